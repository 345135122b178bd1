#include "app/verify_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/request_stream.h"
#include "app/usage.h"
#include "app/verifier.h"
#include "core/base/regular_file.h"

namespace hairline {
namespace {

struct VerifyArguments {
  std::string input = "-";
  bool quiet = false;
};

std::string counted(std::size_t count, const char* one, const char* several) {
  return std::to_string(count) + (count == 1 ? one : several);
}

void noteCounts(const Verifier::Counts& counts) {
  note(counted(counts.hold, " certificate holds, ", " certificates hold, ") +
       counted(counts.fail, " fails, ", " fail, ") +
       counted(counts.missing, " result has none", " results have none"));
}

int verify(const VerifyArguments& arguments) {
  Descriptor file;
  if (arguments.input != "-") {
    Result<RegularFile> opened = openRegular(arguments.input);
    if (!opened) return usageError("verify", opened.error().message);
    file = std::move(opened->descriptor);
  }
  Verifier verifier;
  RequestStream stream(
      file.isOpen() ? file.number() : 0, 1,
      [&](std::string_view line, std::string& out) { return verifier.verify(line, out); });
  const RequestStream::Outcome outcome = stream.run();
  if (outcome == RequestStream::Outcome::failed) return usageError("verify", stream.failure());
  if (!arguments.quiet) noteCounts(verifier.counts());
  return outcome == RequestStream::Outcome::answered ? exitAnswered : exitErrors;
}

}  // namespace

void addVerifyCommand(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "verify",
      "Check the certificates of answers, anybody's, in exact arithmetic, without asking a method");
  const auto arguments = std::make_shared<VerifyArguments>();
  command
      ->add_option("input", arguments->input,
                   "A file with one {\"request\": ..., \"answer\": ...} a line; - or nothing reads "
                   "standard input")
      ->type_name("FILE");
  command->add_flag("--quiet", arguments->quiet, "No summary on standard error");
  command->callback([arguments, &status] { status = verify(*arguments); });
}

}  // namespace hairline
