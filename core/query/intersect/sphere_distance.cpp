#include "core/query/intersect/sphere_distance.h"

#include "core/query/adapter.h"
#include "core/query/intersect/sphere_ellipsoid.h"

namespace hairline {

QueryList intersectSphereDistance() {
  return queriesOf<SphereSphereDistance, SphereAabbDistance, SphereObbDistance,
                   SphereTriangleDistance, SpherePolygonDistance, SphereEllipsoidCharacteristic>();
}

}  // namespace hairline
