#include "widgets/scene_view/legend.h"

#include <QCoreApplication>
#include <algorithm>

#include "widgets/hierarchy/hierarchy_drawing.h"

namespace hairline {
namespace {

struct LegendTexts {
  Q_DECLARE_TR_FUNCTIONS(Legend)
};

// Colours may be more or less translucent.
bool sameHue(const QColor& a, const QColor& b) {
  return (a.rgb() & 0xffffff) == (b.rgb() & 0xffffff);
}

class Picture {
 public:
  explicit Picture(const DrawList& list) : m_list(list) {}

  bool hasLine(const QColor& color, bool dashed, double leastWidth = 0) const {
    return std::ranges::any_of(m_list.ribbons, [&](const DrawRibbon& ribbon) {
      return sameHue(ribbon.color, color) && !ribbon.arrow && (ribbon.dash.gap > 0) == dashed &&
             ribbon.width >= leastWidth;
    });
  }
  bool hasLineOfWidth(const QColor& color, double width) const {
    return std::ranges::any_of(m_list.ribbons, [&](const DrawRibbon& ribbon) {
      return ribbon.width == width && sameHue(ribbon.color, color);
    });
  }
  bool hasFace(const QColor& color) const {
    return std::ranges::any_of(m_list.triangles,
                               [&](const DrawTriangle& face) { return face.color == color; });
  }
  bool hasObject(const QColor& color) const {
    return hasLine(color, false) || hasPoint(color, PointShape::disc);
  }
  bool hasArrow(const QColor& color) const {
    return std::ranges::any_of(m_list.ribbons, [&](const DrawRibbon& ribbon) {
      return ribbon.arrow && sameHue(ribbon.color, color);
    });
  }
  bool hasPoint(const QColor& color, PointShape shape) const {
    return std::ranges::any_of(m_list.points, [&](const DrawPoint& point) {
      return point.shape == shape && sameHue(point.color, color);
    });
  }
  const DrawCells* cells() const { return m_list.cells.empty() ? nullptr : &m_list.cells.front(); }
  /// Those of regions and planes are fainter than draggable parts.
  bool hasFaintFace(const QColor& color) const {
    return std::ranges::any_of(m_list.triangles, [&](const DrawTriangle& triangle) {
      return triangle.shading == Shading::flat && triangle.color.alphaF() < 0.15F &&
             sameHue(triangle.color, color);
    });
  }

 private:
  const DrawList& m_list;
};

}  // namespace

std::vector<LegendEntry> legendOf(const DrawList& list, const Theme& theme, bool pointsAtStep) {
  const Picture picture(list);
  std::vector<LegendEntry> entries;
  const auto offer = [&](bool shown, LegendMark mark, const QColor& color, const QString& text) {
    if (shown) entries.push_back({mark, color, text});
  };
  const bool isAlone = !picture.hasObject(theme.objectB) && !picture.hasObject(theme.objectOther) &&
                       picture.cells() == nullptr;
  offer(picture.hasObject(theme.objectA) && !isAlone, LegendMark::line, theme.objectA,
        LegendTexts::tr("first of the pair"));
  offer(picture.hasObject(theme.objectB), LegendMark::line, theme.objectB,
        LegendTexts::tr("second of the pair"));
  offer(picture.hasObject(theme.objectOther), LegendMark::line, theme.objectOther,
        LegendTexts::tr("other objects"));
  if (const DrawCells* cells = picture.cells()) {
    QColor solid = cells->color;
    solid.setAlpha(255);
    offer(true, LegendMark::cells, solid, LegendTexts::tr("occupied voxels"));
  }
  offer(picture.hasPoint(theme.warning, PointShape::diamond), LegendMark::diamond, theme.warning,
        LegendTexts::tr("cells about which methods differ"));
  offer(picture.hasPoint(theme.gap, PointShape::diamond), LegendMark::dashedLine, theme.gap,
        LegendTexts::tr("nearest points, distance"));
  offer(picture.hasFaintFace(theme.gap), LegendMark::patch, theme.gap,
        LegendTexts::tr("separating plane"));
  offer(picture.hasPoint(theme.gap, PointShape::disc), LegendMark::disc, theme.gap,
        LegendTexts::tr("point outside"));
  offer(picture.hasPoint(theme.hit, PointShape::diamond), LegendMark::diamond, theme.hit,
        LegendTexts::tr("common point"));
  offer(picture.hasLine(theme.hit, false, 2.4), LegendMark::thickLine, theme.hit,
        LegendTexts::tr("common part, overlap"));
  offer(picture.hasFace(litColor(theme)), LegendMark::patch, theme.hit,
        LegendTexts::tr("intersecting triangles of meshes"));
  offer(picture.hasLineOfWidth(theme.gap, volumeWidth), LegendMark::line, theme.gap,
        LegendTexts::tr("bounding volumes"));
  offer(picture.hasLineOfWidth(theme.objectA, traversalWidth), LegendMark::thickLine, theme.objectA,
        LegendTexts::tr("compared in one tree"));
  offer(picture.hasLineOfWidth(theme.objectB, traversalWidth), LegendMark::thickLine, theme.objectB,
        LegendTexts::tr("compared in the other tree"));
  offer(picture.hasLineOfWidth(theme.warning, mayCollideWidth), LegendMark::thickLine,
        theme.warning, LegendTexts::tr("overlapping volumes around disjoint objects"));
  offer(picture.hasArrow(theme.hit), LegendMark::arrow, theme.hit,
        LegendTexts::tr("depth or normal"));
  offer(picture.hasPoint(theme.hit, PointShape::ring), LegendMark::ring, theme.hit,
        LegendTexts::tr("other pairs that intersect"));
  offer(picture.hasFaintFace(theme.accent), LegendMark::patch, theme.accent,
        LegendTexts::tr("Voronoi region"));
  offer(picture.hasArrow(theme.view.text), LegendMark::arrow, theme.view.text,
        LegendTexts::tr("axis with both projections"));
  offer(pointsAtStep && picture.hasLine(theme.accent, false, 2), LegendMark::thickLine,
        theme.accent, LegendTexts::tr("highlighted step"));
  offer(picture.hasPoint(theme.view.plate, PointShape::disc) ||
            picture.hasPoint(theme.view.plate, PointShape::square) ||
            picture.hasPoint(theme.view.plate, PointShape::diamond),
        LegendMark::square, theme.subdued, LegendTexts::tr("handles to drag"));
  return entries;
}

}  // namespace hairline
