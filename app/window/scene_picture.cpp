#include "app/window/scene_picture.h"

#include <QApplication>
#include <QLoggingCategory>
#include <QSaveFile>

#include "core/scene/transform.h"
#include "widgets/controls/theme.h"
#include "widgets/pair/scene_report.h"
#include "widgets/pictures/scene_picture.h"
#include "widgets/pictures/scene_rays.h"
#include "widgets/pictures/vector_picture.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/viewport.h"

namespace hairline {
namespace {

/// "WxH" in pixels, each from 16 to 8192; an invalid size for anything else.
QSize readSize(const std::string& text) {
  const QStringList parts = QString::fromStdString(text).split('x');
  if (parts.size() != 2) return {};
  bool wide = false;
  bool high = false;
  const QSize size(parts[0].toInt(&wide), parts[1].toInt(&high));
  const auto fits = [](int pixels) { return pixels >= 16 && pixels <= 8192; };
  return wide && high && fits(size.width()) && fits(size.height()) ? size : QSize();
}

Camera cameraOf(const std::string& view) {
  Camera camera;
  if (view == "top") camera.look(AxisView::top);
  if (view == "front") camera.look(AxisView::front);
  if (view == "side") camera.look(AxisView::right);
  return camera;
}

Camera cameraFor(const Scene& scene, const std::string& view, const QSizeF& size) {
  if (view.empty()) {
    if (const auto camera = cameraFromJson(scene.camera)) return *camera;
  }
  return framed(cameraOf(view), scene, size);
}

/// For meshes only: the sphere around their vertices fills the picture.
Camera cameraForMeshes(const Scene& scene, const std::string& view, const QSizeF& size) {
  Camera camera = cameraOf(view);
  const auto box = bounds(scene, true);
  if (!box) return camera;
  const Eigen::Vector3d middle = box->min + (box->max - box->min) / 2;
  double radius = 0;
  for (const SceneObject& object : scene.objects) {
    for (const Vector3<double>& vertex : std::get<Mesh>(object.shape).vertices) {
      radius = std::max(radius, (vertex - middle).stableNorm());
    }
  }
  const Eigen::Vector3d half = Eigen::Vector3d::Constant(radius / std::sqrt(3.0));
  camera.frame(middle - half, middle + half, size);
  return camera;
}

Error sizeError(const std::string& size) {
  return unsupported(Message(
      "--size: \"%1\" is not a size; give one such as 1280x800, each side from 16 to 8192 pixels",
      size));
}

/// Keeps Qt's warnings about the environment, such as a missing session folder, out of the
/// command's output.
void silenceQt() { QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false")); }

/// Writes the picture as a whole or not at all.
std::optional<Error> savePicture(const QImage& picture, const std::string& path) {
  QSaveFile file(QString::fromStdString(path));
  if (file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.commit()) {
    return std::nullopt;
  }
  return Error{"file",
               Message("%1: Cannot write the file (%2)", path, file.errorString().toStdString())};
}

}  // namespace

std::optional<Error> writePng(const Scene& scene, const std::string& output,
                              const PictureStyle& style, int& argc, char** argv) {
  const QSize size = readSize(style.size);
  if (!size.isValid()) return sizeError(style.size);
  // The size is in pixels of the picture, whatever the screen's scale.
  qputenv("QT_ENABLE_HIGHDPI_SCALING", "0");
  Viewport::prepareApplication();
  alwaysMultisample();
  silenceQt();
  const QApplication application(argc, argv);
  QString reason;
  if (!Viewport::isAvailable(&reason)) {
    return Error{"unsupported", Message("%1", reason.toStdString())};
  }
  Viewport viewport;
  const Theme theme = Theme::lightTheme();
  viewport.setTheme(theme.view);
  viewport.setGizmoVisible(false);
  viewport.setWindowFlag(Qt::FramelessWindowHint);
  viewport.setFixedSize(size);
  viewport.show();
  const Camera camera = cameraFor(scene, style.view, size);
  viewport.setCamera(camera);
  viewport.setDrawList(pictureOf(scene, {camera, size}, theme));
  const QImage picture = viewport.grabImageNow(20000);
  if (picture.isNull()) {
    return Error{"unsupported", Message("The 3D view gave no picture within 20 seconds; try a "
                                        "smaller --size or another OpenGL driver")};
  }
  return savePicture(picture.size() == size ? picture : picture.scaled(size), output);
}

Result<WrittenScene> svgOf(const Scene& scene, const PictureStyle& style, int& argc, char** argv) {
  const QSize size = readSize(style.size);
  if (!size.isValid()) return sizeError(style.size);
  // Measuring text needs an application object but no display.
  qputenv("QT_QPA_PLATFORM", "offscreen");
  silenceQt();
  const QApplication application(argc, argv);
  const Theme theme = Theme::lightTheme();
  const ViewState view{cameraFor(scene, style.view, size), size};
  const VectorPicture picture = vectorPictureOf(scene, view, theme);
  WrittenScene written;
  for (const std::string& id : picture.coarse) {
    written.notes.push_back("\"" + id + "\" was simplified in the picture");
  }
  written.text =
      toSvg(picture.list, view, theme.view, QString::fromStdString(scene.name)).toStdString();
  return written;
}

std::optional<Error> writeRayPicture(const Scene& scene, const std::string& output,
                                     const PictureStyle& style, ScalarKind scalar,
                                     const HierarchyOptions& options, const Work& work) {
  const QSize size = readSize(style.size);
  if (!size.isValid()) return sizeError(style.size);
  const Result<RayScene> seen = RayScene::build(scene, options, work);
  if (!seen) return seen.error();
  const ViewState view{cameraForMeshes(scene, style.view, size), size};
  const RayFrame frame = frameOf(view, size, scene, size.width() * size.height());
  const Result<RayPicture> picture =
      castPicture(*seen, frame, {.scalar = scalar, .threads = options.threads}, work);
  if (!picture) return picture.error();
  return savePicture(imageOf(*picture, PictureColors::normal, {}), output);
}

Result<WrittenScene> reportOf(const Scene& scene, const std::string& format,
                              const PictureStyle& style, int& argc, char** argv) {
  const QSize size = readSize(style.size);
  if (!size.isValid()) return sizeError(style.size);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  silenceQt();
  const QApplication application(argc, argv);
  if (format == "html") {
    return WrittenScene{htmlReport(scene, {cameraFor(scene, style.view, size), size}).toStdString(),
                        {}};
  }
  return WrittenScene{(format == "csv" ? csvReport(scene) : markdownReport(scene)).toStdString(),
                      {}};
}

}  // namespace hairline
