#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "core/queries.h"
#include "tests/support/random_shapes.h"

using namespace hairline;

// Every query of the list on random shapes, half of them on a grid, one pair per iteration: `test`
// is the verdict alone, `answer` the whole answer without checking its certificate. Both go through
// the list, which costs some ten nanoseconds for copying the operands.

namespace {

constexpr std::size_t pairCount = 1024;

struct Operands {
  std::vector<Shape> shapes;
  std::vector<const Shape*> pointers;
};

// Reused for consecutive queries with the same operands.
const std::vector<Operands>& operandsOf(const QueryEntry& entry) {
  static std::vector<Operands> kept;
  static std::vector<std::size_t> types;
  if (types == entry.operands) return kept;
  types = entry.operands;
  kept = std::vector<Operands>(pairCount);
  testing::ShapeMaker maker(51);
  for (std::size_t i = 0; i < pairCount; ++i) {
    maker.setOnGrid(i % 2 == 0);
    for (const std::size_t type : types) kept[i].shapes.push_back(maker.next(type));
    for (const Shape& shape : kept[i].shapes) kept[i].pointers.push_back(&shape);
  }
  return kept;
}

template <typename Ask>
void run(benchmark::State& state, const QueryEntry& entry, const Ask& ask) {
  const std::vector<Operands>& all = operandsOf(entry);
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(ask(all[i].pointers));
    i = (i + 1) % pairCount;
  }
}

std::string nameOf(const QueryEntry& entry) {
  std::string text(name(entry.info.kind));
  for (const std::size_t operand : entry.operands) {
    text += ' ';
    text += shapeTypeNames[operand];
  }
  return text + ' ' + std::string(entry.info.method);
}

bool registerAll() {
  for (const QueryEntry* entry : allQueries()) {
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (!entry->has(scalar)) continue;
      const std::string label = nameOf(*entry) + '/' + std::string(name(scalar));
      benchmark::RegisterBenchmark((label + "/test").c_str(), [=](benchmark::State& state) {
        run(state, *entry, [=](const auto& shapes) { return entry->test(shapes, scalar, {}); });
      });
      benchmark::RegisterBenchmark((label + "/answer").c_str(), [=](benchmark::State& state) {
        run(state, *entry,
            [=](const auto& shapes) { return entry->answer(shapes, scalar, {}, false); });
      });
    }
  }
  return true;
}

const bool registered = registerAll();

}  // namespace
