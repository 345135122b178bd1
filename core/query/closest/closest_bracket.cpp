#include "core/query/closest/closest_bracket.h"

#include <algorithm>
#include <cmath>

#include "core/math/polynomial.h"
#include "core/math/square_root.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/round_pair.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// The precision grows by steps, and others are this much finer than that of coordinates.
constexpr int bitsOfStep = 16;
constexpr double unitsOfStep = 0x1p16;

// The parts of the squared distance within which it, and the points, are narrow enough, and within
// which it is taken for the middle of two doubles.
constexpr double narrowPart = 0x1p-100;
constexpr double middlePart = 0x1p-512;

Rational largestOf(const Vector& vector) {
  return maximum(absolute(vector[0]), maximum(absolute(vector[1]), absolute(vector[2])));
}

Rational roundedDown(const Rational& x, const Rational& unit) {
  return Rational(x / unit).floor() * unit;
}

// A vector in units.
Vector inUnits(const Vector& vector, const Rational& unit) {
  return {Rational(vector[0] / unit).floor(), Rational(vector[1] / unit).floor(),
          Rational(vector[2] / unit).floor()};
}

Vector meanOf(const std::vector<Vector>& points, const std::vector<Rational>& weights) {
  Vector sum(Rational(0), Rational(0), Rational(0));
  for (std::size_t i = 0; i < points.size(); ++i) sum += points[i] * weights[i];
  return sum;
}

}  // namespace

ClosestBracket::Part ClosestBracket::discOf(const Vector& center, const Vector& normal,
                                            double radius) {
  const Rational square = Rational(radius) * Rational(radius);
  const Rational length = squaredNorm(normal);
  Part disc{center, multipleOfOne(Rational(square * length)), length, normal};
  addSquare(disc.b, normal, -square);
  return disc;
}

std::vector<ClosestBracket::Part> ClosestBracket::partsOf(const Shape& shape) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    const Vector a = exact(cylinder->a);
    const Vector b = exact(cylinder->b);
    return {discOf(a, b - a, cylinder->radius), discOf(b, b - a, cylinder->radius)};
  }
  if (const auto cone = coneOf(shape)) {
    const Vector apex = exact(cone->apex);
    const Vector axis = exact(cone->axis);
    const Part base = discOf(apex + axis * Rational(cone->height), axis, cone->radius);
    if (cone->height == 0) return {base};
    return {{apex}, base};
  }
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    const Vector center = exact(ellipsoid->center);
    std::vector<Vector> arms;
    for (std::size_t i = 0; i < 3; ++i) {
      if (ellipsoid->radii[i] == 0) continue;
      arms.push_back(exact(ellipsoid->axes[i]) * Rational(ellipsoid->radii[i]));
    }
    if (arms.empty()) return {{center}};
    // The ends of a segment do not move with the direction.
    if (arms.size() == 1) return {{center - arms[0]}, {center + arms[0]}};
    Part part{center, roundOf(shape)->b};
    if (arms.size() == 2) part.normal = cross(arms[0], arms[1]);
    return {part};
  }
  return partsOf(generatorsOf(shape));
}

std::vector<ClosestBracket::Part> ClosestBracket::partsOf(const GeneratedSet& set) {
  std::vector<Part> parts;
  for (const Vector& point : set.points) {
    parts.push_back({point, multipleOfOne(Rational(set.radius * set.radius))});
  }
  return parts;
}

ClosestBracket::ClosestBracket(const Shape& a, const Shape& b)
    : ClosestBracket(partsOf(a), partsOf(b)) {}

ClosestBracket::ClosestBracket(const GeneratedSet& a, const Shape& b)
    : ClosestBracket(partsOf(a), partsOf(b)) {}

ClosestBracket::ClosestBracket(std::vector<Part> a, std::vector<Part> b)
    : m_a{std::move(a)}, m_b{std::move(b)}, m_units(unitsOfStep), m_normal(0, 0, 0) {
  if (isEmpty()) return;
  m_origin = m_a.parts[0].center;
  for (Side* side : {&m_a, &m_b}) {
    for (Part& part : side->parts) {
      part.center -= m_origin;
      const Rational trace = part.b[0][0] + part.b[1][1] + part.b[2][2];
      const Rational radius = enclosedSquareRoot(trace / part.divisor, 2).max;
      m_size = maximum(m_size, largestOf(part.center) + radius);
    }
    side->corners = {{side->parts[0].center, 0}};
    side->weights = {Rational(1)};
    side->point = side->parts[0].center;
  }
  m_size = powerOfTwoBelow(m_size);
  m_unit = m_size;
  m_points = {m_a.point, m_b.point};
  m_sqdist.max = squaredNorm(Vector(m_b.point - m_a.point));
}

void ClosestBracket::moveFirst(const Vector& way) {
  for (Part& part : m_a.parts) part.center += way;
  for (Corner& corner : m_a.corners) corner.point += way;
  m_a.point += way;
  m_points = {m_a.point, m_b.point};
  m_sqdist = {Rational(0), squaredNorm(Vector(m_b.point - m_a.point))};
  m_isStuck = false;
  if (!isZero(m_normal)) extend(m_normal);
  // The next step chooses the precision.
  m_unit = m_size;
  m_bits = 0;
  m_units = Rational(unitsOfStep);
}

bool ClosestBracket::isNarrow() const {
  if (!separates()) return false;
  const Rational width = m_sqdist.max - m_sqdist.min;
  if (width <= m_sqdist.max * Rational(middlePart)) return true;
  return width <= m_sqdist.max * Rational(narrowPart) &&
         toDouble(m_sqdist.min) == toDouble(m_sqdist.max);
}

double ClosestBracket::nearestSqdist() const {
  const double least = toDouble(m_sqdist.min);
  const double most = toDouble(m_sqdist.max);
  if (least == most || !std::isfinite(most)) return most;
  return toDouble(Rational((Rational(least) + Rational(most)) * Rational::fraction(1, 2)));
}

std::array<Vector, 2> ClosestBracket::points() const {
  return {m_points[0] + m_origin, m_points[1] + m_origin};
}

std::array<Rational, 2> ClosestBracket::offsets() const {
  const Rational shift = dot(m_normal, m_origin);
  return {m_offsets[0] + shift, m_offsets[1] + shift};
}

Rational ClosestBracket::shortened(const Rational& x) const {
  return roundedDown(x, powerOfTwoBelow(absolute(x)) * m_unit / m_size / Rational(unitsOfStep));
}

Vector ClosestBracket::shortened(const Vector& vector) const {
  return inUnits(vector, powerOfTwoBelow(largestOf(vector)) * m_unit / m_size);
}

ClosestBracket::Support ClosestBracket::supportOf(const Part& part, const Vector& direction) const {
  const Rational height = dot(direction, part.center);
  const auto isZeroAt = [&](int k) { return sign(part.b[static_cast<std::size_t>(k)][k]) == 0; };
  if (isZeroAt(0) && isZeroAt(1) && isZeroAt(2)) return {part.center, height, Rational(0)};
  const Vector way = times(part.b, direction);
  const Rational square = dot(direction, way);
  if (sign(square) == 0) return {part.center, height, Rational(0)};
  const Rational reach = enclosedSquareRoot(square / part.divisor, m_bits + bitsOfStep).max;
  const Rational step = shortened(Rational(Rational(1) / (reach * part.divisor)));
  return {part.center + way * step, height + reach, reach};
}

// The nearest points of the hulls of all corners, which are rounded as long as that leaves them
// disjoint: returns whether it does not. Corners without weight are dropped.
bool ClosestBracket::weigh() {
  const auto hull = [](const Side& side, const std::optional<Rational>& unit) {
    GeneratedSet set;
    for (const Corner& corner : side.corners) {
      set.points.push_back(unit ? inUnits(corner.point, *unit) : corner.point);
    }
    return set;
  };
  const std::array rounded{hull(m_a, m_unit), hull(m_b, m_unit)};
  std::array<std::vector<Rational>, 2> weights = nearestWeights(rounded[0], rounded[1]);
  const bool touches =
      meanOf(rounded[0].points, weights[0]) == meanOf(rounded[1].points, weights[1]);
  if (touches) weights = nearestWeights(hull(m_a, std::nullopt), hull(m_b, std::nullopt));
  const Rational unit = m_unit / m_size / Rational(unitsOfStep);
  for (std::size_t i = 0; i < 2; ++i) {
    Side& side = i == 0 ? m_a : m_b;
    const std::vector<Corner> corners = std::move(side.corners);
    side.corners.clear();
    side.weights.clear();
    Rational rest(1);
    std::vector<Vector> points;
    for (std::size_t k = 0; k < corners.size(); ++k) {
      const Rational& weight = weights[i][k];
      if (sign(weight) == 0) continue;
      side.corners.push_back(corners[k]);
      points.push_back(corners[k].point);
      side.weights.push_back(touches ? weight : roundedDown(weight, unit));
      rest -= side.weights.back();
    }
    side.weights.front() += rest;
    side.point = meanOf(points, side.weights);
  }
  return touches;
}

// Adds the farthest support point of a side, and those of both parts if it has only two: a line
// between them may be nearest. Returns the height.
Rational ClosestBracket::extend(Side& side, const Vector& direction) {
  constexpr std::size_t fewParts = 2;
  const bool takesAll = side.parts.size() <= fewParts;
  std::vector<Corner> found;
  Rational height;
  for (std::size_t i = 0; i < side.parts.size(); ++i) {
    const Support support = supportOf(side.parts[i], direction);
    const bool isFarthest = i == 0 || support.height > height;
    if (isFarthest) height = support.height;
    if (isFarthest && !takesAll) found.clear();
    if (isFarthest || takesAll) found.push_back({support.point, i});
  }
  side.corners.insert(side.corners.end(), found.begin(), found.end());
  side.weights.resize(side.corners.size());
  return height;
}

void ClosestBracket::extend(const Vector& normal) {
  const Rational end = extend(m_a, normal);
  const Rational start = -extend(m_b, -normal);
  if (start <= end) return;
  const Rational gap = start - end;
  const Rational sqdist = gap * gap / squaredNorm(normal);
  if (sqdist <= m_sqdist.min) return;
  m_sqdist.min = sqdist;
  m_normal = normal;
  m_offsets = {end, start};
}

// Those of a step may be farther apart than before by rounding.
void ClosestBracket::offerPoints() {
  const Rational sqdist = squaredNorm(Vector(m_b.point - m_a.point));
  if (sqdist >= m_sqdist.max) return;
  m_sqdist.max = sqdist;
  m_points = {m_a.point, m_b.point};
}

// The normals of discs of which several points have weight, because their interior may be nearest.
std::vector<Vector> ClosestBracket::faceNormals(const Vector& toward) const {
  std::vector<Vector> normals;
  for (const Side* side : {&m_a, &m_b}) {
    for (std::size_t i = 0; i < side->parts.size(); ++i) {
      const std::optional<Vector>& normal = side->parts[i].normal;
      const auto isOfPart = [&](const Corner& corner) { return corner.part == i; };
      if (!normal || std::ranges::count_if(side->corners, isOfPart) < 2) continue;
      normals.push_back(sign(dot(*normal, toward)) < 0 ? Vector(-*normal) : *normal);
    }
  }
  return normals;
}

// For weights λ and μ of the ellipsoids, with the support points a(n) and b(n), the normal n to the
// nearest points satisfies
//   Σ μ b(n) - Σ λ a(n) = t n
// and has all ellipsoids of weight of one shape at the same height. That is where the distance of
// the planes, with n of a fixed length, is greatest. The step is perpendicular to n.
std::optional<Vector> ClosestBracket::improved(const Vector& normal) const {
  Symmetric<Rational> curvature =
      multipleOfOne(enclosedSquareRoot(m_sqdist.max / squaredNorm(normal), bitsOfStep).max);
  Vector between(Rational(0), Rational(0), Rational(0));
  struct Condition {
    Vector way;
    Rational height;
  };
  std::vector<Condition> conditions{{normal, Rational(0)}};
  for (const Side* side : {&m_a, &m_b}) {
    const Rational toward(side == &m_a ? 1 : -1);
    std::vector<Rational> weights(side->parts.size());
    for (std::size_t i = 0; i < side->corners.size(); ++i) {
      weights[side->corners[i].part] += side->weights[i];
    }
    std::optional<Vector> first;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      if (sign(weights[i]) == 0) continue;
      const Part& part = side->parts[i];
      const Support support = supportOf(part, normal * toward);
      between -= support.point * Rational(weights[i] * toward);
      if (first) {
        const Vector way = support.point - *first;
        conditions.push_back({way, -dot(normal, way)});
      } else {
        first = support.point;
      }
      if (sign(support.reach) == 0) continue;
      const Rational factor = shortened(Rational(weights[i] / support.reach));
      const Rational multiple = shortened(Rational(factor / part.divisor));
      for (std::size_t k = 0; k < 3; ++k) curvature[k] += part.b[k] * multiple;
      addSquare(curvature, Vector(support.point - part.center), Rational(-factor));
    }
  }
  const std::size_t count = 3 + conditions.size();
  std::vector<std::vector<Rational>> rows(count, std::vector<Rational>(count + 1));
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    for (std::size_t i = 0; i < 3; ++i) rows[k][i] = shortened(curvature[i][axis]);
    for (std::size_t i = 0; i < conditions.size(); ++i) {
      rows[k][3 + i] = shortened(conditions[i].way[axis]);
      rows[3 + i][k] = rows[k][3 + i];
    }
    rows[k][count] = shortened(between[axis]);
  }
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    rows[3 + i][count] = shortened(conditions[i].height);
  }
  const std::optional<std::vector<Rational>> step = solved(std::move(rows));
  if (!step) return std::nullopt;
  return Vector(normal + Vector((*step)[0], (*step)[1], (*step)[2]));
}

void ClosestBracket::narrow() {
  ++m_steps;
  const Rational length = enclosedSquareRoot(m_sqdist.max, 2).min;
  while (m_unit * m_units > length && sign(length) > 0) {
    m_unit /= Rational(unitsOfStep);
    m_bits += bitsOfStep;
  }
  const Interval<Rational> before = m_sqdist;
  const bool isCoarse = weigh();
  offerPoints();
  if (meets()) return;
  const Vector way = m_b.point - m_a.point;
  const std::vector<Vector> normals = faceNormals(way);
  extend(shortened(way));
  for (const Vector& normal : normals) extend(normal);
  const Rational least = m_sqdist.min;
  const std::optional<Vector> better = improved(m_isStuck || !separates() ? way : m_normal);
  if (better) extend(shortened(*better));
  m_isStuck = m_sqdist.min == least;
  // The precision grows once rounding may be what limits the bounds.
  constexpr double fewUnits = 0x1p10;
  const bool isSame = m_sqdist.max == before.max && m_sqdist.min == before.min;
  const Rational width = m_sqdist.max - m_sqdist.min;
  if (isCoarse || isSame || width * m_units < m_sqdist.max * Rational(fewUnits)) {
    m_units *= m_units;
  }
}

}  // namespace hairline
