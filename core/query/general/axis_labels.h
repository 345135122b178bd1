#pragma once

#include <cstddef>

#include "core/query/trace.h"

namespace hairline {

// Names of vertices, of slabs, and of the axes between two polytopes, by the indices of faces and
// edges. From the 64th on they share one name.

/// "vertex 0"
Label vertexLabel(std::size_t vertex);

/// "face 0 of a"; the operand is 0 for a and 1 for b.
Label faceLabel(int operand, std::size_t face);

/// "side 0 of a": across an edge in the plane of a flat polytope.
Label sideLabel(int operand, std::size_t edge);

/// "slab 0", of a k-DOP
Label slabLabel(std::size_t slab);

/// "edge 0 of a cross edge 0 of b"
Label edgePairLabel(std::size_t edgeOfA, std::size_t edgeOfB);

}  // namespace hairline
