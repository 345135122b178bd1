#include "core/query/closest/point_triangle.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList closestPointTriangle() {
  return queriesOf<ClosestPointTriangleVoronoi, ClosestPointTriangleBarycentric,
                   ClosestPointTriangleQuadratic>();
}

}  // namespace hairline
