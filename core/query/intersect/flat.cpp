#include "core/query/adapter.h"
#include "core/query/intersect/segment2_segment2.h"
#include "core/query/intersect/triangle2_rectangle2.h"
#include "core/query/polytope_reference.h"

namespace hairline {

template const QueryEntry& entryOf<Triangle2Rectangle2EdgeFunctions>();
template const QueryEntry& entryOf<PolytopeReference<Triangle2, Rectangle2>>();
template const QueryEntry& entryOf<Segment2Segment2Areas>();
template const QueryEntry& entryOf<PolytopeReference<Segment2, Segment2>>();

}  // namespace hairline
