#include "core/query/intersect/linear_convex.h"

#include "core/query/adapter.h"
#include "core/query/polytope_reference.h"

namespace hairline {

template const QueryEntry& entryOf<LinearConvexCyrusBeck<Ray>>();
template const QueryEntry& entryOf<LinearConvexCyrusBeck<Segment>>();
template const QueryEntry& entryOf<PolytopeReference<Ray, Convex>>();
template const QueryEntry& entryOf<PolytopeReference<Segment, Convex>>();

}  // namespace hairline
