#include "app/bvh_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/bvh_report.h"
#include "app/long_work.h"
#include "app/stop_watch.h"
#include "app/surface_input.h"
#include "app/usage.h"
#include "app/window_library.h"
#include "core/scene/transform.h"

namespace hairline {
namespace {

struct BvhArguments {
  std::vector<std::string> meshes;
  std::string build = "topdown-sah";
  std::string volume = "aabb";
  int leaf = 4;
  std::string query;
  std::string mode = "all";
  std::vector<double> offset, origin, direction, point, motion;
  std::string scalar = "double";
  int threads = 0;
  bool json = false;
  std::string picture;
  PictureStyle style;
};

template <typename Names>
std::vector<std::string> listOf(const Names& names) {
  return {names.begin(), names.end()};
}

template <typename Enum, typename Names>
Enum valueOf(const Names& names, const std::string& text) {
  return static_cast<Enum>(std::find(names.begin(), names.end(), text) - names.begin());
}

Vector3<double> vectorOf(const std::vector<double>& numbers) {
  if (numbers.empty()) return Vector3<double>::Zero();
  return {numbers[0], numbers[1], numbers[2]};
}

/// What a query lacks or gets wrong; empty if nothing.
std::string faultOf(const BvhArguments& arguments) {
  const bool isPair = arguments.query == "overlap" || arguments.query == "sweep";
  if (isPair && arguments.meshes.size() != 2) {
    return "--query " + arguments.query + " needs two meshes";
  }
  const std::pair<const char*, const std::vector<double>&> vectors[] = {
      {"--offset", arguments.offset},
      {"--origin", arguments.origin},
      {"--direction", arguments.direction},
      {"--point", arguments.point},
      {"--motion", arguments.motion}};
  for (const auto& [option, numbers] : vectors) {
    if (std::ranges::all_of(numbers, [](double x) { return std::isfinite(x); })) continue;
    return std::string(option) + ": the coordinates must be finite numbers";
  }
  if (arguments.query == "ray") {
    if (arguments.origin.empty() || arguments.direction.empty()) {
      return "--query ray needs --origin X Y Z and --direction X Y Z";
    }
    if (isZero(vectorOf(arguments.direction))) return "--direction is zero";
  }
  if (!arguments.picture.empty() && !arguments.picture.ends_with(".png")) {
    return "--picture: " + arguments.picture + ": the file name must end in .png";
  }
  if (arguments.query == "nearest" && arguments.point.empty()) {
    return "--query nearest needs --point X Y Z";
  }
  if (arguments.query == "sweep" && arguments.motion.empty()) {
    return "--query sweep needs --motion X Y Z, the displacement of the first mesh";
  }
  return "";
}

/// Writes the requested picture of the meshes, placed as they are for the query.
std::optional<Error> writePicture(const BvhArguments& arguments, const std::vector<Mesh>& meshes,
                                  ScalarKind scalar, const HierarchyOptions& options,
                                  const Work& work) {
  const Result<WindowLibrary*> window = loadWindowLibrary();
  if (!window) return window.error();
  Scene scene;
  for (const Mesh& mesh : meshes) {
    SceneObject& object = scene.objects.emplace_back();
    object.id = std::to_string(scene.objects.size());
    object.shape = mesh;
  }
  scene.objects.front() = translated(scene.objects.front(), vectorOf(arguments.offset));
  return (*window)->writeRayPicture(scene, arguments.picture, arguments.style, scalar, options,
                                    work);
}

int answer(BvhArguments arguments) {
  if (arguments.query.empty() && arguments.meshes.size() == 2) arguments.query = "overlap";
  if (const std::string fault = faultOf(arguments); !fault.empty()) {
    return usageError("bvh", fault);
  }
  HierarchyOptions options;
  options.build = valueOf<BuildMethod>(buildMethodNames, arguments.build);
  options.volume = valueOf<NodeVolume>(nodeVolumeNames, arguments.volume);
  options.leafSize = arguments.leaf;
  options.threads = arguments.threads;

  BvhReport report;
  LongWork progress;
  std::vector<Mesh> meshes;
  std::vector<Hierarchy> trees;
  for (const std::string& path : arguments.meshes) {
    StopWatch watch;
    Result<Mesh> mesh = readSurface(path, progress.named("reading"));
    if (!mesh) return failed("bvh", mesh.error());
    meshes.push_back(std::move(*mesh));
    const double read = watch.lap();
    Result<Hierarchy> tree =
        Hierarchy::build(itemsOf(meshes.back()), options, progress.named("building"));
    if (!tree) return failed("bvh", tree.error());
    report.trees.push_back(
        {path, meshes.back().triangles.size(), read, watch.lap(), tree->quality()});
    trees.push_back(std::move(*tree));
  }
  report.build = arguments.build;
  report.volume = arguments.volume;
  report.query = arguments.query;
  report.scalar = arguments.scalar;

  TraversalOptions traversal;
  traversal.scalar = arguments.scalar == "float"   ? ScalarKind::float32
                     : arguments.scalar == "exact" ? ScalarKind::exact
                                                   : ScalarKind::float64;
  traversal.threads = arguments.threads;
  const PairMode mode = arguments.mode == "all"     ? PairMode::all
                        : arguments.mode == "first" ? PairMode::first
                                                    : PairMode::count;
  const MeshInTree first{&meshes[0], &trees[0], vectorOf(arguments.offset)};
  StopWatch watch;
  if (arguments.query == "overlap" || arguments.query == "self") {
    const MeshInTree second{&meshes.back(), &trees.back()};
    const Work work = progress.named("searching");
    Result<PairAnswer> pairs = arguments.query == "self"
                                   ? selfIntersections(first, mode, traversal, work)
                                   : intersectingTriangles(first, second, mode, traversal, work);
    if (!pairs) return failed("bvh", pairs.error());
    report.counters = pairs->counters;
    report.pairs = std::move(*pairs);
  } else if (arguments.query == "ray") {
    report.hit = firstHit(first, {vectorOf(arguments.origin), vectorOf(arguments.direction)},
                          traversal, &report.counters);
  } else if (arguments.query == "nearest") {
    report.nearest = nearestPoint(first, vectorOf(arguments.point), traversal, &report.counters);
  } else if (arguments.query == "sweep") {
    const MeshInTree second{&meshes[1], &trees[1]};
    const Result<ContactAnswer> contact = firstContact(first, second, vectorOf(arguments.motion),
                                                       traversal, progress.named("sweeping"));
    if (!contact) return failed("bvh", contact.error());
    report.counters = contact->counters;
    report.contact = contact->contact;
  }
  report.seconds = watch.lap();
  if (!arguments.picture.empty()) {
    const auto error =
        writePicture(arguments, meshes, traversal.scalar, options, progress.named("casting rays"));
    if (error) return failed("bvh", *error);
  }
  return printText("bvh", arguments.json ? jsonOf(report) : textOf(report));
}

}  // namespace

void addBvhCommand(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "bvh",
      "Build bounding-volume hierarchies of meshes, print their statistics, run a query on them");
  const auto arguments = std::make_shared<BvhArguments>();
  command
      ->add_option("mesh", arguments->meshes,
                   "One or two meshes (.obj, .stl, .ply, .off, .glb, .gltf) or scenes "
                   "(*.hairline.json)")
      ->type_name("MESH")
      ->expected(1, 2)
      ->required();
  command->add_option("--build", arguments->build, "How to build the tree")
      ->check(CLI::IsMember(listOf(buildMethodNames)))
      ->capture_default_str();
  command->add_option("--volume", arguments->volume, "The type of bounding volume")
      ->check(CLI::IsMember(listOf(nodeVolumeNames)))
      ->capture_default_str();
  command->add_option("--leaf", arguments->leaf, "The maximum number of triangles per leaf")
      ->type_name("N")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  command
      ->add_option(
          "--query", arguments->query,
          "overlap: intersecting triangles of two meshes (the default for two meshes); self: "
          "intersecting triangles of the first mesh; ray: the first triangle hit; nearest: the "
          "nearest point; sweep: the time at which the first mesh, moving, touches the second")
      ->check(CLI::IsMember({"overlap", "self", "ray", "nearest", "sweep"}));
  command->add_option("--mode", arguments->mode, "Which pairs overlap and self report")
      ->check(CLI::IsMember({"all", "first", "count"}))
      ->capture_default_str();
  const auto vector = [command](const char* name, std::vector<double>& target, const char* help) {
    command->add_option(name, target, help)->expected(3)->type_name("X Y Z");
  };
  vector("--offset", arguments->offset, "Translate the first mesh");
  vector("--origin", arguments->origin, "The origin of the ray");
  vector("--direction", arguments->direction, "The direction of the ray, of any length");
  vector("--point", arguments->point, "The point for --query nearest");
  vector("--motion", arguments->motion, "The displacement of the first mesh from time 0 to 1");
  command
      ->add_option("--scalar", arguments->scalar, "The number type in which triangles are tested")
      ->check(CLI::IsMember({"float", "double", "exact"}))
      ->capture_default_str();
  command
      ->add_option("--threads", arguments->threads,
                   "The number of threads; by default one per core")
      ->type_name("T")
      ->check(CLI::Range(1, 1024));
  command
      ->add_option("--picture", arguments->picture,
                   "Write a picture of the meshes to a PNG file: one ray per pixel, answered by "
                   "the hierarchy and coloured by the normals")
      ->type_name("OUT.png");
  command->add_option("--size", arguments->style.size, "The size of the picture in pixels")
      ->type_name("WxH")
      ->capture_default_str();
  command->add_option("--view", arguments->style.view, "The view of the picture; by default iso")
      ->check(CLI::IsMember({"iso", "top", "front", "side"}));
  command->add_flag("--json", arguments->json, "Print one line of JSON, with every pair");
  command->callback([arguments, &status] { status = answer(*arguments); });
}

}  // namespace hairline
