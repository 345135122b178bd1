#include "widgets/window/shape_tools.h"

#include <QCoreApplication>

#include "widgets/text/labels.h"

namespace hairline {

namespace {

struct ShapeTools {
  Q_DECLARE_TR_FUNCTIONS(ShapeTools)
};

QChar letterOf(const QString& text) {
  const qsizetype mark = text.indexOf(QLatin1Char('&'));
  return mark < 0 ? QChar() : text.at(mark + 1).toUpper();
}

}  // namespace

std::vector<ShapeTool> shapeTools() {
  const auto name = [](const char* end) {
    return QStringLiteral("actionAdd") + QLatin1String(end);
  };
  return {
      {"point", name("Point"), ShapeTools::tr("&Point"), {}, true},
      {"segment", name("Segment"), ShapeTools::tr("&Segment"), {}},
      {"ray", name("Ray"), ShapeTools::tr("&Ray"), {}},
      {"line", name("Line"), ShapeTools::tr("&Line"), {}},
      {"triangle", name("Triangle"), ShapeTools::tr("&Triangle"), QStringLiteral("Ctrl+T"), true},
      {"quad", name("Quad"), ShapeTools::tr("&Quad"), {}},
      {"polygon", name("Polygon"), ShapeTools::tr("Poly&gon"), {}},
      {"rectangle", name("Rectangle"), ShapeTools::tr("R&ectangle"), {}},
      {"plane", name("Plane"), ShapeTools::tr("Pl&ane"), {}},
      {"half_space", name("HalfSpace"), ShapeTools::tr("Half&-Space"), {}},
      {"aabb", name("Box"), ShapeTools::tr("&Box"), QStringLiteral("Ctrl+B"), true},
      {"obb", name("Obb"), ShapeTools::tr("Oriented Bo&x"), {}},
      {"sphere", name("Sphere"), ShapeTools::tr("Sp&here"), {}},
      {"disc", name("Disc"), ShapeTools::tr("Dis&c"), {}},
      {"ellipsoid", name("Ellipsoid"), ShapeTools::tr("Ellipsoi&d"), {}},
      {"capsule", name("Capsule"), ShapeTools::tr("Caps&ule"), {}},
      {"cylinder", name("Cylinder"), ShapeTools::tr("C&ylinder"), {}},
      {"cone", name("Cone"), ShapeTools::tr("Co&ne"), {}},
      {"tetrahedron", name("Tetrahedron"), ShapeTools::tr("Tetrahedr&on"), {}, true},
      {"frustum", name("Frustum"), ShapeTools::tr("&Frustum"), {}},
      {"convex", name("Convex"), ShapeTools::tr("Con&vex Hull"), {}},
      {"kdop", name("Kdop"), ShapeTools::tr("&k-DOP"), {}},
      {"mesh", name("Mesh"), ShapeTools::tr("&Mesh"), {}},
      {"grid", name("Grid"), ShapeTools::tr("Gr&id"), {}},
      {"point2", name("Point2"), ShapeTools::tr("&Point"), {}, true},
      {"segment2", name("Segment2"), ShapeTools::tr("&Segment"), {}},
      {"triangle2", name("Triangle2"), ShapeTools::tr("&Triangle"), {}},
      {"rectangle2", name("Rectangle2"), ShapeTools::tr("R&ectangle"), {}},
      {"kdop2", name("Kdop2"), ShapeTools::tr("&k-DOP"), {}}};
}

QString tipOf(const ShapeTool& tool) {
  const QString shape = shapeText(tool.type);
  //: A tool of the palette: what it adds.
  if (!tool.keys.isEmpty()) return ShapeTools::tr("Add: %1").arg(shape);
  const QString keys =
      tool.type.ends_with('2') ? QStringLiteral("Shift+A, 2, %1") : QStringLiteral("Shift+A, %1");
  //: A tool of the palette: what it adds, and the keys that do the same.
  return ShapeTools::tr("Add: %1 (%2)").arg(shape, keys.arg(letterOf(tool.text)));
}

}  // namespace hairline
