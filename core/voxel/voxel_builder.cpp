#include "core/voxel/voxel_builder.h"

#include <algorithm>
#include <cmath>
#include <new>

#include "core/shapes/validate.h"
#include "core/voxel/memory.h"

namespace hairline {
VoxelBuilder::VoxelBuilder(const Grid& grid, const Work& work)
    : m_grid(grid),
      m_work(work),
      m_voxels(grid.dimensions, VoxelStorage::sparse, false),
      m_needed(m_voxels.brickCount(), false) {}

std::optional<Error> VoxelBuilder::check(const Grid& grid) {
  if (const auto fault = validate(Shape(grid))) {
    return Error{"shape", Message("Grid: %1: %2", fault->field, fault->message), fault->field};
  }
  for (int k = 0; k < 3; ++k) {
    const double end = grid.origin[k] + grid.cell * grid.dimensions[static_cast<std::size_t>(k)];
    if (!std::isfinite(end))
      return Error{"limit", Message("The grid extends beyond the range of a double")};
  }
  return std::nullopt;
}

void VoxelBuilder::setRow(int first, int end, int j, int k) {
  while (first < end) {
    const int x = first / VoxelGrid::brickSize;
    const int stop = std::min(end, (x + 1) * VoxelGrid::brickSize);
    const std::size_t index =
        m_voxels.brickAt(x, j / VoxelGrid::brickSize, k / VoxelGrid::brickSize);
    if (m_isCounting) {
      m_needed[index] = true;
    } else {
      m_voxels.wordToSet(index, j, k) |=
          (~std::uint64_t{0} << (first % VoxelGrid::brickSize)) &
          (~std::uint64_t{0} >> (VoxelGrid::brickSize - 1 - (stop - 1) % VoxelGrid::brickSize));
    }
    first = stop;
  }
}

void VoxelBuilder::setColumn(int i, int first, int end, int k) {
  while (first < end) {
    const int y = first / VoxelGrid::brickSize;
    const int stop = std::min(end, (y + 1) * VoxelGrid::brickSize);
    const std::size_t index =
        m_voxels.brickAt(i / VoxelGrid::brickSize, y, k / VoxelGrid::brickSize);
    if (m_isCounting) {
      m_needed[index] = true;
    } else {
      const VoxelGrid::Brick brick = m_voxels.brick(index);
      const std::uint64_t cell = std::uint64_t{1} << (i % VoxelGrid::brickSize);
      std::uint64_t* const layer =
          brick.words + static_cast<std::size_t>(k % VoxelGrid::brickSize) * brick.zStride;
      for (int j = first; j < stop; ++j) {
        layer[static_cast<std::size_t>(j % VoxelGrid::brickSize) * brick.yStride] |= cell;
      }
    }
    first = stop;
  }
}

std::optional<Error> VoxelBuilder::allocate(std::size_t memory) {
  std::vector<std::size_t> bricks;
  for (std::size_t i = 0; i < m_needed.size(); ++i) {
    if (m_needed[i]) bricks.push_back(i);
  }
  const std::size_t bytes = VoxelGrid::bytesFor(bricks.size(), false);
  if (auto error = checkMemory(bytes, memory, m_grid, VoxelStorage::sparse)) return error;
  try {
    m_voxels.allocate(bricks);
  } catch (const std::bad_alloc&) {
    return memoryError(bytes, availableMemory(), m_grid, VoxelStorage::sparse);
  }
  m_isCounting = false;
  return std::nullopt;
}

}  // namespace hairline
