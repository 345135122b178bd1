#pragma once

#include <vector>

#include "core/query/closest/point_box.h"
#include "core/shapes/obb.h"
#include "core/shapes/rectangle.h"

namespace hairline {

namespace closest_oriented {

/// The position of a coordinate of the nearest point: at the lower end, free, or at the upper end.
enum class Hold { low, free, high };

template <std::size_t N>
using Holds = std::array<Hold, N>;

template <typename S, std::size_t N>
using Coordinates = std::array<S, N>;

template <typename S, template <typename> class B>
Vector3<S> pointAt(const B<S>& box, const auto& coordinates) {
  // Coordinate by coordinate, so that they are not stored and reloaded as pairs.
  const auto at = [&](int k) -> S {
    S sum = box.center[k] + box.axes[0][k] * coordinates[0] + box.axes[1][k] * coordinates[1];
    if constexpr (std::tuple_size_v<std::remove_cvref_t<decltype(box.axes)>> == 3) {
      sum += box.axes[2][k] * coordinates[2];
    }
    return sum;
  };
  return {at(0), at(1), at(2)};
}

/// The free coordinates that come nearest to the point, by Cramer's rule on the normal equations of
/// their axes, with the others fixed. Axes that are nearly orthonormal are independent.
template <std::size_t N, typename S, template <typename> class B>
Coordinates<S, N> solveFree(const B<S>& box, const Vector3<S>& point, const Holds<N>& holds) {
  Coordinates<S, N> coordinates;
  std::vector<std::size_t> free;
  for (std::size_t i = 0; i < N; ++i) {
    coordinates[i] = S(0);
    if (holds[i] == Hold::low) coordinates[i] = -box.halfExtents[i];
    if (holds[i] == Hold::high) coordinates[i] = box.halfExtents[i];
    if (holds[i] == Hold::free) free.push_back(i);
  }
  const Vector3<S> rest = point - pointAt(box, coordinates);
  const auto gram = [&](std::size_t i, std::size_t j) -> S {
    return dot(box.axes[free[i]], box.axes[free[j]]);
  };
  const auto right = [&](std::size_t i) -> S { return dot(box.axes[free[i]], rest); };
  if (free.size() == 1) {
    coordinates[free[0]] = right(0) / gram(0, 0);
  } else if (free.size() == 2) {
    const S whole = gram(0, 0) * gram(1, 1) - gram(0, 1) * gram(0, 1);
    coordinates[free[0]] = (right(0) * gram(1, 1) - right(1) * gram(0, 1)) / whole;
    coordinates[free[1]] = (right(1) * gram(0, 0) - right(0) * gram(0, 1)) / whole;
  } else if (free.size() == 3) {
    // Three independent axes reach every point.
    const Vector3<S> across = cross(box.axes[1], box.axes[2]);
    const S whole = dot(box.axes[0], across);
    coordinates[0] = dot(rest, across) / whole;
    coordinates[1] = dot(rest, cross(box.axes[2], box.axes[0])) / whole;
    coordinates[2] = dot(rest, cross(box.axes[0], box.axes[1])) / whole;
  }
  return coordinates;
}

/// Whether fixed coordinates lie in the box and no move along an axis into the box comes nearer:
/// then, because the squared distance is convex, they are the nearest point.
template <std::size_t N, typename S, template <typename> class B>
bool isNearest(const B<S>& box, const Vector3<S>& point, const Holds<N>& holds,
               const Coordinates<S, N>& coordinates) {
  const Vector3<S> rest = point - pointAt(box, coordinates);
  for (std::size_t i = 0; i < N; ++i) {
    const S& extent = box.halfExtents[i];
    if (holds[i] == Hold::free) {
      if (sign(S(extent - absolute(coordinates[i]))) < 0) return false;
    } else {
      // A box of zero width along this axis cannot move along it.
      const int along = sign(dot(box.axes[i], rest));
      if (sign(extent) > 0 && (holds[i] == Hold::low ? along > 0 : along < 0)) return false;
    }
  }
  return true;
}

/// product / square, where square is the squared length of an axis. It is so near to one that float
/// and double need no division: with square = 1 + d it is product (1 - d), up to an error of order
/// d².
template <Scalar S>
S overSquare(const S& product, const S& square) {
  if constexpr (std::floating_point<S>) {
    const S beyond = square - S(1);
    constexpr S least = std::same_as<S, float> ? 0x1p-13F : 0x1p-27;
    if (absolute(beyond) <= least) [[likely]]
      return product * (S(1) - beyond);
  }
  return product / square;
}

/// The nearest point's coordinates in the frame: each projection clamped to the half-extent. If the
/// axes are not orthonormal to the last bit that need not be the nearest point; in exact it is
/// verified, and if it fails, the sets of clamped coordinates are enumerated.
template <std::size_t N, typename S, template <typename> class B, typename Observer>
Coordinates<S, N> clamp(const B<S>& box, const Vector3<S>& point, Holds<N>& holds,
                        Observer& observer) {
  const Vector3<S> offset = point - box.center;
  Coordinates<S, N> coordinates;
  for (std::size_t i = 0; i < N; ++i) {
    const S& extent = box.halfExtents[i];
    const S along = overSquare(S(dot(box.axes[i], offset)), squaredNorm(box.axes[i]));
    closest_box::recordClamp<S>(observer, static_cast<int>(i), box.axes[i], box.center, along,
                                -extent, extent);
    if constexpr (std::floating_point<S>) {
      // Branchless. Only exact needs to know which end clamps it.
      coordinates[i] = maximum(minimum(along, extent), -extent);
      holds[i] = static_cast<Hold>(1 + static_cast<int>(absolute(along) > extent));
      continue;
    }
    holds[i] = sign(S(along + extent)) < 0   ? Hold::low
               : sign(S(along - extent)) > 0 ? Hold::high
                                             : Hold::free;
    coordinates[i] = holds[i] == Hold::low ? S(-extent) : holds[i] == Hold::high ? extent : along;
  }
  if constexpr (std::same_as<S, Rational>) {
    coordinates = solveFree<N>(box, point, holds);
    unsigned code = 0;
    while (!isNearest<N>(box, point, holds, coordinates)) {
      unsigned rest = code++;
      for (Hold& hold : holds) {
        hold = static_cast<Hold>(rest % 3);
        rest /= 3;
      }
      coordinates = solveFree<N>(box, point, holds);
    }
  }
  return coordinates;
}

}  // namespace closest_oriented

/// The nearest point of a rectangle or an oriented box: the point's coordinates in its frame, each
/// clamped to the half-extent. The set is the one spanned by the stored axes. RTCD 5.1.4, 5.1.4.2.
template <template <typename> class B>
struct ClosestPointOrientedClamp {
  static constexpr QueryInfo info{
      Kind::closest, "clamp",
      std::is_same_v<B<double>, Obb<double>> ? "RTCD 5.1.4" : "RTCD 5.1.4.2"};
  /// With axes that are not orthonormal to the last bit only rationals find the nearest point.
  static constexpr bool filtered = false;
  template <typename S>
  using Input = typename PairInput<Point, B>::template Type<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    return nearest(input.a.position, input.b, observer);
  }
  template <Scalar S, typename Observer>
  static ClosestAnswer<S> nearest(const Vector3<S>& point, const B<S>& box, Observer& observer) {
    constexpr std::size_t N = std::is_same_v<B<S>, Obb<S>> ? 3 : 2;
    closest_oriented::Holds<N> holds;
    const auto coordinates = closest_oriented::clamp<N>(box, point, holds, observer);
    std::size_t outside = 0;
    for (const closest_oriented::Hold hold : holds) {
      outside += hold == closest_oriented::Hold::free ? 0 : 1;
    }
    ClosestAnswer<S> answer;
    // A rectangle has no interior: all of it is its face.
    answer.feature = closest_box::features[outside + 3 - N];
    answer.points = {point, closest_oriented::pointAt(box, coordinates)};
    answer.sqdist = squaredNorm(point - answer.points[1]);
    if (N == 3 && outside == 0) {
      // The point itself, which its coordinates reproduce only within rounding.
      answer.points[1] = point;
      answer.sqdist = S(0);
    }
    observer.decide();
    return answer;
  }
};

}  // namespace hairline
