#include "core/query/intersect/aabb_aabb.h"

#include "core/query/adapter.h"
#include "core/query/polytope_reference.h"

namespace hairline {

template const QueryEntry& entryOf<AabbAabbSlabs>();
template const QueryEntry& entryOf<PolytopeReference<Aabb, Aabb>>();

}  // namespace hairline
