#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/paste/paste_values.h"

namespace hairline {

/// What some numbers may be.
struct ShapeReadings {
  /// The likeliest first.
  std::vector<PasteReading> readings;
  /// The names in the text leave this one reading.
  bool settled = false;
  /// Why there is none.
  std::string reason;
  /// Names of fields that no reading uses.
  std::vector<std::string> unused;
};

/// The numbers of a text, as they were read.
using PastedValues = std::span<const double>;

/// Whether the fields of a record, all of them, are those of a shape by their names.
bool isNamedShape(const PasteValue& record);

/// The shapes that a record is by its names: {center, radius}, {min, max}, {origin, direction}.
ShapeReadings namedReadings(const PasteValue& record, PastedValues values);

/// The shapes that numbers without names may be, by how many there are and in what rows.
ShapeReadings countedReadings(const PasteValue& value, PastedValues values);

/// The affine matrices that 16 or 12 numbers may be, by rows and by columns; none where neither
/// last row is 0 0 0 1. One where both are the same.
std::vector<PasteReading> matrixReadings(const PasteValue& value, PastedValues values);

/// Takes candidates for shapes, as the scene format has them, and keeps the legal ones.
class ReadingList {
 public:
  explicit ReadingList(const PasteValue& value) : m_value(value) {}

  /// A reading of one shape.
  void add(std::string_view layout, Json shape);
  /// A reading of several shapes of one type; legal where all are.
  void add(std::string_view type, std::string_view layout, const std::vector<Json>& shapes);
  void add(PasteReading reading) { m_list.readings.push_back(std::move(reading)); }

  /// What was kept, the shapes named in the text first.
  ShapeReadings take();

 private:
  const PasteValue& m_value;
  ShapeReadings m_list;
};

}  // namespace hairline
