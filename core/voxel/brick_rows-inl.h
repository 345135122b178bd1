// Included once per target by brick_rows.cpp, hence no include guard.

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace hairline {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

#include "core/math/pack-inl.h"
#include "core/voxel/row_bodies-inl.h"

HWY_INLINE void copyTriangle(const TriangleBatch& from, std::size_t place, TriangleBatch& to,
                             std::size_t at) {
  to.number[at] = from.number[place];
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k < 3; ++k) {
      to.coordinate[i][k][at] = from.coordinate[i][k][place];
    }
  }
}

inline std::uint64_t bitsFrom(int first, int last) {
  return (~std::uint64_t{0} << first) & (~std::uint64_t{0} >> (63 - last));
}

// The cells of a row that a triangle may meet, and those that it certainly does, which may be none.
struct RowEnds {
  int first, last, sureFirst, sureLast;
};

HWY_NOINLINE void setAndAsk(const RowEnds& row, const VoxelGrid::Brick& brick, std::uint32_t number,
                            int j, int k, LeftOver& leftOver) {
  if (row.first > row.last) return;
  const int sureFirst = std::max(row.sureFirst, row.first);
  const int sureLast = std::min(row.sureLast, row.last);
  if (sureFirst > sureLast) {
    leftOver.row(number, {row.first, row.last}, j, k);
    return;
  }
  setCells(brick, static_cast<std::size_t>(64 * k + j), bitsFrom(sureFirst, sureLast), number);
  if (row.first < sureFirst) leftOver.row(number, {row.first, sureFirst - 1}, j, k);
  if (row.last > sureLast) leftOver.row(number, {sureLast + 1, row.last}, j, k);
}

// One bit per lane.
template <typename D>
HWY_INLINE std::uint32_t bitsOf(D, hn::Mask<D> mask) {
  return static_cast<std::uint32_t>(bitsOf(PackMask<D>{mask}));
}

// Calls use(lane, ends) for the rows in doubt, from a to b. Cells are certain only if `maySet`.
template <typename D, typename Use>
HWY_INLINE void forRowsInDoubt(D d, hn::Mask<D> doubt, hn::Mask<D> maySet, hn::Vec<D> a,
                               hn::Vec<D> b, hn::Vec<D> sureA, hn::Vec<D> sureB, const Use& use) {
  alignas(64) hn::TFromD<D> ends[4][16];
  hn::Store(a, d, ends[0]);
  hn::Store(b, d, ends[1]);
  hn::Store(hn::IfThenElse(maySet, sureA, hn::Set(d, 64)), d, ends[2]);
  hn::Store(hn::IfThenElse(maySet, sureB, hn::Set(d, -1)), d, ends[3]);
  for (std::uint32_t left = bitsOf(d, doubt); left != 0; left &= left - 1) {
    const int lane = __builtin_ctz(left);
    use(lane, RowEnds{static_cast<int>(ends[0][lane]), static_cast<int>(ends[1][lane]),
                      64 - clampedInteger<int>(64 - ends[2][lane], 0, 64),
                      clampedInteger<int>(ends[3][lane], -1, 63)});
  }
}

// Whether products and sums are fused does not matter: the error bounds hold either way, and cells
// in doubt are not decided here.

template <typename D>
struct CornerOf {
  hn::Vec<D> at[3];

  HWY_INLINE operator Three<PackOf<D>>() const { return {at[0], at[1], at[2]}; }
};
template <typename D>
HWY_INLINE Three<PackOf<D>> normalOf(const CornerOf<D> (&p)[3]) {
  const Three<PackOf<D>> from = p[0];
  return rowNormal(Three<PackOf<D>>(p[1]) - from, Three<PackOf<D>>(p[2]) - from);
}

// u >= slope v + at (or <=) for the three edges. Edges without a constraint have an infinite `at`.
template <typename D>
struct LinesOf {
  hn::Vec<D> slope[3], at[3];

  HWY_INLINE hn::Vec<D> on(std::size_t e, hn::Vec<D> v) const {
    return hn::MulAdd(slope[e], v, at[e]);
  }
};
// The strongest lower (upper) bound for each v.
template <typename D>
HWY_INLINE hn::Vec<D> lowest(const LinesOf<D>& lines, hn::Vec<D> v) {
  return hn::Max(hn::Max(lines.on(0, v), lines.on(1, v)), lines.on(2, v));
}
template <typename D>
HWY_INLINE hn::Vec<D> highest(const LinesOf<D>& lines, hn::Vec<D> v) {
  return hn::Min(hn::Min(lines.on(0, v), lines.on(1, v)), lines.on(2, v));
}

template <typename D>
HWY_INLINE EdgeNumbers<PackOf<D>> edgeOf(const CornerOf<D>& from, const CornerOf<D>& to,
                                         std::size_t u, std::size_t v, hn::Vec<D> turn,
                                         const CornerOf<D>& width) {
  return EdgeNumbers<PackOf<D>>(hn::Xor(from.at[v] - to.at[v], turn),
                                hn::Xor(to.at[u] - from.at[u], turn), from.at[u], from.at[v],
                                width.at[u], width.at[v]);
}

// Constraints on v alone, of edges that say too little about u: slope v + at >= 0, with error
// `error`. The last three are for the other sides of edges seen edge-on.
template <typename D>
struct ConstantsOf {
  hn::Vec<D> slope[6], at[6], error[6];
};
struct NoConstants {};

template <typename D>
struct BoundsOf {
  LinesOf<D> lower, upper;
  hn::Vec<D> band;
};
// The three edges as constraints on u for each v; `area` is that of the projection, `ignored` are
// lanes to skip. Returns the lanes with constraints on v alone; those are written to `constants` if
// requested, where a projection seen edge-on, which has no inside, counts for both sides.
template <typename D, typename Constants>
HWY_INLINE hn::Mask<D> boundsOf(const CornerOf<D> (&p)[3], std::size_t u, std::size_t v,
                                hn::Vec<D> area, hn::Vec<D> error, hn::Vec<D> reach,
                                const CornerOf<D>& width, const hn::Mask<D> (&idle)[3],
                                hn::Mask<D> ignored, BoundsOf<D>& bounds, Constants& constants) {
  constexpr bool withConstants = !std::is_same_v<Constants, NoConstants>;
  using T = hn::TFromD<D>;
  using Vec = hn::Vec<D>;
  const D d;
  const Vec zero = hn::Zero(d);
  const Vec infinite = hn::Set(d, static_cast<T>(sizeof(T) == sizeof(double) ? 1e300 : 1e30));
  const Vec turn = hn::And(area, hn::SignBit(d));
  const auto edgeOn = hn::AndNot(ignored, hn::Abs(area) <= error + error);
  const Vec edgeError =
      withConstants ? hn::IfThenElse(edgeOn, hn::Set(d, T{8}) * error, error) : error;
  const Vec least = hn::Set(d, T{8}) * edgeError;
  auto constant = edgeOn;
  Vec steepest = zero;
  for (std::size_t e = 0; e < 3; ++e) {
    const EdgeNumbers<PackOf<D>> edge = edgeOf<D>(p[e], p[(e + 1) % 3], u, v, turn, width);
    const Vec a = edge.a.lanes;
    const Vec size = hn::Abs(a) * reach;
    const Vec inverse = hn::Set(d, T{-1}) / a;
    const SolvedEdge<PackOf<D>> solved(edge, inverse);
    Vec lowerAt = solved.at.lanes;
    Vec upperAt = lowerAt;
    auto silent = idle[e];
    if constexpr (withConstants) silent = hn::Or(ignored, hn::AndNot(edgeOn, silent));
    const auto isConstant = hn::AndNot(silent, size <= least);
    constant = hn::Or(constant, isConstant);
    if constexpr (withConstants) silent = hn::Or(silent, isConstant);
    steepest = hn::Max(steepest, hn::IfThenZeroElse(silent, hn::Abs(inverse)));
    const auto rises = a > zero;
    auto isLower = hn::AndNot(silent, rises);
    auto isUpper = hn::AndNot(silent, a < zero);
    if constexpr (withConstants) {
      const Vec other = SolvedEdge<PackOf<D>>::other(edge, inverse).lanes;
      upperAt = hn::IfThenElse(rises, other, lowerAt);
      lowerAt = hn::IfThenElse(rises, lowerAt, other);
      isLower = hn::Or(isLower, hn::AndNot(silent, edgeOn));
      isUpper = hn::Or(isUpper, hn::AndNot(silent, edgeOn));
      const auto add = [&](std::size_t i, hn::Mask<D> which, Vec b, Vec c) HWY_ATTR {
        constants.slope[i] = hn::IfThenElseZero(which, b);
        constants.at[i] = hn::IfThenElse(which, c, infinite);
        constants.error[i] = hn::IfThenElseZero(which, edgeError + size);
      };
      add(e, isConstant, edge.b.lanes, edge.c.lanes);
      add(e + 3, hn::And(isConstant, edgeOn), hn::Neg(edge.b.lanes), (edge.width - edge.c).lanes);
    }
    bounds.lower.slope[e] = hn::IfThenElseZero(isLower, solved.slope.lanes);
    bounds.lower.at[e] = hn::IfThenElse(isLower, lowerAt, hn::Neg(infinite));
    bounds.upper.slope[e] = hn::IfThenElseZero(isUpper, solved.slope.lanes);
    bounds.upper.at[e] = hn::IfThenElse(isUpper, upperAt, infinite);
  }
  bounds.band = edgeError * steepest;
  return constant;
}

// The plane: x between two lines, y j + z k + low and the same with high. If it is nearly parallel
// to x, y j + z k + low <= 0 <= y j + z k + high. The error is `band`.
template <typename D>
struct PlaneOf {
  hn::Vec<D> y, z, low, high, band;
};
// Returns the lanes on which it is nearly parallel to x.
template <typename D>
HWY_INLINE hn::Mask<D> planeOf(const Three<PackOf<D>>& n, const CornerOf<D>& p, hn::Vec<D> error,
                               hn::Vec<D> reach, const CornerOf<D>& width, PlaneOf<D>& plane) {
  using T = hn::TFromD<D>;
  const D d;
  const PlaneNumbers<PackOf<D>> numbers(n, p, width);
  const hn::Vec<D> size = hn::Abs(n.x.lanes) * reach;
  const auto isParallel = size <= hn::Set(d, T{8}) * error;
  const hn::Vec<D> factor =
      hn::IfThenElse(isParallel, hn::Set(d, T{1}), hn::Set(d, T{-1}) / n.x.lanes);
  const hn::Vec<D> one = numbers.from.lanes * factor;
  const hn::Vec<D> other = numbers.to.lanes * factor;
  plane.y = n.y.lanes * factor;
  plane.z = n.z.lanes * factor;
  plane.low = hn::Min(one, other);
  plane.high = hn::Max(one, other);
  plane.band = (error + hn::IfThenElseZero(isParallel, size)) * hn::Abs(factor);
  return isParallel;
}

template <typename D>
HWY_INLINE CornerOf<D> widthOf(const BatchFrame& frame) {
  CornerOf<D> width;
  for (std::size_t k = 0; k < 3; ++k) {
    width.at[k] = hn::Set(D(), static_cast<hn::TFromD<D>>(frame.width[k]));
  }
  return width;
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline

#include "core/voxel/placed-inl.h"
// clang-format off
#include "core/voxel/brick_layers-inl.h"
#include "core/voxel/small_triangles-inl.h"
// clang-format on

namespace hairline {
namespace HWY_NAMESPACE {

// The triangles of a batch, sorted by method.
struct Sorted {
  SmallTriangles small;
  TriangleBatch rows;
  RowSetup setup;
};

// One vector of small triangles: their coordinates relative to their own first cell.
HWY_INLINE void addSmall(const Placed& placed, LaneMask which, std::size_t place,
                         SmallTriangles& small) {
  const Tag d;
  const hn::Rebind<float, Tag> df;
  const std::size_t count = hn::CountTrue(d, which);
  if (count == 0) return;
  // A copy, because the compiler would reload the member after each store.
  const std::size_t at = small.count;
  const auto chosen = hn::DemoteTo(df, hn::IfThenElseZero(which, allLanes(1))) > hn::Zero(df);
  const auto add = [&](Lanes values, SmallTriangles::Row& row) HWY_ATTR {
    hn::StoreU(hn::Compress(hn::DemoteTo(df, values), chosen), df, row.data() + at);
  };
  for (std::size_t k = 0; k < 3; ++k) {
    for (std::size_t i = 0; i < 3; ++i) {
      add(placed.p[i].at[k] - placed.first.at[k], small.at[i][k]);
    }
    add(placed.first.at[k], small.base[k]);
    add(placed.last.at[k] - placed.first.at[k], small.last[k]);
  }
  add(placed.length, small.length);
  add(hn::Iota(d, static_cast<double>(place)), small.place);
  Lanes idle = hn::Zero(d);
  if (HWY_UNLIKELY(!hn::AllFalse(d, placed.anySame))) {
    const Lanes leastLength = longEnough(placed);
    for (std::size_t e = 0; e < 3; ++e) {
      const auto bit = [&](std::size_t u, std::size_t v, double value) HWY_ATTR {
        idle = idle + hn::IfThenElseZero(isIdle(placed, leastLength, e, u, v), allLanes(value));
      };
      const double one = static_cast<double>(1 << e);
      bit(0, 1, one);
      bit(0, 2, 8 * one);
      bit(1, 2, 64 * one);
    }
  }
  add(idle, small.idle);
  small.count = at + count;
}

// The cells of each triangle's bounds within the brick.
struct BrickRanges {
  alignas(64) std::int32_t first[3][8], last[3][8];

  CellRange along(std::size_t k, std::size_t lane) const { return {first[k][lane], last[k][lane]}; }
};
HWY_INLINE void rangesOf(const Placed& placed, const VoxelGrid::Brick& brick, BrickRanges& ranges) {
  const Tag d;
  const hn::Rebind<std::int32_t, Tag> di;
  for (std::size_t k = 0; k < 3; ++k) {
    const Lanes top = allLanes(brick.size[k] - 1);
    const Lanes first = hn::Min(hn::Max(placed.first.at[k], hn::Zero(d)), top);
    const Lanes last = hn::Max(hn::Min(placed.last.at[k], top), hn::Zero(d));
    hn::Store(hn::DemoteTo(di, first), di, ranges.first[k]);
    hn::Store(hn::DemoteTo(di, last), di, ranges.last[k]);
  }
}

HWY_INLINE void setBounds(const Placed& placed, std::uint32_t which, const TriangleBatch& batch,
                          std::size_t place, const VoxelGrid::Brick& brick) {
  if (which == 0) return;
  BrickRanges ranges;
  rangesOf(placed, brick, ranges);
  for (; which != 0; which &= which - 1) {
    const auto lane = static_cast<std::size_t>(__builtin_ctz(which));
    const CellRange x = ranges.along(0, lane), y = ranges.along(1, lane), z = ranges.along(2, lane);
    const std::uint64_t cells = bitsFrom(x.first, x.last);
    for (int k = z.first; k <= z.last; ++k) {
      for (int j = y.first; j <= y.last; ++j) {
        setCells(brick, static_cast<std::size_t>(64 * k + j), cells, batch.number[place + lane]);
      }
    }
  }
}

// For triangles of which only the bounds are known, and if they are not `inReach` not even those.
HWY_INLINE void askBounds(const Placed& placed, std::uint32_t which, std::uint32_t inReach,
                          const TriangleBatch& batch, std::size_t place,
                          const VoxelGrid::Brick& brick, LeftOver& leftOver) {
  if (which == 0) return;
  BrickRanges ranges;
  rangesOf(placed, brick, ranges);
  for (; which != 0; which &= which - 1) {
    const auto lane = static_cast<std::size_t>(__builtin_ctz(which));
    CellRange range[3];
    for (std::size_t k = 0; k < 3; ++k) {
      range[k] =
          ((inReach >> lane) & 1) != 0 ? ranges.along(k, lane) : CellRange{0, brick.size[k] - 1};
    }
    for (int k = range[2].first; k <= range[2].last; ++k) {
      for (int j = range[1].first; j <= range[1].last; ++j) {
        leftOver.row(batch.number[place + lane], range[0], j, k);
      }
    }
  }
}

HWY_INLINE void addRows(const TriangleBatch& batch, std::size_t place, Sorted& sorted,
                        const BatchFrame& frame, const VoxelGrid::Brick& brick,
                        LeftOver& leftOver) {
  copyTriangle(batch, place, sorted.rows, sorted.rows.count++);
  if (sorted.rows.count == hn::Lanes(Tag())) {
    solveRows(sorted.setup, sorted.rows, frame, brick, leftOver);
  }
}

// Sorts a vector of triangles, and sets those whose bounds decide everything.
HWY_INLINE void sortOut(const TriangleBatch& batch, const BatchFrame& frame,
                        const FrameLanes& spread, const VoxelGrid::Brick& brick, std::size_t place,
                        Sorted& sorted, LeftOver& leftOver) {
  const Tag d;
  const Placed placed = placeTriangles(batch, frame.errors, spread, place);
  const auto counts =
      hn::Iota(d, static_cast<double>(place)) < allLanes(static_cast<double>(batch.count));
  const auto reaches = hn::AndNot(hn::And(placed.outside, placed.inReach), counts);
  auto isSure = placed.known;
  Lanes single = hn::Zero(d);
  for (std::size_t k = 0; k < 3; ++k) {
    isSure = hn::And(isSure, hn::And(placed.first.at[k] == placed.surelyFirst.at[k],
                                     placed.last.at[k] == placed.surelyLast.at[k]));
    single = single + hn::IfThenElseZero(placed.first.at[k] == placed.last.at[k], allLanes(1));
  }
  isSure = hn::And(isSure, reaches);
  const bool isBox = frame.target.width == CellTarget::box().width;
  const auto columns = hn::And(isSure, single >= allLanes(isBox ? 2 : 4));
  // One cell across two axes: the triangle passes through every cell of its bounds, and deeply. For
  // the query to agree, the normal must exceed rounding error.
  auto deep = columns;
  if (!hn::AllFalse(d, columns)) {
    const Lanes area = sumOfThree(absolute(normalOf<Tag>(placed.p))).lanes;
    deep = hn::And(deep, area * placed.margin >= placed.errors.planeRounding.lanes);
    deep = hn::And(deep, area >= allLanes(3) * placed.errors.edge.lanes);
  }
  setBounds(placed, bitsOf(d, deep), batch, place, brick);
  const auto isWithin = [&](std::size_t k, int cells) HWY_ATTR {
    return placed.last.at[k] - placed.first.at[k] < allLanes(cells);
  };
  // Those do not store triangle numbers.
  const LaneMask mayBeSmall = brick.triangles != nullptr ? hn::Not(reaches) : isSure;
  const auto isSmall = hn::AndNot(
      deep, hn::And(hn::And(hn::And(isSure, mayBeSmall), isWithin(0, SmallTriangles::mostColumns)),
                    hn::And(isWithin(1, SmallTriangles::mostRows),
                            isWithin(2, SmallTriangles::mostRows))));
  addSmall(placed, isSmall, place, sorted.small);
  const auto others = hn::AndNot(hn::Or(deep, isSmall), reaches);
  if (hn::AllFalse(d, others)) return;
  const std::uint32_t left = bitsOf(d, others);
  const std::uint32_t known = left & bitsOf(d, placed.known);
  for (std::uint32_t lanes = known; lanes != 0; lanes &= lanes - 1) {
    addRows(batch, place + static_cast<std::size_t>(__builtin_ctz(lanes)), sorted, frame, brick,
            leftOver);
  }
  askBounds(placed, left & ~known, bitsOf(d, placed.inReach), batch, place, brick, leftOver);
}

void SetCellsOf(const TriangleBatch& batch, const BatchFrame& frame, const VoxelGrid::Brick& brick,
                LeftOver& leftOver) {
  const std::size_t lanes = hn::Lanes(Tag());
  // On the heap: programs that load the library while they run have little room for its
  // thread-local variables.
  static thread_local const std::unique_ptr<Sorted> kept(new Sorted());
  Sorted& sorted = *kept;
  SmallTriangles& small = sorted.small;
  small.count = 0;
  const FrameLanes spread(frame, brick);
  for (std::size_t place = 0; place < batch.count; place += lanes) {
    sortOut(batch, frame, spread, brick, place, sorted, leftOver);
  }
  const SmallTag d;
  const std::size_t smallLanes = hn::Lanes(d);
  // If the query itself is in float, double would be no better.
  const bool asks = frame.errors.floatUnit > 0;
  for (std::size_t i = 0; i < small.count; i += smallLanes) {
    const std::size_t count = std::min(smallLanes, small.count - i);
    // Lanes without a triangle get an empty range.
    for (std::size_t lane = count; lane < smallLanes; ++lane) {
      small.last[1][i + lane] = -1;
      small.last[2][i + lane] = -1;
      small.base[1][i + lane] = small.base[2][i + lane] = 0;
    }
    std::uint32_t again = bitsOf(d, solveSmall(small, i, asks, batch, frame, brick, leftOver));
    again &= (std::uint32_t{1} << count) - 1;
    for (; again != 0; again &= again - 1) {
      const auto lane = static_cast<std::size_t>(__builtin_ctz(again));
      addRows(batch, static_cast<std::size_t>(small.place[i + lane]), sorted, frame, brick,
              leftOver);
    }
  }
  solveRows(sorted.setup, sorted.rows, frame, brick, leftOver);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
HWY_AFTER_NAMESPACE();
