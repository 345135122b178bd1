#include "app/check_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "app/finding_choice.h"
#include "app/finding_report.h"
#include "app/long_work.h"
#include "app/own_plugins.h"
#include "app/usage.h"
#include "core/base/plain_text.h"
#include "core/search/findings_file.h"
#include "core/search/recheck.h"

namespace hairline {
namespace {

constexpr const char* checkName = "check";

struct CheckArguments {
  std::string input;
  FindingChoice choice;
  ReportChoice report;
  bool isSorted = false;
};

FindingOutcome outcomeOf(const Rechecked& asked, const KnownFindings& known) {
  if (asked.refusal) return FindingOutcome::unasked;
  if (!asked.stands) return FindingOutcome::fixed;
  return known.contains(asked.given, *asked.finding) ? FindingOutcome::known
                                                     : FindingOutcome::stands;
}

std::string lineOf(const ReportedFinding& reported) {
  constexpr std::array<const char*, 4> words{"stands", "known", "fixed", "not asked"};
  std::string line = std::to_string(reported.number) + ": ";
  line += words[static_cast<std::size_t>(reported.outcome)];
  if (reported.finding) {
    line += ": ";
    line += reported.outcome == FindingOutcome::fixed
                ? std::string(name(reported.finding->query)) + ' ' + reported.finding->sort()
                : textOf(*reported.finding, reported.margin);
  }
  if (!reported.reason.empty()) line += ": " + reported.reason;
  return singleLineText(line) + '\n';
}

int check(const CheckArguments& arguments) {
  const auto start = std::chrono::steady_clock::now();
  const Result<std::vector<Scene>> scenes = readFindings(arguments.input, HalfLine::refuse);
  if (!scenes) return usageError(checkName, scenes.error().message);
  const Result<KnownFindings> known = arguments.report.known();
  if (!known) return usageError(checkName, known.error().message);
  const Result<std::unique_ptr<OwnPlugins>> plugins = OwnPlugins::make(arguments.choice);
  if (!plugins) return usageError(checkName, plugins.error().message);
  SearchQuestion question;
  arguments.choice.applyTo(question);
  LongWork progress(!arguments.report.quiet);
  const Result<std::vector<Rechecked>> again =
      recheck(*scenes, question, (*plugins)->ofThread(), progress.named("asking"));
  if (!again) return failed(checkName, again.error());

  std::vector<ReportedFinding> shown;
  for (std::size_t i = 0; i < again->size(); ++i) {
    const Rechecked& asked = (*again)[i];
    // Fixed findings are known only by their line in the file.
    const std::optional<Margin> margin = asked.stands ? asked.margin : marginIn((*scenes)[i]);
    if (!arguments.choice.least.allow(margin)) continue;
    shown.push_back({outcomeOf(asked, *known), i + 1, asked.finding, asked.source, margin,
                     findingLine((*scenes)[i]),
                     asked.refusal ? asked.refusal->message.text() : ""});
  }
  if (arguments.isSorted) {
    std::ranges::stable_sort(shown, std::ranges::greater(), [](const ReportedFinding& reported) {
      return reported.margin ? reported.margin->relative : -1;
    });
  }
  FindingReport report(arguments.report, checkName, arguments.input);
  std::string lines;
  std::string firstUnasked;
  for (ReportedFinding& reported : shown) {
    const std::string line = lineOf(reported);
    lines += line;
    if (reported.outcome == FindingOutcome::unasked && firstUnasked.empty()) firstUnasked = line;
    report.add((*again)[reported.number - 1].given, std::move(reported));
  }
  if (!arguments.report.quiet) {
    if (const int status = printText(checkName, lines); status != exitAnswered) return status;
    std::fprintf(stderr, "%zu findings: %s\n", shown.size(), report.counts().c_str());
    std::fputs(report.causes().c_str(), stderr);
  }
  const int status = report.finish(Json::object(), std::chrono::steady_clock::now() - start);
  if (status == exitUsage || firstUnasked.empty()) return status;
  firstUnasked.pop_back();
  return usageError(checkName, arguments.input + ": finding " + firstUnasked +
                                   "; give its method by --plugin, or see hairline queries");
}

}  // namespace

void addCheckCommand(CLI::App& program, int& status) {
  CLI::App* added =
      program.add_subcommand(checkName, "Run findings again: which stand, which are fixed");
  const auto arguments = std::make_shared<CheckArguments>();
  added->add_option("input", arguments->input, "The findings of hairline fuzz")
      ->type_name("FINDINGS")
      ->required();
  arguments->choice.addLimitsTo(*added);
  arguments->choice.addMarginsTo(*added);
  arguments->report.addTo(*added);
  added->add_flag("--sort", arguments->isSorted,
                  "List the largest margins relative to the operands first");
  added->callback([arguments, &status] { status = check(*arguments); });
}

}  // namespace hairline
