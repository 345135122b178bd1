#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

#include "core/base/json.h"
#include "core/base/regular_file.h"
#include "core/mesh/byte_reader.h"
#include "core/mesh/mesh_builder.h"
#include "core/mesh/readers.h"
#include "core/scene/field_reader.h"

namespace hairline {
namespace {

constexpr std::size_t headerSize = 12;
constexpr std::uint32_t jsonChunk = 0x4e4f534a;
constexpr std::uint32_t binaryChunk = 0x004e4942;

// Component types.
constexpr std::size_t unsignedByte = 5121;
constexpr std::size_t unsignedShort = 5123;
constexpr std::size_t unsignedInt = 5125;
constexpr std::size_t singleFloat = 5126;

// Modes of primitives.
constexpr std::size_t triangleList = 4;
constexpr std::size_t triangleStrip = 5;
constexpr std::size_t triangleFan = 6;

// Limit on field look-ups for any file.
constexpr std::uint64_t mostSteps = std::uint64_t{1} << 26;

/// The format's limit on `byteStride`.
constexpr std::size_t largestStride = 252;

using Matrix = Eigen::Matrix4d;

struct Fault {
  Error error;
};
[[noreturn]] void fail(std::string code, Message message) {
  throw Fault{{std::move(code), std::move(message)}};
}

std::size_t sizeOf(std::size_t componentType) {
  switch (componentType) {
    case unsignedByte:
      return 1;
    case unsignedShort:
      return 2;
    case unsignedInt:
    case singleFloat:
      return 4;
    default:
      fail("unsupported",
           Message("Unsupported component type %1; positions must be floats, indices unsigned",
                   componentType));
  }
}

std::string decodeBase64(std::string_view text, const std::string& where) {
  std::string bytes;
  bytes.reserve(text.size() / 4 * 3);
  unsigned bits = 0;
  int count = 0;
  for (const char c : text) {
    int value = -1;
    if (c >= 'A' && c <= 'Z') value = c - 'A';
    if (c >= 'a' && c <= 'z') value = c - 'a' + 26;
    if (c >= '0' && c <= '9') value = c - '0' + 52;
    if (c == '+' || c == '-') value = 62;
    if (c == '/' || c == '_') value = 63;
    if (c == '=') break;
    if (value < 0) fail("syntax", Message("%1: Invalid base64 character", where));
    bits = (bits << 6) | static_cast<unsigned>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>((bits >> count) & 0xff);
  }
  return bytes;
}

// The characters of a URI, in which % and two hexadecimal digits stand for a byte.
std::string decodePercent(std::string_view uri) {
  std::string decoded;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    unsigned byte = 0;
    const char* const digits = uri.data() + i + 1;
    if (uri[i] == '%' && uri.size() - i > 2 &&
        std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
      decoded += static_cast<char>(byte);
      i += 2;
    } else {
      decoded += uri[i];
    }
  }
  return decoded;
}

// A typed range of a buffer.
struct Accessor {
  std::size_t index = 0;
  const char* data = nullptr;
  std::size_t count = 0;
  std::size_t stride = 0;
  std::size_t componentType = 0;
};

// Triangles of a mesh.
struct Primitive {
  Accessor points;
  std::optional<Accessor> indices;
  std::size_t mode = triangleList;

  std::size_t cornerCount() const { return indices ? indices->count : points.count; }
  std::size_t triangleCount() const {
    const std::size_t corners = cornerCount();
    return mode == triangleList ? corners / 3 : corners - std::min<std::size_t>(corners, 2);
  }
};

class GltfReader {
 public:
  GltfReader(const std::filesystem::path& folder, const Work& work, Mesh& mesh)
      : m_folder(folder), m_work(work), m_mesh(mesh) {}
  GltfReader(const GltfReader&) = delete;
  GltfReader& operator=(const GltfReader&) = delete;
  ~GltfReader() { releaseJson(m_root); }

  void read(std::string_view content) {
    m_bytes = content.size();
    std::string_view json = content;
    if (content.substr(0, 4) == "glTF") json = splitBinary(content);
    Result<Json> root = parseJson(json);
    if (!root) throw Fault{root.error()};
    m_root = std::move(*root);
    if (!m_root.is_object()) fail("syntax", Message("A glTF file must contain a JSON object"));
    const Json* asset = find(m_root, "asset");
    if (asset == nullptr || text(*asset, "version").substr(0, 2) != "2.") {
      fail("unsupported", Message("%1: Only glTF 2 is supported", "asset.version"));
    }
    const Json& extensions = list(m_root, "extensionsRequired");
    if (!extensions.empty()) {
      fail("unsupported",
           Message("The file requires unsupported extensions %1; save it without them",
                   writeJson(extensions)));
    }
    m_nodes = &list(m_root, "nodes");
    m_meshes = &list(m_root, "meshes");
    readScene();
  }

 private:
  // The JSON of a GLB; stores its binary chunk.
  std::string_view splitBinary(std::string_view content) {
    if (content.size() < headerSize || readBytes<std::uint32_t>(content.data() + 4) != 2) {
      fail("unsupported", Message("Byte %1: %2", 4, Message("Only version 2 of GLB is supported")));
    }
    std::string_view json;
    std::size_t place = headerSize;
    while (content.size() - place >= 8) {
      const std::size_t size = readBytes<std::uint32_t>(content.data() + place);
      const auto type = readBytes<std::uint32_t>(content.data() + place + 4);
      place += 8;
      if (size > content.size() - place) {
        fail("syntax",
             Message("Byte %1: %2", place - 8, Message("A chunk is longer than the file")));
      }
      if (type == jsonChunk && json.empty()) json = content.substr(place, size);
      if (type == binaryChunk && m_binary.empty()) m_binary = content.substr(place, size);
      place += size;
    }
    return json;
  }

  // Fields are searched linearly: each reference to an object with many fields costs that many
  // steps.
  const Json* find(const Json& object, const char* key) const {
    m_steps += object.size();
    if (m_steps > mostSteps + 64 * m_bytes) {
      fail("limit", Message("Objects with many fields are referenced too often"));
    }
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? nullptr : &*found;
  }
  const Json& list(const Json& object, const char* key) const {
    static const Json none = Json::array();
    const Json* found = find(object, key);
    if (found == nullptr) return none;
    if (!found->is_array())
      fail("syntax", Message("%1: %2", key, expected(Message("a list"), *found)));
    return *found;
  }
  std::string text(const Json& object, const char* key) const {
    const Json* found = find(object, key);
    return found != nullptr && found->is_string() ? found->get<std::string>() : "";
  }
  // A nonnegative integer, or the fallback if there is none.
  std::size_t integer(const Json& object, const char* key, std::size_t fallback) const {
    const Json* found = find(object, key);
    if (found == nullptr) return fallback;
    if (!found->is_number_integer() || found->get<double>() < 0 || found->get<double>() > 1e15) {
      fail("syntax", Message("%1: Must be a non-negative integer", key));
    }
    return found->get<std::size_t>();
  }
  const Json& item(const char* key, std::size_t index) const {
    return item(list(m_root, key), key, index);
  }
  static const Json& item(const Json& items, const char* key, std::size_t index) {
    if (index >= items.size()) {
      fail("shape", Message("There is no %1[%2]; the file has %3, counted from 0", key, index,
                            items.size()));
    }
    return items[index];
  }

  std::string_view buffer(std::size_t index) {
    const auto kept = m_decoded.find(index);
    if (kept != m_decoded.end()) return kept->second;
    const std::string where = "buffers[" + std::to_string(index) + ']';
    const std::string uri = text(item("buffers", index), "uri");
    if (uri.empty()) return m_binary;
    if (uri.substr(0, 5) != "data:") return fileBeside(decodePercent(uri), where);
    const std::size_t comma = uri.find(',');
    if (comma == std::string::npos || uri.substr(0, comma).find(";base64") == std::string::npos) {
      fail("unsupported", Message("%1: Embedded data must be base64", where));
    }
    std::string bytes = decodeBase64(std::string_view(uri).substr(comma + 1), where);
    return m_decoded.emplace(index, std::move(bytes)).first->second;
  }

  // Each file is read once, however many buffers and paths refer to it.
  std::string_view fileBeside(const std::string& uri, const std::string& where) {
    if (const auto fault = referenceFault(uri, ReferenceRule::relative)) {
      fail("file", Message("%1.uri: %2", where, *fault));
    }
    const std::filesystem::path path = m_folder / uri;
    const Result<RegularFile> file = openRegular(path);
    if (!file) throw Fault{file.error()};
    auto known = m_files.find(file->identity);
    if (known == m_files.end()) {
      Result<FileContent> content = FileContent::read(*file, path);
      if (!content) throw Fault{content.error()};
      m_bytes += file->size;
      known = m_files.emplace(file->identity, std::move(*content)).first;
    }
    return known->second.bytes();
  }

  Accessor accessor(std::size_t index, const char* type, std::size_t components) {
    const Json& entry = item("accessors", index);
    const std::string where = "accessors[" + std::to_string(index) + "]";
    if (text(entry, "type") != type) fail("shape", Message("%1.type: Must be %2", where, type));
    if (find(entry, "sparse") != nullptr)
      fail("unsupported", Message("%1: Sparse accessors are not supported", where));
    Accessor result;
    result.index = index;
    result.componentType = integer(entry, "componentType", 0);
    result.count = integer(entry, "count", 0);
    const std::size_t size = sizeOf(result.componentType) * components;
    const std::size_t viewIndex = integer(entry, "bufferView", std::size_t{1} << 60);
    const Json& view = item("bufferViews", viewIndex);
    result.stride = integer(view, "byteStride", size);
    if (find(view, "byteStride") != nullptr && result.stride > largestStride) {
      fail("syntax", Message("bufferViews[%1].byteStride: Must not be greater than %2", viewIndex,
                             largestStride));
    }
    const std::string_view bytes = buffer(integer(view, "buffer", 0));
    const std::size_t begin = integer(view, "byteOffset", 0);
    const std::size_t length = integer(view, "byteLength", 0);
    const std::size_t offset = integer(entry, "byteOffset", 0);
    // Divided, not multiplied: a product of numbers from the file may wrap around.
    if (result.stride < size || begin > bytes.size() || length > bytes.size() - begin ||
        offset > length ||
        (result.count > 0 &&
         (size > length - offset || (length - offset - size) / result.stride < result.count - 1))) {
      fail("syntax", Message("%1: Extends beyond its buffer", where));
    }
    result.data = bytes.data() + begin + offset;
    return result;
  }

  void readScene() {
    const Json& scenes = list(m_root, "scenes");
    std::vector<std::size_t> roots;
    if (!scenes.empty()) {
      for (const Json& node : list(item("scenes", integer(m_root, "scene", 0)), "nodes")) {
        roots.push_back(nodeIndex(node));
      }
    } else {
      // A file without a scene shows every node that is not a child of another.
      std::set<std::size_t> children;
      for (const Json& node : *m_nodes) {
        for (const Json& child : list(node, "children")) children.insert(nodeIndex(child));
      }
      for (std::size_t i = 0; i < m_nodes->size(); ++i) {
        if (!children.contains(i)) roots.push_back(i);
      }
    }
    // Depth first, in the order of the file.
    std::vector<std::pair<std::size_t, Matrix>> left;
    for (auto root = roots.rbegin(); root != roots.rend(); ++root) {
      left.emplace_back(*root, Matrix::Identity());
    }
    std::set<std::size_t> visited;
    std::vector<std::pair<const std::vector<Primitive>*, Matrix>> copies;
    while (!left.empty()) {
      if (m_work.isCancelled()) throw Fault{cancelledError()};
      const auto [index, above] = left.back();
      left.pop_back();
      if (!visited.insert(index).second) {
        fail("shape", Message("nodes[%1]: The node has more than one parent", index));
      }
      const Json& node = item(*m_nodes, "nodes", index);
      const Matrix placed = above * transformOf(node);
      if (find(node, "mesh") != nullptr) {
        const std::vector<Primitive>& primitives = primitivesOf(integer(node, "mesh", 0));
        for (const Primitive& primitive : primitives) count(primitive, index);
        copies.emplace_back(&primitives, placed);
      }
      const Json& children = list(node, "children");
      for (auto child = children.rbegin(); child != children.rend(); ++child) {
        left.emplace_back(nodeIndex(*child), placed);
      }
    }
    m_mesh.vertices.edit().reserve(m_vertices);
    m_mesh.triangles.edit().reserve(m_triangles);
    for (std::size_t i = 0; i < copies.size(); ++i) {
      if (m_work.isCancelled()) throw Fault{cancelledError()};
      m_work.report(static_cast<double>(i) / static_cast<double>(copies.size()));
      for (const Primitive& primitive : *copies[i].first) addPrimitive(primitive, copies[i].second);
    }
  }

  static std::size_t nodeIndex(const Json& value) {
    if (!value.is_number_unsigned())
      fail("syntax", Message("A node index must be a non-negative integer"));
    return value.get<std::size_t>();
  }

  template <std::size_t count>
  bool numbers(const Json& node, const char* key, std::array<double, count>& values) const {
    const Json& found = list(node, key);
    if (found.empty()) return false;
    if (found.size() != count) {
      fail("shape",
           Message("%1: %2", key, Message("Expected %1 entries, found %2", count, found.size())));
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (!found[i].is_number())
        fail("number", Message("%1: %2", key, expected(Message("a number"), found[i])));
      values[i] = found[i].get<double>();
    }
    return true;
  }

  Matrix transformOf(const Json& node) const {
    Matrix matrix = Matrix::Identity();
    std::array<double, 16> all{};
    if (numbers(node, "matrix", all)) return Eigen::Map<const Matrix>(all.data());
    std::array<double, 3> translation{0, 0, 0};
    std::array<double, 4> rotation{0, 0, 0, 1};
    std::array<double, 3> scale{1, 1, 1};
    numbers(node, "translation", translation);
    numbers(node, "rotation", rotation);
    numbers(node, "scale", scale);
    const auto [x, y, z, w] = rotation;
    matrix.topLeftCorner<3, 3>() << 1 - 2 * (y * y + z * z), 2 * (x * y - z * w),
        2 * (x * z + y * w), 2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
        2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y);
    for (int k = 0; k < 3; ++k) {
      matrix.col(k) *= scale[static_cast<std::size_t>(k)];
      matrix(k, 3) = translation[static_cast<std::size_t>(k)];
    }
    return matrix;
  }

  // For a mesh that many nodes may share, read once.
  const std::vector<Primitive>& primitivesOf(std::size_t index) {
    const auto [found, isNew] = m_primitives.try_emplace(index);
    if (!isNew) return found->second;
    for (const Json& json : list(item(*m_meshes, "meshes", index), "primitives")) {
      Primitive primitive;
      primitive.mode = integer(json, "mode", triangleList);
      if (primitive.mode < triangleList) continue;  // points and lines
      if (primitive.mode > triangleFan) {
        fail("shape", Message("%1 is not a primitive mode of glTF", primitive.mode));
      }
      const Json* attributes = find(json, "attributes");
      if (attributes == nullptr || find(*attributes, "POSITION") == nullptr) continue;
      primitive.points = accessor(integer(*attributes, "POSITION", 0), "VEC3", 3);
      if (primitive.points.componentType != singleFloat) {
        fail("unsupported",
             Message("accessors[%1]: Positions must be floats", primitive.points.index));
      }
      if (find(json, "indices") != nullptr) {
        primitive.indices = accessor(integer(json, "indices", 0), "SCALAR", 1);
        if (primitive.indices->componentType == singleFloat)
          fail("shape", Message("Indices must not be floats"));
      }
      found->second.push_back(primitive);
    }
    return found->second;
  }

  // Adds to the total of all nodes, and refuses an excess before any of it is allocated.
  void count(const Primitive& primitive, std::size_t node) {
    ++m_copies;
    m_vertices += primitive.points.count;
    m_triangles += primitive.triangleCount();
    const std::uint64_t most = std::min<std::uint64_t>(mostMeshItems, maximumMeshItems(m_bytes));
    if (m_copies <= most && m_vertices <= most && m_triangles <= most) return;
    fail("limit", Message("nodes[%1]: The file repeats its meshes to more than %2 vertices or "
                          "triangles, the limit for a file of its size",
                          node, most));
  }

  void addPrimitive(const Primitive& primitive, const Matrix& placed) {
    const Accessor& points = primitive.points;
    const std::size_t first = m_mesh.vertices.size();
    const std::size_t count = primitive.cornerCount();
    const bool isList = primitive.mode == triangleList;
    const bool stays = placed == Matrix::Identity();
    for (std::size_t i = 0; i < points.count; ++i) {
      Eigen::Vector4d point(0, 0, 0, 1);
      for (int k = 0; k < 3; ++k) {
        point[k] = readBytes<float>(points.data + i * points.stride + 4 * static_cast<unsigned>(k));
      }
      if (!stays) point = placed * point;
      const Vector3<double> vertex = point.head<3>();
      if (!std::isfinite(vertex[0]) || !std::isfinite(vertex[1]) || !std::isfinite(vertex[2])) {
        fail("number",
             Message("accessors[%1]: Position %2 is not finite after the transform of its node",
                     points.index, i));
      }
      m_mesh.vertices.edit().push_back(vertex);
    }
    const auto corner = [&](std::size_t i) {
      std::size_t index = i;
      if (primitive.indices) {
        const char* at = primitive.indices->data + i * primitive.indices->stride;
        const std::size_t type = primitive.indices->componentType;
        index = type == unsignedByte    ? readBytes<std::uint8_t>(at)
                : type == unsignedShort ? readBytes<std::uint16_t>(at)
                                        : readBytes<std::uint32_t>(at);
      }
      if (index >= points.count) {
        fail("shape", Message("There is no vertex %1; the %2 vertices are counted from 0", index,
                              points.count));
      }
      return static_cast<int>(first + index);
    };
    for (std::size_t i = 0; i + 2 < count; i += isList ? 3 : 1) {
      if (isList) {
        m_mesh.triangles.edit().push_back({corner(i), corner(i + 1), corner(i + 2)});
      } else if (primitive.mode == triangleStrip) {
        m_mesh.triangles.edit().push_back(
            {corner(i), corner(i + 1 + i % 2), corner(i + 2 - i % 2)});
      } else {
        m_mesh.triangles.edit().push_back({corner(i + 1), corner(i + 2), corner(0)});
      }
    }
  }

  const std::filesystem::path& m_folder;
  const Work& m_work;
  Mesh& m_mesh;
  Json m_root;
  const Json* m_nodes = nullptr;
  const Json* m_meshes = nullptr;
  std::map<std::size_t, std::vector<Primitive>> m_primitives;
  /// The total of all nodes.
  std::uint64_t m_copies = 0;
  std::uint64_t m_vertices = 0;
  std::uint64_t m_triangles = 0;
  std::map<std::pair<std::uint64_t, std::uint64_t>, FileContent> m_files;
  /// The size of all files read so far.
  std::uint64_t m_bytes = 0;
  /// Number of field look-ups.
  mutable std::uint64_t m_steps = 0;
  std::string_view m_binary;
  /// Buffers embedded in the JSON. Accessors point into them, and no entry ever moves.
  std::map<std::size_t, std::string> m_decoded;
};

}  // namespace

std::optional<Error> readGltf(std::string_view content, const std::filesystem::path& folder,
                              const Work& work, Mesh& mesh) {
  try {
    GltfReader(folder, work, mesh).read(content);
  } catch (const Fault& fault) {
    return fault.error;
  }
  return std::nullopt;
}

}  // namespace hairline
