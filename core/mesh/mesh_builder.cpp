#include "core/mesh/mesh_builder.h"

#include <bit>
#include <cmath>
#include <cstdint>

#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

// The limit on ear clipping, which is exact and takes cubic time in the worst case.
constexpr std::size_t mostConcaveCorners = 200;

Vector3<double> at(const Mesh& mesh, int index) {
  return mesh.vertices[static_cast<std::size_t>(index)];
}

// Whether the corners turn one way all around, once, seen along the normal. May be false for a
// convex face that is nearly flat.
bool isClearlyConvex(const Mesh& mesh, std::span<const int> corners) {
  const std::size_t count = corners.size();
  const Vector3<double> origin = at(mesh, corners[0]);
  Vector3<double> normal = Vector3<double>::Zero();
  for (std::size_t i = 1; i + 1 < count; ++i) {
    normal += cross(at(mesh, corners[i]) - origin, at(mesh, corners[i + 1]) - origin);
  }
  // All triangles of the fan to one side, and the sum of their angles below a full turn.
  double angle = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Vector3<double> in = at(mesh, corners[(i + 1) % count]) - at(mesh, corners[i]);
    const Vector3<double> out =
        at(mesh, corners[(i + 2) % count]) - at(mesh, corners[(i + 1) % count]);
    const Vector3<double> turn = cross(in, out);
    const double along = dot(turn, normal);
    if (!(along > 1e-9 * std::sqrt(squaredNorm(turn) * squaredNorm(normal)))) return false;
    angle += std::atan2(std::sqrt(squaredNorm(turn)), dot(in, out));
  }
  return angle < 7;  // once around is 6.28, twice 12.6
}

}  // namespace

std::optional<Error> addFace(Mesh& mesh, std::span<const int> corners) {
  if (corners.size() < 3) return std::nullopt;
  if (corners.size() == 3) {
    mesh.triangles.edit().push_back({corners[0], corners[1], corners[2]});
    return std::nullopt;
  }
  const auto add = [&](const IndexTriple& triple) {
    mesh.triangles.edit().push_back({corners[static_cast<std::size_t>(triple[0])],
                                     corners[static_cast<std::size_t>(triple[1])],
                                     corners[static_cast<std::size_t>(triple[2])]});
  };
  if (isClearlyConvex(mesh, corners)) {
    for (int i = 1; i + 1 < static_cast<int>(corners.size()); ++i) add({0, i, i + 1});
  } else if (corners.size() == 4) {
    Quad<double> quad;
    for (std::size_t i = 0; i < 4; ++i) quad.vertices[i] = at(mesh, corners[i]);
    for (const IndexTriple& triple : triangulate(quad)) add(triple);
  } else if (corners.size() <= mostConcaveCorners) {
    Polygon<double> polygon;
    for (const int corner : corners) polygon.vertices.push_back(at(mesh, corner));
    for (const IndexTriple& triple : triangulate(polygon)) add(triple);
  } else {
    return Error{"limit", Message("A concave face has %1 vertices; the limit for concave faces is "
                                  "%2. Triangulate it first",
                                  corners.size(), mostConcaveCorners)};
  }
  return std::nullopt;
}

void append(Mesh& whole, const Mesh& part) {
  std::vector<Vector3<double>>& vertices = whole.vertices.edit();
  const int first = static_cast<int>(vertices.size());
  vertices.insert(vertices.end(), part.vertices.begin(), part.vertices.end());
  std::vector<std::array<int, 3>>& triangles = whole.triangles.edit();
  for (const auto& [a, b, c] : part.triangles) {
    triangles.push_back({first + a, first + b, first + c});
  }
}

void PointIndex::reserve(std::size_t count) {
  m_mesh.vertices.edit().reserve(count);
  m_table.assign(std::bit_ceil(2 * count + 16), 0);
}

std::size_t PointIndex::placeOf(const Vector3<double>& point) const {
  std::uint64_t hash = 0;
  for (int k = 0; k < 3; ++k) {
    hash ^= std::bit_cast<std::uint64_t>(point[k] + 0.0);  // -0.0 + 0.0 is 0.0
    hash *= 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
  }
  std::size_t place = hash & (m_table.size() - 1);
  while (m_table[place] != 0 && at(m_mesh, m_table[place] - 1) != point) {
    place = (place + 1) & (m_table.size() - 1);
  }
  return place;
}

void PointIndex::grow() {
  m_table.assign(std::max<std::size_t>(64, 2 * m_table.size()), 0);
  for (std::size_t i = 0; i < m_mesh.vertices.size(); ++i) {
    m_table[placeOf(m_mesh.vertices[i])] = static_cast<int>(i) + 1;
  }
}

int PointIndex::indexOf(const Vector3<double>& point) {
  if (2 * m_mesh.vertices.size() >= m_table.size()) grow();
  const std::size_t place = placeOf(point);
  if (m_table[place] == 0) {
    m_mesh.vertices.edit().push_back(point);
    m_table[place] = static_cast<int>(m_mesh.vertices.size());
  }
  return m_table[place] - 1;
}

}  // namespace hairline
