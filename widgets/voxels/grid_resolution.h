#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"
#include "core/shapes/grid.h"

namespace hairline {

/// The cells along the longest side.
int resolutionOf(const Grid& grid);

/// The grid over about the same extent with the given number of cells, 1 to 4096, along its longest
/// side: the origin and the longest side stay, the other sides are rounded to whole cells, at least
/// one.
Grid withResolution(const Grid& grid, int resolution);

/// The next finer or coarser round resolution: of 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, ...
/// 4096.
int nextResolution(int resolution, bool finer);

/// The grid with the given number of cells around the visible surfaces of a scene. An error if
/// there are none.
Result<Grid> gridAround(const Scene& scene, int resolution);

}  // namespace hairline
