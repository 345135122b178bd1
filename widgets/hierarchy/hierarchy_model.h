#pragma once

#include <QAbstractItemModel>
#include <memory>

#include "widgets/hierarchy/scene_hierarchy.h"

namespace hairline {

/// The tree of a hierarchy as a tree view: nodes, and the items of its leaves. Rows are read from
/// the tree on demand, so that one of a million nodes costs no more than what is expanded.
class HierarchyModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Column { NameColumn, ItemsColumn, AreaColumn };

  explicit HierarchyModel(SceneHierarchy* source, QObject* parent = nullptr);

  /// The node or item of a row.
  SceneHierarchy::Pointed at(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void refresh();
  const Tree& tree() const { return m_built->hierarchy.tree(); }
  QModelIndex indexOfNode(std::int32_t node, int column) const;
  QString nameOf(const SceneHierarchy::Pointed& what) const;

  SceneHierarchy* m_source;
  std::shared_ptr<const BuiltHierarchy> m_built;
  double m_rootArea = 0;
};

}  // namespace hairline
