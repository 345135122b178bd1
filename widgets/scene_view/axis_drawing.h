#pragma once

#include <QColor>
#include <QString>
#include <optional>
#include <vector>

#include "core/math/interval.h"
#include "core/query/report.h"
#include "widgets/controls/theme.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// An axis with two projections, to be drawn beside the shapes.
struct AxisFigure {
  Label label;
  Eigen::Vector3d axis = Eigen::Vector3d::Zero();  ///< of any nonzero length
  /// Projections are axis·(X - origin).
  Eigen::Vector3d origin = Eigen::Vector3d::Zero();
  Interval<double> a = {};
  Interval<double> b = {};
  /// Decided by the method: two intervals that look alike may differ slightly.
  bool separates = false;
  /// The length in the world of the gap, or of the overlap.
  double distance = 0;
  /// The exact verdict, if the method's differs.
  QString corrected = {};
};

/// One of the two shapes of a figure.
struct FigureOperand {
  std::vector<Eigen::Vector3d> corners;  ///< of which it is the hull, or points of its surface
  QColor color;
  QString title;
};

/// The axis of a report: its separating axis, or that of least overlap, for which the projections
/// are those of the corners. Nothing if it has none, or if the axis has no length within the range
/// of doubles.
std::optional<AxisFigure> axisFigureOf(const Report& report, const FigureOperand& a,
                                       const FigureOperand& b);
/// The axis of a step; nothing if it is degenerate.
std::optional<AxisFigure> axisFigureOf(const AxisStep& step);

/// The unit vector, perpendicular to an axis, along which the axis line is offset from the shapes:
/// in the view plane, so that the line is clear of them. Of the two such directions the one nearer
/// to the previous, so that it does not flip while the axis rotates; without one, downwards on the
/// screen, or to the right.
Eigen::Vector3d sideOf(const Eigen::Vector3d& axis, const Camera& camera,
                       const std::optional<Eigen::Vector3d>& previous);

/// Draws the figure: the axis as a line beside both operands, both projections as thick bars on it,
/// guide lines from the extreme corners to the ends of the bars, and a bracket with the length of
/// the gap, or of the overlap. To stay within the view, the line moves nearer to the shapes, or to
/// their other side if much more of it is visible there. Returns its side.
Eigen::Vector3d appendAxis(DrawList& list, const AxisFigure& figure, const FigureOperand& a,
                           const FigureOperand& b, const Eigen::Vector3d& side,
                           const ViewState& view, const Theme& theme);

/// Draws a patch of a separating plane: perpendicular to the axis, half way between the
/// projections. Nothing if the figure does not separate.
void appendSeparatingPlane(DrawList& list, const AxisFigure& figure, const FigureOperand& a,
                           const FigureOperand& b, const ViewState& view, const Theme& theme);

}  // namespace hairline
