#include <QTest>
#include <cmath>
#include <map>

#include "core/query/budget.h"
#include "core/query/proof/certificate.h"
#include "core/query/proof/proof_check.h"
#include "core/query/proof/rotation_facts.h"
#include "core/query/proof/witness.h"
#include "tests/support/hit_rate.h"
#include "tests/support/rotating_pairs.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::boundedTypes;
using testing::boxAround;
using testing::caseCount;
using testing::curvedTypes;
using testing::distanceAt;
using testing::exactlyAt;
using testing::Failures;
using testing::motionOf;
using testing::RotatingPair;
using testing::RotatingShape;
using testing::rotationAboutZ;
using testing::RotationMaker;
using testing::ShapeMaker;
using testing::sweep;
using testing::timeOf;

namespace {

using V = Vector3<double>;
using RationalVector = Vector3<Rational>;

/// The projection of a shape on an axis.
Interval<double> extentOf(const Shape& shape, const V& axis) {
  return toDouble(roundedOutward(*extentAlong(shape, exact(axis)), 64));
}

}  // namespace

/// Proofs of verdicts on sweeps of shapes that rotate.
class TestRotationProofs : public QObject {
  Q_OBJECT

  /// Whether proofs that were true become untrue, or prove nothing, as they are changed.
  static bool areBrokenFormsUntrue(const Report& report, std::span<const Shape* const> shapes,
                                   const QueryOptions& options, const Proof& proof) {
    const auto outcomeOf = [&](const IntervalsProof& content) {
      return checkProof(report, shapes, options, Proof{content}).outcome;
    };
    const auto& whole = std::get<IntervalsProof>(proof.content);
    bool isRight = outcomeOf(whole) == ProofOutcome::holds;
    if (!whole.intervals.empty()) {
      IntervalsProof changed = whole;
      changed.intervals.back().axis = exact(V(0, 0, 0));
      isRight = isRight && outcomeOf(changed) == ProofOutcome::untrue;
      changed = whole;
      *changed.intervals.back().to = Rational(1) + Rational(0x1p-60);
      isRight = isRight && outcomeOf(changed) == ProofOutcome::untrue;
      changed = whole;
      changed.intervals.pop_back();
      isRight = isRight && (*report.hit || outcomeOf(changed) != ProofOutcome::holds);
    }
    if (!whole.contact) return isRight;
    const auto isUntrueWith = [&](const auto& change) {
      IntervalsProof changed{{}, whole.contact};
      change(*changed.contact);
      return outcomeOf(changed) == ProofOutcome::untrue;
    };
    return isRight && isUntrueWith([](PointProof& p) { p.point += exact(V(1e3, 1e3, 1e3)); }) &&
           isUntrueWith([](PointProof& p) { p.time = Rational(2); }) &&
           isUntrueWith([](PointProof& p) { p.time = Rational(-1); }) &&
           isUntrueWith([](PointProof& p) { p.operand.reset(); }) &&
           isUntrueWith([](PointProof& p) { p.operand = 2; }) && isUntrueWith([](PointProof& p) {
             // Not across a plane, and beyond the other operand.
             const RationalVector end =
                 p.crossing ? p.point : RationalVector(p.point * Rational(9));
             p.crossing = {end, exact(V(0, 0, 0))};
           });
  }

 private slots:
  // Against positions by rational rotations: never where the projections meet at some time, and at
  // a single time wherever they do not.
  void boundsOfProofsHoldAtEveryTime() {
    RotationMaker plainMaker(47);
    RotationMaker curvedMaker(50, curvedTypes);
    testing::Random random(48);
    Failures failures;
    int separated = 0;
    const int count = caseCount(3000);
    for (int i = 0; i < count; ++i) {
      const RotatingPair pair = (i % 2 == 0 ? plainMaker : curvedMaker).next();
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      const RotatingSubject subject(proofQuestion(Kind::sweep, shapes, motionOf(pair)));
      V axis = random.point(-1, 1);
      const auto gapAt = [&](double time) {
        return gapBetween(extentOf(exactlyAt(pair[0], time), axis),
                          extentOf(exactlyAt(pair[1], time), axis));
      };
      const double from = random.real(0, 1);
      const double to = std::min(1., from + std::array{0., 0.01, 0.1, 1.}[std::size_t(i) % 4]);
      const bool isSeparated = subject.separates(exact(axis), Rational(from), Rational(to));
      separated += isSeparated ? 1 : 0;
      bool isRight = isSeparated || to > from || gapAt(from) < 1e-9;
      for (int k = 0; k <= 8 && isSeparated; ++k) {
        isRight = isRight && gapAt(from + (to - from) * k / 8) > -1e-9;
      }
      failures.check(isRight, [&] {
        return describe(pair) + " from " + std::to_string(from) + " to " + std::to_string(to);
      });
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(separated > count / 10 && separated < count, std::to_string(separated).c_str());
  }

  void verdictsAreProven() {
    struct Counts {
      int cases = 0;
      int proven = 0;
      int timed = 0;
      int later = 0;
    };
    // By the type of either shape, of misses and of hits.
    std::map<std::string_view, std::array<Counts, 2>> counts;
    std::array<Counts, 2> all;
    RotationMaker plainMaker(49);
    RotationMaker curvedMaker(51, curvedTypes);
    RotationMaker mixedMaker(52, boundedTypes());
    const std::array makers{&plainMaker, &curvedMaker, &mixedMaker};
    Failures failures;
    testing::HitRate rate;
    const int count = caseCount(600);
    for (int i = 0; i < count; ++i) {
      const RotatingPair pair = makers[static_cast<std::size_t>(i) % 3]->next();
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      const QueryOptions options = motionOf(pair);
      Report report;
      report.info.kind = Kind::sweep;
      report.scalar = ScalarKind::float64;
      const std::optional<double> time = timeOf(pair, "interval_halving", ScalarKind::float64);
      report.hit = time.has_value();
      if (time) report.time = Number{*time, std::nullopt};
      rate.count(*report.hit);
      const Certificate found = certify(report, shapes, options, ProofEffort::every);
      std::vector<Counts*> counted{&all[*report.hit]};
      for (const RotatingShape& each : pair) {
        counted.push_back(&counts[typeName(each.shape)][*report.hit]);
      }
      for (Counts* each : counted) {
        ++each->cases;
        each->later += time > 0 ? 1 : 0;
      }
      if (found.proof == nullptr) continue;
      const ProofChecked checked = checkProof(report, shapes, options, *found.proof);
      for (Counts* each : counted) {
        ++each->proven;
        each->timed += std::ranges::count(checked.proven, std::string_view("time")) > 0 ? 1 : 0;
      }
      failures.check(areBrokenFormsUntrue(report, shapes, options, *found.proof),
                     [&] { return describe(pair); });
      const auto& contact = std::get<IntervalsProof>(found.proof->content).contact;
      if (!contact || i % 3 != 0) continue;
      const double gap = distanceAt(pair, contact->time.toNearestDouble());
      failures.check(gap < 1e-9, [&] { return std::to_string(gap) + " of " + describe(pair); });
    }
    const auto show = [](std::string_view type, const std::array<Counts, 2>& each) {
      qInfo("%s: %d of %d misses, %d of %d hits (%d after the start), %d with their time",
            std::string(type).c_str(), each[0].proven, each[0].cases, each[1].proven, each[1].cases,
            each[1].later, each[1].timed);
    };
    for (const auto& [type, each] : counts) {
      show(type, each);
    }
    show("all", all);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(rate.isBalanced(), rate.text().c_str());
    QVERIFY(all[0].proven * 100 >= all[0].cases * 95);
    QVERIFY(all[1].proven * 100 >= all[1].cases * 95);
    QVERIFY(all[1].timed * 100 >= all[1].proven * 95);
  }

  // Nothing is rounded across the plane in which they rotate.
  void verdictsOnShapesOfThePlaneAreProven() {
    const std::array types{shapeIndex<Segment2<double>>(), shapeIndex<Triangle2<double>>(),
                           shapeIndex<Rectangle2<double>>(), shapeIndex<Kdop2<double>>()};
    ShapeMaker maker(61);
    testing::Random random(62);
    testing::HitRate rate;
    int proven = 0;
    const int count = caseCount(200);
    for (int i = 0; i < count; ++i) {
      RotatingPair pair;
      for (std::size_t k = 0; k < 2; ++k) {
        const V way = random.point(-2, 2);
        const V center = random.point(-2, 2);
        const auto type = types[static_cast<std::size_t>(random.integer(0, 3))];
        pair[k] = {maker.next(type), V(way[0], way[1], 0), rotationAboutZ(random.real(-7, 7))};
        pair[k].rotation->center = V(center[0], center[1], 0);
      }
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      const Report report = sweep(pair, "interval_halving", ScalarKind::float64);
      if (!report.hit) continue;
      rate.count(*report.hit);
      const auto found = certify(report, shapes, motionOf(pair), ProofEffort::every);
      proven += found.status == Certificate::Status::proven ? 1 : 0;
    }
    const std::string text = std::to_string(proven) + " proven, " + rate.text();
    qInfo("%s", text.c_str());
    QVERIFY2(proven * 100 >= count * 95, text.c_str());
  }

  void provesMissesOfRoundAndFastShapes() {
    const Shape capsule = Capsule<double>{V(0, 0, 0), V(2, 0, 0), 0.5};
    const auto isProven = [](const RotatingPair& pair) {
      const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
      Report report;
      report.hit = false;
      const auto proofs = findRotationProofs(report, shapes, motionOf(pair));
      if (proofs.empty()) return false;
      const auto facts = factsOf(proofQuestion(Kind::sweep, shapes, motionOf(pair)), proofs[0]);
      return facts && facts->hit == false;
    };
    const Shape wall = boxAround(V(0, 4.01, 0), V(9, 1.5, 9));
    QVERIFY(isProven({{{capsule, V::Zero(), rotationAboutZ(1000)}, {wall}}}));
    const Shape far = boxAround(V(0, 6, 0), V(9, 1.5, 9));
    const RotationMotion oblique{V(1, 1, 1e-3), 6000, V(0.1, 0.2, 0.3)};
    QVERIFY(isProven({{{boxAround(V(0, 0, 0), V(1, 1, 1)), V(0.5, 0.5, 0), oblique}, {far}}}));
    // As far as the wall and no farther: there is no gap to prove.
    const Shape near = boxAround(V(0, 4, 0), V(9, 1.5, 9));
    QVERIFY(!isProven({{{capsule, V::Zero(), rotationAboutZ(1000)}, {near}}}));
    QVERIFY(!isProven({{{capsule, V::Zero(), rotationAboutZ(1000)}, {near, V(0, -1, 0)}}}));
  }

  // Within the operations of a question.
  void hitsOfLargeHullsAreProven() {
    testing::Random random(63);
    const auto ball = [&](const V& center) {
      Convex<double> hull;
      while (hull.vertices.size() < 2000) {
        const V v = random.point(-1, 1);
        if (v.norm() > 0.5) hull.vertices.push_back(center + v / v.norm());
      }
      return Shape(hull);
    };
    const RotatingPair pair{
        {{ball(V(0, 0, 0)), V::Zero(), RotationMotion{V(1, 2, 3), 2, V(0.5, 0, 0)}},
         {ball(V(1.5, 1.5, 0)), V(-1, -1, 0)}}};
    const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
    const Report report = sweep(pair, "interval_halving", ScalarKind::float64);
    QVERIFY(report.hit == true && report.time->value > 0);
    const OperationBudget budget(operationsOfQuestion);
    const auto found = certify(report, shapes, motionOf(pair), ProofEffort::every);
    QVERIFY(found.status == Certificate::Status::proven);
  }

  /// What a common point of the first operand, as that is before it moves, proves.
  static bool meetsAt(const RotatingPair& pair, const PointProof& proof) {
    const std::array<const Shape*, 2> shapes{&pair[0].shape, &pair[1].shape};
    const std::array<const Shape*, 2> swappedShapes{shapes[1], shapes[0]};
    const QueryOptions options = motionOf(pair);
    const auto facts = factsOf(proofQuestion(Kind::sweep, shapes, options), Proof{proof});
    const auto same = factsOf(
        proofQuestion(Kind::sweep, swappedShapes, withSwappedOperands(options)), swapped({proof}));
    if (facts.has_value() != same.has_value()) qFatal("%s", describe(pair).c_str());
    return facts && facts->hit == true && facts->time->max == proof.time;
  }

  // The end of a rod turns into a wall: where the sine is 3/4, and not sooner.
  void commonPointsAreCheckedToTheLastDigits() {
    const RotatingPair rod{{{Segment<double>{V(0, 0, 0), V(2, 0, 0)}, V::Zero(), rotationAboutZ(1)},
                            {Aabb<double>{V(-9, 1.5, -9), V(9, 9, 9)}}}};
    const auto meets = [&](const RotatingPair& pair, const char* digits, double shift = 0) {
      const RationalVector end = exact(V(2, 0, 0)) + exact(V(0, shift, 0));
      return meetsAt(pair, {end, *Rational::fromString(digits), 0});
    };
    const char* before = "848062078981481008052944338998418/1000000000000000000000000000000000";
    const char* after = "848062078981481008052944338998419/1000000000000000000000000000000000";
    QVERIFY(!meets(rod, before));
    QVERIFY(meets(rod, after));
    QVERIFY(!meets(rod, after, 1e-30));
    RotatingPair backwards = rod;
    backwards[0].rotation->angle = -1;
    QVERIFY(!meets(backwards, after));
    RotatingPair slower = rod;
    slower[0].rotation->angle = std::nextafter(1., 0.);
    QVERIFY(!meets(slower, after));
    // The wall turns the other way instead, or both do and move on alike.
    const RotatingPair turned{{{rod[0].shape}, {rod[1].shape, V::Zero(), rotationAboutZ(-1)}}};
    QVERIFY(meets(turned, after) && !meets(turned, before));
    RotatingPair both = rod;
    both[0].rotation->angle = 1.75;
    both[1].rotation = rotationAboutZ(0.75);
    both[0].displacement = both[1].displacement = V(0.5, -7, 3);
    QVERIFY(meets(both, after) && !meets(both, before));
  }

  // Two flat shapes have no point that a box around it leaves in both: a segment crosses.
  void flatShapesCross() {
    const Shape blade = Triangle<double>{{V(1, -1, -1), V(1, 1, -1), V(1, 0, 2)}};
    const Shape sheet = Triangle<double>{{V(-3, 1, -3), V(3, 1, -3), V(0, 1, 9)}};
    // Turned by 1 radian, the blade leads from (1.38, 0.3) to (-0.3, 1.38), seen along z.
    const RotatingPair pair{{{blade, V::Zero(), rotationAboutZ(1)}, {sheet}}};
    const auto meets = [&](const V& from, const V& to, const V& normal) {
      PointProof proof{exact(from), Rational(1), 0};
      proof.crossing = {exact(to), exact(normal)};
      return meetsAt(pair, proof);
    };
    QVERIFY(meets(V(1, 0, 0), V(1, 0.5, 0), V(0, 1, 0)));
    QVERIFY(meets(V(1, 0.5, 0), V(1, 0, 0), V(0, -3, 0)));
    // Both on one side; not a normal; beyond the triangle; and a point alone.
    QVERIFY(!meets(V(1, 0, 0), V(1, 0.25, 0), V(0, 1, 0)));
    QVERIFY(!meets(V(1, 0, 0), V(1, 0.5, 0), V(0, 1, 1e-9)));
    QVERIFY(!meets(V(1, 0, 0), V(1, 0.5, 0), V(0, 0, 0)));
    QVERIFY(!meets(V(1, 0, 0), V(1, 0.8, 0), V(0, 1, 0)));
    QVERIFY(!meetsAt(pair, {exact(V(1, 0.25, 0)), Rational(1), 0}));
    for (const Shape& beside : {Shape(Triangle<double>{{V(-3, 1, 4), V(3, 1, 4), V(0, 1, 9)}}),
                                Shape(Segment<double>{V(-3, 1, -1), V(3, 1, 0.5)}),
                                Shape(Disc<double>{V(-3, 1, 0), V(0, 1, 0), 1})}) {
      PointProof proof{exact(V(1, 0, 0)), Rational(1), 0};
      proof.crossing = {exact(V(1, 0.5, 0)), exact(V(0, 1, 0))};
      QVERIFY(!meetsAt({{pair[0], {beside}}}, proof));
    }
    // In the plane of the motion nothing is rounded across it.
    PointProof level{exact(V(1, 0, 0)), Rational(1), 0};
    level.crossing = {exact(V(1, 0.5, 0)), exact(V(0, 1, 0))};
    QVERIFY(meetsAt({{pair[0], {Segment<double>{V(-3, 1, 0), V(3, 1, 0)}}}}, level));
    // A concave sheet is not where the hull of its corners is.
    const Shape notched = Quad<double>{{V(-3, 1, -3), V(0, 1, 2), V(3, 1, -3), V(0, 1, 9)}};
    PointProof proof{exact(V(1, 0, 0)), Rational(1), 0};
    proof.crossing = {exact(V(1, 0.5, 0)), exact(V(0, 1, 0))};
    QVERIFY(!meetsAt({{pair[0], {notched}}}, proof));
  }
};

HAIRLINE_TEST(TestRotationProofs, nothing);
#include "test_rotation_proofs.moc"
