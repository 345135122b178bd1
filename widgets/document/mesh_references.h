#pragma once

#include <QString>
#include <filesystem>
#include <string>

#include "core/scene/scene.h"

namespace hairline {

/// Keeps the meshes of a scene that moves to another folder referring to the same files: relative
/// names are adapted to the new folder. Without a new folder, as for a scene without a file, they
/// become absolute; without an old one relative names stay. An absolute name becomes relative if
/// its file lies in the new folder or below, so that the folder can be moved as a whole. Nothing
/// changes if the folders are equal.
void moveMeshReferences(Scene& scene, const std::filesystem::path& from,
                        const std::filesystem::path& to);

/// The folder of a scene's file; empty for a scene that has none.
std::filesystem::path folderOfScene(const QString& filePath);

/// The path meant by the name of a mesh's file in a scene of this folder.
std::filesystem::path meshFilePath(const std::string& file, const std::filesystem::path& folder);

}  // namespace hairline
