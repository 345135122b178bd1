#include <algorithm>
#include <array>

#include "core/paste/shape_readings.h"
#include "core/scene/shape_json.h"

// Readings that were found, and which of them goes first.

namespace hairline {
namespace {

struct TypeWords {
  std::string_view type;
  std::array<std::string_view, 4> words;
};

/// Words in a text that name a type of shape.
constexpr std::array<TypeWords, 16> typeWords{
    {{"triangle", {"triangle", "tri ", "face", "tri_"}},
     {"segment", {"segment", "linestring", "edge", "lineseg"}},
     {"ray", {"ray", "", "", ""}},
     {"line", {"line", "", "", ""}},
     {"aabb", {"aabb", "box", "bounds", "bbox"}},
     {"obb", {"obb", "orientedbox", "", ""}},
     {"sphere", {"sphere", "ball", "", ""}},
     {"plane", {"plane", "", "", ""}},
     {"capsule", {"capsule", "sphyl", "", ""}},
     {"cylinder", {"cylinder", "", "", ""}},
     {"cone", {"cone", "", "", ""}},
     {"tetrahedron", {"tetra", "", "", ""}},
     {"quad", {"quad", "", "", ""}},
     {"polygon", {"polygon", "", "", ""}},
     {"convex", {"hull", "convex", "", ""}},
     {"points", {"multipoint", "", "", ""}}}};

/// Whether a text has a word; "ray" and "line" not as the end of another, such as array.
bool hasWord(std::string_view text, std::string_view word) {
  const bool wholeOnly = word == "ray" || word == "line";
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    if (!wholeOnly || at == 0 || text[at - 1] < 'a' || text[at - 1] > 'z') return true;
  }
  return false;
}

bool isNamed(const PasteValue& value, std::string_view type) {
  return std::ranges::any_of(typeWords, [&](const TypeWords& entry) {
    return type.starts_with(entry.type) &&
           std::ranges::any_of(entry.words, [&](std::string_view word) {
             return !word.empty() && hasWord(value.hint, word);
           });
  });
}

}  // namespace

void ReadingList::add(std::string_view layout, Json shape) {
  const std::string type = shape["type"];
  add(type, layout, {std::move(shape)});
}

void ReadingList::add(std::string_view type, std::string_view layout,
                      const std::vector<Json>& shapes) {
  PasteReading reading{std::string(type), std::string(layout), {}, {}};
  for (const Json& json : shapes) {
    const Result<Shape> shape = readShape(json);
    if (!shape) {
      if (m_list.reason.empty()) m_list.reason = shape.error().message;
      return;
    }
    reading.objects.push_back(makeObject(*shape));
    reading.objects.back().planePoints = readPlanePoints(json);
  }
  m_list.readings.push_back(std::move(reading));
}

ShapeReadings ReadingList::take() {
  std::ranges::stable_partition(
      m_list.readings, [&](const PasteReading& reading) { return isNamed(m_value, reading.type); });
  if (!m_list.readings.empty()) m_list.reason.clear();
  return std::move(m_list);
}

}  // namespace hairline
