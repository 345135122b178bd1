#include "widgets/document/scene_edit.h"

#include <algorithm>
#include <unordered_set>

#include "core/scene/object_places.h"

namespace hairline {

namespace {

bool sameBits(const Json& a, const Json& b) { return writeJson(a) == writeJson(b); }

std::vector<std::string> orderOf(const Scene& scene) {
  std::vector<std::string> order;
  order.reserve(scene.objects.size());
  for (const SceneObject& object : scene.objects) order.push_back(object.id);
  return order;
}

template <typename T, typename Same>
void noteDifference(std::optional<std::pair<T, T>>& pair, const T& before, const T& after,
                    Same same) {
  if (!same(before, after)) pair.emplace(before, after);
}

template <typename T, typename Same>
void appendPair(std::optional<std::pair<T, T>>& pair, const std::optional<std::pair<T, T>>& next,
                Same same) {
  if (!next) return;
  if (!pair) {
    pair = next;
    return;
  }
  pair->second = next->second;
  if (same(pair->first, pair->second)) pair.reset();
}

bool sameObject(const std::optional<SceneObject>& a, const std::optional<SceneObject>& b) {
  return a.has_value() == b.has_value() && (!a || identical(*a, *b));
}

}  // namespace

void Change::add(const Change& other) {
  reset |= other.reset;
  order |= other.order;
  name |= other.name;
  focus |= other.focus;
  notes |= other.notes;
  camera |= other.camera;
  extras |= other.extras;
  meshes |= other.meshes;
  std::unordered_set<std::string> known(ids.begin(), ids.end());
  for (const std::string& id : other.ids) {
    if (known.insert(id).second) ids.push_back(id);
  }
}

SceneDifference::SceneDifference(const Scene& before, Scene after) {
  // Nearly always an object is where it was, so that nothing has to be looked for.
  const auto findNear = [](auto& scene, const std::string& id, std::size_t place) {
    const bool isThere = place < scene.objects.size() && scene.objects[place].id == id;
    return isThere ? &scene.objects[place] : find(scene, id);
  };
  for (std::size_t i = 0; i < before.objects.size(); ++i) {
    const SceneObject& object = before.objects[i];
    SceneObject* now = findNear(after, object.id, i);
    if (now == nullptr) {
      m_objects[object.id] = {object, std::nullopt};
    } else if (!identical(object, *now)) {
      m_objects[object.id] = {object, std::move(*now)};
      // Of what is moved away the id is still looked at.
      now->id = object.id;
    }
  }
  for (std::size_t i = 0; i < after.objects.size(); ++i) {
    const SceneObject& object = after.objects[i];
    if (findNear(before, object.id, i) == nullptr) m_objects[object.id] = {std::nullopt, object};
  }
  const std::equal_to<> equal;
  noteDifference(m_order, orderOf(before), orderOf(after), equal);
  noteDifference(m_name, before.name, after.name, equal);
  noteDifference(m_focus, before.focus, after.focus, equal);
  noteDifference(m_notes, before.notes, after.notes, equal);
  noteDifference(m_camera, before.camera, after.camera, sameBits);
  noteDifference(m_unknownFields, before.unknownFields, after.unknownFields, sameBits);
}

bool SceneDifference::empty() const {
  return m_objects.empty() && !m_order && !m_name && !m_focus && !m_notes && !m_camera &&
         !m_unknownFields;
}

Change SceneDifference::redo(Scene& scene) const { return apply(scene, Side::after); }

Change SceneDifference::undo(Scene& scene) const { return apply(scene, Side::before); }

Change SceneDifference::apply(Scene& scene, Side side) const {
  const auto pick = [side](const auto& pair) -> const auto& {
    return side == Side::before ? pair.first : pair.second;
  };
  Change change;
  ObjectPlaces places(scene);
  for (const auto& [id, pair] : m_objects) {
    change.ids.push_back(id);
    const auto place = places.of(id);
    if (place && pick(pair)) scene.objects[*place] = *pick(pair);
  }
  if (m_order) {
    change.order = true;
    std::vector<SceneObject> objects;
    for (const std::string& id : pick(*m_order)) {
      if (SceneObject* present = find(scene, id)) {
        objects.push_back(std::move(*present));
      } else if (const auto place = m_objects.find(id);
                 place != m_objects.end() && pick(place->second)) {
        objects.push_back(*pick(place->second));
      }
    }
    scene.objects = std::move(objects);
  }
  if (m_name) scene.name = pick(*m_name), change.name = true;
  if (m_focus) scene.focus = pick(*m_focus), change.focus = true;
  if (m_notes) scene.notes = pick(*m_notes), change.notes = true;
  if (m_camera) scene.camera = pick(*m_camera), change.camera = true;
  if (m_unknownFields) scene.unknownFields = pick(*m_unknownFields), change.extras = true;
  return change;
}

void SceneDifference::append(const SceneDifference& next) {
  for (const auto& [id, pair] : next.m_objects) {
    const auto [place, isNew] = m_objects.try_emplace(id, pair);
    if (isNew) continue;
    place->second.second = pair.second;
    if (sameObject(place->second.first, pair.second)) m_objects.erase(place);
  }
  const std::equal_to<> equal;
  appendPair(m_order, next.m_order, equal);
  appendPair(m_name, next.m_name, equal);
  appendPair(m_focus, next.m_focus, equal);
  appendPair(m_notes, next.m_notes, equal);
  appendPair(m_camera, next.m_camera, sameBits);
  appendPair(m_unknownFields, next.m_unknownFields, sameBits);
}

SceneEdit::SceneEdit(const QString& name, SceneDifference difference, int gesture, Apply apply)
    : QUndoCommand(name),
      m_difference(std::move(difference)),
      m_gesture(gesture),
      m_apply(std::move(apply)) {}

void SceneEdit::redo() {
  m_apply([this](Scene& scene) { return m_difference.redo(scene); });
}

void SceneEdit::undo() {
  m_apply([this](Scene& scene) { return m_difference.undo(scene); });
}

bool SceneEdit::mergeWith(const QUndoCommand* other) {
  const auto* next = dynamic_cast<const SceneEdit*>(other);
  if (next == nullptr || next->m_gesture != m_gesture) return false;
  m_difference.append(next->m_difference);
  setText(next->text());
  setObsolete(m_difference.empty());
  return true;
}

}  // namespace hairline
