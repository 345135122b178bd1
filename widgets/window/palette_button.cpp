#include "widgets/window/palette_button.h"

#include <QAction>
#include <QApplication>
#include <QDrag>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>

#include "widgets/scene_view/scene_tool.h"

namespace hairline {

PaletteButton::PaletteButton(QAction* first) {
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setPopupMode(QToolButton::MenuButtonPopup);
  setMenu(new QMenu(this));
  setDefaultAction(first);
  connect(menu(), &QMenu::triggered, this, &QToolButton::setDefaultAction);
  menu()->installEventFilter(this);
}

void PaletteButton::mousePressEvent(QMouseEvent* event) {
  m_pressed = event->pos();
  QToolButton::mousePressEvent(event);
}

void PaletteButton::mouseMoveEvent(QMouseEvent* event) {
  QToolButton::mouseMoveEvent(event);
  if (!event->buttons().testFlag(Qt::LeftButton) ||
      (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance()) {
    return;
  }
  setDown(false);
  dragOut(*defaultAction());
}

bool PaletteButton::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::MouseMove && event->type() != QEvent::MouseButtonPress) return false;
  auto* list = static_cast<QMenu*>(watched);
  const auto& mouse = static_cast<const QMouseEvent&>(*event);
  if (event->type() == QEvent::MouseButtonPress) m_pressed = mouse.pos();
  const QAction* pressed = list->actionAt(m_pressed);
  if (event->type() == QEvent::MouseButtonPress || pressed == nullptr ||
      !mouse.buttons().testFlag(Qt::LeftButton) || list->rect().contains(mouse.pos())) {
    return false;
  }
  list->close();
  dragOut(*pressed);
  return true;
}

void PaletteButton::dragOut(const QAction& action) {
  auto* data = new QMimeData;
  data->setData(shapeFormat, action.data().toByteArray());
  auto* drag = new QDrag(this);
  drag->setMimeData(data);
  drag->setPixmap(action.icon().pixmap(32));
  drag->exec(Qt::CopyAction);
}

}  // namespace hairline
