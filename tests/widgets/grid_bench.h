#pragma once

#include <QComboBox>
#include <QTest>
#include <set>
#include <tuple>

#include "core/queries.h"
#include "tests/support/scene_object.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/voxels/grid_cells.h"
#include "widgets/voxels/voxels_panel.h"

namespace hairline::testing {

/// The verdict of the query itself on a triangle and the box of a cell.
inline bool query(CellWay way, const Triangle<double>& triangle, const Aabb<double>& box) {
  const Shape a = triangle;
  const Shape b = box;
  const std::array<const Shape*, 2> shapes{&a, &b};
  for (const IndexedQuery& each : findQueries(shapes)) {
    const QueryInfo& info = each.entry->info;
    if (info.kind != Kind::intersect || each.swapped) continue;
    if (info.method != (methodOf(way) == VoxelMethod::pef ? "pef" : "sat")) continue;
    return *each.entry->run(shapes, scalarOf(way), {}, false).hit;
  }
  qFatal("no such query");
}

using FaceKey = std::tuple<int, bool, int, int, int>;

/// The faces of a shell, each of a single cell.
inline std::set<FaceKey> singleFaces(const CellShell& shell) {
  std::set<FaceKey> result;
  for (const CellFace& face : *shell.faces) {
    for (int u = face.first[0]; u < face.end[0]; ++u) {
      for (int v = face.first[1]; v < face.end[1]; ++v) {
        const bool isNew = result.insert({face.axis, face.upper, face.level, u, v}).second;
        if (!isNew) qFatal("a face is there twice");
      }
    }
  }
  return result;
}

/// The faces between the cells for which `isShown` holds and the others.
template <typename IsShown>
std::set<FaceKey> expectedFaces(const Grid& grid, const IsShown& isShown) {
  std::set<FaceKey> result;
  for (int k = 0; k < grid.dimensions[2]; ++k) {
    for (int j = 0; j < grid.dimensions[1]; ++j) {
      for (int i = 0; i < grid.dimensions[0]; ++i) {
        const Cell cell{i, j, k};
        if (!isShown(cell)) continue;
        for (std::size_t axis = 0; axis < 3; ++axis) {
          for (const bool upper : {false, true}) {
            Cell beside = cell;
            beside[axis] += upper ? 1 : -1;
            const bool isInside =
                beside[axis] >= 0 && beside[axis] < grid.dimensions[axis] && isShown(beside);
            if (isInside) continue;
            result.insert({static_cast<int>(axis), upper, cell[axis] + (upper ? 1 : 0),
                           cell[(axis + 1) % 3], cell[(axis + 2) % 3]});
          }
        }
      }
    }
  }
  return result;
}

/// The panel over a grid of 8 x 8 x 8 cells and a triangle in it.
struct GridBench {
  explicit GridBench(
      const Triangle<double>& triangle = {{{{0.6, 0.7, 0.8}, {6.3, 1.2, 2.1}, {2.4, 6.6, 5.3}}}},
      const Grid& grid = {{0, 0, 0}, 1, {8, 8, 8}}) {
    Scene scene;
    scene.objects = {testing::object("t", triangle), testing::object("g", grid)};
    document.setScene(scene);
    panel.resize(340, 640);
    panel.show();
    cells.flush();
  }
  template <typename Widget>
  Widget* get(const char* name) const {
    return panel.findChild<Widget*>(QLatin1String(name));
  }
  void choose(const char* name, int place) const {
    auto* box = get<QComboBox>(name);
    box->setFocus();
    while (box->currentIndex() != place) {
      QTest::keyClick(box, box->currentIndex() < place ? Qt::Key_Down : Qt::Key_Up);
    }
  }
  std::size_t count(CellWay way) const { return cells.sets()->count(way); }

  Document document;
  Selection selection{&document};
  Jobs jobs;
  GridCells cells{&document, &selection, &jobs};
  VoxelsPanel panel{&document, &selection, &cells};
};

/// A triangle one of whose edges runs along walls of the cells, a little off them: by less than
/// float can tell.
inline const Triangle<double> nearWalls{
    {{{1.5, 2 - 1e-9, 1.5}, {5.5, 2 - 1e-9, 1.5}, {3.5, 0.4, 4.5}}}};

}  // namespace hairline::testing
