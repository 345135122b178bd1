#pragma once

#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/shapes/grid.h"
#include "core/voxel/voxel_grid.h"
#include "core/work.h"

namespace hairline {

/// Voxels with their grid.
struct GriddedVoxels {
  VoxelGrid voxels;
  Grid grid;
};

/// Takes the cells of a voxel file, twice: first to find the bricks it needs, so that their memory
/// is allocated at once, then to set them.
class VoxelBuilder {
 public:
  /// The cells from `first` to before `end` of row (j, k), all of them in the grid.
  void setRow(int first, int end, int j, int k);
  void set(int i, int j, int k) { setRow(i, i + 1, j, k); }
  /// The cells from `first` to before `end` of column (i, k), which runs along y.
  void setColumn(int i, int first, int end, int k);

  /// Whether the work was cancelled; to be called regularly.
  bool isCancelled() const { return m_work.isCancelled(); }
  void report(double share) const { m_work.report(m_isCounting ? 0.5 * share : 0.5 + 0.5 * share); }

  /// Builds the grid from the cells set by `read(builder)`, which returns an error for a malformed
  /// file. Other errors: "shape" for an illegal grid, "limit", "cancelled".
  template <typename Read>
  static Result<GriddedVoxels> build(const Grid& grid, std::size_t memory, const Work& work,
                                     const Read& read) {
    if (auto error = check(grid)) return *error;
    VoxelBuilder builder(grid, work);
    if (std::optional<Error> error = read(builder)) return *error;
    if (auto error = builder.allocate(memory)) return *error;
    if (std::optional<Error> error = read(builder)) return *error;
    return GriddedVoxels{std::move(builder.m_voxels), grid};
  }

 private:
  VoxelBuilder(const Grid& grid, const Work& work);
  static std::optional<Error> check(const Grid& grid);
  std::optional<Error> allocate(std::size_t memory);

  const Grid& m_grid;
  const Work& m_work;
  VoxelGrid m_voxels;
  std::vector<bool> m_needed;
  bool m_isCounting = true;
};

}  // namespace hairline
