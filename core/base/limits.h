#pragma once

#include <cstdint>

namespace hairline {

// Limits of files. A file beyond one is refused with the error "limit" before it takes memory or
// time, so that a small file cannot use up either. `core/README.md` lists them for people.

/// Bytes of a text that is read as a whole: a scene, findings, the JSON beside voxels.
constexpr std::uint64_t maximumTextBytes = std::uint64_t{1} << 30;

/// Bytes of a lesson's text.
constexpr std::uint64_t maximumLessonBytes = std::uint64_t{1} << 24;

/// Bytes of a mesh or voxel file: 4096³ cells of one byte, and a header.
constexpr std::uint64_t maximumFileBytes = (std::uint64_t{1} << 36) + (std::uint64_t{1} << 20);

/// Larger files are mapped into memory. Smaller ones are read, so that truncation by another
/// program causes an error instead of a signal.
constexpr std::uint64_t mappedFileBytes = std::uint64_t{1} << 30;

/// Vertices, and as many triangles, that files of this many bytes in all may produce. No format
/// stores one in less than a quarter of a byte; only repetition (nodes of glTF that share a mesh,
/// objects of a scene that name one file) produces more, up to 2^24 items.
constexpr std::uint64_t maximumMeshItems(std::uint64_t bytes) {
  return (std::uint64_t{1} << 24) + 4 * bytes;
}

/// Occupied voxels of a voxel scene of this many bytes, counted in each copy of a model.
constexpr std::uint64_t maximumSceneCells(std::uint64_t bytes) {
  return (std::uint64_t{1} << 26) + 4 * bytes;
}

}  // namespace hairline
