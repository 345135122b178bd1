#include <limits>
#include <tuple>

#include "core/query/adapter.h"
#include "core/query/closest/mesh_bvh.h"
#include "core/query/closest/pair_reference.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"

namespace hairline {

bool closest_mesh::meets(const Ray<double>& ray, const Triangle<double>& triangle) {
  return test<LinearTriangleMollerTrumbore<Ray>, Exact>({ray, triangle});
}

namespace {

/// How far an operand goes along the axes; a ray has no end where it goes.
template <typename Operand>
std::array<Interval<double>, 3> endsOf(const Operand& operand) {
  constexpr double endless = std::numeric_limits<double>::infinity();
  std::array<Interval<double>, 3> ends;
  for (int k = 0; k < 3; ++k) {
    auto& [min, max] = ends[static_cast<std::size_t>(k)];
    if constexpr (requires { operand.position; }) {
      min = max = operand.position[k];
    } else if constexpr (requires { operand.direction; }) {
      min = operand.direction[k] < 0 ? -endless : operand.origin[k];
      max = operand.direction[k] > 0 ? endless : operand.origin[k];
    } else if constexpr (requires { operand.vertices; }) {
      std::tie(min, max) =
          std::minmax({operand.vertices[0][k], operand.vertices[1][k], operand.vertices[2][k]});
    } else {
      std::tie(min, max) = std::minmax(operand.a[k], operand.b[k]);
    }
  }
  return ends;
}

/// Less than the squared distance of what goes so far, or zero.
double lessThanSqdist(const std::array<Interval<double>, 3>& a,
                      const std::array<Interval<double>, 3>& b) {
  double sum = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const double gap = std::max({0.0, a[k].min - b[k].max, b[k].min - a[k].max});
    sum += gap * gap;
  }
  // Six roundings to nearest, and what underflows is no bound.
  return sum < 1e-280 || !std::isfinite(sum) ? 0 : sum * (1 - 0x1p-48);
}

}  // namespace

template <template <typename> class A>
ClosestAnswer<Rational> ClosestMeshReference<A>::refer(const Input<double>& input) {
  std::vector<FlatPiece> pieces;
  if constexpr (requires { input.a.position; }) {
    pieces.push_back({fromDouble<Rational>(input.a.position), {}, {}});
  } else {
    pieces = piecesForPair(input.a);
  }
  const auto ends = endsOf(input.a);
  std::optional<ClosestAnswer<Rational>> best;
  double most = std::numeric_limits<double>::infinity();
  for (std::size_t t = 0; t < input.b.size(); ++t) {
    const Triangle<double> triangle = input.b[t];
    // No arithmetic has to tell that what is far off is not nearest.
    if (lessThanSqdist(ends, endsOf(triangle)) > most) continue;
    ClosestAnswer<Rational> answer = nearestOfPairs(pieces, piecesForPair(triangle));
    if (best && !(answer.sqdist < best->sqdist)) continue;
    most = toDouble(answer.sqdist) * (1 + 0x1p-48);
    best = std::move(answer);
  }
  return *best;
}

template const QueryEntry& entryOf<ClosestMeshBvh<Point>>();
template const QueryEntry& entryOf<ClosestMeshBvh<Ray>>();
template const QueryEntry& entryOf<ClosestMeshBvh<Segment>>();
template const QueryEntry& entryOf<ClosestMeshBvh<Triangle>>();
template const QueryEntry& entryOf<ClosestMeshReference<Point>>();
template const QueryEntry& entryOf<ClosestMeshReference<Ray>>();
template const QueryEntry& entryOf<ClosestMeshReference<Segment>>();
template const QueryEntry& entryOf<ClosestMeshReference<Triangle>>();

}  // namespace hairline
