#pragma once

#include <algorithm>
#include <cmath>

#include "core/hierarchy/traversal.h"
#include "core/query/closest/segment_triangle.h"
#include "core/query/closest/triangle_triangle.h"
#include "core/query/mesh_index.h"
#include "core/query/mesh_operand.h"
#include "core/query/side/plane_methods.h"
#include "core/shapes/ray.h"

namespace hairline {

namespace closest_mesh {

/// Along an axis from `min` to `max`; a missing end is infinite.
template <typename S>
struct AxisRange {
  std::optional<S> min;
  std::optional<S> max;
};

template <Scalar S, std::size_t count>
std::array<AxisRange<S>, 3> rangesOf(const std::array<Vector3<S>, count>& points) {
  std::array<AxisRange<S>, 3> reach;
  for (int k = 0; k < 3; ++k) {
    auto& [min, max] = reach[static_cast<std::size_t>(k)];
    min = max = points[0][k];
    for (const Vector3<S>& point : points) {
      if (sign(S(point[k] - *min)) < 0) min = point[k];
      if (sign(S(point[k] - *max)) > 0) max = point[k];
    }
  }
  return reach;
}

template <Scalar S>
std::array<AxisRange<S>, 3> rangesOf(const Point<S>& point) {
  return rangesOf<S, 1>({point.position});
}
template <Scalar S>
std::array<AxisRange<S>, 3> rangesOf(const Segment<S>& segment) {
  return rangesOf<S, 2>({segment.a, segment.b});
}
template <Scalar S>
std::array<AxisRange<S>, 3> rangesOf(const Triangle<S>& triangle) {
  return rangesOf<S, 3>(triangle.vertices);
}
template <Scalar S>
std::array<AxisRange<S>, 3> rangesOf(const Ray<S>& ray) {
  std::array<AxisRange<S>, 3> reach;
  for (int k = 0; k < 3; ++k) {
    const int way = sign(ray.direction[k]);
    if (way >= 0) reach[static_cast<std::size_t>(k)].min = ray.origin[k];
    if (way <= 0) reach[static_cast<std::size_t>(k)].max = ray.origin[k];
  }
  return reach;
}

/// A plane is its own extent: it has no ends along any axis.
template <Scalar S>
Plane<S> rangesOf(const Plane<S>& plane) {
  return plane;
}

/// A lower bound on the squared distance from an operand of this extent to the contents of the box.
template <Scalar S>
S leastSqdist(const std::array<AxisRange<S>, 3>& reach, const nodes::Box& box) {
  S sum(0);
  for (std::size_t k = 0; k < 3; ++k) {
    const auto& [min, max] = reach[k];
    const S low = fromDouble<S>(box.min[k]);
    const S high = fromDouble<S>(box.max[k]);
    S gap(0);
    if (max && sign(S(low - *max)) > 0) gap = low - *max;
    if (min && sign(S(*min - high)) > 0) gap = *min - high;
    sum = sum + gap * gap;
  }
  return sum;
}

template <Scalar S>
S leastSqdist(const Plane<S>& plane, const nodes::Box& box) {
  S middle = -plane.offset;
  S half(0);
  for (int k = 0; k < 3; ++k) {
    const S low = fromDouble<S>(box.min[static_cast<std::size_t>(k)]);
    const S high = fromDouble<S>(box.max[static_cast<std::size_t>(k)]);
    middle += plane.normal[k] * S((low + high) / S(2));
    half += absolute(plane.normal[k]) * S((high - low) / S(2));
  }
  const S gap = maximum(S(absolute(middle) - half), S(0));
  return gap * gap / squaredNorm(plane.normal);
}

/// Whether an operand of this extent cannot meet anything in the box.
inline bool isDisjoint(const std::array<AxisRange<double>, 3>& reach, const nodes::Box& box) {
  for (std::size_t k = 0; k < 3; ++k) {
    const auto& [min, max] = reach[k];
    if ((max && *max < box.min[k]) || (min && *min > box.max[k])) return true;
  }
  return false;
}

/// By more than rounding.
template <Scalar S>
bool isDisjoint(const Plane<S>& plane, const nodes::Box& box) {
  double least = -toDouble(plane.offset);
  double greatest = least;
  double size = std::abs(least);
  for (int k = 0; k < 3; ++k) {
    const double slope = toDouble(plane.normal[k]);
    const auto i = static_cast<std::size_t>(k);
    const std::array ends{slope * box.min[i], slope * box.max[i]};
    least += std::min(ends[0], ends[1]);
    greatest += std::max(ends[0], ends[1]);
    size += std::abs(ends[0]) + std::abs(ends[1]);
  }
  const double rounding = 0x1p-49 * size;
  return least > rounding || greatest < -rounding;
}

/// The answer for one triangle of the mesh.
template <Scalar S, typename Observer>
ClosestAnswer<S> nearest(const Point<S>& point, const Triangle<S>& triangle, Observer& observer) {
  return ClosestPointTriangleVoronoi::solve<S>({point, triangle}, observer);
}
template <Scalar S, typename Observer>
ClosestAnswer<S> nearest(const Segment<S>& segment, const Triangle<S>& triangle,
                         Observer& observer) {
  return ClosestSegmentTriangleFeatures::solve<S>({segment, triangle}, observer);
}
template <Scalar S, typename Observer>
ClosestAnswer<S> nearest(const Triangle<S>& a, const Triangle<S>& b, Observer& observer) {
  return ClosestTriangleTriangleFeatures::solve<S>({a, b}, observer);
}
/// The point of a line nearest to a convex set is the projection of a point of the set, so no ray
/// has to reach beyond the projection of the triangle's support point.
template <Scalar S, typename Observer>
ClosestAnswer<S> nearest(const Ray<S>& ray, const Triangle<S>& triangle, Observer& observer) {
  S furthest(0);
  for (const Vector3<S>& corner : triangle.vertices) {
    const S along = dot(ray.direction, Vector3<S>(corner - ray.origin));
    if (sign(S(along - furthest)) > 0) furthest = along;
  }
  const S t = furthest / squaredNorm(ray.direction);
  return nearest(Segment<S>{ray.origin, ray.origin + t * ray.direction}, triangle, observer);
}

/// A corner and its foot on the plane, or a point where an edge crosses it.
template <Scalar S, typename Observer>
ClosestAnswer<S> nearest(const Plane<S>& plane, const Triangle<S>& triangle, Observer&) {
  using plane_methods::height;
  ClosestAnswer<S> answer;
  const Vector3<S>* least = &triangle.vertices[0];
  const Vector3<S>* greatest = least;
  for (const Vector3<S>& corner : triangle.vertices) {
    if (isNegative(S(height(plane, corner) - height(plane, *least)))) least = &corner;
    if (isPositive(S(height(plane, corner) - height(plane, *greatest)))) greatest = &corner;
  }
  if (sign(height(plane, *least)) * sign(height(plane, *greatest)) <= 0) {
    answer.points.fill(plane_methods::crossing<S>(plane, *least, *greatest));
    answer.sqdist = S(0);
    return answer;
  }
  const Vector3<S>& corner = isPositive(height(plane, *least)) ? *least : *greatest;
  const S above = height(plane, corner);
  const S length = squaredNorm(plane.normal);
  answer.points = {Vector3<S>(corner - plane.normal * S(above / length)), corner};
  answer.sqdist = above * above / length;
  return answer;
}

/// Whether the operand intersects one triangle, exactly.
inline bool meets(const Point<double>& point, const Triangle<double>& triangle) {
  return test<ClosestPointTriangleVoronoi, Exact>({point, triangle});
}
inline bool meets(const Segment<double>& segment, const Triangle<double>& triangle) {
  return test<ClosestSegmentTriangleFeatures, Exact>({segment, triangle});
}
inline bool meets(const Triangle<double>& a, const Triangle<double>& b) {
  return test<ClosestTriangleTriangleFeatures, Exact>({a, b});
}
bool meets(const Ray<double>& ray, const Triangle<double>& triangle);
inline bool meets(const Plane<double>& plane, const Triangle<double>& triangle) {
  Silent silent;
  const auto found = nearest(convert<Rational>(plane), convert<Rational>(triangle), silent);
  return sign(found.sqdist) == 0;
}

/// `traverse` of a tree of boxes over so many items; all of them if it is empty.
template <typename BoundOf, typename IsOpen, typename Look, typename Less = std::less<>>
void traverseItems(const Hierarchy& tree, std::size_t count, const BoundOf& boundOf,
                   const IsOpen& isOpen, const Look& look, const Less& isLess = {}) {
  if (tree.isEmpty()) {
    for (std::size_t i = 0; i < count; ++i) {
      if (!look(static_cast<std::int32_t>(i))) return;
    }
    return;
  }
  const auto& boxes = std::get<std::vector<nodes::Box>>(tree.volumes());
  traverse(
      tree.tree(),
      [&](std::int32_t node) { return boundOf(boxes[static_cast<std::size_t>(node)]); }, isOpen,
      look, isLess);
}

/// `traverse` of the tree over a mesh; bounds are those of boxes.
template <typename BoundOf, typename IsOpen, typename Look, typename Less = std::less<>>
void traverseMesh(const Mesh& mesh, const BoundOf& boundOf, const IsOpen& isOpen, const Look& look,
                  const Less& isLess = {}) {
  const std::shared_ptr<const MeshIndex> index = MeshIndex::of(mesh);
  traverseItems(index->tree(mesh), mesh.triangles.size(), boundOf, isOpen, look, isLess);
}

}  // namespace closest_mesh

/// The nearest points of a point, ray, segment, triangle or plane and the surface of a mesh (not
/// the space it encloses), by traversing a tree of boxes over the mesh's triangles, nearer nodes
/// first; nodes farther than the best point so far are pruned. The mesh must have triangles. Each
/// triangle is tested by `voronoi` or `features`, or by its corners; a ray is cut off past the
/// triangle. Of triangles at the same distance the first reached counts. RTCD 6.
template <template <typename> class A>
struct ClosestMeshBvh {
  static constexpr QueryInfo info{Kind::closest, "bvh", "RTCD 6"};
  template <typename S>
  using Input = typename PairInput<A, MeshOperand>::template Type<S>;

  /// Whether the operand intersects the surface.
  static bool decideExactly(const Input<double>& input) {
    const auto reach = closest_mesh::rangesOf(input.a);
    bool meets = false;
    closest_mesh::traverseMesh(
        *input.b.mesh, [&](const nodes::Box& box) { return closest_mesh::isDisjoint(reach, box); },
        [](bool isApart) { return !isApart; },
        [&](std::int32_t item) {
          meets = closest_mesh::meets(input.a, input.b[static_cast<std::size_t>(item)]);
          return !meets;
        });
    return meets;
  }

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto reach = closest_mesh::rangesOf(input.a);
    ClosestAnswer<S> best{};
    bool any = false;
    const auto mayBeNearer = [&](const S& bound) {
      if (!any) return true;
      const S less = bound - best.sqdist;
      const bool prunes = sign(less) >= 0;
      observer.step([&] {
        return SignStep{prunes ? "box no nearer" : "box may be nearer", toDouble(less), sign(less)};
      });
      return !prunes;
    };
    const auto look = [&](std::int32_t item) {
      Silent silent;
      ClosestAnswer<S> answer =
          closest_mesh::nearest(input.a, input.b[static_cast<std::size_t>(item)], silent);
      // Weights of one triangle have no meaning for the mesh.
      answer.barycentric.reset();
      answer.t.reset();
      observer.step([&] {
        RegionStep step;
        step.label = "triangle of a leaf";
        step.feature = answer.feature;
        step.query = toDouble(answer.points[0]);
        step.nearest = toDouble(answer.points[1]);
        return step;
      });
      if (any && sign(S(answer.sqdist - best.sqdist)) >= 0) return true;
      any = true;
      best = std::move(answer);
      return true;
    };
    closest_mesh::traverseMesh(
        *input.b.mesh, [&](const nodes::Box& box) { return closest_mesh::leastSqdist(reach, box); },
        mayBeNearer, look, [](const S& a, const S& b) { return sign(S(a - b)) < 0; });
    observer.decide();
    return best;
  }
};

}  // namespace hairline
