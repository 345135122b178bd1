#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

#include "core/paste/paste.h"
#include "core/scene/shape_json.h"

namespace hairline::testing {

/// A number as the tables of printouts write it: the shortest, with an f where that is the float.
inline std::string writtenNumber(double value) {
  char text[40];
  const auto single = static_cast<float>(value);
  const auto shortest = [&](auto number) {
    return std::string(text, std::to_chars(text, text + sizeof text, number).ptr);
  };
  const std::string whole = shortest(value);
  if (static_cast<double>(single) != value) return whole;
  const std::string asSingle = shortest(single);
  return asSingle.size() < whole.size() ? asSingle + 'f' : whole;
}

inline void appendNumbers(std::string& text, const Json& json) {
  if (json.is_number()) text += ' ' + writtenNumber(json.get<double>());
  if (!json.is_structured()) return;
  for (const auto& part : json) appendNumbers(text, part);
}

/// What a text became, in the words of `PastedSample`.
inline std::string becomes(const PastedText& text) {
  std::string all;
  const auto add = [&](const std::string& part) { all += (all.empty() ? "" : "; ") + part; };
  const auto objects = assemble(text, {});
  for (std::size_t i = 0; objects && i < objects->size(); ++i) {
    const Shape& shape = (*objects)[i].shape;
    std::string written{typeName(shape)};
    if (const auto* mesh = std::get_if<Mesh>(&shape)) {
      written += ' ' + std::to_string(mesh->vertices.size()) + "v " +
                 std::to_string(mesh->triangles.size()) + 't';
    } else {
      appendNumbers(written, writeShape(shape));
    }
    add(written);
  }
  const bool refused = std::ranges::any_of(text.remarks, &PasteRemark::refused);
  if (refused || !objects) {
    add("!");
  } else if (std::ranges::any_of(text.remarks,
                                 [](const auto& remark) { return !remark.refused; })) {
    add("?");
  }
  return all;
}

}  // namespace hairline::testing
