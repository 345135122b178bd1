#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_class.h"
#include "tests/widgets/scene_view_driver.h"
#include "widgets/scene_view/picking.h"
#include "widgets/text/numbers.h"

using namespace hairline;
using namespace hairline::testing;
using Eigen::Vector3d;

/// Selection, keys, camera and hints of the view, driven by events.
class TestSceneView : public QObject, private SceneViewDriver {
  Q_OBJECT

 private slots:
  void init() { start(triangleAndBox()); }
  void cleanup() { stop(); }

  void clickSelects();
  void clickAgainTakesWhatIsBehind();
  void modifiersAddToTheSelection();
  void bandSelectsWhatItTouches();
  void bandIsCancelled();
  void tabCycles();
  void arrowKeysNudge();
  void altNudgesByOneUlp();
  void viewKeysMoveTheCamera();
  void emptyDragTurnsTheView();
  void picturesFollow();
  void oneUpdateATurn();
  void hintsTellWhatTheMouseDoes();
  void cameraIsKeptWithTheScene();
  void thePlaneIsSeenFromAbove();
};

void TestSceneView::clickSelects() {
  click(pixelOf({1, 0.75, 1}));
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
  click(pixelOf((triangle().vertices[0] + triangle().vertices[1]) / 2));
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
  click({5, 5});
  QVERIFY(m_selection->isEmpty());
  QVERIFY(!m_document->isModified());
}

void TestSceneView::clickAgainTakesWhatIsBehind() {
  Scene scene = triangleAndBox();
  SceneObject inner = makeObject(Aabb<double>{{0.8, 0.55, 0.3}, {1.2, 0.95, 0.7}});
  inner.id = std::string("inner");
  scene.objects.push_back(inner);
  m_document->setScene(scene);
  QCoreApplication::processEvents();
  const QPointF pixel = pixelOf({1, 0.75, 0.5});
  const auto picks = pickAll(scene, m_view->viewState(), pixel);
  QCOMPARE(picks.size(), std::size_t{2});
  click(pixel);
  QCOMPARE(m_selection->current(), picks[0].id);
  click(pixel);
  QCOMPARE(m_selection->current(), picks[1].id);
  click(pixel);
  QCOMPARE(m_selection->current(), picks[0].id);
}

void TestSceneView::modifiersAddToTheSelection() {
  click(pixelOf({1, 0.75, 1}));
  click(pixelOf((triangle().vertices[0] + triangle().vertices[1]) / 2), Qt::ShiftModifier);
  QCOMPARE(m_selection->ids(), (SelectionIds{"b", "t"}));
  click({5, 5}, Qt::ControlModifier);
  QCOMPARE(m_selection->ids().size(), std::size_t{2});
  click(pixelOf((triangle().vertices[0] + triangle().vertices[1]) / 2), Qt::ControlModifier);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
}

void TestSceneView::bandSelectsWhatItTouches() {
  const Camera before = m_view->viewport()->camera();
  // Around the triangle's first corner, from empty space.
  const QPointF corner = pixelOf(firstCorner);
  drag(corner - QPointF(30, 30), corner + QPointF(12, 12), Qt::ShiftModifier);
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
  // Over everything; Shift adds, in the order of the scene.
  drag({3, 300}, {790, 590}, Qt::ShiftModifier);
  QCOMPARE(m_selection->ids(), (SelectionIds{"t", "b"}));
  // Ctrl takes out again.
  drag(corner - QPointF(30, 30), corner + QPointF(12, 12), Qt::ControlModifier);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
  // Neither the view nor the scene has moved, and hidden objects are left out.
  QCOMPARE(m_view->viewport()->camera(), before);
  QVERIFY(!m_document->isModified());
  m_selection->clear();
  m_document->edit(QStringLiteral("hide"), [](Scene& scene) { scene.objects[0].visible = false; });
  drag({3, 300}, {790, 590}, Qt::ControlModifier);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
}

void TestSceneView::bandIsCancelled() {
  const QPointF corner = pixelOf(firstCorner);
  press(corner - QPointF(30, 30), Qt::ShiftModifier);
  move(corner, Qt::ShiftModifier);
  move(corner + QPointF(12, 12), Qt::ShiftModifier);
  QCoreApplication::processEvents();
  const auto& ribbons = m_view->viewport()->drawList().ribbons;
  QVERIFY(std::ranges::any_of(ribbons, [](const DrawRibbon& ribbon) {
    return ribbon.color == Theme::current().accent && ribbon.dash.gap > 0;
  }));
  key(Qt::Key_Escape);
  release(corner + QPointF(12, 12), Qt::ShiftModifier);
  QVERIFY(m_selection->isEmpty());
}

void TestSceneView::tabCycles() {
  key(Qt::Key_Tab);
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
  key(Qt::Key_Tab);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
  key(Qt::Key_Tab);
  QCOMPARE(m_selection->ids(), SelectionIds{"t"});
  key(Qt::Key_Backtab, Qt::ShiftModifier);
  QCOMPARE(m_selection->ids(), SelectionIds{"b"});
}

void TestSceneView::arrowKeysNudge() {
  m_view->flyTo(AxisView::top);
  QTRY_COMPARE(m_view->viewport()->camera().pitch, std::acos(0.0));
  m_selection->set("b");
  const double step = m_view->gridStep().value();
  key(Qt::Key_Right);
  key(Qt::Key_Up, Qt::ShiftModifier);
  key(Qt::Key_PageDown);
  QCOMPARE(box().min.x(), step);
  QCOMPARE(box().min.y(), 10 * step);
  QCOMPARE(box().min.z(), step);
  for (int i = 0; i < 9; ++i) key(Qt::Key_Right);
  QCOMPARE(box().min.x(), 10 * step);
  QCOMPARE(m_document->undoStack()->count(), 12);
  // Held down, a key is one step.
  QKeyEvent first(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier);
  QCoreApplication::sendEvent(window(), &first);
  for (int i = 0; i < 5; ++i) {
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier, {}, true);
    QCoreApplication::sendEvent(window(), &repeated);
  }
  QCOMPARE(box().min.x(), snap(4 * step, m_view->gridStep()));
  QCOMPARE(m_document->undoStack()->count(), 13);
}

void TestSceneView::altNudgesByOneUlp() {
  m_view->flyTo(AxisView::top);
  QTRY_COMPARE(m_view->viewport()->camera().pitch, std::acos(0.0));
  m_selection->set("t");
  const Triangle<double> before = triangle();
  click(pixelOf(firstCorner));  // the corner is what the keys move now
  key(Qt::Key_Right, Qt::AltModifier);
  QCOMPARE(triangle().vertices[0],
           Vector3d(std::nextafter(firstCorner.x(), 1), firstCorner.y(), firstCorner.z()));
  QCOMPARE(triangle().vertices[1], before.vertices[1]);
  key(Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(triangle(), before);
}

void TestSceneView::viewKeysMoveTheCamera() {
  key(Qt::Key_7, Qt::KeypadModifier);
  QTRY_COMPARE(m_view->viewport()->camera().pitch, std::acos(0.0));
  key(Qt::Key_7, Qt::KeypadModifier | Qt::ControlModifier);
  QTRY_COMPARE(m_view->viewport()->camera().pitch, -std::acos(0.0));
  QSignalSpy spy(m_view.get(), &SceneView::orthographicChanged);
  key(Qt::Key_P);
  QVERIFY(m_view->isOrthographic());
  key(Qt::Key_5, Qt::KeypadModifier);
  QVERIFY(!m_view->isOrthographic());
  QCOMPARE(spy.count(), 2);
  const double far = m_view->viewport()->camera().distance;
  m_selection->set("t");
  key(Qt::Key_F);
  QTRY_VERIFY(m_view->viewport()->camera().distance < far);
  QTest::qWait(300);
  key(Qt::Key_Home);
  QTRY_VERIFY(near(m_view->viewport()->camera().distance / far, 1, 0.2));
}

void TestSceneView::emptyDragTurnsTheView() {
  const Camera before = m_view->viewport()->camera();
  drag({20, 400}, {80, 430});
  const Camera after = m_view->viewport()->camera();
  QVERIFY(after.yaw != before.yaw && after.pitch != before.pitch);
  QCOMPARE(after.target, before.target);
  QVERIFY(!m_document->isModified());
}

void TestSceneView::picturesFollow() {
  m_selection->set("t");
  QCoreApplication::processEvents();
  const QImage before = m_view->viewport()->grabImageNow();
  QVERIFY(!before.isNull());
  const QPointF from = pixelOf(firstCorner);
  drag(from, from + QPointF(-70, -50));
  QCoreApplication::processEvents();
  QCOMPARE(m_view->viewport()->drawList().triangles.front().corners[0], triangle().vertices[0]);
  const QImage after = m_view->viewport()->grabImageNow();
  QCOMPARE(after.size(), before.size());
  int changed = 0;
  for (int y = 0; y < after.height(); ++y) {
    for (int x = 0; x < after.width(); ++x) changed += after.pixel(x, y) != before.pixel(x, y);
  }
  QVERIFY2(changed > 1000, qPrintable(QString::number(changed)));
}

void TestSceneView::oneUpdateATurn() {
  m_selection->set("t");
  QCoreApplication::processEvents();
  const DrawList before = m_view->viewport()->drawList();
  const QPointF from = pixelOf(firstCorner);
  press(from);
  for (int i = 1; i <= 20; ++i) move(from + QPointF(-2 * i, 0));
  // The document has followed every move, the picture waits for the end of the turn.
  QVERIFY(triangle().vertices[0] != firstCorner);
  QVERIFY(m_view->viewport()->drawList() == before);
  QCoreApplication::processEvents();
  QCOMPARE(m_view->viewport()->drawList().triangles.front().corners[0], triangle().vertices[0]);
  release(from + QPointF(-40, 0));
}

void TestSceneView::hintsTellWhatTheMouseDoes() {
  QString hint;
  connect(m_view.get(), &SceneView::statusHint, this, [&](const QString& text) { hint = text; });
  const auto hintAt = [&](const QPointF& pixel) {
    move(pixel);
    QCoreApplication::processEvents();
    return hint;
  };
  QVERIFY(hintAt(pixelOf({1, 0.75, 1})).contains("Click: select b"));
  m_selection->set("t");
  QVERIFY(hintAt(pixelOf(firstCorner)).contains("Drag: move corner 0 of t"));
  QVERIFY(hint.contains("Ctrl snaps to " + localNumber(fullNumber(m_view->gridStep().value()))));
  QVERIFY(hintAt({5, 300}).contains("Drag: orbit"));
  m_selection->set("b");
  QVERIFY(hintAt(pixelOf({1, 0.75, 1})).contains("the upper z face of b along z"));
  const QPointF from = pixelOf({1, 0.75, 1});
  press(from);
  move(from + QPointF(0, -20));
  QCoreApplication::processEvents();
  QVERIFY2(hint.contains("Esc cancels") && hint.contains("along z"), qPrintable(hint));
  release(from + QPointF(0, -20));
}

void TestSceneView::cameraIsKeptWithTheScene() {
  QVERIFY(m_document->scene().camera.empty());
  drag({20, 400}, {80, 430});
  QTRY_VERIFY(!m_document->scene().camera.empty());
  QVERIFY(!m_document->isModified());
  const Camera kept = m_view->viewport()->camera();
  const Scene scene = m_document->scene();
  drag({20, 400}, {80, 330});
  QVERIFY(!(m_view->viewport()->camera() == kept));
  m_document->setScene(scene);
  QCOMPARE(m_view->viewport()->camera(), kept);
}

void TestSceneView::thePlaneIsSeenFromAbove() {
  const Scene space = m_document->scene();
  const double yaw = m_view->viewport()->camera().yaw;
  Scene plane;
  insert(plane, makeObject(Triangle2<double>{{Vector2<double>{0, 0}, {1, 0}, {0, 1}}}));
  for (int i = 0; i < 2; ++i) {
    m_document->setScene(plane);
    QVERIFY(m_view->isOrthographic());
    QVERIFY(m_view->viewport()->camera().backward().z() > 0.999);
  }
  m_document->setScene(space);
  QVERIFY(!m_view->isOrthographic());
  QCOMPARE(m_view->viewport()->camera().yaw, yaw);
}

HAIRLINE_TEST(TestSceneView, display);

#include "test_scene_view.moc"
