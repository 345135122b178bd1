#include "widgets/document/scene_edit.h"

#include <algorithm>
#include <unordered_set>

#include "core/scene/object_places.h"

namespace hairline {

namespace {

bool isSame(const Json& a, const Json& b) { return writeJson(a) == writeJson(b); }
template <typename T>
bool isSame(const T& a, const T& b) {
  return a == b;
}
bool isSame(const std::optional<SceneObject>& a, const std::optional<SceneObject>& b) {
  return a.has_value() == b.has_value() && (!a || identical(*a, *b));
}

/// Calls `use` with each field besides the objects, and its flag in a change.
template <typename Use>
void forEachField(const Use& use) {
  use(&Scene::name, &Change::name);
  use(&Scene::focus, &Change::focus);
  use(&Scene::notes, &Change::notes);
  use(&Scene::camera, &Change::camera);
  use(&Scene::unknownFields, &Change::extras);
}

/// Whether two states of an object differ only in numbers.
bool differsInNumbers(const SceneObject& a, const SceneObject& b) {
  return a.name == b.name && a.color == b.color && a.visible == b.visible &&
         a.displacement.has_value() == b.displacement.has_value() &&
         a.displacements.size() == b.displacements.size() &&
         a.rotation.has_value() == b.rotation.has_value() && a.shape.index() == b.shape.index() &&
         a.unknownFields == b.unknownFields;
}

std::vector<std::string> orderOf(const Scene& scene) {
  std::vector<std::string> order;
  order.reserve(scene.objects.size());
  for (const SceneObject& object : scene.objects) order.push_back(object.id);
  return order;
}

std::size_t meshBytes(const Mesh& mesh, const Mesh* other) {
  const auto of = [](const auto& list) { return list.size() * sizeof(*list.data()); };
  const bool sharesVertices = other != nullptr && mesh.vertices.shares(other->vertices);
  const bool sharesTriangles = other != nullptr && mesh.triangles.shares(other->triangles);
  return (sharesVertices ? 0 : of(mesh.vertices)) + (sharesTriangles ? 0 : of(mesh.triangles));
}

}  // namespace

void Change::add(const Change& other) {
  onlyNumbers = other.onlyNumbers && (onlyNumbers || empty());
  reset |= other.reset;
  order |= other.order;
  name |= other.name;
  focus |= other.focus;
  notes |= other.notes;
  camera |= other.camera;
  extras |= other.extras;
  meshes |= other.meshes;
  if (ids.empty()) {
    ids = other.ids;
    return;
  }
  std::unordered_set<std::string> known(ids.begin(), ids.end());
  for (const std::string& id : other.ids) {
    if (known.insert(id).second) ids.push_back(id);
  }
}

SceneDifference::SceneDifference(const Scene& before, const Scene& after) {
  const auto hasSameId = [](const SceneObject& a, const SceneObject& b) { return a.id == b.id; };
  if (!std::ranges::equal(before.objects, after.objects, hasSameId)) {
    m_order = {orderOf(before), orderOf(after)};
  }
  ObjectPlaces places(after);
  for (std::size_t i = 0; i < before.objects.size(); ++i) {
    const SceneObject& object = before.objects[i];
    // Objects are nearly always at the same index, so no search is needed.
    const bool isThere = i < after.objects.size() && after.objects[i].id == object.id;
    const auto place = isThere ? i : places.of(object.id);
    if (place && identical(object, after.objects[*place])) continue;
    m_objects[object.id][0] = object;
    if (place) m_objects[object.id][1] = after.objects[*place];
  }
  if (!m_order[1].empty()) {
    ObjectPlaces known(before);
    for (const SceneObject& object : after.objects) {
      if (!known.of(object.id)) m_objects[object.id][1] = object;
    }
  }
  forEachField([&](auto field, auto) {
    if (isSame(before.*field, after.*field)) return;
    m_fields[0].*field = before.*field;
    m_fields[1].*field = after.*field;
  });
}

SceneDifference::SceneDifference(const Scene& before, const std::vector<SceneObject>& after) {
  ObjectPlaces places(before);
  for (const SceneObject& object : after) {
    const auto place = places.of(object.id);
    if (!place || identical(before.objects[*place], object)) continue;
    m_objects[object.id] = {before.objects[*place], object};
  }
}

bool SceneDifference::empty() const {
  bool isEmpty = m_objects.empty() && m_order[before] == m_order[after];
  forEachField([&](auto field, auto) {
    isEmpty = isEmpty && isSame(m_fields[before].*field, m_fields[after].*field);
  });
  return isEmpty;
}

Change SceneDifference::apply(Scene& scene, Side side) const {
  Change change;
  change.onlyNumbers = true;
  change.ids.reserve(m_objects.size());
  ObjectPlaces places(scene);
  for (const auto& [id, pair] : m_objects) {
    change.ids.push_back(id);
    const auto place = places.of(id);
    if (place && pair[side]) scene.objects[*place] = *pair[side];
    change.onlyNumbers = change.onlyNumbers && pair[before] && pair[after] &&
                         differsInNumbers(*pair[before], *pair[after]);
  }
  if (m_order[before] != m_order[after]) {
    change.order = true;
    change.onlyNumbers = false;
    std::vector<SceneObject> objects;
    for (const std::string& id : m_order[side]) {
      if (const auto place = places.of(id)) {
        objects.push_back(std::move(scene.objects[*place]));
      } else if (const auto known = m_objects.find(id);
                 known != m_objects.end() && known->second[side]) {
        objects.push_back(*known->second[side]);
      }
    }
    scene.objects = std::move(objects);
  }
  forEachField([&](auto field, auto flag) {
    if (isSame(m_fields[before].*field, m_fields[after].*field)) return;
    scene.*field = m_fields[side].*field;
    change.*flag = true;
    change.onlyNumbers = false;
  });
  return change;
}

void SceneDifference::append(const SceneDifference& next) {
  for (const auto& [id, pair] : next.m_objects) {
    const auto [place, isNew] = m_objects.try_emplace(id, pair);
    if (isNew) continue;
    place->second[after] = pair[after];
    if (isSame(place->second[before], place->second[after])) m_objects.erase(place);
  }
  const auto take = [](auto&& first, auto&& last, const auto& from, const auto& to) {
    if (isSame(from, to)) return;
    if (isSame(first, last)) first = from;
    last = to;
  };
  take(m_order[before], m_order[after], next.m_order[before], next.m_order[after]);
  forEachField([&](auto field, auto) {
    take(m_fields[before].*field, m_fields[after].*field, next.m_fields[before].*field,
         next.m_fields[after].*field);
  });
}

std::size_t SceneDifference::bytes() const {
  std::size_t sum = 0;
  for (const auto& [id, pair] : m_objects) {
    // Later states are held by the scene, or by the next difference.
    const auto& held = pair[before] ? pair[before] : pair[after];
    const auto* mesh = std::get_if<Mesh>(&held->shape);
    const auto* other =
        pair[before] && pair[after] ? std::get_if<Mesh>(&pair[after]->shape) : nullptr;
    sum += 2 * sizeof(SceneObject) + (mesh != nullptr ? meshBytes(*mesh, other) : 0);
  }
  return sum;
}

}  // namespace hairline
