#include "core/query/closest/round_reference.h"

#include "core/query/proof/exact_sets.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;

// A corner of the section through the axis: multiples of the axis along it, and lengths away from
// it.
struct Corner {
  Rational along;
  Rational away;
};

// The section through the axis and a point, whose position is (along, √radial) in a metric where
// one unit of along has the squared length `length`.
class Section {
 public:
  Section(const Vector& origin, const Vector& axis, const Vector& point)
      : m_origin(origin), m_axis(axis), m_point(point), m_length(squaredNorm(axis)) {
    m_along = dot(axis, point - origin) / m_length;
    m_across = point - origin - axis * m_along;
    m_radial = squaredNorm(m_across);
  }

  // The point at from + part (to - from), where the part is an a + b √radial.
  void offer(const Corner& from, const Corner& to, const Root& part) {
    const Rational along = to.along - from.along;
    const Rational away = to.away - from.away;
    const Root place{from.along + part.a * along, part.b * along, m_radial};
    const Root height{from.away + part.a * away, part.b * away, m_radial};
    // The nearest point to one on the axis is on the axis, because the set is round.
    if (sign(m_radial) == 0 && sign(height) != 0) return;
    const Root sqdist = plus(times(square({m_along - place.a, -place.b, m_radial}), m_length),
                             square({-height.a, Rational(1) - height.b, m_radial}));
    if (m_answer.quadraticSqdist && compare(sqdist, *m_answer.quadraticSqdist) >= 0) return;
    m_answer.quadraticSqdist = sqdist;
    m_answer.quadraticPoints.emplace();
    // (a + b √c) / √c = b + (a / c) √c
    const Rational outward = sign(m_radial) == 0 ? Rational(0) : Rational(height.a / m_radial);
    for (std::size_t k = 0; k < 3; ++k) {
      const int i = static_cast<int>(k);
      (*m_answer.quadraticPoints)[0][k] = {m_point[i], Rational(0), Rational(0)};
      (*m_answer.quadraticPoints)[1][k] = {
          m_origin[i] + m_axis[i] * place.a + m_across[i] * height.b,
          m_axis[i] * place.b + m_across[i] * outward, m_radial};
    }
  }

  ClosestAnswer<Rational> nearest(const std::vector<Corner>& corners) {
    for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
      const Corner& from = corners[i];
      const Corner& to = corners[i + 1];
      offer(from, to, {Rational(0), Rational(0), m_radial});
      offer(from, to, {Rational(1), Rational(0), m_radial});
      const Rational along = to.along - from.along;
      const Rational away = to.away - from.away;
      const Rational whole = along * along * m_length + away * away;
      if (sign(whole) == 0) continue;
      const Root part{((m_along - from.along) * along * m_length - from.away * away) / whole,
                      away / whole, m_radial};
      if (sign(part) < 0 || compare(part, {Rational(1), Rational(0), Rational(0)}) > 0) continue;
      offer(from, to, part);
    }
    return m_answer;
  }

 private:
  static Root square(const Root& x) {
    return {x.a * x.a + x.b * x.b * x.c, Rational(2) * x.a * x.b, x.c};
  }
  static Root times(const Root& x, const Rational& factor) {
    return {x.a * factor, x.b * factor, x.c};
  }
  static Root plus(const Root& x, const Root& y) { return {x.a + y.a, x.b + y.b, x.c}; }

  Vector m_origin;
  Vector m_axis;
  Vector m_point;
  Rational m_length;
  Rational m_along;
  Vector m_across;
  Rational m_radial;
  ClosestAnswer<Rational> m_answer;
};

}  // namespace

ClosestAnswer<Rational> nearestOfCylinderOrCone(const Vector& from, const Shape& solid) {
  if (*containsExactly(solid, from)) {
    ClosestAnswer<Rational> answer;
    answer.points = {from, from};
    return answer;
  }
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid)) {
    const Rational radius(cylinder->radius);
    Section section(exact(cylinder->a), exact(cylinder->b) - exact(cylinder->a), from);
    return section.nearest({{0, 0}, {0, radius}, {1, radius}, {1, 0}});
  }
  const Cone<double> cone = *coneOf(solid);
  const Rational height(cone.height);
  Section section(exact(cone.apex), exact(cone.axis), from);
  return section.nearest({{0, 0}, {height, Rational(cone.radius)}, {height, 0}});
}

}  // namespace hairline
