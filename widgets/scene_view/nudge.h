#pragma once

#include <optional>

#include "core/math/decimal_step.h"
#include "core/scene/scene.h"
#include "widgets/scene_view/handles.h"

namespace hairline {

/// A small movement by keys along one coordinate axis.
struct Nudge {
  int axis = 0;
  bool up = true;
  /// How far; nothing means to the neighbouring double, for every coordinate by itself.
  std::optional<DecimalStep> step;

  /// The coordinate moved: one that is a multiple of the step becomes the next multiple, so that
  /// nothing adds up to 0.30000000000000004. Stays where it would leave the range of doubles.
  double moved(double coordinate) const;
  /// Moves a whole object by every position that gives it, planes and slabs by their offsets.
  void apply(SceneObject& object) const;
  /// Moves one handle, from where it is now.
  void apply(SceneObject& object, const Handle& handle, const ViewState& view) const;
};

}  // namespace hairline
