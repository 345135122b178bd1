#pragma once

#include <QWidget>

#include "widgets/run/distance_curve.h"

namespace hairline {

/// Distance against time, with the first contacts as marks and the present moment as a line. A
/// press or drag asks for another moment.
class DistancePlot : public QWidget {
  Q_OBJECT

 public:
  explicit DistancePlot(QWidget* parent = nullptr);

  void setCurve(DistanceCurve curve);
  const DistanceCurve& curve() const { return m_curve; }
  void setTime(double time);

  QSize sizeHint() const override { return {280, 130}; }
  QSize minimumSizeHint() const override { return {120, 80}; }

 signals:
  void timeWanted(double time);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  QRectF room() const;
  double x(double time) const;

  DistanceCurve m_curve;
  double m_time = 0;
};

}  // namespace hairline
