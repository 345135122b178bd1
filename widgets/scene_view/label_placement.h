#pragma once

#include <QRectF>
#include <optional>
#include <vector>

#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// Adds labels to a list so that none lies over another or over the letters of the axes, and none
/// is cut at the edge of the view.
class LabelPlacement {
 public:
  /// Labels already in the list keep their places and are avoided.
  LabelPlacement(const ViewState& view, std::vector<DrawLabel>& labels);

  /// Adds a label beside its position, some pixels off it: along a unit direction of the screen as
  /// far as there is room near by, otherwise aside of it or on the other side. Where there is no
  /// room at all it stands at the first place, or is left out when it is dispensable; that one
  /// takes no place far away either. What belongs to something out of sight is added
  /// where it is whole or wholly out of sight, and left out otherwise.
  void place(DrawLabel label, const QPointF& direction, double clearance, bool dispensable = false);
  /// Keeps labels that are placed from now on off a line.
  void avoid(const Eigen::Vector3d& from, const Eigen::Vector3d& to, double width);

 private:
  /// The shift that brings a text into sight.
  QPointF intoView(const QRectF& rect) const;
  bool isFree(const QRectF& rect) const;
  void add(DrawLabel label, const QRectF& rect);

  ViewState m_view;
  std::vector<DrawLabel>& m_labels;
  std::vector<QRectF> m_taken;
};

/// Where a label stands on the screen; nothing where its position is not before the eye.
std::optional<QRectF> rectOf(const DrawLabel& label, const ViewState& view);

}  // namespace hairline
