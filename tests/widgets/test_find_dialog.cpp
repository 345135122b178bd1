#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>
#include <QWindow>

#include "core/scene/scene_file.h"
#include "core/search/findings_file.h"
#include "core/search/judge.h"
#include "tests/support/test_class.h"
#include "widgets/document/document.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/search/find_dialog.h"
#include "widgets/search/findings_view.h"
#include "widgets/search/findings_window.h"
#include "widgets/search/invariance_dialog.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

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

/// The same with a triangle that rotates.
Scene sceneThatRotates() {
  Scene scene = sceneOfAPair();
  scene.objects[0].rotation = RotationMotion{{0, 0, 1}, 1, {0, 0, 0}};
  return scene;
}

}  // namespace

/// Searching from the window: choosing, watching and opening findings.
class TestFindDialog : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QSettings().clear();
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

  void noSearchNearAPairThatRotates() {
    QVERIFY(child<QCheckBox>("findNearby")->isEnabled());
    const FindDialog dialog(sceneThatRotates(), {}, nullptr);
    const auto* nearby = dialog.findChild<QCheckBox*>(QStringLiteral("findNearby"));
    QVERIFY(!nearby->isEnabled() && !nearby->isChecked());
    QVERIFY(nearby->toolTip() != child<QCheckBox>("findNearby")->toolTip());
    // Its types are still those that are searched.
    QCOMPARE(dialog.findChild<QComboBox*>(QStringLiteral("findOperands"))->currentText(),
             child<QComboBox>("findOperands")->currentText());
  }

  void invarianceSaysThatAPairRestsInIt() {
    QString reason;
    if (!Viewport::isAvailable(&reason)) QSKIP(qPrintable(reason));
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto messageFor = [&](const Scene& scene) {
      window.document()->setScene(scene);
      window.findChild<QAction*>(QStringLiteral("actionInvariance"))->trigger();
      auto* dialog = window.findChild<InvarianceDialog*>();
      const bool isShown = dialog != nullptr && dialog->isVisible();
      delete dialog;
      const QString text = window.findChild<QLabel*>(QStringLiteral("statusMessage"))->text();
      return isShown ? text : QStringLiteral("no dialog");
    };
    QVERIFY(!messageFor(sceneOfAPair()).contains(QRegularExpression("at rest|no dialog")));
    QVERIFY(messageFor(sceneThatRotates()).contains(QStringLiteral("at rest")));
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
        simplest += finding.siblingAtColumn(0).data().toString().contains("Simplest") ? 1 : 0;
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

    // A click on the heading sorts by the number of findings.
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

  void casesAreNarrowed() {
    QTest::mouseClick(child<QToolButton>("findDomain"), Qt::LeftButton);
    QTest::keyClicks(child<QLineEdit>("findLow"), "0");
    QVERIFY(!child<QPushButton>("findStart")->isEnabled());
    QVERIFY(child<QLabel>("findDomainFault")->text().startsWith("Highest coordinate"));
    QTest::keyClicks(child<QLineEdit>("findHigh"), "2");
    QTest::keyClicks(child<QLineEdit>("findGrid"), "0");
    QVERIFY(!child<QPushButton>("findStart")->isEnabled());
    child<QLineEdit>("findGrid")->clear();
    QTest::keyClicks(child<QLineEdit>("findGrid"), "0x1p-30");
    QTest::keyClicks(child<QLineEdit>("findRelative"), "1e-12");
    QTest::mouseClick(child<QCheckBox>("findNondegenerate"), Qt::LeftButton, {}, {5, 8});
    QVERIFY(child<QToolButton>("findDomain")->text().contains("narrowed"));

    auto* list = child<QTreeView>("findings");
    QTest::mouseClick(child<QPushButton>("findStart"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() > 0, patience);
    QTest::mouseClick(child<QPushButton>("findStart"), Qt::LeftButton);
    const FindingsModel& model = m_dialog->findChild<FindingsView*>()->model();
    CaseDomain domain;
    domain.range = {0, 2};
    for (std::size_t i = 0; i < model.count(); ++i) {
      const std::optional<SearchCase> given = caseInFocus(model.at(i).scene);
      QVERIFY(given && isIn(domain, *given, {}));
      QVERIFY(!model.at(i).margin || model.at(i).margin->relative >= 1e-12);
    }

    // Settings go into a file and come from one; the next dialog has the last ones.
    const QString path = m_folder.filePath("search.json");
    m_dialog->saveSettings(path);
    const QByteArray saved = bytesOf(path);
    QVERIFY(saved.contains("\"range\"") && saved.contains("\"relative\""));
    m_dialog.reset();
    m_dialog = std::make_unique<FindDialog>(Scene{}, std::vector<std::string>{}, nullptr);
    const QString again = m_folder.filePath("again.json");
    m_dialog->saveSettings(again);
    QCOMPARE(bytesOf(again), saved);
    child<QLineEdit>("findHigh")->setText("3");
    child<QComboBox>("findKind")->setCurrentIndex(2);
    m_dialog->loadSettings(path);
    m_dialog->saveSettings(again);
    QCOMPARE(bytesOf(again), saved);

    // So do those of earlier findings.
    const QString findings = m_folder.filePath("settings.jsonl");
    writeFindings(findings);
    m_dialog->loadSettings(findings);
    for (int i = 0; i < methods()->count(); ++i) {
      QCOMPARE(methods()->item(i)->checkState() == Qt::Checked,
               methods()->item(i)->text() == QStringLiteral("SAT"));
    }
    QVERIFY(child<QLineEdit>("findGrid")->text().isEmpty());
  }

  void badSettingsChangeNothing_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("search");
    QTest::newRow("no search") << QByteArray("{}");
    QTest::newRow("no object") << QByteArray("{\"search\": 1}");
    QTest::newRow("kind") << QByteArray("{\"search\": {\"kind\": \"nope\"}}");
    QTest::newRow("no operands") << QByteArray("{\"search\": {\"kind\": \"intersect\"}}");
    const QByteArray good =
        "{\"search\": {\"kind\": \"intersect\", \"operands\": [\"triangle\", \"aabb\"], ";
    QTest::newRow("scalar") << good + "\"scalars\": [3]}}";
    QTest::newRow("seed") << good + "\"seed\": -1}}";
    QTest::newRow("range") << good + "\"domain\": {\"range\": [1, 1]}}}";
    QTest::newRow("grid") << good + "\"domain\": {\"grid\": \"1\"}}}";
    QTest::newRow("least") << good + "\"least\": {\"ulps\": -1}}}";
  }
  void badSettingsChangeNothing() {
    QFETCH(const QByteArray, text);
    const QString before = m_folder.filePath("before.json");
    m_dialog->saveSettings(before);
    const QString path = m_folder.filePath("bad.json");
    write(path, text);
    m_dialog->loadSettings(path);
    const QString state = child<QLabel>("findState")->text();
    QVERIFY2(state.contains("bad.json: ") && !state.contains('\n'), qPrintable(state));
    const QString after = m_folder.filePath("after.json");
    m_dialog->saveSettings(after);
    QCOMPARE(bytesOf(after), bytesOf(before));
  }

  void mainWindowShowsFindings() {
    QString reason;
    if (!Viewport::isAvailable(&reason)) QSKIP(qPrintable(reason));
    const QString path = m_folder.filePath("main.jsonl");
    writeFindings(path);
    MainWindow window;
    window.document()->setScene(sceneOfAPair());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const Scene before = window.document()->scene();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDropEvent drop({200, 150}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QWindow* target = nullptr;
    for (QWindow* candidate : QGuiApplication::allWindows()) {
      if (candidate->parent() != nullptr && candidate->isVisible()) target = candidate;
    }
    QVERIFY(target != nullptr);
    QDragEnterEvent enter(QPoint(200, 150), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QCoreApplication::sendEvent(target, &drop);
    QTRY_VERIFY(window.findChild<FindingsWindow*>() != nullptr);
    auto* findings = window.findChild<FindingsWindow*>();
    auto* next = findings->findChild<QPushButton*>("findNext");
    QTRY_VERIFY_WITH_TIMEOUT(next->isEnabled(), patience);
    QVERIFY(window.document()->scene() == before);
    QTRY_COMPARE_WITH_TIMEOUT(window.files()->recentFiles().value(0), path, patience);
    // The same file once more is the same window.
    window.files()->openPath(path);
    QCOMPARE(window.findChildren<FindingsWindow*>().size(), 1);

    QTest::mouseClick(next, Qt::LeftButton);
    QVERIFY(findingOf(window.document()->scene()).has_value());
    QCOMPARE(window.cursor()->method(), std::string("sat"));
    QVERIFY(window.cursor()->scalar() == ScalarKind::float32);
    window.document()->edit(QStringLiteral("Rename"), [](Scene& scene) { scene.name = "mine"; });
    const Scene mine = window.document()->scene();
    // What the user changed is asked about.
    int asked = 0;
    QTimer closer;
    closer.callOnTimeout([&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      ++asked;
      box->reject();
    });
    closer.start(20);
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(asked, 1);
    QVERIFY(window.document()->scene() == mine);
    window.document()->undoStack()->setClean();
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
  /// Writes a file of the errors of sat in float on triangle and box.
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
