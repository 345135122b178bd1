#include "app/program.h"

#include <fcntl.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <filesystem>
#include <new>
#include <sstream>
#include <stdexcept>

#include "app/bvh_command.h"
#include "app/check_command.h"
#include "app/completion_command.h"
#include "app/convert_command.h"
#include "app/export_command.h"
#include "app/fuzz_command.h"
#include "app/merge_command.h"
#include "app/paste_command.h"
#include "app/plugin_host_command.h"
#include "app/queries_command.h"
#include "app/query_command.h"
#include "app/render_command.h"
#include "app/replay_command.h"
#include "app/self_test.h"
#include "app/send_command.h"
#include "app/shrink_command.h"
#include "app/suite_command.h"
#include "app/usage.h"
#include "app/verify_command.h"
#include "app/voxelize_command.h"
#include "app/window_library.h"
#include "core/version.h"

namespace hairline {
namespace {

/// Opens the standard descriptors that are closed, so that no file gets their numbers and with it
/// what is written to standard output. They stay unusable: reading standard input and writing
/// standard output fail, also by their names under /dev, and messages are lost. False if that is
/// not possible.
bool openStandardDescriptors() {
  struct Stream {
    const char* path;
    int mode;
  };
  constexpr Stream streams[] = {
      {"/dev/null", O_WRONLY}, {"/dev/full", O_RDONLY}, {"/dev/null", O_WRONLY}};
  for (int number = 0; number < 3; ++number) {
    if (::fcntl(number, F_GETFD) != -1) continue;
    // Open takes the lowest free number.
    if (::open(streams[number].path, streams[number].mode) != number) return false;
  }
  return true;
}

int openWorkbench(int& argc, char** argv, const WorkbenchOptions& options) {
  std::error_code unknown;
  if (!options.file.empty() && !std::filesystem::exists(options.file, unknown)) {
    return usageError(
        "", "\"" + options.file + "\" is neither a command nor a file; see hairline --help");
  }
  const Result<WindowLibrary*> window = loadWindowLibrary();
  if (!window) return usageError("", window.error().message);
  return (*window)->openWorkbench(argc, argv, options);
}

// Commands without pictures make no application object and need no display.
int parseAndRun(int argc, char** argv) {
  CLI::App program("A workbench for collision geometry: every verdict can be checked.", "hairline");
  program.set_version_flag("--version", "hairline " + std::string(version()),
                           "Print the version and exit");
  program.set_help_flag("-h,--help", "Print this help and exit");
  program.require_subcommand(0, 1);
  WorkbenchOptions workbench;
  program
      .add_option("scene", workbench.file,
                  "A file to open in the workbench: a scene, the findings of hairline fuzz, or a "
                  "recording (*.hcap)")
      ->type_name("FILE");
  program
      .add_option("--language", workbench.language,
                  "The language of the workbench: en, ja or ko; by default the one chosen there")
      ->check(CLI::IsMember({"en", "ja", "ko"}))
      ->type_name("CODE");
  program.add_flag("--listen", workbench.listens,
                   "Open the workbench and show the scenes of hairline send");
  bool selfTest = false;
  program.add_flag("--self-test", selfTest,
                   "Run every query on example shapes, check the graphics, and exit");
  int status = exitAnswered;
  addQueryCommand(program, status);
  addQueriesCommand(program, status);
  addConvertCommand(program, status);
  addPasteCommand(program, status);
  addExportCommand(program, argc, argv, status);
  addFuzzCommand(program, status);
  addShrinkCommand(program, status);
  addCheckCommand(program, status);
  addVerifyCommand(program, status);
  addReplayCommand(program, status);
  addMergeCommand(program, status);
  addSuiteCommand(program, status);
  addPluginHostCommand(program, status);
  addVoxelizeCommand(program, status);
  addBvhCommand(program, status);
  addRenderCommand(program, argc, argv, status);
  addSendCommand(program, status);
  addCompletionCommand(program, status);
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& asked) {
    std::ostringstream text;
    program.exit(asked, text);
    return printText("", text.str());
  } catch (const CLI::ParseError& error) {
    const auto commands = program.get_subcommands();
    const std::string command = commands.empty() ? "" : commands.front()->get_name();
    return usageError(command, std::string(error.what()) + "; see hairline " +
                                   (command.empty() ? "" : command + ' ') + "--help");
  }
  if (selfTest) return runSelfTest(argc, argv);
  return program.get_subcommands().empty() ? openWorkbench(argc, argv, workbench) : status;
}

}  // namespace

int runProgram(int argc, char** argv) {
  if (!openStandardDescriptors()) return exitUsage;
  // Beyond a limit on file sizes, writing fails and is reported instead of ending the program.
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    return parseAndRun(argc, argv);
  } catch (const std::bad_alloc&) {
    return usageError("", "not enough memory");
  } catch (const std::length_error&) {
    return usageError("", "not enough memory");
  } catch (const std::filesystem::filesystem_error& error) {
    return usageError("", error.what());
  }
}

}  // namespace hairline
