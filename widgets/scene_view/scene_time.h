#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace hairline {

/// The moment of the interval [0, 1] at which objects with a displacement are shown. The scene
/// itself stands at 0 and is not changed by it.
class SceneTime : public QObject {
  Q_OBJECT

 public:
  explicit SceneTime(QObject* parent = nullptr);

  double value() const { return m_value; }
  /// Held to [0, 1].
  void setValue(double value);

  bool isPlaying() const { return m_timer.isActive(); }
  /// Plays from where it stands, or from the start when it stands at the end.
  void setPlaying(bool playing);

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
