#pragma once

#include <QImage>
#include <QSize>

#include "core/picture/picture_colors.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

/// The camera of a view for rays, and a picture of the view's proportions that fits into some
/// pixels: what the view shows from top to bottom, the picture does. Parallel rays start in front
/// of all bounded objects of the scene that are visible. The picture has `mostPixels` at most.
RayFrame frameOf(const ViewState& view, const QSize& room, const Scene& scene, int mostPixels);

/// A picture by rays as an image, transparent where nothing is met.
QImage imageOf(const RayPicture& picture, PictureColors colors, const ColorRange& range);

}  // namespace hairline
