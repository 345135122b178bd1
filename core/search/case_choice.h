#pragma once

#include "core/search/case_contact.h"
#include "core/search/case_generator.h"
#include "core/work.h"

namespace hairline {

/// Which cases are chosen for a suite.
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

/// How near a case is to the boundary between yes and no.
enum class Nearness {
  touching,
  /// Within eight units in the last place.
  ulps,
  /// Within 2^-20 of the size of the operands.
  near,
  far,
  /// The case has no margin.
  unknown,
};

Nearness nearnessOf(const CaseContact& contact);

/// "vertex", "edge", "face", …: the sort of part, without its number.
std::string_view sortOfPart(std::string_view part);

/// Cases that a correct function has to get right and others do not: as many hits as misses, of all
/// recipes, margins and features in contact as evenly as the generated cases allow, and no two
/// alike up to the order of operands, vertices and ends. A function of the plan alone. Fewer than
/// requested if the plan does not generate enough.
///
/// Errors: "unsupported" if no method answers the question exactly, "cancelled" if the work was
/// stopped.
Result<std::vector<ChosenCase>> chooseCases(const ChoicePlan& plan, const Work& work = {});

}  // namespace hairline
