#pragma once

#include "widgets/scene_view/view_state.h"
#include "widgets/theme/theme.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/voxels/voxel_comparison.h"

namespace hairline {

/// The views of a comparison, in reading order.
enum class ComparisonPane : std::uint8_t { pef, sat, exact, differences };

/// What a view of a comparison shows: the triangle, the outline of the grid, the cells that its
/// method sets (in float or double), or those about which the ways differ; and a title with the
/// count.
DrawList comparisonPicture(const VoxelComparison& comparison, ComparisonPane pane, bool isFloat,
                           const ViewState& view, const Theme& theme);

}  // namespace hairline
