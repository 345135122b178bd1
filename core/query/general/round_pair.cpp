#include "core/query/general/round_pair.h"

#include <algorithm>

#include "core/math/real_root.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// A vector of constants.
template <typename S>
Vector3<S> in(const Vector& v) {
  return {S(v[0]), S(v[1]), S(v[2])};
}
/// The limit of a quotient, if it is finite.
std::optional<Rational> limitOf(Polynomial dividend, Polynomial divisor, const Rational& at) {
  const Polynomial factor(std::vector<Rational>{-at, Rational(1)});
  while (sign(divisor.at(at)) == 0) {
    if (sign(dividend.at(at)) != 0) return std::nullopt;
    dividend = divide(dividend, factor).quotient;
    divisor = divide(divisor, factor).quotient;
  }
  return dividend.at(at) / divisor.at(at);
}

/// A number between two different ones.
Rational between(const RealRoot& a, const RealRoot& b) {
  for (Rational width = Rational::fraction(1, 16);; width /= Rational(16)) {
    const Interval<Rational> first = a.within(width);
    const Interval<Rational> second = b.within(width);
    if (first.max < second.min) return (first.max + second.min) / Rational(2);
  }
}

/// (1-μ) A + μ B
template <typename S>
Symmetric<S> mixed(const Symmetric<Rational>& a, const Symmetric<Rational>& b, const S& part) {
  Symmetric<S> w;
  for (std::size_t k = 0; k < 3; ++k) {
    for (int j = 0; j < 3; ++j) w[k][j] = S(a[k][j]) + S(Rational(b[k][j] - a[k][j])) * part;
  }
  return w;
}

/// μ itself.
Polynomial variable() { return Polynomial(std::vector<Rational>{Rational(0), Rational(1)}); }

bool isInUnit(const Rational& x) { return sign(x) >= 0 && x <= Rational(1); }

}  // namespace

Round roundDisc(const Vector& center, const Vector& normal, const Rational& radius) {
  const Rational square = radius * radius;
  Round disc{center, multipleOfOne(square)};
  addSquare(disc.b, normal, Rational(-square / squaredNorm(normal)));
  return disc;
}

std::optional<Round> roundOf(const Shape& shape) {
  if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) {
    const Rational radius(sphere->radius);
    return Round{exact(sphere->center), multipleOfOne(radius * radius)};
  }
  if (const auto* disc = std::get_if<Disc<double>>(&shape)) {
    return roundDisc(exact(disc->center), exact(disc->normal), Rational(disc->radius));
  }
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    Round round{exact(ellipsoid->center), multipleOfOne(Rational(0))};
    for (std::size_t i = 0; i < 3; ++i) {
      const Rational radius(ellipsoid->radii[i]);
      addSquare(round.b, exact(ellipsoid->axes[i]), Rational(radius * radius));
    }
    return round;
  }
  if (const auto* capsule = std::get_if<Capsule<double>>(&shape)) {
    if (capsule->radius == 0) return std::nullopt;
    const Rational radius(capsule->radius);
    Round round{exact(capsule->a), multipleOfOne(radius * radius)};
    if (capsule->a != capsule->b) round.way = exact(capsule->b) - round.center;
    return round;
  }
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    if (cylinder->radius == 0) return std::nullopt;
    const Vector a = exact(cylinder->a);
    Round round = roundDisc(a, Vector(exact(cylinder->b) - a), Rational(cylinder->radius));
    round.way = exact(cylinder->b) - a;
    return round;
  }
  return std::nullopt;
}

/// The point for a μ between 0 and 1: the centre of the set that counts of a, plus (1-μ) A W⁻¹d;
/// and the squares of its distances from both centres in radii.
struct RoundPair::Balance {
  std::size_t feature = 0;
  Vector normal;
  bool isApart = false;
  Vector point;
  Rational inA;
  Rational inB;

  bool isCommon() const { return inA <= Rational(1) && inB <= Rational(1); }
};

/// A corner of the parallelogram, a side of it, or all of it: a point and up to two ways.
class RoundPair::Feature {
 public:
  Vector way;
  Vector start;
  std::vector<Side> sides{};

  /// How far along the sides d·W⁻¹d is least, times the second.
  template <typename S>
  std::pair<std::vector<S>, S> shares(const Symmetric<S>& w) const {
    if (sides.empty()) return {{}, S(1)};
    const Vector3<S> d = in<S>(way);
    const Vector3<S> e = in<S>(sides[0].way);
    if (sides.size() == 1) {
      const Vector3<S> seen = adjugateTimes(w, e);
      return {{-dot(d, seen)}, dot(e, seen)};
    }
    const Vector3<S> f = in<S>(sides[1].way);
    const Vector3<S> normal = cross(e, f);
    const Vector3<S> seen = times(w, normal);
    return {{-dot(Vector3<S>(cross(d, f)), seen), dot(Vector3<S>(cross(d, e)), seen)},
            dot(normal, seen)};
  }
  Feature at(const std::vector<Rational>& shares) const {
    Feature corner{way, start};
    for (std::size_t i = 0; i < sides.size(); ++i) {
      corner.way += sides[i].way * shares[i];
      corner.start += sides[i].ofA * shares[i];
    }
    return corner;
  }

  /// Its sign is that of 1 - μ(1-μ) d·W⁻¹d with the least d on the whole point, line or plane.
  Polynomial room(const Symmetric<Polynomial>& w) const {
    using P = Vector3<Polynomial>;
    const Polynomial product = variable() - variable() * variable();
    if (sides.empty()) {
      const P d = in<Polynomial>(way);
      return determinant(w) - product * dot(d, adjugateTimes(w, d));
    }
    if (sides.size() == 1) {
      const P e = in<Polynomial>(sides[0].way);
      const P beside = in<Polynomial>(Vector(cross(way, sides[0].way)));
      return dot(e, adjugateTimes(w, e)) - product * dot(beside, times(w, beside));
    }
    const Vector normal = cross(sides[0].way, sides[1].way);
    const Rational height = dot(way, normal);
    return dot(in<Polynomial>(normal), times(w, in<Polynomial>(normal))) -
           product * Polynomial(Rational(height * height));
  }
};

RoundPair::RoundPair(const Round& a, const Round& b)
    : m_start(a.center), m_way(b.center - a.center), m_a(a.b), m_b(b.b) {
  addSides(a, b);
  removeCommonFlatness();
  if (!m_axis) search();
  if (!m_axis && !m_point) decide();
}

void RoundPair::addSides(const Round& a, const Round& b) {
  if (a.way) m_sides.push_back({Vector(-*a.way), *a.way});
  if (b.way) m_sides.push_back({*b.way, Vector(Rational(0), Rational(0), Rational(0))});
  if (m_sides.size() < 2 || !isZero(Vector(cross(*a.way, *b.way)))) return;
  // Parallel ones are one, on which both centres move to one end or both to the other.
  Side& whole = m_sides[0];
  if (sign(dot(*a.way, *b.way)) > 0) {
    m_start += *a.way;
    m_way -= *a.way;
    whole = {Vector(*a.way + *b.way), Vector(-*a.way)};
  } else {
    whole.way += *b.way;
  }
  m_sides.pop_back();
}

/// If both are flat they are disjoint, or all lies in one plane, line or point, across which any
/// thickness is as good.
void RoundPair::removeCommonFlatness() {
  Symmetric<Rational> sum = m_a;
  for (std::size_t i = 0; i < 3; ++i) sum[i] += m_b[i];
  const Symmetric<Rational> thickness = nullProjection(sum);
  const Vector across = times(thickness, m_way);
  // Then the only side is perpendicular to the common plane.
  if (!m_sides.empty() && !isZero(times(thickness, m_sides[0].way))) {
    const Rational share = -dot(m_way, m_sides[0].way) / squaredNorm(m_sides[0].way);
    if (!isInUnit(share)) {
      m_axis = m_sides[0].way;
      return;
    }
    m_way += m_sides[0].way * share;
    m_start += m_sides[0].ofA * share;
    m_sides.clear();
  } else if (!isZero(across)) {
    m_axis = across;
    return;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    m_a[i] += thickness[i];
    m_b[i] += thickness[i];
  }
}

/// Nearly always finds the answer: only contacts and what is very near to one remain.
void RoundPair::search() {
  // The greater μ is, the nearer the point is to the centre of a, in radii, and the farther from
  // that of b; μ(1-μ) d·W⁻¹d grows with μ as long as it is farther from that of a.
  Rational low(0);
  Rational high(1);
  for (int halving = 0; halving < 64; ++halving) {
    const Rational middle = (low + high) / Rational(2);
    const Balance at = balanceAt(middle);
    if (at.isApart) m_axis = at.normal;
    if (at.isCommon()) m_point = at.point;
    if (m_axis || m_point) return;
    (at.inA > at.inB ? low : high) = middle;
  }
}

void RoundPair::decide() {
  const Symmetric<Polynomial> w = mixed(m_a, m_b, variable());
  std::vector<RealRoot> ends{Rational(0), Rational(1)};
  for (const Feature& feature : features()) {
    for (RealRoot& root : rootsInUnitInterval(feature.room(w))) {
      // Often several features have the same, and rational ones are quickly compared.
      root.rational();
      ends.push_back(std::move(root));
    }
  }
  std::ranges::sort(ends, [](const auto& a, const auto& b) { return compare(a, b) < 0; });
  for (std::size_t i = 1; i < ends.size(); ++i) {
    if (compare(ends[i - 1], ends[i]) == 0) continue;
    const Balance at = balanceAt(between(ends[i - 1], ends[i]));
    if (!at.isApart) continue;
    m_axis = at.normal;
    return;
  }
  for (std::size_t i = 0; i < ends.size() && !m_point; ++i) {
    if (ends[i].rational()) m_point = limitPoint(*ends[i].rational());
  }
}

std::vector<RoundPair::Feature> RoundPair::features() const {
  std::vector<Feature> features{{m_way, m_start}};
  for (const Side& side : m_sides) {
    const std::size_t count = features.size();
    for (std::size_t i = 0; i < count; ++i) {
      Feature all = features[i];
      features.push_back({Vector(all.way + side.way), Vector(all.start + side.ofA), all.sides});
      all.sides.push_back(side);
      features.push_back(std::move(all));
    }
  }
  return features;
}

RoundPair::Balance RoundPair::balanceAt(const Rational& part) const {
  const Rational rest = Rational(1) - part;
  const Symmetric<Rational> w = mixed(m_a, m_b, part);
  const Rational volume = determinant(w);
  Balance least;
  std::optional<Rational> square;
  const std::vector<Feature> all = features();
  for (std::size_t i = 0; i < all.size(); ++i) {
    auto [shares, whole] = all[i].shares(w);
    for (Rational& share : shares) share /= whole;
    if (!std::ranges::all_of(shares, isInUnit)) continue;
    const Feature nearest = all[i].at(shares);
    const Vector normal = adjugateTimes(w, nearest.way);
    const Rational found = dot(nearest.way, normal);
    if (square && found >= *square) continue;
    square = found;
    least.feature = i;
    least.normal = normal;
    least.point = nearest.start;
  }
  least.isApart = part * rest * *square > volume;
  const Vector inverse = least.normal / volume;
  const Vector step = times(m_a, inverse) * rest;
  least.point += step;
  least.inA = rest * dot(inverse, step);
  least.inB = part * part * dot(inverse, times(m_b, inverse));
  return least;
}

/// The point for a μ, if it is common. At 0 and 1, where one of the sets may be flat, it is the
/// limit, on the feature that counts very near.
std::optional<Vector> RoundPair::limitPoint(const Rational& part) const {
  const Rational near = part + (Rational(0.5) - part) * Rational(0x1p-128);
  const Symmetric<Polynomial> w = mixed(m_a, m_b, variable());
  const Feature feature = features()[balanceAt(near).feature];
  const auto [above, below] = feature.shares(w);
  std::vector<Rational> shares;
  for (const Polynomial& share : above) {
    const std::optional<Rational> limit = limitOf(share, below, part);
    if (!limit) return std::nullopt;
    shares.push_back(minimum(maximum(*limit, Rational(0)), Rational(1)));
  }
  const Feature at = feature.at(shares);
  const Polynomial volume = determinant(w);
  const Vector3<Polynomial> normal = adjugateTimes(w, in<Polynomial>(at.way));
  const Polynomial toB = variable();
  const Polynomial toA = Polynomial(Rational(1)) - toB;
  const auto matrix = [](const Symmetric<Rational>& m) {
    return Symmetric<Polynomial>{in<Polynomial>(m[0]), in<Polynomial>(m[1]), in<Polynomial>(m[2])};
  };
  const Vector3<Polynomial> inA = times(matrix(m_a), normal);
  const Vector3<Polynomial> inB = times(matrix(m_b), normal);
  const auto isWithin = [&](const Polynomial& weight, const Vector3<Polynomial>& image) {
    const auto square = limitOf(weight * weight * dot(normal, image), volume * volume, part);
    return square && *square <= Rational(1);
  };
  if (!isWithin(toA, inA) || !isWithin(toB, inB)) return std::nullopt;
  Vector point = at.start;
  for (int k = 0; k < 3; ++k) {
    const std::optional<Rational> step = limitOf(toA * inA[k], volume, part);
    if (!step) return std::nullopt;
    point[k] += *step;
  }
  return point;
}

}  // namespace hairline
