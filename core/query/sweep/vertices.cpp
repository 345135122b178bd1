#include "core/query/adapter.h"
#include "core/query/sweep/vertices_cubic.h"
#include "core/query/sweep/vertices_subdivision.h"

namespace hairline {

QueryList sweepVertices() {
  return queriesOf<SweepVerticesCubic<Point, Triangle>, SweepVerticesSubdivision<Point, Triangle>,
                   SweepVerticesCubic<Segment, Segment>, SweepVerticesSubdivision<Segment, Segment>,
                   SweepVerticesCubic<Triangle, Triangle>,
                   SweepVerticesSubdivision<Triangle, Triangle>>();
}

}  // namespace hairline
