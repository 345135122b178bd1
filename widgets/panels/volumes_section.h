#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QTreeView;

namespace hairline {

class ObjectVolumes;
class VolumeModel;

/// The part of the dock "Hierarchy" about bounding volumes of objects: those of
/// the selected one with their figures, one kind drawn around all, and the
/// pairs that only may collide.
class VolumesSection : public QWidget {
  Q_OBJECT

 public:
  /// The volumes are not owned and live longer.
  explicit VolumesSection(ObjectVolumes* volumes, QWidget* parent = nullptr);

 private:
  void choose();
  void refresh();

  ObjectVolumes* m_volumes;
  VolumeModel* m_model;
  QLabel* m_title;
  QTreeView* m_table;
  QCheckBox* m_draws;
  QLabel* m_pairs;
};

}  // namespace hairline
