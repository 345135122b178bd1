// Included once a target by brick_rows.cpp, without a guard for that reason.

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace hairline {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

HWY_INLINE void copyTriangle(const TriangleBatch& from, std::size_t place, TriangleBatch& to,
                             std::size_t at) {
  to.number[at] = from.number[place];
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k < 3; ++k) {
      to.coordinate[i][k][at] = from.coordinate[i][k][place];
    }
  }
}

// The cells of a row that a triangle may meet, and those that it surely does, which may be none.
struct RowEnds {
  int first, last, sureFirst, sureLast;
};

inline void setAndAsk(const RowEnds& row, std::uint64_t& word, std::uint32_t number, int j, int k,
                      LeftOver& leftOver) {
  if (row.first > row.last) return;
  const int sureFirst = std::max(row.sureFirst, row.first);
  const int sureLast = std::min(row.sureLast, row.last);
  if (sureFirst > sureLast) {
    leftOver.row(number, row.first, row.last, j, k);
    return;
  }
  word |= (~std::uint64_t{0} << sureFirst) & (~std::uint64_t{0} >> (63 - sureLast));
  if (row.first < sureFirst) leftOver.row(number, row.first, sureFirst - 1, j, k);
  if (row.last > sureLast) leftOver.row(number, sureLast + 1, row.last, j, k);
}

// A bit a lane.
template <typename D>
HWY_INLINE std::uint32_t bitsOf(D d, hn::Mask<D> mask) {
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(d, mask, bytes);
  return bytes[0] | static_cast<std::uint32_t>(bytes[1] << 8);
}

// Calls use(lane, ends) for the rows in doubt, from a to b. Only where `maySet` are cells sure.
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

// The constraints are those of RowSolver, for boxes. Whether products and sums are fused does not
// matter: the bounds on the errors hold either way, and what they leave in doubt is not decided
// here.

template <typename D>
struct CornerOf {
  hn::Vec<D> at[3];
};
template <typename D>
HWY_INLINE CornerOf<D> normalOf(const CornerOf<D> (&p)[3]) {
  CornerOf<D> n;
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t i = (k + 1) % 3;
    const std::size_t j = (k + 2) % 3;
    const auto edge = [&](std::size_t to, std::size_t axis)
                          HWY_ATTR { return p[to].at[axis] - p[0].at[axis]; };
    n.at[k] = edge(1, i) * edge(2, j) - edge(1, j) * edge(2, i);
  }
  return n;
}

// u >= slope v + at (or <=) for the three edges. What says nothing has an infinite `at`.
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
struct BoundsOf {
  LinesOf<D> lower, upper;
  hn::Vec<D> band;
};
// The three edges as constraints on u for each v; `area` is that of the projection. Returns the
// lanes that cannot be solved so.
template <typename D>
HWY_INLINE hn::Mask<D> boundsOf(const CornerOf<D> (&p)[3], std::size_t u, std::size_t v,
                                hn::Vec<D> area, hn::Vec<D> error, hn::Vec<D> reach,
                                const hn::Mask<D> (&idle)[3], BoundsOf<D>& bounds) {
  using T = hn::TFromD<D>;
  using Vec = hn::Vec<D>;
  const D d;
  const Vec zero = hn::Zero(d);
  const Vec infinite = hn::Set(d, static_cast<T>(sizeof(T) == sizeof(double) ? 1e300 : 1e30));
  const Vec least = hn::Set(d, T{8}) * error;
  const Vec turn = hn::And(area, hn::SignBit(d));
  auto fails = hn::Abs(area) <= error + error;
  Vec steepest = zero;
  for (std::size_t e = 0; e < 3; ++e) {
    const CornerOf<D>& from = p[e];
    const CornerOf<D>& to = p[(e + 1) % 3];
    const Vec a = hn::Xor(from.at[v] - to.at[v], turn);
    const Vec b = hn::Xor(to.at[u] - from.at[u], turn);
    const Vec c = hn::Max(a, zero) + hn::Max(b, zero) - (a * from.at[u] + b * from.at[v]);
    fails = hn::Or(fails, hn::AndNot(idle[e], hn::Abs(a) * reach <= least));
    const Vec inverse = hn::Set(d, T{-1}) / a;
    const Vec slope = b * inverse;
    const Vec at = c * inverse;
    steepest = hn::Max(steepest, hn::IfThenZeroElse(idle[e], hn::Abs(inverse)));
    const auto isLower = hn::AndNot(idle[e], a > zero);
    const auto isUpper = hn::AndNot(idle[e], a < zero);
    bounds.lower.slope[e] = hn::IfThenElseZero(isLower, slope);
    bounds.lower.at[e] = hn::IfThenElse(isLower, at, hn::Neg(infinite));
    bounds.upper.slope[e] = hn::IfThenElseZero(isUpper, slope);
    bounds.upper.at[e] = hn::IfThenElse(isUpper, at, infinite);
  }
  bounds.band = error * steepest;
  return fails;
}

// The plane: x between two lines, y j + z k + low and the same with high.
template <typename D>
struct PlaneOf {
  hn::Vec<D> y, z, low, high, band;
};
template <typename D>
HWY_INLINE hn::Mask<D> planeOf(const CornerOf<D>& n, const CornerOf<D>& p, hn::Vec<D> error,
                               hn::Vec<D> reach, PlaneOf<D>& plane) {
  using T = hn::TFromD<D>;
  const D d;
  const hn::Vec<D> zero = hn::Zero(d);
  hn::Vec<D> at = zero, low = zero, high = zero;
  for (std::size_t k = 0; k < 3; ++k) {
    at = at - n.at[k] * p.at[k];
    low = low + hn::Min(n.at[k], zero);
    high = high + hn::Max(n.at[k], zero);
  }
  const hn::Vec<D> inverse = hn::Set(d, T{-1}) / n.at[0];
  const hn::Vec<D> one = (at + low) * inverse;
  const hn::Vec<D> other = (at + high) * inverse;
  plane.y = n.at[1] * inverse;
  plane.z = n.at[2] * inverse;
  plane.low = hn::Min(one, other);
  plane.high = hn::Max(one, other);
  plane.band = error * hn::Abs(inverse);
  return hn::Abs(n.at[0]) * reach <= hn::Set(d, T{8}) * error;
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

// The triangles of a batch by what is to be done about them.
struct Sorted {
  SmallTriangles small;
  TriangleBatch rows;
  RowSetup setup;
};

// Those of one vector of triangles that are small: their coordinates from their own first cell on.
HWY_INLINE void addSmall(const Placed& placed, LaneMask which, std::size_t place,
                         SmallTriangles& small) {
  const Tag d;
  const hn::Rebind<float, Tag> df;
  const std::size_t count = hn::CountTrue(d, which);
  if (count == 0) return;
  const auto chosen = hn::DemoteTo(df, hn::IfThenElseZero(which, all(1))) > hn::Zero(df);
  const auto add = [&](Lanes values, SmallTriangles::Row& row) HWY_ATTR {
    hn::StoreU(hn::Compress(hn::DemoteTo(df, values), chosen), df, row.data() + small.count);
  };
  for (std::size_t k = 0; k < 3; ++k) {
    for (std::size_t i = 0; i < 3; ++i) {
      add(placed.p[i].at[k] - placed.first.at[k], small.at[i][k]);
    }
    add(placed.first.at[k], small.base[k]);
    add(placed.last.at[k] - placed.first.at[k], small.last[k]);
  }
  add(placed.length, small.length);
  add(placed.fineError * all(1.001), small.error);
  add(placed.moved * all(1.001), small.moved);
  add(hn::Iota(d, static_cast<double>(place)), small.place);
  Lanes idle = hn::Zero(d);
  for (std::size_t e = 0; e < 3; ++e) {
    const auto bit = [&](std::size_t u, std::size_t v, double value) HWY_ATTR {
      idle = idle + hn::IfThenElseZero(isIdle(placed, e, u, v), all(value));
    };
    const double one = static_cast<double>(1 << e);
    bit(0, 1, one);
    bit(0, 2, 8 * one);
    bit(1, 2, 64 * one);
  }
  add(idle, small.idle);
  small.count += count;
}

HWY_INLINE void setBounds(const Placed& placed, std::uint32_t which,
                          const VoxelGrid::Brick& brick) {
  if (which == 0) return;
  const Tag d;
  const hn::Rebind<std::int32_t, Tag> di;
  alignas(64) std::int32_t first[3][8], last[3][8];
  for (std::size_t k = 0; k < 3; ++k) {
    const Lanes top = all(brick.size[k] - 1);
    hn::Store(hn::DemoteTo(di, hn::Min(hn::Max(placed.first.at[k], hn::Zero(d)), top)), di,
              first[k]);
    hn::Store(hn::DemoteTo(di, hn::Max(hn::Min(placed.last.at[k], top), hn::Zero(d))), di, last[k]);
  }
  for (; which != 0; which &= which - 1) {
    const int lane = __builtin_ctz(which);
    const std::uint64_t bits =
        (~std::uint64_t{0} << first[0][lane]) & (~std::uint64_t{0} >> (63 - last[0][lane]));
    for (int k = first[2][lane]; k <= last[2][lane]; ++k) {
      for (int j = first[1][lane]; j <= last[1][lane]; ++j) brick.words[64 * k + j] |= bits;
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

// Sorts a vector of triangles, and sets those whose bounds say all.
HWY_INLINE void sortOut(const TriangleBatch& batch, const BatchFrame& frame,
                        const VoxelGrid::Brick& brick, std::size_t place, Sorted& sorted,
                        LeftOver& leftOver) {
  const Tag d;
  const Placed placed = placeTriangles(batch, frame, brick, place);
  const auto counts =
      hn::Iota(d, static_cast<double>(place)) < all(static_cast<double>(batch.count));
  const auto reaches = hn::AndNot(hn::And(placed.outside, placed.known), counts);
  auto isSure = placed.known;
  Lanes single = hn::Zero(d);
  for (std::size_t k = 0; k < 3; ++k) {
    isSure = hn::And(isSure, hn::And(placed.first.at[k] == placed.surelyFirst.at[k],
                                     placed.last.at[k] == placed.surelyLast.at[k]));
    single = single + hn::IfThenElseZero(placed.first.at[k] == placed.last.at[k], all(1));
  }
  isSure = hn::And(isSure, reaches);
  const auto columns = hn::And(isSure, single >= all(2));
  // One cell across two axes: the triangle passes through every cell of its bounds, and deeply. For
  // the query to see it too, the normal must be more than noise.
  auto deep = columns;
  if (!hn::AllFalse(d, columns)) {
    const Corner n = normalOf<Tag>(placed.p);
    const Lanes area = hn::Abs(n.at[0]) + hn::Abs(n.at[1]) + hn::Abs(n.at[2]);
    const Lanes length = placed.length;
    const Lanes noise = all(frame.errors.ofProducts()) * (length * length);
    deep = hn::And(deep, area * placed.margin >= noise * (length + all(2)));
    deep = hn::And(deep, area >= all(3) * (placed.query * length));
  }
  setBounds(placed, bitsOf(d, deep), brick);
  const auto isWithin = [&](std::size_t k, int cells) HWY_ATTR {
    return placed.last.at[k] - placed.first.at[k] < all(cells);
  };
  const auto isSmall =
      hn::AndNot(deep, hn::And(hn::And(isSure, isWithin(0, SmallTriangles::mostColumns)),
                               hn::And(isWithin(1, SmallTriangles::mostRows),
                                       isWithin(2, SmallTriangles::mostRows))));
  addSmall(placed, isSmall, place, sorted.small);
  const auto others = hn::AndNot(hn::Or(deep, isSmall), reaches);
  if (hn::AllFalse(d, others)) return;
  const std::uint32_t known = bitsOf(d, placed.known);
  for (std::uint32_t left = bitsOf(d, others); left != 0; left &= left - 1) {
    const auto lane = static_cast<std::size_t>(__builtin_ctz(left));
    if (((known >> lane) & 1) != 0) {
      addRows(batch, place + lane, sorted, frame, brick, leftOver);
    } else {
      leftOver.whole(batch.number[place + lane]);
    }
  }
}

void SetSureCells(const TriangleBatch& batch, const BatchFrame& frame,
                  const VoxelGrid::Brick& brick, LeftOver& leftOver) {
  const std::size_t lanes = hn::Lanes(Tag());
  static thread_local Sorted sorted;
  SmallTriangles& small = sorted.small;
  small.count = 0;
  for (std::size_t place = 0; place < batch.count; place += lanes) {
    sortOut(batch, frame, brick, place, sorted, leftOver);
  }
  const SmallTag d;
  const std::size_t smallLanes = hn::Lanes(d);
  // Where the query itself is in float, double would not know better.
  const bool asks = frame.errors.floatUnit > 0;
  for (std::size_t i = 0; i < small.count; i += smallLanes) {
    const std::size_t count = std::min(smallLanes, small.count - i);
    // Lanes without a triangle end before they begin.
    for (std::size_t lane = count; lane < smallLanes; ++lane) {
      small.last[1][i + lane] = -1;
      small.last[2][i + lane] = -1;
      small.base[1][i + lane] = small.base[2][i + lane] = 0;
    }
    std::uint32_t again = bitsOf(d, solveSmall(small, i, asks, batch, brick, leftOver));
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
