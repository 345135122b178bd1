#pragma once

#include <cstddef>
#include <optional>

#include "core/base/result.h"
#include "core/shapes/grid.h"
#include "core/voxel/voxel_grid.h"

namespace hairline {

/// How many bytes the system can still give this program; as many as there may be where it does not
/// say.
std::size_t availableMemory();

/// The refusal of a grid that needs `bytes` where there are `available`: the code "limit", and what
/// would fit.
Error memoryError(std::size_t bytes, std::size_t available, const Grid& grid, VoxelStorage storage);

/// That refusal, where the bytes are not to be had; `allowed`, if not 0, stands for what there is.
std::optional<Error> checkMemory(std::size_t bytes, std::size_t allowed, const Grid& grid,
                                 VoxelStorage storage);

}  // namespace hairline
