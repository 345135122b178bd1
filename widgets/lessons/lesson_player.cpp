#include "widgets/lessons/lesson_player.h"

#include <algorithm>

#include "core/scene/object_part.h"
#include "widgets/document/document.h"
#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/hierarchy/scene_hierarchy.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/pictures/scene_rays.h"
#include "widgets/voxels/grid_cells.h"

namespace hairline {
namespace {

/// The exact verdict on the active pair; nothing if there is none.
std::optional<bool> exactVerdict(const Scene& scene, Kind kind) {
  const auto pair = pairInFocus(scene, {});
  if (!pair) return std::nullopt;
  const PairQuestion question(*Operand(scene, pair->first), *Operand(scene, pair->second), {});
  PairReports reports{pair->first, pair->second, {}};
  for (const PairQuestion::Item& item : question.items()) {
    if (item.entry->info.kind == kind && item.scalar == ScalarKind::exact) {
      reports.reports.push_back(question.answer(item));
    }
  }
  const Report* report = judge(reports, kind);
  return report != nullptr ? report->verdict() : std::nullopt;
}

/// The report of a page: the one it names, or else that of its first checkpoint with one; null for
/// none.
const ReportName* reportOf(const LessonPage& page) {
  if (page.explained) return &*page.explained;
  for (const Checkpoint& checkpoint : page.checkpoints) {
    for (const Condition& condition : checkpoint.conditions) {
      if (const ReportName* report = reportOf(condition)) return report;
    }
  }
  return nullptr;
}

/// The panel in which a condition is fulfilled.
QString panelOf(const Condition& condition) {
  if (std::holds_alternative<CellCount>(condition)) return QStringLiteral("voxelsDock");
  if (std::holds_alternative<TreeIs>(condition) || std::holds_alternative<TraversalIs>(condition)) {
    return QStringLiteral("hierarchyDock");
  }
  if (std::holds_alternative<PictureIs>(condition)) return QStringLiteral("raysDock");
  return QStringLiteral("verdictsDock");
}

/// The panel that a page is about: that of its first condition, where it has one of its own.
QString panelOf(const LessonPage& page) {
  const QString usual = QStringLiteral("verdictsDock");
  for (const Checkpoint& checkpoint : page.checkpoints) {
    for (const Condition& condition : checkpoint.conditions) {
      const QString panel = panelOf(condition);
      if (panel != usual) return panel;
    }
  }
  return usual;
}

}  // namespace

LessonPlayer::LessonPlayer(Bench bench, QObject* parent)
    : QObject(parent), m_bench(std::move(bench)) {
  connect(m_bench.document, &Document::changed, this, &LessonPlayer::sceneChanged);
  connect(m_bench.document, &Document::stateChanged, this, [this] {
    // Once saved under a name it belongs to the user.
    if (!m_bench.document->filePath().isEmpty()) m_isOwnScene = false;
    updateWithholding();
  });
  connect(m_bench.runner, &QueryRunner::updated, this, &LessonPlayer::watch);
  connect(m_bench.cells, &GridCells::updated, this, &LessonPlayer::watch);
  if (m_bench.hierarchy != nullptr) {
    connect(m_bench.hierarchy, &SceneHierarchy::updated, this, &LessonPlayer::watch);
  }
  if (m_bench.traversal != nullptr) {
    connect(m_bench.traversal, &MeshTraversal::updated, this, &LessonPlayer::watch);
  }
  if (m_bench.rays != nullptr) {
    connect(m_bench.rays, &SceneRays::updated, this, &LessonPlayer::watch);
    connect(m_bench.rays, &SceneRays::settingsChanged, this, &LessonPlayer::watch);
  }
}

LessonPlayer::~LessonPlayer() = default;

void LessonPlayer::open(const Lesson& lesson) {
  m_lesson = lesson;
  m_scenePage = -1;
  m_page = -1;
  m_panel.clear();
  goTo(m_progress.page(lesson));
}

void LessonPlayer::retranslate(const Lesson& lesson) {
  if (!m_lesson || m_lesson->pages.size() != lesson.pages.size()) return;
  m_lesson = lesson;
  if (m_isOwnScene && m_scenePage >= 0) {
    m_bench.document->setGuestTitle(lesson.pages[m_scenePage].title);
  }
  emit pageChanged();
}

void LessonPlayer::close() {
  m_lesson.reset();
  if (m_isOwnScene && m_bench.document->bringBack() && m_bench.selection != nullptr) {
    m_bench.selection->set(m_selectedBefore);
  }
  m_scenePage = -1;
  if (m_cellsBefore) m_bench.cells->setSettings(*m_cellsBefore);
  m_cellsBefore.reset();
  if (m_explainedBefore) {
    m_bench.cursor->setReport(m_explainedBefore->method, m_explainedBefore->scalar,
                              m_explainedBefore->kind);
  }
  m_explainedBefore.reset();
  updateWithholding();
  emit pageChanged();
}

const LessonPage* LessonPlayer::currentPage() const {
  return m_lesson && m_page >= 0 && m_page < m_lesson->pages.size() ? &m_lesson->pages[m_page]
                                                                    : nullptr;
}

const LessonPage* LessonPlayer::scenePageOf(int page) const {
  for (int i = page; i >= 0; --i) {
    if (m_lesson->pages[i].scene) return &m_lesson->pages[i];
  }
  return nullptr;
}

void LessonPlayer::goTo(int page) {
  if (!m_lesson || page < 0 || page >= m_lesson->pages.size() || page == m_page) return;
  m_page = page;
  m_progress.setPage(*m_lesson, page);
  changeScene([this] { bringScene(false); });
  leadTo(m_lesson->pages[page]);
  emit pageChanged();
}

void LessonPlayer::resetScene() {
  if (!m_lesson) return;
  changeScene([this] { bringScene(true); });
}

void LessonPlayer::changeScene(const std::function<void()>& change) {
  // Answers for the previous scene do not count on this page.
  m_isBringing = true;
  change();
  updateWithholding();
  m_bench.runner->flush();
  m_bench.cells->flush();
  m_isBringing = false;
  watch();
}

void LessonPlayer::bringScene(bool reload) {
  const LessonPage* page = scenePageOf(m_page);
  if (page == nullptr) return;
  const int place = static_cast<int>(page - m_lesson->pages.constData());
  if (!reload && m_isOwnScene && m_scenePage == place) return;
  Document& document = *m_bench.document;
  if (m_isOwnScene && document.isModified()) {
    // Undo can restore the user's experiments.
    Scene scene = *page->scene;
    scene.camera = document.scene().camera;
    document.edit(tr("Scene of the lesson"), [&scene](Scene& open) { open = scene; });
    document.setGuestTitle(page->title);
    document.setCamera(page->scene->camera);
    emit sceneReplaced();
  } else {
    if (!document.isGuest() && m_bench.selection != nullptr) {
      m_selectedBefore = m_bench.selection->ids();
    }
    document.openGuest(*page->scene, page->title);
  }
  if (!m_cellsBefore) m_cellsBefore = m_bench.cells->settings();
  m_bench.cells->setSettings({});
  m_isOwnScene = true;
  m_scenePage = place;
}

void LessonPlayer::sceneChanged(const Change& change) {
  if (!change.reset || m_isBringing) return;
  m_isOwnScene = false;
  m_scenePage = -1;
  updateWithholding();
  if (m_lesson) emit checkpointsChanged();
}

void LessonPlayer::watch() {
  const LessonPage* page = currentPage();
  if (page == nullptr || !m_isOwnScene || m_isBringing) return;
  const LessonPage* start = scenePageOf(m_page);
  const Situation situation{&m_bench.document->scene(),
                            start != nullptr ? &*start->scene : nullptr,
                            m_bench.runner->focus(),
                            m_bench.cells->isPending() ? nullptr : m_bench.cells->sets(),
                            m_bench.hierarchy,
                            m_bench.traversal,
                            m_bench.rays};
  for (int i = 0; i < page->checkpoints.size(); ++i) {
    const Checkpoint& checkpoint = page->checkpoints[i];
    if (checkpoint.type != Checkpoint::Type::watch || isReached(i)) continue;
    const bool holds = std::ranges::all_of(
        checkpoint.conditions,
        [&situation](const Condition& condition) { return isFulfilled(condition, situation); });
    if (holds) markReached(i);
  }
}

void LessonPlayer::markReached(int checkpoint) {
  if (isReached(checkpoint)) return;
  m_progress.setReached(*m_lesson, m_page, checkpoint);
  emit reached(checkpoint);
  emit checkpointsChanged();
}

bool LessonPlayer::isReached(int checkpoint) const {
  return m_lesson && m_progress.isReached(*m_lesson, m_page, checkpoint);
}

std::optional<LessonProgress::Answer> LessonPlayer::answerOf(int checkpoint) const {
  return m_lesson ? m_progress.answer(*m_lesson, m_page, checkpoint) : std::nullopt;
}

void LessonPlayer::answer(int checkpoint, int choice) {
  const LessonPage* page = currentPage();
  if (page == nullptr || checkpoint < 0 || checkpoint >= page->checkpoints.size()) return;
  const Checkpoint& asked = page->checkpoints[checkpoint];
  if (asked.type == Checkpoint::Type::choose) {
    if (choice < 0 || choice >= asked.choices.size()) return;
    const bool isRight = asked.choices[choice].isRight;
    m_progress.setAnswer(*m_lesson, m_page, checkpoint, {choice, isRight});
    if (isRight) markReached(checkpoint);
  } else if (asked.type == Checkpoint::Type::predict) {
    // Of the page's scene, however the open one was edited.
    const LessonPage* start = scenePageOf(m_page);
    const auto verdict =
        start != nullptr ? exactVerdict(*start->scene, asked.predicted) : std::nullopt;
    m_progress.setAnswer(*m_lesson, m_page, checkpoint, {choice, verdict == (choice == 1)});
    markReached(checkpoint);
    updateWithholding();
    // The text speaks of the page's scene, so that is shown beside it.
    if (exactVerdict(m_bench.document->scene(), asked.predicted) != verdict) resetScene();
  }
  emit checkpointsChanged();
}

void LessonPlayer::showSolution(int checkpoint) {
  const LessonPage* page = currentPage();
  const LessonPage* start = m_lesson ? scenePageOf(m_page) : nullptr;
  if (page == nullptr || start == nullptr || checkpoint < 0 ||
      checkpoint >= page->checkpoints.size()) {
    return;
  }
  const LessonEdit& solution = page->checkpoints[checkpoint].solution;
  QString problem;
  std::optional<Scene> solved = solution.applied(*start->scene, &problem);
  if (!solved) return;
  changeScene([&] {
    if (!m_isOwnScene) bringScene(true);
    solved->camera = m_bench.document->scene().camera;
    m_bench.document->edit(tr("Solution of the lesson"),
                           [&solved](Scene& open) { open = *solved; });
    applyToPanels(solution);
    if (!solution.separating()) return;
    CellSettings settings = m_bench.cells->settings();
    settings.separating = *solution.separating();
    m_bench.cells->setSettings(settings);
  });
  emit solutionShown();
}

void LessonPlayer::leadTo(const LessonPage& page) {
  if (!m_isOwnScene) return;
  const ReportName* report = reportOf(page);
  if (report != nullptr && m_bench.cursor != nullptr) {
    const TraceCursor& cursor = *m_bench.cursor;
    if (!m_explainedBefore) {
      m_explainedBefore = ReportName{cursor.kind(), cursor.method(), cursor.scalar()};
    }
    m_bench.cursor->setReport(report->method, report->scalar, report->kind);
  }
  const QString panel = panelOf(page);
  if (panel == m_panel) return;
  m_panel = panel;
  m_bench.showPanel(panel);
}

void LessonPlayer::applyToPanels(const LessonEdit& solution) {
  const QString hierarchyDock = QStringLiteral("hierarchyDock");
  const TreeChoice& tree = solution.tree();
  if (!tree.isEmpty() && m_bench.hierarchy != nullptr) {
    HierarchySettings settings = m_bench.hierarchy->settings();
    settings.build = tree.build.value_or(settings.build);
    settings.volume = tree.volume.value_or(settings.volume);
    settings.ofObjects = tree.ofObjects.value_or(settings.ofObjects);
    m_bench.showPanel(hierarchyDock);
    m_bench.hierarchy->setSettings(settings);
  }
  if (solution.traverses() && m_bench.traversal != nullptr) {
    m_bench.showPanel(hierarchyDock);
    m_bench.traversal->start();
  }
  if (solution.picture() && m_bench.rays != nullptr) {
    RaySettings settings = m_bench.rays->settings();
    settings.colors = *solution.picture();
    m_bench.showPanel(QStringLiteral("raysDock"));
    m_bench.rays->setSettings(settings);
  }
}

bool LessonPlayer::isWithholding() const {
  const LessonPage* page = currentPage();
  if (page == nullptr || !m_isOwnScene) return false;
  for (int i = 0; i < page->checkpoints.size(); ++i) {
    if (page->checkpoints[i].type == Checkpoint::Type::predict && !isReached(i)) return true;
  }
  return false;
}

void LessonPlayer::updateWithholding() { m_bench.runner->setWithheld(isWithholding()); }

}  // namespace hairline
