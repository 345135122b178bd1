#include "core/query/adapter.h"
#include "core/query/intersect/triangle_aabb/clip.h"
#include "core/query/intersect/triangle_aabb/pef.h"
#include "core/query/intersect/triangle_aabb/pef_setup.h"
#include "core/query/intersect/triangle_aabb/reference.h"
#include "core/query/intersect/triangle_aabb/sat.h"

namespace hairline {

template const QueryEntry& entryOf<TriangleAabbPef>();
template const QueryEntry& entryOf<TriangleAabbPefSetup>();
template const QueryEntry& entryOf<TriangleAabbSat>();
template const QueryEntry& entryOf<TriangleAabbClip>();
template const QueryEntry& entryOf<TriangleAabbReference>();

}  // namespace hairline
