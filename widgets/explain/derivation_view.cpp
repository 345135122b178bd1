#include "widgets/explain/derivation_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <algorithm>

#include "widgets/controls/theme.h"
#include "widgets/explain/derivation_text.h"
#include "widgets/pair/trace_cursor.h"

namespace hairline {

DerivationView::DerivationView(TraceCursor* cursor, QWidget* parent)
    : QTextEdit(parent), m_cursor(cursor) {
  setReadOnly(true);
  setUndoRedoEnabled(false);
  setTabChangesFocus(true);
  setFrameShape(QFrame::NoFrame);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setFocusPolicy(Qt::StrongFocus);
  viewport()->setMouseTracking(true);
  viewport()->setCursor(Qt::ArrowCursor);
  connect(m_cursor, &TraceCursor::changed, this, [this] {
    mark();
    showPinned();
  });
}

void DerivationView::setDerivation(const Derivation& derivation, int stepCount) {
  m_count = stepCount;
  const QString html = derivationToHtml(derivation);
  if (html != m_html) {
    m_html = html;
    const int place = verticalScrollBar()->value();
    document()->setHtml(html);
    QTextBlock block = document()->begin();
    for (const int step : blockSteps(derivation)) {
      block.setUserState(step);
      block = block.next();
    }
    // Its height is known after layout.
    document()->size();
    verticalScrollBar()->setValue(place);
  }
  mark();
  showPinned();
}

int DerivationView::stepAt(const QPoint& place) const {
  const QTextBlock block = cursorForPosition(place).block();
  return block.isValid() ? block.userState() : -1;
}

void DerivationView::mark() {
  QList<ExtraSelection> marks;
  QColor color = Theme::current().accent;
  color.setAlphaF(0.22f);
  const int step = m_cursor->step();
  for (QTextBlock block = document()->begin(); step >= 0 && block.isValid(); block = block.next()) {
    if (block.userState() != step) continue;
    ExtraSelection mark;
    mark.cursor = QTextCursor(block);
    mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    mark.format.setBackground(color);
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    marks << mark;
  }
  setExtraSelections(marks);
}

void DerivationView::showPinned() {
  const int pinned = m_cursor->pinned();
  if (pinned == m_shown) return;
  m_shown = pinned;
  if (pinned < 0) return;
  QRect room;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (block.userState() != pinned) continue;
    QTextCursor end(block);
    room |= cursorRect(end);
    end.movePosition(QTextCursor::EndOfBlock);
    room |= cursorRect(end);
  }
  if (room.isNull()) return;
  QScrollBar* bar = verticalScrollBar();
  if (room.bottom() > viewport()->height()) {
    bar->setValue(bar->value() + room.bottom() - viewport()->height() + 4);
    room.translate(0, -(room.bottom() - viewport()->height() + 4));
  }
  if (room.top() < 0) bar->setValue(bar->value() + room.top() - 4);
}

void DerivationView::mouseMoveEvent(QMouseEvent* event) {
  QTextEdit::mouseMoveEvent(event);
  if (event->buttons() == Qt::NoButton) m_cursor->setStep(stepAt(event->position().toPoint()));
}

void DerivationView::mouseReleaseEvent(QMouseEvent* event) {
  QTextEdit::mouseReleaseEvent(event);
  // A drag selected text to copy.
  if (event->button() != Qt::LeftButton || textCursor().hasSelection()) return;
  const int step = stepAt(event->position().toPoint());
  if (step >= 0) m_cursor->pin(step == m_cursor->pinned() ? -1 : step);
}

void DerivationView::leaveEvent(QEvent* event) {
  QTextEdit::leaveEvent(event);
  m_cursor->setStep(-1);
}

void DerivationView::keyPressEvent(QKeyEvent* event) {
  const int now = m_cursor->pinned();
  const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (!plain || m_count == 0) {
    QTextEdit::keyPressEvent(event);
    return;
  }
  switch (event->key()) {
    case Qt::Key_Up:
      m_cursor->pin(now < 0 ? m_count - 1 : std::max(now - 1, 0));
      return;
    case Qt::Key_Down:
      m_cursor->pin(std::min(now + 1, m_count - 1));
      return;
    case Qt::Key_Home:
      m_cursor->pin(0);
      return;
    case Qt::Key_End:
      m_cursor->pin(m_count - 1);
      return;
    case Qt::Key_Escape:
      if (now >= 0) {
        m_cursor->pin(-1);
        return;
      }
      break;
    default:
      break;
  }
  QTextEdit::keyPressEvent(event);
}

bool DerivationView::event(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::Resize) {
    // Line breaks change: the step is searched again afterwards.
    m_shown = -1;
    QMetaObject::invokeMethod(this, &DerivationView::showPinned, Qt::QueuedConnection);
  }
  // The window's own Copy is for objects: selected text takes precedence.
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy) && textCursor().hasSelection()) {
    event->accept();
    return true;
  }
  return QTextEdit::event(event);
}

}  // namespace hairline
