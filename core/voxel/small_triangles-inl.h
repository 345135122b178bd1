// Included once per target by brick_rows-inl.h, hence no include guard. Triangles of a few rows:
// one per lane, in float. Coordinates are relative to the first cell of the triangle's own bounds,
// so that float resolves cells; cells in doubt are decided again in double.

namespace hairline {
namespace HWY_NAMESPACE {

using SmallTag = hn::CappedTag<float, 16>;
using SmallLanes = hn::Vec<SmallTag>;
using SmallMask = hn::Mask<SmallTag>;

HWY_INLINE SmallLanes allSmall(float x) { return hn::Set(SmallTag(), x); }

using SmallPack = PackOf<SmallTag>;

// Triangles waiting to be solved.
struct SmallTriangles {
  static constexpr std::size_t capacity = TriangleBatch::size + 16;
  // The longest bounds, in cells, across x and along it.
  static constexpr int mostRows = 8;
  static constexpr int mostColumns = 16;
  /// The maximum distance, in cells, from the brick's first cell of a triangle that extends into
  /// it.
  static constexpr int mostAway = VoxelGrid::brickSize + mostColumns + 4;
  using Row = std::array<float, capacity>;

  std::size_t count = 0;
  alignas(64) Row at[3][3];
  // The first cell of the bounds in the brick, and the last one relative to it.
  alignas(64) Row base[3], last[3];
  alignas(64) Row length;
  // The index in the batch, and bits for the edges without a constraint: 1, 2, 4 in the projection
  // along z, 8, 16, 32 along y, 64, 128, 256 along x.
  alignas(64) Row place, idle;
};

inline constexpr auto smallEdgeErrors = ErrorSlopes<float>::of(rowEdgeOff);
inline constexpr auto smallPlaneErrors =
    ErrorSlopes<float>::of(rowPlaneOff<SmallTriangles::mostRows>);

// Sets the rows of one triangle per lane, from `place` on. Returns the lanes to be done again:
// those that cannot be solved this way, and, unless cells in doubt are tested at once, those that
// have any.
HWY_INLINE SmallMask solveSmall(const SmallTriangles& small, std::size_t place, bool asks,
                                const TriangleBatch& batch, const BatchFrame& frame,
                                const VoxelGrid::Brick& brick, LeftOver& leftOver) {
  const SmallTag d;
  const hn::RebindToSigned<SmallTag> di;
  const SmallLanes zero = hn::Zero(d);
  CornerOf<SmallTag> p[3];
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k < 3; ++k) {
      p[i].at[k] = hn::Load(d, small.at[i][k].data() + place);
    }
  }
  const auto load = [&](const SmallTriangles::Row& row)
                        HWY_ATTR { return hn::Load(d, row.data() + place); };
  // Enlarged to cover its rounding error.
  const SmallPack length = SmallPack(1 + 0x1p-20F) * SmallPack(load(small.length));
  const SmallPack size = length + SmallPack(1);
  const SmallPack away = length + SmallPack(2);
  const SmallLanes reach = away.lanes;
  const SmallPack most(SmallTriangles::mostAway);
  const PlacedErrors<SmallPack> off(frame.errors, length, most,
                                    most + SmallPack(static_cast<float>(frame.farFromZero)));
  // Coordinates are rounded to float.
  const SmallPack pad = multiplyAdd(SmallPack(0x1p-24F), away, off.pad);
  const SmallLanes error = (errorOf(smallEdgeErrors, size, away, pad) + off.edge).lanes;
  const SmallLanes planeError =
      multiplyAdd(errorOf(smallPlaneErrors, size, away, pad), size, off.plane).lanes;
  const auto n = normalOf<SmallTag>(p);
  const auto width = widthOf<SmallTag>(frame);
  const SmallMask none = reach < zero;
  NoConstants noConstants;
  SmallMask idle[3][3] = {{none, none, none}, {none, none, none}, {none, none, none}};
  if (const SmallLanes bits = load(small.idle); HWY_UNLIKELY(!hn::AllTrue(d, bits == zero))) {
    for (int i = 0; i < 9; ++i) {
      const auto bit = hn::Set(di, 1 << i);
      idle[i / 3][i % 3] = hn::RebindMask(d, hn::TestBit(hn::ConvertTo(di, bits), bit));
    }
  }
  const auto project = [&](std::size_t i, std::size_t u, std::size_t v, SmallLanes area,
                           BoundsOf<SmallTag>& bounds) HWY_ATTR {
    return boundsOf<SmallTag>(p, u, v, area, error, reach, width, idle[i], none, bounds,
                              noConstants);
  };
  BoundsOf<SmallTag> xy, xz, yz;
  SmallMask again = project(0, 0, 1, n.z.lanes, xy);
  again = hn::Or(again, project(1, 0, 2, hn::Neg(n.y.lanes), xz));
  again = hn::Or(again, project(2, 1, 2, n.x.lanes, yz));
  PlaneOf<SmallTag> plane;
  again = hn::Or(again, planeOf<SmallTag>(n, p[0], planeError, reach, width, plane));
  const SmallLanes band = hn::Max(hn::Max(xy.band, xz.band), plane.band);
  const SmallLanes yBand = yz.band;

  const SmallLanes x0 = load(small.base[0]);
  const SmallLanes y0 = load(small.base[1]);
  const SmallLanes z0 = load(small.base[2]);
  const SmallLanes lastX = load(small.last[0]);
  const auto top = [&](std::size_t k)
                       HWY_ATTR { return allSmall(static_cast<float>(brick.size[k] - 1)); };
  // Rows of the brick only.
  const SmallLanes firstY = zero - hn::Min(y0, zero);
  const SmallLanes firstZ = zero - hn::Min(z0, zero);
  const SmallLanes lastY = hn::Min(load(small.last[1]), top(1) - y0);
  const SmallLanes lastZ = hn::Min(load(small.last[2]), top(2) - z0);
  const int rows = static_cast<int>(hn::GetLane(hn::MaxOfLanes(d, lastY))) + 1;
  const int layers = static_cast<int>(hn::GetLane(hn::MaxOfLanes(d, lastZ))) + 1;
  alignas(64) std::int32_t row0[16];
  hn::Store(hn::ConvertTo(di, hn::MulAdd(z0, allSmall(64), y0)), di, row0);

  SmallLanes xLow[SmallTriangles::mostRows], xHigh[SmallTriangles::mostRows];
  for (int j = 0; j < rows; ++j) {
    const SmallLanes y = allSmall(static_cast<float>(j));
    xLow[j] = lowest<SmallTag>(xy.lower, y);
    xHigh[j] = highest<SmallTag>(xy.upper, y);
  }
  std::uint64_t* const words = brick.words;
  for (int k = 0; k < layers; ++k) {
    const SmallLanes z = allSmall(static_cast<float>(k));
    const SmallMask isLayer = hn::AndNot(again, hn::And(z >= firstZ, z <= lastZ));
    const SmallLanes zLow = lowest<SmallTag>(xz.lower, z);
    const SmallLanes zHigh = highest<SmallTag>(xz.upper, z);
    const SmallLanes yLow = lowest<SmallTag>(yz.lower, z);
    const SmallLanes yHigh = highest<SmallTag>(yz.upper, z);
    const SmallLanes begin = hn::Max(yLow - yBand, firstY);
    const SmallLanes end = hn::Min(yHigh + yBand, lastY);
    const SmallLanes sureBegin = yLow + yBand;
    const SmallLanes sureEnd = yHigh - yBand;
    SmallLanes across = plane.z * z;
    for (int j = 0; j < rows; ++j, across = across + plane.y) {
      const SmallLanes y = allSmall(static_cast<float>(j));
      const SmallLanes low = hn::Max(hn::Max(xLow[j], zLow), across + plane.low);
      const SmallLanes high = hn::Min(hn::Min(xHigh[j], zHigh), across + plane.high);
      const SmallLanes a = hn::Max(hn::Ceil(low - band), zero);
      const SmallLanes b = hn::Min(hn::Floor(high + band), lastX);
      const SmallLanes sureA = hn::Max(hn::Ceil(low + band), zero);
      const SmallLanes sureB = hn::Min(hn::Floor(high - band), lastX);
      const SmallMask inside = hn::And(hn::And(isLayer, a <= b), hn::And(y >= begin, y <= end));
      const SmallMask sure =
          hn::And(hn::And(a == sureA, b == sureB), hn::And(y >= sureBegin, y <= sureEnd));
      const SmallMask doubt = hn::AndNot(sure, inside);
      const SmallLanes from = hn::Max(a + x0, zero);
      const SmallLanes to = hn::Min(b + x0, top(0));
      if (!asks) {
        again = hn::Or(again, doubt);
      } else if (HWY_UNLIKELY(!hn::AllFalse(d, doubt))) {
        const SmallMask rowSure = hn::And(y >= sureBegin, y <= sureEnd);
        forRowsInDoubt(d, doubt, rowSure, from, to, sureA + x0, sureB + x0,
                       [&](int lane, const RowEnds& cells) HWY_ATTR {
                         const auto at = place + static_cast<std::size_t>(lane);
                         const auto number =
                             batch.number[static_cast<std::size_t>(small.place[at])];
                         const int row = row0[lane] + 64 * k + j;
                         setAndAsk(cells, brick, number, row % 64, row / 64, leftOver);
                       });
      }
      const SmallMask sets = hn::And(hn::And(inside, sure), from <= to);
      alignas(64) std::int32_t firsts[16], lasts[16];
      hn::Store(hn::ConvertTo(di, from), di, firsts);
      hn::Store(hn::ConvertTo(di, to), di, lasts);
      for (std::uint32_t left = bitsOf(d, sets); left != 0; left &= left - 1) {
        const int lane = __builtin_ctz(left);
        const int row = row0[lane] + 64 * k + j;
        const std::uint64_t cells = bitsFrom(firsts[lane], lasts[lane]);
        words[row] |= cells;
      }
    }
  }
  return again;
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
