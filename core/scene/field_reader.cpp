#include "core/scene/field_reader.h"

#include <cmath>

#include "core/base/checked.h"
#include "core/math/number_text.h"

namespace hairline {

std::string_view kindOf(const Json& value) {
  switch (value.type()) {
    case Json::value_t::null:
      return "null";
    case Json::value_t::boolean:
      return "a boolean";
    case Json::value_t::array:
      return "a list";
    case Json::value_t::object:
      return "an object";
    case Json::value_t::string:
      return "text";
    default:
      return "a number";
  }
}

std::string quoted(const Json& value) {
  constexpr std::size_t most = 40;
  std::string text = value.get_ref<const std::string&>();
  if (text.size() > most) text = text.substr(0, most) + "...";
  std::string result;
  appendJsonString(result, text);
  return result;
}

std::string FieldPlace::text(std::string_view path) const {
  std::string result(path);
  if (!path.empty() && !field.empty()) result += '.';
  result += field;
  for (const std::ptrdiff_t i : {first, second}) {
    if (i >= 0) result += '[' + std::to_string(i) + ']';
  }
  return result;
}

bool FieldReader::fail(std::string code, const FieldPlace& place, std::string_view what) {
  std::string at = place.text(m_path);
  std::string message;
  if (const Json* id = member("id"); id != nullptr && id->is_string()) {
    message = "object " + quoted(*id) + ": ";
  }
  if (!at.empty()) message += at + ' ';
  message += what;
  error = Error{std::move(code), std::move(message), std::move(at)};
  return false;
}

bool FieldReader::failKind(const Json& json, const FieldPlace& place, std::string_view wanted,
                           std::string code) {
  std::string what = "is ";
  what += kindOf(json);
  what += "; ";
  what += wanted;
  what += " should stand here";
  return fail(std::move(code), place, what);
}

const Json* FieldReader::member(std::string_view name) const {
  if (!m_object.is_object()) return nullptr;
  for (const auto& [key, value] : m_object.get_ref<const Json::object_t&>()) {
    if (key == name) return &value;
  }
  return nullptr;
}

bool FieldReader::read(const Json& json, const FieldPlace& place, double& number) {
  switch (json.type()) {
    case Json::value_t::number_float:
      number = json.get<double>();
      if (std::isfinite(number)) return true;
      return fail("number", place, "is not a finite number");
    case Json::value_t::number_unsigned:
      number = static_cast<double>(json.get<std::uint64_t>());
      return true;
    case Json::value_t::number_integer:
      number = static_cast<double>(json.get<std::int64_t>());
      return true;
    case Json::value_t::string:
      return readText(json, place, number);
    default:
      return failKind(json, place, "a number", "number");
  }
}

bool FieldReader::read(const Json& json, const FieldPlace& place, int& number) {
  double value = 0;
  if (!read(json, place, value)) return false;
  const std::optional<int> whole = checkedInteger<int>(value);
  if (!whole) return failShape(place, "is not a whole number in range");
  number = *whole;
  return true;
}

bool FieldReader::read(const Json& json, const FieldPlace& place, std::string& text) {
  if (!json.is_string()) return failKind(json, place, "text");
  text = json.get_ref<const std::string&>();
  return true;
}

bool FieldReader::readText(const Json& json, const FieldPlace& place, double& number) {
  const auto& text = json.get_ref<const std::string&>();
  if (const auto hexadecimal = parseHexadecimal(text)) {
    number = *hexadecimal;
    return true;
  }
  const auto rational = parseRational(text);
  if (!rational) {
    return fail("number", place,
                "is the text " + quoted(json) +
                    ", which is no number: write a plain number without quotes, a hexadecimal "
                    "float such as \"0x1.8p+1\" or a rational such as \"1/3\", none of them "
                    "beyond the range of a double");
  }
  number = rational->value;
  if (rational->rounded && m_notes != nullptr) {
    m_notes->push_back({place.text(m_path), quoted(json) + " is rounded to the nearest double, " +
                                                decimalText(number)});
  }
  return true;
}

}  // namespace hairline
