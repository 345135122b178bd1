#include <CLI/CLI.hpp>

#include "app/queries_command.h"
#include "app/query_command.h"
#include "app/usage.h"

// Commands without pictures make no application object and need no display.
int main(int argc, char** argv) {
  using namespace hairline;
  CLI::App program("A workbench for collision geometry: every verdict can be checked.", "hairline");
  program.set_version_flag("--version", "hairline " HAIRLINE_VERSION, "Show the version and leave");
  program.set_help_flag("-h,--help", "Show this help and leave");
  program.require_subcommand(1);
  int status = exitAnswered;
  addQueryCommand(program, status);
  addQueriesCommand(program, status);
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& asked) {
    return program.exit(asked);
  } catch (const CLI::ParseError& error) {
    const auto commands = program.get_subcommands();
    const std::string command = commands.empty() ? "" : commands.front()->get_name();
    return usageError(command, std::string(error.what()) + "; see hairline " +
                                   (command.empty() ? "" : command + ' ') + "--help");
  }
  return status;
}
