// Included once a target by brick_rows-inl.h, without a guard for that reason. Triangles in cells
// of a brick, as many as there are lanes, from the targets' lower corners, and how far all is off.

namespace hairline {
namespace HWY_NAMESPACE {

using Tag = hn::CappedTag<double, 8>;
using Lanes = hn::Vec<Tag>;
using LaneMask = hn::Mask<Tag>;

HWY_INLINE Lanes all(double x) { return hn::Set(Tag(), x); }

using Corner = CornerOf<Tag>;

struct Placed {
  Corner p[3], low, high;
  // The range of cells along each axis that may overlap the bounds, and that surely do; not clipped
  // to the brick.
  Corner first, last, surelyFirst, surelyLast;
  // The longest extent, how far cells are from the brick's first one, and the errors of rounding
  // here and in the query together: of coordinates (fourfold), edge functions and planes.
  Lanes length, reach, margin, edgeError, planeError;
  // The error of the query alone, of coordinates; and by how much taking its operands to float
  // moves them, and what is left of the error of edge functions without that.
  Lanes query, moved, fineError;
  // Where ranges hold, and where all that holds: elsewhere cells are too small or too far off.
  LaneMask inReach, known;
  LaneMask outside;
  // Whether a coordinate is the same, to the last bit, at both ends of an edge. Then the edge says
  // no more than the bounds along that axis do, from whose ends sure cells keep a margin: enough
  // for the query to agree, but for its own roundings, where the edge is at least so long.
  LaneMask isSame[3][3];
  Lanes longEnough;
};

HWY_INLINE Placed placeTriangles(const TriangleBatch& batch, const BatchFrame& frame,
                                 const VoxelGrid::Brick& brick, std::size_t place) {
  const Tag d;
  const CellErrors& errors = frame.errors;
  Placed placed;
  Lanes length = hn::Zero(d);
  Lanes farthest = hn::Zero(d);
  Lanes greatest = hn::Zero(d);
  for (std::size_t k = 0; k < 3; ++k) {
    for (std::size_t e = 0; e < 3; ++e) {
      placed.isSame[e][k] = hn::Load(d, batch.coordinate[e][k].data() + place) ==
                            hn::Load(d, batch.coordinate[(e + 1) % 3][k].data() + place);
    }
    for (std::size_t i = 0; i < 3; ++i) {
      const Lanes x = hn::Load(d, batch.coordinate[i][k].data() + place);
      const Lanes away = (x - all(frame.origin[k])) * all(frame.factor);
      placed.p[i].at[k] = away * all(frame.inverse) - all(frame.corner[k]);
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
  placed.reach = farthest + all(66);
  const Lanes cells = placed.reach + all(errors.dimensionCells);
  const Lanes lengthMore = length + all(1);
  const Lanes here = all(RowErrors::here) * (cells + length);
  const Lanes inDouble =
      all(errors.doubleUnit * RowErrors::roundings) * (cells + all(errors.originCells) + length);
  placed.moved =
      all(errors.floatUnit) *
      hn::MulAdd(all(4), lengthMore + all(1), greatest * all(frame.factor) * all(frame.inverse));
  placed.query = hn::MulAdd(all(RowErrors::floatRoundings), placed.moved, inDouble);
  placed.margin = hn::MulAdd(all(4), here + placed.query, all(RowErrors::shift));
  placed.fineError = here * (placed.reach + lengthMore) + inDouble * lengthMore;
  placed.edgeError =
      hn::MulAdd(all(RowErrors::floatRoundings) * placed.moved, lengthMore, placed.fineError);
  placed.planeError = all(RowErrors::ofPlane) * lengthMore * placed.edgeError;
  placed.inReach =
      hn::And(cells + length < all(RowErrors::mostCells), greatest <= all(errors.greatest));
  placed.known = hn::And(placed.inReach, placed.margin < all(0.25));
  const Lanes lengthMost = lengthMore + all(1);
  placed.longEnough = errors.queryUnit > 0
                          ? all(errors.ofProducts()) * (lengthMost * lengthMost) / placed.query
                          : hn::Zero(d);
  placed.outside = length < hn::Zero(d);
  for (std::size_t k = 0; k < 3; ++k) {
    const Lanes from = placed.low.at[k] - all(frame.width[k]);
    placed.first.at[k] = hn::Ceil(from - placed.margin);
    placed.last.at[k] = hn::Floor(placed.high.at[k] + placed.margin);
    placed.surelyFirst.at[k] = hn::Ceil(from + placed.margin);
    placed.surelyLast.at[k] = hn::Floor(placed.high.at[k] - placed.margin);
    placed.outside = hn::Or(placed.outside, hn::Max(placed.first.at[k], hn::Zero(d)) >
                                                hn::Min(placed.last.at[k], all(brick.size[k] - 1)));
  }
  return placed;
}

// Whether the bounds along axis v say what an edge does as seen with axis u.
HWY_INLINE LaneMask isIdle(const Placed& placed, std::size_t edge, std::size_t u, std::size_t v) {
  const Corner& from = placed.p[edge];
  const Corner& to = placed.p[(edge + 1) % 3];
  return hn::And(placed.isSame[edge][v], hn::Abs(from.at[u] - to.at[u]) >= placed.longEnough);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
