#pragma once

#include <filesystem>
#include <optional>

#include "core/shapes/grid.h"
#include "core/voxel/voxel_grid.h"
#include "core/work.h"

namespace hairline {

/// The formats of voxel files.
enum class VoxelFormat {
  /// binvox 1: run lengths.
  binvox,
  /// MagicaVoxel 150: models of up to 256³ placed in a scene, z up; places and sizes of cells are
  /// not kept.
  vox,
  /// VTK XML image data: cell data `occupied`, a byte a cell, appended raw.
  vti,
  /// A byte a cell, 0 or 1, x fastest and z slowest; a JSON file beside it says what it is.
  raw,
};

/// The format that a file's ending names; nothing for other endings.
std::optional<VoxelFormat> voxelFormatOf(const std::filesystem::path& path);
constexpr std::string_view voxelEndings = ".binvox, .vox, .vti, .raw";

/// The longest side of a MagicaVoxel scene, in cells.
constexpr int longestVoxSide = 2000;

/// Whether a format can hold a grid of these dimensions: an error of code "limit" where it cannot.
std::optional<Error> checkFits(std::array<int, 3> dimensions, VoxelFormat format);

/// Writes a voxel file piece by piece and puts it in its place as a whole. The JSON of `raw` has
/// the same name with .json for .raw.
std::optional<Error> writeVoxelFile(const VoxelGrid& voxels, const Grid& grid,
                                    const std::filesystem::path& path, VoxelFormat format,
                                    const Work& work = {});

}  // namespace hairline
