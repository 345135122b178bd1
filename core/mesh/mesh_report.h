#pragma once

#include <string>

#include "core/shapes/mesh.h"

namespace hairline {

/// Defects of a mesh. Nothing is repaired: a degenerate triangle counts as the segment or point it
/// is. Vertices at the same place count as one, whatever their indices.
struct MeshReport {
  std::size_t vertices = 0;
  std::size_t triangles = 0;
  /// Triangles without area (decided exactly).
  std::size_t degenerate = 0;
  /// Triangles with the same three corners as an earlier one.
  std::size_t duplicate = 0;
  /// Edges of one triangle only: the boundaries of holes. Degenerate triangles are not counted.
  std::size_t boundaryEdges = 0;
  /// The number of boundary loops: connected boundary edges.
  std::size_t holes = 0;
  /// Edges of three or more triangles.
  std::size_t nonManifoldEdges = 0;
  /// Edges that two triangles traverse in the same direction: their windings differ.
  std::size_t inconsistentEdges = 0;
  /// Vertices of no triangle.
  std::size_t unusedVertices = 0;

  /// Whether every edge has exactly two triangles with consistent winding.
  bool isClosed() const {
    return boundaryEdges == 0 && nonManifoldEdges == 0 && inconsistentEdges == 0;
  }
};

MeshReport inspect(const Mesh& mesh);

/// The defects as a sentence: "2 degenerate triangles, 1 hole (4 edges)"; empty if there are none.
std::string findings(const MeshReport& report);

}  // namespace hairline
