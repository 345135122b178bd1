#pragma once

#include "widgets/scene_view/view_state.h"
#include "widgets/tools/measurement.h"

namespace hairline {

class LargeMeshes;

/// What is measured at a pixel: of the object seen there the corner within ten pixels, else the
/// edge within six, else the point of the face, or with `whole` all of it. Nothing where no object
/// is seen. Of shapes with many corners the edges are left out. Large meshes that are given are
/// found by their hierarchies.
std::optional<Anchor> anchorAt(const Scene& scene, const ViewState& view, const QPointF& pixel,
                               bool whole, const LargeMeshes* large = nullptr);

}  // namespace hairline
