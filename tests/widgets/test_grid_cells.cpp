#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

#include "tests/support/random.h"
#include "tests/support/test_class.h"
#include "tests/widgets/grid_bench.h"
#include "widgets/pair/query_runner.h"
#include "widgets/voxels/grid_resolution.h"

using namespace hairline;
using testing::expectedFaces;
using testing::GridBench;

using testing::nearWalls;
using testing::query;
using testing::singleFaces;

class TestGridCells : public QObject {
  Q_OBJECT

 private slots:
  void cellsAreThoseOfTheQueries() {
    testing::Random random(401);
    std::size_t set = 0;
    std::size_t all = 0;
    for (int round = 0; round < 40; ++round) {
      const Grid grid{{-1, 0.5, 2}, 0.25, {6, 7, 5}};
      Triangle<double> triangle;
      for (auto& vertex : triangle.vertices) {
        for (int k = 0; k < 3; ++k) {
          const double at = random.real(-0.5, grid.dimensions[static_cast<std::size_t>(k)] + 0.5);
          // Every other triangle has its corners on walls and in the middle between them.
          const double cells = round % 2 == 0 ? at : std::round(2 * at) / 2;
          vertex[k] = grid.origin[k] + grid.cell * cells;
        }
      }
      GridBench bench(triangle, grid);
      for (const CellMethod method : {CellMethod::pef, CellMethod::sat, CellMethod::exact}) {
        CellSettings settings = bench.cells.settings();
        settings.method = method;
        bench.cells.setSettings(settings);
        bench.cells.flush();
        const GridCells::Picture& picture = *bench.cells.picture();
        const auto meets = [&](const Cell& cell) {
          return query(picture.way, triangle, boxOf(grid, cell));
        };
        const auto faces = expectedFaces(grid, meets);
        QVERIFY2(singleFaces(picture.shell) == faces, qPrintable(QString::number(round)));
        set += picture.shell.shown;
        all += 6 * 7 * 5;
      }
    }
    // A triangle of about the grid's size sets a part of its cells.
    QVERIFY(set > all / 20 && set < all / 2);
  }

  void facesOfWideGridsAreJoined() {
    // Across words of 64 cells.
    const Grid grid{{0, 0, 0}, 1, {150, 9, 70}};
    const Triangle<double> triangle{{{{1.2, 0.3, 2.1}, {148.3, 4.4, 30.2}, {70.1, 8.7, 69.5}}}};
    GridBench bench(triangle, grid);
    const VoxelGrid& cells = *bench.cells.sets()->by(CellWay::pefDouble);
    CellSlices slices;
    for (int round = 0; round < 4; ++round) {
      const CellShell shell = shellOf(cells, slices);
      const auto isShown = [&](const Cell& c) {
        return slices.show(c) && cells.isSet(c[0], c[1], c[2]);
      };
      const auto faces = expectedFaces(grid, isShown);
      QVERIFY(singleFaces(shell) == faces);
      QVERIFY(shell.faces->size() < faces.size());
      slices.layer = {};
      if (round == 0) slices.layer[0] = 77;
      if (round == 1) slices.layer[2] = 30;
      if (round == 2) slices.layer = {64, 3, std::nullopt};
    }
    // A full layer is one rectangle from each side.
    GridBench flat(Triangle<double>{{{{-9, -9, 2.5}, {99, -9, 2.5}, {-9, 99, 2.5}}}});
    QCOMPARE(flat.cells.picture()->shell.faces->size(), 6U);
    QCOMPARE(flat.cells.picture()->shell.shown, 64U);
  }

  void methodScalarAndMeetingAreChosen() {
    GridBench bench;
    QCOMPARE(bench.cells.picture()->way, CellWay::pefDouble);
    const std::size_t closed = bench.count(CellWay::pefDouble);
    bench.choose("voxelsMethod", 1);
    bench.choose("voxelsScalar", 0);
    bench.cells.flush();
    QCOMPARE(bench.cells.picture()->way, CellWay::satFloat);
    bench.choose("voxelsMethod", 2);
    bench.cells.flush();
    QCOMPARE(bench.cells.picture()->way, CellWay::exact);
    QVERIFY(!bench.get<QComboBox>("voxelsScalar")->isEnabled());
    bench.choose("voxelsSeparating", 1);
    bench.cells.flush();
    QVERIFY(bench.count(CellWay::exact) < closed);
    QVERIFY(bench.get<QLabel>("voxelsSummary")
                ->text()
                .startsWith(QStringLiteral("%1 of 8 × 8 × 8 voxels occupied, by exact")
                                .arg(bench.count(CellWay::exact))));
    QTest::mouseClick(bench.get<QCheckBox>("voxelsShown"), Qt::LeftButton, {}, {8, 8});
    bench.cells.flush();
    QVERIFY(bench.cells.picture() == nullptr);
  }

  void openCellsAreFewer() {
    // In a wall between cells.
    GridBench bench(Triangle<double>{{{{1, 1, 3}, {6, 1, 3}, {1, 6, 3}}}});
    const std::size_t closed = bench.count(CellWay::exact);
    bench.choose("voxelsOpen", 1);
    bench.cells.flush();
    QVERIFY(closed > 0);
    QCOMPARE(bench.count(CellWay::exact), 0U);
  }

  void layersAreChosen() {
    GridBench bench;
    const std::size_t set = bench.count(CellWay::pefDouble);
    QTest::mouseClick(bench.get<QCheckBox>("sliceOnz"), Qt::LeftButton, {}, {8, 8});
    auto* slider = bench.get<QSlider>("sliceSliderz");
    slider->setFocus();
    for (int i = 0; i < 3; ++i) QTest::keyClick(slider, Qt::Key_Right);
    bench.cells.flush();
    QCOMPARE(bench.cells.settings().slices.layer[2], std::optional(3));
    QCOMPARE(bench.get<QSpinBox>("sliceNumberz")->value(), 3);
    QVERIFY(bench.cells.picture()->shell.shown < set);
    QVERIFY(
        bench.get<QLabel>("voxelsSummary")
            ->text()
            .contains(QStringLiteral("%1 of them shown").arg(bench.cells.picture()->shell.shown)));
    for (const CellFace& face : *bench.cells.picture()->shell.faces) {
      if (face.axis == 2) QVERIFY(face.level == 3 || face.level == 4);
    }
  }

  void differencesAreListedAndSteppedThrough() {
    GridBench bench(nearWalls);
    auto* list = bench.get<QTreeView>("differenceList");
    const QAbstractItemModelTester tester(list->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const CellDifferences& found = *bench.cells.sets()->differences;
    QVERIFY(found.count > 0);
    QCOMPARE(static_cast<std::size_t>(list->model()->rowCount()), found.count);
    for (const CellDifference& difference : found.cells) {
      for (const CellWay way : cellWays) {
        QCOMPARE(difference.isSetBy(way),
                 query(way, nearWalls, boxOf(Grid{{0, 0, 0}, 1, {8, 8, 8}}, difference.cell)));
      }
    }
    QVERIFY(bench.get<QLabel>("differencesText")
                ->text()
                .startsWith(QStringLiteral("Cells that differ: %1.").arg(found.count)));
    QTest::mouseClick(bench.get<QToolButton>("nextDifference"), Qt::LeftButton);
    const Cell first = found.cells.front().cell;
    QCOMPARE(bench.cells.pointedCell(), std::optional(first));
    const std::vector<std::string> focus{"t", "g#" + std::to_string(first[0]) + ',' +
                                                  std::to_string(first[1]) + ',' +
                                                  std::to_string(first[2])};
    QCOMPARE(bench.document.scene().focus, focus);
    QCOMPARE(bench.document.undoStack()->count(), 0);
    QTest::mouseClick(bench.get<QToolButton>("previousDifference"), Qt::LeftButton);
    QCOMPARE(bench.cells.pointedCell(), std::optional(found.cells.back().cell));
    // Where nothing differs any more the list is gone.
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      scene.objects[0].shape =
          Triangle<double>{{{{1.5, 1.3, 1.5}, {5.5, 1.3, 1.6}, {3.5, 0.4, 4.5}}}};
    });
    bench.cells.flush();
    QCOMPARE(list->model()->rowCount(), 0);
    const QString text = bench.get<QLabel>("differencesText")->text();
    QVERIFY2(text.startsWith(QStringLiteral("All methods and scalars give the same voxels.\nTime: "
                                            "PEF float ")) &&
                 text.contains(QStringLiteral(" ms, SAT double ")),
             qPrintable(text));
  }

  void aCellIsExplainedAndAddedByNumber() {
    GridBench bench;
    const char* names[] = {"cellPlacex", "cellPlacey", "cellPlacez"};
    const Cell cell{3, 2, 2};
    for (std::size_t k = 0; k < 3; ++k) {
      auto* field = bench.get<QSpinBox>(names[k]);
      field->setFocus();
      field->selectAll();
      QTest::keyClicks(field, QString::number(cell[k]));
    }
    QTest::mouseClick(bench.get<QPushButton>("explainCell"), Qt::LeftButton);
    QCOMPARE(bench.document.scene().focus, (std::vector<std::string>{"t", "g#3,2,2"}));
    // The panels test this triangle and the closed box of the cell.
    const QueryRunner runner(&bench.document, &bench.selection);
    QVERIFY(runner.focus() != nullptr);
    QCOMPARE(runner.focus()->b, std::string("g#3,2,2"));
    QTest::mouseClick(bench.get<QPushButton>("addCell"), Qt::LeftButton);
    QCOMPARE(bench.document.scene().objects.size(), 3U);
    const auto& box = std::get<Aabb<double>>(bench.document.scene().objects[2].shape);
    QCOMPARE(box, (Aabb<double>{{3, 2, 2}, {4, 3, 3}}));
    bench.document.undoStack()->undo();
    QCOMPARE(bench.document.scene().objects.size(), 2U);
  }

  void surfacesOfAllKindsSetCells() {
    Scene scene;
    scene.objects = {
        testing::object("t",
                        Triangle<double>{{{{0.5, 0.5, 0.5}, {0.6, 0.5, 0.5}, {0.5, 0.6, 0.5}}}}),
        testing::object(
            "q",
            Quad<double>{{{{2.4, 0.4, 0.5}, {2.6, 0.4, 0.5}, {2.6, 0.6, 0.5}, {2.4, 0.6, 0.5}}}}),
        testing::object("m",
                        Mesh{{{4.4, 0.4, 0.5}, {4.6, 0.4, 0.5}, {4.5, 0.6, 0.5}, {6.5, 0.5, 0.5}},
                             {{0, 1, 2}, {3, 3, 3}},
                             {}}),
        testing::object("box", Aabb<double>{{0, 4, 0}, {5, 5, 5}}),
        testing::object("g", Grid{{0, 0, 0}, 1, {8, 8, 8}})};
    GridBench bench;
    bench.document.setScene(scene);
    bench.cells.flush();
    const VoxelGrid& cells = *bench.cells.sets()->by(CellWay::exact);
    QCOMPARE(cells.count(), 4U);
    for (const int i : {0, 2, 4, 6}) QVERIFY(cells.isSet(i, 0, 0));
    // The triangle of a mesh is named by its place.
    QVERIFY(bench.cells.explain({6, 0, 0}));
    QCOMPARE(bench.document.scene().focus, (std::vector<std::string>{"m#1", "g#6,0,0"}));
    QVERIFY(!bench.cells.explain({7, 7, 7}));
    bench.document.edit(QStringLiteral("Hide"), [](Scene& now) { now.objects[2].visible = false; });
    bench.cells.flush();
    QCOMPARE(bench.count(CellWay::exact), 2U);
  }

  void largeWorkShowsCoarseCellsFirst() {
    GridBench bench;
    int coarse = 0;
    connect(&bench.cells, &GridCells::updated, &bench.cells, [&] {
      if (bench.cells.picture() != nullptr && bench.cells.picture()->coarseness > 1) ++coarse;
    });
    const Grid large{{0, 0, 0}, 1.0 / 128, {1024, 1024, 1024}};
    bench.document.edit(QStringLiteral("Refine"),
                        [&](Scene& scene) { scene.objects[1].shape = large; });
    bench.cells.flush();
    QVERIFY(bench.cells.isPending());
    QTRY_VERIFY_WITH_TIMEOUT(!bench.cells.isPending(), 60000);
    QVERIFY(coarse > 0);
    QVERIFY(bench.cells.sets() != nullptr && bench.cells.sets()->differences);
    CellSets expected{.question = bench.cells.sets()->question};
    QVERIFY(!decide(expected, CellWay::pefDouble, 1));
    QCOMPARE(bench.count(CellWay::pefDouble), expected.count(CellWay::pefDouble));
    // The last request is shown last, however often it changed meanwhile.
    for (int i = 0; i < 20; ++i) {
      bench.document.edit(QStringLiteral("Move"), [&](Scene& scene) {
        std::get<Grid>(scene.objects[1].shape).origin[0] = -0.01 * i;
      });
      bench.cells.flush();
      QCoreApplication::processEvents();
    }
    QTRY_VERIFY_WITH_TIMEOUT(!bench.cells.isPending() && bench.cells.sets() != nullptr, 60000);
    QCOMPARE(bench.cells.sets()->question.grid.origin[0], -0.01 * 19);
  }

  void whatCannotBeDrawnIsSaid() {
    // A tiny triangle in every other cell along each axis: no two faces can be joined.
    Mesh mesh;
    constexpr int half = 40;
    for (int i = 0; i < half * half * half; ++i) {
      const Vector3<double> at(2 * (i % half) + 0.4, 2 * (i / half % half) + 0.4,
                               2 * (i / half / half) + 0.4);
      const int first = 3 * i;
      mesh.vertices.edit().insert(mesh.vertices.end(), {at, at + Vector3<double>(0.1, 0, 0),
                                                        at + Vector3<double>(0, 0.1, 0.1)});
      mesh.triangles.edit().push_back({first, first + 1, first + 2});
    }
    GridBench bench;
    bench.document.edit(QStringLiteral("Replace"), [&](Scene& scene) {
      scene.objects[0].shape = mesh;
      scene.objects[1].shape = Grid{{0, 0, 0}, 1, {2 * half, 2 * half, 2 * half}};
    });
    bench.cells.flush();
    QTRY_VERIFY_WITH_TIMEOUT(!bench.cells.isPending() && bench.cells.sets() != nullptr, 60000);
    QCOMPARE(bench.count(CellWay::pefDouble), mesh.triangles.size());
    QVERIFY(!bench.cells.picture()->shell.faces);
    const auto* summary = bench.get<QLabel>("voxelsSummary");
    QVERIFY(summary->text().contains(QStringLiteral("Too many faces to draw: none of 64")));
    // Single layers are few enough.
    QTest::mouseClick(bench.get<QCheckBox>("sliceOnz"), Qt::LeftButton, {}, {8, 8});
    QTRY_VERIFY_WITH_TIMEOUT(bench.cells.picture()->shell.faces != nullptr, 60000);
    QCOMPARE(bench.cells.picture()->shell.shown, static_cast<std::size_t>(half * half));
  }

  void refusalsAreShown() {
    GridBench bench;
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      scene.objects[1].shape = Grid{{1e308, 0, 0}, 1e308, {4, 4, 4}};
    });
    bench.cells.flush();
    QTRY_COMPARE(bench.get<QLabel>("voxelsSummary")->text(),
                 QStringLiteral("The grid extends beyond the range of a double"));
  }

  void gridsAreAddedAroundTheSurfaces() {
    GridBench bench;
    bench.document.edit(QStringLiteral("Delete"), [](Scene& scene) { scene.objects.pop_back(); });
    bench.cells.flush();
    QTest::mouseClick(bench.get<QPushButton>("voxelsAddGrid"), Qt::LeftButton);
    QCOMPARE(bench.document.scene().objects.size(), 2U);
    const auto& grid = std::get<Grid>(bench.document.scene().objects[1].shape);
    QCOMPARE(resolutionOf(grid), 32);
    bench.cells.flush();
    const std::size_t count = bench.count(CellWay::exact);
    QVERIFY(count > 32);
    // After a move it fits the surfaces again, as finely as before.
    const Grid fitting = grid;
    bench.document.edit(QStringLiteral("Move"), [](Scene& scene) {
      std::get<Grid>(scene.objects[1].shape).origin.x() += 20;
    });
    bench.cells.flush();
    QCOMPARE(bench.count(CellWay::exact), std::size_t(0));
    QTest::mouseClick(bench.get<QPushButton>("voxelsFit"), Qt::LeftButton);
    QCOMPARE(std::get<Grid>(bench.document.scene().objects[1].shape), fitting);
    bench.cells.flush();
    QCOMPARE(bench.count(CellWay::exact), count);
    // Without surfaces a text gives the reason.
    bench.document.edit(QStringLiteral("Clear"), [](Scene& scene) { scene.objects.clear(); });
    bench.cells.flush();
    const QSignalSpy messages(&bench.panel, &VoxelsPanel::message);
    QTest::mouseClick(bench.get<QPushButton>("voxelsAddGrid"), Qt::LeftButton);
    QCOMPARE(messages.count(), 1);
    QVERIFY(bench.document.scene().objects.empty());
  }

  void resolutionKeepsTheRoom() {
    const Grid grid{{1, 2, 3}, 0.5, {12, 6, 1}};
    QCOMPARE(resolutionOf(grid), 12);
    QCOMPARE(withResolution(grid, 24), (Grid{{1, 2, 3}, 0.25, {24, 12, 2}}));
    QCOMPARE(withResolution(grid, 6), (Grid{{1, 2, 3}, 1, {6, 3, 1}}));
    QCOMPARE(withResolution(grid, 9999).dimensions[0], 4096);
    QCOMPARE(nextResolution(32, true), 40);
    QCOMPARE(nextResolution(33, false), 32);
    QCOMPARE(nextResolution(4096, true), 4096);
    QCOMPARE(nextResolution(1, false), 1);
  }
};

HAIRLINE_TEST(TestGridCells, offscreen);
#include "test_grid_cells.moc"
