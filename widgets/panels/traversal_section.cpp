#include "widgets/panels/traversal_section.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

#include "widgets/document/document.h"
#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/models/volume_cost_model.h"
#include "widgets/panels/page_parts.h"
#include "widgets/panels/step_player.h"
#include "widgets/text/labels.h"

namespace hairline {

TraversalSection::TraversalSection(MeshTraversal* traversal, QWidget* parent)
    : QWidget(parent),
      m_traversal(traversal),
      m_start(new QPushButton(tr("Traverse T&wo Trees"))),
      m_state(makeWrappedLabel("walkState")),
      m_table(makeTable("walkCosts", tr("Costs of each kind of volume"),
                        new VolumeCostModel(traversal, this), VolumeCostModel::VolumeColumn, 9)),
      m_player(new StepPlayer(traversal->cursor(), QStringLiteral("walk"),
                              tr("Traversal of Two Trees"))),
      m_step(makeWrappedLabel("walkStep")) {
  m_start->setObjectName(QStringLiteral("walkStart"));
  m_start->setToolTip(
      tr("Find the intersecting triangles of two meshes by traversing both trees: compare the cost "
         "of each kind of volume, and play the steps"));
  m_step->setMinimumHeight(3 * fontMetrics().height());
  m_step->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* row = new QHBoxLayout;
  row->addWidget(m_start);
  row->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(row);
  layout->addWidget(m_state);
  layout->addWidget(m_table);
  layout->addWidget(m_player);
  layout->addWidget(m_step);
  connect(m_start, &QPushButton::clicked, m_traversal, &MeshTraversal::start);
  connect(m_traversal, &MeshTraversal::updated, this, &TraversalSection::refresh);
  connect(m_traversal, &MeshTraversal::meshesChanged, this, &TraversalSection::refresh);
  connect(m_traversal->cursor(), &TraceCursor::changed, this, &TraversalSection::refreshStep);
  refresh();
}

void TraversalSection::refresh() {
  const std::vector<std::string> ids = m_traversal->meshes();
  const MeshTraversal::Steps* steps = m_traversal->steps();
  m_start->setEnabled(!ids.empty() && !m_traversal->isPending());
  m_table->setVisible(!m_traversal->costs().empty());
  m_player->setVisible(steps != nullptr);
  m_player->setCount(steps == nullptr ? 0 : static_cast<int>(steps->record.steps.size()));
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

QString TraversalSection::stepText() const {
  const TraversalStep* step = m_traversal->step();
  const MeshTraversal::Steps* steps = m_traversal->steps();
  if (step == nullptr || steps == nullptr) return {};
  const QString a = objectText(m_traversal->document().scene(), steps->ids[0]);
  const QString b = objectText(m_traversal->document().scene(), steps->ids[1]);
  QString text;
  if (step->kind == TraversalStep::Kind::volumes) {
    text = (step->meets
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
  text += QLatin1Char(' ') + tr("So far: %1 volume tests, %2 pruned, %3 triangle tests, %4 hits.")
                                 .arg(counted.volumeTests)
                                 .arg(counted.pruned)
                                 .arg(counted.triangleTests)
                                 .arg(counted.hits);
  if (steps->record.isCut) text += QLatin1Char(' ') + tr("Later steps are left out.");
  return text;
}

void TraversalSection::refreshStep() {
  m_step->setText(stepText());
  m_step->setVisible(m_traversal->steps() != nullptr);
}

}  // namespace hairline
