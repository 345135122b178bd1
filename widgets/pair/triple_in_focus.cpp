#include "widgets/pair/triple_in_focus.h"

#include "core/queries.h"
#include "core/query/budget.h"

namespace hairline {
namespace {

std::vector<FittingQuery> queriesOf(const Scene& scene, const std::vector<std::string>& ids) {
  if (ids.size() != 3 || ids[0] == ids[1] || ids[1] == ids[2] || ids[0] == ids[2]) return {};
  std::array<const Shape*, 3> shapes{};
  for (std::size_t i = 0; i < 3; ++i) {
    const SceneObject* object = find(scene, ids[i]);
    if (object == nullptr) return {};
    shapes[i] = &object->shape;
  }
  return queriesFor(shapes);
}

}  // namespace

bool isFittingTriple(const Scene& scene, const std::vector<std::string>& ids) {
  return !queriesOf(scene, ids).empty();
}

std::optional<ObjectTriple> tripleInFocus(const Scene& scene,
                                          const std::vector<std::string>& selection) {
  const bool namesPair =
      scene.focus.size() == 2 && fittingPair(scene, scene.focus[0], scene.focus[1]);
  for (const std::vector<std::string>* wish : {&scene.focus, &selection}) {
    if (namesPair || !isFittingTriple(scene, *wish)) continue;
    return ObjectTriple{(*wish)[0], (*wish)[1], (*wish)[2]};
  }
  return std::nullopt;
}

PairReports answerTriple(const Scene& scene, const ObjectTriple& triple,
                         const QueryOptions& options) {
  PairReports result;
  result.a = triple[0];
  result.b = triple[1];
  result.c = triple[2];
  for (const FittingQuery& query : queriesOf(scene, {triple.begin(), triple.end()})) {
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (!query.entry->has(scalar)) continue;
      result.reports.push_back(withinBudget(*query.entry, scalar, [&] {
        return query.entry->run(query.shapes, scalar, options, true);
      }));
      for (const Report& other : result.reports) {
        result.disagree = result.disagree || differ(other, result.reports.back());
      }
    }
  }
  return result;
}

}  // namespace hairline
