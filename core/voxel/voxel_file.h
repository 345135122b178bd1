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
  /// MagicaVoxel 150: models of up to 256³ cells placed in a scene, z up, centred on its ground;
  /// the grid's position and cell size are not kept.
  vox,
  /// VTK XML image data: cell data `occupied`, one byte per cell, appended raw.
  vti,
  /// One byte per cell, 0 or 1, x fastest and z slowest; described by a JSON file beside it.
  raw,
};

/// The format named by a file's extension, ignoring case; nothing for other extensions.
std::optional<VoxelFormat> voxelFormatOf(const std::filesystem::path& path);
constexpr std::string_view voxelEndings = ".binvox, .vox, .vti, .raw";

/// The longest side of a MagicaVoxel scene, in cells: positions range from -1000 to 999 along each
/// axis, and everything beyond is lost.
constexpr int longestVoxSide = 2000;

/// Whether a format can hold a grid of these dimensions: an error of code "limit" if it cannot.
std::optional<Error> checkFits(std::array<int, 3> dimensions, VoxelFormat format);

/// Reads a voxel file; its extension gives the format. Supported are the files written here, and of
/// other programs' files binvox with any sides, MagicaVoxel scenes with nested groups and rotations
/// (the grid is that of the models' bounds, with cells of 1), VTK image data in ASCII or appended
/// raw, uncompressed, with one component per cell, and raw bytes with the JSON beside them. Cells
/// of any nonzero value are set.
///
/// Errors name the file: "syntax", "number", "shape", "unsupported", "limit" (more than 4096 cells
/// per side, or than fit into `memory` or the system's memory), "file", "cancelled".
Result<GriddedVoxels> readVoxelFile(const std::filesystem::path& path, std::size_t memory = 0,
                                    const Work& work = {});

/// The same from memory; `description` is the JSON that goes with raw bytes.
Result<GriddedVoxels> readVoxels(std::string_view content, VoxelFormat format,
                                 std::string_view description = {}, std::size_t memory = 0,
                                 const Work& work = {});

/// Writes a voxel file piece by piece and then replaces the old one as a whole. The JSON of `raw`
/// has the same name with .json for .raw.
std::optional<Error> writeVoxelFile(const VoxelGrid& voxels, const Grid& grid,
                                    const std::filesystem::path& path, VoxelFormat format,
                                    const Work& work = {});

}  // namespace hairline
