#include "core/search/case_generator.h"

#include <algorithm>
#include <cmath>

#include "core/search/case_changes.h"
#include "core/search/case_numbers.h"
#include "core/search/shape_maker.h"

namespace hairline {
namespace {

using V = Vector3<double>;

/// One case being generated.
class Making {
 public:
  Making(const CasePlan& plan, CaseRandom& random, SearchCase& made)
      : m_plan(plan), m_random(random), m_made(made) {}

  Recipe make() {
    const Recipe recipe = choose();
    m_made.displacements = {V::Zero(), V::Zero()};
    if (recipe == Recipe::neighbourhood) {
      neighbour();
    } else {
      makeShapes(recipe);
      arrange(recipe);
    }
    finish();
    return recipe;
  }

 private:
  Recipe choose() {
    if (m_plan.near && (m_plan.nearbyOnly || m_random.chance(0.5))) return Recipe::neighbourhood;
    if (!m_plan.recipes.empty()) return m_plan.recipes[m_random.below(m_plan.recipes.size())];
    // Most faults show when operands touch.
    if (m_random.chance(0.3)) return Recipe::touching;
    return static_cast<Recipe>(m_random.integer(0, static_cast<int>(Recipe::mixture)));
  }

  void makeShapes(Recipe recipe) {
    const bool either = recipe != Recipe::grid && recipe != Recipe::real;
    const bool onGrid = recipe == Recipe::grid || (either && m_random.chance(0.35));
    const MakingStyle style{onGrid, recipe == Recipe::degenerate && onGrid};
    m_made.shapes.resize(m_plan.operands.size());
    for (std::size_t i = 0; i < m_plan.operands.size(); ++i) {
      makeShape(m_plan.operands[i], style, m_random, m_made.shapes[i]);
    }
    if (m_plan.isMoving) {
      for (V& way : m_made.displacements) {
        if (m_random.chance(0.2)) continue;
        way = onGrid ? V(m_random.gridPoint(-2, 2)) : V(m_random.point(-1, 1));
      }
      keepInPlane();
    }
  }

  void arrange(Recipe recipe) {
    switch (recipe) {
      case Recipe::grid:
        break;
      case Recipe::real:
        if (m_random.chance(0.5)) bringTogether(m_made, 0.5, m_random);
        break;
      case Recipe::touching:
        touch();
        break;
      case Recipe::parallel:
        makeParallel(m_made, m_random);
        m_random.chance(0.5) ? touch() : bringTogether(m_made, 0.3, m_random);
        break;
      case Recipe::coplanar:
        makeCoplanar(m_made, m_random);
        if (m_random.chance(0.5)) hairline::nudge(m_made, 1, 0.2, m_random);
        break;
      case Recipe::degenerate:
        collapse(m_made, m_random);
        if (m_random.chance(0.5)) touch();
        break;
      case Recipe::sizes: {
        if (m_random.chance(0.6)) touch();
        const int exponent = m_random.integer(-900, 900);
        for (Shape& shape : m_made.shapes) scaleBy(shape, exponent);
        for (V& way : m_made.displacements) way *= std::ldexp(1.0, exponent);
        break;
      }
      default:
        mix();
        break;
    }
  }

  void touch() {
    layAgainst(m_made, m_random);
    if (m_random.chance(0.6)) hairline::nudge(m_made, 2, 0.3, m_random);
  }

  void mix() {
    if (m_random.chance(0.3)) collapse(m_made, m_random);
    if (m_random.chance(0.3)) makeParallel(m_made, m_random);
    if (m_random.chance(0.5)) {
      const std::size_t operand = m_random.below(m_made.shapes.size());
      scaleBy(m_made.shapes[operand], m_random.integer(-30, 30));
    }
    if (m_random.chance(0.7)) touch();
    if (m_random.chance(0.3)) makeCoplanar(m_made, m_random);
  }

  void neighbour() {
    m_made = *m_plan.near;
    switch (m_random.integer(0, 3)) {
      case 0:
        hairline::nudge(m_made, 4, m_random.real(0.1, 1), m_random);
        break;
      case 1: {
        // One number takes the value of another, or comes near it.
        double largest = 0;
        int count = 0;
        forEachNumber(m_made, [&](double& number, NumberRole) {
          largest = std::max(largest, std::abs(number));
          ++count;
        });
        if (count == 0) return;
        const double step = largest * std::ldexp(1.0, -m_random.integer(1, 52));
        int chosen = m_random.integer(0, count - 1);
        forEachNumber(m_made, [&](double& number, NumberRole role) {
          if (chosen-- == 0 && role != NumberRole::unit) number += step * m_random.real(-1, 1);
        });
        break;
      }
      case 2: {
        const double share = std::ldexp(1.0, -m_random.integer(2, 50));
        forEachNumber(m_made, [&](double& number, NumberRole role) {
          if (role != NumberRole::unit) number += number * share * m_random.real(-1, 1);
        });
        break;
      }
      default:
        touch();
        break;
    }
  }

  void keepInPlane() {
    for (std::size_t i = 0; i < 2; ++i) {
      if (isPlanar(m_made.shapes[i])) m_made.displacements[i][2] = 0;
    }
  }

  void finish() {
    bringInto(m_plan.domain, m_made);
    if (m_plan.isSingle) {
      forEachNumber(m_made, [](double& number, NumberRole role) {
        if (role != NumberRole::unit) number = static_cast<double>(static_cast<float>(number));
      });
    }
    for (Shape& shape : m_made.shapes) putEndsInOrder(shape);
    keepInPlane();
  }

  const CasePlan& m_plan;
  CaseRandom& m_random;
  SearchCase& m_made;
};

}  // namespace

CaseGenerator::CaseGenerator(CasePlan plan, std::uint64_t seed)
    : m_plan(std::move(plan)), m_seed(seed) {
  if (!m_plan.domain.isNondegenerate) return;
  for (const std::size_t type : m_plan.operands) m_fullRanks.push_back(fullRankOf(type));
}

bool CaseGenerator::isWanted(const SearchCase& made) const {
  return isLegal(made) && (m_plan.domain.isAll() || isIn(m_plan.domain, made, m_fullRanks));
}

bool CaseGenerator::reaches() const {
  if (m_plan.domain.isAll()) return true;
  SearchCase made;
  for (std::uint64_t i = 0; i < 100; ++i) {
    make(i, made);
    if (!isWanted(made)) return false;
  }
  return true;
}

Recipe CaseGenerator::make(std::uint64_t number, SearchCase& made) const {
  CaseRandom random(m_seed, number);
  // Nudged corners may leave their plane, and scaled numbers the range of binary32.
  const int most = m_plan.domain.isAll() ? 50 : 1000;
  for (int tries = 0; tries < most; ++tries) {
    const Recipe recipe = Making(m_plan, random, made).make();
    if (isWanted(made)) return recipe;
  }
  if (m_plan.near) {
    made = *m_plan.near;
    return Recipe::neighbourhood;
  }
  made.displacements = {V::Zero(), V::Zero()};
  made.shapes.resize(m_plan.operands.size());
  for (std::size_t i = 0; i < m_plan.operands.size(); ++i) {
    makeShape(m_plan.operands[i], {.onGrid = true}, random, made.shapes[i]);
  }
  return Recipe::grid;
}

}  // namespace hairline
