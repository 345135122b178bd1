#include "app/convert_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/mesh_output.h"
#include "app/recording_lines.h"
#include "app/usage.h"
#include "core/mesh/mesh_report.h"
#include "core/recording/recording.h"
#include "core/scene/scene_file.h"
#include "core/voxel/voxel_file.h"

namespace hairline {
namespace {

struct ConvertArguments {
  std::string input;
  std::string output;
};

bool isScenePath(const std::filesystem::path& path) { return path.extension() == ".json"; }

Result<Scene> readAsScene(const std::filesystem::path& input, bool asMesh, const Work& work) {
  if (isScenePath(input)) {
    Result<Scene> scene = readSceneFile(input);
    // A scene written as a scene keeps the names of its files, unless they would point elsewhere.
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

/// Voxels stay voxels: converted to surfaces they would be something else.
int convertVoxels(const ConvertArguments& arguments, LongWork& progress) {
  const std::optional<VoxelFormat> format = voxelFormatOf(arguments.output);
  if (!format) {
    return usageError("convert", "-o: " + arguments.output +
                                     ": a file of voxels must end in one of " +
                                     std::string(voxelEndings));
  }
  const Result<GriddedVoxels> read = readVoxelFile(arguments.input, 0, progress.named("reading"));
  if (!read) return failed("convert", read.error());
  if (auto error = writeVoxelFile(read->voxels, read->grid, arguments.output, *format,
                                  progress.named("writing"))) {
    return failed("convert", *error);
  }
  return exitAnswered;
}

int convertFile(const ConvertArguments& arguments) {
  const std::filesystem::path input = arguments.input;
  const std::filesystem::path output = arguments.output;
  LongWork progress;
  if (isRecordingConversion(arguments.input, arguments.output)) {
    return convertRecording(arguments.input, arguments.output, progress);
  }
  if (isRecording(input)) {
    return usageError(
        "convert",
        "-o: A recording becomes requests; name a file *.jsonl, or - for standard output");
  }
  if (voxelFormatOf(input)) return convertVoxels(arguments, progress);
  if (voxelFormatOf(output)) {
    return usageError("convert", "-o: " + arguments.output +
                                     ": a mesh becomes voxels by hairline "
                                     "voxelize " +
                                     arguments.input + " --resolution N -o " + arguments.output);
  }
  const bool toScene = isScenePath(output);
  const std::optional<MeshFormat> format = meshFormatOf(output);
  if (!toScene && !format) {
    return usageError("convert", "-o: " + arguments.output +
                                     ": the file name must end in .hairline.json or one of " +
                                     std::string(meshEndings) +
                                     "; hairline export --as writes pictures, reports and unit "
                                     "tests");
  }
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
  return writeSceneAsMesh("convert", *scene, *format, output, progress);
}

}  // namespace

void addConvertCommand(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "convert", "Write a mesh, scene, voxels or recording in another format");
  const auto arguments = std::make_shared<ConvertArguments>();
  command
      ->add_option("input", arguments->input,
                   "A scene (*.hairline.json), a mesh (.obj, .stl, .ply, .off, .glb, .gltf), "
                   "voxels (.binvox, .vox, .vti, or .raw with a .json beside it), a recording of "
                   "hairline_capture.h (.hcap), or such a recording as requests (.jsonl)")
      ->type_name("IN")
      ->required();
  command
      ->add_option("-o,--output", arguments->output,
                   "The file to write; its extension chooses the format: .hairline.json, .obj, "
                   ".stl, .ply, .off, .glb, .gltf; for voxels .binvox, .vox, .vti, .raw; for a "
                   "recording .jsonl (- for standard output), for its requests .hcap")
      ->type_name("OUT")
      ->required();
  command->callback([arguments, &status] { status = convertFile(*arguments); });
}

}  // namespace hairline
