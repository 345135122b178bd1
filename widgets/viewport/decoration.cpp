#include "widgets/viewport/decoration.h"

#include <QCoreApplication>
#include <cmath>

#include "widgets/viewport/draw_helpers.h"
#include "widgets/viewport/label_atlas.h"
#include "widgets/viewport/view_uniforms.h"

namespace hairline {
namespace {

constexpr const char* letters[3] = {"X", "Y", "Z"};

QColor mix(const QColor& first, const QColor& second, double part) {
  const auto channel = [part](int a, int b) { return qRound(a + (b - a) * part); };
  return {channel(first.red(), second.red()), channel(first.green(), second.green()),
          channel(first.blue(), second.blue())};
}

constexpr int nameSize = 13;
constexpr double nameMargin = 8;

struct DecorationTexts {
  Q_DECLARE_TR_FUNCTIONS(ViewDecoration)
};

Eigen::Vector3d flat(const QPointF& pixel) { return {pixel.x(), pixel.y(), 0}; }

DrawLabel nameLabel(const Camera& camera) {
  return {.text = viewName(camera),
          .offset = {nameMargin, nameMargin},
          .anchor = {0, 0},
          .size = nameSize,
          .style = LabelStyle::plate,
          .bold = true};
}

}  // namespace

void appendAxes(DrawList& list, const Camera& camera, const QSizeF& view, const ViewTheme& theme) {
  const double length =
      roundLength(0.3 * view.height() * camera.worldPerPixel(camera.target, view));
  for (int axis = 0; axis < 3; ++axis) {
    const QColor color = theme.axes[static_cast<std::size_t>(axis)];
    const Eigen::Vector3d tip = length * Eigen::Vector3d::Unit(axis);
    appendArrow(list, Eigen::Vector3d::Zero(), tip, {.color = color, .width = 1.75});
    // An axis that points at the eye has no room for its letter.
    if (std::abs(camera.backward()[axis]) > 0.995) continue;
    list.labels.push_back({.position = 1.08 * tip,
                           .text = QString::fromLatin1(letters[axis]),
                           .color = color,
                           .size = 13,
                           .bold = true});
  }
}

void appendGizmo(DrawList& list, const OrientationGizmo& gizmo, const QPointF& corner,
                 const std::optional<OrientationGizmo::Ball>& hovered, const ViewTheme& theme) {
  const bool dark = theme.backgroundTop.lightnessF() < 0.5;
  const auto at = [&corner](const QPointF& pixel) { return flat(corner + pixel); };
  const QColor ground = mix(theme.backgroundTop, theme.backgroundBottom, 0.2);
  if (hovered) {
    QColor disc = theme.text;
    disc.setAlphaF(0.08F);
    list.points.push_back(
        {.position = at(gizmo.centre()), .color = disc, .size = 2 * OrientationGizmo::discRadius});
  }
  for (const OrientationGizmo::Ball& ball : gizmo.balls()) {
    // Parts behind fade towards the background.
    const double part = 0.45 * (0.5 - 0.5 * ball.nearness);
    const QColor color = mix(theme.axes[static_cast<std::size_t>(ball.axis)], ground, part);
    const bool lifted = hovered && hovered->axis == ball.axis && hovered->positive == ball.positive;
    if (ball.positive) {
      list.ribbons.push_back(
          {.points = {at(gizmo.centre()), at(ball.centre)}, .color = color, .width = 2});
    }
    const double size = 2 * OrientationGizmo::ballRadius * (ball.positive ? 1 : 0.85);
    list.points.push_back({.position = at(ball.centre),
                           .color = ball.positive ? color : mix(color, ground, 0.7),
                           .size = lifted ? size + 3 : size,
                           .outline = lifted ? theme.text : color});
    bool covered = false;
    for (const OrientationGizmo::Ball& other : gizmo.balls()) {
      const QPointF apart = other.centre - ball.centre;
      covered = covered || (other.nearness > ball.nearness + 1e-9 &&
                            std::hypot(apart.x(), apart.y()) < 1.3 * OrientationGizmo::ballRadius);
    }
    if ((ball.positive || lifted) && !covered) {
      const QString sign = ball.positive ? QString() : QStringLiteral("−");
      const QColor ink =
          ball.positive ? (dark ? QColor(0x14, 0x18, 0x1d) : QColor(Qt::white)) : theme.text;
      list.labels.push_back({.position = at(ball.centre),
                             .text = sign + QString::fromLatin1(letters[ball.axis]),
                             .color = ink,
                             .size = 11 / labelScale(),  // within the ball
                             .style = LabelStyle::plain,
                             .bold = true});
    }
  }
}

QString viewName(const Camera& camera) {
  if (camera.projection == Projection::perspective) return DecorationTexts::tr("Perspective");
  const Eigen::Vector3d eye = camera.backward();
  constexpr double along = 1 - 1e-9;
  if (eye.z() > along) return DecorationTexts::tr("Top");
  if (eye.z() < -along) return DecorationTexts::tr("Bottom");
  if (eye.y() < -along) return DecorationTexts::tr("Front");
  if (eye.y() > along) return DecorationTexts::tr("Back");
  if (eye.x() > along) return DecorationTexts::tr("Right");
  if (eye.x() < -along) return DecorationTexts::tr("Left");
  return DecorationTexts::tr("Orthographic");
}

QRectF nameRect(const Camera& camera) {
  const QSizeF size = sizeOf(nameLabel(camera));
  return {0, 0, size.width() + 2 * nameMargin, size.height() + 2 * nameMargin};
}

void appendPaneFrame(DrawList& list, const QRectF& pane, const Camera& camera, bool active,
                     const ViewTheme& theme) {
  if (active) {
    const QRectF frame = pane.adjusted(1, 1, -1, -1);
    appendLoop(list,
               {flat(frame.topLeft()), flat(frame.topRight()), flat(frame.bottomRight()),
                flat(frame.bottomLeft())},
               {.color = theme.accent, .width = 2});
  }
  DrawLabel name = nameLabel(camera);
  name.position = flat(pane.topLeft());
  name.color = theme.text;
  name.bold = active;
  list.labels.push_back(name);
}

}  // namespace hairline
