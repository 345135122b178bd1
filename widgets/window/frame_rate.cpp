#include "widgets/window/frame_rate.h"

#include "widgets/viewport/viewport.h"

namespace hairline {

FrameRate::FrameRate(Viewport* viewport, QWidget* parent) : QLabel(parent) {
  setObjectName(QStringLiteral("frameRate"));
  m_clock.start();
  connect(viewport, &Viewport::drawn, this, [this] {
    if (!isVisible()) return;
    m_drawn.push_back(m_clock.elapsed());
    if (!m_timer.isActive()) m_timer.start();
  });
  m_timer.setInterval(250);
  connect(&m_timer, &QTimer::timeout, this, &FrameRate::refresh);
  refresh();
}

void FrameRate::refresh() {
  while (!m_drawn.empty() && m_drawn.front() <= m_clock.elapsed() - 1000) m_drawn.pop_front();
  if (m_drawn.empty()) m_timer.stop();
  //: Frames per second.
  setText(tr("%1 fps").arg(m_drawn.size()));
}

}  // namespace hairline
