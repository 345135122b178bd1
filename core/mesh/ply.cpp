#include <algorithm>
#include <cmath>

#include "core/base/checked.h"
#include "core/mesh/byte_reader.h"
#include "core/mesh/line_scanner.h"
#include "core/mesh/mesh_builder.h"
#include "core/mesh/readers.h"

namespace hairline {
namespace {

constexpr std::size_t elementsPerReport = 1 << 16;

enum class Type { int8, uint8, int16, uint16, int32, uint32, float32, float64, none };

constexpr std::array<std::array<std::string_view, 2>, 8> typeNames{{{"char", "int8"},
                                                                    {"uchar", "uint8"},
                                                                    {"short", "int16"},
                                                                    {"ushort", "uint16"},
                                                                    {"int", "int32"},
                                                                    {"uint", "uint32"},
                                                                    {"float", "float32"},
                                                                    {"double", "float64"}}};
constexpr std::array<std::size_t, 8> typeSizes{1, 1, 2, 2, 4, 4, 4, 8};

Type typeNamed(std::string_view name) {
  for (std::size_t i = 0; i < typeNames.size(); ++i) {
    if (name == typeNames[i][0] || name == typeNames[i][1]) return static_cast<Type>(i);
  }
  return Type::none;
}
std::size_t sizeOf(Type type) { return typeSizes[static_cast<std::size_t>(type)]; }

double readAs(Type type, const char* from, bool bigEndian) {
  switch (type) {
    case Type::int8:
      return readBytes<std::int8_t>(from);
    case Type::uint8:
      return readBytes<std::uint8_t>(from);
    case Type::int16:
      return readBytes<std::int16_t>(from, bigEndian);
    case Type::uint16:
      return readBytes<std::uint16_t>(from, bigEndian);
    case Type::int32:
      return readBytes<std::int32_t>(from, bigEndian);
    case Type::uint32:
      return readBytes<std::uint32_t>(from, bigEndian);
    case Type::float32:
      return readBytes<float>(from, bigEndian);
    case Type::float64:
    case Type::none:
      break;
  }
  return readBytes<double>(from, bigEndian);
}

struct Property {
  std::string name;
  Type type = Type::none;
  /// The type of the count, for a list.
  Type countType = Type::none;

  bool isList() const { return countType != Type::none; }
};

struct Element {
  std::string name;
  std::size_t count = 0;
  std::vector<Property> properties;
};

class PlyReader {
 public:
  PlyReader(std::string_view content, const Work& work, Mesh& mesh)
      : m_content(content), m_work(work), m_mesh(mesh), m_lines(content) {}

  std::optional<Error> read() {
    if (auto error = readHeader()) return error;
    m_place = std::min(m_lines.position(), m_content.size());
    for (const Element& element : m_elements) {
      if (auto error = readElement(element)) return error;
    }
    for (const std::array<int, 3>& corners : m_mesh.triangles) {
      for (const int corner : corners) {
        if (static_cast<std::size_t>(corner) >= m_mesh.vertices.size()) {
          return Error{"shape", noVertex(corner)};
        }
      }
    }
    return std::nullopt;
  }

 private:
  std::optional<Error> readHeader() {
    if (!m_lines.nextLine() || m_lines.word() != "ply") {
      return m_lines.error("syntax", Message("A PLY file must begin with \"ply\""));
    }
    bool hasFormat = false;
    while (m_lines.nextLine()) {
      const std::string_view key = m_lines.word();
      if (key == "end_header") {
        if (!hasFormat) return m_lines.error("syntax", Message("The header has no format line"));
        return std::nullopt;
      }
      if (key == "format") {
        const std::string_view format = m_lines.word();
        m_binary = format != "ascii";
        m_bigEndian = format == "binary_big_endian";
        hasFormat = true;
        if (m_binary && !m_bigEndian && format != "binary_little_endian") {
          return m_lines.error("unsupported",
                               Message("%1 is not a format of PLY", quotedWord(format)));
        }
      } else if (key == "element") {
        if (auto error = readElementLine()) return error;
      } else if (key == "property") {
        if (auto error = readPropertyLine()) return error;
      } else if (key != "comment" && key != "obj_info" && !key.empty()) {
        return m_lines.error("syntax",
                             Message("%1 is not a keyword of a PLY header", quotedWord(key)));
      }
    }
    return m_lines.error("syntax", Message("The header has no end_header line"));
  }

  std::optional<Error> readElementLine() {
    Element element;
    element.name = m_lines.word();
    long long count = 0;
    if (!m_lines.readInteger(count)) return m_lines.failure();
    if (count < 0 || static_cast<std::size_t>(count) > mostMeshItems) {
      return m_lines.error(
          "limit", Message("Element %1 cannot have %2 entries", quotedWord(element.name), count));
    }
    element.count = static_cast<std::size_t>(count);
    m_elements.push_back(std::move(element));
    return std::nullopt;
  }

  std::optional<Error> readPropertyLine() {
    if (m_elements.empty())
      return m_lines.error("syntax", Message("A property precedes all elements"));
    Property property;
    std::string_view type = m_lines.word();
    if (type == "list") {
      const std::string_view countType = m_lines.word();
      property.countType = typeNamed(countType);
      if (!property.isList() || property.countType >= Type::float32) {
        return m_lines.error("syntax",
                             Message("%1 is not an integer type of PLY", quotedWord(countType)));
      }
      type = m_lines.word();
    }
    property.type = typeNamed(type);
    if (property.type == Type::none) {
      return m_lines.error("syntax", Message("%1 is not a type of PLY", quotedWord(type)));
    }
    property.name = m_lines.word();
    m_elements.back().properties.push_back(std::move(property));
    return std::nullopt;
  }

  std::optional<Error> readElement(const Element& element) {
    if (element.properties.empty() || element.count == 0) return std::nullopt;
    // In text a number takes at least a digit and a space.
    std::size_t least = 0;
    for (const Property& property : element.properties) {
      const Type first = property.isList() ? property.countType : property.type;
      least += m_binary ? sizeOf(first) : 2;
    }
    if (element.count > (m_content.size() - m_place + 1) / least) {
      return Error{"syntax", Message("The file is too short for the %1 entries of element %2",
                                     element.count, quotedWord(element.name))};
    }
    if (element.name == "vertex") return readVertices(element);
    if (element.name == "face") return readFaces(element);
    return readItems(element, [](std::size_t) { return std::optional<Error>(); });
  }

  std::optional<Error> readVertices(const Element& element) {
    std::array<std::size_t, 3> places{};
    for (std::size_t k = 0; k < 3; ++k) {
      const auto found = std::find_if(
          element.properties.begin(), element.properties.end(), [&](const Property& property) {
            return property.name == std::string(1, "xyz"[k]) && !property.isList();
          });
      if (found == element.properties.end()) {
        return Error{"shape",
                     Message("The vertices have no property %1", std::string(1, "xyz"[k]))};
      }
      places[k] = static_cast<std::size_t>(found - element.properties.begin());
    }
    m_mesh.vertices.edit().reserve(element.count);
    return readItems(element, [&](std::size_t i) -> std::optional<Error> {
      const Vector3<double> point(m_values[places[0]], m_values[places[1]], m_values[places[2]]);
      if (!std::isfinite(point[0]) || !std::isfinite(point[1]) || !std::isfinite(point[2])) {
        return failure("number",
                       Message("Vertex %1 has a coordinate that is not a finite number", i));
      }
      m_mesh.vertices.edit().push_back(point);
      return std::nullopt;
    });
  }

  std::optional<Error> readFaces(const Element& element) {
    const auto found = std::find_if(
        element.properties.begin(), element.properties.end(), [](const Property& property) {
          return property.isList() &&
                 (property.name == "vertex_indices" || property.name == "vertex_index");
        });
    if (found == element.properties.end()) {
      return Error{"shape", Message("The faces have no list %1", "vertex_indices")};
    }
    m_listWanted = static_cast<std::size_t>(found - element.properties.begin());
    m_mesh.triangles.edit().reserve(element.count);
    std::vector<int> corners;
    const auto error = readItems(element, [&](std::size_t i) -> std::optional<Error> {
      corners.clear();
      for (const double number : m_list) {
        const std::optional<int> corner = checkedInteger<int>(number);
        if (!corner || *corner < 0) {
          return failure("shape", Message("Face %1 has an entry that is not a vertex index", i));
        }
        corners.push_back(*corner);
      }
      return addCheckedFace(corners);
    });
    m_listWanted = noList;
    return error;
  }

  std::optional<Error> addCheckedFace(const std::vector<int>& corners) {
    // Polygons are cut according to the positions of their corners, which must therefore be read
    // already.
    if (corners.size() > 3) {
      for (const int corner : corners) {
        if (static_cast<std::size_t>(corner) < m_mesh.vertices.size()) continue;
        return failure("shape", noVertex(corner));
      }
    }
    const std::optional<Error> error = addFace(m_mesh, corners);
    return error ? failure(error->code, error->message) : error;
  }

  // Reads every item into m_values (m_list for the requested list) and passes it on.
  template <typename Take>
  std::optional<Error> readItems(const Element& element, const Take& take) {
    m_values.assign(element.properties.size(), 0);
    for (std::size_t i = 0; i < element.count; ++i) {
      if (i % elementsPerReport == 0) {
        if (m_work.isCancelled()) return cancelledError();
        m_work.report(static_cast<double>(m_place) / static_cast<double>(m_content.size()));
      }
      for (std::size_t p = 0; p < element.properties.size(); ++p) {
        const Property& property = element.properties[p];
        if (!property.isList()) {
          if (!readValue(property.type, m_values[p])) return m_error;
          continue;
        }
        double length = 0;
        if (!readValue(property.countType, length)) return m_error;
        const std::size_t left = m_content.size() - (m_binary ? m_place : 0);
        const std::optional<std::size_t> count = checkedInteger<std::size_t>(length);
        if (!count || *count > left) {
          return failure("syntax", Message("Entry %1 of element %2 has a list longer than the file",
                                           i, quotedWord(element.name)));
        }
        m_list.resize(*count);
        for (double& number : m_list) {
          if (!readValue(property.type, number)) return m_error;
        }
        if (p == m_listWanted) m_wanted.swap(m_list);
      }
      if (m_listWanted != noList) m_list.swap(m_wanted);
      if (auto error = take(i)) return error;
    }
    return std::nullopt;
  }

  bool readValue(Type type, double& value) {
    if (m_binary) {
      const std::size_t size = sizeOf(type);
      if (m_content.size() - m_place < size) {
        m_error = failure("syntax", Message("Unexpected end of file"));
        return false;
      }
      value = readAs(type, m_content.data() + m_place, m_bigEndian);
      m_place += size;
      return true;
    }
    std::string_view word = m_lines.word();
    while (word.empty()) {
      if (!m_lines.nextLine()) {
        m_error = failure("syntax", Message("Unexpected end of file"));
        return false;
      }
      m_place = std::min(m_lines.position(), m_content.size());
      word = m_lines.word();
    }
    if (m_lines.parseNumber(word, value)) return true;
    m_error = m_lines.failure();
    return false;
  }

  /// An error at this place of the file.
  Error failure(std::string code, const Message& message) const {
    if (!m_binary) return m_lines.error(std::move(code), message);
    return {std::move(code), Message("Byte %1: %2", m_place, message)};
  }
  Message noVertex(int index) const {
    return Message("There is no vertex %1; the %2 vertices are counted from 0", index,
                   m_mesh.vertices.size());
  }

  static constexpr std::size_t noList = static_cast<std::size_t>(-1);

  std::string_view m_content;
  const Work& m_work;
  Mesh& m_mesh;
  LineScanner m_lines;
  bool m_binary = false;
  bool m_bigEndian = false;
  std::size_t m_place = 0;
  std::vector<Element> m_elements;
  std::vector<double> m_values;
  std::vector<double> m_list;
  std::vector<double> m_wanted;
  std::size_t m_listWanted = noList;
  Error m_error;
};

}  // namespace

std::optional<Error> readPly(std::string_view content, const Work& work, Mesh& mesh) {
  return PlyReader(content, work, mesh).read();
}

}  // namespace hairline
