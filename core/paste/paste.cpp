#include "core/paste/paste.h"

#include <algorithm>
#include <cmath>

#include "core/mesh/mesh_file.h"
#include "core/paste/readings.h"
#include "core/scene/scene_file.h"

namespace hairline {
namespace {

/// Numbers beyond these get no neighbour count, so that long lists stay fast.
constexpr std::size_t mostCountedNumbers = 3000;
/// Further ones are left out.
constexpr std::size_t mostRemarks = 200;

/// A fragment of OBJ.
struct ObjFragment {
  /// The lines with vertices, all others blanked out; empty for other text: some lines begin with v
  /// and a number, and all with a keyword of OBJ or a comment.
  std::string vertices;
  bool hasFaces = false;
};

ObjFragment fragmentOf(std::string_view text) {
  constexpr std::string_view keywords = " v vn vt vp f l p o g s usemtl mtllib ";
  ObjFragment fragment;
  bool any = false;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const std::size_t word = std::min(line.find_first_not_of(" \t\r"), line.size());
    const std::size_t blank = std::min(line.find_first_of(" \t\r", word), line.size());
    const std::string keyword(line.substr(word, blank - word));
    const bool isComment = keyword.empty() || keyword[0] == '#';
    if (!isComment && keywords.find(' ' + keyword + ' ') == std::string_view::npos) return {};
    const std::size_t number = std::min(line.find_first_not_of(" \t", blank), line.size());
    const std::size_t skipped = keyword == "v" ? number : line.size();
    any = any || line.substr(skipped).find_first_of("0123456789+-.") == 0;
    fragment.hasFaces = fragment.hasFaces || keyword == "f";
    fragment.vertices.append(skipped, ' ') += line.substr(skipped);
    fragment.vertices += '\n';
    start = end + 1;
  }
  return any ? fragment : ObjFragment();
}

class PasteReader {
 public:
  PasteReader(std::string_view text, PrintedType type) : m_text(text), m_type(type) {}

  PastedText run() {
    if (m_text.size() > maximumPastedBytes) {
      refuse({}, "limit", Message("The text is longer than 4 MiB; open it as a file"));
    } else if (takeObjects()) {
      // done
    } else if (const ObjFragment obj = fragmentOf(m_text); !obj.vertices.empty()) {
      takeObj(obj);
    } else {
      for (TextValue& value : readValues(m_text, m_result.remarks)) {
        m_statement = m_text.substr(value.place.offset, value.place.length);
        m_form = formOf(m_statement);
        take(value);
      }
    }
    std::vector<PasteRemark>& remarks = m_result.remarks;
    if (m_result.groups.empty() && std::ranges::none_of(remarks, &PasteRemark::refused)) {
      refuse({}, "shape", Message("No shape found in this text"));
    }
    std::ranges::stable_sort(remarks, {},
                             [](const PasteRemark& remark) { return remark.place.offset; });
    if (remarks.size() > mostRemarks) remarks.resize(mostRemarks);
    return std::move(m_result);
  }

 private:
  void refuse(TextPlace place, std::string code, Message message) {
    m_result.remarks.push_back({true, place, std::move(code), std::move(message)});
  }
  void doubt(TextPlace place, Message message) {
    m_result.remarks.push_back({false, place, "doubt", std::move(message)});
  }

  /// Takes the objects of a scene, a list, or one object or shape in the format of Hairline, and
  /// refuses illegal ones; false if there is none.
  bool takeObjects() {
    const Result<Json> json = parseJson(m_text);
    if (!json) return false;
    Json list = json->is_object() && json->contains("objects") ? json->at("objects") : *json;
    if (!list.is_array()) list = Json::array({std::move(list)});
    PasteReading objects{"objects", "", {}, {}};
    std::vector<PasteRemark> remarks;
    const std::vector<Token> tokens = tokenize(m_text, remarks);
    const TextPlace place = tokens.front().place;
    remarks.clear();
    for (std::size_t i = 0; i < list.size(); ++i) {
      ReadNotes notes;
      const Result<SceneObject> object =
          readObject(list[i], "objects[" + std::to_string(i) + ']', &notes);
      for (const ReadNote& note : notes) {
        remarks.push_back({false, place, "doubt", Message("%1: %2", note.at, note.message)});
      }
      if (object) {
        objects.objects.push_back(*object);
      } else {
        remarks.push_back({true, place, object.error().code, object.error().message});
      }
    }
    if (objects.objects.empty()) return false;
    m_result.remarks = std::move(remarks);
    PastedGroup& group = m_result.groups.emplace_back();
    group.form = PrintedForm::hairline;
    group.place = place;
    group.place.length = m_text.size() - place.offset;
    group.readings.push_back(std::move(objects));
    for (const Token& token : tokens) {
      if (token.kind == TokenKind::number) group.numbers.push_back(numberOf(token));
    }
    return true;
  }

  /// A fragment of OBJ: its vertices are rows, without weights and colours.
  void takeObj(const ObjFragment& fragment) {
    m_form = PrintedForm::obj;
    m_statement = m_text;
    TextValue vertices{
        .kind = TextValue::Kind::rows, .columns = 3, .place = {0, m_text.size(), 1, 1}};
    std::size_t count = 0;
    for (const Token& token : tokenize(fragment.vertices, m_result.remarks)) {
      if (token.kind == TokenKind::newline) {
        if (count == 1 || count == 2) {
          refuse(token.place, "number", Message("A vertex needs three coordinates"));
        }
        count = 0;
      } else if (++count == 4) {
        doubt(token.place, Message("Ignored the weight or colour after the coordinates"));
      } else if (token.kind == TokenKind::number && count < 4) {
        vertices.numbers.push_back(numberOf(token));
        vertices.numbers.back().name = "xyz"[count - 1];
      } else if (token.kind != TokenKind::number && token.kind != TokenKind::refused) {
        refuse(token.place, "number", Message("%1 is not a number", token.text.substr(0, 40)));
      }
    }
    if (std::ranges::any_of(m_result.remarks, &PasteRemark::refused) || !setType(vertices)) return;
    ShapeReadings found = countedReadings(vertices);
    if (fragment.hasFaces) {
      const Result<Mesh> mesh = readMesh(m_text, MeshFormat::obj);
      if (!mesh) return refuse(vertices.place, mesh.error().code, mesh.error().message);
      addFaceReadings(*mesh, found.readings);
    }
    finish(vertices, std::move(found));
  }

  /// The mesh of a fragment with faces, and its triangles separately.
  static void addFaceReadings(const Mesh& mesh, std::vector<PasteReading>& readings) {
    readings.insert(readings.begin(), {"mesh", "vertices, faces", {makeObject(mesh)}, {}});
    const bool single = mesh.triangles.size() == 1;
    if (mesh.triangles.size() > 1000) return;
    PasteReading each{single ? "triangle" : "triangles", "faces", {}, {}};
    for (const auto& triangle : mesh.triangles) {
      Triangle<double> shape;
      for (std::size_t i = 0; i < 3; ++i) {
        shape.vertices[i] = mesh.vertices[static_cast<std::size_t>(triangle[i])];
      }
      each.objects.push_back(makeObject(shape));
    }
    readings.insert(readings.begin() + (single ? 0 : 1), std::move(each));
  }

  /// Makes a group of a value, or several if the whole is no shape.
  void take(TextValue& value) {
    if (value.kind == TextValue::Kind::number) {
      doubt(value.numbers[0].place, Message("Ignored: a single number is not a shape"));
    } else if (value.kind == TextValue::Kind::vector || value.kind == TextValue::Kind::rows) {
      takeCounted(value);
    } else if (value.kind == TextValue::Kind::record) {
      takeRecord(value);
    } else if (m_form == PrintedForm::wkt && value.mentions("polygon") &&
               !value.mentions("multipolygon") && areAll(value.fields, TextValue::Kind::rows)) {
      refuse(value.place, "shape", Message("Polygons with holes are not supported"));
    } else {
      takeFields(value);
    }
  }

  void takeFields(TextValue& value) {
    for (TextValue& field : value.fields) {
      if (!value.name.empty()) {
        field.name = field.name.empty() ? value.name : value.name + '.' + field.name;
      }
      field.hint += value.hint;
      take(field);
    }
  }

  void takeRecord(TextValue& value) {
    if (!setType(value)) return;
    ShapeReadings found = namedReadings(value);
    if (!found.readings.empty() || found.reason) {
      for (const std::string& name : found.unused) {
        if (!name.empty())
          doubt(value.place, Message("Ignored: %1 is not a field of the shape", name));
      }
      finish(value, std::move(found));
    } else if (areAll(value.fields, TextValue::Kind::vector) ||
               areAll(value.fields, TextValue::Kind::number)) {
      doubt(value.place,
            Message("The field names match no shape; the numbers are used in their order"));
      flatten(value, areAll(value.fields, TextValue::Kind::vector) ? TextValue::Kind::rows
                                                                   : TextValue::Kind::vector);
      takeCounted(value);
    } else {
      takeFields(value);
    }
  }

  void takeCounted(TextValue& value) {
    const std::string name = plainName(value.name);
    if (value.numbers.size() == 4 &&
        (value.mentions("quat") || name == "orientation" || name == "rotation")) {
      doubt(value.place, Message("Ignored: a rotation is not a shape"));
    } else if (m_form == PrintedForm::wkt && (value.mentions(" m ") || value.mentions("zm "))) {
      refuse(value.place, "shape", Message("M coordinates are not supported; remove them"));
    } else if (setType(value)) {
      if (value.mentions("polygon") || value.mentions("triangle")) dropClosingPoint(value);
      finish(value, countedReadings(value));
    }
  }

  /// A ring of WKT and GeoJSON repeats its first point at the end.
  static void dropClosingPoint(TextValue& value) {
    if (value.rowCount() < 4) return;
    const auto last = value.numbers.end() - static_cast<std::ptrdiff_t>(value.columns);
    const auto alike = [](const PrintedNumber& a, const PrintedNumber& b) {
      return a.literal.value == b.literal.value;
    };
    if (std::equal(last, value.numbers.end(), value.numbers.begin(), alike)) {
      value.numbers.erase(last, value.numbers.end());
    }
  }

  /// Gives all numbers of a value their type. False if one is out of range, after reporting that.
  bool setType(TextValue& value) {
    const bool single = m_type == PrintedType::single ||
                        (m_type == PrintedType::asTextSays &&
                         typeOf(m_statement, m_form, numbersOf(value)) == PrintedType::single);
    return setType(value, single);
  }
  bool setType(TextValue& value, bool single) {
    for (PrintedNumber& number : value.numbers) {
      const NumberLiteral& literal = number.literal;
      number.single = single || (m_type == PrintedType::asTextSays && literal.hasFloatSuffix);
      if (number.single && !std::isfinite(literal.single)) {
        refuse(number.place, "number",
               Message("The number exceeds the largest float, about 3.4e38"));
        return false;
      }
      number.value = number.single ? static_cast<double>(literal.single) : literal.value;
    }
    return std::ranges::all_of(value.fields,
                               [&](TextValue& field) { return setType(field, single); });
  }

  void finish(const TextValue& value, ShapeReadings found) {
    std::vector<PrintedNumber> numbers = numbersOf(value);
    const PrintedDigits rule = digitsOf(m_form, numbers);
    for (PrintedNumber& number : numbers) {
      const NumberLiteral& literal = number.literal;
      number.precision.digits = literal.significant;
      if (literal.isHexadecimal && literal.isInteger && number.place.length >= 10) {
        doubt(number.place, Message("Hexadecimal integer; these may be the bits of a float"));
      }
      if (literal.isHexadecimal || literal.hasFloatSuffix) continue;
      number.precision.rule = rule;
      if (++m_counted > mostCountedNumbers) continue;
      number.precision.floats = countPrintedAlike(literal.single, rule);
      number.precision.doubles = countPrintedAlike(literal.value, rule);
    }
    if (hasDecimalCommas(numbers)) {
      doubt(value.place, Message("Possible decimal commas; only decimal points are read"));
    }
    if (found.readings.empty()) {
      return refuse(value.place, "shape",
                    found.reason.value_or(Message("No shape has %1 numbers", numbers.size())));
    }
    m_result.groups.push_back({value.name,
                               m_form,
                               value.place,
                               {numbers.begin(), numbers.end()},
                               std::move(found.readings)});
  }

  /// "1,5; 2,5" and "(1,0, 2,0)": integers, every second one directly after a comma.
  bool hasDecimalCommas(const std::vector<PrintedNumber>& numbers) const {
    bool decimal = numbers.size() >= 4 && numbers.size() % 2 == 0;
    for (std::size_t i = 0; decimal && i < numbers.size(); ++i) {
      const TextPlace& place = numbers[i].place;
      const bool tight = i + 1 < numbers.size() && m_text[place.offset + place.length] == ',' &&
                         numbers[i + 1].place.offset == place.offset + place.length + 1;
      decimal = numbers[i].literal.isInteger && tight == (i % 2 == 0);
    }
    return decimal;
  }

  std::string_view m_text;
  PrintedType m_type;
  /// The text being read, and its form.
  std::string_view m_statement;
  PrintedForm m_form{};
  std::size_t m_counted = 0;
  PastedText m_result;
};

}  // namespace

PastedText readPrintedText(std::string_view text, PrintedType type) {
  return PasteReader(text, type).run();
}

}  // namespace hairline
