#include "widgets/panels/volumes_section.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QTreeView>

#include "widgets/document/document.h"
#include "widgets/hierarchy/hierarchy_text.h"
#include "widgets/models/volume_model.h"
#include "widgets/text/labels.h"

namespace hairline {

VolumesSection::VolumesSection(ObjectVolumes* volumes, QWidget* parent)
    : QWidget(parent),
      m_volumes(volumes),
      m_model(new VolumeModel(volumes, this)),
      m_title(new QLabel),
      m_table(makeTable("volumesTable", tr("Bounding volumes of the selected object"), m_model,
                        VolumeModel::KindColumn, 8)),
      m_draws(new QCheckBox(tr("Draw this &volume around all objects"))),
      m_pairs(new QLabel) {
  m_title->setObjectName(QStringLiteral("volumesTitle"));
  m_title->setWordWrap(true);
  m_draws->setObjectName(QStringLiteral("volumesDraw"));
  m_draws->setToolTip(
      tr("Draw the selected kind of volume around every visible object, and list the pairs whose "
         "volumes overlap although the objects do not"));
  m_pairs->setObjectName(QStringLiteral("volumesPairs"));
  m_pairs->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_title);
  layout->addWidget(m_table);
  layout->addWidget(m_draws);
  layout->addWidget(m_pairs);
  connect(m_draws, &QCheckBox::clicked, this, &VolumesSection::choose);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &VolumesSection::choose);
  connect(m_volumes, &ObjectVolumes::updated, this, &VolumesSection::refresh);
  refresh();
}

void VolumesSection::choose() {
  const QModelIndex index = m_table->currentIndex();
  if (!m_draws->isChecked()) {
    m_volumes->setKind(std::nullopt);
  } else if (index.isValid()) {
    m_volumes->setKind(m_model->at(index.row()).volume.kind);
  } else if (!m_volumes->kind()) {
    m_volumes->setKind(VolumeKind::aabb);
  }
}

void VolumesSection::refresh() {
  const ObjectVolumes::Picture* picture = m_volumes->picture();
  const bool any = picture != nullptr && !picture->figures.empty();
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

}  // namespace hairline
