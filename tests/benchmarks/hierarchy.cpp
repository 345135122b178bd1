// Hierarchies against a plain tree and, if found, Embree and FCL: the same work in turn, round by
// round, in one thread. `hierarchy_peers [LEVELS [WHAT [soup]]]`: the mesh is an icosphere of 20 *
// 4^LEVELS triangles with hills of a tenth of its radius, 8 by default: 1,310,720 triangles; with
// `soup`, as many small scattered ones. Only contests whose name contains WHAT are run. Times are
// processor time.

#include <malloc.h>

#include <cstdlib>
#include <cstring>
#include <optional>

#include "core/hierarchy/wide_tree.h"
#include "tests/benchmarks/hierarchy_contest.h"
#include "tests/benchmarks/yardstick_tree.h"
#include "tests/support/mesh_files.h"

#ifdef HAIRLINE_WITH_EMBREE
#include "tests/benchmarks/hierarchy_embree.h"
#endif
#ifdef HAIRLINE_WITH_FCL
#include "tests/benchmarks/hierarchy_fcl.h"
#endif

using namespace hairline;
using testing::Contest;
using testing::Random;
using testing::rounds;

namespace {

Mesh displacedSphere(int levels, double phase) {
  Mesh mesh = testing::icosphere(levels);
  for (Vector3<double>& v : mesh.vertices.edit()) {
    v *= 1 + 0.1 * std::sin(5 * v[0] + 1 + phase) * std::sin(7 * v[1] + 2) * std::sin(6 * v[2] + 3);
  }
  return mesh;
}

Mesh soup(std::size_t count) {
  Random random(8);
  Mesh mesh;
  for (std::size_t i = 0; i < count; ++i) {
    const Vector3<double> middle = random.point(-1, 1);
    const int first = static_cast<int>(mesh.vertices.size());
    for (int k = 0; k < 3; ++k) mesh.vertices.edit().push_back(middle + random.point(-0.01, 0.01));
    mesh.triangles.edit().push_back({first, first + 1, first + 2});
  }
  return mesh;
}

// Rays of a picture: row by row from one eye.
std::vector<Ray<double>> pictureRays(int side) {
  std::vector<Ray<double>> rays;
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const Vector3<double> target((x + 0.5) / side * 2.4 - 1.2, (y + 0.5) / side * 2.4 - 1.2, 0);
      const Vector3<double> eye(0.1, 0.2, 3);
      rays.push_back({eye, (target - eye).normalized()});
    }
  }
  return rays;
}

std::vector<Ray<double>> wildRays(int count) {
  Random random(5);
  std::vector<Ray<double>> rays;
  for (int i = 0; i < count; ++i) {
    Vector3<double> d = random.point(-1, 1);
    while (!(squaredNorm(d) > 0.01)) d = random.point(-1, 1);
    rays.push_back({random.point(-1.2, 1.2), d.normalized()});
  }
  return rays;
}

void rayContest(const char* task, const Mesh& mesh, const yardstick::Tree& plain,
                const WideTree& wide, const std::vector<Ray<double>>& rays) {
  std::vector<Ray<float>> rounded;
  for (const auto& ray : rays) rounded.push_back(convert<float>(ray));
  Contest contest(task, static_cast<double>(rays.size()), "ns a ray");
  contest.add("yardstick (float)", [&] {
    double hits = 0;
    float t = 0;
    for (const auto& ray : rounded) hits += plain.firstHit(ray, t) >= 0 ? 1 : 0;
    return hits;
  });
  contest.add("wide tree (double verdicts)", [&] {
    double hits = 0;
    for (const auto& ray : rays) hits += wide.firstHit(mesh, ray) ? 1 : 0;
    return hits;
  });
  std::vector<std::optional<MeshHit>> found(rays.size());
  contest.add("wide tree, all at once", [&] {
    wide.firstHits(mesh, rays, found);
    double hits = 0;
    for (const auto& hit : found) hits += hit ? 1 : 0;
    return hits;
  });
#ifdef HAIRLINE_WITH_EMBREE
  const testing::Embree embree(mesh);
  contest.add("Embree (float)", [&] {
    double hits = 0;
    for (const auto& ray : rounded) hits += embree.firstHit(ray) >= 0 ? 1 : 0;
    return hits;
  });
#endif
  contest.run();
}

void pairContest(const char* task, const Mesh& a, const Mesh& b) {
  Contest contest(task, 1e3, "us");
  if (!contest.isWanted()) return;
  const yardstick::Tree plainA(a);
  const yardstick::Tree plainB(b);
  const Hierarchy treeA = *Hierarchy::build(itemsOf(a));
  const Hierarchy treeB = *Hierarchy::build(itemsOf(b));
  contest.add("yardstick (float)",
              [&] { return static_cast<double>(yardstick::Tree::meeting(plainA, plainB)); });
  for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
    contest.add(scalar == ScalarKind::float32   ? "boxes, verdicts in float"
                : scalar == ScalarKind::float64 ? "boxes, verdicts in double"
                                                : "boxes, verdicts exact",
                [&, scalar] {
                  TraversalOptions options;
                  options.scalar = scalar;
                  return static_cast<double>(intersectingTriangles(MeshInTree{&a, &treeA},
                                                                   MeshInTree{&b, &treeB},
                                                                   PairMode::count, options)
                                                 ->count);
                });
  }
  const WideTree wideA = *WideTree::build(a);
  const WideTree wideB = *WideTree::build(b);
  for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
    contest.add(scalar == ScalarKind::float32   ? "wide, verdicts in float"
                : scalar == ScalarKind::float64 ? "wide, verdicts in double"
                                                : "wide, verdicts exact",
                [&, scalar] {
                  TraversalOptions options;
                  options.scalar = scalar;
                  return static_cast<double>(intersectingTriangles(MeshInWideTree{&a, &wideA},
                                                                   MeshInWideTree{&b, &wideB},
                                                                   PairMode::count, options)
                                                 ->count);
                });
  }
#ifdef HAIRLINE_WITH_EMBREE
  const testing::EmbreeMeeting embree(a, b);
  contest.add("Embree's collide (float)", [&] { return static_cast<double>(embree.count()); });
#endif
#ifdef HAIRLINE_WITH_FCL
  const testing::FclMeeting<fcl::AABBd> fclBoxes(a, b);
  const testing::FclMeeting<fcl::OBBRSSd> fclTurned(a, b);
  contest.add("FCL, boxes (double)", [&] { return static_cast<double>(fclBoxes.count()); });
  contest.add("FCL, obb and rss (double)", [&] { return static_cast<double>(fclTurned.count()); });
#endif
  contest.run();
}

}  // namespace

int main(int argc, char** argv) {
#ifdef M_MMAP_MAX
  // Freed memory stays with the process: the time the system takes to allocate it again varies
  // much, above all on virtual machines. (Embree asks the system.)
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
#endif
  const int levels = argc > 1 ? std::atoi(argv[1]) : 8;
  if (argc > 2) Contest::only = argv[2];
  const bool isSoup = argc > 3 && std::strcmp(argv[3], "soup") == 0;
  Mesh mesh = displacedSphere(levels, 0);
  if (isSoup) mesh = soup(mesh.triangles.size());
  const auto triangles = static_cast<double>(mesh.triangles.size());
  std::printf("%zu triangles, %d rounds, processor time\n", mesh.triangles.size(), rounds);

  Contest build("build by surface area", triangles, "ns a triangle");
  build.add("yardstick", [&] {
    const yardstick::Tree tree(mesh);
    return 0.0;
  });
  build.add("binary, boxes in double", [&] {
    return static_cast<double>(Hierarchy::build(itemsOf(mesh))->tree().nodes.size());
  });
  build.add("wide tree",
            [&] { return static_cast<double>(WideTree::build(mesh)->bytes()) / triangles; });
#ifdef HAIRLINE_WITH_EMBREE
  // No longer than that contest: its single-threaded device limits all of TBB to one thread.
  auto embree = std::make_optional<testing::Embree>(mesh);
  build.add("Embree, medium", [&] {
    embree->commit();
    return 0.0;
  });
#endif
  build.run();
#ifdef HAIRLINE_WITH_EMBREE
  embree.reset();
#endif

  const yardstick::Tree plain(mesh);
  const WideTree wide = *WideTree::build(mesh);
  rayContest("nearest hit, a picture's rays", mesh, plain, wide, pictureRays(400));
  rayContest("nearest hit, a coarse picture's rays", mesh, plain, wide, pictureRays(48));
  rayContest("nearest hit, wild rays", mesh, plain, wide, wildRays(200'000));

  Mesh other = mesh;
  for (Vector3<double>& v : other.vertices.edit()) v += Vector3<double>(0.7, 0.3, 0.2);
  pairContest("two meshes, crossing", mesh, other);
  if (!isSoup) {
    pairContest("two meshes, nearly coincident", mesh, displacedSphere(levels, 0.002));
  }

  Contest threads("the second thread, real time", triangles, "ns a triangle");
  for (const int count : {1, 2}) {
    threads.add(count == 1 ? "build, wide, 1 thread" : "build, wide, 2 threads", [&, count] {
      return static_cast<double>(WideTree::build(mesh, count)->nodes().size());
    });
  }
  threads.run(CLOCK_MONOTONIC);
  return 0;
}
