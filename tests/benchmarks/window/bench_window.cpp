#include <benchmark/benchmark.h>

#include <QCoreApplication>

#include "core/scene/scene_file.h"
#include "core/scene/transform.h"
#include "tests/support/random_shapes.h"
#include "widgets/document/document.h"
#include "widgets/models/pair_list_model.h"
#include "widgets/run/pair_reports.h"
#include "widgets/run/pair_table.h"
#include "widgets/run/scene_pairs.h"

// What a step of a drag costs in queries: the reports of the pair in focus, and the summaries of
// all pairs of the object that moves.

namespace hairline {
namespace {

/// Every report of the pair in focus, with traces and checked certificates, for a sample scene.
void focusPair(benchmark::State& state) {
  const auto scene =
      readSceneFile(HAIRLINE_SOURCE_DIR "/resources/scenes/triangle_grazing_box.hairline.json");
  if (!scene) {
    state.SkipWithError("the sample scene cannot be read");
    return;
  }
  const auto pair = pairInFocus(*scene, {});
  std::size_t reports = 0;
  for (auto _ : state) reports = answerPair(*scene, *pair, {}).reports.size();
  state.counters["reports"] = static_cast<double>(reports);
}
BENCHMARK(focusPair);

/// One object of many moves. They are small and spread out, as in a scene that somebody made.
void dragAmongMany(benchmark::State& state) {
  const auto count = static_cast<std::size_t>(state.range(0));
  testing::ShapeMaker maker(81);
  testing::Random random(82);
  const double spread = std::cbrt(static_cast<double>(count)) * 1.5;
  Scene scene;
  // Bounded shapes of space, in turn.
  const std::vector<std::size_t> types{
      shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>(),     shapeIndex<Sphere<double>>(),
      shapeIndex<Segment<double>>(),  shapeIndex<Capsule<double>>(),  shapeIndex<Obb<double>>(),
      shapeIndex<Convex<double>>(),   shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>()};
  for (std::size_t i = 0; i < count; ++i) {
    maker.setOnGrid(false);
    insert(scene, makeObject(translated(maker.next(types[i % types.size()]),
                                        random.point(-spread, spread))));
  }
  PairTable table;
  Change everything;
  everything.reset = true;
  table.update(scene, everything);
  table.work(std::chrono::hours(1));
  Change change;
  change.ids = {scene.objects[0].id};
  double step = 1e-3;
  for (auto _ : state) {
    scene.objects[0].shape = translated(scene.objects[0].shape, {step, 0, 0});
    step = -step;
    table.update(scene, change);
    table.work(std::chrono::hours(1));
  }
  state.counters["pairs"] = static_cast<double>(table.pairs().size());
}
/// What the list of all pairs does when one object of 200 moved: takes the summaries over, and when
/// it is calm again puts the rows in order.
void refreshPairList(benchmark::State& state) {
  int argc = 0;
  QCoreApplication application(argc, nullptr);
  testing::ShapeMaker maker(83);
  Document document;
  Scene scene;
  for (int i = 0; i < 200; ++i) {
    insert(scene, makeObject(maker.next(shapeIndex<Sphere<double>>()), "ball"));
  }
  document.setScene(scene);
  ScenePairs pairs(&document);
  while (!pairs.table().isComplete()) QCoreApplication::processEvents();
  PairListModel model(&pairs);
  for (auto _ : state) {
    model.refresh();
    if (state.range(0) != 0) model.resort();
  }
  state.counters["rows"] = model.rowCount();
}
BENCHMARK(refreshPairList)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

BENCHMARK(dragAmongMany)->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hairline
