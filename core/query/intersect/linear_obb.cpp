#include "core/query/adapter.h"
#include "core/query/intersect/linear_box.h"

namespace hairline {

QueryList intersectLinearObb() {
  return queriesOf<LinearObbSlabs<Line>, LinearObbSlabs<Ray>, LinearObbSlabs<Segment>,
                   SegmentObbSat>();
}

}  // namespace hairline
