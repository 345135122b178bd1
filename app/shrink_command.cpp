#include "app/shrink_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/finding_choice.h"
#include "app/long_work.h"
#include "app/number_checks.h"
#include "app/own_plugins.h"
#include "app/query_names.h"
#include "app/usage.h"
#include "core/base/atomic_file.h"
#include "core/base/regular_file.h"
#include "core/mesh/mesh_file.h"
#include "core/scene/scene_file.h"
#include "core/search/findings_file.h"
#include "core/search/shrink_finding.h"

namespace hairline {
namespace {

constexpr const char* shrinkName = "shrink";

struct ShrinkArguments {
  std::string input;
  std::uint64_t line = 0;
  std::vector<std::string> pair;
  std::string kind;
  FindingChoice choice;
  std::uint64_t tries = ShrinkOptions{}.tries;
  bool anyDirection = false;
  bool allowDegenerate = false;
  std::string output = "-";
};

/// The scenes to shrink: that of a scene file, or the findings of a search, or one of them.
Result<std::vector<Scene>> readInput(const ShrinkArguments& arguments) {
  const Result<std::string> text = readFile(arguments.input);
  if (!text) return text.error();
  if (const Result<Json> whole = parseJson(*text); whole && !whole->contains("search")) {
    Result<Scene> scene = readSceneFile(arguments.input);
    if (!scene) return scene.error();
    const std::filesystem::path folder = std::filesystem::path(arguments.input).parent_path();
    if (auto error = loadMeshFiles(*scene, folder)) return *error;
    return std::vector<Scene>{std::move(*scene)};
  }
  Result<std::vector<Scene>> scenes = readFindings(arguments.input);
  if (!scenes) return scenes.error();
  if (scenes->empty()) return Error{"", Message("%1: The file has no findings", arguments.input)};
  if (arguments.line == 0) return scenes;
  if (arguments.line > scenes->size()) {
    return Error{"", Message("--finding: %1 has %2 findings", arguments.input, scenes->size())};
  }
  return std::vector<Scene>{std::move((*scenes)[arguments.line - 1])};
}

/// Shrinks every scene; a scene without a finding is an error.
Result<std::vector<Scene>> shrinkAll(const ShrinkArguments& arguments, std::vector<Scene> scenes,
                                     LongWork& progress) {
  const Result<std::unique_ptr<OwnPlugins>> plugins = OwnPlugins::make(arguments.choice);
  if (!plugins) return plugins.error();
  const std::vector<OwnMethod*> own = (*plugins)->ofThread();
  ShrinkRequest request;
  arguments.choice.applyTo(request.question);
  request.chooses = !arguments.choice.find.empty() || !arguments.choice.methods.empty() ||
                    !arguments.choice.scalars.empty() || !arguments.kind.empty();
  if (!arguments.kind.empty()) request.kind = *kindNamed(arguments.kind);
  request.options.tries = arguments.tries;
  request.limits = {!arguments.anyDirection, !arguments.allowDegenerate};
  for (Scene& scene : scenes) {
    const Result<std::vector<std::string>> ids = operandsIn(scene, arguments.pair);
    if (!ids) return ids.error();
    Result<Scene> simplest =
        shrunk(scene, *ids, request, own, progress.named("shrinking " + scene.name));
    if (!simplest) return simplest.error();
    scene = std::move(*simplest);
  }
  return scenes;
}

int shrink(const ShrinkArguments& arguments) {
  Result<std::vector<Scene>> scenes = readInput(arguments);
  if (!scenes) return usageError(shrinkName, scenes.error().message);
  const bool isOne = scenes->size() == 1;
  LongWork progress;
  scenes = shrinkAll(arguments, std::move(*scenes), progress);
  if (!scenes) return failed(shrinkName, scenes.error());
  std::string text;
  for (const Scene& scene : *scenes) {
    text += isOne ? writeScene(scene) : findingLine(scene);
  }
  if (arguments.output == "-") return printText(shrinkName, text);
  if (auto error = writeFileAtomically(arguments.output, text)) {
    return usageError(shrinkName, error->message);
  }
  return exitAnswered;
}

}  // namespace

void addShrinkCommand(CLI::App& program, int& status) {
  CLI::App* added = program.add_subcommand(shrinkName, "Reduce a finding to a minimal case");
  const auto arguments = std::make_shared<ShrinkArguments>();
  added
      ->add_option("input", arguments->input,
                   "A scene (*.hairline.json), or the findings of hairline fuzz")
      ->type_name("SCENE|FINDINGS")
      ->required();
  added
      ->add_option("--finding", arguments->line,
                   "Only finding N, counted from 1; by default all, one per line")
      ->type_name("N")
      ->check(wholeNumber(1));
  added->add_option("--pair", arguments->pair, "Use these two objects of the scene")
      ->type_name("A B")
      ->expected(2);
  added->add_option("--kind", arguments->kind, "The kind of query that shows the finding")
      ->check(CLI::IsMember(std::vector<std::string>(kindNames.begin(), kindNames.end())));
  arguments->choice.addTo(*added);
  added
      ->add_option("--tries", arguments->tries,
                   "How many cases to try on each lattice of simple numbers")
      ->type_name("N")
      ->check(wholeNumber(0))
      ->capture_default_str();
  added->add_flag("--any-direction", arguments->anyDirection,
                  "Allow the error to change its direction and order of magnitude, such as from a "
                  "false hit to a false miss");
  added->add_flag("--allow-degenerate", arguments->allowDegenerate,
                  "Allow operands to become degenerate, such as triangles with equal vertices");
  added
      ->add_option("-o,--output", arguments->output,
                   "The file to write; by default standard output")
      ->type_name("OUT");
  added->callback([arguments, &status] { status = shrink(*arguments); });
}

}  // namespace hairline
