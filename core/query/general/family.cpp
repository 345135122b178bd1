#include "core/query/general/family.h"

#include <algorithm>

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

/// Puts together the entries of pairs.
class Family {
 public:
  explicit Family(std::span<const QueryEntry* const> listed) : m_listed(listed) {}

  /// A method for each two of some types, in their order.
  template <typename Q>
  void add(const Types& types) {
    for (std::size_t i = 0; i < types.size(); ++i) {
      for (std::size_t j = i; j < types.size(); ++j) addPair<Q>(types[i], types[j]);
    }
  }

  /// A method for each of some types with each of others, in this order.
  template <typename Q>
  void add(const Types& first, const Types& second) {
    for (const std::size_t a : first) {
      for (const std::size_t b : second) addPair<Q>(a, b);
    }
  }

  std::vector<QueryEntry> take() { return std::move(m_entries); }

 private:
  template <typename Q>
  void addPair(std::size_t a, std::size_t b) {
    QueryEntry entry = makeEntry<Q>(inListedOrder(a, b));
    if (!isListed(entry)) m_entries.push_back(std::move(entry));
  }

  Types inListedOrder(std::size_t a, std::size_t b) const {
    const Types turned{b, a};
    const bool isTurned = std::any_of(m_listed.begin(), m_listed.end(),
                                      [&](const QueryEntry* e) { return e->operands == turned; });
    return isTurned ? turned : Types{a, b};
  }

  bool isListed(const QueryEntry& entry) const {
    const auto isSame = [&](const QueryEntry& e) {
      return e.info.kind == entry.info.kind && e.info.method == entry.info.method &&
             e.operands == entry.operands;
    };
    return std::any_of(m_entries.begin(), m_entries.end(), isSame) ||
           std::any_of(m_listed.begin(), m_listed.end(),
                       [&](const QueryEntry* e) { return isSame(*e); });
  }

  std::span<const QueryEntry* const> m_listed;
  std::vector<QueryEntry> m_entries;
};

}  // namespace

std::vector<QueryEntry> generalQueries(std::span<const QueryEntry* const> listed) {
  const Types polytopes =
      typesOf<Point<double>, Segment<double>, Triangle<double>, Rectangle<double>, Aabb<double>,
              Obb<double>, Tetrahedron<double>, Convex<double>, Kdop<double>>();
  const Types bounded =
      joined(polytopes, typesOf<Sphere<double>, Capsule<double>, Cylinder<double>, Cone<double>>());
  const Types planar = typesOf<Point2<double>, Segment2<double>, Triangle2<double>,
                               Rectangle2<double>, Kdop2<double>>();
  Family family(listed);
  family.add<PolytopeSat>(polytopes);
  family.add<PolytopeSat>(planar);
  family.add<IntersectGjk>(bounded);
  family.add<IntersectGjk>(planar);
  family.add<AnyPolytopeReference>(polytopes);
  family.add<AnyPolytopeReference>(planar);
  // After those of two polytopes, which it leaves as they are.
  const Types rounded = joined(polytopes, typesOf<Sphere<double>, Capsule<double>>());
  family.add<AnyRoundedReference>(rounded);
  family.add<AnyTurnedReference>(joined(polytopes, typesOf<Sphere<double>>()),
                                 typesOf<Cylinder<double>, Cone<double>>());
  family.add<ClosestGjk>(bounded);
  family.add<ClosestGjk>(planar);
  family.add<AnyClosestReference>(rounded);
  family.add<AnyClosestReference>(planar);
  for (const Types& types : {polytopes, planar}) {
    family.add<SweepPolytopeSat>(types);
    family.add<AnySweepReference>(types);
  }
  family.add<AnyRoundedSweepReference>(rounded);
  // Not of k-DOPs: it looks at the ways between any two corners, of which they have too many.
  family.add<AnyTurnedSweepReference>(
      typesOf<Point<double>, Segment<double>, Triangle<double>, Rectangle<double>, Aabb<double>,
              Obb<double>, Tetrahedron<double>, Convex<double>>(),
      typesOf<Cylinder<double>, Cone<double>>());
  for (const Types& types : {bounded, planar}) {
    family.add<SweepIntervalHalving>(types);
    family.add<SweepConservativeAdvancement>(types);
  }
  return family.take();
}

}  // namespace hairline
