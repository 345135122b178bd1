#include "core/query/contains/point_solids.h"

#include "core/query/adapter.h"
#include "core/query/contains/point_simplex.h"

namespace hairline {

QueryList containsPointSolids() {
  QueryList list = queriesOf<ContainsPointTriangleBarycentric, ContainsPointTriangleSameSide,
                             ContainsPointTetrahedronDefinition, ContainsPointDefinition<Sphere>,
                             ContainsPointDefinition<Aabb>, ContainsPointDefinition<Obb>,
                             ContainsPointDefinition<Rectangle>, ContainsPointDefinition<Cylinder>,
                             ContainsPointDefinition<Cone>, ContainsPointDefinition<Capsule>,
                             ContainsPointDefinition<HalfSpace>, ContainsPointDefinition<Ellipsoid>,
                             ContainsPointDefinition<Kdop>>();
  list.push_back(makeEntry<ContainsPointDefinition<Cone>>(
      {shapeIndex<Point<double>>(), shapeIndex<Disc<double>>()}));
  return list;
}

}  // namespace hairline
