#include "core/query/closest/point_triangle.h"

#include "core/query/adapter.h"
#include "core/query/closest/point_reference.h"

namespace hairline {

template const QueryEntry& entryOf<ClosestPointTriangleVoronoi>();
template const QueryEntry& entryOf<ClosestPointTriangleBarycentric>();
template const QueryEntry& entryOf<ClosestPointTriangleQuadratic>();
template const QueryEntry& entryOf<ClosestPointReference<Triangle>>();

}  // namespace hairline
