#include "core/query/side/solid_plane.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList sideSolidPlane() {
  return queriesOf<SideSpherePlaneDistance, SideAabbPlaneRadius, SideObbPlaneRadius,
                   SideTrianglePlaneSupport, SideConvexPlaneSupport, SideConePlaneSupport,
                   SpherePlaneDistance, AabbPlaneRadius, ObbPlaneRadius, ConePlaneSupport>();
}

}  // namespace hairline
