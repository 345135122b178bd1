#include "core/query/adapter.h"
#include "core/query/intersect/linear_triangle/sides.h"

namespace hairline {

template const QueryEntry& entryOf<LinearTriangleScalarTriple<Line>>();
template const QueryEntry& entryOf<LinearTriangleScalarTriple<Ray>>();
template const QueryEntry& entryOf<LinearTriangleScalarTriple<Segment>>();
template const QueryEntry& entryOf<LinearTriangleScalarTripleCcw<Line>>();
template const QueryEntry& entryOf<LinearTriangleScalarTripleCcw<Ray>>();
template const QueryEntry& entryOf<LinearTriangleScalarTripleCcw<Segment>>();
template const QueryEntry& entryOf<LinearTrianglePlucker<Line>>();
template const QueryEntry& entryOf<LinearTrianglePlucker<Ray>>();
template const QueryEntry& entryOf<LinearTrianglePlucker<Segment>>();

}  // namespace hairline
