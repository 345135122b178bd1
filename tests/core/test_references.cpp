#include <QTest>
#include <map>
#include <set>

#include "tests/support/question.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::question;

namespace {

bool isEllipsoid(std::size_t type) { return type == shapeIndex<Ellipsoid<double>>(); }
bool isTurned(std::size_t type) {
  return type == shapeIndex<Cylinder<double>>() || type == shapeIndex<Cone<double>>() ||
         type == shapeIndex<Disc<double>>() || isEllipsoid(type);
}
bool isRound(std::size_t type) {
  return isTurned(type) || type == shapeIndex<Sphere<double>>() ||
         type == shapeIndex<Capsule<double>>();
}
/// Why a question may have no reference; null if it needs one.
const char* excuse(const QueryEntry& entry) {
  switch (entry.info.kind) {
    case Kind::sweep:
    case Kind::closest:
    case Kind::intersect:
    case Kind::bound:
      break;
    case Kind::contains:
      if (entry.operands[1] == shapeIndex<Mesh>() && isRound(entry.operands[0])) {
        return "on a triangle within a round shape each side has to be looked at";
      }
      break;
    case Kind::side:
    case Kind::common:
    case Kind::orientation:
    case Kind::inCircle:
    case Kind::inSphere:
      break;
  }
  return nullptr;
}

}  // namespace

/// Every question about two or three shapes has an independent way to its exact answer, except
/// listed ones.
class TestReferences : public QObject {
  Q_OBJECT

 private slots:
  void everyQuestionHasOneOrAnExcuse() {
    std::map<std::string, std::vector<const QueryEntry*>> questions;
    for (const QueryEntry* entry : allQueries()) questions[question(*entry)].push_back(entry);
    std::set<std::string> excused;
    for (const auto& [text, entries] : questions) {
      const bool has = std::any_of(entries.begin(), entries.end(), [](const QueryEntry* entry) {
        return entry->info.method == "reference" && entry->has(ScalarKind::exact);
      });
      // A question with an exact method has no excuse: all its methods are tried.
      const bool isExcused = std::all_of(entries.begin(), entries.end(),
                                         [](const QueryEntry* e) { return excuse(*e) != nullptr; });
      QVERIFY2(has || isExcused, (text + " has no reference").c_str());
      QVERIFY2(!has || !isExcused, (text + " has a reference and is excused").c_str());
      if (isExcused) excused.insert(text);
    }
    // Nothing is excused unnoticed.
    QCOMPARE(excused.size(), 6U);
  }

  void referencesAnswerInExactAlone() {
    for (const QueryEntry* entry : allQueries()) {
      const bool isReference = entry->info.method == "reference";
      QCOMPARE(entry->scalars.float64 || entry->scalars.float32, !isReference);
    }
  }
};

HAIRLINE_TEST(TestReferences, nothing);
#include "test_references.moc"
