#include "widgets/objects/number_field.h"

#include <QKeyEvent>
#include <QStyle>
#include <cmath>
#include <limits>
#include <numeric>

#include "widgets/text/number_input.h"
#include "widgets/text/numbers.h"

namespace hairline {

namespace {

QString numberText(double value, bool hexadecimal) {
  return hexadecimal ? hexadecimalNumber(value) : fullNumber(value);
}

}  // namespace

NumberField::NumberField(QWidget* parent) : QLineEdit(parent) {
  setProperty("refused", false);
  connect(this, &QLineEdit::returnPressed, this, [this] {
    if (takeText()) selectAll();
  });
  connect(this, &QLineEdit::textEdited, this, [this](const QString& text) {
    if (!m_refusal.isEmpty() && readNumberInput(text).value) refuse({});
  });
  showValue();
}

void NumberField::setValue(double value) {
  const bool typing = isModified() || !m_refusal.isEmpty();
  const bool same = value == m_value && std::signbit(value) == std::signbit(m_value);
  m_value = value;
  if (typing || same) return;
  m_isOutdated = isVisible() && !hasFocus() && visibleRegion().isEmpty();
  if (!m_isOutdated) showValue();
}

void NumberField::resetValue(double value) {
  m_value = value;
  refuse({});
  showValue();
}

void NumberField::setHexadecimal(bool hexadecimal) {
  if (hexadecimal == m_hexadecimal) return;
  m_hexadecimal = hexadecimal;
  if (m_refusal.isEmpty() && !isModified()) showValue();
}

QSize NumberField::sizeHint() const {
  const int digits = m_hexadecimal ? 22 : 9;
  const QSize size = QLineEdit::sizeHint();
  return {fontMetrics().horizontalAdvance(QLatin1Char('0')) * digits + 14, size.height()};
}

QSize NumberField::minimumSizeHint() const {
  const QSize size = QLineEdit::minimumSizeHint();
  return {fontMetrics().horizontalAdvance(QLatin1Char('0')) * 3 + 14, size.height()};
}

void NumberField::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && (isModified() || !m_refusal.isEmpty())) {
    resetValue(m_value);
    selectAll();
    return;
  }
  if ((event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) && step(*event)) return;
  QLineEdit::keyPressEvent(event);
}

bool NumberField::event(QEvent* event) {
  // Undo while typing affects the field; without typing, the keys are the scene's.
  if (event->type() == QEvent::ShortcutOverride && !isModified() && m_refusal.isEmpty()) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
      event->ignore();
      return false;
    }
  }
  return QLineEdit::event(event);
}

void NumberField::focusInEvent(QFocusEvent* event) {
  QLineEdit::focusInEvent(event);
  if (!isModified() && m_refusal.isEmpty()) showValue();
  const Qt::FocusReason reason = event->reason();
  if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason) selectAll();
}

void NumberField::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  const Qt::FocusReason reason = event->reason();
  if (reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason) return;
  const bool typed = isModified();
  if (takeText() && !typed) showValue();
  if (m_refusal.isEmpty()) setCursorPosition(0);
}

void NumberField::resizeEvent(QResizeEvent* event) {
  QLineEdit::resizeEvent(event);
  if (!isModified() && m_refusal.isEmpty()) showValue();
}

void NumberField::showEvent(QShowEvent* event) {
  QLineEdit::showEvent(event);
  if (!isModified() && m_refusal.isEmpty()) showValue();
}

void NumberField::paintEvent(QPaintEvent* event) {
  if (m_isOutdated) showValue();
  QLineEdit::paintEvent(event);
}

bool NumberField::takeText() {
  if (!isModified() && m_refusal.isEmpty()) return true;
  const NumberInput input = readNumberInput(text());
  if (!input.value) {
    refuse(input.error);
    return false;
  }
  // Marked as accepted before the document answers with its own value.
  setModified(false);
  refuse({});
  const QString reason = m_commit ? m_commit(*input.value, false) : QString();
  if (!reason.isEmpty()) {
    refuse(reason);
    return false;
  }
  m_value = *input.value;
  showValue();
  if (!input.note.isEmpty()) setToolTip(input.note);
  return true;
}

bool NumberField::step(const QKeyEvent& event) {
  if (!takeText()) return true;
  const bool up = event.key() == Qt::Key_Up;
  double next = 0;
  if ((event.modifiers() & Qt::AltModifier) != 0) {
    const double infinity = std::numeric_limits<double>::infinity();
    next = std::nextafter(m_value, up ? infinity : -infinity);
  } else {
    double size = numberStep(m_value, m_scale);
    if ((event.modifiers() & Qt::ShiftModifier) != 0) size *= 10;
    if ((event.modifiers() & Qt::ControlModifier) != 0) size /= 10;
    next = steppedNumber(m_value, up ? size : -size);
  }
  if (!std::isfinite(next)) return true;
  const QString reason = m_commit ? m_commit(next, true) : QString();
  if (reason.isEmpty()) {
    m_value = next;
    showValue();
    selectAll();
  } else {
    setText(numberText(next, m_hexadecimal));
    refuse(reason);
  }
  return true;
}

QString NumberField::shownText() const {
  const QString full = numberText(m_value, m_hexadecimal);
  if (hasFocus() || !isVisible()) return full;
  // The space for the frame and the cursor of a line edit.
  constexpr int margin = 9;
  const QFontMetrics metrics = fontMetrics();
  // Character by character, because shaping whole texts takes most of the time of a drag of a mesh.
  const auto widthOf = [&](QStringView text) {
    return std::accumulate(text.begin(), text.end(), 0, [&](int sum, QChar character) {
      return sum + metrics.horizontalAdvance(character);
    });
  };
  int room = width() - margin;
  if (widthOf(full) <= room) return full;
  const QChar ellipsis(0x2026);
  const qsizetype mark = full.indexOf(m_hexadecimal ? QLatin1Char('p') : QLatin1Char('e'));
  const QString exponent = full.mid(mark < 0 ? full.size() : mark);
  room -= widthOf(exponent) + metrics.horizontalAdvance(ellipsis);
  qsizetype kept = 0;
  while ((room -= metrics.horizontalAdvance(full[kept])) >= 0) ++kept;
  return full.left(kept) + ellipsis + exponent;
}

void NumberField::showValue() {
  m_isOutdated = false;
  setText(shownText());
  setModified(false);
  setToolTip(numberDetails(m_value));
  if (!hasFocus()) setCursorPosition(0);
}

void NumberField::refuse(const QString& reason) {
  if (reason == m_refusal) return;
  m_refusal = reason;
  if (!reason.isEmpty()) setToolTip(reason);
  setAccessibleDescription(reason);
  setProperty("refused", !reason.isEmpty());
  style()->unpolish(this);
  style()->polish(this);
  emit refusalChanged(reason);
}

}  // namespace hairline
