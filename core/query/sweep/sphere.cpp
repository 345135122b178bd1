#include "core/query/adapter.h"
#include "core/query/sweep/sphere_analytic.h"
#include "core/query/sweep/sphere_reference.h"

namespace hairline {

template const QueryEntry& entryOf<SweepSphereSphereAnalytic>();
template const QueryEntry& entryOf<SweepSphereSphereReference>();
template const QueryEntry& entryOf<SweepSphereTriangleAnalytic>();
template const QueryEntry& entryOf<SweepSphereReference<Triangle>>();
template const QueryEntry& entryOf<SweepSpherePolygonAnalytic>();
template const QueryEntry& entryOf<SweepSphereReference<Polygon>>();
template const QueryEntry& entryOf<SweepSphereAabbAnalytic>();
template const QueryEntry& entryOf<SweepSphereReference<Aabb>>();

}  // namespace hairline
