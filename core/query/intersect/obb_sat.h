#pragma once

#include <type_traits>

#include "core/query/intersect/edge_pair_scan.h"
#include "core/query/intersect/triangle_aabb/witness.h"
#include "core/shapes/obb.h"
#include "core/shapes/triangle.h"

namespace hairline {

namespace obb_sat {

// Boxes are the sets spanned by their stored axes, so that their faces' normals are products of two
// axes, orthonormal or not to the last bit.

template <Scalar S>
std::array<Vector3<S>, 3> edges(const Obb<S>& box) {
  return {box.axes[0] * box.halfExtents[0], box.axes[1] * box.halfExtents[1],
          box.axes[2] * box.halfExtents[2]};
}
template <Scalar S>
std::array<Vector3<S>, 3> edges(const Triangle<S>& triangle) {
  return {triangle.edge(0), triangle.edge(1), triangle.edge(2)};
}

template <Scalar S>
Vector3<S> anyPoint(const Obb<S>& box) {
  return box.center;
}
template <Scalar S>
Vector3<S> anyPoint(const Triangle<S>& triangle) {
  return triangle.vertices[0];
}

/// The interval of axis·(X - origin).
template <Scalar S>
Interval<S> projectFrom(const Obb<S>& box, const Vector3<S>& origin, const Vector3<S>& axis) {
  const S middle = dot(axis, box.center - origin);
  S radius(0);
  for (std::size_t i = 0; i < 3; ++i) {
    radius += absolute(dot(axis, box.axes[i])) * box.halfExtents[i];
  }
  return {middle - radius, middle + radius};
}
template <Scalar S>
Interval<S> projectFrom(const Triangle<S>& triangle, const Vector3<S>& origin,
                        const Vector3<S>& axis) {
  const auto& v = triangle.vertices;
  return hull<S>(dot(axis, v[0] - origin), dot(axis, v[1] - origin), dot(axis, v[2] - origin));
}

constexpr std::array<std::array<Label, 3>, 2> faceLabels{
    {{"face normal 0 of a", "face normal 1 of a", "face normal 2 of a"},
     {"face normal 0 of b", "face normal 1 of b", "face normal 2 of b"}}};
constexpr std::array<std::array<Label, 3>, 3> crossLabels{
    {{"edge 0 of a cross edge 0 of b", "edge 0 of a cross edge 1 of b",
      "edge 0 of a cross edge 2 of b"},
     {"edge 1 of a cross edge 0 of b", "edge 1 of a cross edge 1 of b",
      "edge 1 of a cross edge 2 of b"},
     {"edge 2 of a cross edge 0 of b", "edge 2 of a cross edge 1 of b",
      "edge 2 of a cross edge 2 of b"}}};

/// The scan of two shapes of three edge directions each; two edges of a triangle span its normal,
/// and the other two pairs would span it again.
template <Scalar S, typename A, typename B, typename Observer>
auto scan(const A& a, const B& b, Observer& observer) {
  const Vector3<S> origin = anyPoint(a);
  const auto projectA = [&a, origin](const Vector3<S>& axis) {
    return projectFrom(a, origin, axis);
  };
  const auto projectB = [&b, origin](const Vector3<S>& axis) {
    return projectFrom(b, origin, axis);
  };
  using Scan = EdgePairScan<S, Observer, decltype(projectA), decltype(projectB)>;
  using Direction = typename Scan::Direction;
  Scan result(observer, origin, anyPoint(b) - origin, projectA, projectB);
  std::array<Direction, 6> directions;
  const std::array<Vector3<S>, 3> edgesA = edges(a);
  const std::array<Vector3<S>, 3> edgesB = edges(b);
  for (std::size_t i = 0; i < 3; ++i) {
    directions[i] = {edgesA[i], 0, i};
    directions[3 + i] = {edgesB[i], 1, i};
  }
  constexpr bool flatA = std::is_same_v<A, Triangle<S>>;
  result.run(directions, [](const Direction& first, const Direction& second) -> Label {
    if (first.operand != second.operand) return crossLabels[first.index][second.index];
    if (flatA && first.operand == 0) {
      return first.index == 0 && second.index == 1 ? Label("triangle normal") : Label();
    }
    return faceLabels[static_cast<std::size_t>(first.operand)][3 - first.index - second.index];
  });
  return result;
}

template <Scalar S, typename A, typename B, typename Observer>
IntersectAnswer<S> solve(const A& a, const B& b, Observer& observer) {
  const auto result = scan<S>(a, b, observer);
  IntersectAnswer<S> answer;
  answer.hit = !result.separated();
  if (!observer.answers) return answer;
  if (answer.hit) {
    answer.overlap = result.found();
  } else {
    const Overlap<S>& found = *result.found();
    const Vector3<S> none(S(0), S(0), S(0));
    answer.separating = SeparatingAxis<S>{found.label, found.axis, projectFrom(a, none, found.axis),
                                          projectFrom(b, none, found.axis), found.amount};
  }
  return answer;
}

/// Adds a common point to the answer for a hit, found by clipping where the box is aligned with the
/// axes: none if rounding finds none.
template <Scalar S>
void addCommonPoint(const Triangle<S>& triangle, const Obb<S>& box, IntersectAnswer<S>& answer) {
  const S volume = absolute(dot(box.axes[0], cross(box.axes[1], box.axes[2])));
  Triangle<S> seen;
  Aabb<S> aligned;
  for (int k = 0; k < 3; ++k) {
    const auto i = static_cast<std::size_t>(k);
    const Vector3<S> normal = cross(box.axes[(i + 1) % 3], box.axes[(i + 2) % 3]);
    for (std::size_t j = 0; j < 3; ++j) {
      seen.vertices[j][k] = dot(normal, triangle.vertices[j] - box.center);
    }
    aligned.max[k] = volume * box.halfExtents[i];
    aligned.min[k] = -aligned.max[k];
  }
  IntersectAnswer<S> found;
  triangle_aabb::addCommonPoint<S>({seen, aligned}, found);
  if (!found.barycentric) return;
  const Vector3<S>& weights = *found.barycentric;
  const auto& v = triangle.vertices;
  answer.barycentric = weights;
  answer.point = v[0] * weights[0] + v[1] * weights[1] + v[2] * weights[2];
}

}  // namespace obb_sat

/// Two oriented boxes by 15 axes: three face normals each and nine products of edges. RTCD 4.4.1.
struct ObbObbSat {
  static constexpr QueryInfo info{Kind::intersect, "sat", "RTCD 4.4.1", true};
  template <typename S>
  using Input = PairInput<Obb, Obb>::Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    return obb_sat::solve<S>(input.a, input.b, observer);
  }
};

/// Triangle and oriented box by 13 axes: the triangle's normal, three face normals and nine
/// products of edges. RTCD 5.2.9.
struct TriangleObbSat {
  static constexpr QueryInfo info{Kind::intersect, "sat", "RTCD 5.2.9"};
  template <typename S>
  using Input = PairInput<Triangle, Obb>::Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer = obb_sat::solve<S>(input.a, input.b, observer);
    if (answer.hit && observer.answers) obb_sat::addCommonPoint<S>(input.a, input.b, answer);
    return answer;
  }
};

}  // namespace hairline
