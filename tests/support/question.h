#pragma once

#include <QTest>
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/queries.h"
#include "tests/support/case.h"

namespace hairline::testing {

constexpr std::array<ScalarKind, 3> scalars{ScalarKind::float32, ScalarKind::float64,
                                            ScalarKind::exact};

/// The names of some types of operands, in order.
inline std::string namesOf(const std::vector<std::size_t>& operands) {
  std::string text;
  for (const std::size_t operand : operands) {
    if (!text.empty()) text += ' ';
    text += shapeTypeNames[operand];
  }
  return text;
}

/// The listed query of a kind and method on shapes of these types.
inline const QueryEntry& listed(const QueryInfo& info, std::span<const Shape* const> shapes) {
  const auto found = findQueries(shapes, info.kind);
  const auto isIt = [&](const IndexedQuery& q) { return q.entry->info.method == info.method; };
  return *std::ranges::find_if(found, isIt)->entry;
}

/// Kind and operands of a query.
inline std::string question(const QueryEntry& entry) {
  return std::string(name(entry.info.kind)) + ' ' + namesOf(entry.operands);
}

inline std::string fullName(const QueryEntry& entry) {
  return question(entry) + ' ' + std::string(entry.info.method);
}

/// A query whose operands are those of a family, in their order or swapped.
struct Member {
  const QueryEntry* entry = nullptr;
  bool swapped = false;

  bool test(std::vector<const Shape*> shapes, ScalarKind scalar,
            const QueryOptions& options) const {
    if (swapped) std::reverse(shapes.begin(), shapes.end());
    return entry->test(shapes, scalar, swapped ? withSwappedOperands(options) : options);
  }
  Report answer(std::vector<const Shape*> shapes, ScalarKind scalar, const QueryOptions& options,
                bool withTrace = false) const {
    if (swapped) std::reverse(shapes.begin(), shapes.end());
    return entry->answer(shapes, scalar, swapped ? withSwappedOperands(options) : options,
                         withTrace);
  }
  Report run(std::vector<const Shape*> shapes, ScalarKind scalar,
             const QueryOptions& options) const {
    if (swapped) std::reverse(shapes.begin(), shapes.end());
    return entry->run(shapes, scalar, swapped ? withSwappedOperands(options) : options, false);
  }
};

/// All queries about operands of the same types, of whatever kind.
struct Family {
  std::vector<std::size_t> operands;
  std::vector<Member> members;
};

/// Whether a shape may be empty, so that it has no nearest point: slabs may have no common point.
inline bool mayBeEmpty(const std::vector<std::size_t>& operands) {
  return std::any_of(operands.begin(), operands.end(), [](std::size_t type) {
    return type == shapeIndex<Kdop<double>>() || type == shapeIndex<Kdop2<double>>();
  });
}

/// Whether a verdict of the kind decides if the two sets intersect. A mesh contains a point of the
/// space that it encloses, although the mesh itself is a surface.
inline bool answersWhetherTheyMeet(const QueryEntry& entry) {
  const bool ofMesh = std::count(entry.operands.begin(), entry.operands.end(), shapeIndex<Mesh>());
  switch (entry.info.kind) {
    case Kind::intersect:
    case Kind::closest:
    case Kind::side:
    case Kind::sweep:
      return !entry.info.oneSided;
    case Kind::contains:
      return !ofMesh && !entry.isOrdered();
    case Kind::bound:
    case Kind::common:
    case Kind::orientation:
    case Kind::inCircle:
    case Kind::inSphere:
      break;
  }
  return false;
}

/// The families of all queries, in the order of the list.
inline const std::vector<Family>& allFamilies() {
  static const std::vector<Family> families = [] {
    std::vector<Family> result;
    std::map<std::vector<std::size_t>, std::size_t> places;
    for (const QueryEntry* entry : allQueries()) {
      std::vector<std::size_t> sorted = entry->operands;
      std::sort(sorted.begin(), sorted.end());
      const auto [place, isNew] = places.try_emplace(sorted, result.size());
      if (isNew) result.push_back({entry->operands, {}});
      Family& family = result[place->second];
      family.members.push_back({entry, entry->operands != family.operands});
    }
    return result;
  }();
  return families;
}

/// The query that distinguishes hits from misses of a family while cases are generated: the first
/// of its sweeps, or of its other queries; one in exact if there is one. Null if there is none at
/// all.
inline const Member* decider(const Family& family, bool moving) {
  const Member* found = nullptr;
  for (const Member& member : family.members) {
    const QueryInfo& info = member.entry->info;
    if ((info.kind == Kind::sweep) != moving || info.oneSided) continue;
    if (member.entry->has(ScalarKind::exact)) return &member;
    if (found == nullptr) found = &member;
  }
  return found;
}

/// The first that answers the question of `decider` in double, which can be a thousand times as
/// fast; null if there is none.
inline const Member* quickDecider(const Family& family, bool moving) {
  const Kind kind = decider(family, moving)->entry->info.kind;
  const auto isQuick = [&](const Member& member) {
    const QueryInfo& info = member.entry->info;
    return info.kind == kind && !info.oneSided && member.entry->has(ScalarKind::float64);
  };
  const auto found = std::ranges::find_if(family.members, isQuick);
  return found == family.members.end() ? nullptr : &*found;
}

/// The verdict that steers random cases to as many hits as misses: that of `decider` in exact; in
/// double if nothing but a reference has an exact one.
inline std::function<bool(const Case&)> steeringVerdict(const Family& family, bool moving) {
  const Member* judge = decider(family, moving);
  ScalarKind scalar = ScalarKind::exact;
  if (!judge->entry->has(ScalarKind::exact) || !judge->entry->has(ScalarKind::float64)) {
    if (const Member* const quick = quickDecider(family, moving)) {
      judge = quick;
      scalar = ScalarKind::float64;
    }
  }
  return [judge, scalar](const Case& given) {
    return judge->test(given.pointers(), scalar, given.options());
  };
}

/// Whether a family has only methods that answer dozens of pairs with one body: it then takes fewer
/// cases.
inline bool isOneOfMany(const Family& family, bool moving) {
  static const auto pairs = [] {
    std::map<std::pair<Kind, std::string_view>, int> result;
    for (const QueryEntry* entry : allQueries()) ++result[{entry->info.kind, entry->info.method}];
    return result;
  }();
  return std::all_of(family.members.begin(), family.members.end(), [&](const Member& member) {
    const QueryInfo& info = member.entry->info;
    return (info.kind == Kind::sweep) != moving || pairs.at({info.kind, info.method}) > 20;
  });
}

/// Rows of test data for the families, at rest and, if they have sweeps, moving: with the index of
/// the family as `index`, and `moving`.
inline void addFamilies() {
  QTest::addColumn<int>("index");
  QTest::addColumn<bool>("moving");
  int index = -1;
  for (const Family& family : allFamilies()) {
    ++index;
    const std::string names = namesOf(family.operands);
    if (decider(family, false) != nullptr) QTest::newRow(names.c_str()) << index << false;
    if (decider(family, true) != nullptr)
      QTest::newRow((names + " moving").c_str()) << index << true;
  }
}

}  // namespace hairline::testing
