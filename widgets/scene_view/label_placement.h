#pragma once

#include <QRectF>
#include <vector>

#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// Adds labels to a list so that none lies over another: each is pushed along a direction until
/// there is room.
class LabelPlacement {
 public:
  /// Labels already in the list keep their places and are avoided.
  LabelPlacement(const ViewState& view, std::vector<DrawLabel>& labels);

  /// Adds a label at its position, moved along a unit direction of the screen so far that it clears
  /// the position by some pixels and overlaps no other, and kept within the view. Where there is no
  /// room within 150 pixels it stands at the first place.
  void place(DrawLabel label, const QPointF& direction, double clearance);

 private:
  /// The shift that brings a text into sight, where what it belongs to is in sight.
  QPointF intoView(const QRectF& rect, const QPointF& pixel) const;
  QRectF rectOf(const DrawLabel& label, const QPointF& pixel) const;

  ViewState m_view;
  std::vector<DrawLabel>& m_labels;
  std::vector<QRectF> m_taken;
};

}  // namespace hairline
