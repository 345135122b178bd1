#include "widgets/run/pair_reports.h"

#include <algorithm>
#include <array>

#include "core/queries.h"

namespace hairline {
namespace {

/// The pair in the order of the operands, or nothing where no query fits.
std::optional<ObjectPair> fittingPair(const SceneObject* first, const SceneObject* second) {
  if (first == nullptr || second == nullptr || first == second) return std::nullopt;
  const std::array<const Shape*, 2> shapes{&first->shape, &second->shape};
  const std::vector<FittingQuery> fitting = queriesFor(shapes);
  if (fitting.empty()) return std::nullopt;
  if (fitting.front().swapped) return ObjectPair{second->id, first->id};
  return ObjectPair{first->id, second->id};
}

}  // namespace

std::optional<ObjectPair> pairInFocus(const Scene& scene,
                                      const std::vector<std::string>& selection) {
  for (const std::vector<std::string>* wish : {&scene.focus, &selection}) {
    if (wish->size() != 2) continue;
    if (auto pair = fittingPair(find(scene, (*wish)[0]), find(scene, (*wish)[1]))) return pair;
  }
  for (std::size_t i = 0; i < scene.objects.size(); ++i) {
    for (std::size_t j = i + 1; j < scene.objects.size(); ++j) {
      if (auto pair = fittingPair(&scene.objects[i], &scene.objects[j])) return pair;
    }
  }
  return std::nullopt;
}

PairReports answerPair(const Scene& scene, const ObjectPair& pair, const QueryOptions& options) {
  PairReports result{pair.first, pair.second, {}, false};
  const SceneObject* a = find(scene, pair.first);
  const SceneObject* b = find(scene, pair.second);
  if (a == nullptr || b == nullptr) return result;
  const std::array<const Shape*, 2> shapes{&a->shape, &b->shape};
  for (const FittingQuery& query : queriesFor(shapes)) {
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (!query.entry->has(scalar)) continue;
      result.reports.push_back(query.entry->run(query.shapes, scalar, options, true));
    }
  }
  const std::vector<Report>& all = result.reports;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size() && !result.disagree; ++j) {
      result.disagree = differ(all[i], all[j]);
    }
  }
  return result;
}

bool differ(const Report& first, const Report& second) {
  if (first.info.kind != second.info.kind) return false;
  if (!first.verdict() || !second.verdict()) return false;
  return first.verdict() != second.verdict() || first.side != second.side ||
         first.relation != second.relation;
}

const Report* judge(const PairReports& pair, Kind kind) {
  const Report* found = nullptr;
  for (const Report& report : pair.reports) {
    if (report.info.kind != kind || report.scalar != ScalarKind::exact || !report.verdict()) {
      continue;
    }
    if (report.info.method == "reference") return &report;
    if (found == nullptr) found = &report;
  }
  return found;
}

const Report* findReport(const PairReports& pair, Kind kind, std::string_view method,
                         ScalarKind scalar) {
  const auto at = std::find_if(pair.reports.begin(), pair.reports.end(), [&](const Report& report) {
    return report.info.kind == kind && report.info.method == method && report.scalar == scalar;
  });
  return at == pair.reports.end() ? nullptr : &*at;
}

}  // namespace hairline
