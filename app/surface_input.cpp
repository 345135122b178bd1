#include "app/surface_input.h"

#include "core/mesh/mesh_file.h"
#include "core/mesh/shape_mesh.h"
#include "core/scene/scene_file.h"

namespace hairline {

Result<Mesh> readSurface(const std::filesystem::path& path, const Work& work) {
  if (path.extension() != ".json") return readMeshFile(path, work);
  Result<Scene> scene = readSceneFile(path);
  if (!scene) return scene.error();
  if (auto error = loadMeshFiles(*scene, path.parent_path(), work)) return *error;
  return meshOf(*scene);
}

}  // namespace hairline
