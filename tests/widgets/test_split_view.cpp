#include <QScreen>
#include <QTest>
#include <set>

#include "core/scene/transform.h"
#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"

using namespace hairline;
using namespace hairline::testing;

/// The scene in several panes, driven with real events in each.
class TestSplitView : public QObject, private SceneViewDriver {
  Q_OBJECT

 private slots:
  void cleanup() { stop(); }
  void showsFourPanesWithNames();
  void dragsInEachPaneMoveTwoCoordinates();
  void pressMakesAPaneTheActiveOne();
  void rectangleSelectsInAPane();
  void hoverLightsUpInAllPanes();
  void hoveredAxisPointsAtItsStep();
  void handlesAreOfOneSizeInAllPanes();
  void maximizesByKeyAndByName();
  void layoutIsKeptAsText();
  void staysDrawnOverManyChanges();
  void newSceneIsSeenFromAllSides();

 private:
  Viewport& viewport() { return *m_view->viewport(); }
  void split() {
    start(triangleAndBox());
    m_view->setLayoutOfPanes(ViewLayout::four);
    QCoreApplication::processEvents();
  }
  /// A point of the scene in a pane, in pixels of the window.
  QPointF pixelIn(int pane, const Eigen::Vector3d& point) {
    return viewport().paneRect(pane).topLeft() + *m_view->viewState(pane).project(point);
  }
  Eigen::Vector3d corner() const {
    return std::get<Triangle<double>>(m_document->scene().objects[0].shape).vertices[0];
  }
  /// How many colours a part of a picture has.
  static std::size_t coloursOf(const QImage& image, const QRect& part) {
    std::set<QRgb> colours;
    for (int y = part.top() + 4; y < part.bottom() - 4; y += 3) {
      for (int x = part.left() + 4; x < part.right() - 4; x += 3) colours.insert(image.pixel(x, y));
    }
    return colours.size();
  }
  bool allAreDrawn(const QImage& image) {
    for (const int pane : viewport().shownPanes()) {
      if (coloursOf(image, viewport().paneRect(pane)) < 20) return false;
    }
    return !image.isNull();
  }
};

void TestSplitView::showsFourPanesWithNames() {
  split();
  QCOMPARE(viewport().shownPanes(), (QVector<int>{topPane, mainPane, frontPane, rightPane}));
  int area = 0;
  for (const int pane : viewport().shownPanes()) {
    const QRect place = viewport().paneRect(pane);
    area += place.width() * place.height();
    for (const int other : viewport().shownPanes()) {
      if (other != pane) QVERIFY(!place.intersects(viewport().paneRect(other)));
    }
  }
  QVERIFY(area > 0.98 * 800 * 600);
  const QImage image = viewport().grabImageNow();
  QVERIFY(allAreDrawn(image));
  // Each pane shows a corner of the triangle where its camera projects it; the right pane one of
  // the box, which is in front there.
  const Scene& scene = m_document->scene();
  for (const int pane : viewport().shownPanes()) {
    const bool ofBox = pane == rightPane;
    const QColor colour = colorOf(scene.objects[ofBox ? 1 : 0], scene, Theme::current());
    const QPoint at = pixelIn(pane, ofBox ? Eigen::Vector3d(2, 0, 0) : firstCorner).toPoint();
    int least = 255;
    for (int y = -3; y <= 3; ++y) {
      for (int x = -3; x <= 3; ++x) {
        const QColor seen = image.pixelColor(at + QPoint(x, y));
        least = std::min(least, std::max({std::abs(seen.red() - colour.red()),
                                          std::abs(seen.green() - colour.green()),
                                          std::abs(seen.blue() - colour.blue())}));
      }
    }
    QVERIFY2(least < 40, qPrintable(QStringLiteral("pane %1, off by %2").arg(pane).arg(least)));
  }
  // The active one has a frame, the others have none.
  const auto edge = [&](int pane) {
    const QRect place = viewport().paneRect(pane);
    return image.pixelColor(place.left() + place.width() / 2, place.top() + 1);
  };
  QVERIFY(edge(mainPane) != edge(topPane));
}

void TestSplitView::dragsInEachPaneMoveTwoCoordinates() {
  split();
  for (const auto& [pane, kept] : {std::pair(topPane, 2), {frontPane, 1}, {rightPane, 0}}) {
    const Eigen::Vector3d before = corner();
    const QPointF from = pixelIn(pane, before);
    const int steps = m_document->undoStack()->count();
    move(from - QPointF(5, 5));
    move(from);
    drag(from, from + QPointF(-24, 17));
    const Eigen::Vector3d after = corner();
    for (int k = 0; k < 3; ++k) QCOMPARE(after[k] == before[k], k == kept);
    QCOMPARE(m_document->undoStack()->count(), steps + 1);
    // It lies under the mouse here, and the other panes have followed.
    QVERIFY(std::abs((pixelIn(pane, after) - from - QPointF(-24, 17)).manhattanLength()) < 1);
    QCoreApplication::processEvents();
    for (const int other : viewport().shownPanes()) {
      QCOMPARE(viewport().drawList(other).triangles.front().corners[0], after);
    }
  }
}

void TestSplitView::pressMakesAPaneTheActiveOne() {
  split();
  QCOMPARE(viewport().activePane(), mainPane);
  const Camera others = viewport().camera(mainPane);
  const QRect place = viewport().paneRect(rightPane);
  click(QPointF(place.bottomRight()) - QPointF(12, 12));
  QCOMPARE(viewport().activePane(), rightPane);
  QVERIFY(m_view->isOrthographic());
  // Keys act on it alone.
  key(Qt::Key_P);
  QVERIFY(!m_view->isOrthographic());
  QCOMPARE(viewport().camera(mainPane), others);
  // So does turning; empty space turns the pane that was pressed.
  const Camera top = viewport().camera(topPane);
  const QPointF empty = QPointF(viewport().paneRect(topPane).bottomRight()) - QPointF(12, 12);
  drag(empty, empty - QPointF(40, 30));
  QCOMPARE(viewport().activePane(), topPane);
  QVERIFY(!(viewport().camera(topPane) == top));
  QCOMPARE(viewport().camera(mainPane), others);
}

void TestSplitView::rectangleSelectsInAPane() {
  split();
  const QRect place = viewport().paneRect(frontPane);
  drag(QPointF(place.topLeft()) + QPointF(4, 60), QPointF(place.bottomRight()) - QPointF(4, 4),
       Qt::ShiftModifier);
  QCOMPARE(m_selection->ids().size(), std::size_t{2});
}

void TestSplitView::hoverLightsUpInAllPanes() {
  split();
  const QPointF pixel = pixelIn(topPane, {1.9, 0.2, 1});
  move(pixel - QPointF(3, 3));
  move(pixel);
  QCoreApplication::processEvents();
  // Hovering does not change the active pane, and each pane shows the handles of what is hovered.
  QCOMPARE(viewport().activePane(), mainPane);
  for (const int pane : viewport().shownPanes()) {
    QVERIFY(!viewport().drawList(pane).points.empty());
  }
}

void TestSplitView::hoveredAxisPointsAtItsStep() {
  split();
  for (const int pane : {mainPane, topPane}) {
    // The axis is the thin arrow in the colour of the text.
    const auto& ribbons = viewport().drawList(pane).ribbons;
    const auto axis = std::ranges::find_if(ribbons, [](const DrawRibbon& ribbon) {
      return ribbon.arrow && ribbon.color == Theme::current().view.text;
    });
    QVERIFY(axis != ribbons.end());
    const QPointF from = pixelIn(pane, axis->points.front());
    const QPointF to = pixelIn(pane, axis->points.back());
    const QPointF at = from + 0.04 * (to - from);
    move(at + QPointF(0, 3));
    move(at);
    QVERIFY(m_cursor->step() >= 0);
    const Report* report = m_cursor->report(m_runner->focus());
    QCOMPARE(m_cursor->step(), report->trace.deciding);
    // It stays highlighted, although the picture now shows the current step.
    QCoreApplication::processEvents();
    move(at + QPointF(1, 0));
    QCOMPARE(m_cursor->step(), report->trace.deciding);
    move(QPointF(viewport().paneRect(pane).bottomRight()) - QPointF(6, 6));
    QCOMPARE(m_cursor->step(), -1);
  }
}

void TestSplitView::handlesAreOfOneSizeInAllPanes() {
  split();
  m_selection->set("b");
  QCoreApplication::processEvents();
  // The arrows of the gizmo are as long in each pane.
  for (const int pane : {topPane, frontPane, rightPane}) {
    double longest = 0;
    for (const DrawRibbon& ribbon : viewport().drawList(pane).ribbons) {
      if (!ribbon.arrow || !ribbon.onTop) continue;
      const QPointF from = pixelIn(pane, ribbon.points.front());
      const QPointF to = pixelIn(pane, ribbon.points.back());
      if (std::abs(ribbon.width - 1.5) < 0.1) continue;  // the axis line
      longest = std::max(longest, std::hypot(to.x() - from.x(), to.y() - from.y()));
    }
    QVERIFY2(std::abs(longest - (Gizmo::arrowEnd - Gizmo::arrowStart)) < 12,
             qPrintable(QString::number(longest)));
  }
}

void TestSplitView::maximizesByKeyAndByName() {
  split();
  click(QPointF(viewport().paneRect(frontPane).bottomRight()) - QPointF(12, 12));
  key(Qt::Key_V);
  QVERIFY(m_view->isMaximized());
  QCOMPARE(viewport().shownPanes(), QVector<int>{frontPane});
  QCOMPARE(viewport().viewSize(), QSizeF(800, 600));
  QVERIFY(allAreDrawn(viewport().grabImageNow()));
  key(Qt::Key_V);
  QVERIFY(!m_view->isMaximized());
  QCOMPARE(viewport().shownPanes().size(), 4);
  const auto doubleClickName = [&](int pane) {
    const QPointF name = QPointF(viewport().paneRect(pane).topLeft()) + QPointF(20, 16);
    click(name);
    m_buttons = Qt::LeftButton;
    mouse(QEvent::MouseButtonDblClick, name, Qt::LeftButton, {});
    release(name);
  };
  const SelectionIds selected = m_selection->ids();
  doubleClickName(rightPane);
  QCOMPARE(viewport().shownPanes(), QVector<int>{rightPane});
  doubleClickName(rightPane);
  QCOMPARE(viewport().shownPanes().size(), 4);
  QCOMPARE(m_selection->ids(), selected);
}

void TestSplitView::layoutIsKeptAsText() {
  split();
  click(QPointF(viewport().paneRect(rightPane).bottomRight()) - QPointF(12, 12));
  key(Qt::Key_V);
  const QString state = m_view->layoutState();
  m_view->setLayoutOfPanes(ViewLayout::one);
  QCOMPARE(viewport().shownPanes(), QVector<int>{mainPane});
  QCOMPARE(viewport().activePane(), mainPane);
  m_view->restoreLayoutState(state);
  QCOMPARE(viewport().shownPanes(), QVector<int>{rightPane});
  QVERIFY(m_view->isMaximized());
  m_view->restoreLayoutState(QStringLiteral("no such state"));
  m_view->restoreLayoutState(QStringLiteral("two 99 split"));
  QCOMPARE(viewport().shownPanes(), (QVector<int>{topPane, mainPane}));
}

void TestSplitView::staysDrawnOverManyChanges() {
  start(triangleAndBox());
  const ViewLayout layouts[] = {ViewLayout::four, ViewLayout::one, ViewLayout::two,
                                ViewLayout::four};
  for (int i = 0; i < 52; ++i) {
    m_view->setLayoutOfPanes(layouts[i % 4]);
    if (i % 4 == 3) m_view->toggleMaximized();
    QCoreApplication::processEvents();
    if (i % 5 == 0)
      QVERIFY2(allAreDrawn(viewport().grabImageNow()), qPrintable(QString::number(i)));
  }
  // On the screen, too, not only in what is captured.
  m_view->setLayoutOfPanes(ViewLayout::four);
  QTRY_VERIFY(allAreDrawn(m_view->screen()->grabWindow(window()->winId()).toImage()));
}

void TestSplitView::newSceneIsSeenFromAllSides() {
  split();
  Scene scene = triangleAndBox();
  for (SceneObject& object : scene.objects) object = translated(object, {1000, 0, 0});
  m_document->setScene(scene);
  QCoreApplication::processEvents();
  for (const int pane : viewport().shownPanes()) {
    const QRectF place(QPointF(0, 0), viewport().viewSize(pane));
    QVERIFY(place.contains(*m_view->viewState(pane).project({1001, 0.7, 0.5})));
  }
}

HAIRLINE_TEST(TestSplitView, display);

#include "test_split_view.moc"
