#include <benchmark/benchmark.h>
#include <hwy/targets.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/batch/batch.h"
#include "core/batch/rows.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/query/intersect/triangle_triangle/sat.h"
#include "tests/benchmarks/yardsticks.h"
#include "tests/support/triangle_box_mix.h"

using namespace hairline;
using testing::Mix;

// Batched verdicts against plain textbook tests one pair at a time. An iteration is all pairs; the
// time per pair is the inverse of items_per_second.

namespace {

// More than a branch predictor can memorize.
constexpr std::size_t count = std::size_t{1} << 16;

template <typename S>
struct Pairs {
  explicit Pairs(Mix mix) {
    testing::TriangleBoxMix source(mix, 99);
    for (std::size_t i = 0; i < count; ++i) {
      const auto input = convertInput<TriangleAabbSat, S>(source.next());
      triangles.push_back(input.a);
      triangleArrays.add(input.a);
    }
  }

  std::vector<Triangle<S>> triangles;
  batch::Triangles<S> triangleArrays;
};

void add(const std::string& label, const std::function<void()>& work) {
  benchmark::RegisterBenchmark(label.c_str(), [work](benchmark::State& state) {
    for (auto _ : state) {
      work();
      benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(count));
  });
}

// The operands of single queries are prepared, as their arrays are for batches.
template <typename Q, typename S, typename MakeInput>
auto inputs(MakeInput makeInput) {
  auto made = std::make_shared<std::vector<typename Q::template Input<S>>>();
  for (std::size_t i = 0; i < count; ++i) made->push_back(makeInput(i));
  return made;
}

// One pair at a time; hits are counted so that nothing is optimized away.
template <typename Meets>
void addSingle(const std::string& label, Meets meets) {
  add(label, [meets] {
    int hits = 0;
    for (std::size_t i = 0; i < count; ++i) hits += meets(i) ? 1 : 0;
    benchmark::DoNotOptimize(hits);
  });
}

// The batch in the widest lanes, and in the 256-bit ones that most machines have.
template <typename Meet>
void addBatch(const std::string& label, const std::string& where, Meet meet) {
  for (const bool narrow : {false, true}) {
    add(label + (narrow ? " batch 256" : " batch") + where, [meet, narrow] {
      static batch::Verdicts verdicts;
      static bool wasNarrow = false;
      if (narrow != wasNarrow) {
        hwy::SetSupportedTargetsForTest(narrow ? HWY_AVX2 | HWY_NEON | HWY_STATIC_TARGET : 0);
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
        wasNarrow = narrow;
      }
      meet(verdicts);
      benchmark::DoNotOptimize(verdicts.words());
    });
  }
}

template <typename S>
void addAll(const std::string& scalar, Mix mix) {
  const std::string where = '/' + std::string(name(mix)) + ' ' + scalar;
  static std::vector<std::unique_ptr<Pairs<S>>> kept;
  kept.push_back(std::make_unique<Pairs<S>>(mix));
  const Pairs<S>& p = *kept.back();

  // Each triangle against the previous one in the list.
  static std::vector<std::unique_ptr<batch::Triangles<S>>> others;
  others.push_back(std::make_unique<batch::Triangles<S>>());
  batch::Triangles<S>& other = *others.back();
  const auto before = [&p](std::size_t i) -> const Triangle<S>& {
    return p.triangles[(i + count - 1) % count];
  };
  for (std::size_t i = 0; i < count; ++i) other.add(before(i));
  addSingle("triangles yardstick" + where, [&p, before](std::size_t i) {
    return yardstick::trianglesMeet(p.triangles[i], before(i));
  });
  using TrianglePair = typename TriangleTriangleSat::template Input<S>;
  const auto triangleInputs = inputs<TriangleTriangleSat, S>([&p, before](std::size_t i) {
    return TrianglePair{p.triangles[i], before(i), {}};
  });
  addSingle("triangles sat" + where, [triangleInputs](std::size_t i) {
    return decideIn<TriangleTriangleSat, S>((*triangleInputs)[i]);
  });
  addBatch("triangles", where, [&p, &other](batch::Verdicts& verdicts) {
    batch::meet(p.triangleArrays, other, verdicts);
  });
  // From triangles as they lie in memory, which are checked and taken apart on the way.
  const S* numbers = p.triangles.front().vertices.front().data();
  constexpr std::size_t type = shapeIndex<Triangle<double>>();
  add("triangles rows" + where, [numbers] {
    static const Shape shape = batch::shapeOf(type);
    static const std::array<const Shape*, 2> types{&shape, &shape};
    static std::vector<std::uint8_t> verdicts(count - 1);
    const auto queries = findQueries(types, Kind::intersect);
    const auto sat = std::ranges::find(
        queries, "sat", [](const IndexedQuery& query) { return query.entry->info.method; });
    const auto kind = std::is_same_v<S, float> ? ScalarKind::float32 : ScalarKind::float64;
    const batch::Rows first{type, count - 1, numbers};
    const batch::Rows rows{type, count - 1, numbers + 9};
    const auto error = batch::verdicts(*sat, kind, rows, first, verdicts);
    if (error) std::abort();
  });
}

bool registerAll() {
  for (const Mix mix : {Mix::unit, Mix::nearSurface}) {
    addAll<float>("float", mix);
    addAll<double>("double", mix);
  }
  return true;
}

const bool registered = registerAll();

}  // namespace
