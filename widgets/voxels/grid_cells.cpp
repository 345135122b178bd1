#include "widgets/voxels/grid_cells.h"

#include <algorithm>

#include "core/scene/object_part.h"
#include "core/scene/object_places.h"
#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

/// First impressions have about this many cells along the longest side.
constexpr int coarseResolution = 32;

int coarsenessFor(const Grid& grid) {
  const int longest = *std::ranges::max_element(grid.dimensions);
  int factor = 1;
  while (longest / factor > coarseResolution) factor *= 2;
  return factor;
}

const Grid* visibleGrid(const SceneObject& object) {
  return object.visible ? std::get_if<Grid>(&object.shape) : nullptr;
}

const Grid* gridOf(const Scene& scene, const std::string& id) {
  const SceneObject* object = find(scene, id);
  return object == nullptr ? nullptr : visibleGrid(*object);
}

}  // namespace

CellWay CellSettings::way() const {
  const bool isFloat = scalar == ScalarKind::float32;
  switch (method) {
    case CellMethod::pef:
      return isFloat ? CellWay::pefFloat : CellWay::pefDouble;
    case CellMethod::sat:
      return isFloat ? CellWay::satFloat : CellWay::satDouble;
    case CellMethod::exact:
      break;
  }
  return CellWay::exact;
}

GridCells::GridCells(Document* document, Selection* selection, Jobs* jobs, QObject* parent)
    : KeptUpToDate(true, jobs, Task::cells, parent),
      m_document(document),
      m_selection(selection),
      m_othersJob(jobs, Task::otherCells) {
  connect(document, &Document::changed, this, &GridCells::sceneChanged);
  connect(selection, &Selection::changed, this, &GridCells::schedule);
  connect(&m_othersJob, &Job::changed, this, &GridCells::updated);
  schedule();
}

void GridCells::setGrid(const std::string& id) {
  m_gridId = id;
  schedule();
}

void GridCells::setHasPanel(bool has) {
  if (has == m_hasPanel) return;
  m_hasPanel = has;
  if (m_settings.hidesSurfaces) emit updated();
}

void GridCells::setSettings(const CellSettings& settings) {
  if (settings == m_settings) return;
  m_settings = settings;
  schedule();
  emit settingsChanged();
}

void GridCells::setPointedCell(const std::optional<Cell>& cell) {
  if (cell == m_pointed) return;
  m_pointed = cell;
  emit pointedCellChanged();
}

const CellSets* GridCells::sets() const {
  return m_picture && m_picture->coarseness == 1 ? &m_picture->sets : nullptr;
}

void GridCells::sceneChanged(const Change& change) {
  const Scene& scene = m_document->scene();
  ObjectPlaces places(scene);
  const auto isOfSurface = [&](const std::string& id) {
    const auto place = places.of(id);
    return (place && isSurface(scene.objects[*place].shape)) ||
           (m_surfaces && std::ranges::find(m_surfaces->parts, id, &SceneSurfaces::Part::id) !=
                              m_surfaces->parts.end());
  };
  const bool surfaces =
      change.reset || change.order || std::ranges::any_of(change.ids, isOfSurface);
  if (surfaces) m_surfaces.reset();
  if (change.reset) {
    m_gridId.clear();
    m_settings.slices = {};
    clear();
    emit settingsChanged();
  }
  if (surfaces || !change.ids.empty()) schedule();
}

void GridCells::chooseGrid() {
  const Scene& scene = m_document->scene();
  const auto first = std::ranges::find_if(scene.objects, visibleGrid);
  if (first != scene.objects.end()) {
    ObjectPlaces places(scene);
    for (const std::string& id : m_selection->ids()) {
      const auto place = places.of(id);
      if (place && visibleGrid(scene.objects[*place]) != nullptr) m_gridId = id;
    }
  }
  if (gridOf(scene, m_gridId) != nullptr) return;
  m_gridId = first == scene.objects.end() ? std::string() : first->id;
}

void GridCells::clear() {
  m_picture.reset();
  m_others.clear();
  m_missing.clear();
  m_pointed.reset();
  m_refusal.clear();
  m_job.drop();
  m_othersJob.drop();
}

bool GridCells::isComplete(const CellQuestion& question) const {
  const Picture* shown = m_picture.get();
  return shown != nullptr && shown->coarseness == 1 && shown->sets.question == question &&
         shown->way == m_settings.way() && shown->slices == m_settings.slices &&
         (shown->sets.differences || !m_settings.marksDifferences);
}

void GridCells::refresh() {
  if (m_settings.shown && gridOf(m_document->scene(), m_gridId) != nullptr && awaitsFirstResult())
    return;
  chooseGrid();
  const Grid* grid = gridOf(m_document->scene(), m_gridId);
  if (grid == nullptr || !m_settings.shown) {
    clear();
    emit updated();
    return;
  }
  for (std::size_t k = 0; k < 3; ++k) {
    std::optional<int>& layer = m_settings.slices.layer[k];
    if (layer) layer = std::clamp(*layer, 0, grid->dimensions[k] - 1);
  }
  const auto isOutside = [&](const Cell& cell) {
    return cell[0] >= grid->dimensions[0] || cell[1] >= grid->dimensions[1] ||
           cell[2] >= grid->dimensions[2];
  };
  if (m_pointed && isOutside(*m_pointed)) setPointedCell(std::nullopt);
  if (!m_surfaces) {
    m_surfaces = std::make_shared<const SceneSurfaces>(surfacesOf(m_document->scene()));
  }
  const CellQuestion question{*grid, m_surfaces, m_settings.separating, m_settings.open};
  m_missing = m_others.update(m_document->scene(), m_gridId, question, m_settings.way());
  m_othersJob.drop();
  if (isComplete(question)) {
    m_job.drop();
    answerOthers();
    emit updated();
    return;
  }
  CellSets sets;
  // Known results are kept if they answer the same question.
  if (this->sets() != nullptr && this->sets()->question == question) {
    sets = *this->sets();
  } else {
    sets.question = question;
  }
  m_refusal.clear();
  if (!isQuick(question)) return answerLater(sets);
  m_job.drop();
  answerNow(std::move(sets));
  answerOthers();
  emit updated();
}

void GridCells::answerOthers() {
  // All ways may take as long as this many cells in one way.
  std::size_t quick = cellWayCount;
  std::erase_if(m_missing, [&](const OtherGrids::Missing& each) {
    if (quick == 0 || !isQuick(each.question)) return false;
    --quick;
    m_others.take(each.id, decideOther(each, 1));
    return true;
  });
  if (m_missing.empty()) return;
  m_othersJob.start([this, missing = std::exchange(m_missing, {})](Job::Run& run) {
    for (const OtherGrids::Missing& each : missing) {
      const auto grid = decideOther(each, 0, {.progress = {}, .stop = run.stopToken()});
      if (grid == nullptr) break;
      run.deliver([this, id = each.id, grid] { m_others.take(id, grid); });
    }
    return Job::Take();
  });
}

void GridCells::answerNow(CellSets sets) {
  const CellWay way = m_settings.way();
  auto error = decide(sets, way, 1);
  if (!error && m_settings.marksDifferences) error = compare(sets, 1);
  if (error) return refuse(*error);
  const CellShell shell = shellOf(*sets.by(way), m_settings.slices);
  m_picture =
      std::make_shared<const Picture>(Picture{std::move(sets), shell, way, m_settings.slices, 1});
}

void GridCells::answerLater(const CellSets& known) {
  m_job.start([this, known, settings = m_settings](Job::Run& run) -> Job::Take {
    const CellWay way = settings.way();
    CellSets sets = known;
    const auto taking = [&](const CellSets& decided, int coarseness) -> Job::Take {
      CellSlices slices = settings.slices;
      for (auto& layer : slices.layer) {
        if (layer) *layer /= coarseness;
      }
      const CellShell shell = shellOf(*decided.by(way), slices, {{}, run.stopToken()});
      return
          [this, picture = std::make_shared<const Picture>(Picture{
                     decided, shell, way, settings.slices, coarseness})] { m_picture = picture; };
    };
    const auto refusing = [this](const Error& error) -> Job::Take {
      return [this, error] { refuse(error); };
    };
    const int factor = coarsenessFor(sets.question.grid);
    if (factor > 1 && !sets.by(way) && isLong(sets.question)) {
      CellSets coarse{.question = sets.question};
      coarse.question.grid = coarser(sets.question.grid, factor);
      if (auto error = decide(coarse, way, 0, {{}, run.stopToken()})) return refusing(*error);
      run.deliver(taking(coarse, factor));
    }
    const double share = settings.marksDifferences ? 0.2 : 1;
    if (auto error = decide(sets, way, 0, run.work(0, share))) return refusing(*error);
    if (!settings.marksDifferences || run.isStopped()) return taking(sets, 1);
    run.deliver(taking(sets, 1));
    if (auto error = compare(sets, 0, run.work(share, 1))) return refusing(*error);
    return taking(sets, 1);
  });
}

void GridCells::jobChanged() {
  if (m_job.state() == Job::State::idle) answerOthers();
  emit updated();
}

void GridCells::refuse(const Error& error) {
  m_picture.reset();
  m_refusal = coreMessage(error.message);
}

bool GridCells::explain(const Cell& cell) {
  const CellSets* known = sets();
  if (known == nullptr) return false;
  setPointedCell(cell);
  const auto triangle = explainingTriangle(known->question, m_settings.way(), cell);
  if (!triangle) {
    emit message(tr("No triangle comes near this cell."));
    return false;
  }
  const SceneSurfaces::Source source = known->question.surfaces->sourceOf(*triangle);
  const SceneObject* object = find(m_document->scene(), source.id);
  const bool isMesh = object != nullptr && std::holds_alternative<Mesh>(object->shape);
  const std::string surface =
      isMesh ? text(ObjectPart{source.id, static_cast<int>(source.index)}) : source.id;
  m_document->setFocus({surface, text(ObjectPart{m_gridId, cell})});
  return true;
}

void GridCells::addAsBox(const Cell& cell) {
  const Grid* grid = gridOf(m_document->scene(), m_gridId);
  if (grid != nullptr) addObject(*m_document, *m_selection, boxOf(*grid, cell));
}

std::vector<OtherGrids::Missing> OtherGrids::update(const Scene& scene, const std::string& chosen,
                                                    const CellQuestion& like, CellWay way) {
  std::erase_if(m_grids, [&](const auto& known) {
    return known.first == chosen || gridOf(scene, known.first) == nullptr;
  });
  std::vector<Missing> missing;
  for (const SceneObject& object : scene.objects) {
    const Grid* grid = visibleGrid(object);
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
