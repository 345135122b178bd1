#include "core/voxel/brick_rows.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <memory>
#include <type_traits>

#include "core/base/checked.h"
#include "core/math/three.h"

// Highway compiles the following once per instruction set and picks one at run time.
#define HWY_TARGET_INCLUDE "core/voxel/brick_rows-inl.h"
#include <hwy/foreach_target.h>

#include "core/voxel/brick_rows-inl.h"

namespace hairline {

HWY_EXPORT(SetCellsOf);

void setCellsOf(TriangleBatch& batch, const BatchFrame& frame, const VoxelGrid::Brick& brick,
                LeftOver& leftOver) {
  // Lanes without a triangle repeat the last one.
  const std::size_t padded = std::min(TriangleBatch::size, (batch.count + 7) / 8 * 8);
  for (std::size_t i = batch.count; i < padded; ++i) {
    for (auto& vertex : batch.coordinate) {
      for (auto& coordinate : vertex) coordinate[i] = coordinate[batch.count - 1];
    }
  }
  HWY_DYNAMIC_DISPATCH(SetCellsOf)(batch, frame, brick, leftOver);
}

}  // namespace hairline
