#include "core/query/general/round_pair.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/real_root.h"
#include "core/shapes/cone_of.h"

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

/// Where a function of [0, 1] that falls changes its sign, by the Illinois method; at the ends its
/// value is not known. A change very near to one of them is approached by squares.
class SignChange {
 public:
  Rational width() const { return m_high - m_low; }

  Rational next() const {
    const Rational half(0.5);
    if (m_atLow > 0 && m_atHigh > 0) {
      const double share = m_atLow / (m_atLow + m_atHigh);
      if (!(share >= 0 && share <= 1)) return m_low + width() * half;
      return share < 0.5 ? m_low + width() * shortened(share)
                         : m_high - width() * shortened(1 - share);
    }
    if (m_atHigh > 0) return m_high * minimum(m_high, half);
    if (m_atLow == 0) return half;
    const Rational rest = Rational(1) - m_low;
    return Rational(1) - rest * minimum(rest, half);
  }

  /// The sign of a value, and about the value.
  void add(const Rational& x, int sign, double value) {
    const bool isLow = sign > 0;
    const double size = std::max(std::abs(value), std::numeric_limits<double>::min());
    (isLow ? m_low : m_high) = x;
    (isLow ? m_atLow : m_atHigh) = size;
    if (m_last == isLow) (isLow ? m_atHigh : m_atLow) /= 2;
    m_last = isLow;
  }

 private:
  /// With few bits, so that the numbers stay short; not 0.
  static Rational shortened(double x) {
    int exponent = 0;
    const double part = std::frexp(std::max(x, 0x1p-64), &exponent);
    return {std::ldexp(std::round(part * 0x1p12), exponent - 12)};
  }

  Rational m_low{0};
  Rational m_high{1};
  /// Absolute values; 0 if unknown.
  double m_atLow = 0;
  double m_atHigh = 0;
  std::optional<bool> m_last;
};

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
  if (const auto cone = coneOf(shape)) {
    if (cone->height != 0) return std::nullopt;
    return roundDisc(exact(cone->apex), exact(cone->axis), Rational(cone->radius));
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

/// The decisive numbers for a μ between 0 and 1. Quotients are left undone, which would have to be
/// reduced.
struct RoundPair::Balance {
  std::size_t feature = 0;
  /// How far along the sides d·W⁻¹d is least, times the second.
  std::vector<Rational> shares{};
  Rational whole{};
  /// adj(W) d, times the same.
  Vector normal{};
  /// The numerator of μ(1-μ) d·W⁻¹d.
  Rational square{};
  /// The numerators of the squares of the distances from both centres, in radii, of the point of
  /// which the common ones are: the centre of the set that counts of a, plus (1-μ) A W⁻¹d.
  Rational inA{};
  Rational inB{};
  /// The denominators of both.
  Rational volume{};
  Rational ofDistances{};

  bool isApart() const { return square > volume; }
  bool isCommon() const { return inA <= ofDistances && inB <= ofDistances; }
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
  Polynomial room(const Symmetric<Polynomial>& w, const Rational& unit) const {
    using P = Vector3<Polynomial>;
    const Polynomial product = (variable() - variable() * variable()) * Polynomial(unit);
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

RoundPair::RoundPair(const Round& a, const Round& b, bool isForGap)
    : m_isForGap(isForGap), m_start(a.center), m_way(b.center - a.center), m_a(a.b), m_b(b.b) {
  makeIntegers();
  addSides(a, b);
  std::vector<Vector> corners{m_way};
  for (const Side& side : m_sides) {
    for (std::size_t i = corners.size(); i-- > 0;) corners.push_back(corners[i] + side.way);
  }
  const std::optional<Vector> cut = removeCommonFlatness();
  if (m_axis) return;
  search();
  if (!m_axis && !m_point) decide();
  if (m_axis && cut) tiltAxis(*cut, corners);
}

/// Without denominators other than powers of two products are much faster.
void RoundPair::makeIntegers() {
  for (const Symmetric<Rational>* matrix : {&m_a, &m_b}) {
    for (const Vector& column : *matrix) {
      for (int k = 0; k < 3; ++k) {
        const Rational entry = column[k] * m_unit;
        if (!entry.isDouble()) m_unit *= entry.denominator();
      }
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    m_a[i] *= m_unit;
    m_b[i] *= m_unit;
  }
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
/// thickness is as good. Then the result is the plane's normal if sides were cut by it.
std::optional<Vector3<Rational>> RoundPair::removeCommonFlatness() {
  Symmetric<Rational> sum = m_a;
  for (std::size_t i = 0; i < 3; ++i) sum[i] += m_b[i];
  const Symmetric<Rational> thickness = nullProjection(sum);
  std::optional<Vector> cut;
  for (const Side& side : m_sides) {
    const Vector normal = times(thickness, side.way);
    if (isZero(normal)) continue;
    cutSides(normal);
    cut = normal;
    break;
  }
  const Vector across = times(thickness, m_way);
  if (!m_axis && !isZero(across)) m_axis = across;
  if (m_axis) return std::nullopt;
  for (std::size_t i = 0; i < 3; ++i) {
    m_a[i] += thickness[i];
    m_b[i] += thickness[i];
  }
  return cut;
}

/// Makes an axis in the plane by which the parallelogram was cut one for all of it, whose corners
/// are given: the sets are flat, and extend as far along any axis that differs by a multiple of the
/// plane's normal.
void RoundPair::tiltAxis(const Vector& normal, const std::vector<Vector>& corners) {
  Rational least = dot(*m_axis, m_way);
  for (const Side& side : m_sides) least += minimum(dot(*m_axis, side.way), Rational(0));
  if (sign(least) < 0) {
    m_axis = -*m_axis;
    least = dot(*m_axis, m_way);
    for (const Side& side : m_sides) least += minimum(dot(*m_axis, side.way), Rational(0));
  }
  // As much as all corners on one side of the plane need, and none on the other forbids.
  std::optional<Rational> share;
  for (const int side : {1, -1}) {
    for (const Vector& corner : corners) {
      const Rational height = dot(normal, corner);
      if (sign(height) != side) continue;
      const Rational needed = (least - dot(*m_axis, corner)) / height;
      if (!share || (needed > *share) == (side > 0)) share = needed;
    }
    if (share) break;
  }
  if (share) *m_axis += normal * *share;
}

/// Keeps the part of the parallelogram in the plane through the origin, if there is one.
void RoundPair::cutSides(const Vector& normal) {
  const Rational height = dot(normal, m_way);
  Interval<Rational> range{height, height};
  std::vector<Rational> slopes;
  for (const Side& side : m_sides) {
    slopes.push_back(dot(normal, side.way));
    range.min += minimum(slopes.back(), Rational(0));
    range.max += maximum(slopes.back(), Rational(0));
  }
  if (sign(range.min) > 0 || sign(range.max) < 0) {
    m_axis = normal;
    return;
  }
  // The ends of that part, as shares of the sides.
  std::vector<std::vector<Rational>> ends;
  for (std::size_t i = 0; i < slopes.size(); ++i) {
    if (sign(slopes[i]) == 0) continue;
    for (int end = 0; end < (slopes.size() == 1 ? 1 : 2); ++end) {
      std::vector<Rational> shares(slopes.size(), Rational(end));
      Rational others = height;
      if (slopes.size() == 2) others += slopes[1 - i] * Rational(end);
      shares[i] = -others / slopes[i];
      const bool isNew = ends.empty() || (ends.size() == 1 && shares != ends[0]);
      if (isInUnit(shares[i]) && isNew) ends.push_back(std::move(shares));
    }
  }
  Side part{Vector(0, 0, 0), Vector(0, 0, 0)};
  for (std::size_t i = 0; i < m_sides.size(); ++i) {
    m_way += m_sides[i].way * ends[0][i];
    m_start += m_sides[i].ofA * ends[0][i];
    if (ends.size() < 2) continue;
    part.way += m_sides[i].way * Rational(ends[1][i] - ends[0][i]);
    part.ofA += m_sides[i].ofA * Rational(ends[1][i] - ends[0][i]);
  }
  m_sides.clear();
  if (!isZero(part.way)) m_sides.push_back(std::move(part));
}

/// Nearly always finds the answer: only contacts and what is very near to one remain.
void RoundPair::search() {
  // The greater μ is, the nearer the point is to the centre of a, in radii, and the farther from
  // that of b; μ(1-μ) d·W⁻¹d grows with μ as long as it is farther from that of a. Where both are
  // as far is found by the Illinois method.
  SignChange change;
  const Rational narrowest(0x1p-160);
  constexpr int steps = 64;
  // For a gap that is nearly the greatest.
  int more = m_isForGap ? 8 : 1;
  for (int step = 0; step < steps && more > 0 && change.width() > narrowest; ++step) {
    const Rational part = change.next();
    const Balance at = balanceAt(part);
    if (at.isCommon()) {
      m_point = pointAt(part, at);
      m_normal = at.normal;
      return;
    }
    const double excess = toDouble(Rational((at.inA - at.inB) / at.ofDistances));
    if (at.isApart()) {
      m_axis = at.normal;
      const double rise = toDouble(Rational((at.square - at.volume) / at.volume));
      more = excess * excess < rise * 0x1p-40 ? 0 : more - 1;
    }
    change.add(part, sign(at.inA - at.inB), excess);
  }
}

void RoundPair::decide() {
  const Symmetric<Polynomial> w = mixed(m_a, m_b, variable());
  std::vector<RealRoot> ends{Rational(0), Rational(1)};
  for (const Feature& feature : features()) {
    for (RealRoot& root : rootsInUnitInterval(feature.room(w, m_unit))) {
      // Often several features have the same, and rational ones are quickly compared.
      root.rational();
      ends.push_back(std::move(root));
    }
  }
  std::ranges::sort(ends, [](const auto& a, const auto& b) { return compare(a, b) < 0; });
  for (std::size_t i = 1; i < ends.size(); ++i) {
    if (compare(ends[i - 1], ends[i]) == 0) continue;
    const Balance at = balanceAt(between(ends[i - 1], ends[i]));
    if (!at.isApart()) continue;
    m_axis = at.normal;
    return;
  }
  for (const RealRoot& end : ends) {
    if (end.rational() && touchAt(*end.rational())) return;
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
  Balance least;
  Rational square;
  const std::vector<Feature> all = features();
  for (std::size_t i = 0; i < all.size(); ++i) {
    auto [shares, whole] = all[i].shares(w);
    const auto isWithin = [&](const Rational& x) { return sign(x) >= 0 && x <= whole; };
    if (!std::ranges::all_of(shares, isWithin)) continue;
    Vector way = all[i].way * whole;
    for (std::size_t k = 0; k < shares.size(); ++k) way += all[i].sides[k].way * shares[k];
    const Vector normal = adjugateTimes(w, way);
    const Rational found = dot(way, normal);
    const Rational before = least.whole * least.whole;
    if (sign(before) != 0 && found * before >= square * whole * whole) continue;
    square = found;
    least = {i, std::move(shares), std::move(whole), normal};
  }
  const Rational ofWay = least.whole * least.whole;
  const Rational volume = determinant(w);
  least.square = part * rest * m_unit * square;
  least.volume = volume * ofWay;
  least.inA = rest * rest * m_unit * dot(least.normal, times(m_a, least.normal));
  least.inB = part * part * m_unit * dot(least.normal, times(m_b, least.normal));
  least.ofDistances = least.volume * volume;
  return least;
}

Vector3<Rational> RoundPair::pointAt(const Rational& part, const Balance& at) const {
  const Feature feature = features()[at.feature];
  Vector point = feature.start;
  for (std::size_t i = 0; i < at.shares.size(); ++i) {
    point += feature.sides[i].ofA * Rational(at.shares[i] / at.whole);
  }
  const Rational volume = determinant(mixed(m_a, m_b, part)) * at.whole;
  return point + times(m_a, at.normal) * Rational((Rational(1) - part) / volume);
}

/// Takes the point for a μ, if it is common. At 0 and 1, where one of the sets may be flat, it is
/// the limit, on the feature that counts very near.
bool RoundPair::touchAt(const Rational& part) {
  const Rational near = part + (Rational(0.5) - part) * Rational(0x1p-128);
  const Symmetric<Polynomial> w = mixed(m_a, m_b, variable());
  const Feature feature = features()[balanceAt(near).feature];
  const auto [above, below] = feature.shares(w);
  std::vector<Rational> shares;
  for (const Polynomial& share : above) {
    const std::optional<Rational> limit = limitOf(share, below, part);
    if (!limit) return false;
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
    const auto square =
        limitOf(Polynomial(m_unit) * weight * weight * dot(normal, image), volume * volume, part);
    return square && *square <= Rational(1);
  };
  if (!isWithin(toA, inA) || !isWithin(toB, inB)) return false;
  Vector point = at.start;
  for (int k = 0; k < 3; ++k) {
    const std::optional<Rational> step = limitOf(toA * inA[k], volume, part);
    if (!step) return false;
    point[k] += *step;
  }
  m_point = point;
  const Vector axis(normal[0].at(part), normal[1].at(part), normal[2].at(part));
  if (!isZero(axis)) m_normal = axis;
  return true;
}

}  // namespace hairline
