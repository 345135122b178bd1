#include "widgets/window/examples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <algorithm>

#include "core/scene/scene_file.h"
#include "widgets/text/sample_notes.h"

namespace hairline {
namespace {

struct ExampleTexts {
  Q_DECLARE_TR_FUNCTIONS(ExampleTexts)
};

/// The topics in their order, with the scenes that belong to them. All others are of the first.
struct Topic {
  QString text;
  QStringList scenes;
};
QVector<Topic> topics() {
  return {{ExampleTexts::tr("Triangle and box"), {}},
          {ExampleTexts::tr("Rays"), {"ray_on_edge", "ray_in_face"}},
          {ExampleTexts::tr("Convex hulls and GJK"), {"two_hulls"}},
          {ExampleTexts::tr("Oriented boxes"), {"boxes_edge_to_edge"}},
          {ExampleTexts::tr("Motion"), {"ball_past_box"}},
          {ExampleTexts::tr("Meshes"), {"ray_through_torus"}},
          {ExampleTexts::tr("Voxels"), {"cells_of_a_triangle", "ball_in_cells"}},
          {ExampleTexts::tr("k-DOPs"), {"triangle_and_dop"}}};
}

}  // namespace

QVector<Example> exampleScenes() {
  const QVector<Topic> all = topics();
  const auto placeOf = [&all](const QString& text) {
    return std::ranges::find(all, text, &Topic::text) - all.begin();
  };
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
    const QString stem = name.section(QLatin1Char('.'), 0, 0);
    auto topic = std::ranges::find_if(
        all, [&stem](const Topic& each) { return each.scenes.contains(stem); });
    if (topic == all.end()) topic = all.begin();
    examples.push_back({folder.filePath(name), title, topic->text, notes});
  }
  std::ranges::sort(examples, [&](const Example& a, const Example& b) {
    if (a.topic != b.topic) return placeOf(a.topic) < placeOf(b.topic);
    const bool startA = a.path == startScenePath();
    const bool startB = b.path == startScenePath();
    return startA != startB ? startA : a.title.localeAwareCompare(b.title) < 0;
  });
  return examples;
}

QString startScenePath() { return QStringLiteral(":/scenes/triangle_grazing_box.hairline.json"); }

}  // namespace hairline
