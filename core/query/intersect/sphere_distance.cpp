#include "core/query/intersect/sphere_distance.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList intersectSphereDistance() {
  return queriesOf<SphereSphereDistance, SphereAabbDistance, SphereObbDistance,
                   SphereTriangleDistance, SpherePolygonDistance>();
}

}  // namespace hairline
