#pragma once

#include <memory>

#include "core/hierarchy/tree.h"
#include "core/shapes/aabb.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// A tree of boxes over the triangles of a mesh, for queries that are asked of a mesh as it comes.
struct MeshTree {
  Tree tree;
  /// Of each node, around its vertices as given.
  std::vector<Aabb<double>> boxes;
};

/// The tree over a mesh that has triangles. The last few are kept, so that asking about the same
/// mesh again costs no more than comparing its numbers; from any thread.
std::shared_ptr<const MeshTree> meshTreeOf(const Mesh& mesh);

}  // namespace hairline
