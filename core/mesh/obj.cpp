#include "core/mesh/line_scanner.h"
#include "core/mesh/mesh_builder.h"
#include "core/mesh/readers.h"

namespace hairline {
namespace {

constexpr std::size_t linesPerReport = 1 << 16;

class ObjReader {
 public:
  ObjReader(std::string_view content, Mesh& mesh) : m_lines(content), m_mesh(mesh) {}

  std::optional<Error> read(const Work& work, std::size_t size) {
    while (m_lines.nextLine()) {
      if (m_lines.number() % linesPerReport == 0) {
        if (work.isCancelled()) return cancelledError();
        work.report(static_cast<double>(m_lines.position()) / static_cast<double>(size));
      }
      const std::string_view key = m_lines.word();
      if (key == "v") {
        if (!readVertex()) return m_lines.failure();
      } else if (key == "f" || key == "fo") {
        if (auto error = readFace()) return error;
      }
    }
    return std::nullopt;
  }

 private:
  bool readVertex() {
    Vector3<double> point;
    for (int k = 0; k < 3; ++k) {
      if (!m_lines.readNumber(point[k])) return false;
    }
    m_mesh.vertices.edit().push_back(point);
    return true;
  }

  // The corners are on one line, or on several joined by backslashes.
  std::optional<Error> readFace() {
    m_corners.clear();
    for (std::string_view word = m_lines.word();; word = m_lines.word()) {
      if (word == "\\") {
        if (!m_lines.nextLine()) break;
        continue;
      }
      if (word.empty() || word[0] == '#') break;
      const bool goesOn = word.back() == '\\';
      if (goesOn) word.remove_suffix(1);
      long long index = 0;
      if (!m_lines.parseInteger(word.substr(0, word.find('/')), index)) return m_lines.failure();
      const auto count = static_cast<long long>(m_mesh.vertices.size());
      const long long corner = index < 0 ? count + index : index - 1;
      if (corner < 0 || corner >= count) {
        return m_lines.error(
            "shape", Message("The face refers to vertex %1, but only %2 precede it", index, count));
      }
      m_corners.push_back(static_cast<int>(corner));
      if (goesOn && !m_lines.nextLine()) break;
    }
    if (m_corners.size() < 3) {
      return m_lines.error("shape", Message("The face has fewer than 3 vertices"));
    }
    if (auto error = addFace(m_mesh, m_corners)) return m_lines.error(error->code, error->message);
    return std::nullopt;
  }

  LineScanner m_lines;
  Mesh& m_mesh;
  std::vector<int> m_corners;
};

}  // namespace

std::optional<Error> readObj(std::string_view content, const Work& work, Mesh& mesh) {
  return ObjReader(content, mesh).read(work, content.size());
}

}  // namespace hairline
