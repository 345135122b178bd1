#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "core/shapes/mesh.h"
#include "core/work.h"

namespace hairline {

// One reader per format, each in the file of its name. They append to an empty mesh; the error
// names the place in the file by line or byte. A count that the rest of the file cannot hold is
// refused before memory is allocated.

/// Wavefront OBJ: `v` and `f` (indices from 1, negative ones from the end); other lines are
/// skipped.
std::optional<Error> readObj(std::string_view content, const Work& work, Mesh& mesh);

/// STL, text or binary, distinguished by the file's size. Equal points become one vertex.
std::optional<Error> readStl(std::string_view content, const Work& work, Mesh& mesh);

/// PLY 1.0: text and binary of either byte order, numbers of any of its types.
std::optional<Error> readPly(std::string_view content, const Work& work, Mesh& mesh);

/// Object File Format as text, with or without colours and normals.
std::optional<Error> readOff(std::string_view content, const Work& work, Mesh& mesh);

/// glTF 2.0, as JSON or GLB. Triangles, strips and fans of all nodes of the scene, with the nodes'
/// transforms applied in double. External buffers are looked up in `folder`.
std::optional<Error> readGltf(std::string_view content, const std::filesystem::path& folder,
                              const Work& work, Mesh& mesh);

}  // namespace hairline
