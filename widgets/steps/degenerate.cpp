#include "widgets/steps/degenerate.h"

#include <QCoreApplication>

#include "core/shapes/projection_plane.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

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

/// The triangle's numbers as the report's scalar has them.
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

/// The reason why e_axis × edge is zero.
QString edgeReason(int edge, int axis, const StepContext& context) {
  const Triangle<double>* given = triangleOf(context);
  if (given == nullptr) return {};
  const Triangle<double> triangle = asComputed(*given, context);
  // Compared, not subtracted: a difference of tiny numbers could vanish.
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
