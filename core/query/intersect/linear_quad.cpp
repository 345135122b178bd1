#include "core/query/intersect/linear_quad.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList intersectLinearQuad() {
  return queriesOf<LinearQuadScalarTriple<Line>, LinearQuadScalarTriple<Ray>,
                   LinearQuadScalarTriple<Segment>>();
}

}  // namespace hairline
