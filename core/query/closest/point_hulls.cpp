#include "core/query/adapter.h"
#include "core/query/closest/point_convex.h"
#include "core/query/closest/point_tetrahedron.h"

namespace hairline {

QueryList closestPointHulls() {
  return queriesOf<ClosestPointTetrahedronFaces, ClosestPointTetrahedronVoronoi,
                   ClosestPointConvexFaces>();
}

}  // namespace hairline
