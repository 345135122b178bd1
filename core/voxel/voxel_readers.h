#pragma once

#include <string_view>

#include "core/voxel/voxel_builder.h"

namespace hairline {

/// The input of readers of voxel files.
struct VoxelInput {
  std::string_view content;
  std::size_t memory = 0;
  const Work& work;
};

Result<GriddedVoxels> readBinvox(const VoxelInput& input);
Result<GriddedVoxels> readVox(const VoxelInput& input);
Result<GriddedVoxels> readVti(const VoxelInput& input);
Result<GriddedVoxels> readRaw(const VoxelInput& input, std::string_view description);

/// Sets the cells from bytes, one per cell, x fastest; `content` has as many as the grid has cells.
std::optional<Error> setByBytes(VoxelBuilder& builder, const std::array<int, 3>& dimensions,
                                std::string_view content);
/// The number of cells of a grid; 0 if a side is less than 1.
std::uint64_t cellCount(const std::array<int, 3>& dimensions);

}  // namespace hairline
