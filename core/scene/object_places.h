#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "core/scene/scene.h"

namespace hairline {

/// Indices of a scene's objects by id, for looking up many of them. The first few look-ups search
/// the scene, which is faster than indexing all objects. Refers to the scene, of which no object
/// may be added, removed or moved meanwhile.
class ObjectPlaces {
 public:
  explicit ObjectPlaces(const Scene& scene) : m_scene(&scene) {}

  /// Nothing if the scene has no such object.
  std::optional<std::size_t> of(const std::string& id) {
    if (m_asked < few) {
      ++m_asked;
      return indexOf(*m_scene, id);
    }
    if (m_places.empty()) {
      m_places.reserve(m_scene->objects.size());
      for (std::size_t i = 0; i < m_scene->objects.size(); ++i) {
        m_places.emplace(m_scene->objects[i].id, i);
      }
    }
    const auto known = m_places.find(id);
    return known == m_places.end() ? std::nullopt : std::optional(known->second);
  }

 private:
  static constexpr int few = 16;

  const Scene* m_scene;
  int m_asked = 0;
  std::unordered_map<std::string, std::size_t> m_places;
};

}  // namespace hairline
