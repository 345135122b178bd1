#include "widgets/text/sample_notes.h"

#include <QDir>
#include <QFile>
#include <QHash>

#include "core/scene/scene_file.h"
#include "widgets/text/language.h"

namespace hairline {
namespace {

QString contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The notes of the samples in a language, by the English ones.
QHash<QString, QString> samplesIn(const QString& language) {
  QHash<QString, QString> samples;
  const QDir folder(QStringLiteral(":/scenes"));
  const QString ending = QStringLiteral(".%1.md").arg(language);
  for (const QString& name : folder.entryList({QLatin1Char('*') + ending})) {
    const QString scene = folder.filePath(name.chopped(ending.size())) + ".hairline.json";
    const Result<Scene> read = parseScene(contentOf(scene).toStdString());
    if (read) samples[QString::fromStdString(read->notes)] = contentOf(folder.filePath(name));
  }
  return samples;
}

}  // namespace

QString notesToRead(const QString& notes) {
  static QString language;
  static QHash<QString, QString> samples;
  if (language != currentLanguage()) {
    language = currentLanguage();
    samples = samplesIn(language);
  }
  return samples.value(notes, notes);
}

QString titleToRead(const QString& title, const QString& notes) {
  const QString translated = notesToRead(notes);
  return translated != notes && translated.startsWith(QLatin1String("# "))
             ? translated.section(QLatin1Char('\n'), 0, 0).mid(2)
             : title;
}

}  // namespace hairline
