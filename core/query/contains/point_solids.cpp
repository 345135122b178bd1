#include "core/query/contains/point_solids.h"

#include "core/query/adapter.h"
#include "core/query/contains/point_reference.h"
#include "core/query/contains/point_simplex.h"

namespace hairline {

template const QueryEntry& entryOf<ContainsPointDefinition<Sphere>>();
template const QueryEntry& entryOf<ContainsPointDefinition<Aabb>>();
template const QueryEntry& entryOf<ContainsPointDefinition<Obb>>();
template const QueryEntry& entryOf<ContainsPointDefinition<Capsule>>();
template const QueryEntry& entryOf<ContainsPointDefinition<Cylinder>>();
template const QueryEntry& entryOf<ContainsPointDefinition<Cone>>();
template const QueryEntry& entryOf<ContainsPointTriangleBarycentric>();
template const QueryEntry& entryOf<ContainsPointTriangleSameSide>();
template const QueryEntry& entryOf<ContainsPointTetrahedronDefinition>();
template const QueryEntry& entryOf<ContainsPointReference<Sphere>>();
template const QueryEntry& entryOf<ContainsPointReference<Aabb>>();
template const QueryEntry& entryOf<ContainsPointReference<Obb>>();
template const QueryEntry& entryOf<ContainsPointReference<Capsule>>();
template const QueryEntry& entryOf<ContainsPointReference<Cylinder>>();
template const QueryEntry& entryOf<ContainsPointReference<Cone>>();
template const QueryEntry& entryOf<ContainsPointReference<Triangle>>();
template const QueryEntry& entryOf<ContainsPointReference<Tetrahedron>>();

}  // namespace hairline
