#include "core/paste/obj_fragment.h"

#include <algorithm>
#include <array>

namespace hairline {
namespace {

constexpr std::array<std::string_view, 14> keywords{"v", "vn", "vt", "vp", "f", "l",      "p",
                                                    "o", "g",  "s",  "#",  "#", "usemtl", "mtllib"};

/// Calls visit(line, offset) for each line.
template <typename Visitor>
void forEachLine(std::string_view text, Visitor&& visit) {
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    visit(text.substr(start, end - start), start);
    start = end + 1;
  }
}

std::string_view firstWord(std::string_view line, std::size_t& at) {
  at = std::min(line.find_first_not_of(" \t\r"), line.size());
  const std::size_t start = at;
  at = std::min(line.find_first_of(" \t\r", at), line.size());
  return line.substr(start, at - start);
}

}  // namespace

bool isObjFragment(std::string_view text) {
  bool vertices = false;
  bool others = false;
  forEachLine(text, [&](std::string_view line, std::size_t) {
    std::size_t at = 0;
    const std::string_view word = firstWord(line, at);
    if (word.empty() || word.front() == '#') return;
    if (std::ranges::find(keywords, word) == keywords.end()) others = true;
    const std::size_t next = line.find_first_not_of(" \t", at);
    const std::string_view digits = "0123456789+-.";
    if (word == "v" && next != std::string_view::npos &&
        digits.find(line[next]) != std::string_view::npos) {
      vertices = true;
    }
  });
  return vertices && !others;
}

ObjFragment readObjVertices(std::string_view text, const TextLines& lines,
                            std::vector<PasteRemark>& remarks) {
  ObjFragment fragment;
  fragment.vertices.kind = PasteValue::Kind::rows;
  fragment.vertices.columns = 3;
  fragment.vertices.place = lines.place(0, text.size());
  forEachLine(text, [&](std::string_view line, std::size_t offset) {
    std::size_t at = 0;
    const std::string_view word = firstWord(line, at);
    fragment.hasFaces = fragment.hasFaces || word == "f";
    if (word != "v") return;
    const auto refuse = [&](std::size_t start, std::size_t end, std::string message) {
      remarks.push_back(
          {true, lines.place(offset + start, end - start), "number", std::move(message)});
    };
    std::vector<NumberLiteral> row;
    std::vector<TextPlace> places;
    while ((at = line.find_first_not_of(" \t\r", at)) != std::string_view::npos &&
           line[at] != '#') {
      const std::size_t start = at;
      const bool negative = line[at] == '-';
      if (negative || line[at] == '+') ++at;
      NumberLiteral literal;
      std::string reason = "is no number";
      const bool digit =
          at < line.size() && ((line[at] >= '0' && line[at] <= '9') || line[at] == '.');
      if (!digit || !readNumberLiteral(line, at, negative, literal, reason) ||
          (at < line.size() && line[at] != ' ' && line[at] != '\t' && line[at] != '\r')) {
        at = std::min(line.find_first_of(" \t\r", start), line.size());
        refuse(
            start, at,
            std::string(line.substr(start, std::min<std::size_t>(at - start, 40))) + ' ' + reason);
        return;
      }
      row.push_back(literal);
      places.push_back(lines.place(offset + start, at - start));
    }
    if (row.size() < 3) {
      refuse(0, line.size(), "a vertex needs three coordinates");
      return;
    }
    if (row.size() > 3) {
      remarks.push_back({false, places[3], "doubt",
                         "the weight or the colour behind the coordinates is left out"});
    }
    for (std::size_t i = 0; i < 3; ++i) {
      fragment.vertices.numbers.push_back(fragment.numbers.size());
      fragment.vertices.numberNames.push_back(std::string(1, "xyz"[i]));
      fragment.numbers.push_back(row[i]);
      fragment.places.push_back(places[i]);
    }
  });
  return fragment;
}

void addFaceReadings(const Mesh& mesh, std::vector<PasteReading>& readings) {
  std::vector<PasteReading> faces;
  faces.push_back({"mesh", "vertices, faces", {makeObject(mesh)}, {}});
  if (mesh.triangles.size() <= 1000) {
    PasteReading each{mesh.triangles.size() == 1 ? "triangle" : "triangles", "faces", {}, {}};
    for (const auto& triangle : mesh.triangles) {
      Triangle<double> shape;
      for (std::size_t i = 0; i < 3; ++i) {
        shape.vertices[i] = mesh.vertices[static_cast<std::size_t>(triangle[i])];
      }
      each.objects.push_back(makeObject(shape));
    }
    faces.push_back(std::move(each));
  }
  if (mesh.triangles.size() == 1) std::ranges::reverse(faces);
  readings.insert(readings.begin(), std::make_move_iterator(faces.begin()),
                  std::make_move_iterator(faces.end()));
}

}  // namespace hairline
