#pragma once

#include <string>
#include <string_view>

#include "core/base/json.h"

namespace hairline {

/// Appends an object field by field to a text. For writers of many small objects, which cannot
/// afford to build a value first.
class JsonObject {
 public:
  explicit JsonObject(std::string& text, bool hexadecimal = false)
      : m_text(text), m_hexadecimal(hexadecimal) {
    m_text += '{';
  }
  JsonObject(const JsonObject&) = delete;
  JsonObject& operator=(const JsonObject&) = delete;
  ~JsonObject() { m_text += '}'; }

  /// Begins a field: the caller then appends its value. The key needs no escapes.
  void key(std::string_view name) {
    m_text += m_first ? "\"" : ",\"";
    m_first = false;
    m_text += name;
    m_text += "\":";
  }
  void field(std::string_view name, bool value) {
    key(name);
    m_text += value ? "true" : "false";
  }
  void field(std::string_view name, int value) {
    key(name);
    m_text += std::to_string(value);
  }
  void field(std::string_view name, double value) {
    key(name);
    appendJsonNumber(m_text, value, m_hexadecimal);
  }
  void field(std::string_view name, std::string_view value) {
    key(name);
    appendJsonString(m_text, value);
  }
  void field(std::string_view name, const char* value) { field(name, std::string_view(value)); }

 private:
  std::string& m_text;
  bool m_hexadecimal;
  bool m_first = true;
};

/// Appends a list: `append(item)` appends one item to the text.
template <typename List, typename Append>
void appendJsonList(std::string& text, const List& list, const Append& append) {
  text += '[';
  bool first = true;
  for (const auto& item : list) {
    if (!first) text += ',';
    first = false;
    append(item);
  }
  text += ']';
}

}  // namespace hairline
