#include <QKeyEvent>

#include "widgets/viewport/viewport.h"
#include "widgets/window/comparison_window.h"

// Mouse and keys of the comparison of voxels, and what showing and hiding it starts and ends.

namespace hairline {

bool ComparisonWindow::mousePressed(const ViewportMouse& mouse) {
  if (mouse.button != Qt::LeftButton) return false;
  m_lastPixel = mouse.pixel;
  m_turning = true;
  return true;
}

bool ComparisonWindow::mouseMoved(const ViewportMouse& mouse) {
  if (!m_turning) return false;
  Camera camera = m_viewport->camera(mouse.pane);
  camera.orbit(mouse.pixel - m_lastPixel, m_viewport->viewSize(mouse.pane));
  m_lastPixel = mouse.pixel;
  m_viewport->setCamera(camera, mouse.pane);
  return true;
}

bool ComparisonWindow::mouseReleased(const ViewportMouse&) {
  m_turning = false;
  return true;
}

bool ComparisonWindow::keyPressed(QKeyEvent& event) {
  constexpr double step = 24;
  QPointF turn;
  switch (event.key()) {
    case Qt::Key_Space:
      m_comparison.setPlaying(!m_comparison.isPlaying());
      return true;
    case Qt::Key_Period:
      m_comparison.step();
      return true;
    case Qt::Key_Home:
      m_comparison.restart();
      return true;
    case Qt::Key_A:
    case Qt::Key_F:
      frameAll();
      return true;
    case Qt::Key_Left:
      turn = {step, 0};
      break;
    case Qt::Key_Right:
      turn = {-step, 0};
      break;
    case Qt::Key_Up:
      turn = {0, step};
      break;
    case Qt::Key_Down:
      turn = {0, -step};
      break;
    default:
      return false;
  }
  Camera camera = m_viewport->camera();
  camera.orbit(turn, m_viewport->viewSize());
  m_viewport->setCamera(camera);
  return true;
}

void ComparisonWindow::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  schedulePicture();
}

// Closed, it computes nothing on and on. Put away by the window system it goes on unattended.
void ComparisonWindow::hideEvent(QHideEvent* event) {
  if (!event->spontaneous()) m_comparison.setPlaying(false);
  QDialog::hideEvent(event);
}

}  // namespace hairline
