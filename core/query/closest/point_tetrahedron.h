#pragma once

#include "core/query/closest/features.h"
#include "core/query/query.h"
#include "core/shapes/point.h"
#include "core/shapes/tetrahedron.h"

namespace hairline {

namespace closest_tetrahedron {

template <typename S>
using Input = PairInput<Point, Tetrahedron>::Type<S>;

constexpr std::array<Label, 4> faceLabels{"face 0", "face 1", "face 2", "face 3"};

/// The face opposite to a vertex.
template <Scalar S>
Triangle<S> faceOf(const Tetrahedron<S>& tetrahedron, std::size_t i) {
  const auto& v = tetrahedron.vertices;
  return {{v[(i + 1) % 4], v[(i + 2) % 4], v[(i + 3) % 4]}};
}

/// Whether a point lies on the outer side of a face. The winding is unknown: the outer side is the
/// one without the fourth vertex. Nothing if that vertex lies in the face's plane.
template <Scalar S>
std::optional<bool> isOutside(const Tetrahedron<S>& tetrahedron, std::size_t i,
                              const Vector3<S>& point) {
  const Triangle<S> face = faceOf(tetrahedron, i);
  const Vector3<S> n = normal(face);
  const int inner = sign(dot(n, tetrahedron.vertices[i] - face.vertices[0]));
  if (inner == 0) return std::nullopt;
  return sign(dot(n, point - face.vertices[0])) * inner < 0;
}

template <Scalar S, typename Observer>
ClosestAnswer<S> inside(const Input<S>& input, Observer& observer) {
  ClosestAnswer<S> answer;
  answer.points = {input.a.position, input.a.position};
  answer.sqdist = S(0);
  answer.feature = "inside";
  observer.decide();
  return answer;
}

/// The nearest of the faces whose outer side the point is on; for a flat tetrahedron, which is the
/// union of its four faces, the nearest of all.
template <Scalar S, typename Observer>
ClosestAnswer<S> byFaces(const Input<S>& input, Observer& observer) {
  std::array<std::optional<bool>, 4> outside;
  bool flat = false;
  for (std::size_t i = 0; i < 4; ++i) {
    outside[i] = isOutside(input.b, i, input.a.position);
    flat = flat || !outside[i];
    observer.step([&] {
      return SignStep{faceLabels[i],
                      !outside[i]   ? 0.0
                      : *outside[i] ? 1.0
                                    : -1.0,
                      !outside[i]   ? 0
                      : *outside[i] ? 1
                                    : -1};
    });
  }
  closest_features::Best<S, Observer> best(observer);
  bool any = false;
  for (std::size_t i = 0; i < 4; ++i) {
    if (!flat && !*outside[i]) continue;
    any = true;
    best.offer(faceLabels[i], input.a.position,
               closest_features::nearestOnTriangle(input.a.position, faceOf(input.b, i)));
  }
  if (!any) return inside(input, observer);
  observer.decide();
  return best.answer();
}

}  // namespace closest_tetrahedron

/// The nearest point of a tetrahedron of either winding: the nearest of those of the faces whose
/// outer side the point is on. RTCD 5.1.6.
struct ClosestPointTetrahedronFaces {
  static constexpr QueryInfo info{Kind::closest, "faces", "RTCD 5.1.6"};
  template <typename S>
  using Input = closest_tetrahedron::Input<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    return closest_tetrahedron::byFaces<S>(input, observer);
  }
};

/// The nearest point of a tetrahedron by its 14 Voronoi regions: four of vertices, six of edges,
/// four of faces; a point in none of them is inside. A flat tetrahedron has no such regions and is
/// answered by its faces. RTCD 5.1.6.
struct ClosestPointTetrahedronVoronoi {
  static constexpr QueryInfo info{Kind::closest, "voronoi", "RTCD 5.1.6"};
  template <typename S>
  using Input = closest_tetrahedron::Input<S>;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto& v = input.b.vertices;
    const Vector3<S>& p = input.a.position;
    if (sign(dot(v[3] - v[0], cross(v[1] - v[0], v[2] - v[0]))) == 0) {
      return closest_tetrahedron::byFaces<S>(input, observer);
    }
    const auto answerAt = [&](Label feature, const Vector3<S>& nearest) {
      closest_features::Best<S, Observer> best(observer);
      best.offer(feature, p, nearest);
      observer.decide();
      return best.answer();
    };
    constexpr std::array<Label, 4> vertexLabels{"vertex 0", "vertex 1", "vertex 2", "vertex 3"};
    for (std::size_t i = 0; i < 4; ++i) {
      if (inVertexRegion<S>(v, i, p)) return answerAt(vertexLabels[i], v[i]);
    }
    struct Edge {
      std::size_t from, to, left, right;
      Label label;
    };
    constexpr std::array<Edge, 6> edges{{{0, 1, 2, 3, "edge 01"},
                                         {0, 2, 1, 3, "edge 02"},
                                         {0, 3, 1, 2, "edge 03"},
                                         {1, 2, 0, 3, "edge 12"},
                                         {1, 3, 0, 2, "edge 13"},
                                         {2, 3, 0, 1, "edge 23"}}};
    for (const Edge& edge : edges) {
      const Vector3<S> along = v[edge.to] - v[edge.from];
      const S length = squaredNorm(along);
      const S foot = dot(along, p - v[edge.from]);
      if (sign(foot) < 0 || sign(S(length - foot)) < 0) continue;
      // The foot is nearest if the direction to the point leads away from both other vertices.
      const auto leadsAway = [&](std::size_t other) {
        const Vector3<S> across = v[other] - v[edge.from];
        return sign(S(dot(across, p - v[edge.from]) * length - foot * dot(across, along))) <= 0;
      };
      if (!leadsAway(edge.left) || !leadsAway(edge.right)) continue;
      return answerAt(edge.label, v[edge.from] + along * S(foot / length));
    }
    bool outsideAny = false;
    for (std::size_t i = 0; i < 4; ++i) {
      const bool outside = closest_tetrahedron::isOutside(input.b, i, p).value_or(false);
      observer.step([&] {
        return SignStep{closest_tetrahedron::faceLabels[i], outside ? 1.0 : -1.0, outside ? 1 : -1};
      });
      if (!outside) continue;
      outsideAny = true;
      const Triangle<S> face = closest_tetrahedron::faceOf(input.b, i);
      const Vector3<S> n = normal(face);
      if (!isAbove(face, n, p)) continue;
      const S height = dot(n, p - face.vertices[0]) / squaredNorm(n);
      return answerAt(closest_tetrahedron::faceLabels[i], p - n * height);
    }
    // Only rounding leaves an outside point in no region.
    if (outsideAny) return closest_tetrahedron::byFaces<S>(input, observer);
    return closest_tetrahedron::inside(input, observer);
  }

 private:
  template <Scalar S>
  static bool inVertexRegion(const std::array<Vector3<S>, 4>& v, std::size_t i,
                             const Vector3<S>& p) {
    for (std::size_t other = 0; other < 4; ++other) {
      if (other != i && sign(dot(v[other] - v[i], p - v[i])) > 0) return false;
    }
    return true;
  }
  /// Whether the foot of a point on a triangle's plane lies in the triangle.
  template <Scalar S>
  static bool isAbove(const Triangle<S>& face, const Vector3<S>& n, const Vector3<S>& p) {
    for (int i = 0; i < 3; ++i) {
      const Vector3<S>& from = face.vertices[static_cast<std::size_t>((i + 1) % 3)];
      if (sign(dot(cross(n, face.edge(i)), p - from)) < 0) return false;
    }
    return true;
  }
};

}  // namespace hairline
