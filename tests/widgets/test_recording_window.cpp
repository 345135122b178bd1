#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>
#include <QUndoStack>

#include "core/recording/recorded_scene.h"
#include "core/recording/recording_writer.h"
#include "core/search/findings_file.h"
#include "core/search/plugin/own_report.h"
#include "tests/support/test_class.h"
#include "tests/widgets/turn_meter.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/pair/verdict_table_model.h"
#include "widgets/recording/recording_window.h"
#include "widgets/recording/time_line.h"
#include "widgets/search/findings_view.h"
#include "widgets/search/findings_window.h"
#include "widgets/search/own_methods.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/export_dialog.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

namespace hairline {
namespace {

constexpr int judgingTime = 120000;
constexpr int frames = 40;
constexpr int ofFrame = 10;
/// In every fifth frame one of two threads is wrong.
constexpr int wrongFrames = frames / 5;

/// A triangle that is `gap` to the right of the unit box.
RecordedCall triangleBeside(double gap, bool hit) {
  RecordedCall call;
  call.kind = Kind::intersect;
  call.given.shapes = {
      Triangle<double>{{Vector3<double>{1 + gap, 0, 0}, {2 + gap, 0, 0}, {1 + gap, 1, 0}}},
      Aabb<double>{{0, 0, 0}, {1, 1, 1}}};
  call.isFloat = {true, true, false};
  call.answer.verdict = verdictOf(hit);
  return call;
}

RecordedCall pointsApart(double distance, double said) {
  RecordedCall call;
  call.kind = Kind::closest;
  call.given.shapes = {Point<double>{{0, 0, 0}}, Point<double>{{distance, 0, 0}}};
  call.answer.sqdist = said * said;
  call.answer.verdict = verdictOf(said == 0);
  return call;
}

}  // namespace

/// A recording in the window: what a user sees of it, filters, opens and keeps.
class TestRecordingWindow : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { qRegisterMetaType<std::vector<Scene>>(); }
  void init() {
    qRegisterMetaType<Scene>();
    QSettings().clear();
    m_path = m_folder.filePath("sample.hcap");
    writeSample(m_path);
  }
  void cleanup() { m_window.reset(); }

  void listsAndJudges() {
    open();
    QCOMPARE(list()->model()->rowCount(), frames * ofFrame);
    QVERIFY2(state().startsWith(QStringLiteral("%1 records, %2 wrong").arg(400).arg(wrongFrames)),
             qPrintable(state()));
    QVERIFY2(state().contains("first wrong one is record 8 in frame 0"), qPrintable(state()));
    // All are shown, in the order of the file.
    const int wrong = 7;
    QCOMPARE(text(wrong, RecordsModel::NumberColumn), QStringLiteral("8"));
    QCOMPARE(text(wrong, RecordsModel::FrameColumn), QStringLiteral("0"));
    QCOMPARE(text(wrong, RecordsModel::ThreadColumn), QStringLiteral("1"));
    QCOMPARE(text(wrong, RecordsModel::SiteColumn), QStringLiteral("narrow.cpp:12"));
    QCOMPARE(text(wrong, RecordsModel::QuestionColumn), QStringLiteral("Intersect: triangle, box"));
    QCOMPARE(text(wrong, RecordsModel::SaysColumn), QStringLiteral("Hit"));
    QCOMPARE(text(wrong, RecordsModel::AgainstColumn), QStringLiteral("Miss"));
    QCOMPARE(text(wrong, RecordsModel::MarginColumn), QStringLiteral("0.5"));
    const QModelIndex margin = list()->model()->index(wrong, RecordsModel::MarginColumn);
    QCOMPARE(margin.data(Qt::UserRole).toDouble(), 0.5);
    QVERIFY(margin.data(Qt::ToolTipRole).toString().startsWith("Gap 0.5"));
    QVERIFY(!list()->model()->index(wrong, 0).data(Qt::DecorationRole).isNull());
    // Right ones.
    QCOMPARE(text(0, RecordsModel::AgainstColumn), QStringLiteral("Miss"));
    QVERIFY(text(0, RecordsModel::MarginColumn).isEmpty());
    QCOMPARE(text(9, RecordsModel::SaysColumn), QStringLiteral("d² = 4"));
    QCOMPARE(text(9, RecordsModel::AgainstColumn), QStringLiteral("Agrees"));
    QVERIFY(timeLine()->accessibleDescription().startsWith("Frame 0: 10 in all, 1 wrong"));
  }

  void filtersChangeListAndTimeLine() {
    open();
    const auto countIs = [this](int count) { return list()->model()->rowCount() == count; };
    auto* wrongOnly = child<QCheckBox>("recordingWrongOnly");
    wrongOnly->setFocus();
    QTest::keyClick(wrongOnly, Qt::Key_Space);
    QTRY_VERIFY(countIs(wrongFrames));
    QVERIFY(child<QLabel>("recordingCount")->text().startsWith("8 of 400"));
    QVERIFY(timeLine()->accessibleDescription().startsWith("Frame 0: 1 in all, 1 wrong"));
    QTest::keyClick(wrongOnly, Qt::Key_Space);
    QTRY_VERIFY(countIs(400));

    choose("recordingQuestion", "Closest: point, point");
    QTRY_VERIFY(countIs(frames));
    choose("recordingQuestion", "All questions");
    choose("recordingSite", "broad.cpp:7");
    QTRY_VERIFY(countIs(frames));
    choose("recordingSite", "All call sites");
    choose("recordingThread", "Thread 1");
    QTRY_VERIFY(countIs(frames * 5));
    // All that are wrong are of this thread.
    QTest::keyClick(wrongOnly, Qt::Key_Space);
    QTRY_VERIFY(countIs(wrongFrames));
    choose("recordingThread", "Thread 0");
    QTRY_VERIFY(countIs(0));
    QVERIFY(timeLine()->accessibleDescription().isEmpty());
    QVERIFY(!child<QPushButton>("recordingOpen")->isEnabled());
    timeLine()->setFocus();
    QTest::keyClick(timeLine(), Qt::Key_Right);
    QTest::mouseClick(timeLine(), Qt::LeftButton, {}, {50, 30});
  }

  void timeLineChoosesFrames() {
    open();
    QTest::mousePress(timeLine(), Qt::LeftButton, {}, timeLine()->barOf(7));
    QCOMPARE(currentFrame(), 7);
    QTest::mouseMove(timeLine(), timeLine()->barOf(12));
    QTRY_COMPARE(currentFrame(), 12);
    QTest::mouseRelease(timeLine(), Qt::LeftButton, {}, timeLine()->barOf(12));
    timeLine()->setFocus();
    QTest::keyClick(timeLine(), Qt::Key_Right);
    QCOMPARE(currentFrame(), 13);
    QTest::keyClick(timeLine(), Qt::Key_Left);
    QTest::keyClick(timeLine(), Qt::Key_PageUp);
    QCOMPARE(currentFrame(), 2);
    QTest::keyClick(timeLine(), Qt::Key_End);
    QCOMPARE(currentFrame(), frames - 1);
    // The first record of the frame is chosen, and what is chosen in the list moves the cursor.
    QCOMPARE(list()->currentIndex().row(), (frames - 1) * ofFrame);
    QTest::keyClick(timeLine(), Qt::Key_Home);
    QCOMPARE(currentFrame(), 0);
    list()->selectRow(3 * ofFrame + 4);
    QVERIFY(timeLine()->accessibleDescription().startsWith("Frame 3:"));
    // What is wrong is seen without colour: a triangle stands over its bar.
    const QImage picture = timeLine()->grab().toImage();
    const auto inkOver = [&](int frame) {
      const double ratio = picture.devicePixelRatio();
      const QPoint bar = timeLine()->barOf(quint32(frame));
      return picture.pixelColor(QPoint(int(bar.x() * ratio), int(7 * ratio)));
    };
    QVERIFY(inkOver(5) != inkOver(6));
    QVERIFY(inkOver(4) == inkOver(6));
  }

  void goesToTheNextThatIsWrong() {
    open();
    QSignalSpy chosen(m_window.get(), &RecordingWindow::sceneChosen);
    auto* next = child<QPushButton>("recordingNext");
    list()->selectRow(0);
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    const auto scene = chosen[0][0].value<Scene>();
    QCOMPARE(chosen[0][1].toString(), QStringLiteral("Record 8 of sample"));
    const auto finding = findingOf(scene);
    QVERIFY(finding && finding->method == recordedMethod);
    QVERIFY(finding->verdict == Verdict::yes && finding->against == Verdict::no);
    QVERIFY(marginIn(scene).has_value());
    QVERIFY2(scene.notes.find("narrow.cpp:12, frame 0, thread 1, record 8") != std::string::npos,
             scene.notes.c_str());
    QTest::keyClick(list(), Qt::Key_F8);
    QCOMPARE(list()->currentIndex().row(), 57);
    QTest::keyClick(timeLine(), Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(list()->currentIndex().row(), 7);
    QCOMPARE(chosen.count(), 3);
    QTest::mouseClick(child<QPushButton>("recordingPrevious"), Qt::LeftButton);
    QCOMPARE(chosen.count(), 3);
    QVERIFY(state().contains("No wrong record comes before"));
    for (int i = 0; i < wrongFrames; ++i) QTest::keyClick(list(), Qt::Key_F8);
    QCOMPARE(chosen.count(), 2 + wrongFrames);
    QVERIFY(state().contains("No wrong record follows"));

    // Any record is opened, by Enter and by a double click.
    list()->selectRow(2);
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY(!findingOf(chosen.last()[0].value<Scene>()).has_value());
    const QPoint cell = list()->visualRect(list()->model()->index(3, 1)).center();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, cell);
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, cell);
    QCOMPARE(chosen.last()[1].toString(), QStringLiteral("Record 4 of sample"));
    QTest::mouseClick(child<QPushButton>("recordingOpen"), Qt::LeftButton);
    QCOMPARE(chosen.count(), 5 + wrongFrames);
  }

  void yourProgramHasARowAmongTheVerdicts() {
    open();
    QSignalSpy chosen(m_window.get(), &RecordingWindow::sceneChosen);
    QTest::mouseClick(child<QPushButton>("recordingNext"), Qt::LeftButton);
    const auto scene = chosen[0][0].value<Scene>();
    OwnMethods methods;
    Document document;
    Selection selection(&document);
    document.setScene(scene);
    QueryRunner runner(&document, &selection);
    runner.setOwnMethods(&methods);
    VerdictTableModel model;
    const auto cell = [&] {
      model.setReports(runner.focus());
      return model.indexOf(Kind::intersect, recordedMethod, ScalarKind::float32);
    };
    QTRY_VERIFY_WITH_TIMEOUT(!runner.focus()->ownPending && cell().isValid(), judgingTime);
    QCOMPARE(cell().data().toString(), QStringLiteral("Hit"));
    QVERIFY(cell().data(VerdictTableModel::WrongRole).toBool());
    QVERIFY(runner.focus()->disagree);
    const int row = cell().row();
    QCOMPARE(model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString(),
             QStringLiteral("★ your program"));
    QVERIFY(model.headerData(row, Qt::Vertical, Qt::ToolTipRole).toString().contains("recorded"));

    // It answers nothing else: other operands have no such row, and the same ones have it again.
    document.edit(QStringLiteral("Move"),
                  [](Scene& moved) { std::get<Aabb<double>>(moved.objects[1].shape).max[0] = 9; });
    QTRY_VERIFY(!cell().isValid());
    document.undoStack()->undo();
    QTRY_VERIFY(cell().isValid() && cell().data().toString() == QStringLiteral("Hit"));
    // In the other order as well, and after the file was written and read.
    const QString path = m_folder.filePath("kept.hairline.json");
    QString error;
    QVERIFY(document.saveAs(path, &error));
    document.newScene();
    QVERIFY(document.open(path, &error));
    QTRY_VERIFY(cell().isValid() && cell().data().toString() == QStringLiteral("Hit"));
    document.setFocus({scene.focus[1], scene.focus[0]});
    QTRY_VERIFY(cell().isValid());

    // The same operands with another answer are another record.
    Scene other = document.scene();
    other.unknownFields["recorded"]["hit"] = false;
    document.setScene(other);
    QTRY_VERIFY(cell().isValid() && cell().data().toString() == QStringLiteral("Miss"));
    QVERIFY(!cell().data(VerdictTableModel::WrongRole).toBool());

    // A function of that name is the user's, and both stand there.
    OwnMethodEntry named{QString::fromUtf8(recordedMethod.data(), qsizetype(recordedMethod.size())),
                         QStringLiteral("exit 1")};
    methods.add(named);
    QTRY_VERIFY(
        model.indexOf(Kind::intersect, "your program (recorded)", ScalarKind::float32).isValid() ||
        (model.setReports(runner.focus()), false));
  }

  void brokenFieldsAreNoAnswers_data() {
    QTest::addColumn<QByteArray>("field");
    for (const char* field :
         {"null", "1", "{}", "[]", "{\"kind\": 3, \"scalar\": \"float\", \"operands\": \"x\"}",
          "{\"kind\": \"intersect\", \"scalar\": \"half\", \"operands\": \"x\"}",
          "{\"kind\": \"intersect\", \"scalar\": \"float\", \"operands\": 7}",
          "{\"kind\": \"intersect\", \"scalar\": \"float\", \"operands\": \"x\"}"}) {
      QTest::newRow(field) << QByteArray(field);
    }
  }
  void brokenFieldsAreNoAnswers() {
    QFETCH(const QByteArray, field);
    QVERIFY(!recordedAnswer(*parseJson(field.toStdString()), triangleBeside(1, true).given));
  }

  void badFilesAreOneLine_data() {
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << "empty"
                           << "Not a recording";
    QTest::newRow("header") << "header"
                            << "Not a recording";
    QTest::newRow("newer") << "newer"
                           << "use a newer Hairline";
    QTest::newRow("damaged") << "damaged"
                             << "damaged";
    QTest::newRow("missing") << "missing"
                             << "sample.hcap";
    QTest::newRow("folder") << "folder"
                            << "sample.hcap";
  }
  void badFilesAreOneLine() {
    QFETCH(const QString, change);
    QFETCH(const QString, says);
    QByteArray bytes = bytesOf(m_path);
    if (change == "empty") bytes.clear();
    if (change == "header") bytes.truncate(40);
    if (change == "newer") bytes[8] = 9;
    if (change == "damaged") bytes[12] = 3;
    write(m_path, bytes);
    if (change == "missing" || change == "folder") QVERIFY(QFile::remove(m_path));
    if (change == "folder") QVERIFY(QDir().mkdir(m_path));
    m_window = std::make_unique<RecordingWindow>(m_path, nullptr);
    QSignalSpy opened(m_window.get(), &RecordingWindow::opened);
    m_window->show();
    QTRY_VERIFY2_WITH_TIMEOUT(state().contains(says), qPrintable(state()), judgingTime);
    QCOMPARE(state().count('\n'), 0);
    QCOMPARE(opened.count(), 0);
    for (const char* name : {"recordingNext", "recordingOpen", "recordingSave"}) {
      QVERIFY(!child<QPushButton>(name)->isEnabled());
    }
    QTest::keyClick(list(), Qt::Key_F8);
    QTest::keyClick(list(), Qt::Key_Return);
    // Once it is there, it can be read.
    if (change == "folder") QVERIFY(QDir().rmdir(m_path));
    writeSample(m_path);
    QTest::mouseClick(child<QPushButton>("recordingReload"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(state().startsWith("400 records, 8 wrong"), judgingTime);
  }

  void partsThatAreMissingAreNamed() {
    const QByteArray bytes = bytesOf(m_path);
    write(m_path, bytes.left(bytes.size() * 97 / 100));
    m_window = std::make_unique<RecordingWindow>(m_path, nullptr);
    m_window->show();
    QTRY_VERIFY2_WITH_TIMEOUT(state().contains("missing or damaged") && state().contains(" wrong"),
                              qPrintable(state()), judgingTime);
    QTRY_VERIFY(list()->model()->rowCount() > 100);
    QVERIFY(list()->model()->rowCount() < 400);
  }

  void fileThatChangesIsNamed() {
    open();
    // Overwritten, as by a second run of the program.
    const QByteArray bytes = bytesOf(m_path);
    write(m_path, {});
    QTRY_VERIFY2_WITH_TIMEOUT(state().contains("changed on disk"), qPrintable(state()),
                              judgingTime);
    for (int row = 100; row < 400; row += 7) text(row, RecordsModel::SaysColumn);
    list()->scrollToBottom();
    QTest::keyClick(list(), Qt::Key_F8);
    list()->selectRow(5);
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY2(state().contains("Record 6 cannot be opened"), qPrintable(state()));
    write(m_path, bytes);
    QTest::mouseClick(child<QPushButton>("recordingReload"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(state().startsWith("400 records, 8 wrong"), judgingTime);
    QVERIFY(!state().contains("changed"));
  }

  void wrongOnesBecomeFindings() {
    open();
    const QString path = m_folder.filePath("wrong.jsonl");
    m_window->saveFindings(path);
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("Saved 8 findings to wrong.jsonl"), judgingTime);
    const Result<std::vector<Scene>> saved = readFindings(path.toStdString());
    QVERIFY(saved);
    QCOMPARE(saved->size(), std::size_t{wrongFrames});
    QVERIFY(findingOf(saved->front()).has_value());

    QSignalSpy wanted(m_window.get(), &RecordingWindow::findingsWanted);
    QTest::mouseClick(child<QPushButton>("recordingFindings"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(wanted.count(), 1, judgingTime);
    const auto found = wanted[0][0].value<std::vector<Scene>>();
    QVERIFY(found == *saved);
    FindingsWindow findings(found, QStringLiteral("sample"), nullptr, nullptr);
    findings.show();
    auto* findingsState = findings.findChild<QLabel*>("findingsState");
    QTRY_VERIFY_WITH_TIMEOUT(findingsState->text().startsWith("Findings: 8, causes: 1"),
                             judgingTime);
    QVERIFY(findings.findChild<QTreeView*>("findings")
                ->model()
                ->index(0, 0)
                .data()
                .toString()
                .startsWith("8 × False hit"));
    const QString again = m_folder.filePath("again.jsonl");
    findings.save(again);
    QVERIFY(bytesOf(again) == bytesOf(path));
  }

  void wrongOnesBecomeTests() {
    open();
    QSignalSpy wanted(m_window.get(), &RecordingWindow::testsWanted);
    QTest::mouseClick(child<QPushButton>("recordingTests"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(wanted.count(), 1, judgingTime);
    ExportDialog dialog(wanted[0][0].value<std::vector<Scene>>(), QStringLiteral("sample"),
                        nullptr);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.text().contains("intersects"), judgingTime);
    QVERIFY(dialog.findChild<QLabel*>("exportRemark")->text().startsWith("16 cases"));
  }

  void outsideTextsAreShownAsTheyAre() {
    RecordingWriter writer;
    const std::string path = "/tmp/<img src='x'>" + std::string(300, 'w') + "*a*\n`b`.cpp";
    for (int i = 0; i < 3; ++i) {
      QVERIFY(!writer.add(triangleBeside(i, true), RecordedSite{path, 3}));
    }
    QVERIFY(!writer.save(m_path.toStdString()));
    open();
    QSignalSpy chosen(m_window.get(), &RecordingWindow::sceneChosen);
    QTest::mouseClick(child<QPushButton>("recordingNext"), Qt::LeftButton);
    const std::string notes = chosen[0][0].value<Scene>().notes;
    QVERIFY2(notes.find("\\*a\\* \\`b\\`.cpp:3") != std::string::npos, notes.c_str());
    QVERIFY(!text(0, RecordsModel::SiteColumn).contains('\n'));
    QVERIFY(m_window->minimumSizeHint().width() < 1200);
  }

  /// Nothing of many records holds the window up: reading, judging, filtering, going through them.
  void manyRecordsLeaveTheWindowAwake() {
    constexpr int many = 200000;
    RecordingWriter writer;
    for (int i = 0; i < many; ++i) {
      RecordedCall call = triangleBeside(0.25, i % 3 == 0);
      call.frame = static_cast<std::uint32_t>(i / 20);
      if (writer.add(call, RecordedSite{"a.cpp", 1})) qFatal("no record");
    }
    QVERIFY(!writer.save(m_path.toStdString()));
    const TurnMeter meter;
    m_window = std::make_unique<RecordingWindow>(m_path, nullptr);
    m_window->show();
    QTRY_VERIFY_WITH_TIMEOUT(state().startsWith("200,000 records, 66,667 wrong"), judgingTime);
    QTRY_COMPARE(list()->model()->rowCount(), many);
    auto* wrongOnly = child<QCheckBox>("recordingWrongOnly");
    wrongOnly->setFocus();
    QTest::keyClick(wrongOnly, Qt::Key_Space);
    QTRY_COMPARE(list()->model()->rowCount(), many / 3 + 1);
    list()->scrollToBottom();
    timeLine()->setFocus();
    for (const Qt::Key key : {Qt::Key_End, Qt::Key_Left, Qt::Key_Home, Qt::Key_PageDown}) {
      QTest::keyClick(timeLine(), key);
      QCoreApplication::processEvents();
    }
    QTest::keyClick(wrongOnly, Qt::Key_Space);
    QTRY_COMPARE(list()->model()->rowCount(), many);
    QVERIFY2(meter.longest() < slowMachine * promisedMilliseconds,
             qPrintable(QString::number(meter.longest())));
  }

  void closesWhileItJudges() {
    m_window = std::make_unique<RecordingWindow>(m_path, nullptr);
    m_window->show();
    m_window->close();
  }

  void mainWindowShowsRecordings() {
    QString reason;
    if (!Viewport::isAvailable(&reason)) QSKIP(qPrintable(reason));
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const Scene before = window.document()->scene();
    QVERIFY(!window.files()->openPath(m_path));
    window.files()->openPath(m_path);
    QCOMPARE(window.findChildren<RecordingWindow*>().size(), 1);
    auto* recording = window.findChild<RecordingWindow*>();
    auto* next = recording->findChild<QPushButton*>("recordingNext");
    QTRY_VERIFY_WITH_TIMEOUT(next->isEnabled(), judgingTime);
    QVERIFY(window.document()->scene() == before);
    QCOMPARE(window.files()->recentFiles().value(0), m_path);

    int asked = 0;
    QTimer closer;
    closer.callOnTimeout([&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      ++asked;
      box->reject();
    });
    closer.start(20);
    for (int i = 0; i < 3; ++i) QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(asked, 0);
    QCOMPARE(window.cursor()->method(), std::string(recordedMethod));
    QTRY_VERIFY_WITH_TIMEOUT(window.cursor()->report(window.runner()->focus()) != nullptr &&
                                 isOwn(*window.cursor()->report(window.runner()->focus())),
                             judgingTime);
    // What the user changed is asked about.
    window.document()->edit(QStringLiteral("Rename"), [](Scene& scene) { scene.name = "mine"; });
    const Scene mine = window.document()->scene();
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(asked, 1);
    QVERIFY(window.document()->scene() == mine);
    window.document()->undoStack()->setClean();

    QTest::mouseClick(recording->findChild<QPushButton*>("recordingFindings"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(window.findChild<FindingsWindow*>() != nullptr, judgingTime);
  }

 private:
  static void writeSample(const QString& path) {
    RecordingWriter writer;
    for (int frame = 0; frame < frames; ++frame) {
      for (int i = 0; i < ofFrame; ++i) {
        const bool isWrong = frame % 5 == 0 && i == 7;
        RecordedCall call =
            i == 9 ? pointsApart(2, 2) : triangleBeside(0.25 * (1 + i % 2), isWrong);
        call.frame = static_cast<std::uint32_t>(frame);
        call.thread = i < 5 ? 0 : 1;
        if (writer.add(call, i == 9 ? RecordedSite{"src/broad.cpp", 7}
                                    : RecordedSite{"src/narrow.cpp", 12})) {
          qFatal("no record");
        }
      }
    }
    if (writer.save(path.toStdString())) qFatal("no file");
  }
  static QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  static void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    file.write(bytes);
  }

  void open() {
    m_window = std::make_unique<RecordingWindow>(m_path, nullptr);
    new QAbstractItemModelTester(
        list()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_window.get());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    // Without a window manager nothing gives the window the focus.
    QApplication::setActiveWindow(m_window.get());
    QTRY_VERIFY2_WITH_TIMEOUT(state().contains(" wrong") && !state().contains("Judging"),
                              qPrintable(state()), judgingTime);
    QTRY_VERIFY(list()->model()->rowCount() > 0);
    // The time line has heard of what is wrong.
    QTRY_VERIFY(!timeLine()->accessibleDescription().endsWith(" 0 wrong"));
  }
  template <typename Control>
  Control* child(const char* name) const {
    return m_window->findChild<Control*>(QLatin1String(name));
  }
  QTableView* list() const { return child<QTableView>("records"); }
  TimeLine* timeLine() const { return m_window->findChild<TimeLine*>(); }
  QString state() const { return child<QLabel>("recordingState")->text(); }
  QString text(int row, int column) const {
    return list()->model()->index(row, column).data().toString();
  }
  int currentFrame() const {
    return list()->currentIndex().siblingAtColumn(RecordsModel::FrameColumn).data().toInt();
  }
  void choose(const char* box, const char* text) {
    auto* choice = child<QComboBox>(box);
    const int wanted = choice->findText(QLatin1String(text));
    QVERIFY2(wanted >= 0, text);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Home);
    for (int i = 0; i < wanted; ++i) QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(choice->currentText(), QLatin1String(text));
  }

  QTemporaryDir m_folder;
  QString m_path;
  std::unique_ptr<RecordingWindow> m_window;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestRecordingWindow, display);
#include "test_recording_window.moc"
