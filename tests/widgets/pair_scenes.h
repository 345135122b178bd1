#pragma once

#include "widgets/scene_view/scene_draw_list.h"

namespace hairline::testing {

/// A triangle "t", called wing, and a box "b" of side 2, the active pair.
inline Scene pairScene(const Eigen::Vector3d& a, const Eigen::Vector3d& b,
                       const Eigen::Vector3d& c) {
  Scene scene;
  SceneObject triangle = makeObject(Triangle<double>{{{a, b, c}}}, "wing");
  triangle.id = std::string("t");
  SceneObject box = makeObject(Aabb<double>{{0, 0, 0}, {2, 2, 2}});
  box.id = std::string("b");
  scene.objects = {triangle, box};
  scene.focus = {"t", "b"};
  return scene;
}

inline Scene missScene() { return pairScene({-3, 0, 0}, {-1, 1, 2}, {-2, 2, 1}); }
inline Scene hitScene() { return pairScene({-1, 1, 1}, {1, 1, 1.5}, {1, 1.5, 0.5}); }

inline ViewState view() {
  ViewState state;
  state.size = {1000, 700};
  state.camera.distance = 15;
  return state;
}

}  // namespace hairline::testing
