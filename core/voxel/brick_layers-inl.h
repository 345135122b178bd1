// Included once per target by brick_rows-inl.h, hence no include guard. Triangles of many rows: set
// up in double, one triangle per lane, then solved one row per lane.

namespace hairline {
namespace HWY_NAMESPACE {

// The results of setting up one triangle per lane, for their rows.
struct RowSetup {
  Corner first, last, surelyFirst, surelyLast;
  // For x in the projection along z (v = y) and along y (v = z), and for y in that along x (v = z).
  BoundsOf<Tag> bounds[3];
  ConstantsOf<Tag> constants[3];
  PlaneOf<Tag> plane;
  Lanes xFrom, xTo, xBand, yBand;
  // A bit for each triangle whose plane, or one of whose projections, constrains rows alone.
  std::uint32_t isParallel, hasConstants[3];
};

HWY_INLINE double laneOf(const Lanes& lanes, std::size_t t) {
  return reinterpret_cast<const double*>(&lanes)[t];
}
// One triangle's data in all lanes.
HWY_INLINE Lanes spread(const Lanes& lanes, std::size_t t) { return allLanes(laneOf(lanes, t)); }
HWY_INLINE LinesOf<Tag> spread(const LinesOf<Tag>& lines, std::size_t t) {
  LinesOf<Tag> result;
  for (std::size_t e = 0; e < 3; ++e) {
    result.slope[e] = spread(lines.slope[e], t);
    result.at[e] = spread(lines.at[e], t);
  }
  return result;
}
HWY_INLINE Lanes clamped(Lanes x) { return hn::Min(hn::Max(x, allLanes(-4)), allLanes(70)); }
HWY_INLINE Corner clamped(const Corner& x) {
  return {clamped(x.at[0]), clamped(x.at[1]), clamped(x.at[2])};
}

// Along an axis in which a triangle has no extent, in exact: all of its cells there are certain.
HWY_INLINE void takeOverlapped(RowSetup& setup, const TriangleBatch& batch, std::size_t axis,
                               std::uint32_t which, const VoxelGrid::Brick& brick,
                               LeftOver& leftOver) {
  const Tag d;
  alignas(64) double first[8], last[8];
  hn::Store(setup.first.at[axis], d, first);
  hn::Store(setup.last.at[axis], d, last);
  for (; which != 0; which &= which - 1) {
    const int lane = __builtin_ctz(which);
    const int from = brick.first[axis];
    const CellRange cells = leftOver.overlapped(
        batch.number[lane], axis,
        {from + static_cast<int>(first[lane]), from + static_cast<int>(last[lane])});
    first[lane] = cells.first - from;
    last[lane] = cells.last - from;
  }
  setup.first.at[axis] = hn::Load(d, first);
  setup.last.at[axis] = hn::Load(d, last);
}

// Sets up one triangle per lane.
HWY_INLINE void setUpRows(RowSetup& setup, const TriangleBatch& batch, const BatchFrame& frame,
                          const VoxelGrid::Brick& brick, LeftOver& leftOver) {
  const Tag d;
  const Placed placed = placeTriangles(batch, frame.errors, FrameLanes(frame, brick), 0);
  setup.first = clamped(placed.first);
  setup.last = clamped(placed.last);
  setup.surelyFirst = clamped(placed.surelyFirst);
  setup.surelyLast = clamped(placed.surelyLast);
  const Three<Pack> n = normalOf<Tag>(placed.p);
  const Corner width = widthOf<Tag>(frame);
  const Pack size = placed.length + allLanes(1);
  const Lanes edgeError =
      (errorOf(rowEdgeErrors, size, Pack(placed.reach), placed.errors.pad) + placed.errors.edge)
          .lanes;
  const Lanes planeError =
      (errorOf(rowPlaneErrors, size, Pack(placed.reach), placed.errors.pad) * size +
       placed.errors.plane)
          .lanes;
  const Lanes leastLength = longEnough(placed);
  // In exact, the first axis along which a triangle has no extent: its cells there are determined
  // exactly, and only the projection along it remains.
  const LaneMask none = placed.length < hn::Zero(d);
  LaneMask flat[3] = {none, none, none};
  LaneMask isFlat = none;
  for (std::size_t k = 0; k < 3 && frame.errors.isExact(); ++k) {
    flat[k] = hn::AndNot(isFlat, hn::And(placed.isSame[0][k], placed.isSame[1][k]));
    isFlat = hn::Or(isFlat, flat[k]);
  }
  const auto project = [&](std::size_t i, std::size_t u, std::size_t v, Lanes area) HWY_ATTR {
    const LaneMask idle[3] = {isIdle(placed, leastLength, 0, u, v),
                              isIdle(placed, leastLength, 1, u, v),
                              isIdle(placed, leastLength, 2, u, v)};
    const LaneMask ignored = hn::AndNot(flat[3 - u - v], isFlat);
    setup.hasConstants[i] =
        bitsOf(d, boundsOf<Tag>(placed.p, u, v, area, edgeError, placed.reach, width, idle, ignored,
                                setup.bounds[i], setup.constants[i]));
  };
  project(0, 0, 1, n.z.lanes);
  project(1, 0, 2, hn::Neg(n.y.lanes));
  project(2, 1, 2, n.x.lanes);
  PlaneOf<Tag>& plane = setup.plane;
  LaneMask isParallel = planeOf<Tag>(n, placed.p[0], planeError, placed.reach, width, plane);
  setup.xFrom = placed.low.at[0] - width.at[0];
  setup.xTo = placed.high.at[0];
  if (HWY_UNLIKELY(!hn::AllFalse(d, isFlat))) {
    // The range is all that counts along that axis, and it holds for the plane.
    isParallel = hn::Or(isParallel, isFlat);
    plane.y = hn::IfThenZeroElse(isFlat, plane.y);
    plane.z = hn::IfThenZeroElse(isFlat, plane.z);
    plane.band = hn::IfThenZeroElse(isFlat, plane.band);
    plane.low = hn::IfThenElse(isFlat, allLanes(-1), plane.low);
    plane.high = hn::IfThenElse(isFlat, allLanes(1), plane.high);
    setup.xFrom = hn::IfThenElse(flat[0], allLanes(-4), setup.xFrom);
    setup.xTo = hn::IfThenElse(flat[0], allLanes(70), setup.xTo);
    for (std::size_t k = 0; k < 3; ++k) {
      takeOverlapped(setup, batch, k, bitsOf(d, flat[k]), brick, leftOver);
      setup.surelyFirst.at[k] = hn::IfThenElse(flat[k], setup.first.at[k], setup.surelyFirst.at[k]);
      setup.surelyLast.at[k] = hn::IfThenElse(flat[k], setup.last.at[k], setup.surelyLast.at[k]);
    }
  }
  setup.isParallel = bitsOf(d, isParallel);
  const auto& [xy, xz, yz] = setup.bounds;
  const Lanes xBand =
      hn::Max(hn::Max(xy.band, xz.band), hn::IfThenZeroElse(isParallel, plane.band));
  setup.xBand = hn::Max(placed.margin, xBand) + allLanes(CellErrors::shift);
  setup.yBand = hn::Max(placed.margin, yz.band) + allLanes(CellErrors::shift);
}

// The result of constraints on v alone for each v.
struct Verdicts {
  LaneMask out, doubt;

  HWY_INLINE void take(Lanes value, Lanes error) {
    out = hn::Or(out, value <= hn::Neg(error));
    doubt = hn::Or(doubt, hn::Not(value >= error));
  }
};
HWY_INLINE Verdicts noVerdicts() {
  const LaneMask none = hn::Zero(Tag()) > hn::Zero(Tag());
  return {none, none};
}
HWY_INLINE Verdicts verdictsOf(const ConstantsOf<Tag>& constants, std::size_t t, Lanes v) {
  Verdicts verdicts = noVerdicts();
  for (std::size_t i = 0; i < 6; ++i) {
    verdicts.take(hn::MulAdd(spread(constants.slope[i], t), v, spread(constants.at[i], t)),
                  spread(constants.error[i], t));
  }
  return verdicts;
}

// An integer from 0 to 63.
HWY_INLINE hn::VFromD<hn::RebindToUnsigned<Tag>> toBits(Lanes x) {
  const hn::RebindToUnsigned<Tag> du;
  return hn::And(hn::BitCast(du, x + allLanes(0x1p52)), hn::Set(du, 127));
}

HWY_INLINE void solveLayers(const RowSetup& setup, std::size_t t, std::uint32_t number,
                            const VoxelGrid::Brick& brick, LeftOver& leftOver) {
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
  const Lanes x0 = allLanes(clip(setup.first, 0, true)), x1 = allLanes(clip(setup.last, 0, false));
  const Lanes xSure0 = allLanes(clip(setup.surelyFirst, 0, true));
  const Lanes xSure1 = allLanes(clip(setup.surelyLast, 0, false));
  const Lanes xBand = spread(setup.xBand, t);
  const Lanes yBand = spread(setup.yBand, t);
  const Lanes xFrom = spread(setup.xFrom, t);
  const Lanes xTo = spread(setup.xTo, t);
  const Lanes planeLow = spread(setup.plane.low, t);
  const Lanes planeHigh = spread(setup.plane.high, t);
  const Lanes planeY = spread(setup.plane.y, t);
  const Lanes planeBand = spread(setup.plane.band, t);
  const auto lower = [&](std::size_t i) HWY_ATTR { return spread(setup.bounds[i].lower, t); };
  const auto upper = [&](std::size_t i) HWY_ATTR { return spread(setup.bounds[i].upper, t); };
  const LinesOf<Tag> xyLower = lower(0), xyUpper = upper(0);
  const LinesOf<Tag> xzLower = lower(1), xzUpper = upper(1);
  const LinesOf<Tag> yzLower = lower(2), yzUpper = upper(2);
  const auto has = [t](std::uint32_t bits) { return ((bits >> t) & 1) != 0; };
  const bool isParallel = has(setup.isParallel);
  const bool hasXy = has(setup.hasConstants[0]);
  const bool hasXz = has(setup.hasConstants[1]), hasYz = has(setup.hasConstants[2]);
  // Beyond all rows, and all cells of one.
  const Lanes beyond = allLanes(128);
  // In the projection along z, once for each y.
  alignas(64) std::array<double, 72> xLow, xHigh, xyDoubt;
  for (int j = y0; j <= y1; j += lanes) {
    const Lanes y = hn::Iota(d, j);
    Lanes low = hn::Max(lowest<Tag>(xyLower, y), xFrom);
    if (hasXy) {
      const Verdicts verdicts = verdictsOf(setup.constants[0], t, y);
      low = hn::IfThenElse(verdicts.out, beyond, low);
      hn::StoreU(hn::IfThenElseZero(verdicts.doubt, beyond), d, xyDoubt.data() + j);
    }
    hn::StoreU(low, d, xLow.data() + j);
    hn::StoreU(hn::Min(highest<Tag>(xyUpper, y), xTo), d, xHigh.data() + j);
  }
  alignas(64) double layerLow[8], layerHigh[8], layerY0[8], layerY1[8], layerSure0[8],
      layerSure1[8];
  for (int k = z0; k <= z1; ++k) {
    const int step = (k - z0) % lanes;
    if (step == 0) {
      // In the projections along y and x, for one layer per lane.
      const Lanes z = hn::Iota(d, k);
      Verdicts verdicts = noVerdicts();
      const auto judge = [&](std::size_t i) HWY_ATTR {
        const Verdicts more = verdictsOf(setup.constants[i], t, z);
        verdicts.out = hn::Or(verdicts.out, more.out);
        verdicts.doubt = hn::Or(verdicts.doubt, more.doubt);
      };
      if (hasXz) judge(1);
      if (hasYz) judge(2);
      hn::Store(lowest<Tag>(xzLower, z), d, layerLow);
      hn::Store(highest<Tag>(xzUpper, z), d, layerHigh);
      const Lanes yLow = lowest<Tag>(yzLower, z);
      const Lanes yHigh = highest<Tag>(yzUpper, z);
      hn::Store(hn::IfThenElse(verdicts.out, beyond, clamped(hn::Ceil(yLow - yBand))), d, layerY0);
      hn::Store(clamped(hn::Floor(yHigh + yBand)), d, layerY1);
      hn::Store(hn::IfThenElse(verdicts.doubt, beyond, clamped(hn::Ceil(yLow + yBand))), d,
                layerSure0);
      hn::Store(clamped(hn::Floor(yHigh - yBand)), d, layerSure1);
    }
    const int begin = std::max(y0, static_cast<int>(layerY0[step]));
    const int end = std::min(y1, static_cast<int>(layerY1[step]));
    if (begin > end) continue;
    const bool isLayerSure = k >= zSure0 && k <= zSure1;
    const Lanes sure0 = allLanes(std::max<double>(ySure0, layerSure0[step]));
    const Lanes sure1 = allLanes(isLayerSure ? std::min<double>(ySure1, layerSure1[step]) : -8);
    const Lanes low = allLanes(layerLow[step]);
    const Lanes high = allLanes(layerHigh[step]);
    const Lanes planeZ = allLanes(laneOf(setup.plane.z, t) * k);
    for (int from = begin; from <= end; from += lanes) {
      // The last rows of a brick are done together, so that no lane leaves it.
      const int j = std::min(from, VoxelGrid::brickSize - lanes);
      const Lanes y = hn::Iota(d, j);
      const Lanes plane = hn::MulAdd(planeY, y, planeZ);
      Lanes rowLow = hn::Max(hn::LoadU(d, xLow.data() + j), low);
      Lanes rowHigh = hn::Min(hn::LoadU(d, xHigh.data() + j), high);
      LaneMask isRow = hn::And(y >= allLanes(from), y <= allLanes(end));
      LaneMask rowSure = hn::And(y >= sure0, y <= sure1);
      if (hasXy) rowSure = hn::And(rowSure, hn::LoadU(d, xyDoubt.data() + j) < beyond);
      if (isParallel) {
        Verdicts verdicts = noVerdicts();
        verdicts.take(hn::Min(plane + planeHigh, hn::Neg(plane + planeLow)), planeBand);
        isRow = hn::AndNot(verdicts.out, isRow);
        rowSure = hn::AndNot(verdicts.doubt, rowSure);
      } else {
        rowLow = hn::Max(rowLow, plane + planeLow);
        rowHigh = hn::Min(rowHigh, plane + planeHigh);
      }
      const Lanes a = hn::Max(hn::Ceil(rowLow - xBand), x0);
      const Lanes b = hn::Min(hn::Floor(rowHigh + xBand), x1);
      const Lanes aSure = hn::Max(hn::Ceil(rowLow + xBand), xSure0);
      const Lanes bSure = hn::Min(hn::Floor(rowHigh - xBand), xSure1);
      const auto inside = hn::And(isRow, a <= b);
      const auto isSure = hn::And(hn::And(a == aSure, b == bSure), rowSure);
      const auto sets = hn::And(inside, isSure);
      const auto ones = hn::Set(du, ~std::uint64_t{0});
      const auto bits = hn::And(hn::Shl(ones, toBits(hn::IfThenElseZero(sets, a))),
                                hn::Shr(ones, toBits(hn::IfThenElseZero(sets, allLanes(63) - b))));
      const auto masked = hn::IfThenElseZero(hn::RebindMask(du, sets), bits);
      const std::size_t row = static_cast<std::size_t>(k) * 64 + static_cast<std::size_t>(j);
      if (HWY_UNLIKELY(brick.triangles != nullptr)) {
        alignas(64) std::uint64_t cells[8];
        hn::Store(masked, du, cells);
        for (std::size_t i = 0; i < hn::Lanes(d); ++i) setCells(brick, row + i, cells[i], number);
      } else {
        hn::StoreU(hn::Or(hn::LoadU(du, brick.words + row), masked), du, brick.words + row);
      }
      const auto doubt = hn::AndNot(isSure, inside);
      if (HWY_UNLIKELY(!hn::AllFalse(d, doubt))) {
        forRowsInDoubt(d, doubt, rowSure, a, b, aSure, bSure,
                       [&](int lane, const RowEnds& ends)
                           HWY_ATTR { setAndAsk(ends, brick, number, j + lane, k, leftOver); });
      }
    }
  }
}

// Sets the cells of the triangles of a batch, and clears it.
HWY_INLINE void solveRows(RowSetup& setup, TriangleBatch& batch, const BatchFrame& frame,
                          const VoxelGrid::Brick& brick, LeftOver& leftOver) {
  if (batch.count == 0) return;
  for (std::size_t i = batch.count; i < hn::Lanes(Tag()); ++i) copyTriangle(batch, 0, batch, i);
  setUpRows(setup, batch, frame, brick, leftOver);
  for (std::size_t t = 0; t < batch.count; ++t) {
    solveLayers(setup, t, batch.number[t], brick, leftOver);
  }
  batch.count = 0;
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
