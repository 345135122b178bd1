#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "core/scene/scene.h"
#include "core/shapes/mesh.h"
#include "core/work.h"

namespace hairline {

/// The formats of mesh files.
enum class MeshFormat { obj, stl, ply, off, glb, gltf };

/// The format named by a file's extension, ignoring case; nothing for other extensions.
std::optional<MeshFormat> meshFormatOf(const std::filesystem::path& path);

/// The extensions of the formats, all of which are read and written, for messages.
constexpr std::string_view meshEndings = ".obj, .stl, .ply, .off, .glb, .gltf";

/// Reads a mesh file; its extension gives the format. Coordinates in text are read to the nearest
/// double, binary ones taken as they are; triangles and vertices are kept as they are, whatever
/// `MeshReport` finds about them. Faces of more corners are cut into triangles.
///
/// Errors name the file and the line, byte or field: "number" for NaN, infinities and other invalid
/// numbers, "shape" for an index out of range or a file without triangles, "syntax", "unsupported",
/// "limit" (more vertices than 2^31 - 1, than fit into memory, or than `core/base/limits.h` allows
/// a file that repeats its parts), "file", "cancelled".
Result<Mesh> readMeshFile(const std::filesystem::path& path, const Work& work = {});

/// Reads a mesh of a known format from memory; `folder` is searched for a glTF's other files.
Result<Mesh> readMesh(std::string_view content, MeshFormat format,
                      const std::filesystem::path& folder = {}, const Work& work = {});

/// A mesh as a file, and notes on the conversion.
struct MeshText {
  std::string content;
  /// How many coordinates the format could not hold and rounded to binary32.
  std::size_t rounded = 0;
};

/// For the two kinds of STL: the binary one if it holds every coordinate, or the one requested.
enum class StlStyle { fitting, text, binary };

/// A mesh in a format. OBJ and OFF are text with the shortest decimals that read back to the same
/// double, PLY is binary in double; STL is by default binary if every coordinate is a binary32, and
/// text otherwise, so that nothing is rounded; glTF, with an embedded buffer, GLB and binary STL
/// hold binary32 only. Errors: "number" for coordinates beyond binary32, "limit" for a glTF buffer
/// of more than 4 GiB.
Result<MeshText> writeMesh(const Mesh& mesh, MeshFormat format, StlStyle style = StlStyle::fitting);

/// How many coordinates are not representable in binary32.
std::size_t countRounded(const Mesh& mesh);

/// Loads the files that the meshes of a scene name, relative to the folder of the scene. The meshes
/// then have both the triangles and the file's name. Errors name the object; "limit" if objects
/// repeat files beyond what `core/base/limits.h` allows.
std::optional<Error> loadMeshFiles(Scene& scene, const std::filesystem::path& folder,
                                   const Work& work = {});

}  // namespace hairline
