#include "core/query/sweep/vertices_mesh.h"

#include "core/query/adapter.h"

namespace hairline {

QueryList sweepMeshes() {
  return queriesOf<SweepMeshCubic<Point>, SweepMeshSubdivision<Point>, SweepMeshCubic<Segment>,
                   SweepMeshSubdivision<Segment>, SweepMeshCubic<Triangle>,
                   SweepMeshSubdivision<Triangle>, SweepMeshCubic<MeshOperand>,
                   SweepMeshSubdivision<MeshOperand>>();
}

}  // namespace hairline
