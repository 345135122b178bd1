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

/// The methods and scalars that decide cells. In exact arithmetic the methods agree.
enum class CellWay : std::uint8_t { pefFloat, pefDouble, satFloat, satDouble, exact };
inline constexpr std::size_t cellWayCount = 5;
inline constexpr std::array<CellWay, cellWayCount> cellWays{
    CellWay::pefFloat, CellWay::pefDouble, CellWay::satFloat, CellWay::satDouble, CellWay::exact};

VoxelMethod methodOf(CellWay way);
ScalarKind scalarOf(CellWay way);

using Cell = std::array<int, 3>;

/// The question: which cells of a grid are set by surfaces.
struct CellQuestion {
  Grid grid;
  std::shared_ptr<const SceneSurfaces> surfaces;
  Separating separating = Separating::by26;
  bool open = false;

  /// Whether the same cells of the same surfaces are asked for.
  friend bool operator==(const CellQuestion&, const CellQuestion&) = default;

  VoxelOptions options(CellWay way) const;
};

/// A cell on which the methods differ.
struct CellDifference {
  Cell cell{};
  /// The bit 1 << way is set if that way sets the cell.
  std::uint8_t setBy = 0;

  bool isSetBy(CellWay way) const { return (setBy >> static_cast<unsigned>(way) & 1) != 0; }
  friend bool operator==(const CellDifference&, const CellDifference&) = default;
};

/// The cells on which the methods differ.
struct CellDifferences {
  /// The number of them, and how many of those each way decides differently from exact.
  std::size_t count = 0;
  std::array<std::size_t, cellWayCount> wrong{};
  /// In the order of z, y, x; no more than `mostListed`.
  std::vector<CellDifference> cells;

  static constexpr std::size_t mostListed = 10'000;

  /// The listed entry of a cell; null if there is none.
  const CellDifference* find(const Cell& cell) const;
};

/// The answers so far: cells by each way, and the differences.
struct CellSets {
  CellQuestion question;
  std::array<std::shared_ptr<const VoxelGrid>, cellWayCount> cells{};
  std::array<std::size_t, cellWayCount> counts{};
  /// The time of each way, on its threads.
  std::array<double, cellWayCount> milliseconds{};
  std::optional<CellDifferences> differences = std::nullopt;

  const std::shared_ptr<const VoxelGrid>& by(CellWay way) const {
    return cells[static_cast<std::size_t>(way)];
  }
  std::size_t count(CellWay way) const { return counts[static_cast<std::size_t>(way)]; }
};

/// Decides the cells in one way, unless already done; errors as of `voxelize`.
std::optional<Error> decide(CellSets& sets, CellWay way, int threads, const Work& work = {});
/// Decides them in all ways, and finds the differences.
std::optional<Error> compare(CellSets& sets, int threads, const Work& work = {});

/// The verdict on one cell by the query itself, as defined in `voxelize`.
bool isSet(const CellQuestion& question, CellWay way, std::size_t triangle, const Cell& cell);
/// The triangle that best explains a cell: the first on which the ways differ, otherwise the first
/// that sets the cell in the given way, otherwise the first whose bounds contain the cell.
std::optional<std::size_t> explainingTriangle(const CellQuestion& question, CellWay way,
                                              const Cell& cell);

/// A cell as the box of doubles for methods in double.
Aabb<double> boxOf(const Grid& grid, const Cell& cell);

/// An upper estimate of the work of one way in cells: those in the triangles' bounds, and a
/// constant per triangle. Counting stops at `enough`.
double workOf(const CellQuestion& question, double enough);

/// Whether all ways together take well under a frame; true for one triangle in 64 x 64 x 64 cells.
bool isQuick(const CellQuestion& question);

/// Whether a first impression of larger cells is worthwhile.
bool isLong(const CellQuestion& question);

/// The grid with cells larger by a factor over the same extent, for a first impression.
Grid coarser(const Grid& grid, int factor);

/// "PEF float", "exact".
QString wayText(CellWay way);
/// "PEF float 2, SAT float 3": how many cells each way decides differently from exact; empty for
/// none.
QString wrongText(const std::array<std::size_t, cellWayCount>& wrong);
/// "PEF float 0.4 ms, SAT float 1.2 ms", for the computed ways.
QString timesText(const std::array<double, cellWayCount>& milliseconds);
/// "3, 4, 5".
QString cellText(const Cell& cell);

}  // namespace hairline
