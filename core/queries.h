#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/query/entry.h"

namespace hairline {

// The queries there are, by name only: a body is known to its own files.
struct AabbAabbSlabs;
struct TriangleAabbClip;
struct TriangleAabbPef;
struct TriangleAabbPefSetup;
struct TriangleAabbReference;
struct TriangleAabbSat;

/// The reference of every pair of polytopes, lines, rays, segments and planes.
template <template <typename> class A, template <typename> class B>
struct PolytopeReference;

struct ObbObbSat;
struct TriangleObbSat;
struct Triangle2Rectangle2EdgeFunctions;
struct Segment2Segment2Areas;

template <template <typename> class L>
struct LinearAabbSlabs;
struct SegmentAabbSat;
template <template <typename> class L>
struct LinearObbSlabs;
struct SegmentObbSat;
template <template <typename> class L>
struct LinearCapsuleQuadratic;
template <template <typename> class L>
struct LinearConvexCyrusBeck;
template <template <typename> class L>
struct LinearCylinderQuadratic;
template <template <typename> class L>
struct LinearPlaneSubstitution;
template <template <typename> class L>
struct LinearQuadScalarTriple;
template <template <typename> class L>
struct LinearQuadReference;
template <template <typename> class L, template <typename> class B>
struct LinearRoundReference;
template <template <typename> class L>
struct LinearSphereQuadratic;
template <template <typename> class L>
struct LinearSphereTest;
template <template <typename> class L>
struct LinearTriangleMollerTrumbore;
template <template <typename> class L>
struct LinearTriangleMollerTrumboreCulled;
template <template <typename> class L>
struct LinearTriangleScalarTriple;
template <template <typename> class L>
struct LinearTriangleScalarTripleCcw;
template <template <typename> class L>
struct LinearTrianglePlucker;

struct TriangleTriangleEdges;
struct TriangleTriangleInterval;
struct TriangleTriangleSat;

struct SpherePlaneDistance;
struct SpherePlaneReference;
struct SphereSphereDistance;
struct SphereSphereReference;
struct SphereAabbDistance;
struct SphereObbDistance;
struct SphereTriangleDistance;
struct SpherePolygonDistance;
template <template <typename> class B>
struct SphereReference;
struct AabbPlaneRadius;
struct AabbPlaneReference;
struct ObbPlaneRadius;
struct ObbPlaneReference;
struct ConePlaneSupport;
struct ConePlaneReference;

struct SideSpherePlaneDistance;
struct SideSpherePlaneReference;
struct SideAabbPlaneRadius;
struct SideAabbPlaneReference;
struct SideObbPlaneRadius;
struct SideObbPlaneReference;
struct SideConePlaneSupport;
struct SideConePlaneReference;
struct SideTrianglePlaneSupport;
struct SideTrianglePlaneReference;
struct SideConvexPlaneSupport;
struct SideConvexPlaneReference;

struct PlanePlaneDirectionAndPoint;
struct PlanePlaneReference;
struct PlanePlanePlaneCramer;
struct PlanePlanePlaneReference;

template <template <typename> class K>
struct BoundKdopSlabs;
template <template <typename> class>
struct BoundKdopReference;

struct ClosestPointPlaneProjection;
template <template <typename> class L>
struct ClosestPointLinearProjection;
template <template <typename> class L>
struct ClosestPointLinearDeferredDivision;
struct ClosestPointAabbClamp;
template <template <typename> class B>
struct ClosestPointOrientedClamp;
struct ClosestPointTriangleVoronoi;
struct ClosestPointTriangleBarycentric;
struct ClosestPointTriangleQuadratic;
struct ClosestPointTetrahedronFaces;
struct ClosestPointTetrahedronVoronoi;
struct ClosestPointConvexFaces;
struct ClosestPointConvexReference;
template <template <typename> class B>
struct ClosestPointRoundAnalytic;
template <template <typename> class B>
struct ClosestPointRoundReference;
template <template <typename> class B>
struct ClosestPointReference;
struct ClosestLineLinePerpendicular;
struct ClosestSegmentSegmentClamp;
struct ClosestSegmentTriangleFeatures;
struct ClosestTriangleTriangleFeatures;
template <template <typename> class A>
struct ClosestMeshBvh;
template <template <typename> class A>
struct ClosestMeshReference;
template <template <typename> class A, template <typename> class B>
struct ClosestPairReference;

template <template <typename> class B>
struct ContainsPointDefinition;
template <template <typename> class B>
struct ContainsPointReference;
struct ContainsPointTriangleBarycentric;
struct ContainsPointTriangleSameSide;
struct ContainsPointTetrahedronDefinition;
struct ContainsPointPolygonCrossings;
struct ContainsPointPolygonWinding;
struct ContainsPointConvexHalfSpaces;
struct ContainsPointConvexReference;
struct ContainsPointMeshCrossings;
struct ContainsPointMeshWindingNumber;
struct ContainsPointMeshReference;

struct SweepAabbAabbSlabs;
struct SweepAabbPlaneAnalytic;
struct SweepSpherePlaneAnalytic;
struct SweepSphereSphereAnalytic;
struct SweepSphereSphereReference;
struct SweepSphereTriangleAnalytic;
struct SweepSpherePolygonAnalytic;
struct SweepSphereAabbAnalytic;
template <template <typename> class B>
struct SweepSphereReference;
/// The reference of every moving pair of polytopes and planes.
template <template <typename> class A, template <typename> class B>
struct PolytopeSweepReference;

template <typename...>
struct TypeList {};

/// The queries on operands of given types. Those that take any types they fit stand in
/// query/general/family.cpp.
using Queries = TypeList<
    // intersect
    TriangleAabbPef, TriangleAabbPefSetup, TriangleAabbSat, TriangleAabbClip,
    TriangleAabbReference,                             //
    TriangleObbSat, PolytopeReference<Triangle, Obb>,  //
    TriangleTriangleInterval, TriangleTriangleSat, TriangleTriangleEdges,
    PolytopeReference<Triangle, Triangle>,                                       //
    Triangle2Rectangle2EdgeFunctions, PolytopeReference<Triangle2, Rectangle2>,  //
    Segment2Segment2Areas, PolytopeReference<Segment2, Segment2>,                //
    LinearTriangleMollerTrumbore<Line>, LinearTriangleMollerTrumboreCulled<Line>,
    LinearTriangleScalarTriple<Line>, LinearTriangleScalarTripleCcw<Line>,
    LinearTrianglePlucker<Line>, PolytopeReference<Line, Triangle>,  //
    LinearTriangleMollerTrumbore<Ray>, LinearTriangleMollerTrumboreCulled<Ray>,
    LinearTriangleScalarTriple<Ray>, LinearTriangleScalarTripleCcw<Ray>, LinearTrianglePlucker<Ray>,
    PolytopeReference<Ray, Triangle>,  //
    LinearTriangleMollerTrumbore<Segment>, LinearTriangleMollerTrumboreCulled<Segment>,
    LinearTriangleScalarTriple<Segment>, LinearTriangleScalarTripleCcw<Segment>,
    LinearTrianglePlucker<Segment>, PolytopeReference<Segment, Triangle>,  //
    LinearQuadScalarTriple<Line>, LinearQuadReference<Line>, LinearQuadScalarTriple<Segment>,
    LinearQuadReference<Segment>,  //
    LinearAabbSlabs<Line>, PolytopeReference<Line, Aabb>, LinearAabbSlabs<Ray>,
    PolytopeReference<Ray, Aabb>, LinearAabbSlabs<Segment>, SegmentAabbSat,
    PolytopeReference<Segment, Aabb>,  //
    LinearObbSlabs<Line>, PolytopeReference<Line, Obb>, LinearObbSlabs<Ray>,
    PolytopeReference<Ray, Obb>, LinearObbSlabs<Segment>, SegmentObbSat,
    PolytopeReference<Segment, Obb>,  //
    LinearPlaneSubstitution<Line>, PolytopeReference<Line, Plane>, LinearPlaneSubstitution<Ray>,
    PolytopeReference<Ray, Plane>, LinearPlaneSubstitution<Segment>,
    PolytopeReference<Segment, Plane>,  //
    LinearConvexCyrusBeck<Ray>, PolytopeReference<Ray, Convex>, LinearConvexCyrusBeck<Segment>,
    PolytopeReference<Segment, Convex>,  //
    LinearSphereQuadratic<Line>, LinearSphereTest<Line>, LinearRoundReference<Line, Sphere>,
    LinearSphereQuadratic<Ray>, LinearSphereTest<Ray>, LinearRoundReference<Ray, Sphere>,
    LinearSphereQuadratic<Segment>, LinearSphereTest<Segment>,
    LinearRoundReference<Segment, Sphere>,  //
    LinearCylinderQuadratic<Ray>, LinearRoundReference<Ray, Cylinder>,
    LinearCylinderQuadratic<Segment>, LinearRoundReference<Segment, Cylinder>,
    LinearCapsuleQuadratic<Ray>, LinearRoundReference<Ray, Capsule>,
    LinearCapsuleQuadratic<Segment>, LinearRoundReference<Segment, Capsule>,  //
    SpherePlaneDistance, SpherePlaneReference, SphereSphereDistance, SphereSphereReference,
    SphereAabbDistance, SphereReference<Aabb>, SphereObbDistance, SphereReference<Obb>,
    SphereTriangleDistance, SphereReference<Triangle>, SpherePolygonDistance,
    SphereReference<Polygon>, AabbPlaneRadius, AabbPlaneReference, ObbPlaneRadius,
    ObbPlaneReference, ConePlaneSupport, ConePlaneReference,  //
    AabbAabbSlabs, PolytopeReference<Aabb, Aabb>, ObbObbSat, PolytopeReference<Obb, Obb>,
    // bound
    BoundKdopSlabs<Kdop>, BoundKdopReference<Kdop>, BoundKdopSlabs<Kdop2>,
    BoundKdopReference<Kdop2>,
    // closest
    ClosestPointPlaneProjection, ClosestPointReference<Plane>, ClosestPointLinearProjection<Line>,
    ClosestPointLinearDeferredDivision<Line>, ClosestPointReference<Line>,
    ClosestPointLinearProjection<Ray>, ClosestPointLinearDeferredDivision<Ray>,
    ClosestPointReference<Ray>, ClosestPointLinearProjection<Segment>,
    ClosestPointLinearDeferredDivision<Segment>, ClosestPointReference<Segment>,
    ClosestPointAabbClamp, ClosestPointReference<Aabb>, ClosestPointOrientedClamp<Obb>,
    ClosestPointReference<Obb>, ClosestPointOrientedClamp<Rectangle>,
    ClosestPointReference<Rectangle>, ClosestPointTriangleVoronoi, ClosestPointTriangleBarycentric,
    ClosestPointTriangleQuadratic, ClosestPointReference<Triangle>, ClosestPointTetrahedronFaces,
    ClosestPointTetrahedronVoronoi, ClosestPointReference<Tetrahedron>, ClosestPointConvexFaces,
    ClosestPointConvexReference, ClosestPointRoundAnalytic<Sphere>,
    ClosestPointRoundReference<Sphere>, ClosestPointRoundAnalytic<Capsule>,
    ClosestPointRoundReference<Capsule>, ClosestPointRoundAnalytic<Cylinder>,
    ClosestPointRoundReference<Cylinder>, ClosestPointRoundAnalytic<Cone>,
    ClosestPointRoundReference<Cone>, ClosestLineLinePerpendicular,
    ClosestPairReference<Line, Line>, ClosestSegmentSegmentClamp,
    ClosestPairReference<Segment, Segment>, ClosestSegmentTriangleFeatures,
    ClosestPairReference<Segment, Triangle>, ClosestTriangleTriangleFeatures,
    ClosestPairReference<Triangle, Triangle>,  //
    ClosestMeshBvh<Point>, ClosestMeshReference<Point>, ClosestMeshBvh<Ray>,
    ClosestMeshReference<Ray>, ClosestMeshBvh<Segment>, ClosestMeshReference<Segment>,
    ClosestMeshBvh<Triangle>, ClosestMeshReference<Triangle>,
    // contains
    ContainsPointTriangleBarycentric, ContainsPointTriangleSameSide,
    ContainsPointReference<Triangle>, ContainsPointTetrahedronDefinition,
    ContainsPointReference<Tetrahedron>, ContainsPointDefinition<Sphere>,
    ContainsPointReference<Sphere>, ContainsPointDefinition<Aabb>, ContainsPointReference<Aabb>,
    ContainsPointDefinition<Obb>, ContainsPointReference<Obb>, ContainsPointDefinition<Cylinder>,
    ContainsPointReference<Cylinder>, ContainsPointDefinition<Cone>, ContainsPointReference<Cone>,
    ContainsPointDefinition<Capsule>, ContainsPointReference<Capsule>,
    ContainsPointPolygonCrossings, ContainsPointPolygonWinding, ContainsPointReference<Polygon>,
    ContainsPointConvexHalfSpaces, ContainsPointConvexReference, ContainsPointMeshCrossings,
    ContainsPointMeshWindingNumber, ContainsPointMeshReference,
    // side
    SideSpherePlaneDistance, SideSpherePlaneReference, SideAabbPlaneRadius, SideAabbPlaneReference,
    SideObbPlaneRadius, SideObbPlaneReference, SideConePlaneSupport, SideConePlaneReference,
    SideTrianglePlaneSupport, SideTrianglePlaneReference, SideConvexPlaneSupport,
    SideConvexPlaneReference,
    // common
    PlanePlaneDirectionAndPoint, PlanePlaneReference, PlanePlanePlaneCramer,
    PlanePlanePlaneReference,
    // sweep
    SweepSpherePlaneAnalytic, SweepSphereReference<Plane>, SweepAabbPlaneAnalytic,
    PolytopeSweepReference<Aabb, Plane>, SweepSphereSphereAnalytic, SweepSphereSphereReference,
    SweepSphereTriangleAnalytic, SweepSphereReference<Triangle>, SweepSpherePolygonAnalytic,
    SweepSphereReference<Polygon>, SweepSphereAabbAnalytic, SweepSphereReference<Aabb>,
    SweepAabbAabbSlabs, PolytopeSweepReference<Aabb, Aabb>>;

/// The one list of all queries: those above and the general ones, by kind, within a kind by
/// operands, and the reference last. Command line, panels, generic tests and benchmarks iterate it.
std::span<const QueryEntry* const> allQueries();

/// A query on shapes of some types, and whether its operands stand in the other order than they.
struct IndexedQuery {
  const QueryEntry* entry = nullptr;
  bool swapped = false;
};

/// Every query that shapes of these types, in either order, are the operands of, in the order of
/// the list; of all kinds or of one. Looked up once for each types and then remembered, from any
/// thread.
std::span<const IndexedQuery> findQueries(std::span<const Shape* const> shapes);
std::span<const IndexedQuery> findQueries(std::span<const Shape* const> shapes, Kind kind);

/// Whether shapes that have the types for a query of a kind can be asked it: k-DOPs bound each
/// other by slabs of the same directions in the same order, and not otherwise; nothing is nearest
/// to a mesh whose file was not read and which so has no triangles.
bool canAsk(Kind kind, std::span<const Shape* const> shapes);

/// A query that fits, and the shapes in the order of its operands.
struct FittingQuery {
  const QueryEntry* entry = nullptr;
  std::vector<const Shape*> shapes;
  /// The operands of the query stand in the other order than the shapes given.
  bool swapped = false;
};

/// Every query that these shapes, in either order, are the operands of and can be asked.
std::vector<FittingQuery> queriesFor(std::span<const Shape* const> shapes);

}  // namespace hairline
