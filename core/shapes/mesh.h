#pragma once

#include <array>
#include <string>

#include "core/base/shared_vector.h"
#include "core/math/vector.h"

namespace hairline {

class MeshIndex;

/// A surface of triangles, given by index triples, or by the name of a file that holds them
/// (relative to the scene; empty if the triangles are in the scene itself). Copies share the
/// vertices, the triangles and what queries derive from them.
struct Mesh {
  SharedVector<Vector3<double>, MeshIndex> vertices;
  SharedVector<std::array<int, 3>> triangles;
  std::string file;

  friend bool operator==(const Mesh&, const Mesh&) = default;
};

}  // namespace hairline
