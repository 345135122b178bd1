#include "widgets/panels/verdict_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "widgets/models/verdict_table_model.h"
#include "widgets/panels/glyphs.h"
#include "widgets/theme/theme.h"

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
    // A narrow dock keeps the word whole.
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
    // The word comes first: in a narrow dock its mark goes, as the colour says the same. It goes in
    // all columns, whose widths may differ by a pixel.
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
    // Where there is no room for both, the word comes before a mark that says that there is no
    // proof.
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
    // A word that is a little too long stays whole, drawn narrower.
    constexpr double narrowestLetters = 0.75;
    const double squeeze = std::clamp(room.width() / textWidth, narrowestLetters, 1.0);
    const double width = room.width() / squeeze;
    painter.translate(room.topLeft());
    painter.scale(squeeze, 1);
    painter.drawText(QRectF(0, 0, width, room.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, width + 1));
  }
};

/// The names of the methods, with an ellipsis where there is no room for all of one: the style
/// sheet would cut them.
class MethodHeader : public QHeaderView {
 public:
  explicit MethodHeader(QWidget* parent) : QHeaderView(Qt::Vertical, parent) {}

 protected:
  void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override {
    QHeaderView::initStyleOptionForIndex(option, section);
    constexpr int padding = 8;
    if (width() < maximumWidth()) return;
    option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, width() - padding);
  }
};

}  // namespace

VerdictTable::VerdictTable(QWidget* parent) : QTableView(parent) {
  setItemDelegate(new VerdictDelegate(this));
  setVerticalHeader(new MethodHeader(this));
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
  // The delegate frames the chosen cell; the style is not to fill it.
  QPalette clear = palette();
  clear.setColor(QPalette::Highlight, Qt::transparent);
  setPalette(clear);
  viewport()->setAutoFillBackground(false);
  for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
    header->viewport()->setAutoFillBackground(false);
    header->setStyleSheet(QStringLiteral(
        "QHeaderView { background: transparent; }"
        "QHeaderView::section { background: transparent; border: none; padding: 2px 4px; }"));
  }
  setStyleSheet(
      QStringLiteral("QTableCornerButton::section { background: transparent; border: none; }"));
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  horizontalHeader()->setSectionsClickable(false);
  horizontalHeader()->setHighlightSections(false);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->setSectionsClickable(false);
  verticalHeader()->setHighlightSections(false);
  verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  verticalHeader()->setTextElideMode(Qt::ElideRight);
  horizontalHeader()->setTextElideMode(Qt::ElideRight);
  fitToFont();
}

void VerdictTable::fitToFont() {
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
  updateGeometry();
}

int VerdictTable::headingWidth() const {
  int widest = 0;
  for (int i = 0; i < horizontalHeader()->count(); ++i) {
    widest = std::max(widest, horizontalHeader()->sectionSizeHint(i));
  }
  return widest;
}

void VerdictTable::resizeEvent(QResizeEvent* event) {
  // Long names of methods give way to the verdicts; their tooltips have them whole.
  const int left = width() - horizontalHeader()->count() * headingWidth();
  verticalHeader()->setMaximumWidth(std::min(std::max(90, width() * 2 / 5), std::max(60, left)));
  QTableView::resizeEvent(event);
}

void VerdictTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitToFont();
}

QSize VerdictTable::sizeHint() const {
  const int rows = model() != nullptr ? model()->rowCount() : 0;
  const int height =
      horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize();
  return {verticalHeader()->sizeHint().width() + 3 * fontMetrics().averageCharWidth() * 12, height};
}

QSize VerdictTable::minimumSizeHint() const {
  const int rows = model() != nullptr ? std::min(model()->rowCount(), 3) : 0;
  const int height =
      horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize();
  return {std::max(200, horizontalHeader()->count() * headingWidth() + 60), height};
}

}  // namespace hairline
