#include <array>

#include "core/base/checked.h"
#include "core/hierarchy/wide_search.h"
#include "core/voxel/threads.h"

namespace hairline {
namespace {

using Vector = Vector3<double>;

// Many queries, in an order in which neighbours have much in common.

std::uint32_t spread(std::uint32_t x) {
  x &= 0x3ff;
  x = (x | x << 16) & 0x30000ff;
  x = (x | x << 8) & 0x300f00f;
  x = (x | x << 4) & 0x30c30c3;
  return (x | x << 2) & 0x9249249;
}

/// The place on a Morton curve through the frame, 10 bits an axis.
std::uint32_t placeOf(const WideTree& tree, const Vector& point) {
  std::uint32_t code = 0;
  for (int k = 0; k < 3; ++k) {
    const double x = (point[k] - tree.frame().middle[k]) * tree.frame().factor;
    code |= spread(clampedInteger<std::uint32_t>((x + 2) / 4 * 1023, 0, 1023)) << k;
  }
  return code;
}

/// The places of keys of 30 bits, by rising key.
std::vector<std::uint32_t> sorted(const std::vector<std::uint32_t>& keys) {
  constexpr int digits = 3;
  constexpr std::uint32_t bits = 10;
  constexpr std::uint32_t mask = (1U << bits) - 1;
  std::array<std::array<std::uint32_t, mask + 1>, digits> starts{};
  for (const std::uint32_t key : keys) {
    for (std::size_t digit = 0; digit < digits; ++digit) {
      ++starts[digit][key >> (bits * digit) & mask];
    }
  }
  struct Entry {
    std::uint32_t key;
    std::uint32_t place;
  };
  std::vector<Entry> from(keys.size());
  std::vector<Entry> to(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) from[i] = {keys[i], static_cast<std::uint32_t>(i)};
  for (std::size_t digit = 0; digit < digits; ++digit) {
    std::uint32_t sum = 0;
    for (std::uint32_t& start : starts[digit]) sum += std::exchange(start, sum);
    for (const Entry& entry : from) to[starts[digit][entry.key >> (bits * digit) & mask]++] = entry;
    from.swap(to);
  }
  std::vector<std::uint32_t> order(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) order[i] = from[i].place;
  return order;
}

constexpr std::size_t chunk = 4096;

/// A run of the order, of which queries are taken one by one.
template <typename Query, typename Answer>
struct Run {
  const WideTree& tree;
  const Mesh& mesh;
  std::span<const Query> queries;
  std::span<const std::uint32_t> order;
  std::span<Answer> answers;
  std::size_t next = 0;

  /// The place of the next query; those that come soon are fetched.
  std::uint32_t take() {
    constexpr std::size_t ahead = 16;
    if (next + ahead < order.size()) {
      const char* const soon = reinterpret_cast<const char*>(&queries[order[next + ahead]]);
      __builtin_prefetch(soon);
      __builtin_prefetch(soon + sizeof(Query) - 1);
      __builtin_prefetch(&answers[order[next + ahead]], 1);
    }
    return order[next++];
  }
  bool isEmpty() const { return next == order.size(); }
};

struct RayRun : Run<Ray<double>, MeshHit> {
  std::array<wide::RaySearch, wide::Queue<wide::LocalRay>::slots> searches{};
  std::array<std::uint32_t, wide::Queue<wide::LocalRay>::slots> places{};

  void* begin(int slot, wide::LocalRay& local, float& most) {
    const auto at = static_cast<std::size_t>(slot);
    wide::RaySearch& search = searches[at];
    while (!isEmpty()) {
      places[at] = take();
      search = {{&mesh, &tree}, &queries[places[at]]};
      most = std::numeric_limits<float>::max();
      if (wide::begin(search, tree, local)) return &search;
      finish(slot);
    }
    return nullptr;
  }
  void finish(int slot) {
    const auto at = static_cast<std::size_t>(slot);
    answers[places[at]] = searches[at].best;
  }
};

struct PointRun : Run<Vector, MeshPoint> {
  std::array<wide::PointSearch, wide::Queue<wide::LocalPoint>::slots> searches{};
  std::array<std::uint32_t, wide::Queue<wide::LocalPoint>::slots> places{};
  std::int32_t last = -1;

  void* begin(int slot, wide::LocalPoint& local, float& most) {
    const auto at = static_cast<std::size_t>(slot);
    wide::PointSearch& search = searches[at];
    while (!isEmpty()) {
      places[at] = take();
      search = {{&mesh, &tree}, &queries[places[at]]};
      // The triangle nearest to a point before is as far as this one, or nearer.
      if (last >= 0) search.look(last);
      const bool walks = wide::begin(search, tree, local);
      most = search.limit();
      if (walks) return &search;
      finish(slot);
    }
    return nullptr;
  }
  void finish(int slot) {
    const auto at = static_cast<std::size_t>(slot);
    answers[places[at]] = searches[at].best;
    last = searches[at].bestPlace;
  }
};

/// What a run is to the lanes.
template <typename Local, typename R>
wide::Queue<Local> queueOf(R& run, wide::Verify verify) {
  return {&run,
          [](void* self, int slot, Local& local, float& most) {
            return static_cast<R*>(self)->begin(slot, local, most);
          },
          [](void* self, int slot) { static_cast<R*>(self)->finish(slot); }, verify};
}

/// Calls use() with each run of the order.
template <typename Use>
void inRuns(std::span<const std::uint32_t> order, int threads, const Use& use) {
  Threads(threads).forEach((order.size() + chunk - 1) / chunk, [&](std::size_t part) {
    use(order.subspan(part * chunk, std::min(chunk, order.size() - part * chunk)));
  });
}

}  // namespace

std::vector<MeshHit> WideTree::firstHits(const Mesh& mesh, std::span<const Ray<double>> rays,
                                         int threads) const {
  std::vector<MeshHit> hits(rays.size());
  if (isEmpty()) return hits;
  std::vector<std::uint32_t> keys(rays.size());
  for (std::size_t i = 0; i < rays.size(); ++i) {
    const Vector& d = rays[i].direction;
    const auto octant = static_cast<std::uint32_t>((d[0] < 0) + 2 * (d[1] < 0) + 4 * (d[2] < 0));
    // Direction first, then place; the lowest bits of the place make room for the octant.
    keys[i] = octant << 27 | placeOf(*this, rays[i].origin) >> 3;
  }
  const std::vector<std::uint32_t> order = sorted(keys);
  inRuns(order, threads, [&](std::span<const std::uint32_t> part) {
    RayRun run{{*this, mesh, rays, part, hits}};
    wide::walkRays(*this, mesh, queueOf<wide::LocalRay>(run, &wide::RaySearch::verify));
  });
  return hits;
}

std::vector<MeshPoint> WideTree::nearestPoints(const Mesh& mesh,
                                               std::span<const Vector3<double>> points,
                                               int threads) const {
  std::vector<MeshPoint> found(points.size());
  if (isEmpty()) return found;
  std::vector<std::uint32_t> keys(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) keys[i] = placeOf(*this, points[i]);
  const std::vector<std::uint32_t> order = sorted(keys);
  inRuns(order, threads, [&](std::span<const std::uint32_t> part) {
    PointRun run{{*this, mesh, points, part, found}};
    wide::walkPoints(*this, mesh, queueOf<wide::LocalPoint>(run, &wide::PointSearch::verify));
  });
  return found;
}

}  // namespace hairline
