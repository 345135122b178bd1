#include "core/query/intersect/linear_plane.h"

#include "core/query/adapter.h"
#include "core/query/polytope_reference.h"

namespace hairline {

template const QueryEntry& entryOf<LinearPlaneSubstitution<Line>>();
template const QueryEntry& entryOf<LinearPlaneSubstitution<Ray>>();
template const QueryEntry& entryOf<LinearPlaneSubstitution<Segment>>();
template const QueryEntry& entryOf<PolytopeReference<Line, Plane>>();
template const QueryEntry& entryOf<PolytopeReference<Ray, Plane>>();
template const QueryEntry& entryOf<PolytopeReference<Segment, Plane>>();

}  // namespace hairline
