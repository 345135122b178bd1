#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace hairline {

class MeshWalk;
class StepPlayer;

/// The part of the dock "Hierarchy" about two meshes: what each kind of volume
/// costs on this very pair, and the walk of both trees step by step.
class WalkSection : public QWidget {
  Q_OBJECT

 public:
  /// The walk is not owned and lives longer.
  explicit WalkSection(MeshWalk* walk, QWidget* parent = nullptr);

 private:
  void refresh();
  void refreshStep();
  QString stepText() const;

  MeshWalk* m_walk;
  QPushButton* m_start;
  QLabel* m_state;
  QTreeView* m_table;
  StepPlayer* m_player;
  QLabel* m_step;
};

}  // namespace hairline
