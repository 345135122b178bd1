#include "app/finding_choice.h"

#include <CLI/CLI.hpp>

#include "app/number_checks.h"
#include "app/query_names.h"

namespace hairline {
namespace {

FindingKind findingKindNamed(const std::string& text) {
  const auto found = std::find(findingKindNames.begin(), findingKindNames.end(), text);
  return static_cast<FindingKind>(found - findingKindNames.begin());
}

}  // namespace

void FindingChoice::addTo(CLI::App& command) {
  command
      .add_option("--method", methods,
                  "Test this method; repeatable. By default all except references")
      ->type_name("M")
      ->allow_extra_args(false);
  command
      .add_option("--scalar", scalars,
                  "Test in this number type; repeatable. By default float and double")
      ->allow_extra_args(false)
      ->check(CLI::IsMember({"float", "double", "exact"}));
  command
      .add_option(
          "--find", find,
          "What counts as a finding; repeatable. By default methods, exact, distance and failure, "
          "and with a plugin points. methods: two methods differ; exact: a verdict differs from "
          "the exact one; distance: a squared distance differs from the exact one by more than "
          "--distance-limit; points: a nearest point is not in its operand, or the distance of the "
          "nearest points is not that of the operands; certificate: a proof fails; swapping, "
          "reordering, translation, scaling, rotation: a verdict changes under this "
          "transformation; nan: a result is not a number; time: slower than --time-limit; failure: "
          "a plugin crashed, timed out or returned invalid output; input_rounding: a plugin in "
          "float is right for the operands rounded to float, on which it is judged, and wrong for "
          "the original ones")
      ->allow_extra_args(false)
      ->check(CLI::IsMember(
          std::vector<std::string>(findingKindNames.begin(), findingKindNames.end())));
  addLimitsTo(command);
}

void FindingChoice::addLimitsTo(CLI::App& command) {
  command
      .add_option(
          "--plugin", plugins,
          "Your own function as a method: a shared library (*.so) with the interface of "
          "hairline_plugin.h, or a program that reads requests from standard input and writes "
          "answers to standard output, one per line, as hairline query --jsonl does; repeatable. "
          "Findings name a library by its file name without folder and .so, and a command by its "
          "text; NAME=FILE gives another name")
      ->type_name("[NAME=]LIBRARY|COMMAND")
      ->allow_extra_args(false);
  command.add_option("--time-limit", timeLimit, "The limit for --find time, in seconds")
      ->check(positiveNumber())
      ->capture_default_str();
  command
      .add_option(
          "--plugin-time-limit", pluginTimeLimit,
          "Seconds after which a plugin that does not answer has timed out and is restarted")
      ->check(numberBetween(0.001, 1e6))
      ->capture_default_str();
  command
      .add_option("--plugin-memory-limit", pluginMemoryLimit,
                  "The memory limit of a plugin in MiB; 0 for no limit")
      ->type_name("MIB")
      ->check(wholeNumber(0, std::uint64_t{1} << 40))
      ->capture_default_str();
  command
      .add_option("--distance-limit", distanceLimit,
                  "For --find distance: the relative error allowed in a squared distance; for "
                  "--find points: the error allowed in a point, relative to the largest number; by "
                  "default 1e-9 in double and 1e-4 in float")
      ->type_name("PART")
      ->check(nonnegativeNumber());
}

void FindingChoice::addMarginsTo(CLI::App& command) {
  const auto add = [&](const char* name, std::optional<double>& least, const char* text) {
    command.add_option(name, least, text)->type_name("X")->check(nonnegativeNumber());
  };
  add("--min-gap", least.absolute,
      "Leave out findings of a smaller margin: the gap of a false hit, the depth of a false miss, "
      "the error of a distance. Findings without a known margin are kept");
  add("--min-relative", least.relative, "The same, relative to the largest extent of an operand");
  add("--min-ulps", least.ulps,
      "The same, in units in the last place of the largest number of the case");
}

void FindingChoice::applyTo(SearchQuestion& question) const {
  question.methods = methods;
  question.scalars.clear();
  for (const std::string& text : scalars) question.scalars.push_back(*scalarNamed(text));
  question.timeLimit = timeLimit;
  if (distanceLimit) question.distanceLimits = {*distanceLimit, *distanceLimit};
  question.kinds.reset();
  for (const std::string& text : find) {
    question.kinds.set(static_cast<std::size_t>(findingKindNamed(text)));
  }
  if (find.empty()) {
    question.kinds.set(static_cast<std::size_t>(FindingKind::methods));
    question.kinds.set(static_cast<std::size_t>(FindingKind::exact));
    question.kinds.set(static_cast<std::size_t>(FindingKind::distance));
    question.kinds.set(static_cast<std::size_t>(FindingKind::failure));
    // Certificates of the built-in queries are checked on request only, because it takes long.
    if (!plugins.empty()) question.kinds.set(static_cast<std::size_t>(FindingKind::points));
  }
}

Result<std::vector<std::string>> operandsIn(const Scene& scene,
                                            const std::vector<std::string>& pair) {
  std::vector<std::string> ids = pair.empty() ? scene.focus : pair;
  if (ids.size() < 2) {
    ids.clear();
    for (const SceneObject& object : scene.objects) {
      if (ids.size() < 2) ids.push_back(object.id);
    }
  }
  if (ids.size() < 2) return Error{"shape", Message("The scene has fewer than two objects")};
  for (const std::string& id : ids) {
    if (find(scene, id) == nullptr) {
      return Error{"shape", Message("The scene has no object \"%1\"", id)};
    }
  }
  if (ids.size() > mostOperands) ids.resize(mostOperands);
  return ids;
}

}  // namespace hairline
