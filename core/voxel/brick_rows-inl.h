// Included once a target by brick_rows.cpp, without a guard for that reason.

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace hairline {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

// The same constraints as in RowSolver, for boxes. Whether products and sums are fused does not
// matter: the bounds on the errors hold either way, and what they leave in doubt is not decided
// here.

using Tag = hn::CappedTag<double, 8>;
using Lanes = hn::Vec<Tag>;

HWY_INLINE Lanes all(double x) { return hn::Set(Tag(), x); }

struct Corner {
  Lanes at[3];
};

// What the setup knows of a vector of triangles.
struct Sizes {
  Lanes length, reach, edgeError, planeError, margin;
};

// The three edges as constraints on u for each v; `area` is that of the projection. Returns the
// lanes that cannot be solved so.
HWY_INLINE hn::Mask<Tag> setUpProjection(TriangleBatch& batch, std::size_t place, std::size_t which,
                                         const Corner (&p)[3], std::size_t u, std::size_t v,
                                         Lanes area, const Sizes& sizes, Lanes& band) {
  const Tag d;
  const Lanes zero = hn::Zero(d);
  const Lanes turn = hn::And(area, hn::SignBit(d));
  const Lanes infinite = all(1e300);
  hn::Mask<Tag> fails = hn::Le(hn::Abs(area), hn::Add(sizes.edgeError, sizes.edgeError));
  Lanes steepest = zero;
  for (std::size_t e = 0; e < 3; ++e) {
    const Corner& from = p[e];
    const Corner& to = p[(e + 1) % 3];
    const Lanes a = hn::Xor(hn::Sub(from.at[v], to.at[v]), turn);
    const Lanes b = hn::Xor(hn::Sub(to.at[u], from.at[u]), turn);
    const Lanes start = hn::Neg(hn::Add(hn::Mul(a, from.at[u]), hn::Mul(b, from.at[v])));
    const Lanes c = hn::Add(start, hn::Add(hn::Max(a, zero), hn::Max(b, zero)));
    fails =
        hn::Or(fails, hn::Le(hn::Mul(hn::Abs(a), sizes.reach), hn::Mul(all(8), sizes.edgeError)));
    const Lanes inverse = hn::Div(all(-1), a);
    const Lanes slope = hn::Mul(b, inverse);
    const Lanes at = hn::Mul(c, inverse);
    steepest = hn::Max(steepest, hn::Abs(inverse));
    const auto isLower = hn::Gt(a, zero);
    hn::Store(hn::IfThenElseZero(isLower, slope), d, batch.lower[which].slope[e].data() + place);
    hn::Store(hn::IfThenElse(isLower, at, hn::Neg(infinite)), d,
              batch.lower[which].at[e].data() + place);
    hn::Store(hn::IfThenElse(isLower, zero, slope), d, batch.upper[which].slope[e].data() + place);
    hn::Store(hn::IfThenElse(isLower, infinite, at), d, batch.upper[which].at[e].data() + place);
  }
  band = hn::Max(band, hn::Mul(sizes.edgeError, steepest));
  return fails;
}

HWY_INLINE hn::Mask<Tag> setUpPlane(TriangleBatch& batch, std::size_t place, const Corner& origin,
                                    const Corner& n, const Sizes& sizes, Lanes& band) {
  const Tag d;
  const Lanes zero = hn::Zero(d);
  Lanes at = zero, low = zero, high = zero;
  for (std::size_t k = 0; k < 3; ++k) {
    at = hn::Sub(at, hn::Mul(n.at[k], origin.at[k]));
    low = hn::Add(low, hn::Min(n.at[k], zero));
    high = hn::Add(high, hn::Max(n.at[k], zero));
  }
  const Lanes inverse = hn::Div(all(-1), n.at[0]);
  const Lanes one = hn::Mul(hn::Add(at, low), inverse);
  const Lanes other = hn::Mul(hn::Add(at, high), inverse);
  hn::Store(hn::Mul(n.at[1], inverse), d, batch.planeY.data() + place);
  hn::Store(hn::Mul(n.at[2], inverse), d, batch.planeZ.data() + place);
  hn::Store(hn::Min(one, other), d, batch.planeLow.data() + place);
  hn::Store(hn::Max(one, other), d, batch.planeHigh.data() + place);
  band = hn::Max(band, hn::Mul(sizes.planeError, hn::Abs(inverse)));
  return hn::Le(hn::Mul(hn::Abs(n.at[0]), sizes.reach), hn::Mul(all(8), sizes.planeError));
}

// Sets up as many triangles as there are lanes, from `place` on.
HWY_INLINE void setUp(TriangleBatch& batch, const BatchFrame& frame, const VoxelGrid::Brick& brick,
                      std::size_t place) {
  const Tag d;
  const CellErrors& errors = frame.errors;
  Corner p[3], low, high;
  Lanes length = hn::Zero(d);
  Lanes farthest = hn::Zero(d);
  for (std::size_t k = 0; k < 3; ++k) {
    for (std::size_t i = 0; i < 3; ++i) {
      const Lanes x = hn::Load(d, batch.coordinate[i][k].data() + place);
      const Lanes away = hn::Mul(hn::Sub(x, all(frame.origin[k])), all(frame.factor));
      p[i].at[k] = hn::Sub(hn::Mul(away, all(frame.inverse)), all(brick.first[k]));
    }
    low.at[k] = hn::Min(hn::Min(p[0].at[k], p[1].at[k]), p[2].at[k]);
    high.at[k] = hn::Max(hn::Max(p[0].at[k], p[1].at[k]), p[2].at[k]);
    length = hn::Max(length, hn::Sub(high.at[k], low.at[k]));
    farthest = hn::Max(farthest, hn::Max(hn::Neg(low.at[k]), high.at[k]));
  }
  Sizes sizes;
  sizes.length = length;
  sizes.reach = hn::Add(farthest, all(66));
  const Lanes cells = hn::Add(sizes.reach, all(errors.dimensionCells));
  const Lanes queryCells = hn::Add(hn::Add(cells, all(errors.originCells)), length);
  const Lanes lengthMore = hn::Add(length, all(1));
  const Lanes reachMore = hn::Add(sizes.reach, lengthMore);
  const Lanes here = hn::Mul(all(RowErrors::here), hn::Add(cells, length));
  const Lanes query = hn::Mul(all(RowErrors::roundings * errors.queryUnit), queryCells);
  sizes.margin = hn::Add(hn::Mul(all(4), hn::Add(here, query)), all(RowErrors::shift));
  sizes.edgeError = hn::Add(hn::Mul(here, reachMore), hn::Mul(query, lengthMore));
  sizes.planeError = hn::Mul(hn::Mul(all(2), lengthMore), sizes.edgeError);

  // Ranges of cells.
  auto outside = hn::Lt(length, hn::Zero(d));
  auto isSure = hn::Not(outside);
  Lanes single = hn::Zero(d);
  for (std::size_t k = 0; k < 3; ++k) {
    const auto clamped = [&](Lanes x) HWY_ATTR { return hn::Min(hn::Max(x, all(-4)), all(70)); };
    const Lanes from = hn::Sub(low.at[k], all(1));
    const Lanes first = clamped(hn::Ceil(hn::Sub(from, sizes.margin)));
    const Lanes last = clamped(hn::Floor(hn::Add(high.at[k], sizes.margin)));
    const Lanes surelyFirst = clamped(hn::Ceil(hn::Add(from, sizes.margin)));
    const Lanes surelyLast = clamped(hn::Floor(hn::Sub(high.at[k], sizes.margin)));
    hn::Store(first, d, batch.first[k].data() + place);
    hn::Store(last, d, batch.last[k].data() + place);
    hn::Store(surelyFirst, d, batch.surelyFirst[k].data() + place);
    hn::Store(surelyLast, d, batch.surelyLast[k].data() + place);
    outside =
        hn::Or(outside, hn::Gt(hn::Max(first, hn::Zero(d)), hn::Min(last, all(brick.size[k] - 1))));
    isSure = hn::And(isSure, hn::And(hn::Eq(first, surelyFirst), hn::Eq(last, surelyLast)));
    single = hn::Add(single, hn::IfThenElseZero(hn::Eq(first, last), all(1)));
  }
  const auto known = hn::And(hn::Lt(hn::Add(cells, length), all(RowErrors::mostCells)),
                             hn::Lt(sizes.margin, all(0.25)));

  Corner n;
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t i = (k + 1) % 3;
    const std::size_t j = (k + 2) % 3;
    n.at[k] = hn::Sub(hn::Mul(hn::Sub(p[1].at[i], p[0].at[i]), hn::Sub(p[2].at[j], p[0].at[j])),
                      hn::Mul(hn::Sub(p[1].at[j], p[0].at[j]), hn::Sub(p[2].at[i], p[0].at[i])));
  }
  const Lanes area = hn::Add(hn::Add(hn::Abs(n.at[0]), hn::Abs(n.at[1])), hn::Abs(n.at[2]));
  const Lanes noise = hn::Mul(all(RowErrors::roundings * errors.queryUnit), length);
  const auto deep = hn::And(hn::Ge(hn::Mul(area, sizes.margin),
                                   hn::Mul(hn::Mul(noise, length), hn::Add(lengthMore, all(1)))),
                            hn::Ge(area, hn::Mul(noise, queryCells)));
  const auto column = hn::And(hn::And(isSure, hn::Ge(single, all(2))), deep);
  Lanes kind = hn::IfThenElse(column, all(TriangleBatch::bounds), all(TriangleBatch::rows));
  kind = hn::IfThenElseZero(hn::Not(outside), kind);
  kind = hn::IfThenElse(known, kind, all(TriangleBatch::other));
  if (hn::AllTrue(d, hn::Lt(kind, all(TriangleBatch::rows)))) {
    hn::Store(kind, d, batch.kind.data() + place);
    return;
  }

  Lanes xBand = sizes.margin;
  Lanes yBand = sizes.margin;
  auto fails = setUpProjection(batch, place, 0, p, 0, 1, n.at[2], sizes, xBand);
  fails = hn::Or(fails, setUpProjection(batch, place, 1, p, 0, 2, hn::Neg(n.at[1]), sizes, xBand));
  fails = hn::Or(fails, setUpProjection(batch, place, 2, p, 1, 2, n.at[0], sizes, yBand));
  fails = hn::Or(fails, setUpPlane(batch, place, p[0], n, sizes, xBand));
  fails = hn::And(fails, hn::Eq(kind, all(TriangleBatch::rows)));
  hn::Store(hn::IfThenElse(fails, all(TriangleBatch::other), kind), d, batch.kind.data() + place);
  hn::Store(hn::Add(xBand, all(RowErrors::shift)), d, batch.xBand.data() + place);
  hn::Store(hn::Add(yBand, all(RowErrors::shift)), d, batch.yBand.data() + place);
  hn::Store(hn::Sub(low.at[0], all(1)), d, batch.xFrom.data() + place);
  hn::Store(high.at[0], d, batch.xTo.data() + place);
}

// The strongest lower (upper) bound for each v.
HWY_INLINE Lanes lowest(const TriangleBatch::Bounds& bounds, std::size_t t, Lanes v) {
  const auto line = [&](std::size_t e) HWY_ATTR {
    return hn::MulAdd(all(bounds.slope[e][t]), v, all(bounds.at[e][t]));
  };
  return hn::Max(hn::Max(line(0), line(1)), line(2));
}
HWY_INLINE Lanes highest(const TriangleBatch::Bounds& bounds, std::size_t t, Lanes v) {
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

HWY_INLINE void solveLayers(const TriangleBatch& batch, std::size_t t,
                            const VoxelGrid::Brick& brick, LeftOver& leftOver) {
  const Tag d;
  const hn::RebindToUnsigned<Tag> du;
  const int lanes = static_cast<int>(hn::Lanes(d));
  const auto clip = [&](const auto& ends, std::size_t k, bool isFirst) {
    const int end = static_cast<int>(ends[k][t]);
    return isFirst ? std::max(end, 0) : std::min(end, brick.size[k] - 1);
  };
  const int y0 = clip(batch.first, 1, true), y1 = clip(batch.last, 1, false);
  const int z0 = clip(batch.first, 2, true), z1 = clip(batch.last, 2, false);
  const int ySure0 = clip(batch.surelyFirst, 1, true), ySure1 = clip(batch.surelyLast, 1, false);
  const int zSure0 = clip(batch.surelyFirst, 2, true), zSure1 = clip(batch.surelyLast, 2, false);
  const Lanes x0 = all(clip(batch.first, 0, true)), x1 = all(clip(batch.last, 0, false));
  const Lanes xSure0 = all(clip(batch.surelyFirst, 0, true));
  const Lanes xSure1 = all(clip(batch.surelyLast, 0, false));
  const Lanes xBand = all(batch.xBand[t]);
  const Lanes yBand = all(batch.yBand[t]);
  const Lanes xFrom = all(batch.xFrom[t]);
  const Lanes xTo = all(batch.xTo[t]);
  const Lanes planeLow = all(batch.planeLow[t]);
  const Lanes planeHigh = all(batch.planeHigh[t]);
  const Lanes planeY = all(batch.planeY[t]);
  // Seen along z, once for each y.
  RowsAt rows;
  for (int j = y0; j <= y1; j += lanes) {
    const Lanes y = hn::Iota(d, j);
    hn::StoreU(hn::Max(lowest(batch.lower[0], t, y), xFrom), d, rows.xLow.data() + j);
    hn::StoreU(hn::Min(highest(batch.upper[0], t, y), xTo), d, rows.xHigh.data() + j);
  }
  alignas(64) double layerLow[8], layerHigh[8], layerY0[8], layerY1[8], layerSure0[8],
      layerSure1[8];
  for (int k = z0; k <= z1; ++k) {
    const int step = (k - z0) % lanes;
    if (step == 0) {
      // Seen along y and x, for as many layers as there are lanes.
      const Lanes z = hn::Iota(d, k);
      hn::Store(lowest(batch.lower[1], t, z), d, layerLow);
      hn::Store(highest(batch.upper[1], t, z), d, layerHigh);
      const Lanes yLow = lowest(batch.lower[2], t, z);
      const Lanes yHigh = highest(batch.upper[2], t, z);
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
    const Lanes planeZ = all(batch.planeZ[t] * k);
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
        alignas(64) double firsts[8], lasts[8];
        hn::Store(hn::IfThenElse(doubt, a, all(1)), d, firsts);
        hn::Store(hn::IfThenElse(doubt, b, all(0)), d, lasts);
        for (int lane = 0; lane < lanes; ++lane) {
          if (firsts[lane] > lasts[lane]) continue;
          leftOver.row(t, static_cast<int>(firsts[lane]), static_cast<int>(lasts[lane]), j + lane,
                       k);
        }
      }
    }
  }
}

// All cells of the bounds.
HWY_INLINE void setBounds(const TriangleBatch& batch, std::size_t t,
                          const VoxelGrid::Brick& brick) {
  int first[3], last[3];
  for (std::size_t k = 0; k < 3; ++k) {
    first[k] = std::max(static_cast<int>(batch.first[k][t]), 0);
    last[k] = std::min(static_cast<int>(batch.last[k][t]), brick.size[k] - 1);
  }
  const std::uint64_t bits =
      (~std::uint64_t{0} << first[0]) & (~std::uint64_t{0} >> (63 - last[0]));
  for (int k = first[2]; k <= last[2]; ++k) {
    for (int j = first[1]; j <= last[1]; ++j) {
      brick.words[static_cast<std::size_t>(k) * 64 + static_cast<std::size_t>(j)] |= bits;
    }
  }
}

void SetSureCells(TriangleBatch& batch, const BatchFrame& frame, const VoxelGrid::Brick& brick,
                  LeftOver& leftOver) {
  const std::size_t lanes = hn::Lanes(Tag());
  for (std::size_t place = 0; place < batch.count; place += lanes) {
    setUp(batch, frame, brick, place);
  }
  for (std::size_t t = 0; t < batch.count; ++t) {
    switch (static_cast<int>(batch.kind[t])) {
      case TriangleBatch::none:
        break;
      case TriangleBatch::bounds:
        setBounds(batch, t, brick);
        break;
      case TriangleBatch::rows:
        solveLayers(batch, t, brick, leftOver);
        break;
      default:
        leftOver.whole(t);
        break;
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
HWY_AFTER_NAMESPACE();
