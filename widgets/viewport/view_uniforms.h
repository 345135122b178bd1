#pragma once

#include <QMatrix4x4>
#include <QVector2D>
#include <QVector3D>
#include <QVector4D>

#include "widgets/viewport/camera.h"
#include "widgets/viewport/local_frame.h"

namespace hairline {

/// The camera for the shaders, in the units of a local frame.
struct ViewUniforms {
  QMatrix4x4 localToEye;  ///< eye space looks along -z
  QMatrix4x4 eyeToClip;
  QVector2D viewport;  ///< in real pixels
  float nearPlane =
      0.1F;  ///< nothing nearer to the eye is drawn; may be negative when orthographic
  /// Local length of a real pixel at eye depth d is x + y·d.
  QVector2D pixelLength;
};

/// The uniforms for a picture whose contents have these bounds in the local frame. Near and far are
/// fitted to them, and to a ground that extends this many local units from the target; 0 for none.
ViewUniforms viewUniforms(const Camera& camera, const LocalFrame& frame, const QSizeF& view,
                          double pixelRatio, const Eigen::Vector3d& min, const Eigen::Vector3d& max,
                          double reach = 0);
/// The uniforms of the flat overlay, where local coordinates are pixels of the view, y downwards.
ViewUniforms overlayUniforms(const QSizeF& view, double pixelRatio);

/// The ground grid: the plane z = 0, or the vertical coordinate plane that an orthographic axis
/// view faces. Lengths are in local units; the plane's coordinates count from an anchor near the
/// target, which is a crossing of grid lines.
struct GridUniforms {
  QMatrix4x4 planeToEye;  ///< from two coordinates along the plane's axes, and the height above it
  QVector3D eye;          ///< in the plane's coordinates
  QVector2D target;       ///< where the camera looks, in the plane
  QVector2D axisLines;    ///< the second coordinate of the first axis, the first of the second one
  float spacing = 1;      ///< of the finer lines; every tenth is a stronger one
  float fineness = 1;     ///< opacity of the finer lines, 0 to 1
  float radius = 10;      ///< the distance at which it has faded out
  int firstAxis = 0;      ///< which coordinate axis runs along the plane's first and second axes
  int secondAxis = 1;
};
GridUniforms gridUniforms(const Camera& camera, const LocalFrame& frame, const QSizeF& view);

/// A round length (1, 2 or 5 times a power of ten) of about the given one, never longer.
double roundLength(double length);

}  // namespace hairline
