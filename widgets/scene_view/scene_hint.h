#pragma once

#include <QString>

#include "widgets/document/selection.h"
#include "widgets/scene_view/scene_tool.h"

namespace hairline {

/// The action of a drag, with its axis.
QString dragText(const PointerState& pointer, const Camera& camera);

/// What the mouse and the keys would do at their present position. Ctrl snaps to `gridStep`.
QString hintText(const PointerState& pointer, const Scene& scene, const Selection& selection,
                 const ViewState& view, const DecimalStep& gridStep);

}  // namespace hairline
