#include <benchmark/benchmark.h>

#include <cmath>
#include <string>
#include <vector>

#include "tests/benchmarks/yardsticks.h"
#include "tests/support/triangle_aabb_methods.h"
#include "tests/support/triangle_box_mix.h"

using namespace hairline;
using testing::Mix;
using Input = triangle_aabb::Input<double>;

namespace {

// One query per iteration, on more pairs than a branch predictor can memorize.
constexpr std::size_t pairCount = std::size_t{1} << 16;

const std::vector<Input>& pairs(Mix mix) {
  static std::vector<std::vector<Input>> kept(8);
  std::vector<Input>& inputs = kept[static_cast<std::size_t>(mix)];
  if (inputs.empty()) {
    testing::TriangleBoxMix source(mix, 99);
    for (std::size_t i = 0; i < pairCount; ++i) inputs.push_back(source.next());
  }
  return inputs;
}

template <typename Query>
void measure(const std::string& label, Mix mix, Query query) {
  const std::string full = label + "/" + std::string(name(mix));
  benchmark::RegisterBenchmark(full.c_str(), [mix, query](benchmark::State& state) mutable {
    const std::vector<Input>& inputs = pairs(mix);
    std::size_t i = 0;
    for (auto _ : state) {
      benchmark::DoNotOptimize(query(inputs[i]));
      i = (i + 1) % pairCount;
    }
  });
}

template <typename Q>
void measureMethod(Mix mix) {
  const std::string method(Q::info.method);
  if constexpr (scalarsOf<Q>().float64) {
    measure(method + "/float", mix, [](const Input& input) { return test<Q, float>(input); });
    measure(method + "/double", mix, [](const Input& input) { return test<Q, double>(input); });
    measure(method + "/solved", mix,
            [](const Input& input) { return solve<Q, double>(input).hit; });
    measure(method + "/explained", mix,
            [](const Input& input) { return explain<Q, double>(input).answer.hit; });
  }
  measure(method + "/exact", mix, [](const Input& input) { return test<Q, Exact>(input); });
}

bool registerAll() {
  for (const Mix mix : {Mix::unit, Mix::hits, Mix::misses, Mix::nearSurface, Mix::grid}) {
    measure("yardstick 9-3-1", mix,
            [](const Input& input) { return yardstick::meets<true>(input.a, input.b); });
    measure("yardstick 3-9-1", mix,
            [](const Input& input) { return yardstick::meets<false>(input.a, input.b); });
    testing::forEachMethod([mix]<typename Q>() { measureMethod<Q>(mix); });
  }
  return true;
}

const bool registered = registerAll();

}  // namespace
