#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace hairline {

class MeshTraversal;
class StepPlayer;

/// The part of the dock "Hierarchy" about two meshes: what each kind of volume
/// costs on this very pair, and the traversal of both trees step by step.
class TraversalSection : public QWidget {
  Q_OBJECT

 public:
  /// The traversal is not owned and lives longer.
  explicit TraversalSection(MeshTraversal* traversal, QWidget* parent = nullptr);

 private:
  void refresh();
  void refreshStep();
  QString stepText() const;

  MeshTraversal* m_traversal;
  QPushButton* m_start;
  QLabel* m_state;
  QTreeView* m_table;
  StepPlayer* m_player;
  QLabel* m_step;
};

}  // namespace hairline
