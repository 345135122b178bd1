#include <cmath>

#include "core/mesh/byte_reader.h"
#include "core/mesh/line_scanner.h"
#include "core/mesh/mesh_builder.h"
#include "core/mesh/readers.h"

namespace hairline {
namespace {

constexpr std::size_t headerSize = 84;
constexpr std::size_t recordSize = 50;
constexpr std::size_t facetsPerReport = 1 << 16;

std::string lowerCase(std::string_view word) {
  std::string lower(word);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

std::optional<Error> readBinary(std::string_view content, const Work& work, Mesh& mesh) {
  const std::size_t count = readBytes<std::uint32_t>(content.data() + headerSize - 4);
  if (count > mostMeshItems / 3)
    return Error{"limit", Message("The file has more than 2147483647 vertices or triangles")};
  mesh.triangles.edit().reserve(count);
  PointIndex points(mesh);
  points.reserve(count / 2 + 16);
  for (std::size_t i = 0; i < count; ++i) {
    if (i % facetsPerReport == 0) {
      if (work.isCancelled()) return cancelledError();
      work.report(static_cast<double>(i) / static_cast<double>(count));
    }
    const std::size_t place = headerSize + i * recordSize + 12;
    std::array<int, 3> corners{};
    for (std::size_t corner = 0; corner < 3; ++corner) {
      Vector3<double> point;
      for (std::size_t k = 0; k < 3; ++k) {
        const std::size_t at = place + 12 * corner + 4 * k;
        const float number = readBytes<float>(content.data() + at);
        if (!std::isfinite(number)) {
          return Error{
              "number",
              Message("Byte %1: %2", at,
                      Message("Triangle %1 has a coordinate that is not a finite number", i))};
        }
        point[static_cast<int>(k)] = number;
      }
      corners[corner] = points.indexOf(point);
    }
    mesh.triangles.edit().push_back(corners);
  }
  return std::nullopt;
}

class TextReader {
 public:
  TextReader(std::string_view content, Mesh& mesh)
      : m_lines(content), m_size(content.size()), m_mesh(mesh), m_points(mesh) {}

  std::optional<Error> read(const Work& work) {
    while (m_lines.nextLine()) {
      if (m_lines.number() % facetsPerReport == 0) {
        if (work.isCancelled()) return cancelledError();
        work.report(static_cast<double>(m_lines.position()) / static_cast<double>(m_size));
      }
      const std::string_view word = m_lines.word();
      if (word.empty()) continue;
      if (auto error = readLine(word == "vertex" ? std::string(word) : lowerCase(word))) {
        return error;
      }
    }
    if (m_inLoop) return m_lines.error("syntax", Message("The file ends inside a facet"));
    return std::nullopt;
  }

 private:
  std::optional<Error> readLine(const std::string& word) {
    if (word == "vertex") return readVertex();
    if (word == "outer") {
      if (m_inLoop) return m_lines.error("syntax", Message("A loop begins inside another loop"));
      m_inLoop = true;
      m_count = 0;
    } else if (word == "endloop") {
      if (!m_inLoop || m_count != 3) {
        return m_lines.error("shape", Message("Expected 3 vertices in a facet, found %1", m_count));
      }
      m_mesh.triangles.edit().push_back(m_corners);
      m_inLoop = false;
    } else if (word != "facet" && word != "endfacet" && word != "solid" && word != "endsolid") {
      return m_lines.error("syntax", Message("%1 is not a keyword of STL", quotedWord(word)));
    }
    return std::nullopt;
  }

  std::optional<Error> readVertex() {
    if (!m_inLoop || m_count == 3) {
      return m_lines.error("syntax", Message("A vertex is outside a loop, or the fourth in one"));
    }
    Vector3<double> point;
    for (int k = 0; k < 3; ++k) {
      if (!m_lines.readNumber(point[k])) return m_lines.failure();
    }
    m_corners[m_count++] = m_points.indexOf(point);
    return std::nullopt;
  }

  LineScanner m_lines;
  std::size_t m_size;
  Mesh& m_mesh;
  PointIndex m_points;
  std::array<int, 3> m_corners{};
  std::size_t m_count = 0;
  bool m_inLoop = false;
};

}  // namespace

std::optional<Error> readStl(std::string_view content, const Work& work, Mesh& mesh) {
  // Binary files may begin with "solid" too; only their size distinguishes them.
  if (content.size() >= headerSize) {
    const std::size_t count = readBytes<std::uint32_t>(content.data() + headerSize - 4);
    const std::size_t size = headerSize + recordSize * count;
    const bool isText = lowerCase(content.substr(0, 5)) == "solid";
    if (size == content.size() || (!isText && size < content.size())) {
      return readBinary(content, work, mesh);
    }
    if (!isText) {
      return Error{"syntax",
                   Message("Byte %1: %2", 80,
                           Message("The header says %1 triangles, but the file contains %2", count,
                                   (content.size() - headerSize) / recordSize))};
    }
  }
  return TextReader(content, mesh).read(work);
}

}  // namespace hairline
