#include "core/mesh/mesh_file.h"

#include <algorithm>
#include <map>
#include <new>

#include "core/base/regular_file.h"
#include "core/mesh/readers.h"

namespace hairline {
namespace {

std::optional<Error> readInto(Mesh& mesh, std::string_view content, MeshFormat format,
                              const std::filesystem::path& folder, const Work& work) {
  switch (format) {
    case MeshFormat::obj:
      return readObj(content, work, mesh);
    case MeshFormat::stl:
      return readStl(content, work, mesh);
    case MeshFormat::ply:
      return readPly(content, work, mesh);
    case MeshFormat::off:
      return readOff(content, work, mesh);
    case MeshFormat::glb:
    case MeshFormat::gltf:
      break;
  }
  return readGltf(content, folder, work, mesh);
}

}  // namespace

std::optional<MeshFormat> meshFormatOf(const std::filesystem::path& path) {
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  constexpr std::array<std::string_view, 6> endings{".obj", ".stl", ".ply",
                                                    ".off", ".glb", ".gltf"};
  const auto found = std::find(endings.begin(), endings.end(), ending);
  if (found == endings.end()) return std::nullopt;
  return static_cast<MeshFormat>(found - endings.begin());
}

Result<Mesh> readMesh(std::string_view content, MeshFormat format,
                      const std::filesystem::path& folder, const Work& work) {
  Mesh mesh;
  try {
    if (auto error = readInto(mesh, content, format, folder, work)) return *error;
  } catch (const std::bad_alloc&) {
    return Error{"limit", Message("Not enough memory for the mesh")};
  }
  if (mesh.triangles.empty()) return Error{"shape", Message("The file contains no triangles")};
  if (mesh.vertices.size() > 0x7fffffff || mesh.triangles.size() > 0x7fffffff) {
    return Error{"limit", Message("The file has more than 2147483647 vertices or triangles")};
  }
  return mesh;
}

Result<Mesh> readMeshFile(const std::filesystem::path& path, const Work& work) {
  const std::optional<MeshFormat> format = meshFormatOf(path);
  if (!format) {
    return Error{
        "unsupported",
        Message("%1: Unknown mesh format; the file name must end in one of %2", path, meshEndings)};
  }
  const Result<FileContent> file = FileContent::read(path);
  if (!file) return file.error();
  Result<Mesh> mesh = readMesh(file->bytes(), *format, path.parent_path(), work);
  if (mesh || mesh.error().code == "cancelled") return mesh;
  Error error = mesh.error();
  error.message = Message("%1: %2", path, error.message);
  return error;
}

std::optional<Error> loadMeshFiles(Scene& scene, const std::filesystem::path& folder,
                                   const Work& work) {
  // Each file is read once, and shared by the other objects that name it.
  std::map<std::filesystem::path, const Mesh*> known;
  std::uint64_t bytes = 0;
  std::uint64_t vertices = 0;
  std::uint64_t triangles = 0;
  for (std::size_t i = 0; i < scene.objects.size(); ++i) {
    auto* mesh = std::get_if<Mesh>(&scene.objects[i].shape);
    if (mesh == nullptr || mesh->file.empty() || !mesh->triangles.empty()) continue;
    const auto failed = [&](Error error) {
      error.at = "objects[" + std::to_string(i) + "].file";
      error.message = Message("%1 (\"%2\"): %3", error.at, scene.objects[i].id, error.message);
      return error;
    };
    std::error_code unknown;
    const std::filesystem::path path = folder / mesh->file;
    const std::filesystem::path canonical = std::filesystem::canonical(path, unknown);
    const auto [place, isNew] = known.try_emplace(unknown ? path : canonical, mesh);
    if (isNew) {
      Result<Mesh> read = readMeshFile(path, work);
      if (!read) return failed(read.error());
      mesh->vertices = std::move(read->vertices);
      mesh->triangles = std::move(read->triangles);
      const std::uintmax_t size = std::filesystem::file_size(path, unknown);
      if (!unknown) bytes += size;
    }
    const Mesh& content = *place->second;
    vertices += content.vertices.size();
    triangles += content.triangles.size();
    const std::uint64_t most = maximumMeshItems(bytes);
    if (vertices > most || triangles > most) {
      return failed({"limit", Message("The scene repeats its mesh files to more than %1 vertices "
                                      "or triangles, the limit for files of their size",
                                      most)});
    }
    mesh->vertices = content.vertices;
    mesh->triangles = content.triangles;
    const std::size_t displacements = scene.objects[i].displacements.size();
    if (displacements != 0 && displacements != mesh->vertices.size()) {
      Error error{"shape", displacementsFault(mesh->vertices.size(), displacements),
                  "objects[" + std::to_string(i) + "].displacements"};
      error.message = Message("%1 (\"%2\"): %3", error.at, scene.objects[i].id, error.message);
      return error;
    }
  }
  return std::nullopt;
}

}  // namespace hairline
