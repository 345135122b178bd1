#include "core/query/intersect/linear_plane.h"

#include "core/query/adapter.h"
#include "core/query/intersect/linear_half_space.h"

namespace hairline {

QueryList intersectLinearPlane() {
  return queriesOf<LinearPlaneSubstitution<Line>, LinearPlaneSubstitution<Ray>,
                   LinearPlaneSubstitution<Segment>, LinearHalfSpaceSubstitution<Line>,
                   LinearHalfSpaceSubstitution<Ray>, LinearHalfSpaceSubstitution<Segment>>();
}

}  // namespace hairline
