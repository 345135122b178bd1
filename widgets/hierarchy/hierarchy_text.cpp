#include "widgets/hierarchy/hierarchy_text.h"

#include <QCoreApplication>

namespace hairline {
namespace {

struct HierarchyTexts {
  Q_DECLARE_TR_FUNCTIONS(HierarchyTexts)
};

}  // namespace

QString buildText(BuildMethod method) {
  switch (method) {
    case BuildMethod::midpoint:
      return HierarchyTexts::tr("top-down, at the midpoint");
    case BuildMethod::mean:
      return HierarchyTexts::tr("top-down, at the mean");
    case BuildMethod::median:
      return HierarchyTexts::tr("top-down, at the median");
    case BuildMethod::surfaceArea:
      return HierarchyTexts::tr("top-down, by surface area");
    case BuildMethod::bottomUp:
      return HierarchyTexts::tr("bottom-up");
    case BuildMethod::insertion:
      break;
  }
  return HierarchyTexts::tr("by insertion");
}

QString nodeVolumeText(NodeVolume volume) {
  switch (volume) {
    case NodeVolume::aabb:
      return HierarchyTexts::tr("box");
    case NodeVolume::sphere:
      return HierarchyTexts::tr("sphere");
    case NodeVolume::obb:
      return HierarchyTexts::tr("oriented box");
    case NodeVolume::kdop14:
      return HierarchyTexts::tr("14-DOP");
    case NodeVolume::kdop18:
      return HierarchyTexts::tr("18-DOP");
    case NodeVolume::kdop26:
      break;
  }
  return HierarchyTexts::tr("26-DOP");
}

QString volumeKindText(VolumeKind kind) {
  switch (kind) {
    case VolumeKind::aabb:
      return HierarchyTexts::tr("box");
    case VolumeKind::sphere:
      return HierarchyTexts::tr("smallest sphere");
    case VolumeKind::ritter:
      return HierarchyTexts::tr("sphere by Ritter");
    case VolumeKind::obb:
      return HierarchyTexts::tr("oriented box, principal axes");
    case VolumeKind::tightObb:
      return HierarchyTexts::tr("oriented box, tighter");
    case VolumeKind::kdop6:
      return HierarchyTexts::tr("6-DOP");
    case VolumeKind::kdop14:
      return HierarchyTexts::tr("14-DOP");
    case VolumeKind::kdop18:
      return HierarchyTexts::tr("18-DOP");
    case VolumeKind::kdop26:
      return HierarchyTexts::tr("26-DOP");
    case VolumeKind::kdop4:
      return HierarchyTexts::tr("4-DOP of the plane");
    case VolumeKind::kdop8:
      break;
  }
  return HierarchyTexts::tr("8-DOP of the plane");
}

}  // namespace hairline
