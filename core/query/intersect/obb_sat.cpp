#include "core/query/intersect/obb_sat.h"

#include "core/query/adapter.h"
#include "core/query/polytope_reference.h"

namespace hairline {

template const QueryEntry& entryOf<ObbObbSat>();
template const QueryEntry& entryOf<TriangleObbSat>();
template const QueryEntry& entryOf<PolytopeReference<Obb, Obb>>();
template const QueryEntry& entryOf<PolytopeReference<Triangle, Obb>>();

}  // namespace hairline
