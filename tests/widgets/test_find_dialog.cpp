#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>

#include "core/scene/scene_file.h"
#include "core/search/findings_file.h"
#include "core/search/judge.h"
#include "tests/support/test_class.h"
#include "widgets/search/find_dialog.h"
#include "widgets/search/findings_view.h"
#include "widgets/search/findings_window.h"
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

    const QPersistentModelIndex worst = list->model()->index(0, 0, list->model()->index(0, 0));
    list->expand(worst.parent());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(worst).center());
    auto* shrink = child<QPushButton>("findShrink");
    QVERIFY(shrink->isEnabled());
    QTest::mouseClick(shrink, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(
        worst.sibling(worst.row(), FindingsModel::CaseColumn).data().toString(),
        QStringLiteral("shrunk"), patience);
    QCOMPARE(list->model()->rowCount(), found);

    QSignalSpy chosen(m_dialog.get(), &FindDialog::sceneChosen);
    list->scrollTo(worst);
    QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(worst).center());
    QCOMPARE(chosen.count(), 1);
    const auto scene = chosen[0][0].value<Scene>();
    QCOMPARE(scene.objects.size(), std::size_t{2});
    std::optional<Finding> finding = findingOf(scene);
    QVERIFY(finding.has_value());
    const SearchCase given = caseOf(scene, scene.focus);
    Result<Judge> judge = Judge::make(questionOf(*finding, given));
    QVERIFY(judge && judge->shows(given, *finding));
  }

  void findingsAreGroupedAndSorted() {
    FindingsView view(nullptr, nullptr);
    auto* list = view.findChild<QTreeView*>("findings");
    new QAbstractItemModelTester(list->model(),
                                 QAbstractItemModelTester::FailureReportingMode::QtTest, &view);
    const QString path = m_folder.filePath("grouped.jsonl");
    writeFindings(path);
    Result<std::vector<Scene>> scenes = readFindings(path.toStdString());
    QVERIFY(bool(scenes));
    std::vector<ListedFinding> listed;
    for (Scene& scene : *scenes) listed.push_back(*listedFinding(std::move(scene)));
    QVERIFY(listed.size() > 10);
    view.append(listed);
    view.resize(900, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));

    const QAbstractItemModel& model = *list->model();
    const int causes = model.rowCount();
    QVERIFY(causes > 1 && causes < static_cast<int>(listed.size()) / 2);
    int sum = 0;
    double before = HUGE_VAL;
    for (int row = 0; row < causes; ++row) {
      const QModelIndex cause = model.index(row, 0);
      const int count = model.rowCount(cause);
      QVERIFY2(cause.data().toString().startsWith(QString::number(count) + " × False "),
               qPrintable(cause.data().toString()));
      sum += count;
      int simplest = 0;
      double last = HUGE_VAL;
      for (int i = 0; i < count; ++i) {
        const QModelIndex finding = model.index(i, FindingsModel::MarginColumn, cause);
        const double margin = finding.data(FindingsModel::SortRole).toDouble();
        QVERIFY(margin <= last);
        last = margin;
        if (margin >= 0) {
          QVERIFY(!finding.data().toString().isEmpty());
          QVERIFY(finding.data(Qt::ToolTipRole).toString().contains(" ulp"));
        }
        simplest += finding.siblingAtColumn(0).data().toString().contains("simplest") ? 1 : 0;
      }
      QCOMPARE(simplest, 1);
      const double worst = cause.siblingAtColumn(FindingsModel::MarginColumn)
                               .data(FindingsModel::SortRole)
                               .toDouble();
      QVERIFY(worst <= before);
      before = worst;
      QCOMPARE(worst, model.index(0, FindingsModel::MarginColumn, cause)
                          .data(FindingsModel::SortRole)
                          .toDouble());
    }
    QCOMPARE(sum, static_cast<int>(listed.size()));

    // By number of findings, with a click on the heading.
    auto* header = list->header();
    const QPoint heading(header->sectionViewportPosition(FindingsModel::CaseColumn) + 10,
                         header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, heading);
    const auto countAt = [&](int row) { return model.rowCount(model.index(row, 0)); };
    const bool isUp = header->sortIndicatorOrder() == Qt::AscendingOrder;
    QCOMPARE(countAt(0) <= countAt(causes - 1), isUp);

    // A row is copied as text.
    list->setCurrentIndex(model.index(0, 0));
    QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(model.index(0, 0).data().toString()));
  }

  void findingsOfAFileAreOpenedOneAfterTheOther() {
    const QString path = m_folder.filePath("whole.jsonl");
    writeFindings(path);
    const QByteArray before = bytesOf(path);
    FindingsWindow window(path, nullptr, nullptr);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto* state = window.findChild<QLabel*>("findingsState");
    QTRY_VERIFY_WITH_TIMEOUT(state->text().contains(" causes"), patience);
    auto* list = window.findChild<QTreeView*>("findings");
    QSignalSpy chosen(&window, &FindingsWindow::sceneChosen);
    auto* next = window.findChild<QPushButton*>("findNext");
    auto* previous = window.findChild<QPushButton*>("findPrevious");
    int all = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
      all += list->model()->rowCount(list->model()->index(row, 0));
    }
    for (int i = 0; i < all + 3; ++i) QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(chosen.count(), all);
    for (int i = 0; i < all + 3; ++i) QTest::mouseClick(previous, Qt::LeftButton);
    QCOMPARE(chosen.count(), 2 * all - 1);
    QVERIFY(findingOf(chosen[0][0].value<Scene>()).has_value());
    QVERIFY(chosen[0][0].value<Scene>() == chosen.last()[0].value<Scene>());
    QVERIFY(!(chosen[0][0].value<Scene>() == chosen[1][0].value<Scene>()));

    // From a cause that is chosen itself, by Enter.
    list->setCurrentIndex(list->model()->index(0, 0, list->model()->index(0, 0)));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(chosen.count(), 2 * all);
    QTest::mouseClick(window.findChild<QPushButton*>("findShrink"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(state->text().startsWith("Shrunk"), patience);
    QCOMPARE(bytesOf(path), before);
  }

  void badFilesAreOneLine_data() {
    QTest::addColumn<QByteArray>("added");
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<QString>("says");
    QByteArray scene = "{'format': 'hairline-scene', 'version': 1, 'objects': []}\n";
    scene.replace('\'', '"');
    QTest::newRow("cut off") << scene.left(30) << true << "is cut off";
    QTest::newRow("newer") << QByteArray(scene).replace("1", "99") << false << "version";
    QTest::newRow("no JSON") << QByteArray("no findings\n") << false << "Line ";
    QTest::newRow("no finding") << scene << true << "cannot be read";
  }
  void badFilesAreOneLine() {
    QFETCH(const QByteArray, added);
    QFETCH(const bool, isWhole);
    QFETCH(const QString, says);
    const QString path = m_folder.filePath("bad.jsonl");
    QFile::remove(path);
    writeFindings(path);
    write(path, bytesOf(path) + added);
    FindingsWindow window(path, nullptr, nullptr);
    const auto* state = window.findChild<QLabel*>("findingsState");
    QTRY_VERIFY2_WITH_TIMEOUT(state->text().contains(says), qPrintable(state->text()), patience);
    QVERIFY2(state->text().contains("bad.jsonl"), qPrintable(state->text()));
    QCOMPARE(state->text().count('\n'), isWhole ? 1 : 0);
    const auto* model = window.findChild<QTreeView*>("findings")->model();
    QCOMPARE(model->rowCount() > 0, isWhole);
    QVERIFY(window.findChild<QPushButton*>("findNext")->isEnabled() == isWhole);
  }

  void missingFilesAndMethodsAreNamed() {
    FindingsWindow missing(m_folder.filePath("none.jsonl"), nullptr, nullptr);
    const auto* nothing = missing.findChild<QLabel*>("findingsState");
    QTRY_VERIFY_WITH_TIMEOUT(nothing->text().contains("none.jsonl"), patience);
    FindingsWindow folder(m_folder.path(), nullptr, nullptr);
    const auto* refused = folder.findChild<QLabel*>("findingsState");
    QTRY_VERIFY_WITH_TIMEOUT(refused->text().contains(m_folder.path()), patience);

    const QString path = m_folder.filePath("of_another.jsonl");
    writeFindings(path);
    write(path, bytesOf(path).replace("\"sat\"", "\"theirs\""));
    FindingsWindow window(path, nullptr, nullptr);
    window.show();
    const auto* state = window.findChild<QLabel*>("findingsState");
    QTRY_VERIFY_WITH_TIMEOUT(state->text().contains(QStringLiteral("“theirs”")), patience);
    QTest::mouseClick(window.findChild<QPushButton*>("findNext"), Qt::LeftButton);
    QTest::mouseClick(window.findChild<QPushButton*>("findShrink"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(state->text().contains("theirs") && !state->text().contains("causes"),
                             patience);
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
  /// Writes a file of what sat in float gets wrong about triangle and box.
  void writeFindings(const QString& path) {
    SearchPlan plan;
    plan.question.kind = Kind::intersect;
    plan.question.methods = {"sat"};
    plan.question.scalars = {ScalarKind::float32};
    plan.question.kinds.set(static_cast<std::size_t>(FindingKind::exact));
    const Scene pair = sceneOfAPair();
    for (const SceneObject& object : pair.objects) {
      plan.question.operands.push_back(object.shape.index());
    }
    plan.cases.operands = plan.question.operands;
    plan.end = 3000;
    plan.keep = 30;
    Result<FindingsFile> file = FindingsFile::open(path.toStdString(), plan);
    QVERIFY(bool(file));
    SearchListener listener;
    listener.found = [&](const FoundCase& found) { return !file->add(found); };
    QVERIFY(bool(search(plan, listener)));
  }
  static QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  static void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }

  QTemporaryDir m_folder;
  std::unique_ptr<FindDialog> m_dialog;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestFindDialog, display);
#include "test_find_dialog.moc"
