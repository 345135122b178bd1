#include "widgets/lessons/lesson_layout.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <algorithm>
#include <utility>

namespace hairline {
namespace {

constexpr int leastWidth = 320;
constexpr int mostWidth = 460;

}  // namespace

LessonLayout::LessonLayout(QMainWindow* window, QDockWidget* lesson,
                           const QVector<QDockWidget*>& beside, int layoutVersion)
    : QObject(window),
      m_window(window),
      m_lesson(lesson),
      m_beside(beside),
      m_layoutVersion(layoutVersion) {
  m_lesson->installEventFilter(this);
}

void LessonLayout::open() {
  if (m_lesson->isHidden()) {
    m_before = m_window->saveState(m_layoutVersion);
    QVector<QDockWidget*> side;
    for (QDockWidget* dock : m_beside) {
      const bool isThere = !dock->isHidden() && !dock->isFloating() &&
                           m_window->dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
      if (isThere) side << dock;
    }
    m_lesson->setFloating(false);
    // Never above or below another, not even for a moment: a low window would grow.
    if (side.isEmpty()) {
      m_window->addDockWidget(Qt::LeftDockWidgetArea, m_lesson);
    } else {
      m_window->tabifyDockWidget(side.front(), m_lesson);
    }
    m_lesson->show();
    for (QDockWidget* dock : std::as_const(side)) m_window->tabifyDockWidget(m_lesson, dock);
    const int width = std::clamp(m_window->width() * 27 / 100, leastWidth, mostWidth);
    m_window->resizeDocks({m_lesson}, {width}, Qt::Horizontal);
  }
  m_lesson->raise();
}

QByteArray LessonLayout::layoutToKeep() const {
  return m_before.isEmpty() ? m_window->saveState(m_layoutVersion) : m_before;
}

bool LessonLayout::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Close) {
    QMetaObject::invokeMethod(this, &LessonLayout::closed, Qt::QueuedConnection);
  }
  // Docks must not be moved while one of them is being hidden.
  if (event->type() == QEvent::HideToParent && !m_before.isEmpty()) {
    QMetaObject::invokeMethod(this, &LessonLayout::bringBack, Qt::QueuedConnection);
  }
  return QObject::eventFilter(watched, event);
}

void LessonLayout::bringBack() {
  if (m_before.isEmpty() || !m_lesson->isHidden()) return;
  m_window->restoreState(m_before, m_layoutVersion);
  m_before.clear();
}

}  // namespace hairline
