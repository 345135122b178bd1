#include "core/query/adapter.h"
#include "core/query/closest/mesh_bvh.h"
#include "core/query/closest/pair_reference.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"

namespace hairline {

bool closest_mesh::meets(const Ray<double>& ray, const Triangle<double>& triangle) {
  return test<LinearTriangleMollerTrumbore<Ray>, Exact>({ray, triangle});
}

template <template <typename> class A>
ClosestAnswer<Rational> ClosestMeshReference<A>::refer(const Input<double>& input) {
  std::vector<FlatPiece> pieces;
  if constexpr (requires { input.a.position; }) {
    pieces.push_back({fromDouble<Rational>(input.a.position), {}, {}});
  } else {
    pieces = piecesForPair(input.a);
  }
  std::optional<ClosestAnswer<Rational>> best;
  for (const std::array<int, 3>& indices : input.b.triangles) {
    ClosestAnswer<Rational> answer =
        nearestOfPairs(pieces, piecesForPair(triangleOf(input.b, indices)));
    if (!best || answer.sqdist < best->sqdist) best = std::move(answer);
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
