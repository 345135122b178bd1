#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/threads.h"
#include "core/shapes/mesh.h"
#include "core/voxel/cell_errors.h"
#include "core/voxel/cell_frame.h"
#include "core/voxel/voxel_grid.h"
#include "core/work.h"

namespace hairline {

/// The triangles of a mesh sorted by the bricks that they may touch, whatever the rounding: some
/// are listed in a brick in vain, none is missing. Each brick keeps their order. Consecutive
/// triangles of a mesh are usually close together, so runs of them are sorted.
class BrickSort {
 public:
  /// The triangles from `first` to before `end`.
  struct Run {
    std::uint32_t first, end;
  };

  BrickSort(const Mesh& mesh, const CellFrame& frame, const CellErrors& errors,
            const VoxelGrid& voxels)
      : m_mesh(mesh), m_frame(frame), m_errors(errors), m_voxels(voxels) {}

  /// Errors: "cancelled", "limit" if `allows(bytes)` returns one.
  std::optional<Error> run(Threads& threads, const Work& work,
                           const std::function<std::optional<Error>(std::size_t)>& allows);

  std::span<const Run> runsOf(std::size_t brick) const {
    return {m_runs.data() + m_starts[brick], m_starts[brick + 1] - m_starts[brick]};
  }

 private:
  // The bricks that a triangle may touch.
  struct Range {
    std::array<int, 3> first{};
    std::array<int, 3> last{};

    bool isEmpty() const { return first[0] > last[0] || first[1] > last[1] || first[2] > last[2]; }
    std::size_t count() const;
  };

  // A part of the mesh, and the runs found in it.
  struct Chunk {
    struct Found {
      std::uint32_t brick;
      Run run;
    };
    std::size_t first, end;
    std::vector<Found> found;
    // The last run of each brick.
    std::vector<std::uint32_t> last;
  };

  void findRuns(Chunk& chunk, const Work& work, const std::function<bool(std::size_t)>& allows);
  void joinChunks(std::vector<Chunk>& chunks);
  double widthOf(double farthest) const;
  Range rangeOf(std::size_t triangle) const;
  std::uint64_t codeOf(const Vector3<double>& vertex, double wide) const;
  void codeVertices(Threads& threads);
  Range codedRangeOf(std::size_t triangle) const;
  bool isOneCode(std::size_t triangle) const;
  template <typename Visit>
  void forBricks(std::size_t triangle, const Visit& visit) const;
  template <typename Touches, typename Visit>
  void forRange(const Range& range, const Touches& touches, const Visit& visit) const;
  template <typename Visit>
  void lookAtBricks(std::size_t triangle, const Range& range, const Visit& visit) const;

  const Mesh& m_mesh;
  const CellFrame& m_frame;
  const CellErrors& m_errors;
  const VoxelGrid& m_voxels;
  // The bricks along each axis in which a vertex may lie: bytes 0 to 2 the first ones, 3 to 5 the
  // last, plus one, where 0 and the largest are beyond the grid. Those of a triangle are the least
  // and the greatest of its vertices'. None if vertices are too far away for that.
  std::unique_ptr<std::uint64_t[]> m_codes;
  std::vector<std::size_t> m_starts;
  std::vector<Run> m_runs;
};

}  // namespace hairline
