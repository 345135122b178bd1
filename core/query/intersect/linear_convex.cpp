#include "core/query/intersect/linear_convex.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList intersectLinearConvex() {
  return queriesOf<LinearConvexCyrusBeck<Ray>, LinearConvexCyrusBeck<Segment>>();
}

}  // namespace hairline
