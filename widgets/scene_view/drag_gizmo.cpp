#include <Eigen/Geometry>
#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/scene/rotation.h"
#include "widgets/scene_view/drag.h"
#include "widgets/scene_view/gizmo.h"
#include "widgets/text/labels.h"
#include "widgets/text/number_input.h"
#include "widgets/text/numbers.h"

// Dragging the rings and arms of the gizmo.

namespace hairline {
namespace {

using Eigen::Vector3d;

QString numberText(double number) {
  return localNumber(QLocale::c().toString(number, 'g', QLocale::FloatingPointShortest));
}

Vector3d axisOf(const DragConstraint& constraint) {
  if (constraint.kind == DragConstraint::Kind::line) return constraint.direction;
  return Vector3d::Unit(constraint.axis);
}

// Without a chosen axis, when the centre of the gizmo is dragged.
bool scalesEvenly(const DragConstraint& constraint) {
  return constraint.kind == DragConstraint::Kind::viewPlane;
}

// `DragConstraint::along` drops the sign of a coordinate axis.
bool alongSame(const Vector3d& a, const Vector3d& b) { return a == b || a == -b; }

const SceneObject* firstOf(const std::vector<SceneObject>& objects, const auto& predicate) {
  const auto found = std::ranges::find_if(objects, predicate);
  return found == objects.end() ? nullptr : &*found;
}

// Transforms every object, or none if one cannot be transformed.
std::optional<std::vector<SceneObject>> mapped(const std::vector<SceneObject>& objects,
                                               const auto& make) {
  std::vector<SceneObject> result;
  for (const SceneObject& object : objects) {
    std::optional<SceneObject> made = make(object);
    if (!made) return std::nullopt;
    result.push_back(std::move(*made));
  }
  return result;
}

bool isUnloaded(const SceneObject& object) {
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  return mesh != nullptr && mesh->vertices.empty();
}

/// The middle and the half extents of a box in the decimals of its corners, where it became an
/// oriented one without being moved.
void tidy(Obb<double>& turned, const Aabb<double>& box) {
  for (int k = 0; k < 3; ++k) {
    const double middle = steppedNumber(box.min[k] / 2, box.max[k] / 2);
    const double most = std::max(std::abs(box.min[k]), std::abs(box.max[k]));
    const double rounding = 4 * std::numeric_limits<double>::epsilon() * most;
    if (std::abs(turned.center[k] - middle) <= rounding) turned.center[k] = middle;
    turned.halfExtents[static_cast<std::size_t>(k)] =
        steppedNumber(box.max[k] / 2, -box.min[k] / 2);
  }
}

constexpr double degreesPerRadian = 180 / std::numbers::pi;
constexpr double fromTheSide = 0.15;
constexpr double leastFactor = 0.01;

// From the pivot to the intersection of the ray through a pixel with the plane of the ring.
std::optional<Vector3d> armTo(const QPointF& pixel, const Vector3d& axis, const Vector3d& pivot,
                              const ViewState& view) {
  const ViewRay ray = view.ray(pixel);
  const double towards = axis.dot(ray.direction);
  if (std::abs(towards) < 0.02) return std::nullopt;
  const double t = axis.dot(pivot - ray.origin) / towards;
  const Vector3d arm = ray.origin + t * ray.direction - pivot;
  if (!(t > 0) || !(arm.norm() > 0)) return std::nullopt;
  return arm;
}

/// The angle in degrees about an axis through a pivot when the mouse goes from one pixel to
/// another. If the axis lies across the view, so that its ring is seen from the side, the distance
/// along the ring counts.
double degreesOf(const Vector3d& axis, const Vector3d& pivot, const QPointF& from,
                 const QPointF& to, const ViewState& view) {
  const Camera& camera = view.camera;
  if (std::abs(axis.dot(camera.backward())) > fromTheSide) {
    const auto start = armTo(from, axis, pivot, view);
    const auto end = armTo(to, axis, pivot, view);
    if (start && end) {
      return degreesPerRadian * std::atan2(axis.dot(start->cross(*end)), start->dot(*end));
    }
  }
  const Vector3d along = axis.cross(camera.backward());
  const QPointF step = to - from;
  const double pixels = along.dot(camera.right()) * step.x() - along.dot(camera.up()) * step.y();
  return degreesPerRadian * pixels / Gizmo::ringRadius;
}

/// The factor along an axis: the arm of the gizmo follows the mouse. At least a hundredth.
double factorOf(const Vector3d& axis, const Vector3d& pivot, const QPointF& from, const QPointF& to,
                const ViewState& view) {
  const double length = Gizmo::arrowEnd * view.worldPerPixel(pivot);
  const Vector3d grabbed = pivot + length * axis;
  const Vector3d movement = movementOf(DragConstraint::along(axis), grabbed, from, to, view);
  return std::max(1 + movement.dot(axis) / length, leastFactor);
}

/// The factor of uniform scaling: to the right and upwards is larger.
double evenFactorOf(const QPointF& from, const QPointF& to) {
  const QPointF step = to - from;
  return std::max(1 + (step.x() - step.y()) / (1.4 * Gizmo::arrowEnd), leastFactor);
}

}  // namespace

QString Drag::unloadedNote() const {
  const SceneObject* mesh = firstOf(m_originals, isUnloaded);
  if (mesh == nullptr) return {};
  return DragTexts::tr(" (unchanged, because the file of %1 is not loaded)").arg(objectText(*mesh));
}

void Drag::turnTo(const QPointF& pixel, const DragConstraint& constraint, const ViewState& view,
                  bool snaps) {
  const double degrees = degreesOf(axisOf(constraint), m_start, m_startPixel, pixel, view);
  turnBy(snaps ? 15 * std::round(degrees / 15) : snap(degrees, DecimalStep{1, -1}), constraint);
}

void Drag::turnBy(double degrees, const DragConstraint& constraint) {
  Rotation rotation{axisOf(constraint), degrees, m_start};
  const SceneObject* quarters = firstOf(
      m_originals, [](const SceneObject& object) { return rotatesByQuarterTurns(object.shape); });
  const bool alongAxes = rotation.axis.cwiseAbs().maxCoeff() == 1;
  if (quarters != nullptr && !alongAxes) {
    m_result = DragTexts::tr("%1 rotates about the world axes only").arg(objectText(*quarters));
    return;
  }
  if (quarters != nullptr) rotation.degrees = 90 * std::round(degrees / 90);
  // A mesh whose file is not loaded has nothing to rotate, and does not block the others.
  auto next = mapped(m_originals, [&](const SceneObject& object) -> std::optional<SceneObject> {
    if (isUnloaded(object)) return object;
    std::optional<SceneObject> turned = rotated(object, rotation);
    const auto* box = std::get_if<Aabb<double>>(&object.shape);
    auto* oriented = turned ? std::get_if<Obb<double>>(&turned->shape) : nullptr;
    if (box != nullptr && oriented != nullptr) tidy(*oriented, *box);
    return turned;
  });
  if (!next) {
    const SceneObject* refused = firstOf(m_originals, [&](const SceneObject& object) {
      return !rotated(object, rotation).has_value();
    });
    m_result = DragTexts::tr("%1 cannot be rotated this way").arg(objectText(*refused));
    return;
  }
  m_moved = std::move(*next);
  m_result = DragTexts::tr("by %1°").arg(numberText(rotation.degrees)) + unloadedNote();
  if (quarters != nullptr) {
    m_result += DragTexts::tr(" (%1 rotates by 90° only)").arg(objectText(*quarters));
  }
  for (std::size_t i = 0; i < m_moved.size(); ++i) {
    if (m_moved[i].shape.index() == m_originals[i].shape.index()) continue;
    m_result += DragTexts::tr(" (%1 becomes an oriented box)").arg(objectText(m_moved[i]));
    break;
  }
}

void Drag::scaleTo(const QPointF& pixel, const DragConstraint& constraint, const ViewState& view,
                   bool snaps) {
  const double exact = scalesEvenly(constraint)
                           ? evenFactorOf(m_startPixel, pixel)
                           : factorOf(axisOf(constraint), m_start, m_startPixel, pixel, view);
  const DecimalStep step = snaps ? DecimalStep{1, -1} : DecimalStep{1, -3};
  scaleBy(std::max(snap(exact, step), step.value()), constraint);
}

void Drag::scaleBy(double factor, const DragConstraint& constraint) {
  if (!(factor > 0)) return;
  const bool byMiddle = scalesEvenly(constraint);
  const Vector3d axis = axisOf(constraint);
  Scaling scaling;
  scaling.pivot = m_start;
  scaling.axes = m_gizmo->axes();
  const SceneObject* stiff = firstOf(m_originals, [&](const SceneObject& object) {
    return !scalesUnevenly(object.shape, scaling.axes);
  });
  for (std::size_t k = 0; k < 3; ++k) {
    const bool scales = byMiddle || stiff != nullptr || alongSame(scaling.axes[k], axis);
    scaling.factors[k] = scales ? factor : 1;
  }
  auto next =
      mapped(m_originals, [&](const SceneObject& object) { return scaled(object, scaling); });
  if (!next) return;
  m_moved = std::move(*next);
  m_result = DragTexts::tr("by %1").arg(numberText(factor)) + unloadedNote();
  if (!byMiddle && stiff != nullptr) {
    m_result +=
        DragTexts::tr(" (uniformly, because %1 cannot be stretched)").arg(objectText(*stiff));
  }
}

}  // namespace hairline
