#include "core/scene/scene.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "core/query/mesh_index.h"
#include "core/shapes/fields.h"

namespace hairline {

SceneObject::SceneObject() = default;
SceneObject::SceneObject(const SceneObject& other) = default;
SceneObject::SceneObject(SceneObject&& other) noexcept = default;
SceneObject& SceneObject::operator=(const SceneObject& other) = default;
SceneObject& SceneObject::operator=(SceneObject&& other) noexcept = default;
SceneObject::~SceneObject() = default;

Scene::Scene() = default;
Scene::Scene(const Scene& other) = default;
Scene::Scene(Scene&& other) noexcept = default;
Scene& Scene::operator=(const Scene& other) = default;
Scene& Scene::operator=(Scene&& other) noexcept = default;
Scene::~Scene() = default;

namespace {

bool sameBits(double a, double b) {
  return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}
bool sameBits(int a, int b) { return a == b; }
bool sameBits(const std::string& a, const std::string& b) { return a == b; }
bool sameBits(const RotationMotion& a, const RotationMotion& b);
template <typename List>
bool sameBits(const List& a, const List& b) {
  if (a.size() != b.size()) return false;
  for (auto x = a.begin(), y = b.begin(); x != a.end(); ++x, ++y) {
    if (!sameBits(*x, *y)) return false;
  }
  return true;
}
template <typename T, typename Derived>
bool sameBits(const SharedVector<T, Derived>& a, const SharedVector<T, Derived>& b) {
  return a.shares(b) || sameBits(a.values(), b.values());
}
template <typename T>
bool sameBits(const std::optional<T>& a, const std::optional<T>& b) {
  return a.has_value() == b.has_value() && (!a || sameBits(*a, *b));
}
bool sameBits(const RotationMotion& a, const RotationMotion& b) {
  return sameBits(a.axis, b.axis) && sameBits(a.angle, b.angle) && sameBits(a.center, b.center);
}
// The text distinguishes -0.0 from 0.0.
bool sameText(const Json& a, const Json& b) { return writeJson(a) == writeJson(b); }

}  // namespace

bool identical(const Shape& a, const Shape& b) {
  if (a.index() != b.index()) return false;
  return std::visit(
      [&](const auto& first) {
        using T = std::decay_t<decltype(first)>;
        const T& second = std::get<T>(b);
        if constexpr (std::is_same_v<T, Mesh>) {
          // A moved mesh has its box before its vertices are computed.
          if (!first.vertices.shares(second.vertices) &&
              MeshIndex::of(first)->box() != MeshIndex::of(second)->box()) {
            return false;
          }
        }
        return std::apply(
            [&](const auto&... field) {
              return (sameBits(first.*(field.member), second.*(field.member)) && ...);
            },
            fieldsOf(&first));
      },
      a);
}

bool identical(const SceneObject& a, const SceneObject& b) {
  return a.id == b.id && a.name == b.name && a.color == b.color && a.visible == b.visible &&
         sameBits(a.displacement, b.displacement) && sameBits(a.displacements, b.displacements) &&
         sameBits(a.rotation, b.rotation) && identical(a.shape, b.shape) &&
         sameBits(a.planePoints, b.planePoints) && sameText(a.unknownFields, b.unknownFields);
}

bool identical(const Scene& a, const Scene& b) {
  if (a.objects.size() != b.objects.size()) return false;
  for (std::size_t i = 0; i < a.objects.size(); ++i) {
    if (!identical(a.objects[i], b.objects[i])) return false;
  }
  return a.name == b.name && a.focus == b.focus && a.notes == b.notes &&
         sameText(a.camera, b.camera) && sameText(a.unknownFields, b.unknownFields);
}

std::optional<std::size_t> indexOf(const Scene& scene, std::string_view id) {
  for (std::size_t i = 0; i < scene.objects.size(); ++i) {
    if (scene.objects[i].id == id) return i;
  }
  return std::nullopt;
}

const SceneObject* find(const Scene& scene, std::string_view id) {
  const std::optional<std::size_t> place = indexOf(scene, id);
  return place ? &scene.objects[*place] : nullptr;
}

SceneObject* find(Scene& scene, std::string_view id) {
  const std::optional<std::size_t> place = indexOf(scene, id);
  return place ? &scene.objects[*place] : nullptr;
}

std::string makeId(const Scene& scene, std::string_view type) {
  std::string id(type);
  for (int number = 2; find(scene, id) != nullptr; ++number) {
    id = std::string(type) + '-' + std::to_string(number);
  }
  return id;
}

std::string insert(Scene& scene, SceneObject object, std::optional<std::size_t> place) {
  if (object.id.empty() || find(scene, object.id) != nullptr) {
    object.id = makeId(scene, typeName(object.shape));
  }
  const std::string id = object.id;
  const std::size_t before = std::min(place.value_or(scene.objects.size()), scene.objects.size());
  scene.objects.insert(scene.objects.begin() + static_cast<std::ptrdiff_t>(before),
                       std::move(object));
  return id;
}

SceneObject makeObject(Shape shape, std::string name) {
  SceneObject object;
  object.shape = std::move(shape);
  object.name = std::move(name);
  return object;
}

}  // namespace hairline
