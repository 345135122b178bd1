#include "core/query/adapter.h"
#include "core/query/intersect/segment2_segment2.h"
#include "core/query/intersect/triangle2_rectangle2.h"

namespace hairline {

QueryList intersectFlat() {
  return queriesOf<Triangle2Rectangle2EdgeFunctions, Segment2Segment2Areas>();
}

}  // namespace hairline
