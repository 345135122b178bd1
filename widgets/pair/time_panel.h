#pragma once

#include <QWidget>
#include <optional>
#include <utility>

#include "core/scene/scene.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/pair/distance_curve.h"

class QCheckBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace hairline {

class ContactSlider;
class DistancePlot;
class QueryRunner;
class SceneTime;

/// The time at which moving objects are shown: a slider with play and loop, and the distance of the
/// active pair over its motion, with the first contact by each method.
class TimePanel : public QWidget {
  Q_OBJECT

 public:
  TimePanel(QueryRunner* runner, SceneTime* time, QWidget* parent = nullptr);

  QSize sizeHint() const override;

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void refresh();
  void askForCurve(const SceneObject& a, const SceneObject& b);
  void showTime();

  QueryRunner* m_runner;
  SceneTime* m_time;
  QStackedWidget* m_pages;
  QLabel* m_empty;
  DistancePlot* m_plot;
  ContactSlider* m_slider;
  QToolButton* m_play;
  QCheckBox* m_loop;
  QLabel* m_contacts;
  /// The pair whose curve is shown or being computed.
  std::optional<std::pair<SceneObject, SceneObject>> m_asked;
  Job m_job;
};

}  // namespace hairline
