#pragma once

#include <QByteArray>
#include <QString>

#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/viewport/view_theme.h"

class QPainter;

namespace hairline {

/// Draws a list as the viewport would, without its background, floor and gizmo, in the painter's
/// device-independent units. Entries with a coordinate that is not finite are skipped.
void paint(QPainter& painter, const DrawList& list, const ViewState& view, const ViewTheme& theme);

/// The same as the text of an SVG file on a transparent background, as large as the view.
QByteArray toSvg(const DrawList& list, const ViewState& view, const ViewTheme& theme,
                 const QString& title);

}  // namespace hairline
