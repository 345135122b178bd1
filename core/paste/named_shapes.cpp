#include <algorithm>
#include <array>

#include "core/math/rational.h"
#include "core/paste/shape_readings.h"

// Shapes by the names of their fields.

namespace hairline {
namespace {

using ValueKind = PasteValue::Kind;

enum class Arity { number, vector, rows };

struct Role {
  std::string_view field;
  Arity arity;
};

/// The names that a field of a shape goes by, in small letters without underscores.
struct Synonyms {
  std::string_view field;
  std::array<std::string_view, 14> names;
};
constexpr std::array<Synonyms, 15> synonyms{{
    {"center",
     {"center", "centre", "c", "mid", "middle", "centroid", "position", "pos", "location",
      "translation", "origin", "o", "p", ""}},
    {"radius", {"radius", "r", "rad", "w"}},
    {"min",
     {"min", "lo", "low", "lower", "mins", "minimum", "minpoint", "lowerbound", "pmin", "mincorner",
      "bmin", "boxmin", "aabbmin", "minextent"}},
    {"max",
     {"max", "hi", "high", "upper", "maxs", "maximum", "maxpoint", "upperbound", "pmax",
      "maxcorner", "bmax", "boxmax", "aabbmax", "maxextent"}},
    {"half",
     {"halfextents", "halfextent", "extents", "extent", "half", "halfsize", "halfwidths",
      "halfwidth", "e", "h", "boxextent", "halflengths", "halfsizes", "halfdimensions"}},
    {"size", {"size", "dims", "dimensions", "scale", "lengths", "fullextents"}},
    {"origin",
     {"origin", "o", "org", "position", "pos", "start", "from", "p", "orig", "point", "base",
      "rayorigin", "ro", "origen"}},
    {"direction", {"direction", "dir", "d", "rd", "v", "raydirection", "raydir"}},
    {"normal", {"normal", "n", "norm"}},
    {"offset", {"offset", "d", "distance", "w", "constant", "dist", "k"}},
    {"apex", {"apex", "tip"}},
    {"axis", {"axis", "direction", "dir", "d"}},
    {"height", {"height", "h"}},
    {"axes", {"axes", "u", "orientation", "rotation", "basis", "rot", "matrix", "r"}},
    {"vertices",
     {"vertices", "points", "verts", "positions", "coordinates", "v", "corners", "vertex"}},
}};

constexpr std::array<std::array<std::string_view, 4>, 6> pointNames{
    {{"a", "b", "c", "d"},
     {"start", "end", "", ""},
     {"from", "to", "", ""},
     {"begin", "end", "", ""},
     {"first", "second", "third", "fourth"},
     {"p", "q", "r", "s"}}};

struct Signature {
  std::string_view type;
  std::string_view layout;
  std::array<Role, 4> roles;
  std::size_t count;
};
constexpr Role center{"center", Arity::vector};
constexpr Role radius{"radius", Arity::number};
constexpr Role normal{"normal", Arity::vector};
constexpr Role offset{"offset", Arity::number};
constexpr Role origin{"origin", Arity::vector};
constexpr Role direction{"direction", Arity::vector};
constexpr Role pointA{"a", Arity::vector};
constexpr Role pointB{"b", Arity::vector};
constexpr Role pointC{"c", Arity::vector};
constexpr Role pointD{"d", Arity::vector};
constexpr Role halves{"half", Arity::vector};
constexpr std::array<Signature, 18> signatures{{
    {"sphere", "center, radius", {center, radius}, 2},
    {"aabb", "min, max", {Role{"min", Arity::vector}, Role{"max", Arity::vector}}, 2},
    {"aabb", "center, half_extents", {center, halves}, 2},
    {"aabb", "center, size", {center, Role{"size", Arity::vector}}, 2},
    {"ray", "origin, direction", {origin, direction}, 2},
    {"line", "origin, direction", {origin, direction}, 2},
    {"segment", "a, b", {pointA, pointB}, 2},
    {"capsule", "a, b, radius", {pointA, pointB, radius}, 3},
    {"cylinder", "a, b, radius", {pointA, pointB, radius}, 3},
    {"triangle", "a, b, c", {pointA, pointB, pointC}, 3},
    {"tetrahedron", "a, b, c, d", {pointA, pointB, pointC, pointD}, 4},
    {"quad", "a, b, c, d", {pointA, pointB, pointC, pointD}, 4},
    {"plane", "normal, offset", {normal, offset}, 2},
    {"plane", "normal, -offset", {normal, offset}, 2},
    {"plane", "normal, point", {normal, origin}, 2},
    {"cone",
     "apex, axis, height, radius",
     {Role{"apex", Arity::vector}, Role{"axis", Arity::vector}, Role{"height", Arity::number},
      radius},
     4},
    {"obb", "center, axes, half_extents", {center, Role{"axes", Arity::rows}, halves}, 3},
    {"mesh",
     "vertices, triangles",
     {Role{"vertices", Arity::rows}, Role{"triangles", Arity::rows}},
     2},
}};

/// The fields as they are asked for: v0, v1, v2 and p1, p2 are a, b, c.
std::vector<std::string> fieldNames(const PasteValue& record) {
  std::vector<std::string> names;
  std::vector<std::size_t> vectors;
  for (const PasteValue& field : record.fields) {
    names.push_back(plainName(field.name));
    if (field.kind == ValueKind::vector) vectors.push_back(names.size() - 1);
  }
  if (vectors.size() < 2 || vectors.size() > 4) return names;
  const auto rename = [&] {
    for (std::size_t i = 0; i < vectors.size(); ++i) names[vectors[i]] = pointNames[0][i];
  };
  const std::string& first = names[vectors[0]];
  if (!first.empty() && (first.back() == '0' || first.back() == '1')) {
    const std::string prefix = first.substr(0, first.size() - 1);
    bool consecutive = true;
    for (std::size_t i = 0; i < vectors.size(); ++i) {
      std::string expected = prefix;
      expected += static_cast<char>(first.back() + static_cast<char>(i));
      consecutive = consecutive && names[vectors[i]] == expected;
    }
    if (consecutive) rename();
    return names;
  }
  for (const auto& family : pointNames) {
    bool all = true;
    for (std::size_t i = 0; i < vectors.size(); ++i) {
      all = all && !family[i].empty() && names[vectors[i]] == family[i];
    }
    if (all) {
      rename();
      break;
    }
  }
  return names;
}

bool fits(const PasteValue& field, std::string_view name, const Role& role) {
  const bool right = role.arity == Arity::number ? field.kind == ValueKind::number
                     : role.arity == Arity::vector
                         ? field.kind == ValueKind::vector &&
                               (field.numbers.size() == 3 || field.numbers.size() == 2)
                         : (field.kind == ValueKind::rows && field.columns == 3) ||
                               (field.kind == ValueKind::vector && field.numbers.size() % 3 == 0);
  if (!right) return false;
  if (role.field.size() == 1) return name == role.field;
  if (role.field == "triangles") {
    return name == "triangles" || name == "indices" || name == "faces" || name == "tris";
  }
  const auto found = std::ranges::find(synonyms, role.field, &Synonyms::field);
  return found != synonyms.end() && !name.empty() &&
         std::ranges::find(found->names, name) != found->names.end();
}

using Match = std::vector<const PasteValue*>;

/// The field for each role; empty where one is missing.
Match match(const PasteValue& record, const std::vector<std::string>& names,
            const Signature& signature) {
  Match found;
  for (std::size_t r = 0; r < signature.count; ++r) {
    for (std::size_t i = 0; i < record.fields.size(); ++i) {
      const PasteValue* field = &record.fields[i];
      if (std::ranges::find(found, field) == found.end() &&
          fits(*field, names[i], signature.roles[r])) {
        found.push_back(field);
        break;
      }
    }
    if (found.size() != r + 1) return {};
  }
  return found;
}

Json numbersOf(const PasteValue& field, PastedValues values) {
  Json list = Json::array();
  for (const std::size_t number : field.numbers) list.push_back(values[number]);
  return list;
}

Json rowsOf(const PasteValue& field, PastedValues values, bool integers = false) {
  Json rows = Json::array();
  for (std::size_t i = 0; i + 2 < field.numbers.size(); i += 3) {
    Json row = Json::array();
    for (std::size_t k = 0; k < 3; ++k) {
      const double value = values[field.numbers[i + k]];
      if (integers && value >= 0 && value < 2e9 && value == static_cast<int>(value)) {
        row.push_back(static_cast<int>(value));
      } else {
        row.push_back(value);
      }
    }
    rows.push_back(row);
  }
  return rows;
}

/// min and max of a box about a center, each rounded once; `rounded` says whether that changed any.
void addBox(ReadingList& list, const Match& fields, PastedValues values, std::string_view layout) {
  Json box{{"type", "aabb"}, {"min", Json::array()}, {"max", Json::array()}};
  Json extents = Json::array();
  bool rounded = false;
  for (std::size_t i = 0; i < 3; ++i) {
    const Rational middle(values[fields[0]->numbers[i]]);
    const double given = values[fields[1]->numbers[i]];
    const Rational half =
        layout.ends_with("size") ? Rational(given) / Rational(2) : Rational(given);
    for (const bool upper : {false, true}) {
      const Rational side = upper ? middle + half : middle - half;
      rounded = rounded || !side.isDouble();
      const double nearest = side.toNearestDouble();
      box[upper ? "max" : "min"].push_back(nearest);
    }
    extents.push_back(half.toNearestDouble());
  }
  std::string text(layout);
  if (rounded) text += ", rounded";
  list.add(text, box);
  const Json axes{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  list.add(layout, {{"type", "obb"},
                    {"center", numbersOf(*fields[0], values)},
                    {"axes", axes},
                    {"half_extents", extents}});
}

void addShape(ReadingList& list, const Signature& signature, const Match& fields,
              PastedValues values) {
  const std::string_view type = signature.type;
  const auto numbers = [&](std::size_t i) { return numbersOf(*fields[i], values); };
  const bool planar = fields[0]->kind == ValueKind::vector && fields[0]->numbers.size() == 2;
  for (const PasteValue* field : fields) {
    if (field->kind == ValueKind::vector && (field->numbers.size() == 2) != planar) return;
  }
  Json shape{{"type", type}};
  if (type == "triangle" || type == "quad" || type == "tetrahedron") {
    if (planar && type != "triangle") return;
    if (planar) shape["type"] = "triangle2";
    shape["vertices"] = Json::array();
    for (std::size_t i = 0; i < fields.size(); ++i) shape["vertices"].push_back(numbers(i));
  } else if (planar && type == "segment") {
    shape = {{"type", "segment2"}, {"a", numbers(0)}, {"b", numbers(1)}};
  } else if (planar && type == "aabb" && signature.layout == "min, max") {
    shape = {{"type", "rectangle2"}, {"min", numbers(0)}, {"max", numbers(1)}};
  } else if (planar) {
    return;
  } else if (type == "aabb" && signature.layout != "min, max") {
    addBox(list, fields, values, signature.layout);
    return;
  } else if (type == "plane") {
    shape["normal"] = numbers(0);
    if (signature.layout == "normal, point") {
      Rational sum;
      for (std::size_t i = 0; i < 3; ++i) {
        sum += Rational(values[fields[0]->numbers[i]]) * Rational(values[fields[1]->numbers[i]]);
      }
      shape["offset"] = sum.toNearestDouble();
    } else {
      const double given = values[fields[1]->numbers[0]];
      shape["offset"] = signature.layout == "normal, offset" ? given : -given;
    }
  } else if (type == "obb") {
    shape["center"] = numbers(0);
    shape["axes"] = rowsOf(*fields[1], values);
    shape["half_extents"] = numbers(2);
  } else if (type == "mesh") {
    shape["vertices"] = rowsOf(*fields[0], values);
    shape["triangles"] = rowsOf(*fields[1], values, true);
  } else {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::string field(signature.roles[i].field);
      if (signature.roles[i].arity == Arity::number) {
        shape[field] = values[fields[i]->numbers[0]];
      } else {
        shape[field] = numbers(i);
      }
    }
  }
  list.add(signature.layout, shape);
}

}  // namespace

bool isNamedShape(const PasteValue& record) {
  if (record.kind != ValueKind::record) return false;
  const std::vector<std::string> names = fieldNames(record);
  return std::ranges::any_of(signatures, [&](const Signature& signature) {
    return signature.count == record.fields.size() && !match(record, names, signature).empty();
  });
}

ShapeReadings namedReadings(const PasteValue& record, PastedValues values) {
  const std::vector<std::string> names = fieldNames(record);
  std::size_t most = 0;
  for (const Signature& signature : signatures) {
    if (!match(record, names, signature).empty()) most = std::max(most, signature.count);
  }
  ReadingList list(record);
  std::vector<const PasteValue*> used;
  // Unity's and three.js's planes are normal·X + distance = 0.
  const bool negated = std::ranges::any_of(
      names, [](const std::string& name) { return name == "distance" || name == "constant"; });
  for (const bool second : {false, true}) {
    for (const Signature& signature : signatures) {
      const Match fields = match(record, names, signature);
      if (signature.count != most || fields.empty()) continue;
      const bool later = signature.layout == (negated ? "normal, offset" : "normal, -offset");
      if (later != second) continue;
      used.insert(used.end(), fields.begin(), fields.end());
      addShape(list, signature, fields, values);
    }
  }
  ShapeReadings result = list.take();
  result.settled = result.readings.size() == 1;
  for (const PasteValue& field : record.fields) {
    if (std::ranges::find(used, &field) == used.end()) result.unused.push_back(field.name);
  }
  return result;
}

}  // namespace hairline
