#pragma once

#include <algorithm>
#include <cmath>

#include "core/math/error_bound.h"
#include "core/query/sweep/vertex_motion.h"

namespace hairline {

/// When two features may first meet: not before the lower end, and to all appearance by the upper
/// one.
template <typename S>
struct TimeBracket {
  Interval<S> time;
  /// A point of the first feature then, within rounding.
  std::optional<Vector3<S>> point;
};

namespace interval_subdivision {

/// Vectors shorter than this share of the largest coordinate between the features count as zero,
/// and times that this share of the motion separates as distinct.
template <typename S>
constexpr S tolerance = std::same_as<S, float> ? S(0x1p-16) : S(0x1p-36);
/// The boxes that one pair of features may take.
constexpr int mostBoxes = 4096;

/// A coordinate of the vector between two features at parameters (t, u, v): from a + u (b-a) +
/// v (c-a) to p, or from a point of the edge cd to one of ab. N is a number or its error.
template <typename N>
constexpr N coordinateAt(bool isEdges, const std::array<N, 3>& start,
                         const std::array<N, 3>& velocity, const N& t, const N& u, const N& v) {
  const N first = start[0] + t * velocity[0];
  const N second = u * (start[1] + t * velocity[1]);
  const N third = v * (start[2] + t * velocity[2]);
  return (isEdges ? first + second : first - second) - third;
}

/// The largest error of a coordinate, in units of rounding, if no number between two vertices
/// exceeds one: each is a rounded difference.
constexpr double errorUnits() {
  const ErrorBound one(1, 1);
  const ErrorBound parameter(1);
  return coordinateAt<ErrorBound>(false, {one, one, one}, {one, one, one}, parameter, parameter,
                                  parameter)
      .units();
}

/// A box of parameters.
template <typename S>
struct Box {
  /// Of t, u and v.
  std::array<Interval<S>, 3> sides{};
  /// How often it was halved.
  int depth = 0;

  S width(std::size_t i) const { return sides[i].max - sides[i].min; }
  /// The end of a side: 0 or 1.
  S end(std::size_t i, std::size_t side) const { return side == 0 ? sides[i].min : sides[i].max; }
  /// Its first time, of those that count as distinct.
  S start() const { return std::floor(sides[0].min / tolerance<S>); }
  /// Later boxes go to the end of a heap. Of those that start together the smaller ones come first:
  /// features may meet in many points at once, of which one suffices.
  friend bool operator<(const Box& a, const Box& b) {
    const S first = a.start();
    const S second = b.start();
    return first > second || (first == second && a.depth < b.depth);
  }
};

/// The vector between the features at the corners of a box: at i + 2 j + 4 k for the ends i of t, j
/// of u and k of v.
template <typename S>
using Corners = std::array<Vector3<S>, 8>;

template <Scalar S, typename Observer>
class Subdivision {
 public:
  Subdivision(const FeaturePair<S>& pair, Observer& observer) : m_pair(pair), m_observer(observer) {
    for (const MovingPoint<S>& vector : pair.between) {
      m_size = maximum(m_size, largestMagnitude(vector.start));
      m_size = maximum(m_size, largestMagnitude(vector.velocity));
    }
    // With room for the rounding of this product.
    m_error = S(errorUnits() * 1.01) * (std::numeric_limits<S>::epsilon() / 2) * m_size;
  }

  std::optional<TimeBracket<S>> run(const S& limit) {
    Box<S> box{{{{S(0), limit}, {S(0), S(1)}, {S(0), S(1)}}}, 0};
    for (int count = 1;; ++count) {
      if (auto found = visit(box)) return found;
      if (m_boxes.empty()) return std::nullopt;
      std::pop_heap(m_boxes.begin(), m_boxes.end());
      box = m_boxes.back();
      m_boxes.pop_back();
      if (count == mostBoxes) {
        box.sides[0].max = limit;
        return bracketOf(box);
      }
    }
  }

 private:
  /// Drops a box, cuts it down, splits it, or finds that it is a contact.
  std::optional<TimeBracket<S>> visit(Box<S>& box) {
    while (true) {
      // The earliest box comes first; a cut may have made this one later than others.
      if (!m_boxes.empty() && box < m_boxes.front()) {
        add(box);
        return std::nullopt;
      }
      const Corners<S> corners = cornersOf(box);
      if (!mayBeZero(corners)) return std::nullopt;
      if (isShort(corners)) return bracketOf(box);
      const Box<S> before = box;
      if (!cut(corners, before, box)) return std::nullopt;
      if (!m_pair.isEdges && box.sides[1].min + box.sides[2].min > S(1)) return std::nullopt;
      // Each cut must pay for itself.
      if (!isMuchSmaller(box, before)) break;
    }
    if (!split(box)) return bracketOf(box);
    return std::nullopt;
  }

  Corners<S> cornersOf(const Box<S>& box) const {
    Corners<S> corners;
    for (std::size_t i = 0; i < 2; ++i) {
      const S t = box.end(0, i);
      std::array<Vector3<S>, 3> at;
      for (std::size_t n = 0; n < 3; ++n) at[n] = m_pair.between[n].at(t);
      for (std::size_t j = 0; j < 2; ++j) {
        const Vector3<S> second = at[1] * box.end(1, j);
        const Vector3<S> first =
            m_pair.isEdges ? Vector3<S>(at[0] + second) : Vector3<S>(at[0] - second);
        for (std::size_t k = 0; k < 2; ++k) {
          corners[i + 2 * j + 4 * k] = first - at[2] * box.end(2, k);
        }
      }
    }
    return corners;
  }

  /// The vector is linear in each parameter, so that its coordinates lie between those at corners.
  bool mayBeZero(const Corners<S>& corners) const {
    for (int k = 0; k < 3; ++k) {
      S least = corners[0][k];
      S most = least;
      for (const Vector3<S>& corner : corners) {
        least = minimum(least, corner[k]);
        most = maximum(most, corner[k]);
      }
      if (least > m_error || most < -m_error) return false;
    }
    return true;
  }

  bool isShort(const Corners<S>& corners) const {
    const S bound = tolerance<S> * m_size;
    return std::ranges::all_of(
        corners, [&](const Vector3<S>& corner) { return largestMagnitude(corner) <= bound; });
  }

  static bool isMuchSmaller(const Box<S>& box, const Box<S>& before) {
    for (std::size_t n = 0; n < 3; ++n) {
      if (box.width(n) < S(0.5) * before.width(n)) return true;
    }
    return false;
  }

  /// Cuts a box, so far `before`, to where each coordinate of the vector may be zero, after a
  /// change of coordinates that makes the derivative about the unit matrix: any other would be as
  /// right, and cut less. There is none where features slide in one plane or one is a segment or
  /// point: then coordinates in that plane help, of which each changes with two parameters only.
  /// False if nothing is left.
  bool cut(const Corners<S>& corners, const Box<S>& before, Box<S>& box) const {
    std::array<Vector3<S>, 3> slopes;
    for (std::size_t n = 0; n < 3; ++n) {
      slopes[n] = Vector3<S>::Zero();
      for (std::size_t c = 0; c < 8; ++c) {
        slopes[n] += (c >> n & 1) != 0 ? corners[c] : Vector3<S>(-corners[c]);
      }
    }
    const std::array<Vector3<S>, 3> rows{cross(slopes[1], slopes[2]), cross(slopes[2], slopes[0]),
                                         cross(slopes[0], slopes[1])};
    S largest(0);
    for (const Vector3<S>& corner : corners) largest = maximum(largest, largestMagnitude(corner));
    // With room for the rounding of coordinates.
    const S error = m_error + S(8) * std::numeric_limits<S>::epsilon() * largest;
    const auto cutAlong = [&](const Vector3<S>& row, std::initializer_list<std::size_t> places) {
      const S bound = error * (absolute(row[0]) + absolute(row[1]) + absolute(row[2]));
      if (!(bound > S(0))) return true;
      std::array<S, 8> values;
      for (std::size_t c = 0; c < 8; ++c) values[c] = dot(row, corners[c]);
      return std::ranges::all_of(places, [&](std::size_t n) {
        const Interval<S> part = partNearZero(values, n, bound, before.sides[n]);
        Interval<S>& side = box.sides[n];
        side = {maximum(side.min, part.min), minimum(side.max, part.max)};
        return side.min <= side.max;
      });
    };
    for (std::size_t n = 0; n < 3; ++n) {
      if (!cutAlong(rows[n], {n})) return false;
    }
    if (isMuchSmaller(box, before)) return true;
    const auto normal = std::ranges::max_element(
        rows, {}, [](const Vector3<S>& row) { return largestMagnitude(row); });
    for (std::size_t n = 0; n < 3; ++n) {
      if (!cutAlong(cross(*normal, slopes[n]), {(n + 1) % 3, (n + 2) % 3})) return false;
    }
    return true;
  }

  /// The part of one side of a box in which one of the numbers linear along it, given at both ends,
  /// may be at most `error`, and one at least -`error`. Its ends are in the wrong order if there is
  /// none.
  static Interval<S> partNearZero(const std::array<S, 8>& values, std::size_t side, const S& error,
                                  const Interval<S>& interval) {
    const S width = interval.max - interval.min;
    S low = interval.min;
    S high = interval.max;
    for (const S direction : {S(1), S(-1)}) {
      S least(2);
      S most(-1);
      for (std::size_t c = 0; c < 8; ++c) {
        if ((c >> side & 1) != 0) continue;
        const S start = direction * values[c];
        const S end = direction * values[c | std::size_t{1} << side];
        if (start <= error) least = interval.min;
        if (end <= error) most = interval.max;
        if ((start <= error) == (end <= error)) continue;
        const S root = interval.min + width * ((error - start) / (end - start));
        least = minimum(least, root);
        most = maximum(most, root);
      }
      // With room for the rounding of the roots.
      constexpr S room = S(8) * std::numeric_limits<S>::epsilon();
      low = maximum(low, S(least - room));
      high = minimum(high, S(most + room));
    }
    return {low, high};
  }

  /// Halves the side along which the vector changes most. False if it has no middle.
  bool split(const Box<S>& box) {
    std::size_t longest = 0;
    S most(-1);
    for (std::size_t n = 0; n < 3; ++n) {
      const S change = box.width(n) * speedOf(n);
      if (!(change > most)) continue;
      most = change;
      longest = n;
    }
    const Interval<S>& side = box.sides[longest];
    const S middle = S(0.5) * (side.min + side.max);
    if (!(middle > side.min && middle < side.max)) return false;
    for (const bool upper : {true, false}) {
      Box<S> half = box;
      ++half.depth;
      (upper ? half.sides[longest].min : half.sides[longest].max) = middle;
      if (!m_pair.isEdges && half.sides[1].min + half.sides[2].min > S(1)) continue;
      add(half);
    }
    return true;
  }

  void add(const Box<S>& box) {
    m_boxes.push_back(box);
    std::push_heap(m_boxes.begin(), m_boxes.end());
  }

  /// A bound on how fast the vector changes with a parameter.
  S speedOf(std::size_t n) const {
    if (n > 0) {
      return largestMagnitude(m_pair.between[n].start) +
             largestMagnitude(m_pair.between[n].velocity);
    }
    S speed(0);
    for (const MovingPoint<S>& vector : m_pair.between) speed += largestMagnitude(vector.velocity);
    return speed;
  }

  /// That of a box that counts as contact; others that are left may begin a little earlier.
  TimeBracket<S> bracketOf(const Box<S>& box) const {
    S t = box.sides[0].min;
    for (const Box<S>& other : m_boxes) t = minimum(t, other.sides[0].min);
    m_observer.step([&] { return TimeStep{"possible contact", toDouble(t), 0}; });
    const Interval<S> time{t, box.sides[0].max};
    const auto& [p, a, b, c] = m_pair.vertices;
    if (!m_pair.isEdges) return {time, p.at(t)};
    const S u = S(0.5) * (box.sides[1].min + box.sides[1].max);
    return {time, Vector3<S>(p.at(t) + (a.at(t) - p.at(t)) * u)};
  }

  const FeaturePair<S>& m_pair;
  Observer& m_observer;
  S m_size{0};
  S m_error{0};
  std::vector<Box<S>> m_boxes;
};

}  // namespace interval_subdivision

/// The first time in [0, limit] at which two features may meet; nothing if they certainly do not.
template <Scalar S, typename Observer>
std::optional<TimeBracket<S>> subdivide(const FeaturePair<S>& pair, const S& limit,
                                        Observer& observer) {
  return interval_subdivision::Subdivision<S, Observer>(pair, observer).run(limit);
}

}  // namespace hairline
