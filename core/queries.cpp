#include "core/queries.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <unordered_map>

#include "core/query/general/family.h"

namespace hairline {

// The contributions of the sources of core/query to the list. Queries for many types are in
// query/general/family.cpp.
QueryList intersectTriangleAabb(), intersectObbSat(), intersectTriangleTriangle(), intersectFlat(),
    intersectLinearTriangle(), intersectLinearTriangleSides(), intersectLinearQuad(),
    intersectLinearAabb(), intersectLinearObb(), intersectLinearPlane(), intersectLinearConvex(),
    intersectLinearRound(), sideSolidPlane(), intersectSphereDistance(), intersectAabbAabb(),
    boundKdopKdop(), closestPointFlat(), closestPointBoxes(), closestPointTriangle(),
    closestPointHulls(), closestPointRound(), closestLinearPairs(), closestTrianglePairs(),
    closestMeshPairs(), containsPointSolids(), containsPointRegions(), commonPlanes(),
    sweepAabbPlane(), sweepSphere(), sweepVertices(), sweepMeshes(), predicatesOfPoints(),
    intersectMeshPairs();

namespace {

bool isReference(const QueryEntry* entry) { return entry->info.method == "reference"; }

/// By kind, then by operands in the order of their first appearance, the reference last.
void sortByQuestion(std::vector<const QueryEntry*>& entries) {
  using Question = std::pair<Kind, std::vector<std::size_t>>;
  std::map<Question, std::size_t> places;
  const auto place = [&](const QueryEntry* entry) {
    return places.try_emplace({entry->info.kind, entry->operands}, places.size()).first->second;
  };
  for (const QueryEntry* entry : entries) place(entry);
  std::stable_sort(entries.begin(), entries.end(), [&](const QueryEntry* a, const QueryEntry* b) {
    return std::tuple(a->info.kind, place(a), isReference(a)) <
           std::tuple(b->info.kind, place(b), isReference(b));
  });
}

std::uint64_t keyOf(std::span<const Shape* const> shapes) {
  std::uint64_t key = 0;
  for (const Shape* shape : shapes) key = key * 64 + shape->index() + 1;
  return key;
}

std::vector<IndexedQuery> searchQueries(std::span<const Shape* const> shapes) {
  std::vector<IndexedQuery> found;
  const std::vector<const Shape*> swapped(shapes.rbegin(), shapes.rend());
  for (const QueryEntry* entry : allQueries()) {
    if (entry->accepts(shapes)) {
      found.push_back({entry, false});
    } else if (entry->accepts(swapped) && !entry->isOrdered()) {
      found.push_back({entry, true});
    }
  }
  return found;
}

/// Calls `ask(shapes, options)` with both in the order of the query's operands.
template <typename Ask>
auto inOrder(const IndexedQuery& query, std::span<const Shape* const> shapes,
             const QueryOptions& options, const Ask& ask) {
  if (!query.swapped) return ask(shapes, options);
  std::array<const Shape*, mostOperands> other{};
  std::ranges::reverse_copy(shapes, other.begin());
  return ask(std::span<const Shape* const>(other).first(shapes.size()),
             withSwappedOperands(options));
}

}  // namespace

bool IndexedQuery::test(std::span<const Shape* const> shapes, ScalarKind scalar,
                        const QueryOptions& options) const {
  return inOrder(*this, shapes, options, [&](const auto& operands, const QueryOptions& theirs) {
    return entry->test(operands, scalar, theirs);
  });
}

Report IndexedQuery::answer(std::span<const Shape* const> shapes, ScalarKind scalar,
                            const QueryOptions& options) const {
  return inOrder(*this, shapes, options, [&](const auto& operands, const QueryOptions& theirs) {
    return entry->answer(operands, scalar, theirs, false);
  });
}

Report IndexedQuery::run(std::span<const Shape* const> shapes, ScalarKind scalar,
                         const QueryOptions& options) const {
  return inOrder(*this, shapes, options, [&](const auto& operands, const QueryOptions& theirs) {
    return entry->run(operands, scalar, theirs, false);
  });
}

std::span<const QueryEntry* const> allQueries() {
  static const std::vector<const QueryEntry*> entries = [] {
    static const std::vector<QueryEntry> listed = [] {
      QueryList list;
      const auto add = [&](const auto&... some) {
        (list.insert(list.end(), some.begin(), some.end()), ...);
      };
      add(intersectTriangleAabb(), intersectObbSat(), intersectTriangleTriangle(), intersectFlat(),
          intersectLinearTriangle(), intersectLinearTriangleSides(), intersectLinearQuad(),
          intersectLinearAabb(), intersectLinearObb(), intersectLinearPlane(),
          intersectLinearConvex(), intersectLinearRound(), sideSolidPlane(),
          intersectSphereDistance(), intersectAabbAabb(), boundKdopKdop(), closestPointFlat(),
          closestPointBoxes(), closestPointTriangle(), closestPointHulls(), closestPointRound(),
          closestLinearPairs(), closestTrianglePairs(), closestMeshPairs(), containsPointSolids(),
          containsPointRegions(), commonPlanes(), sweepAabbPlane(), sweepSphere(), sweepMeshes(),
          predicatesOfPoints(), intersectMeshPairs());
      return list;
    }();
    std::vector<const QueryEntry*> all;
    for (const QueryEntry& entry : listed) all.push_back(&entry);
    static const std::vector<QueryEntry> general = generalQueries(all);
    for (const QueryEntry& entry : general) all.push_back(&entry);
    // After the methods for operands that move as a whole, which are cheaper.
    static const std::vector<QueryEntry> moving = sweepVertices();
    for (const QueryEntry& entry : moving) all.push_back(&entry);
    sortByQuestion(all);
    return all;
  }();
  return entries;
}

std::span<const IndexedQuery> findQueries(std::span<const Shape* const> shapes) {
  static std::mutex mutex;
  static std::unordered_map<std::uint64_t, std::vector<IndexedQuery>> index;
  const std::lock_guard lock(mutex);
  // References stay valid while the map grows.
  const auto [place, isNew] = index.try_emplace(keyOf(shapes));
  if (isNew) place->second = searchQueries(shapes);
  return place->second;
}

std::span<const IndexedQuery> findQueries(std::span<const Shape* const> shapes, Kind kind) {
  const std::span<const IndexedQuery> all = findQueries(shapes);
  const auto isBefore = [&](const IndexedQuery& query) { return query.entry->info.kind < kind; };
  const auto isUpTo = [&](const IndexedQuery& query) { return query.entry->info.kind <= kind; };
  const auto first = std::partition_point(all.begin(), all.end(), isBefore);
  return {first, std::partition_point(first, all.end(), isUpTo)};
}

std::string_view nameAsked(const QueryInfo& info, std::string_view requested,
                           const QueryOptions& options) {
  if (!canAnswer(info, options)) return {};
  if (requested == info.method) return info.method;
  constexpr std::string_view otherName = "interval_subdivision";
  const bool hasOther = info.kind == Kind::sweep && options.rotates() &&
                        info.method == "interval_halving" && requested == otherName;
  return hasOther ? otherName : std::string_view();
}

const IndexedQuery* exactQuery(std::span<const Shape* const> shapes, Kind kind) {
  const std::span<const IndexedQuery> queries = findQueries(shapes, kind);
  const auto found = std::ranges::find_if(queries, [](const IndexedQuery& query) {
    return query.entry->has(ScalarKind::exact) && !query.entry->info.oneSided;
  });
  return found == queries.end() ? nullptr : &*found;
}

bool canAsk(Kind kind, std::span<const Shape* const> shapes) {
  if (kind == Kind::closest || kind == Kind::intersect) {
    return std::ranges::none_of(shapes, [](const Shape* shape) {
      const Mesh* mesh = std::get_if<Mesh>(shape);
      return mesh != nullptr && mesh->triangles.empty();
    });
  }
  if (kind != Kind::bound) return true;
  return std::visit(
      [](const auto& a, const auto& b) {
        if constexpr (requires { a.directions == b.directions; }) {
          return a.directions == b.directions;
        } else {
          return false;
        }
      },
      *shapes[0], *shapes[1]);
}

std::vector<FittingQuery> queriesFor(std::span<const Shape* const> shapes) {
  std::vector<FittingQuery> fitting;
  const std::vector<const Shape*> given(shapes.begin(), shapes.end());
  const std::vector<const Shape*> swapped(shapes.rbegin(), shapes.rend());
  for (const IndexedQuery& query : findQueries(shapes)) {
    if (!canAsk(query.entry->info.kind, shapes)) continue;
    fitting.push_back({query.entry, query.swapped ? swapped : given, query.swapped});
  }
  return fitting;
}

}  // namespace hairline
