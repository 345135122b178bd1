#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

#include "widgets/viewport/viewport.h"

namespace hairline {

void Viewport::prepareApplication() {
  // The other renderer of Qt 3D 6.4 captures upside down and leaks.
  if (qEnvironmentVariableIsEmpty("QT3D_RENDERER")) qputenv("QT3D_RENDERER", "opengl");
  const bool x11 = !qEnvironmentVariableIsEmpty("DISPLAY");
  const bool wayland = !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#ifdef Q_OS_LINUX
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
    // Embedded windows keep their place and their focus on X11.
    if (wayland && x11) qputenv("QT_QPA_PLATFORM", "xcb");
    if (!wayland && !x11) qputenv("QT_QPA_PLATFORM", "offscreen");
  }
#endif
  QSurfaceFormat format = QSurfaceFormat::defaultFormat();
  format.setRenderableType(QSurfaceFormat::OpenGL);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setVersion(3, 3);
  format.setDepthBufferSize(24);
  format.setStencilBufferSize(8);
  format.setSamples(4);
  format.setSwapInterval(1);
  QSurfaceFormat::setDefaultFormat(format);
}

bool Viewport::isAvailable(QString* reason) {
  const auto missing = [reason](const QString& why) {
    if (reason != nullptr) *reason = why;
    return false;
  };
  const QString platform = QGuiApplication::platformName();
  if (platform == QStringLiteral("offscreen") || platform == QStringLiteral("minimal")) {
    return missing(
        tr("The 3D view needs a display. Start the program in a desktop session, or under "
           "xvfb-run -a -s \"-screen 0 1280x800x24\"."));
  }
  QOpenGLContext context;
  if (!context.create()) {
    return missing(
        tr("The 3D view needs OpenGL 3.3, and this display offers no OpenGL. Install a "
           "driver (package libgl1-mesa-dri)."));
  }
  QOffscreenSurface surface;
  surface.setFormat(context.format());
  surface.create();
  if (!context.makeCurrent(&surface)) {
    return missing(
        tr("The 3D view could not use this display's OpenGL. Check its driver, or set "
           "LIBGL_ALWAYS_SOFTWARE=1."));
  }
  const auto version = context.format().version();
  context.doneCurrent();
  if (context.isOpenGLES() || version < std::pair(3, 3)) {
    return missing(tr("The 3D view needs OpenGL 3.3, and this display offers %1.%2. Set "
                      "LIBGL_ALWAYS_SOFTWARE=1 to draw without the graphics card.")
                       .arg(version.first)
                       .arg(version.second));
  }
  return true;
}

}  // namespace hairline
