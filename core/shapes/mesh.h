#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/math/vector.h"

namespace hairline {

/// A surface of triangles, given by index triples, or by the name of a file that holds them
/// (relative to the scene; empty when the triangles stand in the scene itself).
struct Mesh {
  std::vector<Vector3<double>> vertices;
  std::vector<std::array<int, 3>> triangles;
  std::string file;

  friend bool operator==(const Mesh&, const Mesh&) = default;
};

}  // namespace hairline
