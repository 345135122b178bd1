#include "core/scene/scene_file.h"

#include <algorithm>
#include <new>
#include <unordered_map>
#include <unordered_set>

#include "core/base/atomic_file.h"
#include "core/base/regular_file.h"
#include "core/math/number_text.h"
#include "core/scene/color.h"
#include "core/scene/field_reader.h"
#include "core/shapes/fields.h"

namespace hairline {

namespace {

constexpr std::string_view formatName = "hairline-scene";

Error shapeError(std::string at, const Message& what) {
  Message message("%1: %2", at, what);
  return {"shape", std::move(message), std::move(at)};
}

const Json* member(const Json& object, std::string_view name) {
  for (const auto& [key, value] : object.get_ref<const Json::object_t&>()) {
    if (key == name) return &value;
  }
  return nullptr;
}

// Appends a field known to be absent. The object's own functions search all its fields, of which
// files may have any number.
void appendField(Json& object, const std::string& key, const Json& value) {
  Json::object_t::Container& fields = object.get_ref<Json::object_t&>();
  fields.emplace_back(key, value);
}

// The fields of an object that are not among the names given.
template <typename Names>
Json otherFields(const Json& object, const Names& names) {
  Json others = Json::object();
  for (const auto& [key, value] : object.get_ref<const Json::object_t&>()) {
    if (std::find(names.begin(), names.end(), key) == names.end()) appendField(others, key, value);
  }
  return others;
}

// Appends fields that the object does not have yet, each of another name.
void appendFields(Json& object, const Json& fields) {
  if (!fields.is_object()) return;
  const std::size_t known = object.size();
  const auto& present = object.get_ref<const Json::object_t&>();
  for (const auto& [key, value] : fields.get_ref<const Json::object_t&>()) {
    const auto end = present.begin() + static_cast<std::ptrdiff_t>(known);
    const bool isPresent = std::any_of(
        present.begin(), end, [&key = key](const auto& field) { return field.first == key; });
    if (!isPresent) appendField(object, key, value);
  }
}

// Reads an optional text field.
std::optional<Error> readText(const Json& object, std::string_view name, std::string_view path,
                              std::string& text) {
  const Json* json = member(object, name);
  if (json == nullptr) return std::nullopt;
  if (!json->is_string()) {
    return shapeError((path.empty() ? "" : std::string(path) + '.') + std::string(name),
                      expected(Message("text"), *json));
  }
  text = json->get_ref<const std::string&>();
  return std::nullopt;
}

bool isScene(const Json& root) {
  if (!root.is_object()) return false;
  const Json* format = member(root, "format");
  return format != nullptr && format->is_string() &&
         format->get_ref<const std::string&>() == formatName;
}

std::optional<Error> checkVersion(const Json& root) {
  const Json* version = member(root, "version");
  if (version == nullptr || !version->is_number() || version->get<double>() < 1) {
    return shapeError("version", Message("Expected the version of the scene format, such as 1"));
  }
  if (version->get<double>() > sceneVersion) {
    return Error{"unsupported",
                 Message("The file has version %1 of the scene format, and this program reads "
                         "versions up to %2; open it with a newer Hairline",
                         writeJson(*version), sceneVersion),
                 "version"};
  }
  if (version->get<double>() != sceneVersion) {
    return shapeError("version",
                      Message("%1 is not a version of the scene format", writeJson(*version)));
  }
  return std::nullopt;
}

std::optional<Error> readFocus(const Json& root, std::vector<std::string>& focus) {
  const Json* json = member(root, "focus");
  if (json == nullptr) return std::nullopt;
  if (!json->is_array()) return shapeError("focus", expected(Message("a list"), *json));
  for (std::size_t i = 0; i < json->size(); ++i) {
    if (!(*json)[i].is_string()) {
      return shapeError("focus[" + std::to_string(i) + ']', expected(Message("text"), (*json)[i]));
    }
    focus.push_back((*json)[i].get_ref<const std::string&>());
  }
  return std::nullopt;
}

std::optional<Error> readObjects(const Json& root, Scene& scene, ReadNotes* notes) {
  const Json* json = member(root, "objects");
  if (json == nullptr) return shapeError("objects", Message("Required field is missing"));
  if (!json->is_array()) return shapeError("objects", expected(Message("a list"), *json));
  std::unordered_map<std::string, std::size_t> places;
  for (std::size_t i = 0; i < json->size(); ++i) {
    const std::string path = "objects[" + std::to_string(i) + ']';
    Result<SceneObject> object = readObject((*json)[i], path, notes);
    if (!object) return object.error();
    if (!object->id.empty()) {
      const auto [known, isNew] = places.emplace(object->id, i);
      if (!isNew) {
        std::string id;
        appendJsonString(id, object->id);
        Error error = shapeError(
            path + ".id",
            Message("objects[%1] has the same id; every id must be unique", known->second));
        error.message = Message("Object %1: %2", id, error.message);
        return error;
      }
    }
    scene.objects.push_back(std::move(*object));
  }
  // Generated only now, so that they avoid ids that come later in the file.
  std::unordered_map<std::string_view, int> numbers;
  for (std::size_t i = 0; i < json->size(); ++i) {
    if (!scene.objects[i].id.empty()) continue;
    const std::string_view type = typeName(scene.objects[i].shape);
    std::string id;
    do {
      const int number = ++numbers[type];
      id = std::string(type) + (number == 1 ? "" : '-' + std::to_string(number));
    } while (!places.emplace(id, i).second);
    scene.objects[i].id = std::move(id);
  }
  return std::nullopt;
}

void noteUnknownFocus(const Scene& scene, ReadNotes& notes) {
  std::unordered_set<std::string_view> ids;
  for (const SceneObject& object : scene.objects) ids.insert(object.id);
  for (std::size_t i = 0; i < scene.focus.size(); ++i) {
    if (ids.contains(scene.focus[i])) continue;
    notes.push_back({"focus[" + std::to_string(i) + ']',
                     Message("No object has the id %1", quoted(Json(scene.focus[i])))});
  }
}

Result<Scene> readScene(std::string_view text, ReadNotes* notes) {
  Result<Json> root = parseJson(text);
  const JsonRelease release(root);
  if (!root) return root.error();
  if (!isScene(*root)) {
    return shapeError("format", Message("Not a Hairline scene; expected %1", "\"hairline-scene\""));
  }
  if (auto error = checkVersion(*root)) return *error;
  Scene scene;
  if (auto error = readText(*root, "name", "", scene.name)) return *error;
  if (auto error = readText(*root, "notes", "", scene.notes)) return *error;
  if (auto error = readFocus(*root, scene.focus)) return *error;
  if (const Json* camera = member(*root, "camera")) {
    if (!camera->is_object()) return shapeError("camera", expected(Message("an object"), *camera));
    scene.camera = *camera;
  }
  if (auto error = readObjects(*root, scene, notes)) return *error;
  if (notes != nullptr) noteUnknownFocus(scene, *notes);
  constexpr std::array<std::string_view, 7> known{"format", "version", "name", "objects",
                                                  "focus",  "camera",  "notes"};
  scene.unknownFields = otherFields(*root, known);
  return scene;
}

// Turns the doubles of a value into text with hexadecimal floats.
void makeHexadecimal(Json& value) {
  if (value.is_number_float()) {
    value = hexadecimalText(value.get<double>());
  } else if (value.is_structured()) {
    for (Json& element : value) makeHexadecimal(element);
  }
}

Json writeDisplacement(const SceneObject& object) {
  Json json = writeVector(*object.displacement);
  if (isPlanar(object.shape) && (*object.displacement)[2] == 0) json.erase(2);
  return json;
}

// The shape as the user gave it: a plane by its points as long as it is the plane through them.
Json writeGivenShape(const SceneObject& object) {
  if (object.planePoints) {
    const std::optional<Plane<double>> plane = planeThrough(*object.planePoints);
    if (plane && identical(Shape(*plane), object.shape)) {
      return writePlaneThrough(*object.planePoints);
    }
  }
  return writeShape(object.shape);
}

Json writeObjectStyled(const SceneObject& object, bool hexadecimal) {
  Json shape = writeGivenShape(object);
  Json json = Json::object();
  if (!object.id.empty()) json["id"] = object.id;
  if (hexadecimal) makeHexadecimal(shape);
  appendFields(json, shape);
  if (!object.name.empty()) json["name"] = object.name;
  if (object.color) json["color"] = *object.color;
  if (!object.visible) json["visible"] = false;
  if (object.displacement) {
    json["displacement"] = writeDisplacement(object);
    if (hexadecimal) makeHexadecimal(json["displacement"]);
  }
  if (!object.displacements.empty()) {
    Json& displacements = json["displacements"] = Json::array();
    for (const Vector3<double>& vector : object.displacements) {
      displacements.push_back(writeVector(vector));
    }
    if (hexadecimal) makeHexadecimal(displacements);
  }
  Json unknown = object.unknownFields;
  if (object.rotation) {
    Json& rotation = json["rotation"] = writeRotation(*object.rotation);
    if (hexadecimal) makeHexadecimal(rotation);
    if (unknown.contains("rotation")) appendFields(rotation, unknown["rotation"]);
  }
  // Members that this program does not know are those of a rotation, and of none without it.
  unknown.erase("rotation");
  appendFields(json, unknown);
  return json;
}

}  // namespace

Result<SceneObject> readObject(const Json& object, std::string_view path, ReadNotes* notes) {
  Result<Shape> shape = readShape(object, path, notes);
  if (!shape) return shape.error();
  SceneObject result;
  result.shape = std::move(*shape);
  Result<std::optional<Vector3<double>>> displacement = readDisplacement(object, path, notes);
  if (!displacement) return displacement.error();
  result.displacement = *displacement;
  Result<SharedVector<Vector3<double>>> displacements =
      readDisplacements(object, result.shape, path, notes);
  if (!displacements) return displacements.error();
  result.displacements = std::move(*displacements);
  Result<std::optional<RotationMotion>> rotation = readRotation(object, result.shape, path, notes);
  if (!rotation) return rotation.error();
  result.rotation = *rotation;
  result.planePoints = readPlanePoints(object);
  if (auto error = readText(object, "id", path, result.id)) return *error;
  if (auto error = readText(object, "name", path, result.name)) return *error;
  std::vector<std::string_view> known = shapeFieldNames(typeName(result.shape));
  known.insert(known.end(),
               {"id", "type", "name", "visible", "displacement", "displacements", "rotation"});
  if (const Json* visible = member(object, "visible")) {
    if (!visible->is_boolean()) {
      return shapeError((path.empty() ? "" : std::string(path) + '.') + "visible",
                        expected(Message("a boolean"), *visible));
    }
    result.visible = visible->get<bool>();
  }
  // A colour that is not text is kept unchanged.
  if (const Json* color = member(object, "color"); color != nullptr && color->is_string()) {
    result.color = color->get_ref<const std::string&>();
    known.push_back("color");
    if (notes != nullptr && !isColor(*result.color)) {
      notes->push_back({FieldPlace{"color"}.text(path),
                        Message("%1 is not a colour; write one such as \"#ff8800\" or \"orange\"",
                                quoted(*color))});
    }
  }
  result.unknownFields = otherFields(object, known);
  if (result.rotation) {
    Json others = otherFields(*member(object, "rotation"), rotationFieldNames);
    if (!others.empty()) result.unknownFields["rotation"] = std::move(others);
  }
  return result;
}

Result<Scene> parseScene(std::string_view text, ReadNotes* notes) {
  try {
    return readScene(text, notes);
  } catch (const std::bad_alloc&) {
    return Error{"limit", Message("Not enough memory for the scene")};
  }
}

Result<Scene> readSceneFile(const std::filesystem::path& path, ReadNotes* notes) {
  Result<std::string> text = readFile(path);
  if (!text) return text.error();
  Result<Scene> scene = parseScene(*text, notes);
  if (scene) return scene;
  Error error = scene.error();
  error.message = Message("%1: %2", path, error.message);
  return error;
}

Json writeObject(const SceneObject& object) { return writeObjectStyled(object, false); }

std::string writeScene(const Scene& scene, SceneStyle style) {
  Json root = Json::object();
  root["format"] = formatName;
  root["version"] = sceneVersion;
  root["name"] = scene.name;
  Json objects = Json::array();
  for (const SceneObject& object : scene.objects) {
    objects.push_back(writeObjectStyled(object, style.hexadecimal));
  }
  root["objects"] = std::move(objects);
  root["focus"] = scene.focus;
  root["camera"] = scene.camera;
  root["notes"] = scene.notes;
  appendFields(root, scene.unknownFields);
  return writeJson(root, {true, false}) + '\n';
}

std::optional<Error> saveSceneFile(const Scene& scene, const std::filesystem::path& path,
                                   SceneStyle style) {
  return writeFileAtomically(path, writeScene(scene, style));
}

}  // namespace hairline
