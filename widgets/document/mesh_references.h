#pragma once

#include <QString>
#include <filesystem>
#include <string>

#include "core/scene/scene.h"

namespace hairline {

/// Lets the meshes of a scene that goes from one folder to another refer to the files they referred
/// to: relative names are made to lead there from the new folder. Without a new folder, as for a
/// scene that has no file yet, they become absolute; without an old one relative names stay. An
/// absolute name becomes a relative one where its file lies in the new folder or below, so that the
/// folder can be moved as a whole. Nothing changes where the folders are the same.
void moveMeshReferences(Scene& scene, const std::filesystem::path& from,
                        const std::filesystem::path& to);

/// The folder of a scene's file; empty for a scene that has none.
std::filesystem::path folderOfScene(const QString& filePath);

/// What the name of a mesh's file means in a scene of this folder.
std::filesystem::path meshFilePath(const std::string& file, const std::filesystem::path& folder);

}  // namespace hairline
