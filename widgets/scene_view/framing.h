#pragma once

#include <vector>

#include "widgets/scene_view/view_state.h"

namespace hairline {

/// The camera moved, not turned, so that all points show, well centred, with room around them for
/// names and drawings. Tighter than framing a box, whose corners may be far from what is in it.
/// Without points the camera stays; a single place keeps the distance.
Camera framed(const ViewState& view, const std::vector<Eigen::Vector3d>& points);

}  // namespace hairline
