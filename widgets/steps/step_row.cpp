#include "widgets/steps/step_row.h"

#include <QCoreApplication>

#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct Steps {
  Q_DECLARE_TR_FUNCTIONS(Steps)
};

}  // namespace

bool hasDrawing(const Step& step) {
  return std::visit(
      [](const auto& s) {
        using StepKind = std::decay_t<decltype(s)>;
        return std::is_same_v<StepKind, AxisStep> || std::is_same_v<StepKind, SlabStep> ||
               std::is_same_v<StepKind, PolygonStep>;
      },
      step);
}

StepText textOf(const Step& step, const StepContext& context) {
  return std::visit([&](const auto& s) { return textOf(s, context); }, step);
}

void paintStep(QPainter& painter, const QRectF& room, const Step& step,
               const StepContext& context) {
  if (const auto* axis = std::get_if<AxisStep>(&step)) {
    paintStep(painter, room, *axis, context);
  } else if (const auto* slab = std::get_if<SlabStep>(&step)) {
    paintStep(painter, room, *slab, context);
  } else if (const auto* polygon = std::get_if<PolygonStep>(&step)) {
    paintStep(painter, room, *polygon, context);
  }
}

QString stateText(const StepContext& context) {
  switch (context.state) {
    case StepState::deciding:
      return Steps::tr("decides");
    case StepState::notNeeded:
      return Steps::tr("not needed");
    case StepState::needed:
      break;
  }
  return context.leastOverlap ? Steps::tr("least overlap") : QString();
}

QString vectorText(const Vector3<double>& vector) {
  return QStringLiteral("(%1, %2, %3)")
      .arg(fullNumber(vector[0]), fullNumber(vector[1]), fullNumber(vector[2]));
}

QString vectorText(const Vector2<double>& vector) {
  return QStringLiteral("(%1, %2)").arg(fullNumber(vector[0]), fullNumber(vector[1]));
}

}  // namespace hairline
