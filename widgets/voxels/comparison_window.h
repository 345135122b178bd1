#pragma once

#include <QDialog>

#include "core/scene/scene.h"
#include "widgets/controls/rows_model.h"
#include "widgets/viewport/viewport_tool.h"
#include "widgets/voxels/voxel_comparison.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace hairline {

class Viewport;

/// A separate window: one moving triangle in 32 x 32 x 32 cells, by PEF, by SAT and exactly, and
/// the differences, in four linked views; with play and pause, speed, a stop at the first
/// difference, counts, and the differences recorded as scenes.
class ComparisonWindow : public QDialog, private ViewportTool {
  Q_OBJECT

 public:
  /// Only where Viewport::isAvailable().
  explicit ComparisonWindow(QWidget* parent = nullptr);
  ~ComparisonWindow() override;

  VoxelComparison* comparison() { return &m_comparison; }
  Viewport* viewport() { return m_viewport; }

 signals:
  /// Requests to open a recorded scene as an untitled document.
  void sceneRequested(const hairline::Scene& scene);

 protected:
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  bool mousePressed(const ViewportMouse& mouse) override;
  bool mouseMoved(const ViewportMouse& mouse) override;
  bool mouseReleased(const ViewportMouse& mouse) override;
  bool keyPressed(QKeyEvent& event) override;

  QWidget* makeControls();
  QLayout* makePlayRow();
  QLayout* makeKept();
  void connectAll();
  void linkCameras(int from);
  void frameAll();
  void schedulePicture();
  void updatePictures();
  void refresh();
  void openKept(int row);
  void saveKept();
  void saveAllKept();
  void tell(const QString& text);

  VoxelComparison m_comparison;
  RowsModel<KeptDifference>* m_model;
  Viewport* m_viewport;
  QPushButton* m_play;
  QPushButton* m_step;
  QPushButton* m_restart;
  QCheckBox* m_stop;
  QComboBox* m_speed;
  QComboBox* m_motion;
  QComboBox* m_scalar;
  QComboBox* m_separating;
  QComboBox* m_open;
  QLineEdit* m_seed;
  QLabel* m_state;
  QLabel* m_tally;
  QTreeView* m_kept;
  QPushButton* m_openKept;
  QPushButton* m_save;
  QPushButton* m_saveAll;
  QPushButton* m_clear;
  QPointF m_lastPixel;
  bool m_turning = false;
  bool m_linking = false;
  bool m_framed = false;
  bool m_pictureWaiting = false;
};

}  // namespace hairline
