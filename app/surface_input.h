#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/shapes/mesh.h"
#include "core/work.h"

namespace hairline {

/// The triangles of a mesh file, or all those of a scene (*.json).
Result<Mesh> readSurface(const std::filesystem::path& path, const Work& work);

}  // namespace hairline
