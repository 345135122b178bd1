#include "widgets/run/tiled_picture.h"

namespace hairline {
namespace {

/// Tiles that come faster are shown together.
constexpr std::chrono::milliseconds repaintPace{40};

}  // namespace

void TiledPicture::Job::deliverTile(std::function<void()> take) {
  m_run.setProgress(static_cast<double>(++m_done) / static_cast<double>(m_tiles));
  m_run.deliver(std::move(take));
  if (m_run.isUrgentWaiting()) m_end.request_stop();
}

TiledPicture::TiledPicture(Task task, Worker* worker, QObject* parent)
    : QObject(parent), m_task(task), m_worker(worker) {
  const auto end = [this](Task ended) {
    if (ended != m_task) return;
    m_pending = false;
    m_cancelled = true;
    emit updated();
  };
  connect(worker, &Worker::cancelled, this, end);
  connect(worker, &Worker::failed, this, end);
  m_repaint.setSingleShot(true);
  m_repaint.setInterval(repaintPace);
  connect(&m_repaint, &QTimer::timeout, this, &TiledPicture::repaint);
}

TiledPicture::~TiledPicture() { m_worker->drop(m_task); }

void TiledPicture::setWatched(bool watched) {
  if (watched == m_watched) return;
  m_watched = watched;
  if (watched) {
    schedule();
  } else {
    stop();
  }
}

double TiledPicture::share() const {
  return m_tiles == 0 ? 0 : 1 - static_cast<double>(m_left.size()) / static_cast<double>(m_tiles);
}

void TiledPicture::schedule() {
  if (m_waiting || !m_watched) return;
  m_waiting = true;
  QMetaObject::invokeMethod(this, &TiledPicture::flush, Qt::QueuedConnection);
}

void TiledPicture::flush() {
  if (!m_waiting) return;
  m_waiting = false;
  if (m_watched) begin();
}

void TiledPicture::stop() {
  m_worker->drop(m_task);
  m_pending = false;
  m_cancelled = false;
}

void TiledPicture::start(std::vector<PictureTile> tiles) {
  m_left = std::move(tiles);
  m_tiles = m_left.size();
  m_pending = true;
  startJob(true);
  emit updated();
}

void TiledPicture::tileTaken(const PictureTile& tile) {
  std::erase(m_left, tile);
  if (!m_repaint.isActive()) m_repaint.start();
}

void TiledPicture::jobDone() {
  if (!m_left.empty()) {
    startJob(false);
    return;
  }
  m_pending = false;
  repaint();
}

void TiledPicture::repaint() {
  m_repaint.stop();
  paint();
  emit updated();
}

}  // namespace hairline
