#pragma once

#include "core/query/side/plane_methods.h"

namespace hairline {

// Solids and a plane, as `side` and as `intersect`: one set of steps serves both.
struct SideSpherePlaneDistance : PlaneSide<plane_methods::SphereDistance, Sphere> {};
struct SideAabbPlaneRadius : PlaneSide<plane_methods::AabbRadius, Aabb> {};
struct SideObbPlaneRadius : PlaneSide<plane_methods::ObbRadius, Obb> {};
struct SideTrianglePlaneSupport : PlaneSide<plane_methods::VertexSupport, Triangle> {};
struct SideConvexPlaneSupport : PlaneSide<plane_methods::VertexSupport, Convex> {};
/// The squares of its comparison are of degree eight.
struct SideConePlaneSupport : PlaneSide<plane_methods::ConeSupport, Cone> {
  static constexpr bool filtered = false;
};

struct SpherePlaneDistance : PlaneIntersect<plane_methods::SphereDistance, Sphere> {};
struct AabbPlaneRadius : PlaneIntersect<plane_methods::AabbRadius, Aabb> {};
struct ObbPlaneRadius : PlaneIntersect<plane_methods::ObbRadius, Obb> {};
/// The squares of its comparison are of degree eight.
struct ConePlaneSupport : PlaneIntersect<plane_methods::ConeSupport, Cone> {
  static constexpr bool filtered = false;
};

}  // namespace hairline
