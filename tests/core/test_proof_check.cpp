#include <QTest>
#include <cmath>

#include "core/query/proof/certificate.h"
#include "core/query/proof/proof_check.h"
#include "core/query/proof/proof_json.h"
#include "tests/support/case_maker.h"
#include "tests/support/failures.h"
#include "tests/support/question.h"
#include "tests/support/test_class.h"
#include "tests/support/vertex_motion.h"

using namespace hairline;
using testing::Case;
using testing::CaseMix;
using testing::Failures;
using testing::Family;
using testing::fullName;
using testing::Member;

namespace {

using Vector = Vector3<Rational>;

/// Beyond all operands, and along none.
const Vector far(Rational(0x1p1022) + Rational::fraction(1, 3), Rational(0x1.8p1022),
                 Rational(-0x1.2p1021) + Rational::fraction(1, 7));

template <typename List>
void dropLast(List& list) {
  if (!list.empty()) list.pop_back();
}

/// Faulty copies of a proof, none of which proves anything.
struct Faulty {
  std::vector<Proof> made;

  template <typename Content, typename Change>
  void add(const Content& content, const Change& change) {
    Content changed = content;
    change(changed);
    made.push_back({std::move(changed)});
  }

  void operator()(const PointProof& proof) {
    add(proof, [](PointProof& p) { p.point += far; });
    add(proof, [](PointProof& p) { p.time = Rational(2); });
    add(proof, [](PointProof& p) { p.time = Rational(-1); });
    // Only of sets that rotate.
    add(proof, [](PointProof& p) { p.operand = 0; });
    add(proof, [](PointProof& p) { p.crossing = {p.point, p.point}; });
  }
  void operator()(const SlabsProof& proof) {
    add(proof, [](SlabsProof& p) { p.values[0] += far[0]; });
    add(proof, [](SlabsProof& p) { dropLast(p.values); });
  }
  void operator()(const AxisProof& proof) {
    add(proof,
        [](AxisProof& p) { p.axes[0].axis = Vector(Rational(0), Rational(0), Rational(0)); });
    add(proof, [](AxisProof& p) { dropLast(p.axes); });
    add(proof, [](AxisProof& p) { p.axes[0].pieces.a = {1000}; });
  }
  void operator()(const PlanesProof& proof) {
    add(proof, [](PlanesProof& p) { p.points[0] += far; });
    add(proof, [](PlanesProof& p) { std::swap(p.planes[0].offsets[0], p.planes[0].offsets[1]); });
    add(proof, [](PlanesProof& p) {
      auto& [first, second] = p.planes[0].offsets;
      second += (second - first) * Rational(0x1p-30);
    });
    add(proof, [](PlanesProof& p) { dropLast(p.planes); });
  }
  void operator()(const WeightsProof& proof) {
    add(proof, [](WeightsProof& p) { p.weights[0] += Rational(1); });
    add(proof, [](WeightsProof& p) { p.vertices.assign(p.weights.size(), 1000); });
  }
  void operator()(const EmptinessProof& proof) {
    add(proof, [](EmptinessProof& p) { p.weights[0] += Rational(1); });
    add(proof, [](EmptinessProof& p) { dropLast(p.weights); });
  }
  void operator()(const PlaneProof& proof) {
    add(proof, [](PlaneProof& p) { p.planes[0].offset += absolute(far[0]) * far[0] * far[0]; });
    add(proof, [](PlaneProof& p) { dropLast(p.planes); });
  }
  void operator()(const SidesProof& proof) {
    add(proof, [](SidesProof& p) { p.points[1] += far; });
    add(proof, [](SidesProof& p) { p.points[0] += far; });
  }
  void operator()(const FacingProof& proof) {
    add(proof, [](FacingProof& p) { p.normal += far; });
  }
  void operator()(const CrossingsProof& proof) {
    add(proof, [](CrossingsProof& p) { p.triangles.push_back(1000000); });
    if (!proof.triangles.empty()) {
      add(proof, [](CrossingsProof& p) { dropLast(p.triangles); });
    }
    if (proof.point) add(proof, [](CrossingsProof& p) { *p.point += far; });
  }
  void operator()(const EquationsProof& proof) {
    add(proof, [](EquationsProof& p) {
      if (p.point) *p.point += far;
      if (p.line) (*p.line)[0] += far;
      for (auto& weights : p.weights) weights[0] += Rational(1);
    });
  }
  void operator()(const OutsideProof& proof) {
    add(proof, [](OutsideProof& p) { p.point += far; });
    add(proof, [](OutsideProof& p) { p.normal -= p.normal; });
    add(proof, [](OutsideProof& p) { p.offset += absolute(far[0]) * far[0] * far[0]; });
  }
  void operator()(const InsideProof& proof) {
    if (proof.faces.empty()) {
      add(proof, [](InsideProof& p) { p.faces.push_back({0, 1, 2}); });
      return;
    }
    add(proof, [](InsideProof& p) { dropLast(p.faces); });
    add(proof, [](InsideProof& p) { std::swap(p.faces[0][0], p.faces[0][1]); });
    add(proof, [](InsideProof& p) { p.faces[0][0] = 1000; });
  }
  void operator()(const FactorsProof& proof) {
    add(proof, [](FactorsProof& p) { std::swap(p.rows[0], p.rows[1]); });
    add(proof, [](FactorsProof& p) { p.rows[0] = p.rows[1]; });
    add(proof, [](FactorsProof& p) { p.rows[0] = 1000; });
    add(proof, [](FactorsProof& p) { p.lower[0][0] += Rational(1); });
    add(proof, [](FactorsProof& p) { dropLast(p.lower[1]); });
    add(proof, [](FactorsProof& p) { dropLast(p.upper); });
  }
  void operator()(const LocusProof& proof) {
    add(proof, [](LocusProof& p) { p.coefficients.back() += Rational(1); });
    add(proof, [](LocusProof& p) { p.coefficients.assign(p.coefficients.size(), Rational(0)); });
    add(proof, [](LocusProof& p) { dropLast(p.coefficients); });
  }
  void operator()(const IntervalsProof& proof) {
    if (proof.contact) {
      add(proof, [](IntervalsProof& p) { p.contact->point += far; });
      add(proof, [](IntervalsProof& p) { p.contact.reset(); });
    }
    if (proof.meeting) {
      add(proof, [](IntervalsProof& p) { p.meeting->polynomial[0] += Rational(0x1p-40); });
      add(proof, [](IntervalsProof& p) { p.meeting->polynomial.clear(); });
      add(proof, [](IntervalsProof& p) { p.meeting->times = {Rational(2), Rational(3)}; });
      add(proof, [](IntervalsProof& p) { p.meeting->weights[1].clear(); });
      add(proof, [](IntervalsProof& p) {
        for (auto& weight : p.meeting->weights[0]) weight.clear();
      });
      add(proof, [](IntervalsProof& p) {
        for (auto& weights : p.meeting->weights) {
          for (std::vector<Rational>& weight : weights) {
            for (Rational& coefficient : weight) coefficient = -coefficient;
          }
        }
      });
      add(proof, [](IntervalsProof& p) { p.meeting->pieces.a = {1}; });
      add(proof, [](IntervalsProof& p) { p.contact = PointProof{}; });
    }
    if (proof.intervals.empty()) return;
    add(proof, [](IntervalsProof& p) { p.intervals[0].to = Rational(2); });
    add(proof, [](IntervalsProof& p) { p.intervals[0].from = Rational(-1); });
    add(proof, [](IntervalsProof& p) {
      p.intervals[0].axis -= p.intervals[0].axis;
      p.intervals[0].higher.clear();
    });
  }
};

/// Reports with the other verdicts.
std::vector<Report> flipped(const Report& report) {
  std::vector<Report> made;
  const auto add = [&](const auto& change) {
    made.push_back(report);
    change(made.back());
  };
  if (report.hit) add([](Report& r) { r.hit = !*r.hit, r.time.reset(); });
  if (report.mayHit) add([](Report& r) { r.mayHit = !*r.mayHit; });
  if (report.contains) add([](Report& r) { r.contains = !*r.contains; });
  if (report.side)
    add([](Report& r) { r.side = static_cast<Side>((static_cast<int>(*r.side) + 1) % 3); });
  if (report.sign) add([](Report& r) { r.sign = *r.sign < 1 ? *r.sign + 1 : -1; });
  if (report.relation) {
    add([](Report& r) {
      r.relation = static_cast<Relation>((static_cast<int>(*r.relation) + 1) % 4);
    });
  }
  if (report.sqdist && std::isfinite(report.sqdist->value * 2 + 1)) {
    add([](Report& r) {
      r.sqdist->value = r.sqdist->value * 2 + 1;
      if (r.sqdist->exact) *r.sqdist->exact = *r.sqdist->exact * Rational(2) + Rational(1);
    });
  }
  return made;
}

/// The proof as it is read from what is written, with numbers in either form.
Proof readBack(const Proof& proof, bool hexadecimal) {
  std::string text;
  {
    JsonObject object(text);
    appendProofFields(text, object, proof, hexadecimal);
  }
  const Result<Json> json = parseJson(text);
  return *readProof(*json);
}

}  // namespace

/// Proofs prove what they should, and nothing else.
class TestProofCheck : public QObject {
  Q_OBJECT

 private slots:
  void provenVerdicts_data() { testing::addFamilies(); }
  void provenVerdicts() {
    QFETCH(int, index);
    QFETCH(bool, moving);
    const Family& family = testing::allFamilies()[static_cast<std::size_t>(index)];
    const auto verdict = testing::steeringVerdict(family, moving);
    Failures failures;
    for (const CaseMix mix : {CaseMix::grid, CaseMix::real, CaseMix::degenerate}) {
      testing::CaseMaker maker(family.operands, moving, mix, verdict, 73, 3);
      for (int n = testing::caseCount(1); n > 0; --n) {
        const Case given = maker.next();
        for (const Member& member : family.members) {
          if ((member.entry->info.kind == Kind::sweep) != moving) continue;
          for (const ScalarKind each : {ScalarKind::float32, ScalarKind::exact}) {
            if (member.entry->has(each)) checkVerdict(member, given, each, failures);
          }
        }
      }
    }
    QVERIFY2(failures.checked() == 0 || failures.none(), failures.text());
  }

  /// Operands whose vertices move on their own lines: every exact verdict has a proof, of hits with
  /// their time.
  void provenMotions_data() {
    QTest::addColumn<int>("a");
    QTest::addColumn<int>("b");
    QTest::newRow("point triangle") << 1 << 3;
    QTest::newRow("segment segment") << 2 << 2;
    QTest::newRow("triangle triangle") << 3 << 3;
  }
  void provenMotions() {
    QFETCH(int, a);
    QFETCH(int, b);
    testing::MotionMaker maker(static_cast<std::size_t>(a), static_cast<std::size_t>(b), 1410);
    Failures failures;
    for (int i = 0; i < testing::caseCount(200); ++i) {
      const testing::MovingPair pair = maker.next(testing::MotionMaker::mixes[std::size_t(i) % 5]);
      const auto pointers = pair.pointers();
      const std::vector<const Shape*> shapes(pointers.begin(), pointers.end());
      const auto queries = findQueries(shapes, Kind::sweep);
      const auto text = [&] { return testing::describe(pair); };
      const auto cubic = std::ranges::find_if(
          queries, [](const IndexedQuery& query) { return query.entry->info.method == "cubic"; });
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::exact}) {
        const Report report = cubic->answer(shapes, scalar, pair.options());
        const Certificate certificate = certify(report, shapes, pair.options(), ProofEffort::every);
        const bool isProven = certificate.status == Certificate::Status::proven;
        failures.check(isProven || scalar != ScalarKind::exact, text);
        if (!isProven) continue;
        const std::vector<std::string_view> proven =
            hairline::checkProof(report, shapes, pair.options(), *certificate.proof).proven;
        failures.check(
            !*report.hit || std::ranges::count(proven, "time") == 1 || scalar != ScalarKind::exact,
            text);
        checkProof(report, shapes, pair.options(), *certificate.proof, false, failures, text);
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }
  void cleanupTestCase() {
    for (std::size_t i = 0; i < m_proven.size(); ++i) {
      // Empty k-DOPs are too rare at random.
      const std::size_t emptiness = Proof{EmptinessProof{}}.content.index();
      QVERIFY2(i == emptiness || m_proven[i] > 0, qPrintable(QString::number(i)));
    }
  }

 private:
  void checkVerdict(const Member& member, const Case& given, ScalarKind scalar,
                    Failures& failures) {
    std::vector<const Shape*> shapes = given.pointers();
    const Report report = member.answer(shapes, scalar, given.options());
    QueryOptions options = given.options();
    if (member.swapped) {
      std::ranges::reverse(shapes);
      options = withSwappedOperands(options);
    }
    const Certificate certificate = certify(report, shapes, options, ProofEffort::every);
    if (certificate.status != Certificate::Status::proven) return;
    // The sign of a determinant depends on the order of its points.
    const bool isOrdered = member.entry->isOrdered() || isPredicate(member.entry->info.kind);
    checkProof(report, shapes, options, *certificate.proof, isOrdered, failures, [&] {
      return fullName(*member.entry) + " in " + std::string(name(scalar)) + ": " +
             testing::describe(member.entry->info.kind, given);
    });
  }

  /// A proof holds, also when read back and swapped, and no longer with what is changed.
  template <typename Describe>
  void checkProof(const Report& report, const std::vector<const Shape*>& shapes,
                  const QueryOptions& options, const Proof& proof, bool isOrdered,
                  Failures& failures, const Describe& describe) {
    const auto text = [&](const char* what) { return what + (", " + describe()); };
    ++m_proven[proof.content.index()];
    const auto outcome = [&](const Report& claim, const Proof& claimed) {
      return hairline::checkProof(claim, shapes, options, claimed).outcome;
    };
    for (const bool hexadecimal : {false, true}) {
      failures.check(outcome(report, readBack(proof, hexadecimal)) == ProofOutcome::holds,
                     [&] { return text("not read back"); });
    }
    for (const Report& other : flipped(report)) {
      failures.check(outcome(other, proof) == ProofOutcome::contradicts,
                     [&] { return text("not refuted"); });
    }
    Faulty faulty;
    std::visit(faulty, proof.content);
    for (const Proof& claimed : faulty.made) {
      failures.check(outcome(report, claimed) != ProofOutcome::holds, [&] {
        return text("faulty") + ' ' + std::to_string(&claimed - faulty.made.data());
      });
    }
    if (isOrdered) return;
    const std::vector<const Shape*> reversed(shapes.rbegin(), shapes.rend());
    const ProofOutcome other =
        hairline::checkProof(report, reversed, withSwappedOperands(options), swapped(proof))
            .outcome;
    failures.check(other == ProofOutcome::holds, [&] { return text("not swapped"); });
  }

  std::array<int, std::variant_size_v<decltype(Proof::content)>> m_proven{};
};

HAIRLINE_TEST(TestProofCheck, nothing);
#include "test_proof_check.moc"
