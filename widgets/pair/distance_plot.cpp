#include "widgets/pair/distance_plot.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionSlider>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/controls/theme.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

constexpr int halfMark = 4;

}  // namespace

DistancePlot::DistancePlot(QWidget* parent) : QWidget(parent) {
  setCursor(Qt::SplitHCursor);
  setAccessibleName(tr("Distance against time"));
}

void DistancePlot::setContacts(std::vector<DistanceCurve::Contact> contacts) {
  m_curve.contacts = std::move(contacts);
  QStringList lines;
  for (const DistanceCurve::Contact& contact : m_curve.contacts) {
    //: A method, a scalar, and the time of first contact.
    lines << tr("%1 in %2: %3")
                 .arg(methodText(contact.method), scalarText(contact.scalar),
                      fullNumber(contact.time));
  }
  const QString text = lines.isEmpty() ? tr("No contact during the motion")
                                       : tr("First contact\n%1").arg(lines.join(QLatin1Char('\n')));
  setToolTip(text);
  setAccessibleDescription(text);
  update();
}

void DistancePlot::setSamples(std::optional<std::vector<DistanceCurve::Sample>> samples) {
  m_outdated = !samples;
  if (samples) m_curve.samples = *std::move(samples);
  update();
}

void DistancePlot::setTime(double time) {
  m_time = time;
  update();
}

QRectF DistancePlot::room() const {
  const QFontMetricsF metrics(font());
  return QRectF(rect()).adjusted(metrics.horizontalAdvance(QStringLiteral("0.0000")) + 10,
                                 metrics.height() + 4, -12, -metrics.height() - 8);
}

double DistancePlot::x(double time) const { return room().left() + time * room().width(); }

void DistancePlot::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::current();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area = room();
  painter.fillRect(area, theme.panel);
  double highest = 0;
  for (const auto& sample : m_curve.samples) highest = std::max(highest, sample.distance);
  if (!std::isfinite(highest) || highest <= 0) highest = 1;
  const auto y = [&](double distance) {
    return area.bottom() - std::min(distance, highest) / highest * area.height();
  };
  painter.setPen(QPen(theme.border, 1));
  painter.drawRect(area);
  painter.setPen(theme.subdued);
  const double line = fontMetrics().height();
  const QRectF left(0, area.top() - line / 2, area.left() - 5, line);
  painter.drawText(left, Qt::AlignRight | Qt::AlignVCenter, shortNumber(highest));
  painter.drawText(left.translated(0, area.height()), Qt::AlignRight | Qt::AlignVCenter,
                   QStringLiteral("0"));
  const QRectF below(area.left() - 20, area.bottom() + 3, area.width() + 40, line);
  painter.drawText(below.adjusted(16, 0, 0, 0), Qt::AlignLeft, QStringLiteral("0"));
  painter.drawText(below.adjusted(0, 0, -16, 0), Qt::AlignRight, QStringLiteral("1"));
  painter.drawText(below, Qt::AlignHCenter, tr("time %1").arg(shortNumber(m_time)));
  painter.drawText(QRectF(area.left(), 0, area.width(), area.top() - 2), Qt::AlignLeft,
                   tr("distance"));

  QPolygonF curve;
  for (const auto& sample : m_curve.samples) {
    if (std::isfinite(sample.distance)) curve << QPointF(x(sample.time), y(sample.distance));
  }
  painter.setPen(QPen(m_outdated ? theme.border : theme.gap, 2));
  painter.drawPolyline(curve);

  // Each contact as a diamond on the time axis; those of float are hollow.
  for (const DistanceCurve::Contact& contact : m_curve.contacts) {
    const QPointF at(x(contact.time), area.bottom());
    painter.setPen(QPen(theme.hit, 1.5));
    painter.setBrush(contact.scalar == ScalarKind::float32 ? QBrush(Qt::NoBrush)
                                                           : QBrush(theme.hit));
    painter.drawPolygon(QPolygonF{at + QPointF(0, -6), at + QPointF(5, 0), at + QPointF(0, 6),
                                  at + QPointF(-5, 0)});
  }
  painter.setPen(QPen(theme.accent, 2));
  painter.drawLine(QPointF(x(m_time), area.top()), QPointF(x(m_time), area.bottom()));
}

void DistancePlot::mousePressEvent(QMouseEvent* event) {
  emit timeWanted(std::clamp((event->position().x() - room().left()) / room().width(), 0.0, 1.0));
}

void DistancePlot::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton)) mousePressEvent(event);
}

ContactSlider::ContactSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

void ContactSlider::setContacts(const std::vector<DistanceCurve::Contact>& contacts) {
  m_contacts = contacts;
  QStringList texts;
  for (const auto& contact : m_contacts) {
    texts << tr("%1 in %2 at %3")
                 .arg(methodText(contact.method), scalarText(contact.scalar),
                      shortNumber(contact.time));
  }
  setAccessibleDescription(texts.isEmpty()
                               ? tr("No contact during the motion")
                               : tr("First contact: %1").arg(texts.join(QStringLiteral(", "))));
  update();
}

int ContactSlider::pixelOf(double time) const {
  QStyleOptionSlider option;
  initStyleOption(&option);
  const QRect groove =
      style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
  const int handle = style()->pixelMetric(QStyle::PM_SliderLength, &option, this);
  const int span = groove.width() - handle;
  return groove.left() + handle / 2 +
         QStyle::sliderPositionFromValue(minimum(), maximum(),
                                         qRound(minimum() + time * (maximum() - minimum())), span);
}

void ContactSlider::paintEvent(QPaintEvent* event) {
  QSlider::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = Theme::current();
  painter.setPen(QPen(theme.panel, 1));
  painter.setBrush(theme.hit);
  const double middle = height() / 2.0;
  for (const auto& contact : m_contacts) {
    const double x = pixelOf(contact.time) + 0.5;
    const QPointF corners[] = {{x, middle - halfMark},
                               {x + halfMark, middle},
                               {x, middle + halfMark},
                               {x - halfMark, middle}};
    painter.drawPolygon(corners, 4);
  }
}

QString ContactSlider::contactsAt(int pixel) const {
  QStringList texts;
  for (const auto& contact : m_contacts) {
    if (std::abs(pixelOf(contact.time) - pixel) > halfMark + 1) continue;
    texts << tr("%1 in %2: first contact at %3")
                 .arg(methodText(contact.method), scalarText(contact.scalar),
                      fullNumber(contact.time));
  }
  return texts.join(QLatin1Char('\n'));
}

bool ContactSlider::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QSlider::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString text = contactsAt(help->pos().x());
  QToolTip::showText(help->globalPos(), text.isEmpty() ? toolTip() : text, this);
  return true;
}

}  // namespace hairline
