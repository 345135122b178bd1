#pragma once

#include <QAbstractTableModel>

#include "widgets/hierarchy/object_volumes.h"

namespace hairline {

/// The bounding volumes of an object: a kind a row, with its content and how
/// tight it is.
class VolumeModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { KindColumn, ContentColumn, TightnessColumn };

  /// The volumes are not owned and live longer.
  explicit VolumeModel(ObjectVolumes* source, QObject* parent = nullptr);

  VolumeKind kind(int row) const { return m_rows[static_cast<std::size_t>(row)].volume.kind; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void refresh();

  ObjectVolumes* m_source;
  std::vector<VolumeFigures> m_rows;
};

}  // namespace hairline
