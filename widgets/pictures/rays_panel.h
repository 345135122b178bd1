#pragma once

#include <QWidget>

#include "widgets/controls/rows_model.h"
#include "widgets/pictures/leak_check.h"
#include "widgets/pictures/scene_rays.h"

class QComboBox;
class QPushButton;
class QTreeView;

namespace hairline {

class PixelView;
class SteadyLabel;

/// The dock "Ray picture": the scene by one ray per pixel, its colours and scalar, what the current
/// pixel's ray hits, and which ray-triangle methods are watertight.
class RaysPanel : public QWidget {
  Q_OBJECT

 public:
  RaysPanel(SceneRays* rays, LeakCheck* leaks, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {340, 420}; }

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QLayout* makeChoices();
  QLayout* makeLeaks();
  void choose();
  void refresh();
  void refreshPixel();
  void refreshLeaks();
  QString stateText() const;
  QString pixelText(const QPoint& pixel) const;
  QString rangeText() const;

  SceneRays* m_rays;
  LeakCheck* m_leaks;
  QComboBox* m_colors;
  QComboBox* m_scalar;
  PixelView* m_picture;
  SteadyLabel* m_state;
  SteadyLabel* m_pixel;
  QPushButton* m_add;
  QPushButton* m_check;
  SteadyLabel* m_leakText;
  RowsModel<WatertightnessRow>* m_found;
  QTreeView* m_table;
};

}  // namespace hairline
