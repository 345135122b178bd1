#include "core/mesh/mesh_report.h"

#include <algorithm>
#include <cstdint>

#include "core/math/vector.h"
#include "core/mesh/mesh_builder.h"

namespace hairline {
namespace {

// Without area: the three are collinear in the projections along all axes.
bool isDegenerate(const Vector3<double>& a, const Vector3<double>& b, const Vector3<double>& c) {
  const Vector3<double> u = b - a;
  const Vector3<double> v = c - a;
  const Vector3<double> normal = cross(u, v);
  const double size = u.cwiseAbs().maxCoeff() * v.cwiseAbs().maxCoeff();
  // Differences and products are within 4 ulps of the largest product.
  if (size > 1e-280 && size < 1e280 && normal.cwiseAbs().maxCoeff() > 1e-15 * size) return false;
  const Vector3<Rational> origin = fromDouble<Rational>(a);
  return isZero<Rational>(cross(Vector3<Rational>(fromDouble<Rational>(b) - origin),
                                Vector3<Rational>(fromDouble<Rational>(c) - origin)));
}

// An edge of a triangle from its lower to its upper vertex.
struct Edge {
  int low;
  int high;
  bool reversed;

  std::uint64_t key() const {
    return (static_cast<std::uint64_t>(low) << 32) | static_cast<std::uint32_t>(high);
  }
};

std::size_t countDuplicates(std::vector<std::array<int, 3>> triangles) {
  for (auto& corners : triangles) std::sort(corners.begin(), corners.end());
  std::sort(triangles.begin(), triangles.end());
  return static_cast<std::size_t>(triangles.end() -
                                  std::unique(triangles.begin(), triangles.end()));
}

// The number of components connected by edges.
std::size_t countParts(const std::vector<Edge>& edges, std::size_t vertexCount) {
  std::vector<int> parent(vertexCount, -1);
  const auto top = [&](int i) {
    while (parent[static_cast<std::size_t>(i)] >= 0) i = parent[static_cast<std::size_t>(i)];
    return i;
  };
  std::size_t parts = 0;
  std::vector<bool> seen(vertexCount, false);
  for (const Edge& edge : edges) {
    for (const int end : {edge.low, edge.high}) {
      if (seen[static_cast<std::size_t>(end)]) continue;
      seen[static_cast<std::size_t>(end)] = true;
      ++parts;
    }
    int a = top(edge.low);
    int b = top(edge.high);
    if (a == b) continue;
    // Union by size; sizes are stored as negative numbers.
    if (parent[static_cast<std::size_t>(a)] > parent[static_cast<std::size_t>(b)]) std::swap(a, b);
    parent[static_cast<std::size_t>(a)] += parent[static_cast<std::size_t>(b)];
    parent[static_cast<std::size_t>(b)] = a;
    --parts;
  }
  return parts;
}

void inspectEdges(std::vector<Edge>& edges, std::size_t vertexCount, MeshReport& report) {
  std::sort(edges.begin(), edges.end(),
            [](const Edge& a, const Edge& b) { return a.key() < b.key(); });
  std::vector<Edge> rims;
  for (std::size_t i = 0; i < edges.size();) {
    std::size_t end = i;
    std::size_t reversed = 0;
    for (; end < edges.size() && edges[end].key() == edges[i].key(); ++end) {
      reversed += edges[end].reversed ? 1 : 0;
    }
    const std::size_t count = end - i;
    if (count == 1) rims.push_back(edges[i]);
    if (count > 2) ++report.nonManifoldEdges;
    if (count == 2 && reversed != 1) ++report.inconsistentEdges;
    i = end;
  }
  report.boundaryEdges = rims.size();
  report.holes = countParts(rims, vertexCount);
}

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

}  // namespace

MeshReport inspect(const Mesh& mesh) {
  MeshReport report;
  report.vertices = mesh.vertices.size();
  report.triangles = mesh.triangles.size();
  Mesh merged;
  PointIndex points(merged);
  points.reserve(mesh.vertices.size());
  std::vector<int> place(mesh.vertices.size());
  for (std::size_t i = 0; i < place.size(); ++i) place[i] = points.indexOf(mesh.vertices[i]);
  std::vector<bool> used(mesh.vertices.size(), false);
  std::vector<Edge> edges;
  edges.reserve(3 * mesh.triangles.size());
  std::vector<std::array<int, 3>> triangles;
  triangles.reserve(mesh.triangles.size());
  for (const std::array<int, 3>& indices : mesh.triangles) {
    std::array<int, 3> corners{};
    for (std::size_t i = 0; i < 3; ++i) {
      used[static_cast<std::size_t>(indices[i])] = true;
      corners[i] = place[static_cast<std::size_t>(indices[i])];
    }
    triangles.push_back(corners);
    const auto at = [&](std::size_t i) {
      return merged.vertices[static_cast<std::size_t>(corners[i])];
    };
    if (isDegenerate(at(0), at(1), at(2))) {
      ++report.degenerate;
      continue;
    }
    for (std::size_t i = 0; i < 3; ++i) {
      const int from = corners[i];
      const int to = corners[(i + 1) % 3];
      edges.push_back({std::min(from, to), std::max(from, to), from > to});
    }
  }
  report.duplicate = countDuplicates(std::move(triangles));
  report.unusedVertices = static_cast<std::size_t>(std::count(used.begin(), used.end(), false));
  inspectEdges(edges, merged.vertices.size(), report);
  return report;
}

std::string findings(const MeshReport& report) {
  std::string text;
  const auto add = [&](std::size_t count, const std::string& part) {
    if (count > 0) text += (text.empty() ? "" : ", ") + part;
  };
  add(report.degenerate, counted(report.degenerate, "degenerate triangle", "degenerate triangles"));
  add(report.duplicate, counted(report.duplicate, "duplicate triangle", "duplicate triangles"));
  add(report.holes, counted(report.holes, "hole", "holes") + " (" +
                        counted(report.boundaryEdges, "edge", "edges") + ')');
  add(report.nonManifoldEdges,
      counted(report.nonManifoldEdges, "non-manifold edge", "non-manifold edges"));
  add(report.inconsistentEdges,
      counted(report.inconsistentEdges, "edge between triangles wound differently",
              "edges between triangles wound differently"));
  add(report.unusedVertices, counted(report.unusedVertices, "unused vertex", "unused vertices"));
  return text;
}

}  // namespace hairline
