#pragma once

#include <span>
#include <vector>

#include "core/query/entry.h"

namespace hairline {

// The general queries, by name only.
struct PolytopeSat;
struct IntersectGjk;
struct AnyPolytopeReference;
struct AnyRoundedReference;
struct IntersectMeshReference;
struct AnyPlaneReference;
struct LinearRoundReference;
struct AnyTurnedReference;
struct ClosestGjk;
struct AnyClosestReference;
struct ClosestTurnedReference;
struct ClosestCurvedReference;
struct ClosestPlaneTurnedReference;
struct ClosestMeshReference;
struct AnyContainsReference;
struct AnySideReference;
struct PiecesSat;
struct LinearPolygonMollerTrumbore;
struct LinearLinearScalarTriple;
struct ClosestLinearClamp;
struct ClosestLinearRoundAnalytic;
struct SidePlaneSupport;
struct IntersectPlaneSupport;
struct ClosestPlaneSupport;
struct SweepPlaneSupport;
struct HalfSpaceNormals;
struct ContainsSupport;
struct ContainsMeshBvh;
struct SweepPolytopeSat;
struct SweepConservativeAdvancement;
struct SweepIntervalHalving;
struct AnySweepReference;
struct PlaneSweepReference;
struct AnyRoundedSweepReference;
struct AnyCurvedSweepReference;
struct SweepMeshReference;

/// The entry of a general query for operands of these types (see adapter.h).
template <typename Q>
QueryEntry makeEntry(std::vector<std::size_t> operands);

/// The queries that answer every pair of types they fit, with one body each. Listed after those for
/// single pairs: if such a query has the same kind, operands and method, the general one is left
/// out, and if it has the operands in one order, that order is kept. References answer every
/// question that some method answers.
std::vector<QueryEntry> generalQueries(std::span<const QueryEntry* const> listed);

}  // namespace hairline
