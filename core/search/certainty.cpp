#include "core/search/certainty.h"

#include <algorithm>
#include <cmath>

#include "core/query/general/convex_body.h"
#include "core/query/trace.h"
#include "core/shapes/every_number.h"

namespace hairline {
namespace {

using Place = Vector3<double>;
using Known = Vector3<Filtered>;

/// A body in doubles for the search, and the same points with their errors for the proof.
struct KnownBody {
  ConvexBody<double> body;
  std::vector<Known> points;
  Filtered margin;

  static std::optional<KnownBody> of(const Shape& shape) {
    const bool isSafe = std::visit(
        [](const auto& known) { return everyNumber(known, &Filtered::isSafeInput); }, shape);
    if (!isSafe || !isBoundedConvex(shape.index())) return std::nullopt;
    ConvexBody<Filtered> known = convexBodyOf<Filtered>(shape);
    KnownBody made{convexBodyOf<double>(shape), std::move(known.points), known.margin};
    const bool isWhole = made.body.discs.empty() && !made.points.empty() &&
                         made.points.size() == made.body.points.size();
    if (!isWhole) return std::nullopt;
    return made;
  }

  void sweep(const Place& from, const Place& to) {
    Known way;
    for (int k = 0; k < 3; ++k) way[k] = Filtered(from[k]) - Filtered(to[k]);
    const std::size_t count = points.size();
    for (std::size_t i = 0; i < count; ++i) {
      points.push_back(points[i] + way);
      body.points.push_back(body.points[i] + (from - to));
    }
  }

  /// The point with this index in the search.
  const Known& operator()(const Place& place) const {
    std::size_t i = 0;
    while (i + 1 < points.size() && body.points[i] != place) ++i;
    return points[i];
  }
};

/// Two bodies in the form of the search, and its last simplex.
struct KnownPair {
  using Vector = Vector3<double>;
  static constexpr bool givesPoints = true;

  const ConvexBody<double>& a;
  const ConvexBody<double>& b;
  mutable GjkSimplex<Place, true> last{};

  double margin() const { return a.margin + b.margin; }
  bool hasMargin() const { return margin() > 0; }
  template <typename Observer>
  void offerSimplex(const GjkSimplex<Place, true>& simplex, const Place&, double, Observer&) const {
    last = simplex;
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
  CertaintyProof(const KnownBody& a, const KnownBody& b, const GjkSimplex<Place, true>& simplex)
      : m_a(a), m_b(b), m_margin(a.margin + b.margin) {
    for (std::size_t i = 0; i < 4; ++i) {
      m_taken[i] = simplex.taken[i];
      if (m_taken[i]) m_differences[i] = a(simplex.onA[i]) - b(simplex.onB[i]);
    }
    // The search expects the nearest place in the last slot.
    Place differences[4];
    bool taken[4];
    std::ranges::copy(simplex.differences, differences);
    std::ranges::copy(m_taken, taken);
    int lastTaken = 3;
    while (lastTaken > 0 && !taken[lastTaken]) --lastTaken;
    std::swap(differences[lastTaken], differences[3]);
    std::swap(taken[lastTaken], taken[3]);
    const SimplexSearch<Place> search(differences, taken);
    for (std::size_t i = 0; i < 4; ++i) {
      if (taken[i] && search.nearest().kept[i]) m_weights[i] = search.nearest().weights[i];
    }
    std::swap(m_weights[static_cast<std::size_t>(lastTaken)], m_weights[3]);
  }

  /// Whether an axis separates; sets the gap of the cores on it.
  bool separates(const Place& axis) {
    Filtered::clearDoubt();
    const Known on = known(axis);
    Filtered low = dot(on, m_a.points[0]);
    for (const Known& point : m_a.points) low = minimum(low, Filtered(dot(on, point)));
    Filtered high = dot(on, m_b.points[0]);
    for (const Known& point : m_b.points) high = maximum(high, Filtered(dot(on, point)));
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
    for (const bool taken : m_taken) {
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
    for (const double weight : m_weights) whole += Filtered(weight);
    return whole;
  }
  Known weighted() const {
    Known mean(Filtered(0), Filtered(0), Filtered(0));
    for (std::size_t i = 0; i < 4; ++i) {
      if (m_weights[i] > 0) mean += m_differences[i] * Filtered(m_weights[i]);
    }
    return mean;
  }
  Filtered volume(std::size_t i, std::size_t j, std::size_t k) const {
    const Known& from = m_differences[i];
    return dot(cross(Known(m_differences[j] - from), Known(m_differences[k] - from)), from);
  }

  const KnownBody& m_a;
  const KnownBody& m_b;
  Filtered m_margin;
  Filtered m_gap = 0;
  std::array<bool, 4> m_taken{};
  std::array<Known, 4> m_differences;
  std::array<double, 4> m_weights{};
};

}  // namespace

Certainty certaintyOf(const Shape& a, const Shape& b, const std::array<Place, 2>& motion,
                      bool withDistance) {
  Certainty certain;
  for (const Place& way : motion) {
    for (const double x : way) {
      if (!Filtered::isSafeInput(x)) return certain;
    }
  }
  Filtered::clearDoubt();
  std::optional<KnownBody> first = KnownBody::of(a);
  std::optional<KnownBody> second = first ? KnownBody::of(b) : std::nullopt;
  if (!second || Filtered::inDoubt()) return certain;
  if (motion[0] != motion[1]) first->sweep(motion[0], motion[1]);
  const KnownPair pair{first->body, second->body};
  Silent silent;
  const auto found =
      gjk(pair, Place(0, 0, 0), withDistance ? GjkGoal::distance : GjkGoal::verdict, silent);
  CertaintyProof proof(*first, *second, pair.last);
  if (!found.separated) {
    if (proof.intersects()) certain.intersect = true;
    return certain;
  }
  if (!proof.separates(found.axis)) return certain;
  certain.intersect = false;
  if (withDistance) certain.distance = proof.distance(found.axis);
  return certain;
}

}  // namespace hairline
