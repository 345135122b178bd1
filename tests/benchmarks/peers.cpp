// Hairline against other libraries: the same pairs, one at a time, in one run, in turn, round by
// round. Verdicts are compared with Hairline's exact ones and differences counted. Libraries that
// were found at build time are included.

#include <algorithm>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

#include "core/query/closest/point_triangle.h"
#include "core/query/closest/segment_segment.h"
#include "core/query/intersect/linear_box.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/query/intersect/triangle_triangle/interval.h"
#include "core/query/intersect/triangle_triangle/sat.h"
#include "tests/benchmarks/contest.h"
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

#ifdef HAIRLINE_WITH_EMBREE
#include <embree3/rtcore.h>
#endif

using namespace hairline;
using testing::Mix;
using testing::Random;

namespace {

constexpr std::size_t count = 4096;
constexpr int rounds = 15;

/// Contenders for one task; the first is the truth, and the others are measured relative to it.
class Contest : public benchmarks::Contest {
 public:
  explicit Contest(std::string task) : benchmarks::Contest(std::move(task), count, rounds) {}

  void print() {
    const std::vector<Result> results = run();
    std::printf("\n%s, %zu pairs, %.0f %% not zero\n", task().c_str(), count, percentNotZero());
    for (const Result& result : results) {
      std::printf("  %-28s %8.1f ns  %6.2f x  %4zu other answers\n", result.name.c_str(),
                  result.nanoseconds, result.ratio, result.otherAnswers);
    }
  }
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
      edges.emplace_back(triangles.back()[0], triangles.back()[1]);
      otherEdges.emplace_back(others.back()[0], others.back()[1]);
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
  std::vector<typename Kernel::Segment_3> edges;
  std::vector<typename Kernel::Segment_3> otherEdges;
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
  contest.print();
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
  contest.print();
}

#ifdef HAIRLINE_WITH_EMBREE
class EmbreeScenes {
 public:
  using Input = LinearTriangleMollerTrumbore<Ray>::Input<float>;
  explicit EmbreeScenes(const std::vector<Input>& inputs)
      : m_inputs(inputs), m_device(rtcNewDevice("threads=1")) {
    for (const Input& input : inputs) {
      RTCScene scene = rtcNewScene(m_device);
      RTCGeometry geometry = rtcNewGeometry(m_device, RTC_GEOMETRY_TYPE_TRIANGLE);
      auto* vertices = static_cast<float*>(
          rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, 12, 3));
      auto* indices = static_cast<unsigned*>(
          rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 12, 1));
      for (unsigned i = 0; i < 3; ++i) {
        indices[i] = i;
        for (int k = 0; k < 3; ++k)
          vertices[3 * i + static_cast<unsigned>(k)] = input.b.vertices[i][k];
      }
      rtcCommitGeometry(geometry);
      rtcAttachGeometry(scene, geometry);
      rtcReleaseGeometry(geometry);
      rtcCommitScene(scene);
      m_scenes.push_back(scene);
    }
  }
  EmbreeScenes(const EmbreeScenes&) = delete;
  EmbreeScenes& operator=(const EmbreeScenes&) = delete;
  ~EmbreeScenes() {
    for (RTCScene scene : m_scenes) rtcReleaseScene(scene);
    rtcReleaseDevice(m_device);
  }

  bool meets(std::size_t i) const {
    const Ray<float>& from = m_inputs[i].a;
    RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    RTCRay ray{};
    ray.org_x = from.origin[0];
    ray.org_y = from.origin[1];
    ray.org_z = from.origin[2];
    ray.dir_x = from.direction[0];
    ray.dir_y = from.direction[1];
    ray.dir_z = from.direction[2];
    ray.tfar = std::numeric_limits<float>::infinity();
    ray.mask = ~0U;
    rtcOccluded1(m_scenes[i], &context, &ray);
    return ray.tfar < 0;
  }

 private:
  const std::vector<Input>& m_inputs;
  RTCDevice m_device;
  std::vector<RTCScene> m_scenes;
};
#endif

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
#ifdef HAIRLINE_WITH_EMBREE
  // Embree answers for meshes: each triangle is a scene of its own, in float.
  std::vector<MollerTrumbore::Input<float>> floats;
  for (const auto& input : inputs) floats.push_back(convertInput<MollerTrumbore, float>(input));
  contest.add("Hairline moller_trumbore, float",
              [&](std::size_t i) { return decideIn<MollerTrumbore, float>(floats[i]); });
  const EmbreeScenes scenes(floats);
  contest.add("Embree, float", [&](std::size_t i) { return scenes.meets(i); });
#endif
  contest.print();
}

Segment<double> edgeOf(const Triangle<double>& triangle) {
  return {triangle.vertices[0], triangle.vertices[1]};
}

void segmentAndBox(const Work& work, const std::string& mix) {
  using Slabs = LinearAabbSlabs<Segment>;
  Contest contest("segment and box, " + mix);
  std::vector<Slabs::Input<double>> inputs;
  for (const auto& pair : work.pairs) inputs.push_back({edgeOf(pair.a), pair.b, {}});
  contest.add("Hairline slabs, exact",
              [&](std::size_t i) { return test<Slabs, Exact>(inputs[i]); });
  contest.add("Hairline slabs, double",
              [&](std::size_t i) { return test<Slabs, double>(inputs[i]); });
#ifdef HAIRLINE_WITH_CGAL
  const ExactCgal exact(work);
  const PlainCgal plain(work);
  contest.add("CGAL, exact predicates",
              [&](std::size_t i) { return CGAL::do_intersect(exact.edges[i], exact.boxes[i]); });
  contest.add("CGAL, double",
              [&](std::size_t i) { return CGAL::do_intersect(plain.edges[i], plain.boxes[i]); });
#endif
  contest.print();
}

void nearestPoints(const Work& work, const std::string& mix) {
  using Voronoi = ClosestPointTriangleVoronoi;
  using Clamp = ClosestSegmentSegmentClamp;
  std::vector<Voronoi::Input<double>> points;
  std::vector<Clamp::Input<double>> segments;
  for (std::size_t i = 0; i < count; ++i) {
    points.push_back({{work.rays[i].origin}, work.pairs[i].a, {}});
    segments.push_back({edgeOf(work.pairs[i].a), edgeOf(work.others[i]), {}});
  }
  Contest toTriangle("squared distance of point and triangle, " + mix);
  toTriangle.add("Hairline voronoi, double",
                 [&](std::size_t i) { return solve<Voronoi, double>(points[i]).sqdist; });
  Contest ofSegments("squared distance of two segments, " + mix);
  ofSegments.add("Hairline clamp, double",
                 [&](std::size_t i) { return solve<Clamp, double>(segments[i]).sqdist; });
#ifdef HAIRLINE_WITH_CGAL
  const PlainCgal plain(work);
  toTriangle.add("CGAL, double", [&](std::size_t i) {
    return CGAL::squared_distance(plain.rays[i].source(), plain.triangles[i]);
  });
  ofSegments.add("CGAL, double", [&](std::size_t i) {
    return CGAL::squared_distance(plain.edges[i], plain.otherEdges[i]);
  });
#endif
  toTriangle.print();
  ofSegments.print();
}

}  // namespace

int main() {
  for (const Mix mix : {Mix::unit, Mix::grid, Mix::nearSurface}) {
    const Work work(mix);
    const std::string label(name(mix));
    triangleAndBox(work, label);
    triangles(work, label);
    rayAndTriangle(work, label);
    segmentAndBox(work, label);
    nearestPoints(work, label);
  }
}
