#include "core/paste/hairline_text.h"

#include <algorithm>

#include "core/scene/scene_file.h"

namespace hairline {
namespace {

bool isObject(const Json& json) {
  if (!json.is_object()) return false;
  const auto type = json.find("type");
  return type != json.end() && type->is_string() &&
         std::ranges::find(shapeTypeNames, type->get_ref<const std::string&>()) !=
             shapeTypeNames.end();
}

/// The objects in a value; empty where it holds none.
Json objectsIn(const Json& json) {
  if (isObject(json)) return Json::array({json});
  Json list = Json::array();
  if (json.is_array()) {
    list = json;
  } else if (json.is_object() && json.contains("objects") && json.at("objects").is_array()) {
    list = json.at("objects");
  }
  return std::ranges::any_of(list, isObject) ? list : Json::array();
}

}  // namespace

std::optional<PastedText> readHairlineText(std::string_view text, const TextLines& lines) {
  const std::size_t start = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (start == std::string_view::npos || (text[start] != '{' && text[start] != '[')) return {};
  const Result<Json> json = parseJson(text);
  if (!json) return {};
  const Json list = objectsIn(*json);
  if (list.empty()) return {};
  PastedText result;
  PastedGroup group;
  group.form = PrintedForm::hairline;
  group.place = lines.place(start, text.size() - start);
  group.settled = true;
  PasteReading reading{"objects", "", {}, {}};
  for (std::size_t i = 0; i < list.size(); ++i) {
    ReadNotes notes;
    Result<SceneObject> object = readObject(list[i], "objects[" + std::to_string(i) + "]", &notes);
    if (!object) {
      result.remarks.push_back({true, group.place, object.error().code, object.error().message});
      continue;
    }
    for (const ReadNote& note : notes) {
      result.remarks.push_back({false, group.place, "doubt", note.at + ": " + note.message});
    }
    reading.objects.push_back(std::move(object).value());
  }
  if (reading.objects.empty()) return result;
  group.readings.push_back(std::move(reading));
  const TokenList tokens = tokenize(text, lines);
  for (const Token& token : tokens.tokens) {
    if (token.kind != TokenKind::number) continue;
    group.numbers.push_back({tokens.numbers[token.number].value,
                             false,
                             lines.place(token.offset, token.length),
                             {},
                             {}});
  }
  result.groups.push_back(std::move(group));
  return result;
}

}  // namespace hairline
