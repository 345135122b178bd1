#include "core/search/certainty.h"

#include <algorithm>
#include <cmath>

#include "core/query/general/convex_body.h"
#include "core/query/general/polytope.h"
#include "core/query/general/references.h"
#include "core/query/trace.h"
#include "core/search/certainty_exact.h"
#include "core/shapes/every_number.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

using Place = Vector3<double>;
using Known = Vector3<Filtered>;

/// Some points, and where they are after the motion relative to the second shape.
template <Scalar S>
std::vector<Vector3<S>> sweptPoints(std::vector<Vector3<S>> points,
                                    const std::array<Place, 2>& motion) {
  if (motion[0] == motion[1]) return points;
  const Vector3<S> way = fromDouble<S>(motion[0]) - fromDouble<S>(motion[1]);
  for (std::size_t i = 0, count = points.size(); i < count; ++i) points.push_back(points[i] + way);
  return points;
}

/// The cores of two shapes, the first swept along its displacement relative to the second.
template <Scalar S>
CorePair<S> corePairOf(const Shape& a, const Shape& b, const std::array<Place, 2>& motion) {
  ConvexBody<S> first = convexBodyOf<S>(a);
  ConvexBody<S> second = convexBodyOf<S>(b);
  return {{sweptPoints(std::move(first.points), motion), std::move(second.points)},
          first.margin + second.margin};
}

/// Whether a shape is the hull of points, or all points within a radius of one.
bool hasCore(const Shape& shape) { return isBoundedConvex(shape.index()) && !isCoreless(shape); }

bool isSafe(const Shape& shape) {
  return std::visit([](const auto& s) { return everyNumber(s, &Filtered::isSafeInput); }, shape);
}
bool isSafe(const Place& way) { return std::ranges::all_of(way, &Filtered::isSafeInput); }

/// Two cores in the form of the search, and its last simplex.
struct RoundedPair {
  using Vector = Vector3<double>;
  static constexpr bool givesPoints = true;

  struct Core {
    const std::vector<Place>& points;
    const Place& anyPoint() const { return points[0]; }
    Place support(const Place& direction) const {
      return supportPoint(points.data(), points.size(), direction);
    }
    /// The index of a point of the search.
    std::size_t indexOf(const Place& place) const {
      std::size_t i = 0;
      while (i + 1 < points.size() && points[i] != place) ++i;
      return i;
    }
  };
  Core a;
  Core b;
  double reach;
  mutable GjkSimplex<Place, true> last{};

  explicit RoundedPair(const CorePair<double>& cores)
      : a{cores.points[0]}, b{cores.points[1]}, reach(cores.margin) {}

  double margin() const { return reach; }
  bool hasMargin() const { return reach > 0; }
  template <typename Observer>
  void offerSimplex(const GjkSimplex<Place, true>& simplex, const Place&, double, Observer&) const {
    last = simplex;
  }
};

/// The last simplex of a search: its vertices, and the weights of those around its point nearest to
/// the origin.
struct LastSimplex {
  std::array<bool, 4> taken{};
  std::array<ExactSearch::Vertex, 4> vertices{};
  std::array<double, 4> weights{};

  explicit LastSimplex(const RoundedPair& pair) {
    Place differences[4];
    bool slots[4];
    std::ranges::copy(pair.last.differences, differences);
    for (std::size_t i = 0; i < 4; ++i) {
      slots[i] = taken[i] = pair.last.taken[i];
      if (!taken[i]) continue;
      vertices[i] = {pair.a.indexOf(pair.last.onA[i]), pair.b.indexOf(pair.last.onB[i])};
    }
    // The search expects the nearest place in the last slot.
    std::size_t lastTaken = 3;
    while (lastTaken > 0 && !taken[lastTaken]) --lastTaken;
    std::swap(differences[lastTaken], differences[3]);
    std::swap(slots[lastTaken], slots[3]);
    const SimplexSearch<Place> search(differences, slots);
    for (std::size_t i = 0; i < 4; ++i) {
      if (slots[i] && search.nearest().kept[i]) weights[i] = search.nearest().weights[i];
    }
    std::swap(weights[lastTaken], weights[3]);
  }

  std::vector<ExactSearch::Vertex> nearest() const {
    std::vector<ExactSearch::Vertex> around;
    for (std::size_t i = 0; i < 4; ++i) {
      if (weights[i] > 0) around.push_back(vertices[i]);
    }
    // Of numbers out of range nothing is nearest.
    if (around.empty()) around.push_back({0, 0});
    return around;
  }
};

Known known(const Place& v) { return {Filtered(v[0]), Filtered(v[1]), Filtered(v[2])}; }

// A generous bound on the roundings of the few following steps in doubles.
constexpr double outward = 0x1p-48;

double least(Filtered x) { return x.value() - Filtered::relativeError * x.magnitude(); }
double most(Filtered x) { return x.value() + Filtered::relativeError * x.magnitude(); }

/// The proof of the result; every step returns nothing if a sign is in doubt.
class CertaintyProof {
 public:
  CertaintyProof(const CorePair<Filtered>& known, const LastSimplex& last)
      : m_known(known), m_last(last), m_margin(known.margin) {
    for (std::size_t i = 0; i < 4; ++i) {
      if (!last.taken[i]) continue;
      const ExactSearch::Vertex& vertex = last.vertices[i];
      m_differences[i] = known.points[0][vertex[0]] - known.points[1][vertex[1]];
    }
  }

  /// Whether an axis separates; sets the gap of the cores on it.
  bool separates(const Place& axis) {
    Filtered::clearDoubt();
    const Known on = known(axis);
    Filtered low = dot(on, m_known.points[0][0]);
    for (const Known& point : m_known.points[0]) low = minimum(low, Filtered(dot(on, point)));
    Filtered high = dot(on, m_known.points[1][0]);
    for (const Known& point : m_known.points[1]) high = maximum(high, Filtered(dot(on, point)));
    m_gap = low - high;
    if (sign(m_gap) <= 0 || Filtered::inDoubt()) return false;
    const Filtered beyond = m_gap * m_gap - m_margin * m_margin * squaredNorm(on);
    return sign(beyond) > 0 && !Filtered::inDoubt();
  }

  /// Whether the differences surround the origin, or come within the margins of it.
  bool intersects() {
    Filtered::clearDoubt();
    if (m_margin.value() > 0) {
      const Filtered whole = weightSum();
      const Known mean = weighted();
      const Filtered within = m_margin * m_margin * whole * whole - squaredNorm(mean);
      return sign(within) > 0 && !Filtered::inDoubt();
    }
    for (const bool taken : m_last.taken) {
      if (!taken) return false;
    }
    const int side = sign(volume(1, 3, 2));
    return side != 0 && sign(volume(0, 2, 3)) == side && sign(volume(0, 3, 1)) == side &&
           sign(volume(0, 1, 2)) == side && !Filtered::inDoubt();
  }

  /// The bounds if that axis separates.
  std::optional<Certainty::Distance> distance(const Place& axis) {
    Filtered::clearDoubt();
    const double length = std::sqrt(squaredNorm(axis));
    const double margin = m_margin.value();
    const double gap = least(m_gap) / length;
    const Filtered whole = weightSum();
    const Known mean = weighted();
    Place far;
    for (int k = 0; k < 3; ++k)
      far[k] = std::max(std::abs(least(mean[k])), std::abs(most(mean[k])));
    const double way = std::sqrt(squaredNorm(far)) / least(whole);
    const Certainty::Distance bounds{gap * (1 - outward) - margin * (1 + outward),
                                     way * (1 + outward) - margin * (1 - outward)};
    if (Filtered::inDoubt() || !(bounds.least > 0) || !std::isfinite(bounds.most)) {
      return std::nullopt;
    }
    return bounds;
  }

 private:
  Filtered weightSum() const {
    Filtered whole = 0;
    for (const double weight : m_last.weights) whole += Filtered(weight);
    return whole;
  }
  Known weighted() const {
    Known mean(Filtered(0), Filtered(0), Filtered(0));
    for (std::size_t i = 0; i < 4; ++i) {
      if (m_last.weights[i] > 0) mean += m_differences[i] * Filtered(m_last.weights[i]);
    }
    return mean;
  }
  Filtered volume(std::size_t i, std::size_t j, std::size_t k) const {
    const Known& from = m_differences[i];
    return dot(cross(Known(m_differences[j] - from), Known(m_differences[k] - from)), from);
  }

  const CorePair<Filtered>& m_known;
  const LastSimplex& m_last;
  Filtered m_margin;
  Filtered m_gap = 0;
  std::array<Known, 4> m_differences;
};

/// Two shapes with cores, in doubles for the search and with errors for the proof.
class Question {
 public:
  static std::optional<Question> make(const Shape& a, const Shape& b,
                                      const std::array<Place, 2>& motion) {
    if (!hasCore(a) || !hasCore(b)) return std::nullopt;
    Question made{a, b, motion};
    if (made.m_cores.points[0].empty() || made.m_cores.points[1].empty()) return std::nullopt;
    return made;
  }

  GjkResult<Place> search(GjkGoal goal) {
    Silent silent;
    const RoundedPair pair(m_cores);
    const auto found = gjk(pair, Place(0, 0, 0), goal, silent);
    m_last.emplace(pair);
    return found;
  }
  /// The proof of the last search; nothing for numbers beyond the filter.
  std::optional<CertaintyProof> proof() const {
    return m_known ? std::optional<CertaintyProof>(std::in_place, *m_known, *m_last) : std::nullopt;
  }
  /// What continues the last search.
  ExactSearch exactSearch() const {
    return {m_known ? &*m_known : nullptr,
            [this] { return corePairOf<Rational>(m_a, m_b, m_motion); }, m_last->nearest()};
  }

 private:
  Question(const Shape& a, const Shape& b, const std::array<Place, 2>& motion)
      : m_a(a), m_b(b), m_motion(motion), m_cores(corePairOf<double>(a, b, motion)) {
    if (isSafe(a) && isSafe(b) && isSafe(motion[0]) && isSafe(motion[1])) {
      Filtered::clearDoubt();
      m_known = corePairOf<Filtered>(a, b, motion);
      if (Filtered::inDoubt()) m_known.reset();
    }
    if (!m_known) scaleToUnit();
  }

  // Squares far from one leave the range.
  void scaleToUnit() {
    double largest = m_cores.margin;
    for (const std::vector<Place>& points : m_cores.points) {
      for (const Place& point : points) largest = std::max(largest, point.cwiseAbs().maxCoeff());
    }
    const double factor = factorToUnit(largest);
    for (std::vector<Place>& points : m_cores.points) {
      for (Place& point : points) point *= factor;
    }
    m_cores.margin *= factor;
  }

  const Shape& m_a;
  const Shape& m_b;
  const std::array<Place, 2>& m_motion;
  CorePair<double> m_cores;
  std::optional<CorePair<Filtered>> m_known;
  std::optional<LastSimplex> m_last;
};

/// The triangles of a quad or polygon; none for other shapes.
std::vector<Shape> trianglesOf(const Shape& shape) {
  return std::visit(
      [](const auto& s) {
        if constexpr (requires { triangulate(s); }) {
          const std::vector<Triangle<double>> triangles = hairline::trianglesOf(s);
          return std::vector<Shape>(triangles.begin(), triangles.end());
        } else {
          return std::vector<Shape>();
        }
      },
      shape);
}

/// Whether a shape intersects one of some triangles; nothing if that is in doubt, or there are
/// none.
std::optional<bool> intersectsOne(const std::vector<Shape>& triangles, const Shape& other,
                                  const std::array<Place, 2>& motion) {
  if (triangles.empty()) return std::nullopt;
  bool isKnown = true;
  for (const Shape& triangle : triangles) {
    const std::optional<bool> intersect = certaintyOf(triangle, other, motion, false).intersect;
    if (intersect.value_or(false)) return true;
    isKnown = isKnown && intersect;
  }
  return isKnown ? std::optional(false) : std::nullopt;
}

/// Whether a polytope and a cylinder, cone or disc intersect; nothing for other shapes.
std::optional<bool> intersectsSolid(const Shape& a, const Shape& b,
                                    const std::array<Place, 2>& motion) {
  if (isCoreless(a) && isPolytope(b.index())) {
    return intersectsSolid(b, a, {motion[1], motion[0]});
  }
  if (!isPolytope(a.index()) || !isCoreless(b)) return std::nullopt;
  const std::vector<Vector3<Rational>> corners = sweptPoints(verticesOf<Rational>(a), motion);
  if (corners.empty()) return std::nullopt;
  return hullMeetsSolid(corners, b);
}

}  // namespace

Certainty certaintyOf(const Shape& a, const Shape& b, const std::array<Place, 2>& motion,
                      bool withDistance) {
  Certainty certain;
  std::optional<Question> question = Question::make(a, b, motion);
  if (!question) {
    certain.intersect = intersectsOne(trianglesOf(a), b, motion);
    if (!certain.intersect) {
      certain.intersect = intersectsOne(trianglesOf(b), a, {motion[1], motion[0]});
    }
    if (!certain.intersect) certain.intersect = intersectsSolid(a, b, motion);
    return certain;
  }
  const auto found = question->search(withDistance ? GjkGoal::distance : GjkGoal::verdict);
  if (std::optional<CertaintyProof> proof = question->proof()) {
    if (!found.separated) {
      if (proof->intersects()) certain.intersect = true;
    } else if (proof->separates(found.axis)) {
      certain.intersect = false;
      if (withDistance) certain.distance = proof->distance(found.axis);
    }
  }
  if (certain.intersect) return certain;
  // The first axis that separates is not across the nearest points.
  if (found.separated && !withDistance) question->search(GjkGoal::distance);
  certain.intersect = question->exactSearch().intersects();
  return certain;
}

std::optional<double> exactSqdistOf(const Shape& a, const Shape& b) {
  const std::array<Place, 2> still{Place::Zero(), Place::Zero()};
  std::optional<Question> question = Question::make(a, b, still);
  if (!question) return std::nullopt;
  question->search(GjkGoal::distance);
  return question->exactSearch().sqdist();
}

}  // namespace hairline
