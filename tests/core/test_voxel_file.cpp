#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "core/base/atomic_file.h"
#include "core/base/json.h"
#include "core/base/regular_file.h"
#include "core/mesh/byte_reader.h"
#include "core/query/contains/point_mesh.h"
#include "core/voxel/fill.h"
#include "core/voxel/grid_fit.h"
#include "core/voxel/voxel_file.h"
#include "core/voxel/voxelize.h"
#include "tests/support/failures.h"
#include "tests/support/mesh_files.h"
#include "tests/support/test_class.h"
#include "tests/support/voxel_oracle.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::forCells;
using testing::Random;

namespace {

using Cells = std::set<std::array<int, 3>>;

Cells cellsOf(const VoxelGrid& voxels) {
  Cells cells;
  forCells(voxels.dimensions(), [&](int i, int j, int k) {
    if (voxels.isSet(i, j, k)) cells.insert({i, j, k});
  });
  return cells;
}

// Readers written from the formats' texts alone.

Cells readBinvox(const std::string& content, std::array<int, 3>& dimensions) {
  std::istringstream stream(content);
  std::string line;
  std::getline(stream, line);
  std::string key;
  int depth = 0, height = 0, width = 0;
  while (stream >> key && key != "data") {
    if (key == "dim") stream >> depth >> height >> width;
    double number = 0;
    if (key == "translate") stream >> number >> number >> number;
    if (key == "scale") stream >> number;
  }
  stream.get();
  dimensions = {depth, width, height};
  Cells cells;
  std::size_t index = 0;
  const auto w = static_cast<std::size_t>(width);
  const auto wh = w * static_cast<std::size_t>(height);
  for (int value = stream.get(); value >= 0; value = stream.get()) {
    const int count = stream.get();
    for (int i = 0; i < count; ++i, ++index) {
      if (value == 0) continue;
      cells.insert({static_cast<int>(index / wh), static_cast<int>(index % w),
                    static_cast<int>(index % wh / w)});
    }
  }
  return index == wh * static_cast<std::size_t>(depth) ? cells : Cells{};
}

struct Chunks {
  const std::string& content;
  std::size_t at = 0;

  int number() {
    at += 4;
    return readBytes<std::int32_t>(content.data() + at - 4);
  }
  std::string text(std::size_t length) {
    at += length;
    return content.substr(at - length, length);
  }
  std::map<std::string, std::string> dictionary() {
    std::map<std::string, std::string> result;
    for (int left = number(); left > 0; --left) {
      const std::string key = text(static_cast<std::size_t>(number()));
      result[key] = text(static_cast<std::size_t>(number()));
    }
    return result;
  }
};

Cells readVox(const std::string& content, std::size_t& models) {
  Chunks chunks{content};
  if (chunks.text(4) != "VOX " || chunks.number() != 150 || chunks.text(4) != "MAIN") return {};
  chunks.number();
  if (static_cast<std::size_t>(chunks.number()) != content.size() - 20) return {};
  std::vector<std::array<int, 3>> sizes;
  std::vector<std::vector<std::array<int, 3>>> voxels;
  std::map<int, std::array<int, 3>> places;
  Cells cells;
  while (chunks.at < content.size()) {
    const std::string id = chunks.text(4);
    const auto length = static_cast<std::size_t>(chunks.number());
    chunks.number();
    const std::size_t end = chunks.at + length;
    if (id == "SIZE") {
      const int x = chunks.number(), y = chunks.number();
      sizes.push_back({x, y, chunks.number()});
    } else if (id == "XYZI") {
      voxels.emplace_back();
      for (int left = chunks.number(); left > 0; --left) {
        const std::string cell = chunks.text(4);
        const auto at = [&](std::size_t i) {
          return static_cast<int>(static_cast<unsigned char>(cell[i]));
        };
        voxels.back().push_back({at(0), at(1), at(2)});
      }
    } else if (id == "nTRN") {
      chunks.number();
      chunks.dictionary();
      const int child = chunks.number();
      chunks.at += 12;
      std::istringstream translation(chunks.dictionary()["_t"]);
      std::array<int, 3>& place = places[child];
      translation >> place[0] >> place[1] >> place[2];
    } else if (id == "nSHP") {
      const std::array<int, 3> place = places[chunks.number()];
      chunks.dictionary();
      chunks.number();
      const auto model = static_cast<std::size_t>(chunks.number());
      for (const auto& cell : voxels[model]) {
        std::array<int, 3> moved{};
        for (std::size_t k = 0; k < 3; ++k) {
          moved[k] = cell[k] + place[k] - sizes[model][k] / 2;
        }
        cells.insert(moved);
      }
    }
    chunks.at = end;
  }
  models = sizes.size();
  return cells;
}

// The bytes from a place on, x fastest.
Cells readRaw(const std::string& content, std::size_t at, const std::array<int, 3>& dimensions) {
  Cells cells;
  forCells(dimensions, [&](int i, int j, int k) {
    if (content.at(at++) == 1) cells.insert({i, j, k});
  });
  return cells;
}

struct Sample {
  Mesh mesh;
  Grid grid;
  VoxelGrid voxels;
};

// Longer than a model along x, and thin, so that it is quickly compared.
Sample sample() {
  Sample made;
  made.mesh = testing::icosphere(3, 1);
  for (Vector3<double>& vertex : made.mesh.vertices.edit()) {
    vertex = vertex.cwiseProduct(Vector3<double>(10, 0.7, 0.4));
  }
  made.grid = *fitGrid(made.mesh, 300);
  made.voxels = *voxelize(made.mesh, made.grid);
  return made;
}

}  // namespace

class TestVoxelFile : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_folder.isValid());
    m_sample = sample();
    m_cells = cellsOf(m_sample.voxels);
    QVERIFY(m_cells.size() > 1000);
    QCOMPARE(m_cells.size(), m_sample.voxels.count());
  }

  void writesBinvox() {
    std::array<int, 3> dimensions{};
    QVERIFY(readBinvox(written("a.binvox"), dimensions) == m_cells);
    QVERIFY(dimensions == m_sample.grid.dimensions);
  }

  void writesVox() {
    std::size_t models = 0;
    // In the middle of the scene, on its ground.
    Cells placed;
    const auto [nx, ny, nz] = m_sample.grid.dimensions;
    for (const auto& [i, j, k] : m_cells) placed.insert({i - nx / 2, j - ny / 2, k});
    QVERIFY(readVox(written("a.vox"), models) == placed);
    QCOMPARE(models, std::size_t{2});
    QVERIFY(checkFits({2001, 1, 1}, VoxelFormat::vox));
    QVERIFY(!checkFits({2000, 2000, 2000}, VoxelFormat::vox));
  }

  void writesVti() {
    const std::string content = written("a.vti");
    const auto [nx, ny, nz] = m_sample.grid.dimensions;
    const std::string extent = "WholeExtent=\"0 " + std::to_string(nx) + " 0 " +
                               std::to_string(ny) + " 0 " + std::to_string(nz) + "\"";
    QVERIFY(content.find(extent) != std::string::npos);
    const std::size_t data = content.find("_", content.find("<AppendedData")) + 1;
    QCOMPARE(readBytes<std::uint64_t>(content.data() + data),
             static_cast<std::uint64_t>(nx * ny * nz));
    QVERIFY(readRaw(content, data + 8, m_sample.grid.dimensions) == m_cells);
  }

  void writesRaw() {
    const std::string content = written("a.raw");
    const Result<std::string> text = readFile(path("a.json"));
    QVERIFY(text);
    const Result<Json> json = parseJson(*text);
    QVERIFY(json);
    const auto dimensions = (*json)["dimensions"].get<std::array<int, 3>>();
    QVERIFY(dimensions == m_sample.grid.dimensions);
    QCOMPARE((*json)["cell"].get<double>(), m_sample.grid.cell);
    QCOMPARE((*json)["occupied"].get<std::size_t>(), m_cells.size());
    QCOMPARE(content.size(),
             static_cast<std::size_t>(dimensions[0] * dimensions[1] * dimensions[2]));
    QVERIFY(readRaw(content, 0, dimensions) == m_cells);
  }

  // A full disk, or work that is cancelled, leaves the folder as it was.
  void leavesNoPartialFile() {
    std::filesystem::create_symlink("/dev/full", path("full.binvox"));
    const auto error =
        writeVoxelFile(m_sample.voxels, m_sample.grid, path("full.binvox"), VoxelFormat::binvox);
    QVERIFY(error);
    QCOMPARE(QString::fromStdString(error->code), QString("file"));
    std::stop_source stop;
    stop.request_stop();
    Work work;
    work.stop = stop.get_token();
    for (const char* name : {"b.binvox", "b.vox", "b.vti", "b.raw"}) {
      const auto cancelled =
          writeVoxelFile(m_sample.voxels, m_sample.grid, path(name), *voxelFormatOf(name), work);
      QVERIFY(cancelled);
      QCOMPARE(QString::fromStdString(cancelled->code), QString("cancelled"));
      QVERIFY(!std::filesystem::exists(path(name)));
    }
    QVERIFY(!std::filesystem::exists(path("b.json")));
    for (const auto& entry : std::filesystem::directory_iterator(path("."))) {
      QVERIFY(entry.path().filename().string().find(".tmp") == std::string::npos);
    }
  }

  // Cells are filled as the exact query decides at their centres, or by the winding number.
  void fillsTheInside() {
    Failures failures;
    Random random(601);
    int inside = 0;
    for (int n = 0; n < caseCount(12); ++n) {
      Mesh mesh = testing::icosphere(random.integer(0, 1), random.real(2, 5));
      // Vertices on middles, walls and lines through them.
      if (n % 2 == 0) {
        for (Vector3<double>& vertex : mesh.vertices.edit()) {
          vertex = (2 * vertex).array().round().matrix() / 2;
        }
      }
      if (n % 3 == 0) {
        const Mesh other = testing::icosphere(0, 3);
        const int first = static_cast<int>(mesh.vertices.size());
        for (const Vector3<double>& vertex : other.vertices) {
          mesh.vertices.edit().push_back(vertex + Vector3<double>(1, 0.5, 0));
        }
        for (const auto& [a, b, c] : other.triangles) {
          mesh.triangles.edit().push_back({first + a, first + b, first + c});
        }
      }
      const Grid grid{{-5, -4, -6}, 1, {10, random.integer(4, 9), 11}};
      VoxelOptions options;
      options.scalar = ScalarKind::exact;
      const MeshOperand<Rational> exactMesh{&mesh};
      for (const FillRule rule : {FillRule::parity, FillRule::winding}) {
        VoxelGrid voxels = *voxelize(mesh, grid, options);
        const VoxelGrid surface = *voxelize(mesh, grid, options);
        const Result<FillReport> report = fillInside(voxels, mesh, grid, rule);
        QVERIFY(report);
        QCOMPARE(report->openRows, std::size_t{0});
        QCOMPARE(voxels.count(), surface.count() + report->filled);
        forCells(grid.dimensions, [&](int i, int j, int k) {
          const Point<double> middle{grid.origin + Vector3<double>(i + 0.5, j + 0.5, k + 0.5)};
          bool contains = test<ContainsPointMeshCrossings, Exact>({middle, {&mesh}, {}});
          if (rule == FillRule::winding) {
            VerdictOnly silent;
            contains = contains_mesh::countAlong<Rational>(fromDouble<Rational>(middle.position),
                                                           exactMesh, silent)
                           .winding != 0;
          }
          inside += contains && !surface.isSet(i, j, k) ? 1 : 0;
          failures.check(voxels.isSet(i, j, k) == (contains || surface.isSet(i, j, k)), [&] {
            return testing::describe(mesh) + " cell " + std::to_string(i) + ' ' +
                   std::to_string(j) + ' ' + std::to_string(k);
          });
        });
      }
    }
    QVERIFY2(failures.none(), failures.text());
    // A part of the cases may have few.
    QVERIFY(inside > 100 || caseCount(12) < 12);
  }

  void fillsTheSameWithAnyThreads() {
    const Mesh mesh = testing::icosphere(5, 4);
    const Grid grid{{-5, -5, -5}, 0.0625, {160, 160, 160}};
    std::optional<Cells> expected;
    for (const int threads : {1, 2, 8, 0}) {
      VoxelGrid voxels(grid.dimensions, VoxelStorage::sparse, false);
      const Result<FillReport> report =
          fillInside(voxels, mesh, grid, FillRule::parity, 0, {}, threads);
      QVERIFY(report);
      QCOMPARE(report->openRows, std::size_t{0});
      QCOMPARE(report->filled, voxels.count());
      // The volume of a ball, 4/3 pi 64³.
      QVERIFY(std::abs(static_cast<double>(report->filled) / 1098066 - 1) < 0.01);
      Cells slice;
      for (int j = 0; j < 160; ++j) {
        for (int i = 0; i < 160; ++i) {
          if (voxels.isSet(i, j, (i + j) / 2)) slice.insert({i, j, (i + j) / 2});
        }
      }
      if (!expected) expected = slice;
      QVERIFY(slice == *expected);
    }
  }

  void reportsHoles() {
    Mesh mesh = testing::icosphere(2, 4);
    mesh.triangles.edit().erase(mesh.triangles.begin(), mesh.triangles.begin() + 40);
    const Grid grid{{-5, -5, -5}, 0.25, {40, 40, 40}};
    VoxelGrid voxels = *voxelize(mesh, grid);
    const Result<FillReport> report = fillInside(voxels, mesh, grid, FillRule::winding);
    QVERIFY(report);
    QVERIFY(report->openRows > 0);
    QVERIFY(report->filled > 0);
  }

 private:
  std::filesystem::path path(const std::string& name) const {
    return std::filesystem::path(m_folder.path().toStdString()) / name;
  }
  std::string written(const std::string& name) const {
    const auto error =
        writeVoxelFile(m_sample.voxels, m_sample.grid, path(name), *voxelFormatOf(name));
    const Result<std::string> content = readFile(path(name));
    return error || !content ? std::string() : *content;
  }

  QTemporaryDir m_folder;
  Sample m_sample;
  Cells m_cells;
};

HAIRLINE_TEST(TestVoxelFile, eventLoop);
#include "test_voxel_file.moc"
