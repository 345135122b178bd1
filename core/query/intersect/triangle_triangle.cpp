#include "core/query/adapter.h"
#include "core/query/intersect/triangle_triangle/edges.h"
#include "core/query/intersect/triangle_triangle/interval.h"
#include "core/query/intersect/triangle_triangle/sat.h"
#include "core/query/polytope_reference.h"

namespace hairline {

template const QueryEntry& entryOf<TriangleTriangleInterval>();
template const QueryEntry& entryOf<TriangleTriangleSat>();
template const QueryEntry& entryOf<TriangleTriangleEdges>();
template const QueryEntry& entryOf<PolytopeReference<Triangle, Triangle>>();

}  // namespace hairline
