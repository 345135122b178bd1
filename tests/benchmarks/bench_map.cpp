// How fast methods are in bulk: the map of verdicts over two degrees of freedom, and the search for
// wrong answers. Both on one thread per core.

#include <benchmark/benchmark.h>

#include "core/map/verdict_map.h"
#include "core/queries.h"
#include "core/search/search.h"

using namespace hairline;

namespace {

MapMethod methodOf(const MapQuestion& question, std::string_view method, ScalarKind scalar) {
  const std::array<const Shape*, 2> shapes{&question.objects[0].shape, &question.objects[1].shape};
  for (const IndexedQuery& query : findQueries(shapes, Kind::intersect)) {
    if (query.entry->info.method == method) return {query.entry, query.swapped, scalar};
  }
  return {};
}

/// 512 x 512 pixels around the contact of triangle and box: `sat` in double, `pef` exact as the
/// judge. The argument is the step as a power of two; below -53 it is one ulp.
void mapOfTriangleAndBox(benchmark::State& state) {
  MapQuestion question;
  question.objects = {
      makeObject(Triangle<double>{{{{0.1, 0.2, 0.9}, {1.3, 0.1, 1.2}, {0.2, 1.7, 0.4}}}}),
      makeObject(Aabb<double>{{-1, -1, -1}, {1, 1, 1}})};
  question.freedoms = {Freedom{.sort = Freedom::Sort::number, .operand = 0, .place = 0},
                       Freedom{.sort = Freedom::Sort::number, .operand = 0, .place = 8}};
  question.first = methodOf(question, "sat", ScalarKind::float64);
  question.second = methodOf(question, "pef", ScalarKind::exact);
  const double step = std::ldexp(1.0, static_cast<int>(state.range(0)));
  MapFrame frame;
  frame.axes = {MapAxis(0.1, step), MapAxis(0.4, step)};
  frame.width = frame.height = 512;
  std::size_t differing = 0;
  for (auto _ : state) {
    const Result<VerdictMap> map = askMap(question, frame);
    differing = map->counts().differing();
  }
  state.SetItemsProcessed(state.iterations() * frame.width * frame.height);
  state.counters["differing"] = static_cast<double>(differing);
}
BENCHMARK(mapOfTriangleAndBox)
    ->Arg(-7)
    ->Arg(-30)
    ->Arg(-60)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// Cases of triangle and box with exact as judge, in float and double: by all methods, or only by
/// the pair's own (not `gjk`).
void searchOfTriangleAndBox(benchmark::State& state) {
  SearchPlan plan;
  plan.question.operands = {shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>()};
  if (state.range(0) != 0) plan.question.methods = {"pef", "pef_setup", "sat", "clip"};
  plan.question.kinds.set(static_cast<std::size_t>(FindingKind::methods));
  plan.question.kinds.set(static_cast<std::size_t>(FindingKind::exact));
  plan.cases.operands = plan.question.operands;
  plan.end = 500'000;
  plan.keep = 100;
  for (auto _ : state) {
    benchmark::DoNotOptimize(search(plan, {}));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(*plan.end));
}
BENCHMARK(searchOfTriangleAndBox)
    ->ArgName("own")
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MeasureProcessCPUTime();

}  // namespace
