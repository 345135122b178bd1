#include "core/query/adapter.h"
#include "core/query/polytope_reference.h"
#include "core/query/sweep/aabb_slabs.h"
#include "core/query/sweep/plane_analytic.h"
#include "core/query/sweep/sphere_reference.h"

namespace hairline {

template const QueryEntry& entryOf<SweepAabbAabbSlabs>();
template const QueryEntry& entryOf<PolytopeSweepReference<Aabb, Aabb>>();
template const QueryEntry& entryOf<SweepAabbPlaneAnalytic>();
template const QueryEntry& entryOf<PolytopeSweepReference<Aabb, Plane>>();
template const QueryEntry& entryOf<SweepSpherePlaneAnalytic>();
template const QueryEntry& entryOf<SweepSphereReference<Plane>>();

}  // namespace hairline
