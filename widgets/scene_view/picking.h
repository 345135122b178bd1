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
  /// The point of the object that is seen there, or the one of its lines nearest to the pixel.
  Eigen::Vector3d point = Eigen::Vector3d::Zero();
  /// Along the ray through the pixel.
  double depth = 0;
  /// A line or a point of it, not a face.
  bool onLine = false;
};

class LargeMeshes;

/// How far, in pixels, the mouse may be off a line, a point, a handle.
constexpr double pickTolerance = 6;

/// Everything visible and not locked under a pixel, each object once. Lines and points within the
/// tolerance come first, because they are seen through the faces; then the faces, front to back.
/// Everything is computed in double, at any scale. Large meshes that are given are found by their
/// hierarchies, by faces alone, once these are built.
std::vector<Pick> pickAll(const Scene& scene, const ViewState& view, const QPointF& pixel,
                          const LargeMeshes* large = nullptr);

/// The triangle of an object's mesh that is seen at a pixel, before any other of the mesh; nothing
/// for other objects.
std::optional<int> triangleAt(const SceneObject& object, const ViewState& view,
                              const QPointF& pixel, const LargeMeshes* large = nullptr);

/// The same for many pixels of one view, seen with more or less tolerance: what is needed of the
/// objects is worked out once.
class Pickables {
 public:
  /// Of the objects that are visible and not locked; the scene need not live longer.
  Pickables(const Scene& scene, const ViewState& view);

  std::vector<Pick> at(const QPointF& pixel, double tolerance) const;
  const ViewState& view() const { return m_view; }

 private:
  struct Item {
    std::string id;
    ShapeGeometry geometry;
    /// The part of the screen it is seen in; nothing where that has no bounds.
    std::optional<QRectF> area;
  };
  ViewState m_view;
  std::vector<Item> m_items;
};

/// The objects, visible and not locked, of which a point, a line or the inside of a face is seen
/// within a rectangle of pixels, in the order of the scene.
std::vector<std::string> objectsTouching(const Scene& scene, const ViewState& view,
                                         const QRectF& rectangle);

/// The handle nearest to a pixel within the tolerance; of several at one place the foremost.
std::optional<Handle> pickHandle(std::span<const Handle> handles, const ViewState& view,
                                 const QPointF& pixel);

/// Those handles of an object that can be taken from here: not the ones on the far side of a solid
/// with flat faces, which are seen through its front.
std::vector<Handle> takeableHandles(const SceneObject& object, std::vector<Handle> handles,
                                    const ViewState& view);

/// The distance in pixels from a point to a segment on the screen.
double pixelDistance(const QPointF& pixel, const QPointF& from, const QPointF& to);

}  // namespace hairline
