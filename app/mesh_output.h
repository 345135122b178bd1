#pragma once

#include <filesystem>
#include <string>

#include "app/long_work.h"
#include "core/mesh/mesh_file.h"

namespace hairline {

/// Writes the surfaces of a scene, whose mesh files are loaded, as one mesh to a file, or to
/// standard output if the path is empty or "-". Returns the exit status; a note reports what the
/// format had to round.
int writeSceneAsMesh(const std::string& command, const Scene& scene, MeshFormat format,
                     const std::filesystem::path& output, LongWork& progress);

}  // namespace hairline
