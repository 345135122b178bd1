#pragma once

#include <QByteArray>
#include <QObject>
#include <QVector>

class QDockWidget;
class QMainWindow;

namespace hairline {

/// Makes room for the dock of the lesson: while it is open the docks of its side share a place with
/// it, each with a tab, so that its text is as high as the window. When it is closed all docks
/// stand where they stood before.
class LessonLayout : public QObject {
  Q_OBJECT

 public:
  /// The dock of the lesson and those that share its place.
  LessonLayout(QMainWindow* window, QDockWidget* lesson, const QVector<QDockWidget*>& beside,
               int layoutVersion);

  /// Opens the dock and brings it to the front.
  void open();
  /// The docks stand anew: nothing is to be brought back.
  void forget() { m_before.clear(); }
  /// The docks as they are to be brought back, for a layout that takes the place of this one.
  QByteArray before() const { return m_before; }
  void setBefore(const QByteArray& before) { m_before = before; }
  /// The layout to remember beyond the end of the program: without the lesson.
  QByteArray layoutToKeep() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void bringBack();

  QMainWindow* m_window;
  QDockWidget* m_lesson;
  QVector<QDockWidget*> m_beside;
  int m_layoutVersion;
  /// How the docks stood before; empty while the lesson is closed.
  QByteArray m_before;
};

}  // namespace hairline
