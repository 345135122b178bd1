// Included once a target by brick_rows-inl.h, without a guard for that reason. Triangles of a few
// rows: a triangle a lane, in float. Coordinates are taken from the first cell of the triangle's
// own bounds, so that float tells cells apart; what it leaves in doubt is done again in double.

namespace hairline {
namespace HWY_NAMESPACE {

using SmallTag = hn::CappedTag<float, 16>;
using SmallLanes = hn::Vec<SmallTag>;
using SmallMask = hn::Mask<SmallTag>;
using SmallIdle = hn::Vec<hn::RebindToSigned<SmallTag>>;

HWY_INLINE SmallLanes allSmall(float x) { return hn::Set(SmallTag(), x); }

// Triangles that wait to be solved.
struct SmallTriangles {
  static constexpr std::size_t capacity = TriangleBatch::size + 16;
  // The longest bounds, in cells, across x and along it.
  static constexpr int mostRows = 8;
  static constexpr int mostColumns = 16;
  using Row = std::array<float, capacity>;

  std::size_t count = 0;
  alignas(64) Row at[3][3];
  // The first cell of the bounds in the brick, and the last one from there.
  alignas(64) Row base[3], last[3];
  alignas(64) Row length, error, moved;
  // The place in the batch, and bits for the edges that say nothing: 1, 2, 4 seen along z, 8, 16,
  // 32 along y, 64, 128, 256 along x.
  alignas(64) Row place, idle;
};

// u >= low (and <= high) for each v.
struct SmallBounds {
  SmallLanes lowSlope[3], lowAt[3], highSlope[3], highAt[3];
  SmallLanes band;

  HWY_INLINE SmallLanes low(SmallLanes v) const {
    return hn::Max(
        hn::Max(hn::MulAdd(lowSlope[0], v, lowAt[0]), hn::MulAdd(lowSlope[1], v, lowAt[1])),
        hn::MulAdd(lowSlope[2], v, lowAt[2]));
  }
  HWY_INLINE SmallLanes high(SmallLanes v) const {
    return hn::Min(
        hn::Min(hn::MulAdd(highSlope[0], v, highAt[0]), hn::MulAdd(highSlope[1], v, highAt[1])),
        hn::MulAdd(highSlope[2], v, highAt[2]));
  }
};

struct SmallCorner {
  SmallLanes at[3];
};

// The three edges as constraints on u for each v; `area` is that of the projection. Returns the
// lanes that cannot be solved so.
HWY_INLINE SmallMask boundsOf(const SmallCorner (&p)[3], std::size_t u, std::size_t v,
                              SmallLanes area, SmallLanes error, SmallLanes reach, SmallIdle idle,
                              int bit, SmallBounds& bounds) {
  const SmallTag d;
  const SmallLanes zero = hn::Zero(d);
  const SmallLanes infinite = allSmall(1e30f);
  const SmallLanes turn = hn::And(area, hn::SignBit(d));
  SmallMask fails = hn::Le(hn::Abs(area), hn::Add(error, error));
  const SmallLanes least = hn::Mul(allSmall(8), error);
  SmallLanes steepest = zero;
  for (std::size_t e = 0; e < 3; ++e) {
    const SmallCorner& from = p[e];
    const SmallCorner& to = p[(e + 1) % 3];
    const SmallLanes a = hn::Xor(hn::Sub(from.at[v], to.at[v]), turn);
    const SmallLanes b = hn::Xor(hn::Sub(to.at[u], from.at[u]), turn);
    const SmallLanes c = hn::Sub(hn::Add(hn::Max(a, zero), hn::Max(b, zero)),
                                 hn::Add(hn::Mul(a, from.at[u]), hn::Mul(b, from.at[v])));
    const SmallMask isIdleEdge =
        hn::RebindMask(d, hn::TestBit(idle, hn::Set(hn::RebindToSigned<SmallTag>(), bit << e)));
    fails = hn::Or(fails, hn::AndNot(isIdleEdge, hn::Le(hn::Mul(hn::Abs(a), reach), least)));
    const SmallLanes inverse = hn::Div(allSmall(-1), a);
    const SmallLanes slope = hn::Mul(b, inverse);
    const SmallLanes at = hn::Mul(c, inverse);
    steepest = hn::Max(steepest, hn::IfThenZeroElse(isIdleEdge, hn::Abs(inverse)));
    const SmallMask isLower = hn::AndNot(isIdleEdge, hn::Gt(a, zero));
    const SmallMask isUpper = hn::AndNot(isIdleEdge, hn::Lt(a, zero));
    bounds.lowSlope[e] = hn::IfThenElseZero(isLower, slope);
    bounds.lowAt[e] = hn::IfThenElse(isLower, at, hn::Neg(infinite));
    bounds.highSlope[e] = hn::IfThenElseZero(isUpper, slope);
    bounds.highAt[e] = hn::IfThenElse(isUpper, at, infinite);
  }
  bounds.band = hn::Mul(error, steepest);
  return fails;
}

// Sets the rows of as many triangles as there are lanes, from `place` on. Returns the lanes to be
// done again: those that cannot be solved so, and, unless this asks about cells in doubt at once,
// those that have any.
HWY_INLINE SmallMask solveSmall(const SmallTriangles& small, std::size_t place, bool asks,
                                const TriangleBatch& batch, const VoxelGrid::Brick& brick,
                                LeftOver& leftOver) {
  const SmallTag d;
  const hn::RebindToSigned<SmallTag> di;
  const SmallLanes zero = hn::Zero(d);
  SmallCorner p[3];
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k < 3; ++k) {
      p[i].at[k] = hn::Load(d, small.at[i][k].data() + place);
    }
  }
  const auto load = [&](const SmallTriangles::Row& row)
                        HWY_ATTR { return hn::Load(d, row.data() + place); };
  const SmallLanes reach = hn::Add(load(small.length), allSmall(2));
  const SmallLanes moved = load(small.moved);
  // Coordinates here, and products of them here and in the query, are off by so much more than in
  // double.
  const SmallLanes rounded =
      hn::MulAdd(hn::Mul(allSmall(80 * 0x1p-24f), reach), reach, load(small.error));
  // Moved operands move an edge function by their distances from the cell.
  const SmallLanes error = hn::MulAdd(hn::Mul(allSmall(6), moved), reach, rounded);
  SmallCorner n;
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t i = (k + 1) % 3;
    const std::size_t j = (k + 2) % 3;
    n.at[k] = hn::Sub(hn::Mul(hn::Sub(p[1].at[i], p[0].at[i]), hn::Sub(p[2].at[j], p[0].at[j])),
                      hn::Mul(hn::Sub(p[1].at[j], p[0].at[j]), hn::Sub(p[2].at[i], p[0].at[i])));
  }
  SmallBounds xy, xz, yz;
  const SmallIdle idle = hn::ConvertTo(di, load(small.idle));
  SmallMask again = boundsOf(p, 0, 1, n.at[2], error, reach, idle, 1, xy);
  again = hn::Or(again, boundsOf(p, 0, 2, hn::Neg(n.at[1]), error, reach, idle, 8, xz));
  again = hn::Or(again, boundsOf(p, 1, 2, n.at[0], error, reach, idle, 64, yz));
  // The plane: x between two lines.
  SmallLanes at = zero, lowest = zero, highest = zero;
  for (std::size_t k = 0; k < 3; ++k) {
    at = hn::Sub(at, hn::Mul(n.at[k], p[0].at[k]));
    lowest = hn::Add(lowest, hn::Min(n.at[k], zero));
    highest = hn::Add(highest, hn::Max(n.at[k], zero));
  }
  SmallLanes far = zero;
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t i = (k + 1) % 3;
    const std::size_t j = (k + 2) % 3;
    const SmallLanes edges = hn::Add(
        hn::Add(hn::Abs(hn::Sub(p[1].at[i], p[0].at[i])), hn::Abs(hn::Sub(p[2].at[i], p[0].at[i]))),
        hn::Add(hn::Abs(hn::Sub(p[1].at[j], p[0].at[j])),
                hn::Abs(hn::Sub(p[2].at[j], p[0].at[j]))));
    far = hn::MulAdd(hn::Add(edges, edges), hn::Add(load(small.last[k]), allSmall(2)), far);
    far = hn::MulAdd(allSmall(3), hn::Abs(n.at[k]), far);
  }
  const SmallLanes planeError =
      hn::MulAdd(moved, far, hn::Mul(hn::Mul(allSmall(2.5f), reach), rounded));
  again = hn::Or(again, hn::Le(hn::Mul(hn::Abs(n.at[0]), reach), hn::Mul(allSmall(8), planeError)));
  const SmallLanes inverse = hn::Div(allSmall(-1), n.at[0]);
  const SmallLanes planeY = hn::Mul(n.at[1], inverse);
  const SmallLanes planeZ = hn::Mul(n.at[2], inverse);
  const SmallLanes one = hn::Mul(hn::Add(at, lowest), inverse);
  const SmallLanes other = hn::Mul(hn::Add(at, highest), inverse);
  const SmallLanes planeLow = hn::Min(one, other);
  const SmallLanes planeHigh = hn::Max(one, other);
  const SmallLanes band = hn::Max(hn::Max(xy.band, xz.band), hn::Mul(planeError, hn::Abs(inverse)));
  const SmallLanes yBand = yz.band;

  const SmallLanes x0 = load(small.base[0]);
  const SmallLanes y0 = load(small.base[1]);
  const SmallLanes z0 = load(small.base[2]);
  const SmallLanes lastX = load(small.last[0]);
  const auto top = [&](std::size_t k)
                       HWY_ATTR { return allSmall(static_cast<float>(brick.size[k] - 1)); };
  // Rows of the brick alone.
  const SmallLanes firstY = hn::Sub(zero, hn::Min(y0, zero));
  const SmallLanes firstZ = hn::Sub(zero, hn::Min(z0, zero));
  const SmallLanes lastY = hn::Min(load(small.last[1]), hn::Sub(top(1), y0));
  const SmallLanes lastZ = hn::Min(load(small.last[2]), hn::Sub(top(2), z0));
  const int rows = static_cast<int>(hn::GetLane(hn::MaxOfLanes(d, lastY))) + 1;
  const int layers = static_cast<int>(hn::GetLane(hn::MaxOfLanes(d, lastZ))) + 1;
  alignas(64) std::int32_t row0[16];
  hn::Store(hn::ConvertTo(di, hn::MulAdd(z0, allSmall(64), y0)), di, row0);

  SmallLanes xLow[SmallTriangles::mostRows], xHigh[SmallTriangles::mostRows];
  for (int j = 0; j < rows; ++j) {
    const SmallLanes y = allSmall(static_cast<float>(j));
    xLow[j] = xy.low(y);
    xHigh[j] = xy.high(y);
  }
  for (int k = 0; k < layers; ++k) {
    const SmallLanes z = allSmall(static_cast<float>(k));
    const SmallMask isLayer = hn::AndNot(again, hn::And(hn::Ge(z, firstZ), hn::Le(z, lastZ)));
    const SmallLanes zLow = xz.low(z);
    const SmallLanes zHigh = xz.high(z);
    const SmallLanes yLow = yz.low(z);
    const SmallLanes yHigh = yz.high(z);
    const SmallLanes begin = hn::Max(hn::Sub(yLow, yBand), firstY);
    const SmallLanes end = hn::Min(hn::Add(yHigh, yBand), lastY);
    const SmallLanes sureBegin = hn::Add(yLow, yBand);
    const SmallLanes sureEnd = hn::Sub(yHigh, yBand);
    SmallLanes plane = hn::Mul(planeZ, z);
    for (int j = 0; j < rows; ++j, plane = hn::Add(plane, planeY)) {
      const SmallLanes y = allSmall(static_cast<float>(j));
      const SmallLanes low = hn::Max(hn::Max(xLow[j], zLow), hn::Add(plane, planeLow));
      const SmallLanes high = hn::Min(hn::Min(xHigh[j], zHigh), hn::Add(plane, planeHigh));
      const SmallLanes a = hn::Max(hn::Ceil(hn::Sub(low, band)), zero);
      const SmallLanes b = hn::Min(hn::Floor(hn::Add(high, band)), lastX);
      const SmallLanes sureA = hn::Max(hn::Ceil(hn::Add(low, band)), zero);
      const SmallLanes sureB = hn::Min(hn::Floor(hn::Sub(high, band)), lastX);
      const SmallMask inside =
          hn::And(hn::And(isLayer, hn::Le(a, b)), hn::And(hn::Ge(y, begin), hn::Le(y, end)));
      const SmallMask sure = hn::And(hn::And(hn::Eq(a, sureA), hn::Eq(b, sureB)),
                                     hn::And(hn::Ge(y, sureBegin), hn::Le(y, sureEnd)));
      const SmallMask doubt = hn::AndNot(sure, inside);
      if (!asks) {
        again = hn::Or(again, doubt);
      } else if (HWY_UNLIKELY(!hn::AllFalse(d, doubt))) {
        const SmallMask rowSure = hn::And(hn::Ge(y, sureBegin), hn::Le(y, sureEnd));
        alignas(64) float ends[4][16];
        hn::Store(hn::Max(hn::Add(a, x0), zero), d, ends[0]);
        hn::Store(hn::Min(hn::Add(b, x0), top(0)), d, ends[1]);
        hn::Store(hn::IfThenElse(rowSure, hn::Add(sureA, x0), allSmall(64)), d, ends[2]);
        hn::Store(hn::IfThenElse(rowSure, hn::Add(sureB, x0), allSmall(-1)), d, ends[3]);
        for (std::uint32_t left = bitsOf(d, doubt); left != 0; left &= left - 1) {
          const int lane = __builtin_ctz(left);
          const std::uint32_t number = batch.number[static_cast<std::size_t>(
              small.place[place + static_cast<std::size_t>(lane)])];
          const RowEnds cells{static_cast<int>(ends[0][lane]), static_cast<int>(ends[1][lane]),
                              64 - clampedInteger<int>(64 - ends[2][lane], 0, 64),
                              clampedInteger<int>(ends[3][lane], -1, 63)};
          const int row = row0[lane] + 64 * k + j;
          setAndAsk(cells, brick.words[row], number, row % 64, row / 64, leftOver);
        }
      }
      const SmallLanes from = hn::Max(hn::Add(a, x0), zero);
      const SmallLanes to = hn::Min(hn::Add(b, x0), top(0));
      const SmallMask sets = hn::And(hn::And(inside, sure), hn::Le(from, to));
      alignas(64) std::int32_t firsts[16], lasts[16];
      hn::Store(hn::ConvertTo(di, from), di, firsts);
      hn::Store(hn::ConvertTo(di, to), di, lasts);
      for (std::uint32_t left = bitsOf(d, sets); left != 0; left &= left - 1) {
        const int lane = __builtin_ctz(left);
        brick.words[row0[lane] + 64 * k + j] |=
            (~std::uint64_t{0} << firsts[lane]) & (~std::uint64_t{0} >> (63 - lasts[lane]));
      }
    }
  }
  return again;
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
