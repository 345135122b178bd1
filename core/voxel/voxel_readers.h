#pragma once

#include <string_view>

#include "core/voxel/voxel_builder.h"

namespace hairline {

/// What readers of voxel files are given.
struct VoxelInput {
  std::string_view content;
  std::size_t memory = 0;
  const Work& work;
};

Result<GriddedVoxels> readBinvox(const VoxelInput& input);
Result<GriddedVoxels> readVox(const VoxelInput& input);
Result<GriddedVoxels> readVti(const VoxelInput& input);
Result<GriddedVoxels> readRaw(const VoxelInput& input, std::string_view description);

/// Sets the cells of bytes, one a cell, x fastest; `content` has as many as the grid has cells.
std::optional<Error> setByBytes(VoxelBuilder& builder, const std::array<int, 3>& dimensions,
                                std::string_view content);
/// How many cells a grid has; 0 where a side is less than 1.
std::uint64_t cellCount(const std::array<int, 3>& dimensions);

}  // namespace hairline
