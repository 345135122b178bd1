#include "core/query/intersect/linear_quad.h"

#include "core/query/adapter.h"

namespace hairline {

template const QueryEntry& entryOf<LinearQuadScalarTriple<Line>>();
template const QueryEntry& entryOf<LinearQuadScalarTriple<Segment>>();
template const QueryEntry& entryOf<LinearQuadReference<Line>>();
template const QueryEntry& entryOf<LinearQuadReference<Segment>>();

}  // namespace hairline
