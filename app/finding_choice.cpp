#include "app/finding_choice.h"

#include <CLI/CLI.hpp>

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
                  "Judge this method; can be given again. Without it all, but for references")
      ->type_name("M")
      ->allow_extra_args(false);
  command
      .add_option("--scalar", scalars,
                  "In this scalar; can be given again. Without it in float and double")
      ->allow_extra_args(false)
      ->check(CLI::IsMember({"float", "double", "exact"}));
  command
      .add_option("--find", find,
                  "What counts as a finding; can be given again. Without it methods, "
                  "exact, distance and failure, with a plugin points. "
                  "methods: two methods differ; exact: a verdict differs from the exact one; "
                  "distance: a squared distance differs from the exact one by more than "
                  "--distance-limit; "
                  "points: a nearest point is not in its operand, or they are not as far apart as "
                  "the operands; "
                  "certificate: a proof fails; swapping, reordering, translation, scaling, "
                  "rotation: a verdict changes though the question does not; nan: no number; "
                  "time: slower than --time-limit; failure: a plugin crashed, hung or cannot be "
                  "read; input_rounding: a plugin in float is right for the operands rounded to "
                  "float, on which it is judged, and wrong for those given")
      ->allow_extra_args(false)
      ->check(CLI::IsMember(
          std::vector<std::string>(findingKindNames.begin(), findingKindNames.end())));
  command
      .add_option("--plugin", plugins,
                  "A function of yours as a method: a shared library (*.so) with the interface of "
                  "hairline_plugin.h, or a program that reads requests from standard input and "
                  "answers on standard output, a line each, as hairline query --jsonl does; can be "
                  "given again")
      ->type_name("LIBRARY|COMMAND")
      ->allow_extra_args(false);
  command.add_option("--time-limit", timeLimit, "Of --find time, in seconds")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command
      .add_option("--plugin-time-limit", pluginTimeLimit,
                  "A plugin that does not answer for so many seconds hangs, and is started anew")
      ->check(CLI::Range(0.001, 1e6))
      ->capture_default_str();
  command
      .add_option("--plugin-memory-limit", pluginMemoryLimit,
                  "The MiB of memory that a plugin may write to; 0 for as much as there is")
      ->type_name("MIB")
      ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40))
      ->capture_default_str();
  command
      .add_option("--distance-limit", distanceLimit,
                  "Of --find distance: the part of the exact squared distance by which one may "
                  "differ from it; of --find points: the part of the largest number by which a "
                  "point may be off; without it 1e-9 in double and 1e-4 in float")
      ->type_name("PART")
      ->check(CLI::NonNegativeNumber);
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
    // Those of the program's own queries are asked about on wish: it takes long.
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
  if (ids.size() < 2) return Error{"shape", "the scene has no two objects to ask about", ""};
  for (const std::string& id : ids) {
    if (find(scene, id) == nullptr) {
      return Error{"shape", "the scene has no object \"" + id + '"', ""};
    }
  }
  if (ids.size() > 3) ids.resize(3);
  return ids;
}

}  // namespace hairline
