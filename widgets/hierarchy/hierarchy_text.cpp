#include "widgets/hierarchy/hierarchy_text.h"

#include <QCoreApplication>

namespace hairline {
namespace {

struct HierarchyTexts {
  Q_DECLARE_TR_FUNCTIONS(HierarchyTexts)
};

}  // namespace

QString buildText(BuildMethod method) {
  return QStringList{HierarchyTexts::tr("top-down, at the midpoint"),
                     HierarchyTexts::tr("top-down, at the mean"),
                     HierarchyTexts::tr("top-down, at the median"),
                     HierarchyTexts::tr("top-down, by surface area"),
                     HierarchyTexts::tr("bottom-up"),
                     HierarchyTexts::tr("by insertion")}
      .value(static_cast<int>(method));
}

QString nodeVolumeText(NodeVolume volume) {
  return QStringList{HierarchyTexts::tr("box"),          HierarchyTexts::tr("sphere"),
                     HierarchyTexts::tr("oriented box"), HierarchyTexts::tr("14-DOP"),
                     HierarchyTexts::tr("18-DOP"),       HierarchyTexts::tr("26-DOP")}
      .value(static_cast<int>(volume));
}

QString volumeKindText(VolumeKind kind) {
  return QStringList{HierarchyTexts::tr("box"),
                     HierarchyTexts::tr("smallest sphere"),
                     HierarchyTexts::tr("sphere by Ritter"),
                     HierarchyTexts::tr("oriented box, principal axes"),
                     HierarchyTexts::tr("oriented box, tighter"),
                     HierarchyTexts::tr("6-DOP"),
                     HierarchyTexts::tr("14-DOP"),
                     HierarchyTexts::tr("18-DOP"),
                     HierarchyTexts::tr("26-DOP"),
                     HierarchyTexts::tr("4-DOP of the plane"),
                     HierarchyTexts::tr("8-DOP of the plane")}
      .value(static_cast<int>(kind));
}

}  // namespace hairline
