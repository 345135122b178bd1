#include "core/query/contains/point_solids.h"

#include "core/query/adapter.h"
#include "core/query/contains/point_simplex.h"

namespace hairline {

QueryList containsPointSolids() {
  return queriesOf<ContainsPointTriangleBarycentric, ContainsPointTriangleSameSide,
                   ContainsPointTetrahedronDefinition, ContainsPointDefinition<Sphere>,
                   ContainsPointDefinition<Aabb>, ContainsPointDefinition<Obb>,
                   ContainsPointDefinition<Cylinder>, ContainsPointDefinition<Cone>,
                   ContainsPointDefinition<Capsule>>();
}

}  // namespace hairline
