#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "core/shapes/triangle_of.h"
#include "core/voxel/voxelize.h"
#include "tests/support/instruction_sets.h"
#include "tests/support/voxel_oracle.h"

namespace hairline::testing {

inline VoxelOptions with(ScalarKind scalar, VoxelMethod method = VoxelMethod::pef,
                         bool open = false, Separating separating = Separating::by26) {
  VoxelOptions options;
  options.scalar = scalar;
  options.method = method;
  options.open = open;
  options.separating = separating;
  options.threads = 1;
  return options;
}

inline std::string place(int i, int j, int k) {
  return " cell " + std::to_string(i) + ' ' + std::to_string(j) + ' ' + std::to_string(k);
}

inline bool sameCells(const VoxelGrid& a, const VoxelGrid& b) {
  bool same = a.dimensions() == b.dimensions();
  forCells(a.dimensions(), [&](int i, int j, int k) {
    same = same && a.isSet(i, j, k) == b.isSet(i, j, k) &&
           a.triangleAt(i, j, k) == b.triangleAt(i, j, k);
  });
  return same;
}

inline bool sameWords(const VoxelGrid& a, const VoxelGrid& b) {
  const auto [nx, ny, nz] = a.dimensions();
  for (int k = 0; k < nz; ++k) {
    for (int j = 0; j < ny; ++j) {
      for (int x = 0; x < a.brickCounts()[0]; ++x) {
        if (a.word(x, j, k) != b.word(x, j, k)) return false;
      }
    }
  }
  return a.dimensions() == b.dimensions();
}

/// The cell's box as passed to queries in float and double.
inline Aabb<double> roundedBox(const Grid& grid, int i, int j, int k) {
  const Vector3<double> low(i, j, k);
  Aabb<double> box;
  for (int axis = 0; axis < 3; ++axis) {
    box.min[axis] = grid.origin[axis] + grid.cell * low[axis];
    box.max[axis] = grid.origin[axis] + grid.cell * (low[axis] + 1);
  }
  return box;
}

template <typename Query, typename S>
bool isSetByQuery(const VoxelCase& given, int i, int j, int k) {
  for (const auto& indices : given.mesh.triangles) {
    if (test<Query, S>({triangleOf(given.mesh, indices), roundedBox(given.grid, i, j, k), {}})) {
      return true;
    }
  }
  return false;
}

/// Alternates between all instruction sets of this processor.
inline void useTarget(int turn) {
  const std::vector<std::int64_t> each = instructionSets();
  useInstructions(each[static_cast<std::size_t>(turn) % each.size()]);
}

/// Cells that can be reached from the first one without stepping on a set one.
inline std::vector<bool> flood(const VoxelGrid& voxels, bool diagonally) {
  const auto [nx, ny, nz] = voxels.dimensions();
  const auto at = [nx = nx, ny = ny](int i, int j, int k) {
    return static_cast<std::size_t>(i + nx * (j + ny * k));
  };
  std::vector<bool> reached(static_cast<std::size_t>(nx * ny * nz), false);
  std::vector<std::array<int, 3>> left{{0, 0, 0}};
  reached[0] = true;
  while (!left.empty()) {
    const auto [i, j, k] = left.back();
    left.pop_back();
    for (int c = -1; c <= 1; ++c) {
      for (int b = -1; b <= 1; ++b) {
        for (int a = -1; a <= 1; ++a) {
          if (!diagonally && std::abs(a) + std::abs(b) + std::abs(c) != 1) continue;
          const int x = i + a, y = j + b, z = k + c;
          if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) continue;
          if (reached[at(x, y, z)] || voxels.isSet(x, y, z)) continue;
          reached[at(x, y, z)] = true;
          left.push_back({x, y, z});
        }
      }
    }
  }
  return reached;
}

}  // namespace hairline::testing
