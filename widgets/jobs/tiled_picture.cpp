#include "widgets/jobs/tiled_picture.h"

#include <chrono>

namespace hairline {
namespace {

/// Tiles in quick succession are shown together.
constexpr std::chrono::milliseconds repaintPace{40};

}  // namespace

TiledPicture::TiledPicture(Jobs* jobs, Task task, QObject* parent)
    : KeptUpToDate(false, jobs, task, parent, [this] {
        if (!m_left.empty()) compute(false);
        return !m_left.empty();
      }) {
  m_repaint.setSingleShot(true);
  m_repaint.setInterval(repaintPace);
  connect(&m_repaint, &QTimer::timeout, this, &TiledPicture::repaint);
}

double TiledPicture::share() const {
  return m_tiles == 0 ? 0 : 1 - static_cast<double>(m_left.size()) / static_cast<double>(m_tiles);
}

void TiledPicture::await(std::vector<PictureTile> tiles) {
  m_left = std::move(tiles);
  m_tiles = m_left.size();
}

void TiledPicture::jobChanged() {
  if (!isPending()) {
    repaint();
  } else if (!m_job.hasDelivered()) {
    emit updated();
  } else if (!m_repaint.isActive()) {
    m_repaint.start();
  }
}

void TiledPicture::repaint() {
  m_repaint.stop();
  paint();
  emit updated();
}

}  // namespace hairline
