#include "core/query/closest/point_round.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList closestPointRound() {
  return queriesOf<ClosestPointRoundAnalytic<Sphere>, ClosestPointRoundAnalytic<Capsule>,
                   ClosestPointRoundAnalytic<Cylinder>, ClosestPointRoundAnalytic<Cone>>();
}

}  // namespace hairline
