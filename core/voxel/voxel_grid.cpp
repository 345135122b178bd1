#include "core/voxel/voxel_grid.h"

#include <algorithm>
#include <bit>

namespace hairline {
namespace {

int bricksOver(int cells) { return (cells + VoxelGrid::brickSize - 1) / VoxelGrid::brickSize; }

constexpr std::size_t brickCells = VoxelGrid::brickWords * 64;

}  // namespace

VoxelGrid::VoxelGrid(std::array<int, 3> dimensions, VoxelStorage storage, bool withTriangles)
    : m_dimensions(dimensions), m_storage(storage), m_withTriangles(withTriangles) {
  std::size_t bricks = 1;
  for (std::size_t k = 0; k < 3; ++k) {
    m_brickCounts[k] = bricksOver(dimensions[k]);
    bricks *= static_cast<std::size_t>(m_brickCounts[k]);
  }
  m_bricks.assign(bricks, nullptr);
  if (withTriangles) m_triangles.assign(bricks, nullptr);
  if (storage == VoxelStorage::sparse) return;
  m_yStride = static_cast<std::size_t>(m_brickCounts[0]);
  m_zStride = m_yStride * static_cast<std::size_t>(dimensions[1]);
  m_slabs.emplace_back(denseBytes(dimensions));
  auto* words = m_slabs[0].as<std::uint64_t>();
  for (int z = 0; z < m_brickCounts[2]; ++z) {
    for (int y = 0; y < m_brickCounts[1]; ++y) {
      for (int x = 0; x < m_brickCounts[0]; ++x) {
        m_bricks[brickAt(x, y, z)] = words + static_cast<std::size_t>(x) +
                                     static_cast<std::size_t>(y) * brickSize * m_yStride +
                                     static_cast<std::size_t>(z) * brickSize * m_zStride;
      }
    }
  }
}

int VoxelGrid::triangleAt(int i, int j, int k) const {
  if (!m_withTriangles || !isSet(i, j, k)) return -1;
  const std::int32_t* triangles = m_triangles[brickAt(i / brickSize, j / brickSize, k / brickSize)];
  if (triangles == nullptr) return -1;
  // Stored plus one, so that zeroed memory means none.
  return triangles[static_cast<std::size_t>(i % brickSize) +
                   64 * (static_cast<std::size_t>(j % brickSize) +
                         64 * static_cast<std::size_t>(k % brickSize))] -
         1;
}

std::size_t VoxelGrid::count() const {
  std::size_t total = 0;
  for (int z = 0; z < m_brickCounts[2]; ++z) {
    for (int y = 0; y < m_brickCounts[1]; ++y) {
      for (int x = 0; x < m_brickCounts[0]; ++x) {
        const std::uint64_t* words = m_bricks[brickAt(x, y, z)];
        if (words == nullptr) continue;
        const int rows = std::min(brickSize, m_dimensions[1] - y * brickSize);
        const int layers = std::min(brickSize, m_dimensions[2] - z * brickSize);
        for (int k = 0; k < layers; ++k) {
          for (int j = 0; j < rows; ++j) {
            const std::uint64_t word = words[static_cast<std::size_t>(k) * m_zStride +
                                             static_cast<std::size_t>(j) * m_yStride];
            // Most are empty, and counting is slow without the processor's instruction for it.
            if (word != 0) total += static_cast<std::size_t>(std::popcount(word));
          }
        }
      }
    }
  }
  return total;
}

VoxelGrid::Brick VoxelGrid::brick(std::size_t index) {
  Brick brick;
  brick.words = m_bricks[index];
  brick.yStride = m_yStride;
  brick.zStride = m_zStride;
  if (m_withTriangles) brick.triangles = m_triangles[index];
  std::size_t rest = index;
  for (std::size_t k = 0; k < 3; ++k) {
    const auto along = static_cast<std::size_t>(m_brickCounts[k]);
    brick.first[k] = static_cast<int>(rest % along) * brickSize;
    brick.size[k] = std::min(brickSize, m_dimensions[k] - brick.first[k]);
    rest /= along;
  }
  return brick;
}

void VoxelGrid::allocate(const std::vector<std::size_t>& bricks) {
  std::vector<std::size_t> without;
  if (m_storage == VoxelStorage::sparse) {
    for (const std::size_t index : bricks) {
      if (m_bricks[index] == nullptr) without.push_back(index);
    }
    m_slabs.emplace_back(without.size() * brickWords * sizeof(std::uint64_t));
    auto* words = m_slabs.back().as<std::uint64_t>();
    for (std::size_t i = 0; i < without.size(); ++i) m_bricks[without[i]] = words + i * brickWords;
  }
  if (!m_withTriangles) return;
  without.clear();
  for (const std::size_t index : bricks) {
    if (m_triangles[index] == nullptr) without.push_back(index);
  }
  m_slabs.emplace_back(without.size() * brickCells * sizeof(std::int32_t));
  auto* triangles = m_slabs.back().as<std::int32_t>();
  for (std::size_t i = 0; i < without.size(); ++i) {
    m_triangles[without[i]] = triangles + i * brickCells;
  }
}

std::size_t VoxelGrid::bytesFor(std::size_t bricks, bool withTriangles) {
  return bricks * (brickWords * sizeof(std::uint64_t) +
                   (withTriangles ? brickCells * sizeof(std::int32_t) : 0));
}

std::size_t VoxelGrid::denseBytes(std::array<int, 3> dimensions) {
  return sizeof(std::uint64_t) * static_cast<std::size_t>(bricksOver(dimensions[0])) *
         static_cast<std::size_t>(dimensions[1]) * static_cast<std::size_t>(dimensions[2]);
}

}  // namespace hairline
