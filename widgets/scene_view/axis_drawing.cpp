#include "widgets/scene_view/axis_drawing.h"

#include <Eigen/Geometry>
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/scene_view/label_placement.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

// Pixels.
constexpr double clearance = 34;  // from the shapes to the axis line
constexpr double lane = 5;        // from the axis line to the middle of a bar
constexpr double barWidth = 6;
constexpr double bracketStart = 12;  // from the axis line outwards
constexpr double bracketEnd = 22;
constexpr double overshoot = 26;  // of the axis line over the bars
constexpr double labelHeight = 26;
constexpr double viewMargin = 6;
constexpr double clearlyBetter = 40;  // before the axis changes sides

std::optional<double> lengthOf(const Vector3d& axis) {
  const double length = axis.stableNorm();
  if (!(length > 0) || !std::isfinite(length)) return std::nullopt;
  return length;
}

struct AxisTexts {
  Q_DECLARE_TR_FUNCTIONS(AxisDrawing)
};

QString lengthText(const AxisFigure& figure) {
  const QString length = shortNumber(figure.distance);
  if (!figure.separates) {
    return figure.distance == 0 ? AxisTexts::tr("touching")
                                : AxisTexts::tr("overlap %1").arg(length);
  }
  return figure.distance == 0 ? AxisTexts::tr("gap > 0") : AxisTexts::tr("gap %1").arg(length);
}

QString measureText(const AxisFigure& figure) {
  return figure.corrected.isEmpty()
             ? lengthText(figure)
             : AxisTexts::tr("%1 (exactly: %2)").arg(lengthText(figure), figure.corrected);
}

// The figure in the world: lengths along the unit axis, and the line they are drawn on.
class AxisDrawing {
 public:
  AxisDrawing(DrawList& list, const AxisFigure& figure, double length, const FigureOperand& a,
              const FigureOperand& b, const Vector3d& side, const ViewState& view,
              const Theme& theme)
      : m_list(list),
        m_figure(figure),
        m_length(length),
        m_unit(figure.axis / length),
        m_operandA(a),
        m_operandB(b),
        m_side(side),
        m_view(view),
        m_theme(theme) {}

  /// On which side of the shapes the line is.
  Vector3d append() {
    place();
    const Interval<double> a = scaled(m_figure.a);
    const Interval<double> b = scaled(m_figure.b);
    const double low = std::min(a.min, b.min) - overshoot * m_pixel;
    const double high = std::max(a.max, b.max) + overshoot * m_pixel;
    appendArrow(m_list, at(low), at(high),
                {.color = m_theme.view.text, .width = 1.5, .onTop = true});
    guides(m_operandA, a);
    guides(m_operandB, b);
    bar(m_operandA, a, -lane);
    bar(m_operandB, b, lane);
    LabelPlacement labels(m_view, m_list.labels);
    labels.avoid(at(a.min, -lane), at(a.max, -lane), barWidth);
    labels.avoid(at(b.min, lane), at(b.max, lane), barWidth);
    measure(a, b, labels);
    name(high, labels);
    title(m_operandA, a, -lane, labels);
    title(m_operandB, b, lane, labels);
    return m_side;
  }

 private:
  // Puts the line beside all corners, on the other side if clearly more of it is visible there, and
  // nearer to the shapes if it would leave the view.
  void place() {
    Vector3d centre = m_view.camera.target;
    std::vector<Vector3d> corners = m_operandA.corners;
    corners.insert(corners.end(), m_operandB.corners.begin(), m_operandB.corners.end());
    if (!corners.empty()) {
      Vector3d min = corners.front();
      Vector3d max = corners.front();
      for (const Vector3d& corner : corners) {
        min = min.cwiseMin(corner);
        max = max.cwiseMax(corner);
      }
      centre = min / 2 + max / 2;
    }
    const Place same = bestPlace(centre, corners, m_side);
    const Place other = bestPlace(centre, corners, -m_side);
    const bool flips = other.cost + clearlyBetter < same.cost;
    if (flips) m_side = -m_side;
    standAt(centre + (flips ? other : same).beside * m_side);
  }

  struct Place {
    double beside = 0;  // from the middle of the shapes
    double cost = 0;    // in pixels
  };

  // Leaving the view costs most, then being nearer to the shapes than it should be. Convex in the
  // distance, except for perspective.
  Place bestPlace(const Vector3d& centre, const std::vector<Vector3d>& corners,
                  const Vector3d& side) {
    const double pixel = m_view.worldPerPixel(centre);
    double wanted = 0;
    for (const Vector3d& corner : corners) wanted = std::max(wanted, side.dot(corner - centre));
    wanted += clearance * pixel;
    const auto costAt = [&](double beside) {
      const double nearer = (wanted - beside) / pixel;
      return leavesViewBy(centre + beside * side, side) + 0.25 * nearer;
    };
    double low = 0;
    double high = wanted;
    for (int i = 0; i < 40; ++i) {
      const double third = (high - low) / 3;
      if (costAt(low + third) < costAt(high - third)) {
        high -= third;
      } else {
        low += third;
      }
    }
    return {high, costAt(high)};
  }

  // By how many pixels the ends of the line and the bracket's label extend out of the view if the
  // line passes through a point; for a line longer than the view, relative to what could be
  // visible.
  double leavesViewBy(const Vector3d& foot, const Vector3d& side) {
    const Vector3d before = std::exchange(m_side, side);
    standAt(foot);
    const Interval<double> a = scaled(m_figure.a);
    const Interval<double> b = scaled(m_figure.b);
    const double between = (std::max(a.min, b.min) + std::min(a.max, b.max)) / 2;
    const auto visible = [&](double along) {
      return std::clamp(along, m_visible.min, m_visible.max);
    };
    const QRectF room =
        QRectF({0, 0}, m_view.size).adjusted(viewMargin, viewMargin, -viewMargin, -viewMargin);
    double sum = 0;
    for (const Vector3d& point : {at(visible(std::min(a.min, b.min) - overshoot * m_pixel)),
                                  at(visible(std::max(a.max, b.max) + overshoot * m_pixel)),
                                  at(visible(between), bracketEnd + labelHeight)}) {
      const auto seen = m_view.project(point);
      if (!seen) continue;
      sum += std::max({0.0, room.left() - seen->x(), seen->x() - room.right()}) +
             std::max({0.0, room.top() - seen->y(), seen->y() - room.bottom()});
    }
    m_side = before;
    return sum;
  }

  void standAt(const Vector3d& foot) {
    m_foot = foot;
    // The positions along the axis of the foot and the origin of the projections.
    m_footAlong = m_unit.dot(m_foot - m_figure.origin);
    // The view may be nearer to the line than to the centre.
    m_pixel = m_view.worldPerPixel(m_foot);
    const double middle = m_unit.dot(m_view.camera.target - m_figure.origin);
    const double sine = m_unit.cross(m_view.camera.backward()).norm();
    const double half =
        0.42 * std::min(m_view.size.width(), m_view.size.height()) * m_pixel / std::max(sine, 0.2);
    m_visible = {middle - half, middle + half};
  }

  Interval<double> scaled(const Interval<double>& interval) const {
    return {interval.min / m_length, interval.max / m_length};
  }

  // The point of the line at a length along the axis, `outwards` pixels off it.
  Vector3d at(double along, double outwards = 0) const {
    return m_foot + (along - m_footAlong) * m_unit + outwards * m_pixel * m_side;
  }

  void bar(const FigureOperand& operand, const Interval<double>& interval, double outwards) {
    appendLine(m_list, at(interval.min, outwards), at(interval.max, outwards),
               {.color = operand.color, .width = barWidth, .onTop = true});
    for (const double end : {interval.min, interval.max}) {
      appendLine(m_list, at(end, outwards - 5), at(end, outwards + 5),
                 {.color = operand.color, .width = 2, .onTop = true});
    }
  }

  void guides(const FigureOperand& operand, const Interval<double>& interval) {
    if (operand.corners.empty()) return;
    const double size = std::max(interval.max - interval.min, m_pixel);
    for (const bool upper : {false, true}) {
      // Of several extreme corners the one nearest to the line.
      const auto along = [&](const Vector3d& corner) {
        return m_unit.dot(corner - m_figure.origin) * (upper ? 1 : -1);
      };
      const double extreme =
          along(*std::ranges::max_element(operand.corners, std::less<>(), along));
      const Vector3d* nearest = nullptr;
      for (const Vector3d& corner : operand.corners) {
        if (along(corner) < extreme - 1e-9 * size) continue;
        if (nearest == nullptr || m_side.dot(corner) > m_side.dot(*nearest)) nearest = &corner;
      }
      QColor color = operand.color;
      color.setAlphaF(0.75F);
      appendDashedLine(m_list, *nearest, at(upper ? interval.max : interval.min),
                       {.color = color, .width = 1.25});
      if (interval.min == interval.max) break;
    }
  }

  void measure(const Interval<double>& a, const Interval<double>& b, LabelPlacement& labels) {
    // Between the facing ends of the two.
    const bool aFirst = b.min - a.max > a.min - b.max;
    const double from = aFirst ? a.max : b.max;
    const double to = aFirst ? b.min : a.min;
    const QColor color = m_figure.separates ? m_theme.gap : m_theme.hit;
    const LineStyle style{.color = color, .width = 2, .onTop = true};
    appendLine(m_list, at(from), at(to), {.color = color, .width = 3, .onTop = true});
    appendLine(m_list, at(from, bracketStart), at(from, bracketEnd), style);
    appendLine(m_list, at(from, bracketEnd), at(to, bracketEnd), style);
    appendLine(m_list, at(to, bracketStart), at(to, bracketEnd), style);
    DrawLabel label{.text = measureText(m_figure),
                    .color = m_figure.separates ? m_theme.miss : m_theme.hit,
                    .size = 14,
                    .style = LabelStyle::plate,
                    .bold = true};
    label.position = at((from + to) / 2, bracketEnd);
    labels.place(std::move(label), direction(m_side), 6);
  }

  void name(double high, LabelPlacement& labels) {
    const QString sign =
        m_figure.separates ? AxisTexts::tr("%1 (separates)") : QStringLiteral("%1");
    DrawLabel label{.text = sign.arg(labelText(m_figure.label)), .size = 13};
    label.position = at(std::min(high, m_visible.max));
    // Beyond the arrow, or beside the line if the arrow is out of view.
    labels.place(std::move(label), direction(high > m_visible.max ? Vector3d(-m_side) : m_unit),
                 high > m_visible.max ? lane + 10 : 6);
  }

  void title(const FigureOperand& operand, const Interval<double>& interval, double outwards,
             LabelPlacement& labels) {
    DrawLabel label{.text = operand.title, .color = operand.color, .size = 12, .bold = true};
    // For a bar that extends out of the view, the centre of its visible part.
    const double from = std::clamp(m_visible.min, interval.min, interval.max);
    const double to = std::clamp(m_visible.max, interval.min, interval.max);
    label.position = at(from / 2 + to / 2, outwards);
    labels.place(std::move(label), direction(outwards < 0 ? Vector3d(-m_side) : m_side), 5);
  }

  // On the screen, of unit length, y downwards.
  QPointF direction(const Vector3d& world) const {
    const QPointF flat(m_view.camera.right().dot(world), -m_view.camera.up().dot(world));
    const double size = std::hypot(flat.x(), flat.y());
    return size > 1e-6 ? flat / size : QPointF(0, 1);
  }

  DrawList& m_list;
  const AxisFigure& m_figure;
  double m_length;
  Vector3d m_unit;
  const FigureOperand& m_operandA;
  const FigureOperand& m_operandB;
  Vector3d m_side;
  const ViewState& m_view;
  const Theme& m_theme;
  Vector3d m_foot = Vector3d::Zero();
  double m_footAlong = 0;
  /// About the visible part of the line, as lengths along it.
  Interval<double> m_visible = {};
  double m_pixel = 1;
};

Interval<double> projectionOf(const std::vector<Vector3d>& corners, const Vector3d& axis) {
  if (corners.empty()) return {};
  Interval<double> interval{axis.dot(corners.front()), axis.dot(corners.front())};
  for (const Vector3d& corner : corners) {
    interval.min = std::min(interval.min, axis.dot(corner));
    interval.max = std::max(interval.max, axis.dot(corner));
  }
  return interval;
}

std::optional<AxisFigure> figureOf(const ReportAxis& axis, bool separates) {
  AxisFigure figure{.label = axis.label, .axis = axis.axis.toVector()};
  figure.a = {axis.a.min.value, axis.a.max.value};
  figure.b = {axis.b.min.value, axis.b.max.value};
  figure.separates = separates;
  figure.distance = axis.distance.value;
  if (!lengthOf(figure.axis)) return std::nullopt;
  return figure;
}

}  // namespace

std::optional<AxisFigure> axisFigureOf(const Report& report, const FigureOperand& a,
                                       const FigureOperand& b) {
  if (report.separating) return figureOf(*report.separating, true);
  if (!report.overlap) return std::nullopt;
  auto figure = figureOf(*report.overlap, false);
  if (figure) {
    figure->a = projectionOf(a.corners, figure->axis);
    figure->b = projectionOf(b.corners, figure->axis);
  }
  return figure;
}

std::optional<AxisFigure> axisFigureOf(const AxisStep& step) {
  const auto length = lengthOf(step.axis);
  if (step.degenerate || !length) return std::nullopt;
  AxisFigure figure{.label = step.label, .axis = step.axis, .origin = step.origin};
  figure.a = step.a;
  figure.b = step.b;
  figure.separates = step.separates;
  figure.distance = std::abs(step.gap) / *length;
  return figure;
}

Vector3d sideOf(const Vector3d& axis, const Camera& camera,
                const std::optional<Vector3d>& previous) {
  const auto length = lengthOf(axis);
  const Vector3d unit = length ? Vector3d(axis / *length) : camera.right();
  Vector3d side = unit.cross(camera.backward());
  // An axis that points at the eye has no side of its own on the screen.
  if (side.norm() < 1e-6) {
    const Vector3d down = -camera.up();
    side = down - unit.dot(down) * unit;
  }
  side.normalize();
  if (previous) return side.dot(*previous) < 0 ? Vector3d(-side) : side;
  const double rightwards = camera.right().dot(side);
  const double upwards = camera.up().dot(side);
  return upwards > 0.2 || (upwards > -0.2 && rightwards < 0) ? Vector3d(-side) : side;
}

Vector3d appendAxis(DrawList& list, const AxisFigure& figure, const FigureOperand& a,
                    const FigureOperand& b, const Vector3d& side, const ViewState& view,
                    const Theme& theme) {
  const auto length = lengthOf(figure.axis);
  return length ? AxisDrawing(list, figure, *length, a, b, side, view, theme).append() : side;
}

void appendSeparatingPlane(DrawList& list, const AxisFigure& figure, const FigureOperand& a,
                           const FigureOperand& b, const ViewState& view, const Theme& theme) {
  const auto length = lengthOf(figure.axis);
  if (!figure.separates || !length) return;
  const bool aFirst = figure.b.min - figure.a.max > figure.a.min - figure.b.max;
  const double from = (aFirst ? figure.a.max : figure.b.max) / *length;
  const double to = (aFirst ? figure.b.min : figure.a.min) / *length;
  std::vector<Vector3d> corners = a.corners;
  corners.insert(corners.end(), b.corners.begin(), b.corners.end());
  if (corners.empty() || !std::isfinite(from) || !std::isfinite(to)) return;
  const Vector3d unit = figure.axis / *length;
  const Vector3d across = unit.unitOrthogonal();
  const Vector3d third = unit.cross(across);
  // As large as what it separates, projected along the axis, but not larger than the view.
  Interval<double> width{across.dot(corners[0]), across.dot(corners[0])};
  Interval<double> height{third.dot(corners[0]), third.dot(corners[0])};
  for (const Vector3d& corner : corners) {
    width = {std::min(width.min, across.dot(corner)), std::max(width.max, across.dot(corner))};
    height = {std::min(height.min, third.dot(corner)), std::max(height.max, third.dot(corner))};
  }
  const double most = view.reach() / 4;
  const double half =
      std::min(0.55 * std::max(width.max - width.min, height.max - height.min), most);
  if (!(half > 0)) return;
  const Vector3d middle = (unit.dot(figure.origin) + from / 2 + to / 2) * unit +
                          (width.min / 2 + width.max / 2) * across +
                          (height.min / 2 + height.max / 2) * third;
  const std::array<Vector3d, 4> patch{
      middle - half * across - half * third, middle + half * across - half * third,
      middle + half * across + half * third, middle - half * across + half * third};
  QColor fill = theme.gap;
  fill.setAlphaF(0.12F);
  for (const auto& face : {std::array<Vector3d, 3>{patch[0], patch[1], patch[2]},
                           std::array<Vector3d, 3>{patch[0], patch[2], patch[3]}}) {
    list.triangles.push_back({.corners = face, .color = fill, .shading = Shading::flat});
  }
  QColor rim = theme.gap;
  rim.setAlphaF(0.7F);
  appendLoop(list, {patch.begin(), patch.end()}, {.color = rim, .width = 1.5, .dash = {8, 4}});
}

}  // namespace hairline
