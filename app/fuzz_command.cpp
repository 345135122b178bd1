#include "app/fuzz_command.h"

#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "app/case_options.h"
#include "app/finding_choice.h"
#include "app/finding_report.h"
#include "app/long_work.h"
#include "app/number_checks.h"
#include "app/own_plugins.h"
#include "app/usage.h"
#include "core/base/plain_text.h"
#include "core/mesh/mesh_file.h"
#include "core/scene/scene_file.h"
#include "core/search/findings_file.h"
#include "core/search/recheck.h"

namespace hairline {
namespace {

constexpr const char* fuzzName = "fuzz";

/// Progress is written to the file at most this often.
constexpr std::chrono::seconds betweenMarks(2);

struct FuzzArguments {
  std::string scene;
  std::vector<std::string> pair;
  bool nearbyOnly = false;
  CaseOptions cases;
  FindingChoice choice;
  std::string shard = "1/1";
  std::uint64_t count = 0;
  double seconds = 0;
  int threads = 0;
  std::uint64_t keep = 100;
  bool first = false;
  ReportChoice report;
  std::string output = "-";
};

/// Parses "i/n" into the shard's index from 0 and the number of shards; false if it is malformed.
bool readShard(const std::string& text, SearchPlan& plan) {
  unsigned long long place = 0;
  unsigned long long count = 0;
  char rest = 0;
  // Scanning wraps negative numbers.
  if (text.find('-') != std::string::npos) return false;
  if (std::sscanf(text.c_str(), "%llu/%llu%c", &place, &count, &rest) != 2) return false;
  if (place < 1 || place > count || count > 1000000) return false;
  plan.shard = place - 1;
  plan.shards = count;
  return true;
}

std::optional<Error> readScene(const FuzzArguments& arguments, SearchPlan& plan) {
  Result<Scene> scene = readSceneFile(arguments.scene);
  if (!scene) return scene.error();
  const std::filesystem::path folder = std::filesystem::path(arguments.scene).parent_path();
  if (auto error = loadMeshFiles(*scene, folder)) return error;
  const Result<std::vector<std::string>> ids = operandsIn(*scene, arguments.pair);
  if (!ids) return ids.error();
  if (auto error = motionError(*scene, *ids)) return *error;
  plan.cases.near = caseOf(*scene, *ids);
  plan.cases.nearbyOnly = arguments.nearbyOnly;
  plan.question.operands.clear();
  for (const Shape& shape : plan.cases.near->shapes) {
    plan.question.operands.push_back(shape.index());
  }
  return std::nullopt;
}

Result<SearchPlan> planOf(const FuzzArguments& arguments) {
  SearchPlan plan;
  plan.question.kind = arguments.cases.kindOf();
  arguments.choice.applyTo(plan.question);
  plan.question.operands = arguments.cases.operandTypes();
  if (!arguments.scene.empty()) {
    if (auto error = readScene(arguments, plan)) return *error;
  } else if (plan.question.operands.size() < 2) {
    return Error{"",
                 Message("No operands; use --operands triangle aabb, or give a scene with a pair")};
  }
  plan.cases.operands = plan.question.operands;
  if (auto error = arguments.cases.applyTo(plan.cases)) return *error;
  if (!readShard(arguments.shard, plan)) {
    return Error{"", Message("--shard: \"%1\" must be i/n with i from 1 to n", arguments.shard)};
  }
  plan.seed = arguments.cases.seed;
  plan.threads = arguments.threads;
  plan.keep = arguments.keep;
  plan.least = arguments.choice.least;
  if (arguments.count > 0) plan.end = arguments.count;
  if (arguments.seconds > 0) plan.time = std::chrono::duration<double>(arguments.seconds);
  return plan;
}

std::string counted(double count) {
  char text[32];
  if (count >= 1e6) {
    std::snprintf(text, sizeof text, "%.2f million", count / 1e6);
  } else {
    std::snprintf(text, sizeof text, "%.0f", count);
  }
  return text;
}

std::string summaryOf(const SearchState& state) {
  return counted(static_cast<double>(state.cases)) + " cases, " + counted(state.rate()) +
         " a second, " + counted(static_cast<double>(state.findings())) + " findings" +
         (state.known == 0 ? "" : " (" + std::to_string(state.known) + " known)") +
         (state.skipped == 0
              ? ""
              : ", " + std::to_string(state.skipped) + " cases skipped after a timeout");
}

/// How many cases each of the user's methods answered, in words.
std::vector<std::string> linesOf(const OwnCountsOfAll& own) {
  std::vector<std::string> lines;
  for (const auto& [method, counts] : own) {
    std::string text = method.first + ' ' + std::string(name(method.second)) + ": ";
    text += std::to_string(counts.answered) + " cases answered";
    const auto add = [&text](std::uint64_t count, const char* what) {
      if (count > 0) text += ", " + std::to_string(count) + ' ' + what;
    };
    add(counts.declined, "declined");
    add(counts.unsupported, "unsupported");
    add(counts.failed, "failed");
    lines.push_back(std::move(text));
  }
  return lines;
}

/// The user's methods that answered no case, unless a finding already says so.
std::vector<std::string> silentOf(const OwnCountsOfAll& own, const SearchQuestion& question) {
  std::map<std::string, OwnCounts> methods;
  for (const auto& [method, counts] : own) methods[method.first] += counts;
  std::vector<std::string> silent;
  const bool showsFailures = question.kinds[static_cast<std::size_t>(FindingKind::failure)];
  for (const auto& [method, counts] : methods) {
    if (counts.answered == 0 && (counts.failed == 0 || !showsFailures)) silent.push_back(method);
  }
  return silent;
}

void reportSorts(const char* what, const std::map<std::string, std::uint64_t>& sorts) {
  for (const auto& [sort, count] : sorts) {
    std::fprintf(stderr, "%10llu  %s: %s\n", static_cast<unsigned long long>(count), what,
                 sort.c_str());
  }
}

/// The state as a JSON object.
Json jsonOf(const SearchState& state) {
  Json json;
  json["cases"] = state.cases;
  json["skipped"] = state.skipped;
  json["seconds"] = state.time.count();
  json["findings"] = state.findings();
  json["sorts"] = Json::object();
  for (const auto& [sort, count] : state.counts) json["sorts"][wellFormedText(sort)] = count;
  json["own"] = Json::array();
  for (const auto& [method, counts] : state.own) {
    Json own;
    own["method"] = wellFormedText(method.first);
    own["scalar"] = std::string(name(method.second));
    own["answered"] = counts.answered;
    own["declined"] = counts.declined;
    own["unsupported"] = counts.unsupported;
    own["failed"] = counts.failed;
    json["own"].push_back(std::move(own));
  }
  return json;
}

/// The findings with which a search starts, out of those of a file.
struct Earlier {
  std::vector<FoundCase> standing;
  /// Whether there are cases left to search.
  bool isOpen = true;
};

/// The findings of a file whose search is resumed.
std::vector<FoundCase> casesIn(const std::vector<Scene>& scenes) {
  std::vector<FoundCase> found;
  for (const Scene& scene : scenes) {
    const std::optional<Finding> finding = findingOf(scene);
    const std::optional<FindingSource> source = sourceOf(scene);
    const std::optional<SearchCase> given = caseInFocus(scene);
    if (finding && source && given) found.push_back({*given, *finding, *source, marginIn(scene)});
  }
  return found;
}

/// Runs the findings of a file again if the plugins or the program have changed, or no cases are
/// left; if not all of them stand, or the answers have changed, the search restarts.
Result<Earlier> askAgain(const FuzzArguments& arguments, SearchPlan& plan, FindingsFile& file,
                         OwnPlugins& plugins, LongWork& progress) {
  const bool isComplete = plan.end && plan.begin >= *plan.end;
  if (!file.isOutdated() && !isComplete) return Earlier{casesIn(file.earlier())};
  if (file.earlier().empty()) {
    if (!file.isOutdated()) {
      return Error{"", Message("%1: All %2 cases of this search were judged before, without a "
                               "finding; raise --cases, or choose another --seed or file",
                               arguments.output, *plan.end)};
    }
    if (auto error = file.beginAnew({}, plan)) return *error;
    return Earlier();
  }
  const Result<std::vector<Rechecked>> again =
      recheck(file.earlier(), plan.question, plugins.ofThread(), progress.named("asking again"));
  if (!again) return again.error();
  Earlier made;
  std::map<std::string, std::uint64_t> fixed;
  std::map<std::string, std::uint64_t> standing;
  std::size_t fixedCount = 0;
  for (const Rechecked& asked : *again) {
    if (!asked.finding || !asked.source) continue;
    if (asked.refusal) return *asked.refusal;
    if (asked.stands) {
      made.standing.push_back({asked.given, *asked.finding, *asked.source, asked.margin});
      ++standing[asked.finding->sort()];
    } else {
      ++fixedCount;
      ++fixed[asked.finding->sort()];
    }
  }
  eraseProgress();
  if (!arguments.report.quiet) {
    std::fprintf(stderr, "%s: %s; %zu of %zu earlier findings still stand, %zu are fixed\n",
                 arguments.output.c_str(),
                 file.isOutdated() ? "a plugin or the program has changed"
                                   : "all cases of this search were judged before",
                 made.standing.size(), made.standing.size() + fixedCount, fixedCount);
    reportSorts("fixed", fixed);
    reportSorts("still stands", standing);
  }
  made.isOpen = file.isOutdated() || fixedCount > 0;
  if (!made.isOpen) return made;
  if (auto error = file.beginAnew(made.standing, plan)) return *error;
  return made;
}

/// If standard output is a file, it is appended to and never read.
bool isStandardOutput(const std::string& path) {
  if (path == "-") return true;
  struct stat named {};
  struct stat standard {};
  return ::stat(path.c_str(), &named) == 0 && ::fstat(STDOUT_FILENO, &standard) == 0 &&
         named.st_dev == standard.st_dev && named.st_ino == standard.st_ino;
}

int fuzz(const FuzzArguments& arguments) {
  Result<SearchPlan> plan = planOf(arguments);
  if (!plan) return usageError(fuzzName, plan.error().message);
  const Result<KnownFindings> known = arguments.report.known();
  if (!known) return usageError(fuzzName, known.error().message);
  if (!arguments.report.baseline.empty()) plan->baseline = &*known;
  const Result<std::unique_ptr<OwnPlugins>> made = OwnPlugins::make(arguments.choice);
  if (!made) return usageError(fuzzName, made.error().message);
  OwnPlugins& plugins = **made;
  plan->askedBy = plugins.askedBy();
  if (plan->question.kinds[static_cast<std::size_t>(FindingKind::time)]) {
    plan->askedBy["time_limit"] = arguments.choice.timeLimit;
  }
  // Unanswerable questions are reported before a file is created.
  const bool isQuiet = arguments.report.quiet;
  auto progress = std::make_unique<LongWork>(!isQuiet);
  if (const auto error =
          tryOwnMethods(*plan, plugins.ofThread(), progress->named("asking the plugins"))) {
    return usageError(fuzzName, error->message);
  }
  const bool toFile = !isStandardOutput(arguments.output);
  Result<FindingsFile> file =
      FindingsFile::open(toFile ? arguments.output : "standard output", *plan, toFile);
  if (!file) return usageError(fuzzName, file.error().message);

  FindingReport report(arguments.report, fuzzName, toFile ? arguments.output : "");
  const auto add = [&](const FoundCase& found) {
    const bool isKnown = known->contains(found.given, found.finding);
    report.add(found.given,
               {isKnown ? FindingOutcome::known : FindingOutcome::stands, report.count() + 1,
                found.finding, found.source, found.margin, findingLine(sceneOf(found))});
  };
  const Result<Earlier> earlier = askAgain(arguments, *plan, *file, plugins, *progress);
  if (!earlier) return failed(fuzzName, earlier.error());
  for (const FoundCase& found : earlier->standing) add(found);
  const auto printCauses = [&] {
    if (isQuiet || report.count(FindingOutcome::stands) == 0) return;
    std::fprintf(stderr, "kept, by cause:\n%s", report.causes().c_str());
  };
  if (!earlier->isOpen) printCauses();
  if (!earlier->isOpen) return report.finish(jsonOf(SearchState()), {});
  SearchState shown;
  std::optional<Error> failure;
  bool isEnded = false;
  auto mark = std::chrono::steady_clock::now() + betweenMarks;
  SearchListener listener;
  listener.found = [&](const FoundCase& found) {
    eraseProgress();
    failure = file->add(found);
    add(found);
    isEnded = arguments.first;
    return !failure && !isEnded;
  };
  // A search that stopped at its first finding has advanced to that case and no further.
  const auto tell = [&](const SearchState& state) {
    if (!failure && !isEnded) failure = file->reportProgress(state);
  };
  listener.state = [&](const SearchState& state) {
    shown = state;
    const auto now = std::chrono::steady_clock::now();
    if (now < mark) return;
    mark = now + betweenMarks;
    eraseProgress();
    tell(state);
  };
  const Work work = progress->telling([&] { return summaryOf(shown); });
  const Result<SearchState> end = search(*plan, listener, work, [&] { return plugins.ofThread(); });
  if (!end) return usageError(fuzzName, end.error().message);
  progress.reset();
  tell(*end);
  if (failure) return usageError(fuzzName, failure->message);
  if (!isQuiet) {
    std::fprintf(stderr, "%s\n", summaryOf(*end).c_str());
    for (const auto& [sort, count] : end->counts) {
      std::fprintf(stderr, "%10llu  %s\n", static_cast<unsigned long long>(count), sort.c_str());
    }
    for (const std::string& line : linesOf(end->own)) std::fprintf(stderr, "%s\n", line.c_str());
    printCauses();
  }
  const int status = report.finish(jsonOf(*end), end->time);
  if (status == exitUsage) return status;
  for (const std::string& method : silentOf(end->own, plan->question)) {
    return usageError(fuzzName,
                      method + ": answered none of " + std::to_string(end->cases) + " cases");
  }
  if (work.isCancelled()) return exitInterrupted;
  if (end->cases == 0 && !arguments.choice.plugins.empty()) {
    return usageError(fuzzName, "no case was answered in this time; raise --seconds");
  }
  return status;
}

}  // namespace

void addFuzzCommand(CLI::App& program, int& status) {
  CLI::App* added =
      program.add_subcommand(fuzzName, "Search for inputs on which answers are wrong or disagree");
  const auto arguments = std::make_shared<FuzzArguments>();
  added
      ->add_option("scene", arguments->scene,
                   "A scene (*.hairline.json); half of the cases are variations of its active pair")
      ->type_name("SCENE");
  added->add_option("--pair", arguments->pair, "Use these two objects of the scene")
      ->type_name("A B")
      ->expected(2);
  added->add_flag("--near-only", arguments->nearbyOnly, "Only variations of the scene");
  arguments->cases.addTo(*added, {kindNames.begin(), kindNames.end()});
  arguments->choice.addTo(*added);
  arguments->choice.addMarginsTo(*added);
  arguments->report.addTo(*added);
  added->add_flag("--first", arguments->first, "Stop at the first finding");
  added
      ->add_option("--shard", arguments->shard,
                   "Run part i of n of the search, for n runs on any machines")
      ->type_name("i/n")
      ->capture_default_str();
  added->add_option("--cases", arguments->count, "Stop after this number of cases")
      ->type_name("N")
      ->check(wholeNumber(1));
  added->add_option("--seconds", arguments->seconds, "Stop after this number of seconds")
      ->check(positiveNumber())
      ->type_name("S");
  added
      ->add_option("--threads", arguments->threads,
                   "The number of threads; by default one per core")
      ->type_name("T")
      ->check(CLI::Range(1, 1024));
  added
      ->add_option("--keep", arguments->keep, "Keep the first N findings of each sort; 0 keeps all")
      ->type_name("N")
      ->check(wholeNumber(0))
      ->capture_default_str();
  added
      ->add_option("-o,--output", arguments->output,
                   "The file to append findings to, one scene per line; an interrupted search "
                   "resumes from it. By default standard output")
      ->type_name("FINDINGS");
  added->callback([arguments, &status] { status = fuzz(*arguments); });
}

}  // namespace hairline
