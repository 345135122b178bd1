#include "core/query/adapter.h"
#include "core/query/intersect/triangle_triangle/edges.h"
#include "core/query/intersect/triangle_triangle/interval.h"
#include "core/query/intersect/triangle_triangle/sat.h"

namespace hairline {

QueryList intersectTriangleTriangle() {
  return queriesOf<TriangleTriangleInterval, TriangleTriangleSat, TriangleTriangleEdges>();
}

}  // namespace hairline
