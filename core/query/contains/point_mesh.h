#pragma once

#include "core/query/contains/point_simplex.h"
#include "core/query/mesh_operand.h"
#include "core/shapes/triangle_of.h"

namespace hairline {

namespace contains_mesh {

/// What a ray along a coordinate axis meets of a mesh.
struct Count {
  int crossings = 0;
  /// Triangles left by their front less those left by their back.
  int winding = 0;
};

/// Where the origin lies beside the way from a to b: 1 to its left. On it, it is told as if the
/// origin were moved by an infinitely small (ε, ε²), the same for every edge: so a ray through an
/// edge or vertex of a closed mesh crosses just one of the triangles there. 0 for a = b alone.
template <Scalar S>
int sideOf(const Vector2<S>& a, const Vector2<S>& b) {
  const int side = sign(cross(a, b));
  if (side != 0) return side;
  const int rise = sign(S(b[1] - a[1]));
  return rise != 0 ? -rise : sign(S(b[0] - a[0]));
}

template <Scalar S, typename Observer>
Count countAlong(int axis, const Vector3<S>& point, const MeshOperand<S>& mesh,
                 Observer& observer) {
  Count count;
  for (const std::array<int, 3>& indices : mesh.triangles) {
    std::array<Vector3<S>, 3> corners;
    std::array<Vector2<S>, 3> seen;
    for (std::size_t i = 0; i < 3; ++i) {
      corners[i] = mesh.vertices[static_cast<std::size_t>(indices[i])] - point;
      seen[i] = {corners[i][(axis + 1) % 3], corners[i][(axis + 2) % 3]};
    }
    const int facing = sideOf<S>(seen[0], seen[1]);
    if (facing == 0 || sideOf<S>(seen[1], seen[2]) != facing ||
        sideOf<S>(seen[2], seen[0]) != facing) {
      continue;
    }
    const S volume = dot(corners[0], cross(corners[1], corners[2]));
    const bool ahead = sign(volume) * facing > 0;
    observer.step([&] {
      return SignStep{ahead ? "face ahead" : "face behind", toDouble(volume), sign(volume)};
    });
    if (!ahead) continue;
    ++count.crossings;
    count.winding += facing;
  }
  return count;
}

/// Whether a point lies on the surface.
template <Scalar S>
bool onSurface(const Vector3<S>& point, const MeshOperand<S>& mesh) {
  VerdictOnly silent;
  for (const std::array<int, 3>& indices : mesh.triangles) {
    const Triangle<S> triangle = triangleOf(mesh, indices);
    if (ContainsPointTriangleSameSide::solve<S>({Point<S>{point}, triangle}, silent).contains) {
      return true;
    }
  }
  return false;
}

/// Along x, an odd number of crossings.
struct Crossings {
  static constexpr std::string_view name = "crossings";
  static constexpr int axis = 0;
  static bool isInside(const Count& count) { return count.crossings % 2 != 0; }
};

/// Along z, as many fronts as backs are not left.
struct WindingNumber {
  static constexpr std::string_view name = "winding_number";
  static constexpr int axis = 2;
  static bool isInside(const Count& count) { return count.winding != 0; }
};

}  // namespace contains_mesh

/// Whether the space that a mesh encloses holds a point; its surface belongs to it. RTCD 5.4.3.
///
/// For a closed mesh whose triangles are wound alike and do not pass through each other both
/// methods answer the same, however the ray runs. Where two closed parts overlap, `crossings`
/// counts the overlap as outside (even), `winding_number` as inside (2). Winding that is not alike
/// matters to `winding_number` alone. Of a mesh with a hole each answers for its own ray: as if the
/// hole were closed by something that the ray along x, or along z, does not meet.
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
    if (onSurface && !Observer::records) {
      answer.feature = "face";
      return answer;
    }
    const contains_mesh::Count count =
        contains_mesh::countAlong<S>(Method::axis, input.a.position, input.b, observer);
    answer.contains = onSurface || Method::isInside(count);
    if (answer.contains) answer.feature = onSurface ? "face" : "inside";
    observer.decide();
    return answer;
  }
};

struct ContainsPointMeshCrossings : ContainsPointMesh<contains_mesh::Crossings> {};
struct ContainsPointMeshWindingNumber : ContainsPointMesh<contains_mesh::WindingNumber> {};

/// The same by counting crossings along a ray that is turned until it meets no edge, no vertex and
/// no triangle edge-on; triangles are met by solving for the three parameters. Counts as
/// `crossings` does.
struct ContainsPointMeshReference {
  static constexpr QueryInfo info{Kind::contains, "reference", "rays in general position"};
  template <typename S>
  using Input = PairInput<Point, MeshOperand>::Type<S>;

  static ContainsAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
