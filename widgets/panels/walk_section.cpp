#include "widgets/panels/walk_section.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

#include "widgets/document/document.h"
#include "widgets/hierarchy/mesh_walk.h"
#include "widgets/models/volume_cost_model.h"
#include "widgets/panels/page_parts.h"
#include "widgets/panels/step_player.h"
#include "widgets/text/labels.h"

namespace hairline {

WalkSection::WalkSection(MeshWalk* walk, QWidget* parent)
    : QWidget(parent),
      m_walk(walk),
      m_start(new QPushButton(tr("&Walk Two Trees"))),
      m_state(makeWrappedLabel("walkState")),
      m_table(makeTable("walkCosts", tr("Costs of each kind of volume"),
                        new VolumeCostModel(walk, this), VolumeCostModel::VolumeColumn, 9)),
      m_player(new StepPlayer(walk->cursor(), QStringLiteral("walk"), tr("Walk of Two Trees"))),
      m_step(makeWrappedLabel("walkStep")) {
  m_start->setObjectName(QStringLiteral("walkStart"));
  m_start->setToolTip(
      tr("Find the triangles in which two meshes meet by the trees over both: "
         "count what each kind of volume costs, and play the steps"));
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
  connect(m_start, &QPushButton::clicked, m_walk, &MeshWalk::start);
  connect(m_walk, &MeshWalk::updated, this, &WalkSection::refresh);
  connect(m_walk, &MeshWalk::meshesChanged, this, &WalkSection::refresh);
  connect(m_walk->cursor(), &TraceCursor::changed, this, &WalkSection::refreshStep);
  refresh();
}

void WalkSection::refresh() {
  const std::vector<std::string> ids = m_walk->meshes();
  const MeshWalk::Steps* steps = m_walk->steps();
  m_start->setEnabled(!ids.empty() && !m_walk->isPending());
  m_table->setVisible(!m_walk->costs().empty());
  m_player->setVisible(steps != nullptr);
  m_player->setCount(steps == nullptr ? 0 : static_cast<int>(steps->record.steps.size()));
  const auto named = [this](const std::string& id) {
    return objectText(m_walk->document().scene(), id);
  };
  if (m_walk->isPending()) {
    m_state->setText(tr("Walking…"));
  } else if (m_walk->isCancelled()) {
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

QString WalkSection::stepText() const {
  const WalkStep* step = m_walk->step();
  const MeshWalk::Steps* steps = m_walk->steps();
  if (step == nullptr || steps == nullptr) return {};
  const QString a = objectText(m_walk->document().scene(), steps->ids[0]);
  const QString b = objectText(m_walk->document().scene(), steps->ids[1]);
  QString text;
  if (step->kind == WalkStep::Kind::volumes) {
    text = (step->meets ? tr("Node %1 of %2 and node %3 of %4: may meet, so "
                             "their children are "
                             "looked at.")
                        : tr("Node %1 of %2 and node %3 of %4: apart, so "
                             "nothing below is looked "
                             "at."));
  } else {
    text = step->meets ? tr("Triangle %1 of %2 and triangle %3 of %4 meet.")
                       : tr("Triangle %1 of %2 and triangle %3 of %4 do not meet.");
  }
  text = text.arg(step->first).arg(a).arg(step->second).arg(b);
  const WalkCounters counted =
      steps->countedUntil(static_cast<std::size_t>(m_walk->cursor()->step()));
  text += QLatin1Char(' ') + tr("So far: %1 volume tests, %2 pruned, %3 triangle tests, %4 hits.")
                                 .arg(counted.volumeTests)
                                 .arg(counted.pruned)
                                 .arg(counted.triangleTests)
                                 .arg(counted.hits);
  if (steps->record.isCut) text += QLatin1Char(' ') + tr("Later steps are left out.");
  return text;
}

void WalkSection::refreshStep() {
  m_step->setText(stepText());
  m_step->setVisible(m_walk->steps() != nullptr);
}

}  // namespace hairline
