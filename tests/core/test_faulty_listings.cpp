#include <QTest>

#include "core/scene/scene_file.h"
#include "core/search/search.h"
#include "core/search/shrink_finding.h"
#include "core/search/simplicity.h"
#include "tests/support/failures.h"
#include "tests/support/faulty_line_listings.h"
#include "tests/support/faulty_sweep_listings.h"
#include "tests/support/faulty_triangle_listings.h"
#include "tests/support/test_class.h"

using namespace hairline;
using namespace hairline::testing;

namespace {

/// The tolerance of distances: mistakes cause far larger errors.
constexpr double rounding = 1e-3;

/// A listing with its mistake, as a user's method. It declines when the correct form gives the same
/// answer: many listings are one step of a method and leave other cases to later steps, and only
/// the mistake should be found.
class FaultyMethod : public OwnMethod {
 public:
  FaultyMethod(std::string name, Listing still, SweepListing moving)
      : m_name(std::move(name)), m_still(still), m_moving(moving) {}

  const std::string& name() const override { return m_name; }

  /// 0 or 1, a squared distance, or NaN if the listing has no answer.
  double result(const SearchCase& given, bool faulty) const {
    const double answered = m_moving != nullptr ? m_moving(given, faulty)
                                                : m_still(given.shapes[0], given.shapes[1], faulty);
    return answered < 0 ? std::nan("") : answered;
  }

  OwnAnswer answer(const SearchCase& given, Kind kind, ScalarKind /*scalar*/) override {
    const double faulty = result(given, true);
    const double mended = result(given, false);
    OwnAnswer answer;
    const bool isAlike = std::abs(faulty - mended) <= rounding * std::abs(mended);
    answer.isUnsupported = isAlike || !std::isfinite(mended);
    if (answer.isUnsupported || !std::isfinite(faulty)) return answer;
    answer.verdict = verdictOf(kind == Kind::closest ? faulty == 0 : faulty == 1);
    if (kind == Kind::closest) answer.sqdist = faulty;
    return answer;
  }

 private:
  std::string m_name;
  Listing m_still;
  SweepListing m_moving;
};

/// For boxes anywhere: the listing expects them about the origin.
double projection(const Shape& a, const Shape& b, bool faulty) {
  Triangle<double> triangle = as<Triangle<double>>(a);
  const auto& box = as<Aabb<double>>(b);
  const Vector3<double> center = (box.min + box.max) / 2;
  for (Vector3<double>& vertex : triangle.vertices) vertex -= center;
  return vertexTwo(triangle, Aabb<double>{box.min - center, box.max - center}, faulty);
}

/// Only for points in the plane of the triangle.
double edgeByEdgeInPlane(const Shape& a, const Shape& b, bool faulty) {
  const auto& triangle = as<Triangle<double>>(b);
  const double height = normal(triangle).dot(positionOf(a) - triangle.vertices[0]);
  return height == 0 ? edgeByEdge(a, b, faulty) : std::nan("");
}

/// The exact answer of the first query that has one: used where the correct form rounds too.
double exactly(const Shape& a, const Shape& b, Kind kind) {
  SearchCase given;
  given.shapes = {a, b};
  const IndexedQuery* query = exactQuery(CaseOperands(given), kind);
  if (query == nullptr) return std::nan("");
  const Report report = query->answer(CaseOperands(given), ScalarKind::exact);
  return kind == Kind::closest ? report.sqdist->value : double(*report.verdict());
}

/// Where the determinant is not zero: parallel segments are handled elsewhere.
double segmentsNearlyParallel(const Shape& a, const Shape& b, bool faulty) {
  const auto& p = as<Segment<double>>(a);
  const auto& q = as<Segment<double>>(b);
  const Vector3<double> first = p.b - p.a;
  const Vector3<double> second = q.b - q.a;
  const double product = first.dot(second);
  if (first.squaredNorm() * second.squaredNorm() == product * product) return std::nan("");
  return faulty ? segments<SegmentFault::determinant>(a, b, true) : exactly(a, b, Kind::closest);
}

/// If there is a side of 1000 or more: small ones are handled elsewhere.
double largeTriangles(const Shape& a, const Shape& b, bool faulty) {
  double longest = 0;
  for (const Shape* shape : {&a, &b}) {
    const auto& v = as<Triangle<double>>(*shape).vertices;
    for (std::size_t i = 0; i < 3; ++i) longest = std::max(longest, (v[i] - v[(i + 1) % 3]).norm());
  }
  if (longest < 1000) return std::nan("");
  return faulty ? intervals<IntervalFault::epsilon>(a, b, true) : exactly(a, b, Kind::intersect);
}

struct Row {
  Kind kind = Kind::intersect;
  std::vector<std::size_t> operands;
  Listing still = nullptr;
  SweepListing moving = nullptr;
  /// The mistake is found before the case of this number.
  std::uint64_t cases = 0;
  /// What the simplest scene costs at most (`costOf`).
  int cost = 0;
};

std::size_t typeOf(std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(shapeTypeNames, name) - shapeTypeNames.begin());
}

}  // namespace

Q_DECLARE_METATYPE(Row)

/// The misprints that the scenes of pitfalls show are found by a search, and shrink to readable
/// scenes. For nearly parallel segments and large triangles the correct form loses digits too, so
/// exact replaces it.
class TestFaultyListings : public QObject {
  Q_OBJECT

 private slots:
  void isCaughtAndShrinks_data() {
    QTest::addColumn<Row>("row");
    const auto add = [](const char* name, Kind kind, std::string_view a, std::string_view b,
                        Listing still, SweepListing moving, std::uint64_t cases, int cost) {
      QTest::newRow(name) << Row{kind, {typeOf(a), typeOf(b)}, still, moving, cases, cost};
    };
    const auto meet = [&](const char* name, std::string_view a, std::string_view b, Listing listing,
                          std::uint64_t cases, int cost) {
      add(name, Kind::intersect, a, b, listing, nullptr, cases, cost);
    };
    const auto near = [&](const char* name, std::string_view a, std::string_view b, Listing listing,
                          std::uint64_t cases, int cost) {
      add(name, Kind::closest, a, b, listing, nullptr, cases, cost);
    };
    const auto inside = [&](const char* name, std::string_view b, Listing listing,
                            std::uint64_t cases, int cost) {
      add(name, Kind::contains, "point", b, listing, nullptr, cases, cost);
    };
    const auto moving = [&](const char* name, std::string_view a, std::string_view b,
                            SweepListing listing, std::uint64_t cases, int cost) {
      add(name, Kind::sweep, a, b, nullptr, listing, cases, cost);
    };
    near("voronoi_weight_on_bc", "point", "triangle", &weightOnBc, 100, 20);
    near("voronoi_edge_ac", "point", "triangle", &edgeAc, 100, 19);
    near("polygon_obtuse_angle", "point", "triangle", &edgeByEdgeInPlane, 500, 20);
    near("lines_wrong_direction", "line", "line", &linesF, 100, 20);
    near("lines_parallel", "line", "line", &linesParallel, 100, 18);
    near("segments_clamp_both", "segment", "segment", &segments<SegmentFault::clampBoth>, 100, 17);
    near("segments_nearly_parallel", "segment", "segment", &segmentsNearlyParallel, 100, 31);
    near("segments_short", "segment", "segment", &segments<SegmentFault::epsilon>, 100, 36);
    meet("box_radius_absolute", "aabb", "plane", &boxRadius, 100, 17);
    meet("triangle_box_projection", "triangle", "aabb", &projection, 100, 24);
    meet("triangle_box_zero_cross", "triangle", "aabb", &zeroCross, 100, 17);
    meet("triangle_box_underflow", "triangle", "aabb", &distanceProduct, 2000, 42);
    meet("box_centre_rounded", "triangle", "aabb", &centreAndHalf, 100, 35);
    meet("shared_step", "triangle", "aabb", &sharedStep, 500, 42);
    meet("cone_unit_rim", "cone", "plane", &coneLength, 100, 23);
    meet("cone_parallel_plane", "cone", "plane", &coneZero, 500, 20);
    inside("tetrahedron_winding", "tetrahedron", &tetrahedronWinding, 100, 17);
    inside("tetrahedron_flat", "tetrahedron", &tetrahedronFlat, 100, 22);
    inside("point_beyond_edge", "triangle", &sideProducts, 100, 18);
    meet("triangles_vertex_on_plane", "triangle", "triangle", &intervals<IntervalFault::onThePlane>,
         100, 20);
    meet("triangles_lone_vertex", "triangle", "triangle", &intervals<IntervalFault::loneVertex>,
         500, 26);
    meet("triangles_coplanar_edges", "triangle", "triangle",
         &intervals<IntervalFault::strictlyCoplanar>, 100, 20);
    meet("triangles_small", "triangle", "triangle", &intervals<IntervalFault::epsilon>, 100, 39);
    meet("triangles_large", "triangle", "triangle", &largeTriangles, 500, 29);
    meet("segment_plane_range", "segment", "plane", &segmentAndPlane<PlaneFault::range>, 100, 16);
    meet("segment_in_plane", "segment", "plane", &segmentAndPlane<PlaneFault::zeroByZero>, 100, 15);
    meet("slabs_exit_is_least", "ray", "aabb", &slabs<SlabFault::exitIsGreatest>, 100, 18);
    meet("slabs_zero_times_infinity", "ray", "aabb", &slabs<SlabFault::zeroTimesInfinity>, 100, 17);
    meet("moller_trumbore_from_behind", "ray", "triangle", &mollerTrumbore<RayFault::dropNegative>,
         100, 23);
    meet("moller_trumbore_epsilon", "ray", "triangle", &mollerTrumbore<RayFault::epsilon>, 500, 33);
    meet("ray_behind", "ray", "triangle", &mollerTrumbore<RayFault::behind>, 500, 23);
    meet("cramer_determinant", "ray", "triangle", &cramer, 100, 23);
    meet("line_in_triangle_plane", "line", "triangle", &threeProducts, 100, 21);
    meet("segment_parallel_to_face", "segment", "convex", &cyrusBeck, 100, 22);
    meet("cylinder_first_cap", "segment", "cylinder", &segmentAndCylinder<CylinderFault::cap>, 100,
         24);
    meet("cylinder_negative_t", "segment", "cylinder", &segmentAndCylinder<CylinderFault::order>,
         100, 21);
    meet("sphere_polygon_offset", "sphere", "polygon", &polygonOffset, 100, 21);
    meet("sphere_polygon_edge", "sphere", "polygon", &polygonEdges, 100, 20);
    meet("strict_sign_products", "segment2", "segment2", &signProducts, 100, 10);
    moving("sweep_spheres_part", "sphere", "sphere", &movingSpheres<SpheresFault::part>, 100, 10);
    moving("sweep_after_time_one", "sphere", "sphere", &movingSpheres<SpheresFault::late>, 100, 22);
    moving("sweep_boxes_part", "aabb", "aabb", &movingBoxes<BoxesFault::part>, 1000, 26);
    moving("sweep_no_velocity_along_axis", "aabb", "aabb", &movingBoxes<BoxesFault::noVelocity>,
           100, 18);
    moving("sweep_sphere_past_corner", "sphere", "aabb", &ballAndGrownBox, 100, 18);
    moving("sweep_sphere_in_plane_of_triangle", "sphere", "triangle", &ballAcrossThePlane, 100, 31);
  }

  void isCaughtAndShrinks() {
    QFETCH(Row, row);
    FaultyMethod method(QTest::currentDataTag(), row.still, row.moving);
    const std::optional<FoundCase> found = firstFinding(row, method);
    QVERIFY(found.has_value());
    const Scene scene = sceneOf(found->given, found->finding, found->source);
    ShrinkRequest request;
    request.question.distanceLimits = {rounding, rounding};
    // How far a case can be reduced is the question here, whatever mistake remains in the end.
    request.limits = {.keepsDirection = false, .keepsDimensions = false};
    request.options.tries =
        static_cast<std::uint64_t>(caseCount(static_cast<int>(request.options.tries)));
    const Result<Scene> simplest = shrunk(scene, scene.focus, request, {&method});
    QVERIFY2(bool(simplest), simplest ? "" : simplest.error().message.text().c_str());
    const SearchCase made = caseOf(*simplest, simplest->focus);
    const std::string json = writeScene(*simplest);
    if (qEnvironmentVariableIsSet("HAIRLINE_TELL")) {
      printf("%s case %d cost %d %s\n", QTest::currentDataTag(), int(found->source.number),
             costOf(made), json.c_str());
    }
    QVERIFY2(isScaledDown() || costOf(made) <= row.cost, json.c_str());
    // Caused by the mistake alone: the correct form is right.
    QVERIFY2(isRight(method, made, row.kind), json.c_str());
  }

 private:
  static std::optional<FoundCase> firstFinding(const Row& row, FaultyMethod& method) {
    SearchPlan plan;
    plan.question.kind = row.kind;
    plan.question.operands = plan.cases.operands = row.operands;
    plan.question.scalars = {ScalarKind::float64};
    for (const FindingKind kind : {FindingKind::exact, FindingKind::distance, FindingKind::nan}) {
      plan.question.kinds.set(static_cast<std::size_t>(kind));
    }
    plan.question.distanceLimits = {rounding, rounding};
    plan.cases.isMoving = row.kind == Kind::sweep;
    plan.end = row.cases;
    plan.threads = 1;
    std::optional<FoundCase> first;
    SearchListener listener;
    listener.found = [&](const FoundCase& found) {
      first = found;
      return false;
    };
    const Result<SearchState> state =
        search(plan, listener, {}, [&] { return std::vector<OwnMethod*>{&method}; });
    return state ? first : std::nullopt;
  }

  static bool isRight(const FaultyMethod& method, const SearchCase& given, Kind kind) {
    const double answer = method.result(given, false);
    const IndexedQuery* query = exactQuery(CaseOperands(given), kind);
    if (query == nullptr) return false;
    const Report report = query->answer(CaseOperands(given), ScalarKind::exact, given.options());
    if (kind != Kind::closest) return report.verdict() == (answer == 1);
    return report.sqdist &&
           std::abs(answer - report.sqdist->value) <= rounding * report.sqdist->value;
  }
};

HAIRLINE_TEST(TestFaultyListings, nothing);
#include "test_faulty_listings.moc"
