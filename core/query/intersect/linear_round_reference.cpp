#include "core/query/intersect/linear_round_reference.h"

#include <functional>
#include <vector>

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

  /// Adds the t at which it vanishes; a constant has none that matter.
  void appendRoots(std::vector<Root>& roots) const {
    if (sign(s) == 0) {
      if (sign(q) != 0) roots.push_back(plain(-p / q));
      return;
    }
    // Around the place where the slope is zero.
    const Rational middle = -q / (Rational(2) * s);
    const Rational square = middle * middle - p / s;
    if (sign(square) < 0) return;
    roots.push_back({middle, Rational(-1), square});
    roots.push_back({middle, Rational(1), square});
  }
};

// A solid on a line: polynomials, and whether their signs at some t are those of its points.
struct OnLine {
  std::vector<Polynomial> polynomials;
  std::function<bool(const std::vector<int>&)> holds;
};

template <typename Place>
Polynomial ballOn(const Place& at, const Vector3<double>& center, double radius) {
  return Polynomial::through([&](const Rational& t) {
    const Vector offset = at(t) - exact(center);
    return Rational(squaredNorm(offset) - Rational(radius) * Rational(radius));
  });
}

// Before a, before b, and out of the side.
template <typename Place, typename Solid>
std::vector<Polynomial> aroundAxis(const Place& at, const Solid& solid) {
  const Vector a = exact(solid.a);
  const Vector axis = exact(solid.b) - a;
  const auto along = [&](const Rational& t) { return Rational(dot(axis, Vector(at(t) - a))); };
  const Rational length = squaredNorm(axis);
  const Rational square = Rational(solid.radius) * Rational(solid.radius);
  return {Polynomial::through(along),
          Polynomial::through([&](const Rational& t) { return Rational(along(t) - length); }),
          Polynomial::through([&](const Rational& t) {
            const Rational place = along(t);
            return Rational((squaredNorm(Vector(at(t) - a)) - square) * length - place * place);
          })};
}

template <typename Place>
OnLine solidOn(const Place& at, const Sphere<double>& sphere) {
  return {{ballOn(at, sphere.center, sphere.radius)},
          [](const std::vector<int>& signs) { return signs[0] <= 0; }};
}

template <typename Place>
OnLine solidOn(const Place& at, const Cylinder<double>& cylinder) {
  return {aroundAxis(at, cylinder), [](const std::vector<int>& signs) {
            return signs[0] >= 0 && signs[1] <= 0 && signs[2] <= 0;
          }};
}

template <typename Place>
OnLine solidOn(const Place& at, const Capsule<double>& capsule) {
  OnLine solid;
  solid.polynomials = aroundAxis(at, capsule);
  solid.polynomials.push_back(ballOn(at, capsule.a, capsule.radius));
  solid.polynomials.push_back(ballOn(at, capsule.b, capsule.radius));
  solid.holds = [](const std::vector<int>& signs) {
    if (signs[0] <= 0) return signs[3] <= 0;
    if (signs[1] >= 0) return signs[4] <= 0;
    return signs[2] <= 0;
  };
  return solid;
}

// The point at t = 0 and the one at t = 1, and whether the range starts and ends there.
struct Way {
  Vector from;
  Vector to;
  bool starts;
  bool ends;
};
Way wayOf(const Line<double>& line) {
  return {exact(line.origin), exact(line.origin) + exact(line.direction), false, false};
}
Way wayOf(const Ray<double>& ray) {
  return {exact(ray.origin), exact(ray.origin) + exact(ray.direction), true, false};
}
Way wayOf(const Segment<double>& segment) {
  return {exact(segment.a), exact(segment.b), true, true};
}

}  // namespace

template <template <typename> class L, template <typename> class B>
IntersectAnswer<Rational> LinearRoundReference<L, B>::refer(const Input<double>& input) {
  const Way way = wayOf(input.a);
  const auto at = [&](const Rational& t) { return Vector(way.from + (way.to - way.from) * t); };
  const OnLine solid = solidOn(at, input.b);
  std::vector<Root> tries;
  if (way.starts) tries.push_back(plain(Rational(0)));
  for (const Polynomial& polynomial : solid.polynomials) polynomial.appendRoots(tries);
  IntersectAnswer<Rational> answer;
  Root least;
  for (const Root& t : tries) {
    if (way.starts && sign(t) < 0) continue;
    if (way.ends && compare(t, plain(Rational(1))) > 0) continue;
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
  const Vector direction = way.to - way.from;
  for (int k = 0; k < 3; ++k) {
    (*answer.quadraticPoint)[static_cast<std::size_t>(k)] = {way.from[k] + direction[k] * least.a,
                                                             direction[k] * least.b, least.c};
  }
  return answer;
}

template struct LinearRoundReference<Line, Sphere>;
template struct LinearRoundReference<Ray, Sphere>;
template struct LinearRoundReference<Segment, Sphere>;
template struct LinearRoundReference<Ray, Cylinder>;
template struct LinearRoundReference<Segment, Cylinder>;
template struct LinearRoundReference<Ray, Capsule>;
template struct LinearRoundReference<Segment, Capsule>;

}  // namespace hairline
