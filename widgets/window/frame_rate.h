#pragma once

#include <QElapsedTimer>
#include <QLabel>
#include <QTimer>
#include <deque>

namespace hairline {

class Viewport;

/// Says in the status bar how many pictures of the view were drawn within the last second; nothing
/// is drawn while nothing changes.
class FrameRate : public QLabel {
  Q_OBJECT

 public:
  /// The viewport is not owned and lives longer.
  explicit FrameRate(Viewport* viewport, QWidget* parent = nullptr);

 private:
  void refresh();

  QElapsedTimer m_clock;
  /// When each of them was drawn, in milliseconds.
  std::deque<qint64> m_drawn;
  QTimer m_timer;
};

}  // namespace hairline
