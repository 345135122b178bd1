#include <benchmark/benchmark.h>

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "core/base/atomic_file.h"
#include "core/mesh/mesh_file.h"
#include "core/scene/transform.h"
#include "tests/benchmarks/displaced_sphere.h"
#include "tests/support/random_shapes.h"
#include "widgets/pair/query_runner.h"
#include "widgets/scene_view/drag.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/scene_view/scene_draw_list.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/viewport/vertex_lists.h"
#include "widgets/window/main_window.h"

// What a picture of many objects costs: its parts, and a step of a drag in the whole window until
// the frame is drawn. Needs a display, and measures its OpenGL too.

namespace hairline {
namespace {

/// Bounded shapes of space in turn, half of them round, as in `bench_window`.
Scene manyObjects(int count) {
  testing::ShapeMaker maker(81);
  testing::Random random(82);
  const double spread = std::cbrt(count) * 1.5;
  const std::vector<std::size_t> types{
      shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>(),     shapeIndex<Sphere<double>>(),
      shapeIndex<Segment<double>>(),  shapeIndex<Capsule<double>>(),  shapeIndex<Obb<double>>(),
      shapeIndex<Convex<double>>(),   shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>()};
  Scene scene;
  maker.setOnGrid(false);
  for (int i = 0; i < count; ++i) {
    const Shape shape = maker.next(types[static_cast<std::size_t>(i) % types.size()]);
    insert(scene, makeObject(translated(shape, random.point(-spread, spread))));
  }
  return scene;
}

/// The window with a scene in which one object is selected.
class OpenWindow {
 public:
  explicit OpenWindow(int count) : OpenWindow(manyObjects(count)) {}
  explicit OpenWindow(Scene scene) {
    QSettings().clear();
    m_window.resize(1280, 800);
    m_window.show();
    m_window.document()->setScene(std::move(scene));
    m_window.selection()->set(m_window.document()->scene().objects[0].id);
    while (!m_window.pairs()->table().isComplete() || m_window.jobs()->isBusy() ||
           m_window.view()->picture()->largeMeshes()->isBusy()) {
      drain();
    }
    drawOnce([&] { m_window.view()->refresh(); });
  }
  ~OpenWindow() { m_window.document()->undoStack()->setClean(); }

  MainWindow& window() { return m_window; }
  SceneView& view() { return *m_window.view(); }
  const Scene& scene() { return m_window.document()->scene(); }
  Viewport& viewport() { return *view().viewport(); }

  /// Does something and waits until the picture is drawn.
  template <typename Action>
  void drawOnce(const Action& action) {
    bool drawn = false;
    const auto connection =
        QObject::connect(&viewport(), &Viewport::drawn, &viewport(), [&] { drawn = true; });
    action();
    while (!drawn) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QObject::disconnect(connection);
  }

 private:
  static void drain() { QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50); }
  MainWindow m_window;
};

void drawListOfMany(benchmark::State& state) {
  OpenWindow open(static_cast<int>(state.range(0)));
  std::size_t triangles = 0;
  for (auto _ : state) {
    const DrawList list = sceneDrawList(open.scene(), open.window().selection()->ids(), {},
                                        open.view().viewState(), Theme::current());
    triangles = list.triangles.size();
  }
  state.counters["triangles"] = static_cast<double>(triangles);
}

void verticesOfMany(benchmark::State& state) {
  OpenWindow open(static_cast<int>(state.range(0)));
  const Camera& camera = open.viewport().camera();
  for (auto _ : state) {
    VertexLists lists;
    appendVertices(lists, open.viewport().drawList(), LocalFrame::of(camera), camera,
                   open.viewport().viewSize());
    benchmark::DoNotOptimize(lists);
  }
}

/// Adds up the processor time of events in the window's own thread, in milliseconds.
class MeasuredApplication : public QApplication {
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override {
    if (m_isInside) return QApplication::notify(receiver, event);
    const bool isScene = qobject_cast<SceneView*>(receiver) != nullptr;
    const bool isOurs =
        receiver->isWidgetType() ||
        QLatin1String(receiver->metaObject()->className()).startsWith(QLatin1String("hairline::"));
    const bool isPaint = event->type() == QEvent::Paint || event->type() == QEvent::UpdateRequest;
    m_isInside = true;
    const double before = threadMilliseconds();
    const bool isUsed = QApplication::notify(receiver, event);
    (isPaint ? drawing : isScene ? list : isOurs ? own : drawing) += threadMilliseconds() - before;
    m_isInside = false;
    return isUsed;
  }

  /// Answers, panels and everything else that follows a change, except the two below.
  double own = 0;
  /// The draw list.
  double list = 0;
  /// Vertices, Qt 3D, software OpenGL, and painted widgets; timers too.
  double drawing = 0;

 private:
  bool m_isInside = false;
};

/// The cost of a step for the window's own thread, in milliseconds of processor time.
class ThreadCost {
 public:
  void addOwn(double milliseconds) { m_own += milliseconds; }
  void report(benchmark::State& state) const {
    const auto each = [&state](double sum) {
      return sum / static_cast<double>(state.iterations());
    };
    const MeasuredApplication& now = application();
    state.counters["window"] = each(threadMilliseconds() - m_before);
    state.counters["own"] = each(m_own + now.own - m_ownBefore);
    state.counters["list"] = each(now.list - m_listBefore);
  }

 private:
  static const MeasuredApplication& application() {
    return static_cast<const MeasuredApplication&>(*QCoreApplication::instance());
  }
  double m_own = 0;
  double m_before = threadMilliseconds();
  double m_ownBefore = application().own;
  double m_listBefore = application().list;
};

/// Moves the first objects, selected, step by step, each time until the picture is drawn.
void drag(benchmark::State& state, OpenWindow& open, std::size_t moved) {
  Document& document = *open.window().document();
  SelectionIds ids;
  for (std::size_t i = 0; i < moved; ++i) ids.push_back(document.scene().objects[i].id);
  open.drawOnce([&] {
    open.window().selection()->set(ids);
    open.view().refresh();
  });
  const ViewState view = open.view().viewState();
  const QPointF pixel(view.size.width() / 2, view.size.height() / 2);
  Drag dragged(document.scene(), ids, view.camera.target, pixel);
  const int gesture = document.beginGesture();
  QPointF step(3, 0);
  ThreadCost cost;
  for (auto _ : state) {
    open.drawOnce([&] {
      const double before = threadMilliseconds();
      dragged.moveTo(pixel + step, {}, view, std::nullopt);
      document.edit(dragged.name(), dragged.moved(), gesture);
      cost.addOwn(threadMilliseconds() - before);
    });
    step = -step;
  }
  cost.report(state);
  document.endGesture(gesture);
}

/// From the movement of selected objects to the picture.
void dragStep(benchmark::State& state) {
  OpenWindow open(static_cast<int>(state.range(0)));
  drag(state, open, static_cast<std::size_t>(state.range(1)));
}

/// Rotates the camera step by step, each time until the picture is drawn.
void orbit(benchmark::State& state, OpenWindow& open) {
  Camera camera = open.viewport().camera();
  ThreadCost cost;
  for (auto _ : state) {
    open.drawOnce([&] {
      camera.orbit({3, 1}, open.viewport().viewSize());
      open.viewport().setCamera(camera);
    });
  }
  cost.report(state);
}

/// From the movement of the camera to its picture.
void orbitStep(benchmark::State& state) {
  OpenWindow open(static_cast<int>(state.range(0)));
  orbit(state, open);
}

/// One mesh of 20 * 4^levels triangles.
Scene meshScene(int levels) {
  Scene scene;
  insert(scene, makeObject(testing::displacedSphere(levels), "mesh"));
  return scene;
}

void orbitMesh(benchmark::State& state) {
  OpenWindow open(meshScene(static_cast<int>(state.range(0))));
  orbit(state, open);
}

void dragMesh(benchmark::State& state) {
  OpenWindow open(meshScene(static_cast<int>(state.range(0))));
  drag(state, open, 1);
}

/// The mouse moves over a mesh: picking.
void pointAtMesh(benchmark::State& state) {
  OpenWindow open(meshScene(static_cast<int>(state.range(0))));
  const ViewState view = open.view().viewState();
  testing::Random random(85);
  std::size_t hits = 0;
  for (auto _ : state) {
    const QPointF pixel(random.real(0, view.size.width()), random.real(0, view.size.height()));
    hits += pickAll(open.scene(), view, pixel, open.view().picture()->largeMeshes()).size();
  }
  state.counters["hits"] = static_cast<double>(hits) / static_cast<double>(state.iterations());
}

/// A binary PLY in double from a file cached by the system.
void readPly(benchmark::State& state) {
  const QTemporaryDir folder;
  const std::string path = folder.filePath(QStringLiteral("mesh.ply")).toStdString();
  const Mesh& mesh = testing::displacedSphere(static_cast<int>(state.range(0)));
  if (writeFileAtomically(path, writeMesh(mesh, MeshFormat::ply)->content)) {
    state.SkipWithError("no file");
  }
  for (auto _ : state) benchmark::DoNotOptimize(readMeshFile(path));
  state.counters["triangles"] = static_cast<double>(mesh.triangles.size());
}

BENCHMARK(readPly)->ArgName("levels")->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK(pointAtMesh)->ArgName("levels")->Arg(8)->Unit(benchmark::kMicrosecond);
BENCHMARK(orbitMesh)
    ->ArgName("levels")
    ->Arg(6)
    ->Arg(8)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK(dragMesh)
    ->ArgName("levels")
    ->Arg(6)
    ->Arg(8)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK(drawListOfMany)->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);
BENCHMARK(verticesOfMany)->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);
// Software OpenGL draws in its own threads; CPU is that of all of them, Time is wall-clock time.
BENCHMARK(dragStep)
    ->ArgNames({"objects", "moved"})
    ->Args({200, 1})
    ->Args({2000, 1})
    ->Args({200, 200})
    ->Args({2000, 200})
    ->Args({2000, 2000})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK(orbitStep)
    ->Arg(200)
    ->Arg(2000)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

}  // namespace
}  // namespace hairline

int main(int argc, char** argv) {
  hairline::Viewport::prepareApplication();
  QStandardPaths::setTestModeEnabled(true);
  hairline::MeasuredApplication application(argc, argv);
  QCoreApplication::setOrganizationName(QStringLiteral("hairline-benchmark"));
  QString reason;
  if (!hairline::Viewport::isAvailable(&reason)) {
    std::fprintf(stderr, "%s\n", qPrintable(reason));
    return 1;
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
