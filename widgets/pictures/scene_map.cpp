#include "widgets/pictures/scene_map.h"

#include <algorithm>

#include "core/scene/transform.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/search/own_processes.h"

namespace hairline {
namespace {

/// The assumed number of pixels per side before the size is known.
constexpr int usualSide = 256;
/// The initial range of a map: a multiple of the size of the objects, or a full turn.
constexpr double homeShare = 1.5;
constexpr double wholeTurn = 360;

/// The longest side of the box around the bounded objects; 1 if there is none.
double sizeOf(const std::vector<SceneObject>& objects) {
  Scene scene;
  scene.objects = objects;
  const auto box = bounds(scene);
  const double size = box ? (box->max - box->min).maxCoeff() : 0;
  return size > 0 && std::isfinite(size) ? size : 1;
}

template <typename Item>
std::optional<std::size_t> placeOf(const std::vector<Item>& items, const Item& item) {
  const auto found = std::ranges::find(items, item);
  if (found == items.end()) return std::nullopt;
  return static_cast<std::size_t>(found - items.begin());
}

}  // namespace

SceneMap::SceneMap(Document* document, Selection* selection, Jobs* jobs, QObject* parent)
    : TiledPicture(jobs, Task::map, parent), m_document(document), m_selection(selection) {
  connect(document, &Document::changed, this, &SceneMap::sceneChanged);
  connect(selection, &Selection::changed, this, [this] {
    m_pairIsStale = true;
    schedule();
  });
}

void SceneMap::setOwnMethods(OwnMethods* methods) {
  m_ownMethods = methods;
  const auto refresh = [this] {
    // Other methods, or the same with other code: their old answers are invalid.
    m_own.reset();
    m_pairIsStale = true;
    schedule();
  };
  connect(methods, &OwnMethods::changed, this, refresh);
  refresh();
}

void SceneMap::setWithheld(bool withheld) {
  if (withheld == m_withheld) return;
  m_withheld = withheld;
  m_pairIsStale = true;
  schedule();
}

void SceneMap::setRoom(const QSize& room) {
  const QSize bounded = room.boundedTo({mostPixels, mostPixels});
  if (bounded == m_room || bounded.isEmpty()) return;
  // The visible width is kept.
  const std::array<int, 2> before{m_room.width(), m_room.height()};
  const std::array<int, 2> after{bounded.width(), bounded.height()};
  for (std::size_t i = 0; i < 2; ++i) {
    const double share = static_cast<double>(before[i] > 0 ? before[i] : usualSide) / after[i];
    if (!m_axes[i].isByUlps()) m_axes[i] = m_axes[i].zoomed(share, 0);
  }
  m_room = bounded;
  schedule();
}

void SceneMap::chooseFreedom(std::size_t side, std::size_t place) {
  if (place >= m_choices.freedoms.size() || place == m_freedoms[side]) return;
  m_freedoms[side] = place;
  centre(side);
  schedule();
  emit choicesChanged();
}

void SceneMap::chooseMethod(std::size_t side, std::size_t place) {
  if (place >= m_choices.methods.size() || place == m_methods[side]) return;
  m_methods[side] = place;
  schedule();
  emit choicesChanged();
}

void SceneMap::setColors(MapColors colors) {
  if (colors == m_colors) return;
  m_colors = colors;
  schedule();
  emit choicesChanged();
}

void SceneMap::setTolerance(double tolerance) {
  if (tolerance == m_tolerance) return;
  m_tolerance = tolerance;
  schedule();
  emit choicesChanged();
}

void SceneMap::centre(std::size_t side) {
  const Freedom& freedom = m_choices.freedoms[m_freedoms[side]];
  const SceneObject& object = m_choices.objects[freedom.operand];
  const int room = side == 0 ? m_room.width() : m_room.height();
  const double pixels = room > 0 ? room : usualSide;
  const bool isAngle = freedom.sort == Freedom::Sort::angle;
  const double width = isAngle ? wholeTurn : homeShare * sizeOf(m_choices.objects);
  m_axes[side] = MapAxis(valueOf(object, freedom), width / pixels);
}

void SceneMap::goHome() {
  if (m_choices.isEmpty()) return;
  for (std::size_t side = 0; side < 2; ++side) centre(side);
  schedule();
}

void SceneMap::goToUlps() {
  if (m_choices.isEmpty()) return;
  for (std::size_t side = 0; side < 2; ++side) {
    const Freedom& freedom = m_choices.freedoms[m_freedoms[side]];
    m_axes[side] = MapAxis(valueOf(m_choices.objects[freedom.operand], freedom), 0);
  }
  schedule();
}

void SceneMap::zoom(double factor, const QPoint& anchor) {
  if (isEmpty()) return;
  const MapFrame& frame = m_map.frame;
  m_axes[0] = m_axes[0].zoomed(factor, anchor.x() - frame.width / 2);
  m_axes[1] = m_axes[1].zoomed(factor, frame.height / 2 - anchor.y());
  schedule();
}

void SceneMap::pan(int right, int up) {
  if (right == 0 && up == 0) return;
  m_axes[0] = m_axes[0].panned(right);
  m_axes[1] = m_axes[1].panned(up);
  schedule();
}

QPointF SceneMap::scenePoint() const {
  std::array<double, 2> offsets{};
  for (std::size_t i = 0; i < 2; ++i) {
    const Freedom& freedom = m_question->freedoms[i];
    offsets[i] =
        m_map.frame.axes[i].offsetOf(valueOf(m_question->objects[freedom.operand], freedom));
  }
  return {m_map.frame.width / 2 + offsets[0], m_map.frame.height / 2 - offsets[1]};
}

void SceneMap::sceneChanged(const Change& change) {
  if (!change.reset && !change.order && !change.focus && change.ids.empty()) return;
  m_pairIsStale = true;
  schedule();
}

void SceneMap::refreshPair() {
  m_pairIsStale = false;
  const MapChoices before = std::move(m_choices);
  m_choices = {};
  const auto pair = pairInFocus(m_document->scene(), m_selection->ids());
  std::vector<std::string> own;
  if (m_ownMethods != nullptr) {
    for (const OwnMethodEntry& entry : m_ownMethods->entries()) {
      if (entry.enabled) own.push_back(entry.name.toStdString());
    }
  }
  if (pair && !m_withheld) {
    m_choices = mapChoices(m_document->scene(), pair->first, pair->second, own);
  }
  if (m_choices.isEmpty()) {
    if (!before.isEmpty()) emit choicesChanged();
    return;
  }
  chooseDefaults(before);
}

void SceneMap::chooseDefaults(const MapChoices& before) {
  const bool isSame = before.ids == m_choices.ids && before.freedoms == m_choices.freedoms &&
                      before.methods == m_choices.methods;
  if (isSame) {
    const auto nameOf = [](const SceneObject& object) { return object.name; };
    if (!std::ranges::equal(before.objects, m_choices.objects, {}, nameOf, nameOf)) {
      emit choicesChanged();
    }
    return;
  }
  const std::array<std::size_t, 2> oldMethods = m_methods;
  m_freedoms = {0, m_choices.freedoms.size() > 1 ? std::size_t{1} : std::size_t{0}};
  // The first method in double against the first exact one, if they exist.
  m_methods = {0, 0};
  const auto find = [&](ScalarKind scalar) {
    const auto found = std::ranges::find(m_choices.methods, scalar, &MapMethod::scalar);
    return found == m_choices.methods.end()
               ? std::size_t{0}
               : static_cast<std::size_t>(found - m_choices.methods.begin());
  };
  m_methods = {find(ScalarKind::float64), find(ScalarKind::exact)};
  for (std::size_t i = 0; i < 2 && !before.isEmpty(); ++i) {
    const auto kept = placeOf(m_choices.methods, before.methods[oldMethods[i]]);
    if (kept) m_methods[i] = *kept;
  }
  for (std::size_t side = 0; side < 2; ++side) centre(side);
  emit choicesChanged();
}

void SceneMap::refresh() {
  if (m_pairIsStale) refreshPair();
  if (m_choices.isEmpty() || m_room.isEmpty()) {
    m_job.drop();
    m_question.reset();
    m_map = VerdictMap(MapFrame{{}, 0, 0});
    emit updated();
    return;
  }
  restart();
}

void SceneMap::restart() {
  auto question = std::make_shared<MapQuestion>();
  question->objects = m_choices.objects;
  question->options = m_choices.options;
  for (std::size_t i = 0; i < 2; ++i) {
    question->freedoms[i] = m_choices.freedoms[m_freedoms[i]];
  }
  question->first = m_choices.methods[m_methods[0]];
  question->second = m_choices.methods[m_methods[1]];
  question->withGap = m_colors == MapColors::gap;
  if (m_tolerance > 0) question->tolerance = m_tolerance;
  const bool asksOwn = !question->first.own.empty() || !question->second->own.empty();
  if (asksOwn && m_own == nullptr) {
    const auto processes = std::make_shared<OwnProcesses>(m_ownMethods->makers());
    m_own = std::make_shared<MapOwnMethods>([processes] { return processes->ofThread(); });
  }
  if (asksOwn) question->own = m_own;
  m_question = std::move(question);
  const MapFrame frame{m_axes, m_room.width(), m_room.height()};
  if (m_map.frame.width != frame.width || m_map.frame.height != frame.height) {
    m_map = VerdictMap(frame);
  }
  // The previous verdicts are shown until new ones arrive.
  m_map.frame = frame;
  await(tilesOf(frame));
  compute(true);
}

void SceneMap::compute(bool roughFirst) {
  m_job.start([this, roughFirst, question = m_question, frame = m_map.frame,
               tiles = left()](Job::Run& run) {
    const Work work{.progress = {}, .stop = run.pauseToken()};
    if (roughFirst) {
      const Result<VerdictMap> rough = askRoughMap(*question, frame, roughness, 0, work);
      if (rough) run.deliver([this, rough = *rough] { takeRough(rough); });
    }
    std::size_t done = 0;
    const auto deliver = [&](const PictureTile& tile, std::vector<MapPixel> pixels) {
      run.setProgress(static_cast<double>(++done) / static_cast<double>(tiles.size()));
      run.deliver([this, tile, pixels = std::move(pixels)] {
        m_map.put(tile, pixels);
        tileTaken(tile);
      });
    };
    askTiles(*question, frame, tiles, deliver, 0, work);
    return Job::Take();
  });
}

void SceneMap::takeRough(const VerdictMap& rough) {
  forEachPixelLeft([&](int x, int y) {
    const auto place = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_map.frame.width) +
                       static_cast<std::size_t>(x);
    m_map.pixels[place] = rough.at(x / roughness, y / roughness);
  });
  repaint();
}

bool SceneMap::putSceneAt(const QPoint& pixel) {
  flush();
  const MapFrame& frame = m_map.frame;
  if (isEmpty() || m_document->inGesture() ||
      !QRect(0, 0, frame.width, frame.height).contains(pixel)) {
    return false;
  }
  const auto objects = placedAt(*m_question, frame.xAt(pixel.x()), frame.yAt(pixel.y()));
  if (!objects) {
    emit message(tr("The shape would be invalid there."));
    return false;
  }
  m_document->edit(tr("Choose on the map"), [&](Scene& scene) {
    for (const Freedom& freedom : m_question->freedoms) {
      SceneObject* object = find(scene, m_choices.ids[freedom.operand]);
      if (object != nullptr) *object = (*objects)[freedom.operand];
    }
  });
  return true;
}

}  // namespace hairline
