// Hierarchies against a plain tree and, where it was found, Embree: the same work in turn, round by
// round, in one thread. `hierarchy [LEVELS]`: the mesh is an icosphere of 20 * 4^LEVELS triangles
// with hills of a tenth of its radius; 8 by default, 1,310,720 triangles. Times are processor time.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>

#include "core/hierarchy/wide_tree.h"
#include "tests/benchmarks/yardstick_tree.h"
#include "tests/support/mesh_files.h"

#ifdef HAIRLINE_WITH_EMBREE
#include <embree3/rtcore.h>
#endif

using namespace hairline;
using testing::Random;

namespace {

constexpr int rounds = 5;

// Of all threads, in seconds; the real time where threads are counted.
double now(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// Contenders for one task; the first is the yardstick. Each returns a number that tells whether
/// they found the same.
class Contest {
 public:
  Contest(std::string task, double items, const char* unit)
      : m_task(std::move(task)), m_items(items), m_unit(unit) {}

  void add(const char* name, std::function<double()> run) {
    m_contenders.push_back({name, std::move(run), {}, 0});
  }

  void run(clockid_t clock = CLOCK_PROCESS_CPUTIME_ID) {
    for (int round = 0; round < rounds; ++round) {
      for (Contender& contender : m_contenders) {
        const double start = now(clock);
        contender.found = contender.run();
        contender.times.push_back(now(clock) - start);
      }
    }
    std::printf("\n%s\n", m_task.c_str());
    for (const Contender& contender : m_contenders) {
      std::vector<double> ratios;
      for (std::size_t i = 0; i < contender.times.size(); ++i) {
        ratios.push_back(m_contenders[0].times[i] / contender.times[i]);
      }
      std::printf("  %-32s %10.1f %s  %5.2f x  found %.9g\n", contender.name,
                  median(contender.times) / m_items * 1e9, m_unit, median(ratios), contender.found);
    }
    std::fflush(stdout);
  }

 private:
  struct Contender {
    const char* name;
    std::function<double()> run;
    std::vector<double> times;
    double found;
  };
  std::string m_task;
  double m_items;
  const char* m_unit;
  std::vector<Contender> m_contenders;
};

Mesh displacedSphere(int levels, double phase) {
  Mesh mesh = testing::icosphere(levels);
  for (Vector3<double>& v : mesh.vertices) {
    v *= 1 + 0.1 * std::sin(5 * v[0] + 1 + phase) * std::sin(7 * v[1] + 2) * std::sin(6 * v[2] + 3);
  }
  return mesh;
}

#ifdef HAIRLINE_WITH_EMBREE
/// Embree 3.13 in one thread, with a tree of medium quality.
class Embree {
 public:
  explicit Embree(const Mesh& mesh) : m_device(rtcNewDevice("threads=1")) {
    for (const Vector3<double>& v : mesh.vertices) {
      for (int k = 0; k < 3; ++k) m_vertices.push_back(static_cast<float>(v[k]));
    }
    m_vertices.push_back(0);  // it reads 16 bytes at a time
    for (const auto& triangle : mesh.triangles) {
      for (const int i : triangle) m_indices.push_back(static_cast<unsigned>(i));
    }
    commit();
  }
  Embree(const Embree&) = delete;
  Embree& operator=(const Embree&) = delete;
  ~Embree() {
    rtcReleaseScene(m_scene);
    rtcReleaseDevice(m_device);
  }

  void commit() {
    if (m_scene != nullptr) rtcReleaseScene(m_scene);
    m_scene = rtcNewScene(m_device);
    rtcSetSceneBuildQuality(m_scene, RTC_BUILD_QUALITY_MEDIUM);
    RTCGeometry geometry = rtcNewGeometry(m_device, RTC_GEOMETRY_TYPE_TRIANGLE);
    rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3,
                               m_vertices.data(), 0, 12, m_vertices.size() / 3);
    rtcSetSharedGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3,
                               m_indices.data(), 0, 12, m_indices.size() / 3);
    rtcCommitGeometry(geometry);
    rtcAttachGeometry(m_scene, geometry);
    rtcReleaseGeometry(geometry);
    rtcCommitScene(m_scene);
  }

  int firstHit(const Ray<float>& ray) const {
    RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    RTCRayHit hit{};
    hit.ray.org_x = ray.origin[0];
    hit.ray.org_y = ray.origin[1];
    hit.ray.org_z = ray.origin[2];
    hit.ray.dir_x = ray.direction[0];
    hit.ray.dir_y = ray.direction[1];
    hit.ray.dir_z = ray.direction[2];
    hit.ray.tfar = std::numeric_limits<float>::infinity();
    hit.ray.mask = ~0U;
    hit.hit.geomID = RTC_INVALID_GEOMETRY_ID;
    rtcIntersect1(m_scene, &context, &hit);
    return hit.hit.geomID == RTC_INVALID_GEOMETRY_ID ? -1 : static_cast<int>(hit.hit.primID);
  }

 private:
  RTCDevice m_device;
  RTCScene m_scene = nullptr;
  std::vector<float> m_vertices;
  std::vector<unsigned> m_indices;
};
#endif

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
                const WideTree& wide, const std::vector<Ray<double>>& rays, bool batched) {
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
  if (batched) {
    contest.add("wide tree, a batch, sorted", [&] {
      double hits = 0;
      for (const MeshHit& hit : wide.firstHits(mesh, rays)) hits += hit.triangle >= 0 ? 1 : 0;
      return hits;
    });
  }
#ifdef HAIRLINE_WITH_EMBREE
  const Embree embree(mesh);
  contest.add("Embree (float)", [&] {
    double hits = 0;
    for (const auto& ray : rounded) hits += embree.firstHit(ray) >= 0 ? 1 : 0;
    return hits;
  });
#endif
  contest.run();
}

void pointContest(const char* task, const Mesh& mesh, const yardstick::Tree& plain,
                  const WideTree& wide, const std::vector<Vector3<double>>& points) {
  Contest contest(task, static_cast<double>(points.size()), "ns a point");
  contest.add("yardstick (float)", [&] {
    double sum = 0;
    for (const auto& p : points) sum += std::sqrt(plain.nearest(p.cast<float>()));
    return sum;
  });
  contest.add("wide tree (double verdicts)", [&] {
    double sum = 0;
    for (const auto& p : points) sum += std::sqrt(wide.nearestPoint(mesh, p)->squaredDistance);
    return sum;
  });
  contest.add("wide tree, a batch, sorted", [&] {
    double sum = 0;
    for (const auto& found : wide.nearestPoints(mesh, points)) {
      sum += std::sqrt(found.squaredDistance);
    }
    return sum;
  });
  contest.run();
}

void pairContest(const char* task, const Mesh& a, const Mesh& b) {
  const yardstick::Tree plainA(a);
  const yardstick::Tree plainB(b);
  const Hierarchy treeA = *Hierarchy::build(itemsOf(a));
  const Hierarchy treeB = *Hierarchy::build(itemsOf(b));
  Contest contest(task, 1e3, "us");
  contest.add("yardstick (float)",
              [&] { return static_cast<double>(yardstick::Tree::meeting(plainA, plainB)); });
  for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
    contest.add(scalar == ScalarKind::float32   ? "boxes, verdicts in float"
                : scalar == ScalarKind::float64 ? "boxes, verdicts in double"
                                                : "boxes, verdicts exact",
                [&, scalar] {
                  WalkOptions options;
                  options.scalar = scalar;
                  return static_cast<double>(meetingTriangles(MeshInTree{&a, &treeA},
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
                  WalkOptions options;
                  options.scalar = scalar;
                  return static_cast<double>(meetingTriangles(MeshInWideTree{&a, &wideA},
                                                              MeshInWideTree{&b, &wideB},
                                                              PairMode::count, options)
                                                 ->count);
                });
  }
  contest.run();
}

}  // namespace

int main(int argc, char** argv) {
  const int levels = argc > 1 ? std::atoi(argv[1]) : 8;
  Mesh mesh = displacedSphere(levels, 0);
  const auto triangles = static_cast<double>(mesh.triangles.size());
  std::printf("%zu triangles, %d rounds, processor time\n", mesh.triangles.size(), rounds);

  Contest build("build by surface area", triangles, "ns a triangle");
  build.add("yardstick", [&] {
    const yardstick::Tree tree(mesh);
    return 0.0;
  });
  build.add("binary, boxes in double",
            [&] { return Hierarchy::build(itemsOf(mesh))->quality().cost; });
  build.add("wide tree",
            [&] { return static_cast<double>(WideTree::build(mesh)->bytes()) / triangles; });
#ifdef HAIRLINE_WITH_EMBREE
  Embree embree(mesh);
  build.add("Embree, medium", [&] {
    embree.commit();
    return 0.0;
  });
#endif
  build.run();

  yardstick::Tree plain(mesh);
  WideTree wide = *WideTree::build(mesh);
  Hierarchy binary = *Hierarchy::build(itemsOf(mesh));
  rayContest("nearest hit, a picture's rays", mesh, plain, wide, pictureRays(400), false);
  rayContest("nearest hit, wild rays", mesh, plain, wide, wildRays(200'000), true);

  Random random(6);
  std::vector<Vector3<double>> anywhere;
  std::vector<Vector3<double>> near;
  for (int i = 0; i < 20'000; ++i) {
    anywhere.push_back(random.point(-1.5, 1.5));
    const auto at =
        static_cast<std::size_t>(random.integer(0, static_cast<int>(mesh.vertices.size()) - 1));
    near.push_back(mesh.vertices[at] + random.point(-0.01, 0.01));
  }
  pointContest("nearest point, anywhere", mesh, plain, wide, anywhere);
  pointContest("nearest point, near the surface", mesh, plain, wide, near);

  Contest refit("refit", triangles, "ns a triangle");
  refit.add("yardstick", [&] {
    plain.refit(mesh);
    return 0.0;
  });
  refit.add("binary, boxes in double", [&] {
    binary.refit(itemsOf(mesh));
    return 0.0;
  });
  refit.add("wide tree", [&] {
    wide.refit(mesh);
    return 0.0;
  });
  refit.run();

  Mesh other = mesh;
  for (Vector3<double>& v : other.vertices) v += Vector3<double>(0.7, 0.3, 0.2);
  pairContest("two meshes, crossing", mesh, other);
  pairContest("two meshes, nearly coincident", mesh, displacedSphere(levels, 0.002));

  Contest threads("the second thread, real time", triangles, "ns a triangle");
  for (const int count : {1, 2}) {
    threads.add(count == 1 ? "build, wide, 1 thread" : "build, wide, 2 threads", [&, count] {
      return static_cast<double>(WideTree::build(mesh, count)->nodes().size());
    });
  }
  threads.run(CLOCK_MONOTONIC);
  const std::vector<Ray<double>> rays = wildRays(400'000);
  Contest rayThreads("the second thread, a batch of wild rays, real time",
                     static_cast<double>(rays.size()), "ns a ray");
  for (const int count : {1, 2}) {
    rayThreads.add(count == 1 ? "1 thread" : "2 threads", [&, count] {
      return static_cast<double>(wide.firstHits(mesh, rays, count).size());
    });
  }
  rayThreads.run(CLOCK_MONOTONIC);
  return 0;
}
