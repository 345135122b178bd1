#include "widgets/window/file_controller.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>

#include "core/recording/recording.h"
#include "core/search/findings_file.h"
#include "widgets/document/document.h"
#include "widgets/text/labels.h"
#include "widgets/text/sample_notes.h"
#include "widgets/window/examples.h"

namespace hairline {

namespace {

constexpr int mostRecentFiles = 10;
constexpr const char* recentKey = "recentFiles";
constexpr const char* fileEnding = ".hairline.json";

QString fileFilter() {
  return FileController::tr(
      "Hairline scenes (*.hairline.json);;JSON files (*.json);;All files (*)");
}

/// "box 2.hairline.json" beside "box.hairline.json", or the first free number.
QString freeNameBeside(const QString& path) {
  const QFileInfo file(path);
  QString ending = QLatin1String(fileEnding);
  if (!file.fileName().endsWith(ending)) ending = QLatin1Char('.') + file.suffix();
  if (file.suffix().isEmpty()) ending.clear();
  const QString name = file.fileName().chopped(ending.size());
  for (int number = 2;; ++number) {
    const QString beside =
        file.dir().filePath(QStringLiteral("%1 %2%3").arg(name).arg(number).arg(ending));
    if (!QFileInfo(beside).isSymLink() && !QFileInfo::exists(beside)) return beside;
  }
}

}  // namespace

FileController::FileController(Document* document, QWidget* window)
    : QObject(window), m_document(document), m_window(window) {}

bool FileController::openPath(const QString& path) {
  if (isFindingsFile(path.toStdString())) {
    emit findingsChosen(path);
    return false;
  }
  if (isRecording(path.toStdString())) {
    emit recordingChosen(path);
    return false;
  }
  if (!mayLeave()) return false;
  QString error;
  if (!m_document->open(path, &error)) {
    forget(path);
    return fail(tr("Scene not opened"),
                tr("“%1” could not be opened. The open scene is unchanged.")
                    .arg(QFileInfo(path).fileName()),
                error);
  }
  if (!m_document->filePath().isEmpty()) remember(m_document->filePath());
  const ReadNotes& notes = m_document->readNotes();
  if (notes.empty()) {
    const QString notesOfScene = QString::fromStdString(m_document->scene().notes);
    emit message(tr("Opened %1").arg(titleToRead(m_document->title(), notesOfScene)));
  } else {
    const QString place = QString::fromStdString(notes.front().at);
    emit message(tr("%1: %2").arg(place, coreMessage(notes.front().message)));
  }
  return true;
}

bool FileController::fail(const QString& title, const QString& text, const QString& reason,
                          QMessageBox::Icon icon) {
  QMessageBox box(icon, title, text, QMessageBox::Ok, m_window);
  box.setInformativeText(reason);
  box.exec();
  return false;
}

bool FileController::mayLeave() {
  finishTyping();
  // Changes of a guest are not kept: what it replaced is asked about.
  if (m_document->isGuest()) m_document->bringBack();
  while (mayLeaveOpen()) {
    if (!m_document->bringBack()) return true;
  }
  return false;
}

bool FileController::mayLeaveOpen() {
  if (!m_document->isModified()) return true;
  QMessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                  tr("Save the changes to “%1”?").arg(m_document->title()),
                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
  box.setInformativeText(tr("Otherwise they are lost."));
  box.setDefaultButton(QMessageBox::Save);
  switch (box.exec()) {
    case QMessageBox::Save:
      return save();
    case QMessageBox::Discard:
      return true;
    default:
      return false;
  }
}

void FileController::newScene() {
  if (!mayLeave()) return;
  m_document->newScene();
  emit message(tr("New scene."));
}

void FileController::open() {
  const QString filter =
      tr("Scenes, findings and recordings (*.hairline.json *.jsonl *.hcap);;JSON files "
         "(*.json);;All files (*)");
  const QString path = QFileDialog::getOpenFileName(m_window, tr("Open"), folder(), filter);
  if (!path.isEmpty()) openPath(path);
}

bool FileController::save() {
  if (m_document->filePath().isEmpty()) return saveAs();
  return saveTo(m_document->filePath());
}

bool FileController::saveAs() {
  QString suggestion = m_document->filePath();
  if (suggestion.isEmpty()) {
    QString name = m_document->title();
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    suggestion = QDir(folder()).filePath(name + QLatin1String(fileEnding));
  }
  QString path = QFileDialog::getSaveFileName(m_window, tr("Save As"), suggestion, fileFilter());
  if (path.isEmpty()) return false;
  if (QFileInfo(path).suffix().isEmpty()) path += QLatin1String(fileEnding);
  return saveTo(path);
}

bool FileController::openExample() {
  ExamplesDialog dialog(m_window);
  return dialog.exec() == QDialog::Accepted && openPath(dialog.chosenPath());
}

bool FileController::saveTo(const QString& chosen) {
  finishTyping();
  QString path = chosen;
  const bool isOwn = QFileInfo(path).absoluteFilePath() == m_document->filePath();
  if (isOwn && m_document->onDisk(true) == OnDisk::changed) {
    const QString beside = freeNameBeside(path);
    switch (askOfConflict(beside)) {
      case Conflict::keepMine:
        break;
      case Conflict::takeTheirs:
        return reload();
      case Conflict::saveBeside:
        path = beside;
        break;
      case Conflict::cancel:
        return false;
    }
  }
  QString error;
  if (!m_document->saveAs(path, &error)) {
    return fail(tr("Scene not saved"),
                tr("The scene could not be saved. It is still open, and a file that was there "
                   "before is unchanged."),
                error, QMessageBox::Critical);
  }
  remember(m_document->filePath());
  emit message(tr("Saved %1").arg(QDir::toNativeSeparators(m_document->filePath())));
  return true;
}

FileController::Conflict FileController::askOfConflict(const QString& beside) {
  QMessageBox box(
      QMessageBox::Warning, tr("File changed on disk"),
      tr("Another program changed “%1” since it was opened here.").arg(m_document->title()),
      QMessageBox::NoButton, m_window);
  box.setObjectName(QStringLiteral("conflictBox"));
  box.setInformativeText(
      tr("Keep Mine overwrites the file with this scene.\nTake Theirs loads the file; Undo brings "
         "this scene back.\nSave Copy writes this scene to “%1” and keeps the file.")
          .arg(QFileInfo(beside).fileName()));
  const QPushButton* mine = box.addButton(tr("Keep &Mine"), QMessageBox::DestructiveRole);
  const QPushButton* theirs = box.addButton(tr("Take &Theirs"), QMessageBox::AcceptRole);
  QPushButton* both = box.addButton(tr("Save &Copy"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(both);
  box.exec();
  const QAbstractButton* clicked = box.clickedButton();
  return clicked == mine     ? Conflict::keepMine
         : clicked == theirs ? Conflict::takeTheirs
         : clicked == both   ? Conflict::saveBeside
                             : Conflict::cancel;
}

bool FileController::reload() {
  QString error;
  if (!m_document->reload(&error)) {
    return fail(
        tr("Scene not loaded"),
        tr("“%1” could not be loaded again. The open scene is unchanged.").arg(m_document->title()),
        error);
  }
  emit message(tr("Loaded %1 again.").arg(m_document->title()));
  return true;
}

void FileController::finishTyping() {
  // A field accepts its text when it loses the focus.
  QWidget* field = m_window->focusWidget();
  if (qobject_cast<QLineEdit*>(field) == nullptr || !field->hasFocus()) return;
  field->clearFocus();
  field->setFocus();
}

QStringList FileController::recentFiles() const {
  return QSettings().value(QLatin1String(recentKey)).toStringList();
}

void FileController::remember(const QString& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  QSettings().setValue(QLatin1String(recentKey), files.mid(0, mostRecentFiles));
}

void FileController::forget(const QString& path) {
  if (QFileInfo::exists(path)) return;
  QStringList files = recentFiles();
  files.removeAll(QFileInfo(path).absoluteFilePath());
  QSettings().setValue(QLatin1String(recentKey), files);
}

void FileController::fillRecentMenu(QMenu* menu) {
  menu->clear();
  const QStringList files = recentFiles();
  int number = 0;
  for (const QString& path : files) {
    ++number;
    QString name = QFileInfo(path).fileName();
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    const QString text = number < 10 ? QStringLiteral("&%1  %2").arg(number).arg(name) : name;
    QAction* action = menu->addAction(text, this, [this, path] { openPath(path); });
    action->setToolTip(QDir::toNativeSeparators(path));
  }
  menu->setToolTipsVisible(true);
  if (files.isEmpty()) {
    menu->addAction(tr("No recent files"))->setEnabled(false);
  } else {
    menu->addSeparator();
    menu->addAction(tr("Clear list"), this, [] { QSettings().remove(QLatin1String(recentKey)); });
  }
}

QString FileController::folder() const {
  if (!m_document->filePath().isEmpty()) return QFileInfo(m_document->filePath()).absolutePath();
  const QStringList recent = recentFiles();
  return recent.isEmpty() ? QDir::homePath() : QFileInfo(recent.front()).absolutePath();
}

}  // namespace hairline
