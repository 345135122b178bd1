#include "app/case_options.h"

#include <CLI/CLI.hpp>
#include <cmath>

#include "app/number_checks.h"
#include "app/query_names.h"
#include "core/scene/shape_json.h"

namespace hairline {
namespace {

/// A decimal number, or a number in a string of the scene format, such as 1/64.
std::optional<double> numberFrom(const std::string& text) {
  const Result<Json> value = parseJson(text);
  const Result<double> number =
      readNumber(value && value->is_number() ? *value : Json(std::string(text)));
  return number && std::isfinite(*number) ? std::optional(*number) : std::nullopt;
}

/// The restrictions on cases; an error names the option.
Result<CaseDomain> domainOf(const CaseOptions& options) {
  CaseDomain domain;
  constexpr std::string_view thickness = "thickness>";
  for (const std::string& text : options.assumptions) {
    if (text == "nondegenerate") {
      domain.isNondegenerate = true;
      continue;
    }
    const std::optional<double> least =
        text.starts_with(thickness) ? numberFrom(text.substr(thickness.size())) : std::nullopt;
    if (!least || !(*least >= 0) || !(*least < 1)) {
      return Error{"",
                   Message("--assume: \"%1\" must be nondegenerate or thickness>X with X from 0 "
                           "to 1",
                           text)};
    }
    domain.thickness = *least;
  }
  if (!options.range.empty()) {
    domain.range = {options.range[0], options.range[1]};
    if (!std::isfinite(options.range[1] - options.range[0]) ||
        !(options.range[0] < options.range[1])) {
      return Error{"", Message("--range: LO and HI must be finite numbers, LO less than HI")};
    }
  }
  if (!options.grid.empty()) {
    const std::optional<double> step = numberFrom(options.grid);
    if (!step || !(*step > 0)) {
      return Error{"", Message("--grid: \"%1\" must be a positive number such as 1/64 or 0.5",
                               options.grid)};
    }
    domain.grid = *step;
  }
  return domain;
}

}  // namespace

void CaseOptions::addTo(CLI::App& command, const std::vector<std::string>& kinds) {
  command.add_option("--kind", kind, "The kind of query")
      ->check(CLI::IsMember(kinds))
      ->capture_default_str();
  command
      .add_option("--operands", operands,
                  "The types of two shapes, of three planes, or of the points of a predicate")
      ->type_name("TYPE TYPE")
      ->expected(2, static_cast<int>(mostOperands))
      ->check(
          CLI::IsMember(std::vector<std::string>(shapeTypeNames.begin(), shapeTypeNames.end())));
  command
      .add_option(
          "--seed", seed,
          "The random seed; case i of a seed is the same on every machine and for any --threads")
      ->check(wholeNumber(0))
      ->capture_default_str();
  command
      .add_option("--recipe", recipes,
                  "Generate cases only by this recipe; repeatable. By default by all: grid, real, "
                  "touching, parallel, coplanar, degenerate, sizes, mixture")
      ->allow_extra_args(false)
      ->check(CLI::IsMember(std::vector<std::string>(recipeNames.begin(), recipeNames.end() - 1)));
  command
      .add_option(
          "--assume", assumptions,
          "Generate only cases for which this holds; repeatable. nondegenerate: no operand is "
          "degenerate; thickness>X: the least altitude of each triangle or tetrahedron divided by "
          "its longest edge, and the least extent of each box divided by its greatest, exceed X")
      ->type_name("nondegenerate|thickness>X")
      ->allow_extra_args(false);
  command.add_option("--range", range, "Generate only coordinates from LO to HI")
      ->type_name("LO HI")
      ->expected(2);
  command
      .add_option("--grid", grid,
                  "Generate only multiples of STEP, such as 1/64; unit vectors are left alone")
      ->type_name("STEP");
  command.add_flag("--single", single, "Generate numbers that float represents exactly");
}

Kind CaseOptions::kindOf() const { return *kindNamed(kind); }

std::vector<std::size_t> CaseOptions::operandTypes() const {
  std::vector<std::size_t> types;
  for (const std::string& type : operands) {
    const auto found = std::find(shapeTypeNames.begin(), shapeTypeNames.end(), type);
    types.push_back(static_cast<std::size_t>(found - shapeTypeNames.begin()));
  }
  return types;
}

std::optional<Error> CaseOptions::applyTo(CasePlan& plan) const {
  plan.isMoving = kindOf() == Kind::sweep;
  plan.isSingle = single;
  for (const std::string& recipe : recipes) {
    const auto found = std::find(recipeNames.begin(), recipeNames.end(), recipe);
    plan.recipes.push_back(static_cast<Recipe>(found - recipeNames.begin()));
  }
  Result<CaseDomain> domain = domainOf(*this);
  if (!domain) return domain.error();
  plan.domain = std::move(*domain);
  if (!CaseGenerator(plan, seed).reaches()) {
    return Error{
        "",
        Message(
            "--assume, --range and --grid exclude nearly all cases of these operands; relax them")};
  }
  return std::nullopt;
}

}  // namespace hairline
