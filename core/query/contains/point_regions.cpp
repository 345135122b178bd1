#include "core/query/adapter.h"
#include "core/query/contains/point_convex.h"
#include "core/query/contains/point_mesh.h"
#include "core/query/contains/point_polygon.h"

namespace hairline {

QueryList containsPointRegions() {
  return queriesOf<ContainsPointPolygonCrossings, ContainsPointPolygonWinding,
                   ContainsPointConvexHalfSpaces, ContainsPointMeshCrossings,
                   ContainsPointMeshWindingNumber, ContainsPointMeshReference>();
}

}  // namespace hairline
