// Every query on two or three shapes of given types, in double and without a trace, against a plain
// textbook test on the same pairs, one at a time, in turn, round by round. If the plain test gives
// nearest points or a first time, the query's whole answer is timed, else its verdict. `every_query
// TEXT` measures those whose name contains the text.

#include <cstring>

#include "core/query/bound/kdop_kdop.h"
#include "core/query/closest/line_line.h"
#include "core/query/closest/point_box.h"
#include "core/query/closest/point_linear.h"
#include "core/query/closest/point_oriented.h"
#include "core/query/closest/point_plane.h"
#include "core/query/closest/point_round.h"
#include "core/query/closest/point_tetrahedron.h"
#include "core/query/closest/point_triangle.h"
#include "core/query/closest/segment_segment.h"
#include "core/query/closest/segment_triangle.h"
#include "core/query/closest/triangle_triangle.h"
#include "core/query/contains/point_simplex.h"
#include "core/query/contains/point_solids.h"
#include "core/query/intersect/aabb_aabb.h"
#include "core/query/intersect/linear_box.h"
#include "core/query/intersect/linear_capsule.h"
#include "core/query/intersect/linear_cylinder.h"
#include "core/query/intersect/linear_plane.h"
#include "core/query/intersect/linear_quad.h"
#include "core/query/intersect/linear_sphere.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/linear_triangle/sides.h"
#include "core/query/intersect/obb_sat.h"
#include "core/query/intersect/segment2_segment2.h"
#include "core/query/intersect/sphere_distance.h"
#include "core/query/intersect/triangle2_rectangle2.h"
#include "core/query/intersect/triangle_aabb/clip.h"
#include "core/query/intersect/triangle_aabb/pef.h"
#include "core/query/intersect/triangle_aabb/pef_setup.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/query/intersect/triangle_triangle/edges.h"
#include "core/query/intersect/triangle_triangle/interval.h"
#include "core/query/intersect/triangle_triangle/sat.h"
#include "core/query/side/solid_plane.h"
#include "core/query/sweep/aabb_slabs.h"
#include "core/query/sweep/plane_analytic.h"
#include "core/query/sweep/sphere_analytic.h"
#include "tests/benchmarks/contest.h"
#include "tests/benchmarks/plain_boxes.h"
#include "tests/benchmarks/plain_sweep.h"
#include "tests/benchmarks/plain_triangles.h"
#include "tests/support/random_shapes.h"

using namespace hairline;
using benchmarks::Contest;

namespace {

// A branch predictor would memorize fewer, which favours early exits.
constexpr std::size_t count = std::size_t{1} << 16;
constexpr int rounds = 15;
std::string wanted;

template <typename T>
std::size_t typeOf() {
  return Shape(T()).index();
}

template <typename Q>
using Input = typename Q::template Input<double>;

template <typename Q>
std::vector<Input<Q>> inputsOf() {
  testing::ShapeMaker maker(51);
  testing::Random random(52);
  std::vector<Input<Q>> inputs(count);
  for (Input<Q>& input : inputs) {
    using A = decltype(input.a);
    using B = decltype(input.b);
    input.a = std::get<A>(maker.next(typeOf<A>()));
    input.b = std::get<B>(maker.next(typeOf<B>()));
    if constexpr (requires { input.displacements; }) {
      input.options.displacements = {random.point(-2, 2), random.point(-0.5, 0.5)};
      input.displacements = input.options.displacements;
    }
  }
  return inputs;
}

template <typename Q>
void compare(const std::string& operands,
             const std::function<void(Contest&, const std::vector<Input<Q>>&)>& fill) {
  const std::string task =
      std::string(name(Q::info.kind)) + ' ' + operands + ' ' + std::string(Q::info.method);
  if (task.find(wanted) == std::string::npos) return;
  const std::vector<Input<Q>> inputs = inputsOf<Q>();
  Contest contest(task, count, rounds);
  fill(contest, inputs);
  const std::vector<Contest::Result> results = contest.run();
  std::printf("| %s | %.1f | %.1f | %.2f | %.0f | %zu |\n", task.c_str(), results[0].nanoseconds,
              results[1].nanoseconds, results[1].ratio, contest.percentNotZero(),
              results[1].otherAnswers);
  std::fflush(stdout);
}

// The verdict against a plain one.
template <typename Q, typename Plain>
void verdict(const std::string& operands, Plain plain) {
  compare<Q>(operands, [plain](Contest& contest, const std::vector<Input<Q>>& inputs) {
    contest.add("query", [&inputs](std::size_t i) { return test<Q, double>(inputs[i]); });
    contest.add("plain",
                [&inputs, plain](std::size_t i) { return plain(inputs[i].a, inputs[i].b); });
  });
}

// The squared distance of the nearest points against that of plain ones.
template <typename Q, typename Plain>
void closest(const std::string& operands, Plain plain) {
  compare<Q>(operands, [plain](Contest& contest, const std::vector<Input<Q>>& inputs) {
    contest.add("query", [&inputs](std::size_t i) { return solve<Q, double>(inputs[i]).sqdist; });
    contest.add("plain", [&inputs, plain](std::size_t i) {
      return plain(inputs[i].a, inputs[i].b).square();
    });
  });
}
template <typename Q>
void closestToPoint(const std::string& operands) {
  closest<Q>(operands, [](const auto& point, const auto& shape) {
    const plain::V p = plain::of(point.position);
    return plain::Nearest{p, plain::nearest(shape, p)};
  });
}

// The verdict, and the first time of contact, against plain ones.
template <typename Q>
void sweep(const std::string& operands) {
  const auto plainTime = [](const Input<Q>& input) {
    return plain::firstContact(input.a, input.b,
                               plain::of(input.displacements[0] - input.displacements[1]));
  };
  compare<Q>(operands + " (verdict)", [plainTime](Contest& contest,
                                                  const std::vector<Input<Q>>& inputs) {
    contest.add("query", [&inputs](std::size_t i) { return test<Q, double>(inputs[i]); });
    contest.add("plain", [&inputs, plainTime](std::size_t i) { return plainTime(inputs[i]) <= 1; });
  });
  compare<Q>(operands, [plainTime](Contest& contest, const std::vector<Input<Q>>& inputs) {
    contest.add("query", [&inputs](std::size_t i) {
      const auto answer = solve<Q, double>(inputs[i]);
      return answer.hit ? *answer.time : plain::never;
    });
    contest.add("plain", [&inputs, plainTime](std::size_t i) { return plainTime(inputs[i]); });
  });
}

template <typename Q>
void beside(const std::string& operands) {
  compare<Q>(operands, [](Contest& contest, const std::vector<Input<Q>>& inputs) {
    contest.add("query", [&inputs](std::size_t i) {
      if constexpr (Q::info.kind == Kind::side) {
        const Side side = solve<Q, double>(inputs[i]).side;
        return side == Side::front ? 1 : side == Side::behind ? -1 : 0;
      } else {
        return test<Q, double>(inputs[i]) ? 1 : 0;
      }
    });
    contest.add("plain", [&inputs](std::size_t i) {
      const int side = plain::side(inputs[i].a, inputs[i].b);
      return Q::info.kind == Kind::side ? side : side == 0 ? 1 : 0;
    });
  });
}

template <template <typename> class L>
void linear(const std::string& name) {
  using namespace plain;
  const auto with = [](auto meets) {
    return [meets](const auto& line, const auto& shape) { return meets(wayOf(line), shape); };
  };
  using T = Triangle<double>;
  verdict<LinearTriangleMollerTrumbore<L>>(name + " triangle", with([](const Way& w, const T& t) {
                                             return meetsTriangle<false>(w, t);
                                           }));
  verdict<LinearTriangleMollerTrumboreCulled<L>>(
      name + " triangle", with([](const Way& w, const T& t) { return meetsTriangle<true>(w, t); }));
  verdict<LinearTriangleScalarTriple<L>>(name + " triangle", with([](const Way& w, const T& t) {
                                           return meetsTriangleByTriples<false>(w, t);
                                         }));
  verdict<LinearTriangleScalarTripleCcw<L>>(name + " triangle", with([](const Way& w, const T& t) {
                                              return meetsTriangleByTriples<true>(w, t);
                                            }));
  verdict<LinearTrianglePlucker<L>>(name + " triangle", with([](const Way& w, const T& t) {
                                      return meetsTriangleByPlucker(w, t);
                                    }));
  verdict<LinearAabbSlabs<L>>(name + " aabb",
                              with([](const Way& w, const auto& b) { return meetsBox(w, b); }));
  verdict<LinearObbSlabs<L>>(name + " obb",
                             with([](const Way& w, const auto& b) { return meetsBox(w, b); }));
  verdict<LinearPlaneSubstitution<L>>(
      name + " plane", with([](const Way& w, const auto& p) { return meetsPlane(w, p); }));
  verdict<LinearSphereTest<L>>(name + " sphere",
                               with([](const Way& w, const auto& s) { return meetsSphere(w, s); }));
  verdict<LinearSphereQuadratic<L>>(
      name + " sphere", with([](const Way& w, const auto& s) { return meetsSphereByRoot(w, s); }));
  if constexpr (!std::is_same_v<L<double>, Ray<double>>) {
    verdict<LinearQuadScalarTriple<L>>(
        name + " quad", with([](const Way& w, const auto& q) { return meetsQuad(w, q); }));
  }
  if constexpr (!std::is_same_v<L<double>, Line<double>>) {
    verdict<LinearCylinderQuadratic<L>>(
        name + " cylinder", with([](const Way& w, const auto& c) { return meetsCylinder(w, c); }));
    verdict<LinearCapsuleQuadratic<L>>(
        name + " capsule", with([](const Way& w, const auto& c) { return meetsCapsule(w, c); }));
  }
  const auto byProjection = [](const Point<double>& p, const L<double>& l) {
    return Nearest{of(p.position), nearest(wayOf(l), of(p.position))};
  };
  const auto deferred = [](const Point<double>& p, const L<double>& l) {
    return Nearest{of(p.position), nearestDeferred(wayOf(l), of(p.position))};
  };
  closest<ClosestPointLinearProjection<L>>("point " + name, byProjection);
  closest<ClosestPointLinearDeferredDivision<L>>("point " + name, deferred);
}

template <template <typename> class B>
void pointInSolid(const std::string& name) {
  verdict<ContainsPointDefinition<B>>("point " + name, [](const auto& point, const auto& solid) {
    return plain::contains(solid, plain::of(point.position));
  });
}

void trianglesAndBoxes() {
  using T = Triangle<double>;
  const auto thirteen = [](const T& t, const Aabb<double>& b) {
    return yardstick::meets<false>(t, b);
  };
  verdict<TriangleAabbSat>("triangle aabb", thirteen);
  verdict<TriangleAabbPef>("triangle aabb", thirteen);
  verdict<TriangleAabbPefSetup>("triangle aabb", [](const T& t, const Aabb<double>& b) {
    return plain::meetsByEdgeFunctions(t, b);
  });
  verdict<TriangleAabbClip>(
      "triangle aabb", [](const T& t, const Aabb<double>& b) { return plain::leavesSome(t, b); });
  verdict<TriangleObbSat>(
      "triangle obb", [](const T& t, const Obb<double>& b) { return plain::triangleMeets(t, b); });
  verdict<TriangleTriangleSat>(
      "triangle triangle", [](const T& a, const T& b) { return yardstick::trianglesMeet(a, b); });
  verdict<TriangleTriangleInterval>("triangle triangle", [](const T& a, const T& b) {
    return plain::trianglesMeetByIntervals(a, b);
  });
  verdict<TriangleTriangleEdges>("triangle triangle", [](const T& a, const T& b) {
    return plain::trianglesMeetByEdges(a, b);
  });
  verdict<Triangle2Rectangle2EdgeFunctions>(
      "triangle2 rectangle2", [](const auto& a, const auto& b) { return plain::flatMeet(a, b); });
  verdict<Segment2Segment2Areas>(
      "segment2 segment2", [](const auto& a, const auto& b) { return plain::segmentsMeet(a, b); });
  const auto boxes = [](const auto& a, const auto& b) { return plain::boxesMeet(a, b); };
  verdict<AabbAabbSlabs>("aabb aabb", boxes);
  verdict<ObbObbSat>("obb obb", boxes);
  const auto segment = [](const auto& a, const auto& b) { return plain::segmentMeets(a, b); };
  verdict<SegmentAabbSat>("segment aabb", segment);
  verdict<SegmentObbSat>("segment obb", segment);
}

void spheres() {
  using plain::operator-;
  const auto near = [](const Sphere<double>& s, const auto& shape) {
    const plain::V p = plain::of(s.center);
    return plain::normSquare(p - plain::nearest(shape, p)) <= s.radius * s.radius;
  };
  verdict<SphereSphereDistance>("sphere sphere", [](const auto& a, const auto& b) {
    return plain::normSquare(plain::of(a.center) - plain::of(b.center)) <=
           plain::square(a.radius + b.radius);
  });
  verdict<SphereAabbDistance>("sphere aabb", near);
  verdict<SphereObbDistance>("sphere obb", near);
  verdict<SphereTriangleDistance>("sphere triangle", near);
}

void nearestPoints() {
  closestToPoint<ClosestPointPlaneProjection>("point plane");
  closestToPoint<ClosestPointAabbClamp>("point aabb");
  closestToPoint<ClosestPointOrientedClamp<Obb>>("point obb");
  closestToPoint<ClosestPointOrientedClamp<Rectangle>>("point rectangle");
  closestToPoint<ClosestPointTriangleVoronoi>("point triangle");
  closestToPoint<ClosestPointTriangleBarycentric>("point triangle");
  closestToPoint<ClosestPointTriangleQuadratic>("point triangle");
  closestToPoint<ClosestPointTetrahedronFaces>("point tetrahedron");
  closestToPoint<ClosestPointTetrahedronVoronoi>("point tetrahedron");
  closestToPoint<ClosestPointRoundAnalytic<Sphere>>("point sphere");
  closestToPoint<ClosestPointRoundAnalytic<Capsule>>("point capsule");
  closestToPoint<ClosestPointRoundAnalytic<Cylinder>>("point cylinder");
  closestToPoint<ClosestPointRoundAnalytic<Cone>>("point cone");
  const auto near = [](const auto& a, const auto& b) { return plain::nearest(a, b); };
  closest<ClosestLineLinePerpendicular>("line line", near);
  closest<ClosestSegmentSegmentClamp>("segment segment", near);
  closest<ClosestSegmentTriangleFeatures>("segment triangle", near);
  closest<ClosestTriangleTriangleFeatures>("triangle triangle", near);
}

void planesAndPoints() {
  beside<SpherePlaneDistance>("sphere plane");
  beside<AabbPlaneRadius>("aabb plane");
  beside<ObbPlaneRadius>("obb plane");
  beside<ConePlaneSupport>("cone plane");
  beside<SideSpherePlaneDistance>("sphere plane");
  beside<SideAabbPlaneRadius>("aabb plane");
  beside<SideObbPlaneRadius>("obb plane");
  beside<SideConePlaneSupport>("cone plane");
  beside<SideTrianglePlaneSupport>("triangle plane");
  pointInSolid<Sphere>("sphere");
  pointInSolid<Aabb>("aabb");
  pointInSolid<Obb>("obb");
  pointInSolid<Cylinder>("cylinder");
  pointInSolid<Cone>("cone");
  pointInSolid<Capsule>("capsule");
  const auto inside = [](const auto& point, const auto& simplex) {
    return plain::contains(simplex, plain::of(point.position));
  };
  verdict<ContainsPointTriangleBarycentric>("point triangle", inside);
  verdict<ContainsPointTriangleSameSide>("point triangle", inside);
  verdict<ContainsPointTetrahedronDefinition>("point tetrahedron", inside);
  verdict<BoundKdopSlabs<Kdop>>("kdop kdop", [](const auto& a, const auto& b) {
    for (std::size_t i = 0; i < a.min.size(); ++i) {
      if (a.max[i] < b.min[i] || a.min[i] > b.max[i]) return false;
    }
    return true;
  });
}

void sweeps() {
  sweep<SweepSpherePlaneAnalytic>("sphere plane");
  sweep<SweepAabbPlaneAnalytic>("aabb plane");
  sweep<SweepSphereSphereAnalytic>("sphere sphere");
  sweep<SweepSphereTriangleAnalytic>("sphere triangle");
  sweep<SweepSphereAabbAnalytic>("sphere aabb");
  sweep<SweepAabbAabbSlabs>("aabb aabb");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1) wanted = argv[1];
  std::printf("| query | ns | plain, ns | times as fast | not 0 | other answers |\n");
  std::printf("|---|---|---|---|---|---|\n");
  trianglesAndBoxes();
  linear<Line>("line");
  linear<Ray>("ray");
  linear<Segment>("segment");
  spheres();
  nearestPoints();
  planesAndPoints();
  sweeps();
}
