#include "core/query/intersect/linear_convex.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList intersectLinearConvex() {
  return queriesOf<LinearConvexCyrusBeck<Line>, LinearConvexCyrusBeck<Ray>,
                   LinearConvexCyrusBeck<Segment>, LinearTetrahedronCyrusBeck<Line>,
                   LinearTetrahedronCyrusBeck<Ray>, LinearTetrahedronCyrusBeck<Segment>>();
}

}  // namespace hairline
