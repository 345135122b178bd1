#pragma once

#include "core/query/contains/point_simplex.h"
#include "core/query/mesh_operand.h"

namespace hairline {

namespace contains_mesh {

/// What a ray towards positive x crosses of a mesh.
struct Count {
  int crossings = 0;
  /// Triangles left through their front minus those left through their back.
  int winding = 0;
};

/// On which side of the line from a to b the origin lies: 1 for its left. On the line, the origin
/// is moved by an infinitesimal (ε, ε²), the same for every edge: so a ray through an edge or
/// vertex of a closed mesh crosses just one of the triangles there. 0 only for a = b.
template <Scalar S>
int sideOf(const Vector2<S>& a, const Vector2<S>& b) {
  const int side = sign(cross(a, b));
  if (side != 0) return side;
  const int rise = sign(S(b[1] - a[1]));
  return rise != 0 ? -rise : sign(S(b[0] - a[0]));
}

/// Counts a triangle if the ray from a point towards positive x crosses it.
template <Scalar S, typename Observer>
void addCrossing(const Vector3<S>& point, const Triangle<S>& triangle, Count& count,
                 Observer& observer) {
  std::array<Vector3<S>, 3> corners = triangle.vertices;
  std::array<Vector2<S>, 3> seen;
  for (std::size_t i = 0; i < 3; ++i) {
    corners[i] -= point;
    seen[i] = {corners[i][1], corners[i][2]};
  }
  const int facing = sideOf<S>(seen[0], seen[1]);
  if (facing == 0 || sideOf<S>(seen[1], seen[2]) != facing ||
      sideOf<S>(seen[2], seen[0]) != facing) {
    return;
  }
  const S volume = dot(corners[0], cross(corners[1], corners[2]));
  const bool ahead = sign(volume) * facing > 0;
  observer.step([&] {
    return SignStep{ahead ? "face ahead" : "face behind", toDouble(volume), sign(volume)};
  });
  if (!ahead) return;
  ++count.crossings;
  count.winding += facing;
}

template <Scalar S, typename Observer>
Count countAlong(const Vector3<S>& point, const MeshOperand<S>& mesh, Observer& observer) {
  Count count;
  for (std::size_t t = 0; t < mesh.size(); ++t) addCrossing<S>(point, mesh[t], count, observer);
  return count;
}

/// Whether a point lies on the surface.
template <Scalar S>
bool onSurface(const Vector3<S>& point, const MeshOperand<S>& mesh) {
  VerdictOnly silent;
  for (std::size_t t = 0; t < mesh.size(); ++t) {
    if (ContainsPointTriangleSameSide::solve<S>({Point<S>{point}, mesh[t]}, silent).contains) {
      return true;
    }
  }
  return false;
}

/// An odd number of crossings.
struct Crossings {
  static constexpr std::string_view name = "crossings";
  static bool isInside(const Count& count) { return count.crossings % 2 != 0; }
};

/// The numbers of fronts and backs that it leaves differ by an odd number.
struct WindingNumber {
  static constexpr std::string_view name = "winding_number";
  static bool isInside(const Count& count) { return count.winding % 2 != 0; }
};

}  // namespace contains_mesh

/// Whether the space enclosed by a mesh contains a point; the surface belongs to it. RTCD 5.4.3.
///
/// A point is enclosed if a ray from it crosses the mesh an odd number of times (the even-odd
/// rule). For a closed mesh, in which every edge belongs to an even number of triangles, every ray
/// that meets no edge gives the same result. So winding does not matter; a closed part inside
/// another is a hole in it, wound inwards or not; and the overlap of two closed parts is outside,
/// like the space between the walls of such a hole. For a mesh that is not closed the ray towards
/// positive x decides, as if the mesh were closed by something that this ray does not meet. A ray
/// that meets an edge or vertex is perturbed by an infinitesimal (ε, ε²) in y and z.
///
/// `crossings` counts the crossed triangles; `winding_number` those left through their front minus
/// those left through their back, which is odd if the first is.
template <typename Method>
struct ContainsPointMesh {
  static constexpr QueryInfo info{Kind::contains, Method::name, "RTCD 5.4.3"};
  template <typename S>
  using Input = PairInput<Point, MeshOperand>::Type<S>;

  template <Scalar S, typename Observer>
  static ContainsAnswer<S> solve(const Input<S>& input, Observer& observer) {
    ContainsAnswer<S> answer;
    const bool onSurface = contains_mesh::onSurface<S>(input.a.position, input.b);
    answer.contains = onSurface;
    if (onSurface && !observer.records) {
      answer.feature = "face";
      return answer;
    }
    const contains_mesh::Count count =
        contains_mesh::countAlong<S>(input.a.position, input.b, observer);
    answer.contains = onSurface || Method::isInside(count);
    if (answer.contains) answer.feature = onSurface ? "face" : "inside";
    observer.decide();
    return answer;
  }
};

struct ContainsPointMeshCrossings : ContainsPointMesh<contains_mesh::Crossings> {};
struct ContainsPointMeshWindingNumber : ContainsPointMesh<contains_mesh::WindingNumber> {};

/// The same by solving for the weights of a triangle's vertices that give the ray's direction (1,
/// ε, ε²), with a symbolic infinitesimal ε: the ray crosses if all are positive. Nothing is
/// projected, and no edge is met.
struct ContainsPointMeshReference {
  static constexpr QueryInfo info{Kind::contains, "reference",
                                  "weights of the ray, in infinitesimals"};
  template <typename S>
  using Input = PairInput<Point, MeshOperand>::Type<S>;

  static ContainsAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
