#include <algorithm>
#include <array>

#include "core/math/rational.h"
#include "core/paste/readings.h"
#include "core/scene/shape_json.h"

namespace hairline {
namespace {

using Numbers = std::vector<double>;
using Parts = std::vector<Numbers>;

// The limit on objects at once; polygons with more corners take long to check.
constexpr std::size_t mostObjects = 1000;
constexpr std::size_t mostCorners = 200;

/// A field of the scene format, or an alternative from which fields are computed.
struct ShapeField {
  std::string_view name;
  /// How many numbers it has; for a vector that may lie in the plane, the number in space.
  std::size_t size;
  /// Its names, in lower case without underscores, with spaces around each.
  std::string_view names;
};
/// Rows of three, any number of them.
constexpr std::size_t rows = 0;
constexpr ShapeField pointA{"a", 3, " a start from begin first p "};
constexpr ShapeField pointB{"b", 3, " b end to second q "};
constexpr ShapeField pointC{"c", 3, " c third r "};
constexpr ShapeField pointD{"d", 3, " d fourth s "};
constexpr ShapeField center{
    "center", 3,
    " center centre c mid middle centroid position pos location translation origin o p "};
constexpr ShapeField radius{"radius", 1, " radius r rad w "};
constexpr ShapeField lower{"min", 3,
                           " min lo low lower mins minimum minpoint lowerbound pmin mincorner bmin "
                           "boxmin aabbmin minextent "};
constexpr ShapeField upper{
    "max", 3,
    " max hi high upper maxs maximum maxpoint upperbound pmax maxcorner bmax "
    "boxmax aabbmax maxextent "};
constexpr ShapeField halfExtents{"half_extents", 3,
                                 " halfextents halfextent extents extent half halfsize halfwidths "
                                 "halfwidth e h boxextent halflengths halfsizes halfdimensions "};
constexpr ShapeField fullSize{"size", 3, " size dims dimensions scale lengths fullextents "};
constexpr ShapeField origin{
    "origin", 3, " origin o org position pos start from p orig point base rayorigin ro origen "};
constexpr ShapeField direction{"direction", 3, " direction dir d rd v raydirection raydir "};
constexpr ShapeField normal{"normal", 3, " normal n norm "};
constexpr ShapeField offset{"offset", 1, " offset d distance w constant dist k "};
constexpr ShapeField negatedOffset{"-offset", 1, offset.names};
constexpr ShapeField planePoint{"point", 3, origin.names};
constexpr ShapeField apex{"apex", 3, " apex tip "};
constexpr ShapeField axis{"axis", 3, " axis direction dir d "};
constexpr ShapeField height{"height", 1, " height h "};
constexpr ShapeField axes{"axes", rows, " axes u orientation rotation basis rot matrix r "};
constexpr ShapeField vertices{"vertices", rows,
                              " vertices points verts positions coordinates v corners vertex "};
constexpr ShapeField triangles{"triangles", rows, " triangles indices faces tris "};

/// A form of a shape: by the names of its fields, and if `byCount` by as many unnamed numbers.
struct ShapeForm {
  std::string_view type;
  std::array<const ShapeField*, 4> fields;
  bool byCount = true;
  /// The corresponding type in the plane.
  std::string_view planarType{};

  std::size_t fieldCount() const {
    return static_cast<std::size_t>(std::ranges::find(fields, nullptr) - fields.begin());
  }
  bool has(const ShapeField& field) const {
    return std::ranges::find(fields, &field) != fields.end();
  }
  /// Whether it is given by its corners.
  bool hasCorners() const { return has(pointC); }
  bool isCenteredBox() const { return type == "aabb" && has(center); }
  std::string layout() const {
    std::string text(fields[0]->name);
    for (std::size_t i = 1; i < fieldCount(); ++i) (text += ", ") += fields[i]->name;
    return text;
  }
};
constexpr auto shapeForms = std::to_array<ShapeForm>({
    {"sphere", {&center, &radius}},
    {"plane", {&normal, &offset}},
    {"plane", {&normal, &negatedOffset}},
    {"plane", {&normal, &planePoint}, false},
    {"segment", {&pointA, &pointB}, true, "segment2"},
    {"aabb", {&lower, &upper}, true, "rectangle2"},
    {"aabb", {&center, &halfExtents}},
    {"aabb", {&center, &fullSize}, false},
    {"ray", {&origin, &direction}},
    {"line", {&origin, &direction}},
    {"capsule", {&pointA, &pointB, &radius}},
    {"cylinder", {&pointA, &pointB, &radius}},
    {"triangle", {&pointA, &pointB, &pointC}, true, "triangle2"},
    {"tetrahedron", {&pointA, &pointB, &pointC, &pointD}},
    {"quad", {&pointA, &pointB, &pointC, &pointD}},
    {"cone", {&apex, &axis, &height, &radius}, false},
    {"obb", {&center, &axes, &halfExtents}},
    {"mesh", {&vertices, &triangles}, false},
});

/// Words in a text that name a type of shape, besides its own name.
constexpr std::pair<std::string_view, std::string_view> typeWords[] = {
    {"triangle", "tri "},      {"triangle", "tri_"},     {"triangle", "face"},
    {"segment", "linestring"}, {"segment", "edge"},      {"aabb", "box"},
    {"aabb", "bounds"},        {"obb", "orientedbox"},   {"sphere", "ball"},
    {"capsule", "sphyl"},      {"tetrahedron", "tetra"}, {"convex", "hull"},
    {"points", "multipoint"}};

/// Whether a text contains a word. "ray" and "line" must not be the end of another word ("array").
bool hasWord(std::string_view text, std::string_view word) {
  const bool wholeOnly = word == "ray" || word == "line";
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    if (!wholeOnly || at == 0 || text[at - 1] < 'a' || text[at - 1] > 'z') return true;
  }
  return false;
}

/// The fields under their standard names: vectors v0, v1, v2 and p1, p2 become a, b, c.
std::vector<std::string> fieldNames(std::span<const TextValue> fields) {
  std::vector<std::string> names;
  std::vector<std::string*> numbered;
  for (const TextValue& field : fields) names.push_back(plainName(field.name));
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (fields[i].kind == TextValue::Kind::vector) numbered.push_back(&names[i]);
  }
  if (numbered.empty() || numbered.size() > 4 || numbered[0]->empty()) return names;
  std::string expected = *numbered[0];
  if (expected.back() != '0' && expected.back() != '1') return names;
  const bool inOrder = std::ranges::all_of(numbered, [&](const std::string* name) {
    const bool next = *name == expected;
    ++expected.back();
    return next;
  });
  for (std::size_t i = 0; inOrder && i < numbered.size(); ++i) *numbered[i] = "abcd"[i];
  return names;
}

bool fits(const TextValue& field, const std::string& name, const ShapeField& wanted) {
  const std::size_t count = field.numbers.size();
  const bool isVector = field.kind == TextValue::Kind::vector;
  const bool right = wanted.size == 1 ? field.kind == TextValue::Kind::number
                     : wanted.size == 3
                         ? isVector && (count == 2 || count == 3)
                         : (isVector && count % 3 == 0) ||
                               (field.kind == TextValue::Kind::rows && field.columns == 3);
  return right && !name.empty() && wanted.names.find(' ' + name + ' ') != std::string_view::npos;
}

/// The index of the field for each one of a form; empty if one is missing.
std::vector<std::size_t> match(std::span<const TextValue> fields,
                               const std::vector<std::string>& names, const ShapeForm& form) {
  std::vector<std::size_t> found;
  for (std::size_t k = 0; k < form.fieldCount(); ++k) {
    std::size_t i = 0;
    while (i < fields.size() && (std::ranges::find(found, i) != found.end() ||
                                 !fits(fields[i], names[i], *form.fields[k]))) {
      ++i;
    }
    if (i == fields.size()) return {};
    found.push_back(i);
  }
  return found;
}

/// The parts of a form given a number of numbers; empty if they do not fit.
Parts cut(const ShapeForm& form, std::span<const double> numbers, std::size_t dimension) {
  Parts parts;
  for (std::size_t i = 0; i < form.fieldCount(); ++i) {
    const std::size_t size = form.fields[i]->size;
    const std::size_t length = size == rows ? 9 : size == 3 ? dimension : size;
    if (length > numbers.size()) return {};
    parts.emplace_back(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(length));
    numbers = numbers.subspan(length);
  }
  return numbers.empty() && form.byCount ? parts : Parts();
}

/// The shape of a form in the scene format, given the numbers of its fields; null if it has none in
/// the plane. If numbers had to be rounded, the layout says so. Fields used only to compute others
/// are kept.
Json shapeOf(const ShapeForm& form, const Parts& parts, std::string& layout) {
  const bool planar = parts[0].size() == 2;
  if (planar && form.planarType.empty()) return {};
  Json shape{{"type", planar ? form.planarType : form.type}};
  if (form.hasCorners()) shape["vertices"] = parts;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ShapeField& field = *form.fields[i];
    if (field.size == 3 && parts[i].size() != parts[0].size()) return {};
    Json& json = shape[std::string(field.name)];
    if (field.size == 1) json = parts[i][0];
    if (field.size == 3) json = parts[i];
    for (std::size_t k = 0; field.size == rows && k + 2 < parts[i].size(); k += 3) {
      json.push_back(std::span(parts[i]).subspan(k, 3));
      for (Json& number : json.back()) {
        const double value = number.get<double>();
        const bool isIndex = &field == &triangles && value >= 0 && value < 2e9;
        if (isIndex && value == static_cast<int>(value)) number = static_cast<int>(value);
      }
    }
  }
  if (form.has(negatedOffset)) shape["offset"] = -parts[1][0];
  if (form.has(planePoint)) {
    Rational sum;
    for (std::size_t i = 0; i < 3; ++i) sum += Rational(parts[0][i]) * Rational(parts[1][i]);
    shape["offset"] = sum.toNearestDouble();
  }
  if (form.isCenteredBox()) {
    bool rounded = false;
    for (std::size_t i = 0; i < 3; ++i) {
      const Rational middle(parts[0][i]);
      const Rational half = Rational(parts[1][i]) / Rational(form.has(fullSize) ? 2 : 1);
      rounded = rounded || !(middle - half).isDouble() || !(middle + half).isDouble();
      shape["min"].push_back((middle - half).toNearestDouble());
      shape["max"].push_back((middle + half).toNearestDouble());
      shape["half_extents"][i] = half.toNearestDouble();
    }
    if (rounded) layout += ", rounded";
  }
  return shape;
}

/// Finds the readings of a value: builds candidate shapes and keeps the legal ones.
class ReadingFinder {
 public:
  explicit ReadingFinder(const TextValue& value) : m_value(value), m_numbers(valuesOf(value)) {}

  ShapeReadings byNames() {
    const std::vector<TextValue>& fields = m_value.fields;
    const std::vector<std::string> names = fieldNames(fields);
    std::size_t most = 1;
    for (const ShapeForm& form : shapeForms)
      most = std::max(most, match(fields, names, form).size());
    std::vector<bool> used(names.size());
    for (const ShapeForm& form : shapeForms) {
      const std::vector<std::size_t> places = match(fields, names, form);
      if (places.size() != most) continue;
      Parts parts;
      for (const std::size_t place : places) {
        parts.push_back(valuesOf(fields[place]));
        used[place] = true;
      }
      std::string layout = form.layout();
      Json shape = shapeOf(form, parts, layout);
      if (shape.is_null()) continue;
      add(layout, shape);
      if (!form.isCenteredBox()) continue;
      shape.update({{"type", "obb"}, {"axes", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}});
      add(form.layout(), shape);
    }
    takeFirst([&](const PasteReading& reading) { return isNamed(reading.type); });
    // Unity's and three.js's planes are normal·X + distance = 0.
    const bool negated = std::ranges::any_of(
        names, [](const std::string& name) { return name == "distance" || name == "constant"; });
    takeFirst([&](const PasteReading& r) { return negated && r.layout == "normal, -offset"; });
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (!used[i]) m_found.unused.push_back(fields[i].name);
    }
    return std::move(m_found);
  }

  ShapeReadings byCount() {
    const std::size_t columns = m_value.columns;
    const std::size_t count = m_value.rowCount();
    if (columns == 0) {
      addFlat();
    } else if (columns == 2 || columns == 3) {
      const Parts points = slices(columns);
      if (count > 2 && m_value.mentions("linestring"))
        addEach("segments", "polyline", points, 2, 1);
      addPoints(points, "rows");
      if (count == 3 && (columns == 2 || !isSymmetric())) addPoints(slices(3, true), "columns");
    } else if (columns == 4 && isHomogeneous()) {
      Parts points = slices(4);
      for (Numbers& point : points) point.pop_back();
      addPoints(points, "rows x y z 1");
    } else if (count == 3 || count == 2) {
      addPoints(slices(count, true), "columns");
    } else if (columns == 4 && count <= mostObjects) {
      addForms(slices(4), 3, {});
    }
    takeFirst([&](const PasteReading& reading) { return isNamed(reading.type); });
    addMatrices();
    return std::move(m_found);
  }

 private:
  static Numbers valuesOf(const TextValue& value) {
    Numbers numbers;
    for (const PrintedNumber& number : value.numbers) numbers.push_back(number.value);
    return numbers;
  }

  /// Whether the text names the type of a shape, in the singular or plural.
  bool isNamed(std::string_view type) const {
    const std::string_view one = type.substr(0, type.find_last_not_of("s2") + 1);
    return (hasWord(m_value.hint, one) && one != "point") ||
           std::ranges::any_of(typeWords, [&](const auto& entry) {
             return type.starts_with(entry.first) && hasWord(m_value.hint, entry.second);
           });
  }

  template <typename Likely>
  void takeFirst(const Likely& likely) {
    std::ranges::stable_partition(m_found.readings, likely);
    if (!m_found.readings.empty()) m_found.reason.reset();
  }

  /// A reading of one shape.
  void add(std::string_view layout, const Json& shape) {
    add(shape["type"].get<std::string>(), layout, {shape});
  }
  /// A reading of several shapes of one type; legal if all are.
  void add(std::string type, std::string_view layout, const std::vector<Json>& shapes) {
    PasteReading reading{std::move(type), std::string(layout), {}, {}};
    for (const Json& json : shapes) {
      const Result<Shape> shape = readShape(json);
      if (!shape) {
        if (!m_found.reason) m_found.reason = shape.error().message;
        return;
      }
      reading.objects.push_back(makeObject(*shape));
      reading.objects.back().planePoints = readPlanePoints(json);
    }
    m_found.readings.push_back(std::move(reading));
  }

  /// The numbers in groups of a fixed size, or as columns of that size.
  Parts slices(std::size_t size, bool byColumns = false) const {
    const std::size_t count = m_numbers.size() / size;
    Parts parts(count);
    for (std::size_t i = 0; i < count * size; ++i) {
      parts[byColumns ? i % count : i / size].push_back(m_numbers[i]);
    }
    return parts;
  }

  bool isSymmetric() const { return slices(3) == slices(3, true); }
  bool isHomogeneous() const {
    return std::ranges::all_of(slices(4), [](const Numbers& row) { return row[3] == 1; });
  }

  void addFlat() {
    const std::size_t count = m_numbers.size();
    if (count == 4 && isHomogeneous()) {
      add("x y z 1", {{"type", "point"}, {"position", slices(3)[0]}});
    }
    if (count % 3 == 0) {
      addPoints(slices(3), "rows");
    } else {
      addForms({m_numbers}, 3, {});
    }
    if (count == 9 && !isSymmetric()) addPoints(slices(3, true), "columns");
    if (count == 6) {
      const Parts bounds = slices(3, true);
      add("x, y, z intervals", {{"type", "aabb"}, {"min", bounds[0]}, {"max", bounds[1]}});
    }
    if (count % 2 == 0 && (count % 3 != 0 || count == 6)) addPoints(slices(2), "rows");
  }

  /// All forms that take this many numbers, for one group or for several alike.
  void addForms(const Parts& groups, std::size_t dimension, std::string_view cornerLayout) {
    for (const ShapeForm& form : shapeForms) {
      std::vector<Json> shapes;
      std::string layout(form.hasCorners() ? cornerLayout : form.layout());
      for (const Numbers& group : groups) {
        const Parts parts = cut(form, group, dimension);
        if (parts.empty()) break;
        shapes.push_back(shapeOf(form, parts, layout));
      }
      if (shapes.empty() || shapes[0].is_null()) continue;
      const std::string type = shapes[0]["type"];
      add(shapes.size() == 1 ? type : type + 's', layout, shapes);
    }
  }

  void addPoints(const Parts& points, const std::string& layout) {
    const std::size_t count = points.size();
    const bool planar = points[0].size() == 2;
    if (count == 1) {
      add("", {{"type", planar ? "point2" : "point"}, {"position", points[0]}});
      const Json ray{{"type", "ray"}, {"origin", {0, 0, 0}}, {"direction", points[0]}};
      if (!planar) add("direction from the origin", ray);
      return;
    }
    Numbers numbers;
    for (const Numbers& point : points) numbers.insert(numbers.end(), point.begin(), point.end());
    addForms({numbers}, points[0].size(), layout);
    if (planar && count >= 3 && count <= mostCorners) {
      Parts raised = points;
      for (Numbers& point : raised) point.push_back(0);
      add("rows, z = 0", {{"type", "polygon"}, {"vertices", raised}});
    } else if (!planar && count == 3) {
      add(layout, {{"type", "plane"}, {"points", points}});
    } else if (!planar && count > 3) {
      if (count <= mostCorners) add(layout, {{"type", "polygon"}, {"vertices", points}});
      add(layout, {{"type", "convex"}, {"vertices", points}});
      if (count % 3 == 0) addEach("triangles", layout, points, 3, 3);
      if (count % 2 == 0) addEach("segments", layout, points, 2, 2);
    }
    addEach("points", layout, points, 1, 1);
  }

  /// A shape for each run of a number of points, the runs starting a fixed number of points apart.
  void addEach(std::string type, const std::string& layout, const Parts& points,
               std::size_t corners, std::size_t stride) {
    if (points.size() / stride > mostObjects) return;
    const std::string each = type.substr(0, type.size() - 1) + (points[0].size() == 2 ? "2" : "");
    std::vector<Json> shapes;
    for (std::size_t i = 0; i + corners <= points.size(); i += stride) {
      // Fields of other types are left alone.
      shapes.push_back({{"type", each},
                        {"position", points[i]},
                        {"a", points[i]},
                        {"b", points[i + corners - 1]},
                        {"vertices", std::span(points).subspan(i, corners)}});
    }
    add(std::move(type), layout, shapes);
  }

  /// The affine matrices by rows and by columns; none if neither last row is 0 0 0 1, one if both
  /// are the same.
  void addMatrices() {
    const std::size_t count = m_numbers.size();
    if ((count != 16 && count != 12) || (m_value.columns != 4 && m_value.columns != 0)) return;
    AffineMatrix rowwise{};
    AffineMatrix columnwise{};
    rowwise[3] = {0, 0, 0, 1};
    for (std::size_t i = 0; i < count; ++i) rowwise[i / 4][i % 4] = m_numbers[i];
    for (std::size_t i = 0; i < 16; ++i) columnwise[i % 4][i / 4] = rowwise[i / 4][i % 4];
    std::vector<PasteReading> found;
    const std::array<double, 4> last{0, 0, 0, 1};
    if (rowwise[3] == last) found.push_back({"matrix", "rows", {}, rowwise});
    if (count == 16 && columnwise[3] == last && columnwise != rowwise) {
      // glm prints columns.
      found.insert(m_value.mentions("mat4") ? found.begin() : found.end(),
                   {"matrix", "columns", {}, columnwise});
    }
    std::vector<PasteReading>& readings = m_found.readings;
    readings.insert(count == 16 || m_value.mentions("mat") ? readings.begin() : readings.end(),
                    found.begin(), found.end());
  }

  const TextValue& m_value;
  const Numbers m_numbers;
  ShapeReadings m_found;
};

}  // namespace

bool isNamedShape(std::span<const TextValue> fields) {
  const std::vector<std::string> names = fieldNames(fields);
  return std::ranges::any_of(shapeForms, [&](const ShapeForm& form) {
    return form.fieldCount() == fields.size() && !match(fields, names, form).empty();
  });
}

ShapeReadings namedReadings(const TextValue& record) { return ReadingFinder(record).byNames(); }
ShapeReadings countedReadings(const TextValue& value) { return ReadingFinder(value).byCount(); }

}  // namespace hairline
