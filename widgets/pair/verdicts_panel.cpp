#include "widgets/pair/verdicts_panel.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTableView>
#include <algorithm>

#include "core/scene/object_part.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/glyphs.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/pair/answers_banner.h"
#include "widgets/pair/pair_title.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/pair/verdict_table_model.h"
#include "widgets/scene_view/scene_time.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

class VerdictDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    const Theme& theme = Theme::current();
    const QVariant verdictValue = index.data(VerdictTableModel::VerdictRole);
    const QRectF cell = QRectF(option.rect).adjusted(2, 2, -2, -2);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (verdictValue.isValid()) {
      const int verdict = verdictValue.toInt();
      const bool wrong = index.data(VerdictTableModel::WrongRole).toBool();
      const QColor meaning =
          verdict < 0 ? theme.degenerate : (verdict == 1 ? theme.hit : theme.miss);
      paintGround(*painter, cell, meaning, wrong, option.state);
      paintContent(*painter, cell, option, index, meaning, wrong);
    } else {
      painter->setPen(theme.subdued);
      painter->drawText(cell, Qt::AlignCenter, QStringLiteral("–"));
    }
    painter->restore();
  }

 private:
  static void paintGround(QPainter& painter, const QRectF& cell, const QColor& meaning, bool wrong,
                          QStyle::State state) {
    const Theme& theme = Theme::current();
    const bool selected = state.testFlag(QStyle::State_Selected);
    const bool hovered = state.testFlag(QStyle::State_MouseOver);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blend(theme.panel, wrong ? theme.warning : meaning,
                           (theme.dark ? 0.2 : 0.12) + (hovered ? 0.08 : 0)));
    painter.drawRoundedRect(cell, 4, 4);
    if (wrong) {
      QColor lines = theme.warning;
      lines.setAlphaF(0.35f);
      painter.setBrush(QBrush(lines, Qt::BDiagPattern));
      painter.drawRoundedRect(cell, 4, 4);
    }
    painter.setBrush(Qt::NoBrush);
    if (wrong) {
      painter.setPen(QPen(theme.warning, 1.5, Qt::DashLine));
      painter.drawRoundedRect(cell.adjusted(2.5, 2.5, -2.5, -2.5), 3, 3);
    }
    if (selected) {
      painter.setPen(QPen(theme.accent, 2));
      painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
  }

  static void paintContent(QPainter& painter, const QRectF& cell,
                           const QStyleOptionViewItem& option, const QModelIndex& index,
                           const QColor& meaning, bool wrong) {
    const Theme& theme = Theme::current();
    const QVariant verdictValue = index.data(VerdictTableModel::VerdictRole);
    const int verdict = verdictValue.toInt();
    const double size = option.fontMetrics.ascent() * 1.15;
    // In a narrow dock the word stays whole.
    const double margin = cell.width() < 80 ? 3 : 7;
    const double y = cell.center().y() - size / 2;
    const auto proof =
        static_cast<Certificate::Status>(index.data(VerdictTableModel::ProofRole).toInt());
    const QColor proofColor =
        proof == Certificate::Status::unproven ? theme.warning : theme.subdued;
    QFont font = option.font;
    font.setBold(wrong);
    const QString text = index.data().toString();
    const double textWidth = QFontMetricsF(font).horizontalAdvance(text);
    double proofSize = size * 0.95;
    // The word has priority: in a narrow dock its mark is dropped, because the colour shows the
    // same. It is dropped in all columns, whose widths may differ by a pixel.
    double narrowest = cell.width();
    if (const auto* table = qobject_cast<const QTableView*>(option.widget)) {
      for (int column = 0; column < index.model()->columnCount(); ++column) {
        narrowest = std::min(narrowest, table->columnWidth(column) - 4.0);
      }
    }
    const bool marked = margin + size + 4 + textWidth + margin <= narrowest - proofSize - 2;
    const double left = marked ? margin + size + 4 : margin;
    if (marked) {
      paintVerdictGlyph(painter, {cell.left() + margin, y, size, size},
                        verdict < 0 ? std::nullopt : std::optional(verdict == 1), meaning);
    }
    // If both do not fit, the word has priority over the mark for a missing proof.
    if (proof == Certificate::Status::absent &&
        left + textWidth + proofSize + margin > cell.width()) {
      proofSize = 0;
    } else {
      paintProofGlyph(painter,
                      {cell.right() - margin - proofSize, cell.center().y() - proofSize / 2,
                       proofSize, proofSize},
                      proof, proofColor);
    }
    painter.setFont(font);
    painter.setPen(theme.text);
    const QRectF room = cell.adjusted(left, 0, -margin - proofSize - 2, 0);
    // A word that is slightly too long is drawn narrower.
    constexpr double narrowestLetters = 0.68;
    const double squeeze = std::clamp(room.width() / textWidth, narrowestLetters, 1.0);
    const double width = room.width() / squeeze;
    painter.translate(room.topLeft());
    painter.scale(squeeze, 1);
    painter.drawText(QRectF(0, 0, width, room.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, width + 1));
  }
};

QLabel* makeText(const char* name) {
  auto* label = named(new QLabel, QLatin1String(name));
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  return label;
}

/// Whether the order of SAT's axes can be chosen: only for a triangle and a box.
bool hasAxisOrder(const Scene& scene, const PairReports& pair) {
  const Operand a(scene, pair.a);
  const Operand b(scene, pair.b);
  return a && b && std::holds_alternative<Triangle<double>>(a->shape) &&
         std::holds_alternative<Aabb<double>>(b->shape);
}

}  // namespace

/// The table of verdicts. A cell shows its verdict as a word and a sign, and the proof as a second
/// sign; a verdict that differs from the exact one is framed and hatched.
class VerdictTable : public QTableView {
  Q_OBJECT

 public:
  explicit VerdictTable(QWidget* parent = nullptr) : QTableView(parent) {
    setItemDelegate(new VerdictDelegate(this));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setWordWrap(false);
    // The delegate frames the chosen cell, so the style must not fill it.
    QPalette clear = palette();
    clear.setColor(QPalette::Highlight, Qt::transparent);
    setPalette(clear);
    viewport()->setAutoFillBackground(false);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
      header->viewport()->setAutoFillBackground(false);
    }
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setSectionsClickable(false);
    verticalHeader()->setHighlightSections(false);
    // Long names of methods take two lines, as high as updateGeometries makes them.
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter |
                                          Qt::Alignment(Qt::TextWordWrap));
    verticalHeader()->setTextElideMode(Qt::ElideNone);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    fitToFont();
  }

  QSize sizeHint() const override {
    return {verticalHeader()->sizeHint().width() + 3 * fontMetrics().averageCharWidth() * 12,
            horizontalHeader()->sizeHint().height() + verticalHeader()->length()};
  }

  QSize minimumSizeHint() const override {
    const int rows = model() != nullptr ? std::min(model()->rowCount(), 3) : 0;
    const int height =
        horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize();
    return {std::max(200, horizontalHeader()->count() * headingWidth() + 60), height};
  }

 protected:
  void updateGeometries() override {
    QTableView::updateGeometries();
    // On both sides, and as much again, as styles break lines somewhat earlier.
    const int margins =
        4 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, verticalHeader());
    const QRect room(0, 0, verticalHeader()->width() - margins, 1000);
    bool isChanged = false;
    for (int row = 0; row < verticalHeader()->count(); ++row) {
      const QString name = model()->headerData(row, Qt::Vertical).toString();
      const int height = std::max(
          verticalHeader()->defaultSectionSize(),
          fontMetrics().boundingRect(room, Qt::TextWordWrap, name).height() + rowPadding / 2);
      isChanged = isChanged || height != rowHeight(row);
      verticalHeader()->resizeSection(row, height);
    }
    if (isChanged) updateGeometry();
  }

  void resizeEvent(QResizeEvent* event) override {
    fitNames();
    QTableView::resizeEvent(event);
  }

  void reset() override {
    QTableView::reset();
    fitNames();
    updateGeometries();
  }

  void changeEvent(QEvent* event) override {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitToFont();
  }

 private:
  static constexpr int rowPadding = 8;

  /// Long names of methods yield to the verdicts, down to the length of a word.
  void fitNames() {
    const int columns = horizontalHeader()->count();
    const int most =
        std::min(std::max(90, width() * 2 / 5), std::max(60, width() - columns * headingWidth()));
    const int word = 14 * fontMetrics().averageCharWidth();
    verticalHeader()->setMaximumWidth(
        std::min(most, std::max(word, width() - columns * cellWidth())));
  }

  void fitToFont() {
    const int height = fontMetrics().height() + rowPadding;
    // By default its size hint is for its own font, which may change later than the table's.
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    updateGeometry();
  }

  /// The width in which the longest verdict can be drawn whole beside its proof.
  int cellWidth() const {
    int widest = 0;
    for (int row = 0; row < model()->rowCount(); ++row) {
      for (int column = 0; column < model()->columnCount(); ++column) {
        const QString text = model()->index(row, column).data().toString();
        widest = std::max(widest, fontMetrics().horizontalAdvance(text));
      }
    }
    // Words may be drawn narrower by a quarter.
    return std::max(headingWidth(), widest * 3 / 4 + fontMetrics().ascent() + 10);
  }

  /// The width of the widest column heading.
  int headingWidth() const {
    int widest = 0;
    for (int i = 0; i < horizontalHeader()->count(); ++i) {
      widest = std::max(widest, horizontalHeader()->sectionSizeHint(i));
    }
    return widest;
  }
};

VerdictsPanel::VerdictsPanel(QueryRunner* runner, TraceCursor* cursor, Freeze* freeze,
                             QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_cursor(cursor),
      m_model(new VerdictTableModel(this)),
      m_pages(new QStackedWidget),
      m_empty(makeText("verdictsEmpty")),
      m_pair(new PairTitle(&runner->document())),
      m_order(named(
          new QComboBox, "axisOrder",
          tr("The order in which SAT tries its axes: 3 box normals, 1 triangle normal, 9 cross "
             "products."),
          tr("Order of the axes of SAT"))),
      m_banner(new AnswersBanner(freeze)),
      m_table(named(new VerdictTable, "verdictTable", {},
                    tr("Verdicts: a row for each method, a column for each scalar"))) {
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setMargin(24);
  m_pages->addWidget(m_empty);

  for (const std::string_view order : axisOrderNames) {
    m_order->addItem(QString::fromLatin1(order.data(), static_cast<qsizetype>(order.size())));
  }
  m_order->setCurrentIndex(static_cast<int>(m_runner->options().order));
  connect(m_order, &QComboBox::activated, this, &VerdictsPanel::chooseOrder);
  auto* orderLabel = new QLabel(tr("SAT &order"));
  orderLabel->setBuddy(m_order);
  m_orderParts = {orderLabel, m_order};
  for (QWidget* part : m_orderParts) {
    // Hiding them moves nothing below.
    QSizePolicy policy = part->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    part->setSizePolicy(policy);
  }

  connect(m_pair, &PairTitle::pairWanted, this, &VerdictsPanel::pairWanted);
  auto* top = rowOf({{m_pair, 1}, orderLabel, m_order}, styleMargins, 6);

  m_table->setModel(m_model);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
          &VerdictsPanel::chooseExplained);

  auto* page = new QWidget;
  columnOf(page, {top, m_banner, m_table, Stretch{}}, {8, 8, 8, 8}, 8);
  m_pages->addWidget(page);

  columnOf(this, {m_pages}, {});

  connect(m_runner, &QueryRunner::updated, this, &VerdictsPanel::refresh);
  connect(m_cursor, &TraceCursor::changed, this, &VerdictsPanel::refreshCursor);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &VerdictsPanel::refresh);
  refresh();
}

void VerdictsPanel::setTime(SceneTime* time) {
  m_time = time;
  connect(time, &SceneTime::changed, this, [this](double value) {
    if ((value > 0) != m_isLater) refresh();
  });
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
    m_empty->setText(m_runner->isWithheld()
                         ? withheldText()
                         : tr("Nothing to test yet.\n\nA query needs two objects, such as a "
                              "triangle and a box. Add them, or select two in the scene. For a "
                              "grid or mesh, click one cell or triangle."));
    return;
  }
  m_pair->setPair(*pair);
  const bool hasOrder = hasAxisOrder(m_runner->document().scene(), *pair);
  for (QWidget* part : m_orderParts) part->setVisible(hasOrder);
  const double shownTime = m_time != nullptr ? m_time->value() : 0;
  m_isLater = shownTime > 0;
  const Agreement agreement = agreementOf(*pair, shownTime);
  m_banner->setAgreement(agreement);
  // : Read aloud: the two objects, and their answers.
  if (!pair->pending && !pair->ownPending)
    announce(tr("%1. %2").arg(m_pair->text(), agreement.spoken));
  refreshCursor();
}

void VerdictsPanel::announce(const QString& text) {
  if (m_banner->accessibleName() == text) return;
  m_banner->setAccessibleName(text);
  // Screen readers announce a new name if it has the focus, and an alert anywhere.
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

#include "verdicts_panel.moc"
