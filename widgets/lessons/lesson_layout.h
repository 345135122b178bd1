#pragma once

#include <QByteArray>
#include <QObject>
#include <QVector>

class QDockWidget;
class QMainWindow;

namespace hairline {

/// Makes room for the dock of the lesson: while it is open, the docks of its side are tabbed with
/// it, so that its text is as high as the window. Closing it restores all docks.
class LessonLayout : public QObject {
  Q_OBJECT

 public:
  /// The dock of the lesson and those tabbed with it.
  LessonLayout(QMainWindow* window, QDockWidget* lesson, const QVector<QDockWidget*>& beside,
               int layoutVersion);

  /// Opens the dock and brings it to the front.
  void open();
  /// The docks were rearranged: nothing is to be restored.
  void forget() { m_before.clear(); }
  /// The docks to restore, for a layout that replaces this one.
  QByteArray before() const { return m_before; }
  void setBefore(const QByteArray& before) { m_before = before; }
  /// The layout to save for the next start: without the lesson.
  QByteArray layoutToKeep() const;

 signals:
  /// The user closed the dock.
  void closed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void bringBack();

  QMainWindow* m_window;
  QDockWidget* m_lesson;
  QVector<QDockWidget*> m_beside;
  int m_layoutVersion;
  /// The docks before; empty while the lesson is closed.
  QByteArray m_before;
};

}  // namespace hairline
