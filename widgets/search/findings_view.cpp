#include "widgets/search/findings_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QTreeView>

#include "core/search/shrink_finding.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/search/finding_text.h"
#include "widgets/search/margin_delegate.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

/// A list of which a row is copied as text, and opened by Enter, which is no dialog's then.
class FindingsTree : public QTreeView {
 public:
  using QTreeView::QTreeView;

 protected:
  void keyPressEvent(QKeyEvent* event) override {
    const QModelIndex current = currentIndex();
    if (event->matches(QKeySequence::Copy) && current.isValid()) {
      QStringList cells;
      for (int column = 0; column < model()->columnCount(); ++column) {
        cells << current.siblingAtColumn(column).data().toString();
      }
      QGuiApplication::clipboard()->setText(cells.join(QLatin1Char('\t')));
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
      if (current.isValid()) emit activated(current);
    } else {
      QTreeView::keyPressEvent(event);
    }
  }
};

QPushButton* makeButton(const char* name, const QString& text, const QString& tip) {
  auto* button = named(new QPushButton(text), name, tip);
  button->setAutoDefault(false);
  return button;
}

}  // namespace

FindingsView::FindingsView(OwnMethods* own, QWidget* parent)
    : QWidget(parent),
      m_own(own),
      m_list(named(new FindingsTree(this), "findings", {}, tr("Findings by cause"))) {
  m_sorted.setSourceModel(&m_model);
  m_sorted.setSortRole(FindingsModel::SortRole);
  m_list->setModel(&m_sorted);
  m_list->setItemDelegateForColumn(FindingsModel::MarginColumn, new MarginDelegate(m_list));
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
  m_list->setSortingEnabled(true);
  m_list->sortByColumn(FindingsModel::MarginColumn, Qt::DescendingOrder);
  m_list->header()->setStretchLastSection(false);
  m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_list->header()->setSectionResizeMode(FindingsModel::CauseColumn, QHeaderView::Stretch);
  for (const auto& [column, width] :
       {std::pair{FindingsModel::MethodColumn, 96}, std::pair{FindingsModel::ScalarColumn, 84},
        std::pair{FindingsModel::SaysColumn, 68}, std::pair{FindingsModel::AgainstColumn, 76},
        std::pair{FindingsModel::CaseColumn, 60}}) {
    m_list->header()->setSectionResizeMode(column, QHeaderView::Interactive);
    m_list->header()->resizeSection(column, width);
  }
  // The rest is the cause's.
  constexpr int leastWidth = 700;
  m_list->setMinimumWidth(leastWidth);

  m_previous = makeButton("findPrevious", tr("&Previous"), tr("Open the previous finding"));
  m_next = makeButton("findNext", tr("Ne&xt"), tr("Open the next finding"));
  m_shrink =
      makeButton("findShrink", tr("S&hrink"), tr("Reduce the selected finding to a minimal case"));
  m_open = makeButton("findOpen", tr("&Open"), tr("Open the selected finding in the window"));
  columnOf(this, {{m_list, 1}, rowOf({m_previous, m_next, Stretch{}, m_shrink, m_open}, {})}, {});

  connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
  connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
  connect(m_shrink, &QPushButton::clicked, this, &FindingsView::shrink);
  const auto openChosen = [this] {
    if (const auto place = chosen()) open(*place);
  };
  connect(m_open, &QPushButton::clicked, this, openChosen);
  connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
    // A cause opens and closes by the same.
    if (const auto place = m_model.placeOf(m_sorted.mapToSource(index))) open(*place);
  });
  connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &FindingsView::updateButtons);
  for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
    connect(&m_sorted, signal, this, &FindingsView::updateButtons);
  }
  connect(&m_sorted, &QAbstractItemModel::modelReset, this, &FindingsView::updateButtons);
  connect(&m_shrinker, &Job::changed, this, [this] {
    if (m_shrinker.isCancelled()) emit message(m_shrinker.error());
    updateButtons();
  });
  updateButtons();
}

void FindingsView::clear() {
  m_shrinker.drop();
  m_model.clear();
}

std::shared_ptr<OwnProcesses> FindingsView::processesOf(
    const std::vector<std::string>& names) const {
  return std::make_shared<OwnProcesses>(m_own != nullptr ? m_own->makersOf(names)
                                                         : std::vector<OwnMethods::Maker>{});
}

std::optional<std::size_t> FindingsView::chosen() const {
  QModelIndex current = m_list->currentIndex().siblingAtColumn(0);
  if (!current.isValid()) return std::nullopt;
  if (m_sorted.hasChildren(current)) current = m_sorted.index(0, 0, current);
  return m_model.placeOf(m_sorted.mapToSource(current));
}

void FindingsView::open(std::size_t place) {
  const ListedFinding& listed = m_model.at(place);
  emit sceneChosen(listed.scene, findingKindText(listed.finding.kind));
}

void FindingsView::step(int by) {
  const QModelIndex current = m_list->currentIndex();
  int cause = current.parent().isValid() ? current.parent().row() : current.row();
  // Before the first finding of a cause that is selected itself.
  int row = (current.parent().isValid() ? current.row() : by > 0 ? -1 : 0) + by;
  const auto rows = [&] { return m_sorted.rowCount(m_sorted.index(cause, 0)); };
  cause = std::max(cause, 0);
  if (row >= rows()) {
    ++cause;
    row = 0;
  } else if (row < 0) {
    --cause;
    row = cause < 0 ? -1 : rows() - 1;
  }
  const QModelIndex next = m_sorted.index(row, 0, m_sorted.index(cause, 0));
  if (cause < 0 || cause >= m_sorted.rowCount() || !next.isValid()) return;
  m_list->setCurrentIndex(next);
  open(*m_model.placeOf(m_sorted.mapToSource(next)));
}

void FindingsView::shrink() {
  const auto place = chosen();
  if (!place) return;
  const ListedFinding& listed = m_model.at(*place);
  emit message(tr("Shrinking…"));
  emit aboutToShrink();
  const auto processes = processesOf({listed.finding.method, listed.finding.other});
  m_shrinker.start([this, scene = listed.scene, source = listed.source, place = *place,
                    processes](Job::Run& run) -> Job::Take {
    const Result<Scene> made = shrunk(scene, scene.focus, {}, processes->ofThread(), run.work());
    if (!made) return [this, error = made.error()] { emit message(coreMessage(error.message)); };
    auto simplest = listedFinding(*made);
    if (!simplest) return nullptr;
    simplest->source = source;
    simplest->isShrunk = true;
    return [this, place, simplest = std::move(*simplest)] {
      m_model.replace(place, simplest);
      emit message(tr("Shrunk. Open it to see it."));
    };
  });
}

void FindingsView::updateButtons() {
  const bool isChosen = m_list->currentIndex().isValid();
  m_shrink->setEnabled(isChosen && !m_shrinker.isPending());
  m_open->setEnabled(isChosen);
  for (QPushButton* button : {m_previous, m_next}) button->setEnabled(m_model.count() > 0);
}

}  // namespace hairline
