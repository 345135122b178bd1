#pragma once

#include <QWidget>
#include <string>
#include <vector>

class QAction;
class QTreeWidget;
class QTreeWidgetItem;

namespace hairline {

class Document;
class MeshFiles;
class Selection;
struct Change;
struct SceneObject;

/// The objects of the scene as a list, with eye and lock, and the notes of the scene below. The
/// active pair has the letters A and B.
class ScenePanel : public QWidget {
  Q_OBJECT

 public:
  ScenePanel(Document* document, Selection* selection, QWidget* parent = nullptr);

  /// The entries of the context menu.
  void setContextActions(const QList<QAction*>& actions);

  /// The state of mesh files; not owned, and outlives this.
  void setMeshFiles(MeshFiles* files);

  QSize sizeHint() const override { return {290, 300}; }

 private:
  void refresh();
  void refreshChanged(const Change& change);
  void refreshObjects(const std::vector<std::string>& ids);
  void fill(QTreeWidgetItem* item, const SceneObject& object);
  void showSelection();
  void takeSelection();
  void click(QTreeWidgetItem* item, int column);
  void rename(QTreeWidgetItem* item, int column);

  Document* m_document;
  Selection* m_selection;
  MeshFiles* m_meshFiles = nullptr;
  QTreeWidget* m_tree;
  /// The list is being filled, not used.
  bool m_filling = false;
};

}  // namespace hairline
