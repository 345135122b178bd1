#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace hairline {

/// The time in [0, 1] at which objects with a displacement are shown. The scene itself is at time 0
/// and unchanged.
class SceneTime : public QObject {
  Q_OBJECT

 public:
  explicit SceneTime(QObject* parent = nullptr);

  double value() const { return m_value; }
  /// Clamped to [0, 1].
  void setValue(double value);

  bool isPlaying() const { return m_timer.isActive(); }
  /// Plays from the current time, or from the start if it is at the end.
  void setPlaying(bool playing);

  /// Stops playing and shows time 0.
  void rewind();

  bool loops() const { return m_loops; }
  void setLoops(bool loops) { m_loops = loops; }

 signals:
  void changed(double value);
  void playingChanged(bool playing);

 private:
  void advance();

  double m_value = 0;
  bool m_loops = true;
  QTimer m_timer;
  QElapsedTimer m_clock;
};

}  // namespace hairline
