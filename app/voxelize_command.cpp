#include "app/voxelize_command.h"

#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/long_work.h"
#include "app/stop_watch.h"
#include "app/surface_input.h"
#include "app/usage.h"
#include "core/query/json_object.h"
#include "core/voxel/fill.h"
#include "core/voxel/grid_fit.h"
#include "core/voxel/voxel_file.h"
#include "core/voxel/voxelize.h"

namespace hairline {
namespace {

struct VoxelizeArguments {
  std::string mesh;
  std::string output;
  int resolution = 0;
  std::string method = "pef";
  std::string scalar = "double";
  int threads = 0;
  int separating = 26;
  std::string cells = "closed";
  std::string fill;
};

std::size_t peakBytes() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

VoxelOptions optionsOf(const VoxelizeArguments& arguments) {
  VoxelOptions options;
  options.method = arguments.method == "sat" ? VoxelMethod::sat : VoxelMethod::pef;
  options.scalar = arguments.scalar == "float"   ? ScalarKind::float32
                   : arguments.scalar == "exact" ? ScalarKind::exact
                                                 : ScalarKind::float64;
  options.separating = arguments.separating == 6 ? Separating::by6 : Separating::by26;
  options.open = arguments.cells == "open";
  options.threads = arguments.threads;
  return options;
}

struct Times {
  double load = 0;
  double voxelize = 0;
  double write = 0;
};

/// What one of the compared methods found, and in which time.
struct MethodRun {
  std::string_view method;
  std::size_t occupied;
  double seconds;
};

std::string resultLine(const Mesh& mesh, const Grid& grid, std::size_t occupied, const Times& times,
                       const std::vector<MethodRun>& compared) {
  std::string text;
  {
    JsonObject line(text);
    const auto count = [&](const char* key, std::size_t number) {
      line.key(key);
      text += std::to_string(number);
    };
    count("triangles", mesh.triangles.size());
    line.key("dimensions");
    appendJsonList(text, grid.dimensions, [&](int cells) { text += std::to_string(cells); });
    line.key("origin");
    appendJsonList(text, std::array{grid.origin[0], grid.origin[1], grid.origin[2]},
                   [&](double number) { appendJsonNumber(text, number); });
    line.field("cell", grid.cell);
    count("occupied", occupied);
    line.key("seconds");
    {
      JsonObject seconds(text);
      seconds.field("load", times.load);
      seconds.field("voxelize", times.voxelize);
      seconds.field("write", times.write);
    }
    count("peak_bytes", peakBytes());
    if (!compared.empty()) {
      line.key("methods");
      appendJsonList(text, compared, [&](const MethodRun& run) {
        JsonObject object(text);
        object.field("method", run.method);
        object.key("occupied");
        text += std::to_string(run.occupied);
        object.field("seconds", run.seconds);
      });
    }
  }
  return text + '\n';
}

int voxelizeFile(const VoxelizeArguments& arguments) {
  const bool writes = arguments.output != "-";
  const std::optional<VoxelFormat> format = voxelFormatOf(arguments.output);
  if (writes && !format) {
    return usageError("voxelize", "-o: " + arguments.output +
                                      ": the file name must end in one of " +
                                      std::string(voxelEndings) + "; - writes no file");
  }
  Times times;
  StopWatch watch;
  LongWork progress;
  const Result<Mesh> mesh = readSurface(arguments.mesh, progress.named("reading"));
  if (!mesh) return failed("voxelize", mesh.error());
  const Result<Grid> grid = fitGrid(*mesh, arguments.resolution);
  if (!grid) return usageError("voxelize", Message("%1: %2", arguments.mesh, grid.error().message));
  if (writes) {
    if (auto error = checkFits(grid->dimensions, *format)) return failed("voxelize", *error);
  }
  times.load = watch.lap();
  const VoxelOptions options = optionsOf(arguments);
  std::vector<MethodRun> compared;
  if (arguments.method == "both") {
    VoxelOptions other = options;
    other.method = VoxelMethod::sat;
    const auto timed = voxelizeTimed(*mesh, *grid, other, progress.named("voxelizing"));
    if (!timed) return failed("voxelize", timed.error());
    compared.push_back({"sat", timed->voxels.count(), timed->seconds});
    watch.lap();
  }
  Result<TimedVoxels> timed = voxelizeTimed(*mesh, *grid, options, progress.named("voxelizing"));
  if (!timed) return failed("voxelize", timed.error());
  VoxelGrid& voxels = timed->voxels;
  times.voxelize = timed->seconds;
  if (!compared.empty()) {
    compared.insert(compared.begin(), {"pef", voxels.count(), timed->seconds});
  }
  watch.lap();
  if (!arguments.fill.empty()) {
    const FillRule rule = arguments.fill == "winding" ? FillRule::winding : FillRule::parity;
    const Result<FillReport> report = fillInside(voxels, *mesh, *grid, rule, options.memory,
                                                 progress.named("filling"), options.threads);
    if (!report) return failed("voxelize", report.error());
    if (report->openRows > 0) {
      note(arguments.mesh + ": " + std::to_string(report->openRows) +
           " rows of cells lead through holes; their insides are not filled");
    }
  }
  times.voxelize += watch.lap();
  const std::size_t occupied = voxels.count();
  if (writes) {
    if (auto error =
            writeVoxelFile(voxels, *grid, arguments.output, *format, progress.named("writing"))) {
      return failed("voxelize", *error);
    }
  }
  times.write = watch.lap();
  return printText("voxelize", resultLine(*mesh, *grid, occupied, times, compared));
}

}  // namespace

void addVoxelizeCommand(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("voxelize", "Convert the surface of a mesh to voxels");
  const auto arguments = std::make_shared<VoxelizeArguments>();
  command
      ->add_option("mesh", arguments->mesh,
                   "A mesh (.obj, .stl, .ply, .off, .glb, .gltf) or a scene (*.hairline.json)")
      ->type_name("MESH")
      ->required();
  command
      ->add_option("--resolution", arguments->resolution,
                   "The number of cells along the longest side of the mesh's bounds, 1 to 4096")
      ->type_name("N")
      ->check(CLI::Range(1, 4096))
      ->required();
  command
      ->add_option("--method", arguments->method,
                   "The method that tests cells; both: pef, and the time that sat takes for the "
                   "same cells")
      ->check(CLI::IsMember({"pef", "sat", "both"}))
      ->capture_default_str();
  command->add_option("--scalar", arguments->scalar, "The number type")
      ->check(CLI::IsMember({"float", "double", "exact"}))
      ->capture_default_str();
  command
      ->add_option("--threads", arguments->threads,
                   "The number of threads; by default one per core")
      ->type_name("T")
      ->check(CLI::Range(1, 1024));
  command
      ->add_option("--separating", arguments->separating,
                   "26: cells that intersect the surface; 6: a thinner surface, cells whose "
                   "central cross intersects it")
      ->check(CLI::IsMember({26, 6}))
      ->capture_default_str();
  command->add_option("--cells", arguments->cells, "Whether cells include their boundary")
      ->check(CLI::IsMember({"closed", "open"}))
      ->capture_default_str();
  command->add_flag("--fill{parity}", arguments->fill,
                    "Also fill the inside: --fill=parity (the default) or --fill=winding");
  command
      ->add_option(
          "-o,--output", arguments->output,
          "The file to write: .binvox, .vox, .vti, or .raw with a .json beside it; - writes none")
      ->type_name("OUT")
      ->required();
  command->callback([arguments, &status] {
    if (!arguments->fill.empty() && arguments->fill != "parity" && arguments->fill != "winding") {
      status =
          usageError("voxelize", "--fill: \"" + arguments->fill + "\" must be parity or winding");
      return;
    }
    status = voxelizeFile(*arguments);
  });
}

}  // namespace hairline
