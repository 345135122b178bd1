#pragma once

#include <string>
#include <vector>

#include "core/mesh/mesh_file.h"
#include "tests/support/random.h"

namespace hairline::testing {

/// A closed tetrahedron with coordinates that binary32 does not hold.
inline Mesh tetrahedronMesh() {
  Mesh mesh;
  mesh.vertices = {{0.1, 0, 0}, {1.0 / 3, 0, 0}, {0, 1e-17, 0}, {0, 0, 1e9 + 0.1}};
  mesh.triangles = {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}};
  return mesh;
}

/// The unit sphere from an icosahedron, subdivided a number of times.
inline Mesh icosphere(int levels, double radius = 1) {
  const double g = (1 + std::sqrt(5.0)) / 2;
  Mesh mesh;
  for (const double s : {-1.0, 1.0}) {
    for (const double t : {-1.0, 1.0}) {
      mesh.vertices.edit().emplace_back(0, s, t * g);
      mesh.vertices.edit().emplace_back(s, t * g, 0);
      mesh.vertices.edit().emplace_back(t * g, 0, s);
    }
  }
  const double edge = 4 + 1e-9;
  for (int a = 0; a < 12; ++a) {
    for (int b = a + 1; b < 12; ++b) {
      for (int c = b + 1; c < 12; ++c) {
        const auto& v = mesh.vertices;
        const auto near = [&](int i, int j) {
          return squaredNorm(v[static_cast<std::size_t>(i)] - v[static_cast<std::size_t>(j)]) <
                 edge;
        };
        if (!near(a, b) || !near(b, c) || !near(c, a)) continue;
        const auto at = [&](int i) { return v[static_cast<std::size_t>(i)]; };
        const bool outward = dot(at(a), cross(at(b), at(c))) > 0;
        mesh.triangles.edit().push_back(outward ? std::array{a, b, c} : std::array{a, c, b});
      }
    }
  }
  for (int level = 0; level < levels; ++level) {
    std::vector<std::array<int, 3>> finer;
    // The midpoints of edges, listed under the lower of their two vertices.
    std::vector<std::vector<std::pair<int, int>>> middles(mesh.vertices.size());
    const auto middle = [&](int a, int b) {
      auto& list = middles[static_cast<std::size_t>(std::min(a, b))];
      for (const auto& [other, index] : list) {
        if (other == std::max(a, b)) return index;
      }
      const int index = static_cast<int>(mesh.vertices.size());
      const Vector3<double> sum =
          mesh.vertices[static_cast<std::size_t>(a)] + mesh.vertices[static_cast<std::size_t>(b)];
      mesh.vertices.edit().push_back(sum);
      list.emplace_back(std::max(a, b), index);
      return index;
    };
    for (Vector3<double>& vertex : mesh.vertices.edit()) vertex /= std::sqrt(squaredNorm(vertex));
    for (const auto& [a, b, c] : mesh.triangles) {
      const int ab = middle(a, b);
      const int bc = middle(b, c);
      const int ca = middle(c, a);
      finer.insert(finer.end(), {{a, ab, ca}, {b, bc, ab}, {c, ca, bc}, {ab, bc, ca}});
    }
    mesh.triangles = std::move(finer);
  }
  for (Vector3<double>& vertex : mesh.vertices.edit()) {
    vertex *= radius / std::sqrt(squaredNorm(vertex));
  }
  return mesh;
}

/// A file with some bytes changed, cut off or doubled.
inline std::string mutated(std::string content, Random& random) {
  const int changes = random.integer(1, 8);
  for (int i = 0; i < changes && !content.empty(); ++i) {
    const auto place =
        static_cast<std::size_t>(random.integer(0, static_cast<int>(content.size()) - 1));
    switch (random.integer(0, 4)) {
      case 0:
        content.resize(place);
        break;
      case 1:
        content.insert(place, content.substr(place, 16));
        break;
      case 2:
        content[place] = "0123456789-.eE \n/{}[],\":"[random.integer(0, 23)];
        break;
      default:
        content[place] = static_cast<char>(random.integer(0, 255));
        break;
    }
  }
  return content;
}

}  // namespace hairline::testing
