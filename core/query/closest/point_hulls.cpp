#include "core/query/adapter.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/closest/point_convex.h"
#include "core/query/closest/point_reference.h"
#include "core/query/closest/point_tetrahedron.h"

namespace hairline {

template const QueryEntry& entryOf<ClosestPointTetrahedronFaces>();
template const QueryEntry& entryOf<ClosestPointTetrahedronVoronoi>();
template const QueryEntry& entryOf<ClosestPointReference<Tetrahedron>>();
template const QueryEntry& entryOf<ClosestPointConvexFaces>();
template const QueryEntry& entryOf<ClosestPointConvexReference>();

}  // namespace hairline
