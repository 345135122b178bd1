#include "core/query/adapter.h"
#include "core/query/intersect/linear_box.h"

namespace hairline {

QueryList intersectLinearAabb() {
  return queriesOf<LinearAabbSlabs<Line>, LinearAabbSlabs<Ray>, LinearAabbSlabs<Segment>,
                   SegmentAabbSat>();
}

}  // namespace hairline
