#include <benchmark/benchmark.h>

#include <QCoreApplication>

#include "core/scene/scene_file.h"
#include "core/scene/transform.h"
#include "core/voxel/grid_fit.h"
#include "tests/support/mesh_files.h"
#include "tests/support/random_shapes.h"
#include "widgets/document/document.h"
#include "widgets/pair/pair_list_model.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/pair/pair_table.h"
#include "widgets/pair/scene_pairs.h"
#include "widgets/voxels/cell_faces.h"
#include "widgets/voxels/voxel_comparison.h"

// What a step of a drag costs in queries: the reports of the active pair, and the summaries of all
// pairs of the moving object.

namespace hairline {
namespace {

/// Every report of the active pair, with traces and checked certificates, for a sample scene.
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

/// One of many objects moves. They are small and spread out, as in a typical scene.
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
/// The work of the list of all pairs when one object of 200 moved: takes over the summaries, and
/// sorts the rows afterwards.
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

/// The cells of a grid while a triangle in it is dragged: by one method or all five, with the faces
/// of the shell.
void cellsOfTriangle(benchmark::State& state) {
  const int side = static_cast<int>(state.range(0));
  const bool all = state.range(1) != 0;
  const TriangleMotion motion{
      .seed = 84, .kind = MotionKind::glide, .grid = {{0, 0, 0}, 0.1, {side, side, side}}};
  std::uint64_t frame = 0;
  std::size_t cells = 0;
  std::size_t faces = 0;
  bool isQuickAlways = true;
  for (auto _ : state) {
    SceneSurfaces surfaces;
    const Triangle<double> triangle = motion.at(frame++);
    surfaces.mesh = Mesh{{triangle.vertices.begin(), triangle.vertices.end()}, {{0, 1, 2}}, {}};
    CellSets sets{
        .question = {motion.grid, std::make_shared<const SceneSurfaces>(std::move(surfaces))}};
    isQuickAlways = isQuickAlways && isQuick(sets.question);
    if (all ? compare(sets, 1) : decide(sets, CellWay::pefDouble, 1)) {
      state.SkipWithError("refused");
      return;
    }
    cells += sets.count(CellWay::pefDouble);
    faces += shellOf(*sets.by(CellWay::pefDouble), {}).faces->size();
  }
  state.counters["cells"] = static_cast<double>(cells) / static_cast<double>(frame);
  state.counters["faces"] = static_cast<double>(faces) / static_cast<double>(frame);
  state.counters["in line"] = isQuickAlways ? 1 : 0;
}
BENCHMARK(cellsOfTriangle)
    ->ArgNames({"side", "all"})
    ->Args({32, 0})
    ->Args({32, 1})
    ->Args({64, 0})
    ->Args({64, 1})
    ->Args({128, 1})
    ->Unit(benchmark::kMillisecond);

/// The same for a triangle in a wall between cells, so that every cell it meets is in doubt and
/// tested one by one: the worst case of inline work.
void cellsInWall(benchmark::State& state) {
  const int side = static_cast<int>(state.range(0));
  SceneSurfaces surfaces;
  const double middle = 0.1 * (side / 2);
  surfaces.mesh =
      Mesh{{{0, 0, middle}, {0.2 * side, 0, middle}, {0, 0.2 * side, middle}}, {{0, 1, 2}}, {}};
  const CellQuestion question{Grid{{0, 0, 0}, 0.1, {side, side, side}},
                              std::make_shared<const SceneSurfaces>(std::move(surfaces))};
  std::size_t differing = 0;
  for (auto _ : state) {
    CellSets sets{.question = question};
    if (compare(sets, 1)) {
      state.SkipWithError("refused");
      return;
    }
    differing = sets.differences->count;
  }
  state.counters["differing"] = static_cast<double>(differing);
  state.counters["in line"] = isQuick(question) ? 1 : 0;
}
BENCHMARK(cellsInWall)->ArgName("side")->Arg(64)->Unit(benchmark::kMillisecond);

/// The cells of a mesh of some 82,000 or 328,000 triangles, by one method, and separately the faces
/// of the shell.
void cellsOfMesh(benchmark::State& state) {
  const Mesh mesh = testing::icosphere(static_cast<int>(state.range(0)));
  const int side = static_cast<int>(state.range(1));
  const bool ofFaces = state.range(2) != 0;
  SceneSurfaces surfaces;
  surfaces.mesh = mesh;
  CellSets sets{.question = {*fitGrid(mesh, side),
                             std::make_shared<const SceneSurfaces>(std::move(surfaces))}};
  if (decide(sets, CellWay::pefDouble, 1)) {
    state.SkipWithError("refused");
    return;
  }
  std::size_t faces = 0;
  for (auto _ : state) {
    if (ofFaces) {
      faces = shellOf(*sets.by(CellWay::pefDouble), {}).faces->size();
    } else {
      CellSets fresh{.question = sets.question};
      benchmark::DoNotOptimize(decide(fresh, CellWay::pefDouble, 1));
    }
  }
  state.counters["triangles"] = static_cast<double>(mesh.triangles.size());
  state.counters["cells"] = static_cast<double>(sets.count(CellWay::pefDouble));
  if (ofFaces) state.counters["faces"] = static_cast<double>(faces);
}
BENCHMARK(cellsOfMesh)
    ->ArgNames({"levels", "side", "faces"})
    ->Args({6, 128, 0})
    ->Args({6, 128, 1})
    ->Args({7, 128, 0})
    ->Unit(benchmark::kMillisecond);

BENCHMARK(dragAmongMany)->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hairline
