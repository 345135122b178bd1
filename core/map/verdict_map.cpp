#include "core/map/verdict_map.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "core/base/threads.h"
#include "core/map/map_asker.h"
#include "core/math/interruption.h"
#include "core/shapes/validate.h"

namespace hairline {
namespace {

constexpr int mostPixels = 16384;

std::optional<Error> refusalOf(const MapFrame& frame) {
  if (frame.width >= 1 && frame.height >= 1 && frame.width <= mostPixels &&
      frame.height <= mostPixels) {
    return std::nullopt;
  }
  return Error{"limit", Message("Width and height must be from 1 to %1 pixels", mostPixels)};
}

/// The user's methods, for the duration of a tile.
struct OwnLoan {
  explicit OwnLoan(MapOwnMethods* from) : pool(from) {
    if (pool != nullptr) methods = pool->take();
  }
  OwnLoan(const OwnLoan&) = delete;
  OwnLoan& operator=(const OwnLoan&) = delete;
  ~OwnLoan() {
    if (pool != nullptr) pool->giveBack(methods);
  }

  MapOwnMethods* pool;
  MapOwnMethods::Set methods;
};

/// Asks at the places of a frame's pixels; `xAt` and `yAt` give them by column and row.
template <typename XAt, typename YAt>
void ask(const MapQuestion& question, std::span<const PictureTile> tiles, const XAt& xAt,
         const YAt& yAt, const TakeMapTile& take, int threads, const Work& work) {
  std::atomic<std::size_t> next = 0;
  std::mutex taking;
  std::size_t done = 0;
  // Tiles are assigned here and not by the loop, which would not start with the first ones.
  Threads(threads).forEach(tiles.size(), [&](std::size_t) {
    const PictureTile& tile = tiles[next++];
    if (work.isCancelled()) return;
    const Interruptible interruptible(work.stop);
    const OwnLoan loan(question.own.get());
    MapAsker asker(question, loan.methods);
    std::vector<MapPixel> pixels;
    pixels.reserve(static_cast<std::size_t>(tile.width) * static_cast<std::size_t>(tile.height));
    try {
      for (int row = tile.y; row < tile.y + tile.height; ++row) {
        const double y = yAt(row);
        for (int column = tile.x; column < tile.x + tile.width; ++column) {
          if (work.isCancelled()) return;
          pixels.push_back(asker.at(xAt(column), y));
        }
      }
    } catch (const Interrupted&) {
      return;
    }
    const std::lock_guard lock(taking);
    if (work.isCancelled()) return;
    take(tile, std::move(pixels));
    work.report(static_cast<double>(++done) / static_cast<double>(tiles.size()));
  });
}

}  // namespace

MapOwnMethods::Set MapOwnMethods::take() {
  const std::lock_guard lock(m_mutex);
  if (m_free.empty()) return m_make();
  Set methods = std::move(m_free.back());
  m_free.pop_back();
  return methods;
}

void MapOwnMethods::giveBack(Set methods) {
  const std::lock_guard lock(m_mutex);
  m_free.push_back(std::move(methods));
}

void VerdictMap::put(const PictureTile& tile, std::span<const MapPixel> of) {
  for (int row = 0; row < tile.height; ++row) {
    const auto from = of.begin() + static_cast<std::ptrdiff_t>(row) * tile.width;
    std::copy(from, from + tile.width,
              pixels.begin() + static_cast<std::ptrdiff_t>(tile.y + row) * frame.width + tile.x);
  }
}

MapCounts VerdictMap::counts() const {
  MapCounts counts;
  for (const MapPixel& pixel : pixels) {
    if (!pixel.isLegal) {
      ++counts.illegal;
      continue;
    }
    counts.yes += pixel.first == Verdict::yes ? 1 : 0;
    counts.no += pixel.first == Verdict::no ? 1 : 0;
    counts.none += pixel.first == Verdict::none ? 1 : 0;
    if (!pixel.differs()) continue;
    ++(pixel.first == Verdict::yes ? counts.onlyFirst : counts.onlySecond);
  }
  return counts;
}

std::optional<std::vector<SceneObject>> placedAt(const MapQuestion& question, double x, double y) {
  std::vector<SceneObject> objects = question.objects;
  const std::array<double, 2> values{x, y};
  for (std::size_t i = 0; i < 2; ++i) {
    const Freedom& freedom = question.freedoms[i];
    if (!setValue(objects[freedom.operand], question.objects[freedom.operand], freedom,
                  values[i])) {
      return std::nullopt;
    }
  }
  for (const SceneObject& object : objects) {
    if (validate(object.shape)) return std::nullopt;
  }
  return objects;
}

std::vector<PictureTile> tilesOf(const MapFrame& frame) {
  return tilesOf(RayFrame{{}, frame.width, frame.height});
}

void askTiles(const MapQuestion& question, const MapFrame& frame,
              std::span<const PictureTile> tiles, const TakeMapTile& take, int threads,
              const Work& work) {
  ask(
      question, tiles, [&](int column) { return frame.xAt(column); },
      [&](int row) { return frame.yAt(row); }, take, threads, work);
}

Result<VerdictMap> askMap(const MapQuestion& question, const MapFrame& frame, int threads,
                          const Work& work) {
  return askRoughMap(question, frame, 1, threads, work);
}

Result<VerdictMap> askRoughMap(const MapQuestion& question, const MapFrame& frame, int roughness,
                               int threads, const Work& work) {
  if (auto error = refusalOf(frame)) return *error;
  MapFrame rough = frame;
  rough.width = (frame.width + roughness - 1) / roughness;
  rough.height = (frame.height + roughness - 1) / roughness;
  const auto middle = [&](int pixel, int count) {
    return std::min(pixel * roughness + roughness / 2, count - 1);
  };
  VerdictMap map(rough);
  const std::vector<PictureTile> tiles = tilesOf(rough);
  ask(
      question, tiles, [&](int column) { return frame.xAt(middle(column, frame.width)); },
      [&](int row) { return frame.yAt(middle(row, frame.height)); },
      [&](const PictureTile& tile, const std::vector<MapPixel>& pixels) { map.put(tile, pixels); },
      threads, work);
  if (work.isCancelled()) return cancelledError();
  return map;
}

}  // namespace hairline
