#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/scene/shape_json.h"

namespace hairline {

/// The path of a number below a field: "vertices", 2, 0. Converted to text only when needed.
struct FieldPlace {
  std::string_view field;
  /// At most: an item of a list of lists of vectors, and its component.
  std::array<std::ptrdiff_t, 3> indices{-1, -1, -1};

  FieldPlace operator[](std::size_t i) const {
    FieldPlace deeper = *this;
    *std::ranges::find(deeper.indices, -1) = static_cast<std::ptrdiff_t>(i);
    return deeper;
  }
  /// The path below that of the object: "objects[3].vertices[2][0]".
  std::string text(std::string_view path) const;
};

/// Reports that a value should be of another kind: "Expected a list, found text".
Message expected(const Message& wanted, const Json& found);

/// A JSON string in quotes, for errors; shortened if it is long.
std::string quoted(const Json& value);

/// Reads fields of one object of the scene format. Each function returns false and sets `error` on
/// a fault; the error names the object's id and the path.
class FieldReader {
 public:
  /// All of it outlives the reader; `notes` may be null.
  FieldReader(const Json& object, std::string_view path, ReadNotes* notes)
      : m_object(object), m_path(path), m_notes(notes) {}

  Error error;

  bool fail(std::string code, const FieldPlace& place, Message what);
  bool failShape(const FieldPlace& place, const Message& what) {
    return fail("shape", place, what);
  }

  /// The field with a name; null if there is none.
  const Json* member(std::string_view name) const;

  /// A field that is left out where it is empty.
  template <typename T>
  bool readOptional(std::string_view name, T& value) {
    const Json* json = member(name);
    return json == nullptr || read(*json, {name}, value);
  }

  /// A required field.
  template <typename T>
  bool readField(std::string_view name, T& value) {
    const Json* json = member(name);
    if (json == nullptr) return failShape({name}, Message("Required field is missing"));
    return read(*json, {name}, value);
  }

  bool read(const Json& json, const FieldPlace& place, double& number);
  bool read(const Json& json, const FieldPlace& place, int& number);
  bool read(const Json& json, const FieldPlace& place, std::string& text);
  template <int N, int options>
  bool read(const Json& json, const FieldPlace& place,
            Eigen::Matrix<double, N, 1, options>& vector) {
    return readCounted(json, place, vector, N);
  }
  template <typename T, std::size_t N>
  bool read(const Json& json, const FieldPlace& place, std::array<T, N>& list) {
    return readCounted(json, place, list, N);
  }
  template <typename T>
  bool read(const Json& json, const FieldPlace& place, std::vector<T>& list) {
    if (!json.is_array()) return failShape(place, expected(Message("a list"), json));
    list.resize(json.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (!read(json[i], place[i], list[i])) return false;
    }
    return true;
  }
  template <typename T, typename Derived>
  bool read(const Json& json, const FieldPlace& place, SharedVector<T, Derived>& list) {
    return read(json, place, list.edit());
  }

 private:
  bool readText(const Json& json, const FieldPlace& place, double& number);

  template <typename List>
  bool readCounted(const Json& json, const FieldPlace& place, List& list, std::size_t count) {
    if (!json.is_array()) return failShape(place, expected(Message("a list"), json));
    if (json.size() != count) {
      return failShape(place, Message("Expected %1 entries, found %2", count, json.size()));
    }
    const auto& entries = json.get_ref<const Json::array_t&>();
    for (std::size_t i = 0; i < count; ++i) {
      if (!read(entries[i], place[i], list[static_cast<int>(i)])) return false;
    }
    return true;
  }

  const Json& m_object;
  std::string_view m_path;
  ReadNotes* m_notes;
};

}  // namespace hairline
