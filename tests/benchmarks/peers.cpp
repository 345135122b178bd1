// Hairline against other libraries: the same pairs, one at a time, in one run, in turn, round by
// round. Verdicts are compared with Hairline's exact ones and differences counted. Each library is
// there if it was found when this was built.

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/query/intersect/triangle_triangle/interval.h"
#include "core/query/intersect/triangle_triangle/sat.h"
#include "tests/support/triangle_box_mix.h"

#ifdef HAIRLINE_WITH_CGAL
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/intersections.h>
#endif
#ifdef HAIRLINE_WITH_FCL
#include <fcl/narrowphase/detail/traversal/collision/intersect.h>
#endif
#ifdef HAIRLINE_WITH_BULLET
#include <BulletCollision/CollisionShapes/btTriangleShape.h>
#include <BulletCollision/Gimpact/btBoxCollision.h>
#include <BulletCollision/Gimpact/btTriangleShapeEx.h>
#endif

using namespace hairline;
using testing::Mix;
using testing::Random;

namespace {

constexpr std::size_t count = 4096;
constexpr int rounds = 15;

// Processor time of this process, in nanoseconds.
double now() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// Contenders for one task; the first says what is true, and the others are set in relation to it.
class Contest {
 public:
  explicit Contest(std::string task) : m_task(std::move(task)) {}

  // The verdict of pair i. Whatever a library needs per pair is made before, and not timed.
  template <typename Meets>
  void add(const char* name, Meets meets) {
    m_contenders.push_back({name,
                            [meets] {
                              std::vector<char> hits(count);
                              for (std::size_t i = 0; i < count; ++i) hits[i] = meets(i) ? 1 : 0;
                              return hits;
                            },
                            {},
                            {}});
  }

  void run() {
    for (int round = 0; round < rounds; ++round) {
      for (Contender& contender : m_contenders) {
        const double start = now();
        contender.verdicts = contender.answerAll();
        contender.times.push_back((now() - start) / count);
      }
    }
    const std::vector<char>& truth = m_contenders[0].verdicts;
    std::printf("\n%s, %zu pairs, %.0f %% hit\n", m_task.c_str(), count,
                100.0 * static_cast<double>(std::count(truth.begin(), truth.end(), 1)) / count);
    for (const Contender& contender : m_contenders) {
      std::vector<double> ratios;
      for (std::size_t i = 0; i < contender.times.size(); ++i) {
        ratios.push_back(contender.times[i] / m_contenders[0].times[i]);
      }
      int differences = 0;
      for (std::size_t i = 0; i < count; ++i) differences += truth[i] != contender.verdicts[i];
      std::printf("  %-28s %8.1f ns  %6.2f x  %4d other verdicts\n", contender.name,
                  median(contender.times), median(ratios), differences);
    }
  }

 private:
  struct Contender {
    const char* name;
    std::function<std::vector<char>()> answerAll;
    std::vector<double> times;
    std::vector<char> verdicts;
  };
  std::string m_task;
  std::vector<Contender> m_contenders;
};

struct Work {
  explicit Work(Mix mix) {
    testing::TriangleBoxMix source(mix, 99);
    Random random(7);
    for (std::size_t i = 0; i < count; ++i) {
      pairs.push_back(source.next());
      const Aabb<double>& box = pairs.back().b;
      const Vector3<double> target = box.min + (box.max - box.min) * random.real(0, 1);
      const Vector3<double> origin = random.point(-3, 3);
      rays.push_back({origin, target - origin});
    }
    for (std::size_t i = 0; i < count; ++i) others.push_back(pairs[(i + 1) % count].a);
  }
  std::vector<triangle_aabb::Input<double>> pairs;
  std::vector<Ray<double>> rays;
  std::vector<Triangle<double>> others;
};

#ifdef HAIRLINE_WITH_CGAL
template <typename Kernel>
struct CgalWork {
  using Point = typename Kernel::Point_3;
  explicit CgalWork(const Work& work) {
    for (std::size_t i = 0; i < count; ++i) {
      const auto& [triangle, box, options] = work.pairs[i];
      triangles.push_back(make(triangle));
      others.push_back(make(work.others[i]));
      boxes.emplace_back(point(box.min), point(box.max));
      const Ray<double>& ray = work.rays[i];
      rays.emplace_back(
          point(ray.origin),
          typename Kernel::Vector_3(ray.direction[0], ray.direction[1], ray.direction[2]));
    }
  }
  static Point point(const Vector3<double>& p) { return Point(p[0], p[1], p[2]); }
  static typename Kernel::Triangle_3 make(const Triangle<double>& triangle) {
    const auto& v = triangle.vertices;
    return typename Kernel::Triangle_3(point(v[0]), point(v[1]), point(v[2]));
  }
  std::vector<typename Kernel::Triangle_3> triangles;
  std::vector<typename Kernel::Triangle_3> others;
  std::vector<typename Kernel::Iso_cuboid_3> boxes;
  std::vector<typename Kernel::Ray_3> rays;
};
using ExactCgal = CgalWork<CGAL::Exact_predicates_inexact_constructions_kernel>;
using PlainCgal = CgalWork<CGAL::Simple_cartesian<double>>;
#endif

void triangleAndBox(const Work& work, const std::string& mix) {
  Contest contest("triangle and box, " + mix);
  const auto& pairs = work.pairs;
  contest.add("Hairline sat, exact",
              [&](std::size_t i) { return test<TriangleAabbSat, Exact>(pairs[i]); });
  contest.add("Hairline sat, double",
              [&](std::size_t i) { return test<TriangleAabbSat, double>(pairs[i]); });
#ifdef HAIRLINE_WITH_CGAL
  const ExactCgal exact(work);
  const PlainCgal plain(work);
  contest.add("CGAL, exact predicates", [&](std::size_t i) {
    return CGAL::do_intersect(exact.triangles[i], exact.boxes[i]);
  });
  contest.add("CGAL, double", [&](std::size_t i) {
    return CGAL::do_intersect(plain.triangles[i], plain.boxes[i]);
  });
#endif
#ifdef HAIRLINE_WITH_BULLET
  std::vector<btAABB> boxes;
  std::vector<std::array<btVector3, 3>> triangles;
  std::vector<btVector4> planes;
  const auto vector = [](const Vector3<double>& v) {
    return btVector3(static_cast<btScalar>(v[0]), static_cast<btScalar>(v[1]),
                     static_cast<btScalar>(v[2]));
  };
  for (const auto& pair : pairs) {
    btAABB box;
    box.m_min = vector(pair.b.min);
    box.m_max = vector(pair.b.max);
    boxes.push_back(box);
    const auto& v = pair.a.vertices;
    triangles.push_back({vector(v[0]), vector(v[1]), vector(v[2])});
    const btVector3 n = (triangles.back()[1] - triangles.back()[0])
                            .cross(triangles.back()[2] - triangles.back()[0])
                            .normalized();
    planes.emplace_back(n.x(), n.y(), n.z(), n.dot(triangles.back()[0]));
  }
  contest.add("Bullet (plane given)", [&](std::size_t i) {
    const auto& v = triangles[i];
    return boxes[i].collide_triangle_exact(v[0], v[1], v[2], planes[i]);
  });
#endif
  contest.run();
}

void triangles(const Work& work, const std::string& mix) {
  Contest contest("triangle and triangle, " + mix);
  const auto input = [&](std::size_t i) {
    return TriangleTriangleSat::Input<double>{work.pairs[i].a, work.others[i], {}};
  };
  std::vector<TriangleTriangleSat::Input<double>> inputs;
  for (std::size_t i = 0; i < count; ++i) inputs.push_back(input(i));
  contest.add("Hairline sat, exact",
              [&](std::size_t i) { return test<TriangleTriangleSat, Exact>(inputs[i]); });
  contest.add("Hairline sat, double",
              [&](std::size_t i) { return test<TriangleTriangleSat, double>(inputs[i]); });
#ifdef HAIRLINE_WITH_CGAL
  const ExactCgal exact(work);
  const PlainCgal plain(work);
  contest.add("CGAL, exact predicates", [&](std::size_t i) {
    return CGAL::do_intersect(exact.triangles[i], exact.others[i]);
  });
  contest.add("CGAL, double", [&](std::size_t i) {
    return CGAL::do_intersect(plain.triangles[i], plain.others[i]);
  });
#endif
#ifdef HAIRLINE_WITH_FCL
  using FclIntersect = fcl::detail::Intersect<double>;
  contest.add("FCL", [&](std::size_t i) {
    const auto& p = inputs[i].a.vertices;
    const auto& q = inputs[i].b.vertices;
    return FclIntersect::intersect_Triangle(p[0], p[1], p[2], q[0], q[1], q[2], nullptr, nullptr,
                                            nullptr, nullptr);
  });
#endif
  contest.run();
}

void rayAndTriangle(const Work& work, const std::string& mix) {
  using MollerTrumbore = LinearTriangleMollerTrumbore<Ray>;
  Contest contest("ray and triangle, " + mix);
  std::vector<MollerTrumbore::Input<double>> inputs;
  for (std::size_t i = 0; i < count; ++i) inputs.push_back({work.rays[i], work.pairs[i].a, {}});
  contest.add("Hairline moller_trumbore, exact",
              [&](std::size_t i) { return test<MollerTrumbore, Exact>(inputs[i]); });
  contest.add("Hairline moller_trumbore, double",
              [&](std::size_t i) { return test<MollerTrumbore, double>(inputs[i]); });
#ifdef HAIRLINE_WITH_CGAL
  const ExactCgal exact(work);
  const PlainCgal plain(work);
  contest.add("CGAL, exact predicates",
              [&](std::size_t i) { return CGAL::do_intersect(exact.rays[i], exact.triangles[i]); });
  contest.add("CGAL, double",
              [&](std::size_t i) { return CGAL::do_intersect(plain.rays[i], plain.triangles[i]); });
#endif
  contest.run();
}

}  // namespace

int main() {
  for (const Mix mix : {Mix::unit, Mix::grid, Mix::nearSurface}) {
    const Work work(mix);
    const std::string label(name(mix));
    triangleAndBox(work, label);
    triangles(work, label);
    rayAndTriangle(work, label);
  }
}
