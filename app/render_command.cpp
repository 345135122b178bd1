#include "app/render_command.h"

#include <CLI/CLI.hpp>
#include <cctype>
#include <filesystem>
#include <memory>

#include "app/usage.h"
#include "app/window_library.h"
#include "core/mesh/mesh_file.h"
#include "core/scene/scene_file.h"

namespace hairline {
namespace {

struct RenderArguments {
  std::string scene;
  std::string output;
  PictureStyle style;
};

int render(const RenderArguments& arguments, int& argc, char** argv) {
  std::string ending = std::filesystem::path(arguments.output).extension().string();
  for (char& letter : ending) letter = static_cast<char>(std::tolower(letter));
  if (ending != ".png") {
    return usageError("render", "-o: " + arguments.output + ": the file name must end in .png");
  }
  Result<Scene> scene = readSceneFile(arguments.scene);
  if (!scene) return usageError("render", scene.error().message);
  const std::filesystem::path folder = std::filesystem::path(arguments.scene).parent_path();
  if (const auto error = loadMeshFiles(*scene, folder)) {
    return usageError("render", Message("%1: %2", arguments.scene, error->message));
  }
  const Result<WindowLibrary*> window = loadWindowLibrary();
  if (!window) return usageError("render", window.error().message);
  const auto error = (*window)->writePng(*scene, arguments.output, arguments.style, argc, argv);
  return error ? usageError("render", error->message) : exitAnswered;
}

}  // namespace

void addRenderCommand(CLI::App& program, int& argc, char** argv, int& status) {
  CLI::App* command = program.add_subcommand("render", "Write a picture of a scene to a PNG file");
  const auto arguments = std::make_shared<RenderArguments>();
  command->add_option("scene", arguments->scene, "A scene file (*.hairline.json)")
      ->type_name("SCENE")
      ->required();
  command->add_option("-o,--output", arguments->output, "The picture to write")
      ->type_name("OUT.png")
      ->required();
  command->add_option("--size", arguments->style.size, "The size of the picture in pixels")
      ->type_name("WxH")
      ->capture_default_str();
  command
      ->add_option("--view", arguments->style.view,
                   "The view; by default the scene's saved view, or iso")
      ->check(CLI::IsMember({"iso", "top", "front", "side"}));
  command->callback([arguments, &argc, argv, &status] { status = render(*arguments, argc, argv); });
}

}  // namespace hairline
