#include "widgets/viewport/viewport.h"

#include <QEventLoop>
#include <QFocusEvent>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QSurfaceFormat>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "widgets/controls/box_layouts.h"
#include "widgets/viewport/viewport_private.h"

namespace hairline {
namespace {

// Interpolates between two cameras, the shorter way round.
Camera between(const Camera& from, const Camera& to, double part) {
  Camera camera = to;
  camera.yaw = from.yaw + part * std::remainder(to.yaw - from.yaw, 2 * std::numbers::pi);
  camera.pitch = std::lerp(from.pitch, to.pitch, part);
  camera.distance = from.distance * std::pow(to.distance / from.distance, part);
  camera.target = from.target + part * (to.target - from.target);
  return camera;
}

/// A context of the default format, current on a surface of its own if the display has one.
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
  /// Whether OpenGL is rendered in software.
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

bool isAlwaysMultisampled = false;
/// Cached since the last look at the display: creating a context takes as long as a dozen panels.
std::optional<bool> drawsInSoftware;

}  // namespace

Viewport::Viewport(QWidget* parent) : QWidget(parent), m_private(std::make_unique<Private>(this)) {
  columnOf(this, {m_private->container}, {});
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("The scene in 3D"));
  m_private->window->installEventFilter(this);
  m_private->container->installEventFilter(this);
}

Viewport::~Viewport() {
  m_private->window->removeEventFilter(this);
  m_private->container->removeEventFilter(this);
}

void Viewport::setShownPanes(const QVector<int>& panes, bool named) {
  if (panes == m_private->shown && named == m_private->named) return;
  m_private->cancelDrag();
  m_private->shown = panes;
  m_private->named = named;
  m_private->placePanes();
  if (!panes.contains(m_private->active)) m_private->activate(panes.front());
  m_private->requestWholeUpdate();
  emit viewChanged();
}

const QVector<int>& Viewport::shownPanes() const { return m_private->shown; }

int Viewport::activePane() const { return m_private->active; }

void Viewport::setActivePane(int pane) {
  if (m_private->shown.contains(pane)) m_private->activate(pane);
}

QRect Viewport::paneRect(int pane) const { return m_private->pane(pane).place; }

void Viewport::setDrawList(DrawList list, int pane) {
  m_private->pane(pane).list = std::move(list);
  m_private->requestUpdate(pane);
}

const DrawList& Viewport::drawList(int pane) const { return m_private->pane(pane).list; }

void Viewport::setCamera(const Camera& camera, int pane) {
  m_private->pane(pane).flight.stop();
  m_private->setCamera(pane, camera);
}

void Viewport::flyTo(const Camera& camera, int pane) {
  QVariantAnimation& flight = m_private->pane(pane).flight;
  flight.stop();
  if (!isVisible()) return m_private->setCamera(pane, camera);
  const Camera from = m_private->pane(pane).camera;
  flight.disconnect(this);
  connect(&flight, &QVariantAnimation::valueChanged, this,
          [this, from, camera, pane](const QVariant& part) {
            const double done = part.toDouble();
            m_private->setCamera(pane, done >= 1 ? camera : between(from, camera, done));
          });
  flight.start();
}

const Camera& Viewport::camera(int pane) const { return m_private->pane(pane).camera; }

QSizeF Viewport::viewSize(int pane) const {
  // A hidden pane has the size it would have alone.
  const QSizeF size = m_private->pane(pane).size();
  return size.isEmpty() ? QSizeF(m_private->window->size()) : size;
}

void Viewport::setPointUnderCursor(
    std::function<std::optional<Eigen::Vector3d>(const QPointF&, int)> find) {
  m_private->pointUnderCursor = std::move(find);
}

void Viewport::setTool(ViewportTool* tool) {
  m_private->cancelDrag();
  m_private->tool = tool;
}

void Viewport::setTheme(const ViewTheme& theme) {
  m_private->theme = theme;
  m_private->requestWholeUpdate();
}

const ViewTheme& Viewport::theme() const { return m_private->theme; }

void Viewport::setGridVisible(bool visible) {
  m_private->gridVisible = visible;
  m_private->requestWholeUpdate();
}

void Viewport::setAxesVisible(bool visible) {
  m_private->axesVisible = visible;
  m_private->requestWholeUpdate();
}

void Viewport::setGizmoVisible(bool visible) {
  m_private->gizmoVisible = visible;
  m_private->requestWholeUpdate();
}

void Viewport::setViewCursor(const QCursor& cursor) { m_private->window->setCursor(cursor); }

void Viewport::grabImage(std::function<void(const QImage&)> done, int timeoutMilliseconds) {
  m_private->update();
  // A texture or a shader may arrive a frame late, so the second frame is kept.
  auto* waiting = new QObject(this);
  const auto finish = [waiting, done = std::move(done)](const QImage& image) {
    waiting->deleteLater();
    waiting->disconnect();
    done(image);
  };
  auto* timer = new QTimer(waiting);
  timer->setSingleShot(true);
  connect(timer, &QTimer::timeout, waiting, [finish] { finish({}); });
  timer->start(timeoutMilliseconds);

  const auto capture = [this, waiting](auto next) {
    Qt3DRender::QRenderCaptureReply* reply = m_private->scene.capture();
    m_private->scene.redraw();
    m_private->drawFrame();
    connect(reply, &Qt3DRender::QRenderCaptureReply::completed, waiting, [reply, next] {
      reply->deleteLater();
      next(reply->image());
    });
  };
  capture([capture, finish, timer](const QImage&) {
    capture([finish, timer](const QImage& image) {
      timer->stop();
      finish(image.convertToFormat(QImage::Format_RGB32));
    });
  });
}

QImage Viewport::grabImageNow(int timeoutMilliseconds) {
  QEventLoop loop;
  QImage result;
  grabImage(
      [&](const QImage& image) {
        result = image;
        loop.quit();
      },
      timeoutMilliseconds);
  loop.exec(QEventLoop::ExcludeUserInputEvents);
  return result;
}

bool Viewport::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_private->window && m_private->handle(event)) return true;
  // Under some window managers the key focus stays with the widget around the native window.
  if (watched == m_private->container && m_private->handleKey(event)) return true;
  if (watched == m_private->container && event->type() == QEvent::FontChange) {
    // Labels scale with the font, and are placed accordingly.
    m_private->requestWholeUpdate();
    emit viewChanged();
  }
  return QWidget::eventFilter(watched, event);
}

void Viewport::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  // If the container's window already has the focus, the container would pass it on and get it back
  // from here.
  if (QGuiApplication::focusWindow() != m_private->window) {
    m_private->container->setFocus(event->reason());
  }
}

void Viewport::hideEvent(QHideEvent* event) {
  m_private->cancelDrag();
  QWidget::hideEvent(event);
}

void Viewport::prepareApplication() {
  // The other renderer of Qt 3D 6.4 captures upside down and leaks.
  if (qEnvironmentVariableIsEmpty("QT3D_RENDERER")) qputenv("QT3D_RENDERER", "opengl");
  const bool x11 = !qEnvironmentVariableIsEmpty("DISPLAY");
  const bool wayland = !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#ifdef Q_OS_LINUX
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
    // Embedded windows keep their position and focus on X11.
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

void alwaysMultisample() { isAlwaysMultisampled = true; }

QSurfaceFormat viewportFormat() {
  if (!drawsInSoftware) drawsInSoftware = CurrentContext().isSoftware();
  const int samples = !isAlwaysMultisampled && *drawsInSoftware ? 0 : 4;
  QSurfaceFormat format = QSurfaceFormat::defaultFormat();
  format.setDepthBufferSize(24);
  format.setSamples(samples);
  return format;
}

}  // namespace hairline
