#include "widgets/voxels/grid_resolution.h"

#include <algorithm>
#include <cmath>

#include "core/voxel/grid_fit.h"
#include "widgets/voxels/scene_surfaces.h"

namespace hairline {
namespace {

constexpr int mostCells = 4096;

bool isRound(int resolution) {
  int odd = resolution;
  while (odd % 2 == 0) odd /= 2;
  return odd == 1 || odd == 3 || odd == 5;
}

}  // namespace

int resolutionOf(const Grid& grid) { return *std::ranges::max_element(grid.dimensions); }

Grid withResolution(const Grid& grid, int resolution) {
  const int before = resolutionOf(grid);
  const int after = std::clamp(resolution, 1, mostCells);
  if (after == before) return grid;
  Grid result = grid;
  result.cell = grid.cell * before / after;
  for (int& dimension : result.dimensions) {
    const double cells = std::round(static_cast<double>(dimension) * after / before);
    dimension = static_cast<int>(std::clamp<double>(cells, 1, mostCells));
  }
  return result;
}

int nextResolution(int resolution, bool finer) {
  const int step = finer ? 1 : -1;
  int next = std::clamp(resolution + step, 1, mostCells);
  while (!isRound(next)) next += step;
  return next;
}

Result<Grid> gridAround(const Scene& scene, int resolution) {
  const SceneSurfaces surfaces = surfacesOf(scene);
  if (surfaces.mesh.triangles.empty()) {
    return unsupported(Message("The scene has no visible triangle, quad, polygon or mesh"));
  }
  return fitGrid(surfaces.mesh, resolution);
}

}  // namespace hairline
