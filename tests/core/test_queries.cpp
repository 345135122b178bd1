#include <QTest>
#include <set>

#include "tests/support/question.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::fullName;

namespace {

/// Operands of a query, and pointers to them as queries take them.
struct Operands {
  Operands(testing::ShapeMaker& maker, const QueryEntry& entry) {
    for (const std::size_t type : entry.operands) shapes.push_back(maker.next(type));
    for (const Shape& shape : shapes) inOrder.push_back(&shape);
    turned.assign(inOrder.rbegin(), inOrder.rend());
  }
  Operands(const Operands&) = delete;
  Operands& operator=(const Operands&) = delete;

  std::vector<Shape> shapes;
  std::vector<const Shape*> inOrder;
  std::vector<const Shape*> turned;
};

}  // namespace

/// The properties of the queries in the list. Their answers are judged by the tests of reports,
/// agreement and invariance.
class TestQueries : public QObject {
  Q_OBJECT

 private slots:
  void namesAreUniqueAndSourcesGiven() {
    std::set<std::string> seen;
    QVERIFY(!allQueries().empty());
    for (const QueryEntry* entry : allQueries()) {
      const std::string text = fullName(*entry);
      QVERIFY2(seen.insert(text).second, text.c_str());
      QVERIFY2(!entry->info.method.empty() && !entry->info.source.empty(), text.c_str());
      QVERIFY2(entry->operands.size() >= 2, text.c_str());
      QVERIFY2(std::any_of(testing::scalars.begin(), testing::scalars.end(),
                           [&](ScalarKind scalar) { return entry->has(scalar); }),
               text.c_str());
    }
  }

  void symmetricQueriesTakeEitherOrder() {
    testing::ShapeMaker maker(33);
    for (const QueryEntry* entry : allQueries()) {
      const Operands operands(maker, *entry);
      QCOMPARE(entry->accepts(operands.inOrder), true);
      // These methods need operands of one type.
      const bool same = entry->operands.front() == entry->operands.back();
      QVERIFY2(!entry->info.symmetric || same, fullName(*entry).c_str());
      QCOMPARE(entry->accepts(operands.turned), same);
    }
  }

  void everyPairIsFoundInEitherOrder() {
    testing::ShapeMaker maker(35);
    for (const QueryEntry* entry : allQueries()) {
      const Operands operands(maker, *entry);
      for (const auto& shapes : {operands.inOrder, operands.turned}) {
        if (entry->isOrdered() && !entry->accepts(shapes)) continue;
        const auto fitting = queriesFor(shapes);
        QVERIFY2(std::any_of(fitting.begin(), fitting.end(),
                             [&](const FittingQuery& f) {
                               return f.entry == entry && entry->accepts(f.shapes);
                             }),
                 fullName(*entry).c_str());
      }
    }
  }
};

HAIRLINE_TEST(TestQueries, nothing);
#include "test_queries.moc"
