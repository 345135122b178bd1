#pragma once

#include <QApplication>
#include <QKeyEvent>
#include <QTest>
#include <QWindow>
#include <cmath>
#include <memory>

#include "widgets/scene_view/scene_view.h"

namespace hairline::testing {

/// A row for each type of shape, for tests that go over all of them.
inline void addShapeRows() {
  QTest::addColumn<QString>("type");
  for (const std::string_view type : shapeTypeNames) {
    const QString name = QString::fromUtf8(type.data(), static_cast<qsizetype>(type.size()));
    QTest::newRow(qPrintable(name)) << name;
  }
}

/// Sends window-system events to the visible view, as a user would.
class ViewEvents {
 protected:
  static QWindow* window() {
    for (QWindow* candidate : QGuiApplication::allWindows()) {
      if (candidate->surfaceType() == QSurface::OpenGLSurface && candidate->isVisible() &&
          candidate->parent() != nullptr) {
        return candidate;
      }
    }
    return nullptr;
  }
  void mouse(QEvent::Type type, const QPointF& pixel, Qt::MouseButton button,
             Qt::KeyboardModifiers modifiers) {
    QWindow* target = window();
    QVERIFY(target != nullptr);
    QMouseEvent event(type, pixel, target->mapToGlobal(pixel), button, m_buttons, modifiers);
    QCoreApplication::sendEvent(target, &event);
  }
  void move(const QPointF& pixel, Qt::KeyboardModifiers modifiers = {}) {
    mouse(QEvent::MouseMove, pixel, Qt::NoButton, modifiers);
  }
  void press(const QPointF& pixel, Qt::KeyboardModifiers modifiers = {}) {
    m_buttons = Qt::LeftButton;
    mouse(QEvent::MouseButtonPress, pixel, Qt::LeftButton, modifiers);
  }
  void release(const QPointF& pixel, Qt::KeyboardModifiers modifiers = {}) {
    m_buttons = Qt::NoButton;
    mouse(QEvent::MouseButtonRelease, pixel, Qt::LeftButton, modifiers);
  }
  void click(const QPointF& pixel, Qt::KeyboardModifiers modifiers = {}) {
    press(pixel, modifiers);
    release(pixel, modifiers);
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QKeyEvent press(QEvent::KeyPress, key, modifiers);
    QCoreApplication::sendEvent(window(), &press);
    QKeyEvent release(QEvent::KeyRelease, key, modifiers);
    QCoreApplication::sendEvent(window(), &release);
  }
  /// Types letter by letter.
  void type(const QString& text) {
    for (const QChar letter : text) {
      QKeyEvent press(QEvent::KeyPress, letter.toUpper().unicode(), Qt::NoModifier, letter);
      QCoreApplication::sendEvent(window(), &press);
    }
  }

  Qt::MouseButtons m_buttons;
};

/// A scene view with all it needs, driven by events.
class SceneViewDriver : protected ViewEvents {
 protected:
  /// Shows the view of a scene, 800 x 600.
  void start(const Scene& scene) {
    m_document = std::make_unique<Document>();
    m_document->setScene(scene);
    m_selection = std::make_unique<Selection>(m_document.get());
    m_runner = std::make_unique<QueryRunner>(m_document.get(), m_selection.get());
    m_cursor = std::make_unique<TraceCursor>();
    m_view = std::make_unique<SceneView>(m_document.get(), m_selection.get(), m_runner.get(),
                                         m_cursor.get());
    m_view->resize(800, 600);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QTRY_COMPARE(m_view->viewport()->viewSize(), QSizeF(800, 600));
    QCoreApplication::processEvents();
  }
  void stop() {
    m_view.reset();
    m_cursor.reset();
    m_runner.reset();
    m_selection.reset();
    m_document.reset();
  }

  /// The objects of `triangleAndBox`, as they are now.
  const Triangle<double>& triangle() const {
    return std::get<Triangle<double>>(m_document->scene().objects[0].shape);
  }
  const Aabb<double>& box() const {
    return std::get<Aabb<double>>(m_document->scene().objects[1].shape);
  }

  QPointF pixelOf(const Eigen::Vector3d& point) const {
    return *m_view->viewState().project(point);
  }
  /// Ten movements from press to release.
  void drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers modifiers = {}) {
    press(from, modifiers);
    for (int i = 1; i <= 10; ++i) move(from + (to - from) * i / 10, modifiers);
    release(to, modifiers);
  }
  std::unique_ptr<Document> m_document;
  std::unique_ptr<Selection> m_selection;
  std::unique_ptr<QueryRunner> m_runner;
  std::unique_ptr<TraceCursor> m_cursor;
  std::unique_ptr<SceneView> m_view;
};

inline bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }

/// Corner 0 of the triangle of `triangleAndBox`.
inline const Eigen::Vector3d firstCorner{-1, 0.2, 0.3};

/// A triangle "t" beside a box "b", the active pair.
inline Scene triangleAndBox() {
  Scene scene;
  SceneObject triangle =
      makeObject(Triangle<double>{{{firstCorner, {-0.4, -0.6, 1.6}, {-0.2, 1.9, 0.4}}}});
  triangle.id = std::string("t");
  SceneObject box = makeObject(Aabb<double>{{0, 0, 0}, {2, 1.5, 1}});
  box.id = std::string("b");
  scene.objects = {triangle, box};
  scene.focus = {"t", "b"};
  return scene;
}

}  // namespace hairline::testing
