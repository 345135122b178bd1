#include "app/merge_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <unordered_set>

#include "app/usage.h"
#include "core/base/atomic_file.h"
#include "core/search/findings_file.h"
#include "core/search/known_findings.h"

namespace hairline {
namespace {

constexpr const char* mergeName = "merge";

struct MergeArguments {
  std::vector<std::string> inputs;
  std::string output = "-";
};

struct MergedFinding {
  /// The index of its case in a search; findings without one come last.
  bool isUnsourced = false;
  std::uint64_t seed = 0;
  std::uint64_t number = 0;
  std::string line;

  auto place() const { return std::tie(isUnsourced, seed, number); }
};

int merge(const MergeArguments& arguments) {
  std::vector<MergedFinding> merged;
  std::unordered_set<std::string> seen;
  std::size_t count = 0;
  for (const std::string& input : arguments.inputs) {
    const Result<std::vector<Scene>> scenes = readFindings(input, HalfLine::refuse);
    if (!scenes) return usageError(mergeName, scenes.error().message);
    count += scenes->size();
    for (const Scene& scene : *scenes) {
      std::string line = findingLine(scene);
      const std::optional<Finding> finding = findingOf(scene);
      const std::optional<SearchCase> given = caseInFocus(scene);
      // Unreadable lines are kept, once each.
      if (!seen.insert(finding && given ? findingKey(*given, *finding) : line).second) continue;
      const std::optional<FindingSource> source = sourceOf(scene);
      merged.push_back(
          {!source, source ? source->seed : 0, source ? source->number : 0, std::move(line)});
    }
  }
  std::ranges::stable_sort(merged, {}, &MergedFinding::place);
  std::string text;
  for (const MergedFinding& finding : merged) text += finding.line;
  note(std::to_string(merged.size()) + " findings, " + std::to_string(count - merged.size()) +
       " duplicates left out");
  if (arguments.output == "-") return printText(mergeName, text);
  if (const auto error = writeFileAtomically(arguments.output, text)) {
    return usageError(mergeName, error->message);
  }
  return exitAnswered;
}

}  // namespace

void addMergeCommand(CLI::App& program, int& status) {
  CLI::App* added = program.add_subcommand(
      mergeName, "Join findings, such as those of shards, and leave out duplicates");
  const auto arguments = std::make_shared<MergeArguments>();
  added
      ->add_option("inputs", arguments->inputs,
                   "Findings of hairline fuzz. Two are equal if query, method, scalar and sort of "
                   "finding are equal, and every number of the case, in any order of operands and "
                   "vertices. The result is ordered by seed and case")
      ->type_name("FINDINGS...")
      ->required();
  added
      ->add_option("-o,--output", arguments->output,
                   "The file to write; by default standard output")
      ->type_name("ALL");
  added->callback([arguments, &status] { status = merge(*arguments); });
}

}  // namespace hairline
