#include "widgets/panels/contact_slider.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionSlider>
#include <QToolTip>
#include <cmath>

#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

namespace hairline {
namespace {

constexpr int halfMark = 4;

}  // namespace

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
