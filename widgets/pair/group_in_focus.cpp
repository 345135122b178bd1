#include "widgets/pair/group_in_focus.h"

#include <set>

#include "core/queries.h"
#include "core/query/budget.h"

namespace hairline {
namespace {

std::vector<FittingQuery> queriesOf(const Scene& scene, const std::vector<std::string>& ids) {
  if (ids.size() < 3 || ids.size() > mostOperands) return {};
  if (std::set(ids.begin(), ids.end()).size() != ids.size()) return {};
  std::vector<const Shape*> shapes;
  for (const std::string& id : ids) {
    const SceneObject* object = find(scene, id);
    if (object == nullptr) return {};
    shapes.push_back(&object->shape);
  }
  return queriesFor(shapes);
}

}  // namespace

bool isFittingGroup(const Scene& scene, const std::vector<std::string>& ids) {
  return !queriesOf(scene, ids).empty();
}

std::optional<ObjectGroup> groupInFocus(const Scene& scene,
                                        const std::vector<std::string>& selection) {
  const bool namesPair =
      scene.focus.size() == 2 && fittingPair(scene, scene.focus[0], scene.focus[1]);
  for (const std::vector<std::string>* wish : {&scene.focus, &selection}) {
    if (namesPair || !isFittingGroup(scene, *wish)) continue;
    return *wish;
  }
  return std::nullopt;
}

PairReports answerGroup(const Scene& scene, const ObjectGroup& group, const QueryOptions& options) {
  PairReports result;
  result.a = group[0];
  result.b = group[1];
  result.c = group[2];
  result.more.assign(group.begin() + 3, group.end());
  for (const FittingQuery& query : queriesOf(scene, group)) {
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
