// The code of library.md, from_cgal.md, from_fcl.md and from_gte.md, part by part. It prints every
// result that differs from those pages.

#include <hairline/ask.h>
#include <hairline/hierarchy/queries.h>
#include <hairline/mesh/shape_mesh.h>
#include <hairline/query/intersect/triangle_aabb/sat.h>

#include <algorithm>
#include <array>
#include <iostream>

using namespace hairline;

namespace {

int failures = 0;

void expect(bool holds, const char* what) {
  if (holds) return;
  std::cout << "not so: " << what << '\n';
  ++failures;
}

void library() {
  const Triangle<double> triangle{{{{2, 0, 0}, {3, 0, 0}, {2, 1, 0}}}};
  const Aabb<double> box{{0, 0, 0}, {1, 1, 1}};
  {
    const Result<double> gap = distance(triangle, box);
    const Result<NearestPoints> nearest = nearestPoints(triangle, box);
    const Result<bool> inside = contains(box, {0.5, 0.5, 0.5});
    AskOptions motion;
    motion.displacements[0] = {-2, 0, 0};  // of the triangle, over the time from 0 to 1
    const Result<std::optional<double>> contact = firstContact(triangle, box, motion);
    motion.rotations[0] = RotationMotion{{0, 0, 1}, 1.5, {0, 0, 0}};  // axis, radians, centre
    motion.scalar = ScalarKind::float64;
    const Result<std::optional<double>> turned = firstContact(triangle, box, motion);
    expect(gap && *gap == 1, "distance");
    expect(nearest && nearest->points[0][0] == 2 && nearest->points[1][0] == 1, "nearestPoints");
    expect(inside && *inside, "contains");
    expect(contact && *contact && **contact == 0.5, "firstContact");
    expect(turned && (!*turned || **turned > 0), "firstContact with a rotation");
  }
  {
    const Result<bool> hit =
        intersects(triangle, box, {.scalar = ScalarKind::float32, .method = "pef"});
    expect(hit && !*hit, "a method in float");
  }
  {
    const Result<Report> report = ask(Kind::intersect, triangle, box);
    if (report && report->separating) {
      const Vector3<double> axis = report->separating->axis.toVector();
      std::cout << "gap " << report->separating->distance.value << " along " << axis.transpose();
    }
    const bool isProven = report && report->certificate.status == Certificate::Status::proven;
    std::cout << (isProven ? ", proven\n" : "\n");
    expect(isProven && report->separating && report->separating->distance.value == 1, "ask");
  }
  {
    const Shape a = triangle;
    const Shape b = box;
    const std::array<const Shape*, 2> shapes{&a, &b};
    for (const IndexedQuery& query : findQueries(shapes, Kind::intersect)) {
      if (!query.entry->has(ScalarKind::exact)) continue;
      const bool hit = query.test(shapes, ScalarKind::exact);
      std::cout << query.entry->info.method << (hit ? ": hit\n" : ": miss\n");
    }
    const auto isClip = [](const IndexedQuery& query) {
      return query.entry->info.method == "clip" && query.entry->className == "TriangleAabbClip";
    };
    expect(std::ranges::any_of(findQueries(shapes), isClip), "findQueries");
  }
  {
    const bool inDouble = test<TriangleAabbSat>({triangle, box, {}});
    const bool exactly = test<TriangleAabbSat, Exact>({triangle, box, {}});
    const IntersectAnswer<float> answer = solve<TriangleAabbSat, float>({triangle, box, {}});
    expect(!inDouble && !exactly && !answer.hit && answer.separating, "test and solve");
  }
  {
    const Result<bool> hit = intersects(box, Aabb<double>{{2, 0, 0}, {1, 1, 1}});
    if (!hit && hit.error().code == "shape") std::cerr << hit.error().message.text() << '\n';
    expect(!hit && hit.error().at == "min", "an error");
  }
}

void fromCgal() {
  const Triangle<double> triangle{{{{2, 0, 0}, {3, 0, 0}, {2, 1, 0}}}};
  const Point<double> point{{0, 0, 0}};
  {
    const Result<Report> report = ask(Kind::closest, point, triangle);
    std::optional<Rational> squared;
    if (report && report->sqdist) squared = report->sqdist->exact;  // empty where it is irrational
    expect(squared && *squared == Rational(4), "squared distance");
  }
  {
    const Mesh mesh = *meshOf(Tetrahedron<double>{{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}});
    const Result<Hierarchy> tree = Hierarchy::build(itemsOf(mesh));
    if (!tree) return;
    const MeshInTree in{&mesh, &*tree};
    const TraversalOptions exactly{.scalar = ScalarKind::exact};
    const std::optional<MeshHit> hit = firstHit(in, {{0.1, 0.1, 3}, {0, 0, -1}}, exactly);
    const std::optional<MeshPoint> nearest = nearestPoint(in, {0, 0, -2}, exactly);
    const Result<PairAnswer> folds = selfIntersections(in, PairMode::first, exactly);
    const Result<bool> inside = contains(mesh, {0.1, 0.1, 0.1});
    expect(hit && nearest && nearest->squaredDistance == 4, "rays and points");
    expect(folds && !folds->hit, "selfIntersections");
    expect(inside && *inside, "contains of a mesh");
  }
}

void fromFcl() {
  {
    // fcl::Box(2, 4, 6) at the transform of rotation R and translation p
    const Eigen::Matrix3d R = Eigen::Matrix3d::Identity();
    const Eigen::Vector3d p(10, 0, 0);
    const Obb<double> box{p, {R.col(0), R.col(1), R.col(2)}, {1, 2, 3}};
    // fcl::Capsule(0.5, 2) at the same transform
    const Capsule<double> capsule{p - R.col(2), p + R.col(2), 0.5};
    // fcl::Cone(1, 3) at the same transform
    const Cone<double> cone{p + 1.5 * R.col(2), -R.col(2), 3, 1};
    expect(*intersects(box, capsule) && *distance(capsule, Point<double>{p}) == 0, "placed shapes");
    expect(*contains(cone, p) && !*contains(cone, p + 2 * R.col(2)), "a cone");
  }
  {
    const Obb<double> a{{0, 0, 0}, {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, {1, 1, 1}};
    const Obb<double> b{{1.5, 0, 0}, {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, {1, 1, 1}};
    const Result<Report> report = ask(Kind::intersect, a, b, {.method = "sat"});
    const double depth = report && report->depth ? report->depth->value : 0;
    expect(depth == 0.5, "depth");
  }
}

void fromGte() {
  const Segment<double> segment{{0.25, 0.25, 1}, {0.25, 0.25, -1}};
  const Triangle<double> triangle{{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}}};
  {
    const Result<Report> report = ask(Kind::intersect, segment, triangle);
    if (report && report->t && report->barycentric) {
      std::cout << "t " << report->t->value << ", weights "
                << report->barycentric->toVector().transpose() << '\n';
    }
    expect(report && report->t && report->t->value == 0.5, "where they intersect");
  }
  {
    // gte::Cylinder3 with axis (C, D), radius and height
    const Vector3<double> C(0, 0, 0);
    const Vector3<double> D(0, 0, 1);
    const double radius = 1;
    const double height = 4;
    const Cylinder<double> cylinder{C - height / 2 * D, C + height / 2 * D, radius};
    expect(*contains(cylinder, {0, 0, 2}), "a cylinder");
  }
}

}  // namespace

int main() {
  library();
  fromCgal();
  fromFcl();
  fromGte();
  return failures == 0 ? 0 : 1;
}
