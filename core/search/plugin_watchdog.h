#pragma once

#include <string>

namespace hairline {

/// Kills plugins when this program ends, however it ends: a process of the shell that waits for the
/// end of a connection to this program.
///
/// The processes of a plugin are found by their group, and by a variable in their environment where
/// they left that. A death signal (PR_SET_PDEATHSIG) would reach neither the plugin's children nor
/// tell the end of this program from that of the thread that started the plugin.
class PluginWatchdog {
 public:
  /// Started with the first plugin; it lasts as long as this program.
  static const PluginWatchdog& instance();

  /// What the plugin of a number has in its environment, as NAME=VALUE. `signature` begins it.
  std::string variable(int number) const { return m_signature + std::to_string(number) + '.'; }

  /// Makes a process known, called by itself between fork and exec: so there is no moment at which
  /// this program could end and leave it.
  void addThisProcess() const;
  /// A process has ended, and its number may be another's soon.
  void remove(int process) const;

  /// Kills every process that has a variable in its environment. A bounded number of looks at
  /// /proc: a process that starts new ones as fast as they are killed remains.
  static void killAllWith(const std::string& variable);

 private:
  PluginWatchdog();

  std::string m_signature;
  int m_connection = -1;
};

}  // namespace hairline
