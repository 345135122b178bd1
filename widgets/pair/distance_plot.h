#pragma once

#include <QSlider>
#include <QWidget>
#include <optional>

#include "widgets/pair/distance_curve.h"

namespace hairline {

/// Distance against time, with the first contacts as marks and the current time as a line. A press
/// or drag requests another time.
class DistancePlot : public QWidget {
  Q_OBJECT

 public:
  explicit DistancePlot(QWidget* parent = nullptr);

  void setContacts(std::vector<DistanceCurve::Contact> contacts);
  /// Nothing while they are being computed: then the previous ones stay, greyed.
  void setSamples(std::optional<std::vector<DistanceCurve::Sample>> samples);
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
  bool m_outdated = false;
  double m_time = 0;
};

/// The slider of the time interval [0, 1], with a mark at each method's first contact; its tooltip
/// names them.
class ContactSlider : public QSlider {
  Q_OBJECT

 public:
  explicit ContactSlider(QWidget* parent = nullptr);

  void setContacts(const std::vector<DistanceCurve::Contact>& contacts);
  /// The position of a time along the slider, in pixels.
  int pixelOf(double time) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QString contactsAt(int pixel) const;

  std::vector<DistanceCurve::Contact> m_contacts;
};

}  // namespace hairline
