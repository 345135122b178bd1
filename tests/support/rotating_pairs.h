#pragma once

#include <QTest>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "core/ask.h"
#include "core/query/general/polytope.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/validate.h"
#include "tests/support/describe.h"
#include "tests/support/general_pairs.h"
#include "tests/support/random_shapes.h"

namespace hairline::testing {

/// A shape and how it moves.
struct RotatingShape {
  Shape shape;
  Vector3<double> displacement = Vector3<double>::Zero();
  std::optional<RotationMotion> rotation = {};
};
using RotatingPair = std::array<RotatingShape, 2>;

/// A pair as a line that `hairline query --jsonl` reads.
inline std::string describe(const RotatingPair& pair) {
  std::string text;
  for (const RotatingShape& each : pair) {
    std::string one = describe(each.shape);
    one.back() = ',';
    one += "\"displacement\":";
    detail::append(one, each.displacement);
    if (each.rotation) {
      one += ",\"rotation\":{\"axis\":";
      detail::append(one, each.rotation->axis);
      one += ",\"angle\":";
      detail::append(one, each.rotation->angle);
      one += ",\"center\":";
      detail::append(one, each.rotation->center);
      one += '}';
    }
    text += (text.empty() ? "{\"kind\":\"sweep\",\"a\":" : ",\"b\":") + one + '}';
  }
  return text + '}';
}

/// Valid as long as the pair is neither moved nor destroyed.
inline QueryOptions motionOf(const RotatingPair& pair) {
  QueryOptions options;
  for (std::size_t i = 0; i < 2; ++i) {
    options.displacements[i] = pair[i].displacement;
    options.rotations[i] = pair[i].rotation ? &*pair[i].rotation : nullptr;
  }
  return options;
}

/// The answer of a method; its verdict alone has to be the same.
inline Report sweep(const RotatingPair& pair, std::string_view method, ScalarKind scalar,
                    bool withTrace = false) {
  const auto found = findQuery(pair[0].shape, pair[1].shape, Kind::sweep, method);
  QueryOptions options = motionOf(pair);
  if (found->swapped) options = withSwappedOperands(options);
  const Report report = found->entry->run(found->shapes, scalar, options, withTrace);
  if (report.hit && found->entry->test(found->shapes, scalar, options) != *report.hit) {
    QTest::qFail(describe(pair).c_str(), __FILE__, __LINE__);
  }
  return report;
}

/// The time of first contact by a method, or nothing.
inline std::optional<double> timeOf(const RotatingPair& pair, std::string_view method,
                                    ScalarKind scalar) {
  const Report report = sweep(pair, method, scalar);
  if (!report.hit || !*report.hit) return std::nullopt;
  return report.time->value;
}

/// The positions of a moving shape at a time, from a rational point of the circle next to the angle
/// and without rounding until the end; the axis has a rational length.
inline Shape exactlyAt(const RotatingShape& moving, double time) {
  const Vector3<Rational> shift = exact(moving.displacement) * Rational(time);
  Vector3<Rational> center(Rational(0), Rational(0), Rational(0));
  Vector3<Rational> axis = center;
  Rational cosine(1);
  Rational sine(0);
  if (moving.rotation) {
    center = exact(moving.rotation->center);
    const Rational q(std::tan(moving.rotation->angle * time / 2));
    cosine = (Rational(1) - q * q) / (Rational(1) + q * q);
    sine = Rational(2) * q / (Rational(1) + q * q);
    axis = exact(moving.rotation->axis);
    const double length = std::sqrt(squaredNorm(axis).toNearestDouble());
    axis /= Rational(length);
    if (squaredNorm(axis) != Rational(1)) qFatal("an axis of irrational length");
  }
  const auto turned = [&](const Vector3<Rational>& arm) -> Vector3<Rational> {
    const Vector3<Rational> along = axis * dot(axis, arm);
    return along + Vector3<Rational>(arm - along) * cosine +
           Vector3<Rational>(cross(axis, arm)) * sine;
  };
  const auto at = [&](const Vector3<double>& point) -> Vector3<double> {
    return toDouble(Vector3<Rational>(center + turned(exact(point) - center) + shift));
  };
  const auto direction = [&](const Vector3<double>& v) -> Vector3<double> {
    return toDouble(turned(exact(v)));
  };
  Shape shape = moving.shape;
  if (auto* ball = std::get_if<Sphere<double>>(&shape)) {
    ball->center = at(ball->center);
  } else if (auto* capsule = std::get_if<Capsule<double>>(&shape)) {
    capsule->a = at(capsule->a);
    capsule->b = at(capsule->b);
  } else if (auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    cylinder->a = at(cylinder->a);
    cylinder->b = at(cylinder->b);
  } else if (auto* cone = std::get_if<Cone<double>>(&shape)) {
    cone->apex = at(cone->apex);
    cone->axis = direction(cone->axis);
  } else if (auto* disc = std::get_if<Disc<double>>(&shape)) {
    disc->center = at(disc->center);
    disc->normal = direction(disc->normal);
  } else if (auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    ellipsoid->center = at(ellipsoid->center);
    for (Vector3<double>& own : ellipsoid->axes) own = direction(own);
  } else {
    Convex<double> hull{verticesOf<double>(shape)};
    for (Vector3<double>& vertex : hull.vertices) vertex = at(vertex);
    return hull;
  }
  return shape;
}

inline bool doMeetExactly(const RotatingPair& pair, double time) {
  return *intersects(exactlyAt(pair[0], time), exactlyAt(pair[1], time));
}

inline double distanceAt(const RotatingPair& pair, double time) {
  return *distance(exactlyAt(pair[0], time), exactlyAt(pair[1], time), {.method = "reference"});
}

inline const std::vector<std::size_t> polytopesAndSpheres{
    shapeIndex<Point<double>>(),       shapeIndex<Segment<double>>(),
    shapeIndex<Triangle<double>>(),    shapeIndex<Rectangle<double>>(),
    shapeIndex<Aabb<double>>(),        shapeIndex<Obb<double>>(),
    shapeIndex<Tetrahedron<double>>(), shapeIndex<Frustum<double>>(),
    shapeIndex<Convex<double>>(),      shapeIndex<Kdop<double>>(),
    shapeIndex<Sphere<double>>()};
inline const std::vector<std::size_t> curvedTypes{
    shapeIndex<Capsule<double>>(), shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>(),
    shapeIndex<Disc<double>>(), shapeIndex<Ellipsoid<double>>()};

inline std::vector<std::size_t> boundedTypes() {
  std::vector<std::size_t> types = polytopesAndSpheres;
  types.insert(types.end(), curvedTypes.begin(), curvedTypes.end());
  return types;
}

/// Pairs of shapes of some types, of which at least one rotates.
class RotationMaker {
 public:
  explicit RotationMaker(std::uint64_t seed,
                         const std::vector<std::size_t>& types = polytopesAndSpheres)
      : m_random(seed), m_shapes(seed + 1), m_types(types) {}

  /// Of the pairs that intersect at the start, two in five.
  RotatingPair next() {
    for (;;) {
      RotatingPair pair = any();
      if (m_random.chance(0.4) || !doMeetExactly(pair, 0)) return pair;
    }
  }

 private:
  RotatingPair any() {
    const bool onGrid = m_random.chance(0.3);
    m_shapes.setOnGrid(onGrid);
    RotatingPair pair;
    const int turning = m_random.integer(0, 2);
    for (int i = 0; i < 2; ++i) {
      RotatingShape& each = pair[static_cast<std::size_t>(i)];
      each.shape = m_shapes.next(type());
      if (m_random.chance(0.75)) {
        each.displacement = onGrid ? m_random.gridPoint(-2, 2) : m_random.point(-2, 2);
      }
      if (turning == i) continue;
      each.rotation = rotation();
    }
    return pair;
  }

  RotationMotion rotation() {
    // Of rational length.
    static constexpr std::array<std::array<int, 3>, 6> axes{
        {{0, 0, 1}, {1, 2, 2}, {2, 3, 6}, {1, 4, 8}, {4, 4, 7}, {2, 6, 9}}};
    const auto& integers = axes[static_cast<std::size_t>(m_random.integer(0, 5))];
    RotationMotion made;
    const int first = m_random.integer(0, 2);
    for (int k = 0; k < 3; ++k) {
      made.axis[(first + k) % 3] =
          integers[static_cast<std::size_t>(k)] * (m_random.chance(0.5) ? -1 : 1);
    }
    made.axis *= std::ldexp(1.0, m_random.integer(-3, 3));
    made.angle =
        m_random.real(-1, 1) * std::array{0.5, 2., 7., 40.}[std::size_t(m_random.integer(0, 3))];
    made.center = m_random.chance(0.3) ? m_random.gridPoint(-2, 2) : m_random.point(-2, 2);
    return made;
  }

  std::size_t type() {
    return m_types[static_cast<std::size_t>(
        m_random.integer(0, static_cast<int>(m_types.size()) - 1))];
  }

  Random m_random;
  ShapeMaker m_shapes;
  std::vector<std::size_t> m_types;
};

/// By an angle in radians.
inline RotationMotion rotationAboutZ(double angle,
                                     const Vector3<double>& center = Vector3<double>::Zero()) {
  return {Vector3<double>::UnitZ(), angle, center};
}
inline Shape boxAround(const Vector3<double>& center, const Vector3<double>& half) {
  return Aabb<double>{center - half, center + half};
}

}  // namespace hairline::testing
