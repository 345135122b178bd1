#pragma once

#include <cstddef>
#include <optional>

#include "core/base/result.h"
#include "core/shapes/grid.h"
#include "core/voxel/voxel_grid.h"

namespace hairline {

/// How many bytes the system can still give this program; the largest number if it does not say.
std::size_t availableMemory();

/// The refusal of a grid that needs `bytes` when `available` are free: the code "limit", and a size
/// that would fit.
Error memoryError(std::size_t bytes, std::size_t available, const Grid& grid, VoxelStorage storage);

/// That refusal, if the bytes are not available; `allowed`, if not 0, replaces the available
/// memory.
std::optional<Error> checkMemory(std::size_t bytes, std::size_t allowed, const Grid& grid,
                                 VoxelStorage storage);

}  // namespace hairline
