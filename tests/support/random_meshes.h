#pragma once

#include <array>
#include <string_view>

#include "core/shapes/mesh.h"
#include "tests/support/mesh_files.h"
#include "tests/support/random.h"

namespace hairline::testing {

/// Kinds of meshes on which hierarchies are tried.
enum class MeshMix {
  /// Small triangles anywhere.
  soup,
  /// Tiny triangles in a few heaps far from each other.
  clustered,
  /// Corners on a small grid: many touch, are coplanar or have no area.
  grid,
  /// A closed surface, whose neighbours share corners.
  sphere,
  /// All the same triangle.
  equal,
  /// All in one plane.
  flat,
  /// Segments and points.
  degenerate,
  /// As soup, far from the origin, where coordinates are coarse.
  far,
  /// As soup, of size 1e70: products of four coordinates are still numbers.
  huge,
  one,
  none,
};

constexpr std::array<MeshMix, 11> meshMixes{MeshMix::soup,       MeshMix::clustered, MeshMix::grid,
                                            MeshMix::sphere,     MeshMix::equal,     MeshMix::flat,
                                            MeshMix::degenerate, MeshMix::far,       MeshMix::huge,
                                            MeshMix::one,        MeshMix::none};

constexpr std::string_view name(MeshMix mix) {
  constexpr std::array<std::string_view, 11> names{"soup",  "clustered", "grid",       "sphere",
                                                   "equal", "flat",      "degenerate", "far",
                                                   "huge",  "one",       "none"};
  return names[static_cast<std::size_t>(mix)];
}

/// A mesh of about `count` triangles, within about 1 of a middle near the origin (but for `far` and
/// `huge`), so that two of them cross.
inline Mesh randomMesh(MeshMix mix, int count, Random& random) {
  Mesh mesh;
  if (mix == MeshMix::none) return mesh;
  if (mix == MeshMix::one) count = 1;
  if (mix == MeshMix::sphere) {
    mesh = icosphere(1, random.real(0.6, 1));
    const Vector3<double> middle = random.point(-0.3, 0.3);
    for (Vector3<double>& v : mesh.vertices.edit()) v += middle;
    return mesh;
  }
  const auto add = [&](const std::array<Vector3<double>, 3>& corners) {
    const int first = static_cast<int>(mesh.vertices.size());
    mesh.vertices.edit().insert(mesh.vertices.end(), corners.begin(), corners.end());
    mesh.triangles.edit().push_back({first, first + 1, first + 2});
  };
  const Vector3<double> base = random.point(-0.5, 0.5);
  for (int i = 0; i < count; ++i) {
    const Vector3<double> middle = random.point(-1, 1);
    std::array<Vector3<double>, 3> corners;
    for (Vector3<double>& corner : corners) corner = middle + random.point(-0.4, 0.4);
    switch (mix) {
      case MeshMix::clustered:
        for (Vector3<double>& c : corners) {
          c = Vector3<double>(random.integer(-1, 1), 0, 0) * 0.9 + (c - middle) * 1e-3 +
              middle * 1e-3;
        }
        break;
      case MeshMix::grid:
        for (Vector3<double>& c : corners) c = random.gridPoint(-2, 2, 0.5);
        break;
      case MeshMix::equal:
        corners = {base, base + Vector3<double>(1, 0.25, 0), base + Vector3<double>(0, 1, 0.5)};
        break;
      case MeshMix::flat:
        for (Vector3<double>& c : corners) c[2] = 0.25;
        break;
      case MeshMix::degenerate:
        corners[2] = random.chance(0.5) ? corners[1] : corners[0];
        if (random.chance(0.3)) corners[1] = corners[0];
        break;
      case MeshMix::far:
        for (Vector3<double>& c : corners) c += Vector3<double>(1e15, -1e15, 3e14);
        break;
      case MeshMix::huge:
        for (Vector3<double>& c : corners) c *= 1e70;
        break;
      default:
        break;
    }
    add(corners);
  }
  return mesh;
}

}  // namespace hairline::testing
