#include <algorithm>
#include <map>

#include "core/base/limits.h"
#include "core/mesh/byte_reader.h"
#include "core/mesh/line_scanner.h"
#include "core/voxel/voxel_readers.h"

namespace hairline {
namespace {

using Place = std::array<int, 3>;

// The maximum distance of a model from the origin, in cells.
constexpr int farthest = 1000000;

// A stream of bytes; missing bytes read as zero and are remembered.
class Bytes {
 public:
  explicit Bytes(std::string_view content) : m_content(content) {}

  std::string_view take(std::size_t count) {
    if (count > m_content.size()) {
      m_isShort = true;
      count = m_content.size();
    }
    const std::string_view taken = m_content.substr(0, count);
    m_content.remove_prefix(count);
    return taken;
  }
  std::int32_t number() {
    const std::string_view bytes = take(4);
    return bytes.size() < 4 ? 0 : readBytes<std::int32_t>(bytes.data());
  }
  // A length or a count.
  std::size_t count() { return static_cast<std::uint32_t>(number()); }
  std::string_view text() { return take(count()); }
  std::map<std::string_view, std::string_view> dictionary() {
    std::map<std::string_view, std::string_view> result;
    for (std::size_t left = count(); left > 0 && !m_isShort; --left) {
      const std::string_view key = text();
      result[key] = text();
    }
    return result;
  }
  bool isEmpty() const { return m_content.empty(); }
  bool isShort() const { return m_isShort; }

 private:
  std::string_view m_content;
  bool m_isShort = false;
};

struct Model {
  Place size{};
  std::string_view cells;
};

// Along axis k it is ±1 times the coordinate `from[k]`, then translated.
struct Motion {
  std::array<std::size_t, 3> from{0, 1, 2};
  Place sign{1, 1, 1};
  Place move{};

  Motion then(const Motion& outer) const {
    Motion both;
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t middle = outer.from[k];
      both.from[k] = from[middle];
      both.sign[k] = outer.sign[k] * sign[middle];
      both.move[k] = outer.sign[k] * move[middle] + outer.move[k];
    }
    return both;
  }
};

struct Node {
  Motion motion;
  std::vector<std::int32_t> children;
  std::vector<std::int32_t> models;
  bool isTaken = false;
};

// A model placed in the scene.
struct Placed {
  std::size_t model;
  Motion motion;
};

Error wrong(Message message) { return {"syntax", std::move(message)}; }

class VoxScene {
 public:
  std::optional<Error> read(std::string_view content) {
    m_mostCells = maximumSceneCells(content.size());
    Bytes file(content);
    if (file.take(4) != "VOX ") return wrong(Message("The file must begin with \"VOX \""));
    file.number();
    if (file.take(4) != "MAIN") return wrong(Message("The file has no chunk MAIN"));
    const std::size_t own = file.count();
    file.number();
    file.take(own);
    while (!file.isEmpty()) {
      const std::string_view id = file.take(4);
      const std::size_t length = file.count();
      file.number();
      const std::string_view chunk = file.take(length);
      if (file.isShort()) return wrong(Message("The file ends inside a chunk"));
      if (auto error = readChunk(id, chunk)) return error;
    }
    if (m_models.empty()) return Error{"shape", Message("The file has no models")};
    if (m_nodes.empty()) {
      // In files without a scene the first model; others are frames of an animation.
      m_placed.push_back({0, {}});
      return std::nullopt;
    }
    if (auto error = place(0, {}, 0)) return error;
    if (m_placed.empty()) return Error{"shape", Message("The scene of the file has no models")};
    return std::nullopt;
  }

  // The bounds of all models, as a grid with cells of 1.
  Result<Grid> grid() const {
    std::array<long long, 3> low{}, high{};
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
      const Model& model = m_models[m_placed[i].model];
      const Place a = at(m_placed[i], {0, 0, 0});
      const Place b = at(m_placed[i], {model.size[0] - 1, model.size[1] - 1, model.size[2] - 1});
      for (std::size_t k = 0; k < 3; ++k) {
        const long long first = std::min(a[k], b[k]);
        const long long end = std::max(a[k], b[k]) + 1LL;
        low[k] = i == 0 ? first : std::min(low[k], first);
        high[k] = i == 0 ? end : std::max(high[k], end);
      }
    }
    Grid grid;
    for (std::size_t k = 0; k < 3; ++k) {
      if (high[k] - low[k] > 4096) {
        return Error{"limit", Message("The models extend over more than 4096 cells")};
      }
      grid.origin[static_cast<int>(k)] = static_cast<double>(low[k]);
      grid.dimensions[k] = static_cast<int>(high[k] - low[k]);
    }
    return grid;
  }

  std::optional<Error> set(VoxelBuilder& builder, const Grid& grid) const {
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
      if (builder.isCancelled()) return cancelledError();
      builder.report(static_cast<double>(i) / static_cast<double>(m_placed.size()));
      const Model& model = m_models[m_placed[i].model];
      for (std::size_t c = 0; c < model.cells.size(); c += 4) {
        Place cell{};
        for (std::size_t k = 0; k < 3; ++k) {
          cell[k] = static_cast<unsigned char>(model.cells[c + k]);
          if (cell[k] >= model.size[k]) return wrong(Message("A cell lies outside its model"));
        }
        const Place moved = at(m_placed[i], cell);
        const auto from = [&](std::size_t k) {
          return moved[k] - static_cast<int>(grid.origin[static_cast<int>(k)]);
        };
        builder.set(from(0), from(1), from(2));
      }
    }
    return std::nullopt;
  }

 private:
  // Models are rotated and translated about the centre used by MagicaVoxel, half their size rounded
  // down.
  Place at(const Placed& placed, const Place& cell) const {
    const Model& model = m_models[placed.model];
    const Motion& motion = placed.motion;
    Place result{};
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t from = motion.from[k];
      // In half cells: the centre of a cell relative to the corner that counts as the model's
      // centre.
      const int twice = 2 * cell[from] + 1 - 2 * (model.size[from] / 2);
      result[k] = (motion.sign[k] * twice - 1) / 2 + motion.move[k];
      if (m_nodes.empty()) result[k] = cell[k];
    }
    return result;
  }

  std::optional<Error> readChunk(std::string_view id, std::string_view content) {
    Bytes chunk(content);
    if (id == "SIZE") {
      Model model;
      for (int& side : model.size) {
        side = chunk.number();
        if (side < 1 || side > 4096)
          return Error{"limit", Message("A model must have 1 to 4096 cells along each side")};
      }
      m_models.push_back(model);
    } else if (id == "XYZI") {
      const std::size_t cells = chunk.count();
      if (m_models.empty()) return wrong(Message("Cells precede the size of their model"));
      m_models.back().cells = chunk.take(4 * cells);
    } else if (id == "nTRN") {
      const std::int32_t number = chunk.number();
      chunk.dictionary();
      Node node;
      node.children.push_back(chunk.number());
      chunk.take(8);
      if (chunk.number() > 0) {
        const auto frame = chunk.dictionary();
        if (const auto found = frame.find("_r"); found != frame.end()) {
          if (!readRotation(found->second, node.motion)) return wrong(Message("Invalid rotation"));
        }
        if (const auto found = frame.find("_t"); found != frame.end()) {
          if (!readMove(found->second, node.motion)) return wrong(Message("Invalid translation"));
        }
      }
      m_nodes[number] = node;
    } else if (id == "nGRP" || id == "nSHP") {
      const std::int32_t number = chunk.number();
      chunk.dictionary();
      Node node;
      for (std::size_t left = chunk.count(); left > 0 && !chunk.isShort(); --left) {
        if (id == "nGRP") {
          node.children.push_back(chunk.number());
        } else {
          node.models.push_back(chunk.number());
          chunk.dictionary();
        }
      }
      m_nodes[number] = node;
    }
    if (chunk.isShort()) return wrong(Message("A chunk %1 is too short", id));
    return std::nullopt;
  }

  static bool readMove(std::string_view text, Motion& motion) {
    LineScanner words(text);
    if (!words.nextLine()) return false;
    for (int& step : motion.move) {
      long long number = 0;
      if (!words.readInteger(number) || number < -farthest || number > farthest) return false;
      step = static_cast<int>(number);
    }
    return true;
  }
  // Bits 0 and 1, 2 and 3: the nonzero columns of the first two rows; bits 4 to 6 the signs.
  static bool readRotation(std::string_view text, Motion& motion) {
    LineScanner words(text);
    long long bits = 0;
    if (!words.nextLine() || !words.readInteger(bits) || bits < 0 || bits > 127) return false;
    const auto first = static_cast<std::size_t>(bits & 3);
    const auto second = static_cast<std::size_t>((bits >> 2) & 3);
    if (first > 2 || second > 2 || first == second) return false;
    motion.from = {first, second, 3 - first - second};
    for (std::size_t k = 0; k < 3; ++k) motion.sign[k] = ((bits >> (4 + k)) & 1) != 0 ? -1 : 1;
    return true;
  }

  std::optional<Error> place(std::int32_t number, const Motion& outer, int depth) {
    const auto found = m_nodes.find(number);
    if (found == m_nodes.end()) return wrong(Message("The scene refers to a missing node"));
    Node& node = found->second;
    if (node.isTaken || depth > 1000)
      return wrong(Message("The nodes of the scene are not a tree, or nested too deeply"));
    node.isTaken = true;
    const Motion motion = node.motion.then(outer);
    for (const int step : motion.move) {
      if (std::abs(step) > farthest) return Error{"limit", Message("The models are too far apart")};
    }
    for (const std::int32_t model : node.models) {
      if (model < 0 || static_cast<std::size_t>(model) >= m_models.size()) {
        return wrong(Message("The scene refers to a missing model"));
      }
      m_placed.push_back({static_cast<std::size_t>(model), motion});
      m_cells += m_models[static_cast<std::size_t>(model)].cells.size() / 4;
      if (m_cells > m_mostCells) {
        return Error{"limit", Message("Node %1: The scene repeats models to more than %2 cells, "
                                      "the limit for a file of its size",
                                      number, m_mostCells)};
      }
    }
    for (const std::int32_t child : node.children) {
      if (auto error = place(child, motion, depth + 1)) return error;
    }
    return std::nullopt;
  }

  std::vector<Model> m_models;
  std::map<std::int32_t, Node> m_nodes;
  std::vector<Placed> m_placed;
  std::uint64_t m_cells = 0;
  std::uint64_t m_mostCells = 0;
};

}  // namespace

Result<GriddedVoxels> readVox(const VoxelInput& input) {
  VoxScene scene;
  if (auto error = scene.read(input.content)) return *error;
  const Result<Grid> grid = scene.grid();
  if (!grid) return grid.error();
  return VoxelBuilder::build(*grid, input.memory, input.work,
                             [&](VoxelBuilder& builder) { return scene.set(builder, *grid); });
}

}  // namespace hairline
