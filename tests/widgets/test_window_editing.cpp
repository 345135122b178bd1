#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <cmath>

#include "core/scene/transform.h"
#include "tests/support/test_class.h"
#include "widgets/document/object_lock.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/main_window.h"
#include "widgets/window/shape_tools.h"

using namespace hairline;

/// What the palette, the tools and the Edit menu do to the scene, by buttons, keys and menus.
class TestWindowEditing : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    Scene scene;
    scene.objects = {makeObject(Triangle<double>{{{{-1, 0, 0}, {1, 0, 0}, {0, 1, 1}}}}),
                     makeObject(Aabb<double>{{0, 0, 0}, {1, 1, 1}})};
    scene.objects[0].id = std::string("t");
    scene.objects[1].id = std::string("b");
    scene.focus = {"t", "b"};
    m_window->document()->setScene(scene);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QApplication::setActiveWindow(m_window.get());
  }
  void cleanup() { m_window.reset(); }

  void paletteAddsEveryShape_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("actionName");
    for (const ShapeTool& tool : shapeTools()) {
      const QString type = QString::fromStdString(std::string(tool.type));
      QTest::newRow(qPrintable(type)) << type << tool.actionName;
    }
    QCOMPARE(shapeTools().size(), shapeTypeNames.size());
  }
  void paletteAddsEveryShape() {
    QFETCH(QString, type);
    QFETCH(QString, actionName);
    QAction* tool = action(actionName.toLatin1().constData());
    QVERIFY(!tool->icon().isNull());
    QVERIFY2(tool->toolTip().contains(QLatin1Char('(')), qPrintable(tool->toolTip()));
    auto* bar = m_window->findChild<QToolBar*>(QStringLiteral("shapeBar"));
    QWidget* button = bar->widgetForAction(tool);
    QVERIFY2(button != nullptr && button->isVisible(), "the palette shows it at 1280 x 720");
    const Scene before = m_window->document()->scene();
    QTest::mouseClick(button, Qt::LeftButton);
    const Scene after = m_window->document()->scene();
    QCOMPARE(after.objects.size(), before.objects.size() + 1);
    const SceneObject& added = after.objects.back();
    QCOMPARE(QString::fromStdString(std::string(typeName(added.shape))), type);
    QCOMPARE(m_window->selection()->ids(), SelectionIds{added.id});
    // It stands near the middle of the view, of a size to be seen and taken hold of.
    const ViewState view = m_window->view()->viewState();
    if (const auto box = bounds(added.shape)) {
      const auto middle = view.project(box->min / 2 + box->max / 2);
      QVERIFY(middle.has_value());
      const QPointF off = *middle - QPointF(view.size.width() / 2, view.size.height() / 2);
      QVERIFY(std::hypot(off.x(), off.y()) < view.size.height() / 3);
      const double pixels = (box->max - box->min).norm() / view.worldPerPixel(box->min);
      QVERIFY(box->min == box->max || (pixels > 60 && pixels < view.size.height()));
    }
    // What is added twice does not hide behind itself.
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!identical(m_window->document()->scene().objects.back().shape, added.shape));
    trigger("actionUndo");
    trigger("actionUndo");
    QVERIFY(identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
    trigger("actionRedo");
    QVERIFY(identical(withoutCamera(after), withoutCamera(m_window->document()->scene())));
  }

  void twoKeysAddAShape() {
    const std::size_t count = m_window->document()->scene().objects.size();
    trigger("actionAddMenu");
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QTest::keyClick(menu, Qt::Key_H);
    QCOMPARE(m_window->document()->scene().objects.size(), count + 1);
    QCOMPARE(typeName(m_window->document()->scene().objects.back().shape),
             std::string_view("sphere"));
    trigger("actionAddMenu");
    menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QTest::keyClick(menu, Qt::Key_2);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_K);
    QCOMPARE(typeName(m_window->document()->scene().objects.back().shape),
             std::string_view("kdop2"));
  }

  void displacementComesAndGoes() {
    trigger("actionSelectAll");
    QVERIFY(!action("actionRemoveDisplacement")->isEnabled());
    const Scene before = m_window->document()->scene();
    trigger("actionAddDisplacement");
    const Scene moving = m_window->document()->scene();
    for (const SceneObject& object : moving.objects) {
      QVERIFY(object.displacement && object.displacement->norm() > 0);
    }
    QVERIFY(!action("actionAddDisplacement")->isEnabled());
    trigger("actionRemoveDisplacement");
    QVERIFY(identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
    trigger("actionUndo");
    QVERIFY(identical(withoutCamera(moving), withoutCamera(m_window->document()->scene())));
    trigger("actionUndo");
    QVERIFY(identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
  }

  void hidesLocksShowsAndInverts() {
    const Scene before = m_window->document()->scene();
    const std::string first = before.objects[0].id;
    const std::string second = before.objects[1].id;
    m_window->selection()->set(first);
    trigger("actionInvertSelection");
    QCOMPARE(m_window->selection()->ids(), SelectionIds{second});
    QVERIFY(!action("actionShowAll")->isEnabled());
    trigger("actionHide");
    QVERIFY(!m_window->document()->scene().objects[1].visible);
    QVERIFY(m_window->selection()->isEmpty());
    trigger("actionInvertSelection");
    QCOMPARE(m_window->selection()->ids(), SelectionIds{first});
    trigger("actionShowAll");
    QCOMPARE(m_window->selection()->ids(), SelectionIds{second});
    QVERIFY(identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
    trigger("actionSelectAll");
    trigger("actionLock");
    for (const SceneObject& object : m_window->document()->scene().objects) {
      QVERIFY(isLocked(object));
    }
    trigger("actionLock");
    QVERIFY(identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
    for (int i = 0; i < 4; ++i) trigger("actionUndo");
    QVERIFY(!action("actionUndo")->isEnabled());
    QVERIFY(identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
  }

  void gizmoButtonsFollowTheView() {
    auto* bar = m_window->findChild<QToolBar*>(QStringLiteral("toolBar"));
    QTest::mouseClick(bar->widgetForAction(action("actionGizmoTurn")), Qt::LeftButton);
    QCOMPARE(m_window->view()->gizmoSetting().mode, GizmoMode::turn);
    QVERIFY(!action("actionGizmoMove")->isChecked());
    m_window->view()->setGizmoMode(GizmoMode::scale);
    QVERIFY(action("actionGizmoScale")->isChecked());
    QTest::mouseClick(bar->widgetForAction(action("actionGizmoLocal")), Qt::LeftButton);
    QVERIFY(m_window->view()->gizmoSetting().local);
  }

 private:
  QAction* action(const char* name) const {
    return m_window->findChild<QAction*>(QLatin1String(name));
  }
  void trigger(const char* name) const { action(name)->trigger(); }
  static Scene withoutCamera(Scene scene) {
    scene.camera = Json::object();
    return scene;
  }

  std::unique_ptr<MainWindow> m_window;
};

HAIRLINE_TEST(TestWindowEditing, display);

#include "test_window_editing.moc"
