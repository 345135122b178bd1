#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "core/shapes/mesh.h"
#include "core/shapes/triangle.h"

namespace hairline {

/// The surfaces of a scene that set cells: the triangles of its visible triangles, quads, polygons
/// and meshes in one mesh, in the order of the scene, and the object of each.
struct SceneSurfaces {
  /// The triangles [first, first + count) of the mesh are those of an object.
  struct Part {
    std::string id;
    std::size_t first = 0;
    std::size_t count = 0;
  };
  /// A triangle of an object: the only one of a triangle, one of the triangulation that the scene
  /// format cuts a quad or polygon into, one of a mesh.
  struct Source {
    std::string id;
    std::size_t index = 0;
  };

  Mesh mesh;
  std::vector<Part> parts;

  /// The origin of a triangle of the mesh.
  Source sourceOf(std::size_t triangle) const;
  Triangle<double> triangle(std::size_t triangle) const;
};

/// Whether an object sets cells if it is visible.
bool isSurface(const Shape& shape);

SceneSurfaces surfacesOf(const Scene& scene);

}  // namespace hairline
