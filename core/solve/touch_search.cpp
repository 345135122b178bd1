#include "core/solve/touch_search.h"

#include <algorithm>
#include <functional>

#include "core/math/square_root.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/fields.h"
#include "core/shapes/validate.h"
#include "core/solve/exact_move.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The limit on candidates examined fully, each about as expensive as an exact query.
constexpr int budget = 24;
/// Solutions more than this many ulps from the rounded number are no neighbours.
constexpr std::int64_t farthest = 64;
/// For a shape of more numbers than this only those of the points in contact are searched.
constexpr std::size_t fewNumbers = 12;

double radiusOf(const Shape& shape) {
  if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) return sphere->radius;
  if (const auto* capsule = std::get_if<Capsule<double>>(&shape)) return capsule->radius;
  return 0;
}

/// Indices of the points that lie furthest along a direction.
std::vector<std::size_t> supportPoints(const std::vector<Vector>& points, const Vector& direction) {
  std::vector<std::size_t> places;
  Rational most;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Rational height = dot(direction, points[i]);
    if (places.empty() || height > most) {
      most = height;
      places.clear();
    }
    if (height == most) places.push_back(i);
  }
  return places;
}

/// Three noncollinear points, or two different ones, or one.
std::vector<std::size_t> independent(const std::vector<Vector>& points,
                                     const std::vector<std::size_t>& places) {
  std::vector<std::size_t> chosen;
  for (const std::size_t i : places) {
    if (chosen.size() == 3) break;
    const Vector& point = points[i];
    if (chosen.size() == 1 && isZero(Vector(point - points[chosen[0]]))) continue;
    if (chosen.size() == 2 &&
        isZero(cross(points[chosen[1]] - points[chosen[0]], point - points[chosen[0]]))) {
      continue;
    }
    chosen.push_back(i);
  }
  return chosen;
}

class Search {
 public:
  Search(const Shape& rounded, const Shape& fixed, const Contact& aim)
      : m_rounded(rounded), m_fixed(fixed), m_aim(aim) {}

  Result<Solved> run() {
    if (offer(m_rounded)) return m_best;
    if (!m_hasBest) return contactOf(m_rounded, m_fixed).error();
    findFeatures();
    findRelevant();
    if (solveLinear() || solveBall() || tryNeighbours()) return m_best;
    return m_best;
  }

 private:
  using Equation = std::function<std::optional<Rational>(const Shape&)>;

  /// Examines a candidate fully; true if it touches.
  bool offer(const Shape& candidate) {
    if (validate(candidate)) return false;
    const Result<Contact> contact = contactOf(candidate, m_fixed);
    if (!contact) return false;
    const bool touches = contact->state == ContactState::touching;
    if (!m_hasBest || touches || isShorter(contact->gap, m_best.contact.gap)) {
      m_best.shape = candidate;
      m_best.contact = *contact;
      m_best.tookNeighbours = m_hasBest;
      m_hasBest = true;
    }
    return touches;
  }

  void findFeatures() {
    m_points = pointsOf(m_rounded);
    m_fixedPoints = pointsOf(m_fixed);
    m_onMoving = independent(m_points, supportPoints(m_points, m_aim.axis));
    m_onFixed = independent(m_fixedPoints, supportPoints(m_fixedPoints, -m_aim.axis));
  }

  void findRelevant() {
    Shape copy = m_rounded;
    const std::size_t count = placeNumbers(copy).size();
    const std::size_t dimension = isPlanar(m_rounded) ? 2 : 3;
    for (std::size_t i = 0; i < count; ++i) {
      const bool isOfContact = std::ranges::find(m_onMoving, i / dimension) != m_onMoving.end();
      if (count <= fewNumbers || isOfContact) m_relevant.push_back(i);
    }
  }

  /// Six times the volume of the tetrahedron of the points in contact, or the distance of the shape
  /// from a plane or half-space.
  Equation equation() const {
    if (boundaryOf(m_fixed) || boundaryOf(m_rounded)) {
      return [this](const Shape& shape) -> std::optional<Rational> {
        const Result<Contact> contact = contactOf(shape, m_fixed);
        if (!contact) return std::nullopt;
        return exactValue(contact->gap.amount);
      };
    }
    const Rational radius = Rational(radiusOf(m_rounded)) + Rational(radiusOf(m_fixed));
    if (sign(radius) > 0) return ballOnFace(radius);
    const std::size_t moving = m_onMoving.size();
    const std::size_t still = m_onFixed.size();
    if (moving < 1 || still < 1 || (moving < 3 && still < 3 && moving + still < 4)) return {};
    return [this, moving, still](const Shape& shape) -> std::optional<Rational> {
      const std::vector<Vector> points = pointsOf(shape);
      const auto a = [&](std::size_t i) { return points[m_onMoving[i]]; };
      const auto b = [&](std::size_t i) { return m_fixedPoints[m_onFixed[i]]; };
      if (still == 3) return dot(cross(b(1) - b(0), b(2) - b(0)), a(0) - b(0));
      if (moving == 3) return dot(cross(a(1) - a(0), a(2) - a(0)), b(0) - a(0));
      return dot(cross(a(1) - a(0), b(1) - b(0)), b(0) - a(0));
    };
  }

  /// A ball or capsule that moves onto a face: its centre is at the radius from the face's plane.
  /// The length of the normal has to be rational.
  Equation ballOnFace(const Rational& radius) const {
    if (m_onFixed.size() != 3 || m_onMoving.empty()) return {};
    const Vector& b = m_fixedPoints[m_onFixed[0]];
    Vector normal = cross(m_fixedPoints[m_onFixed[1]] - b, m_fixedPoints[m_onFixed[2]] - b);
    if (sign(dot(normal, m_aim.axis)) < 0) normal = -normal;
    const std::optional<Rational> length = exactSquareRoot(squaredNorm(normal));
    if (!length) return {};
    const Rational height = dot(normal, b) - radius * *length;
    return [this, normal, height](const Shape& shape) -> std::optional<Rational> {
      return dot(normal, pointsOf(shape)[m_onMoving[0]]) - height;
    };
  }

  double number(std::size_t place) const {
    Shape copy = m_rounded;
    return *placeNumbers(copy)[place];
  }

  static Shape with(const Shape& shape, std::size_t place, double value) {
    Shape changed = shape;
    *placeNumbers(changed)[place] = value;
    return changed;
  }

  bool isNear(double solution, double from) const {
    const std::int64_t away = orderOf(solution) - orderOf(from);
    return away >= -farthest && away <= farthest;
  }

  bool solveLinear() {
    const Equation f = equation();
    if (!f) return false;
    for (const int shift : {0, 1, -1, 2, -2}) {
      for (const std::size_t other : m_relevant) {
        const Shape base =
            shift == 0 ? m_rounded : with(m_rounded, other, stepped(number(other), shift));
        for (const std::size_t place : m_relevant) {
          if (shift != 0 && place == other) continue;
          if (solveFor(f, base, place)) return true;
          if (m_looked >= budget) return false;
        }
        if (shift == 0) break;
      }
    }
    return false;
  }

  bool solveFor(const Equation& f, const Shape& base, std::size_t place) {
    const double from = number(place);
    const double beside = stepped(from, 1);
    const std::optional<Rational> here = f(base);
    const std::optional<Rational> there = f(with(base, place, beside));
    if (!here || !there || *here == *there) return false;
    const Rational root =
        Rational(from) - *here * (Rational(beside) - Rational(from)) / (*there - *here);
    if (!root.isDouble() || !isNear(root.toNearestDouble(), from)) return false;
    ++m_looked;
    return offer(with(base, place, root.toNearestDouble()));
  }

  /// A ball whose centre is at the sum of the radii from one point: each coordinate of the centre
  /// is solved from the other two.
  bool solveBall() {
    const Rational radius = Rational(radiusOf(m_rounded)) + Rational(radiusOf(m_fixed));
    if (sign(radius) <= 0 || m_onMoving.size() != 1 || m_onFixed.size() != 1) return false;
    if (m_relevant.size() != 3) return false;
    const Vector& goal = m_fixedPoints[m_onFixed[0]];
    for (int steps = 0; steps < 25; ++steps) {
      for (std::size_t k = 0; k < 3; ++k) {
        const std::size_t i = (k + 1) % 3;
        const std::size_t j = (k + 2) % 3;
        const double x = stepped(number(m_relevant[i]), steps % 5 - 2);
        const double y = stepped(number(m_relevant[j]), steps / 5 - 2);
        const Rational dx = Rational(x) - goal[static_cast<int>(i)];
        const Rational dy = Rational(y) - goal[static_cast<int>(j)];
        const Rational rest = radius * radius - dx * dx - dy * dy;
        if (sign(rest) < 0) continue;
        const std::optional<Rational> way = exactSquareRoot(rest);
        if (!way) continue;
        const double from = number(m_relevant[k]);
        for (const Rational& root :
             {goal[static_cast<int>(k)] + *way, goal[static_cast<int>(k)] - *way}) {
          if (!root.isDouble() || !isNear(root.toNearestDouble(), from)) continue;
          Shape candidate = with(m_rounded, m_relevant[i], x);
          candidate = with(candidate, m_relevant[j], y);
          if (offer(with(candidate, m_relevant[k], root.toNearestDouble()))) return true;
        }
      }
    }
    return false;
  }

  bool tryNeighbours() {
    for (const int shift : {1, -1, 2, -2}) {
      for (const std::size_t place : m_relevant) {
        if (++m_looked > budget) return false;
        if (offer(with(m_rounded, place, stepped(number(place), shift)))) return true;
      }
    }
    return false;
  }

  const Shape& m_rounded;
  const Shape& m_fixed;
  const Contact& m_aim;
  Solved m_best;
  bool m_hasBest = false;
  int m_looked = 0;
  std::vector<Vector> m_points;
  std::vector<Vector> m_fixedPoints;
  std::vector<std::size_t> m_onMoving;
  std::vector<std::size_t> m_onFixed;
  std::vector<std::size_t> m_relevant;
};

}  // namespace

Result<Solved> nearestTouching(const Shape& rounded, const Shape& fixed, const Contact& aim) {
  return Search(rounded, fixed, aim).run();
}

}  // namespace hairline
