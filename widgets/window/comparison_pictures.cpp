#include "widgets/window/comparison_pictures.h"

#include <QCoreApplication>

#include "widgets/scene_view/shape_geometry.h"
#include "widgets/voxels/cell_drawing.h"
#include "widgets/voxels/cell_text.h"

namespace hairline {
namespace {

struct PictureTexts {
  Q_DECLARE_TR_FUNCTIONS(ComparisonPictures)
};

CellWay wayOf(ComparisonPane pane, bool isFloat) {
  if (pane == ComparisonPane::pef) return isFloat ? CellWay::pefFloat : CellWay::pefDouble;
  if (pane == ComparisonPane::sat) return isFloat ? CellWay::satFloat : CellWay::satDouble;
  return CellWay::exact;
}

QColor colorOf(ComparisonPane pane, const Theme& theme) {
  if (pane == ComparisonPane::pef) return theme.objectA;
  return pane == ComparisonPane::sat ? theme.objectB : theme.objectOther;
}

void appendEdges(DrawList& list, const Shape& shape, const ViewState& view, const QColor& color,
                 double width) {
  for (const auto& edge : geometryOf(shape, view.camera.target, view.reach()).edges) {
    list.ribbons.push_back({.points = edge, .color = color, .width = width});
  }
}

}  // namespace

DrawList comparisonPicture(const VoxelComparison& comparison, ComparisonPane pane, bool isFloat,
                           const ViewState& view, const Theme& theme) {
  DrawList list;
  const CellSets& sets = comparison.sets();
  appendEdges(list, comparison.grid(), view, theme.subdued, 1);
  appendEdges(list, comparison.triangle(), view, theme.view.text, 2.5);
  const bool isOfDifferences = pane == ComparisonPane::differences;
  GridCells::Picture picture;
  picture.sets = sets;
  picture.way = wayOf(pane, isFloat);
  QString title;
  if (!sets.differences) return list;
  if (isOfDifferences) {
    title = PictureTexts::tr("where they differ: %1").arg(countText(sets.differences->count));
  } else {
    picture.shell = shellOf(*sets.by(picture.way), {});
    title =
        PictureTexts::tr("%1: %2").arg(wayText(picture.way), countText(sets.count(picture.way)));
  }
  appendCellPicture(list, picture, {}, colorOf(pane, theme), theme);
  list.labels.push_back({.position = view.camera.unproject({10, 10}, view.camera.target, view.size),
                         .text = title,
                         .anchor = {0, 0},
                         .size = 14,
                         .style = LabelStyle::plate,
                         .bold = true});
  return list;
}

}  // namespace hairline
