#include "core/query/general/family.h"

#include <algorithm>
#include <set>

#include "core/shapes/shape.h"

namespace hairline {
namespace {

using Types = std::vector<std::size_t>;

template <typename... T>
Types typesOf() {
  return {shapeIndex<T>()...};
}

Types joined(Types types, const Types& more) {
  types.insert(types.end(), more.begin(), more.end());
  return types;
}

Types without(Types types, const Types& others) {
  std::erase_if(types,
                [&](std::size_t type) { return std::ranges::find(others, type) != others.end(); });
  return types;
}

/// Collects the entries of pairs.
class Family {
 public:
  explicit Family(std::span<const QueryEntry* const> listed) : m_listed(listed) {}

  /// A method for each pair of some types, in their order.
  template <typename Q>
  void add(const Types& types) {
    for (std::size_t i = 0; i < types.size(); ++i) {
      for (std::size_t j = i; j < types.size(); ++j) {
        addNew(makeEntry<Q>(inListedOrder(types[i], types[j])));
      }
    }
  }

  /// A method for each pair of one of some types and one of others, in this order.
  template <typename Q>
  void addBetween(const Types& first, const Types& second) {
    for (const std::size_t a : first) {
      for (const std::size_t b : second) addNew(makeEntry<Q>({a, b}));
    }
  }

  /// A reference for each question about one of some types and one of others, in either order
  /// unless that is part of the question, that has a method but no reference yet.
  template <typename Q>
  void refer(const Types& first, const Types& second) {
    const Kind kind = makeEntry<Q>({first[0], second[0]}).info.kind;
    std::set<Types> asked;
    const auto consider = [&](const QueryEntry& entry) {
      if (entry.info.kind != kind) return;
      const std::size_t a = entry.operands[0];
      const std::size_t b = entry.operands[1];
      const bool isSwapped = !entry.isOrdered() && holds(first, b) && holds(second, a);
      if (isSwapped || (holds(first, a) && holds(second, b))) asked.insert(entry.operands);
    };
    for (const QueryEntry* entry : m_listed) consider(*entry);
    for (const QueryEntry& entry : m_entries) consider(entry);
    for (const Types& operands : asked) addNew(makeEntry<Q>(operands));
  }

  std::vector<QueryEntry> take() { return std::move(m_entries); }

 private:
  static bool holds(const Types& types, std::size_t type) {
    return std::ranges::find(types, type) != types.end();
  }

  void addNew(QueryEntry entry) {
    const auto isSame = [&](const QueryEntry& e) {
      return e.info.kind == entry.info.kind && e.info.method == entry.info.method &&
             e.operands == entry.operands;
    };
    if (std::ranges::any_of(m_entries, isSame)) return;
    if (std::ranges::any_of(m_listed, [&](const QueryEntry* e) { return isSame(*e); })) return;
    m_entries.push_back(std::move(entry));
  }

  Types inListedOrder(std::size_t a, std::size_t b) const {
    const Types swapped{b, a};
    const bool isSwapped = std::any_of(m_listed.begin(), m_listed.end(),
                                       [&](const QueryEntry* e) { return e->operands == swapped; });
    return isSwapped ? swapped : Types{a, b};
  }

  std::span<const QueryEntry* const> m_listed;
  std::vector<QueryEntry> m_entries;
};

}  // namespace

std::vector<QueryEntry> generalQueries(std::span<const QueryEntry* const> listed) {
  const Types polytopes =
      typesOf<Point<double>, Segment<double>, Triangle<double>, Rectangle<double>, Aabb<double>,
              Obb<double>, Tetrahedron<double>, Frustum<double>, Convex<double>, Kdop<double>>();
  const Types bounded = joined(polytopes, typesOf<Sphere<double>, Capsule<double>, Cylinder<double>,
                                                  Cone<double>, Disc<double>, Ellipsoid<double>>());
  const Types planar = typesOf<Point2<double>, Segment2<double>, Triangle2<double>,
                               Rectangle2<double>, Kdop2<double>>();
  const Types rounded = joined(polytopes, typesOf<Sphere<double>, Capsule<double>>());
  const Types ellipsoid = typesOf<Ellipsoid<double>>();
  const Types turned = joined(typesOf<Cylinder<double>, Cone<double>, Disc<double>>(), ellipsoid);
  const Types linear = typesOf<Line<double>, Ray<double>, Segment<double>>();
  const Types point = typesOf<Point<double>>();
  const Types plane = typesOf<Plane<double>>();
  const Types halfSpace = typesOf<HalfSpace<double>>();
  const Types polygon = typesOf<Polygon<double>>();
  const Types quad = typesOf<Quad<double>>();
  const Types mesh = typesOf<Mesh>();
  const Types flat = joined(quad, polygon);
  const Types round = joined(typesOf<Sphere<double>, Capsule<double>>(), turned);
  const Types extended = without(bounded, point);
  const Types boundedOrFlat = joined(flat, bounded);
  Family family(listed);
  for (const Types& types : {polytopes, planar}) {
    family.add<PolytopeSat>(types);
    family.add<SweepPolytopeSat>(types);
  }
  // Listed before sweeps of cylinders and cones.
  family.add<SweepIntervalHalving>(rounded);
  for (const Types& types : {bounded, planar}) {
    family.add<IntersectGjk>(types);
    family.add<ClosestGjk>(types);
    family.add<SweepIntervalHalving>(types);
    family.add<SweepConservativeAdvancement>(types);
  }
  family.add<LinearLinearScalarTriple>(linear);
  family.add<ClosestLinearClamp>(linear);
  family.addBetween<ClosestLinearRoundAnalytic>(linear, typesOf<Sphere<double>, Capsule<double>>());
  family.addBetween<LinearPolygonMollerTrumbore>(linear, polygon);
  family.addBetween<PiecesSat>(
      typesOf<Segment<double>, Triangle<double>, Aabb<double>, Polygon<double>>(), polygon);
  const Types facing =
      joined(flat, typesOf<Point<double>, Triangle<double>, Rectangle<double>, Tetrahedron<double>,
                           Frustum<double>, Convex<double>, Kdop<double>, Capsule<double>,
                           Cylinder<double>, Disc<double>, Ellipsoid<double>>());
  family.addBetween<IntersectPlaneSupport>(facing, plane);
  family.addBetween<SidePlaneSupport>(joined(facing, typesOf<Segment<double>>()), plane);
  family.addBetween<ClosestPlaneSupport>(joined(flat, extended), plane);
  family.addBetween<IntersectPlaneSupport>(boundedOrFlat, halfSpace);
  family.addBetween<ClosestPlaneSupport>(boundedOrFlat, halfSpace);
  family.addBetween<SweepPlaneSupport>(
      without(boundedOrFlat, typesOf<Sphere<double>, Aabb<double>>()), plane);
  family.addBetween<SweepPlaneSupport>(boundedOrFlat, halfSpace);
  family.addBetween<HalfSpaceNormals>(joined(plane, halfSpace), halfSpace);
  const Types inner = joined(joined(flat, mesh), extended);
  const Types angular = typesOf<Aabb<double>, Obb<double>, Tetrahedron<double>, Frustum<double>,
                                Convex<double>, Kdop<double>, HalfSpace<double>>();
  const Types solids = joined(angular, without(round, typesOf<Disc<double>>()));
  family.addBetween<ContainsSupport>(inner, solids);
  family.addBetween<ContainsMeshBvh>(inner, mesh);
  family.refer<AnyPolytopeReference>(polytopes, polytopes);
  family.refer<AnyPolytopeReference>(planar, planar);
  family.refer<AnyPolytopeReference>(
      linear, joined(joined(polytopes, linear), joined(flat, joined(plane, halfSpace))));
  family.refer<AnyPolytopeReference>(joined(plane, halfSpace), halfSpace);
  family.refer<LinearRoundReference>(linear, round);
  family.refer<AnyRoundedReference>(joined(rounded, polygon), joined(rounded, polygon));
  family.refer<AnyPlaneReference>(boundedOrFlat, joined(plane, halfSpace));
  family.refer<IntersectMeshReference>(
      joined(
          joined(linear, joined(mesh, plane)),
          typesOf<Triangle<double>, Aabb<double>, Obb<double>, Sphere<double>, Capsule<double>>()),
      mesh);
  family.refer<AnyTurnedReference>(joined(polytopes, round), turned);
  const Types endless =
      joined(rounded, typesOf<Line<double>, Ray<double>, Plane<double>, HalfSpace<double>>());
  family.refer<AnyClosestReference>(endless, endless);
  family.refer<AnyClosestReference>(flat, joined(plane, halfSpace));
  family.refer<ClosestPlaneTurnedReference>(turned, joined(plane, halfSpace));
  family.refer<AnyClosestReference>(planar, planar);
  family.refer<ClosestTurnedReference>(point, without(turned, ellipsoid));
  family.refer<ClosestCurvedReference>(bounded, turned);
  family.refer<ClosestMeshReference>(
      joined(joined(linear, plane), joined(point, typesOf<Triangle<double>>())), typesOf<Mesh>());
  family.refer<AnyContainsReference>(joined(inner, point),
                                     joined(joined(bounded, halfSpace), flat));
  family.refer<AnyContainsReference>(inner, mesh);
  family.refer<AnySideReference>(boundedOrFlat, plane);
  family.refer<AnySweepReference>(polytopes, joined(polytopes, joined(plane, halfSpace)));
  family.refer<PlaneSweepReference>(boundedOrFlat, joined(plane, halfSpace));
  family.refer<AnySweepReference>(planar, planar);
  // After those of two polytopes, which it leaves unchanged.
  family.refer<AnyRoundedSweepReference>(rounded, joined(rounded, polygon));
  family.refer<AnyCurvedSweepReference>(joined(polytopes, round), turned);
  family.refer<SweepMeshReference>(
      joined(mesh, typesOf<Point<double>, Segment<double>, Triangle<double>>()), mesh);
  return family.take();
}

}  // namespace hairline
