#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "core/math/interruption.h"
#include "core/query/proof/proof_subject.h"
#include "core/shapes/convex_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Face = std::array<std::size_t, 3>;

/// Whether faces bound the hull of vertices, and a shape is behind all of them. Each has all
/// vertices behind it, not all of them in its plane; and they close a surface: each edge has as
/// many faces on one side as on the other. Such faces, all seen from outside, cover the boundary of
/// the hull, which therefore contains what is behind all of their planes.
bool isBehind(const Shape& inner, const std::vector<Face>& faces, const Convex<double>& hull) {
  std::vector<Vector> vertices;
  for (const Vector3<double>& vertex : hull.vertices) vertices.push_back(exact(vertex));
  std::map<std::pair<std::size_t, std::size_t>, int> edges;
  for (const Face& face : faces) {
    if (std::ranges::max(face) >= vertices.size()) return false;
    const auto& [a, b, c] = face;
    const Vector normal = cross(vertices[b] - vertices[a], vertices[c] - vertices[a]);
    const Rational offset = dot(normal, vertices[a]);
    bool isSolid = false;
    countOperations(1 + vertices.size() / 4);
    for (const Vector& vertex : vertices) {
      const int side = compare(dot(normal, vertex), offset);
      if (side > 0) return false;
      isSolid = isSolid || side < 0;
    }
    const std::optional<ExactExtent> extent = extentAlong(inner, normal);
    if (!isSolid || !extent || !extent->max) return false;
    if (compare(*extent->max, {offset, Rational(0), Rational(0)}) > 0) return false;
    for (std::size_t i = 0; i < 3; ++i) {
      const auto [from, to] = std::pair(face[i], face[(i + 1) % 3]);
      edges[std::minmax(from, to)] += from < to ? 1 : -1;
    }
  }
  return !faces.empty() && std::ranges::all_of(edges, [](const auto& e) { return e.second == 0; });
}

/// Whether each edge of a mesh is one of an even number of triangles, by places and not by indices.
/// If not, what it encloses is bounded by more than its triangles: points are judged by a ray.
bool isClosed(const Mesh& mesh) {
  using Place = std::array<double, 3>;
  std::vector<std::array<Place, 2>> edges;
  countOperations(mesh.triangles.size());
  for (const std::array<int, 3>& corners : mesh.triangles) {
    for (std::size_t i = 0; i < 3; ++i) {
      std::array<Place, 2> edge;
      for (std::size_t end = 0; end < 2; ++end) {
        const Vector3<double>& vertex =
            mesh.vertices[static_cast<std::size_t>(corners[(i + end) % 3])];
        // Without a negative zero.
        edge[end] = {vertex[0] + 0.0, vertex[1] + 0.0, vertex[2] + 0.0};
      }
      if (edge[0] == edge[1]) continue;
      if (edge[1] < edge[0]) std::swap(edge[0], edge[1]);
      edges.push_back(edge);
    }
  }
  std::ranges::sort(edges);
  for (std::size_t i = 0; i < edges.size(); i += 2) {
    if (i + 1 == edges.size() || edges[i] != edges[i + 1]) return false;
  }
  return true;
}

}  // namespace

std::optional<ProofFacts> factsOf(ProofSubject& subject, const InsideProof& proof) {
  if (!subject.isPair()) return std::nullopt;
  const Shape& inner = subject.shape(0);
  const Shape& solid = subject.shape(1);
  countTriangles(inner);
  const auto* mesh = std::get_if<Mesh>(&solid);
  if (mesh != nullptr && !isClosed(*mesh)) return std::nullopt;
  const std::optional<Convex<double>> hull = convexOf(solid);
  const bool isInside = proof.faces.empty() ? includesExactly(solid, inner).value_or(false)
                                            : hull && isBehind(inner, proof.faces, *hull);
  if (!isInside) return std::nullopt;
  ProofFacts facts;
  if (subject.kind() == Kind::contains) facts.contains = true;
  return facts;
}

}  // namespace hairline
