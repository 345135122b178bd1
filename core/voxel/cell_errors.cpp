#include "core/voxel/cell_errors.h"

#include <algorithm>
#include <limits>

#include "core/query/intersect/triangle_aabb/axes.h"

namespace hairline {
namespace {

// The query's own bodies, whose numbers are twice those here; there is no offset. Triangle and cell
// differ by at most 1 in a coordinate.
triangle_aabb::Frame<Three<ErrorBound>> queryFrame(double off) {
  const auto point = Three<ErrorBound>::of(ErrorBound(0.5, off));
  return triangle_aabb::Frame(
      triangle_aabb::Corners<Three<ErrorBound>>{{point, point, point}, point, point});
}
ErrorBound queryEdgeOff(double, double off) {
  const auto frame = queryFrame(off);
  ErrorBound edge = greatestOf(frame.normal);
  const ErrorBound half(0.5);
  for (int e = 0; e < 3; ++e) {
    const auto on = triangle_aabb::satDistances(frame, e);
    const auto sat = greatestOf(on.distance - on.reach);
    const auto pef = greatestOf(triangle_aabb::pefValues(frame, e));
    edge = maximum(edge, maximum(sat, pef) * half);
  }
  return edge;
}
ErrorBound queryPlaneOff(double, double off) {
  return excessOfFirst(triangle_aabb::onNormal(queryFrame(off))) * ErrorBound(0.5);
}

double roundingUnit(ScalarKind scalar) {
  return scalar == ScalarKind::exact ? 0 : scalar == ScalarKind::float64 ? 0x1p-53 : 0x1p-24;
}

}  // namespace

CellErrors::CellErrors(const Grid& grid, ScalarKind scalar)
    : doubleUnit(scalar == ScalarKind::exact ? 0 : 0x1p-53),
      floatUnit(scalar == ScalarKind::float32 ? 0x1p-24 : 0),
      queryEdge(ErrorSlopes<double>::of(queryEdgeOff, roundingUnit(scalar))),
      queryPlane(ErrorSlopes<double>::of(queryPlaneOff, roundingUnit(scalar))),
      greatest(std::numeric_limits<double>::infinity()),
      originCells(grid.origin.cwiseAbs().maxCoeff() / grid.cell),
      dimensionCells(*std::max_element(grid.dimensions.begin(), grid.dimensions.end())) {
  if (scalar == ScalarKind::exact) return;
  const bool isFloat = scalar == ScalarKind::float32;
  // Products of three differences must stay within range, and far above the smallest numbers.
  greatest = isFloat ? 0x1p38 : 0x1p330;
  if (grid.cell < (isFloat ? 0x1p-38 : 0x1p-330)) greatest = -1;
}

}  // namespace hairline
