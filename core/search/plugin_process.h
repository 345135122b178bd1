#pragma once

#include <chrono>
#include <memory>

#include "core/scene/result.h"
#include "core/search/own_method.h"

namespace hairline {

/// A program of the user's as a method. It reads requests from its standard input and writes the
/// answers to its standard output, a line each, by the contract of `hairline query --jsonl`; of an
/// answer's results the one in the scalar asked for counts. It runs in a process of its own, and is
/// started anew after it crashed, did not answer in time, or answered what cannot be read.
class PluginProcess : public OwnMethod {
 public:
  /// `command` is a line for the shell. It is started when it is first asked.
  PluginProcess(std::string command, std::chrono::duration<double> timeLimit);
  ~PluginProcess() override;
  PluginProcess(const PluginProcess&) = delete;
  PluginProcess& operator=(const PluginProcess&) = delete;

  const std::string& name() const override { return m_command; }
  OwnAnswer answer(const SearchCase& given, Kind kind, ScalarKind scalar) override;

  /// How often it was started.
  int starts() const { return m_starts; }

 private:
  bool start();
  /// Ends the process and all it has started.
  void stop();
  /// Of a process that has closed its output: how it ended, such as "crashed (signal 11)".
  std::string awaitEnd();
  bool send(const std::string& text);
  /// A line of its output, without the line break; an error tells what happened instead.
  Result<std::string> readLine();

  std::string m_command;
  std::chrono::duration<double> m_timeLimit;
  int m_process = -1;
  int m_socket = -1;
  /// What was read beyond the last line.
  std::string m_read;
  std::uint64_t m_requests = 0;
  int m_starts = 0;
};

/// The request about a case, as a line without its break; `id` comes back with the answer.
std::string requestOf(const SearchCase& given, Kind kind, ScalarKind scalar, std::uint64_t id);

}  // namespace hairline
