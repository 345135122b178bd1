#include "widgets/pair/pairs_panel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <algorithm>
#include <utility>

#include "core/shapes/fields.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/pair/pair_list_model.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/scene_pairs.h"
#include "widgets/search/own_scene_pairs.h"
#include "widgets/text/labels.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

/// Rows are sorted again after this time without a change.
constexpr std::chrono::milliseconds calm{400};

/// Verdicts in the colours of their meaning; the word says the same.
class PairDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() != PairListModel::VerdictColumn) return;
    const Theme& theme = Theme::current();
    const int meet = index.data(PairListModel::MeetRole).toInt();
    QColor color = meet < 0 ? theme.subdued : (meet == 1 ? theme.hit : theme.miss);
    if (index.data(PairListModel::DisagreeRole).toBool()) {
      color = theme.warning;
      option->font.setBold(true);
    }
    option->palette.setColor(QPalette::Text, color);
  }
};

/// Why no query takes two shapes together.
QString reasonUnasked(const Shape& first, const Shape& second) {
  if (std::holds_alternative<Grid>(first) || std::holds_alternative<Grid>(second)) {
    return PairsPanel::tr("a grid is tested cell by cell: click one");
  }
  if (isPlanar(first) != isPlanar(second)) {
    return PairsPanel::tr("one lies in the plane, the other in space");
  }
  return PairsPanel::tr("there is no method for these types");
}

}  // namespace

PairsPanel::PairsPanel(ScenePairs* pairs, QueryRunner* runner, Selection* selection,
                       QWidget* parent)
    : QWidget(parent),
      m_pairs(pairs),
      m_runner(runner),
      m_selection(selection),
      m_model(new PairListModel(pairs, this)),
      m_pages(new QStackedWidget),
      m_empty(makeWrappedLabel("pairsEmpty")),
      m_list(named(new QTreeView, "pairList", {}, tr("Pairs of objects"))),
      m_summary(named(new ElidedLabel, "pairSummary")),
      m_reasons(named(new ElidedLabel, "pairReasons")) {
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setMargin(24);
  m_pages->addWidget(m_empty);

  m_list->setModel(m_model);
  m_list->setItemDelegate(new PairDelegate(m_list));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setSortingEnabled(true);
  m_list->sortByColumn(PairListModel::VerdictColumn, Qt::AscendingOrder);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->header()->setStretchLastSection(false);
  m_list->header()->setSectionResizeMode(PairListModel::NamesColumn, QHeaderView::Stretch);
  fitToFont();
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &PairsPanel::choose);

  m_summary->setContentsMargins(8, 4, 8, 6);

  auto* page = new QWidget;
  m_reasons->setContentsMargins(8, 0, 8, 6);
  m_reasons->setForegroundRole(QPalette::PlaceholderText);
  columnOf(page, {{m_list, 1}, m_summary, m_reasons}, {}, 0);
  m_pages->addWidget(page);
  columnOf(this, {m_pages}, {});

  m_calm.setSingleShot(true);
  m_calm.setInterval(calm);
  connect(&m_calm, &QTimer::timeout, m_model, &PairListModel::resort);
  connect(m_pairs, &ScenePairs::updated, this, &PairsPanel::refresh);
  connect(m_runner, &QueryRunner::updated, this, [this] {
    if (m_runner->isWithheld() == (m_pages->currentIndex() == 0)) {
      showFocus();
    } else {
      refresh();
    }
  });
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, m_list->viewport(),
          qOverload<>(&QWidget::update));
  refresh();
}

void PairsPanel::fitToFont() {
  const int character = m_list->fontMetrics().averageCharWidth();
  // As wide as the contents below, and as the heading with the sort arrow.
  for (const auto& [column, characters] : {std::pair(int{PairListModel::VerdictColumn}, 9),
                                           std::pair(int{PairListModel::DistanceColumn}, 10)}) {
    m_list->header()->resizeSection(
        column, std::max(characters * character, m_list->header()->sectionSizeHint(column)));
  }
}

void PairsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitToFont();
}

QSize PairsPanel::sizeHint() const { return {280, 220}; }

void PairsPanel::setOwnMethods(OwnMethods* methods) {
  m_own = new OwnScenePairs(methods, m_pairs, this);
  m_model->setOwn(m_own);
  connect(m_own, &OwnScenePairs::updated, this, &PairsPanel::refresh);
  m_own->setWatched(isWatched());
}

void PairsPanel::setWatched(bool watched) {
  m_watched = watched;
  if (m_own != nullptr) m_own->setWatched(isWatched());
  refresh();
}

void PairsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  setWatched(m_watched);
}

void PairsPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  setWatched(m_watched);
}

void PairsPanel::refresh() {
  if (!isWatched()) return;  // setWatched catches up
  m_showing = true;
  m_model->refresh();
  m_showing = false;
  m_calm.start();
  const int count = m_model->rowCount();
  const bool isWithheld = m_runner->isWithheld();
  findUnasked();
  //: %1 are pairs of types: "point and line, cone and capsule".
  const QString unasked = tr("Without a query: %1.").arg(m_unaskedTypes.join(tr(", ")));
  m_reasons->setWholeText(unasked);
  m_reasons->setVisible(m_unasked > 0);
  m_empty->setText(isWithheld      ? withheldText()
                   : m_unasked > 0 ? unasked
                                   : tr("No pairs yet.\n\nTwo objects make the first one."));
  m_pages->setCurrentIndex(count > 0 && !isWithheld ? 1 : 0);
  QString text = tr("%n pair(s), %1 intersect", nullptr, count).arg(m_model->meeting());
  if (!m_pairs->table().keepsAll()) text = tr("Only what is near: %1").arg(text);
  const int disagreeing = m_model->disagreeing();
  if (disagreeing > 0) text += tr(", methods differ in %1").arg(disagreeing);
  if (m_unasked > 0) text += tr("; no query takes %n other pair(s)", nullptr, m_unasked);
  if (!m_pairs->table().isComplete()) {
    text +=
        m_pairs->isCancelled() ? tr(" – cancelled; the next edit continues") : tr(" – computing…");
  }
  m_summary->setWholeText(text);
  if (m_unasked > 0) m_summary->setToolTip(text + QLatin1Char('\n') + unasked);
  showFocus();
}

void PairsPanel::findUnasked() {
  const Scene& scene = m_pairs->document().scene();
  std::map<std::string_view, int> types;
  // Two of each type represent all of it.
  std::map<std::string_view, std::vector<const SceneObject*>> samples;
  for (const SceneObject& object : scene.objects) {
    const auto* mesh = std::get_if<Mesh>(&object.shape);
    if (!object.visible || (mesh != nullptr && mesh->triangles.empty())) continue;
    ++types[typeName(object.shape)];
    auto& both = samples[typeName(object.shape)];
    if (both.size() < 2) both.push_back(&object);
  }
  if (types == m_types) return;
  m_types = std::move(types);
  m_unasked = 0;
  m_unaskedTypes.clear();
  for (auto first = samples.begin(); first != samples.end(); ++first) {
    for (auto second = first; second != samples.end(); ++second) {
      const bool same = first == second;
      if (same && first->second.size() < 2) continue;
      const SceneObject* other = same ? first->second[1] : second->second[0];
      if (fittingPair(scene, first->second[0]->id, other->id)) continue;
      const int count = m_types[first->first];
      m_unasked += same ? count * (count - 1) / 2 : count * m_types[second->first];
      //: Two types of shapes and why no query takes them: "mesh and grid (a grid is …)".
      m_unaskedTypes << tr("%1 and %2 (%3)")
                            .arg(shapeText(first->first), shapeText(second->first),
                                 reasonUnasked(first->second[0]->shape, other->shape));
    }
  }
}

void PairsPanel::showFocus() {
  if (!isWatched()) return;
  const PairReports* focus = m_runner->focus();
  const int row = focus != nullptr ? m_model->rowOf(focus->a, focus->b) : -1;
  m_showing = true;
  const QModelIndex index = row >= 0 ? m_model->index(row, 0) : QModelIndex();
  if (index.row() != m_list->currentIndex().row()) m_list->setCurrentIndex(index);
  m_showing = false;
  // Its names are in the order of A and B.
  m_list->viewport()->update();
}

void PairsPanel::choose() {
  const QModelIndex index = m_list->currentIndex();
  if (m_showing || !index.isValid()) return;
  const auto [a, b] = m_model->ids(index.row());
  m_selection->set(SelectionIds{a, b});
}

}  // namespace hairline
