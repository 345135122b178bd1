#include "core/query/adapter.h"
#include "core/query/closest/line_line.h"
#include "core/query/closest/pair_reference.h"
#include "core/query/closest/segment_segment.h"

namespace hairline {

template const QueryEntry& entryOf<ClosestLineLinePerpendicular>();
template const QueryEntry& entryOf<ClosestPairReference<Line, Line>>();
template const QueryEntry& entryOf<ClosestSegmentSegmentClamp>();
template const QueryEntry& entryOf<ClosestPairReference<Segment, Segment>>();

}  // namespace hairline
