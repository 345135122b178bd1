#include "core/query/adapter.h"
#include "core/query/intersect/triangle_aabb/clip.h"
#include "core/query/intersect/triangle_aabb/pef.h"
#include "core/query/intersect/triangle_aabb/pef_setup.h"
#include "core/query/intersect/triangle_aabb/reference.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/query/intersect/triangle_aabb/voorhies.h"

namespace hairline {

QueryList intersectTriangleAabb() {
  return queriesOf<TriangleAabbPef, TriangleAabbPefSetup, TriangleAabbSat, TriangleAabbClip,
                   TriangleAabbVoorhies, TriangleAabbReference>();
}

}  // namespace hairline
