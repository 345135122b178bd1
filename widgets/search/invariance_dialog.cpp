#include "widgets/search/invariance_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/search/own_processes.h"
#include "widgets/text/labels.h"

namespace hairline {

InvarianceDialog::InvarianceDialog(SearchCase given, const QString& names, QWidget* parent,
                                   const OwnMethods* own)
    : QDialog(parent), m_given(std::move(given)), m_own(own) {
  setObjectName(QStringLiteral("invarianceDialog"));
  setWindowTitle(tr("Invariance"));
  m_kind = named(new QComboBox(this), "invarianceKind");
  for (const Kind kind : kindsFor(m_given)) {
    // If nothing moves, a sweep gives the same answer as intersect.
    if (kind == Kind::sweep && !m_given.moves()) continue;
    m_kind->addItem(kindText(kind), static_cast<int>(kind));
  }
  m_table =
      named(new QTableView(this), "invarianceGrid", {}, tr("Verdicts of all equivalent questions"));
  m_table->setModel(&m_model);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_state = makeWrappedLabel("invarianceState");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* form = new QFormLayout;
  form->addRow(tr("Pair"), new QLabel(names, this));
  form->addRow(tr("&Kind"), m_kind);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(m_table, 1);
  layout->addWidget(m_state);
  layout->addWidget(buttons);
  resizeOnScreen(this, {900, 600});
  connect(m_kind, &QComboBox::currentIndexChanged, this, &InvarianceDialog::ask);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(&m_job, &Job::changed, this, [this] {
    if (m_job.isCancelled()) m_state->setText(m_job.error());
  });
  ask();
}

void InvarianceDialog::ask() {
  if (m_kind->count() == 0) return;
  m_state->setText(tr("Asking…"));
  const auto kind = static_cast<Kind>(m_kind->currentData().toInt());
  const auto makers = m_own != nullptr ? m_own->makers() : std::vector<OwnMethods::Maker>{};
  m_job.start([this, given = m_given, kind, makers](Job::Run& run) -> Job::Take {
    OwnProcesses processes(makers);
    return [this, grid = invarianceOf(given, kind, run.stopToken(), processes.ofThread())] {
      present(grid);
    };
  });
}

void InvarianceDialog::present(const InvarianceGrid& grid) {
  m_model.setGrid(grid);
  m_table->resizeColumnsToContents();
  const int odd = m_model.oddCount();
  m_state->setText(odd == 0
                       ? tr("Every method gives the same answer to all %1 equivalent questions.")
                             .arg(m_model.rowCount())
                       : tr("Verdicts that differ from most of their column: %1").arg(odd));
}

}  // namespace hairline
