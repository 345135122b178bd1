#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/queries.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/question.h"
#include "tests/support/random_shapes.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::fullName;
using testing::question;
using testing::ShapeMaker;

namespace {

constexpr std::array<ScalarKind, 3> scalars{ScalarKind::float32, ScalarKind::float64,
                                            ScalarKind::exact};

// The operands of one case, and pointers to them as queries take them.
struct Operands {
  Operands(ShapeMaker& maker, const std::vector<std::size_t>& types, int number) {
    maker.setOnGrid(number % 2 == 0);
    for (const std::size_t type : types) shapes.push_back(maker.next(type));
    for (const Shape& shape : shapes) pointers.push_back(&shape);
  }
  Operands(const Operands&) = delete;
  Operands& operator=(const Operands&) = delete;

  std::vector<Shape> shapes;
  std::vector<const Shape*> pointers;
};

// Methods that answer dozens of pairs with one body take fewer cases of each.
int casesFor(const QueryEntry& entry, int full) {
  const auto all = allQueries();
  const auto pairs = std::count_if(all.begin(), all.end(), [&](const QueryEntry* other) {
    return other->info.kind == entry.info.kind && other->info.method == entry.info.method;
  });
  return caseCount(pairs > 20 ? full / 10 : full);
}

template <typename Wanted>
void addQueries(Wanted&& wanted) {
  QTest::addColumn<int>("index");
  int index = -1;
  for (const QueryEntry* entry : allQueries()) {
    ++index;
    if (wanted(*entry)) QTest::newRow(fullName(*entry).c_str()) << index;
  }
}

}  // namespace

/// What holds for every query, of whatever kind: a query is covered when it stands in the list.
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
      QVERIFY2(std::any_of(scalars.begin(), scalars.end(),
                           [&](ScalarKind scalar) { return entry->has(scalar); }),
               text.c_str());
    }
  }

  void silentEqualsExplained_data() {
    addQueries([](const QueryEntry&) { return true; });
  }
  void silentEqualsExplained() {
    QFETCH(int, index);
    const QueryEntry& entry = *allQueries()[static_cast<std::size_t>(index)];
    ShapeMaker maker(31);
    Failures failures;
    for (int i = casesFor(entry, 300); i > 0; --i) {
      const Operands operands(maker, entry.operands, i);
      const auto text = [&] {
        return fullName(entry) + ": " + testing::describe(entry.info.kind, operands.pointers);
      };
      for (const ScalarKind scalar : scalars) {
        if (!entry.has(scalar)) continue;
        const Report silent = entry.run(operands.pointers, scalar, {}, false);
        const Report explained = entry.run(operands.pointers, scalar, {}, true);
        failures.check(silent.verdict().has_value() || silent.overflow, text);
        failures.check(silent.verdict() == explained.verdict(), text);
        failures.check(silent.trace.steps.empty(), text);
        const int steps = static_cast<int>(explained.trace.steps.size());
        failures.check(explained.trace.deciding >= -1 && explained.trace.deciding < steps, text);
        if (!silent.verdict()) continue;
        failures.check(entry.test(operands.pointers, scalar, {}) == *silent.verdict(), text);
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void exactIsNeverUnproven_data() {
    addQueries([](const QueryEntry& entry) { return entry.has(ScalarKind::exact); });
  }
  void exactIsNeverUnproven() {
    QFETCH(int, index);
    const QueryEntry& entry = *allQueries()[static_cast<std::size_t>(index)];
    ShapeMaker maker(32);
    Failures failures;
    for (int i = casesFor(entry, 300); i > 0; --i) {
      const Operands operands(maker, entry.operands, i);
      const Report report = entry.run(operands.pointers, ScalarKind::exact, {}, false);
      failures.check(report.certificate.status != Certificate::Status::unproven, [&] {
        return fullName(entry) + ": " + testing::describe(entry.info.kind, operands.pointers);
      });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void symmetricQueriesTakeEitherOrder_data() {
    addQueries([](const QueryEntry& entry) { return entry.info.symmetric; });
  }
  void symmetricQueriesTakeEitherOrder() {
    QFETCH(int, index);
    const QueryEntry& entry = *allQueries()[static_cast<std::size_t>(index)];
    ShapeMaker maker(33);
    Failures failures;
    for (int i = casesFor(entry, 300); i > 0; --i) {
      const Operands operands(maker, entry.operands, i);
      const std::vector<const Shape*> turned(operands.pointers.rbegin(), operands.pointers.rend());
      QVERIFY2(entry.accepts(turned), fullName(entry).c_str());
      const ScalarKind scalar =
          entry.has(ScalarKind::exact) ? ScalarKind::exact : ScalarKind::float64;
      failures.check(
          entry.test(operands.pointers, scalar, {}) == entry.test(turned, scalar, {}), [&] {
            return fullName(entry) + ": " + testing::describe(entry.info.kind, operands.pointers);
          });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void methodsAgreeInExact() {
    std::map<std::string, std::vector<const QueryEntry*>> questions;
    for (const QueryEntry* entry : allQueries()) {
      if (entry->has(ScalarKind::exact) && !entry->info.oneSided) {
        questions[question(*entry)].push_back(entry);
      }
    }
    Failures failures;
    for (const auto& [text, entries] : questions) {
      if (entries.size() < 2) continue;
      ShapeMaker maker(34);
      int hits = 0;
      const int count = casesFor(*entries[0], 400);
      for (int i = count; i > 0; --i) {
        const Operands operands(maker, entries[0]->operands, i);
        const bool first = entries[0]->test(operands.pointers, ScalarKind::exact, {});
        hits += first ? 1 : 0;
        for (const QueryEntry* entry : entries) {
          failures.check(entry->test(operands.pointers, ScalarKind::exact, {}) == first, [&] {
            return fullName(*entries[0]) + " and " + std::string(entry->info.method) + ": " +
                   testing::describe(entry->info.kind, operands.pointers);
          });
        }
      }
      qInfo("%s: %d of %d hit", text.c_str(), hits, count);
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void everyPairIsFoundInEitherOrder() {
    ShapeMaker maker(35);
    for (const QueryEntry* entry : allQueries()) {
      const Operands operands(maker, entry->operands, 0);
      const std::vector<const Shape*> turned(operands.pointers.rbegin(), operands.pointers.rend());
      for (const auto& shapes : {operands.pointers, turned}) {
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

QTEST_APPLESS_MAIN(TestQueries)
#include "test_queries.moc"
