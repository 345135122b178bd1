#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace hairline {

/// A JSON value that keeps the order of keys.
using Json = nlohmann::ordered_json;

/// How deep objects and lists may nest; the outermost is level 1.
constexpr int maximumNesting = 64;

/// Reads one JSON value that fills the whole text (UTF-8, a byte order mark is skipped).
///
/// Stricter than the standard: a key that occurs twice in an object is an error ("syntax"), as are
/// numbers beyond the range of a double ("number", with the path of the field) and nesting beyond
/// `maximumNesting` ("limit", whether the brackets are closed or not). Syntax errors take
/// precedence, except that reading stops at the limit. Messages of syntax errors carry line and
/// column, counted from 1 in characters. "-0" and "-0.0" are read as negative zero; numbers are
/// rounded to the nearest double, integers that fit 64 bits are kept as integers.
///
/// On an error `partial`, if given, receives what was read up to it, so that a bad request can
/// still be identified by its id.
Result<Json> parseJson(std::string_view text, Json* partial = nullptr);

/// Clears a value without allocating. The library's destructor first moves the elements of a list
/// or an object to another list, and terminates the program if there is no memory for that.
void releaseJson(Json& value) noexcept;

/// Clears a value, or that of a result, at the end of a scope: for values whose size a file or a
/// request decides.
class JsonRelease {
 public:
  explicit JsonRelease(Json& value) : m_value(&value) {}
  explicit JsonRelease(Result<Json>& result) : m_value(result ? &*result : nullptr) {}
  JsonRelease(const JsonRelease&) = delete;
  JsonRelease& operator=(const JsonRelease&) = delete;
  ~JsonRelease() {
    if (m_value != nullptr) releaseJson(*m_value);
  }

 private:
  Json* m_value;
};

/// How JSON is written.
struct JsonStyle {
  /// Over several lines for people; short lists and objects stay on one line.
  bool indented = false;
  /// Doubles as strings with hexadecimal floats ("0x1.8p+1"); integers stay as they are.
  bool hexadecimal = false;
};

/// Writes a value. Doubles are the shortest decimals that read back to the same double, -0.0
/// included; keys keep their order. NaN and infinities, which no reader here accepts, become null;
/// bytes that are not UTF-8 become U+FFFD.
std::string writeJson(const Json& value, JsonStyle style = {});

/// The same, appended to `text`; for writers of many small values.
void appendJson(std::string& text, const Json& value, JsonStyle style = {});

/// Appends a string with its quotes and escapes.
void appendJsonString(std::string& text, std::string_view value);

/// Appends a double as `writeJson` writes it.
void appendJsonNumber(std::string& text, double value, bool hexadecimal = false);

}  // namespace hairline
