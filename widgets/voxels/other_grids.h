#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/voxels/cell_faces.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

/// The cells of a grid that is seen beside the one that is looked at: their shell alone.
struct OtherGrid {
  CellQuestion question;
  CellWay way = CellWay::pefDouble;
  /// Without faces where the voxelizer refuses; why is told when the grid is chosen.
  CellShell shell;
};

/// The visible grids of a scene beside the one whose cells are shown in full: whole, decided in the
/// same way, without comparison.
class OtherGrids {
 public:
  /// A grid whose cells are not known as they are asked for.
  struct Missing {
    std::string id;
    CellQuestion question;
    CellWay way = CellWay::pefDouble;
  };

  /// Forgets grids that are gone or hidden, and those of `chosen`, whose question `like` all are
  /// asked. Returns what is not known; meanwhile the last cells of those stay.
  std::vector<Missing> update(const Scene& scene, const std::string& chosen,
                              const CellQuestion& like, CellWay way);
  void take(const std::string& id, std::shared_ptr<const OtherGrid> grid);
  void clear() { m_grids.clear(); }

  /// By their ids.
  const std::map<std::string, std::shared_ptr<const OtherGrid>>& grids() const { return m_grids; }

 private:
  std::map<std::string, std::shared_ptr<const OtherGrid>> m_grids;
};

/// Decides the cells of a grid. Null where the work was stopped.
std::shared_ptr<const OtherGrid> decideOther(const OtherGrids::Missing& missing, int threads,
                                             const Work& work = {});

}  // namespace hairline
