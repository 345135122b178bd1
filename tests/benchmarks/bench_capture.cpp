#include <benchmark/benchmark.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <thread>
#include <vector>

#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/recording/replay.h"
#include "resources/capture/hairline_capture.h"
#include "tests/support/triangle_box_mix.h"

using namespace hairline;

// What recording a call costs the program, and how long a million of them take to replay.

namespace {

struct Vec {
  float x, y, z;
};

const std::string& file() {
  static const std::string path =
      (std::filesystem::temp_directory_path() / ("capture" + std::to_string(getpid()))).string() +
      ".hcap";
  return path;
}

bool start(capture::Mode mode, std::uint32_t every = 1) {
  capture::Options options;
  options.path = file().c_str();
  options.mode = mode;
  options.every = every;
  options.bytes = std::uint64_t{1} << 28;
  return capture::start(options);
}

void end() {
  capture::stop();
  std::filesystem::remove(file());
}

/// One call per iteration: a triangle, a box and a verdict in float. When the file is full, capture
/// restarts, outside the timing.
void record(benchmark::State& state, capture::Mode mode, std::uint32_t every) {
  if (!start(mode, every)) return state.SkipWithError("cannot start");
  Vec a{0, 0, 0};
  const Vec b{1, 0, 0};
  const Vec c{0, 1, 0};
  const Vec low{0, 0, 0};
  const Vec high{1, 1, 1};
  std::uint64_t count = 0;
  for (auto _ : state) {
    a.x += 1e-3F;
    HAIRLINE_CAPTURE(intersect, triangle(a, b, c), aabb(low, high), a.x < 1);
    if (mode == capture::Mode::all && ++count % 2'500'000 == 0) {
      state.PauseTiming();
      start(mode, every);
      state.ResumeTiming();
    }
  }
  end();
}

void recordOff(benchmark::State& state) {
  Vec a{0, 0, 0};
  const Vec b{1, 0, 0};
  for (auto _ : state) {
    a.x += 1e-3F;
    benchmark::DoNotOptimize(a);
    HAIRLINE_CAPTURE(intersect, triangle(a, b, b), aabb(b, b), a.x < 1);
  }
}

void replayTriangleBoxes(benchmark::State& state, testing::Mix kind) {
  constexpr std::size_t count = 1'000'000;
  if (!start(capture::Mode::all)) return state.SkipWithError("cannot start");
  testing::TriangleBoxMix mix(kind, 3);
  for (std::size_t i = 0; i < count; ++i) {
    const auto given = mix.next();
    const auto input = convertInput<TriangleAabbSat, float>(given);
    const auto& vertices = input.a.vertices;
    HAIRLINE_CAPTURE(intersect, triangle(vertices[0], vertices[1], vertices[2]),
                     aabb(input.b.min, input.b.max), (test<TriangleAabbSat, float>(given)));
  }
  capture::stop();
  ReplayPlan plan;
  plan.question.kinds.set(static_cast<std::size_t>(FindingKind::exact));
  plan.keep = 1000;
  for (auto _ : state) {
    const Result<Recording> recording = Recording::read(file());
    const Result<ReplayState> answered = replay(*recording, plan);
    state.counters["wrong"] = static_cast<double>(answered->found);
    if (answered->judged != count) state.SkipWithError("not all were judged");
  }
  end();
}

void replaySpheres(benchmark::State& state) {
  constexpr std::size_t count = 1'000'000;
  if (!start(capture::Mode::all)) return state.SkipWithError("cannot start");
  for (std::size_t i = 0; i < count; ++i) {
    const auto x = static_cast<float>(i % 1000) * 1e-3F;
    HAIRLINE_CAPTURE(intersect, sphere(Vec{x, 0, 0}, 0.25F), sphere(Vec{1, x, 0}, 0.5F),
                     (1 - x) * (1 - x) + x * x <= 0.5625F);
  }
  capture::stop();
  ReplayPlan plan;
  plan.question.kinds.set(static_cast<std::size_t>(FindingKind::exact));
  plan.keep = 1000;
  for (auto _ : state) {
    const Result<ReplayState> answered = replay(*Recording::read(file()), plan);
    state.counters["wrong"] = static_cast<double>(answered->found);
  }
  end();
}

BENCHMARK_CAPTURE(record, all, capture::Mode::all, 1);
BENCHMARK_CAPTURE(record, last, capture::Mode::last, 1);
BENCHMARK_CAPTURE(record, changes, capture::Mode::changes, 1);
BENCHMARK_CAPTURE(record, every 16th, capture::Mode::all, 16);
BENCHMARK(recordOff);
// A few wrong answers, as of a good program; and a quarter of them.
BENCHMARK_CAPTURE(replayTriangleBoxes, ordinary, testing::Mix::unit)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(replayTriangleBoxes, near surface, testing::Mix::nearSurface)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(replaySpheres)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
