// Hairline's voxels against OpenVDB's meshToVolume: the same mesh, in turn, round by round, on one
// thread. OpenVDB does more: it stores distances in a narrow band, here as narrow as possible.

#include <openvdb/openvdb.h>
#include <openvdb/tools/MeshToVolume.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include "core/voxel/grid_fit.h"
#include "core/voxel/voxelize.h"
#include "tests/benchmarks/displaced_sphere.h"

using namespace hairline;

namespace {

// Processor time of this process, in milliseconds.
double now() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

struct Contest {
  std::vector<double> own, bare, levelSet;
  std::size_t ownCells = 0, bareCells = 0;
};

void run(int levels, int resolution) {
  constexpr int rounds = 3;
  const Mesh& mesh = testing::displacedSphere(levels);
  const Grid grid = *fitGrid(mesh, resolution);
  std::vector<openvdb::Vec3s> points;
  for (const Vector3<double>& v : mesh.vertices) {
    points.emplace_back(static_cast<float>(v[0]), static_cast<float>(v[1]),
                        static_cast<float>(v[2]));
  }
  std::vector<openvdb::Vec3I> triangles;
  for (const auto& [a, b, c] : mesh.triangles) {
    triangles.emplace_back(static_cast<unsigned>(a), static_cast<unsigned>(b),
                           static_cast<unsigned>(c));
  }
  const auto transform = openvdb::math::Transform::createLinearTransform(grid.cell);
  // In cells, as the adapter requires; not timed.
  std::vector<openvdb::Vec3s> inCells = points;
  for (openvdb::Vec3s& point : inCells) point = transform->worldToIndex(point);
  const openvdb::tools::QuadAndTriangleDataAdapter<openvdb::Vec3s, openvdb::Vec3I> adapter(
      inCells, triangles);
  Contest contest;
  for (int round = 0; round < rounds; ++round) {
    double start = now();
    VoxelOptions options;
    options.threads = 1;
    const VoxelGrid voxels = *voxelize(mesh, grid, options);
    contest.own.push_back(now() - start);
    contest.ownCells = voxels.count();
    start = now();
    const auto bare = openvdb::tools::meshToVolume<openvdb::FloatGrid>(
        adapter, *transform, 1.0f, 1.0f, openvdb::tools::UNSIGNED_DISTANCE_FIELD);
    contest.bare.push_back(now() - start);
    contest.bareCells = bare->activeVoxelCount();
    start = now();
    const auto levelSet =
        openvdb::tools::meshToLevelSet<openvdb::FloatGrid>(*transform, points, triangles);
    contest.levelSet.push_back(now() - start);
  }
  const auto ratio = [&](const std::vector<double>& other) {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < other.size(); ++i) ratios.push_back(other[i] / contest.own[i]);
    return median(ratios);
  };
  std::printf("%zu triangles, %d cells a side\n", mesh.triangles.size(), resolution);
  std::printf("  Hairline pef, double           %8.1f ms            %9zu cells\n",
              median(contest.own), contest.ownCells);
  std::printf("  OpenVDB unsigned, band of 1    %8.1f ms  %6.1f x  %9zu cells\n",
              median(contest.bare), ratio(contest.bare), contest.bareCells);
  std::printf("  OpenVDB level set, band of 3   %8.1f ms  %6.1f x\n", median(contest.levelSet),
              ratio(contest.levelSet));
  std::fflush(stdout);
}

}  // namespace

int main() {
  const tbb::global_control one(tbb::global_control::max_allowed_parallelism, 1);
  openvdb::initialize();
  // OpenVDB takes seconds per round.
  run(5, 512);
  run(8, 512);
}
