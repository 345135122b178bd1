#pragma once

#include <QRectF>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/scene_view/handles.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

/// An object under the mouse.
struct Pick {
  std::string id;
  /// The visible point of the object there, or that of its lines nearest to the pixel.
  Eigen::Vector3d point = Eigen::Vector3d::Zero();
  /// Along the ray through the pixel.
  double depth = 0;
  /// A line or a point of it, not a face.
  bool onLine = false;
};

class LargeMeshes;

/// The pick tolerance of lines, points and handles, in pixels.
constexpr double pickTolerance = 6;

/// Every visible unlocked object under a pixel, each once. Lines and points within the tolerance
/// come first, because they are visible through the faces; then the faces, front to back.
/// Everything is computed in double, at any scale. The given large meshes are picked by their
/// hierarchies, only by faces, once these are built.
std::vector<Pick> pickAll(const Scene& scene, const ViewState& view, const QPointF& pixel,
                          const LargeMeshes* large = nullptr);

/// The triangle of an object's mesh at a pixel, in front of any other of the mesh; nothing for
/// other objects.
std::optional<int> triangleAt(const SceneObject& object, const ViewState& view,
                              const QPointF& pixel, const LargeMeshes* large = nullptr);

/// The same for many pixels of one view, with varying tolerance: the data of the objects are
/// computed once.
class Pickables {
 public:
  /// Of the visible unlocked objects; the scene need not outlive it.
  Pickables(const Scene& scene, const ViewState& view);

  std::vector<Pick> at(const QPointF& pixel, double tolerance) const;
  const ViewState& view() const { return m_view; }

 private:
  struct Item {
    std::string id;
    ShapeGeometry geometry;
    /// The part of the screen that shows it; nothing if it is unbounded.
    std::optional<QRectF> area;
  };
  ViewState m_view;
  std::vector<Item> m_items;
};

/// The visible unlocked objects of which a point, a line or the inside of a face is within a
/// rectangle of pixels, in the order of the scene.
std::vector<std::string> objectsTouching(const Scene& scene, const ViewState& view,
                                         const QRectF& rectangle);

/// The handle nearest to a pixel within the tolerance; of several at one place the one in front.
std::optional<Handle> pickHandle(std::span<const Handle> handles, const ViewState& view,
                                 const QPointF& pixel);

/// The handles of an object that can be grabbed from here: not those on the far side of a
/// polyhedron, which are seen through its front.
std::vector<Handle> takeableHandles(const SceneObject& object, std::vector<Handle> handles,
                                    const ViewState& view);

/// The distance in pixels from a point to a segment on the screen.
double pixelDistance(const QPointF& pixel, const QPointF& from, const QPointF& to);

}  // namespace hairline
