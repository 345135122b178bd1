#pragma once

#include <string>

#include "core/query/intersect/triangle_aabb/clip.h"
#include "core/shapes/triangle_of.h"
#include "core/voxel/cell_test.h"
#include "tests/support/describe.h"
#include "tests/support/random.h"

namespace hairline::testing {

/// The part of a cell at an exact corner, in rationals, independent of the voxelizer.
inline Aabb<Rational> exactBox(const Grid& grid, const CellTarget& target,
                               const std::array<int, 3>& cell) {
  Aabb<Rational> box;
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    const auto corner = [&](int halves) {
      return Rational(grid.origin[axis]) +
             Rational(grid.cell) * Rational::fraction(2 * cell[k] + halves, 2);
    };
    box.min[axis] = corner(target.offset[k]);
    box.max[axis] = corner(target.offset[k] + target.width[k]);
  }
  return box;
}

/// Whether a triangle meets a box, open or closed, by clipping in rationals: an open box is met if
/// the centre of the remainder lies inside it.
inline bool meetsByClipping(const Triangle<Rational>& triangle, const Aabb<Rational>& box,
                            bool open) {
  const auto part =
      triangle_aabb::clip<Rational>({triangle, box, {}}, [](int, bool, const auto&) {});
  if (part.empty()) return false;
  if (!open) return true;
  const Vector3<Rational> middle = part.middle().position;
  for (int k = 0; k < 3; ++k) {
    const bool wide = box.min[k] < box.max[k];
    if (wide && (middle[k] <= box.min[k] || middle[k] >= box.max[k])) return false;
  }
  return true;
}

/// Whether a cell must be set, by clipping.
inline bool isSetByClipping(const Mesh& mesh, const Grid& grid, const VoxelOptions& options,
                            const std::array<int, 3>& cell) {
  std::vector<CellTarget> targets{CellTarget::box()};
  if (options.separating == Separating::by6) {
    targets = {CellTarget::segment(0), CellTarget::segment(1), CellTarget::segment(2)};
  }
  for (const CellTarget& target : targets) {
    const Aabb<Rational> box = exactBox(grid, target, cell);
    for (const auto& indices : mesh.triangles) {
      const Triangle<double> triangle = triangleOf(mesh, indices);
      if (meetsByClipping(convert<Rational>(triangle), box, options.open)) return true;
    }
  }
  return false;
}

template <typename Visit>
void forCells(const std::array<int, 3>& dimensions, const Visit& visit) {
  for (int k = 0; k < dimensions[2]; ++k) {
    for (int j = 0; j < dimensions[1]; ++j) {
      for (int i = 0; i < dimensions[0]; ++i) visit(i, j, k);
    }
  }
}

/// A small mesh and a grid near it.
struct VoxelCase {
  Mesh mesh;
  Grid grid;

  std::string text() const { return describe(mesh) + " in " + describe(grid); }
};

/// Kinds of them.
enum class VoxelMix { generic, onWalls, nearWalls, degenerate, large, far, tiny, odd };
constexpr std::array<VoxelMix, 8> voxelMixes{
    VoxelMix::generic, VoxelMix::onWalls, VoxelMix::nearWalls, VoxelMix::degenerate,
    VoxelMix::large,   VoxelMix::far,     VoxelMix::tiny,      VoxelMix::odd};

inline VoxelCase voxelCase(VoxelMix mix, Random& random, int longest = 6) {
  VoxelCase made;
  Grid& grid = made.grid;
  for (int& cells : grid.dimensions) cells = random.integer(1, longest);
  grid.cell = std::ldexp(1.0, random.integer(-3, 3));
  grid.origin = random.gridPoint(-8, 8, grid.cell / 4);
  if (mix == VoxelMix::generic || mix == VoxelMix::odd) grid.cell = random.real(0.05, 2);
  if (mix == VoxelMix::odd) grid.origin = random.point(-3, 3);
  if (mix == VoxelMix::far) grid.origin = random.gridPoint(-4, 4, 1e9);
  if (mix == VoxelMix::tiny) {
    grid.cell = 1e-9;
    grid.origin = random.point(-1e-7, 1e-7);
  }
  const int triangles = random.integer(2, 5);
  for (int t = 0; t < triangles; ++t) {
    std::array<Vector3<double>, 3> v;
    for (Vector3<double>& vertex : v) {
      Vector3<double> inCells = random.point(-0.5, longest + 0.5);
      if (mix == VoxelMix::onWalls || mix == VoxelMix::nearWalls || mix == VoxelMix::odd ||
          (mix == VoxelMix::degenerate && t > 0)) {
        inCells = random.gridPoint(-2, 2 * longest + 2, 0.5);
      }
      if (mix == VoxelMix::large) inCells = random.point(-1e4, 1e4);
      vertex = grid.origin + grid.cell * inCells;
      if (mix == VoxelMix::nearWalls) vertex = random.nudge(vertex, 2);
    }
    // Small ones too.
    if (random.chance(0.3)) {
      for (std::size_t i = 1; i < 3; ++i) v[i] = v[0] + (v[i] - v[0]) / 16;
    }
    if (mix == VoxelMix::large) {
      const Vector3<double> middle = (v[0] + v[1] + v[2]) / 3;
      const Vector3<double> way = grid.origin + random.point(0, longest) * grid.cell - middle;
      for (Vector3<double>& vertex : v) vertex += way;
    }
    if (mix == VoxelMix::degenerate) {
      switch (random.integer(0, 2)) {
        case 0:
          v[1] = v[2] = v[0];
          break;
        case 1:
          v[2] = v[1];
          break;
        default:
          v[2] = v[0] + (v[1] - v[0]) * 2;
          break;
      }
    }
    // With an edge that runs within a wall's direction, as those of height fields do.
    if (random.chance(0.25)) {
      const int axis = random.integer(0, 2);
      v[1][axis] = v[0][axis];
    }
    // Flat along an axis, as walls of buildings are.
    if (random.chance(0.25)) {
      const int axis = random.integer(0, 2);
      v[1][axis] = v[2][axis] = v[0][axis];
    }
    const int first = static_cast<int>(made.mesh.vertices.size());
    made.mesh.vertices.edit().insert(made.mesh.vertices.end(), v.begin(), v.end());
    made.mesh.triangles.edit().push_back({first, first + 1, first + 2});
  }
  return made;
}

}  // namespace hairline::testing
