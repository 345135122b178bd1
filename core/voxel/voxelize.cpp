#include "core/voxel/voxelize.h"

#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <new>

#include "core/query/intersect/triangle_aabb/pef_setup.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/validate.h"
#include "core/voxel/brick_rows.h"
#include "core/voxel/memory.h"

namespace hairline {
namespace {

constexpr int brickSize = VoxelGrid::brickSize;
// A triangle that may touch so many bricks is looked at brick by brick.
constexpr std::size_t manyBricks = 8;

// The bricks that a triangle may touch.
struct BrickRange {
  std::array<std::int16_t, 3> first{};
  std::array<std::int16_t, 3> last{};

  bool isEmpty() const { return first[0] > last[0] || first[1] > last[1] || first[2] > last[2]; }
  std::size_t count() const {
    std::size_t product = 1;
    for (std::size_t k = 0; k < 3; ++k) product *= static_cast<std::size_t>(last[k] - first[k] + 1);
    return product;
  }
};

class Voxelizer {
 public:
  Voxelizer(const Mesh& mesh, const Grid& grid, const VoxelOptions& options, const Work& work)
      : m_mesh(mesh),
        m_grid(grid),
        m_options(options),
        m_work(work),
        m_errors(grid, options.scalar),
        m_test(grid, options),
        m_arena(options.threads > 0 ? options.threads : tbb::task_arena::automatic) {
    // Of a tiny cell the inverse may be infinite; coordinates are then made larger first.
    m_factor = grid.cell < 0x1p-900 ? 0x1p900 : 1;
    m_inverse = 1 / (grid.cell * m_factor);
  }

  Result<VoxelGrid> run() {
    m_voxels = VoxelGrid(m_grid.dimensions, m_options.storage, m_options.triangles);
    if (auto error = sort()) return *error;
    std::vector<std::size_t> touched;
    for (std::size_t brick = 0; brick < m_voxels.brickCount(); ++brick) {
      if (m_starts[brick + 1] > m_starts[brick]) touched.push_back(brick);
    }
    const std::size_t bytes = m_options.storage == VoxelStorage::sparse || m_options.triangles
                                  ? VoxelGrid::bytesFor(touched.size(), m_options.triangles)
                                  : 0;
    if (auto error = checkMemory(bytes, m_options.memory, m_grid, m_options.storage)) return *error;
    m_voxels.allocate(touched);
    std::atomic<std::size_t> done = 0;
    forEach(touched.size(), [&](std::size_t i) {
      if (m_work.isCancelled()) return;
      fill(touched[i]);
      const std::size_t finished = ++done;
      tell(static_cast<double>(finished) / static_cast<double>(touched.size()));
    });
    if (m_work.isCancelled()) return cancelledError();
    return std::move(m_voxels);
  }

 private:
  template <typename Body>
  void forEach(std::size_t count, const Body& body) {
    if (m_options.threads == 1) {
      for (std::size_t i = 0; i < count; ++i) body(i);
      return;
    }
    // More threads than cores, where that is asked for.
    const auto most = static_cast<std::size_t>(
        std::max(m_options.threads, tbb::this_task_arena::max_concurrency()));
    const tbb::global_control allowed(tbb::global_control::max_allowed_parallelism, most);
    m_arena.execute([&] { tbb::parallel_for(std::size_t{0}, count, body); });
  }

  void tell(double share) {
    if (!m_work.progress) return;
    const std::unique_lock lock(m_telling, std::try_to_lock);
    if (lock.owns_lock()) m_work.tell(share);
  }

  std::array<Vector3<double>, 3> cellsOf(std::size_t triangle) const {
    std::array<Vector3<double>, 3> points;
    for (std::size_t i = 0; i < 3; ++i) {
      const auto corner = static_cast<std::size_t>(m_mesh.triangles[triangle][i]);
      const Vector3<double>& vertex = m_mesh.vertices[corner];
      for (int k = 0; k < 3; ++k) {
        points[i][k] = (vertex[k] - m_grid.origin[k]) * m_factor * m_inverse;
      }
    }
    return points;
  }

  BrickRange bricksOf(std::size_t triangle) const {
    const std::array<Vector3<double>, 3> p = cellsOf(triangle);
    BrickRange range;
    for (std::size_t k = 0; k < 3; ++k) {
      const int axis = static_cast<int>(k);
      const double low = std::min(std::min(p[0][axis], p[1][axis]), p[2][axis]);
      const double high = std::max(std::max(p[0][axis], p[1][axis]), p[2][axis]);
      // Wider than any margin that leaves something to solve, and a cell for what touches.
      const double size = std::max(std::abs(low), std::abs(high)) + m_errors.dimensionCells +
                          m_errors.originCells + 66;
      const double wide = 0.01 + size * (0x1p-44 + 0x1p8 * m_errors.queryUnit);
      const double top = m_grid.dimensions[k] - 1;
      if (!(size < 0x1p300)) {
        // Out of range, or far beyond what doubles can tell apart: any brick may be touched.
        range.first[k] = 0;
        range.last[k] = static_cast<std::int16_t>(m_voxels.brickCounts()[k] - 1);
        continue;
      }
      const double from = std::max(low - 1 - wide, 0.0);
      const double to = std::min(high + wide, top);
      if (!(from <= to)) {
        range.first[k] = 1;
        range.last[k] = 0;
        continue;
      }
      range.first[k] = static_cast<std::int16_t>(static_cast<int>(std::ceil(from)) / brickSize);
      range.last[k] = static_cast<std::int16_t>(static_cast<int>(to) / brickSize);
    }
    return range;
  }

  // Calls visit(brick) for the bricks that a triangle may touch.
  template <typename Visit>
  void forBricks(std::size_t triangle, const BrickRange& range, const Visit& visit) const {
    const std::size_t count = range.count();
    if (count == 1) {
      visit(m_voxels.brickAt(range.first[0], range.first[1], range.first[2]));
      return;
    }
    const std::array<Vector3<double>, 3> p = cellsOf(triangle);
    double farthest = m_errors.dimensionCells;
    for (const Vector3<double>& point : p) {
      farthest = std::max(farthest, point.cwiseAbs().maxCoeff());
    }
    const TriangleBoxSetup<double> setup(Triangle<double>{{p[0], p[1], p[2]}});
    // Only where the errors stay well within a cell.
    const bool look = count > manyBricks && farthest < 0x1p36 &&
                      m_errors.queryUnit * (farthest + m_errors.originCells) < 0x1p-10;
    for (int z = range.first[2]; z <= range.last[2]; ++z) {
      for (int y = range.first[1]; y <= range.last[1]; ++y) {
        for (int x = range.first[0]; x <= range.last[0]; ++x) {
          // A cell more on each side is more than rounding can ask for.
          const Vector3<double> first(x * brickSize - 1, y * brickSize - 1, z * brickSize - 1);
          const Aabb<double> box{first, first.array() + (brickSize + 2)};
          if (!look || setup.meets(box)) visit(m_voxels.brickAt(x, y, z));
        }
      }
    }
  }

  // Sorts the triangles by the bricks they may touch, in their order.
  std::optional<Error> sort() {
    const std::size_t count = m_mesh.triangles.size();
    const std::size_t bricks = m_voxels.brickCount();
    constexpr std::size_t leastChunk = 1 << 14;
    const std::size_t chunks =
        m_options.threads == 1
            ? 1
            : std::clamp<std::size_t>(std::min(count / leastChunk, (std::size_t{1} << 24) / bricks),
                                      1, 64);
    std::vector<BrickRange> ranges(count);
    // For each chunk and brick the number of references, then where they go.
    std::vector<std::uint32_t> counts(chunks * bricks, 0);
    const auto begin = [&](std::size_t chunk) { return count * chunk / chunks; };
    forEach(chunks, [&](std::size_t chunk) {
      std::uint32_t* mine = counts.data() + chunk * bricks;
      for (std::size_t t = begin(chunk); t < begin(chunk + 1); ++t) {
        if (t % 65536 == 0) {
          if (m_work.isCancelled()) return;
          tell(0);
        }
        ranges[t] = bricksOf(t);
        if (!ranges[t].isEmpty()) {
          forBricks(t, ranges[t], [&](std::size_t brick) { ++mine[brick]; });
        }
      }
    });
    if (m_work.isCancelled()) return cancelledError();
    m_starts.resize(bricks + 1);
    std::size_t total = 0;
    for (std::size_t brick = 0; brick < bricks; ++brick) {
      m_starts[brick] = total;
      for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
        const std::uint32_t here = counts[chunk * bricks + brick];
        counts[chunk * bricks + brick] = static_cast<std::uint32_t>(total - m_starts[brick]);
        total += here;
      }
    }
    m_starts[bricks] = total;
    const std::size_t bytes = total * sizeof(std::uint32_t);
    if (auto error = checkMemory(bytes, m_options.memory, m_grid, m_options.storage)) return error;
    m_sorted.reset(new std::uint32_t[total]);
    forEach(chunks, [&](std::size_t chunk) {
      std::uint32_t* mine = counts.data() + chunk * bricks;
      for (std::size_t t = begin(chunk); t < begin(chunk + 1); ++t) {
        if (t % 65536 == 0 && m_work.isCancelled()) return;
        if (ranges[t].isEmpty()) continue;
        forBricks(t, ranges[t], [&](std::size_t brick) {
          m_sorted[m_starts[brick] + mine[brick]++] = static_cast<std::uint32_t>(t);
        });
      }
    });
    if (m_work.isCancelled()) return cancelledError();
    return std::nullopt;
  }

  void fill(std::size_t index) {
    if (m_options.separating == Separating::by26 && !m_options.triangles) {
      fillByLanes(index);
    } else {
      fillByRows(index);
    }
  }

  void fillByRows(std::size_t index) {
    const VoxelGrid::Brick brick = m_voxels.brick(index);
    RowSolver solver(m_test, m_errors);
    const CellTarget box = CellTarget::box();
    const std::array<CellTarget, 3> cross{CellTarget::segment(0), CellTarget::segment(1),
                                          CellTarget::segment(2)};
    for (std::size_t i = m_starts[index]; i < m_starts[index + 1]; ++i) {
      if (i % 256 == 0 && m_work.isCancelled()) return;
      const std::size_t t = m_sorted[i];
      const Triangle<double> triangle = triangleOf(m_mesh, m_mesh.triangles[t]);
      const std::array<Vector3<double>, 3> points = cellsOf(t);
      const auto number = static_cast<std::int32_t>(t);
      if (m_options.separating == Separating::by26) {
        solver.add(brick, box, triangle, points, number);
      } else {
        for (const CellTarget& segment : cross) {
          solver.add(brick, segment, triangle, points, number);
        }
      }
    }
  }

  // What the lanes leave over of a brick.
  class Rest final : public LeftOver {
   public:
    Rest(const Voxelizer& voxelizer, const VoxelGrid::Brick& brick, const TriangleBatch& batch)
        : m_voxelizer(voxelizer),
          m_brick(brick),
          m_batch(batch),
          m_solver(voxelizer.m_test, voxelizer.m_errors) {}

    void row(std::size_t place, int first, int last, int j, int k) override {
      m_solver.askRow(m_brick, m_box, triangle(place), number(place), first, last, j, k);
    }
    void whole(std::size_t place) override {
      m_solver.add(m_brick, m_box, triangle(place), m_voxelizer.cellsOf(m_batch.number[place]),
                   number(place));
    }

   private:
    Triangle<double> triangle(std::size_t place) const {
      const Mesh& mesh = m_voxelizer.m_mesh;
      return triangleOf(mesh, mesh.triangles[m_batch.number[place]]);
    }
    std::int32_t number(std::size_t place) const {
      return static_cast<std::int32_t>(m_batch.number[place]);
    }

    const Voxelizer& m_voxelizer;
    const VoxelGrid::Brick& m_brick;
    const TriangleBatch& m_batch;
    const CellTarget m_box = CellTarget::box();
    RowSolver m_solver;
  };

  void fillByLanes(std::size_t index) {
    const VoxelGrid::Brick target = m_voxels.brick(index);
    VoxelGrid::Brick brick = target;
    // Lanes want a brick's rows one behind the other.
    const bool isApart = m_options.storage == VoxelStorage::dense;
    static thread_local std::array<std::uint64_t, VoxelGrid::brickWords> words;
    if (isApart) {
      words.fill(0);
      brick.words = words.data();
      brick.yStride = 1;
      brick.zStride = VoxelGrid::brickSize;
    }
    static thread_local TriangleBatch batch;
    Rest rest(*this, brick, batch);
    const BatchFrame frame{
        {m_grid.origin[0], m_grid.origin[1], m_grid.origin[2]}, m_factor, m_inverse, m_errors};
    const std::size_t end = m_starts[index + 1];
    for (std::size_t i = m_starts[index]; i < end; i += TriangleBatch::size) {
      if (m_work.isCancelled()) return;
      batch.count = std::min(TriangleBatch::size, end - i);
      for (std::size_t place = 0; place < batch.count; ++place) {
        const std::uint32_t t = m_sorted[i + place];
        batch.number[place] = t;
        for (std::size_t corner = 0; corner < 3; ++corner) {
          const Vector3<double>& vertex =
              m_mesh.vertices[static_cast<std::size_t>(m_mesh.triangles[t][corner])];
          for (std::size_t k = 0; k < 3; ++k) {
            batch.coordinate[corner][k][place] = vertex[static_cast<int>(k)];
          }
        }
      }
      setSureCells(batch, frame, brick, rest);
    }
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
  tbb::task_arena m_arena;
  std::mutex m_telling;
  double m_factor = 1;
  double m_inverse = 1;
  VoxelGrid m_voxels;
  std::vector<std::size_t> m_starts;
  std::unique_ptr<std::uint32_t[]> m_sorted;
};

}  // namespace

Result<VoxelGrid> voxelize(const Mesh& mesh, const Grid& grid, const VoxelOptions& options,
                           const Work& work) {
  if (const auto fault = validate(Shape(grid))) {
    return Error{"shape", "the grid's " + fault->field + ' ' + fault->message, fault->field};
  }
  for (int k = 0; k < 3; ++k) {
    const double end = grid.origin[k] + grid.cell * grid.dimensions[static_cast<std::size_t>(k)];
    if (!std::isfinite(end)) return Error{"limit", "the grid ends beyond the largest double", ""};
  }
  const std::size_t dense = options.storage == VoxelStorage::dense
                                ? VoxelGrid::denseBytes(grid.dimensions)
                                : std::size_t{0};
  const std::size_t sorting = mesh.triangles.size() * (sizeof(BrickRange) + sizeof(std::uint32_t));
  if (auto error = checkMemory(dense + sorting, options.memory, grid, options.storage)) {
    return *error;
  }
  try {
    return Voxelizer(mesh, grid, options, work).run();
  } catch (const std::bad_alloc&) {
    return memoryError(dense + sorting, availableMemory(), grid, options.storage);
  }
}

}  // namespace hairline
