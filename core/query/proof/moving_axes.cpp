#include "core/query/proof/moving_axes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hairline {
namespace {

Vector3<Polynomial> constant(const Vector3<Rational>& axis) {
  return {Polynomial(axis[0]), Polynomial(axis[1]), Polynomial(axis[2])};
}

/// A time before a root and after another time, at a small part of the way back.
Rational before(const RealRoot& root, const Rational& from, const Rational& left) {
  const Interval<Rational> near = root.within(left);
  return near.min - (near.min - from) * left;
}

}  // namespace

MovingAxes::MovingAxes(const MovingHull& a, const MovingHull& b) : m_hulls{&a, &b} {
  for (int k = 0; k < 3; ++k) addAxis(constant(exact(Vector3<double>(Vector3<double>::Unit(k)))));
  for (const MovingVector& from : a) {
    for (const MovingVector& to : b) addAxis(to - from);
  }
  std::array<std::vector<MovingVector>, 2> edges;
  for (std::size_t i = 0; i < 2; ++i) {
    const MovingHull& hull = *m_hulls[i];
    forEachEdge(hull, [&](std::size_t from, std::size_t to) {
      const MovingVector edge = hull[to] - hull[from];
      edges[i].push_back(edge);
      for (const MovingVector& vertex : *m_hulls[1 - i]) {
        addAxis(cross(MovingVector(cross(edge, MovingVector(vertex - hull[from]))), edge));
      }
    });
    if (edges[i].size() == 3) addAxis(cross(edges[i][0], edges[i][1]));
  }
  for (const MovingVector& first : edges[0]) {
    for (const MovingVector& second : edges[1]) addAxis(cross(first, second));
  }
}

std::optional<RealRoot> MovingAxes::firstContact() const {
  Rational from(0);
  std::optional<Reach> last = farthest(from, std::nullopt);
  if (!last) return RealRoot(Rational(0));
  while (last->until) {
    if (!areDisjointAt(*last->until)) return last->until;
    last = farther(*last, from, std::nullopt, std::numeric_limits<int>::max());
  }
  return std::nullopt;
}

std::optional<std::vector<IntervalsProof::Interval>> MovingAxes::until(
    const std::optional<RealRoot>& end, const PiecePair& pieces) const {
  constexpr std::size_t mostIntervals = 32;
  constexpr int mostSteps = 7;
  std::vector<IntervalsProof::Interval> found;
  Rational from(0);
  std::optional<Reach> last = farthest(from, end);
  while (last && found.size() < mostIntervals) {
    const std::vector<Vector>& coefficients = last->coefficients;
    found.push_back({coefficients[0], from, std::nullopt, pieces, {}});
    found.back().higher.assign(coefficients.begin() + 1, coefficients.end());
    if (!last->until) {
      if (!end) found.back().to = Rational(1);
      return found;
    }
    last = farther(*last, from, end, mostSteps);
    found.back().to = from;
  }
  return std::nullopt;
}

void MovingAxes::addAxis(const MovingVector& axis) {
  if (!axis[0].isZero() || !axis[1].isZero() || !axis[2].isZero()) m_axes.push_back(axis);
}

MovingAxes::Moment MovingAxes::momentAt(const Rational& time) const {
  Moment moment{time, {}};
  for (std::size_t i = 0; i < 2; ++i) {
    for (const MovingVector& vertex : *m_hulls[i]) {
      moment.positions[i].push_back(valueAt(vertex, time));
    }
  }
  return moment;
}

Interval<Rational> MovingAxes::gapsAt(const Vector& axis, const Moment& moment) {
  std::array<Interval<Rational>, 2> extents;
  for (std::size_t i = 0; i < 2; ++i) {
    for (const Vector& position : moment.positions[i]) {
      const Rational height = dot(axis, position);
      Interval<Rational>& extent = extents[i];
      const bool isFirst = &position == moment.positions[i].data();
      if (isFirst || height < extent.min) extent.min = height;
      if (isFirst || height > extent.max) extent.max = height;
    }
  }
  return {extents[1].min - extents[0].max, extents[1].max - extents[0].min};
}

int MovingAxes::orientationAt(const Vector& axis, const Moment& moment) {
  const Interval<Rational> gaps = gapsAt(axis, moment);
  return sign(gaps.min) > 0 ? 1 : sign(gaps.max) < 0 ? -1 : 0;
}

bool MovingAxes::isUntil(const Vector& axis, int orientation, const Moment& last,
                         const std::optional<RealRoot>& end) const {
  // Gaps are linear: positive at both ends they are positive between.
  const Interval<Rational> gaps = gapsAt(axis, last);
  const int least = orientation > 0 ? sign(gaps.min) : -sign(gaps.max);
  if (least < 0 || !end || end->rational()) return end ? least >= 0 : least > 0;
  for (const MovingVector& a : *m_hulls[0]) {
    for (const MovingVector& b : *m_hulls[1]) {
      const Polynomial gap = dot(constant(axis), MovingVector(b - a));
      if (end->signOf(gap) == -orientation) return false;
    }
  }
  return true;
}

bool MovingAxes::areDisjointAt(const RealRoot& time) const {
  return std::ranges::any_of(m_axes, [&](const MovingVector& axis) {
    int orientation = 0;
    for (const MovingVector& a : *m_hulls[0]) {
      for (const MovingVector& b : *m_hulls[1]) {
        const int side = time.signOf(dot(axis, MovingVector(b - a)));
        if (side == 0 || side == -orientation) return false;
        orientation = side;
      }
    }
    return true;
  });
}

std::optional<RealRoot> MovingAxes::reachOf(const MovingVector& axis, const Rational& from,
                                            const std::optional<RealRoot>& end) const {
  const RealRoot start(from);
  const Interval<Rational> left{from, end ? end->enclosure().max : Rational(1)};
  std::array<std::vector<Polynomial>, 2> heights;
  for (std::size_t i = 0; i < 2; ++i) {
    for (const MovingVector& vertex : *m_hulls[i]) heights[i].push_back(dot(axis, vertex));
  }
  std::optional<RealRoot> first;
  for (const Polynomial& a : heights[0]) {
    for (const Polynomial& b : heights[1]) {
      const Polynomial gap = b - a;
      // Bounds of its values spare most gaps the search for roots.
      const Interval<Rational> values = gap.over(left);
      if (sign(values.min) * sign(values.max) > 0) continue;
      for (RealRoot& root : rootsInUnitInterval(gap)) {
        if (compare(root, start) <= 0) continue;
        if (!first || compare(root, *first) < 0) first = std::move(root);
        break;
      }
    }
  }
  // At the contact itself the gap is zero.
  if (first && end && compare(*first, *end) >= 0) first.reset();
  return first;
}

std::optional<MovingAxes::Reach> MovingAxes::farthest(const Rational& from,
                                                      const std::optional<RealRoot>& end) const {
  const Moment start = momentAt(from);
  const Moment last = momentAt(end ? end->enclosure().min : Rational(1));
  for (const Rational& time : {(from + last.time) * Rational(0.5), from}) {
    for (const MovingVector& axis : m_axes) {
      const Vector3<double> rounded = toDouble(valueAt(axis, time));
      if (!std::isfinite(rounded.lpNorm<1>()) || isZero(rounded)) continue;
      const Vector plain = exact(rounded);
      const int orientation = orientationAt(plain, start);
      if (orientation != 0 && isUntil(plain, orientation, last, end)) {
        return Reach{{plain}, std::nullopt};
      }
    }
  }
  std::optional<Reach> best;
  for (const MovingVector& axis : m_axes) {
    if (orientationAt(valueAt(axis, from), start) == 0) continue;
    std::optional<RealRoot> until = reachOf(axis, from, end);
    if (best && until && compare(*until, *best->until) <= 0) continue;
    best = Reach{{}, std::move(until)};
    const int degree = std::max({axis[0].degree(), axis[1].degree(), axis[2].degree()});
    for (int power = 0; power <= degree; ++power) {
      Vector coefficient(Rational(0), Rational(0), Rational(0));
      for (int k = 0; k < 3; ++k) {
        if (power <= axis[k].degree()) coefficient[k] = axis[k][power];
      }
      best->coefficients.push_back(coefficient);
    }
    if (!best->until) break;
  }
  return best;
}

std::optional<MovingAxes::Reach> MovingAxes::farther(const Reach& last, Rational& from,
                                                     const std::optional<RealRoot>& end,
                                                     int mostSteps) const {
  // Another axis separates at that time, and so already before.
  Rational left(0.5);
  for (int i = 0; i < mostSteps; ++i) {
    left *= left;
    const Rational time = before(*last.until, from, left);
    std::optional<Reach> next = farthest(time, end);
    if (!next || (next->until && compare(*next->until, *last.until) <= 0)) continue;
    from = time;
    return next;
  }
  return std::nullopt;
}

}  // namespace hairline
