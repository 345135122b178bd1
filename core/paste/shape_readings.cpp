#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>

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
constexpr ShapeField center{"center", 3,
                            " center centre c mid middle centroid position pos location "
                            "translation origin o p localposition worldposition "};
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
constexpr ShapeField radii{"radii", 3, " radii semiaxes halfaxes "};
constexpr ShapeField fullSize{"size", 3, " size dims dimensions scale lengths fullextents "};
/// The corner of the least coordinates, of Godot's AABB and most rectangles.
constexpr ShapeField corner{"position", 3, " position pos p origin corner "};
constexpr ShapeField cornerSize{"size", 3, " size s dims dimensions "};
constexpr ShapeField axisX{"axis_x", 3, " axisx xaxis "};
constexpr ShapeField axisY{"axis_y", 3, " axisy yaxis "};
constexpr ShapeField axisZ{"axis_z", 3, " axisz zaxis "};
constexpr ShapeField extentX{"extent_x", 1, " extentx "};
constexpr ShapeField extentY{"extent_y", 1, " extenty "};
constexpr ShapeField extentZ{"extent_z", 1, " extentz "};
/// Half of a capsule's segment or of a cylinder.
constexpr ShapeField halfHeight{"half_height", 1,
                                " halfheight halfheightofcylinder halflength cylinderhalfheight "};
constexpr ShapeField fullHeight{"height", 1, " height length h "};
constexpr ShapeField scale{"scale", 3, " scale scale3d localscale s "};
/// A quaternion, or a matrix of rotation.
constexpr std::string_view rotationNames =
    " q quat quaternion rotation orientation rot localrotation worldrotation basis r ";
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
  std::array<const ShapeField*, 7> fields;
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
  bool isCornerBox() const { return has(corner); }
  /// Whether it stands upright in axes of its own, along one of them.
  bool isUpright() const { return has(halfHeight) || has(fullHeight); }
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
    {"aabb", {&corner, &cornerSize}, false, "rectangle2"},
    {"ray", {&origin, &direction}},
    {"line", {&origin, &direction}},
    {"capsule", {&pointA, &pointB, &radius}},
    {"cylinder", {&pointA, &pointB, &radius}},
    {"triangle", {&pointA, &pointB, &pointC}, true, "triangle2"},
    {"tetrahedron", {&pointA, &pointB, &pointC, &pointD}},
    {"quad", {&pointA, &pointB, &pointC, &pointD}},
    {"cone", {&apex, &axis, &height, &radius}, false},
    {"disc", {&center, &normal, &radius}, false},
    {"obb", {&center, &axes, &halfExtents}},
    {"ellipsoid", {&center, &axes, &radii}, false},
    {"obb", {&center, &axisX, &axisY, &axisZ, &extentX, &extentY, &extentZ}, false},
    {"capsule", {&center, &halfHeight, &radius}, false},
    {"capsule", {&center, &fullHeight, &radius}, false},
    {"cylinder", {&center, &halfHeight, &radius}, false},
    {"cylinder", {&center, &fullHeight, &radius}, false},
    {"mesh", {&vertices, &triangles}, false},
});

/// Words in a text that name a type of shape, besides its own name.
constexpr std::pair<std::string_view, std::string_view> typeWords[] = {
    {"triangle", "tri "},      {"triangle", "tri_"},     {"triangle", "face"},
    {"segment", "linestring"}, {"segment", "edge"},      {"aabb", "box"},
    {"aabb", "bounds"},        {"obb", "orientedbox"},   {"sphere", "ball"},
    {"capsule", "sphyl"},      {"tetrahedron", "tetra"}, {"convex", "hull"},
    {"points", "multipoint"},  {"triangle", " tin "},    {"polygon", "polyhedralsurface"},
    {"aabb", "minx"},          {"aabb", " extent "}};

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
  for (const TextValue& field : fields) names.push_back(plainName(field.title()));
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

bool isIn(std::string_view names, const std::string& name) {
  return !name.empty() && names.find(' ' + name + ' ') != std::string_view::npos;
}

bool fits(const TextValue& field, const std::string& name, const ShapeField& wanted) {
  const std::size_t count = field.numbers.size();
  const bool isVector = field.kind == TextValue::Kind::vector;
  const bool right = wanted.size == 1 ? field.kind == TextValue::Kind::number
                     : wanted.size == 3
                         ? isVector && (count == 2 || count == 3)
                         : (isVector && count % 3 == 0) ||
                               (field.kind == TextValue::Kind::rows && field.columns == 3);
  return right && isIn(wanted.names, name);
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

bool isQuaternion(const TextValue& field) {
  return field.kind == TextValue::Kind::vector && field.numbers.size() == 4 &&
         isIn(rotationNames, plainName(field.title()));
}

/// Fields with those of records among them in their place.
std::vector<TextValue> spliced(std::span<const TextValue> fields) {
  std::vector<TextValue> all;
  for (const TextValue& field : fields) {
    if (field.kind == TextValue::Kind::record) {
      std::ranges::move(spliced(field.fields), std::back_inserter(all));
    } else {
      all.push_back(field);
    }
  }
  return all;
}

/// Whether fields are axes with an origin, or a matrix of three rows with one.
bool isFrame(std::span<const TextValue> fields, const std::vector<std::string>& names) {
  static constexpr std::array<std::string_view, 4> axisNames{"x", "y", "z", "o"};
  const auto isVector = [](const TextValue& field) {
    return field.kind == TextValue::Kind::vector && field.numbers.size() == 3;
  };
  if (fields.size() == 2) {
    return names[0] == "basis" && fields[0].rowCount() == 3 && fields[0].columns == 3 &&
           isVector(fields[1]);
  }
  return std::ranges::equal(names, axisNames) && std::ranges::all_of(fields, isVector);
}

/// Axes of a frame by columns.
using Rotation = std::array<std::array<Rational, 3>, 3>;

/// The rotation of a quaternion of any length but 0.
Rotation rotationOf(const std::array<Rational, 4>& quaternion) {
  const auto& [x, y, z, w] = quaternion;
  const Rational two = Rational(2) / (x * x + y * y + z * z + w * w);
  return {{{Rational(1) - two * (y * y + z * z), two * (x * y + w * z), two * (x * z - w * y)},
           {two * (x * y - w * z), Rational(1) - two * (x * x + z * z), two * (y * z + w * x)},
           {two * (x * z + w * y), two * (y * z - w * x), Rational(1) - two * (x * x + y * y)}}};
}

Json rounded(const std::array<Rational, 3>& vector) {
  return {vector[0].toNearestDouble(), vector[1].toNearestDouble(), vector[2].toNearestDouble()};
}

/// The parts of a form among so many numbers; empty where it takes more or less.
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

/// The shape of a form as the scene format has it, given the numbers of its fields; null where it
/// has none in the plane. Where numbers had to be rounded, the layout says so. Fields that only
/// serve to work out others are left in. `isFull` is whether a box is given by its full size.
Json shapeOf(const ShapeForm& form, const Parts& parts, std::string& layout, bool isFull) {
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
  if (form.has(extentX)) {
    shape["axes"] = std::span(parts).subspan(1, 3);
    shape["half_extents"] = {parts[4][0], parts[5][0], parts[6][0]};
  }
  if (form.isCenteredBox() || form.isCornerBox()) {
    bool isRounded = false;
    for (std::size_t i = 0; i < parts[0].size(); ++i) {
      const Rational start(parts[0][i]);
      const Rational size(parts[1][i]);
      const Rational half = size / Rational(isFull ? 2 : 1);
      const Rational low = form.isCornerBox() ? start : start - half;
      const Rational high = start + (form.isCornerBox() ? size : half);
      isRounded = isRounded || !low.isDouble() || !high.isDouble();
      shape["min"].push_back(low.toNearestDouble());
      shape["max"].push_back(high.toNearestDouble());
      shape["half_extents"][i] = half.toNearestDouble();
    }
    if (isRounded) layout += ", rounded";
  }
  return shape;
}

/// Finds the readings of a value: builds candidate shapes and keeps the legal ones.
class ReadingFinder {
 public:
  explicit ReadingFinder(const TextValue& value) : m_value(value), m_numbers(valuesOf(value)) {}

  ShapeReadings byNames() {
    takeNames(m_value.fields, false);
    if (m_found.readings.empty() && !m_found.reason) takeNames(spliced(m_value.fields), true);
    return std::move(m_found);
  }

  ShapeReadings byCount() {
    takeConstructor();
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
      if (count == 2 && columns == 4) addForms(slices(4), 3, {});
    } else if (columns == 4 && count <= mostObjects) {
      addForms(slices(4), 3, {});
    }
    takeFirst([&](const PasteReading& reading) { return isNamed(reading.type); });
    takeFirst([&](const PasteReading& reading) { return reading.layout == m_constructed; });
    const bool isCgal = m_value.mentions("planec3") || m_value.mentions("plane_3");
    takeFirst([&](const PasteReading& r) { return isCgal && r.layout == "normal, -offset"; });
    addMatrices();
    takeForGranted();
    return std::move(m_found);
  }

 private:
  /// The readings of fields by their names; those of spliced ones have to leave no vector out.
  void takeNames(std::vector<TextValue> fields, bool areSpliced) {
    const auto turned = std::ranges::find_if(fields, isQuaternion);
    std::optional<TextValue> quaternion;
    if (turned != fields.end()) {
      quaternion = std::move(*turned);
      fields.erase(turned);
    }
    const std::vector<std::string> names = fieldNames(fields);
    std::size_t most = 1;
    for (const ShapeForm& form : shapeForms)
      most = std::max(most, match(fields, names, form).size());
    std::vector<bool> used(names.size());
    bool isTurned = false;
    for (const ShapeForm& form : shapeForms) {
      const std::vector<std::size_t> places = match(fields, names, form);
      if (places.size() != most) continue;
      const auto isLeftOut = [&](const TextValue& field) {
        const auto at = static_cast<std::size_t>(&field - fields.data());
        return field.numbers.size() > 1 && std::ranges::find(places, at) == places.end();
      };
      if (areSpliced && std::ranges::any_of(fields, isLeftOut)) continue;
      Parts parts;
      for (const std::size_t place : places) {
        parts.push_back(valuesOf(fields[place]));
        used[place] = true;
      }
      const bool takesTurn = form.isCenteredBox() || form.isUpright() || form.type == "sphere";
      isTurned = isTurned || takesTurn;
      if (!quaternion) {
        addForm(form, parts, std::nullopt, "", names);
      } else if (takesTurn) {
        forEachRotation(*quaternion, [&](const Rotation& rotation, std::string_view order) {
          addForm(form, parts, rotation, order, names);
        });
      }
    }
    if (quaternion && !isTurned) takePose(fields, names, *quaternion, used);
    if (isFrame(fields, names)) takeFrame(fields, used);
    if (m_found.readings.empty()) return;
    takeFirst([&](const PasteReading& reading) { return isNamed(reading.type); });
    const auto isCalled = [&](std::string_view wanted) {
      return std::ranges::any_of(names, [&](const std::string& n) { return isIn(wanted, n); });
    };
    // Planes of Unity and three.js are normal·X + distance = 0.
    const bool negated = isCalled(" distance constant ") || m_value.mentions("pxplane");
    takeFirst([&](const PasteReading& r) { return negated && r.layout == "normal, -offset"; });
    const bool fromCorner = isCalled(" s ") || m_value.mentions("rect") || m_value.mentions("aabb");
    takeFirst(
        [&](const PasteReading& r) { return fromCorner && r.layout.starts_with("position"); });
    const PasteReading& first = m_found.readings[0];
    if (first.type == "plane" && !negated && isCalled(" d w k ")) {
      takeForGranted(Message("Assumed: the plane is normal·X = %1", "d"));
    } else if (first.layout == "center, size" && isCalled(" position pos origin ")) {
      takeForGranted(Message("Assumed: the position is the center of the box"));
    } else if (first.type == "capsule" && !isNamed("capsule")) {
      takeForGranted(Message("Assumed: this is a capsule"));
    }
    if (const std::size_t along = first.layout.find(", along "); along != std::string::npos) {
      const std::string axisName = first.layout.substr(along + 8, 1);
      takeForGranted(
          first.type == "cylinder" ? Message("Assumed: its axis is %1", axisName)
          : first.layout.ends_with("included")
              ? Message("Assumed: its axis is %1, and its height includes the caps", axisName)
              : Message("Assumed: its axis is %1, and its height leaves out the caps", axisName));
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (!used[i]) m_found.unused.push_back(fields[i].title());
    }
  }

  void takeForGranted(Message doubt) { m_found.doubts.push_back(std::move(doubt)); }

  void addForm(const ShapeForm& form, const Parts& parts, const std::optional<Rotation>& rotation,
               std::string_view order, const std::vector<std::string>& names) {
    std::string layout = form.layout();
    if (rotation) (layout += ", rotation ") += order;
    if (form.isUpright()) return addUpright(form, parts, rotation, layout, names);
    Json shape = shapeOf(form, parts, layout, isFull(form));
    if (shape.is_null()) return;
    if (!rotation || form.type == "sphere") add(layout, shape);
    if (!form.isCenteredBox() || parts[0].size() != 3) return;
    Json axes = Json::array();
    for (int i = 0; i < 3; ++i) {
      const auto axis = static_cast<std::size_t>(i);
      axes.push_back(rotation ? rounded((*rotation)[axis]) : Json{i == 0, i == 1, i == 2});
      for (Json& number : axes.back())
        if (!rotation) number = number.get<bool>() ? 1 : 0;
    }
    shape.update({{"type", "obb"}, {"axes", axes}});
    add(form.layout() + (rotation ? ", rotation " + std::string(order) : ""), shape);
  }

  /// Whether a box is given by its full size: what MuJoCo calls a size is half of it, what Open3D
  /// calls an extent the whole.
  bool isFull(const ShapeForm& form) const {
    const bool isOpen3d = m_value.mentions("orientedboundingbox");
    return form.has(halfExtents) ? isOpen3d : !m_value.mentions(" geom ");
  }

  /// Capsules and cylinders along each axis, their height with and without the caps.
  void addUpright(const ShapeForm& form, const Parts& parts,
                  const std::optional<Rotation>& rotation, const std::string& layout,
                  const std::vector<std::string>& names) {
    if (parts[0].size() != 3) return;
    std::array<std::size_t, 3> order{1, 2, 0};
    if (m_value.mentions("px")) order = {0, 1, 2};
    if (m_value.mentions("sphyl") || m_value.mentions("msgs")) order = {2, 1, 0};
    const auto given = std::ranges::find(names, "direction");
    if (given != names.end()) {
      const TextValue& field = m_value.fields[static_cast<std::size_t>(given - names.begin())];
      const double axis = field.kind == TextValue::Kind::number ? field.numbers[0].value : -1;
      for (const std::size_t i : {0U, 1U, 2U}) {
        if (axis == static_cast<double>(i))
          std::ranges::partition(order, [&](auto k) { return k == i; });
      }
    }
    const bool isCapsule = form.type == "capsule";
    const Rational given_(parts[1][0]);
    const Rational half = given_ / Rational(form.has(halfHeight) ? 1 : 2);
    const bool capsFirst = isCapsule && std::ranges::find(names, "height") != names.end();
    static constexpr std::array<std::string_view, 3> axisNames{"x", "y", "z"};
    for (const bool withCaps : {capsFirst, !capsFirst}) {
      if (withCaps && !isCapsule) continue;
      const Rational reach = withCaps ? half - Rational(parts[2][0]) : half;
      for (const std::size_t axis : order) {
        Json shape{{"type", form.type}, {"radius", parts[2][0]}};
        for (std::size_t i = 0; i < 3; ++i) {
          const Rational along = rotation ? (*rotation)[axis][i] : Rational(axis == i ? 1 : 0);
          shape["a"][i] = (Rational(parts[0][i]) - reach * along).toNearestDouble();
          shape["b"][i] = (Rational(parts[0][i]) + reach * along).toNearestDouble();
        }
        add(layout + ", along " + std::string(axisNames[axis]) +
                (withCaps ? ", caps included" : ""),
            shape);
      }
    }
  }

  /// Calls with the rotations that a quaternion may be, the likeliest first.
  template <typename Use>
  void forEachRotation(const TextValue& quaternion, const Use& use) {
    const std::vector<PrintedNumber>& given = quaternion.numbers;
    Rational norm;
    std::array<Rational, 4> numbers;
    int decimals = 17;
    for (std::size_t i = 0; i < 4; ++i) {
      numbers[i] = Rational(given[i].value);
      norm += numbers[i] * numbers[i];
      if (!given[i].literal.isInteger) decimals = std::min(decimals, given[i].literal.decimals);
    }
    if (sign(norm) == 0) {
      m_found.reason = Message("A quaternion of zeros is no rotation");
      return;
    }
    double slack = 2e-6;
    for (double last = 2; decimals > 0; --decimals) slack = std::max(2e-6, last /= 10);
    if (std::abs((norm - Rational(1)).toNearestDouble()) > slack) {
      takeForGranted(Message("The quaternion is not of unit length; its direction is used"));
    }
    const bool isNamed = !given[0].name.empty();
    const bool scalarFirst = m_value.mentions("wxyz") || m_value.mentions(" geom ");
    if (!isNamed) {
      takeForGranted(scalarFirst ? Message("Assumed: the quaternion is %1", "w, x, y, z")
                                 : Message("Assumed: the quaternion is %1", "x, y, z, w"));
    }
    for (const bool first : {scalarFirst && !isNamed, !scalarFirst}) {
      if (first != scalarFirst && isNamed) break;
      std::array<Rational, 4> ordered = numbers;
      if (first) std::ranges::rotate(ordered, ordered.begin() + 1);
      use(rotationOf(ordered), first ? "w, x, y, z" : "x, y, z, w");
    }
  }

  /// A position and a quaternion without a shape: a point, or a matrix for the shapes that follow.
  void takePose(std::span<const TextValue> fields, const std::vector<std::string>& names,
                const TextValue& quaternion, std::vector<bool>& used) {
    const auto indexOf = [&](const ShapeField& wanted) {
      std::size_t i = 0;
      while (i < fields.size() &&
             (fields[i].numbers.size() != 3 || !fits(fields[i], names[i], wanted)))
        ++i;
      return i;
    };
    const std::size_t place = indexOf(center);
    if (place == fields.size()) return;
    const std::size_t scaled = indexOf(scale);
    const Numbers position = valuesOf(fields[place]);
    m_found.readings.clear();
    used.assign(used.size(), false);
    add("position", {{"type", "point"}, {"position", position}});
    m_found.isPose = true;
    used[place] = true;
    if (scaled < fields.size()) used[scaled] = true;
    forEachRotation(quaternion, [&](const Rotation& rotation, std::string_view order) {
      AffineMatrix matrix{};
      matrix[3][3] = Rational(1);
      for (std::size_t row = 0; row < 3; ++row) {
        matrix[row][3] = Rational(position[row]);
        for (std::size_t column = 0; column < 3; ++column) {
          matrix[row][column] = rotation[column][row];
          if (scaled < fields.size())
            matrix[row][column] *= Rational(fields[scaled].numbers[column].value);
        }
      }
      m_found.readings.push_back(
          {"matrix", "position, rotation " + std::string(order), {}, matrix});
    });
  }

  /// Godot's axes X, Y, Z and origin O, and Bullet's rows of a basis with an origin.
  void takeFrame(std::span<const TextValue> fields, std::vector<bool>& used) {
    AffineMatrix matrix{};
    matrix[3][3] = Rational(1);
    const bool isRows = fields.size() == 2;
    for (std::size_t i = 0; i < 12; ++i) {
      const std::size_t line = i / 3;
      const double value = isRows && line < 3 ? fields[0].numbers[i].value
                           : isRows           ? fields[1].numbers[i % 3].value
                                              : fields[line].numbers[i % 3].value;
      (isRows && line < 3 ? matrix[line][i % 3] : matrix[i % 3][line]) = Rational(value);
    }
    m_found.readings.clear();
    add("position", {{"type", "point"}, {"position", valuesOf(fields.back())}});
    m_found.readings.push_back({"matrix", isRows ? "rows, origin" : "axes, origin", {}, matrix});
    m_found.isPose = true;
    used.assign(used.size(), true);
  }

  /// What a constructor's name says of the numbers in it.
  void takeConstructor() {
    const std::string& name = m_value.heading;
    const bool isGodot = name == "AABB" && (m_value.columns == 0 || m_value.mentions("vector3"));
    const std::size_t size = name == "Rect2" ? 2 : 3;
    if (m_numbers.size() != 2 * size || !(isGodot || name == "Rect2" || name == "Bounds")) return;
    for (const ShapeForm& form : shapeForms) {
      const std::string wanted = name == "Bounds" ? "center, size" : "position, size";
      if (form.layout() != wanted) continue;
      std::string layout = wanted;
      const Parts parts = slices(size);
      const Json shape = shapeOf(form, parts, layout, true);
      if (!shape.is_null()) add(layout, shape);
      m_constructed = layout;
    }
    if (name == "AABB" && m_value.columns != 0) {
      takeForGranted(Message("Assumed: a box of position and size, as Godot has it"));
    }
  }

  /// What numbers without names take for granted.
  void takeForGranted() {
    if (m_found.readings.empty()) return;
    const PasteReading& first = m_found.readings[0];
    const bool isFour = m_numbers.size() == 4 && m_value.columns == 0;
    if (first.layout == "x, y, z intervals") {
      takeForGranted(Message("Assumed: the box is given by intervals of x, y and z"));
    } else if (first.type == "polygon" && m_value.columns == 4 && m_value.rowCount() == 2) {
      takeForGranted(Message("Assumed: the columns are points"));
    } else if (isFour && !isNamed(first.type)) {
      takeForGranted(Message("Assumed: the four numbers are a %1, not another shape", first.type));
    }
  }

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
      const bool isMinMax = std::ranges::any_of(
          m_found.readings, [](const PasteReading& r) { return r.layout == "min, max"; });
      add("x, y, z intervals", {{"type", "aabb"}, {"min", bounds[0]}, {"max", bounds[1]}});
      // Where they cannot be min and max, a box of these is likelier than one around a center.
      if (!isMinMax && isNamed("aabb") && m_found.readings.back().layout == "x, y, z intervals")
        std::ranges::rotate(m_found.readings, m_found.readings.end() - 1);
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
        shapes.push_back(shapeOf(form, parts, layout, isFull(form)));
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
    // Godot writes the rows of the rotation before the translation.
    const bool isGodot = count == 12 && m_value.heading.starts_with("Transform");
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t row = !isGodot ? i / 4 : i < 9 ? i / 3 : i - 9;
      rowwise[row][!isGodot ? i % 4 : i < 9 ? i % 3 : 3] = Rational(m_numbers[i]);
    }
    for (std::size_t i = 0; i < 16; ++i) columnwise[i % 4][i / 4] = rowwise[i / 4][i % 4];
    std::vector<PasteReading> found;
    const std::array<Rational, 4> last{0, 0, 0, 1};
    if (rowwise[3] == last) found.push_back({"matrix", "rows", {}, rowwise});
    if (count == 16 && columnwise[3] == last && columnwise != rowwise) {
      // glm prints columns.
      found.insert(m_value.mentions("mat4") ? found.begin() : found.end(),
                   {"matrix", "columns", {}, columnwise});
    }
    std::vector<PasteReading>& readings = m_found.readings;
    const bool isFirst = count == 16 || m_value.mentions("mat") || isGodot;
    readings.insert(isFirst ? readings.begin() : readings.end(), found.begin(), found.end());
  }

  const TextValue& m_value;
  const Numbers m_numbers;
  ShapeReadings m_found;
  /// The layout that a constructor's name asks for.
  std::string m_constructed = "-";
};

}  // namespace

bool isShapeField(std::string_view name) {
  const std::string plain = plainName(name);
  return std::ranges::any_of(shapeForms, [&](const ShapeForm& form) {
    return std::ranges::any_of(std::span(form.fields).first(form.fieldCount()),
                               [&](const ShapeField* field) { return isIn(field->names, plain); });
  });
}

bool isSizeName(std::string_view name) {
  const std::string plain = plainName(name);
  return plain.size() > 1 && plain != "scale" &&
         (isIn(halfExtents.names, plain) || isIn(fullSize.names, plain));
}

bool isNamedShape(std::span<const TextValue> fields) {
  // More are not looked at, as many values are in lists.
  if (fields.size() > shapeForms[0].fields.size() + 1) return false;
  std::vector<TextValue> others;
  std::ranges::remove_copy_if(fields, std::back_inserter(others), isQuaternion);
  const bool isTurned = others.size() + 1 == fields.size();
  const std::vector<std::string> names = fieldNames(others);
  const auto isPart = [&](std::size_t i, const ShapeField& field) {
    return others[i].numbers.size() == 3 && fits(others[i], names[i], field);
  };
  if (isTurned && (others.size() == 1 || (others.size() == 2 && isPart(1, scale)))) {
    return isPart(0, center);
  }
  const bool isWhole = others.size() == fields.size() || isTurned;
  if (isWhole && std::ranges::any_of(shapeForms, [&](const ShapeForm& form) {
        return form.fieldCount() == others.size() && !match(others, names, form).empty();
      })) {
    return true;
  }
  if (isFrame(others, names)) return true;
  const std::vector<TextValue> inner = spliced(fields);
  return inner.size() > fields.size() && isNamedShape(inner);
}

ShapeReadings namedReadings(const TextValue& record) { return ReadingFinder(record).byNames(); }
ShapeReadings countedReadings(const TextValue& value) { return ReadingFinder(value).byCount(); }

}  // namespace hairline
