#pragma once

#include <QString>

#include "core/mesh/mesh_report.h"

namespace hairline {

/// What was found about a mesh, in the language in use: "degenerate triangles: 2, holes: 1 (edges:
/// 4)". Empty where nothing was.
QString findingsText(const MeshReport& report);

}  // namespace hairline
