#pragma once

#include <signal.h>

#include <QObject>
#include <array>

class QSocketNotifier;

namespace hairline {

/// Tells in the event loop that the system asked the program to end: SIGTERM, SIGINT and SIGHUP,
/// but those that were ignored already, as under nohup. The same signal once more ends the program
/// at once. One at a time; it puts back the handlers that were there before.
class EndSignals : public QObject {
  Q_OBJECT

 public:
  explicit EndSignals(QObject* parent = nullptr);
  ~EndSignals() override;

 signals:
  void received(int number);

 private:
  static constexpr std::array<int, 3> numbers{SIGTERM, SIGINT, SIGHUP};

  /// The handler writes to one end, the event loop waits at the other.
  std::array<int, 2> m_pipe{-1, -1};
  std::array<struct sigaction, 3> m_before{};
};

}  // namespace hairline
