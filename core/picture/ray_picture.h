#pragma once

#include <functional>
#include <span>

#include "core/picture/ray_scene.h"

namespace hairline {

/// The camera of ray-cast images. The centre of a picture is seen along `forward`; one `up` from
/// there is its upper edge, and one `right` is as far to the right.
struct RayCamera {
  Vector3<double> eye = Vector3<double>::Zero();
  Vector3<double> forward = Vector3<double>(0, 1, 0);
  Vector3<double> right = Vector3<double>(1, 0, 0);
  Vector3<double> up = Vector3<double>(0, 0, 1);
  /// Perspective: all rays start at the eye. Parallel: all rays point along `forward`, the middle
  /// one from the eye.
  bool parallel = false;

  friend bool operator==(const RayCamera&, const RayCamera&) = default;
};

/// A camera and the size of its picture.
struct RayFrame {
  RayCamera camera;
  int width = 1;
  int height = 1;

  /// The ray through the centre of a pixel; (0, 0) is the upper left one.
  Ray<double> ray(int x, int y) const;

  friend bool operator==(const RayFrame&, const RayFrame&) = default;
};

/// A rectangle of pixels.
struct PictureTile {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  friend bool operator==(const PictureTile&, const PictureTile&) = default;
};

/// The hit of every pixel's ray, row by row from the upper left.
struct RayPicture {
  RayFrame frame;
  std::vector<RayHit> pixels;

  explicit RayPicture(const RayFrame& ofFrame = {})
      : frame(ofFrame),
        pixels(static_cast<std::size_t>(ofFrame.width) * static_cast<std::size_t>(ofFrame.height)) {
  }

  const RayHit& at(int x, int y) const {
    return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(frame.width) +
                  static_cast<std::size_t>(x)];
  }
  /// Writes the hits of a tile, row by row.
  void put(const PictureTile& tile, std::span<const RayHit> hits);
};

/// The tiles of a picture, those near its middle first. Tiles at the edges are smaller.
std::vector<PictureTile> tilesOf(const RayFrame& frame, int size = 32);

struct CastOptions {
  ScalarKind scalar = ScalarKind::float64;
  /// 0: one per core. The picture does not depend on it.
  int threads = 0;
};

/// Takes the hits of a tile. Called from any thread, one at a time.
using TakeTile = std::function<void(const PictureTile& tile, std::vector<RayHit> hits)>;

/// Casts the rays of tiles in their order, and hands over each finished tile. Ends soon after the
/// work is cancelled; an unfinished tile is not handed over.
void castTiles(const RayScene& scene, const RayFrame& frame, std::span<const PictureTile> tiles,
               const CastOptions& options, const TakeTile& take, const Work& work = {});

/// The whole picture. Errors: "cancelled"; "limit" if a side is not within 1 to 16384 pixels.
Result<RayPicture> castPicture(const RayScene& scene, const RayFrame& frame,
                               const CastOptions& options = {}, const Work& work = {});

}  // namespace hairline
