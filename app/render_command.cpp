#include "app/render_command.h"

#include <CLI/CLI.hpp>
#include <QFileInfo>
#include <filesystem>
#include <memory>

#include "app/scene_picture.h"
#include "app/usage.h"
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
  if (QFileInfo(QString::fromStdString(arguments.output)).suffix().toLower() != "png") {
    return usageError("render", "-o: " + arguments.output +
                                    " has another ending than .png, the only format there is");
  }
  Result<Scene> scene = readSceneFile(arguments.scene);
  if (!scene) return usageError("render", scene.error().message);
  const std::filesystem::path folder = std::filesystem::path(arguments.scene).parent_path();
  if (const auto error = loadMeshFiles(*scene, folder)) {
    return usageError("render", arguments.scene + ": " + error->message);
  }
  return writePng("render", *scene, arguments.output, arguments.style, argc, argv);
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
  command->add_option("--size", arguments->style.size, "Its size in pixels")
      ->type_name("WxH")
      ->capture_default_str();
  command
      ->add_option("--view", arguments->style.view,
                   "From where to look; without it as the scene was saved, or iso")
      ->check(CLI::IsMember({"iso", "top", "front", "side"}));
  command->callback([arguments, &argc, argv, &status] { status = render(*arguments, argc, argv); });
}

}  // namespace hairline
