#pragma once

#include <QString>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/voxel/voxel_grid.h"
#include "core/voxel/voxelize.h"
#include "widgets/text/numbers.h"
#include "widgets/voxels/scene_surfaces.h"

namespace hairline {

/// The ways in which cells are decided. In exact arithmetic the methods do not differ.
enum class CellWay : std::uint8_t { pefFloat, pefDouble, satFloat, satDouble, exact };
inline constexpr std::size_t cellWayCount = 5;
inline constexpr std::array<CellWay, cellWayCount> cellWays{
    CellWay::pefFloat, CellWay::pefDouble, CellWay::satFloat, CellWay::satDouble, CellWay::exact};

VoxelMethod methodOf(CellWay way);
ScalarKind scalarOf(CellWay way);

using Cell = std::array<int, 3>;

/// What is asked: which cells of a grid surfaces set.
struct CellQuestion {
  Grid grid;
  std::shared_ptr<const SceneSurfaces> surfaces;
  Separating separating = Separating::by26;
  bool open = false;

  /// The same cells are asked for, of the same surfaces.
  friend bool operator==(const CellQuestion&, const CellQuestion&) = default;

  VoxelOptions options(CellWay way) const;
};

/// A cell about which the ways differ.
struct CellDifference {
  Cell cell{};
  /// The bit 1 << way is set where that way sets the cell.
  std::uint8_t setBy = 0;

  bool isSetBy(CellWay way) const { return (setBy >> static_cast<unsigned>(way) & 1) != 0; }
  friend bool operator==(const CellDifference&, const CellDifference&) = default;
};

/// The cells about which the ways differ.
struct CellDifferences {
  /// How many there are of them, and of those how many each way decides otherwise than exact.
  std::size_t count = 0;
  std::array<std::size_t, cellWayCount> wrong{};
  /// In the order of z, y, x; no more than `mostListed`.
  std::vector<CellDifference> cells;

  static constexpr std::size_t mostListed = 10'000;

  /// The one listed about a cell; null where there is none.
  const CellDifference* find(const Cell& cell) const;
};

/// The answers, as far as they are known: cells by each way, and where the ways differ.
struct CellSets {
  CellQuestion question;
  std::array<std::shared_ptr<const VoxelGrid>, cellWayCount> cells{};
  std::array<std::size_t, cellWayCount> counts{};
  /// How long each way took, on the threads it was given.
  std::array<double, cellWayCount> milliseconds{};
  std::optional<CellDifferences> differences = std::nullopt;

  const std::shared_ptr<const VoxelGrid>& by(CellWay way) const {
    return cells[static_cast<std::size_t>(way)];
  }
  std::size_t count(CellWay way) const { return counts[static_cast<std::size_t>(way)]; }
};

/// Decides the cells in one way, where that is not done yet; an error as `voxelize` gives it.
std::optional<Error> decide(CellSets& sets, CellWay way, int threads, const Work& work = {});
/// Decides them in all ways, and where the ways differ.
std::optional<Error> compare(CellSets& sets, int threads, const Work& work = {});

/// The verdict on one cell by the query itself, as `voxelize` means it.
bool isSet(const CellQuestion& question, CellWay way, std::size_t triangle, const Cell& cell);
/// The triangle that a cell is best explained by: the first about which the ways differ, otherwise
/// the first that sets the cell in the way given, otherwise the first whose bounds reach the cell.
std::optional<std::size_t> tellingTriangle(const CellQuestion& question, CellWay way,
                                           const Cell& cell);

/// A cell as the box of doubles that the methods in double are asked about.
Aabb<double> boxOf(const Grid& grid, const Cell& cell);

/// About how many cells have to be looked at, at most, for one way: those that the triangles could
/// meet in their bounds, and something for each triangle. Not counted on past `enough`.
double workOf(const CellQuestion& question, double enough);

/// Whether all ways together are decided well within the time of a picture; as one triangle is in
/// 64 x 64 x 64 cells.
bool isQuick(const CellQuestion& question);

/// Whether a first impression of larger cells is worth the while.
bool isLong(const CellQuestion& question);

/// The grid of cells so many times as large over the same room, for a first impression.
Grid coarser(const Grid& grid, int factor);

/// "PEF float", "exact".
QString wayText(CellWay way);
/// "PEF float 2, SAT float 3": what each way decides otherwise than exact; empty for nothing.
QString wrongText(const std::array<std::size_t, cellWayCount>& wrong);
/// "PEF float 0.4 ms, SAT float 1.2 ms", of the ways that were asked.
QString timesText(const std::array<double, cellWayCount>& milliseconds);
/// "3, 4, 5".
QString cellText(const Cell& cell);

}  // namespace hairline
