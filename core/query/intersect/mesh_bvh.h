#pragma once

#include <cmath>
#include <limits>

#include "core/query/closest/mesh_bvh.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/obb_sat.h"
#include "core/query/intersect/sphere_distance.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/query/intersect/triangle_triangle/sat.h"
#include "core/shapes/capsule.h"

namespace hairline {

namespace intersect_mesh {

using closest_mesh::AxisRange;
using closest_mesh::rangesOf;

template <Scalar S>
std::array<AxisRange<S>, 3> rangesOf(const Aabb<S>& box) {
  return closest_mesh::rangesOf<S, 2>({box.min, box.max});
}
/// The range of points within a distance of some, rounded outward in float and double.
template <Scalar S, std::size_t count>
std::array<AxisRange<S>, 3> rangesAround(const std::array<Vector3<S>, count>& points,
                                         const Vector3<S>& reach) {
  std::array<AxisRange<S>, 3> ranges = closest_mesh::rangesOf<S, count>(points);
  for (int k = 0; k < 3; ++k) {
    S& min = *ranges[static_cast<std::size_t>(k)].min;
    S& max = *ranges[static_cast<std::size_t>(k)].max;
    min -= reach[k];
    max += reach[k];
    if constexpr (std::floating_point<S>) {
      constexpr S infinity = std::numeric_limits<S>::infinity();
      min = std::nextafter(min, -infinity);
      max = std::nextafter(max, infinity);
    }
  }
  return ranges;
}
template <Scalar S>
std::array<AxisRange<S>, 3> rangesOf(const Sphere<S>& sphere) {
  return rangesAround<S, 1>({sphere.center}, {sphere.radius, sphere.radius, sphere.radius});
}
template <Scalar S>
std::array<AxisRange<S>, 3> rangesOf(const Capsule<S>& capsule) {
  return rangesAround<S, 2>({capsule.a, capsule.b},
                            {capsule.radius, capsule.radius, capsule.radius});
}
template <Scalar S>
std::array<AxisRange<S>, 3> rangesOf(const Obb<S>& box) {
  Vector3<S> reach(S(0), S(0), S(0));
  for (std::size_t i = 0; i < 3; ++i) {
    for (int k = 0; k < 3; ++k) reach[k] += absolute(box.axes[i][k]) * box.halfExtents[i];
  }
  // The sums are rounded too.
  if constexpr (std::floating_point<S>) reach *= 1 + 8 * std::numeric_limits<S>::epsilon();
  return rangesAround<S, 1>({box.center}, reach);
}
/// Without ends.
template <Scalar S>
std::array<AxisRange<S>, 3> rangesOf(const Line<S>&) {
  return {};
}

/// Whether a line passes beside a box, seen along a coordinate axis. In float and double by more
/// than rounding.
template <Scalar S>
bool passesBeside(const Linear<S>& line, const nodes::Box& box) {
  for (int k = 0; k < 3; ++k) {
    const int i = (k + 1) % 3;
    const int j = (k + 2) % 3;
    std::array<S, 2> middle;
    std::array<S, 2> half;
    for (int side = 0; side < 2; ++side) {
      const int axis = side == 0 ? i : j;
      const S low = fromDouble<S>(box.min[static_cast<std::size_t>(axis)]);
      const S high = fromDouble<S>(box.max[static_cast<std::size_t>(axis)]);
      middle[static_cast<std::size_t>(side)] = (low + high) / S(2) - line.origin[axis];
      half[static_cast<std::size_t>(side)] = (high - low) / S(2);
    }
    const S along = absolute(line.direction[i]);
    const S aside = absolute(line.direction[j]);
    const S offset = line.direction[i] * middle[1] - line.direction[j] * middle[0];
    S room = along * half[1] + aside * half[0];
    if constexpr (std::floating_point<S>) {
      S size(0);
      for (int axis : {i, j}) {
        const auto place = static_cast<std::size_t>(axis);
        size += absolute(line.origin[axis]) + static_cast<S>(std::abs(box.min[place])) +
                static_cast<S>(std::abs(box.max[place]));
      }
      room += 16 * std::numeric_limits<S>::epsilon() * size * (along + aside);
    }
    if (isPositive(S(absolute(offset) - room))) return true;
  }
  return false;
}

/// Whether an operand cannot meet anything in a box.
template <template <typename> class A, Scalar S>
bool isApart(const A<S>& operand, const std::array<AxisRange<S>, 3>& ranges,
             const nodes::Box& box) {
  for (std::size_t k = 0; k < 3; ++k) {
    const auto& [min, max] = ranges[k];
    if (max && isPositive(S(fromDouble<S>(box.min[k]) - *max))) return true;
    if (min && isPositive(S(*min - fromDouble<S>(box.max[k])))) return true;
  }
  if constexpr (requires { linear(operand); }) {
    return passesBeside<S>(linear(operand), box);
  } else {
    return false;
  }
}

template <template <typename> class A, Scalar S>
bool isApart(const A<S>&, const Plane<S>& plane, const nodes::Box& box) {
  return closest_mesh::isDisjoint(plane, box);
}

/// The answer for one triangle of the mesh, without its steps.
template <Scalar S>
IntersectAnswer<S> meet(const Linear<S>& line, const Triangle<S>& triangle) {
  IntersectAnswer<S> answer;
  Silent silent;
  answer.hit = linear_triangle::mollerTrumbore<false, S>(line, triangle, silent, &answer);
  return answer;
}
template <Scalar S>
IntersectAnswer<S> meet(const Line<S>& line, const Triangle<S>& triangle) {
  return meet(linear(line), triangle);
}
template <Scalar S>
IntersectAnswer<S> meet(const Ray<S>& ray, const Triangle<S>& triangle) {
  return meet(linear(ray), triangle);
}
template <Scalar S>
IntersectAnswer<S> meet(const Segment<S>& segment, const Triangle<S>& triangle) {
  return meet(linear(segment), triangle);
}
template <Scalar S>
IntersectAnswer<S> meet(const Triangle<S>& operand, const Triangle<S>& triangle) {
  Silent silent;
  return TriangleTriangleSat::solve<S>({operand, triangle}, silent);
}
template <Scalar S>
IntersectAnswer<S> meet(const Aabb<S>& box, const Triangle<S>& triangle) {
  Silent silent;
  return TriangleAabbSat::solve<S>({triangle, box}, silent);
}
template <Scalar S>
IntersectAnswer<S> meet(const Sphere<S>& sphere, const Triangle<S>& triangle) {
  Silent silent;
  return SphereTriangleDistance::solve<S>({sphere, triangle}, silent);
}

template <Scalar S>
IntersectAnswer<S> meet(const Obb<S>& box, const Triangle<S>& triangle) {
  Silent silent;
  return TriangleObbSat::solve<S>({triangle, box}, silent);
}
template <Scalar S>
IntersectAnswer<S> meet(const Capsule<S>& capsule, const Triangle<S>& triangle) {
  const Segment<S> core{capsule.a, capsule.b};
  Silent silent;
  const auto nearest = ClosestSegmentTriangleFeatures::solve<S>({core, triangle}, silent);
  IntersectAnswer<S> answer;
  answer.hit = !isPositive(S(nearest.sqdist - capsule.radius * capsule.radius));
  if (answer.hit) answer.point = nearest.points[1];
  return answer;
}
template <Scalar S>
IntersectAnswer<S> meet(const Plane<S>& plane, const Triangle<S>& triangle) {
  // By signs of heights: their squares may vanish.
  bool isBelow = false;
  bool isAbove = false;
  for (const Vector3<S>& corner : triangle.vertices) {
    const int side = sign(plane_methods::height(plane, corner));
    isBelow |= side <= 0;
    isAbove |= side >= 0;
  }
  IntersectAnswer<S> answer;
  answer.hit = isBelow && isAbove;
  Silent silent;
  if (answer.hit) answer.point = closest_mesh::nearest(plane, triangle, silent).points[0];
  return answer;
}

/// The verdict for one triangle, exactly.
inline bool meetsExactly(const Line<double>& line, const Triangle<double>& triangle) {
  return test<LinearTriangleMollerTrumbore<Line>, Exact>({line, triangle});
}
inline bool meetsExactly(const Ray<double>& ray, const Triangle<double>& triangle) {
  return test<LinearTriangleMollerTrumbore<Ray>, Exact>({ray, triangle});
}
inline bool meetsExactly(const Segment<double>& segment, const Triangle<double>& triangle) {
  return test<LinearTriangleMollerTrumbore<Segment>, Exact>({segment, triangle});
}
inline bool meetsExactly(const Triangle<double>& operand, const Triangle<double>& triangle) {
  return test<TriangleTriangleSat, Exact>({operand, triangle});
}
inline bool meetsExactly(const Aabb<double>& box, const Triangle<double>& triangle) {
  return test<TriangleAabbSat, Exact>({triangle, box});
}
inline bool meetsExactly(const Sphere<double>& sphere, const Triangle<double>& triangle) {
  return test<SphereTriangleDistance, Exact>({sphere, triangle});
}

inline bool meetsExactly(const Obb<double>& box, const Triangle<double>& triangle) {
  return test<TriangleObbSat, Exact>({triangle, box});
}
inline bool meetsExactly(const Capsule<double>& capsule, const Triangle<double>& triangle) {
  return meet(convert<Rational>(capsule), convert<Rational>(triangle)).hit;
}
inline bool meetsExactly(const Plane<double>& plane, const Triangle<double>& triangle) {
  return closest_mesh::meets(plane, triangle);
}

/// Calls `look(item)` for the triangles of a mesh whose boxes an operand may meet, until it returns
/// false. `visit(isApart)` is called for each box.
template <template <typename> class A, Scalar S, typename Visit, typename Look>
void traverseNear(const A<S>& operand, const Mesh& mesh, const Visit& visit, const Look& look) {
  const auto ranges = rangesOf(operand);
  closest_mesh::traverseMesh(
      mesh, [&](const nodes::Box& box) { return isApart<A, S>(operand, ranges, box); },
      [&](bool apart) {
        visit(apart);
        return !apart;
      },
      look);
}

template <typename Observer>
void recordBox(Observer& observer, bool apart) {
  observer.step([&] {
    return SignStep{apart ? "box missed" : "box may be hit", apart ? -1.0 : 1.0, apart ? -1 : 1};
  });
}
template <typename Observer>
void recordTriangle(Observer& observer, bool hit) {
  observer.step([&] {
    return SignStep{hit ? "triangle hit" : "triangle missed", hit ? 1.0 : -1.0, hit ? 1 : -1};
  });
}

}  // namespace intersect_mesh

/// A line, ray, segment, plane, triangle, box (oriented or not), sphere or capsule and the surface
/// of a mesh (not the space it encloses), by traversing a tree of boxes over the mesh's triangles.
/// Each triangle is tested by `moller_trumbore`, `sat` or `distance`, for a plane by its corners.
/// For a line, ray or segment the first triangle along it is found. RTCD 6.
template <template <typename> class A>
struct IntersectMeshBvh {
  static constexpr QueryInfo info{Kind::intersect, "bvh", "RTCD 6"};
  template <typename S>
  using Input = typename PairInput<A, MeshOperand>::template Type<S>;

  static bool decideExactly(const Input<double>& input) {
    bool meets = false;
    intersect_mesh::traverseNear<A, double>(
        input.a, *input.b.mesh, [](bool) {},
        [&](std::int32_t item) {
          meets = intersect_mesh::meetsExactly(input.a, input.b[static_cast<std::size_t>(item)]);
          return !meets;
        });
    return meets;
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    constexpr bool isLinear = requires { linear(input.a); };
    IntersectAnswer<S> answer;
    intersect_mesh::traverseNear<A, S>(
        input.a, *input.b.mesh, [&](bool apart) { intersect_mesh::recordBox(observer, apart); },
        [&](std::int32_t item) {
          const IntersectAnswer<S> own =
              intersect_mesh::meet(input.a, input.b[static_cast<std::size_t>(item)]);
          intersect_mesh::recordTriangle(observer, own.hit);
          if (!own.hit) return true;
          if (!answer.hit) observer.decide();
          const bool isFirst = !answer.hit || !own.t || isNegative(S(*own.t - *answer.t));
          answer.hit = true;
          if (isFirst) {
            answer.point = own.point;
            answer.t = own.t;
            answer.normal = own.normal;
          }
          return isLinear && observer.answers;
        });
    if (!answer.hit) observer.decide();
    return answer;
  }
};

/// The surfaces of two meshes: every triangle of the first near the second is looked up in its tree
/// by `sat`. Ends at the first two that meet. RTCD 6.
struct IntersectMeshMeshBvh {
  static constexpr QueryInfo info{Kind::intersect, "bvh", "RTCD 6", true};
  template <typename S>
  using Input = PairInput<MeshOperand, MeshOperand>::Type<S>;

  static bool decideExactly(const Input<double>& input) {
    bool meets = false;
    eachNear<double>(
        input, [](bool) {},
        [&](const Triangle<double>& triangle) {
          meets = IntersectMeshBvh<Triangle>::decideExactly({triangle, input.b});
          return !meets;
        });
    return meets;
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    PartObserver<Observer> part(observer);
    eachNear<S>(
        input, [&](bool apart) { intersect_mesh::recordBox(observer, apart); },
        [&](const Triangle<S>& triangle) {
          answer = IntersectMeshBvh<Triangle>::solve<S>({triangle, input.b}, part);
          return !answer.hit;
        });
    observer.decide();
    return answer;
  }

 private:
  template <Scalar S, typename Visit, typename Look>
  static void eachNear(const Input<S>& input, const Visit& visit, const Look& look) {
    if (input.b.size() == 0) return;
    Triangle<S> first = input.b[0];
    Aabb<S> whole{first.vertices[0], first.vertices[0]};
    for (std::size_t i = 0; i < input.b.size(); ++i) {
      for (const Vector3<S>& vertex : input.b[i].vertices) {
        for (int k = 0; k < 3; ++k) {
          whole.min[k] = minimum(whole.min[k], vertex[k]);
          whole.max[k] = maximum(whole.max[k], vertex[k]);
        }
      }
    }
    intersect_mesh::traverseNear<Aabb, S>(whole, *input.a.mesh, visit, [&](std::int32_t item) {
      return look(input.a[static_cast<std::size_t>(item)]);
    });
  }
};

}  // namespace hairline
