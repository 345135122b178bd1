#include "widgets/controls/page_parts.h"

#include <QAbstractSpinBox>
#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScreen>
#include <QScrollBar>
#include <algorithm>

#include "widgets/controls/box_layouts.h"

namespace hairline {

QLabel* makeWrappedLabel(const char* objectName, const QString& text) {
  auto* label = named(new QLabel(text), QLatin1String(objectName));
  label->setWordWrap(true);
  return label;
}

QLabel* makeSectionTitle(const QString& text) {
  auto* label = named(new QLabel(text), "sectionTitle");
  embolden(label);
  return label;
}

QLabel* makeHint(const char* objectName, const QString& text) {
  auto* label = makeWrappedLabel(objectName, text);
  label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

void embolden(QLabel* label) {
  QFont font;
  font.setWeight(QFont::DemiBold);
  label->setFont(font);
}

QScrollArea* makeScrollPage(const char* objectName, QWidget* page) {
  auto* scroll = named(new QScrollArea, QLatin1String(objectName));
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(page);
  return scroll;
}

void resizeOnScreen(QWidget* window, const QSize& wish) {
  // Frame and title take some.
  window->resize(wish.boundedTo(window->screen()->availableSize() * 0.9));
}

WheelGuard::WheelGuard(QObject* parent) : QObject(parent) {
  QCoreApplication::instance()->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish) return false;
  const bool isControl = qobject_cast<QComboBox*>(watched) != nullptr ||
                         qobject_cast<QAbstractSpinBox*>(watched) != nullptr ||
                         (qobject_cast<QAbstractSlider*>(watched) != nullptr &&
                          qobject_cast<QScrollBar*>(watched) == nullptr);
  if (!isControl) return false;
  auto* control = static_cast<QWidget*>(watched);
  if (event->type() == QEvent::Polish) {
    // The wheel would focus them first.
    if (control->focusPolicy() == Qt::WheelFocus) control->setFocusPolicy(Qt::StrongFocus);
    return false;
  }
  if (control->hasFocus()) return false;
  event->ignore();
  return true;
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setWholeText(const QString& text) {
  setText(text);
  setToolTip(text);
}

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                   fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

SteadyLabel::SteadyLabel(const char* objectName, int lines)
    : m_label(makeWrappedLabel(objectName)), m_lines(lines) {
  // No layout, which would pass on every change of the text.
  m_label->setParent(this);
  m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  letGo();
}

void SteadyLabel::setText(const QString& text) {
  if (text == m_label->text()) return;
  m_label->setText(text);
  setMinimumHeight(std::max(minimumHeight(), neededHeight()));
}

void SteadyLabel::letGo() { setMinimumHeight(neededHeight()); }

QSize SteadyLabel::sizeHint() const { return {m_label->sizeHint().width(), minimumHeight()}; }

void SteadyLabel::resizeEvent(QResizeEvent* event) {
  m_label->setGeometry(rect());
  if (event->size().width() != event->oldSize().width()) letGo();
}

void SteadyLabel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) letGo();
}

int SteadyLabel::neededHeight() const {
  return std::max(m_lines * fontMetrics().lineSpacing(), m_label->heightForWidth(width()));
}

}  // namespace hairline
