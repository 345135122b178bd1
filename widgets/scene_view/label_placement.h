#pragma once

#include <QRectF>
#include <optional>
#include <vector>

#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// Adds labels to a list so that none overlaps another or the letters of the axes, and none is cut
/// off at the edge of the view.
class LabelPlacement {
 public:
  /// Labels already in the list keep their places and are avoided.
  LabelPlacement(const ViewState& view, std::vector<DrawLabel>& labels);

  /// Adds a label beside its position, some pixels off it: along a unit direction of the screen if
  /// there is room nearby, otherwise to the side of it or on the other side. Without any room it
  /// goes to the first place, or is left out if it is dispensable; a dispensable label is never
  /// placed far away. The label of something out of view is added if it is entirely visible or
  /// entirely out of view, and left out otherwise.
  void place(DrawLabel label, const QPointF& direction, double clearance, bool dispensable = false);
  /// Keeps later labels off a line.
  void avoid(const Eigen::Vector3d& from, const Eigen::Vector3d& to, double width);

 private:
  /// The shift that brings a text into view.
  QPointF intoView(const QRectF& rect) const;
  bool isFree(const QRectF& rect) const;
  void add(DrawLabel label, const QRectF& rect);

  ViewState m_view;
  std::vector<DrawLabel>& m_labels;
  std::vector<QRectF> m_taken;
};

/// The position of a label on the screen; nothing if it is not in front of the eye.
std::optional<QRectF> rectOf(const DrawLabel& label, const ViewState& view);

}  // namespace hairline
