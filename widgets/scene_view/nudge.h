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
  /// The distance; nothing means to the neighbouring double, for every coordinate separately.
  std::optional<DecimalStep> step;

  /// The moved coordinate: a multiple of the step becomes the next multiple, so that nothing adds
  /// up to 0.30000000000000004. Unchanged if it would leave the range of doubles.
  double moved(double coordinate) const;
  /// Moves a whole object by all its positions, planes and slabs by their offsets.
  void apply(SceneObject& object) const;
  /// Moves one handle from its current position.
  void apply(SceneObject& object, const Handle& handle, const ViewState& view) const;
};

}  // namespace hairline
