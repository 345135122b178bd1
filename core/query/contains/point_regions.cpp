#include "core/query/adapter.h"
#include "core/query/contains/point_convex.h"
#include "core/query/contains/point_mesh.h"
#include "core/query/contains/point_polygon.h"
#include "core/query/contains/point_reference.h"

namespace hairline {

template const QueryEntry& entryOf<ContainsPointPolygonCrossings>();
template const QueryEntry& entryOf<ContainsPointPolygonWinding>();
template const QueryEntry& entryOf<ContainsPointReference<Polygon>>();
template const QueryEntry& entryOf<ContainsPointConvexHalfSpaces>();
template const QueryEntry& entryOf<ContainsPointConvexReference>();
template const QueryEntry& entryOf<ContainsPointMeshCrossings>();
template const QueryEntry& entryOf<ContainsPointMeshWindingNumber>();
template const QueryEntry& entryOf<ContainsPointMeshReference>();

}  // namespace hairline
