#include "widgets/text/labels.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <optional>
#include <span>

#include "core/search/finding.h"
#include "core/search/plugin/own_report.h"

namespace hairline {
namespace {

struct Labels {
  Q_DECLARE_TR_FUNCTIONS(Labels)
};

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString wordText(const QString& word) {
  const char* known = labelWord(word);
  return known == nullptr ? word : Labels::tr(known);
}

/// The whole name, if it is known as such.
std::optional<QString> phraseText(const QString& name) {
  static const QRegularExpression number(QStringLiteral("\\b[0-9]+\\b"));
  QString form = name;
  QStringList numbers;
  for (auto match = number.match(form); match.hasMatch();
       match = number.match(form, match.capturedStart() + 2)) {
    numbers << match.captured();
    form.replace(match.capturedStart(), match.capturedLength(),
                 QStringLiteral("%%1").arg(numbers.size()));
  }
  const char* known = labelPhrase(form);
  if (known == nullptr) return std::nullopt;
  QString text = Labels::tr(known);
  for (const QString& each : numbers) text = text.arg(each);
  return text;
}

QString nameText(const QString& name) {
  static const QRegularExpression projected(QStringLiteral("^(xy|yz|zx) edge (\\d+)$"));
  if (const auto phrase = phraseText(name)) return *phrase;
  const auto inTwo = [&](const QString& between, const QString& text) -> std::optional<QString> {
    const qsizetype at = name.indexOf(between);
    if (at <= 0) return std::nullopt;
    return text.arg(nameText(name.left(at)), nameText(name.mid(at + between.size())));
  };
  //: Features of two shapes, such as "vertex 0, face", or where a feature is: "in plane, edge 1".
  if (const auto text = inTwo(QStringLiteral(", "), Labels::tr("%1, %2"))) return *text;
  //: An axis made of the cross product of two directions, such as "x × edge 2".
  if (const auto text = inTwo(QStringLiteral(" cross "), Labels::tr("%1 × %2"))) return *text;
  if (const auto match = projected.match(name); match.hasMatch()) {
    //: An edge of the triangle in a projection, such as "XY edge 2".
    return Labels::tr("%1 edge %2").arg(match.captured(1).toUpper(), match.captured(2));
  }
  if (name.endsWith(QLatin1String(" of a"))) {
    //: A feature of the first operand, such as "edge 2 of a".
    return Labels::tr("%1 of a").arg(nameText(name.chopped(5)));
  }
  if (name.endsWith(QLatin1String(" of b"))) {
    //: A feature of the second operand.
    return Labels::tr("%1 of b").arg(nameText(name.chopped(5)));
  }
  QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (QString& word : words) word = wordText(word);
  return words.join(QLatin1Char(' '));
}

/// Names that are more than their words. The numbers in a name are %1 and %2.
constexpr const char* phrases[] = {
    QT_TRANSLATE_NOOP("Labels", "%1 - distance² in radii"),
    QT_TRANSLATE_NOOP("Labels", "%1 - s - t of the free minimum, times the determinant"),
    QT_TRANSLATE_NOOP("Labels", "(sum of radii)² - distance²"),
    QT_TRANSLATE_NOOP("Labels", "Voronoi region"),
    QT_TRANSLATE_NOOP("Labels", "across direction"),
    QT_TRANSLATE_NOOP("Labels", "across the common direction"),
    QT_TRANSLATE_NOOP("Labels", "across the motion"),
    QT_TRANSLATE_NOOP("Labels", "along the common direction"),
    QT_TRANSLATE_NOOP("Labels", "apex and base"),
    QT_TRANSLATE_NOOP("Labels", "away from line"),
    QT_TRANSLATE_NOOP("Labels", "away from origin"),
    QT_TRANSLATE_NOOP("Labels", "axis of the linear program"),
    QT_TRANSLATE_NOOP("Labels", "axis to nearest point"),
    QT_TRANSLATE_NOOP("Labels", "before cap b"),
    QT_TRANSLATE_NOOP("Labels", "before the base"),
    QT_TRANSLATE_NOOP("Labels", "between a and b"),
    QT_TRANSLATE_NOOP("Labels", "between two points"),
    QT_TRANSLATE_NOOP("Labels", "beyond cap a"),
    QT_TRANSLATE_NOOP("Labels", "beyond the apex"),
    QT_TRANSLATE_NOOP("Labels", "box may be hit"),
    QT_TRANSLATE_NOOP("Labels", "box may be nearer"),
    QT_TRANSLATE_NOOP("Labels", "box missed"),
    QT_TRANSLATE_NOOP("Labels", "box no nearer"),
    QT_TRANSLATE_NOOP("Labels", "cap a"),
    QT_TRANSLATE_NOOP("Labels", "cap b"),
    QT_TRANSLATE_NOOP("Labels", "centre to centre"),
    QT_TRANSLATE_NOOP("Labels", "centre to nearest point"),
    QT_TRANSLATE_NOOP("Labels", "bracket of the time"),
    QT_TRANSLATE_NOOP("Labels", "coefficient %1"),
    QT_TRANSLATE_NOOP("Labels", "common perpendicular"),
    QT_TRANSLATE_NOOP("Labels", "common point"),
    QT_TRANSLATE_NOOP("Labels", "coplanar"),
    QT_TRANSLATE_NOOP("Labels", "determinant in double"),
    QT_TRANSLATE_NOOP("Labels", "difference of the radii"),
    QT_TRANSLATE_NOOP("Labels", "direction a c"),
    QT_TRANSLATE_NOOP("Labels", "direction b a"),
    QT_TRANSLATE_NOOP("Labels", "direction c b"),
    QT_TRANSLATE_NOOP("Labels", "direction · (end - centre)"),
    QT_TRANSLATE_NOOP("Labels", "direction · (origin - centre)"),
    QT_TRANSLATE_NOOP("Labels", "direction · (point - origin)"),
    QT_TRANSLATE_NOOP("Labels", "discriminant of end a"),
    QT_TRANSLATE_NOOP("Labels", "discriminant of end b"),
    QT_TRANSLATE_NOOP("Labels", "edge %1 of a against b"),
    QT_TRANSLATE_NOOP("Labels", "edge %1 of b against a"),
    QT_TRANSLATE_NOOP("Labels", "edge along x"),
    QT_TRANSLATE_NOOP("Labels", "edge along y"),
    QT_TRANSLATE_NOOP("Labels", "edge along z"),
    QT_TRANSLATE_NOOP("Labels", "edge crosses the ray"),
    QT_TRANSLATE_NOOP("Labels", "edge function"),
    QT_TRANSLATE_NOOP("Labels", "edge passes behind the ray"),
    QT_TRANSLATE_NOOP("Labels", "edges and vertices in one plane"),
    QT_TRANSLATE_NOOP("Labels", "end a"),
    QT_TRANSLATE_NOOP("Labels", "end a to nearest point"),
    QT_TRANSLATE_NOOP("Labels", "end b"),
    QT_TRANSLATE_NOOP("Labels", "end b to nearest point"),
    QT_TRANSLATE_NOOP("Labels", "end: distance² - radius²"),
    QT_TRANSLATE_NOOP("Labels", "exact determinant"),
    QT_TRANSLATE_NOOP("Labels", "extent along the normal"),
    QT_TRANSLATE_NOOP("Labels", "extents along the centres"),
    QT_TRANSLATE_NOOP("Labels", "face ahead"),
    QT_TRANSLATE_NOOP("Labels", "face behind"),
    QT_TRANSLATE_NOOP("Labels", "face normal"),
    QT_TRANSLATE_NOOP("Labels", "face normal %1 of a"),
    QT_TRANSLATE_NOOP("Labels", "face normal %1 of b"),
    QT_TRANSLATE_NOOP("Labels", "farthest point beyond the end"),
    QT_TRANSLATE_NOOP("Labels", "half-extent %1"),
    QT_TRANSLATE_NOOP("Labels", "half-plane through the axis"),
    QT_TRANSLATE_NOOP("Labels", "height at the end"),
    QT_TRANSLATE_NOOP("Labels", "height of a %1 over b"),
    QT_TRANSLATE_NOOP("Labels", "height of b %1 over a"),
    QT_TRANSLATE_NOOP("Labels", "height of the apex"),
    QT_TRANSLATE_NOOP("Labels", "height of the base's centre"),
    QT_TRANSLATE_NOOP("Labels", "height of the centre"),
    QT_TRANSLATE_NOOP("Labels", "height of the point"),
    QT_TRANSLATE_NOOP("Labels", "height over face"),
    QT_TRANSLATE_NOOP("Labels", "height over the plane"),
    QT_TRANSLATE_NOOP("Labels", "in plane"),
    QT_TRANSLATE_NOOP("Labels", "in the common plane"),
    QT_TRANSLATE_NOOP("Labels", "inside of edge"),
    QT_TRANSLATE_NOOP("Labels", "inside of edge %1"),
    QT_TRANSLATE_NOOP("Labels", "inside of face %1"),
    QT_TRANSLATE_NOOP("Labels", "intersect at the start"),
    QT_TRANSLATE_NOOP("Labels", "left product"),
    QT_TRANSLATE_NOOP("Labels", "line of the planes"),
    QT_TRANSLATE_NOOP("Labels", "nearest pass"),
    QT_TRANSLATE_NOOP("Labels", "nearest points"),
    QT_TRANSLATE_NOOP("Labels", "normal of the common plane"),
    QT_TRANSLATE_NOOP("Labels", "normal of the plane"),
    QT_TRANSLATE_NOOP("Labels", "normal · axis"),
    QT_TRANSLATE_NOOP("Labels", "normal · normal"),
    QT_TRANSLATE_NOOP("Labels", "offset - height"),
    QT_TRANSLATE_NOOP("Labels", "origin: distance² - radius²"),
    QT_TRANSLATE_NOOP("Labels", "pair of features"),
    QT_TRANSLATE_NOOP("Labels", "parameter on a"),
    QT_TRANSLATE_NOOP("Labels", "parameter on b"),
    QT_TRANSLATE_NOOP("Labels", "plane normal"),
    QT_TRANSLATE_NOOP("Labels", "possible contact"),
    QT_TRANSLATE_NOOP("Labels", "quad normal"),
    QT_TRANSLATE_NOOP("Labels", "quarter turns"),
    QT_TRANSLATE_NOOP("Labels", "point enclosed"),
    QT_TRANSLATE_NOOP("Labels", "point outside"),
    QT_TRANSLATE_NOOP("Labels", "positive roots"),
    QT_TRANSLATE_NOOP("Labels", "radius² - distance²"),
    QT_TRANSLATE_NOOP("Labels", "radius² - distance² to a"),
    QT_TRANSLATE_NOOP("Labels", "radius² - distance² to b"),
    QT_TRANSLATE_NOOP("Labels", "radius² - distance² to the axis"),
    QT_TRANSLATE_NOOP("Labels", "region in the half-plane"),
    QT_TRANSLATE_NOOP("Labels", "region of the line"),
    QT_TRANSLATE_NOOP("Labels", "right product"),
    QT_TRANSLATE_NOOP("Labels", "rim a"),
    QT_TRANSLATE_NOOP("Labels", "rim b"),
    QT_TRANSLATE_NOOP("Labels", "room of the centre"),
    QT_TRANSLATE_NOOP("Labels", "room of the farthest point"),
    QT_TRANSLATE_NOOP("Labels", "s of the free minimum, times the determinant"),
    QT_TRANSLATE_NOOP("Labels", "search direction"),
    QT_TRANSLATE_NOOP("Labels", "segment ends"),
    QT_TRANSLATE_NOOP("Labels", "side %1 of a"),
    QT_TRANSLATE_NOOP("Labels", "side %1 of b"),
    QT_TRANSLATE_NOOP("Labels", "side of ab"),
    QT_TRANSLATE_NOOP("Labels", "side of bc"),
    QT_TRANSLATE_NOOP("Labels", "side of ca"),
    QT_TRANSLATE_NOOP("Labels", "side: distance² - radius²"),
    QT_TRANSLATE_NOOP("Labels", "lateral surface"),
    QT_TRANSLATE_NOOP("Labels", "squared height minus squared radius"),
    QT_TRANSLATE_NOOP("Labels", "squared height minus squared radius at the end"),
    QT_TRANSLATE_NOOP("Labels", "squared height minus squared reach of the rim"),
    QT_TRANSLATE_NOOP("Labels", "squared length of the direction"),
    QT_TRANSLATE_NOOP("Labels", "starts of intervals"),
    QT_TRANSLATE_NOOP("Labels", "t of the free minimum, times the determinant"),
    QT_TRANSLATE_NOOP("Labels", "term in x"),
    QT_TRANSLATE_NOOP("Labels", "term in y"),
    QT_TRANSLATE_NOOP("Labels", "term in z"),
    QT_TRANSLATE_NOOP("Labels", "term of point %1"),
    QT_TRANSLATE_NOOP("Labels", "triangle hit"),
    QT_TRANSLATE_NOOP("Labels", "triangle missed"),
    QT_TRANSLATE_NOOP("Labels", "triangle normal"),
    QT_TRANSLATE_NOOP("Labels", "triangle of a leaf"),
    QT_TRANSLATE_NOOP("Labels", "vertex on an edge"),
    QT_TRANSLATE_NOOP("Labels", "weight of vertex %1"),
    QT_TRANSLATE_NOOP("Labels", "within the lateral surface"),
    QT_TRANSLATE_NOOP("Labels", "within the rim"),
};

constexpr const char* words[] = {
    QT_TRANSLATE_NOOP("Labels", "vertex"),      QT_TRANSLATE_NOOP("Labels", "edge"),
    QT_TRANSLATE_NOOP("Labels", "face"),        QT_TRANSLATE_NOOP("Labels", "inside"),
    QT_TRANSLATE_NOOP("Labels", "box"),         QT_TRANSLATE_NOOP("Labels", "triangle"),
    QT_TRANSLATE_NOOP("Labels", "normal"),      QT_TRANSLATE_NOOP("Labels", "plane"),
    QT_TRANSLATE_NOOP("Labels", "axis"),        QT_TRANSLATE_NOOP("Labels", "min"),
    QT_TRANSLATE_NOOP("Labels", "max"),         QT_TRANSLATE_NOOP("Labels", "area"),
    QT_TRANSLATE_NOOP("Labels", "base"),        QT_TRANSLATE_NOOP("Labels", "rim"),
    QT_TRANSLATE_NOOP("Labels", "frustum"),     QT_TRANSLATE_NOOP("Labels", "surface"),
    QT_TRANSLATE_NOOP("Labels", "side"),        QT_TRANSLATE_NOOP("Labels", "apex"),
    QT_TRANSLATE_NOOP("Labels", "end"),         QT_TRANSLATE_NOOP("Labels", "start"),
    QT_TRANSLATE_NOOP("Labels", "middle"),      QT_TRANSLATE_NOOP("Labels", "cut"),
    QT_TRANSLATE_NOOP("Labels", "slab"),        QT_TRANSLATE_NOOP("Labels", "slope"),
    QT_TRANSLATE_NOOP("Labels", "height"),      QT_TRANSLATE_NOOP("Labels", "volume"),
    QT_TRANSLATE_NOOP("Labels", "features"),    QT_TRANSLATE_NOOP("Labels", "meet"),
    QT_TRANSLATE_NOOP("Labels", "parallel"),    QT_TRANSLATE_NOOP("Labels", "perpendicular"),
    QT_TRANSLATE_NOOP("Labels", "determinant"), QT_TRANSLATE_NOOP("Labels", "discriminant"),
    QT_TRANSLATE_NOOP("Labels", "advance"),     QT_TRANSLATE_NOOP("Labels", "direction"),
    QT_TRANSLATE_NOOP("Labels", "motion"),      QT_TRANSLATE_NOOP("Labels", "origin"),
    QT_TRANSLATE_NOOP("Labels", "caps"),        QT_TRANSLATE_NOOP("Labels", "cap"),
    QT_TRANSLATE_NOOP("Labels", "sphere"),      QT_TRANSLATE_NOOP("Labels", "ray"),
    QT_TRANSLATE_NOOP("Labels", "segment"),     QT_TRANSLATE_NOOP("Labels", "line"),
    QT_TRANSLATE_NOOP("Labels", "point"),       QT_TRANSLATE_NOOP("Labels", "rectangle"),
    QT_TRANSLATE_NOOP("Labels", "quad"),        QT_TRANSLATE_NOOP("Labels", "polygon"),
    QT_TRANSLATE_NOOP("Labels", "capsule"),     QT_TRANSLATE_NOOP("Labels", "cylinder"),
    QT_TRANSLATE_NOOP("Labels", "cone"),        QT_TRANSLATE_NOOP("Labels", "tetrahedron"),
    QT_TRANSLATE_NOOP("Labels", "mesh"),        QT_TRANSLATE_NOOP("Labels", "grid"),
    QT_TRANSLATE_NOOP("Labels", "simplex"),     QT_TRANSLATE_NOOP("Labels", "diagonal"),
    QT_TRANSLATE_NOOP("Labels", "cell"),        QT_TRANSLATE_NOOP("Labels", "centre"),
    QT_TRANSLATE_NOOP("Labels", "dimensions"),  QT_TRANSLATE_NOOP("Labels", "displacement"),
    QT_TRANSLATE_NOOP("Labels", "half extent"), QT_TRANSLATE_NOOP("Labels", "offset"),
    QT_TRANSLATE_NOOP("Labels", "position"),    QT_TRANSLATE_NOOP("Labels", "radius"),
    QT_TRANSLATE_NOOP("Labels", "disc"),        QT_TRANSLATE_NOOP("Labels", "ellipsoid"),
    QT_TRANSLATE_NOOP("Labels", "hole")};

QHash<QString, const char*> tableOf(std::span<const char* const> texts) {
  QHash<QString, const char*> table;
  for (const char* text : texts) table.insert(QString::fromUtf8(text), text);
  return table;
}

}  // namespace

QString labelText(Label label) {
  // Operands have the letters of the list of objects; lower-case ones are the ends of segments and
  // the like.
  static const QRegularExpression operand(QStringLiteral("\\b(of|against|over) [ab]\\b(?! leaf)"));
  static const QRegularExpression first(QStringLiteral("(?<![A-Za-z])a(?![A-Za-z])"));
  static const QRegularExpression second(QStringLiteral("(?<![A-Za-z])b(?![A-Za-z])"));
  const QString name = fromView(label);
  QString text = nameText(name);
  if (operand.match(name).hasMatch()) {
    text.replace(first, QStringLiteral("A")).replace(second, QStringLiteral("B"));
  }
  return text;
}

QString methodText(std::string_view method) {
  if (method == "pef") return Labels::tr("PEF");
  if (method == "pef_setup") return Labels::tr("PEF setup");
  if (method == "sat") return Labels::tr("SAT");
  if (method == "gjk") return Labels::tr("GJK");
  if (method == "bvh") return Labels::tr("BVH");
  if (method == "cyrus_beck") return Labels::tr("Cyrus–Beck");
  if (method == "moller_trumbore") return Labels::tr("Möller–Trumbore");
  if (method == "moller_trumbore_culled") return Labels::tr("Möller–Trumbore culled");
  if (method == "plucker") return Labels::tr("Plücker");
  if (method == "clip") return Labels::tr("Clip");
  if (method == "reference") return Labels::tr("Reference");
  if (method == "slabs") return Labels::tr("Slabs");
  QString text = fromView(method).replace(QLatin1Char('_'), QLatin1Char(' '));
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString methodText(const QueryInfo& info) {
  return isOwnSource(info.source) ? ownMethodText(info.method) : methodText(info.method);
}

QString ownMethodText(std::string_view method) {
  // What findings name so is no name that anybody gave.
  return method == recordedMethod ? Labels::tr("your program") : fromView(method);
}

QString scalarText(ScalarKind scalar) {
  return QStringList{Labels::tr("float"), Labels::tr("double"), Labels::tr("exact")}.value(
      static_cast<int>(scalar));
}

QString kindText(Kind kind) {
  return QStringList{Labels::tr("Intersect"), Labels::tr("Bound"),       Labels::tr("Closest"),
                     Labels::tr("Inside"),    Labels::tr("Side"),        Labels::tr("Common"),
                     Labels::tr("Sweep"),     Labels::tr("Orientation"), Labels::tr("In circle"),
                     Labels::tr("In sphere")}
      .value(static_cast<int>(kind));
}

QString shapeText(std::string_view type) {
  if (type == "aabb") return Labels::tr("box");
  if (type == "obb") return Labels::tr("oriented box");
  if (type == "half_space") return Labels::tr("half-space");
  if (type == "convex") return Labels::tr("convex hull");
  if (type == "kdop") return Labels::tr("k-DOP");
  if (type == "kdop2") return Labels::tr("k-DOP in the plane");
  if (type.ends_with('2')) {
    type.remove_suffix(1);
    return Labels::tr("%1 in the plane").arg(wordText(fromView(type)));
  }
  return wordText(fromView(type));
}

QString shapeText(const Shape& shape) {
  const auto* polygon = std::get_if<Polygon<double>>(&shape);
  if (polygon == nullptr || polygon->holes.empty()) return shapeText(typeName(shape));
  return Labels::tr("polygon with %n hole(s)", nullptr, static_cast<int>(polygon->holes.size()));
}

QString objectText(const SceneObject& object) {
  if (!object.name.empty()) return QString::fromStdString(object.name);
  // Ids that were made for the type, such as "aabb-2", in words.
  static const QRegularExpression number(QStringLiteral("^-([0-9]+)$"));
  const QString id = QString::fromStdString(object.id);
  QString type = fromView(typeName(object.shape));
  // A box that was rotated keeps its id.
  if (type == QLatin1String("obb") && id.startsWith(QLatin1String("aabb")))
    type = QStringLiteral("aabb");
  // The scenes of the program say "box".
  if (type == QLatin1String("aabb") && id.startsWith(QLatin1String("box")))
    type = QStringLiteral("box");
  if (id == type) return shapeText(typeName(object.shape));
  const auto match = number.match(id.startsWith(type) ? id.mid(type.size()) : QString());
  //: An object without a name of its own: "box 2".
  return match.hasMatch()
             ? Labels::tr("%1 %2").arg(shapeText(typeName(object.shape)), match.captured(1))
             : id;
}

QString objectText(const Scene& scene, const std::string& id) {
  const SceneObject* object = find(scene, id);
  return object != nullptr ? objectText(*object) : QString::fromStdString(id);
}

QString fieldText(std::string_view field) {
  // Those that core's words, as of one item, are not.
  static constexpr std::pair<std::string_view, const char*> others[]{
      {"axes", "axis"},
      {"center", "centre"},
      {"directions", "direction"},
      {"displacements", "displacement"},
      {"half_extents", "half extent"},
      {"holes", "hole"},
      {"points", "point"},
      {"radii", "radius"},
      {"triangles", "triangle"},
      {"vertices", "vertex"}};
  for (const auto& [name, word] : others) {
    if (field == name) return wordText(QLatin1String(word));
  }
  return wordText(fromView(field));
}

QString planeText(ProjectionPlane plane) { return fromView(name(plane)).toUpper(); }

QString axisText(int axis) { return QStringList{"x", "y", "z"}.value(axis); }

const char* labelPhrase(const QString& name) {
  static const QHash<QString, const char*> table = tableOf(phrases);
  return table.value(name);
}

const char* labelWord(const QString& word) {
  static const QHash<QString, const char*> table = tableOf(words);
  return table.value(word);
}

QString coreMessage(const Message& message) {
  return QString::fromStdString(message.text([](const char* form) {
    return QCoreApplication::translate("CoreMessages", form).toStdString();
  }));
}

}  // namespace hairline
