#pragma once

#include <QColor>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/query/report.h"
#include "core/query/trace.h"
#include "core/shapes/shape.h"

class QPainter;

namespace hairline {

/// The role of a step in the verdict.
enum class StepState {
  /// Needed for the verdict.
  needed,
  /// Fixed the verdict.
  deciding,
  /// After the verdict was fixed; computed only for the explanation.
  notNeeded,
};

/// The common scale of the bars of all rows, in units of the scene, measured from the middle of
/// operand b.
struct BarScale {
  double low = -1;
  double high = 1;
};

/// The data of a row besides its step.
struct StepContext {
  const Report* report = nullptr;
  int index = 0;
  StepState state = StepState::needed;
  /// The axis of least overlap of a hit.
  bool leastOverlap = false;
  /// The operands in the order of the query; null if the objects are gone.
  const Shape* a = nullptr;
  const Shape* b = nullptr;
  /// The names and colours of the operands.
  QString nameA;
  QString nameB;
  QColor colorA;
  QColor colorB;
  BarScale scale;
};

/// The texts of a row.
struct StepText {
  /// Its label: "x × edge 2".
  QString label;
  /// Its value: "gap 0.12", "4 vertices".
  QString value;
  /// A remark instead of a drawing: why an axis is degenerate.
  QString note;
  /// Lines with all numbers in full, for tooltips and for copying.
  QStringList details;
  /// The step is degenerate and decides nothing.
  bool degenerate = false;
};

// A row for each kind of step, each in a file of its own: its texts, and a drawing for the room
// between label and value. Kinds without a drawing draw nothing.

StepText textOf(const AxisStep& step, const StepContext& context);
StepText textOf(const EdgeFunctionStep& step, const StepContext& context);
StepText textOf(const SignStep& step, const StepContext& context);
StepText textOf(const SlabStep& step, const StepContext& context);
StepText textOf(const RegionStep& step, const StepContext& context);
StepText textOf(const PolygonStep& step, const StepContext& context);
StepText textOf(const SimplexStep& step, const StepContext& context);
StepText textOf(const TimeStep& step, const StepContext& context);

void paintStep(QPainter& painter, const QRectF& room, const AxisStep& step,
               const StepContext& context);
void paintStep(QPainter& painter, const QRectF& room, const SlabStep& step,
               const StepContext& context);
void paintStep(QPainter& painter, const QRectF& room, const PolygonStep& step,
               const StepContext& context);

/// Whether a kind of step has a drawing.
bool hasDrawing(const Step& step);

StepText textOf(const Step& step, const StepContext& context);
void paintStep(QPainter& painter, const QRectF& room, const Step& step, const StepContext& context);

/// The scale at which the bars of all axes of a trace fit.
BarScale barScaleOf(const Trace& trace);

/// "not needed", "decides", "least overlap", or nothing.
QString stateText(const StepContext& context);

/// The details of a point or vector, such as "axis (0, 1, 0.5)".
QString vectorText(const Vector3<double>& vector);
QString vectorText(const Vector2<double>& vector);

/// Both projections of an axis step in units of length, measured from the middle of operand b.
struct AxisBars {
  Interval<double> a;
  Interval<double> b;
  /// Between the two; negative where they overlap.
  double distance = 0;
};

/// Nothing if the axis is zero, or if its numbers leave the range of a double.
std::optional<AxisBars> barsOf(const AxisStep& step);

/// Why an axis is the zero vector: "edge 1 has length 0", "edge 2 is parallel to x", "the triangle
/// has no area". If the given shapes show no reason, the text says that rounding is.
QString degenerateReason(const AxisStep& step, const StepContext& context);

/// Why an edge is a point in its projection.
QString degenerateReason(const EdgeFunctionStep& step, const StepContext& context);

}  // namespace hairline
