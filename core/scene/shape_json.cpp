#include "core/scene/shape_json.h"

#include <algorithm>
#include <cmath>

#include "core/base/regular_file.h"
#include "core/math/rational.h"
#include "core/query/query.h"
#include "core/scene/field_reader.h"
#include "core/scene/motion.h"
#include "core/shapes/fields.h"
#include "core/shapes/plane.h"
#include "core/shapes/validate.h"

namespace hairline {

namespace {

template <typename T>
bool readFields(FieldReader& reader, T& shape) {
  return forEachField(
      shape, [&](std::string_view name, auto& member) { return reader.readField(name, member); });
}

bool readFields(FieldReader& reader, Polygon<double>& polygon) {
  return reader.readField("vertices", polygon.vertices) &&
         reader.readOptional("holes", polygon.holes);
}

bool readFields(FieldReader& reader, Mesh& mesh) {
  if (reader.member("file") == nullptr) {
    return reader.readField("vertices", mesh.vertices) &&
           reader.readField("triangles", mesh.triangles);
  }
  if (reader.member("vertices") != nullptr || reader.member("triangles") != nullptr) {
    return reader.failShape(
        {"file"}, Message("Cannot be combined with %1 or %2; give one or the other", "vertices",
                          "triangles"));
  }
  if (!reader.readField("file", mesh.file)) return false;
  const auto fault = referenceFault(mesh.file, ReferenceRule::relativeOrAbsolute);
  return !fault || reader.failShape({"file"}, *fault);
}

bool readFields(FieldReader& reader, Plane<double>& plane, ReadNotes* notes,
                std::string_view path) {
  if (reader.member("points") == nullptr) {
    return reader.readField("normal", plane.normal) && reader.readField("offset", plane.offset);
  }
  if (reader.member("normal") != nullptr || reader.member("offset") != nullptr) {
    return reader.failShape(
        {"points"},
        Message("Cannot be combined with %1 or %2; give one or the other", "normal", "offset"));
  }
  std::array<Vector3<double>, 3> points;
  if (!reader.readField("points", points)) return false;
  bool exact = false;
  const std::optional<Plane<double>> found = planeThrough(points, &exact);
  if (!found) {
    return reader.failShape({"points"}, Message("The points are collinear, or too close to that or "
                                                "too far out for a plane in double precision"));
  }
  plane = *found;
  if (!exact && notes != nullptr) {
    notes->push_back({FieldPlace{"points"}.text(path),
                      Message("The plane through the points was rounded to the nearest doubles; "
                              "exact arithmetic uses the points")});
  }
  return true;
}

// Older files have the corners of a rectangle2.
bool readFields(FieldReader& reader, Rectangle2<double>& rectangle, ReadNotes* notes,
                std::string_view path) {
  if (reader.member("min") == nullptr && reader.member("max") == nullptr) {
    return reader.readField("center", rectangle.center) &&
           reader.readField("axes", rectangle.axes) &&
           reader.readField("half_extents", rectangle.halfExtents);
  }
  if (reader.member("center") != nullptr) {
    return reader.failShape(
        {"center"},
        Message("Cannot be combined with %1 or %2; give one or the other", "min", "max"));
  }
  Vector2<double> min;
  Vector2<double> max;
  if (!reader.readField("min", min) || !reader.readField("max", max)) return false;
  if (!(min[0] <= max[0] && min[1] <= max[1])) {
    return reader.failShape({"min"}, Message("Must not be greater than %1", "max"));
  }
  rectangle = rectangleBetween(min, max);
  bool exact = true;
  for (int k = 0; k < 2; ++k) {
    const Rational center(rectangle.center[k]);
    const Rational half(rectangle.halfExtents[static_cast<std::size_t>(k)]);
    exact = exact && Rational(center - half) == Rational(min[k]) &&
            Rational(center + half) == Rational(max[k]);
  }
  if (!exact && notes != nullptr) {
    notes->push_back({FieldPlace{"min"}.text(path),
                      Message("center and half_extents were rounded to the nearest doubles")});
  }
  return true;
}

// Reads the alternative of `Shape` at an index.
template <std::size_t I = 0>
bool readAlternative(std::size_t index, FieldReader& reader, Shape& shape, ReadNotes* notes,
                     std::string_view path) {
  if constexpr (I < shapeTypeCount) {
    if (index != I) return readAlternative<I + 1>(index, reader, shape, notes, path);
    using Alternative = ShapeTypeAt<I>;
    auto& alternative = shape.emplace<I>();
    if constexpr (std::is_same_v<Alternative, Plane<double>> ||
                  std::is_same_v<Alternative, Rectangle2<double>>) {
      return readFields(reader, alternative, notes, path);
    } else {
      return readFields(reader, alternative);
    }
  } else {
    return false;
  }
}

std::string_view placeOfFault(const ShapeFault& fault, const Json& object) {
  // A plane by points has no normal field to report.
  if (fault.field == "normal" && object.contains("points")) return "points";
  return fault.field;
}

Json write(double number) { return number; }
Json write(int number) { return number; }
Json write(const std::string& text) { return text; }
template <typename List>
Json write(const List& list) {
  Json json(Json::value_t::array);
  auto& entries = json.get_ref<Json::array_t&>();
  entries.reserve(static_cast<std::size_t>(list.size()));
  for (const auto& entry : list) entries.push_back(write(entry));
  return json;
}

}  // namespace

Result<Shape> readShape(const Json& object, std::string_view path, ReadNotes* notes) {
  FieldReader reader(object, path, notes);
  if (!object.is_object()) {
    reader.failShape({}, expected(Message("an object with a type"), object));
    return std::move(reader.error);
  }
  std::string type;
  if (!reader.readField("type", type)) return std::move(reader.error);
  const auto name = std::find(shapeTypeNames.begin(), shapeTypeNames.end(), type);
  if (name == shapeTypeNames.end()) {
    reader.failShape({"type"}, Message("%1 is not a type of shape", quoted(Json(type))));
    return std::move(reader.error);
  }
  Shape shape;
  const auto index = static_cast<std::size_t>(name - shapeTypeNames.begin());
  if (!readAlternative(index, reader, shape, notes, path)) return std::move(reader.error);
  if (const std::optional<ShapeFault> fault = validate(shape)) {
    reader.fail(std::string(fault->code), {placeOfFault(*fault, object)}, fault->message);
    return std::move(reader.error);
  }
  return shape;
}

Result<std::vector<Shape>> readPoints(const Json& object, std::string_view path, ReadNotes* notes) {
  FieldReader reader(object, path, notes);
  std::vector<Shape> points;
  const auto read = [&] {
    if (!object.is_object()) {
      return reader.failShape({}, expected(Message("an object with a type"), object));
    }
    std::string type;
    if (!reader.readField("type", type)) return false;
    if (type != "points") {
      return reader.failShape({"type"}, Message("Expected points, found %1", quoted(Json(type))));
    }
    const FieldPlace place{"vertices"};
    const Json* list = reader.member(place.field);
    if (list == nullptr) return reader.failShape(place, Message("Required field is missing"));
    if (!list->is_array()) return reader.failShape(place, expected(Message("a list"), *list));
    if (list->size() > mostOperands) {
      return reader.failShape(
          place, Message("Expected at most %1 entries, found %2", mostOperands, list->size()));
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
      const Json& first = (*list)[0];
      Point2<double> planar;
      Point<double> spatial;
      const bool isPlanar = first.is_array() && first.size() == 2;
      const bool isRead = isPlanar ? reader.read((*list)[i], place[i], planar.position)
                                   : reader.read((*list)[i], place[i], spatial.position);
      if (!isRead) return false;
      points.push_back(isPlanar ? Shape(planar) : Shape(spatial));
    }
    return true;
  };
  if (!read()) return std::move(reader.error);
  return points;
}

Json writePoints(std::span<const Shape> points) {
  Json object = Json::object();
  object["type"] = "points";
  Json& vertices = object["vertices"] = Json::array();
  for (const Shape& point : points) vertices.push_back(writeShape(point)["position"]);
  return object;
}

Result<std::optional<Vector3<double>>> readDisplacement(const Json& object, std::string_view path,
                                                        ReadNotes* notes) {
  FieldReader reader(object, path, notes);
  const Json* json = reader.member("displacement");
  if (json == nullptr) return std::optional<Vector3<double>>();
  const Json* type = reader.member("type");
  const bool planar =
      type != nullptr && type->is_string() && type->get_ref<const std::string&>().ends_with('2');
  if (planar && json->is_array() && json->size() == 2) {
    Vector2<double> flat;
    if (!reader.read(*json, {"displacement"}, flat)) return std::move(reader.error);
    return std::optional<Vector3<double>>(Vector3<double>(flat[0], flat[1], 0));
  }
  Vector3<double> displacement;
  if (!reader.read(*json, {"displacement"}, displacement)) return std::move(reader.error);
  return std::optional<Vector3<double>>(displacement);
}

Result<SharedVector<Vector3<double>>> readDisplacements(const Json& object, const Shape& shape,
                                                        std::string_view path, ReadNotes* notes) {
  FieldReader reader(object, path, notes);
  SharedVector<Vector3<double>> displacements;
  const Json* json = reader.member("displacements");
  if (json == nullptr) return displacements;
  const FieldPlace place{"displacements"};
  const std::optional<std::size_t> vertices = movableVertices(shape);
  if (!vertices) {
    reader.failShape(place, Message("Only the vertices of a point, segment, triangle or mesh can "
                                    "move on their own lines; give a %1",
                                    "displacement"));
    return std::move(reader.error);
  }
  if (reader.member("displacement") != nullptr) {
    reader.failShape(place,
                     Message("Cannot be combined with %1; give one or the other", "displacement"));
    return std::move(reader.error);
  }
  if (!reader.read(*json, place, displacements)) return std::move(reader.error);
  const auto* mesh = std::get_if<Mesh>(&shape);
  const bool isKnown = mesh == nullptr || mesh->file.empty();
  if (isKnown && displacements.size() != *vertices) {
    reader.failShape(place, displacementsFault(*vertices, displacements.size()));
    return std::move(reader.error);
  }
  return displacements;
}

Result<std::optional<RotationMotion>> readRotation(const Json& object, const Shape& shape,
                                                   std::string_view path, ReadNotes* notes) {
  FieldReader reader(object, path, notes);
  const Json* json = reader.member("rotation");
  if (json == nullptr) return std::optional<RotationMotion>();
  RotationMotion rotation;
  const auto readMember = [&](const FieldPlace& place, auto& value) {
    const auto found = json->find(place.field.substr(place.field.find('.') + 1));
    if (found == json->end()) return reader.failShape(place, Message("Required field is missing"));
    return reader.read(*found, place, value);
  };
  const auto read = [&] {
    if (!json->is_object()) {
      return reader.failShape({"rotation"}, expected(Message("an object"), *json));
    }
    if (reader.member("displacements") != nullptr) {
      return reader.failShape({"rotation"}, Message("Cannot be combined with %1; give one or the "
                                                    "other",
                                                    "displacements"));
    }
    if (!readMember({"rotation.axis"}, rotation.axis) ||
        !readMember({"rotation.angle"}, rotation.angle) ||
        !readMember({"rotation.center"}, rotation.center)) {
      return false;
    }
    if (const std::optional<ShapeFault> fault = validate(rotation)) {
      const std::string field = "rotation." + fault->field;
      return reader.fail(std::string(fault->code), {field}, fault->message);
    }
    if (isPlanar(shape) && (rotation.axis[0] != 0 || rotation.axis[1] != 0)) {
      return reader.failShape({"rotation.axis"},
                              Message("A shape of the plane rotates about an axis along z"));
    }
    return true;
  };
  if (!read()) return std::move(reader.error);
  return std::optional<RotationMotion>(rotation);
}

Json writeRotation(const RotationMotion& rotation) {
  Json json = Json::object();
  json["axis"] = write(rotation.axis);
  json["angle"] = rotation.angle;
  json["center"] = write(rotation.center);
  return json;
}

Message displacementsFault(std::size_t vertices, std::size_t displacements) {
  return Message("Expected one displacement per vertex, %1, found %2", vertices, displacements);
}

Result<double> readNumber(const Json& value, std::string_view path, ReadNotes* notes) {
  FieldReader reader(value, path, notes);
  double number = 0;
  if (!reader.read(value, {}, number)) return std::move(reader.error);
  return number;
}

std::optional<std::array<Vector3<double>, 3>> readPlanePoints(const Json& object) {
  FieldReader reader(object, {}, nullptr);
  const Json* type = reader.member("type");
  if (type == nullptr || *type != "plane" || reader.member("points") == nullptr)
    return std::nullopt;
  std::array<Vector3<double>, 3> points;
  if (!reader.readField("points", points)) return std::nullopt;
  return points;
}

Json writePlaneThrough(const std::array<Vector3<double>, 3>& points) {
  Json object = Json::object();
  object["type"] = "plane";
  object["points"] = write(points);
  return object;
}

Json writeShape(const Shape& shape) {
  const auto* plane = std::get_if<Plane<double>>(&shape);
  if (plane != nullptr && plane->points && planeThrough(*plane->points) == *plane) {
    return writePlaneThrough(*plane->points);
  }
  Json object = Json::object();
  object["type"] = typeName(shape);
  std::visit(
      [&](const auto& known) {
        forEachField(known, [&](std::string_view name, const auto& member) {
          if constexpr (std::is_same_v<std::decay_t<decltype(known)>, Mesh>) {
            // The file has the vertices and triangles; they are not written twice.
            if ((name == "file") == known.file.empty()) return true;
          }
          if constexpr (std::is_same_v<std::decay_t<decltype(known)>, Polygon<double>>) {
            if (name == "holes" && known.holes.empty()) return true;
          }
          object[std::string(name)] = write(member);
          return true;
        });
      },
      shape);
  return object;
}

std::vector<std::string_view> shapeFieldNames(std::string_view type) {
  std::vector<std::string_view> names;
  const auto addNames = [&]<std::size_t... I>(std::index_sequence<I...>) {
    const auto add = [&]<typename T>(const T* none, std::string_view name) {
      if (name != type) return;
      std::apply([&](const auto&... field) { (names.push_back(field.name), ...); }, fieldsOf(none));
    };
    (add(static_cast<const ShapeTypeAt<I>*>(nullptr), shapeTypeNames[I]), ...);
  };
  addNames(std::make_index_sequence<shapeTypeCount>());
  if (type == "plane") names.push_back("points");
  if (type == "rectangle2") names.insert(names.end(), {"min", "max"});
  return names;
}

Json writeVector(const Vector3<double>& vector) { return write(vector); }

}  // namespace hairline
