#include "core/query/side/solid_plane.h"

#include "core/query/adapter.h"

namespace hairline {

template const QueryEntry& entryOf<SideSpherePlaneDistance>();
template const QueryEntry& entryOf<SideAabbPlaneRadius>();
template const QueryEntry& entryOf<SideObbPlaneRadius>();
template const QueryEntry& entryOf<SideTrianglePlaneSupport>();
template const QueryEntry& entryOf<SideConvexPlaneSupport>();
template const QueryEntry& entryOf<SideConePlaneSupport>();
template const QueryEntry& entryOf<SpherePlaneDistance>();
template const QueryEntry& entryOf<AabbPlaneRadius>();
template const QueryEntry& entryOf<ObbPlaneRadius>();
template const QueryEntry& entryOf<ConePlaneSupport>();
template const QueryEntry& entryOf<SideSpherePlaneReference>();
template const QueryEntry& entryOf<SideAabbPlaneReference>();
template const QueryEntry& entryOf<SideObbPlaneReference>();
template const QueryEntry& entryOf<SideTrianglePlaneReference>();
template const QueryEntry& entryOf<SideConvexPlaneReference>();
template const QueryEntry& entryOf<SideConePlaneReference>();
template const QueryEntry& entryOf<SpherePlaneReference>();
template const QueryEntry& entryOf<AabbPlaneReference>();
template const QueryEntry& entryOf<ObbPlaneReference>();
template const QueryEntry& entryOf<ConePlaneReference>();

}  // namespace hairline
