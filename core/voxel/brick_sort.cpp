#include "core/voxel/brick_sort.h"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "core/math/three.h"
#include "core/query/intersect/triangle_aabb/pef_setup.h"

namespace hairline {
namespace {

#include "core/voxel/row_bodies-inl.h"

// A triangle that may touch this many bricks is tested brick by brick.
constexpr std::size_t manyBricks = 8;

}  // namespace

std::size_t BrickSort::Range::count() const {
  std::size_t product = 1;
  for (std::size_t k = 0; k < 3; ++k) product *= static_cast<std::size_t>(last[k] - first[k] + 1);
  return product;
}

// More than the margin of any triangle with coordinates up to `farthest` cells.
double BrickSort::widthOf(double farthest) const {
  const double reach = farthest + m_errors.dimensionCells + VoxelGrid::brickSize + 2;
  const PlacedErrors<double> errors(m_errors, 2 * farthest, reach, farthest + m_errors.originCells);
  return 0.01 + errors.margin;
}

BrickSort::Range BrickSort::rangeOf(std::size_t triangle) const {
  const std::array<Vector3<double>, 3> p = m_frame.cellsOf(m_mesh, triangle);
  double farthest = 0;
  for (const Vector3<double>& point : p) {
    farthest = std::max(farthest, point.cwiseAbs().maxCoeff());
  }
  const double wide = widthOf(farthest);
  Range range;
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    const double low = std::min(std::min(p[0][axis], p[1][axis]), p[2][axis]);
    const double high = std::max(std::max(p[0][axis], p[1][axis]), p[2][axis]);
    const double top = m_voxels.dimensions()[k] - 1;
    if (!(farthest < 0x1p300)) {
      // Out of range, or far beyond what doubles can resolve: any brick may be touched.
      range.first[k] = 0;
      range.last[k] = m_voxels.brickCounts()[k] - 1;
      continue;
    }
    const double from = std::max(low - 1 - wide, 0.0);
    const double to = std::min(high + wide, top);
    if (!(from <= to)) {
      range.first[k] = 1;
      range.last[k] = 0;
      continue;
    }
    range.first[k] = static_cast<int>(std::ceil(from)) / VoxelGrid::brickSize;
    range.last[k] = static_cast<int>(to) / VoxelGrid::brickSize;
  }
  return range;
}

std::uint64_t BrickSort::codeOf(const Vector3<double>& vertex, double wide) const {
  const Vector3<double> place = m_frame.cellsOf(vertex);
  std::uint64_t code = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const double cell = place[static_cast<int>(k)] + VoxelGrid::brickSize;
    const double top = (m_voxels.brickCounts()[k] + 1) * VoxelGrid::brickSize;
    const auto brick = [&](double at) {
      return static_cast<std::uint64_t>(
                 static_cast<std::int64_t>(std::min(top, std::max(0.0, at)))) /
             VoxelGrid::brickSize;
    };
    code |= brick(cell - wide) << (8 * k);
    code |= brick(cell + wide) << (8 * k + 24);
  }
  return code;
}

// Codes all vertices, unless one is so far off that all would need too wide codes.
void BrickSort::codeVertices(Threads& threads) {
  const std::vector<Vector3<double>>& vertices = m_mesh.vertices;
  constexpr std::size_t step = 1 << 14;
  const std::size_t chunks = (vertices.size() + step - 1) / step;
  std::vector<double> farthest(chunks + 1, 0.0);
  threads.forEach(chunks, [&](std::size_t chunk) {
    const std::size_t end = std::min(vertices.size(), (chunk + 1) * step);
    double most = 0;
    for (std::size_t i = chunk * step; i < end; ++i) {
      const Vector3<double> away = vertices[i] - m_frame.origin;
      most = std::max(most,
                      std::max(std::max(std::abs(away[0]), std::abs(away[1])), std::abs(away[2])));
    }
    farthest[chunk] = most;
  });
  const double most = *std::max_element(farthest.begin(), farthest.end());
  const double wide = widthOf(most * m_frame.factor * m_frame.inverse);
  if (!(wide < 2)) return;
  m_codes.reset(new std::uint64_t[vertices.size()]);
  threads.forEach(chunks, [&](std::size_t chunk) {
    const std::size_t end = std::min(vertices.size(), (chunk + 1) * step);
    for (std::size_t i = chunk * step; i < end; ++i) m_codes[i] = codeOf(vertices[i], wide);
  });
}

BrickSort::Range BrickSort::codedRangeOf(std::size_t triangle) const {
  const auto& corners = m_mesh.triangles[triangle];
  const std::uint64_t a = m_codes[static_cast<std::size_t>(corners[0])];
  const std::uint64_t b = m_codes[static_cast<std::size_t>(corners[1])];
  const std::uint64_t c = m_codes[static_cast<std::size_t>(corners[2])];
  Range range;
  for (std::size_t k = 0; k < 3; ++k) {
    const auto byte = [](std::uint64_t code, std::size_t place) {
      return static_cast<int>((code >> (8 * place)) & 0xff);
    };
    const int first = std::min(std::min(byte(a, k), byte(b, k)), byte(c, k));
    const int last = std::max(std::max(byte(a, k + 3), byte(b, k + 3)), byte(c, k + 3));
    range.first[k] = std::max(first - 1, 0);
    range.last[k] = std::min(last, m_voxels.brickCounts()[k]) - 1;
  }
  return range;
}

// Whether all vertices of a triangle have one code.
bool BrickSort::isOneCode(std::size_t triangle) const {
  const auto& [i, j, k] = m_mesh.triangles[triangle];
  const std::uint64_t code = m_codes[static_cast<std::size_t>(i)];
  return code == m_codes[static_cast<std::size_t>(j)] &&
         code == m_codes[static_cast<std::size_t>(k)];
}

// Calls visit(brick) for the bricks that a triangle may touch.
template <typename Visit>
void BrickSort::forBricks(std::size_t triangle, const Visit& visit) const {
  if (m_codes != nullptr) {
    // Most triangles lie in one brick with all their vertices.
    const std::uint64_t code = m_codes[static_cast<std::size_t>(m_mesh.triangles[triangle][0])];
    if (isOneCode(triangle) && (code & 0xffffff) == code >> 24) {
      const int x = static_cast<int>(code & 0xff) - 1;
      const int y = static_cast<int>((code >> 8) & 0xff) - 1;
      const int z = static_cast<int>((code >> 16) & 0xff) - 1;
      const std::array<int, 3> counts = m_voxels.brickCounts();
      const bool inGrid = static_cast<unsigned>(x) < static_cast<unsigned>(counts[0]) &&
                          static_cast<unsigned>(y) < static_cast<unsigned>(counts[1]) &&
                          static_cast<unsigned>(z) < static_cast<unsigned>(counts[2]);
      if (inGrid) visit(m_voxels.brickAt(x, y, z));
      return;
    }
  }
  const Range range = m_codes == nullptr ? rangeOf(triangle) : codedRangeOf(triangle);
  if (range.isEmpty()) return;
  const std::size_t count = range.count();
  if (count == 1) {
    visit(m_voxels.brickAt(range.first[0], range.first[1], range.first[2]));
  } else if (count <= manyBricks) {
    forRange(
        range, [](int, int, int) { return true; }, visit);
  } else {
    lookAtBricks(triangle, range, visit);
  }
}

template <typename Touches, typename Visit>
void BrickSort::forRange(const Range& range, const Touches& touches, const Visit& visit) const {
  for (int z = range.first[2]; z <= range.last[2]; ++z) {
    for (int y = range.first[1]; y <= range.last[1]; ++y) {
      for (int x = range.first[0]; x <= range.last[0]; ++x) {
        if (touches(x, y, z)) visit(m_voxels.brickAt(x, y, z));
      }
    }
  }
}

template <typename Visit>
void BrickSort::lookAtBricks(std::size_t triangle, const Range& range, const Visit& visit) const {
  const std::array<Vector3<double>, 3> p = m_frame.cellsOf(m_mesh, triangle);
  double farthest = m_errors.dimensionCells;
  for (const Vector3<double>& point : p) {
    farthest = std::max(farthest, point.cwiseAbs().maxCoeff());
  }
  const TriangleBoxSetup<double> setup(Triangle<double>{{p[0], p[1], p[2]}});
  // Only if the errors stay well within a cell.
  const bool look = farthest < CellErrors::mostCells && widthOf(farthest) < 0.25;
  const auto touches = [&](int x, int y, int z) {
    // One more cell on each side covers all rounding.
    const Vector3<double> first(x * VoxelGrid::brickSize - 1, y * VoxelGrid::brickSize - 1,
                                z * VoxelGrid::brickSize - 1);
    return !look || setup.meets(Aabb<double>{first, first.array() + (VoxelGrid::brickSize + 2)});
  };
  forRange(range, touches, visit);
}

void BrickSort::findRuns(Chunk& chunk, const Work& work,
                         const std::function<bool(std::size_t)>& allows) {
  constexpr std::uint32_t none = 0xffffffff;
  chunk.last.assign(m_voxels.brickCount(), none);
  std::size_t allowed = 0;
  const auto add = [&](std::size_t t, std::size_t brick) {
    const auto number = static_cast<std::uint32_t>(t);
    std::uint32_t& last = chunk.last[brick];
    if (last != none && chunk.found[last].run.end == number) {
      ++chunk.found[last].run.end;
      return;
    }
    last = static_cast<std::uint32_t>(chunk.found.size());
    chunk.found.push_back({static_cast<std::uint32_t>(brick), {number, number + 1}});
  };
  // Triangles whose vertices have the code of the previous one lie in the same single brick.
  std::uint64_t code = 0;
  std::uint32_t run = none;
  for (std::size_t t = chunk.first; t < chunk.end; ++t) {
    if (run != none) {
      const auto& [i, j, k] = m_mesh.triangles[t];
      if (m_codes[static_cast<std::size_t>(i)] == code &&
          m_codes[static_cast<std::size_t>(j)] == code &&
          m_codes[static_cast<std::size_t>(k)] == code) {
        ++chunk.found[run].run.end;
        continue;
      }
      run = none;
    }
    if (chunk.found.size() >= allowed) {
      // In steps: the size is known only after all of the mesh was examined.
      allowed = chunk.found.size() + (std::size_t{1} << 20);
      if (work.isCancelled() || !allows(chunk.found.size() * 3 * sizeof(Chunk::Found))) return;
    }
    forBricks(t, [&](std::size_t brick) {
      add(t, brick);
      run = chunk.last[brick];
    });
    if (m_codes == nullptr) {
      run = none;
      continue;
    }
    code = m_codes[static_cast<std::size_t>(m_mesh.triangles[t][0])];
    if ((code & 0xffffff) != code >> 24 || !isOneCode(t)) run = none;
  }
}

// Concatenates the runs of all chunks, brick by brick.
void BrickSort::joinChunks(std::vector<Chunk>& chunks) {
  const std::size_t bricks = m_voxels.brickCount();
  m_starts.assign(bricks + 1, 0);
  for (const Chunk& chunk : chunks) {
    for (const Chunk::Found& found : chunk.found) ++m_starts[found.brick + 1];
  }
  for (std::size_t brick = 0; brick < bricks; ++brick) m_starts[brick + 1] += m_starts[brick];
  m_runs.resize(m_starts[bricks]);
  std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
  for (Chunk& chunk : chunks) {
    for (const Chunk::Found& found : chunk.found) m_runs[next[found.brick]++] = found.run;
    chunk = {};
  }
}

std::optional<Error> BrickSort::run(
    Threads& threads, const Work& work,
    const std::function<std::optional<Error>(std::size_t)>& allows) {
  const std::size_t count = m_mesh.triangles.size();
  constexpr std::size_t leastChunk = 1 << 14;
  const std::size_t most = (std::size_t{1} << 24) / m_voxels.brickCount();
  const std::size_t parts =
      threads.isOne() ? 1 : std::clamp<std::size_t>(std::min(count / leastChunk, most), 1, 64);
  codeVertices(threads);
  std::vector<Chunk> chunks(parts);
  std::mutex asking;
  std::optional<Error> refusal;
  threads.forEach(parts, [&](std::size_t i) {
    chunks[i].first = count * i / parts;
    chunks[i].end = count * (i + 1) / parts;
    findRuns(chunks[i], work, [&](std::size_t bytes) {
      const std::scoped_lock lock(asking);
      if (!refusal) refusal = allows(bytes);
      return !refusal;
    });
  });
  if (refusal) return refusal;
  if (work.isCancelled()) return cancelledError();
  joinChunks(chunks);
  return std::nullopt;
}

}  // namespace hairline
