#pragma once

#include <QMessageBox>
#include <QObject>
#include <QStringList>

class QMenu;
class QWidget;

namespace hairline {

class Document;

/// What the File menu does with the document: asks about unsaved changes, asks for names, shows
/// what went wrong, and remembers recent files.
class FileController : public QObject {
  Q_OBJECT

 public:
  FileController(Document* document, QWidget* window);

  /// Opens a scene after asking about unsaved changes, or hands out a file of findings or a
  /// recording. What cannot be read is told to the user and leaves the open scene alone. False when
  /// another scene was not opened.
  bool openPath(const QString& path);

  /// Whether the open scene may be left: it has no changes, or the user saved or gave them up.
  bool mayLeave();

  /// Takes over what is being typed into a field.
  void finishTyping();

  /// Puts a file at the head of the recent ones.
  void remember(const QString& path);
  /// Files opened and saved lately, the last one first.
  QStringList recentFiles() const;
  /// Fills a menu with the recent files.
  void fillRecentMenu(QMenu* menu);

 public slots:
  void newScene();
  void open();
  bool save();
  bool saveAs();
  /// Loads the file again, which can be undone.
  bool reload();
  void openExample();

 signals:
  /// Something worth a line in the status bar.
  void message(const QString& text);
  /// A file of findings is wanted. The open scene stays.
  void findingsChosen(const QString& path);
  /// The same of a recording.
  void recordingChosen(const QString& path);

 private:
  bool saveTo(const QString& path);
  /// Says what went wrong, and is false.
  bool fail(const QString& title, const QString& text, const QString& reason,
            QMessageBox::Icon icon = QMessageBox::Warning);
  /// Asks what to do where another program changed the document's file.
  enum class Conflict { keepMine, takeTheirs, saveBeside, cancel };
  Conflict askOfConflict(const QString& beside);
  void forget(const QString& path);
  QString folder() const;

  Document* m_document;
  QWidget* m_window;
};

}  // namespace hairline
