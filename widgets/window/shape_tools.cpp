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
  using T = ShapeTools;
  const auto name = [](const char* end) {
    return QStringLiteral("actionAdd") + QLatin1String(end);
  };
  return {{"point", name("Point"), T::tr("&Point"), {}, true},
          {"segment", name("Segment"), T::tr("&Segment"), {}},
          {"ray", name("Ray"), T::tr("&Ray"), {}},
          {"line", name("Line"), T::tr("&Line"), {}},
          {"triangle", name("Triangle"), T::tr("&Triangle"), QStringLiteral("Ctrl+T"), true},
          {"quad", name("Quad"), T::tr("&Quad"), {}},
          {"polygon", name("Polygon"), T::tr("Poly&gon"), {}},
          {"rectangle", name("Rectangle"), T::tr("R&ectangle"), {}},
          {"plane", name("Plane"), T::tr("Pl&ane"), {}},
          {"aabb", name("Box"), T::tr("&Box"), QStringLiteral("Ctrl+B"), true},
          {"obb", name("Obb"), T::tr("Turned B&ox"), {}},
          {"sphere", name("Sphere"), T::tr("Sp&here"), {}},
          {"capsule", name("Capsule"), T::tr("&Capsule"), {}},
          {"cylinder", name("Cylinder"), T::tr("C&ylinder"), {}},
          {"cone", name("Cone"), T::tr("Co&ne"), {}},
          {"tetrahedron", name("Tetrahedron"), T::tr("Tetrahe&dron"), {}, true},
          {"convex", name("Convex"), T::tr("Con&vex Hull"), {}},
          {"kdop", name("Kdop"), T::tr("&k-DOP"), {}},
          {"mesh", name("Mesh"), T::tr("&Mesh"), {}},
          {"grid", name("Grid"), T::tr("Gr&id"), {}},
          {"point2", name("Point2"), T::tr("&Point"), {}, true},
          {"segment2", name("Segment2"), T::tr("&Segment"), {}},
          {"triangle2", name("Triangle2"), T::tr("&Triangle"), {}},
          {"rectangle2", name("Rectangle2"), T::tr("R&ectangle"), {}},
          {"kdop2", name("Kdop2"), T::tr("&k-DOP"), {}}};
}

QString tipOf(const ShapeTool& tool) {
  QString keys = tool.keys;
  if (keys.isEmpty()) {
    const bool planar = tool.type.ends_with('2');
    keys = (planar ? QStringLiteral("Shift+A, 2, %1") : QStringLiteral("Shift+A, %1"))
               .arg(letterOf(tool.text));
  }
  //: A tool of the palette: what it adds, and the keys that do the same.
  return ShapeTools::tr("Add: %1 (%2)").arg(shapeText(tool.type), keys);
}

}  // namespace hairline
