#include "widgets/panels/verdicts_panel.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QStackedWidget>

#include "core/scene/object_part.h"
#include "widgets/document/document.h"
#include "widgets/models/verdict_table_model.h"
#include "widgets/panels/answers_banner.h"
#include "widgets/panels/pair_title.h"
#include "widgets/panels/verdict_table.h"
#include "widgets/run/query_runner.h"
#include "widgets/run/trace_cursor.h"
#include "widgets/text/labels.h"
#include "widgets/text/verdicts.h"
#include "widgets/theme/theme.h"

namespace hairline {
namespace {

QLabel* makeText(const char* name) {
  auto* label = new QLabel;
  label->setObjectName(QLatin1String(name));
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  return label;
}

/// Whether SAT has an order of its axes to choose: of a triangle and a box alone.
bool hasAxisOrder(const Scene& scene, const PairReports& pair) {
  const Operand a(scene, pair.a);
  const Operand b(scene, pair.b);
  return a && b && std::holds_alternative<Triangle<double>>(a->shape) &&
         std::holds_alternative<Aabb<double>>(b->shape);
}

}  // namespace

VerdictsPanel::VerdictsPanel(QueryRunner* runner, TraceCursor* cursor, Freeze* freeze,
                             QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_cursor(cursor),
      m_model(new VerdictTableModel(this)),
      m_pages(new QStackedWidget),
      m_empty(makeText("verdictsEmpty")),
      m_pair(new PairTitle(&runner->document())),
      m_order(new QComboBox),
      m_banner(new AnswersBanner(freeze)),
      m_table(new VerdictTable) {
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setMargin(24);
  m_pages->addWidget(m_empty);

  m_order->setObjectName(QStringLiteral("axisOrder"));
  m_order->setAccessibleName(tr("Order of the axes of SAT"));
  m_order->setToolTip(
      tr("The order in which SAT tries its axes: 3 box normals, 1 triangle normal, 9 cross "
         "products."));
  for (const std::string_view order : axisOrderNames) {
    m_order->addItem(QString::fromLatin1(order.data(), static_cast<qsizetype>(order.size())));
  }
  m_order->setCurrentIndex(static_cast<int>(m_runner->options().order));
  connect(m_order, &QComboBox::activated, this, &VerdictsPanel::chooseOrder);
  auto* orderLabel = new QLabel(tr("SAT &order"));
  orderLabel->setBuddy(m_order);
  m_orderParts = {orderLabel, m_order};
  for (QWidget* part : m_orderParts) {
    // Nothing below moves where they go.
    QSizePolicy policy = part->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    part->setSizePolicy(policy);
  }

  connect(m_pair, &PairTitle::pairWanted, this, &VerdictsPanel::pairWanted);
  auto* top = new QHBoxLayout;
  top->setSpacing(6);
  top->addWidget(m_pair, 1);
  top->addWidget(orderLabel);
  top->addWidget(m_order);

  m_table->setObjectName(QStringLiteral("verdictTable"));
  m_table->setAccessibleName(tr("Verdicts: a row for each method, a column for each scalar"));
  m_table->setModel(m_model);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &VerdictsPanel::chooseExplained);

  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(8);
  layout->addLayout(top);
  layout->addWidget(m_banner);
  layout->addWidget(m_table);
  layout->addStretch(1);
  m_pages->addWidget(page);

  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(m_pages);

  connect(m_runner, &QueryRunner::updated, this, &VerdictsPanel::refresh);
  connect(m_cursor, &TraceCursor::changed, this, &VerdictsPanel::refreshCursor);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, qOverload<>(&QWidget::update));
  refresh();
}

QSize VerdictsPanel::sizeHint() const { return {340, 400}; }

void VerdictsPanel::refresh() {
  const PairReports* pair = m_runner->focus();
  const int rows = m_model->rowCount();
  m_model->setReports(pair);
  if (m_model->rowCount() != rows) m_table->updateGeometry();
  m_pages->setCurrentIndex(pair != nullptr ? 1 : 0);
  m_order->setCurrentIndex(static_cast<int>(m_runner->options().order));
  if (pair == nullptr) {
    m_empty->setText(
        m_runner->isWithheld()
            ? tr("Results hidden until you predict (panel Lesson).")
            : tr("Nothing to ask yet.\n\nA query needs two objects, such as a triangle "
                 "and a box. Add them, or select two in the scene. For a grid or mesh, "
                 "click one cell or triangle."));
    return;
  }
  m_pair->setPair(*pair);
  const bool hasOrder = hasAxisOrder(m_runner->document().scene(), *pair);
  for (QWidget* part : m_orderParts) part->setVisible(hasOrder);
  const Agreement agreement = agreementOf(*pair);
  m_banner->setAgreement(agreement);
  //: Read aloud: the two objects, and what is said of them.
  if (!pair->pending && !pair->ownPending)
    announce(tr("%1. %2").arg(m_pair->text(), agreement.spoken));
  refreshCursor();
}

void VerdictsPanel::announce(const QString& text) {
  if (m_banner->accessibleName() == text) return;
  m_banner->setAccessibleName(text);
  // Screen readers speak of a new name where the focus is, and of an alert wherever it is.
  QAccessibleEvent event(m_banner, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
  emit announced(text);
}

void VerdictsPanel::refreshCursor() {
  const Report* report = m_cursor->report(m_runner->focus());
  if (report == nullptr) return;
  const QModelIndex index =
      m_model->indexOf(report->info.kind, report->info.method, report->scalar);
  if (index != m_table->currentIndex()) {
    m_choosing = true;
    m_table->setCurrentIndex(index);
    m_choosing = false;
  }
}

void VerdictsPanel::chooseExplained() {
  if (m_choosing) return;
  const Report* report = m_model->report(m_table->currentIndex());
  if (report == nullptr) return;
  m_cursor->setReport(std::string(report->info.method), report->scalar, report->info.kind);
}

void VerdictsPanel::chooseOrder(int index) {
  QueryOptions options = m_runner->options();
  options.order = static_cast<AxisOrder>(index);
  m_runner->setOptions(options);
}

}  // namespace hairline
