// Included once per target by brick_rows-inl.h, hence no include guard. Triangles in cells of a
// brick, one per lane, relative to the targets' lower corners, and the errors.

namespace hairline {
namespace HWY_NAMESPACE {

using Tag = hn::CappedTag<double, 8>;
using Lanes = hn::Vec<Tag>;
using LaneMask = hn::Mask<Tag>;

HWY_INLINE Lanes allLanes(double x) { return hn::Set(Tag(), x); }

using Corner = CornerOf<Tag>;
using Pack = PackOf<Tag>;

inline constexpr auto rowEdgeErrors = ErrorSlopes<double>::of(rowEdgeOff);
inline constexpr auto rowPlaneErrors = ErrorSlopes<double>::of(rowPlaneOff<1>);

struct Placed {
  Corner p[3], low, high;
  // The range of cells along each axis that may overlap the bounds, and that certainly do; not
  // clipped to the brick.
  Corner first, last, surelyFirst, surelyLast;
  // The longest extent, the distance of corners from the brick's first cell, and the distance of
  // certain cells from the ends of the bounds.
  Lanes length, reach, margin;
  PlacedErrors<Pack> errors;
  // Whether the ranges and the margin are valid: not if cells are too small or too far away.
  LaneMask inReach, known;
  LaneMask outside;
  // Whether a coordinate is equal, to the last bit, at both ends of an edge.
  LaneMask isSame[3][3], anySame;
};

// A frame in all lanes, and the brick's last cell.
struct FrameLanes {
  Corner origin, corner, width, last;
  Lanes factor, inverse;

  HWY_INLINE FrameLanes(const BatchFrame& frame, const VoxelGrid::Brick& brick)
      : width(widthOf<Tag>(frame)),
        factor(allLanes(frame.factor)),
        inverse(allLanes(frame.inverse)) {
    for (std::size_t k = 0; k < 3; ++k) {
      origin.at[k] = allLanes(frame.origin[k]);
      corner.at[k] = allLanes(frame.corner[k]);
      last.at[k] = allLanes(brick.size[k] - 1);
    }
  }
};

HWY_INLINE Placed placeTriangles(const TriangleBatch& batch, const CellErrors& errors,
                                 const FrameLanes& frame, std::size_t place) {
  const Tag d;
  Placed placed;
  Lanes length = hn::Zero(d);
  Lanes farthest = hn::Zero(d);
  Lanes greatest = hn::Zero(d);
  placed.anySame = length > length;
  for (std::size_t k = 0; k < 3; ++k) {
    for (std::size_t e = 0; e < 3; ++e) {
      placed.isSame[e][k] = hn::Load(d, batch.coordinate[e][k].data() + place) ==
                            hn::Load(d, batch.coordinate[(e + 1) % 3][k].data() + place);
      placed.anySame = hn::Or(placed.anySame, placed.isSame[e][k]);
    }
    for (std::size_t i = 0; i < 3; ++i) {
      const Lanes x = hn::Load(d, batch.coordinate[i][k].data() + place);
      const Lanes away = (x - frame.origin.at[k]) * frame.factor;
      placed.p[i].at[k] = away * frame.inverse - frame.corner.at[k];
      greatest = hn::Max(greatest, hn::Abs(x));
    }
    const Lanes a = placed.p[0].at[k];
    const Lanes b = placed.p[1].at[k];
    const Lanes c = placed.p[2].at[k];
    placed.low.at[k] = hn::Min(hn::Min(a, b), c);
    placed.high.at[k] = hn::Max(hn::Max(a, b), c);
    length = hn::Max(length, placed.high.at[k] - placed.low.at[k]);
    farthest = hn::Max(farthest, hn::Max(hn::Neg(placed.low.at[k]), placed.high.at[k]));
  }
  placed.length = length;
  placed.reach = farthest + allLanes(66);
  const Lanes inCells = greatest * frame.factor * frame.inverse;
  placed.errors = PlacedErrors<Pack>(errors, length, placed.reach, inCells);
  const Lanes cells = placed.reach + allLanes(errors.dimensionCells);
  placed.inReach = hn::And(cells + length < allLanes(CellErrors::mostCells),
                           greatest <= allLanes(errors.greatest));
  placed.margin = placed.errors.margin.lanes;
  placed.known = hn::And(placed.inReach, placed.margin < allLanes(0.25));
  placed.outside = length < hn::Zero(d);
  for (std::size_t k = 0; k < 3; ++k) {
    const Lanes from = placed.low.at[k] - frame.width.at[k];
    placed.first.at[k] = hn::Ceil(from - placed.margin);
    placed.last.at[k] = hn::Floor(placed.high.at[k] + placed.margin);
    placed.surelyFirst.at[k] = hn::Ceil(from + placed.margin);
    placed.surelyLast.at[k] = hn::Floor(placed.high.at[k] - placed.margin);
    placed.outside = hn::Or(placed.outside, hn::Max(placed.first.at[k], hn::Zero(d)) >
                                                hn::Min(placed.last.at[k], frame.last.at[k]));
  }
  return placed;
}

// If a coordinate is equal at both ends of an edge, the edge is no stronger than the bounds along
// that axis, from whose ends certain cells keep a margin: enough for the query to agree, except for
// its own roundings, if the edge has at least this length.
HWY_INLINE Lanes longEnough(const Placed& placed) {
  const Lanes rounding = placed.errors.rounding.lanes;
  return hn::IfThenElseZero(rounding > hn::Zero(Tag()), rounding / placed.errors.spare.lanes);
}
// Whether the bounds along axis v replace an edge in the projection with axis u.
HWY_INLINE LaneMask isIdle(const Placed& placed, Lanes leastLength, std::size_t edge, std::size_t u,
                           std::size_t v) {
  const Corner& from = placed.p[edge];
  const Corner& to = placed.p[(edge + 1) % 3];
  return hn::And(placed.isSame[edge][v], hn::Abs(from.at[u] - to.at[u]) >= leastLength);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
