#include "core/query/adapter.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/linear_triangle/sides.h"
#include "core/query/polytope_reference.h"

namespace hairline {

template const QueryEntry& entryOf<LinearTriangleMollerTrumbore<Line>>();
template const QueryEntry& entryOf<LinearTriangleMollerTrumbore<Ray>>();
template const QueryEntry& entryOf<LinearTriangleMollerTrumbore<Segment>>();
template const QueryEntry& entryOf<LinearTriangleMollerTrumboreCulled<Line>>();
template const QueryEntry& entryOf<LinearTriangleMollerTrumboreCulled<Ray>>();
template const QueryEntry& entryOf<LinearTriangleMollerTrumboreCulled<Segment>>();
template const QueryEntry& entryOf<PolytopeReference<Line, Triangle>>();
template const QueryEntry& entryOf<PolytopeReference<Ray, Triangle>>();
template const QueryEntry& entryOf<PolytopeReference<Segment, Triangle>>();

}  // namespace hairline
