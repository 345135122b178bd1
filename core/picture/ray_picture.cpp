#include "core/picture/ray_picture.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "core/base/threads.h"

namespace hairline {

Ray<double> RayFrame::ray(int x, int y) const {
  const double across = (2 * (x + 0.5) - width) / height;
  const double upwards = 1 - 2 * (y + 0.5) / height;
  const Vector3<double> beside = camera.right * across + camera.up * upwards;
  if (camera.parallel) return {camera.eye + beside, camera.forward};
  return {camera.eye, camera.forward + beside};
}

void RayPicture::put(const PictureTile& tile, std::span<const RayHit> hits) {
  for (int row = 0; row < tile.height; ++row) {
    const auto from = hits.begin() + static_cast<std::ptrdiff_t>(row) * tile.width;
    std::copy(from, from + tile.width,
              pixels.begin() + static_cast<std::ptrdiff_t>(tile.y + row) * frame.width + tile.x);
  }
}

std::vector<PictureTile> tilesOf(const RayFrame& frame, int size) {
  std::vector<PictureTile> tiles;
  for (int y = 0; y < frame.height; y += size) {
    for (int x = 0; x < frame.width; x += size) {
      tiles.push_back({x, y, std::min(size, frame.width - x), std::min(size, frame.height - y)});
    }
  }
  // Twice the distance of the centres, squared.
  const auto away = [&](const PictureTile& tile) {
    const std::int64_t dx = 2 * tile.x + tile.width - frame.width;
    const std::int64_t dy = 2 * tile.y + tile.height - frame.height;
    return dx * dx + dy * dy;
  };
  std::ranges::stable_sort(tiles, {}, away);
  return tiles;
}

void castTiles(const RayScene& scene, const RayFrame& frame, std::span<const PictureTile> tiles,
               const CastOptions& options, const TakeTile& take, const Work& work) {
  std::atomic<std::size_t> next = 0;
  std::mutex taking;
  std::size_t done = 0;
  // Tiles are assigned here and not by the loop, which would not start with the first ones.
  Threads(options.threads).forEach(tiles.size(), [&](std::size_t) {
    const PictureTile& tile = tiles[next++];
    std::vector<RayHit> hits;
    hits.reserve(static_cast<std::size_t>(tile.width) * static_cast<std::size_t>(tile.height));
    for (int y = tile.y; y < tile.y + tile.height; ++y) {
      for (int x = tile.x; x < tile.x + tile.width; ++x) {
        if (work.isCancelled()) return;
        hits.push_back(scene.cast(frame.ray(x, y), options.scalar));
      }
    }
    const std::lock_guard lock(taking);
    if (work.isCancelled()) return;
    take(tile, std::move(hits));
    work.report(static_cast<double>(++done) / static_cast<double>(tiles.size()));
  });
}

Result<RayPicture> castPicture(const RayScene& scene, const RayFrame& frame,
                               const CastOptions& options, const Work& work) {
  constexpr int mostPixels = 16384;
  if (frame.width < 1 || frame.height < 1 || frame.width > mostPixels ||
      frame.height > mostPixels) {
    return Error{"limit", Message("Width and height must be from 1 to %1 pixels", mostPixels)};
  }
  RayPicture picture(frame);
  castTiles(
      scene, frame, tilesOf(frame), options,
      [&](const PictureTile& tile, const std::vector<RayHit>& hits) { picture.put(tile, hits); },
      work);
  if (work.isCancelled()) return cancelledError();
  return picture;
}

}  // namespace hairline
