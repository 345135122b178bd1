#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTreeView>

#include "core/scene/scene_file.h"
#include "core/search/judge.h"
#include "tests/support/test_class.h"
#include "widgets/search/find_dialog.h"
#include "widgets/search/invariance_dialog.h"

namespace hairline {
namespace {

constexpr int patience = 120000;

Scene sceneOfAPair() {
  const Result<Scene> scene = parseScene(R"({"format": "hairline-scene", "version": 1,
      "objects": [{"id": "t", "type": "triangle", "vertices": [[0,0,0],[1,0,0],[0,1,0]]},
                  {"id": "b", "type": "aabb", "min": [0,0,0], "max": [1,1,1]}],
      "focus": ["t", "b"]})");
  return scene ? *scene : Scene{};
}

}  // namespace

/// Searching from the window: what a user chooses, sees and opens.
class TestFindDialog : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    qRegisterMetaType<Scene>();
    m_dialog = std::make_unique<FindDialog>(sceneOfAPair(), std::vector<std::string>{}, nullptr);
    new QAbstractItemModelTester(child<QTreeView>("findings")->model(),
                                 QAbstractItemModelTester::FailureReportingMode::QtTest,
                                 m_dialog.get());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
  }
  void cleanup() { m_dialog.reset(); }

  void startsWithThePairInFocus() {
    QCOMPARE(child<QComboBox>("findKind")->currentText(), QStringLiteral("Intersect"));
    QVERIFY(child<QComboBox>("findOperands")->currentText().contains(QStringLiteral("box")));
    QVERIFY(child<QCheckBox>("findNearby")->isEnabled());
    QVERIFY(methods()->count() >= 4);
    QVERIFY(!child<QPushButton>("findShrink")->isEnabled());
    // Other shapes are not near it.
    child<QComboBox>("findKind")->setFocus();
    QTest::keyClick(child<QComboBox>("findKind"), Qt::Key_End);
    QVERIFY(!child<QCheckBox>("findNearby")->isEnabled());
  }

  void nothingChosenCannotBeSearched() {
    for (int i = 0; i < methods()->count(); ++i) methods()->item(i)->setCheckState(Qt::Unchecked);
    QVERIFY(!child<QPushButton>("findStart")->isEnabled());
    methods()->item(0)->setCheckState(Qt::Checked);
    QVERIFY(child<QPushButton>("findStart")->isEnabled());
  }

  void findsShrinksAndOpens() {
    auto* list = child<QTreeView>("findings");
    auto* start = child<QPushButton>("findStart");
    QTest::mouseClick(start, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() > 2, patience);
    QVERIFY(child<QLabel>("findState")->text().contains(QStringLiteral(" a second")));
    QCOMPARE(start->text().remove(QLatin1Char('&')), QStringLiteral("Stop"));
    QTest::mouseClick(start, Qt::LeftButton);
    QTRY_COMPARE(start->text().remove(QLatin1Char('&')), QStringLiteral("Search"));
    const int found = list->model()->rowCount();

    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, middleOf(list, 0));
    auto* shrink = child<QPushButton>("findShrink");
    QVERIFY(shrink->isEnabled());
    QTest::mouseClick(shrink, Qt::LeftButton);
    const QModelIndex last = list->model()->index(0, FindingsModel::CaseColumn);
    QTRY_COMPARE_WITH_TIMEOUT(last.data().toString(), QStringLiteral("shrunk"), patience);
    QCOMPARE(list->model()->rowCount(), found);

    QSignalSpy chosen(m_dialog.get(), &FindDialog::sceneChosen);
    QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, middleOf(list, 0));
    QCOMPARE(chosen.count(), 1);
    const auto scene = chosen[0][0].value<Scene>();
    QCOMPARE(scene.objects.size(), std::size_t{2});
    std::optional<Finding> finding = findingOf(scene);
    QVERIFY(finding.has_value());
    const SearchCase given = caseOf(scene, scene.focus);
    Result<Judge> judge = Judge::make(questionOf(*finding, given));
    QVERIFY(judge && judge->shows(given, *finding));
  }

  void closesWhileItSearches() {
    QTest::mouseClick(child<QPushButton>("findStart"), Qt::LeftButton);
    m_dialog->close();
    m_dialog.reset();
  }

  void oddOnesOutAreMarked() {
    // Once moved by 2^20, binary32 has no room for the gap; as it is, it sees it.
    SearchCase given;
    const double x = 1 + 0x1p-10;
    given.shapes = {Triangle<double>{{Vector3<double>(x, 0, 0), Vector3<double>(x, 1, 0),
                                      Vector3<double>(x, 0, 1)}},
                    Aabb<double>{Vector3<double>(0, 0, 0), Vector3<double>(1, 1, 1)}};
    InvarianceDialog dialog(given, QStringLiteral("triangle – box"), nullptr);
    auto* table = dialog.findChild<QTableView*>(QStringLiteral("invarianceGrid"));
    new QAbstractItemModelTester(table->model(),
                                 QAbstractItemModelTester::FailureReportingMode::QtTest, &dialog);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 20, patience);
    const auto* model = qobject_cast<InvarianceModel*>(table->model());
    QVERIFY(model != nullptr);
    for (int column = 0; column < model->columnCount(); ++column) {
      QCOMPARE(model->index(0, column).data().toString(), QStringLiteral("Miss"));
      const bool isExact =
          model->grid().columns[static_cast<std::size_t>(column)].scalar == ScalarKind::exact;
      for (int row = 0; row < model->rowCount() && isExact; ++row) {
        QCOMPARE(model->index(row, column).data().toString(), QStringLiteral("Miss"));
      }
    }
    const int odd = model->oddCount();
    const QString state = dialog.findChild<QLabel*>(QStringLiteral("invarianceState"))->text();
    QVERIFY(odd > 0);
    QVERIFY2(state.endsWith(QStringLiteral(": ") + QString::number(odd)), qPrintable(state));
  }

 private:
  template <typename Widget>
  Widget* child(const char* name) const {
    return m_dialog->findChild<Widget*>(QString::fromLatin1(name));
  }
  QListWidget* methods() const { return child<QListWidget>("findMethods"); }
  static QPoint middleOf(const QTreeView* list, int row) {
    return list->visualRect(list->model()->index(row, 0)).center();
  }

  std::unique_ptr<FindDialog> m_dialog;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestFindDialog, display);
#include "test_find_dialog.moc"
