// Included once a target by brick_rows-inl.h, without a guard for that reason. Triangles of many
// rows: set up in double a triangle a lane, then solved a row a lane.

namespace hairline {
namespace HWY_NAMESPACE {

// What the setup of up to eight triangles leaves for their rows.
struct RowSetup {
  template <typename T>
  using Each = std::array<T, 8>;

  std::size_t count = 0;
  Each<std::uint32_t> number;
  // Whether rows can be solved; elsewhere some constraint is none on x.
  alignas(64) Each<double> works;
  alignas(64) Each<double> first[3], last[3], surelyFirst[3], surelyLast[3];
  // x >= slope v + at (or <=) for the three edges seen along z (v = y) and y (v = z), and the same
  // for y seen along x (v = z). What says nothing has an infinite `at`.
  struct Bounds {
    alignas(64) Each<double> slope[3], at[3];
  };
  Bounds lower[3], upper[3];
  alignas(64) Each<double> planeY, planeZ, planeLow, planeHigh;
  alignas(64) Each<double> xFrom, xTo;
  alignas(64) Each<double> xBand, yBand;
};

// The three edges as constraints on u for each v; `area` is that of the projection. Returns the
// lanes that cannot be solved so.
HWY_INLINE LaneMask setUpProjection(RowSetup& setup, std::size_t which, std::size_t u,
                                    std::size_t v, Lanes area, const Placed& placed, Lanes& band) {
  const Tag d;
  const Lanes zero = hn::Zero(d);
  const Lanes turn = hn::And(area, hn::SignBit(d));
  const Lanes infinite = all(1e300);
  LaneMask fails = hn::Le(hn::Abs(area), hn::Add(placed.edgeError, placed.edgeError));
  Lanes steepest = zero;
  for (std::size_t e = 0; e < 3; ++e) {
    const Corner& from = placed.p[e];
    const Corner& to = placed.p[(e + 1) % 3];
    const Lanes a = hn::Xor(hn::Sub(from.at[v], to.at[v]), turn);
    const Lanes b = hn::Xor(hn::Sub(to.at[u], from.at[u]), turn);
    const Lanes start = hn::Neg(hn::Add(hn::Mul(a, from.at[u]), hn::Mul(b, from.at[v])));
    const Lanes c = hn::Add(start, hn::Add(hn::Max(a, zero), hn::Max(b, zero)));
    const LaneMask idle = isIdle(placed, e, u, v);
    const auto steep = hn::Le(hn::Mul(hn::Abs(a), placed.reach), hn::Mul(all(8), placed.edgeError));
    fails = hn::Or(fails, hn::AndNot(idle, steep));
    const Lanes inverse = hn::Div(all(-1), a);
    const Lanes slope = hn::Mul(b, inverse);
    const Lanes at = hn::Mul(c, inverse);
    steepest = hn::Max(steepest, hn::IfThenZeroElse(idle, hn::Abs(inverse)));
    const auto isLower = hn::AndNot(idle, hn::Gt(a, zero));
    const auto isUpper = hn::AndNot(idle, hn::Lt(a, zero));
    hn::Store(hn::IfThenElseZero(isLower, slope), d, setup.lower[which].slope[e].data());
    hn::Store(hn::IfThenElse(isLower, at, hn::Neg(infinite)), d, setup.lower[which].at[e].data());
    hn::Store(hn::IfThenElseZero(isUpper, slope), d, setup.upper[which].slope[e].data());
    hn::Store(hn::IfThenElse(isUpper, at, infinite), d, setup.upper[which].at[e].data());
  }
  band = hn::Max(band, hn::Mul(placed.edgeError, steepest));
  return fails;
}

HWY_INLINE LaneMask setUpPlane(RowSetup& setup, const Corner& n, const Placed& placed,
                               Lanes& band) {
  const Tag d;
  const Lanes zero = hn::Zero(d);
  Lanes at = zero, low = zero, high = zero;
  for (std::size_t k = 0; k < 3; ++k) {
    at = hn::Sub(at, hn::Mul(n.at[k], placed.p[0].at[k]));
    low = hn::Add(low, hn::Min(n.at[k], zero));
    high = hn::Add(high, hn::Max(n.at[k], zero));
  }
  const Lanes inverse = hn::Div(all(-1), n.at[0]);
  const Lanes one = hn::Mul(hn::Add(at, low), inverse);
  const Lanes other = hn::Mul(hn::Add(at, high), inverse);
  hn::Store(hn::Mul(n.at[1], inverse), d, setup.planeY.data());
  hn::Store(hn::Mul(n.at[2], inverse), d, setup.planeZ.data());
  hn::Store(hn::Min(one, other), d, setup.planeLow.data());
  hn::Store(hn::Max(one, other), d, setup.planeHigh.data());
  band = hn::Max(band, hn::Mul(placed.planeError, hn::Abs(inverse)));
  return hn::Le(hn::Mul(hn::Abs(n.at[0]), placed.reach), hn::Mul(all(8), placed.planeError));
}

// Sets up as many triangles as there are lanes.
HWY_INLINE void setUpRows(RowSetup& setup, const TriangleBatch& batch, const BatchFrame& frame,
                          const VoxelGrid::Brick& brick) {
  const Tag d;
  const Placed placed = placeTriangles(batch, frame, brick, 0);
  for (std::size_t k = 0; k < 3; ++k) {
    const auto clamped = [&](Lanes x) HWY_ATTR { return hn::Min(hn::Max(x, all(-4)), all(70)); };
    hn::Store(clamped(placed.first.at[k]), d, setup.first[k].data());
    hn::Store(clamped(placed.last.at[k]), d, setup.last[k].data());
    hn::Store(clamped(placed.surelyFirst.at[k]), d, setup.surelyFirst[k].data());
    hn::Store(clamped(placed.surelyLast.at[k]), d, setup.surelyLast[k].data());
  }
  const Corner n = normalOf(placed);
  Lanes xBand = placed.margin;
  Lanes yBand = placed.margin;
  auto fails = setUpProjection(setup, 0, 0, 1, n.at[2], placed, xBand);
  fails = hn::Or(fails, setUpProjection(setup, 1, 0, 2, hn::Neg(n.at[1]), placed, xBand));
  fails = hn::Or(fails, setUpProjection(setup, 2, 1, 2, n.at[0], placed, yBand));
  fails = hn::Or(fails, setUpPlane(setup, n, placed, xBand));
  hn::Store(hn::IfThenElseZero(hn::Not(fails), all(1)), d, setup.works.data());
  hn::Store(hn::Add(xBand, all(RowErrors::shift)), d, setup.xBand.data());
  hn::Store(hn::Add(yBand, all(RowErrors::shift)), d, setup.yBand.data());
  hn::Store(hn::Sub(placed.low.at[0], all(1)), d, setup.xFrom.data());
  hn::Store(placed.high.at[0], d, setup.xTo.data());
}

// The strongest lower (upper) bound for each v.
HWY_INLINE Lanes lowest(const RowSetup::Bounds& bounds, std::size_t t, Lanes v) {
  const auto line = [&](std::size_t e) HWY_ATTR {
    return hn::MulAdd(all(bounds.slope[e][t]), v, all(bounds.at[e][t]));
  };
  return hn::Max(hn::Max(line(0), line(1)), line(2));
}
HWY_INLINE Lanes highest(const RowSetup::Bounds& bounds, std::size_t t, Lanes v) {
  const auto line = [&](std::size_t e) HWY_ATTR {
    return hn::MulAdd(all(bounds.slope[e][t]), v, all(bounds.at[e][t]));
  };
  return hn::Min(hn::Min(line(0), line(1)), line(2));
}

// A whole number from 0 to 63 as an integer.
HWY_INLINE hn::VFromD<hn::RebindToUnsigned<Tag>> toBits(Lanes x) {
  const hn::RebindToUnsigned<Tag> du;
  return hn::And(hn::BitCast(du, hn::Add(x, all(0x1p52))), hn::Set(du, 127));
}

struct RowsAt {
  alignas(64) std::array<double, 72> xLow, xHigh;
};

HWY_INLINE void solveLayers(const RowSetup& setup, std::size_t t, const VoxelGrid::Brick& brick,
                            LeftOver& leftOver) {
  const Tag d;
  const hn::RebindToUnsigned<Tag> du;
  const int lanes = static_cast<int>(hn::Lanes(d));
  const auto clip = [&](const auto& ends, std::size_t k, bool isFirst) {
    const int end = static_cast<int>(ends[k][t]);
    return isFirst ? std::max(end, 0) : std::min(end, brick.size[k] - 1);
  };
  const int y0 = clip(setup.first, 1, true), y1 = clip(setup.last, 1, false);
  const int z0 = clip(setup.first, 2, true), z1 = clip(setup.last, 2, false);
  const int ySure0 = clip(setup.surelyFirst, 1, true), ySure1 = clip(setup.surelyLast, 1, false);
  const int zSure0 = clip(setup.surelyFirst, 2, true), zSure1 = clip(setup.surelyLast, 2, false);
  const Lanes x0 = all(clip(setup.first, 0, true)), x1 = all(clip(setup.last, 0, false));
  const Lanes xSure0 = all(clip(setup.surelyFirst, 0, true));
  const Lanes xSure1 = all(clip(setup.surelyLast, 0, false));
  const Lanes xBand = all(setup.xBand[t]);
  const Lanes yBand = all(setup.yBand[t]);
  const Lanes xFrom = all(setup.xFrom[t]);
  const Lanes xTo = all(setup.xTo[t]);
  const Lanes planeLow = all(setup.planeLow[t]);
  const Lanes planeHigh = all(setup.planeHigh[t]);
  const Lanes planeY = all(setup.planeY[t]);
  // Seen along z, once for each y.
  RowsAt rows;
  for (int j = y0; j <= y1; j += lanes) {
    const Lanes y = hn::Iota(d, j);
    hn::StoreU(hn::Max(lowest(setup.lower[0], t, y), xFrom), d, rows.xLow.data() + j);
    hn::StoreU(hn::Min(highest(setup.upper[0], t, y), xTo), d, rows.xHigh.data() + j);
  }
  alignas(64) double layerLow[8], layerHigh[8], layerY0[8], layerY1[8], layerSure0[8],
      layerSure1[8];
  for (int k = z0; k <= z1; ++k) {
    const int step = (k - z0) % lanes;
    if (step == 0) {
      // Seen along y and x, for as many layers as there are lanes.
      const Lanes z = hn::Iota(d, k);
      hn::Store(lowest(setup.lower[1], t, z), d, layerLow);
      hn::Store(highest(setup.upper[1], t, z), d, layerHigh);
      const Lanes yLow = lowest(setup.lower[2], t, z);
      const Lanes yHigh = highest(setup.upper[2], t, z);
      const auto clamped = [&](Lanes x) HWY_ATTR { return hn::Min(hn::Max(x, all(-4)), all(70)); };
      hn::Store(clamped(hn::Ceil(hn::Sub(yLow, yBand))), d, layerY0);
      hn::Store(clamped(hn::Floor(hn::Add(yHigh, yBand))), d, layerY1);
      hn::Store(clamped(hn::Ceil(hn::Add(yLow, yBand))), d, layerSure0);
      hn::Store(clamped(hn::Floor(hn::Sub(yHigh, yBand))), d, layerSure1);
    }
    const int begin = std::max(y0, static_cast<int>(layerY0[step]));
    const int end = std::min(y1, static_cast<int>(layerY1[step]));
    if (begin > end) continue;
    const bool isLayerSure = k >= zSure0 && k <= zSure1;
    const Lanes sure0 = all(std::max<double>(ySure0, layerSure0[step]));
    const Lanes sure1 = all(isLayerSure ? std::min<double>(ySure1, layerSure1[step]) : -8);
    const Lanes low = all(layerLow[step]);
    const Lanes high = all(layerHigh[step]);
    const Lanes planeZ = all(setup.planeZ[t] * k);
    for (int from = begin; from <= end; from += lanes) {
      // The last rows of a brick are taken together, so that no lane leaves it.
      const int j = std::min(from, VoxelGrid::brickSize - lanes);
      const Lanes y = hn::Iota(d, j);
      const Lanes plane = hn::MulAdd(planeY, y, planeZ);
      const Lanes rowLow =
          hn::Max(hn::Max(hn::LoadU(d, rows.xLow.data() + j), low), hn::Add(plane, planeLow));
      const Lanes rowHigh =
          hn::Min(hn::Min(hn::LoadU(d, rows.xHigh.data() + j), high), hn::Add(plane, planeHigh));
      const Lanes a = hn::Max(hn::Ceil(hn::Sub(rowLow, xBand)), x0);
      const Lanes b = hn::Min(hn::Floor(hn::Add(rowHigh, xBand)), x1);
      const Lanes aSure = hn::Max(hn::Ceil(hn::Add(rowLow, xBand)), xSure0);
      const Lanes bSure = hn::Min(hn::Floor(hn::Sub(rowHigh, xBand)), xSure1);
      const auto inside = hn::And(hn::And(hn::Ge(y, all(from)), hn::Le(y, all(end))), hn::Le(a, b));
      const auto isSure = hn::And(hn::And(hn::Eq(a, aSure), hn::Eq(b, bSure)),
                                  hn::And(hn::Ge(y, sure0), hn::Le(y, sure1)));
      const auto sets = hn::And(inside, isSure);
      const auto ones = hn::Set(du, ~std::uint64_t{0});
      const auto bits =
          hn::And(hn::Shl(ones, toBits(hn::IfThenElseZero(sets, a))),
                  hn::Shr(ones, toBits(hn::IfThenElseZero(sets, hn::Sub(all(63), b)))));
      std::uint64_t* words =
          brick.words + static_cast<std::size_t>(k) * 64 + static_cast<std::size_t>(j);
      const auto masked = hn::IfThenElseZero(hn::RebindMask(du, sets), bits);
      hn::StoreU(hn::Or(hn::LoadU(du, words), masked), du, words);
      const auto doubt = hn::AndNot(isSure, inside);
      if (HWY_UNLIKELY(!hn::AllFalse(d, doubt))) {
        alignas(64) double firsts[8], lasts[8], sureFirsts[8], sureLasts[8];
        const auto rowSure = hn::And(hn::Ge(y, sure0), hn::Le(y, sure1));
        hn::Store(hn::IfThenElse(doubt, a, all(1)), d, firsts);
        hn::Store(hn::IfThenElse(doubt, b, all(0)), d, lasts);
        hn::Store(hn::IfThenElse(rowSure, aSure, all(64)), d, sureFirsts);
        hn::Store(hn::IfThenElse(rowSure, bSure, all(-1)), d, sureLasts);
        for (int lane = 0; lane < lanes; ++lane) {
          if (firsts[lane] > lasts[lane]) continue;
          const RowEnds row{static_cast<int>(firsts[lane]), static_cast<int>(lasts[lane]),
                            64 - clampedInteger<int>(64 - sureFirsts[lane], 0, 64),
                            clampedInteger<int>(sureLasts[lane], -1, 63)};
          setAndAsk(row, words[lane], setup.number[t], j + lane, k, leftOver);
        }
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
  for (std::size_t t = 0; t < batch.count; ++t) {
    setup.number[t] = batch.number[t];
    if (setup.works[t] == 0) {
      leftOver.whole(batch.number[t]);
    } else {
      solveLayers(setup, t, brick, leftOver);
    }
  }
  batch.count = 0;
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
