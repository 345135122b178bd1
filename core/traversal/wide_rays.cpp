#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "core/math/arithmetic_scope.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/traversal/wide_kernels.h"

namespace hairline {
namespace {

/// The first hit of a ray: verdicts in double on the candidates of the lanes.
struct RaySearch {
  const WideTree* tree;
  const Vector3<double>* vertices;
  const Ray<double>* ray;
  std::optional<MeshHit>* best;
  /// As in `LocalRays`.
  double start;
  double scale;

  static float verify(void* searches, wide::Candidate candidate) {
    return static_cast<RaySearch*>(searches)[candidate.ray].look(candidate.place);
  }

  // Measured: with its parts as calls, a ray on its own takes 4 % more instructions.
  [[gnu::flatten]] float look(std::int32_t place) {
    const WideLeaf& leaf = tree->leaves()[static_cast<std::size_t>(place / 8)];
    const auto at = [&](std::size_t corner) -> const Vector3<double>& {
      return vertices[leaf.vertex[corner][place % 8]];
    };
    const auto met = linear_triangle::firstIntersection(linear(*ray), {{at(0), at(1), at(2)}});
    if (met) take(place, *met);
    return limit();
  }

  void take(std::int32_t place, double t) {
    const std::int32_t i = tree->leaves()[static_cast<std::size_t>(place / 8)].triangle[place % 8];
    std::optional<MeshHit>& hit = *best;
    if (!hit || t < hit->t || (t == hit->t && i < hit->triangle)) hit = {i, t};
  }

  /// Up to where hits at the same distance may still be found.
  float limit() const {
    if (!*best) return std::numeric_limits<float>::max();
    const double t = ((*best)->t - start) * scale;
    const double end = t + (std::abs(t) + 1) * 0x1p-20;
    return end < 1e38 ? std::max(0.0F, static_cast<float>(end)) : 3e38F;
  }

  void lookAtAll() {
    const auto end = static_cast<std::int32_t>(8 * tree->leaves().size());
    for (std::int32_t place = 0; place < end; ++place) {
      if (tree->leaves()[static_cast<std::size_t>(place / 8)].triangle[place % 8] >= 0) {
        look(place);
      }
    }
  }
};

/// Rays that lie close together one after the other, so that they share a beam, or find in the
/// caches what the others needed: a picture's in tiles, others by the cell in which they start and
/// the sides to which they point.
class RayOrder {
 public:
  RayOrder(std::span<const Ray<double>> rays, const WideTree& tree) {
    if (rays.size() < 2 * leastWidth || rays.size() > mostRays) return;
    if (const std::size_t width = widthOfPicture(rays, tree); width > 0) {
      tile(rays.size(), width);
      return;
    }
    if (rays.size() < fewestRays || tree.bytes() < leastBytes) return;
    const WideTree::Frame& frame = tree.frame();
    // Most neighbours among a picture's rays share a cell, in a better order.
    std::size_t changes = 0;
    constexpr std::size_t samples = 256;
    for (std::size_t i = 0; i < samples; ++i) {
      const std::size_t at = i * (rays.size() / samples);
      if (cellOf(rays[at], frame) != cellOf(rays[at + 1], frame)) ++changes;
    }
    if (2 * changes < samples) return;
    std::vector<std::uint16_t> cells(rays.size());
    std::vector<std::uint32_t> ends(cellCount + 1);
    for (std::size_t i = 0; i < rays.size(); ++i) {
      cells[i] = cellOf(rays[i], frame);
      ++ends[cells[i] + std::size_t{1}];
    }
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    m_order.resize(rays.size());
    for (std::size_t i = 0; i < rays.size(); ++i) {
      m_order[ends[cells[i]]++] = static_cast<std::uint32_t>(i);
    }
  }

  std::size_t operator[](std::size_t i) const { return m_order.empty() ? i : m_order[i]; }
  /// Fetches a ray that is soon needed, and the place of its answer.
  void fetch(std::size_t i, std::span<const Ray<double>> rays,
             std::span<const std::optional<MeshHit>> hits) const {
    if (i >= rays.size()) return;
    const std::size_t place = (*this)[i];
    __builtin_prefetch(&rays[place]);
    __builtin_prefetch(&rays[place].direction[2]);
    __builtin_prefetch(&hits[place], 1);
  }

 private:
  // As numbers of rays take 32 bits.
  static constexpr std::size_t mostRays = std::numeric_limits<std::uint32_t>::max();
  static constexpr std::size_t tileSide = 4;
  // Of a picture.
  static constexpr std::size_t leastWidth = 16;
  static constexpr std::size_t mostWidth = std::size_t{1} << 14;
  // Fewer rays have too little in common, and a smaller tree lies in the caches anyway. Measured:
  // of 81,920 triangles, wild rays take 13 % longer in order, of 327,680 a tenth less.
  static constexpr std::size_t fewestRays = 4096;
  static constexpr std::size_t leastBytes = std::size_t{1} << 23;
  static constexpr std::size_t cellCount = std::size_t{1} << 15;

  /// The length of the rows of rays in which each is so close to the next that tiles of them are
  /// beams, if rows are close to the ones before as well, of which some are looked at; 0 if there
  /// are none.
  static std::size_t widthOfPicture(std::span<const Ray<double>> rays, const WideTree& tree) {
    const auto step = [&](std::size_t i, std::size_t j) {
      const Vector3<double> shift = (rays[j].origin - rays[i].origin) * tree.frame().factor;
      const Vector3<double> bend = rays[j].direction - rays[i].direction;
      return squaredNorm(shift) + squaredNorm(bend) / squaredNorm(rays[j].direction);
    };
    // Squared; ten times as far as any before is the next row.
    const double close = std::pow(wide::mostBeamWidth(tree) / (tileSide - 1), 2);
    constexpr double far = 100;
    const std::size_t end = std::min(rays.size() / 2, mostWidth);
    double longest = step(0, 1);
    std::size_t width = 2;
    for (; width <= end && longest < close; ++width) {
      const double next = step(width - 1, width);
      if (next > far * longest) break;
      longest = std::max(longest, next);
    }
    if (width < leastWidth || width > end || longest >= close) return 0;
    constexpr std::size_t samples = 16;
    const std::size_t rows = rays.size() / width;
    for (std::size_t i = 0; i < samples; ++i) {
      const std::size_t at = i * (rows - 1) / samples * width;
      if (!(step(at, at + width) <= far * longest)) return 0;
    }
    return width;
  }

  /// As many rays as share a beam.
  void tile(std::size_t count, std::size_t width) {
    constexpr std::size_t side = tileSide;
    static_assert(side * side == wide::raysAtOnce);
    m_order.reserve(count);
    for (std::size_t row = 0; row < count; row += side * width) {
      for (std::size_t column = 0; column < width; column += side) {
        for (std::size_t y = row; y < row + side * width; y += width) {
          for (std::size_t x = column; x < std::min(width, column + side); ++x) {
            if (y + x < count) m_order.push_back(static_cast<std::uint32_t>(y + x));
          }
        }
      }
    }
  }

  /// Along the Morton curve, by the signs of the direction within a cell.
  static std::uint16_t cellOf(const Ray<double>& ray, const WideTree::Frame& frame) {
    unsigned cell = 0;
    for (int k = 0; k < 3; ++k) {
      // From -2 to 2; in this form NaN is somewhere, too.
      const double at = (ray.origin[k] - frame.middle[k]) * frame.factor * 4 + 8;
      const auto bits = static_cast<unsigned>(static_cast<int>(std::max(0.0, std::min(15.0, at))));
      const unsigned spread = (bits & 1) | (bits & 2) << 2 | (bits & 4) << 4 | (bits & 8) << 6;
      cell |= (spread << 3 | (std::signbit(ray.direction[k]) ? 1U : 0U)) << k;
    }
    return static_cast<std::uint16_t>(cell);
  }

  std::vector<std::uint32_t> m_order;
};

}  // namespace

void WideTree::firstHits(const Mesh& mesh, std::span<const Ray<double>> rays,
                         std::span<std::optional<MeshHit>> hits) const {
  const ArithmeticScope scope;
  if (isEmpty()) {
    std::ranges::fill(hits, std::nullopt);
    return;
  }
  const Vector3<double>* const vertices = mesh.vertices.data();
  const RayOrder order(rays, *this);
  for (std::size_t i = 0; i < rays.size();) {
    const Ray<double>* group[wide::raysAtOnce];
    std::optional<MeshHit>* found[wide::raysAtOnce];
    std::size_t count = 0;
    for (; i < rays.size() && count < wide::raysAtOnce; ++i) {
      const std::size_t place = order[i];
      order.fetch(i + wide::raysAtOnce, rays, hits);
      hits[place].reset();
      found[count] = &hits[place];
      group[count++] = &rays[place];
    }
    wide::LocalRays local;
    wide::setUpRays(m_frame, group, count, local);
    RaySearch searches[wide::raysAtOnce];
    for (std::size_t k = 0; k < count; ++k) {
      searches[k] = {this, vertices, group[k], found[k], local.start[k], local.scale[k]};
      if (!local.isInRange(k)) searches[k].lookAtAll();
    }
    wide::Candidate later[wide::raysAtOnce * wide::mostLater];
    const std::size_t size =
        wide::traverseRays(*this, vertices, local, count, &RaySearch::verify, searches, later);
    if (size == 1) {
      // As many lanes as for all would cost more.
      searches[later[0].ray].look(later[0].place);
      continue;
    }
    double t[wide::raysAtOnce * wide::mostLater];
    wide::crossings(*this, vertices, group, later, size, t);
    for (std::size_t k = 0; k < size; ++k) {
      RaySearch& search = searches[later[k].ray];
      if (std::isnan(t[k])) {
        search.look(later[k].place);
      } else if (t[k] >= 0) {
        search.take(later[k].place, t[k]);
      }
    }
  }
}

std::optional<MeshHit> WideTree::firstHit(const Mesh& mesh, const Ray<double>& ray) const {
  std::optional<MeshHit> hit;
  firstHits(mesh, {&ray, 1}, {&hit, 1});
  return hit;
}

}  // namespace hairline
