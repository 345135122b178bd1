#pragma once

#include "core/search/case_contact.h"
#include "core/search/case_generator.h"
#include "core/work.h"

namespace hairline {

/// What cases are chosen for a suite.
struct ChoicePlan {
  Kind kind = Kind::intersect;
  CasePlan cases;
  std::uint64_t seed = 1;
  std::size_t count = 100;
};

struct ChosenCase {
  SearchCase given;
  Recipe recipe{};
  CaseContact contact;
  /// The exact verdict as one yes or no (`Report::verdict`).
  bool verdict = false;
};

/// How near the boundary between yes and no a case lies.
enum class Nearness {
  touching,
  /// Within eight units in the last place.
  ulps,
  /// Within 2^-20 of the size of the operands.
  near,
  far,
  /// It has no margin.
  unknown,
};

Nearness nearnessOf(const CaseContact& contact);

/// "vertex", "edge", "face", …: the sort of part, without its number.
std::string_view sortOfPart(std::string_view part);

/// Cases that a correct function has to get right and others do not: as many hits as misses, of all
/// recipes, margins and features in contact as evenly as the cases that are made have them, and no
/// two alike but for the order of operands, vertices and ends. A function of the plan alone. Fewer
/// than asked for where the plan does not make so many.
///
/// Errors: "unsupported" where no method answers the question exactly, "cancelled" where the work
/// was stopped.
Result<std::vector<ChosenCase>> chooseCases(const ChoicePlan& plan, const Work& work = {});

}  // namespace hairline
