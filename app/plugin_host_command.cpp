#include "app/plugin_host_command.h"

#include <fcntl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "app/plugin_library.h"
#include "app/request_stream.h"
#include "app/usage.h"
#include "core/query/json_object.h"
#include "core/shapes/shape.h"

namespace hairline {
namespace {

constexpr const char* pluginHostName = "plugin-host";

struct HostArguments {
  std::string library;
  std::string method;
  bool list = false;
};

/// Standard input and output carry requests and answers only: what the library prints goes to
/// standard error, and its standard input is empty.
struct Streams {
  int input = -1;
  int output = -1;

  bool take() {
    input = ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
    output = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    const bool taken = input >= 0 && output >= 0 && nothing >= 0 &&
                       ::dup2(nothing, STDIN_FILENO) >= 0 &&
                       ::dup2(STDERR_FILENO, STDOUT_FILENO) >= 0;
    if (nothing > STDERR_FILENO) ::close(nothing);
    return taken;
  }
};

std::string listOf(const PluginLibrary& library) {
  std::string text;
  const auto appendName = [&text](std::string_view item) { appendJsonString(text, item); };
  appendJsonList(text, library.methods(), [&](const PluginLibrary::Method& method) {
    std::vector<std::string_view> operands;
    for (const std::size_t type : method.operands) operands.push_back(shapeTypeNames[type]);
    std::vector<std::string_view> scalars;
    if (method.interface->in_float != nullptr) scalars.push_back(name(ScalarKind::float32));
    if (method.interface->in_double != nullptr) scalars.push_back(name(ScalarKind::float64));
    text += text.size() > 1 ? "\n " : "";
    JsonObject object(text);
    object.field("kind", name(method.kind));
    object.key("operands");
    appendJsonList(text, operands, appendName);
    object.field("method", method.name);
    object.key("scalars");
    appendJsonList(text, scalars, appendName);
  });
  return text + '\n';
}

int host(const HostArguments& arguments) {
  Streams streams;
  if (!streams.take())
    return usageError(pluginHostName, "its input and output cannot be separated");
  Result<PluginLibrary> library = PluginLibrary::open(arguments.library);
  if (!library) return usageError(pluginHostName, library.error().message);
  if (!arguments.method.empty() && !library->keepOnly(arguments.method)) {
    return usageError(pluginHostName, "--method: " + arguments.library + " has no method \"" +
                                          arguments.method + "\"; see --list");
  }
  if (arguments.list) {
    const std::string text = listOf(*library);
    const auto written = ::write(streams.output, text.data(), text.size());
    return written == static_cast<ssize_t>(text.size()) ? exitAnswered : exitUsage;
  }
  RequestStream stream(
      streams.input, streams.output,
      [&library](std::string_view line, std::string& out) { return library->answer(line, out); });
  switch (stream.run()) {
    case RequestStream::Outcome::answered:
      return exitAnswered;
    case RequestStream::Outcome::errors:
      return exitErrors;
    case RequestStream::Outcome::failed:
      break;
  }
  return usageError(pluginHostName, stream.failure());
}

}  // namespace

void addPluginHostCommand(CLI::App& program, int& status) {
  CLI::App* added = program.add_subcommand(
      pluginHostName, "Answer requests as hairline query --jsonl does, with your shared library");
  const auto arguments = std::make_shared<HostArguments>();
  added
      ->add_option("library", arguments->library,
                   "A shared library that exports the functions of hairline_plugin.h")
      ->type_name("LIBRARY")
      ->required();
  added->add_option("--method", arguments->method, "Only its method of this name; by default all")
      ->type_name("NAME");
  added->add_flag("--list", arguments->list, "Print the library's methods as JSON and exit");
  added->callback([arguments, &status] { status = host(*arguments); });
}

}  // namespace hairline
