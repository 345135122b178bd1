#include "core/recording/recorded_scene.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/base/plain_text.h"
#include "core/recording/recording_line.h"
#include "core/scene/shape_json.h"
#include "core/search/plugin/plugin_line.h"

namespace hairline {
namespace {

/// What tells operands from others: the hash FNV-1a of their numbers as scene files have them.
std::string keyOf(const SearchCase& given) {
  std::string text;
  for (const Shape& shape : given.shapes) {
    appendJson(text, writeShape(shape));
    text += ' ';
  }
  for (const Vector3<double>& displacement : given.displacements) {
    if (!displacement.isZero(0)) appendJson(text, writeVector(displacement));
    text += ' ';
  }
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char letter : text) {
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
  }
  std::string key;
  for (int shift = 60; shift >= 0; shift -= 4) key += "0123456789abcdef"[hash >> shift & 15];
  return key;
}

/// A text that Markdown shows as it is.
std::string escaped(const std::string& text) {
  constexpr std::string_view special = "\\`*{}[]()<>#+-!|~&@";
  const std::string line = singleLineText(text);
  const auto isOfWord = [&](std::size_t i) {
    return i < line.size() && std::isalnum(static_cast<unsigned char>(line[i])) != 0;
  };
  std::string made;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool isEmphasis = line[i] == '_' && !(isOfWord(i - 1) && isOfWord(i + 1));
    if (isEmphasis || special.find(line[i]) != std::string_view::npos) made += '\\';
    made += line[i];
  }
  return made;
}

template <typename Names>
std::optional<std::size_t> placeOf(const Json& object, const char* key, const Names& names) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_string()) return std::nullopt;
  const auto at = std::ranges::find(names, found->template get_ref<const std::string&>());
  if (at == names.end()) return std::nullopt;
  return static_cast<std::size_t>(at - names.begin());
}

}  // namespace

void describeRecorded(Scene& scene, const Recording& recording, std::size_t place,
                      const RecordedCall& call) {
  Json recorded = recordedJson(call, recording.sites());
  recorded["record"] = place + 1;
  recorded["kind"] = std::string(name(call.kind));
  recorded["scalar"] = std::string(name(call.scalar()));
  recorded["operands"] = keyOf(call.given);
  scene.unknownFields["recorded"] = std::move(recorded);
  scene.notes = "Recorded";
  if (call.site) scene.notes += " at " + escaped(recording.sites()[*call.site].text());
  scene.notes += ", frame " + std::to_string(call.frame) + ", thread " +
                 std::to_string(call.thread) + ", record " + std::to_string(place + 1) + '.';
}

std::optional<RecordedAnswer> recordedAnswer(const Json& recorded, const SearchCase& given) {
  constexpr std::array scalarNames{name(ScalarKind::float32), name(ScalarKind::float64),
                                   name(ScalarKind::exact)};
  if (!recorded.is_object()) return std::nullopt;
  const auto kind = placeOf(recorded, "kind", kindNames);
  const auto scalar = placeOf(recorded, "scalar", scalarNames);
  const auto operands = recorded.find("operands");
  if (!kind || !scalar || operands == recorded.end() || !operands->is_string()) {
    return std::nullopt;
  }
  RecordedAnswer made{static_cast<Kind>(*kind), static_cast<ScalarKind>(*scalar),
                      readOwnAnswer(recorded)};
  const auto& key = operands->get_ref<const std::string&>();
  if (key == keyOf(given)) return made;
  if (given.shapes.size() != 2) return std::nullopt;
  const SearchCase swapped{{given.shapes[1], given.shapes[0]},
                           {given.displacements[1], given.displacements[0]}};
  if (key != keyOf(swapped)) return std::nullopt;
  std::ranges::reverse(made.answer.points);
  return made;
}

const Json& recordedIn(const Scene& scene) {
  static const Json none;
  const auto found = scene.unknownFields.find("recorded");
  return found != scene.unknownFields.end() ? *found : none;
}

}  // namespace hairline
