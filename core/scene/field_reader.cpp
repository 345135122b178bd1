#include "core/scene/field_reader.h"

#include <cmath>

#include "core/base/checked.h"
#include "core/math/number_text.h"

namespace hairline {

namespace {

Message kindOf(const Json& value) {
  switch (value.type()) {
    case Json::value_t::null:
      return Message("null");
    case Json::value_t::boolean:
      return Message("a boolean");
    case Json::value_t::array:
      return Message("a list");
    case Json::value_t::object:
      return Message("an object");
    case Json::value_t::string:
      return Message("text");
    default:
      return Message("a number");
  }
}

}  // namespace

Message expected(const Message& wanted, const Json& found) {
  return Message("Expected %1, found %2", wanted, kindOf(found));
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
  for (const std::ptrdiff_t i : indices) {
    if (i >= 0) result += '[' + std::to_string(i) + ']';
  }
  return result;
}

bool FieldReader::fail(std::string code, const FieldPlace& place, Message what) {
  std::string at = place.text(m_path);
  if (!at.empty()) what = Message("%1: %2", at, what);
  if (const Json* id = member("id"); id != nullptr && id->is_string()) {
    what = Message("Object %1: %2", quoted(*id), what);
  }
  error = Error{std::move(code), std::move(what), std::move(at)};
  return false;
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
      return fail("number", place, Message("Must be a finite number"));
    case Json::value_t::number_unsigned:
      number = static_cast<double>(json.get<std::uint64_t>());
      return true;
    case Json::value_t::number_integer:
      number = static_cast<double>(json.get<std::int64_t>());
      return true;
    case Json::value_t::string:
      return readText(json, place, number);
    default:
      return fail("number", place, expected(Message("a number"), json));
  }
}

bool FieldReader::read(const Json& json, const FieldPlace& place, int& number) {
  double value = 0;
  if (!read(json, place, value)) return false;
  const std::optional<int> whole = checkedInteger<int>(value);
  if (!whole) return failShape(place, Message("Must be an integer in the range of 32 bits"));
  number = *whole;
  return true;
}

bool FieldReader::read(const Json& json, const FieldPlace& place, std::string& text) {
  if (!json.is_string()) return failShape(place, expected(Message("text"), json));
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
    return fail(
        "number", place,
        Message("%1 is not a number. Write a plain number without quotes, a hexadecimal float "
                "such as \"0x1.8p+1\" or a fraction such as \"1/3\", all within the range "
                "of a double",
                quoted(json)));
  }
  number = rational->value;
  if (rational->rounded && m_notes != nullptr) {
    m_notes->push_back({place.text(m_path), Message("%1 was rounded to the nearest double, %2",
                                                    quoted(json), decimalText(number))});
  }
  return true;
}

}  // namespace hairline
