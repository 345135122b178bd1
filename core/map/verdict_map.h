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

/// A query in a scalar, as a map asks it.
struct MapMethod {
  const QueryEntry* entry = nullptr;
  /// Its operands stand in the other order than the objects of the map.
  bool swapped = false;
  ScalarKind scalar = ScalarKind::float64;
  /// The name of a method of the user's, which is asked instead; the query gives the kind then.
  std::string own = {};

  friend bool operator==(const MapMethod&, const MapMethod&) = default;
};

/// The methods of the user's that a map asks, lent to one tile at a time.
class MapOwnMethods {
 public:
  using Set = std::vector<OwnMethod*>;

  /// `make` makes the methods of one more tile, from any thread; they last as long as this.
  explicit MapOwnMethods(std::function<Set()> make) : m_make(std::move(make)) {}

  Set take();
  void giveBack(Set methods);

 private:
  std::function<Set()> m_make;
  std::mutex m_mutex;
  std::vector<Set> m_free;
};

/// What is asked at a pixel of a map.
struct MapQuestion {
  /// Two objects, or more, in the order of the operands; none of them is a mesh that is not loaded.
  std::vector<SceneObject> objects;
  QueryOptions options;
  /// What changes from left to right, and what from the bottom up.
  std::array<Freedom, 2> freedoms;
  MapMethod first;
  std::optional<MapMethod> second;
  /// Whether the signed gap that the first one finds is wanted, which takes a whole answer.
  bool withGap = false;
  /// Where there is one, the first answers yes also where the gap it finds is no more than that.
  std::optional<double> tolerance;
  /// Where a method is one of the user's.
  std::shared_ptr<MapOwnMethods> own = {};
};

/// The part of the plane of values that a map shows.
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

/// What was answered at a pixel. Verdicts are yes, no, or none where no verdict could be formed.
struct MapPixel {
  Verdict first = Verdict::none;
  Verdict second = Verdict::none;
  /// Whether the objects can be so: no box is turned inside out, no radius negative.
  bool isLegal = false;
  /// The distance between the operands, or how deep one is in the other as a negative number, as
  /// far as the first finds it; NaN where it does not.
  float gap = 0;

  bool differs() const {
    return isLegal && first != Verdict::none && second != Verdict::none && first != second;
  }
  /// Equal to the last bit: one NaN is like another.
  friend bool operator==(const MapPixel& a, const MapPixel& b) {
    return a.first == b.first && a.second == b.second && a.isLegal == b.isLegal &&
           (a.gap == b.gap || (a.gap != a.gap && b.gap != b.gap));
  }
};

/// How many pixels of a map say what.
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
  /// Puts the pixels of a tile in, row by row.
  void put(const PictureTile& tile, std::span<const MapPixel> of);
  MapCounts counts() const;
};

/// Whether verdicts of a kind are yes or no, which maps show.
constexpr bool hasMap(Kind kind) { return kind != Kind::side && kind != Kind::common; }

/// The objects of a question where they are changed to two values; nothing where they cannot be so.
std::optional<std::vector<SceneObject>> placedAt(const MapQuestion& question, double x, double y);

/// The signed gap of an answer: the distance, or less the depth; NaN where it gives none.
double gapOf(const Report& report);

/// The tiles of a map, those near its middle first.
std::vector<PictureTile> tilesOf(const MapFrame& frame);

/// Takes the pixels of a tile. Called from any thread, from one at a time.
using TakeMapTile = std::function<void(const PictureTile& tile, std::vector<MapPixel> pixels)>;

/// Asks at every pixel of the tiles, those that stand first at first, and hands over each tile that
/// is done. `threads`: 0 for as many as there are cores; the pixels do not depend on it. Ends soon
/// after the work is cancelled; a tile that is not finished by then is not handed over.
void askTiles(const MapQuestion& question, const MapFrame& frame,
              std::span<const PictureTile> tiles, const TakeMapTile& take, int threads = 0,
              const Work& work = {});

/// The whole map. Errors: "cancelled"; "limit" where a side is not within 1 to 16384 pixels.
Result<VerdictMap> askMap(const MapQuestion& question, const MapFrame& frame, int threads = 0,
                          const Work& work = {});

/// The same values by fewer pixels: each stands for `roughness` by `roughness` of a map and has the
/// values of the pixel in the middle of these, for a first look. Errors as above.
Result<VerdictMap> askRoughMap(const MapQuestion& question, const MapFrame& frame, int roughness,
                               int threads = 0, const Work& work = {});

}  // namespace hairline
