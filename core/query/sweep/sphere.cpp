#include "core/query/adapter.h"
#include "core/query/sweep/sphere_analytic.h"

namespace hairline {

QueryList sweepSphere() {
  return queriesOf<SweepSphereSphereAnalytic, SweepSphereTriangleAnalytic,
                   SweepSpherePolygonAnalytic, SweepSphereAabbAnalytic>();
}

}  // namespace hairline
