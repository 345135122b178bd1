#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <random>

#include "core/queries.h"
#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

using V = Vector3<double>;

// Checks that every two-sided method of the pair answers `hit` in float, double and exact, and
// counts them.
int judge(const Shape& a, const Shape& b, bool hit) {
  int judged = 0;
  for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
    const std::string_view method = query.entry->info.method;
    if (query.entry->info.kind != Kind::intersect) continue;
    if (query.entry->info.oneSided) continue;
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (!query.entry->has(scalar)) continue;
      const Report report = query.entry->run(query.shapes, scalar, {}, true);
      if (report.hit != hit) {
        qWarning("%s in %s", method.data(), name(scalar).data());
        return 0;
      }
      ++judged;
    }
  }
  return judged;
}

double triple(const V& a, const V& b, const V& c) { return a.dot(cross(b, c)); }

const Triangle<double> unitTriangle{{V(0, 0, 0), V(1, 0, 0), V(0, 1, 0)}};
const Aabb<double> unitBox{V(0, 0, 0), V(1, 1, 1)};

// The ray by slabs with precomputed reciprocals, as often written.
struct NaiveSlabs {
  bool exitIsGreatest = false;

  bool hit(const Ray<double>& ray, const Aabb<double>& box) const {
    double enter = 0;
    double exit = exitIsGreatest ? 0 : std::numeric_limits<double>::infinity();
    for (int k = 0; k < 3; ++k) {
      const double inverse = 1 / ray.direction[k];
      const double t1 = (box.min[k] - ray.origin[k]) * inverse;
      const double t2 = (box.max[k] - ray.origin[k]) * inverse;
      enter = std::max(std::min(t1, t2), enter);
      exit = exitIsGreatest ? std::max(std::max(t1, t2), exit) : std::min(std::max(t1, t2), exit);
    }
    return enter <= exit;
  }
};

// Möller and Trumbore's listing with common modifications.
bool naiveMollerTrumbore(const Ray<double>& ray, const Triangle<double>& t, double epsilon,
                         bool dropNegative, bool checkStart) {
  const V edge1 = t.vertices[1] - t.vertices[0];
  const V edge2 = t.vertices[2] - t.vertices[0];
  const V p = cross(ray.direction, edge2);
  const double determinant = edge1.dot(p);
  if (dropNegative ? determinant < epsilon : std::abs(determinant) < epsilon) return false;
  const V s = ray.origin - t.vertices[0];
  const double u = s.dot(p) / determinant;
  const V q = cross(s, edge1);
  const double v = ray.direction.dot(q) / determinant;
  const double at = edge2.dot(q) / determinant;
  return u >= 0 && v >= 0 && u + v <= 1 && (!checkStart || at >= 0);
}

// The segment-cylinder listing as printed, with either of its two mistakes fixed.
bool printedSegmentCylinder(const Segment<double>& segment, const Cylinder<double>& cylinder,
                            bool rightCap, bool rightOrder) {
  const V d = cylinder.b - cylinder.a;
  const V m = segment.a - cylinder.a;
  const V n = segment.b - segment.a;
  const double md = m.dot(d), nd = n.dot(d), dd = d.dot(d), nn = n.dot(n), mn = m.dot(n);
  if ((md < 0 && md + nd < 0) || (md > dd && md + nd > dd)) return false;
  const double k = m.dot(m) - cylinder.radius * cylinder.radius;
  const double a = dd * nn - nd * nd;
  const double b = dd * mn - nd * md;
  const double discriminant = b * b - a * (dd * k - md * md);
  if (discriminant < 0) return false;
  double t = (-b - std::sqrt(discriminant)) / a;
  if (!rightOrder && (t < 0 || t > 1)) return false;
  if (md + t * nd < 0) {
    t = -md / nd;
    const double cap = rightCap ? k + t * (2 * mn + t * nn) : k + 2 * t * (mn + t * nn);
    return cap <= 0 && t >= 0 && t <= 1;
  }
  return t >= 0 && t <= 1;
}

double area(const Vector2<double>& a, const Vector2<double>& b, const Vector2<double>& c) {
  return (b - a)[0] * (c - a)[1] - (b - a)[1] * (c - a)[0];
}
bool strictlyCross(const Segment2<double>& s, const Segment2<double>& t) {
  return area(s.a, s.b, t.a) * area(s.a, s.b, t.b) < 0 &&
         area(t.a, t.b, s.a) * area(t.a, t.b, s.b) < 0;
}

}  // namespace

/// Mistakes in published listings of lines, rays and segments, or invited by them: each input is
/// answered wrongly by the faulty form, which is shown beside.
class TestLinearErrors : public QObject {
  Q_OBJECT

 private slots:
  void segmentAndPlaneTheRangeEndsAtOne() {
    const Segment<double> segment{V(0, 0, 2), V(0, 0, 0)};
    const Plane<double> plane{V(0, 0, 1), 0};
    const auto t = [&](const Segment<double>& s) {
      return (plane.offset - plane.normal.dot(s.a)) / plane.normal.dot(s.b - s.a);
    };
    QVERIFY(!(t(segment) >= 0 && t(segment) < 1));
    QVERIFY(judge(segment, plane, true) > 3);
    // In the plane the quotient is 0 / 0, and no comparison with it holds.
    const Segment<double> within{V(1, 0, 0), V(2, 0, 0)};
    QVERIFY(!(t(within) >= 0 && t(within) <= 1));
    QVERIFY(judge(within, plane, true) > 3);
  }

  void slabsExitAtTheLeastOfTheFarValues() {
    const Ray<double> ray{V(-1, -3, 0.5), V(1, 1, 0.125)};
    QVERIFY((NaiveSlabs{true}.hit(ray, unitBox)));
    QVERIFY((!NaiveSlabs{false}.hit(ray, unitBox)));
    QVERIFY(judge(ray, unitBox, false) > 3);
  }

  void slabsZeroTimesInfinity() {
    const Ray<double> ray{V(0.5, -1, 0), V(0, 1, 0)};
    QVERIFY((!NaiveSlabs{false}.hit(ray, unitBox)));
    QVERIFY(judge(ray, unitBox, true) > 3);
    QVERIFY(judge(Ray<double>{V(0.5, -1, -0x1p-40), V(0, 1, 0)}, unitBox, false) > 3);
  }

  void mollerTrumboreKeepsNegativeDeterminants() {
    const Ray<double> fromBehind{V(0.25, 0.25, -1), V(0, 0, 1)};
    QVERIFY(!naiveMollerTrumbore(fromBehind, unitTriangle, 1e-6, true, true));
    QVERIFY(judge(fromBehind, unitTriangle, true) > 8);
  }

  void mollerTrumboreHasNoEpsilon() {
    const double s = 0x1p-12;
    const Triangle<double> small{{V(0, 0, 0), V(s, 0, 0), V(0, s, 0)}};
    const Ray<double> ray{V(s / 4, s / 4, s), V(0, 0, -s)};
    QVERIFY(!naiveMollerTrumbore(ray, small, 1e-6, false, true));
    QVERIFY(judge(ray, small, true) > 8);
  }

  void mollerTrumboreBehindTheRay() {
    const Ray<double> away{V(0.25, 0.25, 1), V(0, 0, 1)};
    QVERIFY(naiveMollerTrumbore(away, unitTriangle, 0, false, false));
    QVERIFY(judge(away, unitTriangle, false) > 8);
  }

  void cramersDeterminantHasItsEdgesInOrder() {
    const Ray<double> ray{V(0.25, 0.25, 1), V(0, 0, -1)};
    const V e1(1, 0, 0);
    const V e2(0, 1, 0);
    const double right = cross(ray.direction, e2).dot(e1);
    const double exchanged = cross(ray.direction, e1).dot(e2);
    QCOMPARE(exchanged, -right);
    // With the other sign the weight of a point inside is negative.
    const double u = ray.origin.dot(cross(ray.direction, e2));
    QVERIFY(u / right >= 0 && u / exchanged < 0);
    QVERIFY(judge(ray, unitTriangle, true) > 8);
  }

  void linesInTheTrianglesPlaneHaveThreeZeroProducts() {
    const auto sameSigns = [](const Line<double>& line) {
      const V pa = unitTriangle.vertices[0] - line.origin;
      const V pb = unitTriangle.vertices[1] - line.origin;
      const V pc = unitTriangle.vertices[2] - line.origin;
      const V& d = line.direction;
      const std::array<double, 3> products{triple(d, pc, pb), triple(d, pa, pc), triple(d, pb, pa)};
      return std::all_of(products.begin(), products.end(), [](double x) { return x >= 0; });
    };
    // Both pass a test of three signs; one of them misses by far.
    const Line<double> beside{V(0, 5, 0), V(1, 0, 0)};
    const Line<double> through{V(-1, 0.25, 0), V(1, 0, 0)};
    QVERIFY(sameSigns(beside) && sameSigns(through));
    QVERIFY(judge(beside, unitTriangle, false) > 8);
    QVERIFY(judge(through, unitTriangle, true) > 8);
  }

  void segmentParallelToAConvexFaceIsOutside() {
    Convex<double> cube;
    for (unsigned i = 0; i < 8; ++i) cube.vertices.push_back(unitBox.corner(i));
    const Segment<double> above{V(0.25, 0.5, 2), V(0.75, 0.5, 2)};
    const Segment<double> inside{V(0.25, 0.5, 0.5), V(0.75, 0.5, 0.5)};
    // Cyrus and Beck on the cube's six faces n·X <= d, with the wrong sign for parallel ones, or
    // without testing them.
    enum class Parallel { right, turned, ignored };
    const auto hits = [&](const Segment<double>& segment, Parallel form) {
      double first = 0;
      double last = 1;
      for (int k = 0; k < 3; ++k) {
        for (const double side : {-1.0, 1.0}) {
          const double distance = (side > 0 ? 1 : 0) - side * segment.a[k];
          const double slope = side * (segment.b - segment.a)[k];
          if (slope == 0) {
            if (form == Parallel::right && distance < 0) return false;
            if (form == Parallel::turned && distance > 0) return false;
          } else if (slope < 0) {
            first = std::max(first, distance / slope);
          } else {
            last = std::min(last, distance / slope);
          }
        }
      }
      return first <= last;
    };
    QVERIFY(hits(inside, Parallel::right) && !hits(inside, Parallel::turned));
    QVERIFY(!hits(above, Parallel::right) && hits(above, Parallel::ignored));
    QVERIFY(judge(above, cube, false) > 3);
    QVERIFY(judge(inside, cube, true) > 3);
    // In the face's plane it touches.
    QVERIFY(judge(Segment<double>{V(0.25, 0.5, 1), V(0.75, 0.5, 1)}, cube, true) > 3);
  }

  void segmentAndCylinderTheFirstCap() {
    const Segment<double> segment{V(2, 0, -1), V(0, 0, 0.5)};
    const Cylinder<double> cylinder{V(0, 0, 0), V(0, 0, 2), 1};
    QVERIFY(!printedSegmentCylinder(segment, cylinder, false, true));
    QVERIFY(printedSegmentCylinder(segment, cylinder, true, true));
    QVERIFY(judge(segment, cylinder, true) > 3);
  }

  void segmentAndCylinderNegativeTBeforeTheCaps() {
    const Segment<double> segment{V(0, 0, -1), V(0.5, 0, 1)};
    const Cylinder<double> cylinder{V(0, 0, 0), V(0, 0, 2), 1};
    QVERIFY(!printedSegmentCylinder(segment, cylinder, true, false));
    QVERIFY(printedSegmentCylinder(segment, cylinder, true, true));
    QVERIFY(judge(segment, cylinder, true) > 3);
  }

  void strictSignProductsMissTouchingAndCollinear() {
    const Segment2<double> base{{0, 0}, {4, 0}};
    const Segment2<double> touching{{2, 0}, {2, 3}};
    const Segment2<double> collinear{{3, 0}, {6, 0}};
    QVERIFY(!strictlyCross(base, touching) && !strictlyCross(base, collinear));
    QVERIFY(judge(base, touching, true) > 3);
    QVERIFY(judge(base, collinear, true) > 3);
    QVERIFY(judge(base, Segment2<double>{{5, 0}, {6, 0}}, false) > 3);
  }

  // A segment deep through a box and parallel to one of its axes: their product is pure rounding
  // error, and separates nothing.
  void segmentParallelToABoxAxis() {
    std::mt19937_64 random(41);
    std::uniform_real_distribution<double> unit(-1, 1);
    const auto vector = [&] { return V(unit(random), unit(random), unit(random)); };
    for (int n = 0; n < 3000; ++n) {
      const V u = vector().normalized();
      const V v = cross(u, vector()).normalized();
      const Obb<double> box{vector() * 9, {u, v, cross(u, v).normalized()}, {1.5, 1, 2}};
      const auto k = static_cast<std::size_t>(n % 3);
      const V inside = box.center + box.axes[(k + 1) % 3] * unit(random) * 0.5;
      const Shape a = Segment<double>{inside - box.axes[k] * 7, inside + box.axes[k] * 5};
      const Shape b = box;
      for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
        if (query.entry->info.kind != Kind::intersect) continue;
        for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
          if (!query.entry->has(scalar)) continue;
          const Report report = query.entry->run(query.shapes, scalar, {}, true);
          QVERIFY2(report.hit == true, query.entry->info.method.data());
          QVERIFY(query.entry->test(query.shapes, scalar, {}));
        }
      }
    }
  }

  // A ray from within a triangle along its plane, up to rounding: the volumes are pure rounding
  // error, and once gave the weights [0.5, 0, 0.5] of a point outside.
  void rayInThePlaneUpToRounding() {
    const Shape triangle = Triangle<double>{{V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)}};
    const Shape ray = Ray<double>{V(1. / 3, 1. / 3, 1. / 3),
                                  V(0.408248290463863, -0.8164965809277259, 0.408248290463863)};
    int hits = 0;
    for (const FittingQuery& query : queriesFor(std::array<const Shape*, 2>{&ray, &triangle})) {
      if (query.entry->info.kind != Kind::intersect) continue;
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        if (!query.entry->has(scalar)) continue;
        const Report report = query.entry->run(query.shapes, scalar, {}, false);
        if (!report.hit.value() || !report.point) continue;
        ++hits;
        const V point = report.point->toVector();
        QVERIFY(point.minCoeff() > -1e-6 && std::abs(point.sum() - 1) < 1e-6);
        if (!report.barycentric) continue;
        QVERIFY((report.barycentric->toVector() - point).norm() < 1e-6);
      }
    }
    QVERIFY(hits > 0);
  }

  // The scenes show what their notes claim.
  void scenesHoldTheirVerdict_data() {
    QTest::addColumn<bool>("hit");
    QTest::newRow("segment_plane_range") << true;
    QTest::newRow("segment_in_plane") << true;
    QTest::newRow("slabs_exit_is_least") << false;
    QTest::newRow("slabs_zero_times_infinity") << true;
    QTest::newRow("moller_trumbore_from_behind") << true;
    QTest::newRow("moller_trumbore_epsilon") << true;
    QTest::newRow("ray_behind") << false;
    QTest::newRow("cramer_determinant") << true;
    QTest::newRow("line_in_triangle_plane") << false;
    QTest::newRow("segment_parallel_to_face") << false;
    QTest::newRow("cylinder_first_cap") << true;
    QTest::newRow("cylinder_negative_t") << true;
    QTest::newRow("sphere_polygon_offset") << true;
    QTest::newRow("sphere_polygon_edge") << false;
    QTest::newRow("strict_sign_products") << true;
  }
  void scenesHoldTheirVerdict() {
    QFETCH(bool, hit);
    const std::string path = std::string(HAIRLINE_SOURCE_DIR "/resources/scenes/pitfalls/") +
                             QTest::currentDataTag() + ".hairline.json";
    const Result<Scene> scene = readSceneFile(path);
    QVERIFY2(bool(scene), path.c_str());
    QVERIFY(!scene->notes.empty() && scene->focus.size() == 2);
    QVERIFY(judge(scene->objects[0].shape, scene->objects[1].shape, hit) > 3);
  }
};

HAIRLINE_TEST(TestLinearErrors, nothing);
#include "test_linear_errors.moc"
