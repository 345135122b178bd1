#include "widgets/explain/step_row.h"

#include <QCoreApplication>

#include "core/shapes/projection_plane.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct Steps {
  Q_DECLARE_TR_FUNCTIONS(Steps)
};

struct Degenerate {
  Q_DECLARE_TR_FUNCTIONS(Degenerate)
};

const Triangle<double>* triangleOf(const StepContext& context) {
  for (const Shape* shape : {context.a, context.b}) {
    if (shape == nullptr) continue;
    if (const auto* triangle = std::get_if<Triangle<double>>(shape)) return triangle;
  }
  return nullptr;
}

/// The triangle's numbers in the report's scalar.
Triangle<double> asComputed(const Triangle<double>& triangle, const StepContext& context) {
  if (context.report == nullptr || context.report->scalar != ScalarKind::float32) return triangle;
  const Triangle<float> rounded = convert<float>(triangle);
  return {{toDouble(rounded.vertices[0]), toDouble(rounded.vertices[1]),
           toDouble(rounded.vertices[2])}};
}

QString lostToRounding(const StepContext& context) {
  const ScalarKind scalar = context.report != nullptr ? context.report->scalar : ScalarKind::exact;
  return Degenerate::tr("rounds to zero in %1").arg(scalarText(scalar));
}

/// Why e_axis × edge is zero.
QString edgeReason(int edge, int axis, const StepContext& context) {
  const Triangle<double>* given = triangleOf(context);
  if (given == nullptr) return {};
  const Triangle<double> triangle = asComputed(*given, context);
  // Compared, not subtracted: the difference of tiny numbers could underflow.
  const Vector3<double>& from = triangle.vertices[static_cast<std::size_t>((edge + 1) % 3)];
  const Vector3<double>& to = triangle.vertices[static_cast<std::size_t>((edge + 2) % 3)];
  bool across = false;
  for (int k = 0; k < 3; ++k) across |= k != axis && from[k] != to[k];
  if (across) return lostToRounding(context);
  if (from[axis] == to[axis]) return Degenerate::tr("edge %1 has length 0").arg(edge);
  return Degenerate::tr("edge %1 is parallel to %2").arg(edge).arg(axisText(axis));
}

QString normalReason(const StepContext& context) {
  const Triangle<double>* given = triangleOf(context);
  if (given == nullptr) return {};
  const Triangle<double> triangle = asComputed(*given, context);
  const Triangle<Rational> exact = convert<Rational>(triangle);
  if (isZero(normal(exact))) return Degenerate::tr("the triangle has no area");
  return lostToRounding(context);
}

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

QString degenerateReason(const AxisStep& step, const StepContext& context) {
  if (step.label == "triangle normal") return normalReason(context);
  const std::string_view label = step.label;
  constexpr std::string_view product = " cross edge ";
  const std::size_t at = label.find(product);
  if (at != 1 || label.size() != at + product.size() + 1) return {};
  const int axis = label[0] - 'x';
  const int edge = label.back() - '0';
  if (axis < 0 || axis > 2 || edge < 0 || edge > 2) return {};
  return edgeReason(edge, axis, context);
}

QString degenerateReason(const EdgeFunctionStep& step, const StepContext& context) {
  return edgeReason(step.edge, droppedAxis(step.plane), context);
}

}  // namespace hairline
