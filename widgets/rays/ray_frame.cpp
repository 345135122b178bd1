#include "widgets/rays/ray_frame.h"

#include <algorithm>
#include <cmath>

#include "core/scene/transform.h"

namespace hairline {
namespace {

/// How far from the target parallel rays start.
double wayBack(const Camera& camera, const Scene& scene) {
  double most = 4 * camera.distance;
  for (const SceneObject& object : scene.objects) {
    if (!object.visible) continue;
    const auto box = bounds(object.shape);
    if (!box) continue;
    for (unsigned corner = 0; corner < 8; ++corner) {
      const double near = camera.toView(box->corner(corner)).z();
      if (std::isfinite(near)) most = std::max(most, near + camera.distance);
    }
  }
  return most;
}

}  // namespace

RayFrame frameOf(const ViewState& view, const QSize& room, const Scene& scene, int mostPixels) {
  const QSizeF seen = view.size.expandedTo(QSizeF(1, 1));
  QSizeF size = seen.scaled(QSizeF(room.expandedTo(QSize(1, 1))), Qt::KeepAspectRatio);
  const double pixels = size.width() * size.height();
  if (pixels > mostPixels) size *= std::sqrt(mostPixels / pixels);
  RayFrame frame;
  frame.width = std::max(1, static_cast<int>(size.width()));
  frame.height = std::max(1, static_cast<int>(size.height()));
  const Camera& camera = view.camera;
  frame.camera.parallel = camera.projection == Projection::orthographic;
  const double half = std::tan(camera.verticalField / 2);
  const double scale = frame.camera.parallel ? half * camera.distance : half;
  frame.camera.eye =
      frame.camera.parallel
          ? Vector3<double>(camera.target + wayBack(camera, scene) * camera.backward())
          : camera.eye();
  frame.camera.forward = -camera.backward();
  frame.camera.right = scale * camera.right();
  frame.camera.up = scale * camera.up();
  return frame;
}

QImage imageOf(const RayPicture& picture, PictureColors colors, const ColorRange& range) {
  QImage image(picture.frame.width, picture.frame.height, QImage::Format_ARGB32);
  const std::vector<PixelColor> pixels = paint(picture, colors, range);
  auto color = pixels.begin();
  for (int y = 0; y < image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x, ++color) {
      line[x] = qRgba(color->red, color->green, color->blue, color->alpha);
    }
  }
  return image;
}

}  // namespace hairline
