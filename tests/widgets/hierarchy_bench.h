#pragma once

#include <QComboBox>
#include <QTest>

#include "tests/support/mesh_files.h"
#include "tests/support/scene_object.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/hierarchy_drawing.h"
#include "widgets/hierarchy/hierarchy_panel.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/pair/scene_pairs.h"

namespace hairline::testing {

/// The time limit for computed results.
constexpr int patience = 60000;

inline Mesh ball(int levels, const Vector3<double>& middle) {
  Mesh mesh = icosphere(levels);
  for (Vector3<double>& v : mesh.vertices.edit()) v += middle;
  return mesh;
}

/// Two meshes that cross, one that lies apart, and a box.
inline Scene meshes() {
  Scene scene;
  scene.objects = {testing::object("first", ball(2, {0, 0, 0})),
                   testing::object("second", ball(1, {1.2, 0.1, 0.2})),
                   testing::object("far", ball(0, {9, 0, 0})),
                   testing::object("box", Aabb<double>{{0, 0, 3}, {1, 1, 4}})};
  return scene;
}

/// The panel "Hierarchy" over a scene.
struct HierarchyBench {
  explicit HierarchyBench(const Scene& scene = meshes()) {
    document.setScene(scene);
    panel.resize(360, 640);
    panel.show();
    hierarchy.flush();
    contacts.flush();
  }
  template <typename Widget>
  Widget* get(const char* name) const {
    return panel.findChild<Widget*>(QLatin1String(name));
  }
  void choose(const char* name, int place) {
    auto* box = get<QComboBox>(name);
    box->setFocus();
    while (box->currentIndex() != place) {
      QTest::keyClick(box, box->currentIndex() < place ? Qt::Key_Down : Qt::Key_Up);
    }
    hierarchy.flush();
  }
  bool isDone() const { return !hierarchy.isPending() && hierarchy.built() != nullptr; }
  const BuiltHierarchy& built() const { return *hierarchy.built(); }
  DrawList drawn() const {
    DrawList list;
    appendHierarchy(list, hierarchy, ViewState{{}, {800, 600}}, Theme::current());
    return list;
  }
  DrawList lit() const {
    DrawList list;
    appendIntersections(list, contacts, Theme::current());
    return list;
  }

  Document document;
  Selection selection{&document};
  Jobs jobs;
  SceneHierarchy hierarchy{&document, &selection, &jobs};
  MeshContacts contacts{&document, &jobs};
  MeshTraversal traversal{&document, &selection, &hierarchy, &jobs};
  ScenePairs pairs{&document, &jobs};
  ObjectVolumes volumes{&document, &selection, &pairs, &contacts, &jobs};
  HierarchyPanel panel{&hierarchy, &contacts, &traversal, &volumes};
};

/// All pairs of triangles of two meshes that meet, one by one.
inline std::size_t meetingByTrial(const Mesh& a, const Mesh& b) {
  const Result<Hierarchy> first = Hierarchy::build(itemsOf(a));
  const Result<Hierarchy> second = Hierarchy::build(itemsOf(b));
  const TraversalOptions options{.scalar = ScalarKind::exact};
  return intersectingTriangles(MeshInTree{&a, &*first}, MeshInTree{&b, &*second}, PairMode::count,
                               options)
      ->count;
}

}  // namespace hairline::testing
