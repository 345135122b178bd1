#include "core/query/adapter.h"
#include "core/query/contains/point_convex.h"
#include "core/query/contains/point_mesh.h"
#include "core/query/contains/point_polygon.h"

namespace hairline {

QueryList containsPointRegions() {
  QueryList list = queriesOf<ContainsPointPolygonCrossings, ContainsPointPolygonWinding,
                             ContainsPointQuadCrossings, ContainsPointQuadWinding,
                             ContainsPointConvexHalfSpaces, ContainsPointMeshCrossings,
                             ContainsPointMeshWindingNumber, ContainsPointMeshReference>();
  list.push_back(makeEntry<ContainsPointConvexHalfSpaces>(
      {shapeIndex<Point<double>>(), shapeIndex<Frustum<double>>()}));
  return list;
}

}  // namespace hairline
