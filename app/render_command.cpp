#include "app/render_command.h"

#include <CLI/CLI.hpp>
#include <QApplication>
#include <QFileInfo>
#include <QSaveFile>
#include <memory>

#include "app/usage.h"
#include "core/scene/scene_file.h"
#include "core/scene/transform.h"
#include "widgets/run/pair_reports.h"
#include "widgets/scene_view/camera_json.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/scene_draw_list.h"
#include "widgets/viewport/viewport.h"

namespace hairline {
namespace {

struct RenderArguments {
  std::string scene;
  std::string output;
  std::string size = "1280x800";
  std::string view;
};

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

Camera cameraFor(const Scene& scene, const std::string& view, const QSizeF& size) {
  if (view.empty()) {
    if (const auto camera = cameraFromJson(scene.camera)) return *camera;
  }
  Camera camera;
  if (view == "top") camera.look(AxisView::top);
  if (view == "front") camera.look(AxisView::front);
  if (view == "side") camera.look(AxisView::right);
  if (const auto box = bounds(scene, true)) {
    // Names and the axis line stand beside the shapes.
    const Eigen::Vector3d margin = 0.18 * (box->max - box->min);
    camera.frame(box->min - margin, box->max + margin, size);
  }
  return camera;
}

DrawList pictureOf(const Scene& scene, const ViewState& view, const Theme& theme) {
  DrawList list = sceneDrawList(scene, {}, {}, view, theme);
  const auto focus = pairInFocus(scene, {});
  if (!focus) return list;
  const PairReports pair = answerPair(scene, *focus, {});
  if (pair.reports.empty()) return list;
  std::optional<Eigen::Vector3d> side;
  appendReport(list, scene, pair, judge(pair, pair.reports.front().info.kind), -1, view, theme,
               side);
  return list;
}

/// Writes the picture as a whole or not at all.
int savePicture(const QImage& picture, const std::string& path) {
  QSaveFile file(QString::fromStdString(path));
  if (file.open(QIODevice::WriteOnly) && picture.save(&file, "PNG") && file.commit()) {
    return exitAnswered;
  }
  return usageError("render", path + ": cannot be written: " + file.errorString().toStdString());
}

int render(const RenderArguments& arguments, int& argc, char** argv) {
  const QSize size = readSize(arguments.size);
  if (!size.isValid()) {
    return usageError("render", "--size: \"" + arguments.size +
                                    "\" is no size; give one such as 1280x800, each side from 16 "
                                    "to 8192 pixels");
  }
  if (QFileInfo(QString::fromStdString(arguments.output)).suffix().toLower() != "png") {
    return usageError("render", "-o: " + arguments.output +
                                    " has another ending than .png, the only format there is");
  }
  const Result<Scene> scene = readSceneFile(arguments.scene);
  if (!scene) return usageError("render", scene.error().message);

  // The size is meant in pixels of the picture, whatever the screen's scale.
  qputenv("QT_ENABLE_HIGHDPI_SCALING", "0");
  Viewport::prepareApplication();
  const QApplication application(argc, argv);
  QString reason;
  if (!Viewport::isAvailable(&reason)) {
    return usageError("render", reason.toStdString() +
                                    " Without a screen, start it as: xvfb-run -a hairline render "
                                    "...");
  }
  Viewport viewport;
  const Theme theme = Theme::lightTheme();
  viewport.setTheme(theme.view);
  viewport.setGizmoVisible(false);
  viewport.setWindowFlag(Qt::FramelessWindowHint);
  viewport.setFixedSize(size);
  viewport.show();
  const Camera camera = cameraFor(*scene, arguments.view, size);
  viewport.setCamera(camera);
  viewport.setDrawList(pictureOf(*scene, {camera, size}, theme));
  const QImage picture = viewport.grabImageNow(20000);
  if (picture.isNull()) {
    return usageError("render",
                      "no picture came from the 3D view within 20 seconds; try a smaller "
                      "--size or another OpenGL driver");
  }
  return savePicture(picture.size() == size ? picture : picture.scaled(size), arguments.output);
}

}  // namespace

void addRenderCommand(CLI::App& program, int& argc, char** argv, int& status) {
  CLI::App* command = program.add_subcommand("render", "Write a picture of a scene to a PNG file");
  const auto arguments = std::make_shared<RenderArguments>();
  command->add_option("scene", arguments->scene, "A scene file (*.hairline.json)")
      ->type_name("SCENE")
      ->required();
  command->add_option("-o,--output", arguments->output, "The picture to write")
      ->type_name("OUT.png")
      ->required();
  command->add_option("--size", arguments->size, "Its size in pixels")
      ->type_name("WxH")
      ->capture_default_str();
  command
      ->add_option("--view", arguments->view,
                   "From where to look; without it as the scene was saved, or iso")
      ->check(CLI::IsMember({"iso", "top", "front", "side"}));
  command->callback([arguments, &argc, argv, &status] { status = render(*arguments, argc, argv); });
}

}  // namespace hairline
