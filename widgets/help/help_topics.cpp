#include "widgets/help/help_topics.h"

#include <QFile>
#include <QWidget>
#include <algorithm>
#include <array>

#include "widgets/text/language.h"

namespace hairline {
namespace {

/// A page, and whose it is: the object name of a panel, or the class of a dialog or view.
struct Place {
  const char* topic;
  const char* owner;
};

constexpr std::array places{
    Place{"start", ""},
    Place{"view", "hairline::SceneView"},
    Place{"scene", "sceneDock"},
    Place{"properties", "propertiesDock"},
    Place{"pairs", "pairsDock"},
    Place{"verdicts", "verdictsDock"},
    Place{"explain", "explainDock"},
    Place{"derivation", "derivationDock"},
    Place{"steps", "hairline::StepThroughDialog"},
    Place{"time", "timeDock"},
    Place{"arrange", "toolsDock"},
    Place{"voxels", "voxelsDock"},
    Place{"comparison", "hairline::ComparisonWindow"},
    Place{"rays", "raysDock"},
    Place{"hierarchy", "hierarchyDock"},
    Place{"map", "mapDock"},
    Place{"find", "hairline::FindDialog"},
    Place{"invariance", "hairline::InvarianceDialog"},
    Place{"own_methods", "hairline::OwnMethodsDialog"},
    Place{"paste", "hairline::PasteDialog"},
    Place{"export", "hairline::ExportDialog"},
    Place{"examples", "hairline::ExamplesDialog"},
    Place{"lesson", "lessonDock"},
    Place{"commands", "hairline::CommandPalette"},
    // Pages with more than one owner stand in the list once.
    Place{"commands", "shortcutsDialog"},
    Place{"commands", "keysDialog"},
};

QString textOf(const QString& topic) {
  const QString place = QStringLiteral(":/help/") + topic;
  QFile file(QStringLiteral("%1.%2.md").arg(place, currentLanguage()));
  if (!file.exists()) file.setFileName(place + QStringLiteral(".md"));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

QVector<HelpTopic> helpTopics() {
  QVector<HelpTopic> topics;
  for (const Place& place : places) {
    const QString id = QLatin1String(place.topic);
    if (!topics.isEmpty() && topics.back().id == id) continue;
    const QString text = textOf(id);
    // A page begins with its title, as a heading.
    topics.push_back({id, text.section(QLatin1Char('\n'), 0, 0).mid(2), text});
  }
  return topics;
}

bool hasHelpTopic(const QString& owner) {
  return std::ranges::any_of(
      places, [&owner](const Place& place) { return owner == QLatin1String(place.owner); });
}

QString helpTopicOf(const QWidget* control) {
  for (const QWidget* at = control; at != nullptr; at = at->parentWidget()) {
    for (const Place& place : places) {
      const QLatin1String owner(place.owner);
      if (!owner.isEmpty() &&
          (at->objectName() == owner || owner == QLatin1String(at->metaObject()->className()))) {
        return QLatin1String(place.topic);
      }
    }
  }
  return QLatin1String(places.front().topic);
}

}  // namespace hairline
