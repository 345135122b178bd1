#include "core/query/intersect/obb_sat.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList intersectObbSat() { return queriesOf<TriangleObbSat, ObbObbSat>(); }

}  // namespace hairline
