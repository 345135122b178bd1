#pragma once

#include <string>

#include "core/shapes/mesh.h"

namespace hairline {

/// What is to be found about a mesh. Nothing is mended: a degenerate triangle counts as the segment
/// or point it is. Vertices at the same place are one here, whatever their indices.
struct MeshReport {
  std::size_t vertices = 0;
  std::size_t triangles = 0;
  /// Triangles without area (decided exactly).
  std::size_t degenerate = 0;
  /// Triangles with the same three corners as an earlier one.
  std::size_t duplicate = 0;
  /// Edges of one triangle only: the rims of holes. Degenerate triangles do not count here.
  std::size_t boundaryEdges = 0;
  /// How many rims there are: boundary edges that hang together.
  std::size_t holes = 0;
  /// Edges of three and more triangles.
  std::size_t nonManifoldEdges = 0;
  /// Edges that two triangles pass the same way: their orientations differ.
  std::size_t turnedEdges = 0;
  /// Vertices of no triangle.
  std::size_t unusedVertices = 0;

  /// Whether every edge has its two triangles, wound alike.
  bool isClosed() const { return boundaryEdges == 0 && nonManifoldEdges == 0 && turnedEdges == 0; }
};

MeshReport inspect(const Mesh& mesh);

/// What was found as a sentence: "2 degenerate triangles, 1 hole (4 edges)"; empty where nothing
/// was.
std::string findings(const MeshReport& report);

}  // namespace hairline
