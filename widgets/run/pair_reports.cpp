#include "widgets/run/pair_reports.h"

#include <algorithm>
#include <array>
#include <ctime>

#include "core/queries.h"

namespace hairline {
namespace {

/// Of processor time: what a drag at 60 pictures a second can bear a few times.
constexpr double slowMilliseconds = 4;

/// The processor time of this thread alone: a picture drawn by others meanwhile makes no query
/// slow.
double threadMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

std::optional<ObjectPair> fittingPair(const SceneObject* first, const SceneObject* second) {
  if (first == nullptr || second == nullptr || first == second) return std::nullopt;
  const std::array<const Shape*, 2> shapes{&first->shape, &second->shape};
  const std::vector<FittingQuery> fitting = queriesFor(shapes);
  if (fitting.empty()) return std::nullopt;
  if (fitting.front().swapped) return ObjectPair{second->id, first->id};
  return ObjectPair{first->id, second->id};
}

}  // namespace

std::optional<ObjectPair> fittingPair(const Scene& scene, const std::string& first,
                                      const std::string& second) {
  return fittingPair(find(scene, first), find(scene, second));
}

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

void QueryCosts::note(const QueryEntry& entry, ScalarKind scalar, double milliseconds) {
  if (milliseconds > slowMilliseconds) {
    m_slow.emplace(&entry, scalar);
  } else {
    m_slow.erase({&entry, scalar});
  }
}

PairReports answerPair(const Scene& scene, const ObjectPair& pair, const QueryOptions& options,
                       QueryCosts* costs, bool patient) {
  PairReports result{pair.first, pair.second, {}, false, false};
  const SceneObject* a = find(scene, pair.first);
  const SceneObject* b = find(scene, pair.second);
  if (a == nullptr || b == nullptr) return result;
  const std::array<const Shape*, 2> shapes{&a->shape, &b->shape};
  QueryOptions inOrder = options;
  inOrder.displacements = {a->displacement.value_or(Vector3<double>::Zero()),
                           b->displacement.value_or(Vector3<double>::Zero())};
  const QueryOptions inOtherOrder = turned(inOrder);
  const bool moving = a->displacement || b->displacement;
  for (const FittingQuery& query : queriesFor(shapes)) {
    if (query.entry->info.kind == Kind::sweep && !moving) continue;
    const QueryOptions& asked = query.swapped ? inOtherOrder : inOrder;
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (!query.entry->has(scalar)) continue;
      if (!patient && costs != nullptr && costs->isSlow(*query.entry, scalar)) {
        result.pending = true;
        // Without an answer it keeps its place, so that no row comes and goes.
        result.reports.emplace_back();
        result.reports.back().info = query.entry->info;
        result.reports.back().scalar = scalar;
        continue;
      }
      const double start = threadMilliseconds();
      result.reports.push_back(query.entry->run(query.shapes, scalar, asked, true));
      if (costs != nullptr) costs->note(*query.entry, scalar, threadMilliseconds() - start);
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
  if (first.info.kind != second.info.kind || first.info.oneSided != second.info.oneSided) {
    return false;
  }
  if (!first.verdict() || !second.verdict()) return false;
  return first.verdict() != second.verdict() || first.side != second.side ||
         first.relation != second.relation;
}

const Report* judge(const PairReports& pair, Kind kind, bool oneSided) {
  const Report* found = nullptr;
  for (const Report& report : pair.reports) {
    if (report.info.kind != kind || report.scalar != ScalarKind::exact || !report.verdict() ||
        report.info.oneSided != oneSided) {
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
