#include "widgets/hierarchy/hierarchy_panel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QTimer>
#include <QTreeView>
#include <algorithm>
#include <cmath>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/rows_model.h"
#include "widgets/document/document.h"
#include "widgets/explain/step_player.h"
#include "widgets/hierarchy/hierarchy_drawing.h"
#include "widgets/hierarchy/hierarchy_model.h"
#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/hierarchy/object_volumes.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {

/// The part of the dock "Hierarchy" about bounding volumes of objects: those of the selected one
/// with their figures, one kind drawn around all, and the false-positive pairs.
class VolumesSection : public QWidget {
  Q_OBJECT

 public:
  explicit VolumesSection(ObjectVolumes* volumes, QWidget* parent = nullptr)
      : QWidget(parent),
        m_volumes(volumes),
        m_model(new RowsModel<VolumeFigures>(
            this,
            {{{tr("Kind"), {}, textAlignment},
              [](const VolumeFigures& figures) { return volumeKindText(figures.volume.kind); }},
             {{tr("Volume")},
              [](const VolumeFigures& figures) { return shortNumber(figures.content); }},
             {{tr("Filled"), tr("How much of the volume the object fills; 0 for flat objects")},
              [](const VolumeFigures& figures) {
                if (!figures.tightness) return tr("–");
                return tr("%1 %").arg(shortNumber(std::round(*figures.tightness * 1000) / 10));
              }}})),
        m_title(makeWrappedLabel("volumesTitle")),
        m_table(makeTable("volumesTable", tr("Bounding volumes of the selected object"), m_model, 0,
                          8)),
        m_draws(
            named(new QCheckBox(tr("Draw this &volume around all objects")), "volumesDraw",
                  tr("Draw the selected kind of volume around every visible object, and list the "
                     "pairs whose "
                     "volumes overlap although the objects do not"))),
        m_pairs(makeWrappedLabel("volumesPairs")) {
    columnOf(this, {m_title, m_table, m_draws, m_pairs}, {}, 4);
    connect(m_draws, &QCheckBox::clicked, this, &VolumesSection::choose);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &VolumesSection::choose);
    connect(m_volumes, &ObjectVolumes::updated, this, &VolumesSection::refresh);
    refresh();
  }

 private:
  void choose() {
    const QModelIndex index = m_table->currentIndex();
    if (!m_draws->isChecked()) {
      m_volumes->setKind(std::nullopt);
    } else if (index.isValid()) {
      m_volumes->setKind(m_model->at(index.row()).volume.kind);
    } else if (!m_volumes->kind()) {
      m_volumes->setKind(VolumeKind::aabb);
    }
  }

  void refresh() {
    const ObjectVolumes::Picture* picture = m_volumes->picture();
    const bool any = picture != nullptr && !picture->figures.empty();
    std::vector<VolumeFigures> figures;
    if (any) figures = picture->figures;
    // The same kinds with other numbers keep their rows and the selection.
    const auto kindOf = [](const VolumeFigures& row) { return row.volume.kind; };
    const bool sameKinds = std::ranges::equal(figures, m_model->rows(), {}, kindOf, kindOf);
    sameKinds ? m_model->updateRows(std::move(figures)) : m_model->setRows(std::move(figures));
    const Scene& scene = m_volumes->document().scene();
    m_title->setText(any ? tr("Volumes around %1").arg(objectText(scene, picture->id))
                         : tr("Select a bounded object to see volumes around it."));
    m_table->setVisible(any);
    QStringList lines;
    if (m_volumes->kind() && picture != nullptr && picture->kind) {
      for (const auto& [first, second] : m_volumes->onlyMayCollide()) {
        lines << tr("%1 and %2")
                     .arg(objectText(scene, picture->ids[first]),
                          objectText(scene, picture->ids[second]));
      }
      constexpr qsizetype most = 8;
      const qsizetype more = lines.size() - most;
      if (more > 0) lines = lines.mid(0, most) << tr("%1 more").arg(more);
      const QString kind = volumeKindText(*picture->kind);
      lines = {lines.isEmpty() ? tr("%1: no overlapping volumes around disjoint objects.").arg(kind)
                               : tr("%1: the volumes overlap, the objects do not: %2.")
                                     .arg(kind, lines.join(QStringLiteral("; ")))};
    }
    m_pairs->setText(lines.join(QLatin1Char('\n')));
    m_pairs->setVisible(!lines.isEmpty());
  }

  ObjectVolumes* m_volumes;
  RowsModel<VolumeFigures>* m_model;
  QLabel* m_title;
  QTreeView* m_table;
  QCheckBox* m_draws;
  QLabel* m_pairs;
};

/// The part of the dock "Hierarchy" about two meshes: the cost of each kind of volume for this
/// pair, and the traversal of both trees step by step.
class TraversalSection : public QWidget {
  Q_OBJECT

 public:
  explicit TraversalSection(MeshTraversal* traversal, QWidget* parent = nullptr)
      : QWidget(parent),
        m_traversal(traversal),
        m_start(named(new QPushButton(tr("Traverse T&wo Trees")), "walkStart",
                      tr("Find the intersecting triangles of two meshes by traversing both trees: "
                         "compare the cost "
                         "of each kind of volume, and play the steps"))),
        m_state(makeWrappedLabel("walkState")),
        m_costs(new RowsModel<VolumeCost>(
            this,
            {{{tr("Volume"), tr("The bounding volume of every node"), textAlignment},
              [](const VolumeCost& cost) { return nodeVolumeText(cost.volume); }},
             {{tr("Tests"), tr("Pairs of volumes that were compared")},
              [](const VolumeCost& cost) { return QString::number(cost.counters.volumeTests); }},
             {{tr("Pruned"), tr("Disjoint pairs of volumes, whose subtrees were skipped")},
              [](const VolumeCost& cost) { return QString::number(cost.counters.pruned); }},
             {{tr("Triangles"), tr("Pairs of triangles that were decided")},
              [](const VolumeCost& cost) { return QString::number(cost.counters.triangleTests); }},
             {{tr("Intersect"), tr("Intersecting pairs of triangles")},
              [](const VolumeCost& cost) { return QString::number(cost.counters.hits); }}},
            [](const VolumeCost& cost, int, int role) {
              return role == Qt::ToolTipRole ? tr("%1 bytes for both trees").arg(cost.bytes)
                                             : QVariant();
            })),
        m_table(makeTable("walkCosts", tr("Costs of each kind of volume"), m_costs, 0, 6)),
        m_player(new StepPlayer(traversal->cursor(), QStringLiteral("walk"),
                                tr("Traversal of Two Trees"))),
        m_step(makeWrappedLabel("walkStep")) {
    m_step->setMinimumHeight(3 * fontMetrics().height());
    m_step->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    columnOf(this, {rowOf({m_start, Stretch{}}), m_state, m_player, m_step, m_table}, {}, 4);
    connect(m_start, &QPushButton::clicked, m_traversal, &MeshTraversal::start);
    connect(m_traversal, &MeshTraversal::updated, this, &TraversalSection::refresh);
    connect(m_traversal, &MeshTraversal::meshesChanged, this, &TraversalSection::refresh);
    connect(m_traversal->cursor(), &TraceCursor::changed, this, &TraversalSection::refreshStep);
    refresh();
  }

 private:
  void refresh() {
    const std::vector<std::string> ids = m_traversal->meshes();
    const MeshTraversal::Steps* steps = m_traversal->steps();
    const auto& costs = m_traversal->costs();
    if (costs.size() != m_costs->rows().size()) {
      m_costs->setRows(costs);
      // What was asked for comes into sight.
      if (!costs.empty()) QTimer::singleShot(0, this, &TraversalSection::scrollHere);
    }
    m_start->setEnabled(!ids.empty() && !m_traversal->isPending());
    m_table->setVisible(!costs.empty());
    m_player->setVisible(steps != nullptr);
    const int count = steps == nullptr ? 0 : static_cast<int>(steps->record.steps.size());
    m_player->setCount(count, count);
    const auto named = [this](const std::string& id) {
      return objectText(m_traversal->document().scene(), id);
    };
    if (m_traversal->isPending()) {
      m_state->setText(tr("Traversing…"));
    } else if (m_traversal->isCancelled()) {
      m_state->setText(tr("Cancelled."));
    } else if (steps != nullptr) {
      m_state->setText(tr("%1 against %2").arg(named(steps->ids[0]), named(steps->ids[1])));
    } else if (ids.empty()) {
      m_state->setText(tr("The scene has no two meshes."));
    } else {
      m_state->setText(tr("Two meshes: %1 and %2").arg(named(ids[0]), named(ids[1])));
    }
    refreshStep();
  }

  void scrollHere() {
    for (QWidget* up = parentWidget(); up != nullptr; up = up->parentWidget()) {
      auto* area = qobject_cast<QScrollArea*>(up);
      if (area != nullptr) return area->ensureWidgetVisible(m_table, 0, 4);
    }
  }

  void refreshStep() {
    m_step->setText(stepText());
    m_step->setVisible(m_traversal->steps() != nullptr);
  }

  QString stepText() const {
    const TraversalStep* step = m_traversal->step();
    const MeshTraversal::Steps* steps = m_traversal->steps();
    if (step == nullptr || steps == nullptr) return {};
    const QString a = objectText(m_traversal->document().scene(), steps->ids[0]);
    const QString b = objectText(m_traversal->document().scene(), steps->ids[1]);
    QString text;
    if (step->kind == TraversalStep::Kind::volumes) {
      text =
          (step->meets
               ? tr("Node %1 of %2 and node %3 of %4: the volumes overlap, so their children are "
                    "visited.")
               : tr("Node %1 of %2 and node %3 of %4: disjoint, so both subtrees are skipped."));
    } else {
      text = step->meets ? tr("Triangle %1 of %2 and triangle %3 of %4 intersect.")
                         : tr("Triangle %1 of %2 and triangle %3 of %4 do not intersect.");
    }
    text = text.arg(step->first).arg(a).arg(step->second).arg(b);
    const TraversalCounters counted =
        steps->countedUntil(static_cast<std::size_t>(m_traversal->cursor()->step()));
    text += QLatin1Char(' ') + tr("So far: volume tests %1, pruned %2, triangle tests %3, hits %4.")
                                   .arg(counted.volumeTests)
                                   .arg(counted.pruned)
                                   .arg(counted.triangleTests)
                                   .arg(counted.hits);
    if (steps->record.isCut) text += QLatin1Char(' ') + tr("Later steps are left out.");
    return text;
  }

  MeshTraversal* m_traversal;
  QPushButton* m_start;
  QLabel* m_state;
  RowsModel<VolumeCost>* m_costs;
  QTreeView* m_table;
  StepPlayer* m_player;
  QLabel* m_step;
};

HierarchyPanel::HierarchyPanel(SceneHierarchy* hierarchy, MeshContacts* contacts,
                               MeshTraversal* traversal, ObjectVolumes* volumes, QWidget* parent)
    : QWidget(parent),
      m_hierarchy(hierarchy),
      m_contacts(contacts),
      m_volumes(volumes),
      m_model(new HierarchyModel(hierarchy, this)) {
  m_quality = makeWrappedLabel("hierarchyQuality");
  m_lights = named(
      new QCheckBox(tr("High&light mesh intersections")), "hierarchyMeetings",
      tr("Show the triangles in which two meshes intersect, and the curves where their surfaces "
         "cross, decided exactly"));
  m_lights->setChecked(contacts->isShown());
  m_intersections = makeWrappedLabel("hierarchyMeetingsText");
  auto* page = new QWidget;
  makeTree();
  columnOf(page,
           {makeChoices(),
            m_quality,
            makeLevel(),
            {m_tree, 1},
            m_lights,
            m_intersections,
            new TraversalSection(traversal),
            new VolumesSection(volumes)},
           {10, 8, 10, 10}, 6);
  columnOf(this, {makeScrollPage("hierarchyScroll", page)}, {});
  connect(m_hierarchy, &SceneHierarchy::updated, this, &HierarchyPanel::refresh);
  connect(m_hierarchy, &SceneHierarchy::settingsChanged, this, &HierarchyPanel::refresh);
  connect(m_contacts, &MeshContacts::updated, this, &HierarchyPanel::refreshIntersections);
  connect(m_lights, &QCheckBox::toggled, m_contacts, &MeshContacts::setShown);
  refresh();
  refreshIntersections();
}

QLayout* HierarchyPanel::makeChoices() {
  m_over = makeChoiceBox("hierarchyOver", tr("Over"), tr("The items of the tree"),
                         {tr("the mesh selected"), tr("the objects of the scene")});
  QStringList builds;
  for (std::size_t i = 0; i < buildMethodNames.size(); ++i) {
    builds << buildText(static_cast<BuildMethod>(i));
  }
  QStringList volumes;
  for (std::size_t i = 0; i < nodeVolumeNames.size(); ++i) {
    volumes << nodeVolumeText(static_cast<NodeVolume>(i));
  }
  m_build = makeChoiceBox("hierarchyBuild", tr("Build"), tr("How the tree is built"), builds);
  m_volume = makeChoiceBox("hierarchyVolume", tr("Volumes"),
                           tr("Which bounding volume each node has"), volumes);
  for (QComboBox* box : {m_over, m_build, m_volume}) {
    connect(box, &QComboBox::activated, this, &HierarchyPanel::choose);
  }
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setVerticalSpacing(5);
  form->addRow(tr("Over"), m_over);
  form->addRow(tr("Build"), m_build);
  form->addRow(tr("Volumes"), m_volume);
  return form;
}

QLayout* HierarchyPanel::makeLevel() {
  m_draws =
      named(new QCheckBox(tr("&Draw level")), "hierarchyDraws",
            tr("Draw the volumes of one level of the tree, and of the leaves above it, at most %1")
                .arg(mostDrawnVolumes));
  m_level = named(new QSlider(Qt::Horizontal), "hierarchyLevel",
                  tr("Which level is drawn; 0 is the root"), tr("Level of the tree"));
  m_level->setPageStep(4);
  m_levelText = named(new QLabel, "hierarchyLevelText");
  m_levelText->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000")));
  connect(m_draws, &QCheckBox::clicked, this, &HierarchyPanel::choose);
  connect(m_level, &QSlider::valueChanged, this, &HierarchyPanel::choose);
  return rowOf({m_draws, {m_level, 1}, m_levelText});
}

void HierarchyPanel::makeTree() {
  m_tree = named(new QTreeView, "hierarchyTree",
                 tr("Choose a node to see its volume and its items"), tr("Nodes of the tree"));
  m_tree->setModel(m_model);
  m_tree->setUniformRowHeights(true);
  m_tree->setTabKeyNavigation(false);
  m_tree->setMinimumHeight(4 * fontMetrics().height());
  m_tree->header()->setStretchLastSection(false);
  m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_tree->header()->setSectionResizeMode(HierarchyModel::NameColumn, QHeaderView::Stretch);
  connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& index) { m_hierarchy->setPointed(m_model->at(index)); });
  connect(m_model, &HierarchyModel::modelReset, this,
          [this] { m_tree->expand(m_model->index(0, 0)); });
}

void HierarchyPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_hierarchy->setWatched(true);
  m_volumes->setWatched(true);
}

void HierarchyPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_hierarchy->setWatched(false);
  m_volumes->setWatched(false);
}

void HierarchyPanel::choose() {
  HierarchySettings settings = m_hierarchy->settings();
  settings.ofObjects = m_over->currentIndex() == 1;
  settings.build = static_cast<BuildMethod>(m_build->currentIndex());
  settings.volume = static_cast<NodeVolume>(m_volume->currentIndex());
  settings.level = m_draws->isChecked() ? std::optional(m_level->value()) : std::nullopt;
  m_hierarchy->setSettings(settings);
}

QString HierarchyPanel::qualityText() const {
  const auto& built = m_hierarchy->built();
  QStringList lines;
  if (built != nullptr) {
    const HierarchyQuality& quality = built->quality;
    const double perItem = static_cast<double>(quality.bytes) / built->itemCount();
    const QString over =
        built->ofObjects ? tr("%n object(s)", nullptr, static_cast<int>(built->itemCount()))
                         : tr("%1: %n triangle(s)", nullptr, static_cast<int>(built->itemCount()))
                               .arg(objectText(m_hierarchy->document().scene(), built->id));
    lines << tr("%1 · nodes: %2, leaves: %3, depth: %4")
                 .arg(over)
                 .arg(quality.nodes)
                 .arg(quality.leaves)
                 .arg(quality.depth);
    lines << tr("Cost %1 · overlap %2 · %3 bytes per item")
                 .arg(shortNumber(std::round(quality.cost * 100) / 100),
                      shortNumber(std::round(quality.overlap * 1000) / 1000),
                      shortNumber(std::round(perItem)));
  } else if (!m_hierarchy->isPending()) {
    lines << (m_hierarchy->settings().ofObjects
                  ? tr("No bounded object is visible.")
                  : tr("No mesh in the scene. A tree can be built over its "
                       "objects."));
  }
  if (m_hierarchy->isCancelled()) lines << tr("Cancelled. The next edit rebuilds it.");
  if (m_hierarchy->isPending()) lines << tr("Building…");
  return lines.join(QLatin1Char('\n'));
}

void HierarchyPanel::refresh() {
  const HierarchySettings& settings = m_hierarchy->settings();
  m_over->setCurrentIndex(settings.ofObjects ? 1 : 0);
  m_build->setCurrentIndex(static_cast<int>(settings.build));
  m_volume->setCurrentIndex(static_cast<int>(settings.volume));
  m_quality->setText(qualityText());
  const auto& built = m_hierarchy->built();
  const int deepest = built == nullptr ? 0 : built->quality.depth;
  {
    const QSignalBlocker blocker(m_level);
    m_level->setRange(0, std::max(deepest, settings.level.value_or(0)));
    if (settings.level) m_level->setValue(*settings.level);
  }
  m_draws->setChecked(settings.level.has_value());
  m_draws->setEnabled(built != nullptr);
  m_level->setEnabled(built != nullptr && settings.level.has_value());
  m_levelText->setText(QString::number(m_level->value()));
  m_tree->setEnabled(built != nullptr);
}

void HierarchyPanel::refreshIntersections() {
  const MeshContacts::Picture* picture = m_contacts->picture();
  QStringList lines;
  const Scene& scene = m_contacts->document().scene();
  if (picture != nullptr) {
    for (const IntersectingMeshes& meeting : picture->contacts) {
      lines << tr("%1 and %2: intersecting pairs of triangles: %3")
                   .arg(objectText(scene, meeting.a), objectText(scene, meeting.b))
                   .arg(meeting.pairs.size());
    }
    if (lines.isEmpty()) lines << tr("No two meshes intersect.");
  }
  m_intersections->setText(lines.join(QLatin1Char('\n')));
  m_intersections->setVisible(!lines.isEmpty());
}

}  // namespace hairline

#include "hierarchy_panel.moc"
