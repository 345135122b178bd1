#pragma once

#include <QByteArray>
#include <QFont>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVector>

class QDockWidget;
class QKeyEvent;
class QMainWindow;
class QMenu;

namespace hairline {

class QueryRunner;
class SceneView;
class TraceCursor;

/// The dependencies of a presentation, which outlive it.
struct PresentationTargets {
  QMainWindow* window;
  SceneView* view;
  QueryRunner* runner;
  TraceCursor* cursor;
  /// What stays visible beside the view.
  QVector<QDockWidget*> shown;
  /// Stays if it is open.
  QDockWidget* lesson;
  int layoutVersion;
};

/// The window for a lecture hall: full screen, large type, only the view and the explanation,
/// high-contrast colours for a projector, light or dark, and a ring around the pointer. Space, Page
/// Down, Right and Down take the next step, Page Up, Left and Up the previous one, as presenters'
/// remotes send them; Escape ends it and restores everything.
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
  QTimer m_restoring;
  int m_looks = 0;
  int m_inPlace = 0;
  QFont m_font;
  QVector<QWidget*> m_hidden;
  QPointer<QWidget> m_focus;
};

}  // namespace hairline
