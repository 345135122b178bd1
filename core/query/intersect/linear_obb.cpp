#include "core/query/adapter.h"
#include "core/query/intersect/linear_box.h"
#include "core/query/polytope_reference.h"

namespace hairline {

template const QueryEntry& entryOf<LinearObbSlabs<Line>>();
template const QueryEntry& entryOf<LinearObbSlabs<Ray>>();
template const QueryEntry& entryOf<LinearObbSlabs<Segment>>();
template const QueryEntry& entryOf<SegmentObbSat>();
template const QueryEntry& entryOf<PolytopeReference<Line, Obb>>();
template const QueryEntry& entryOf<PolytopeReference<Ray, Obb>>();
template const QueryEntry& entryOf<PolytopeReference<Segment, Obb>>();

}  // namespace hairline
