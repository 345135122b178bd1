#pragma once

#include <optional>
#include <span>

#include "core/base/result.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// The most vertices or triangles a mesh may have: they are counted in int.
constexpr std::size_t mostMeshItems = 0x7fffffff;

/// Appends the triangles of a face whose corners are vertices of the mesh. A quad is cut along the
/// diagonal from corner 0 to 2, or the inner one if it is concave; other faces as a fan if they are
/// convex, by ear clipping otherwise. Faces of one or two corners are dropped. An error of code
/// "limit" if a concave face has more corners than ear clipping supports.
std::optional<Error> addFace(Mesh& mesh, std::span<const int> corners);

/// Appends the vertices and triangles of another mesh.
void append(Mesh& whole, const Mesh& part);

/// Gives equal points the same index, for formats that repeat them: 0.0 and -0.0 are equal.
class PointIndex {
 public:
  explicit PointIndex(Mesh& mesh) : m_mesh(mesh) {}
  void reserve(std::size_t count);
  int indexOf(const Vector3<double>& point);

 private:
  void grow();
  std::size_t placeOf(const Vector3<double>& point) const;

  Mesh& m_mesh;
  // Open addressing: the index plus one, 0 if free; the size is a power of two.
  std::vector<int> m_table;
};

}  // namespace hairline
