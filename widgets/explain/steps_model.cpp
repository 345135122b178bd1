#include "widgets/explain/steps_model.h"

#include <algorithm>

#include "widgets/controls/theme.h"
#include "widgets/text/labels.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

QColor operandColor(const std::optional<SceneObject>& object, const QColor& otherwise) {
  if (object && object->color) {
    const QColor own(QString::fromStdString(*object->color));
    if (own.isValid()) return own;
  }
  return otherwise;
}

}  // namespace

void StepsModel::setReport(const Report* report, const SceneObject* a, const SceneObject* b,
                           const Scene* scene) {
  const std::size_t before = m_report ? m_report->trace.steps.size() : 0;
  const std::size_t after = report != nullptr ? report->trace.steps.size() : 0;
  const bool sameRows = before == after;
  const bool sameMethod = m_report && report != nullptr &&
                          m_report->info.kind == report->info.kind &&
                          m_report->info.method == report->info.method;
  if (!sameRows) beginResetModel();
  m_report = report != nullptr ? std::optional(*report) : std::nullopt;
  m_a = a != nullptr ? std::optional(*a) : std::nullopt;
  m_b = b != nullptr ? std::optional(*b) : std::nullopt;
  m_isTurned =
      scene != nullptr && a != nullptr && b != nullptr && areColorsExchanged(a->id, b->id, *scene);
  m_scale = report != nullptr ? barScaleOf(report->trace) : BarScale{};
  if (!sameRows || !sameMethod) takeLongestLabel();
  if (!sameRows) {
    endResetModel();
  } else {
    refreshColors();
  }
}

void StepsModel::takeLongestLabel() {
  // Long lists contain repetitions.
  constexpr int rows = 200;
  m_longestLabel.clear();
  for (int row = 0; row < std::min(rowCount(), rows); ++row) {
    if (std::holds_alternative<EdgeFunctionStep>(step(row))) continue;
    const QString label = text(row).label;
    if (label.size() > m_longestLabel.size()) m_longestLabel = label;
  }
}

void StepsModel::refreshColors() {
  if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

int StepsModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid() || !m_report) return 0;
  return static_cast<int>(m_report->trace.steps.size());
}

StepContext StepsModel::context(int row) const {
  const Theme& theme = Theme::current();
  StepContext context;
  context.report = &*m_report;
  context.index = row;
  const int deciding = m_report->trace.deciding;
  if (deciding >= 0 && row >= deciding) {
    context.state = row == deciding ? StepState::deciding : StepState::notNeeded;
  }
  const auto* axis = std::get_if<AxisStep>(&step(row));
  context.leastOverlap =
      axis != nullptr && m_report->overlap && m_report->overlap->label == axis->label;
  context.a = operandA();
  context.b = operandB();
  if (m_a) context.nameA = objectText(*m_a);
  if (m_b) context.nameB = objectText(*m_b);
  context.colorA = operandColor(m_a, m_isTurned ? theme.objectB : theme.objectA);
  context.colorB = operandColor(m_b, m_isTurned ? theme.objectA : theme.objectB);
  context.scale = m_scale;
  return context;
}

StepText StepsModel::text(int row) const { return textOf(step(row), context(row)); }

QString StepsModel::line(int row) const {
  const StepText text = this->text(row);
  QStringList parts{text.label, text.value};
  if (!text.note.isEmpty()) parts << text.note;
  const QString state = stateText(context(row));
  if (!state.isEmpty()) parts << state;
  return parts.join(QStringLiteral(", "));
}

QString StepsModel::asText() const {
  if (!m_report) return {};
  QStringList lines{conclusionText(*m_report)};
  for (int row = 0; row < rowCount(); ++row) {
    //: A numbered step of an explanation.
    lines << tr("%1. %2").arg(row).arg(line(row));
    for (const QString& detail : text(row).details) lines << QStringLiteral("    ") + detail;
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QVariant StepsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const int row = index.row();
  switch (role) {
    case Qt::DisplayRole:
      return text(row).label;
    case Qt::AccessibleTextRole:
      return line(row);
    case Qt::ToolTipRole:
      return (QStringList{line(row)} + text(row).details).join(QLatin1Char('\n'));
    case ValueRole:
      return text(row).value;
    case NoteRole:
      return text(row).note;
    case StateRole:
      return static_cast<int>(context(row).state);
    case StateTextRole:
      return stateText(context(row));
    case DegenerateRole:
      return text(row).degenerate;
    case ProjectedRole:
      return std::holds_alternative<EdgeFunctionStep>(step(row));
    case HasDrawingRole:
      return hasDrawing(step(row));
    default:
      return {};
  }
}

}  // namespace hairline
