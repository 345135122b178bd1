#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>

#include "core/queries.h"
#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "widgets/viewport/viewport.h"
#include "widgets/voxels/comparison_window.h"
#include "widgets/voxels/voxel_comparison.h"
#include "widgets/window/main_window.h"

using namespace hairline;

/// The comparison window, opened from the main one and driven with real events.
class TestVoxelComparison : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QString reason;
    if (!Viewport::isAvailable(&reason)) QSKIP(qPrintable(reason));
  }
  void init() {
    m_main = std::make_unique<MainWindow>();
    m_main->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_main.get()));
    auto* open = m_main->findChild<QPushButton*>(QStringLiteral("voxelsCompare"));
    open->click();
    m_window = m_main->findChild<ComparisonWindow*>();
    QVERIFY(m_window != nullptr);
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
  }
  void cleanup() { m_main.reset(); }

  void framesAreThoseOfTheSeed() {
    const TriangleMotion motion{.seed = 7, .kind = MotionKind::glide, .grid = comparison()->grid()};
    const auto end = 32 * 0.1;
    for (const std::uint64_t frame : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{100'000}}) {
      const Triangle<double> triangle = motion.at(frame);
      QCOMPARE(triangle, motion.at(frame));
      for (const Vector3<double>& vertex : triangle.vertices) {
        QVERIFY(vertex.minCoeff() >= 0 && vertex.maxCoeff() <= end + 1e-12);
      }
    }
    const double step = (motion.at(11).vertices[0] - motion.at(10).vertices[0]).norm();
    QVERIFY(step > 0 && step < 1);
    enterSeed(QStringLiteral("7"));
    QCOMPARE(comparison()->triangle(), motion.at(0));
    press("comparisonStep");
    QCOMPARE(comparison()->triangle(), motion.at(1));
    QCOMPARE(comparison()->tally().frames, std::uint64_t{1});
    QCOMPARE(comparison()->tally().cells, std::uint64_t{32 * 32 * 32});
  }

  void playStopsAtTheFirstDifference() {
    choose("comparisonMotion", 2);
    choose("comparisonSpeed", 5);
    QVERIFY(get<QCheckBox>("comparisonStop")->isChecked());
    press("comparisonPlay");
    QTRY_VERIFY_WITH_TIMEOUT(!comparison()->isPlaying(), 60000);
    QVERIFY(comparison()->hasStopped());
    QCOMPARE(comparison()->kept().size(), std::size_t{1});
    QCOMPARE(comparison()->tally().differingFrames, std::uint64_t{1});
    QVERIFY(get<QLabel>("comparisonState")->text().contains(QStringLiteral("stopped")));
    // Play goes on from there.
    press("comparisonPlay");
    QTRY_VERIFY_WITH_TIMEOUT(comparison()->kept().size() == 2, 60000);
    QVERIFY(comparison()->kept()[1].frame > comparison()->kept()[0].frame);
  }

  void unattendedItKeepsCounting() {
    const QAbstractItemModelTester tester(list()->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    choose("comparisonMotion", 2);
    choose("comparisonSpeed", 5);
    QTest::mouseClick(get<QCheckBox>("comparisonStop"), Qt::LeftButton, {}, {8, 8});
    press("comparisonPlay");
    QTRY_VERIFY_WITH_TIMEOUT(comparison()->kept().size() >= 10, 60000);
    press("comparisonPlay");
    QVERIFY(!comparison()->isPlaying());
    // The counts equal those of all frames one by one.
    VoxelComparison again;
    again.setMotion(MotionKind::jumpNearWalls);
    while (again.frame() < comparison()->frame()) again.step();
    QCOMPARE(again.tally(), comparison()->tally());
    QCOMPARE(list()->model()->rowCount(), static_cast<int>(comparison()->kept().size()));
    press("keptClear");
    QCOMPARE(list()->model()->rowCount(), 0);
    press("comparisonRestart");
    QCOMPARE(comparison()->tally(), ComparisonTally());
  }

  void keptFramesAreScenesInWhichTheWaysDiffer() {
    findOne();
    const KeptDifference& kept = comparison()->kept()[0];
    const Scene scene = kept.scene();
    // The verdicts of the queries on triangle and box are those that were counted.
    const std::array<const Shape*, 2> shapes{&scene.objects[0].shape, &scene.objects[1].shape};
    for (const IndexedQuery& each : findQueries(shapes)) {
      const QueryInfo& info = each.entry->info;
      if (info.kind != Kind::intersect || (info.method != "pef" && info.method != "sat")) continue;
      for (const CellWay way :
           {CellWay::pefFloat, CellWay::pefDouble, CellWay::satFloat, CellWay::satDouble}) {
        if ((methodOf(way) == VoxelMethod::pef) != (info.method == "pef")) continue;
        QCOMPARE(*each.entry->run(shapes, scalarOf(way), {}, false).hit, kept.first.isSetBy(way));
      }
    }
    // A double click opens it.
    const QRect row = list()->visualRect(list()->model()->index(0, 0));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, row.center());
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, row.center());
    QVERIFY(identical(withoutCamera(m_main->document()->scene()), withoutCamera(scene)));
    QVERIFY(m_main->document()->isModified());
    m_main->document()->newScene();
  }

  void keptFramesAreSaved() {
    findOne();
    const QTemporaryDir folder;
    const QString old = QDir::currentPath();
    QDir::setCurrent(folder.path());
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QTimer::singleShot(0, this, [] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      if (dialog != nullptr) dialog->accept();
    });
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    press("keptSave");
    QDir::setCurrent(old);
    const QStringList files = QDir(folder.path()).entryList({QStringLiteral("*.hairline.json")});
    QCOMPARE(files.size(), 1);
    const auto read = readSceneFile((folder.path() + QLatin1Char('/') + files[0]).toStdString());
    QVERIFY(read);
    QVERIFY(identical(*read, comparison()->kept()[0].scene()));
  }

  void viewsTurnTogether() {
    Viewport* view = m_window->viewport();
    QCOMPARE(view->shownPanes(), (QVector<int>{0, 1, 2, 3}));
    QTRY_VERIFY(!view->drawList(0).cells.empty());
    QCOMPARE(view->drawList(1).cells.size(), std::size_t{1});
    QVERIFY(view->drawList(3).cells.empty());
    Camera camera = view->camera(2);
    camera.orbit({40, 10}, view->viewSize(2));
    view->setCamera(camera, 2);
    for (int pane = 0; pane < 4; ++pane) QCOMPARE(view->camera(pane), camera);
  }

  void closingItPauses() {
    press("comparisonPlay");
    QVERIFY(comparison()->isPlaying());
    m_window->close();
    QVERIFY(!comparison()->isPlaying());
  }

 private:
  static Scene withoutCamera(Scene scene) {
    scene.camera = Json::object();
    return scene;
  }
  VoxelComparison* comparison() const { return m_window->comparison(); }
  template <typename Widget>
  Widget* get(const char* name) const {
    return m_window->findChild<Widget*>(QLatin1String(name));
  }
  QTreeView* list() const { return get<QTreeView>("keptList"); }
  void press(const char* name) const { QTest::mouseClick(get<QPushButton>(name), Qt::LeftButton); }
  void choose(const char* name, int place) const {
    auto* box = get<QComboBox>(name);
    box->setFocus();
    while (box->currentIndex() != place) {
      QTest::keyClick(box, box->currentIndex() < place ? Qt::Key_Down : Qt::Key_Up);
    }
  }
  void enterSeed(const QString& text) const {
    auto* field = get<QLineEdit>("comparisonSeed");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
  }
  /// Goes on until a difference is kept.
  void findOne() const {
    comparison()->setMotion(MotionKind::jumpNearWalls);
    for (int i = 0; i < 10'000 && comparison()->kept().empty(); ++i) comparison()->step();
    QVERIFY(!comparison()->kept().empty());
  }

  std::unique_ptr<MainWindow> m_main;
  ComparisonWindow* m_window = nullptr;
};

HAIRLINE_TEST(TestVoxelComparison, display);
#include "test_voxel_comparison.moc"
