#pragma once

#include <QByteArray>
#include <QFont>
#include <QObject>
#include <QPointer>
#include <QSize>
#include <QTimer>
#include <QVector>

class QDockWidget;
class QKeyEvent;
class QLabel;
class QMainWindow;
class QMenu;

namespace hairline {

class QueryRunner;
class SceneTime;
class SceneView;
class TraceCursor;

/// The dependencies of a presentation, which outlive it.
struct PresentationTargets {
  QMainWindow* window;
  SceneView* view;
  QueryRunner* runner;
  TraceCursor* cursor;
  SceneTime* sceneTime;
  /// What stays visible beside the view.
  QVector<QDockWidget*> shown;
  /// Stays visible besides if it is in front.
  QDockWidget* time;
  /// Stays if it is open.
  QDockWidget* lesson;
  int layoutVersion;
};

/// The window as a lecture hall needs it: the whole screen, large type everywhere, the view under
/// its verdict and the explanation alone, colours of high contrast for a projector, light or dark,
/// and a ring around the pointer. Space, Page Down, Right and Down take the next step, Page Up,
/// Left and Up the one before, as presenters' remotes send them; Escape ends it, and all stands as
/// it stood before.
class Presentation : public QObject {
  Q_OBJECT

 public:
  explicit Presentation(const PresentationTargets& targets);
  ~Presentation() override;

  /// The menu's entries; those that need a presentation are disabled without one.
  void addCommands(QMenu* menu);

  bool isOn() const { return m_on; }

 public slots:
  void setOn(bool on);

 signals:
  /// The layout is about to change: it should be saved now.
  void aboutToStart();
  void changed(bool on);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void start();
  void stop();
  void arrange();
  void restoreLayout();
  void endRestoring();
  void takeLook();
  void showVerdict();
  void changeType(double factor);
  /// Through the steps of the explained report; before the first there is none.
  void go(int steps);
  bool isOurs(const QObject* watched) const;
  bool takesKey(const QKeyEvent& event) const;

  PresentationTargets m_targets;
  bool m_on = false;
  bool m_dark = false;
  bool m_ring = true;
  double m_factor;
  bool m_hasRing = false;
  /// Its previous state.
  QByteArray m_layout;
  QSize m_size;  ///< empty where the window manager knows it, of a maximized window
  QTimer m_restoring;
  int m_looks = 0;
  int m_inPlace = 0;
  QFont m_font;
  QVector<QWidget*> m_hidden;
  /// Above the view, and only while presenting: no widget can stand over a view in 3D.
  QPointer<QLabel> m_verdict;
  QPointer<QWidget> m_focus;
};

}  // namespace hairline
