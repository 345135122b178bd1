#include "core/paste/paste.h"

#include <algorithm>
#include <cmath>

#include "core/mesh/mesh_file.h"
#include "core/paste/hairline_text.h"
#include "core/paste/obj_fragment.h"
#include "core/paste/printed_form.h"

namespace hairline {
namespace {

using ValueKind = PasteValue::Kind;

/// Numbers beyond these get no count of their neighbours, so that long lists do not take long.
constexpr std::size_t mostCountedNumbers = 3000;
/// Of one kind of remark; more are summed up.
constexpr std::size_t mostRemarks = 200;

class PasteReader {
 public:
  PasteReader(std::string_view text, PrintedType type)
      : m_text(text), m_type(type), m_lines(text) {}

  PastedText run() {
    if (m_text.size() > maximumPastedBytes) {
      refuse({0, 0, 1, 1}, "limit", "the text is longer than 4 MiB: open it as a file");
    } else if (!takeHairline()) {
      if (isObjFragment(m_text)) {
        takeObj();
      } else {
        takeTree();
      }
    }
    if (m_result.groups.empty() && std::ranges::none_of(m_result.remarks, &PasteRemark::refused)) {
      refuse({0, 0, 1, 1}, "shape", "there are no numbers in this text that make a shape");
    }
    std::ranges::stable_sort(m_result.remarks, {},
                             [](const PasteRemark& remark) { return remark.place.offset; });
    if (m_result.remarks.size() > mostRemarks) m_result.remarks.resize(mostRemarks);
    return std::move(m_result);
  }

 private:
  void refuse(TextPlace place, std::string code, std::string message) {
    m_result.remarks.push_back({true, place, std::move(code), std::move(message)});
  }
  void doubt(TextPlace place, std::string message) {
    m_result.remarks.push_back({false, place, "doubt", std::move(message)});
  }

  /// Scenes and objects of Hairline; false for other text.
  bool takeHairline() {
    std::optional<PastedText> found = readHairlineText(m_text, m_lines);
    if (found) m_result = std::move(*found);
    return found.has_value();
  }

  // Fragments of OBJ.

  void takeObj() {
    ObjFragment fragment = readObjVertices(m_text, m_lines, m_result.remarks);
    const bool complete = std::ranges::none_of(m_result.remarks, &PasteRemark::refused);
    m_numbers = std::move(fragment.numbers);
    m_places = std::move(fragment.places);
    if (!complete) return;
    PastedGroup group;
    if (!takeNumbers(fragment.vertices, m_text, PrintedForm::obj, group)) return;
    ShapeReadings found = countedReadings(fragment.vertices, m_values);
    if (fragment.hasFaces) {
      const Result<Mesh> mesh = readMesh(m_text, MeshFormat::obj);
      if (!mesh) {
        refuse(fragment.vertices.place, mesh.error().code, mesh.error().message);
        return;
      }
      addFaceReadings(*mesh, found.readings);
    }
    finish(std::move(group), fragment.vertices, std::move(found));
  }

  // All else.

  void takeTree() {
    TextTree tree = parseTextTree(m_text, m_lines);
    m_result.remarks = std::move(tree.remarks);
    const std::vector<PasteValue> values = valuesOf(tree);
    m_numbers = std::move(tree.numbers);
    m_places = std::move(tree.places);
    for (const PasteValue& value : values) {
      emit(value, m_text.substr(value.place.offset, value.place.length));
    }
  }

  /// Makes a group of a value, or several of one that is no shape as a whole.
  void emit(const PasteValue& value, std::string_view text) {
    switch (value.kind) {
      case ValueKind::none:
        return;
      case ValueKind::number:
        doubt(m_places[value.numbers[0]], "a number by itself is no shape, and is left out");
        return;
      case ValueKind::vector:
      case ValueKind::rows:
        emitCounted(value, text);
        return;
      case ValueKind::record:
        emitRecord(value, text);
        return;
      case ValueKind::many:
        if (value.says("polygon") && !value.says("multipolygon") && value.columns == 0 &&
            formOf(text) == PrintedForm::wkt && isRings(value)) {
          refuse(value.place, "shape", "a polygon with holes is no shape here");
          return;
        }
        emitFields(value, text);
        return;
    }
  }

  static bool isRings(const PasteValue& value) {
    return std::ranges::all_of(
        value.fields, [](const PasteValue& field) { return field.kind == ValueKind::rows; });
  }

  void emitFields(const PasteValue& value, std::string_view text) {
    for (PasteValue field : value.fields) {
      if (!value.name.empty()) {
        field.name = field.name.empty() ? value.name : value.name + '.' + field.name;
      }
      field.hint += value.hint;
      emit(field, text);
    }
  }

  void emitRecord(const PasteValue& value, std::string_view text) {
    PasteValue flat = flattened(value);
    PastedGroup group;
    const std::size_t before = m_result.remarks.size();
    if (!takeNumbers(flat, text, formOf(text), group)) return;
    ShapeReadings found = namedReadings(value, m_values);
    if (!found.readings.empty()) {
      for (const std::string& name : found.unused) {
        if (!name.empty()) doubt(value.place, name + " is no part of the shape, and is left out");
      }
      finish(std::move(group), value, std::move(found));
      return;
    }
    if (!found.reason.empty()) {
      refuse(value.place, "shape", found.reason);
      return;
    }
    const auto vectors = [](const PasteValue& field) { return field.kind == ValueKind::vector; };
    const auto numbers = [](const PasteValue& field) { return field.kind == ValueKind::number; };
    const bool alike = std::ranges::all_of(value.fields, vectors) &&
                       std::ranges::all_of(value.fields, [&](const PasteValue& field) {
                         return field.numbers.size() == value.fields[0].numbers.size();
                       });
    if (alike || std::ranges::all_of(value.fields, numbers)) {
      flat.kind = alike ? ValueKind::rows : ValueKind::vector;
      flat.columns = alike ? value.fields[0].numbers.size() : 0;
      doubt(value.place, "these names say no shape: the numbers are taken in their order");
      m_result.remarks.erase(m_result.remarks.begin() + static_cast<std::ptrdiff_t>(before),
                             m_result.remarks.end() - 1);
      emitCounted(flat, text);
      return;
    }
    m_result.remarks.resize(before);
    emitFields(value, text);
  }

  /// All numbers of a record in one row, with the names of their fields.
  static PasteValue flattened(const PasteValue& value) {
    PasteValue flat;
    flat.kind = ValueKind::vector;
    flat.name = value.name;
    flat.hint = value.hint;
    flat.place = value.place;
    for (const PasteValue& field : value.fields) {
      const PasteValue inner = field.fields.empty() ? field : flattened(field);
      for (std::size_t i = 0; i < inner.numbers.size(); ++i) {
        std::string name = field.name;
        if (i < inner.numberNames.size() && !inner.numberNames[i].empty()) {
          if (!name.empty()) name += '.';
          name += inner.numberNames[i];
        }
        flat.numbers.push_back(inner.numbers[i]);
        flat.numberNames.push_back(std::move(name));
      }
    }
    return flat;
  }

  void emitCounted(PasteValue value, std::string_view text) {
    const PrintedForm form = formOf(text);
    const std::size_t count = value.numbers.size();
    const std::string name = plainName(value.name);
    if (count == 4 && (value.says("quat") || name == "orientation" || name == "rotation")) {
      doubt(value.place, "a rotation is no shape, and is left out");
      return;
    }
    if (form == PrintedForm::wkt && (value.says(" m ") || value.says("zm "))) {
      refuse(value.place, "shape", "the M of a coordinate is no place in space; leave it out");
      return;
    }
    if (value.kind == ValueKind::rows && (value.says("polygon") || value.says("triangle"))) {
      dropClosingPoint(value);
    }
    PastedGroup group;
    if (!takeNumbers(value, text, form, group)) return;
    ShapeReadings found = countedReadings(value, m_values);
    if (value.says("linestring") && value.rowCount() > 2) addPolyline(value, m_values, found);
    std::vector<PasteReading> matrices = matrixReadings(value, m_values);
    const bool first = count == 16 || value.says("mat");
    found.readings.insert(first ? found.readings.begin() : found.readings.end(),
                          std::make_move_iterator(matrices.begin()),
                          std::make_move_iterator(matrices.end()));
    finish(std::move(group), value, std::move(found));
  }

  /// A ring of WKT and GeoJSON ends where it began.
  void dropClosingPoint(PasteValue& value) const {
    if (value.rowCount() < 4) return;
    const std::size_t last = value.numbers.size() - value.columns;
    for (std::size_t i = 0; i < value.columns; ++i) {
      if (m_numbers[value.numbers[i]].value != m_numbers[value.numbers[last + i]].value) return;
    }
    value.numbers.resize(last);
    value.numberNames.resize(std::min(value.numberNames.size(), last));
  }

  static void addPolyline(const PasteValue& value, const std::vector<double>& values,
                          ShapeReadings& found) {
    if (value.rowCount() > 1000 || (value.columns != 2 && value.columns != 3)) return;
    ReadingList list(value);
    std::vector<Json> segments;
    const auto point = [&](std::size_t row) {
      Json coordinates = Json::array();
      for (std::size_t i = 0; i < value.columns; ++i) {
        coordinates.push_back(values[value.numbers[row * value.columns + i]]);
      }
      return coordinates;
    };
    for (std::size_t row = 0; row + 1 < value.rowCount(); ++row) {
      segments.push_back({{"type", value.columns == 3 ? "segment" : "segment2"},
                          {"a", point(row)},
                          {"b", point(row + 1)}});
    }
    list.add("segments", "polyline", segments);
    ShapeReadings polyline = list.take();
    found.readings.insert(found.readings.begin(), polyline.readings.begin(),
                          polyline.readings.end());
  }

  /// Fills in the numbers of a group, and their values. False where one is beyond its type, which
  /// has been said then.
  bool takeNumbers(const PasteValue& value, std::string_view text, PrintedForm form,
                   PastedGroup& group) {
    std::vector<NumberLiteral> literals;
    for (const std::size_t number : value.numbers) literals.push_back(m_numbers[number]);
    const PrintedType said = typeOf(text, form, literals);
    const PrintedDigits rule = digitsOf(form, literals);
    m_values.resize(m_numbers.size());
    group.form = form;
    group.name = value.name;
    group.place = value.place;
    for (std::size_t i = 0; i < literals.size(); ++i) {
      const NumberLiteral& literal = literals[i];
      const TextPlace place = m_places[value.numbers[i]];
      PastedNumber number;
      number.single = m_type == PrintedType::single ||
                      (m_type == PrintedType::asTextSays &&
                       (literal.hasFloatSuffix || said == PrintedType::single));
      if (number.single && literal.beyondFloat) {
        refuse(place, "number", "this number is beyond the largest float, about 3.4e38");
        return false;
      }
      number.value = number.single ? static_cast<double>(literal.single) : literal.value;
      number.place = place;
      if (i < value.numberNames.size()) number.name = value.numberNames[i];
      number.precision = precisionOf(literal, rule);
      if (literal.isHexadecimal && literal.isInteger && place.length >= 10) {
        doubt(place, "a whole number in hexadecimal; it may be the bits of a float");
      }
      m_values[value.numbers[i]] = number.value;
      group.numbers.push_back(std::move(number));
    }
    if (hasDecimalCommas(value, literals)) {
      doubt(value.place,
            "commas inside and between numbers: these may be decimal commas, which are "
            "not read");
    }
    return true;
  }

  PrintedPrecision precisionOf(const NumberLiteral& literal, PrintedDigits rule) {
    PrintedPrecision precision;
    precision.digits = literal.digits.significant;
    if (literal.isHexadecimal || literal.hasFloatSuffix) return precision;
    precision.rule = rule;
    if (++m_counted > mostCountedNumbers) return precision;
    precision.floats = literal.beyondFloat ? 0 : countPrintedAlike(literal.single, rule);
    precision.doubles = countPrintedAlike(literal.value, rule);
    return precision;
  }

  /// "1,5; 2,5" and "(1,0, 2,0)": whole numbers, some parted by a comma alone and some not.
  bool hasDecimalCommas(const PasteValue& value, const std::vector<NumberLiteral>& literals) const {
    if (literals.size() < 4 || literals.size() % 2 != 0) return false;
    for (std::size_t i = 0; i < literals.size(); ++i) {
      if (!literals[i].isInteger) return false;
      if (i + 1 == literals.size()) break;
      const TextPlace& place = m_places[value.numbers[i]];
      const std::size_t end = place.offset + place.length;
      const std::size_t next = m_places[value.numbers[i + 1]].offset;
      const bool tight = next == end + 1 && m_text[end] == ',';
      if (tight != (i % 2 == 0)) return false;
    }
    return true;
  }

  void finish(PastedGroup group, const PasteValue& value, ShapeReadings found) {
    if (found.readings.empty()) {
      std::string message = found.reason;
      if (message.empty()) {
        message = std::to_string(value.numbers.size());
        message += " numbers are none of the shapes by themselves";
      }
      refuse(value.place, "shape", std::move(message));
      return;
    }
    group.readings = std::move(found.readings);
    group.settled = group.readings.size() == 1;
    m_result.groups.push_back(std::move(group));
  }

  std::string_view m_text;
  PrintedType m_type;
  TextLines m_lines;
  std::vector<NumberLiteral> m_numbers;
  std::vector<TextPlace> m_places;
  std::vector<double> m_values;
  std::size_t m_counted = 0;
  PastedText m_result;
};

}  // namespace

PastedText readPrintedText(std::string_view text, PrintedType type) {
  return PasteReader(text, type).run();
}

}  // namespace hairline
