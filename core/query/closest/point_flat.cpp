#include "core/query/adapter.h"
#include "core/query/closest/point_box.h"
#include "core/query/closest/point_linear.h"
#include "core/query/closest/point_plane.h"

namespace hairline {

QueryList closestPointFlat() {
  return queriesOf<ClosestPointPlaneProjection, ClosestPointLinearProjection<Line>,
                   ClosestPointLinearProjection<Ray>, ClosestPointLinearProjection<Segment>,
                   ClosestPointLinearDeferredDivision<Line>,
                   ClosestPointLinearDeferredDivision<Ray>,
                   ClosestPointLinearDeferredDivision<Segment>, ClosestPointAabbClamp>();
}

}  // namespace hairline
