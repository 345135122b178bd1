#include "core/query/bound/kdop_kdop.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList boundKdopKdop() {
  return queriesOf<BoundKdopSlabs<Kdop>, BoundKdopSlabs<Kdop2>, BoundKdopReference<Kdop>,
                   BoundKdopReference<Kdop2>>();
}

}  // namespace hairline
