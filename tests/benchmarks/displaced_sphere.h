#pragma once

#include <cmath>
#include <map>

#include "core/shapes/mesh.h"
#include "tests/support/mesh_files.h"

namespace hairline::testing {

/// A sphere of 20 * 4^levels triangles with hills of a tenth of its radius.
inline const Mesh& displacedSphere(int levels) {
  static std::map<int, Mesh> made;
  Mesh& mesh = made[levels];
  if (mesh.triangles.empty()) {
    mesh = icosphere(levels);
    for (Vector3<double>& v : mesh.vertices.edit()) {
      v *= 1 + 0.1 * std::sin(5 * v[0] + 1) * std::sin(7 * v[1] + 2) * std::sin(6 * v[2] + 3);
    }
  }
  return mesh;
}

}  // namespace hairline::testing
