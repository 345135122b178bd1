#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/math/triple.h"
#include "core/query/intersect/triangle_aabb/lanes_sat.h"
#include "core/shapes/obb.h"
#include "core/shapes/segment.h"
#include "core/shapes/triangle.h"

namespace hairline::obb_certain {

// Verdicts of `sat` with oriented boxes from doubles, where a bound on their error tells them.
//
// All is seen in the frame of a box, by the products of its axes, so that nothing rests on how near
// to orthonormal these are. An axis of `sat` that separates by more than the bound separates in
// exact too, and as rounded in S; and so it is with axes that overlap.

/// The bounds hold for axes of components up to this, whose volume is within 0.1 of 1: products of
/// two of them then have components up to 2.1.
constexpr double longestComponent = 1.01;
constexpr double greatestDistortion = 0.1;

/// What a verdict in S may be off by, in units of the operands' extent.
///
/// With u = 2^-53: coordinates in a frame are off by less than 60 u, such divided by the volume by
/// less than 350 u, and what is compared on an axis by less than 5000 u. The same axes as rounded
/// in S, from edges that are not zero, are off by less than 600 of its own units.
template <typename S>
struct Certain {
  static constexpr bool isFloat = std::same_as<S, float>;
  static constexpr double share = isFloat ? 0x1p-14 : 0x1p-39;
  /// The range of half-extents and distances in which products in S neither overflow nor vanish.
  static constexpr double least = isFloat ? 1e-6 : 1e-60;
  static constexpr double greatest = isFloat ? 1e6 : 1e60;
};

typedef double Pair __attribute__((vector_size(16)));
typedef std::int64_t PairMask __attribute__((vector_size(16)));

inline Pair absolute(Pair x) { return (Pair)((PairMask)x & INT64_MAX); }
inline Pair swapped(Pair x) { return __builtin_shufflevector(x, x, 1, 0); }

/// Two boxes, of which each is seen in the frame of the other: all that is asked of both is asked
/// at once, a box a lane.
template <std::floating_point S>
std::optional<bool> meetForCertain(const Obb<S>& first, const Obb<S>& second) {
  using Vector = Triple<Pair>;
  using Range = Certain<S>;
  const auto pair = [](S x, S y) { return Pair{double(x), double(y)}; };
  Vector axes[3];
  Vector reach;
  Vector offset;
  Pair longest{0, 0};
  Pair least{Range::greatest, Range::greatest};
  Pair greatest{0, 0};
  const auto grow = [](Pair a, Pair b) { return a < b ? b : a; };
  for (std::size_t i = 0; i < 3; ++i) {
    const auto k = static_cast<int>(i);
    for (std::size_t j = 0; j < 3; ++j) {
      axes[j][i] = pair(first.axes[j][k], second.axes[j][k]);
      longest = grow(longest, absolute(axes[j][i]));
    }
    reach[i] = pair(first.halfExtents[i], second.halfExtents[i]);
    const double way = double(S(second.center[k] - first.center[k]));
    offset[i] = Pair{way, -way};
    least = reach[i] < least ? reach[i] : least;
    greatest = grow(greatest, grow(reach[i], absolute(offset[i])));
  }
  // Along the normals of its faces: a product of two axes each.
  const Vector normals[3] = {cross(axes[1], axes[2]), cross(axes[2], axes[0]),
                             cross(axes[0], axes[1])};
  const Pair volume = absolute(dot(axes[0], normals[0]));
  const double extent = std::max(greatest[0], greatest[1]);
  const Pair distortion = absolute(volume - Pair{1, 1});
  const bool inRange = (std::max(longest[0], longest[1]) <= longestComponent) &
                       (std::max(distortion[0], distortion[1]) <= greatestDistortion) &
                       (std::min(least[0], least[1]) >= Range::least) & (extent < Range::greatest);
  if (!inRange) [[unlikely]]
    return std::nullopt;
  const double doubt = extent * Range::share;
  const Vector others[3] = {{swapped(axes[0][0]), swapped(axes[0][1]), swapped(axes[0][2])},
                            {swapped(axes[1][0]), swapped(axes[1][1]), swapped(axes[1][2])},
                            {swapped(axes[2][0]), swapped(axes[2][1]), swapped(axes[2][2])}};
  const Vector othersReach{swapped(reach[0]), swapped(reach[1]), swapped(reach[2])};

  // turn[i][j]: the other's axis j along normal i.
  Vector turn[3];
  Vector size[3];
  Vector place;
  Pair gap{-Range::greatest, -Range::greatest};
  for (std::size_t i = 0; i < 3; ++i) {
    Pair radius = reach[i] * volume;
    for (std::size_t j = 0; j < 3; ++j) {
      turn[i][j] = dot(normals[i], others[j]);
      size[i][j] = absolute(turn[i][j]);
      radius += size[i][j] * othersReach[j];
    }
    place[i] = dot(normals[i], offset);
    gap = grow(gap, absolute(place[i]) - radius);
  }
  if (std::max(gap[0], gap[1]) > doubt) return false;

  // Axis i of one with axis j of the other. Along their product the box of the frame reaches as far
  // as two of its normals tell, and the offset, as coordinates of the frame, by the same.
  const Pair scale = Pair{1, 1} / dot(axes[0], normals[0]);
  for (std::size_t i = 0; i < 3; ++i) place[i] *= scale;
  Vector middle[3];
  Vector radius[3];
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t next = (i + 1) % 3;
    const std::size_t last = (i + 2) % 3;
    for (std::size_t j = 0; j < 3; ++j) {
      middle[i][j] = absolute(place[last] * turn[next][j] - place[next] * turn[last][j]);
      radius[i][j] = reach[next] * size[last][j] + reach[last] * size[next][j];
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = i; j < 3; ++j) {
      gap = grow(gap, middle[i][j] - (radius[i][j] + swapped(radius[j][i])));
    }
  }
  const double widest = std::max(gap[0], gap[1]);
  if (widest > doubt) return false;
  if (widest < -doubt) return true;
  return std::nullopt;
}

/// The frame of one box: products of its axes, by which coordinates are told times its volume.
class Frame {
 public:
  template <std::floating_point S>
  explicit Frame(const Obb<S>& box) {
    Triple<double> axes[3];
    double longest = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t k = 0; k < 3; ++k) {
        axes[i][k] = double(box.axes[i][static_cast<int>(k)]);
        longest = std::max(longest, std::abs(axes[i][k]));
      }
    }
    for (std::size_t i = 0; i < 3; ++i) {
      m_normals[i] = cross(axes[(i + 1) % 3], axes[(i + 2) % 3]);
    }
    const double volume = std::abs(dot(axes[0], m_normals[0]));
    for (std::size_t i = 0; i < 3; ++i) reach[i] = double(box.halfExtents[i]) * volume;
    inRange = (longest <= longestComponent) & (std::abs(volume - 1) <= greatestDistortion);
  }

  template <typename S>
  Triple<double> see(const Vector3<S>& way) const {
    const Triple<double> seen{double(way[0]), double(way[1]), double(way[2])};
    return {dot(m_normals[0], seen), dot(m_normals[1], seen), dot(m_normals[2], seen)};
  }

  /// The half-extents as seen.
  Triple<double> reach;
  bool inRange;

 private:
  Triple<double> m_normals[3];
};

/// A triangle and a box, in whose frame it is one of the coordinates.
template <std::floating_point S>
std::optional<bool> meetForCertain(const Triangle<S>& triangle, const Obb<S>& box) {
  using Lanes = Lanes3<double>;
  const Frame frame(box);
  const auto seen = [&](std::size_t i) {
    const Triple<double> place = frame.see(Vector3<S>(triangle.vertices[i] - box.center));
    return Lanes(place[0], place[1], place[2]);
  };
  const Lanes reach(frame.reach[0], frame.reach[1], frame.reach[2]);
  const triangle_aabb::LaneAxes<Lanes> axes(seen(0), seen(1), seen(2), -reach, reach);
  const double extent = greatestOf(axes.extents());
  const double least = std::min({frame.reach[0], frame.reach[1], frame.reach[2]});
  const bool inRange =
      frame.inRange & (least >= 2 * Certain<S>::least) & (extent <= Certain<S>::greatest);
  if (!inRange) [[unlikely]]
    return std::nullopt;
  // Of the extent as seen, G, coordinates are off by less than 210 u, and the axes in S, whose
  // extent is less than 3.4 G, by less than 2100 of its units on a face, 14000 on a product with an
  // edge, and 190000 on the triangle's normal; 34 and 200 times as much as coordinates are what is
  // told here.
  constexpr double unit = Certain<S>::isFloat ? 0x1p-24 : 0x1p-53;
  const double faceDoubt = extent * unit * 0x1p12;
  const double crossDoubt = extent * extent * unit * 0x1p16;
  const double planeDoubt = extent * extent * extent * unit * 0x1p19;
  const double faceGap = greatestOf(axes.boxGaps());
  Lanes crossGaps = -Lanes::greatestNumbers();
  const auto others = axes.otherAxes();
  for (const auto& axis : others.ofEdge)
    crossGaps = greatest(crossGaps, axis.distance - axis.reach);
  const double planeGap = (others.plane.distance - others.plane.reach).xy[0];
  const double crossGap = greatestOf(crossGaps);
  const bool apart = (faceGap > faceDoubt) | (crossGap > crossDoubt) | (planeGap > planeDoubt);
  const bool meet = (faceGap < -faceDoubt) & (crossGap < -crossDoubt) & (planeGap < -planeDoubt);
  if (!(apart | meet)) [[unlikely]]
    return std::nullopt;
  return !apart;
}

/// A segment and a box, by the six axes in its frame.
template <std::floating_point S>
std::optional<bool> meetForCertain(const Segment<S>& segment, const Obb<S>& box) {
  const Frame frame(box);
  const Vector3<S> offset = segment.a - box.center;
  const Vector3<S> direction = segment.b - segment.a;
  double extent = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto k = static_cast<int>(i);
    extent = std::max({extent, std::abs(double(offset[k])), std::abs(double(direction[k])),
                       double(box.halfExtents[i])});
  }
  if (!(frame.inRange && extent > Certain<S>::least && extent < Certain<S>::greatest)) [[unlikely]]
    return std::nullopt;
  const Triple<double> start = frame.see(offset);
  const Triple<double> way = frame.see(direction);
  // Of doubled coordinates: the middle of the segment, its half length, the whole box.
  Triple<double> middle, length;
  double faceGap = -Certain<S>::greatest;
  double crossGap = -HUGE_VAL;
  for (std::size_t i = 0; i < 3; ++i) {
    middle[i] = start[i] + start[i] + way[i];
    length[i] = std::abs(way[i]);
    faceGap = std::max(faceGap, std::abs(middle[i]) - (2 * frame.reach[i] + length[i]));
  }
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t i = (k + 1) % 3;
    const std::size_t j = (k + 2) % 3;
    crossGap =
        std::max(crossGap, std::abs(middle[i] * way[j] - middle[j] * way[i]) -
                               2 * (frame.reach[i] * length[j] + frame.reach[j] * length[i]));
  }
  const double faceDoubt = extent * Certain<S>::share;
  const double crossDoubt = extent * extent * Certain<S>::share;
  const bool apart = (faceGap > faceDoubt) | (crossGap > crossDoubt);
  const bool meet = (faceGap < -faceDoubt) & (crossGap < -crossDoubt);
  if (!(apart | meet)) [[unlikely]]
    return std::nullopt;
  return !apart;
}

}  // namespace hairline::obb_certain
