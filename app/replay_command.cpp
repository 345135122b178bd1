#include "app/replay_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "app/finding_choice.h"
#include "app/finding_report.h"
#include "app/long_work.h"
#include "app/number_checks.h"
#include "app/own_plugins.h"
#include "app/query_names.h"
#include "app/recording_lines.h"
#include "app/usage.h"
#include "core/base/atomic_file.h"
#include "core/base/plain_text.h"
#include "core/recording/replay.h"
#include "core/search/findings_file.h"

namespace hairline {
namespace {

constexpr const char* replayName = "replay";

/// This many findings are listed for people; the file has all that are kept.
constexpr std::size_t mostListed = 20;

struct ReplayArguments {
  std::string input;
  std::string output;
  FindingChoice choice;
  ReportChoice report;
  std::size_t keep = 1000;
  int threads = 0;
  bool json = false;
};

Result<ReplayPlan> planOf(const ReplayArguments& arguments, const OwnPlugins& plugins) {
  ReplayPlan plan;
  arguments.choice.applyTo(plan.question);
  plan.question.kinds.reset();
  for (const FindingKind kind :
       {FindingKind::exact, FindingKind::distance, FindingKind::points, FindingKind::failure}) {
    plan.question.kinds.set(static_cast<std::size_t>(kind));
  }
  for (const std::string& method : plan.question.methods) {
    if (!isMethod(method) && !plugins.has(method)) {
      return Error{
          "", Message("--method: Unknown method \"%1\"; expected one of %2", method, methodList())};
    }
  }
  plan.least = arguments.choice.least;
  plan.keep = arguments.keep;
  plan.threads = arguments.threads;
  return plan;
}

std::uint32_t frameOf(const Recording& recording, std::size_t place) {
  RecordedCall call;
  // The errors were read before.
  return recording.read(place, call) ? 0 : call.frame;
}

Json jsonOf(const Recording& recording, const ReplayState& state) {
  Json json;
  json["records"] = recording.size();
  json["judged"] = state.judged;
  json["unanswered"] = state.unanswered;
  json["adjusted"] = state.adjusted;
  json["dropped"] = recording.dropped();
  json["damaged"] = recording.damagedChunks();
  json["signal"] = recording.signal();
  json["refused"] = Json::array();
  for (const auto& [reason, refused] : state.refused) {
    Json entry;
    entry["reason"] = wellFormedText(reason);
    entry["count"] = refused.count;
    entry["first"] = refused.first + 1;
    json["refused"].push_back(std::move(entry));
  }
  json["findings"] = state.found;
  if (state.firstWrong) {
    json["first_record"] = *state.firstWrong + 1;
    json["first_frame"] = frameOf(recording, *state.firstWrong);
  }
  json["kept"] = state.findings.size();
  return json;
}

int replayFile(const ReplayArguments& arguments) {
  const auto start = std::chrono::steady_clock::now();
  const Result<std::unique_ptr<OwnPlugins>> plugins = OwnPlugins::make(arguments.choice);
  if (!plugins) return usageError(replayName, plugins.error().message);
  Result<ReplayPlan> plan = planOf(arguments, **plugins);
  if (!plan) return usageError(replayName, plan.error().message);
  const Result<KnownFindings> known = arguments.report.known();
  if (!known) return usageError(replayName, known.error().message);
  plan->known = &*known;
  LongWork progress(!arguments.report.quiet);
  const Result<Recording> recording = Recording::read(arguments.input, progress.named("reading"));
  if (!recording) return failed(replayName, recording.error());
  const OwnMethodsOfThread own = [&] { return (*plugins)->ofThread(); };
  const Result<ReplayState> state = replay(*recording, *plan, progress.named("asking"), own);
  if (!state) return failed(replayName, state.error());

  const std::size_t count = state->findings.size();
  FindingReport report(arguments.report, replayName, arguments.input);
  std::string lines;
  std::string listed;
  std::size_t written = 0;
  std::size_t shown = 0;
  RecordedCall call;
  for (std::size_t i = 0; i < count; ++i) {
    const ReplayFinding& finding = state->findings[i];
    // It was read before.
    if (recording->read(finding.place, call)) continue;
    const bool isKnown = finding.isKnown;
    const std::string line = findingLine(sceneOf(*recording, finding.place, call, finding));
    const FindingSource source = sourceOf(*recording, finding.place, call);
    // Known findings are not in the file.
    const std::size_t number = isKnown ? i + 1 : ++written;
    if (!isKnown) lines += line;
    report.add(call.given, {isKnown ? FindingOutcome::known : FindingOutcome::stands, number,
                            finding.finding, source, finding.margin, line});
    if (isKnown || shown == mostListed) continue;
    ++shown;
    std::string text = std::to_string(number) + ": ";
    text += textOf(finding.finding, finding.margin);
    if (!source.recipe.empty()) text += ", " + source.recipe;
    text +=
        ", frame " + std::to_string(call.frame) + ", record " + std::to_string(finding.place + 1);
    listed += singleLineText(text) + '\n';
  }
  if (!arguments.output.empty()) {
    if (const auto error = writeFileAtomically(arguments.output, lines)) {
      return failed(replayName, *error);
    }
  }
  const auto seconds = std::chrono::steady_clock::now() - start;
  const Json summary = jsonOf(*recording, *state);
  if (!arguments.report.quiet) {
    noteWhatIsMissing(arguments.input, *recording);
    if (recording->signal() != 0) {
      note(arguments.input + ": the program ended by signal " +
           std::to_string(recording->signal()));
    }
    for (const auto& [reason, refused] : state->refused) {
      note(std::to_string(refused.count) + (refused.count == 1 ? " record" : " records") +
           " cannot be judged (first: record " + std::to_string(refused.first + 1) +
           "): " + reason);
    }
    if (state->adjusted > 0) {
      note(std::to_string(state->adjusted) +
           (state->adjusted == 1 ? " record has" : " records have") +
           " axes that are orthonormal to the precision of float only");
    }
  }
  if (arguments.json) {
    Json json = summary;
    json["causes"] = report.causesJson();
    if (const int status = printText(replayName, writeJson(json) + '\n'); status != exitAnswered) {
      return status;
    }
  } else if (!arguments.report.quiet) {
    std::string text = listed;
    if (written > shown) {
      text += "and " + std::to_string(written - shown) + " more of smaller margins\n";
    }
    if (report.count(FindingOutcome::stands) > 0) text += "\nby cause:\n" + report.causes();
    text += std::to_string(recording->size()) + " records, " + std::to_string(state->judged) +
            " judged, " + std::to_string(state->found) + " wrong";
    if (state->firstWrong) {
      text += ", first in frame " + std::to_string(frameOf(*recording, *state->firstWrong)) +
              " (record " + std::to_string(*state->firstWrong + 1) + ')';
    }
    if (count < state->found) {
      text += " (the " + std::to_string(count) + " worst are kept; --keep 0 keeps all)";
    }
    text += '\n';
    if (const int status = printText(replayName, text); status != exitAnswered) return status;
  }
  return report.finish(summary, seconds);
}

}  // namespace

void addReplayCommand(CLI::App& program, int& status) {
  CLI::App* added = program.add_subcommand(
      replayName, "Check a recording against exact answers: list the wrong ones by size and cause");
  const auto arguments = std::make_shared<ReplayArguments>();
  added->add_option("input", arguments->input, "A recording (*.hcap)")
      ->type_name("RECORDING")
      ->required();
  added
      ->add_option("-o,--output", arguments->output,
                   "The file to write the findings to, one scene per line, the worst first; check, "
                   "shrink, merge, export and the window read it")
      ->type_name("FINDINGS");
  added
      ->add_option("--method", arguments->choice.methods,
                   "Also judge this method on the same operands; repeatable")
      ->type_name("M")
      ->allow_extra_args(false);
  arguments->choice.addLimitsTo(*added);
  arguments->choice.addMarginsTo(*added);
  arguments->report.addTo(*added);
  added
      ->add_option("--keep", arguments->keep,
                   "Keep and report the N findings of the largest margins; 0 keeps all")
      ->type_name("N")
      ->check(wholeNumber(0))
      ->capture_default_str();
  added
      ->add_option("--threads", arguments->threads,
                   "The number of threads; by default one per core")
      ->type_name("T")
      ->check(CLI::Range(1, 1024));
  added->add_flag("--json", arguments->json, "Print counts and causes as one JSON object");
  added->callback([arguments, &status] { status = replayFile(*arguments); });
}

}  // namespace hairline
