#pragma once

#include <QString>

#include "core/scene/scene.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

/// A report on a scene in one self-contained HTML file: pictures of it (of the current view, from
/// above, in front and the side), the numbers of its objects in decimal and hexadecimal, and of the
/// active pair every verdict with its proof and every step; and the scene itself to save. Suits
/// light and dark themes, and printing. Runs every query of the pair, which may take long. Needs an
/// application object for its fonts, but no display.
QString htmlReport(const Scene& scene, const ViewState& view);

/// The same as Markdown, without pictures.
QString markdownReport(const Scene& scene);

/// The steps of all methods for the active pair as one CSV table.
QString csvReport(const Scene& scene);

}  // namespace hairline
