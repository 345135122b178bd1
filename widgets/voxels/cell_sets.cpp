#include "widgets/voxels/cell_sets.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <bit>
#include <cmath>

#include "core/voxel/cell_frame.h"
#include "core/voxel/cell_test.h"
#include "core/voxel/voxelize.h"

namespace hairline {
namespace {

/// The memory limit of a grid in the window per method; the voxelizer refuses larger ones.
constexpr std::size_t mostBytes = std::size_t{1} << 30;

std::uint8_t bitOf(CellWay way) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(way));
}

CellDifferences differencesOf(const CellSets& sets) {
  CellDifferences result;
  const auto [nx, ny, nz] = sets.question.grid.dimensions;
  const int words = (nx + VoxelGrid::brickSize - 1) / VoxelGrid::brickSize;
  std::array<std::uint64_t, cellWayCount> rows{};
  for (int k = 0; k < nz; ++k) {
    for (int j = 0; j < ny; ++j) {
      for (int x = 0; x < words; ++x) {
        std::uint64_t any = 0;
        std::uint64_t all = ~std::uint64_t{0};
        for (std::size_t way = 0; way < cellWayCount; ++way) {
          rows[way] = sets.cells[way]->word(x, j, k);
          any |= rows[way];
          all &= rows[way];
        }
        std::uint64_t differing = any & ~all;
        if (differing == 0) continue;
        result.count += static_cast<std::size_t>(std::popcount(differing));
        const std::uint64_t right = rows[static_cast<std::size_t>(CellWay::exact)];
        for (std::size_t way = 0; way < cellWayCount; ++way) {
          result.wrong[way] += static_cast<std::size_t>(std::popcount(rows[way] ^ right));
        }
        for (; differing != 0 && result.cells.size() < CellDifferences::mostListed;
             differing &= differing - 1) {
          const int bit = std::countr_zero(differing);
          CellDifference& cell =
              result.cells.emplace_back(CellDifference{{x * VoxelGrid::brickSize + bit, j, k}, 0});
          for (const CellWay way : cellWays) {
            if ((rows[static_cast<std::size_t>(way)] >> bit & 1) != 0) cell.setBy |= bitOf(way);
          }
        }
      }
    }
  }
  return result;
}

struct CellTexts {
  Q_DECLARE_TR_FUNCTIONS(CellTexts)
};

}  // namespace

const CellDifference* CellDifferences::find(const Cell& cell) const {
  const auto key = [](const Cell& at) { return Cell{at[2], at[1], at[0]}; };
  const auto place = std::ranges::lower_bound(
      cells, key(cell), {}, [&](const CellDifference& each) { return key(each.cell); });
  return place != cells.end() && place->cell == cell ? &*place : nullptr;
}

VoxelMethod methodOf(CellWay way) {
  return way == CellWay::satFloat || way == CellWay::satDouble ? VoxelMethod::sat
                                                               : VoxelMethod::pef;
}

ScalarKind scalarOf(CellWay way) {
  if (way == CellWay::exact) return ScalarKind::exact;
  return way == CellWay::pefFloat || way == CellWay::satFloat ? ScalarKind::float32
                                                              : ScalarKind::float64;
}

VoxelOptions CellQuestion::options(CellWay way) const {
  return {.method = methodOf(way),
          .scalar = scalarOf(way),
          .separating = separating,
          .open = open,
          .memory = mostBytes};
}

std::optional<Error> decide(CellSets& sets, CellWay way, int threads, const Work& work) {
  std::shared_ptr<const VoxelGrid>& cells = sets.cells[static_cast<std::size_t>(way)];
  if (cells) return std::nullopt;
  VoxelOptions options = sets.question.options(way);
  options.threads = threads;
  auto timed = voxelizeTimed(sets.question.surfaces->mesh, sets.question.grid, options, work);
  if (!timed) return timed.error();
  sets.milliseconds[static_cast<std::size_t>(way)] = 1000 * timed->seconds;
  cells = std::make_shared<const VoxelGrid>(std::move(timed->voxels));
  sets.counts[static_cast<std::size_t>(way)] = cells->count();
  return std::nullopt;
}

std::optional<Error> compare(CellSets& sets, int threads, const Work& work) {
  for (const CellWay way : cellWays) {
    const Work part{
        .progress =
            [&](double share) { work.report((static_cast<double>(way) + share) / cellWayCount); },
        .stop = work.stop};
    if (auto error = decide(sets, way, threads, part)) return error;
  }
  if (!sets.differences) sets.differences = differencesOf(sets);
  return std::nullopt;
}

bool isSet(const CellQuestion& question, CellWay way, std::size_t triangle, const Cell& cell) {
  const CellTest test(question.grid, question.options(way));
  const Triangle<double> corners = question.surfaces->triangle(triangle);
  if (question.separating == Separating::by26) {
    return test.meets(corners, CellTarget::box(), cell);
  }
  return std::ranges::any_of(std::array{0, 1, 2}, [&](int axis) {
    return test.meets(corners, CellTarget::segment(axis), cell);
  });
}

std::optional<std::size_t> explainingTriangle(const CellQuestion& question, CellWay way,
                                              const Cell& cell) {
  const Grid& grid = question.grid;
  const CellFrame frame(grid);
  // A margin for rounding to float.
  const double reach =
      grid.origin.cwiseAbs().maxCoeff() / grid.cell + *std::ranges::max_element(grid.dimensions);
  const double air = 1e-3 + 0x1p-20 * reach;
  std::optional<std::size_t> setting;
  std::optional<std::size_t> reaching;
  for (std::size_t t = 0; t < question.surfaces->mesh.triangles.size(); ++t) {
    const auto points = frame.cellsOf(question.surfaces->mesh, t);
    const auto reaches = [&](int k) {
      const auto [low, high] = std::minmax({points[0][k], points[1][k], points[2][k]});
      const int at = cell[static_cast<std::size_t>(k)];
      return !(low > at + 1 + air || high < at - air);
    };
    if (!reaches(0) || !reaches(1) || !reaches(2)) continue;
    if (!reaching) reaching = t;
    std::size_t saying = 0;
    for (const CellWay each : cellWays) saying += isSet(question, each, t, cell) ? 1 : 0;
    if (saying != 0 && saying != cellWayCount) return t;
    if (!setting && isSet(question, way, t, cell)) setting = t;
  }
  return setting ? setting : reaching;
}

Aabb<double> boxOf(const Grid& grid, const Cell& cell) {
  Aabb<double> box;
  for (int k = 0; k < 3; ++k) {
    const int at = cell[static_cast<std::size_t>(k)];
    box.min[k] = grid.origin[k] + grid.cell * at;
    box.max[k] = grid.origin[k] + grid.cell * (at + 1);
  }
  return box;
}

double workOf(const CellQuestion& question, double enough) {
  const CellFrame frame(question.grid);
  const Mesh& mesh = question.surfaces->mesh;
  double work = 0;
  for (std::size_t t = 0; t < mesh.triangles.size() && work <= enough; ++t) {
    // A triangle has a cost, however small it is.
    constexpr double setup = 10;
    std::array<double, 3> extent{};
    const auto points = frame.cellsOf(mesh, t);
    for (int k = 0; k < 3; ++k) {
      const auto [low, high] = std::minmax({points[0][k], points[1][k], points[2][k]});
      const double top = question.grid.dimensions[static_cast<std::size_t>(k)];
      extent[static_cast<std::size_t>(k)] =
          std::clamp(high + 1, 0.0, top) - std::clamp(low - 1, 0.0, top);
    }
    // An upper bound on the cells along a flat piece of that extent.
    const auto [x, y, z] = extent;
    const double cells = x * y + y * z + z * x;
    work += setup + cells * (question.separating == Separating::by6 ? 3 : 1);
  }
  return work;
}

bool isQuick(const CellQuestion& question) {
  // Measured (bench_window): some 40 ns per cell for all five methods together, and 220 ns for
  // triangles in walls between cells, where all are in doubt. So this is at most about 4 ms.
  constexpr double quick = 20'000;
  constexpr double mostCells = 1 << 22;
  const auto& [nx, ny, nz] = question.grid.dimensions;
  return 1.0 * nx * ny * nz <= mostCells && workOf(question, quick) <= quick;
}

bool isLong(const CellQuestion& question) {
  constexpr double large = 1e6;
  return workOf(question, large) > large;
}

Grid coarser(const Grid& grid, int factor) {
  Grid result = grid;
  result.cell = grid.cell * factor;
  for (int& dimension : result.dimensions) dimension = (dimension + factor - 1) / factor;
  return result;
}

QString wayText(CellWay way) {
  return QStringList{CellTexts::tr("PEF float"), CellTexts::tr("PEF double"),
                     CellTexts::tr("SAT float"), CellTexts::tr("SAT double"),
                     CellTexts::tr("exact")}
      .value(static_cast<int>(way));
}

QString wrongText(const std::array<std::size_t, cellWayCount>& wrong) {
  QStringList parts;
  for (const CellWay way : cellWays) {
    const std::size_t count = wrong[static_cast<std::size_t>(way)];
    if (count > 0) {
      parts << QStringLiteral("%1 %2").arg(wayText(way), countText(count));
    }
  }
  return parts.join(QStringLiteral(", "));
}

QString timesText(const std::array<double, cellWayCount>& milliseconds) {
  QStringList parts;
  for (const CellWay way : cellWays) {
    const double time = milliseconds[static_cast<std::size_t>(way)];
    if (!(time > 0)) continue;
    const int digits = time < 0.1 ? 3 : time < 10 ? 2 : 0;
    //: A method with its scalar, and how many milliseconds it took: "PEF float 0.4 ms".
    parts << CellTexts::tr("%1 %2 ms").arg(wayText(way), QLocale().toString(time, 'f', digits));
  }
  return parts.join(QStringLiteral(", "));
}

QString cellText(const Cell& cell) {
  return QStringLiteral("%1, %2, %3").arg(cell[0]).arg(cell[1]).arg(cell[2]);
}

}  // namespace hairline
