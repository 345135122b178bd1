#include "core/query/adapter.h"
#include "core/query/closest/line_line.h"
#include "core/query/closest/segment_segment.h"

namespace hairline {

QueryList closestLinearPairs() {
  return queriesOf<ClosestLineLinePerpendicular, ClosestSegmentSegmentClamp>();
}

}  // namespace hairline
