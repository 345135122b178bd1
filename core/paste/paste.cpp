#include "core/paste/paste.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <utility>

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
    if (keyword == "v" && line.find('{') != std::string_view::npos) return {};
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
    } else if (!takeObjects() && !takeMeshFile()) {
      takeValues();
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

  /// A mesh in the text of a file of OFF, PLY or STL, of which facets alone will do; a fragment of
  /// OBJ. False for other text.
  bool takeMeshFile() {
    const std::size_t start = std::min(m_text.find_first_not_of(" \t\r\n"), m_text.size());
    const std::string head = lowered(m_text.substr(start, 80));
    const auto begins = [&](std::string_view word) {
      return head.starts_with(word) && head.find_first_of(" \t\r\n", word.size()) == word.size();
    };
    const bool isFacet = begins("facet");
    const bool isStl =
        isFacet || (begins("solid") && m_text.find("facet") != std::string_view::npos);
    const bool isOff = begins("off") || begins("coff") || begins("noff") || begins("cnoff");
    if (!isStl && !isOff && !begins("ply")) {
      const ObjFragment obj = fragmentOf(m_text);
      if (!obj.vertices.empty()) takeObj(obj);
      return !obj.vertices.empty();
    }
    const MeshFormat format = isStl ? MeshFormat::stl : isOff ? MeshFormat::off : MeshFormat::ply;
    const std::string content = (isFacet ? "solid\n" : "") + std::string(m_text.substr(start));
    Result<Mesh> mesh = readMesh(content, format);
    const TextPlace place{start, m_text.size() - start, 1, 1};
    if (!mesh) {
      refuse(place, mesh.error().code, mesh.error().message);
      return true;
    }
    TextValue vertices{.kind = TextValue::Kind::rows, .columns = 3, .place = place};
    // The numbers of an STL are its corners; those of others are not told from its indices.
    std::vector<PasteRemark> unread;
    bool isCorner = !isStl;
    for (const Token& token : tokenize(m_text, unread)) {
      if (isStl && token.kind == TokenKind::word) isCorner = lowered(token.text) == "vertex";
      if (isCorner && token.kind == TokenKind::number) vertices.numbers.push_back(numberOf(token));
    }
    if (m_type == PrintedType::single) {
      for (auto& vertex : mesh->vertices.edit())
        vertex = vertex.cast<float>().cast<double>().eval();
    }
    m_form = PrintedForm::obj;
    m_statement = m_text;
    if (!setType(vertices)) return true;
    ShapeReadings found;
    addFaceReadings(*mesh, found.readings);
    finish(vertices, std::move(found));
    return true;
  }

  void takeValues() {
    const std::string_view whole = m_text;
    const std::string cleaned = withoutLogPrefixes(whole);
    m_text = cleaned;
    for (TextValue& value : readValues(m_text, m_result.remarks)) {
      // An address at the front of the line is part of how it was printed.
      const std::size_t line = whole.rfind('\n', value.place.offset) + 1;
      const bool isDump = whole.substr(line, 2) == "0x" && line < value.place.offset;
      m_statement = m_text.substr(value.place.offset, value.place.length);
      m_form = isDump ? PrintedForm::gdb : formOf(m_statement);
      take(value);
    }
    const bool hasShapes = std::ranges::any_of(m_result.groups, [](const PastedGroup& group) {
      return !group.readings[0].matrix && group.readings[0].type != "point";
    });
    for (const auto& [place, isTransform] : m_poses) {
      std::vector<PasteReading>& readings = m_result.groups[place].readings;
      const bool moves = hasShapes && isTransform;
      if (moves) std::ranges::rotate(readings, readings.begin() + 1);
      doubt(m_result.groups[place].place,
            moves ? Message("Read as a transform of the shapes that follow")
                  : Message("Read as a point; choose the matrix to move the shapes that follow"));
    }
    m_text = whole;
  }

  /// A fragment of OBJ: its vertices are rows, in which weights and colours have no part.
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
    if (mesh.triangles.empty()) return;
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
      const NumberLiteral& literal = value.numbers[0].literal;
      // An address is none of the shape's numbers.
      if (literal.isHexadecimal && literal.isInteger) return;
      doubt(value.numbers[0].place, Message("Ignored: a single number is not a shape"));
    } else if (value.kind == TextValue::Kind::vector || value.kind == TextValue::Kind::rows) {
      takeCounted(value);
    } else if (value.kind == TextValue::Kind::record) {
      takeRecord(value);
    } else if ((m_form == PrintedForm::wkt || m_form == PrintedForm::json) &&
               value.mentions("polygon") && !value.mentions("multipolygon") &&
               areAll(value.fields, TextValue::Kind::rows)) {
      if (!setType(value)) return;
      for (TextValue& ring : value.fields) dropClosingPoint(ring);
      takeRings(value, value.fields);
    } else if (isMixed(value)) {
      flatten(value, TextValue::Kind::vector);
      takeCounted(value);
    } else {
      takeFields(value);
    }
  }

  /// One point or two and a number, without names: a sphere, a plane, a capsule.
  static bool isMixed(const TextValue& value) {
    const std::vector<TextValue>& fields = value.fields;
    if (value.kind != TextValue::Kind::many || fields.size() < 2 || fields.size() > 3) return false;
    const auto isPoint = [](const TextValue& field) { return field.numbers.size() == 3; };
    return std::all_of(fields.begin(), fields.end() - 1, isPoint) &&
           fields.back().kind == TextValue::Kind::number;
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

  /// A polygon of an outer loop and holes.
  void takeRings(const TextValue& value, std::span<const TextValue> rings) {
    Json polygon = Json::object();
    polygon["type"] = "polygon";
    bool isPlanar = false;
    for (const TextValue& ring : rings) {
      Json loop = Json::array();
      for (std::size_t row = 0; row < ring.rowCount(); ++row) {
        Json vertex = Json::array();
        for (std::size_t k = 0; k < ring.columns; ++k) {
          vertex.push_back(ring.numbers[row * ring.columns + k].value);
        }
        if (ring.columns == 2) vertex.push_back(0);
        loop.push_back(std::move(vertex));
      }
      isPlanar = isPlanar || ring.columns == 2;
      if (polygon.contains("vertices")) {
        polygon["holes"].push_back(std::move(loop));
      } else {
        polygon["vertices"] = std::move(loop);
      }
    }
    ShapeReadings found;
    Result<Shape> shape = readShape(polygon);
    if (shape) {
      found.readings.push_back(
          {"polygon", isPlanar ? "rows, z = 0" : "rows", {makeObject(*shape)}, {}});
    } else {
      found.reason = shape.error().message;
    }
    finish(value, std::move(found));
  }

  /// The rings of a polygon in the scene format; none if a record is none with holes.
  static std::vector<TextValue> ringsOf(const TextValue& record) {
    const auto named = [&](std::string_view name) {
      return std::ranges::find_if(
          record.fields, [&](const TextValue& field) { return plainName(field.name) == name; });
    };
    const auto outer = named("vertices");
    const auto holes = named("holes");
    if (outer == record.fields.end() || holes == record.fields.end()) return {};
    std::vector<TextValue> rings{*outer};
    // A list of one list is read as that list.
    if (holes->fields.empty()) rings.push_back(*holes);
    rings.insert(rings.end(), holes->fields.begin(), holes->fields.end());
    return areAll(rings, TextValue::Kind::rows) ? rings : std::vector<TextValue>();
  }

  void takeRecord(TextValue& value) {
    if (!setType(value)) return;
    if (const std::vector<TextValue> rings = ringsOf(value); !rings.empty()) {
      return takeRings(value, rings);
    }
    ShapeReadings found = namedReadings(value);
    if (!found.readings.empty() || found.reason) {
      for (const Message& assumed : found.doubts) doubt(value.place, assumed);
      if (found.isPose) m_poses.emplace_back(m_result.groups.size(), value.mentions("transform"));
      for (const std::string& name : found.unused) {
        if (!name.empty())
          doubt(value.place, Message("Ignored: %1 is not a field of the shape", name));
      }
      finish(value, std::move(found));
    } else if (areAll(value.fields, TextValue::Kind::vector) ||
               areAll(value.fields, TextValue::Kind::number)) {
      if (plainName(value.fields[0].name) == "pitch") {
        return doubt(value.place, Message("Ignored: a rotation is not a shape"));
      }
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
    if (isRotation(value)) {
      doubt(value.place, Message("Ignored: a rotation is not a shape"));
    } else if (value.numbers.size() == 3 && isSizeName(value.title())) {
      refuse(value.place, "shape", Message("%1 is a size; the box has no center", value.title()));
    } else if (value.mentions("spherec3") || value.mentions("sphere_3")) {
      refuse(value.place, "shape", Message("CGAL prints the square of a radius; give the radius"));
    } else if (value.mentions("rayc3") || value.mentions("ray_3")) {
      refuse(value.place, "shape", Message("CGAL prints a ray by two points; give its direction"));
    } else if (m_form == PrintedForm::wkt && (value.mentions(" m ") || value.mentions("zm "))) {
      refuse(value.place, "shape", Message("M coordinates are not supported; remove them"));
    } else if (setType(value)) {
      if (value.mentions("polygon") || value.mentions("triangle") || value.mentions(" tin ") ||
          value.mentions("polyhedralsurface")) {
        dropClosingPoint(value);
      }
      ShapeReadings found = countedReadings(value);
      for (const Message& assumed : found.doubts) doubt(value.place, assumed);
      finish(value, std::move(found));
    }
  }

  static bool isRotation(const TextValue& value) {
    const std::string name = plainName(value.title());
    const bool isFour = value.numbers.size() == 4;
    return (isFour && (value.mentions("quat") || name.ends_with("orientation") ||
                       name.ends_with("rotation") || name == "q")) ||
           (value.numbers.size() <= 4 && value.mentions(" quat ")) ||
           (value.numbers.size() == 9 && name == "basis") || name == "euler" || name == "rotator";
  }

  /// A ring of WKT and GeoJSON ends where it began.
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

  /// Gives all numbers of a value their type: that of the statement they stood in. False where one
  /// is beyond it, which has been said then.
  bool setType(TextValue& value) {
    const PrintedType said = value.printed != PrintedType::asTextSays
                                 ? value.printed
                                 : typeOf(m_statement, m_form, numbersOf(value));
    return setType(value, said);
  }
  bool setType(TextValue& value, PrintedType said) {
    const PrintedType type = m_type == PrintedType::asTextSays ? said : m_type;
    readBits(value, type);
    for (PrintedNumber& number : value.numbers) {
      const NumberLiteral& literal = number.literal;
      number.single = type == PrintedType::single ||
                      (m_type == PrintedType::asTextSays && literal.hasFloatSuffix);
      if (number.single && !std::isfinite(literal.single)) {
        refuse(number.place, "number",
               Message("The number exceeds the largest float, about 3.4e38"));
        return false;
      }
      number.value = number.single ? static_cast<double>(literal.single) : literal.value;
    }
    return std::ranges::all_of(value.fields, [&](TextValue& field) {
      return setType(field, field.printed == PrintedType::asTextSays ? said : field.printed);
    });
  }

  /// Hexadecimal integers of 8 or 16 digits, all of them, are the bits of floats or doubles.
  void readBits(TextValue& value, PrintedType type) {
    const std::size_t digits = value.numbers.empty()
                                   ? 0
                                   : value.numbers[0].place.length -
                                         std::min<std::size_t>(2, value.numbers[0].place.length);
    const bool isBits =
        (digits == 8 || digits == 16) &&
        std::ranges::all_of(value.numbers, [&](const PrintedNumber& number) {
          const std::size_t length = number.place.length;
          return number.literal.isHexadecimal && number.literal.isInteger &&
                 (length == digits + 2 || (number.literal.value == 0 && length == 3));
        });
    if (!isBits) return;
    const bool isNamed = type == (digits == 8 ? PrintedType::single : PrintedType::binary64) ||
                         value.mentions("bits") || value.mentions("bit_cast") ||
                         value.mentions("asfloat");
    for (PrintedNumber& number : value.numbers) {
      const std::string_view text = m_text.substr(number.place.offset + 2, number.place.length - 2);
      std::uint64_t bits = 0;
      std::from_chars(text.data(), text.data() + text.size(), bits, 16);
      NumberLiteral& literal = number.literal;
      literal.value =
          digits == 8 ? static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)))
                      : std::bit_cast<double>(bits);
      literal.single = static_cast<float>(literal.value);
      literal.isInteger = false;
      if (!std::isfinite(literal.value)) {
        refuse(number.place, "number", Message("Not a finite number"));
      }
    }
    if (!isNamed) doubt(value.place, Message("Read as the bits of floating-point numbers"));
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
      const char behind = i + 1 < numbers.size() ? m_text[place.offset + place.length] : ' ';
      decimal =
          numbers[i].literal.isInteger && tight == (i % 2 == 0) && behind != ']' && behind != ')';
    }
    return decimal;
  }

  std::string_view m_text;
  PrintedType m_type;
  /// The text being read, and its form.
  std::string_view m_statement;
  PrintedForm m_form{};
  std::size_t m_counted = 0;
  /// The groups that are positions with a rotation, and whether the text calls them transforms.
  std::vector<std::pair<std::size_t, bool>> m_poses;
  PastedText m_result;
};

}  // namespace

PastedText readPrintedText(std::string_view text, PrintedType type) {
  return PasteReader(text, type).run();
}

}  // namespace hairline
