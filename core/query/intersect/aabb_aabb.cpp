#include "core/query/intersect/aabb_aabb.h"

#include "core/query/adapter.h"

namespace hairline {

template const QueryEntry& entryOf<AabbAabbSlabs>();

}  // namespace hairline
