#include <QTest>

#include "tests/support/case_maker.h"
#include "tests/support/failures.h"
#include "tests/support/question.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Case;
using testing::CaseMix;
using testing::Failures;
using testing::Family;
using testing::fullName;
using testing::Member;

namespace {

bool has(const QueryEntry& entry, std::size_t type) {
  return std::ranges::count(entry.operands, type) > 0;
}

/// The distance of a mesh is proven on request.
bool isProvenOnRequest(const QueryEntry& entry) {
  return entry.info.kind == Kind::closest && has(entry, shapeIndex<Mesh>());
}

/// Whether a distance is rational, but not the points between which it is: planes near them enclose
/// it, but do not prove it to be rational.
bool isBetweenIrrationalPoints(const Report& report) {
  return report.sqdist && report.sqdist->exact &&
         std::ranges::any_of(report.points, [](const NumberVector& point) {
           return std::ranges::any_of(point.coordinates, [](const Number& x) { return !x.exact; });
         });
}

}  // namespace

/// Exact verdicts of every method carry a proof that holds.
class TestProofs : public QObject {
  Q_OBJECT

 private slots:
  void exactVerdictsAreProven_data() { testing::addFamilies(); }
  void exactVerdictsAreProven() {
    QFETCH(int, index);
    QFETCH(bool, moving);
    const Family& family = testing::allFamilies()[static_cast<std::size_t>(index)];
    const Member& decider = *testing::decider(family, moving);
    if (!decider.entry->has(ScalarKind::exact)) return;
    const auto verdict = [&](const Case& given) {
      return decider.test(given.pointers(), ScalarKind::exact, given.options());
    };
    Failures failures;
    bool any = false;
    for (const CaseMix mix : testing::caseMixes) {
      testing::CaseMaker maker(family.operands, moving, mix, verdict, 71, 5);
      for (int n = testing::caseCount(6); n > 0; --n) {
        const Case given = maker.next();
        for (const Member& member : family.members) {
          const QueryEntry& entry = *member.entry;
          const Kind kind = entry.info.kind;
          if ((kind == Kind::sweep) != moving || !entry.has(ScalarKind::exact)) continue;
          any = true;
          const Report report = member.run(given.pointers(), ScalarKind::exact, given.options());
          // An empty k-DOP has no distance.
          if (!report.verdict() || isProvenOnRequest(entry)) continue;
          if (isBetweenIrrationalPoints(report)) continue;
          failures.check(report.certificate.status == Certificate::Status::proven,
                         [&] { return fullName(entry) + ": " + testing::describe(kind, given); });
        }
      }
    }
    if (any) ++m_asked;
    QVERIFY2(failures.checked() == 0 || failures.none(), failures.text());
  }
  void cleanupTestCase() { QVERIFY2(m_asked > 100, qPrintable(QString::number(m_asked))); }

 private:
  int m_asked = 0;
};

HAIRLINE_TEST(TestProofs, nothing);
#include "test_proofs.moc"
