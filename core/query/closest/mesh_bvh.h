#pragma once

#include <algorithm>

#include "core/query/closest/mesh_tree.h"
#include "core/query/closest/segment_triangle.h"
#include "core/query/closest/triangle_triangle.h"
#include "core/query/mesh_operand.h"
#include "core/shapes/ray.h"

namespace hairline {

namespace closest_mesh {

/// Along an axis from `min` to `max`; an end that is absent is infinite.
template <typename S>
struct Reach {
  std::optional<S> min;
  std::optional<S> max;
};

template <Scalar S, std::size_t count>
std::array<Reach<S>, 3> reachOf(const std::array<Vector3<S>, count>& points) {
  std::array<Reach<S>, 3> reach;
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
std::array<Reach<S>, 3> reachOf(const Point<S>& point) {
  return reachOf<S, 1>({point.position});
}
template <Scalar S>
std::array<Reach<S>, 3> reachOf(const Segment<S>& segment) {
  return reachOf<S, 2>({segment.a, segment.b});
}
template <Scalar S>
std::array<Reach<S>, 3> reachOf(const Triangle<S>& triangle) {
  return reachOf<S, 3>(triangle.vertices);
}
template <Scalar S>
std::array<Reach<S>, 3> reachOf(const Ray<S>& ray) {
  std::array<Reach<S>, 3> reach;
  for (int k = 0; k < 3; ++k) {
    const int way = sign(ray.direction[k]);
    if (way >= 0) reach[static_cast<std::size_t>(k)].min = ray.origin[k];
    if (way <= 0) reach[static_cast<std::size_t>(k)].max = ray.origin[k];
  }
  return reach;
}

/// No more than the squared distance of what reaches so far to anything in the box.
template <Scalar S>
S leastSqdist(const std::array<Reach<S>, 3>& reach, const Aabb<double>& box) {
  S sum(0);
  for (int k = 0; k < 3; ++k) {
    const auto& [min, max] = reach[static_cast<std::size_t>(k)];
    const S low = fromDouble<S>(box.min[k]);
    const S high = fromDouble<S>(box.max[k]);
    S gap(0);
    if (max && sign(S(low - *max)) > 0) gap = low - *max;
    if (min && sign(S(*min - high)) > 0) gap = *min - high;
    sum = sum + gap * gap;
  }
  return sum;
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
/// The point of a line that is nearest to a convex set is where a point of the set projects to, so
/// no ray need reach further than the foremost corner of the triangle does.
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

/// Whether the operand meets one triangle, exactly.
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

}  // namespace closest_mesh

/// The nearest points of a point, ray, segment or triangle and the surface of a mesh (not what it
/// may enclose), by walking down a tree of boxes over the mesh's triangles: first where the bound
/// on the distance is less, and nowhere where it is more than what was found. The mesh must have
/// triangles. Each triangle is answered by `voronoi` or `features`; a ray is cut off where it has
/// passed the triangle. Of triangles at the same distance the first on the walk answers. RTCD 6.
template <template <typename> class A>
struct ClosestMeshBvh {
  static constexpr QueryInfo info{Kind::closest, "bvh", "RTCD 6"};
  template <typename S>
  using Input = typename PairInput<A, MeshOperand>::template Type<S>;

  /// Whether the operand meets the surface.
  static bool decideExactly(const Input<double>& input) {
    const auto tree = meshTreeOf(*input.b.mesh);
    const auto reach = closest_mesh::reachOf(input.a);
    std::vector<std::int32_t> open{tree->tree.root};
    while (!open.empty()) {
      const std::int32_t at = open.back();
      open.pop_back();
      if (!mayMeet(reach, tree->boxes[static_cast<std::size_t>(at)])) continue;
      const TreeNode& node = tree->tree[at];
      if (!node.isLeaf()) {
        open.push_back(node.right);
        open.push_back(node.left);
        continue;
      }
      for (std::size_t i = 0; i < node.count(); ++i) {
        const auto item = static_cast<std::size_t>(tree->tree.order[node.first() + i]);
        if (closest_mesh::meets(input.a, input.b[item])) return true;
      }
    }
    return false;
  }

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    Walk<S, Observer> walk{input, observer, meshTreeOf(*input.b.mesh),
                           closest_mesh::reachOf(input.a)};
    walk.visit(walk.tree->tree.root, walk.boundOf(walk.tree->tree.root));
    observer.decide();
    return walk.best;
  }

 private:
  static bool mayMeet(const std::array<closest_mesh::Reach<double>, 3>& reach,
                      const Aabb<double>& box) {
    for (int k = 0; k < 3; ++k) {
      const auto& [min, max] = reach[static_cast<std::size_t>(k)];
      if ((max && *max < box.min[k]) || (min && *min > box.max[k])) return false;
    }
    return true;
  }

  template <typename S, typename Observer>
  struct Walk {
    const Input<S>& input;
    Observer& observer;
    std::shared_ptr<const MeshTree> tree;
    std::array<closest_mesh::Reach<S>, 3> reach;
    ClosestAnswer<S> best{};
    bool any = false;

    S boundOf(std::int32_t node) const {
      return closest_mesh::leastSqdist(reach, tree->boxes[static_cast<std::size_t>(node)]);
    }

    /// Whether there may be something nearer under a node.
    bool isWorthwhile(const S& bound) {
      if (!any) return true;
      const S less = bound - best.sqdist;
      const bool prunes = sign(less) >= 0;
      observer.step([&] {
        return SignStep{prunes ? "box no nearer" : "box may be nearer", toDouble(less), sign(less)};
      });
      return !prunes;
    }

    void visit(std::int32_t at, const S& bound) {
      if (!isWorthwhile(bound)) return;
      const TreeNode& node = tree->tree[at];
      if (node.isLeaf()) {
        for (std::size_t i = 0; i < node.count(); ++i) {
          offer(static_cast<std::size_t>(tree->tree.order[node.first() + i]));
        }
        return;
      }
      std::array<std::int32_t, 2> children{node.left, node.right};
      std::array<S, 2> bounds{boundOf(children[0]), boundOf(children[1])};
      if (sign(S(bounds[1] - bounds[0])) < 0) {
        std::swap(children[0], children[1]);
        std::swap(bounds[0], bounds[1]);
      }
      visit(children[0], bounds[0]);
      visit(children[1], bounds[1]);
    }

    void offer(std::size_t item) {
      Silent silent;
      ClosestAnswer<S> answer = closest_mesh::nearest(input.a, input.b[item], silent);
      // What these say of one triangle's weights has no meaning for the mesh.
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
      if (any && sign(S(answer.sqdist - best.sqdist)) >= 0) return;
      any = true;
      best = std::move(answer);
    }
  };
};

/// The same by enumeration of features for every triangle.
template <template <typename> class A>
struct ClosestMeshReference {
  static constexpr QueryInfo info{Kind::closest, "reference", "enumeration of pairs of features"};
  template <typename S>
  using Input = typename PairInput<A, MeshOperand>::template Type<S>;

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
