#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

#include "core/scene/transform.h"
#include "core/shapes/fields.h"
#include "core/shapes/validate.h"
#include "tests/support/case.h"
#include "tests/support/numbers_of.h"
#include "tests/support/random_shapes.h"
#include "tests/support/touching.h"

namespace hairline::testing {

/// Kinds of random operands on which every query is tested.
enum class CaseMix {
  /// Small integers: many are touching, parallel or coplanar.
  grid,
  /// Real coordinates of about unit size.
  real,
  /// As grid, with numbers moved by a unit in the last place.
  ulps,
  /// As grid or real, of any size from 1e-300 to 1e300.
  scales,
  /// Few different points: triangles that are segments, boxes that are flat.
  degenerate,
  /// As real, brought to a place where the verdict changes within some 2^-10 to 2^-52 of the way:
  /// numbers at random never come near one. Fifty verdicts a case, and so not among `caseMixes`.
  near,
};

constexpr std::array<CaseMix, 5> caseMixes{CaseMix::grid, CaseMix::real, CaseMix::ulps,
                                           CaseMix::scales, CaseMix::degenerate};

constexpr std::string_view name(CaseMix mix) {
  constexpr std::array<std::string_view, 6> names{"grid",   "real",       "ulps",
                                                  "scales", "degenerate", "near"};
  return names[static_cast<std::size_t>(mix)];
}

/// An endless seeded stream of legal operands of some types. `verdict` gives it the verdict of a
/// case, and it steers towards as many hits as misses: it moves shapes together after a miss, and
/// apart after a hit.
class CaseMaker {
 public:
  using Verdict = std::function<bool(const Case&)>;

  /// Makes `warmUp` cases beforehand, to find out how far apart shapes have to be.
  CaseMaker(std::vector<std::size_t> operands, bool moving, CaseMix mix, Verdict verdict,
            std::uint64_t seed, int warmUp)
      : m_operands(std::move(operands)),
        m_moving(moving),
        m_mix(mix),
        m_verdict(std::move(verdict)),
        m_random(seed),
        m_shapes(seed + 1) {
    m_shapes.setExactlyFlat(true);
    for (int i = 0; i < warmUp; ++i) next();
    m_count = m_hits = 0;
  }

  Case next() {
    Case made = build();
    while (!isLegal(made)) made = build();
    if (m_mix == CaseMix::near) bringNear(made);
    const bool hit = m_verdict(made);
    ++m_count;
    m_hits += hit ? 1 : 0;
    steer(hit);
    return made;
  }

  int count() const { return m_count; }
  int hits() const { return m_hits; }

 private:
  using V = Vector3<double>;

  Case build() {
    m_onGrid = m_mix == CaseMix::scales ? m_random.chance(0.5)
                                        : m_mix != CaseMix::real && m_mix != CaseMix::near;
    m_shapes.setOnGrid(m_onGrid);
    m_shapes.setDegenerate(m_mix == CaseMix::degenerate);
    Case made;
    for (const std::size_t type : m_operands) made.shapes.push_back(m_shapes.next(type));
    if (m_onGrid) {
      placeOnGrid(made);
    } else {
      placeFreely(made);
    }
    if (m_mix == CaseMix::ulps && m_random.chance(0.7)) nudge(made);
    // Shapes of the plane seldom leave it: they would be disjoint at once.
    const bool planar = std::all_of(made.shapes.begin(), made.shapes.end(), isPlanar);
    if (m_moving && planar && m_random.chance(0.9)) {
      for (V& way : made.displacements) way[2] = 0;
    }
    if (m_mix == CaseMix::scales) scale(made);
    return made;
  }

  void placeOnGrid(Case& made) {
    if (m_moving) move(made);
    if (m_level > 0 && m_random.chance(m_level)) {
      touch(made, V::Zero());
    } else if (m_level < 0 && m_random.chance(-m_level)) {
      part(made);
    }
  }

  void placeFreely(Case& made) {
    if (m_moving) move(made);
    touch(made, m_random.point(-m_spread, m_spread));
  }

  // A point of the last operand comes upon one of the first, or to an offset from it; of moving
  // ones, at a time on the way.
  void touch(Case& made, const V& offset) {
    PointOf pointOf(m_random, m_onGrid);
    Shape& first = made.shapes.front();
    Shape& last = made.shapes.back();
    if (auto* plane = std::get_if<Plane<double>>(&first)) {
      if (std::holds_alternative<Mesh>(last)) {
        plane->offset = dot(plane->normal, V(pointOf(last) + offset));
        return;
      }
      if (!std::holds_alternative<Plane<double>>(last)) return;
    }
    const double time = m_onGrid ? 0.5 * m_random.integer(0, 2) : m_random.real(0, 1);
    const V way = (made.displacements[0] - made.displacements[1]) * time;
    const V target = pointOf(first) + way + offset;
    if (auto* plane = std::get_if<Plane<double>>(&last)) {
      plane->offset = dot(plane->normal, target);
    } else {
      last = translated(last, target - pointOf(last));
    }
  }

  // Whatever lies along a plane may miss it; other shapes are pushed off.
  void part(Case& made) {
    Shape& last = made.shapes.back();
    if (const auto* plane = std::get_if<Plane<double>>(&last)) {
      V along = cross(plane->normal, m_random.gridPoint(-2, 2));
      while (along == V::Zero()) along = cross(plane->normal, m_random.gridPoint(-2, 2));
      Shape& first = made.shapes.front();
      if (auto* line = std::get_if<Line<double>>(&first)) line->direction = along;
      if (auto* ray = std::get_if<Ray<double>>(&first)) ray->direction = along;
      if (auto* other = std::get_if<Plane<double>>(&first)) other->normal = plane->normal * 2;
    }
    last = translated(last, farOff());
  }
  V farOff() {
    V off = V::Zero();
    off[m_random.integer(0, 2)] = m_random.integer(3, 6) * (m_random.chance(0.5) ? 1 : -1);
    return off;
  }

  void move(Case& made) {
    for (V& way : made.displacements) {
      if (m_random.chance(0.2)) continue;
      way = m_onGrid ? V(m_random.gridPoint(-1, 1) * 2) : m_random.point(-1, 1);
    }
  }

  void nudge(Case& made) {
    const auto few = [&](double& number) {
      if (!m_random.chance(0.3)) return;
      // Beside zero the next numbers are subnormal, and nearly all that follows rounds them away.
      if (number == 0 && m_random.chance(0.8)) {
        number = m_random.integer(-1, 1) * 0x1p-53;
      } else {
        number = m_random.nudge(number, 1);
      }
    };
    forEachNumber(made, few);
  }

  void scale(Case& made) {
    const double factor = m_random.size();
    forEachLength(made, [&](double& number) { number *= factor; });
    // Directions may have any length of their own.
    const double stretch = m_random.size();
    for (Shape& shape : made.shapes) {
      if (auto* line = std::get_if<Line<double>>(&shape)) line->direction *= stretch;
      if (auto* ray = std::get_if<Ray<double>>(&shape)) ray->direction *= stretch;
    }
  }

  // Moves the last operand along a line on which it first meets the others and then misses them, to
  // either side of where that changes. What never changes stays.
  void bringNear(Case& made) {
    const V way = m_random.point(-20, 20);
    const Shape start = made.shapes.back();
    const auto hitsAt = [&](double part) {
      made.shapes.back() = translated(start, way * part);
      return isLegal(made) && m_verdict(made);
    };
    double hit = 0;
    double miss = 1;
    if (!hitsAt(hit) || hitsAt(miss)) {
      made.shapes.back() = start;
      return;
    }
    for (int halvings = m_random.integer(10, 52); halvings > 0; --halvings) {
      const double middle = (hit + miss) / 2;
      (hitsAt(middle) ? hit : miss) = middle;
    }
    hitsAt(m_random.chance(0.5) ? hit : miss);
  }

  static bool isLegal(const Case& made) {
    return std::none_of(made.shapes.begin(), made.shapes.end(),
                        [](const Shape& shape) { return validate(shape).has_value(); });
  }

  void steer(bool hit) {
    // Points brought together make a determinant zero.
    if (isOfPoints(m_operands)) return;
    if (m_onGrid) {
      m_level = std::clamp(m_level + (hit ? -0.1 : 0.1), -1.0, 1.0);
    } else {
      m_spread = std::clamp(m_spread * (hit ? 1.15 : 1 / 1.15), 1e-3, 30.0);
    }
  }

  std::vector<std::size_t> m_operands;
  bool m_moving;
  CaseMix m_mix;
  Verdict m_verdict;
  Random m_random;
  ShapeMaker m_shapes;
  bool m_onGrid = false;
  /// How often shapes on the grid are moved together, or apart if negative.
  double m_level = 0;
  /// The distance between points of two shapes off the grid.
  double m_spread = 1;
  int m_count = 0;
  int m_hits = 0;
};

}  // namespace hairline::testing
