#include "app/export_command.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "app/mesh_output.h"
#include "app/query_names.h"
#include "app/usage.h"
#include "app/window_library.h"
#include "core/export/unit_test.h"
#include "core/scene/atomic_file.h"
#include "core/scene/scene_file.h"

namespace hairline {
namespace {

constexpr const char* exportName = "export";

struct ExportArguments {
  std::vector<std::string> scenes;
  std::string format;
  std::string output;
  std::vector<std::string> pair;
  std::vector<std::string> kinds;
  PictureStyle picture;

  bool toStandardOutput() const { return output.empty() || output == "-"; }
};

std::vector<std::string> formatNames() {
  std::vector<std::string> names(testFrameworkNames.begin(), testFrameworkNames.end());
  for (const char* name :
       {"json", "obj", "stl", "ply", "glb", "svg", "png", "html", "markdown", "csv"}) {
    names.emplace_back(name);
  }
  return names;
}

int writeText(const ExportArguments& arguments, const std::string& text) {
  if (arguments.toStandardOutput()) return printText(exportName, text);
  if (const auto error = writeFileAtomically(arguments.output, text)) {
    return usageError(exportName, error->message);
  }
  return exitAnswered;
}

int exportTest(const ExportArguments& arguments, const std::vector<Scene>& scenes,
               TestFramework framework) {
  TestStyle style{framework, {}, {}, {}};
  style.fileName = arguments.toStandardOutput()
                       ? "test_scene"
                       : std::filesystem::path(arguments.output).stem().string();
  if (!arguments.pair.empty()) style.pair = {arguments.pair[0], arguments.pair[1]};
  for (const std::string& name : arguments.kinds) {
    const std::optional<Kind> kind = kindNamed(name);
    if (!kind) {
      return usageError(exportName,
                        "--kind: there is no kind \"" + name + "\"; there are " + kindList());
    }
    style.kinds.push_back(*kind);
  }
  const UnitTest test = writeUnitTest(scenes, style);
  for (const Message& sentence : test.leftOut) note("left out: " + sentence.text());
  if (test.cases == 0) {
    return usageError(exportName,
                      "there is nothing to test: no two objects have a verdict of intersect, "
                      "bound, contains, side or sweep; see hairline query");
  }
  return writeText(arguments, test.text);
}

int exportMesh(const ExportArguments& arguments, const Scene& scene, MeshFormat format) {
  LongWork progress;
  return writeSceneAsMesh(exportName, scene, format, arguments.output, progress);
}

int exportScene(const ExportArguments& arguments, int& argc, char** argv) {
  std::vector<Scene> scenes;
  for (const std::string& path : arguments.scenes) {
    Result<Scene> scene = readSceneFile(path);
    if (!scene) return usageError(exportName, scene.error().message);
    for (const std::string& id : arguments.pair) {
      if (find(*scene, id) == nullptr) {
        return usageError(exportName, "--pair: " + path + " has no object \"" + id + '"');
      }
    }
    // A scene file goes on naming the files of its meshes.
    if (arguments.format != "json") {
      LongWork progress;
      const std::filesystem::path folder = std::filesystem::path(path).parent_path();
      if (const auto error = loadMeshFiles(*scene, folder, progress.named("reading"))) {
        return failed(exportName, *error);
      }
    }
    scenes.push_back(std::move(*scene));
  }
  if (const auto framework = testFrameworkNamed(arguments.format)) {
    return exportTest(arguments, scenes, *framework);
  }
  if (scenes.size() > 1) {
    return usageError(exportName,
                      "--as " + arguments.format + " takes one scene; only unit tests take more");
  }
  const Scene& scene = scenes[0];
  if (arguments.format == "json") return writeText(arguments, writeScene(scene));
  if (const auto format = meshFormatOf("scene." + arguments.format)) {
    return exportMesh(arguments, scene, *format);
  }
  const Result<WindowLibrary*> window = loadWindowLibrary();
  if (!window) return usageError(exportName, window.error().message);
  if (arguments.format == "png") {
    if (arguments.toStandardOutput()) {
      return usageError(exportName, "--as png needs a file to write: -o OUT.png");
    }
    const auto error = (*window)->writePng(scene, arguments.output, arguments.picture, argc, argv);
    return error ? usageError(exportName, error->message) : exitAnswered;
  }
  const Result<WrittenScene> written =
      arguments.format == "svg"
          ? (*window)->svg(scene, arguments.picture, argc, argv)
          : (*window)->report(scene, arguments.format, arguments.picture, argc, argv);
  if (!written) return usageError(exportName, written.error().message);
  for (const std::string& sentence : written->notes) note(sentence);
  return writeText(arguments, written->text);
}

}  // namespace

void addExportCommand(CLI::App& program, int& argc, char** argv, int& status) {
  CLI::App* added = program.add_subcommand(
      exportName, "Write a scene as a unit test of your own code, a mesh, a picture or a report");
  const auto arguments = std::make_shared<ExportArguments>();
  added
      ->add_option("scene", arguments->scenes,
                   "A scene file (*.hairline.json); unit tests accept several")
      ->type_name("SCENE")
      ->required();
  added
      ->add_option("--as", arguments->format,
                   "A unit test: qttest, googletest, catch2, doctest, c, python, rust. The scene: "
                   "json. A mesh: obj, stl, ply, glb. A picture: svg, png. A report on the active "
                   "pair: html, markdown; all of its steps: csv")
      ->type_name("FORMAT")
      ->required()
      ->check(CLI::IsMember(formatNames()));
  added
      ->add_option("-o,--output", arguments->output,
                   "The file to write; by default standard output")
      ->type_name("OUT");
  added->add_option("--pair", arguments->pair, "Test only these two objects")
      ->type_name("A B")
      ->expected(2);
  added->add_option("--kind", arguments->kinds, "Test only this kind of query; repeatable")
      ->type_name("K");
  added->add_option("--size", arguments->picture.size, "The size of the picture in pixels")
      ->type_name("WxH")
      ->capture_default_str();
  added
      ->add_option("--view", arguments->picture.view,
                   "The view of the picture; by default the scene's saved view, or iso")
      ->check(CLI::IsMember({"iso", "top", "front", "side"}));
  added->callback(
      [arguments, &argc, argv, &status] { status = exportScene(*arguments, argc, argv); });
}

}  // namespace hairline
