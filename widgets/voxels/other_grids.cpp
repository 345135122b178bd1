#include "widgets/voxels/other_grids.h"

namespace hairline {
namespace {

const Grid* visibleGrid(const SceneObject* object) {
  return object == nullptr || !object->visible ? nullptr : std::get_if<Grid>(&object->shape);
}

}  // namespace

std::vector<OtherGrids::Missing> OtherGrids::update(const Scene& scene, const std::string& chosen,
                                                    const CellQuestion& like, CellWay way) {
  std::erase_if(m_grids, [&](const auto& known) {
    return known.first == chosen || visibleGrid(find(scene, known.first)) == nullptr;
  });
  std::vector<Missing> missing;
  for (const SceneObject& object : scene.objects) {
    const Grid* grid = visibleGrid(&object);
    if (grid == nullptr || object.id == chosen) continue;
    CellQuestion question = like;
    question.grid = *grid;
    const auto known = m_grids.find(object.id);
    const bool isKnown =
        known != m_grids.end() && known->second->way == way && known->second->question == question;
    if (!isKnown) missing.push_back({object.id, std::move(question), way});
  }
  return missing;
}

void OtherGrids::take(const std::string& id, std::shared_ptr<const OtherGrid> grid) {
  m_grids[id] = std::move(grid);
}

std::shared_ptr<const OtherGrid> decideOther(const OtherGrids::Missing& missing, int threads,
                                             const Work& work) {
  auto result = std::make_shared<OtherGrid>();
  result->question = missing.question;
  result->way = missing.way;
  CellSets sets;
  sets.question = missing.question;
  const auto error = decide(sets, missing.way, threads, work);
  if (work.isCancelled()) return nullptr;
  if (!error) result->shell = shellOf(*sets.by(missing.way), {}, work);
  return work.isCancelled() ? nullptr : result;
}

}  // namespace hairline
