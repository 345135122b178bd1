#include "app/convert_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/long_work.h"
#include "app/usage.h"
#include "core/mesh/mesh_file.h"
#include "core/mesh/mesh_report.h"
#include "core/mesh/shape_mesh.h"
#include "core/scene/atomic_file.h"
#include "core/scene/scene_file.h"

namespace hairline {
namespace {

struct ConvertArguments {
  std::string input;
  std::string output;
};

bool isScenePath(const std::filesystem::path& path) { return path.extension() == ".json"; }

/// What is neither an error nor the answer goes to standard error, a line each.
void note(const std::string& text) { std::fprintf(stderr, "note: %s\n", text.c_str()); }

Result<Scene> readAsScene(const std::filesystem::path& input, bool asMesh, const Work& work) {
  if (isScenePath(input)) {
    Result<Scene> scene = readSceneFile(input);
    // A scene that stays one keeps the names of its files, unless they would lead elsewhere.
    if (scene && asMesh) {
      if (auto error = loadMeshFiles(*scene, input.parent_path(), work)) return *error;
    }
    return scene;
  }
  Result<Mesh> mesh = readMeshFile(input, work);
  if (!mesh) return mesh.error();
  if (const std::string found = findings(inspect(*mesh)); !found.empty()) {
    note(input.string() + ": " + found + ", kept as they are");
  }
  Scene scene;
  scene.name = input.stem().string();
  insert(scene, makeObject(std::move(*mesh), scene.name));
  return scene;
}

int convertFile(const ConvertArguments& arguments) {
  const std::filesystem::path input = arguments.input;
  const std::filesystem::path output = arguments.output;
  const bool toScene = isScenePath(output);
  const std::optional<MeshFormat> format = meshFormatOf(output);
  if (!toScene && !format) {
    return usageError("convert", "-o: " + arguments.output +
                                     " has an ending of no format; there are .hairline.json, " +
                                     std::string(writableMeshEndings));
  }
  LongWork progress;
  const Work work = progress.named("reading");
  const bool sameFolder = std::filesystem::absolute(input).parent_path() ==
                          std::filesystem::absolute(output).parent_path();
  Result<Scene> scene = readAsScene(input, !toScene || !sameFolder, work);
  if (!scene) return failed("convert", scene.error());
  if (toScene) {
    for (SceneObject& object : scene->objects) {
      auto* mesh = std::get_if<Mesh>(&object.shape);
      if (mesh != nullptr && !mesh->triangles.empty()) mesh->file.clear();
    }
    if (auto error = saveSceneFile(*scene, output)) return failed("convert", *error);
    return exitAnswered;
  }
  const Result<Mesh> mesh = meshOf(*scene);
  if (!mesh) return failed("convert", mesh.error());
  const Result<MeshText> text = writeMesh(*mesh, *format);
  if (!text) return usageError("convert", arguments.output + ": " + text.error().message);
  progress.named("writing").tell(0);
  if (work.isCancelled()) return failed("convert", cancelledError());
  if (auto error = writeFileAtomically(output, text->content)) return failed("convert", *error);
  if (text->rounded > 0) {
    note(arguments.output + ": " + std::to_string(text->rounded) +
         " coordinates were rounded to binary32, all that the format holds");
  }
  return exitAnswered;
}

}  // namespace

void addConvertCommand(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("convert", "Write a mesh or scene in another format");
  const auto arguments = std::make_shared<ConvertArguments>();
  command
      ->add_option("input", arguments->input,
                   "A scene (*.hairline.json) or a mesh (.obj, .stl, .ply, .off, .glb, .gltf)")
      ->type_name("IN")
      ->required();
  command
      ->add_option("-o,--output", arguments->output,
                   "The file to write; its ending says how: .hairline.json, .obj, .stl, .ply, .glb")
      ->type_name("OUT")
      ->required();
  command->callback([arguments, &status] { status = convertFile(*arguments); });
}

}  // namespace hairline
