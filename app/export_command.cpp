#include "app/export_command.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "app/mesh_output.h"
#include "app/query_names.h"
#include "app/test_options.h"
#include "app/usage.h"
#include "app/window_library.h"
#include "core/scene/scene_file.h"
#include "core/search/findings_file.h"

namespace hairline {
namespace {

constexpr const char* exportName = "export";

struct ExportArguments {
  std::vector<std::string> scenes;
  TestOptions test;
  std::vector<std::string> pair;
  std::vector<std::string> kinds;
  PictureStyle picture;
};

std::vector<std::string> formatNames() {
  std::vector<std::string> names = testFrameworks();
  for (const char* name :
       {"json", "obj", "stl", "ply", "glb", "svg", "png", "html", "markdown", "csv"}) {
    names.emplace_back(name);
  }
  return names;
}

int exportTest(const ExportArguments& arguments, const std::vector<Scene>& scenes,
               TestFramework framework) {
  Result<TestStyle> style = arguments.test.style(framework);
  if (!style) return usageError(exportName, style.error().message);
  style->isOfFindings = true;
  if (!arguments.pair.empty()) style->pair = {arguments.pair[0], arguments.pair[1]};
  for (const std::string& name : arguments.kinds) {
    const std::optional<Kind> kind = kindNamed(name);
    if (!kind) {
      return usageError(exportName,
                        "--kind: there is no kind \"" + name + "\"; there are " + kindList());
    }
    style->kinds.push_back(*kind);
  }
  return writeTest(exportName, arguments.test, scenes, *style);
}

int exportMesh(const ExportArguments& arguments, const Scene& scene, MeshFormat format) {
  LongWork progress;
  return writeSceneAsMesh(exportName, scene, format, arguments.test.output, progress);
}

/// The scenes of a file: the scene itself, or one per finding.
Result<std::vector<Scene>> readScenes(const std::string& path, bool isForTest) {
  const bool isFindings = path.ends_with(".jsonl");
  if (!isFindings) {
    Result<Scene> scene = readSceneFile(path);
    if (scene) {
      // A finding recorded earlier: it is tested as it stands.
      if (isForTest) scene->unknownFields.erase("finding");
      return std::vector<Scene>{std::move(*scene)};
    }
    // The user chooses other names, provided that every line has one.
    const Result<std::vector<Scene>> findings = readFindings(path, HalfLine::refuse);
    if (!findings || findings->empty()) return scene.error();
  }
  return readFindings(path, HalfLine::refuse);
}

int exportScene(const ExportArguments& arguments, int& argc, char** argv) {
  const std::optional<TestFramework> framework = testFrameworkNamed(arguments.test.format);
  std::vector<Scene> scenes;
  for (const std::string& path : arguments.scenes) {
    Result<std::vector<Scene>> read = readScenes(path, framework.has_value());
    if (!read) return usageError(exportName, read.error().message);
    for (Scene& scene : *read) {
      for (const std::string& id : arguments.pair) {
        if (find(scene, id) == nullptr) {
          return usageError(exportName, "--pair: " + path + " has no object \"" + id + '"');
        }
      }
      // A scene file keeps the references to its mesh files.
      if (arguments.test.format != "json") {
        LongWork progress;
        const std::filesystem::path folder = std::filesystem::path(path).parent_path();
        if (const auto error = loadMeshFiles(scene, folder, progress.named("reading"))) {
          return failed(exportName, *error);
        }
      }
      scenes.push_back(std::move(scene));
    }
  }
  if (framework) return exportTest(arguments, scenes, *framework);
  if (scenes.size() != 1) {
    return usageError(exportName, "--as " + arguments.test.format +
                                      " takes one scene; only unit tests take more");
  }
  const Scene& scene = scenes[0];
  if (arguments.test.format == "json")
    return writeOutput(exportName, arguments.test.output, writeScene(scene));
  if (const auto format = meshFormatOf("scene." + arguments.test.format)) {
    return exportMesh(arguments, scene, *format);
  }
  const Result<WindowLibrary*> window = loadWindowLibrary();
  if (!window) return usageError(exportName, window.error().message);
  if (arguments.test.format == "png") {
    if (arguments.test.isToStandardOutput()) {
      return usageError(exportName, "--as png needs a file to write: -o OUT.png");
    }
    const auto error =
        (*window)->writePng(scene, arguments.test.output, arguments.picture, argc, argv);
    return error ? usageError(exportName, error->message) : exitAnswered;
  }
  const Result<WrittenScene> written =
      arguments.test.format == "svg"
          ? (*window)->svg(scene, arguments.picture, argc, argv)
          : (*window)->report(scene, arguments.test.format, arguments.picture, argc, argv);
  if (!written) return usageError(exportName, written.error().message);
  for (const std::string& sentence : written->notes) note(sentence);
  return writeOutput(exportName, arguments.test.output, written->text);
}

}  // namespace

void addExportCommand(CLI::App& program, int& argc, char** argv, int& status) {
  CLI::App* added = program.add_subcommand(
      exportName, "Write a scene as a unit test of your own code, a mesh, a picture or a report");
  const auto arguments = std::make_shared<ExportArguments>();
  added
      ->add_option("scene", arguments->scenes,
                   "A scene file (*.hairline.json); unit tests accept several, and findings of "
                   "hairline fuzz, each of which is tested for what it was found about")
      ->type_name("SCENE|FINDINGS")
      ->required();
  added
      ->add_option("--as", arguments->test.format,
                   "A unit test: qttest, googletest, catch2, doctest, c, python, rust. The scene: "
                   "json. A mesh: obj, stl, ply, glb. A picture: svg, png. A report on the active "
                   "pair: html, markdown; all of its steps: csv")
      ->type_name("FORMAT")
      ->required()
      ->check(CLI::IsMember(formatNames()));
  added
      ->add_option("-o,--output", arguments->test.output,
                   "The file to write; by default standard output")
      ->type_name("OUT");
  added->add_option("--pair", arguments->pair, "Test only these two objects")
      ->type_name("A B")
      ->expected(2);
  added
      ->add_option("--kind", arguments->kinds,
                   "Test only this kind of query; repeatable. By default all of intersect, bound, "
                   "contains, side and sweep; closest expects the squared distance")
      ->type_name("K");
  arguments->test.addTo(*added);
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
