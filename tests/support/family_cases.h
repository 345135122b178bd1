#pragma once

#include <QTest>
#include <algorithm>

#include "tests/support/failures.h"
#include "tests/support/property.h"
#include "tests/support/question.h"

namespace hairline::testing {

/// The dimension of the sets of a type, as far as they are not degenerate.
inline int dimensionOf(std::size_t type) {
  constexpr std::array<int, shapeTypeCount> dimensions{0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
                                                       3, 3, 3, 2, 3, 0, 1, 2, 2, 2, 3, 3, 2, 3};
  return dimensions[type];
}

/// Whether some of the random pairs off the grid surely meet and some surely miss.
inline bool bothAreLikely(const Family& family, bool moving) {
  const auto& types = family.operands;
  if (mayBeEmpty(types)) return false;
  const auto isEndless = [](std::size_t type) {
    return type == shapeIndex<Line<double>>() || type == shapeIndex<Plane<double>>();
  };
  if (std::all_of(types.begin(), types.end(), isEndless)) return false;
  const bool planar =
      std::all_of(types.begin(), types.end(), [](std::size_t type) { return isPlanarType(type); });
  int sum = moving ? 1 : 0;
  for (const std::size_t type : types) sum += dimensionOf(type);
  return sum >= (planar ? 2 : 3);
}

/// Whether most pairs meet: one is a half-space, whose boundary cuts many sets and which has half
/// of the others in it; or a polygon, which is wide, moves through a plane.
inline bool mostMeet(const std::vector<std::size_t>& types, bool moving) {
  const auto has = [&](std::size_t type) { return std::ranges::find(types, type) != types.end(); };
  return has(shapeIndex<HalfSpace<double>>()) ||
         (moving && has(shapeIndex<Plane<double>>()) && has(shapeIndex<Polygon<double>>()));
}

/// Whether one has a rim or is an ellipsoid: exact answers to its motion take long.
inline bool isTurned(const std::vector<std::size_t>& types) {
  return std::ranges::any_of(types, [](std::size_t type) {
    return type == shapeIndex<Cylinder<double>>() || type == shapeIndex<Cone<double>>() ||
           type == shapeIndex<Disc<double>>() || type == shapeIndex<Ellipsoid<double>>();
  });
}

/// Checks a property of the family of a row of `addFamilies` on `count` cases of every mix, a third
/// of them where one body answers dozens of families, a sixth if these are about moving turned
/// shapes;
/// `fault(family, moving, case)` says what is wrong with a case, or nothing. A case that fails is
/// shrunk and shown. Between 30 and 70 % of the cases hit where chance can bring that about.
template <typename Fault>
void overAllMixes(int count, Fault&& fault) {
  QFETCH(int, index);
  QFETCH(bool, moving);
  const Family& family = allFamilies()[static_cast<std::size_t>(index)];
  const Member* const judge = decider(family, moving);
  QVERIFY(judge != nullptr);
  const int share = !isOneOfMany(family, moving) ? 1 : moving && isTurned(family.operands) ? 6 : 3;
  const int cases = caseCount(std::max(1, count / share));
  int hits = 0;
  int guardedCases = 0;
  for (const CaseMix mix : caseMixes) {
    CaseMaker maker(family.operands, moving, mix, steeringVerdict(family, moving),
                    testSeed() * 1000 + static_cast<std::uint64_t>(mix), cases / 2);
    const auto found =
        firstFault(maker, cases, [&](const Case& given) { return fault(family, moving, given); });
    const std::string where = std::string(name(mix)) + ": ";
    QVERIFY2(!found, (where + found.value_or("")).c_str());
    const bool guarded =
        !isOfPoints(family.operands) && !judge->entry->isOrdered() &&
        !mostMeet(family.operands, moving) &&
        (bothAreLikely(family, moving) ||
         ((mix == CaseMix::grid || mix == CaseMix::degenerate) && !mayBeEmpty(family.operands)));
    if (!guarded) continue;
    hits += maker.hits();
    guardedCases += maker.count();
    // With few cases the rate of hits means nothing; all mixes together are checked below.
    if (maker.count() < 40) continue;
    const double rate = static_cast<double>(maker.hits()) / maker.count();
    QVERIFY2(rate >= 0.3 && rate <= 0.7, (where + std::to_string(rate) + " hit").c_str());
  }
  if (guardedCases < 64) return;
  const double rate = static_cast<double>(hits) / guardedCases;
  QVERIFY2(rate >= 0.3 && rate <= 0.7, ("all mixes: " + std::to_string(rate) + " hit").c_str());
}

}  // namespace hairline::testing
