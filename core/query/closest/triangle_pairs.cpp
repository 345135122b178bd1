#include "core/query/adapter.h"
#include "core/query/closest/segment_triangle.h"
#include "core/query/closest/triangle_triangle.h"

namespace hairline {

QueryList closestTrianglePairs() {
  return queriesOf<ClosestSegmentTriangleFeatures, ClosestTriangleTriangleFeatures>();
}

}  // namespace hairline
