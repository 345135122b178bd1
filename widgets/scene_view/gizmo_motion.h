#pragma once

#include "widgets/scene_view/gizmo.h"

namespace hairline {

/// By how many degrees the mouse turns about an axis through a pivot when it goes from one pixel to
/// another. Where the axis lies across the view, so that its ring is seen from the side, the way
/// along the ring counts.
double degreesOf(const Eigen::Vector3d& axis, const Eigen::Vector3d& pivot, const QPointF& from,
                 const QPointF& to, const ViewState& view);

/// By which factor the mouse scales along an axis: the arm of the gizmo follows it. Never less than
/// a hundredth.
double factorOf(const Eigen::Vector3d& axis, const Eigen::Vector3d& pivot, const QPointF& from,
                const QPointF& to, const ViewState& view);

/// By which factor it scales evenly: to the right and upwards is larger.
double evenFactorOf(const QPointF& from, const QPointF& to);

}  // namespace hairline
