// Included once a target by brick_rows-inl.h, without a guard for that reason. Triangles of many
// rows: set up in double a triangle a lane, then solved a row a lane.

namespace hairline {
namespace HWY_NAMESPACE {

// What the setup of as many triangles as there are lanes leaves for their rows.
struct RowSetup {
  std::array<std::uint32_t, 8> number;
  // Where rows can be solved; elsewhere some constraint is none on x.
  LaneMask works;
  Corner first, last, surelyFirst, surelyLast;
  // Of x seen along z (v = y) and y (v = z), and of y seen along x (v = z).
  BoundsOf<Tag> bounds[3];
  PlaneOf<Tag> plane;
  Lanes xFrom, xTo, xBand, yBand;
};

HWY_INLINE double laneOf(const Lanes& lanes, std::size_t t) {
  return reinterpret_cast<const double*>(&lanes)[t];
}
// One triangle's in all lanes.
HWY_INLINE Lanes spread(const Lanes& lanes, std::size_t t) { return all(laneOf(lanes, t)); }
HWY_INLINE LinesOf<Tag> spread(const LinesOf<Tag>& lines, std::size_t t) {
  LinesOf<Tag> result;
  for (std::size_t e = 0; e < 3; ++e) {
    result.slope[e] = spread(lines.slope[e], t);
    result.at[e] = spread(lines.at[e], t);
  }
  return result;
}
HWY_INLINE BoundsOf<Tag> spread(const BoundsOf<Tag>& bounds, std::size_t t) {
  return {spread(bounds.lower, t), spread(bounds.upper, t), spread(bounds.band, t)};
}

HWY_INLINE Lanes clamped(Lanes x) { return hn::Min(hn::Max(x, all(-4)), all(70)); }
HWY_INLINE Corner clamped(const Corner& x) {
  return {clamped(x.at[0]), clamped(x.at[1]), clamped(x.at[2])};
}

// Sets up as many triangles as there are lanes.
HWY_INLINE void setUpRows(RowSetup& setup, const TriangleBatch& batch, const BatchFrame& frame,
                          const VoxelGrid::Brick& brick) {
  const Placed placed = placeTriangles(batch, frame, brick, 0);
  setup.first = clamped(placed.first);
  setup.last = clamped(placed.last);
  setup.surelyFirst = clamped(placed.surelyFirst);
  setup.surelyLast = clamped(placed.surelyLast);
  const Corner n = normalOf<Tag>(placed.p);
  LaneMask fails = planeOf<Tag>(n, placed.p[0], placed.planeError, placed.reach, setup.plane);
  const auto project = [&](std::size_t u, std::size_t v, Lanes area,
                           BoundsOf<Tag>& bounds) HWY_ATTR {
    const LaneMask idle[3] = {isIdle(placed, 0, u, v), isIdle(placed, 1, u, v),
                              isIdle(placed, 2, u, v)};
    fails = hn::Or(
        fails, boundsOf<Tag>(placed.p, u, v, area, placed.edgeError, placed.reach, idle, bounds));
  };
  auto& [xy, xz, yz] = setup.bounds;
  project(0, 1, n.at[2], xy);
  project(0, 2, hn::Neg(n.at[1]), xz);
  project(1, 2, n.at[0], yz);
  setup.works = hn::Not(fails);
  const Lanes xBand = hn::Max(hn::Max(xy.band, xz.band), setup.plane.band);
  setup.xBand = hn::Max(placed.margin, xBand) + all(RowErrors::shift);
  setup.yBand = hn::Max(placed.margin, yz.band) + all(RowErrors::shift);
  setup.xFrom = placed.low.at[0] - all(1);
  setup.xTo = placed.high.at[0];
}

// A whole number from 0 to 63 as an integer.
HWY_INLINE hn::VFromD<hn::RebindToUnsigned<Tag>> toBits(Lanes x) {
  const hn::RebindToUnsigned<Tag> du;
  return hn::And(hn::BitCast(du, x + all(0x1p52)), hn::Set(du, 127));
}

HWY_INLINE void solveLayers(const RowSetup& setup, std::size_t t, const VoxelGrid::Brick& brick,
                            LeftOver& leftOver) {
  const Tag d;
  const hn::RebindToUnsigned<Tag> du;
  const int lanes = static_cast<int>(hn::Lanes(d));
  const auto clip = [&](const auto& ends, std::size_t k, bool isFirst) {
    const int end = static_cast<int>(laneOf(ends.at[k], t));
    return isFirst ? std::max(end, 0) : std::min(end, brick.size[k] - 1);
  };
  const int y0 = clip(setup.first, 1, true), y1 = clip(setup.last, 1, false);
  const int z0 = clip(setup.first, 2, true), z1 = clip(setup.last, 2, false);
  const int ySure0 = clip(setup.surelyFirst, 1, true), ySure1 = clip(setup.surelyLast, 1, false);
  const int zSure0 = clip(setup.surelyFirst, 2, true), zSure1 = clip(setup.surelyLast, 2, false);
  const Lanes x0 = all(clip(setup.first, 0, true)), x1 = all(clip(setup.last, 0, false));
  const Lanes xSure0 = all(clip(setup.surelyFirst, 0, true));
  const Lanes xSure1 = all(clip(setup.surelyLast, 0, false));
  const Lanes xBand = spread(setup.xBand, t);
  const Lanes yBand = spread(setup.yBand, t);
  const Lanes xFrom = spread(setup.xFrom, t);
  const Lanes xTo = spread(setup.xTo, t);
  const Lanes planeLow = spread(setup.plane.low, t);
  const Lanes planeHigh = spread(setup.plane.high, t);
  const Lanes planeY = spread(setup.plane.y, t);
  const BoundsOf<Tag> xy = spread(setup.bounds[0], t);
  const BoundsOf<Tag> xz = spread(setup.bounds[1], t);
  const BoundsOf<Tag> yz = spread(setup.bounds[2], t);
  // Seen along z, once for each y.
  alignas(64) std::array<double, 72> xLow, xHigh;
  for (int j = y0; j <= y1; j += lanes) {
    const Lanes y = hn::Iota(d, j);
    hn::StoreU(hn::Max(lowest<Tag>(xy.lower, y), xFrom), d, xLow.data() + j);
    hn::StoreU(hn::Min(highest<Tag>(xy.upper, y), xTo), d, xHigh.data() + j);
  }
  alignas(64) double layerLow[8], layerHigh[8], layerY0[8], layerY1[8], layerSure0[8],
      layerSure1[8];
  for (int k = z0; k <= z1; ++k) {
    const int step = (k - z0) % lanes;
    if (step == 0) {
      // Seen along y and x, for as many layers as there are lanes.
      const Lanes z = hn::Iota(d, k);
      hn::Store(lowest<Tag>(xz.lower, z), d, layerLow);
      hn::Store(highest<Tag>(xz.upper, z), d, layerHigh);
      const Lanes yLow = lowest<Tag>(yz.lower, z);
      const Lanes yHigh = highest<Tag>(yz.upper, z);
      hn::Store(clamped(hn::Ceil(yLow - yBand)), d, layerY0);
      hn::Store(clamped(hn::Floor(yHigh + yBand)), d, layerY1);
      hn::Store(clamped(hn::Ceil(yLow + yBand)), d, layerSure0);
      hn::Store(clamped(hn::Floor(yHigh - yBand)), d, layerSure1);
    }
    const int begin = std::max(y0, static_cast<int>(layerY0[step]));
    const int end = std::min(y1, static_cast<int>(layerY1[step]));
    if (begin > end) continue;
    const bool isLayerSure = k >= zSure0 && k <= zSure1;
    const Lanes sure0 = all(std::max<double>(ySure0, layerSure0[step]));
    const Lanes sure1 = all(isLayerSure ? std::min<double>(ySure1, layerSure1[step]) : -8);
    const Lanes low = all(layerLow[step]);
    const Lanes high = all(layerHigh[step]);
    const Lanes planeZ = all(laneOf(setup.plane.z, t) * k);
    for (int from = begin; from <= end; from += lanes) {
      // The last rows of a brick are taken together, so that no lane leaves it.
      const int j = std::min(from, VoxelGrid::brickSize - lanes);
      const Lanes y = hn::Iota(d, j);
      const Lanes plane = hn::MulAdd(planeY, y, planeZ);
      const Lanes rowLow = hn::Max(hn::Max(hn::LoadU(d, xLow.data() + j), low), plane + planeLow);
      const Lanes rowHigh =
          hn::Min(hn::Min(hn::LoadU(d, xHigh.data() + j), high), plane + planeHigh);
      const Lanes a = hn::Max(hn::Ceil(rowLow - xBand), x0);
      const Lanes b = hn::Min(hn::Floor(rowHigh + xBand), x1);
      const Lanes aSure = hn::Max(hn::Ceil(rowLow + xBand), xSure0);
      const Lanes bSure = hn::Min(hn::Floor(rowHigh - xBand), xSure1);
      const auto inside = hn::And(hn::And(y >= all(from), y <= all(end)), a <= b);
      const auto isSure = hn::And(hn::And(a == aSure, b == bSure), hn::And(y >= sure0, y <= sure1));
      const auto sets = hn::And(inside, isSure);
      const auto ones = hn::Set(du, ~std::uint64_t{0});
      const auto bits = hn::And(hn::Shl(ones, toBits(hn::IfThenElseZero(sets, a))),
                                hn::Shr(ones, toBits(hn::IfThenElseZero(sets, all(63) - b))));
      std::uint64_t* words =
          brick.words + static_cast<std::size_t>(k) * 64 + static_cast<std::size_t>(j);
      const auto masked = hn::IfThenElseZero(hn::RebindMask(du, sets), bits);
      hn::StoreU(hn::Or(hn::LoadU(du, words), masked), du, words);
      const auto doubt = hn::AndNot(isSure, inside);
      if (HWY_UNLIKELY(!hn::AllFalse(d, doubt))) {
        const auto rowSure = hn::And(y >= sure0, y <= sure1);
        forRowsInDoubt(d, doubt, rowSure, a, b, aSure, bSure,
                       [&](int lane, const RowEnds& row) HWY_ATTR {
                         setAndAsk(row, words[lane], setup.number[t], j + lane, k, leftOver);
                       });
      }
    }
  }
}

// Sets the cells of the triangles of a setup, and leaves it empty.
HWY_INLINE void solveRows(RowSetup& setup, TriangleBatch& batch, const BatchFrame& frame,
                          const VoxelGrid::Brick& brick, LeftOver& leftOver) {
  if (batch.count == 0) return;
  for (std::size_t i = batch.count; i < hn::Lanes(Tag()); ++i) copyTriangle(batch, 0, batch, i);
  setUpRows(setup, batch, frame, brick);
  const std::uint32_t works = bitsOf(Tag(), setup.works);
  for (std::size_t t = 0; t < batch.count; ++t) {
    setup.number[t] = batch.number[t];
    if ((works >> t & 1) == 0) {
      leftOver.whole(batch.number[t]);
    } else {
      solveLayers(setup, t, brick, leftOver);
    }
  }
  batch.count = 0;
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
