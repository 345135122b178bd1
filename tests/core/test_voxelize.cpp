#include <QTest>

#include "core/query/intersect/triangle_aabb/pef.h"
#include "core/query/intersect/triangle_aabb/reference.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/voxel/grid_fit.h"
#include "core/voxel/voxelize.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/mesh_files.h"
#include "tests/support/test_class.h"
#include "tests/support/voxel_checks.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::flood;
using testing::forCells;
using testing::isSetByQuery;
using testing::place;
using testing::Random;
using testing::sameCells;
using testing::sameWords;
using testing::useTarget;
using testing::VoxelCase;
using testing::VoxelMix;
using testing::voxelMixes;
using testing::with;

class TestVoxelize : public QObject {
  Q_OBJECT

 private slots:
  // Every cell, in exact, by clipping in rationals; closed and open, 26 and 6, pef and sat.
  void isExactInEveryCell() {
    Failures failures;
    int hits = 0;
    int cells = 0;
    Random random(501);
    const int count = caseCount(1600);
    for (int n = 0; n < count; ++n) {
      const VoxelMix mix = voxelMixes[static_cast<std::size_t>(n) % voxelMixes.size()];
      const VoxelCase given = testing::voxelCase(mix, random, 3);
      useTarget(n / 8);
      const auto method = random.chance(0.5) ? VoxelMethod::pef : VoxelMethod::sat;
      const auto separating = random.chance(0.6) ? Separating::by26 : Separating::by6;
      const VoxelOptions options = with(ScalarKind::exact, method, random.chance(0.4), separating);
      const Result<VoxelGrid> voxels = voxelize(given.mesh, given.grid, options);
      QVERIFY(voxels);
      forCells(given.grid.dimensions, [&](int i, int j, int k) {
        const bool expected = testing::isSetByClipping(given.mesh, given.grid, options, {i, j, k});
        hits += expected ? 1 : 0;
        ++cells;
        failures.check(voxels->isSet(i, j, k) == expected, [&] {
          return given.text() + place(i, j, k) + (expected ? " is met" : " is not met") +
                 (options.open ? " open" : "") + (separating == Separating::by6 ? " thin" : "");
        });
      });
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY2(testing::isBalanced(hits, cells),
             qPrintable(QString::number(static_cast<double>(hits) / cells)));
  }

  // The reference of the list agrees where corners are doubles.
  void agreesWithTheReference() {
    Failures failures;
    Random random(77);
    for (int n = 0; n < caseCount(150); ++n) {
      const VoxelMix mix = n % 2 == 0 ? VoxelMix::onWalls : VoxelMix::nearWalls;
      const VoxelCase given = testing::voxelCase(mix, random, 4);
      const Result<VoxelGrid> voxels = voxelize(given.mesh, given.grid, with(ScalarKind::exact));
      QVERIFY(voxels);
      forCells(given.grid.dimensions, [&](int i, int j, int k) {
        failures.check(
            voxels->isSet(i, j, k) == isSetByQuery<TriangleAabbReference, Exact>(given, i, j, k),
            [&] { return given.text() + place(i, j, k); });
      });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  // In float and double each cell has the verdict of the query in that scalar.
  void isTheQueryInEveryCell() {
    Failures failures;
    Random random(502);
    const int count = caseCount(4000);
    for (int n = 0; n < count; ++n) {
      const VoxelMix mix = voxelMixes[static_cast<std::size_t>(n) % voxelMixes.size()];
      const VoxelCase given = testing::voxelCase(mix, random);
      useTarget(n / 8);
      const auto check = [&]<typename Query, typename S>(ScalarKind scalar, VoxelMethod method) {
        const Result<VoxelGrid> voxels = voxelize(given.mesh, given.grid, with(scalar, method));
        if (!voxels) return;
        forCells(given.grid.dimensions, [&](int i, int j, int k) {
          const bool expected = isSetByQuery<Query, S>(given, i, j, k);
          failures.check(voxels->isSet(i, j, k) == expected, [&] {
            return given.text() + place(i, j, k) + ' ' + std::string(name(scalar)) +
                   (method == VoxelMethod::sat ? " sat" : " pef") +
                   (expected ? " is met" : " is not met");
          });
        });
      };
      using Pef = TriangleAabbPef;
      using Sat = TriangleAabbSat;
      check.template operator()<Pef, double>(ScalarKind::float64, VoxelMethod::pef);
      check.template operator()<Sat, double>(ScalarKind::float64, VoxelMethod::sat);
      check.template operator()<Pef, float>(ScalarKind::float32, VoxelMethod::pef);
      check.template operator()<Sat, float>(ScalarKind::float32, VoxelMethod::sat);
    }
    QVERIFY2(failures.none(), failures.text());
  }

  // Over several bricks.
  void isTheQueryOverBricks() {
    Failures failures;
    Random random(503);
    for (int n = 0; n < caseCount(24); ++n) {
      useTarget(n / 3);
      VoxelCase given =
          testing::voxelCase(n % 2 == 0 ? VoxelMix::generic : VoxelMix::onWalls, random, 140);
      given.grid.dimensions[static_cast<std::size_t>(n) % 3] = random.integer(1, 9);
      VoxelOptions options = with(ScalarKind::float64);
      options.storage = n % 4 < 2 ? VoxelStorage::dense : VoxelStorage::sparse;
      const Result<VoxelGrid> voxels = voxelize(given.mesh, given.grid, options);
      QVERIFY(voxels);
      std::size_t set = 0;
      forCells(given.grid.dimensions, [&](int i, int j, int k) {
        const bool expected = isSetByQuery<TriangleAabbPef, double>(given, i, j, k);
        set += expected ? 1 : 0;
        failures.check(voxels->isSet(i, j, k) == expected,
                       [&] { return given.text() + place(i, j, k); });
      });
      QCOMPARE(voxels->count(), set);
    }
    QVERIFY2(failures.none(), failures.text());
  }

  // Closed contains open, 26 contains 6, and pef and sat are one set in exact.
  void containsWhatItShould() {
    Failures failures;
    Random random(504);
    for (int n = 0; n < caseCount(800); ++n) {
      const VoxelMix mix = voxelMixes[static_cast<std::size_t>(n) % voxelMixes.size()];
      const VoxelCase given = testing::voxelCase(mix, random, 8);
      for (const ScalarKind scalar : {ScalarKind::float64, ScalarKind::exact}) {
        const auto run = [&](VoxelMethod method, bool open, Separating separating) {
          return *voxelize(given.mesh, given.grid, with(scalar, method, open, separating));
        };
        const VoxelGrid closed = run(VoxelMethod::pef, false, Separating::by26);
        const VoxelGrid open = run(VoxelMethod::pef, true, Separating::by26);
        const VoxelGrid thin = run(VoxelMethod::pef, false, Separating::by6);
        const VoxelGrid thinOpen = run(VoxelMethod::pef, true, Separating::by6);
        forCells(given.grid.dimensions, [&](int i, int j, int k) {
          const auto implies = [&](const VoxelGrid& a, const VoxelGrid& b) {
            return !a.isSet(i, j, k) || b.isSet(i, j, k);
          };
          bool holds = implies(open, closed) && implies(thinOpen, thin);
          if (scalar == ScalarKind::exact) {
            holds = holds && implies(thin, closed) && implies(thinOpen, open);
          }
          failures.check(holds, [&] { return given.text() + place(i, j, k); });
        });
        if (scalar != ScalarKind::exact) continue;
        for (const bool isOpen : {false, true}) {
          for (const Separating separating : {Separating::by26, Separating::by6}) {
            failures.check(sameCells(run(VoxelMethod::pef, isOpen, separating),
                                     run(VoxelMethod::sat, isOpen, separating)),
                           [&] { return given.text() + " pef and sat"; });
          }
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  // A closed surface is watertight: for 6-neighbours the thin one, for 26-neighbours the other.
  void separates() {
    Random random(505);
    for (int n = 0; n < caseCount(40); ++n) {
      Mesh mesh = testing::icosphere(random.integer(0, 3), random.real(3, 8));
      Grid grid{Vector3<double>::Constant(-10), 1, {20, 20, 20}};
      // On walls and corners too.
      if (n % 2 == 0) {
        for (Vector3<double>& vertex : mesh.vertices.edit()) vertex = vertex.array().round();
      } else {
        grid.origin += random.point(-0.5, 0.5);
      }
      for (const ScalarKind scalar : {ScalarKind::float64, ScalarKind::exact}) {
        for (const Separating separating : {Separating::by26, Separating::by6}) {
          const Result<VoxelGrid> voxels =
              voxelize(mesh, grid, with(scalar, VoxelMethod::pef, false, separating));
          QVERIFY(voxels);
          const std::vector<bool> outside = flood(*voxels, separating == Separating::by26);
          const std::size_t middle = 10 + 20 * (10 + 20 * 10);
          QVERIFY2(!outside[middle], qPrintable(QString::number(n)));
          QVERIFY(!voxels->isSet(10, 10, 10) || separating == Separating::by26 || n % 2 == 0);
        }
      }
    }
  }

  void givesTheSameBitsWithAnyThreads() {
    const Mesh mesh = testing::icosphere(5, 1);
    const Result<Grid> grid = fitGrid(mesh, 128);
    QVERIFY(grid);
    VoxelOptions options = with(ScalarKind::float64);
    for (const bool triangles : {false, true}) {
      options.triangles = triangles;
      options.threads = 1;
      const VoxelGrid one = *voxelize(mesh, *grid, options);
      QVERIFY(one.count() > 30000);
      for (const int threads : {1, 2, 8, 0}) {
        for (const VoxelStorage storage : {VoxelStorage::dense, VoxelStorage::sparse}) {
          options.threads = threads;
          options.storage = storage;
          const VoxelGrid voxels = *voxelize(mesh, *grid, options);
          QVERIFY2(sameCells(one, voxels), qPrintable(QString::number(threads)));
        }
      }
    }
  }

  // Many triangles of every size, by every instruction set and one by one: the verdict of a cell
  // does not depend on the path.
  void isTheSameByLanesAndOneByOne() {
    Random random(508);
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      Mesh mesh = testing::icosphere(4, 1);
      // Some cells small at one end, some twenty cells long at the other, in random order.
      for (Vector3<double>& v : mesh.vertices.edit()) {
        v *= 1 + 0.2 * std::sin(5 * v[0]) * std::sin(7 * v[1] + 2);
        v[2] *= std::exp2(v[0]);
      }
      for (std::size_t t = 0; t < mesh.triangles.size(); t += 7) {
        const auto other = static_cast<std::size_t>(
            random.integer(0, static_cast<int>(mesh.triangles.size()) - 1));
        std::swap(mesh.triangles.edit()[t], mesh.triangles.edit()[other]);
      }
      for (const int resolution : {20, 90, 300}) {
        const Result<Grid> grid = fitGrid(mesh, resolution);
        QVERIFY(grid);
        VoxelOptions options = with(scalar);
        options.triangles = true;
        const VoxelGrid byRows = *voxelize(mesh, *grid, options);
        options.triangles = false;
        for (int target = 0; target < 6; ++target) {
          useTarget(target);
          options.storage = target % 2 == 0 ? VoxelStorage::dense : VoxelStorage::sparse;
          const VoxelGrid byLanes = *voxelize(mesh, *grid, options);
          QVERIFY2(
              sameWords(byRows, byLanes),
              qPrintable(
                  QString("%1 %2 %3").arg(resolution).arg(target).arg(static_cast<int>(scalar))));
        }
      }
    }
  }

  // Away from the origin operands are rounded much more coarsely than cells are told apart: rows
  // may leave no cell undecided that this decides.
  void isTheQueryWhereItsOperandsAreRounded() {
    Failures failures;
    Random random(509);
    int odd = 0;
    for (int n = 0; n < caseCount(3000); ++n) {
      useTarget(n / 8);
      VoxelCase given;
      for (int& cells : given.grid.dimensions) cells = random.integer(3, 8);
      given.grid.cell = 0.25;
      const double away = std::exp2(random.integer(4, 15));
      given.grid.origin = random.gridPoint(-2, 2, away) + random.gridPoint(-9, 9, 0.125);
      for (int t = 0; t < 4; ++t) {
        const double size = random.real(0.3, 2);
        const Vector3<double> middle = random.point(0.5, 1.5);
        for (int i = 0; i < 3; ++i) {
          Vector3<double> vertex = middle + random.point(-size, size);
          // Within float precision of walls.
          if (random.chance(0.5)) {
            const int axis = random.integer(0, 2);
            vertex[axis] = std::round(vertex[axis] * 4) / 4 + random.real(-1, 1) * away * 0x1p-23;
          }
          given.mesh.vertices.edit().push_back(given.grid.origin + vertex);
        }
        if (random.chance(0.4)) {
          auto& vertices = given.mesh.vertices.edit();
          const int axis = random.integer(0, 2);
          vertices[vertices.size() - 1][axis] = vertices[vertices.size() - 2][axis];
        }
        given.mesh.triangles.edit().push_back({3 * t, 3 * t + 1, 3 * t + 2});
      }
      const VoxelGrid voxels =
          *voxelize(given.mesh, given.grid, with(ScalarKind::float32, VoxelMethod::pef));
      const VoxelGrid exact = *voxelize(given.mesh, given.grid, with(ScalarKind::exact));
      forCells(given.grid.dimensions, [&](int i, int j, int k) {
        const bool expected = isSetByQuery<TriangleAabbPef, float>(given, i, j, k);
        odd += expected != exact.isSet(i, j, k) ? 1 : 0;
        failures.check(voxels.isSet(i, j, k) == expected,
                       [&] { return given.text() + place(i, j, k); });
      });
    }
    QVERIFY2(failures.none(), failures.text());
    // Cases in which rounding changes no verdict prove little.
    QVERIFY2(odd > caseCount(3000) / 10, qPrintable(QString::number(odd)));
  }

  // The lowest index of a triangle whose own voxels have the cell.
  void keepsTheFirstTriangle() {
    Random random(506);
    const VoxelCase given = testing::voxelCase(VoxelMix::onWalls, random, 8);
    VoxelOptions options = with(ScalarKind::exact);
    options.triangles = true;
    const VoxelGrid all = *voxelize(given.mesh, given.grid, options);
    forCells(given.grid.dimensions, [&](int i, int j, int k) {
      int expected = -1;
      for (std::size_t t = 0; t < given.mesh.triangles.size() && expected < 0; ++t) {
        const Mesh alone{given.mesh.vertices, {given.mesh.triangles[t]}, {}};
        const bool set = testing::isSetByClipping(alone, given.grid, options, {i, j, k});
        if (set) expected = static_cast<int>(t);
      }
      QCOMPARE(all.triangleAt(i, j, k), expected);
    });
  }

  void fitsGridsExactly() {
    Random random(507);
    for (int n = 0; n < 2000; ++n) {
      Mesh mesh;
      for (int i = 0; i < 3; ++i) mesh.vertices.edit().push_back(random.point(-1, 1));
      if (n % 5 == 0) mesh.vertices.edit()[2] = random.gridPoint(-3, 3, 0.1);
      // A vertex of no triangle does not count.
      mesh.vertices.edit().emplace_back(100, 100, 100);
      mesh.triangles = {{0, 1, 2}};
      const int resolution = random.integer(1, 4096);
      const Result<Grid> grid = fitGrid(mesh, resolution);
      QVERIFY(grid);
      Rational longest = 0;
      std::array<Rational, 3> extents;
      for (std::size_t k = 0; k < 3; ++k) {
        const int axis = static_cast<int>(k);
        const auto [low, high] =
            std::minmax({mesh.vertices[0][axis], mesh.vertices[1][axis], mesh.vertices[2][axis]});
        QCOMPARE(grid->origin[axis], low);
        extents[k] = Rational(high) - Rational(low);
        longest = maximum(longest, extents[k]);
      }
      const Rational cell(grid->cell);
      QVERIFY(cell * Rational(resolution) >= longest);
      QVERIFY(Rational(std::nextafter(grid->cell, 0.0)) * Rational(resolution) < longest);
      for (std::size_t k = 0; k < 3; ++k) {
        const int count = grid->dimensions[k];
        QVERIFY(cell * Rational(count) >= extents[k]);
        QVERIFY(count == 1 || cell * Rational(count - 1) < extents[k]);
      }
    }
    Mesh point;
    point.vertices = {{1, 2, 3}};
    point.triangles = {{0, 0, 0}};
    const Result<Grid> grid = fitGrid(point, 7);
    QCOMPARE(grid->cell, 1.0);
    QVERIFY((grid->dimensions == std::array{1, 1, 1}));
    QCOMPARE(voxelize(point, *grid, with(ScalarKind::exact))->count(), std::size_t{1});
  }

  void refusesWhatDoesNotFit() {
    const Mesh mesh = testing::icosphere(2, 1);
    const Grid grid{{-1, -1, -1}, 2.0 / 4096, {4096, 4096, 4096}};
    VoxelOptions options = with(ScalarKind::float64);
    options.storage = VoxelStorage::dense;
    options.memory = std::size_t{1} << 30;
    const Result<VoxelGrid> voxels = voxelize(mesh, grid, options);
    QVERIFY(!voxels);
    QCOMPARE(QString::fromStdString(voxels.error().code), QString("limit"));
    // The resolution that would fit is the last.
    const std::vector<Message>& arguments = voxels.error().message.arguments();
    QCOMPARE(arguments.size(), std::size_t{6});
    const int fits = std::stoi(arguments.back().text());
    QVERIFY2(fits > 1500 && fits < 2048, arguments.back().text().c_str());
    const Grid illegal{{0, 0, 0}, 1, {0, 1, 5000}};
    QVERIFY(!voxelize(mesh, illegal));
  }

  void stopsWhenCancelled() {
    const Mesh mesh = testing::icosphere(4, 1);
    const Result<Grid> grid = fitGrid(mesh, 256);
    std::stop_source stop;
    Work work;
    work.stop = stop.get_token();
    work.progress = [&](double share) {
      if (share > 0.1) stop.request_stop();
    };
    const Result<VoxelGrid> voxels = voxelize(mesh, *grid, {}, work);
    QVERIFY(!voxels);
    QCOMPARE(QString::fromStdString(voxels.error().code), QString("cancelled"));
  }
};

HAIRLINE_TEST(TestVoxelize, eventLoop);
#include "test_voxelize.moc"
