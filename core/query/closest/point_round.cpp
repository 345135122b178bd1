#include "core/query/closest/point_round.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList closestPointRound() {
  QueryList list =
      queriesOf<ClosestPointRoundAnalytic<Sphere>, ClosestPointRoundAnalytic<Capsule>,
                ClosestPointRoundAnalytic<Cylinder>, ClosestPointRoundAnalytic<Cone>>();
  list.push_back(makeEntry<ClosestPointRoundAnalytic<Cone>>(
      {shapeIndex<Point<double>>(), shapeIndex<Disc<double>>()}));
  return list;
}

}  // namespace hairline
