#pragma once

#include <QSlider>

#include "widgets/run/distance_curve.h"

namespace hairline {

/// The slider of the time interval [0, 1], with a mark where each method has the first contact; the
/// tooltip there names them.
class ContactSlider : public QSlider {
  Q_OBJECT

 public:
  explicit ContactSlider(QWidget* parent = nullptr);

  void setContacts(const std::vector<DistanceCurve::Contact>& contacts);
  /// Where along the slider a time is, in pixels.
  int pixelOf(double time) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QString contactsAt(int pixel) const;

  std::vector<DistanceCurve::Contact> m_contacts;
};

}  // namespace hairline
