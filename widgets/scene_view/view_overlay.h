#pragma once

#include <QString>

#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/viewport/viewport_tool.h"

namespace hairline {

/// An overlay on the scene that draws into the view and, while it is active, receives its clicks:
/// orbiting works as usual, but nothing is selected or dragged.
class ViewOverlay {
 public:
  virtual ~ViewOverlay() = default;

  virtual bool isActive() const = 0;
  /// The mouse is over a pixel, without a button.
  virtual void hovered(const QPointF& pixel, const ViewState& view) = 0;
  /// The left button was clicked at a position.
  virtual void clicked(const ViewportMouse& mouse, const ViewState& view) = 0;
  /// Esc.
  virtual void cancelled() = 0;
  /// Adds to the picture, active or not.
  virtual void draw(DrawList& list, const ViewState& view) const = 0;
  /// What the mouse would do.
  virtual QString hint() const = 0;
};

}  // namespace hairline
