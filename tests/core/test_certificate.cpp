#include <QTest>
#include <array>

#include "core/mesh/shape_mesh.h"
#include "core/queries.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/query/proof/certificate.h"
#include "core/query/proof/emptiness.h"
#include "core/query/proof/proof_check.h"
#include "core/query/proof/proof_ground.h"
#include "tests/support/describe.h"
#include "tests/support/question.h"
#include "tests/support/test_class.h"
#include "tests/support/triangle_box_mix.h"

using namespace hairline;
using Status = Certificate::Status;

namespace {

const Shape triangle = Triangle<double>{
    {Vector3<double>(0, 0, 0), Vector3<double>(2, 0, 0), Vector3<double>(0, 2, 0)}};
const Shape box = Aabb<double>{{0.25, 0.25, -1}, {1, 1, 1}};
const Shape farBox = Aabb<double>{{0, 0, 1}, {1, 1, 2}};

Report claim(bool hit) {
  Report report;
  report.info = {Kind::intersect, "claim", ""};
  report.hit = hit;
  return report;
}

NumberVector vectorOf(double x, double y, double z) {
  NumberVector result;
  result.coordinates = {Number{x, {}}, Number{y, {}}, Number{z, {}}};
  return result;
}

Report missBy(double x, double y, double z) {
  Report report = claim(false);
  report.separating.emplace();
  report.separating->axis = vectorOf(x, y, z);
  return report;
}

Certificate check(
    const Report& report, const Shape& a, const Shape& b,
    const std::array<Vector3<double>, 2>& displacements = QueryOptions{}.displacements) {
  const std::array<const Shape*, 2> shapes{&a, &b};
  return certify(report, shapes, {.displacements = displacements}, ProofEffort::own);
}

ProofOutcome outcome(
    const Report& report, const Shape& a, const Shape& b, const Proof& proof,
    const std::array<Vector3<double>, 2>& displacements = QueryOptions{}.displacements) {
  const std::array<const Shape*, 2> shapes{&a, &b};
  return checkProof(report, shapes, {.displacements = displacements}, proof).outcome;
}

}  // namespace

class TestCertificate : public QObject {
  Q_OBJECT

 private slots:
  void axisOfAMiss() {
    const Certificate right = check(missBy(0, 0, -3), triangle, farBox);
    QCOMPARE(right.status, Status::proven);
    QVERIFY(std::holds_alternative<AxisProof>(right.proof->content));
    QCOMPARE(right.gap->value, 3.0);
    QCOMPARE(check(missBy(1, 0, 0), triangle, farBox).status, Status::unproven);
    QCOMPARE(check(missBy(0, 0, 0), triangle, farBox).status, Status::unproven);
    QCOMPARE(check(missBy(0, 0, 1), triangle, box).status, Status::unproven);
  }

  void touchingIsNoGap() {
    const Shape above = Aabb<double>{{0, 0, 0}, {1, 1, 1}};
    const Certificate certificate = check(missBy(0, 0, 1), triangle, above);
    QCOMPARE(certificate.status, Status::unproven);
    QCOMPARE(certificate.gap->value, 0.0);
  }

  void gapTooSmallForADouble() {
    const Shape above = Aabb<double>{{0, 0, 5e-324}, {1, 1, 1}};
    Report report = missBy(0, 0, 0);
    report.separating->axis.coordinates[2].exact = Rational(0x1p-900);
    const Certificate certificate = check(report, triangle, above);
    QCOMPARE(certificate.status, Status::proven);
    QCOMPARE(certificate.gap->value, 0.0);
    QVERIFY(sign(*certificate.gap->exact) > 0);
  }

  void pointOfAHit() {
    Report report = claim(true);
    report.point = vectorOf(0.5, 0.5, 0);
    QCOMPARE(check(report, triangle, box).status, Status::proven);
    report.point = vectorOf(0.5, 0.5, 5e-324);
    QCOMPARE(check(report, triangle, box).status, Status::unproven);
    report.point = vectorOf(0.1, 0.1, 0);
    QCOMPARE(check(report, triangle, box).status, Status::unproven);
  }

  void weightsSaveARoundedPoint() {
    Report report = claim(true);
    report.point = vectorOf(0.5, 0.5, 1e-20);
    report.barycentric = vectorOf(1, 0.5, 0.5);
    QCOMPARE(check(report, triangle, box).status, Status::proven);
    report.barycentric = vectorOf(2, -0.5, -0.5);
    QCOMPARE(check(report, triangle, box).status, Status::unproven);
    report.barycentric = vectorOf(0, 0, 0);
    QCOMPARE(check(report, triangle, box).status, Status::unproven);
    report.barycentric = vectorOf(1, 0, 0);
    QCOMPARE(check(report, triangle, box).status, Status::unproven);
  }

  void aVerdictWithoutItsProofIsUnprovenWherePromised() {
    Report report = claim(true);
    QCOMPARE(check(report, triangle, box).status, Status::absent);
    report.info.alwaysProves = true;
    QCOMPARE(check(report, triangle, box).status, Status::unproven);
    report.hit = false;
    QCOMPARE(check(report, triangle, box).status, Status::unproven);
  }

  void axisOfASweepThatMisses() {
    Report report = missBy(0, 0, 1);
    report.info.kind = Kind::sweep;
    const Vector3<double> none = Vector3<double>::Zero();
    const Vector3<double> up(5, 0, 0.75);
    QCOMPARE(check(report, triangle, farBox, {up, none}).status, Status::proven);
    QCOMPARE(check(report, triangle, farBox, {up, none}).gap->value, 0.25);
    QCOMPARE(check(report, triangle, farBox, {none, -up}).gap->value, 0.25);
    QCOMPARE(check(report, triangle, farBox, {up, up}).gap->value, 1.0);
    QCOMPARE(check(report, triangle, farBox, {up, -up}).status, Status::unproven);
    QCOMPARE(check(report, triangle, farBox, {-up, up}).gap->value, 1.0);
  }

  void pointOfASweepThatHits() {
    Report report = claim(true);
    report.info.kind = Kind::sweep;
    report.point = vectorOf(0.5, 0.5, 1);
    report.time = Number{0.5, {}};
    const Vector3<double> none = Vector3<double>::Zero();
    const Vector3<double> up(0, 0, 2);
    QCOMPARE(check(report, triangle, farBox, {up, none}).status, Status::proven);
    QCOMPARE(check(report, triangle, farBox, {none, up}).status, Status::unproven);
    report.time = Number{0.25, {}};
    QCOMPARE(check(report, triangle, farBox, {up, none}).status, Status::unproven);
    report.time = Number{1.5, {}};
    report.point = vectorOf(0.5, 0.5, 1.5);
    QCOMPARE(check(report, triangle, farBox, {Vector3<double>(0, 0, 1), none}).status,
             Status::unproven);
  }

  // A proof of one verdict is not one of the other.
  void pointOfBothSets() {
    const Proof proof{PointProof{{Rational(1), Rational::fraction(1, 3), Rational(0)}}};
    QCOMPARE(outcome(claim(true), triangle, box, proof), ProofOutcome::holds);
    QCOMPARE(outcome(claim(false), triangle, box, proof), ProofOutcome::contradicts);
    QCOMPARE(outcome(claim(true), triangle, farBox, proof), ProofOutcome::untrue);
  }

  void pointOfASweep() {
    const Vector3<double> none = Vector3<double>::Zero();
    const Vector3<double> up(0, 0, 2);
    Report report = claim(true);
    report.info.kind = Kind::sweep;
    const auto at = [&](const Rational& time, const Rational& z) {
      const Rational half = Rational::fraction(1, 2);
      const Proof proof{PointProof{{half, half, z}, time}};
      return outcome(report, triangle, farBox, proof, {up, none});
    };
    QCOMPARE(at(Rational::fraction(2, 3), Rational::fraction(4, 3)), ProofOutcome::holds);
    QCOMPARE(at(Rational::fraction(2, 3), Rational(1)), ProofOutcome::untrue);
    QCOMPARE(at(Rational::fraction(1, 3), Rational::fraction(2, 3)), ProofOutcome::untrue);
    QCOMPARE(at(Rational(1), Rational(2)), ProofOutcome::holds);
    QCOMPARE(at(Rational::fraction(5, 4), Rational::fraction(5, 2)), ProofOutcome::untrue);
    // At the latest at time 2/3: a later first time is refuted, an earlier one does not follow.
    report.time = Number{0.5, {}};
    QCOMPARE(at(Rational::fraction(2, 3), Rational::fraction(4, 3)), ProofOutcome::holds);
    report.time = Number{0.75, {}};
    QCOMPARE(at(Rational::fraction(2, 3), Rational::fraction(4, 3)), ProofOutcome::contradicts);
  }

  void axesBetweenThePiecesOfAPolygon() {
    // In the notch of a V no axis separates the segment from the whole.
    const Shape notched = Polygon<double>{{{0, 4, 0}, {-4, 0, 0}, {0, 1, 0}, {4, 0, 0}}};
    const Shape segment = Segment<double>{{0, 0.5, -1}, {0, 0.5, 1}};
    const auto axis = [](double x, std::size_t piece) {
      return AxisProof::Axis{{Rational(x), Rational(-4), Rational(0)}, {{piece}, {}}};
    };
    const auto with = [&](std::vector<AxisProof::Axis> axes) {
      return outcome(claim(false), notched, segment, {AxisProof{std::move(axes)}});
    };
    QCOMPARE(with({axis(1, 0), axis(-1, 1)}), ProofOutcome::holds);
    QCOMPARE(with({axis(-1, 0), axis(1, 1)}), ProofOutcome::untrue);
    QCOMPARE(with({axis(1, 0)}), ProofOutcome::unrelated);
    QCOMPARE(with({axis(1, 0), axis(-1, 2)}), ProofOutcome::untrue);
    QCOMPARE(with({}), ProofOutcome::unrelated);
    // One axis may name both pieces, each of which it has to separate.
    const Shape beyond = Segment<double>{{0, -1, -1}, {0, -1, 1}};
    const AxisProof both{{{{Rational(0), Rational(1), Rational(0)}, {{0, 1}, {0}}}}};
    QCOMPARE(outcome(claim(false), notched, beyond, {both}), ProofOutcome::holds);
    QCOMPARE(outcome(claim(false), notched, segment, {both}), ProofOutcome::untrue);
    QCOMPARE(with({{{Rational(1), Rational(-4), Rational(0)}, {{0, 1}, {}}}}),
             ProofOutcome::untrue);
  }

  // The smaller within the larger: no axis separates the whole of them.
  void axesBetweenGroupsOfTriangles() {
    const Mesh inner = *meshOf(Shape(Aabb<double>{{-1, -1, -1}, {1, 1, 1}}));
    const Mesh outer = *meshOf(Shape(Aabb<double>{{-2, -2, -2}, {2, 2, 2}}));
    const auto miss = [](const Mesh& a, const Mesh& b) {
      const Shape first = a;
      const Shape second = b;
      const std::array<const Shape*, 2> shapes{&first, &second};
      return certify(claim(false), shapes, QueryOptions{}, ProofEffort::every);
    };
    const auto axesOf = [](const Certificate& certificate) {
      return std::get<AxisProof>(certificate.proof->content).axes.size();
    };
    for (const Certificate& certificate : {miss(inner, outer), miss(outer, inner)}) {
      QCOMPARE(certificate.status, Status::proven);
      QVERIFY(axesOf(certificate) >= 6);
      QVERIFY(axesOf(certificate) <= 24);
    }
    QCOMPARE(miss(inner, inner).status, Status::absent);
    Mesh beyond = inner;
    for (Vector3<double>& vertex : beyond.vertices.edit()) vertex[0] += 9;
    QCOMPARE(axesOf(miss(inner, beyond)), std::size_t{1});
    Mesh large = outer;
    std::vector<std::array<int, 3>>& triangles = large.triangles.edit();
    while (triangles.size() <= 4096) triangles.push_back(triangles[triangles.size() % 12]);
    QCOMPARE(miss(inner, large).status, Status::absent);
  }

  void oneSidedVerdictsAreHeldToTheFacing() {
    // The triangle's normal points up: a downward line comes from the front.
    const Shape down = Segment<double>{{0.5, 0.5, 1}, {0.5, 0.5, -1}};
    const Shape up = Ray<double>{{0.5, 0.5, -1}, {0, 0, 2}};
    const Shape along = Line<double>{{0.5, 0.5, 0}, {1, 0, 0}};
    Report hit = claim(true);
    hit.point = vectorOf(0.5, 0.5, 0);
    Report miss = claim(false);
    for (const Shape* line : {&down, &up, &along}) {
      const bool front = line == &down;
      hit.info.oneSided = miss.info.oneSided = true;
      hit.certificate = check(hit, *line, triangle);
      miss.certificate = check(miss, *line, triangle);
      QCOMPARE(hit.certificate.status, front ? Status::proven : Status::unproven);
      QCOMPARE(proofGround(hit), front ? ProofGround::point : ProofGround::facing);
      QCOMPARE(miss.certificate.status, front ? Status::absent : Status::proven);
      QCOMPARE(proofGround(miss), front ? ProofGround::none : ProofGround::facing);
      hit.info.oneSided = miss.info.oneSided = false;
      QCOMPARE(check(hit, *line, triangle).status, Status::proven);
      QCOMPARE(check(miss, *line, triangle).status, Status::absent);
    }
    // An axis proves a miss from either side.
    const Shape beside = Segment<double>{{5, 5, 1}, {5, 5, -1}};
    Report apart = missBy(1, 0, 0);
    apart.info.oneSided = true;
    apart.certificate = check(apart, beside, triangle);
    QCOMPARE(proofGround(apart), ProofGround::axis);
    QCOMPARE(check(apart, beside, triangle).status, Status::proven);
    // A common point does not prove the facing.
    hit.info.oneSided = miss.info.oneSided = true;
    const Proof common{PointProof{{Rational(0.5), Rational(0.5), Rational(0)}}};
    QCOMPARE(outcome(hit, up, triangle, common), ProofOutcome::contradicts);
    QCOMPARE(outcome(miss, up, triangle, common), ProofOutcome::unrelated);
    QCOMPARE(outcome(hit, down, triangle, common), ProofOutcome::holds);
    // A facing that no double shows: the volume is about 1e-320.
    const Shape sliver = Triangle<double>{
        {Vector3<double>(0, 0, 0), Vector3<double>(1e-160, 0, 0), Vector3<double>(0, 1e-160, 0)}};
    QCOMPARE(check(hit, Segment<double>{{0, 0, 1e-200}, {0, 0, -1e-200}}, sliver).status,
             Status::unproven);
    hit.point = vectorOf(0, 0, 0);
    QCOMPARE(check(hit, Segment<double>{{0, 0, 1e-200}, {0, 0, -1e-200}}, sliver).status,
             Status::proven);
    QCOMPARE(check(hit, Segment<double>{{0, 0, -1e-200}, {0, 0, 1e-200}}, sliver).status,
             Status::unproven);
  }

  // The answers of a one-sided method from behind, in every scalar.
  void oneSidedMethodsProveTheirMisses() {
    const Shape up = Segment<double>{{0.5, 0.5, -1}, {0.5, 0.5, 1}};
    const std::array<const Shape*, 2> shapes{&up, &triangle};
    int seen = 0;
    for (const FittingQuery& query : queriesFor(shapes)) {
      if (!query.entry->info.oneSided) continue;
      for (const ScalarKind scalar :
           {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
        const Report report = query.entry->run(shapes, scalar, {}, true);
        QVERIFY(!*report.hit);
        QCOMPARE(report.certificate.status, Status::proven);
        QCOMPARE(proofGround(report), ProofGround::facing);
        ++seen;
      }
    }
    QCOMPARE(seen, 6);
  }

  void emptySlabsMissByWeights() {
    // x + y <= 1 with x >= 1 and y >= 1.
    const Kdop<double> empty{
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}}, {1, 1, 0, 0}, {2, 2, 1, 1}};
    Kdop<double> single = empty;
    single.max[3] = 2;
    std::optional<std::vector<Rational>> weights = weightsOfEmptiness(empty);
    QVERIFY(weights.has_value());
    QVERIFY(provesEmptiness(*weights, empty));
    QVERIFY(!provesEmptiness(*weights, single));
    QVERIFY(!weightsOfEmptiness(single));
    QVERIFY(!weightsOfEmptiness(box));
    for (Rational& weight : *weights) weight = -weight;
    QVERIFY(!provesEmptiness(*weights, empty));
    // Weights of bounds that do not cancel prove nothing: -x <= -1 alone.
    std::vector<Rational> one(8, Rational(0));
    one[1] = Rational(1);
    QVERIFY(!provesEmptiness(one, empty));

    Report miss = claim(false);
    miss.certificate = check(miss, empty, box);
    QCOMPARE(miss.certificate.status, Status::proven);
    QCOMPARE(proofGround(miss), ProofGround::emptiness);
    QCOMPARE(check(miss, single, Aabb<double>{{0, 0, 0}, {1, 1, 1}}).status, Status::absent);
    QCOMPARE(check(claim(true), empty, box).status, Status::absent);
    // By definition it is in front of every plane.
    Report front;
    front.info = {Kind::side, "claim", ""};
    front.side = Side::front;
    const Shape plane = Plane<double>{{0, 0, 1}, 9};
    QCOMPARE(check(front, empty, plane).status, Status::proven);
    QCOMPARE(check(front, plane, empty).status, Status::proven);
    QCOMPARE(check(front, single, plane).status, Status::absent);
    const Kdop2<double> flat{{{1, 0}, {0, 1}, {1, -1}}, {0, 0, 2}, {1, 1, 3}};
    QCOMPARE(check(miss, flat, Point2<double>{{0, 0}}).status, Status::proven);
  }

  void boundsAreHeldToTheirSlabs() {
    const Kdop<double> a{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}, {1, 1, 1}};
    const Kdop<double> touching{a.directions, {1, 0, 0}, {2, 1, 1}};
    const Kdop<double> apart{a.directions, {1, 0, 1.5}, {2, 1, 2}};
    Report report;
    report.info = {Kind::bound, "claim", ""};
    report.mayHit = true;
    report.certificate = check(report, a, touching);
    QCOMPARE(report.certificate.status, Status::proven);
    QCOMPARE(proofGround(report), ProofGround::slabs);
    QCOMPARE(check(report, a, apart).status, Status::absent);
    report.mayHit = false;
    report.separating.emplace();
    report.separating->axis = vectorOf(0, 0, 1);
    QCOMPARE(check(report, a, touching).status, Status::unproven);
    QCOMPARE(check(report, a, apart).status, Status::proven);
  }

  void rightVerdictsOfRoundedPointsAreProven() {
    // A flat triangle off the grid contains no point of doubles except its corners.
    const Shape tilted =
        Triangle<double>{{Vector3<double>(0.1, 0.2, 0.3), Vector3<double>(1.3, -0.7, 0.6),
                          Vector3<double>(-0.4, 1.1, -0.9)}};
    const Shape other =
        Triangle<double>{{Vector3<double>(0.3, 0.1, -1.7), Vector3<double>(0.4, 0.3, 1.9),
                          Vector3<double>(0.2, 0.4, 1.3)}};
    const Shape ray = Ray<double>{Vector3<double>(0.1, 0.3, -2.1), Vector3<double>(0.07, 0, 0.9)};
    Mesh surface;
    const auto& corners = std::get<Triangle<double>>(tilted).vertices;
    surface.vertices.edit().assign(corners.begin(), corners.end());
    surface.triangles.edit().push_back({0, 1, 2});
    const Shape mesh = surface;
    for (const std::array<const Shape*, 2> shapes :
         {std::array{&tilted, &other}, std::array{&ray, &mesh}, std::array{&other, &mesh}}) {
      int asked = 0;
      for (const FittingQuery& query : queriesFor(shapes)) {
        if (query.entry->info.kind != Kind::intersect) continue;
        for (const ScalarKind scalar : {ScalarKind::float64, ScalarKind::exact}) {
          if (!query.entry->has(scalar)) continue;
          const Report report = query.entry->run(query.shapes, scalar, {}, false);
          QVERIFY(*report.hit);
          QCOMPARE(report.certificate.status, Status::proven);
          ++asked;
        }
      }
      QVERIFY(asked >= 2);
    }
  }

  // Search finds wrong float verdicts of both kinds; none of them counts as proven, while exact
  // proves the opposite.
  void wrongFloatVerdictsAreUnproven() {
    testing::TriangleBoxMix mix(testing::Mix::nearSurface, 12);
    int wrongHits = 0;
    int wrongMisses = 0;
    for (int i = 0; i < 20000 && (wrongHits == 0 || wrongMisses == 0); ++i) {
      const auto input = mix.next();
      const Shape a = input.a;
      const Shape b = input.b;
      const std::array<const Shape*, 2> shapes{&a, &b};
      const QueryEntry& sat = testing::listed(TriangleAabbSat::info, shapes);
      const Report rounded = sat.run(shapes, ScalarKind::float32, {}, false);
      const Report exact = sat.run(shapes, ScalarKind::exact, {}, false);
      if (rounded.hit == exact.hit) continue;
      ++(*rounded.hit ? wrongHits : wrongMisses);
      const std::string text = testing::describe(Kind::intersect, shapes);
      QVERIFY2(rounded.certificate.status != Status::proven, text.c_str());
      QVERIFY2(exact.certificate.status == Status::proven, text.c_str());
    }
    QVERIFY(wrongHits > 0 && wrongMisses > 0);
  }
};

HAIRLINE_TEST(TestCertificate, nothing);
#include "test_certificate.moc"
