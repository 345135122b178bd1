#pragma once

#include <optional>

#include "core/math/lanes3.h"
#include "core/query/intersect/triangle_aabb/input.h"

namespace hairline::triangle_aabb {

/// The 13 axes of `sat` in float or double as lanes: those of the box, and the products of the
/// three axes with one edge, at once. The same expressions as in `Frame`, and so the same verdict
/// to the last bit. No branch: where about half of the pairs meet, a wrongly foretold one costs as
/// much as all the axes that it saves.
template <typename S>
class LaneAxes {
 public:
  LaneAxes(const Triangle<S>& triangle, const Aabb<S>& box)
      : m_v0(loadInner(triangle.vertices[0].data())),
        m_v1(loadInner(triangle.vertices[1].data())),
        m_v2(loadLast(triangle.vertices[2].data())),
        // Measured: one by one, as the box straddles cache lines more often than not.
        m_min(loadLanes(box.min.data())),
        m_max(loadLanes(box.max.data())) {}

  LaneAxes(Lanes3<S> v0, Lanes3<S> v1, Lanes3<S> v2, Lanes3<S> min, Lanes3<S> max)
      : m_v0(v0), m_v1(v1), m_v2(v2), m_min(min), m_max(max) {}

  /// The lanes on which a box normal separates: coordinates compared as they are.
  [[gnu::always_inline]] LaneMask<S> boxAxesApart() const {
    return (m_min > greatest(greatest(m_v0, m_v1), m_v2)) |
           (least(least(m_v0, m_v1), m_v2) > m_max);
  }

  /// How far apart triangle and box are on each box normal; negative where they overlap.
  [[gnu::always_inline]] Lanes3<S> boxGaps() const {
    return greatest(m_min - greatest(greatest(m_v0, m_v1), m_v2),
                    least(least(m_v0, m_v1), m_v2) - m_max);
  }

  /// The greatest difference of coordinates of triangle and box, by coordinate axis.
  [[gnu::always_inline]] Lanes3<S> extents() const {
    return greatest(greatest(greatest(m_v0, m_v1), m_v2), m_max) -
           least(least(least(m_v0, m_v1), m_v2), m_min);
  }

  /// Calls `cross(distance, reach)` for the three products of the axes with each edge, and
  /// `plane(center, radius)` with the terms of the sums for the triangle's normal. An axis
  /// separates where the size of the first is greater than the second.
  template <typename Cross, typename Plane>
  [[gnu::always_inline]] void forOtherAxes(const Cross& cross, const Plane& plane) const {
    using Lanes = Lanes3<S>;
    const Lanes edges[3] = {m_v2 - m_v1, m_v0 - m_v2, m_v1 - m_v0};
    const Lanes center = (m_min - m_v0) + (m_max - m_v0);
    const Lanes width = m_max - m_min;
    const Lanes centerYzx = yzx(center);
    const Lanes centerZxy = zxy(center);
    const Lanes widthYzx = yzx(width);
    const Lanes widthZxy = zxy(width);
    const Lanes normal = yzx(edges[1]) * zxy(edges[2]) - zxy(edges[1]) * yzx(edges[2]);
    const Lanes extent = size(normal);
    const auto lookAt = [&](Lanes edge, Lanes opposite) {
      const Lanes i = yzx(edge);
      const Lanes j = zxy(edge);
      const Lanes middle = i * centerZxy - j * centerYzx;
      const Lanes radius = size(i) * widthZxy + size(j) * widthYzx;
      cross(size(middle + opposite), extent + radius);
    };
    lookAt(edges[0], normal);
    lookAt(edges[1], -normal);
    lookAt(edges[2], -normal);
    plane(normal * center, extent * width);
  }

 private:
  Lanes3<S> m_v0, m_v1, m_v2, m_min, m_max;
};

/// The verdict of `sat` in float or double.
template <typename S>
bool meetByLanes(const Triangle<S>& triangle, const Aabb<S>& box) {
  const LaneAxes<S> axes(triangle, box);
  LaneMask<S> apart = axes.boxAxesApart();
  axes.forOtherAxes(
      [&](Lanes3<S> distance, Lanes3<S> reach) { apart = apart | (distance > reach); },
      [&](Lanes3<S> center, Lanes3<S> radius) {
        const Sums<S> sums(center, radius);
        apart = apart | first(sums.sizeOfFirst() > sums.second());
      });
  return !any(apart);
}

/// The exact verdict, where doubles and a bound on their error tell it; nothing where an axis is in
/// doubt.
inline std::optional<bool> meetForCertain(const Triangle<double>& triangle,
                                          const Aabb<double>& box) {
  using Lanes = Lanes3<double>;
  const LaneAxes<double> axes(triangle, box);
  const double extent = greatestOf(axes.extents());
  // Products of three neither under- nor overflow. (Asked so that NaN is out of the range too.)
  if (!(extent > 1e-90 && extent < 1e90)) return std::nullopt;
  // With u = 2^-53 and no difference of coordinates above G = extent, the distance and the reach on
  // a cross product are off by less than 34 u G² and 20 u G², those on the normal by less than
  // 104 u G³ and 46 u G³; comparing them adds a rounding of 10 u G² and 18 u G³.
  const double crossError = extent * extent * 0x1p-46;
  const double planeError = extent * extent * extent * 0x1p-44;
  // An interval of the box' own axes that is apart counts as apart by far.
  Lanes crossGaps = greatestWhere(axes.boxAxesApart());
  double planeGap = 0;
  axes.forOtherAxes(
      [&](Lanes distance, Lanes reach) { crossGaps = greatest(crossGaps, distance - reach); },
      [&](Lanes center, Lanes radius) {
        const Sums<double> sums(center, radius);
        planeGap = (sums.sizeOfFirst() - sums.second()).xy[0];
      });
  const double crossGap = greatestOf(crossGaps);
  // No branch but that on doubt.
  const bool apart = (crossGap > crossError) | (planeGap > planeError);
  const bool meet = (crossGap < -crossError) & (planeGap < -planeError);
  if (!(apart | meet)) [[unlikely]]
    return std::nullopt;
  return !apart;
}

}  // namespace hairline::triangle_aabb
