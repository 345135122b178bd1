#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>
#include <QTreeWidget>

#include "core/search/plugin/own_report.h"
#include "tests/support/scene_object.h"
#include "tests/support/test_class.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/explain/steps_model.h"
#include "widgets/pair/pair_list_model.h"
#include "widgets/pair/pairs_panel.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/scene_pairs.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/pair/verdict_table_model.h"
#include "widgets/search/find_dialog.h"
#include "widgets/search/findings_model.h"
#include "widgets/search/invariance_dialog.h"
#include "widgets/search/own_methods.h"
#include "widgets/search/own_methods_dialog.h"
#include "widgets/search/own_scene_pairs.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

constexpr int patience = 120000;

/// A box and a triangle beside it, which it does not touch.
Scene apart() {
  Scene scene;
  scene.objects = {
      testing::object("box", Aabb<double>{{0, 0, 0}, {1, 1, 1}}),
      testing::object("t", Triangle<double>{{Vector3<double>{3, 0, 0}, {4, 0, 0}, {3, 1, 0}}})};
  return scene;
}

/// A program that answers one kind in double by a line of the shell's, and nothing else.
QString program(const QString& answer, const QString& kind = QStringLiteral("intersect")) {
  return QStringLiteral(
             "while read -r request; do id=${request#*:}; id=${id%%,*}; case $request in "
             "*'\"kind\":\"%2\"'*) %1;; "
             "*) printf '{\"id\":%s,\"error\":{\"code\":\"unsupported\"}}\\n' $id;; esac; done")
      .arg(answer, kind);
}
QString alwaysHits() {
  return program(QStringLiteral(
      "printf '{\"id\":%s,\"results\":[{\"scalar\":\"double\",\"hit\":true}]}\\n' $id"));
}

OwnMethodEntry entry(const QString& name, const QString& source) {
  OwnMethodEntry made{name, source};
  made.timeLimit = 100;
  return made;
}

}  // namespace

/// The user's methods in the window: configured, run, shown.
class TestOwnMethods : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    qRegisterMetaType<Scene>();
    QSettings().clear();
  }

  void listIsKept() {
    OwnMethods methods;
    QSignalSpy changed(&methods, &OwnMethods::changed);
    QCOMPARE(methods.add(entry("mine", "first")), 0);
    methods.add(entry("mine", "second"));
    methods.add({});
    QCOMPARE(changed.count(), 3);
    OwnMethodEntry other = methods.entries()[1];
    QCOMPARE(other.name, QStringLiteral("mine_2"));
    other.enabled = false;
    other.timeLimit = 7;
    methods.change(1, other);
    methods.change(1, other);
    QCOMPARE(changed.count(), 4);
    methods.remove(2);
    QVERIFY(OwnMethods().entries() == methods.entries());
    QCOMPARE(methods.makers().size(), std::size_t{1});
    QCOMPARE(methods.makersOf({"mine_2"}).size(), std::size_t{1});
  }

  void hasARowAmongTheVerdicts() {
    OwnMethods methods;
    methods.add(entry("my_test", alwaysHits()));
    Document document;
    Selection selection(&document);
    document.setScene(apart());
    QueryRunner runner(&document, &selection);
    const std::size_t before = runner.focus()->reports.size();
    QVERIFY(!runner.focus()->disagree);
    VerdictTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setReports(runner.focus());
    runner.setOwnMethods(&methods);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending, patience);
    QCOMPARE(runner.focus()->reports.size(), before + 1);
    const Report& report = runner.focus()->reports.back();
    QVERIFY(isOwn(report) && report.scalar == ScalarKind::float64);
    QCOMPARE(report.hit, std::optional(true));
    QVERIFY(runner.focus()->disagree);
    model.setReports(runner.focus());
    const QModelIndex cell = model.indexOf(Kind::intersect, "my_test", ScalarKind::float64);
    QCOMPARE(cell.data().toString(), QStringLiteral("Hit"));
    QVERIFY(cell.data(VerdictTableModel::WrongRole).toBool());
    QCOMPARE(cell.row(), 0);
    QCOMPARE(model.headerData(cell.row(), Qt::Vertical, Qt::DisplayRole).toString(),
             QStringLiteral("★ my_test"));

    // It shows what the method missed, and whether it tested that axis.
    const std::string_view method = report.info.method;
    const QString missed = missedText(*runner.focus(), report);
    QCOMPARE(missed, QStringLiteral("Wrong: box x separates by 2."));
    Report traced = report;
    AxisStep step;
    step.axis = {0, -3, 0};
    traced.trace.steps.push_back(step);
    const QString none = missedText(*runner.focus(), traced);
    QVERIFY2(none.startsWith(missed.chopped(1)) && none.contains(" 1 step"), qPrintable(none));
    step.axis = {-2, 0, 0};
    traced.trace.steps.push_back(step);
    QCOMPARE(missedText(*runner.focus(), traced),
             missed + QStringLiteral(" Step 2 of the method tests this axis."));
    for (const Report& other : runner.focus()->reports) {
      QVERIFY(other.info.method == method || missedText(*runner.focus(), other).isEmpty());
    }

    // When something moves, the row stays and the method is asked again.
    document.edit(QStringLiteral("Move"), [](Scene& scene) {
      find(scene, "t")->shape =
          Triangle<double>{{Vector3<double>{0.2, 0.2, 0.5}, {4, 0.2, 0.5}, {3, 1, 0.5}}};
    });
    runner.flush();
    QCOMPARE(runner.focus()->reports.size(), before + 1);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending, patience);
    QVERIFY(!runner.focus()->disagree);

    OwnMethodEntry off = methods.entries()[0];
    off.enabled = false;
    methods.change(0, off);
    QTRY_COMPARE_WITH_TIMEOUT(runner.focus()->reports.size(), before, patience);
  }

  // As in a search: rounding to float moves a triangle onto the box that it does not touch.
  void inFloatItIsJudgedOnWhatItGot_data() {
    QTest::addColumn<QString>("inFloat");
    QTest::addColumn<bool>("isWrong");
    QTest::newRow("right for the rounded") << "true" << false;
    QTest::newRow("right for the given") << "false" << true;
  }
  void inFloatItIsJudgedOnWhatItGot() {
    QFETCH(const QString, inFloat);
    QFETCH(const bool, isWrong);
    OwnMethods methods;
    methods.add(
        entry("my_test", program(QStringLiteral("printf '{\"id\":%s,\"results\":[{\"scalar\":"
                                                "\"float\",\"hit\":%1},{\"scalar\":\"double\","
                                                "\"hit\":false}]}\\n' $id")
                                     .arg(inFloat))));
    Document document;
    Selection selection(&document);
    Scene scene = apart();
    find(scene, "t")->shape =
        Triangle<double>{{Vector3<double>{1 + 1e-12, 0.5, 0.5}, {4, 0, 0}, {3, 1, 0}}};
    document.setScene(scene);
    QueryRunner runner(&document, &selection);
    runner.setOwnMethods(&methods);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending, patience);
    VerdictTableModel model;
    model.setReports(runner.focus());
    const QModelIndex cell = model.indexOf(Kind::intersect, "my_test", ScalarKind::float32);
    QVERIFY(cell.isValid());
    QCOMPARE(cell.data(VerdictTableModel::WrongRole).toBool(), isWrong);
    QCOMPARE(cell.data(Qt::ToolTipRole).toString().contains("Right for the operands rounded"),
             !isWrong);
    const QModelIndex inDouble = model.indexOf(Kind::intersect, "my_test", ScalarKind::float64);
    QVERIFY(!inDouble.data(VerdictTableModel::WrongRole).toBool());
    QCOMPARE(agreementOf(*runner.focus()).details.contains("my_test"), isWrong);
    // The list of all pairs says the same.
    ScenePairs pairs(&document);
    OwnScenePairs own(&methods, &pairs);
    own.setWatched(true);
    const auto said = [&]() -> std::vector<OwnScenePairs::Said> {
      return pairs.table().pairs().empty() ? std::vector<OwnScenePairs::Said>()
                                           : own.said(pairs.table().pairs().begin()->first);
    };
    QTRY_COMPARE_WITH_TIMEOUT(said().size(), std::size_t{2}, patience);
    QVERIFY(said()[0].scalar == ScalarKind::float32);
    QCOMPARE(said()[0].right, std::optional(true));
    QVERIFY(!said()[1].right);
  }

  void stepsAreExplained() {
    OwnMethods methods;
    const QString steps = QStringLiteral(
        "{\"step\":\"axis\",\"label\":\"my axis\",\"axis\":[1,0,0],\"a\":[0,1],\"b\":[3,4],"
        "\"gap\":2,\"separates\":true,\"deciding\":true}");
    methods.add(
        entry("my_test", program(QStringLiteral("printf '{\"id\":%s,\"results\":[{\"hit\":false,"
                                                "\"trace\":[%1]}]}\\n' $id")
                                     .arg(steps))));
    Document document;
    Selection selection(&document);
    document.setScene(apart());
    QueryRunner runner(&document, &selection);
    runner.setOwnMethods(&methods);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending, patience);
    TraceCursor cursor;
    cursor.setReport("my_test", ScalarKind::float64, Kind::intersect);
    const Report* report = cursor.report(runner.focus());
    QVERIFY(report != nullptr && isOwn(*report));
    QCOMPARE(report->trace.steps.size(), std::size_t{1});
    QCOMPARE(report->trace.deciding, 0);
    StepsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Scene& scene = document.scene();
    model.setReport(report, &scene.objects[0], &scene.objects[1]);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(model.index(0, 0).data().toString().contains(QStringLiteral("my axis")));
  }

  /// A method rebuilt while the window is open answers with its new code, and the window is
  /// notified.
  void aFileThatChangesIsLoadedAgain() {
    QTemporaryDir folder;
    QVERIFY(folder.isValid());
    const QString path = folder.filePath(QStringLiteral("mine"));
    const auto write = [&](const char* hit) {
      // Replaced as a linker does it: the file is another one.
      QFile::remove(path);
      QFile file(path);
      if (!file.open(QIODevice::WriteOnly)) return;
      file.write("#!/bin/sh\n" +
                 program(QStringLiteral("printf '{\"id\":%s,\"results\":[{\"scalar\":"
                                        "\"double\",\"hit\":%1}]}\\n' $id")
                             .arg(QLatin1String(hit)))
                     .toUtf8());
      file.close();
      file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    };
    write("true");
    OwnMethods methods;
    methods.add(entry("my_test", path));
    QSignalSpy reloaded(&methods, &OwnMethods::reloaded);
    Document document;
    Selection selection(&document);
    document.setScene(apart());
    QueryRunner runner(&document, &selection);
    runner.setOwnMethods(&methods);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending, patience);
    QCOMPARE(runner.focus()->reports.back().hit, std::optional(true));
    for (const bool hit : {false, true}) {
      write(hit ? "true" : "false");
      QTRY_VERIFY_WITH_TIMEOUT(!reloaded.isEmpty(), patience);
      QCOMPARE(reloaded.takeFirst()[0].toString(), QStringLiteral("my_test"));
      QTRY_VERIFY_WITH_TIMEOUT(
          !runner.focus()->ownPending && runner.focus()->reports.back().hit == std::optional(hit),
          patience);
    }
  }

  void distancesAreJudged() {
    OwnMethods methods;
    const auto saying = [](const char* distance) {
      return program(QStringLiteral("printf '{\"id\":%s,\"results\":[{\"scalar\":\"double\","
                                    "\"sqdist\":%1}]}\\n' $id")
                         .arg(QLatin1String(distance)),
                     QStringLiteral("closest"));
    };
    methods.add(entry("right", saying("4.0000000000000009")));
    methods.add(entry("wrong", saying("4.00001")));
    Document document;
    Selection selection(&document);
    document.setScene(apart());
    QueryRunner runner(&document, &selection);
    runner.setOwnMethods(&methods);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending, patience);
    VerdictTableModel model;
    model.setReports(runner.focus());
    const QModelIndex right = model.indexOf(Kind::closest, "right", ScalarKind::float64);
    const QModelIndex wrong = model.indexOf(Kind::closest, "wrong", ScalarKind::float64);
    QVERIFY(right.isValid() && wrong.isValid());
    QVERIFY(!right.data(VerdictTableModel::WrongRole).toBool());
    QVERIFY(wrong.data(VerdictTableModel::WrongRole).toBool());
    QVERIFY(runner.focus()->disagree);
    // Told in the banner, both as far as they differ.
    const QString details = agreementOf(*runner.focus()).details;
    QVERIFY2(details.contains(QStringLiteral("distance² 4. ")), qPrintable(details));
    QVERIFY2(details.contains(QStringLiteral("with 4.00001.")), qPrintable(details));
  }

  void nearestPointsAreJudged_data() {
    QTest::addColumn<QString>("points");
    QTest::addColumn<bool>("isRight");
    // The triangle is asked about first.
    QTest::newRow("right") << "[[3,0,0],[1,0,0]]" << true;
    QTest::newRow("rounded") << "[[3,1e-17,0],[1.0000000000000002,0,0]]" << true;
    QTest::newRow("outside the box") << "[[3.001,0,0],[1.001,0,0]]" << false;
    QTest::newRow("outside the triangle") << "[[3,0,0.001],[1,0,0.001]]" << false;
    QTest::newRow("too far apart") << "[[3.5,0,0],[1,0,0]]" << false;
    QTest::newRow("in the other order") << "[[1,0,0],[3,0,0]]" << false;
  }
  void nearestPointsAreJudged() {
    QFETCH(QString, points);
    QFETCH(bool, isRight);
    OwnMethods methods;
    methods.add(entry(
        "mine", program(QStringLiteral("printf '{\"id\":%s,\"results\":[{\"scalar\":\"double\","
                                       "\"sqdist\":4,\"points\":%1}]}\\n' $id")
                            .arg(points),
                        QStringLiteral("closest"))));
    Document document;
    Selection selection(&document);
    document.setScene(apart());
    QueryRunner runner(&document, &selection);
    runner.setOwnMethods(&methods);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending, patience);
    VerdictTableModel model;
    model.setReports(runner.focus());
    const QModelIndex cell = model.indexOf(Kind::closest, "mine", ScalarKind::float64);
    QVERIFY(cell.isValid());
    QCOMPARE(cell.data(VerdictTableModel::WrongRole).toBool(), !isRight);
    QCOMPARE(runner.focus()->disagree, !isRight);
    QCOMPARE(agreementOf(*runner.focus()).details.contains(QStringLiteral("nearest point")),
             !isRight);
  }

  void hasARowForThreePlanes() {
    OwnMethods methods;
    methods.add(
        entry("my_planes", program(QStringLiteral("printf '{\"id\":%s,\"results\":[{\"scalar\":"
                                                  "\"double\",\"relation\":\"line\"}]}\\n' $id"),
                                   QStringLiteral("common"))));
    Document document;
    Selection selection(&document);
    Scene scene;
    scene.objects = {testing::object("a", Plane<double>{{0, 0, 1}, 0.5}),
                     testing::object("b", Plane<double>{{1, 0, 0}, 0.25}),
                     testing::object("c", Plane<double>{{0, 1, 0}, 3})};
    scene.focus = {"a", "b", "c"};
    document.setScene(scene);
    QueryRunner runner(&document, &selection);
    const std::size_t before = runner.focus()->reports.size();
    runner.setOwnMethods(&methods);
    QVERIFY(runner.focus()->ownPending);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending, patience);
    QCOMPARE(runner.focus()->reports.size(), before + 1);
    QCOMPARE(runner.focus()->reports.back().relation, std::optional(Relation::line));
    QVERIFY(runner.focus()->disagree);
    VerdictTableModel model;
    model.setReports(runner.focus());
    const QModelIndex cell = model.indexOf(Kind::common, "my_planes", ScalarKind::float64);
    QVERIFY(cell.isValid() && cell.data(VerdictTableModel::WrongRole).toBool());
    // Three planes through one line: now it is right.
    document.edit(QStringLiteral("Move"), [](Scene& changed) {
      find(changed, "c")->shape = Plane<double>{{1, 0, 1}, 0.75};
    });
    runner.flush();
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending, patience);
    QCOMPARE(runner.focus()->reports.size(), before + 1);
    QVERIFY(!runner.focus()->disagree);
  }

  void isAskedAboutAllPairs() {
    OwnMethods methods;
    Document document;
    Selection selection(&document);
    Scene scene = apart();
    scene.objects.push_back(testing::object("ball", Sphere<double>{{0.5, 0.5, 0.5}, 1}));
    document.setScene(scene);
    QueryRunner runner(&document, &selection);
    ScenePairs pairs(&document);
    PairsPanel panel(&pairs, &runner, &selection);
    panel.setOwnMethods(&methods);
    panel.resize(320, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto* list = panel.findChild<QTreeView*>(QStringLiteral("pairList"))->model();
    const auto row = [&](const QString& names) {
      for (int i = 0; i < list->rowCount(); ++i) {
        if (list->index(i, PairListModel::NamesColumn).data() == names) return i;
      }
      return -1;
    };
    const auto verdict = [&](const QString& names) {
      return list->index(row(names), PairListModel::VerdictColumn).data().toString();
    };
    const QString far = QStringLiteral("t and box");
    const QString near = QStringLiteral("ball and box");
    QTRY_COMPARE_WITH_TIMEOUT(list->rowCount(), 3, patience);
    QTRY_COMPARE_WITH_TIMEOUT(verdict(far), QStringLiteral("disjoint"), patience);
    methods.add(entry("my_test", alwaysHits()));
    QTRY_COMPARE_WITH_TIMEOUT(verdict(far), QStringLiteral("★ differ"), patience);
    const QModelIndex cell = list->index(row(far), PairListModel::VerdictColumn);
    QVERIFY(cell.data(PairListModel::DisagreeRole).toBool());
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains("★ my_test in double: intersect"));
    QCOMPARE(verdict(near), QStringLiteral("intersect"));
    const auto* summary = panel.findChild<QLabel*>(QStringLiteral("pairSummary"));
    QTRY_VERIFY(summary->text().contains(QStringLiteral("methods differ in 2")));
    // Only what changed is computed again.
    document.edit(QStringLiteral("Move"), [](Scene& changed) {
      find(changed, "t")->shape =
          Triangle<double>{{Vector3<double>{0.2, 0.2, 0.5}, {4, 0.2, 0.5}, {3, 1, 0.5}}};
    });
    QTRY_COMPARE_WITH_TIMEOUT(verdict(far), QStringLiteral("intersect"), patience);
    document.undoStack()->undo();
    QTRY_COMPARE_WITH_TIMEOUT(verdict(far), QStringLiteral("★ differ"), patience);
    // An invisible panel runs nothing, and catches up later.
    panel.setWatched(false);
    document.undoStack()->redo();
    QTRY_VERIFY(pairs.table().isComplete());
    panel.setWatched(true);
    QTRY_COMPARE_WITH_TIMEOUT(verdict(far), QStringLiteral("intersect"), patience);
    document.undoStack()->undo();
    QTRY_COMPARE_WITH_TIMEOUT(verdict(far), QStringLiteral("★ differ"), patience);
    methods.remove(0);
    QTRY_COMPARE_WITH_TIMEOUT(verdict(far), QStringLiteral("disjoint"), patience);
  }

  void failureIsShownWithItsInput() {
    OwnMethods methods;
    methods.add(entry("my_test", program(QStringLiteral("kill -SEGV $$"))));
    Document document;
    Selection selection(&document);
    document.setScene(apart());
    QueryRunner runner(&document, &selection);
    runner.setOwnMethods(&methods);
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->failures.empty(), patience);
    QVERIFY(!runner.focus()->disagree);
    VerdictTableModel model;
    model.setReports(runner.focus());
    const QModelIndex cell = model.indexOf(Kind::intersect, "my_test", ScalarKind::float64);
    QCOMPARE(cell.data().toString(), QStringLiteral("Failed"));
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("crashed (signal 11)")));
    QVERIFY(agreementOf(*runner.focus()).details.contains(QStringLiteral("crashed (signal 11)")));

    OwnMethodsDialog dialog(&methods, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(dialog.findChild<QLabel*>("ownFailure")->text().startsWith("crashed"));
    QSignalSpy chosen(&dialog, &OwnMethodsDialog::sceneChosen);
    QTest::mouseClick(dialog.findChild<QPushButton*>("ownOpenFailure"), Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    const auto scene = chosen[0][0].value<Scene>();
    QCOMPARE(scene.objects.size(), std::size_t{2});
    QVERIFY(identical(scene.objects[0].shape, apart().objects[1].shape));
  }

  void programsAreTyped() {
    OwnMethods methods;
    OwnMethodsDialog dialog(&methods, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(!dialog.findChild<QLineEdit*>("ownSource")->isEnabled());
    QTest::mouseClick(dialog.findChild<QPushButton*>("ownAddProgram"), Qt::LeftButton);
    QCOMPARE(methods.entries().size(), std::size_t{1});
    QVERIFY(!methods.entries()[0].enabled);
    auto* source = dialog.findChild<QLineEdit*>("ownSource");
    QTest::keyClicks(source, QStringLiteral("python3 mine.py"));
    QTest::keyClick(source, Qt::Key_Return);
    QCOMPARE(methods.entries()[0].source, QStringLiteral("python3 mine.py"));
    QVERIFY(methods.entries()[0].enabled);
    auto* name = dialog.findChild<QLineEdit*>("ownName");
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("mine"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(methods.entries()[0].name, QStringLiteral("mine"));

    auto* list = dialog.findChild<QTreeWidget*>("ownMethodList");
    list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QVERIFY(!methods.entries()[0].enabled);
    QTest::mouseClick(dialog.findChild<QPushButton*>("ownRemove"), Qt::LeftButton);
    QVERIFY(methods.entries().empty() && list->topLevelItemCount() == 0);
  }

  void librariesTellTheirMethods() {
    QTemporaryDir folder;
    // In place of the program, which loads libraries.
    const QString host = folder.filePath("host");
    QFile file(host);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "#!/bin/sh\n"
        "test \"$2\" = /a.so || { echo 'it is no library' >&2; exit 2; }\n"
        "echo '[{\"method\":\"first\"},{\"method\":\"first\"},{\"method\":\"second\"}]'\n");
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    OwnMethods methods;
    methods.setProgram(host);
    OwnMethodsDialog dialog(&methods, nullptr);
    dialog.addLibrary(QStringLiteral("/a.so"));
    QTRY_COMPARE_WITH_TIMEOUT(methods.entries().size(), std::size_t{2}, patience);
    QCOMPARE(methods.entries()[1].name, QStringLiteral("second"));
    QCOMPARE(methods.entries()[1].method, QStringLiteral("second"));
    auto* state = dialog.findChild<QLabel*>("ownState");
    dialog.addLibrary(QStringLiteral("/b.so"));
    QTRY_VERIFY_WITH_TIMEOUT(state->text().contains(QStringLiteral("it is no library")), patience);
    methods.setProgram(QStringLiteral("/no/such/program"));
    dialog.addLibrary(QStringLiteral("/a.so"));
    QTRY_VERIFY_WITH_TIMEOUT(state->text().startsWith(QStringLiteral("/a.so was not added")),
                             patience);
    QCOMPARE(methods.entries().size(), std::size_t{2});
  }

  void isSearched() {
    OwnMethods methods;
    methods.add(entry("elsewhere", program("exit", "contains")));
    methods.add(entry("my_test", alwaysHits()));
    FindDialog dialog(apart(), {}, nullptr, &methods);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* list = dialog.findChild<QListWidget*>("findMethods");
    // It comes first, once it has reported that it answers this; the other one never does.
    QTRY_VERIFY_WITH_TIMEOUT(list->item(0)->text() == QStringLiteral("★ my_test (your own)"),
                             patience);
    for (int i = 0; i < list->count(); ++i) {
      list->item(i)->setCheckState(i == 0 ? Qt::Checked : Qt::Unchecked);
      QVERIFY(!list->item(i)->text().contains("elsewhere"));
    }
    QTest::mouseClick(dialog.findChild<QPushButton*>("findStart"), Qt::LeftButton);
    const auto* findings = dialog.findChild<QTreeView*>("findings")->model();
    QTRY_VERIFY_WITH_TIMEOUT(findings->rowCount() > 0, patience);
    QCOMPARE(findings->index(0, FindingsModel::MethodColumn).data().toString(),
             QStringLiteral("my_test"));
  }

  void isAskedInAllWays() {
    OwnMethods methods;
    methods.add(entry("my_test", alwaysHits()));
    SearchCase given;
    for (const int i : {1, 0}) given.shapes.push_back(apart().objects[std::size_t(i)].shape);
    InvarianceDialog dialog(given, QStringLiteral("triangle – box"), nullptr, &methods);
    auto* table = dialog.findChild<QTableView*>(QStringLiteral("invarianceGrid"));
    QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 20, patience);
    QCOMPARE(table->model()->headerData(0, Qt::Horizontal).toString(),
             QStringLiteral("★ my_test\ndouble"));
    QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("Hit"));
    QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("Miss"));
  }
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestOwnMethods, display);
#include "test_own_methods.moc"
