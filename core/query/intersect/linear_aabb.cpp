#include "core/query/adapter.h"
#include "core/query/intersect/linear_box.h"
#include "core/query/polytope_reference.h"

namespace hairline {

template const QueryEntry& entryOf<LinearAabbSlabs<Line>>();
template const QueryEntry& entryOf<LinearAabbSlabs<Ray>>();
template const QueryEntry& entryOf<LinearAabbSlabs<Segment>>();
template const QueryEntry& entryOf<SegmentAabbSat>();
template const QueryEntry& entryOf<PolytopeReference<Line, Aabb>>();
template const QueryEntry& entryOf<PolytopeReference<Ray, Aabb>>();
template const QueryEntry& entryOf<PolytopeReference<Segment, Aabb>>();

}  // namespace hairline
