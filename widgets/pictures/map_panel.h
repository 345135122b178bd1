#pragma once

#include <QWidget>

#include "widgets/pictures/map_painting.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSlider;

namespace hairline {

class MapView;
class SceneMap;
class SteadyLabel;

/// The dock "Verdict Map": two degrees of freedom, two methods, the map of their verdicts, its
/// legend, and the cost of a tolerance.
class MapPanel : public QWidget {
  Q_OBJECT

 public:
  explicit MapPanel(SceneMap* map, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {340, 480}; }

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void makeChoices(QFormLayout* asked, QFormLayout* shown);
  QWidget* makeTolerance();
  QWidget* makeButtons();
  void fillChoices();
  void refresh();
  void refreshPixel();
  void exportPicture();
  void copyPicture();
  MapSubject subject() const;
  QString stateText() const;
  QString pixelText() const;
  QString toleranceText() const;
  QString legendText() const;

  SceneMap* m_map;
  MapView* m_view;
  std::array<QComboBox*, 2> m_freedoms{};
  std::array<QComboBox*, 2> m_methods{};
  QComboBox* m_colors = nullptr;
  QSlider* m_tolerance = nullptr;
  QLabel* m_toleranceText = nullptr;
  QLabel* m_toleranceCost = nullptr;
  SteadyLabel* m_legend = nullptr;
  SteadyLabel* m_state = nullptr;
  SteadyLabel* m_pixel = nullptr;
  QPushButton* m_home = nullptr;
  QPushButton* m_ulps = nullptr;
  QPushButton* m_export = nullptr;
  QPushButton* m_copy = nullptr;
};

}  // namespace hairline
