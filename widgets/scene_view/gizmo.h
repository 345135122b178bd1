#pragma once

#include <optional>

#include "widgets/scene_view/drag_motion.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/theme/theme.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// Three arrows and three squares at the centre of the selection, of the same size at every zoom:
/// an arrow moves along its axis, a square in its plane. Arrows that point at the eye and squares
/// seen edge-on are left out, as they could not be dragged.
class Gizmo {
 public:
  Gizmo(const Eigen::Vector3d& centre, const ViewState& view);

  const Eigen::Vector3d& centre() const { return m_centre; }

  /// What dragging from this pixel would be tied to.
  std::optional<DragConstraint> partAt(const QPointF& pixel) const;

  /// Draws it; the highlighted part is the one under the mouse or in use.
  void append(DrawList& list, const Theme& theme,
              const std::optional<DragConstraint>& highlighted) const;

  static constexpr double arrowStart = 14;  ///< pixels from the centre
  static constexpr double arrowEnd = 84;
  static constexpr double squareStart = 26;
  static constexpr double squareEnd = 44;

 private:
  bool showsArrow(int axis) const;
  bool showsSquare(int axis) const;
  Eigen::Vector3d at(int axis, double pixels) const;
  std::array<Eigen::Vector3d, 4> square(int axis) const;

  Eigen::Vector3d m_centre;
  const ViewState m_view;
  double m_unit;
};

}  // namespace hairline
