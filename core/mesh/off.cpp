#include <algorithm>

#include "core/mesh/line_scanner.h"
#include "core/mesh/mesh_builder.h"
#include "core/mesh/readers.h"

namespace hairline {
namespace {

constexpr long long faceLinesPerReport = 1 << 16;

class OffReader {
 public:
  OffReader(std::string_view content, Mesh& mesh)
      : m_lines(content), m_size(content.size()), m_mesh(mesh) {}

  std::optional<Error> read(const Work& work) {
    if (auto error = readHeader()) return error;
    for (long long i = 0; i < m_vertexCount; ++i) {
      if (auto error = reportProgress(work, i)) return error;
      if (!m_lines.nextFilledLine())
        return m_lines.error("syntax",
                             Message("The file ends after %1 of %2 vertices", i, m_vertexCount));
      Vector3<double> point;
      for (int k = 0; k < 3; ++k) {
        if (!m_lines.readNumber(point[k])) return m_lines.failure();
      }
      m_mesh.vertices.edit().push_back(point);
    }
    for (long long i = 0; i < m_faceCount; ++i) {
      if (auto error = reportProgress(work, i)) return error;
      if (!m_lines.nextFilledLine())
        return m_lines.error("syntax",
                             Message("The file ends after %1 of %2 faces", i, m_faceCount));
      if (auto error = readFace()) return error;
    }
    return std::nullopt;
  }

 private:
  std::optional<Error> readHeader() {
    if (!m_lines.nextFilledLine()) return m_lines.error("syntax", Message("The file is empty"));
    const std::string_view key = m_lines.word();
    if (key != "OFF" && key != "COFF" && key != "NOFF" && key != "CNOFF" && key != "STOFF") {
      return m_lines.error("unsupported",
                           Message("Unsupported OFF header %1; supported are the text forms of %2",
                                   quotedWord(key), "OFF, COFF, NOFF, CNOFF, STOFF"));
    }
    std::string_view first = m_lines.word();
    if (first.empty()) {
      if (!m_lines.nextFilledLine())
        return m_lines.error("syntax", Message("Expected the numbers of vertices and faces"));
      first = m_lines.word();
    }
    if (!m_lines.parseInteger(first, m_vertexCount) || !m_lines.readInteger(m_faceCount)) {
      return m_lines.failure();
    }
    // A vertex takes at least six bytes, a face two.
    const auto left = static_cast<long long>(m_size - std::min(m_size, m_lines.position())) + 1;
    if (m_vertexCount < 0 || m_faceCount < 0 || m_vertexCount > left / 6 ||
        m_faceCount > left / 2) {
      return m_lines.error("syntax", Message("The file is too short for %1 vertices and %2 faces",
                                             m_vertexCount, m_faceCount));
    }
    m_mesh.vertices.edit().reserve(static_cast<std::size_t>(m_vertexCount));
    m_mesh.triangles.edit().reserve(static_cast<std::size_t>(m_faceCount));
    return std::nullopt;
  }

  std::optional<Error> readFace() {
    long long count = 0;
    if (!m_lines.readInteger(count)) return m_lines.failure();
    if (count < 0 || count > static_cast<long long>(m_lines.rest().size())) {
      return m_lines.error("syntax", Message("The line is too short for %1 vertices", count));
    }
    m_corners.clear();
    for (long long i = 0; i < count; ++i) {
      long long corner = 0;
      if (!m_lines.readInteger(corner)) return m_lines.failure();
      if (corner < 0 || corner >= m_vertexCount) {
        return m_lines.error(
            "shape", Message("There is no vertex %1; the %2 vertices are counted from 0", corner,
                             m_vertexCount));
      }
      m_corners.push_back(static_cast<int>(corner));
    }
    if (auto error = addFace(m_mesh, m_corners)) return m_lines.error(error->code, error->message);
    return std::nullopt;
  }

  std::optional<Error> reportProgress(const Work& work, long long i) const {
    if (i % faceLinesPerReport != 0) return std::nullopt;
    if (work.isCancelled()) return cancelledError();
    work.report(static_cast<double>(m_lines.position()) / static_cast<double>(m_size));
    return std::nullopt;
  }

  LineScanner m_lines;
  std::size_t m_size;
  Mesh& m_mesh;
  long long m_vertexCount = 0;
  long long m_faceCount = 0;
  std::vector<int> m_corners;
};

}  // namespace

std::optional<Error> readOff(std::string_view content, const Work& work, Mesh& mesh) {
  return OffReader(content, mesh).read(work);
}

}  // namespace hairline
