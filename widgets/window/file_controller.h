#pragma once

#include <QMessageBox>
#include <QObject>
#include <QStringList>

class QMenu;
class QWidget;

namespace hairline {

class Document;

/// The File menu: asks about unsaved changes and for names, shows errors, and remembers recent
/// files.
class FileController : public QObject {
  Q_OBJECT

 public:
  FileController(Document* document, QWidget* window);

  /// Opens a scene after asking about unsaved changes, or hands out a file of findings or a
  /// recording. What cannot be read is told to the user and leaves the open scene alone. False when
  /// another scene was not opened.
  bool openPath(const QString& path);

  /// Whether the open scene may be replaced: it has no changes, or the user saved or discarded
  /// them.
  bool mayLeave();

  /// Accepts the text being typed into a field.
  void finishTyping();

  /// Puts a file at the top of the recent ones.
  void remember(const QString& path);
  /// Recently opened and saved files, the last one first.
  QStringList recentFiles() const;
  /// Fills a menu with the recent files.
  void fillRecentMenu(QMenu* menu);

 public slots:
  void newScene();
  void open();
  bool save();
  bool saveAs();
  /// Loads the file again, as an undo step.
  bool reload();
  bool openExample();

 signals:
  /// A message for the status bar.
  void message(const QString& text);
  /// A file of findings should be opened. The open scene stays.
  void findingsChosen(const QString& path);
  /// The same of a recording.
  void recordingChosen(const QString& path);

 private:
  /// The same for the open one alone.
  bool mayLeaveOpen();
  bool saveTo(const QString& path);
  /// Reports an error, and returns false.
  bool fail(const QString& title, const QString& text, const QString& reason,
            QMessageBox::Icon icon = QMessageBox::Warning);
  /// Asks what to do if another program changed the document's file.
  enum class Conflict { keepMine, takeTheirs, saveBeside, cancel };
  Conflict askOfConflict(const QString& beside);
  void forget(const QString& path);
  QString folder() const;

  Document* m_document;
  QWidget* m_window;
};

}  // namespace hairline
