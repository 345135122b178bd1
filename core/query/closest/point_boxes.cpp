#include "core/query/adapter.h"
#include "core/query/closest/point_oriented.h"

namespace hairline {

QueryList closestPointBoxes() {
  return queriesOf<ClosestPointOrientedClamp<Obb>, ClosestPointOrientedClamp<Rectangle>>();
}

}  // namespace hairline
