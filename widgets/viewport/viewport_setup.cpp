#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QSurfaceFormat>
#include <algorithm>
#include <optional>

#include "widgets/viewport/smoothing.h"
#include "widgets/viewport/viewport_private.h"

namespace hairline {
namespace {

/// A context of the default format, current on a surface of its own where the display offers one.
class CurrentContext {
 public:
  CurrentContext() {
    m_created = m_context.create();
    if (!m_created) return;
    m_surface.setFormat(m_context.format());
    m_surface.create();
    m_current = m_context.makeCurrent(&m_surface);
  }
  ~CurrentContext() {
    if (m_current) m_context.doneCurrent();
  }
  CurrentContext(const CurrentContext&) = delete;
  CurrentContext& operator=(const CurrentContext&) = delete;

  bool isCreated() const { return m_created; }
  bool isCurrent() const { return m_current; }
  const QOpenGLContext& context() const { return m_context; }
  /// Whether the processor stands in for a graphics card.
  bool isSoftware() const {
    if (!m_current) return false;
    const auto* name =
        reinterpret_cast<const char*>(m_context.functions()->glGetString(GL_RENDERER));
    const QString renderer = QString::fromUtf8(name);
    constexpr const char* inSoftware[] = {"llvmpipe", "softpipe", "swrast", "SwiftShader",
                                          "Software Rasterizer"};
    return std::ranges::any_of(inSoftware, [&renderer](const char* each) {
      return renderer.contains(QLatin1String(each), Qt::CaseInsensitive);
    });
  }

 private:
  QOpenGLContext m_context;
  QOffscreenSurface m_surface;
  bool m_created = false;
  bool m_current = false;
};

bool smoothsAtAnyCost = false;
/// Known since the last look at the display: to make a context takes as long as a dozen panels.
std::optional<bool> drawsInSoftware;

}  // namespace

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
  const CurrentContext current;
  drawsInSoftware = current.isSoftware();
  if (!current.isCreated()) {
    return missing(
        tr("The 3D view needs OpenGL 3.3, and this display offers no OpenGL. Install a "
           "driver (package libgl1-mesa-dri)."));
  }
  if (!current.isCurrent()) {
    return missing(
        tr("The 3D view could not use this display's OpenGL. Check its driver, or set "
           "LIBGL_ALWAYS_SOFTWARE=1."));
  }
  const QOpenGLContext& context = current.context();
  const auto version = context.format().version();
  if (context.isOpenGLES() || version < std::pair(3, 3)) {
    return missing(tr("The 3D view needs OpenGL 3.3, and this display offers %1.%2. Set "
                      "LIBGL_ALWAYS_SOFTWARE=1 to draw without the graphics card.")
                       .arg(version.first)
                       .arg(version.second));
  }
  return true;
}

void smoothAtAnyCost() { smoothsAtAnyCost = true; }

QSurfaceFormat viewportFormat() {
  if (!drawsInSoftware) drawsInSoftware = CurrentContext().isSoftware();
  const int samples = !smoothsAtAnyCost && *drawsInSoftware ? 0 : 4;
  QSurfaceFormat format = QSurfaceFormat::defaultFormat();
  format.setDepthBufferSize(24);
  format.setSamples(samples);
  return format;
}

}  // namespace hairline
