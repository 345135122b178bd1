#pragma once

#include <array>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/map/freedom.h"
#include "core/map/map_axis.h"
#include "core/picture/ray_picture.h"
#include "core/query/entry.h"
#include "core/search/plugin/own_method.h"
#include "core/search/verdict.h"
#include "core/work.h"

namespace hairline {

/// A query in a scalar, as used by a map.
struct MapMethod {
  const QueryEntry* entry = nullptr;
  /// Its operands are in the opposite order to the objects of the map.
  bool swapped = false;
  ScalarKind scalar = ScalarKind::float64;
  /// The name of a user's method, which is asked instead; the query then gives the kind.
  std::string own = {};

  friend bool operator==(const MapMethod&, const MapMethod&) = default;
};

/// The user's methods for a map, lent to one tile at a time.
class MapOwnMethods {
 public:
  using Set = std::vector<OwnMethod*>;

  /// `make` makes the methods for one more tile, from any thread; they live as long as this.
  explicit MapOwnMethods(std::function<Set()> make) : m_make(std::move(make)) {}

  Set take();
  void giveBack(Set methods);

 private:
  std::function<Set()> m_make;
  std::mutex m_mutex;
  std::vector<Set> m_free;
};

/// The question at each pixel of a map.
struct MapQuestion {
  /// Two or more objects, in the order of the operands; none of them is an unloaded mesh.
  std::vector<SceneObject> objects;
  QueryOptions options;
  /// What changes from left to right, and what from bottom to top.
  std::array<Freedom, 2> freedoms;
  MapMethod first;
  std::optional<MapMethod> second;
  /// Whether to compute the signed gap of the first method, which takes a full answer.
  bool withGap = false;
  /// If set, the first method also answers yes if its gap is at most this.
  std::optional<double> tolerance;
  /// Set if a method is one of the user's.
  std::shared_ptr<MapOwnMethods> own = {};
};

/// The visible part of the plane of values.
struct MapFrame {
  std::array<MapAxis, 2> axes;
  int width = 1;
  int height = 1;

  /// The values of a pixel; (0, 0) is the upper left one, and the middle of the axes is the pixel
  /// at half the width and half the height.
  double xAt(int column) const { return axes[0].at(column - width / 2); }
  double yAt(int row) const { return axes[1].at(height / 2 - row); }

  friend bool operator==(const MapFrame&, const MapFrame&) = default;
};

/// The answers at a pixel. Verdicts are yes, no, or none if no verdict could be formed.
struct MapPixel {
  Verdict first = Verdict::none;
  Verdict second = Verdict::none;
  /// Whether the objects are valid: no inverted box, no negative radius.
  bool isLegal = false;
  /// The distance between the operands, or their depth as a negative number, as the first method
  /// computes it; NaN if it does not.
  float gap = 0;

  bool differs() const {
    return isLegal && first != Verdict::none && second != Verdict::none && first != second;
  }
  /// Equal to the last bit: one NaN equals another.
  friend bool operator==(const MapPixel& a, const MapPixel& b) {
    return a.first == b.first && a.second == b.second && a.isLegal == b.isLegal &&
           (a.gap == b.gap || (a.gap != a.gap && b.gap != b.gap));
  }
};

/// How many pixels of a map have each result.
struct MapCounts {
  std::size_t yes = 0;
  std::size_t no = 0;
  std::size_t none = 0;
  std::size_t illegal = 0;
  /// The first answers yes and the second no, and the other way round.
  std::size_t onlyFirst = 0;
  std::size_t onlySecond = 0;

  std::size_t differing() const { return onlyFirst + onlySecond; }

  friend bool operator==(const MapCounts&, const MapCounts&) = default;
};

/// A picture of verdicts over two degrees of freedom, row by row from the upper left.
struct VerdictMap {
  MapFrame frame;
  std::vector<MapPixel> pixels;

  explicit VerdictMap(const MapFrame& ofFrame = {})
      : frame(ofFrame),
        pixels(static_cast<std::size_t>(ofFrame.width) * static_cast<std::size_t>(ofFrame.height)) {
  }

  const MapPixel& at(int column, int row) const {
    return pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(frame.width) +
                  static_cast<std::size_t>(column)];
  }
  /// Writes the pixels of a tile, row by row.
  void put(const PictureTile& tile, std::span<const MapPixel> of);
  MapCounts counts() const;
};

/// Whether verdicts of a kind are yes or no, as maps require.
constexpr bool hasMap(Kind kind) {
  return kind != Kind::side && kind != Kind::common && !isPredicate(kind);
}

/// The objects of a question, changed to two values; nothing if they cannot be.
std::optional<std::vector<SceneObject>> placedAt(const MapQuestion& question, double x, double y);

/// The signed gap of an answer: the distance, or minus the depth; NaN if it gives none.
double gapOf(const Report& report);

/// The tiles of a map, those near its middle first.
std::vector<PictureTile> tilesOf(const MapFrame& frame);

/// Takes the pixels of a tile. Called from any thread, one at a time.
using TakeMapTile = std::function<void(const PictureTile& tile, std::vector<MapPixel> pixels)>;

/// Computes every pixel of the tiles, in their order, and hands over each finished tile. `threads`:
/// 0 for one per core; the pixels do not depend on it. Ends soon after the work is cancelled; a
/// tile that is not finished by then is not handed over.
void askTiles(const MapQuestion& question, const MapFrame& frame,
              std::span<const PictureTile> tiles, const TakeMapTile& take, int threads = 0,
              const Work& work = {});

/// The whole map. Errors: "cancelled"; "limit" if a side is not within 1 to 16384 pixels.
Result<VerdictMap> askMap(const MapQuestion& question, const MapFrame& frame, int threads = 0,
                          const Work& work = {});

/// The same values with fewer pixels, for a first look: each stands for `roughness` by `roughness`
/// pixels of a map and has the values of the middle one. Errors as above.
Result<VerdictMap> askRoughMap(const MapQuestion& question, const MapFrame& frame, int roughness,
                               int threads = 0, const Work& work = {});

}  // namespace hairline
