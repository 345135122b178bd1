#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/voxel/zeroed_memory.h"

namespace hairline {

/// How the cells of a voxel grid are stored.
enum class VoxelStorage {
  /// One bit per cell.
  dense,
  /// Bricks of 64³ cells, none for empty ones.
  sparse,
};

/// One bit per cell of a grid of up to 4096³, and if requested the triangle that set it.
class VoxelGrid {
 public:
  /// The edge of a brick, in cells: the bits of one word along x.
  static constexpr int brickSize = 64;
  static constexpr std::size_t brickWords = 64 * 64;

  VoxelGrid() = default;
  VoxelGrid(std::array<int, 3> dimensions, VoxelStorage storage, bool withTriangles);

  std::array<int, 3> dimensions() const { return m_dimensions; }
  VoxelStorage storage() const { return m_storage; }
  bool hasTriangles() const { return m_withTriangles; }

  bool isSet(int i, int j, int k) const {
    return ((word(i / brickSize, j, k) >> (i % brickSize)) & 1) != 0;
  }
  /// The 64 cells from i = 64 x on, the lowest bit first; cells beyond the grid are not set.
  std::uint64_t word(int x, int j, int k) const {
    const std::uint64_t* words = m_bricks[brickAt(x, j / brickSize, k / brickSize)];
    if (words == nullptr) return 0;
    return words[static_cast<std::size_t>(k % brickSize) * m_zStride +
                 static_cast<std::size_t>(j % brickSize) * m_yStride];
  }
  /// The word of row (j, k) in an allocated brick, for writing.
  std::uint64_t& wordToSet(std::size_t brick, int j, int k) {
    return m_bricks[brick][static_cast<std::size_t>(k % brickSize) * m_zStride +
                           static_cast<std::size_t>(j % brickSize) * m_yStride];
  }
  /// The lowest index of a triangle that set a cell; -1 if none did, or none is stored.
  int triangleAt(int i, int j, int k) const;
  /// How many cells are set.
  std::size_t count() const;

  /// The number of bricks along each axis.
  std::array<int, 3> brickCounts() const { return m_brickCounts; }
  std::size_t brickCount() const { return m_bricks.size(); }
  std::size_t brickAt(int x, int y, int z) const {
    return static_cast<std::size_t>(x) +
           static_cast<std::size_t>(m_brickCounts[0]) *
               (static_cast<std::size_t>(y) +
                static_cast<std::size_t>(m_brickCounts[1]) * static_cast<std::size_t>(z));
  }

  /// The memory of a brick, for writing: its row (j, k) is the word at words[j yStride + k
  /// zStride].
  struct Brick {
    std::uint64_t* words = nullptr;
    std::size_t yStride = 0;
    std::size_t zStride = 0;
    /// 64³ triangles, x fastest; null if none are stored.
    std::int32_t* triangles = nullptr;
    /// The first cell, and how many of its cells lie in the grid.
    std::array<int, 3> first{};
    std::array<int, 3> size{};
  };
  Brick brick(std::size_t index);
  /// Allocates bricks that have no memory yet, all at once. Throws std::bad_alloc.
  void allocate(const std::vector<std::size_t>& bricks);

  /// The bytes taken by a number of bricks, and by all cells of a dense grid.
  static std::size_t bytesFor(std::size_t bricks, bool withTriangles);
  static std::size_t denseBytes(std::array<int, 3> dimensions);

 private:
  std::array<int, 3> m_dimensions{0, 0, 0};
  std::array<int, 3> m_brickCounts{0, 0, 0};
  VoxelStorage m_storage = VoxelStorage::sparse;
  bool m_withTriangles = false;
  std::size_t m_yStride = 1;
  std::size_t m_zStride = 64;
  std::vector<std::uint64_t*> m_bricks;
  std::vector<std::int32_t*> m_triangles;
  std::vector<ZeroedMemory> m_slabs;
};

}  // namespace hairline
