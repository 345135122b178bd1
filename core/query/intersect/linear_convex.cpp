#include "core/query/intersect/linear_convex.h"

#include "core/query/adapter.h"

namespace hairline {
namespace {

/// The entries of a linear shape with each solid that is a hull.
template <template <typename> class L>
void add(QueryList& list) {
  for (const std::size_t solid : {shapeIndex<Convex<double>>(), shapeIndex<Tetrahedron<double>>(),
                                  shapeIndex<Frustum<double>>()}) {
    list.push_back(makeEntry<LinearConvexCyrusBeck<L>>({shapeIndex<L<double>>(), solid}));
  }
}

}  // namespace

QueryList intersectLinearConvex() {
  QueryList list;
  add<Line>(list);
  add<Ray>(list);
  add<Segment>(list);
  return list;
}

}  // namespace hairline
