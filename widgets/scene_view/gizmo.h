#pragma once

#include <array>
#include <optional>

#include "core/scene/scene.h"
#include "widgets/controls/theme.h"
#include "widgets/scene_view/drag_motion.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

enum class GizmoMode { move, turn, scale };

/// The mode of the gizmo, and its axes.
struct GizmoSetting {
  GizmoMode mode = GizmoMode::move;
  /// Along the axes of the object selected last, instead of the world's.
  bool local = false;

  friend bool operator==(const GizmoSetting&, const GizmoSetting&) = default;
};

/// Three unit vectors, perpendicular to each other.
using GizmoAxes = std::array<Eigen::Vector3d, 3>;

GizmoAxes worldAxes();
/// The axes of an object that has some: oriented boxes, rectangles, cones, tubes, flat shapes,
/// lines and planes; else those of the world.
GizmoAxes localAxes(const Shape& shape);

/// A part of the gizmo that can be dragged.
struct GizmoPart {
  enum class Kind {
    axis,   ///< an arrow to move along, or an arm to scale along
    plane,  ///< a square to move in, perpendicular to the axis
    ring,   ///< to rotate about the axis
    middle  ///< to scale uniformly
  };
  Kind kind = Kind::axis;
  int axis = 0;

  friend bool operator==(const GizmoPart&, const GizmoPart&) = default;
};

/// The gizmo at the centre of the selection, of constant size on the screen: arrows and squares to
/// move, rings to rotate, arms to scale. Parts that cannot be dragged from this view are left out,
/// such as arrows that point at the eye, and those that lead out of the plane for shapes of the
/// plane.
class Gizmo {
 public:
  Gizmo(const Eigen::Vector3d& centre, const ViewState& view, const GizmoSetting& setting = {},
        const GizmoAxes& axes = worldAxes(), bool planar = false);

  const Eigen::Vector3d& centre() const { return m_centre; }
  void moveTo(const Eigen::Vector3d& centre);
  GizmoMode mode() const { return m_setting.mode; }
  const GizmoAxes& axes() const { return m_axes; }

  /// The part under a pixel.
  std::optional<GizmoPart> partAt(const QPointF& pixel) const;
  /// The constraint of moving by a part; none for the centre, which scales uniformly.
  DragConstraint constraintOf(const GizmoPart& part) const;

  /// Draws it; the highlighted part is hovered or dragged.
  void append(DrawList& list, const Theme& theme,
              const std::optional<GizmoPart>& highlighted) const;

  static constexpr double arrowStart = 14;  ///< pixels from the centre
  static constexpr double arrowEnd = 84;
  static constexpr double squareStart = 26;
  static constexpr double squareEnd = 44;
  static constexpr double ringRadius = 72;
  static constexpr double middleRadius = 9;

 private:
  const Eigen::Vector3d& direction(int axis) const {
    return m_axes[static_cast<std::size_t>(axis)];
  }
  bool showsArrow(int axis) const;
  bool showsSquare(int axis) const;
  bool showsRing(int axis) const;
  Eigen::Vector3d at(int axis, double pixels) const;
  std::array<Eigen::Vector3d, 4> square(int axis) const;
  std::vector<Eigen::Vector3d> ring(int axis) const;
  double distanceTo(const GizmoPart& part, const QPointF& pixel) const;
  std::vector<GizmoPart> parts() const;
  void appendPart(DrawList& list, const GizmoPart& part, const QColor& color, bool lit) const;

  Eigen::Vector3d m_centre;
  ViewState m_view;
  GizmoSetting m_setting;
  GizmoAxes m_axes;
  bool m_planar;
  double m_unit;
};

}  // namespace hairline
