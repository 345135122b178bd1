#include "core/voxel/fill.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <mutex>
#include <new>

#include "core/base/threads.h"
#include "core/query/contains/point_mesh.h"
#include "core/voxel/memory.h"

namespace hairline {
namespace {

// A crossing of the line through the centres of a row with a triangle: after this many centres.
struct Crossing {
  std::uint32_t row;
  std::int16_t middles;
  std::int16_t facing;

  friend bool operator<(const Crossing& a, const Crossing& b) {
    if (a.row != b.row) return a.row < b.row;
    if (a.middles != b.middles) return a.middles > b.middles;
    return a.facing < b.facing;
  }
};

// The cells from `first` to before `last` of a row.
struct Run {
  std::uint32_t row;
  std::int16_t first, last;
};

// The layers of a grid are divided into bands, one thread each.
struct Band {
  std::vector<Crossing> crossings;
  std::vector<Run> runs;
  FillReport report;
};

class Filler {
 public:
  Filler(VoxelGrid& voxels, const Mesh& mesh, const Grid& grid, FillRule rule, const Work& work,
         int threads)
      : m_voxels(voxels),
        m_mesh(mesh),
        m_grid(grid),
        m_rule(rule),
        m_work(work),
        m_threads(threads),
        m_bands(m_threads.isOne() ? 1
                                  : static_cast<std::size_t>(std::min(grid.dimensions[2], 64))) {}

  Result<FillReport> run(std::size_t memory) {
    const auto allows = [&](std::size_t bytes) {
      return checkMemory(bytes, memory, m_grid, m_voxels.storage());
    };
    if (auto error = findCrossings(allows)) return *error;
    m_threads.forEach(m_bands.size(), [&](std::size_t i) {
      if (m_work.isCancelled()) return;
      std::sort(m_bands[i].crossings.begin(), m_bands[i].crossings.end());
      joinRuns(m_bands[i]);
      m_bands[i].crossings = {};
    });
    reportProgress(0.8);
    if (m_work.isCancelled()) return cancelledError();
    const std::vector<std::size_t> bricks = missingBricks();
    if (auto error = allows(VoxelGrid::bytesFor(bricks.size(), m_voxels.hasTriangles()))) {
      return *error;
    }
    m_voxels.allocate(bricks);
    // Threads share bricks here, but no words.
    m_threads.forEach(m_bands.size(), [&](std::size_t i) {
      for (const Run& run : m_bands[i].runs) set(run, m_bands[i].report);
    });
    FillReport report;
    for (const Band& band : m_bands) {
      report.filled += band.report.filled;
      report.openRows += band.report.openRows;
    }
    reportProgress(1);
    return report;
  }

 private:
  void reportProgress(double share) {
    if (!m_work.progress) return;
    const std::unique_lock lock(m_telling, std::try_to_lock);
    if (lock.owns_lock()) m_work.report(share);
  }

  std::size_t bandOf(int k) const {
    return static_cast<std::size_t>(k) * m_bands.size() /
           static_cast<std::size_t>(m_grid.dimensions[2]);
  }

  // Finds where rows cross triangles, in each band.
  template <typename Allows>
  std::optional<Error> findCrossings(const Allows& allows) {
    constexpr std::size_t leastChunk = 1 << 12;
    const std::size_t count = m_mesh.triangles.size();
    const std::size_t parts =
        m_threads.isOne() ? 1 : std::clamp<std::size_t>(count / leastChunk, 1, 64);
    std::vector<std::vector<std::vector<Crossing>>> found(parts);
    std::atomic<std::size_t> done = 0;
    m_threads.forEach(parts, [&](std::size_t part) {
      std::vector<std::vector<Crossing>>& bands = found[part];
      bands.resize(m_bands.size());
      const std::size_t end = count * (part + 1) / parts;
      for (std::size_t t = count * part / parts; t < end; ++t) {
        if (t % 4096 == 0) {
          const std::size_t finished = done += 4096;
          reportProgress(0.6 *
                         std::min(1.0, static_cast<double>(finished) / static_cast<double>(count)));
        }
        if (!cross(t, bands)) return;
      }
    });
    if (m_work.isCancelled()) return cancelledError();
    std::size_t total = 0;
    for (const auto& bands : found) {
      for (const auto& crossings : bands) total += crossings.size();
    }
    // Room to combine the bands, and later for the runs, one per two crossings.
    if (auto error = allows(2 * total * sizeof(Crossing))) return error;
    m_threads.forEach(m_bands.size(), [&](std::size_t band) {
      std::vector<Crossing>& all = m_bands[band].crossings;
      for (auto& bands : found) {
        all.insert(all.end(), bands[band].begin(), bands[band].end());
        bands[band] = {};
      }
    });
    return std::nullopt;
  }

  // A vertex in the projection along x, relative to the centre of row (j, k), in cells.
  Vector2<double> seen(const Vector3<double>& inCells, int j, int k) const {
    return {inCells[1] - (j + 0.5), inCells[2] - (k + 0.5)};
  }
  // False if the work was cancelled.
  bool cross(std::size_t t, std::vector<std::vector<Crossing>>& bands) const {
    std::array<Vector3<double>, 3> p;
    double size = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const auto corner = static_cast<std::size_t>(m_mesh.triangles[t][i]);
      p[i] = (m_mesh.vertices[corner] - m_grid.origin) / m_grid.cell;
      size = std::max(size, p[i].cwiseAbs().maxCoeff());
    }
    const auto rows = [&](int axis, int& first, int& last) {
      const auto [low, high] = std::minmax({p[0][axis], p[1][axis], p[2][axis]});
      const double margin = 0x1p-48 * size;
      const double top = m_grid.dimensions[static_cast<std::size_t>(axis)] - 1;
      const bool known = size < 0x1p300;
      first = static_cast<int>(known ? std::clamp(std::ceil(low - 0.5 - margin), 0.0, top + 1) : 0);
      last = static_cast<int>(known ? std::clamp(std::floor(high - 0.5 + margin), -1.0, top) : top);
    };
    int firstJ = 0, lastJ = 0, firstK = 0, lastK = 0;
    rows(1, firstJ, lastJ);
    rows(2, firstK, lastK);
    for (int k = firstK; k <= lastK; ++k) {
      if (m_work.isCancelled()) return false;
      std::vector<Crossing>& crossings = bands[bandOf(k)];
      for (int j = firstJ; j <= lastJ; ++j) crossRow(t, p, size, j, k, crossings);
    }
    return true;
  }

  void crossRow(std::size_t t, const std::array<Vector3<double>, 3>& p, double size, int j, int k,
                std::vector<Crossing>& crossings) const {
    int facing = 0;
    // Twice the area of each vertex' opposite part: the weights of the crossing.
    std::array<double, 3> areas;
    for (std::size_t e = 0; e < 3; ++e) {
      const std::size_t from = (e + 1) % 3;
      const std::size_t to = (e + 2) % 3;
      areas[e] = hairline::cross(seen(p[from], j, k), seen(p[to], j, k));
      // Coordinates are off by 2^-52 of their size, and differ by no more than twice it.
      const double error = 0x1p-47 * (size + 4096) * (size + 4096);
      const int side = std::abs(areas[e]) > error ? sign(areas[e]) : exactSide(t, from, to, j, k);
      if (side == 0 || (facing != 0 && side != facing)) return;
      facing = side;
    }
    const double area = areas[0] + areas[1] + areas[2];
    const double x = (areas[0] * p[0][0] + areas[1] * p[1][0] + areas[2] * p[2][0]) / area - 0.5;
    const double error = 0x1p-44 * (size + 4096) * (size + 4096) * (size + 4096) / std::abs(area);
    const int columns = m_grid.dimensions[0];
    int middles = 0;
    if (error < 0.25 && std::ceil(x - error) == std::ceil(x + error)) {
      middles = static_cast<int>(std::clamp(std::ceil(x), 0.0, static_cast<double>(columns)));
    } else {
      middles = exactMiddles(t, facing, j, k);
    }
    crossings.push_back({static_cast<std::uint32_t>(j + m_grid.dimensions[1] * k),
                         static_cast<std::int16_t>(middles), static_cast<std::int16_t>(facing)});
  }

  Rational middle(int axis, int index) const {
    return Rational(m_grid.origin[axis]) +
           Rational(m_grid.cell) * (Rational(index) + Rational(0.5));
  }
  Vector3<Rational> corner(std::size_t t, std::size_t i) const {
    const auto index = static_cast<std::size_t>(m_mesh.triangles[t][i]);
    return fromDouble<Rational>(m_mesh.vertices[index]);
  }
  int exactSide(std::size_t t, std::size_t from, std::size_t to, int j, int k) const {
    const Vector2<Rational> point(middle(1, j), middle(2, k));
    const auto relative = [&](std::size_t i) {
      const Vector3<Rational> place = corner(t, i);
      return Vector2<Rational>(place[1] - point[0], place[2] - point[1]);
    };
    return contains_mesh::sideOf<Rational>(relative(from), relative(to));
  }
  // How many centres of the row have the triangle ahead of them: found by bisection.
  int exactMiddles(std::size_t t, int facing, int j, int k) const {
    const Vector3<Rational> a = corner(t, 0);
    const Vector3<Rational> normal =
        hairline::cross(Vector3<Rational>(corner(t, 1) - a), Vector3<Rational>(corner(t, 2) - a));
    const auto isAhead = [&](int i) {
      const Vector3<Rational> offset(a[0] - middle(0, i), a[1] - middle(1, j), a[2] - middle(2, k));
      return sign(dot(normal, offset)) * facing > 0;
    };
    int low = 0;
    int high = m_grid.dimensions[0];
    while (low < high) {
      const int half = (low + high) / 2;
      if (isAhead(half)) {
        low = half + 1;
      } else {
        high = half;
      }
    }
    return low;
  }

  void joinRuns(Band& band) const {
    const std::vector<Crossing>& crossings = band.crossings;
    const auto columns = static_cast<std::int16_t>(m_grid.dimensions[0]);
    for (std::size_t begin = 0; begin < crossings.size();) {
      std::size_t end = begin;
      int whole = 0;
      for (; end < crossings.size() && crossings[end].row == crossings[begin].row; ++end) {
        whole += crossings[end].facing;
      }
      const bool parity = m_rule == FillRule::parity;
      if (parity ? (end - begin) % 2 != 0 : whole != 0) {
        ++band.report.openRows;
        begin = end;
        continue;
      }
      // From the far end: before a crossing at `middles`, one more is ahead.
      int state = 0;
      std::int16_t last = columns;
      for (std::size_t i = begin; i < end; ++i) {
        const Crossing& crossing = crossings[i];
        if (state != 0 && crossing.middles < last) {
          band.runs.push_back({crossing.row, crossing.middles, last});
        }
        last = crossing.middles;
        state = parity ? 1 - state : state + crossing.facing;
      }
      begin = end;
    }
  }

  std::vector<std::size_t> missingBricks() const {
    if (m_voxels.storage() == VoxelStorage::dense && !m_voxels.hasTriangles()) return {};
    std::vector<bool> touched(m_voxels.brickCount(), false);
    for (const Band& band : m_bands) {
      for (const Run& run : band.runs) {
        const auto [j, k] = rowOf(run);
        for (int x = run.first / VoxelGrid::brickSize; x <= (run.last - 1) / VoxelGrid::brickSize;
             ++x) {
          touched[m_voxels.brickAt(x, j / VoxelGrid::brickSize, k / VoxelGrid::brickSize)] = true;
        }
      }
    }
    std::vector<std::size_t> bricks;
    for (std::size_t i = 0; i < touched.size(); ++i) {
      if (touched[i] && m_voxels.brick(i).words == nullptr) bricks.push_back(i);
    }
    return bricks;
  }

  std::pair<int, int> rowOf(const Run& run) const {
    const auto rows = static_cast<std::uint32_t>(m_grid.dimensions[1]);
    return {static_cast<int>(run.row % rows), static_cast<int>(run.row / rows)};
  }

  void set(const Run& run, FillReport& report) {
    const auto [j, k] = rowOf(run);
    for (int x = run.first / VoxelGrid::brickSize; x <= (run.last - 1) / VoxelGrid::brickSize;
         ++x) {
      std::uint64_t& word = m_voxels.wordToSet(
          m_voxels.brickAt(x, j / VoxelGrid::brickSize, k / VoxelGrid::brickSize), j, k);
      const int first = std::max(run.first - x * VoxelGrid::brickSize, 0);
      const int last = std::min(run.last - x * VoxelGrid::brickSize, VoxelGrid::brickSize) - 1;
      const std::uint64_t bits =
          (~std::uint64_t{0} << first) & (~std::uint64_t{0} >> (VoxelGrid::brickSize - 1 - last));
      report.filled += static_cast<std::size_t>(std::popcount(bits & ~word));
      word |= bits;
    }
  }

  VoxelGrid& m_voxels;
  const Mesh& m_mesh;
  const Grid& m_grid;
  FillRule m_rule;
  const Work& m_work;
  Threads m_threads;
  std::mutex m_telling;
  std::vector<Band> m_bands;
};

}  // namespace

Result<FillReport> fillInside(VoxelGrid& voxels, const Mesh& mesh, const Grid& grid, FillRule rule,
                              std::size_t memory, const Work& work, int threads) {
  try {
    return Filler(voxels, mesh, grid, rule, work, threads).run(memory);
  } catch (const std::bad_alloc&) {
    return memoryError(VoxelGrid::denseBytes(grid.dimensions), availableMemory(), grid,
                       voxels.storage());
  }
}

}  // namespace hairline
