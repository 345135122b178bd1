#include "core/query/intersect/aabb_aabb.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList intersectAabbAabb() { return queriesOf<AabbAabbSlabs>(); }

}  // namespace hairline
