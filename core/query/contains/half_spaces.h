#pragma once

#include <optional>
#include <vector>

#include "core/shapes/convex_of.h"
#include "core/shapes/hull.h"

namespace hairline {

namespace half_spaces {

template <Scalar S>
using List = std::vector<HalfSpace<S>>;

/// Both sides of a slab: low <= normal·X <= high.
template <Scalar S>
void addSlab(List<S>& list, const Vector3<S>& normal, const S& low, const S& high) {
  list.push_back({normal, high});
  list.push_back({Vector3<S>(-normal), S(-low)});
}
template <Scalar S>
void addPlane(List<S>& list, const Vector3<S>& normal, const Vector3<S>& point) {
  const S offset = dot(normal, point);
  addSlab<S>(list, normal, offset, offset);
}

template <Scalar S>
Vector3<S> unit(int k) {
  Vector3<S> axis(S(0), S(0), S(0));
  axis[k] = S(1);
  return axis;
}

/// Of the hull of some points. A flat one is bounded by its plane and sides, a segment by two or
/// three planes and its ends.
template <Scalar S>
List<S> ofHull(const std::vector<Vector3<S>>& points) {
  List<S> list;
  std::vector<Vector3<double>> rounded;
  for (const Vector3<S>& point : points) rounded.push_back(toDouble(point));
  const Hull hull = convexHull(rounded);
  const auto vertex = [&](int i) -> const Vector3<S>& {
    return points[static_cast<std::size_t>(i)];
  };
  for (const auto& [a, b, c] : hull.faces) {
    const Vector3<S> normal = cross(vertex(b) - vertex(a), vertex(c) - vertex(a));
    list.push_back({normal, dot(normal, vertex(a))});
  }
  const std::vector<int>& outline = hull.outline;
  if (hull.dimension == 2) {
    const Vector3<S>& first = vertex(outline[0]);
    const Vector3<S> normal = cross(vertex(outline[1]) - first, vertex(outline[2]) - first);
    addPlane<S>(list, normal, first);
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Vector3<S>& from = vertex(outline[i]);
      const Vector3<S> side = cross(vertex(outline[(i + 1) % outline.size()]) - from, normal);
      list.push_back({side, dot(side, from)});
    }
  } else if (hull.dimension == 1) {
    const Vector3<S>& from = vertex(outline[0]);
    const Vector3<S>& to = vertex(outline[1]);
    const Vector3<S> along = to - from;
    for (int k = 0; k < 3; ++k) addPlane<S>(list, cross(along, unit<S>(k)), from);
    addSlab<S>(list, along, dot(along, from), dot(along, to));
  } else if (hull.dimension == 0) {
    for (int k = 0; k < 3; ++k) addPlane<S>(list, unit<S>(k), vertex(outline[0]));
  }
  return list;
}

template <Scalar S>
List<S> of(const Aabb<S>& box) {
  List<S> list;
  for (int k = 0; k < 3; ++k) addSlab<S>(list, unit<S>(k), box.min[k], box.max[k]);
  return list;
}
/// With the axes as stored.
template <Scalar S>
List<S> of(const Obb<S>& box) {
  List<S> list;
  const S volume = absolute(dot(box.axes[0], cross(box.axes[1], box.axes[2])));
  for (std::size_t i = 0; i < 3; ++i) {
    const Vector3<S> normal = cross(box.axes[(i + 1) % 3], box.axes[(i + 2) % 3]);
    const S middle = dot(normal, box.center);
    const S reach = volume * box.halfExtents[i];
    addSlab<S>(list, normal, S(middle - reach), S(middle + reach));
  }
  return list;
}
template <Scalar S>
List<S> of(const HalfSpace<S>& solid) {
  return {solid};
}
template <Scalar S>
List<S> of(const Kdop<S>& solid) {
  List<S> list;
  for (std::size_t i = 0; i < solid.directions.size(); ++i) {
    const auto& [x, y, z] = solid.directions[i];
    addSlab<S>(list, Vector3<S>(S(x), S(y), S(z)), solid.min[i], solid.max[i]);
  }
  return list;
}

}  // namespace half_spaces

/// The half-spaces whose intersection is a solid: a half-space itself, or a polytope, flat or not:
/// an aabb, obb, tetrahedron, frustum, convex hull or k-DOP. Which vertices of a hull form its
/// faces is found exactly, for the vertices as they are in S. Nothing for other shapes.
template <Scalar S>
std::optional<std::vector<HalfSpace<S>>> halfSpacesOf(const Shape& shape) {
  if (const auto convex = convexOf(shape)) {
    return half_spaces::ofHull<S>(convert<S>(*convex).vertices);
  }
  return std::visit(
      [](const auto& known) -> std::optional<std::vector<HalfSpace<S>>> {
        if constexpr (requires { half_spaces::of(convert<S>(known)); }) {
          return half_spaces::of(convert<S>(known));
        } else {
          return std::nullopt;
        }
      },
      shape);
}

}  // namespace hairline
