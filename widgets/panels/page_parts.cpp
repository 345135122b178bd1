#include "widgets/panels/page_parts.h"

#include <QEvent>
#include <QWidget>

namespace hairline {

QLabel* makeWrappedLabel(const char* objectName, const QString& text) {
  auto* label = new QLabel(text);
  label->setObjectName(QLatin1String(objectName));
  label->setWordWrap(true);
  return label;
}

void WheelGuard::guard(QWidget* control) {
  control->setFocusPolicy(Qt::StrongFocus);
  control->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (event->type() == QEvent::Wheel && widget != nullptr && !widget->hasFocus()) {
    event->ignore();
    return true;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace hairline
