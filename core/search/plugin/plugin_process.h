#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>

#include "core/base/result.h"
#include "core/search/plugin/plugin_errors.h"
#include "core/search/plugin/plugin_line.h"

namespace hairline {

/// The limits of a method in a process of its own.
struct PluginLimits {
  /// For each answer.
  std::chrono::duration<double> time = std::chrono::seconds(2);
  /// The limit of memory it writes to, in bytes; 0 for no limit.
  std::uint64_t memory = std::uint64_t{4} << 30;
};

/// A program of the user's as a method. It reads requests from its standard input and writes the
/// answers to its standard output, one line each, by the contract of `hairline query --jsonl`; of
/// an answer's results the one in the requested scalar counts. It runs in a process of its own,
/// which is restarted after a crash, a timeout or unreadable output. It and its descendants end
/// with this object, and with this program. Its standard error is forwarded within the limits of
/// `PluginErrors`.
class PluginProcess : public OwnMethod {
 public:
  /// `command` is a shell command. It is started on the first question. Findings name it by `name`,
  /// or by its command.
  explicit PluginProcess(std::string command, PluginLimits limits = {}, std::string name = {});
  ~PluginProcess() override;
  PluginProcess(const PluginProcess&) = delete;
  PluginProcess& operator=(const PluginProcess&) = delete;

  const std::string& name() const override { return m_name; }
  OwnAnswer answer(const SearchCase& given, Kind kind, ScalarKind scalar) override;
  /// Sends many requests before it reads the first answer. After a failure, unanswered requests are
  /// asked one by one, so that it is reported for the case that caused it.
  void foresee(std::span<const SearchCase> cases, Kind kind,
               std::span<const ScalarKind> scalars) override;

  /// Whether `answer` also requests steps; off at first.
  void setTraced(bool on) { m_isTraced = on; }

  /// How often it was started.
  int starts() const { return m_starts; }

 private:
  struct Foreseen {
    SearchCase given;
    Kind kind{};
    ScalarKind scalar{};
    OwnAnswer answer;
  };

  /// The result of sending a request.
  enum class Sent { whole, refused, late };

  bool start();
  /// Ends the process and its descendants; returns its peak memory in bytes. Waits a limited time
  /// for its end.
  std::uint64_t stop();
  /// For a process that has closed its output: how it ended, such as "crashed (signal 11)".
  Message awaitEnd();
  Sent send(const std::string& text);
  /// Ends the process and throws `Interrupted` if the work of this thread was asked to stop.
  void endIfInterrupted();
  /// A line of its output, without the line break; an error if there is none.
  Result<std::string> readLine();
  /// Waits until the process reads or has written, or a short time has passed. Returns which of
  /// `events` occurred.
  short await(short events, std::chrono::duration<double> left);
  /// The answer to a request that was sent, alone or with others.
  OwnAnswer receive(std::uint64_t id, ScalarKind scalar, bool isAlone);
  /// Forwards standard error; what a program that did not start wrote there is reported with that.
  OwnAnswer finished(OwnAnswer answer);
  OwnAnswer ask(const SearchCase& given, Kind kind, ScalarKind scalar);
  /// Asks the announced questions from `first` on, whose answers are missing, one at a time.
  void askOneByOne(std::size_t first);

  std::string m_command;
  PluginLimits m_limits;
  std::string m_name;
  /// A shell that runs the program, and ends with it or when `m_life` is closed.
  int m_process = -1;
  int m_socket = -1;
  int m_life = -1;
  PluginErrors m_errors;
  /// Whether it has answered since it was started.
  bool m_hasBegun = false;
  /// What was read beyond the last line.
  std::string m_read;
  std::uint64_t m_requests = 0;
  bool m_isTraced = false;
  int m_starts = 0;
  std::deque<Foreseen> m_foreseen;
};

}  // namespace hairline
