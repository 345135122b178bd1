#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QMenu>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/scene/transform.h"
#include "core/shapes/validate.h"
#include "tests/support/test_class.h"
#include "widgets/controls/theme.h"
#include "widgets/document/object_lock.h"
#include "widgets/objects/number_field.h"
#include "widgets/pair/query_runner.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/viewport/draw_helpers.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/main_window.h"
#include "widgets/window/shape_tools.h"

using namespace hairline;

/// The palette, the tools and the Edit menu edit the scene, by buttons, keys and menus.
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
    const auto groups = bar->findChildren<QToolButton*>();
    const auto group = std::ranges::find_if(groups, [&](const QToolButton* each) {
      return each->menu() != nullptr && each->menu()->actions().contains(tool);
    });
    QVERIFY(group != groups.end());
    QToolButton* button = *group;
    QVERIFY2(button->isVisible() && bar->rect().contains(button->geometry()),
             "the palette shows it at 1280 x 720");
    const QString shown = tool->iconText();
    const Scene before = m_window->document()->scene();
    // From the list of its group, which then shows it in front with its name.
    button->menu()->popup(button->mapToGlobal(QPoint(0, button->height())));
    QTest::mouseClick(button->menu(), Qt::LeftButton, {},
                      button->menu()->actionGeometry(tool).center());
    QCOMPARE(button->text(), shown);
    const Scene after = m_window->document()->scene();
    QCOMPARE(after.objects.size(), before.objects.size() + 1);
    const SceneObject& added = after.objects.back();
    QCOMPARE(QString::fromStdString(std::string(typeName(added.shape))), type);
    QCOMPARE(m_window->selection()->ids(), SelectionIds{added.id});
    // It appears near the middle of the view, large enough to be seen and dragged.
    const ViewState view = m_window->view()->viewState();
    if (const auto box = bounds(added.shape)) {
      const auto middle = view.project(box->min / 2 + box->max / 2);
      QVERIFY(middle.has_value());
      const QPointF off = *middle - QPointF(view.size.width() / 2, view.size.height() / 2);
      QVERIFY(std::hypot(off.x(), off.y()) < view.size.height() / 3);
      const double pixels = (box->max - box->min).norm() / view.worldPerPixel(box->min);
      QVERIFY(box->min == box->max || (pixels > 60 && pixels < view.size.height()));
    }
    // A duplicate is not hidden by its original.
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!identical(m_window->document()->scene().objects.back().shape, added.shape));
    trigger("actionUndo");
    trigger("actionUndo");
    QVERIFY(identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
    trigger("actionRedo");
    QVERIFY(identical(withoutCamera(after), withoutCamera(m_window->document()->scene())));
  }

  void whatIsAddedIsInSight() {
    // Adds one shape of each type, which crowds the view.
    for (const ShapeTool& tool : shapeTools()) {
      action(tool.actionName.toLatin1().constData())->trigger();
      const SceneObject added = m_window->document()->scene().objects.back();
      const auto box = bounds(added.shape);
      if (!box) continue;
      const auto isInSight = [&] {
        const ViewState view = m_window->view()->viewState();
        return std::ranges::all_of(boxCorners(box->min, box->max), [&](const auto& corner) {
          const auto pixel = view.project(corner);
          return pixel && QRectF({0, 0}, view.size).contains(*pixel);
        });
      };
      QTRY_VERIFY2(isInSight(), tool.type.data());
    }
  }

  void duplicatesStandAside() {
    m_window->document()->edit(QStringLiteral("Set"), [](Scene& scene) {
      std::get<Aabb<double>>(scene.objects[1].shape).min[0] = 0.2;
    });
    m_window->selection()->set(std::string("b"));
    trigger("actionDuplicate");
    const Scene& scene = m_window->document()->scene();
    QCOMPARE(scene.objects.size(), std::size_t(3));
    const auto& original = std::get<Aabb<double>>(scene.objects[1].shape);
    const auto& copy = std::get<Aabb<double>>(scene.objects[2].shape);
    const Vector3<double> offset = copy.max - original.max;
    const ViewState view = m_window->view()->viewState();
    const QPointF moved = *view.project(copy.max) - *view.project(original.max);
    QVERIFY(std::hypot(moved.x(), moved.y()) > 15);
    // Short decimals stay short.
    QVERIFY2(QString::number(copy.min[0], 'g', QLocale::FloatingPointShortest).size() <= 5,
             qPrintable(QString::number(copy.min[0], 'g', 17)));
    QVERIFY(offset.x() == 0 || offset.y() == 0);
  }

  void undoInANumberFieldIsTheScenes() {
    m_window->selection()->set(std::string("b"));
    NumberField* field = nullptr;
    QTRY_VERIFY((field = m_window->findChild<QWidget*>(QStringLiteral("propertiesDock"))
                             ->findChild<NumberField*>()) != nullptr);
    const Scene before = m_window->document()->scene();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("-3"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
    QVERIFY(field->hasFocus());
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(identical(withoutCamera(before), withoutCamera(m_window->document()->scene())));
    QVERIFY(field->text() != QStringLiteral("-3"));
    // Undo while typing affects only the field.
    QTest::keyClick(field, Qt::Key_Y, Qt::ControlModifier);
    const Scene again = m_window->document()->scene();
    const QString shown = field->text();
    QTest::keyClick(field, Qt::Key_End);
    QTest::keyClicks(field, QStringLiteral("5"));
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(field->text(), shown);
    QVERIFY(identical(withoutCamera(again), withoutCamera(m_window->document()->scene())));
  }

  void theWheelPassesControlsWithoutFocus() {
    const auto wheel = [](QWidget* target) {
      const QPointF at = target->rect().center();
      QWheelEvent event(at, target->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {},
                        Qt::NoScrollPhase, false);
      QCoreApplication::sendEvent(target, &event);
    };
    auto* order = m_window->findChild<QComboBox*>(QStringLiteral("axisOrder"));
    auto* time = m_window->findChild<QSlider*>(QStringLiteral("timeSlider"));
    auto* layer = m_window->findChild<QSpinBox*>();
    QVERIFY(order != nullptr && time != nullptr && layer != nullptr);
    QVERIFY(layer->focusPolicy() != Qt::WheelFocus || !layer->isVisible());
    const int before = order->currentIndex();
    wheel(order);
    wheel(time);
    QCOMPARE(order->currentIndex(), before);
    QCOMPARE(time->value(), 0);
    QVERIFY(!order->hasFocus());
    order->setFocus();
    wheel(order);
    QVERIFY(order->currentIndex() != before);
  }

  void lettersFollowTheOperands() {
    // Two boxes and a ball whose query takes them in the opposite order to the scene.
    Scene scene;
    scene.objects = {makeObject(Aabb<double>{{0, 0, 0}, {1, 1, 1}}, "crate"),
                     makeObject(Sphere<double>{{3, 0, 0}, 1}, "ball")};
    scene.objects[0].id = std::string("crate");
    scene.objects[1].id = std::string("ball");
    for (const auto& focus :
         {SelectionIds{}, SelectionIds{"crate", "ball"}, SelectionIds{"ball", "crate"}}) {
      scene.focus = focus;
      m_window->document()->setScene(scene);
      m_window->runner()->flush();
      const PairReports* pair = m_window->runner()->focus();
      QVERIFY(pair != nullptr);
      const Scene& now = m_window->document()->scene();
      QCOMPARE(now.focus, (SelectionIds{pair->a, pair->b}));
      const Theme& theme = Theme::current();
      QCOMPARE(colorOf(*find(now, pair->a), now, theme), theme.objectA);
      QCOMPARE(colorOf(*find(now, pair->b), now, theme), theme.objectB);
      QVERIFY(!m_window->document()->isModified());
    }
  }

  void anotherMomentShowsNoAnswersOfThis() {
    m_window->document()->edit(QStringLiteral("Set"), [](Scene& scene) {
      scene.objects[0].shape = Triangle<double>{{{{-3, 0, 0}, {-2, 0, 0}, {-2, 1, 1}}}};
      scene.objects[0].displacement = Vector3<double>(4, 0, 0);
    });
    m_window->findChild<QDockWidget*>(QStringLiteral("timeDock"))->show();
    const auto shows = [&](const char* text) {
      return std::ranges::any_of(
          m_window->view()->viewport()->drawList().labels,
          [&](const DrawLabel& label) { return label.text.contains(QLatin1String(text)); });
    };
    QTRY_VERIFY(shows("gap"));
    m_window->findChild<QSlider*>(QStringLiteral("timeSlider"))->setValue(600);
    QTRY_VERIFY(!shows("gap") && !shows("distance"));
    m_window->findChild<QSlider*>(QStringLiteral("timeSlider"))->setValue(0);
    QTRY_VERIFY(shows("gap"));
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

  void rotationComesAndGoes() {
    trigger("actionSelectAll");
    QVERIFY(!action("actionRemoveRotation")->isEnabled());
    const Scene before = m_window->document()->scene();
    trigger("actionAddRotation");
    for (const SceneObject& object : m_window->document()->scene().objects) {
      QVERIFY(object.rotation && !validate(*object.rotation));
    }
    QVERIFY(!action("actionAddRotation")->isEnabled());
    QVERIFY(action("actionAddDisplacement")->isEnabled());
    trigger("actionRemoveRotation");
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
    QCOMPARE(m_window->view()->tool()->pointer().gizmo.mode, GizmoMode::turn);
    QVERIFY(!action("actionGizmoMove")->isChecked());
    m_window->view()->tool()->setGizmo(
        {GizmoMode::scale, m_window->view()->tool()->pointer().gizmo.local});
    QVERIFY(action("actionGizmoScale")->isChecked());
    QTest::mouseClick(bar->widgetForAction(action("actionGizmoLocal")), Qt::LeftButton);
    QVERIFY(m_window->view()->tool()->pointer().gizmo.local);
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
