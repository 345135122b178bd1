#include "core/query/adapter.h"
#include "core/query/closest/point_convex.h"
#include "core/query/closest/point_tetrahedron.h"

namespace hairline {

QueryList closestPointHulls() {
  QueryList list = queriesOf<ClosestPointTetrahedronFaces, ClosestPointTetrahedronVoronoi,
                             ClosestPointConvexFaces>();
  list.push_back(makeEntry<ClosestPointConvexFaces>(
      {shapeIndex<Point<double>>(), shapeIndex<Frustum<double>>()}));
  return list;
}

}  // namespace hairline
