#include <QTest>
#include <map>

#include "tests/support/question.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::question;

/// Every question about two or three shapes has an independent way to its exact answer.
class TestReferences : public QObject {
  Q_OBJECT

 private slots:
  void everyQuestionHasOne() {
    std::map<std::string, bool> questions;
    for (const QueryEntry* entry : allQueries()) {
      const bool isReference = entry->info.method == "reference";
      bool& has = questions[question(*entry)];
      has = has || (isReference && entry->has(ScalarKind::exact));
    }
    QVERIFY(questions.size() > 800);
    for (const auto& [text, has] : questions) QVERIFY2(has, (text + " has no reference").c_str());
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
