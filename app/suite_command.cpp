#include "app/suite_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/case_options.h"
#include "app/long_work.h"
#include "app/test_options.h"
#include "app/usage.h"
#include "core/search/case_choice.h"

namespace hairline {
namespace {

constexpr const char* suiteName = "suite";

struct SuiteArguments {
  CaseOptions cases;
  TestOptions test;
  std::size_t count = 100;
};

Result<ChoicePlan> planOf(const SuiteArguments& arguments) {
  ChoicePlan plan;
  plan.kind = arguments.cases.kindOf();
  plan.count = arguments.count;
  plan.seed = arguments.cases.seed;
  plan.cases.operands = arguments.cases.operandTypes();
  if (plan.cases.operands.size() != 2) {
    return Error{"", Message("--operands: a case of a suite has two operands")};
  }
  for (const std::size_t type : plan.cases.operands) {
    if (type == shapeIndex<Mesh>() || type == shapeIndex<Grid>()) {
      return Error{"", Message("--operands: Unit tests cannot contain a %1", shapeTypeNames[type])};
    }
  }
  if (auto error = arguments.cases.applyTo(plan.cases)) return *error;
  return plan;
}

int writeSuite(const SuiteArguments& arguments) {
  const Result<ChoicePlan> plan = planOf(arguments);
  if (!plan) return usageError(suiteName, plan.error().message);
  Result<TestStyle> style = arguments.test.style(*testFrameworkNamed(arguments.test.format));
  if (!style) return usageError(suiteName, style.error().message);
  style->kinds = {plan->kind};
  style->scalar = plan->cases.isSingle ? ScalarKind::float32 : ScalarKind::float64;
  std::vector<Scene> scenes;
  {
    LongWork progress;
    const Result<std::vector<ChosenCase>> chosen =
        chooseCases(*plan, progress.named("choosing cases"));
    if (!chosen && chosen.error().code == "unsupported") {
      return usageError(suiteName, "no method answers " + arguments.cases.kind + " of " +
                                       arguments.cases.operands[0] + " and " +
                                       arguments.cases.operands[1] +
                                       " exactly; see hairline queries");
    }
    if (!chosen) return failed(suiteName, chosen.error());
    for (const ChosenCase& made : *chosen) scenes.push_back(sceneOf(made.given));
  }
  if (scenes.size() < plan->count) {
    note("only " + std::to_string(scenes.size()) + " different cases of these options were found");
  }
  return writeTest(suiteName, arguments.test, scenes, *style);
}

}  // namespace

void addSuiteCommand(CLI::App& program, int& status) {
  CLI::App* added = program.add_subcommand(
      suiteName,
      "Write a regression suite for your own code: cases near the boundary between yes and no, "
      "as many hits as misses, chosen evenly by recipe, by margin and by the features in contact, "
      "with the exact answers. The same options write the same bytes");
  const auto arguments = std::make_shared<SuiteArguments>();
  arguments->cases.addTo(*added, {"intersect", "bound", "closest", "contains", "side", "sweep"});
  added->get_option("--operands")->required()->description("The types of the two shapes");
  added->get_option("--seed")->description("The random seed; another seed gives other cases");
  added->get_option("--single")
      ->description(
          "Use only numbers that float represents exactly, and test in float instead of double");
  added->add_option("--cases", arguments->count, "The number of cases")
      ->type_name("N")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  added
      ->add_option(
          "--as", arguments->test.format,
          "The language or framework: qttest, googletest, catch2, doctest, c, python, rust")
      ->type_name("FORMAT")
      ->required()
      ->check(CLI::IsMember(testFrameworks()));
  added
      ->add_option("-o,--output", arguments->test.output,
                   "The file to write; by default standard output")
      ->type_name("FILE");
  arguments->test.addTo(*added);
  added->callback([arguments, &status] { status = writeSuite(*arguments); });
}

}  // namespace hairline
