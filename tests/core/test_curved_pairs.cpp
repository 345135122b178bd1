#include <QTest>

#include "core/query/proof/proof_check.h"
#include "core/query/proof/witness.h"
#include "core/solve/touch.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/general_pairs.h"
#include "tests/support/hit_rate.h"
#include "tests/support/known_contacts.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::ContactFrame;
using testing::contacts;
using testing::Failures;
using testing::frameOf;
using testing::KnownContact;
using testing::movedBy;
using testing::ShapeMaker;
using V = Vector3<double>;

namespace {

/// The pairs of curved shapes of which one is no ball around a core.
std::vector<std::array<std::size_t, 2>> pairs() {
  const std::vector<std::size_t> types = testing::roundTypes();
  std::vector<std::array<std::size_t, 2>> found;
  for (std::size_t i = 0; i < types.size(); ++i) {
    for (std::size_t j = std::max<std::size_t>(i, 2); j < types.size(); ++j) {
      found.push_back({types[i], types[j]});
    }
  }
  return found;
}

Report ask(const Shape& a, const Shape& b, std::string_view method, ScalarKind scalar) {
  const auto query = testing::findQuery(a, b, Kind::intersect, method);
  return query->entry->run(query->shapes, scalar, {}, false);
}

enum class Evidence { proven, refuted, none };

/// What proofs that are found for either verdict say of an exact one.
Evidence evidence(const Shape& a, const Shape& b, bool isHit) {
  const std::array<const Shape*, 2> shapes{&a, &b};
  for (const bool claims : {isHit, !isHit}) {
    Report claim;
    claim.info.kind = Kind::intersect;
    claim.scalar = ScalarKind::exact;
    claim.hit = claims;
    for (const Proof& proof : findProofs(claim, shapes, {})) {
      if (checkProof(claim, shapes, {}, proof).outcome != ProofOutcome::holds) continue;
      return claims == isHit ? Evidence::proven : Evidence::refuted;
    }
  }
  return Evidence::none;
}

std::string text(const Shape& a, const Shape& b) {
  return testing::describe(Kind::intersect, std::array<const Shape*, 2>{&a, &b});
}

}  // namespace

/// The reference for two curved shapes: by proofs, by the search of nearest points in double, and
/// by contacts that are known.
class TestCurvedPairs : public QObject {
  Q_OBJECT

 private slots:
  void randomPairsAreProven_data() {
    QTest::addColumn<unsigned>("first");
    QTest::addColumn<unsigned>("second");
    for (const auto& [a, b] : pairs()) {
      const std::string name =
          std::string(shapeTypeNames[a]) + ' ' + std::string(shapeTypeNames[b]);
      QTest::newRow(name.c_str()) << static_cast<unsigned>(a) << static_cast<unsigned>(b);
    }
  }
  void randomPairsAreProven() {
    QFETCH(unsigned, first);
    QFETCH(unsigned, second);
    ShapeMaker maker(41);
    Failures failures;
    int cases = 0;
    int hits = 0;
    int unproven = 0;
    for (int n = caseCount(60); n > 0; --n) {
      maker.setOnGrid(n % 2 == 0);
      maker.setDegenerate(n % 6 == 0);
      const Shape a = maker.next(first);
      Shape b = maker.next(second);
      // Most miss, so that some come nearer.
      if (n % 2 != 0 && 2 * hits <= cases) {
        b = movedBy(b, (*firstPosition(a) - *firstPosition(b)) * 0.5);
      }
      const Report report = ask(a, b, "reference", ScalarKind::exact);
      const Evidence found = evidence(a, b, *report.hit);
      unproven += found == Evidence::none ? 1 : 0;
      failures.check(found != Evidence::refuted, [&] { return text(a, b); });
      if (n % 2 == 0) continue;
      // Random ones do not touch.
      ++cases;
      hits += *report.hit ? 1 : 0;
      failures.check(found == Evidence::proven, [&] { return "unproven " + text(a, b); });
      const Report rounded = ask(a, b, "gjk", ScalarKind::float64);
      failures.check(*rounded.hit == *report.hit, [&] { return "unlike gjk " + text(a, b); });
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isBalanced(hits, cases));
    // Contacts in irrational points.
    QVERIFY2(unproven <= 3, std::to_string(unproven).c_str());
  }

  /// Any two of these touch in the point, overlap if one is moved forward, and are disjoint if it
  /// is moved back.
  void touchInOnePoint() {
    Failures failures;
    for (const ContactFrame& frame :
         {frameOf(1, 0, 0, 0), frameOf(1, 1, 1, 0), frameOf(2, 1, 0, -1)}) {
      const V& n = frame.n;
      const V c = V::Zero();
      const std::vector<KnownContact> below = contacts(c, frame);
      for (const ContactFrame& other : {ContactFrame{-n, frame.t, frame.u, frame.length},
                                        ContactFrame{-n, frame.u, frame.t, frame.length},
                                        ContactFrame{-n, -frame.t, frame.u, frame.length}}) {
        const std::vector<KnownContact> above = contacts(c, other);
        for (std::size_t i = 0; i < below.size(); ++i) {
          for (std::size_t j = std::max<std::size_t>(i, 3); j < above.size(); ++j) {
            const Shape& b = above[j].shape;
            const auto* first = std::get_if<Disc<double>>(&below[i].shape);
            const auto* second = std::get_if<Disc<double>>(&b);
            const bool areParallel =
                first && second && cross(first->normal, second->normal).isZero();
            // A point at zero can be moved by less.
            const double least =
                below[i].name == std::string_view("cone's apex") ? 0x1p-60 : 0x1p-44;
            for (const double step : {0.0, -least, least}) {
              const Shape a = movedBy(below[i].shape, n * step);
              const Report report = ask(a, b, "reference", ScalarKind::exact);
              const bool isHit = step == 0 || (step > 0 && !areParallel);
              const auto describe = [&] {
                return std::string(below[i].name) + ", " + above[j].name + ": " + text(a, b);
              };
              failures.check(*report.hit == isHit, describe);
              const Evidence found = evidence(a, b, isHit);
              failures.check(found == Evidence::proven, describe);
            }
          }
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  /// Moved to a contact in an irrational point, as near as doubles go: on both sides of it the
  /// verdict is proven.
  void nextToContact() {
    Failures failures;
    ShapeMaker maker(43);
    for (const auto& [first, second] : pairs()) {
      for (int n = caseCount(1); n > 0; --n) {
        maker.setOnGrid(false);
        const Shape a = maker.next(first);
        const Shape b = maker.next(second);
        for (const bool isHit : {false, true}) {
          const Result<Solved> solved = isHit ? touch(a, b) : oneUlp(a, b, UlpStep::apart);
          if (!solved) continue;
          failures.check(evidence(solved->shape, b, isHit) == Evidence::proven,
                         [&] { return text(solved->shape, b); });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(failures.checked() > 20);
  }
};

HAIRLINE_TEST(TestCurvedPairs, nothing);
#include "test_curved_pairs.moc"
