#include <QAbstractSlider>
#include <QAction>
#include <QApplication>
#include <QDeadlineTimer>
#include <QDockWidget>
#include <QLineEdit>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>
#include <functional>

#include "core/scene/new_shapes.h"
#include "core/scene/transform.h"
#include "tests/benchmarks/displaced_sphere.h"
#include "tests/support/random_shapes.h"
#include "tests/widgets/large_scenes.h"
#include "widgets/controls/theme.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_reader.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/text/language.h"
#include "widgets/voxels/comparison_window.h"
#include "widgets/window/main_window.h"

// Takes the pictures of this folder: see README.md. `screenshots FOLDER [NAME...]`.

namespace hairline {
namespace {

/// The window in one situation, and the picture of it.
class Stage {
 public:
  Stage(const QString& folder, const QStringList& wanted) : m_folder(folder), m_wanted(wanted) {
    m_window.resize(1400, 860);
    m_window.move(0, 0);
    m_window.show();
    QApplication::setActiveWindow(&m_window);
    settle();
  }

  MainWindow& window() { return m_window; }
  const Scene& scene() { return m_window.document()->scene(); }
  /// Whether this picture is to be taken.
  bool wants(const QString& name) const { return m_wanted.isEmpty() || m_wanted.contains(name); }

  /// Sets a situation up and takes its picture.
  void show(const QString& name, const std::function<void()>& prepare) {
    if (!wants(name)) return;
    m_window.selection()->clear();
    m_window.resetLayout();
    // The camera of a new window.
    m_window.view()->viewport()->setCamera(Camera{});
    prepare();
    settle();
    save(name);
  }
  /// The same for a dialog that a command opens.
  void showDialog(const QString& name, const char* action,
                  const std::function<void(QWidget*)>& prepare) {
    if (!wants(name)) return;
    QTimer::singleShot(300, &m_window, [&] {
      QWidget* dialog = QApplication::activeModalWidget();
      if (dialog == nullptr) return;
      prepare(dialog);
      settle();
      save(name);
      dialog->close();
    });
    run(action);
  }

  void run(const char* action) { m_window.findChild<QAction*>(QLatin1String(action))->trigger(); }
  void raise(const char* dock) {
    auto* widget = m_window.findChild<QDockWidget*>(QLatin1String(dock));
    widget->show();
    widget->raise();
  }
  void open(const QString& example) {
    m_window.document()->open(QStringLiteral(":/scenes/%1.hairline.json").arg(example), nullptr);
  }
  /// Shapes of some types side by side.
  void open(const std::vector<const char*>& types, int columns) {
    Scene scene;
    for (const char* type : types) {
      const auto place = static_cast<int>(scene.objects.size());
      const bool planar = std::string_view(type).ends_with('2');
      const Vector3<double> at{1.8 * (place % columns), (planar ? -1.8 : 1.8) * (place / columns),
                               0};
      SceneObject object = makeObject(newShape(type, at, 1));
      object.id = type;
      scene.objects.push_back(std::move(object));
    }
    m_window.document()->setScene(scene);
    m_window.view()->frameAll();
  }
  void select(const SelectionIds& ids) { m_window.selection()->set(ids); }

  void settle() {
    const auto isBusy = [this] {
      return m_window.jobs()->isBusy() || !m_window.pairs()->table().isComplete();
    };
    // Answers, flights of the camera, and the picture that is drawn after them.
    for (QDeadlineTimer wait(60000); isBusy() && !wait.hasExpired();) turn(20);
    turn(1200);
  }

 private:
  static void turn(int milliseconds) {
    for (QDeadlineTimer wait(milliseconds); !wait.hasExpired();) {
      QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
  }

  void save(const QString& name) {
    const QPoint corner = m_window.mapToGlobal(QPoint(0, 0));
    const QPixmap picture = m_window.screen()->grabWindow(0, corner.x(), corner.y(),
                                                          m_window.width(), m_window.height());
    const QString path = QStringLiteral("%1/%2.png").arg(m_folder, name);
    const QImage plain = picture.toImage().convertToFormat(QImage::Format_RGB888);
    if (!plain.save(path, "PNG", 0)) std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
  }

  QString m_folder;
  QStringList m_wanted;
  MainWindow m_window;
};

Scene flyingBall() {
  Scene scene;
  SceneObject box =
      makeObject(Obb<double>{{0.4, 0, 0.3},
                             {Vector3<double>{0.8, 0.6, 0}, {-0.6, 0.8, 0}, {0, 0, 1}},
                             {0.6, 0.5, 0.7}},
                 "Block");
  SceneObject ball = makeObject(Sphere<double>{{-3, -0.6, 0.4}, 0.5}, "Ball");
  ball.displacement = Vector3<double>(5, 1.6, 0);
  insert(scene, std::move(box));
  insert(scene, std::move(ball));
  return scene;
}

Scene manyPairs() {
  testing::ShapeMaker maker(81);
  testing::Random random(82);
  maker.setOnGrid(false);
  Scene scene;
  const std::size_t types[] = {shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>(),
                               shapeIndex<Sphere<double>>(), shapeIndex<Capsule<double>>(),
                               shapeIndex<Cone<double>>()};
  for (std::size_t i = 0; i < 14; ++i) {
    insert(scene,
           makeObject(translated(maker.next(types[i % std::size(types)]), random.point(-3, 3))));
  }
  return scene;
}

void takeShapes(Stage& stage) {
  stage.show(QStringLiteral("shapes-lines"), [&] {
    stage.open({"point", "segment", "ray", "line"}, 4);
    stage.select({"segment"});
  });
  stage.show(QStringLiteral("shapes-flat"), [&] {
    stage.open({"triangle", "quad", "polygon", "rectangle", "disc", "plane", "half_space"}, 3);
    stage.select({"polygon"});
  });
  stage.show(QStringLiteral("shapes-solid"), [&] {
    stage.open({"aabb", "obb", "sphere", "capsule", "cylinder", "cone"}, 3);
    stage.select({"cone"});
  });
  stage.show(QStringLiteral("shapes-many-cornered"), [&] {
    stage.open({"tetrahedron", "frustum", "convex", "kdop", "mesh", "grid"}, 3);
    stage.select({"kdop"});
  });
  stage.show(QStringLiteral("shapes-in-the-plane"), [&] {
    stage.open({"point2", "segment2", "triangle2", "rectangle2", "kdop2"}, 3);
    stage.run("actionViewTop");
    stage.select({"triangle2"});
  });
}

void takeAnswers(Stage& stage) {
  stage.show(QStringLiteral("hit"), [&] { stage.open(QStringLiteral("plain_hit")); });
  stage.show(QStringLiteral("miss"), [&] {
    stage.open(QStringLiteral("miss_by_cross_product"));
    stage.window().cursor()->setReport("sat", ScalarKind::exact);
    stage.window().cursor()->pin(12);
  });
  stage.show(QStringLiteral("disagreement"), [&] { stage.open(QStringLiteral("float_says_hit")); });
  stage.show(QStringLiteral("explain-pef"), [&] {
    stage.open(QStringLiteral("triangle_grazing_box"));
    stage.raise("explainDock");
    stage.window().cursor()->setReport("pef", ScalarKind::float64);
  });
  stage.show(QStringLiteral("step-through"), [&] {
    stage.open(QStringLiteral("triangle_grazing_box"));
    stage.raise("explainDock");
    stage.window().cursor()->setReport("sat", ScalarKind::float64);
    stage.window().cursor()->pin(4);
  });
  stage.window().cursor()->pin(-1);
  stage.show(QStringLiteral("time"), [&] {
    stage.window().document()->setScene(flyingBall());
    stage.raise("timeDock");
    stage.window().findChild<QAbstractSlider*>(QStringLiteral("timeSlider"))->setValue(420);
  });
  stage.window().findChild<QAbstractSlider*>(QStringLiteral("timeSlider"))->setValue(0);
  stage.show(QStringLiteral("pairs"), [&] {
    stage.window().document()->setScene(manyPairs());
    stage.raise("pairsDock");
    stage.window().view()->frameAll();
  });
  stage.show(QStringLiteral("voxels"), [&] {
    stage.open(QStringLiteral("cells_of_a_triangle"));
    stage.raise("voxelsDock");
  });
  stage.show(QStringLiteral("compare-voxels"), [&] {
    stage.run("actionCompareVoxels");
    auto* window = stage.window().findChild<ComparisonWindow*>();
    window->comparison()->setMotion(MotionKind::glideByTenths);
    while (window->comparison()->kept().size() < 3) window->comparison()->step();
  });
  if (auto* window = stage.window().findChild<ComparisonWindow*>()) window->close();
  stage.show(QStringLiteral("gizmo"), [&] {
    stage.open(QStringLiteral("triangle_grazing_box"));
    stage.select({stage.scene().objects[0].id});
    stage.run("actionGizmoTurn");
  });
  stage.run("actionGizmoMove");
}

void takeWindow(Stage& stage) {
  stage.show(QStringLiteral("empty"), [&] { stage.window().document()->newScene(); });
  stage.show(QStringLiteral("four-views"), [&] {
    stage.open(QStringLiteral("triangle_grazing_box"));
    stage.run("actionFourViews");
  });
  stage.run("actionOneView");
  stage.show(QStringLiteral("light"), [&] { stage.open(QStringLiteral("edge_on_edge")); });
  stage.showDialog(QStringLiteral("command-palette"), "actionCommands", [](QWidget* dialog) {
    dialog->findChild<QLineEdit*>()->setText(QStringLiteral("view"));
  });
  stage.showDialog(QStringLiteral("shortcuts"), "actionEditShortcuts", [](QWidget*) {});
  ThemeSwitch::instance().setChoice(ThemeChoice::dark);
  stage.show(QStringLiteral("dark"), [&] { stage.open(QStringLiteral("edge_on_edge")); });
  stage.show(QStringLiteral("dark-disagreement"),
             [&] { stage.open(QStringLiteral("float_says_hit")); });
  ThemeSwitch::instance().setChoice(ThemeChoice::light);
}

void takeLaterPanels(Stage& stage) {
  stage.show(QStringLiteral("verdict-map"), [&] {
    stage.open(QStringLiteral("float_says_hit"));
    stage.raise("mapDock");
  });
  stage.show(QStringLiteral("derivation"), [&] {
    stage.open(QStringLiteral("triangle_grazing_box"));
    stage.raise("derivationDock");
    stage.window().cursor()->setReport("sat", ScalarKind::float64);
  });
}

void takeLanguages(Stage& stage) {
  for (const auto& [code, name] : {std::pair("ja", "japanese"), std::pair("ko", "korean")}) {
    const QString picture = QLatin1String(name);
    if (!stage.wants(picture)) continue;
    chooseLanguage(QLatin1String(code));
    stage.window().changeLanguage();
    stage.show(picture, [&] {
      stage.open(QStringLiteral("triangle_grazing_box"));
      stage.select({stage.scene().objects[0].id});
    });
  }
  chooseLanguage(QStringLiteral("en"));
  stage.window().changeLanguage();
}

void takeSizes(Stage& stage) {
  stage.window().resize(1280, 720);
  stage.show(QStringLiteral("1280x720"), [&] {
    stage.open(QStringLiteral("triangle_grazing_box"));
    stage.select({stage.scene().objects[0].id});
  });
  stage.show(QStringLiteral("1280x720-explain"), [&] {
    stage.open(QStringLiteral("triangle_grazing_box"));
    stage.raise("explainDock");
  });
  stage.show(QStringLiteral("1280x720-many-kinds"), [&] {
    stage.window().document()->setScene(flyingBall());
    stage.select({stage.scene().objects[1].id});
  });
}

/// Each workspace on a small and on a large screen, at work on what it is for.
void takeWorkspaces(Stage& stage) {
  const std::pair<const char*, std::function<void()>> workspaces[] = {
      {"debug", [&] { stage.open(QStringLiteral("triangle_grazing_box")); }},
      {"teach",
       [&] {
         auto* lessons = stage.window().findChild<LessonPanel*>();
         lessons->openFolder(programLessons().front().lesson.folder);
       }},
      {"voxels", [&] { stage.open(QStringLiteral("cells_of_a_triangle")); }},
      {"hierarchy", [&] {
         Scene scene;
         insert(scene, makeObject(testing::displacedSphere(3), "mesh"));
         stage.window().document()->setScene(std::move(scene));
       }}};
  for (const QSize& size : {QSize(1366, 768), QSize(1920, 1080)}) {
    stage.window().resize(size);
    for (const auto& [id, work] : workspaces) {
      const QString name =
          QStringLiteral("%1x%2-%3").arg(size.width()).arg(size.height()).arg(QLatin1String(id));
      stage.show(name, [&, id = id, work = work] {
        stage.window().findChild<LessonPlayer*>()->close();
        stage.run((std::string("actionWorkspace-") + id).c_str());
        // The minimum sizes of panels are those of the previous size until the next layout.
        stage.settle();
        stage.window().resetLayout();
        work();
      });
    }
  }
}

}  // namespace
}  // namespace hairline

int main(int argc, char** argv) {
  using namespace hairline;
  Viewport::prepareApplication();
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("HairlineScreenshots"));
  QTemporaryDir settings;
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
  QStandardPaths::setTestModeEnabled(true);
  // English has plural forms of its own.
  useLanguage(QStringLiteral("en"));
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() < 2) {
    std::fprintf(stderr, "usage: screenshots FOLDER [NAME...]\n");
    return 2;
  }
  ThemeSwitch::instance().setChoice(ThemeChoice::light);
  Stage stage(arguments[1], arguments.mid(2));
  if (qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) {
    stage.window().resize(1280, 720);
    stage.show(QStringLiteral("200-percent"), [&] {
      stage.open(QStringLiteral("float_says_hit"));
      stage.select({stage.scene().objects[0].id});
    });
  } else {
    takeShapes(stage);
    takeAnswers(stage);
    takeWindow(stage);
    takeLaterPanels(stage);
    takeLanguages(stage);
    takeSizes(stage);
    takeWorkspaces(stage);
  }
  stage.window().document()->undoStack()->setClean();
  return 0;
}
