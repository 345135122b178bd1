#include "core/query/intersect/linear_plane.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList intersectLinearPlane() {
  return queriesOf<LinearPlaneSubstitution<Line>, LinearPlaneSubstitution<Ray>,
                   LinearPlaneSubstitution<Segment>>();
}

}  // namespace hairline
