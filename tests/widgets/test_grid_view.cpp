#include <QSignalSpy>
#include <QSpinBox>
#include <QUndoStack>
#include <QWheelEvent>

#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/objects/properties_panel.h"
#include "widgets/scene_view/picking.h"
#include "widgets/voxels/cell_picking.h"
#include "widgets/voxels/grid_resolution.h"

using namespace hairline;

namespace {

Scene triangleInGrid() {
  Scene scene;
  SceneObject triangle =
      makeObject(Triangle<double>{{{{0.6, 0.7, 0.8}, {6.3, 1.2, 2.1}, {2.4, 6.6, 5.3}}}});
  triangle.id = std::string("t");
  SceneObject grid = makeObject(Grid{{0, 0, 0}, 1, {8, 8, 8}});
  grid.id = std::string("g");
  scene.objects = {triangle, grid};
  return scene;
}

}  // namespace

class TestGridView : public QObject, private testing::SceneViewDriver {
  Q_OBJECT

 private slots:
  void init() {
    start(triangleInGrid());
    m_jobs = std::make_unique<Jobs>();
    m_cells = std::make_unique<GridCells>(m_document.get(), m_selection.get(), m_jobs.get());
    m_view->picture()->setCells(m_cells.get());
    QTRY_VERIFY(m_cells->picture() != nullptr);
    QCoreApplication::processEvents();
  }
  void cleanup() {
    m_view.reset();
    m_cells.reset();
    m_jobs.reset();
    stop();
  }

  void theShellIsDrawnAndExplainedInTheLegend() {
    const DrawList& list = m_view->viewport()->drawList();
    QCOMPARE(list.cells.size(), std::size_t{1});
    QCOMPARE(list.cells[0].faces, m_cells->picture()->shell.faces);
    const auto hasCells = [&] {
      return std::ranges::any_of(m_view->legend(), [](const LegendEntry& entry) {
        return entry.mark == LegendMark::cells;
      });
    };
    QVERIFY(hasCells());
  }

  void surfacesAreHiddenOnRequest() {
    const auto list = [&]() -> const DrawList& { return m_view->viewport()->drawList(); };
    QVERIFY(!list().triangles.empty());
    CellSettings settings;
    settings.hidesSurfaces = true;
    m_cells->setSettings(settings);
    QTRY_VERIFY(list().triangles.empty());
    QCOMPARE(list().cells.size(), std::size_t{1});
    // What is not drawn covers no cell from the mouse either.
    const auto& [a, b, c] = triangle().vertices;
    const QPointF middle = pixelOf((a + b + c) / 3);
    for (const Pick& pick : m_view->picture()->picksAt(middle, m_view->viewState())) {
      QVERIFY(pick.id != "t");
    }
    // Without cells there would be nothing left to see.
    m_document->edit(QStringLiteral("Edit"),
                     [](Scene& scene) { scene.objects[1].visible = false; });
    QTRY_VERIFY(!list().triangles.empty());
  }

  void allVisibleGridsShowTheirCells() {
    const auto edit = [&](const std::function<void(Scene&)>& change) {
      m_document->edit(QStringLiteral("Edit"), change);
    };
    const auto add = [&](const std::string& id, const Grid& grid) {
      edit([&](Scene& scene) {
        SceneObject object = makeObject(grid);
        object.id = id;
        insert(scene, std::move(object));
      });
    };
    // One that is decided in line, and one that is left to a job.
    const Grid quick{{0.25, 0, 0}, 2, {4, 4, 4}};
    const Grid large{{0, 0.25, 0}, 8.0 / 200, {200, 200, 200}};
    add("quick", quick);
    add("large", large);
    const auto shown = [&] { return m_view->viewport()->drawList().cells.size(); };
    QTRY_COMPARE(shown(), std::size_t{3});
    QCOMPARE(m_cells->gridId(), std::string("g"));
    for (const auto& [id, grid] : {std::pair("quick", quick), std::pair("large", large)}) {
      CellSets sets;
      sets.question = m_cells->sets()->question;
      sets.question.grid = grid;
      QVERIFY(!decide(sets, CellWay::pefDouble, 1));
      const OtherGrid& other = *m_cells->others().at(id);
      QCOMPARE(other.shell.shown, sets.count(CellWay::pefDouble));
      QVERIFY(*other.shell.faces == *shellOf(*sets.by(CellWay::pefDouble), {}).faces);
    }
    // The cells follow the triangle, and the settings.
    edit([](Scene& scene) {
      std::get<Triangle<double>>(find(scene, "t")->shape).vertices[0] = {7.5, 7.5, 0.5};
    });
    const auto areNew = [&] {
      return std::ranges::all_of(m_cells->others(), [&](const auto& each) {
        return each.second->question.surfaces == m_cells->sets()->question.surfaces &&
               each.second->question.open == m_cells->settings().open &&
               each.second->way == m_cells->settings().way();
      });
    };
    QTRY_VERIFY(m_cells->sets() != nullptr && m_cells->others().size() == 2 && areNew());
    CellSettings settings = m_cells->settings();
    settings.method = CellMethod::exact;
    settings.open = true;
    m_cells->setSettings(settings);
    m_cells->flush();
    QTRY_VERIFY(m_cells->sets() != nullptr && m_cells->others().size() == 2 && areNew());
    // The one that is selected is looked at in full; hidden ones are not seen.
    m_selection->set("quick");
    m_cells->flush();
    QCOMPARE(m_cells->gridId(), std::string("quick"));
    QTRY_VERIFY(m_cells->others().contains("g") && !m_cells->others().contains("quick"));
    edit([](Scene& scene) { find(scene, "large")->visible = false; });
    QTRY_COMPARE(shown(), std::size_t{2});
    settings.shown = false;
    m_cells->setSettings(settings);
    QTRY_COMPARE(shown(), std::size_t{0});
    QVERIFY(m_cells->others().empty());
  }

  void theShellIsSeen() {
    // The lines between cells and faces of the grid's colour, where nothing was without them.
    m_view->viewport()->setGridVisible(false);
    const GridCells::Picture shown = *m_cells->picture();
    const QImage with = m_view->viewport()->grabImageNow();
    CellSettings settings = m_cells->settings();
    settings.shown = false;
    m_cells->setSettings(settings);
    QCoreApplication::processEvents();
    const QImage without = m_view->viewport()->grabImageNow();
    QVERIFY(!with.isNull());
    QCOMPARE(with.size(), without.size());
    int changed = 0;
    int inside = 0;
    for (int y = 0; y < with.height(); y += 4) {
      for (int x = 0; x < with.width(); x += 4) {
        const QPointF pixel = QPointF(x, y) / with.devicePixelRatio();
        const ViewRay ray = m_view->viewState().ray(pixel);
        if (cellAlong(shown, true, ray)) {
          ++inside;
          if (with.pixel(x, y) != without.pixel(x, y)) ++changed;
        }
      }
    }
    QVERIFY(inside > 100);
    QVERIFY2(changed > inside * 9 / 10,
             qPrintable(QStringLiteral("%1 of %2").arg(changed).arg(inside)));
  }

  void aClickMakesCellAndTriangleTheFocus() {
    const QPointF pixel = pixelOfCell();
    const auto cell = cellAlong(*m_cells->picture(), true, m_view->viewState().ray(pixel));
    QVERIFY(cell);
    click(pixel);
    const std::string name = "g#" + std::to_string(cell->cell[0]) + ',' +
                             std::to_string(cell->cell[1]) + ',' + std::to_string(cell->cell[2]);
    QCOMPARE(m_document->scene().focus, (std::vector<std::string>{"t", name}));
    QCOMPARE(m_cells->pointedCell(), std::optional(cell->cell));
    m_runner->flush();
    QVERIFY(m_runner->focus() != nullptr);
    QCOMPARE(m_runner->focus()->b, name);
    const Report* sat = findReport(*m_runner->focus(), Kind::intersect, "sat", ScalarKind::exact);
    QVERIFY(sat != nullptr && sat->hit && *sat->hit);
    QCOMPARE(m_document->undoStack()->count(), 0);
  }

  void aDoubleClickAddsTheCell() {
    const QPointF pixel = pixelOfCell();
    const auto cell = cellAlong(*m_cells->picture(), true, m_view->viewState().ray(pixel));
    QVERIFY(cell);
    click(pixel);
    mouse(QEvent::MouseButtonDblClick, pixel, Qt::LeftButton, {});
    release(pixel);
    QCOMPARE(m_document->scene().objects.size(), std::size_t{3});
    QCOMPARE(std::get<Aabb<double>>(m_document->scene().objects[2].shape),
             boxOf(std::get<Grid>(m_document->scene().objects[1].shape), cell->cell));
    m_document->undoStack()->undo();
    QCOMPARE(m_document->scene().objects.size(), std::size_t{2});
  }

  void aMarkIsClickedThroughEverything() {
    // An edge along walls between cells, off by less than float can tell.
    m_document->edit(QStringLiteral("Move"), [](Scene& scene) {
      scene.objects[0].shape =
          Triangle<double>{{{{1.5, 2 - 1e-9, 1.5}, {5.5, 2 - 1e-9, 1.5}, {3.5, 0.4, 4.5}}}};
    });
    QTRY_VERIFY(m_cells->sets()->differences->count > 0);
    QCoreApplication::processEvents();
    const Cell cell = m_cells->sets()->differences->cells.front().cell;
    click(pixelOf({cell[0] + 0.5, cell[1] + 0.5, cell[2] + 0.5}));
    QCOMPARE(m_cells->pointedCell(), std::optional(cell));
    QCOMPARE(m_document->scene().focus.front(), std::string("t"));
    const auto marks = std::ranges::count_if(
        m_view->viewport()->drawList().points,
        [](const DrawPoint& point) { return point.color == Theme::current().warning; });
    QCOMPARE(static_cast<std::size_t>(marks), m_cells->sets()->differences->count);
    // The picture of each differing cell is what the legend says.
    const auto& legend = m_view->legend();
    QVERIFY(std::ranges::any_of(legend, [](const LegendEntry& entry) {
      return entry.mark == LegendMark::diamond && entry.color == Theme::current().warning;
    }));
  }

  void cellsFollowADrag() {
    const QPointF corner = pixelOf({0.6, 0.7, 0.8});
    const auto before = m_cells->sets()->by(CellWay::pefDouble);
    press(corner);
    for (int i = 1; i <= 5; ++i) {
      move(corner + QPointF(8 * i, -4 * i));
      QCoreApplication::processEvents();
      // Inline: the drawing never lags behind the drag.
      const auto& triangle = std::get<Triangle<double>>(m_document->scene().objects[0].shape);
      QVERIFY(m_cells->sets()->question.surfaces->triangle(0) == triangle);
    }
    release(corner + QPointF(40, -20));
    QVERIFY(m_cells->sets()->by(CellWay::pefDouble) != before);
    QCOMPARE(m_document->undoStack()->count(), 1);
  }

  void theWheelChangesTheResolution() {
    m_selection->set("g");
    const QPointF pixel = pixelOfCell();
    const Camera camera = m_view->viewport()->camera();
    wheel(pixel, 120, Qt::ControlModifier);
    QCOMPARE(gridShape().dimensions[0], 10);
    wheel(pixel, 120, Qt::ControlModifier);
    QCOMPARE(gridShape(), (Grid{{0, 0, 0}, 8.0 / 12, {12, 12, 12}}));
    wheel(pixel, -120, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(gridShape().dimensions[0], 11);
    QCOMPARE(m_view->viewport()->camera(), camera);
    // Keys do the same.
    key(Qt::Key_BracketRight);
    QCOMPARE(gridShape().dimensions[0], 12);
    key(Qt::Key_BracketLeft);
    QCOMPARE(gridShape().dimensions[0], 10);
    while (m_document->undoStack()->canUndo()) m_document->undoStack()->undo();
    QCOMPARE(gridShape().dimensions[0], 8);
    // Without the key, and where the grid is not selected, it zooms.
    wheel(pixel, 120, {});
    QVERIFY(m_view->viewport()->camera() != camera);
    m_selection->clear();
    wheel(pixel, 120, Qt::ControlModifier);
    QCOMPARE(gridShape().dimensions[0], 8);
  }

  void theResolutionIsANumberToo() {
    PropertiesPanel panel(m_document.get(), m_selection.get());
    panel.show();
    auto* field = panel.findChild<QSpinBox*>(QStringLiteral("resolutionField"));
    QVERIFY(!field->isVisibleTo(&panel));
    m_selection->set("g");
    QVERIFY(field->isVisibleTo(&panel));
    QCOMPARE(field->value(), 8);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("16"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(gridShape(), (Grid{{0, 0, 0}, 0.5, {16, 16, 16}}));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QCOMPARE(field->value(), 8);
  }

 private:
  /// Where a cell is seen, away from the lines of the grid and the triangle.
  QPointF pixelOfCell() const {
    const QPointF middle = pixelOf({3.1, 2.9, 2.8});
    for (int i = 0; i < 400; ++i) {
      const QPointF pixel = middle + QPointF(i % 20 * 3 - 30, i / 20 * 3 - 30);
      const auto hit = cellAlong(*m_cells->picture(), true, m_view->viewState().ray(pixel));
      const auto picks = pickAll(m_document->scene(), m_view->viewState(), pixel);
      const bool isFirst = hit && std::ranges::none_of(picks, [&](const Pick& pick) {
                             return pick.depth < hit->depth;
                           });
      if (isFirst) return pixel;
    }
    return middle;
  }
  const Grid& gridShape() const { return std::get<Grid>(m_document->scene().objects[1].shape); }
  void wheel(const QPointF& pixel, int angle, Qt::KeyboardModifiers modifiers) {
    QWindow* target = window();
    QWheelEvent event(pixel, target->mapToGlobal(pixel), {}, {0, angle}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(target, &event);
    QCoreApplication::processEvents();
  }

  std::unique_ptr<Jobs> m_jobs;
  std::unique_ptr<GridCells> m_cells;
};

HAIRLINE_TEST(TestGridView, display);
#include "test_grid_view.moc"
