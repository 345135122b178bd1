#include "widgets/document/mesh_references.h"

#include <QFileInfo>

namespace hairline {

namespace {

bool leadsOut(const std::filesystem::path& relative) {
  return relative.empty() || *relative.begin() == "..";
}

}  // namespace

std::filesystem::path folderOfScene(const QString& filePath) {
  if (filePath.isEmpty()) return {};
  return QFileInfo(filePath).absolutePath().toStdString();
}

std::filesystem::path meshFilePath(const std::string& file, const std::filesystem::path& folder) {
  return (folder / file).lexically_normal();
}

void moveMeshReferences(Scene& scene, const std::filesystem::path& from,
                        const std::filesystem::path& to) {
  if (from == to) return;
  for (SceneObject& object : scene.objects) {
    auto* mesh = std::get_if<Mesh>(&object.shape);
    if (mesh == nullptr || mesh->file.empty()) continue;
    const bool isAbsolute = std::filesystem::path(mesh->file).is_absolute();
    if (!isAbsolute && from.empty()) continue;
    const std::filesystem::path file = meshFilePath(mesh->file, from);
    if (to.empty()) {
      mesh->file = file.string();
      continue;
    }
    const std::filesystem::path relative = file.lexically_relative(to);
    if (isAbsolute && leadsOut(relative)) continue;
    mesh->file = relative.string();
  }
}

}  // namespace hairline
