#pragma once

#include <QString>

#include "widgets/document/selection.h"
#include "widgets/scene_view/scene_tool.h"

namespace hairline {

/// What a drag does, and along or about what.
QString dragText(const Hand& hand, const Camera& camera);

/// What the mouse and the keys would do where they are. `gridStep` is that to which Ctrl
/// snaps.
QString hintText(const Hand& hand, const Scene& scene, const Selection& selection,
                 const ViewState& view, const DecimalStep& gridStep);

}  // namespace hairline
