#include "core/query/adapter.h"
#include "core/query/sweep/aabb_slabs.h"
#include "core/query/sweep/plane_analytic.h"

namespace hairline {

QueryList sweepAabbPlane() {
  return queriesOf<SweepSpherePlaneAnalytic, SweepAabbPlaneAnalytic, SweepAabbAabbSlabs>();
}

}  // namespace hairline
