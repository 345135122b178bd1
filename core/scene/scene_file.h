#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/scene/scene.h"
#include "core/scene/shape_json.h"

namespace hairline {

/// The version of the scene format that is written; newer ones are refused.
constexpr int sceneVersion = 1;

/// Reads a scene from the text of a file. Either the whole scene is legal or there is an error that
/// names the object and the field. Missing ids are generated.
Result<Scene> parseScene(std::string_view text, ReadNotes* notes = nullptr);

/// Reads a scene file. Errors name the file. Mesh files that the scene refers to are not opened.
Result<Scene> readSceneFile(const std::filesystem::path& path, ReadNotes* notes = nullptr);

/// How a scene is written.
struct SceneStyle {
  /// Coordinates as hexadecimal floats.
  bool hexadecimal = false;
};

/// The text of a scene file: reading it back gives an identical scene.
std::string writeScene(const Scene& scene, SceneStyle style = {});

/// Writes a scene file atomically (see `writeFileAtomically`). Nothing on success.
std::optional<Error> saveSceneFile(const Scene& scene, const std::filesystem::path& path,
                                   SceneStyle style = {});

/// One object in the scene format, and back, for the clipboard and undo texts. `path` is the path
/// of the object for errors. A missing id stays empty.
Json writeObject(const SceneObject& object);
Result<SceneObject> readObject(const Json& object, std::string_view path = {},
                               ReadNotes* notes = nullptr);

}  // namespace hairline
