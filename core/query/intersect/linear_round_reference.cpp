#include <algorithm>
#include <functional>
#include <vector>

#include "core/query/adapter.h"
#include "core/query/general/family.h"
#include "core/query/general/references.h"
#include "core/query/linear.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;

Root plain(const Rational& x) { return {x, Rational(0), Rational(0)}; }

/// p + q t + s t²
struct Polynomial {
  Rational p;
  Rational q;
  Rational s;

  /// Through three values.
  template <typename Function>
  static Polynomial through(const Function& value) {
    const Rational before = value(Rational(-1));
    const Rational at = value(Rational(0));
    const Rational after = value(Rational(1));
    return {at, (after - before) / Rational(2), (after + before) / Rational(2) - at};
  }

  int signAt(const Root& t) const {
    // t² = a² + b² c + 2 a b √c
    return sign(Root{p + q * t.a + s * (t.a * t.a + t.b * t.b * t.c),
                     q * t.b + s * Rational(2) * t.a * t.b, t.c});
  }

  /// Adds the t at which it vanishes; a constant adds none.
  void appendRoots(std::vector<Root>& roots) const {
    if (sign(s) == 0) {
      if (sign(q) != 0) roots.push_back(plain(-p / q));
      return;
    }
    // The roots lie at equal distances from the middle, where the slope is zero.
    const Rational middle = -q / (Rational(2) * s);
    const Rational square = middle * middle - p / s;
    if (sign(square) < 0) return;
    roots.push_back({middle, Rational(-1), square});
    roots.push_back({middle, Rational(1), square});
  }
};

// A solid restricted to a line: polynomials, and whether their signs at a t are those of points of
// the solid.
struct OnLine {
  std::vector<Polynomial> polynomials;
  std::function<bool(const std::vector<int>&)> holds;
};

Polynomial ballOn(const Linear<Rational>& line, const Vector3<double>& center, double radius) {
  return Polynomial::through([&](const Rational& t) {
    const Vector offset = line.at(t) - exact(center);
    return Rational(squaredNorm(offset) - Rational(radius) * Rational(radius));
  });
}

// Before a, before b, and outside the side.
template <typename Solid>
std::vector<Polynomial> aroundAxis(const Linear<Rational>& line, const Solid& solid) {
  const Vector a = exact(solid.a);
  const Vector axis = exact(solid.b) - a;
  const auto along = [&](const Rational& t) { return Rational(dot(axis, Vector(line.at(t) - a))); };
  const Rational length = squaredNorm(axis);
  const Rational square = Rational(solid.radius) * Rational(solid.radius);
  return {
      Polynomial::through(along),
      Polynomial::through([&](const Rational& t) { return Rational(along(t) - length); }),
      Polynomial::through([&](const Rational& t) {
        const Rational place = along(t);
        return Rational((squaredNorm(Vector(line.at(t) - a)) - square) * length - place * place);
      })};
}

// Before the apex, beyond the base, and outside the lateral surface or, without a height, the base.
OnLine coneOn(const Linear<Rational>& line, const Cone<double>& cone) {
  const Vector apex = exact(cone.apex);
  const Vector axis = exact(cone.axis);
  const Rational height(cone.height);
  const Rational square = Rational(cone.radius) * Rational(cone.radius);
  const Rational length = squaredNorm(axis);
  // In units of the stored axis.
  const auto along = [&](const Rational& t) {
    return Rational(dot(axis, Vector(line.at(t) - apex)) / length);
  };
  const auto beyond = [&](const Rational& t) { return Rational(along(t) - height); };
  const auto outside = [&](const Rational& t) {
    const Rational place = along(t);
    const Rational beside = squaredNorm(Vector(line.at(t) - apex)) - place * place * length;
    if (sign(height) == 0) return Rational(beside - square);
    return Rational(beside * height * height - square * place * place);
  };
  return {{Polynomial::through(along), Polynomial::through(beyond), Polynomial::through(outside)},
          [](const std::vector<int>& signs) {
            return signs[0] >= 0 && signs[1] <= 0 && signs[2] <= 0;
          }};
}

// Beside each axis of an ellipsoid whose radius is 0, and outside the quadric of the others, which
// is multiplied by their squared radii.
OnLine ellipsoidOn(const Linear<Rational>& line, const Ellipsoid<double>& ellipsoid) {
  const auto determinantOf = [&](std::size_t i, const Vector& v) -> Rational {
    return dot(
        v, Vector(cross(exact(ellipsoid.axes[(i + 1) % 3]), exact(ellipsoid.axes[(i + 2) % 3]))));
  };
  const Rational whole = determinantOf(0, exact(ellipsoid.axes[0]));
  OnLine solid;
  Rational product = whole * whole;
  std::vector<std::size_t> thick;
  for (std::size_t i = 0; i < 3; ++i) {
    const Rational radius(ellipsoid.radii[i]);
    if (sign(radius) == 0) {
      solid.polynomials.push_back(Polynomial::through([&](const Rational& t) {
        return determinantOf(i, Vector(line.at(t) - exact(ellipsoid.center)));
      }));
    } else {
      product *= radius * radius;
      thick.push_back(i);
    }
  }
  solid.polynomials.push_back(Polynomial::through([&](const Rational& t) {
    Rational sum = -product;
    for (const std::size_t i : thick) {
      const Rational part = determinantOf(i, Vector(line.at(t) - exact(ellipsoid.center)));
      const Rational radius(ellipsoid.radii[i]);
      sum += part * part * product / (whole * whole * radius * radius);
    }
    return sum;
  }));
  solid.holds = [](const std::vector<int>& signs) {
    return signs.back() <= 0 &&
           std::all_of(signs.begin(), signs.end() - 1, [](int each) { return each == 0; });
  };
  return solid;
}

OnLine solidOn(const Linear<Rational>& line, const Shape& shape) {
  if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) {
    return {{ballOn(line, sphere->center, sphere->radius)},
            [](const std::vector<int>& signs) { return signs[0] <= 0; }};
  }
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    return {aroundAxis(line, *cylinder), [](const std::vector<int>& signs) {
              return signs[0] >= 0 && signs[1] <= 0 && signs[2] <= 0;
            }};
  }
  if (const auto cone = coneOf(shape)) return coneOn(line, *cone);
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    return ellipsoidOn(line, *ellipsoid);
  }
  const auto& capsule = std::get<Capsule<double>>(shape);
  OnLine solid;
  solid.polynomials = aroundAxis(line, capsule);
  solid.polynomials.push_back(ballOn(line, capsule.a, capsule.radius));
  solid.polynomials.push_back(ballOn(line, capsule.b, capsule.radius));
  solid.holds = [](const std::vector<int>& signs) {
    if (signs[0] <= 0) return signs[3] <= 0;
    if (signs[1] >= 0) return signs[4] <= 0;
    return signs[2] <= 0;
  };
  return solid;
}

}  // namespace

IntersectAnswer<Rational> LinearRoundReference::refer(const Input<double>& input) {
  const Linear<Rational> line = *exactLinear(*input.a.shape);
  const OnLine solid = solidOn(line, *input.b.shape);
  std::vector<Root> tries;
  if (line.hasStart) tries.push_back(plain(Rational(0)));
  for (const Polynomial& polynomial : solid.polynomials) polynomial.appendRoots(tries);
  IntersectAnswer<Rational> answer;
  Root least;
  for (const Root& t : tries) {
    if (line.hasStart && sign(t) < 0) continue;
    if (line.hasEnd && compare(t, plain(Rational(1))) > 0) continue;
    if (answer.hit && compare(t, least) >= 0) continue;
    std::vector<int> signs;
    for (const Polynomial& polynomial : solid.polynomials) signs.push_back(polynomial.signAt(t));
    if (!solid.holds(signs)) continue;
    answer.hit = true;
    least = t;
  }
  if (!answer.hit) return answer;
  answer.quadraticT = least;
  answer.quadraticPoint.emplace();
  for (int k = 0; k < 3; ++k) {
    (*answer.quadraticPoint)[static_cast<std::size_t>(k)] = {
        line.origin[k] + line.direction[k] * least.a, line.direction[k] * least.b, least.c};
  }
  return answer;
}

template QueryEntry makeEntry<LinearRoundReference>(std::vector<std::size_t>);

}  // namespace hairline
