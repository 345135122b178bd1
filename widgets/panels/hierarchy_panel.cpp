#include "widgets/panels/hierarchy_panel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSlider>
#include <QTreeView>

#include "widgets/document/document.h"
#include "widgets/hierarchy/hierarchy_drawing.h"
#include "widgets/hierarchy/hierarchy_text.h"
#include "widgets/hierarchy/object_volumes.h"
#include "widgets/models/hierarchy_model.h"
#include "widgets/panels/choice_box.h"
#include "widgets/panels/page_parts.h"
#include "widgets/panels/traversal_section.h"
#include "widgets/panels/volumes_section.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {

HierarchyPanel::HierarchyPanel(SceneHierarchy* hierarchy, MeshContacts* contacts,
                               MeshTraversal* traversal, ObjectVolumes* volumes, QWidget* parent)
    : QWidget(parent),
      m_hierarchy(hierarchy),
      m_contacts(contacts),
      m_volumes(volumes),
      m_model(new HierarchyModel(hierarchy, this)) {
  m_quality = new QLabel;
  m_quality->setObjectName(QStringLiteral("hierarchyQuality"));
  m_quality->setWordWrap(true);
  m_lights = new QCheckBox(tr("High&light mesh intersections"));
  m_lights->setObjectName(QStringLiteral("hierarchyMeetings"));
  m_lights->setToolTip(
      tr("Show the triangles in which two meshes intersect, and the curves where their surfaces "
         "cross, decided exactly"));
  m_lights->setChecked(contacts->isShown());
  m_meetings = new QLabel;
  m_meetings->setObjectName(QStringLiteral("hierarchyMeetingsText"));
  m_meetings->setWordWrap(true);
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(10, 8, 10, 10);
  layout->setSpacing(6);
  layout->addLayout(makeChoices());
  layout->addWidget(m_quality);
  layout->addLayout(makeLevel());
  makeTree();
  layout->addWidget(m_tree, 1);
  layout->addWidget(m_lights);
  layout->addWidget(m_meetings);
  layout->addWidget(new TraversalSection(traversal));
  layout->addWidget(new VolumesSection(volumes));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(makeScrollPage("hierarchyScroll", page));
  connect(m_hierarchy, &SceneHierarchy::updated, this, &HierarchyPanel::refresh);
  connect(m_hierarchy, &SceneHierarchy::settingsChanged, this, &HierarchyPanel::refresh);
  connect(m_contacts, &MeshContacts::updated, this, &HierarchyPanel::refreshMeetings);
  connect(m_lights, &QCheckBox::toggled, m_contacts, &MeshContacts::setShown);
  refresh();
  refreshMeetings();
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
  m_build = makeChoiceBox("hierarchyBuild", tr("Build"), tr("How the tree comes about"), builds);
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
  m_draws = new QCheckBox(tr("&Draw level"));
  m_draws->setObjectName(QStringLiteral("hierarchyDraws"));
  m_draws->setToolTip(
      tr("Draw the volumes of one level of the tree, and of the leaves above it, at most %1")
          .arg(mostDrawnVolumes));
  m_level = new QSlider(Qt::Horizontal);
  m_level->setObjectName(QStringLiteral("hierarchyLevel"));
  m_level->setAccessibleName(tr("Level of the tree"));
  m_level->setToolTip(tr("Which level is drawn; 0 is the root"));
  m_level->setPageStep(4);
  m_levelText = new QLabel;
  m_levelText->setObjectName(QStringLiteral("hierarchyLevelText"));
  m_levelText->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000")));
  connect(m_draws, &QCheckBox::clicked, this, &HierarchyPanel::choose);
  connect(m_level, &QSlider::valueChanged, this, &HierarchyPanel::choose);
  auto* row = new QHBoxLayout;
  row->addWidget(m_draws);
  row->addWidget(m_level, 1);
  row->addWidget(m_levelText);
  return row;
}

void HierarchyPanel::makeTree() {
  m_tree = new QTreeView;
  m_tree->setObjectName(QStringLiteral("hierarchyTree"));
  m_tree->setAccessibleName(tr("Nodes of the tree"));
  m_tree->setToolTip(tr("Choose a node to see its volume and its items"));
  m_tree->setModel(m_model);
  m_tree->setUniformRowHeights(true);
  m_tree->setTabKeyNavigation(false);
  m_tree->setMinimumHeight(8 * fontMetrics().height());
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
    const QString over = built->ofObjects
                             ? tr("%1 objects").arg(built->itemCount())
                             : tr("%1: %2 triangles")
                                   .arg(objectText(m_hierarchy->document().scene(), built->id))
                                   .arg(built->itemCount());
    lines << tr("%1 · %2 nodes, %3 leaves, depth %4")
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

void HierarchyPanel::refreshMeetings() {
  const MeshContacts::Picture* picture = m_contacts->picture();
  QStringList lines;
  if (picture != nullptr) {
    for (const MeetingMeshes& meeting : picture->contacts) {
      lines << tr("%1 and %2: intersecting pairs of triangles: %3")
                   .arg(QString::fromStdString(meeting.a), QString::fromStdString(meeting.b))
                   .arg(meeting.pairs.size());
    }
    if (lines.isEmpty()) lines << tr("No two meshes intersect.");
  }
  m_meetings->setText(lines.join(QLatin1Char('\n')));
  m_meetings->setVisible(!lines.isEmpty());
}

}  // namespace hairline
