#include <benchmark/benchmark.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/mesh/mesh_file.h"
#include "core/shapes/triangle_of.h"
#include "core/voxel/grid_fit.h"
#include "core/voxel/voxelize.h"
#include "tests/benchmarks/displaced_sphere.h"
#include "tests/benchmarks/yardsticks.h"

using namespace hairline;
using testing::displacedSphere;

// Surface voxelization of a displaced icosphere against a plain test of 13 axes for each cell of
// each triangle's bounds. An iteration is the whole mesh, including allocation and clearing.

namespace {

// One bit per cell, set if the test is positive.
std::size_t yardstickVoxels(const Mesh& mesh, const Grid& grid) {
  const auto [nx, ny, nz] = grid.dimensions;
  const auto words = static_cast<std::size_t>((nx + 63) / 64);
  std::vector<std::uint64_t> bits(words * static_cast<std::size_t>(ny) *
                                  static_cast<std::size_t>(nz));
  for (const auto& indices : mesh.triangles) {
    const Triangle<double> triangle = triangleOf(mesh, indices);
    const Aabb<double> box = bounds(triangle);
    std::array<int, 3> first{};
    std::array<int, 3> last{};
    for (std::size_t k = 0; k < 3; ++k) {
      const int axis = static_cast<int>(k);
      const double top = grid.dimensions[k] - 1;
      const double low = (box.min[axis] - grid.origin[axis]) / grid.cell;
      const double high = (box.max[axis] - grid.origin[axis]) / grid.cell;
      first[k] = static_cast<int>(std::clamp(std::floor(low), 0.0, top));
      last[k] = static_cast<int>(std::clamp(std::floor(high), 0.0, top));
    }
    for (int k = first[2]; k <= last[2]; ++k) {
      for (int j = first[1]; j <= last[1]; ++j) {
        for (int i = first[0]; i <= last[0]; ++i) {
          const Vector3<double> low = grid.origin + grid.cell * Vector3<double>(i, j, k);
          const Aabb<double> cell{low, low.array() + grid.cell};
          if (!yardstick::meets<false>(triangle, cell)) continue;
          bits[static_cast<std::size_t>(i / 64) +
               words * (static_cast<std::size_t>(j) +
                        static_cast<std::size_t>(ny) * static_cast<std::size_t>(k))] |=
              std::uint64_t{1} << (i % 64);
        }
      }
    }
  }
  std::size_t count = 0;
  for (const std::uint64_t word : bits) count += static_cast<std::size_t>(std::popcount(word));
  return count;
}

void addYardstick(int levels, int resolution, const std::string& where) {
  benchmark::RegisterBenchmark(("yardstick" + where).c_str(),
                               [=](benchmark::State& state) {
                                 const Mesh& mesh = displacedSphere(levels);
                                 const Grid grid = *fitGrid(mesh, resolution);
                                 for (auto _ : state) {
                                   state.counters["cells"] =
                                       static_cast<double>(yardstickVoxels(mesh, grid));
                                 }
                               })
      ->Unit(benchmark::kMillisecond)
      ->UseRealTime();
}

void addVoxelize(int levels, int resolution, const std::string& where, const std::string& name,
                 VoxelOptions options) {
  benchmark::RegisterBenchmark((name + where).c_str(),
                               [=](benchmark::State& state) {
                                 const Mesh& mesh = displacedSphere(levels);
                                 const Grid grid = *fitGrid(mesh, resolution);
                                 for (auto _ : state) {
                                   const Result<VoxelGrid> voxels = voxelize(mesh, grid, options);
                                   if (!voxels) {
                                     state.SkipWithError(voxels.error().message.text().c_str());
                                     break;
                                   }
                                   benchmark::DoNotOptimize(voxels->word(0, 0, 0));
                                   state.PauseTiming();
                                   state.counters["cells"] = static_cast<double>(voxels->count());
                                   state.ResumeTiming();
                                 }
                               })
      ->Unit(benchmark::kMillisecond)
      ->UseRealTime();
}

double seconds(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// Two threads, by the processor time of the busier one: what they take with a core each, and nearly
// so without.
void addTwoThreads(int levels, int resolution, const std::string& where, VoxelOptions options) {
  options.threads = 2;
  benchmark::RegisterBenchmark(("sparse double 2 threads, the busier" + where).c_str(),
                               [=](benchmark::State& state) {
                                 const Mesh& mesh = displacedSphere(levels);
                                 const Grid grid = *fitGrid(mesh, resolution);
                                 for (auto _ : state) {
                                   const double all = seconds(CLOCK_PROCESS_CPUTIME_ID);
                                   const double own = seconds(CLOCK_THREAD_CPUTIME_ID);
                                   {
                                     const Result<VoxelGrid> voxels = voxelize(mesh, grid, options);
                                     benchmark::DoNotOptimize(voxels->word(0, 0, 0));
                                   }
                                   const double spent = seconds(CLOCK_THREAD_CPUTIME_ID) - own;
                                   const double both = seconds(CLOCK_PROCESS_CPUTIME_ID) - all;
                                   state.SetIterationTime(std::max(spent, both - spent));
                                 }
                               })
      ->Unit(benchmark::kMillisecond)
      ->UseManualTime();
}

void addAll(int levels, int resolution) {
  std::string where = levels == 8 ? "/1310720 triangles/" : "/20480 triangles/";
  where += std::to_string(resolution);
  addYardstick(levels, resolution, where);
  VoxelOptions options;
  options.threads = 1;
  options.storage = VoxelStorage::dense;
  addVoxelize(levels, resolution, where, "dense double", options);
  options.scalar = ScalarKind::float32;
  addVoxelize(levels, resolution, where, "dense float", options);
  options.storage = VoxelStorage::sparse;
  options.scalar = ScalarKind::float64;
  addVoxelize(levels, resolution, where, "sparse double", options);
  options.scalar = ScalarKind::exact;
  addVoxelize(levels, resolution, where, "sparse exact", options);
  options.scalar = ScalarKind::float64;
  addTwoThreads(levels, resolution, where, options);
}

const bool registered = [] {
  for (const int resolution : {256, 512, 1024}) addAll(8, resolution);
  addAll(5, 1024);
  VoxelOptions one;
  one.threads = 1;
  addVoxelize(0, 64, "/20 triangles/64", "sparse double", one);
  addVoxelize(6, 128, "/81920 triangles/128", "sparse double", one);
  VoxelOptions options;
  addVoxelize(8, 4096, "/1310720 triangles/4096", "sparse double all threads", options);
  benchmark::RegisterBenchmark("read binary ply/1310720 triangles", [](benchmark::State& state) {
    const Result<MeshText> text = writeMesh(displacedSphere(8), MeshFormat::ply);
    for (auto _ : state) {
      const Result<Mesh> mesh = readMesh(text->content, MeshFormat::ply);
      if (!mesh) state.SkipWithError(mesh.error().message.text().c_str());
      benchmark::DoNotOptimize(mesh->triangles.data());
    }
  })->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
