#include "widgets/window/examples.h"

#include <QDir>
#include <QFile>
#include <algorithm>

#include "core/scene/scene_file.h"
#include "widgets/text/sample_notes.h"

namespace hairline {

QVector<Example> exampleScenes() {
  QVector<Example> examples;
  const QDir folder(QStringLiteral(":/scenes"));
  for (const QString& name : folder.entryList({QStringLiteral("*.hairline.json")})) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    const Result<Scene> scene = parseScene(file.readAll().toStdString());
    if (!scene) continue;
    QString title = QString::fromStdString(scene->name);
    if (title.isEmpty()) title = name.section(QLatin1Char('.'), 0, 0);
    title[0] = title[0].toUpper();
    const QString own = QString::fromStdString(scene->notes);
    const QString notes = notesToRead(own);
    // In another language the heading is the title.
    if (notes != own) title = notes.section(QLatin1Char('\n'), 0, 0).mid(2);
    examples.push_back({folder.filePath(name), title, notes});
  }
  std::sort(examples.begin(), examples.end(), [](const Example& a, const Example& b) {
    const bool startA = a.path == startScenePath();
    const bool startB = b.path == startScenePath();
    return startA != startB ? startA : a.title.localeAwareCompare(b.title) < 0;
  });
  return examples;
}

QString startScenePath() { return QStringLiteral(":/scenes/triangle_grazing_box.hairline.json"); }

}  // namespace hairline
