#include "core/query/adapter.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/linear_triangle/sides.h"

namespace hairline {

QueryList intersectLinearTriangle() {
  return queriesOf<LinearTriangleMollerTrumbore<Line>, LinearTriangleMollerTrumbore<Ray>,
                   LinearTriangleMollerTrumbore<Segment>, LinearTriangleMollerTrumboreCulled<Line>,
                   LinearTriangleMollerTrumboreCulled<Ray>,
                   LinearTriangleMollerTrumboreCulled<Segment>>();
}

}  // namespace hairline
