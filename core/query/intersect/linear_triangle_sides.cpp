#include "core/query/adapter.h"
#include "core/query/intersect/linear_triangle/sides.h"

namespace hairline {

QueryList intersectLinearTriangleSides() {
  return queriesOf<LinearTriangleScalarTriple<Line>, LinearTriangleScalarTriple<Ray>,
                   LinearTriangleScalarTriple<Segment>, LinearTriangleScalarTripleCcw<Line>,
                   LinearTriangleScalarTripleCcw<Ray>, LinearTriangleScalarTripleCcw<Segment>,
                   LinearTrianglePlucker<Line>, LinearTrianglePlucker<Ray>,
                   LinearTrianglePlucker<Segment>>();
}

}  // namespace hairline
