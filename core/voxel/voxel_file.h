#pragma once

#include <filesystem>
#include <optional>

#include "core/shapes/grid.h"
#include "core/voxel/voxel_builder.h"
#include "core/voxel/voxel_grid.h"
#include "core/work.h"

namespace hairline {

/// The formats of voxel files.
enum class VoxelFormat {
  /// binvox 1: run lengths.
  binvox,
  /// MagicaVoxel 150: models of up to 256³ placed in a scene, z up, standing on its ground in the
  /// middle; the grid's place and size of cells are not kept.
  vox,
  /// VTK XML image data: cell data `occupied`, a byte a cell, appended raw.
  vti,
  /// A byte a cell, 0 or 1, x fastest and z slowest; a JSON file beside it says what it is.
  raw,
};

/// The format that a file's ending names, in capitals or not; nothing for other endings.
std::optional<VoxelFormat> voxelFormatOf(const std::filesystem::path& path);
constexpr std::string_view voxelEndings = ".binvox, .vox, .vti, .raw";

/// The longest side of a MagicaVoxel scene, in cells: places go from -1000 to 999 along each axis,
/// and what lies beyond is lost.
constexpr int longestVoxSide = 2000;

/// Whether a format can hold a grid of these dimensions: an error of code "limit" where it cannot.
std::optional<Error> checkFits(std::array<int, 3> dimensions, VoxelFormat format);

/// Reads a voxel file, its format told by the ending: what is written here, and of the formats as
/// others write them binvox with any sides, scenes of MagicaVoxel with nested groups and rotations
/// (the grid is that of the models' bounds, with cells of 1), VTK image data in ASCII or appended
/// raw, uncompressed, with one component a cell, and raw bytes with the JSON beside them. Cells of
/// any value but 0 are set.
///
/// Errors name the file: "syntax", "number", "shape", "unsupported", "limit" (more than 4096 cells
/// a side, or than `memory` or the system has to give), "file", "cancelled".
Result<GriddedVoxels> readVoxelFile(const std::filesystem::path& path, std::size_t memory = 0,
                                    const Work& work = {});

/// The same from memory; `description` is the JSON that goes with raw bytes.
Result<GriddedVoxels> readVoxels(std::string_view content, VoxelFormat format,
                                 std::string_view description = {}, std::size_t memory = 0,
                                 const Work& work = {});

/// Writes a voxel file piece by piece and puts it in its place as a whole. The JSON of `raw` has
/// the same name with .json for .raw.
std::optional<Error> writeVoxelFile(const VoxelGrid& voxels, const Grid& grid,
                                    const std::filesystem::path& path, VoxelFormat format,
                                    const Work& work = {});

}  // namespace hairline
