#include "core/voxel/voxelize.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <memory>
#include <mutex>
#include <new>

#include "core/shapes/triangle_of.h"
#include "core/shapes/validate.h"
#include "core/voxel/brick_rows.h"
#include "core/voxel/brick_sort.h"
#include "core/voxel/memory.h"

namespace hairline {
namespace {

class Voxelizer {
 public:
  Voxelizer(const Mesh& mesh, const Grid& grid, const VoxelOptions& options, const Work& work)
      : m_mesh(mesh),
        m_grid(grid),
        m_options(options),
        m_work(work),
        m_errors(grid, options.scalar),
        m_test(grid, options),
        m_frame(grid),
        m_threads(options.threads) {}

  Result<VoxelGrid> run() {
    m_voxels = VoxelGrid(m_grid.dimensions, m_options.storage, m_options.triangles);
    const auto allows = [&](std::size_t needed) {
      return checkMemory(needed, m_options.memory, m_grid, m_options.storage);
    };
    BrickSort sort(m_mesh, m_frame, m_errors, m_voxels);
    if (auto error = sort.run(m_threads, m_work, allows)) return *error;
    std::vector<std::size_t> touched;
    for (std::size_t brick = 0; brick < m_voxels.brickCount(); ++brick) {
      if (!sort.runsOf(brick).empty()) touched.push_back(brick);
    }
    const std::size_t bytes = m_options.storage == VoxelStorage::sparse || m_options.triangles
                                  ? VoxelGrid::bytesFor(touched.size(), m_options.triangles)
                                  : 0;
    if (auto error = allows(bytes)) return *error;
    m_voxels.allocate(touched);
    std::atomic<std::size_t> done = 0;
    m_threads.forEach(touched.size(), [&](std::size_t i) {
      if (m_work.isCancelled()) return;
      fill(touched[i], sort.runsOf(touched[i]));
      const std::size_t finished = ++done;
      reportProgress(static_cast<double>(finished) / static_cast<double>(touched.size()));
    });
    if (m_work.isCancelled()) return cancelledError();
    return std::move(m_voxels);
  }

 private:
  void reportProgress(double share) {
    if (!m_work.progress) return;
    const std::unique_lock lock(m_telling, std::try_to_lock);
    if (lock.owns_lock()) m_work.report(share);
  }

  // The cells that lanes cannot decide, decided by the query.
  class Rest final : public LeftOver {
   public:
    Rest(const Voxelizer& voxelizer, const BatchFrame& frame, const VoxelGrid::Brick& brick)
        : m_voxelizer(voxelizer), m_frame(frame), m_brick(brick) {}

    void row(std::uint32_t number, CellRange cells, int j, int k) override {
      const Triangle<double> triangle = triangleOf(number);
      const auto row = static_cast<std::size_t>(j + VoxelGrid::brickSize * k);
      const std::uint64_t word = m_brick.words[row];
      for (int i = cells.first; i <= cells.last; ++i) {
        // Cells set by another triangle stay set.
        if (((word >> i) & 1) != 0) continue;
        if (m_voxelizer.m_test.meets(
                triangle, m_frame.target,
                {m_brick.first[0] + i, m_brick.first[1] + j, m_brick.first[2] + k})) {
          setCells(m_brick, row, std::uint64_t{1} << i, number);
        }
      }
    }
    CellRange overlapped(std::uint32_t number, std::size_t axis, CellRange cells) override {
      const double coordinate = triangleOf(number).vertices[0][static_cast<int>(axis)];
      CellRange overlapped{1, 0};
      for (int i = cells.first; i <= cells.last; ++i) {
        if (!m_voxelizer.m_test.overlaps(coordinate, m_frame.target, axis, i)) continue;
        if (overlapped.first > overlapped.last) overlapped.first = i;
        overlapped.last = i;
      }
      return overlapped;
    }

   private:
    Triangle<double> triangleOf(std::uint32_t number) const {
      const Mesh& mesh = m_voxelizer.m_mesh;
      return hairline::triangleOf(mesh, mesh.triangles[number]);
    }

    const Voxelizer& m_voxelizer;
    const BatchFrame& m_frame;
    const VoxelGrid::Brick& m_brick;
  };

  void add(std::uint32_t t, TriangleBatch& batch) const {
    const std::size_t place = batch.count++;
    batch.number[place] = t;
    for (std::size_t corner = 0; corner < 3; ++corner) {
      const Vector3<double>& vertex =
          m_mesh.vertices[static_cast<std::size_t>(m_mesh.triangles[t][corner])];
      for (std::size_t k = 0; k < 3; ++k) {
        batch.coordinate[corner][k][place] = vertex[static_cast<int>(k)];
      }
    }
  }

  void fill(std::size_t index, std::span<const BrickSort::Run> runs) {
    const VoxelGrid::Brick target = m_voxels.brick(index);
    VoxelGrid::Brick brick = target;
    // Lanes require contiguous rows in a brick.
    const bool isApart = m_options.storage == VoxelStorage::dense;
    // On the heap, as all that is large and thread-local: see `SetCellsOf`.
    static thread_local const auto keptWords =
        std::make_unique<std::array<std::uint64_t, VoxelGrid::brickWords>>();
    auto& words = *keptWords;
    if (isApart) {
      words.fill(0);
      brick.words = words.data();
      brick.yStride = 1;
      brick.zStride = VoxelGrid::brickSize;
    }
    static thread_local const auto keptBatch = std::make_unique<TriangleBatch>();
    TriangleBatch& batch = *keptBatch;
    BatchFrame frame{{m_grid.origin[0], m_grid.origin[1], m_grid.origin[2]},
                     m_frame.factor,
                     m_frame.inverse,
                     m_errors};
    Rest rest(*this, frame, brick);
    const std::vector<CellTarget> targets =
        m_options.separating == Separating::by26
            ? std::vector{CellTarget::box()}
            : std::vector{CellTarget::segment(0), CellTarget::segment(1), CellTarget::segment(2)};
    const auto set = [&] {
      for (const CellTarget& part : targets) {
        frame.aim(part, brick);
        setCellsOf(batch, frame, brick, rest);
      }
      batch.count = 0;
    };
    // The first triangle of a cell is kept by processing them one by one.
    const std::size_t most = m_options.triangles ? 1 : TriangleBatch::size;
    batch.count = 0;
    for (const auto [first, end] : runs) {
      for (std::uint32_t t = first; t < end; ++t) {
        add(t, batch);
        if (batch.count < most) continue;
        if (m_work.isCancelled()) return;
        set();
      }
    }
    if (batch.count > 0) set();
    if (!isApart) return;
    for (int k = 0; k < target.size[2]; ++k) {
      for (int j = 0; j < target.size[1]; ++j) {
        const std::uint64_t word = words[static_cast<std::size_t>(k * VoxelGrid::brickSize + j)];
        if (word == 0) continue;
        target.words[static_cast<std::size_t>(k) * target.zStride +
                     static_cast<std::size_t>(j) * target.yStride] |= word;
      }
    }
  }

  const Mesh& m_mesh;
  const Grid& m_grid;
  const VoxelOptions& m_options;
  const Work& m_work;
  CellErrors m_errors;
  CellTest m_test;
  CellFrame m_frame;
  Threads m_threads;
  std::mutex m_telling;
  VoxelGrid m_voxels;
};

}  // namespace

Result<VoxelGrid> voxelize(const Mesh& mesh, const Grid& grid, const VoxelOptions& options,
                           const Work& work) {
  if (const auto fault = validate(Shape(grid))) {
    return Error{"shape", Message("Grid: %1: %2", fault->field, fault->message), fault->field};
  }
  for (int k = 0; k < 3; ++k) {
    const double end = grid.origin[k] + grid.cell * grid.dimensions[static_cast<std::size_t>(k)];
    if (!std::isfinite(end))
      return Error{"limit", Message("The grid extends beyond the range of a double")};
  }
  const std::size_t dense = options.storage == VoxelStorage::dense
                                ? VoxelGrid::denseBytes(grid.dimensions)
                                : std::size_t{0};
  const std::size_t sorting =
      mesh.vertices.size() * sizeof(std::uint64_t) + mesh.triangles.size() * sizeof(std::uint32_t);
  if (auto error = checkMemory(dense + sorting, options.memory, grid, options.storage)) {
    return *error;
  }
  try {
    return Voxelizer(mesh, grid, options, work).run();
  } catch (const std::bad_alloc&) {
    return memoryError(dense + sorting, availableMemory(), grid, options.storage);
  }
}

Result<TimedVoxels> voxelizeTimed(const Mesh& mesh, const Grid& grid, const VoxelOptions& options,
                                  const Work& work) {
  constexpr int mostRuns = 3;
  constexpr double shortSeconds = 0.002;
  TimedVoxels timed;
  for (int run = 0; run < mostRuns && (run == 0 || timed.seconds < shortSeconds); ++run) {
    const auto start = std::chrono::steady_clock::now();
    Result<VoxelGrid> voxels = voxelize(mesh, grid, options, work);
    if (!voxels) return voxels.error();
    const double taken =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    timed.seconds = run == 0 ? taken : std::min(timed.seconds, taken);
    timed.voxels = std::move(*voxels);
  }
  return timed;
}

}  // namespace hairline
