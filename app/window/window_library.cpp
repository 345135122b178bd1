#include "app/window_library.h"

#include <QApplication>

#include "app/window/scene_picture.h"
#include "widgets/viewport/viewport.h"
#include "widgets/window/workbench.h"

namespace hairline {
namespace {

class QtWindowLibrary : public WindowLibrary {
 public:
  int openWorkbench(int& argc, char** argv, const WorkbenchOptions& options) override {
    return runWorkbench(argc, argv, QString::fromLocal8Bit(options.file.c_str()),
                        QString::fromStdString(options.language), options.listens);
  }
  std::optional<Error> writePng(const Scene& scene, const std::string& output,
                                const PictureStyle& style, int& argc, char** argv) override {
    return hairline::writePng(scene, output, style, argc, argv);
  }
  Result<WrittenScene> svg(const Scene& scene, const PictureStyle& style, int& argc,
                           char** argv) override {
    return svgOf(scene, style, argc, argv);
  }
  Result<WrittenScene> report(const Scene& scene, const std::string& format,
                              const PictureStyle& style, int& argc, char** argv) override {
    return reportOf(scene, format, style, argc, argv);
  }
  std::optional<Error> writeRayPicture(const Scene& scene, const std::string& output,
                                       const PictureStyle& style, ScalarKind scalar,
                                       const HierarchyOptions& options, const Work& work) override {
    return hairline::writeRayPicture(scene, output, style, scalar, options, work);
  }
  std::string graphics(int& argc, char** argv) override {
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")) {
      return "no display; the workbench cannot open";
    }
    Viewport::prepareApplication();
    const QApplication application(argc, argv);
    QString reason;
    return Viewport::isAvailable(&reason) ? "OpenGL works" : reason.toStdString();
  }
};

}  // namespace
}  // namespace hairline

extern "C" [[gnu::visibility("default")]] hairline::WindowLibrary* hairlineWindowLibrary() {
  static hairline::QtWindowLibrary library;
  return &library;
}
