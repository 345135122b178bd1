#include "core/query/adapter.h"
#include "core/query/closest/pair_reference.h"
#include "core/query/closest/segment_triangle.h"
#include "core/query/closest/triangle_triangle.h"

namespace hairline {

template const QueryEntry& entryOf<ClosestSegmentTriangleFeatures>();
template const QueryEntry& entryOf<ClosestPairReference<Segment, Triangle>>();
template const QueryEntry& entryOf<ClosestTriangleTriangleFeatures>();
template const QueryEntry& entryOf<ClosestPairReference<Triangle, Triangle>>();

}  // namespace hairline
