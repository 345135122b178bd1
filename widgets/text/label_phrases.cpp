#include "widgets/text/label_phrases.h"

#include <QHash>
#include <QString>
#include <span>

namespace hairline {
namespace {

/// Names that are more than their words. The numbers in a name are %1 and %2.
constexpr const char* phrases[] = {
    QT_TRANSLATE_NOOP("Labels", "%1 - s - t of the free minimum, times the determinant"),
    QT_TRANSLATE_NOOP("Labels", "(sum of radii)² - distance²"),
    QT_TRANSLATE_NOOP("Labels", "Voronoi region"),
    QT_TRANSLATE_NOOP("Labels", "across direction"),
    QT_TRANSLATE_NOOP("Labels", "across the common direction"),
    QT_TRANSLATE_NOOP("Labels", "across the motion"),
    QT_TRANSLATE_NOOP("Labels", "along the common direction"),
    QT_TRANSLATE_NOOP("Labels", "away from line"),
    QT_TRANSLATE_NOOP("Labels", "away from origin"),
    QT_TRANSLATE_NOOP("Labels", "axis to nearest point"),
    QT_TRANSLATE_NOOP("Labels", "before cap b"),
    QT_TRANSLATE_NOOP("Labels", "before the base"),
    QT_TRANSLATE_NOOP("Labels", "between a and b"),
    QT_TRANSLATE_NOOP("Labels", "between two points"),
    QT_TRANSLATE_NOOP("Labels", "beyond cap a"),
    QT_TRANSLATE_NOOP("Labels", "beyond the apex"),
    QT_TRANSLATE_NOOP("Labels", "box may be nearer"),
    QT_TRANSLATE_NOOP("Labels", "box no nearer"),
    QT_TRANSLATE_NOOP("Labels", "cap a"),
    QT_TRANSLATE_NOOP("Labels", "cap b"),
    QT_TRANSLATE_NOOP("Labels", "centre to centre"),
    QT_TRANSLATE_NOOP("Labels", "centre to nearest point"),
    QT_TRANSLATE_NOOP("Labels", "common perpendicular"),
    QT_TRANSLATE_NOOP("Labels", "common point"),
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
    QT_TRANSLATE_NOOP("Labels", "extent along the normal"),
    QT_TRANSLATE_NOOP("Labels", "extents along the centres"),
    QT_TRANSLATE_NOOP("Labels", "face ahead"),
    QT_TRANSLATE_NOOP("Labels", "face behind"),
    QT_TRANSLATE_NOOP("Labels", "face normal"),
    QT_TRANSLATE_NOOP("Labels", "face normal %1 of a"),
    QT_TRANSLATE_NOOP("Labels", "face normal %1 of b"),
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
    QT_TRANSLATE_NOOP("Labels", "line of the planes"),
    QT_TRANSLATE_NOOP("Labels", "nearest pass"),
    QT_TRANSLATE_NOOP("Labels", "nearest points"),
    QT_TRANSLATE_NOOP("Labels", "normal of the common plane"),
    QT_TRANSLATE_NOOP("Labels", "normal of the plane"),
    QT_TRANSLATE_NOOP("Labels", "normal · axis"),
    QT_TRANSLATE_NOOP("Labels", "origin: distance² - radius²"),
    QT_TRANSLATE_NOOP("Labels", "pair of features"),
    QT_TRANSLATE_NOOP("Labels", "plane normal"),
    QT_TRANSLATE_NOOP("Labels", "quad normal"),
    QT_TRANSLATE_NOOP("Labels", "quarter turns"),
    QT_TRANSLATE_NOOP("Labels", "radius² - distance²"),
    QT_TRANSLATE_NOOP("Labels", "radius² - distance² to a"),
    QT_TRANSLATE_NOOP("Labels", "radius² - distance² to b"),
    QT_TRANSLATE_NOOP("Labels", "radius² - distance² to the axis"),
    QT_TRANSLATE_NOOP("Labels", "region in the half-plane"),
    QT_TRANSLATE_NOOP("Labels", "region of the line"),
    QT_TRANSLATE_NOOP("Labels", "rim a"),
    QT_TRANSLATE_NOOP("Labels", "rim b"),
    QT_TRANSLATE_NOOP("Labels", "s of the free minimum, times the determinant"),
    QT_TRANSLATE_NOOP("Labels", "segment ends"),
    QT_TRANSLATE_NOOP("Labels", "side %1 of a"),
    QT_TRANSLATE_NOOP("Labels", "side %1 of b"),
    QT_TRANSLATE_NOOP("Labels", "side of ab"),
    QT_TRANSLATE_NOOP("Labels", "side of bc"),
    QT_TRANSLATE_NOOP("Labels", "side of ca"),
    QT_TRANSLATE_NOOP("Labels", "side: distance² - radius²"),
    QT_TRANSLATE_NOOP("Labels", "squared height minus squared radius"),
    QT_TRANSLATE_NOOP("Labels", "squared height minus squared radius at the end"),
    QT_TRANSLATE_NOOP("Labels", "squared height minus squared reach of the rim"),
    QT_TRANSLATE_NOOP("Labels", "squared length of the direction"),
    QT_TRANSLATE_NOOP("Labels", "starts of intervals"),
    QT_TRANSLATE_NOOP("Labels", "t of the free minimum, times the determinant"),
    QT_TRANSLATE_NOOP("Labels", "triangle normal"),
    QT_TRANSLATE_NOOP("Labels", "triangle of a leaf"),
    QT_TRANSLATE_NOOP("Labels", "weight of vertex %1"),
    QT_TRANSLATE_NOOP("Labels", "within the mantle"),
    QT_TRANSLATE_NOOP("Labels", "within the rim"),
};

constexpr const char* words[] = {
    QT_TRANSLATE_NOOP("Labels", "vertex"),        QT_TRANSLATE_NOOP("Labels", "edge"),
    QT_TRANSLATE_NOOP("Labels", "face"),          QT_TRANSLATE_NOOP("Labels", "inside"),
    QT_TRANSLATE_NOOP("Labels", "box"),           QT_TRANSLATE_NOOP("Labels", "triangle"),
    QT_TRANSLATE_NOOP("Labels", "normal"),        QT_TRANSLATE_NOOP("Labels", "plane"),
    QT_TRANSLATE_NOOP("Labels", "axis"),          QT_TRANSLATE_NOOP("Labels", "min"),
    QT_TRANSLATE_NOOP("Labels", "max"),           QT_TRANSLATE_NOOP("Labels", "area"),
    QT_TRANSLATE_NOOP("Labels", "base"),          QT_TRANSLATE_NOOP("Labels", "rim"),
    QT_TRANSLATE_NOOP("Labels", "mantle"),        QT_TRANSLATE_NOOP("Labels", "surface"),
    QT_TRANSLATE_NOOP("Labels", "side"),          QT_TRANSLATE_NOOP("Labels", "apex"),
    QT_TRANSLATE_NOOP("Labels", "end"),           QT_TRANSLATE_NOOP("Labels", "start"),
    QT_TRANSLATE_NOOP("Labels", "middle"),        QT_TRANSLATE_NOOP("Labels", "cut"),
    QT_TRANSLATE_NOOP("Labels", "slab"),          QT_TRANSLATE_NOOP("Labels", "slope"),
    QT_TRANSLATE_NOOP("Labels", "program"),       QT_TRANSLATE_NOOP("Labels", "height"),
    QT_TRANSLATE_NOOP("Labels", "volume"),        QT_TRANSLATE_NOOP("Labels", "features"),
    QT_TRANSLATE_NOOP("Labels", "meet"),          QT_TRANSLATE_NOOP("Labels", "parallel"),
    QT_TRANSLATE_NOOP("Labels", "perpendicular"), QT_TRANSLATE_NOOP("Labels", "determinant"),
    QT_TRANSLATE_NOOP("Labels", "discriminant"),  QT_TRANSLATE_NOOP("Labels", "advance"),
    QT_TRANSLATE_NOOP("Labels", "direction"),     QT_TRANSLATE_NOOP("Labels", "motion"),
    QT_TRANSLATE_NOOP("Labels", "origin"),        QT_TRANSLATE_NOOP("Labels", "caps"),
    QT_TRANSLATE_NOOP("Labels", "cap"),           QT_TRANSLATE_NOOP("Labels", "sphere"),
    QT_TRANSLATE_NOOP("Labels", "ray"),           QT_TRANSLATE_NOOP("Labels", "segment"),
    QT_TRANSLATE_NOOP("Labels", "line"),          QT_TRANSLATE_NOOP("Labels", "point"),
    QT_TRANSLATE_NOOP("Labels", "rectangle"),     QT_TRANSLATE_NOOP("Labels", "quad"),
    QT_TRANSLATE_NOOP("Labels", "polygon"),       QT_TRANSLATE_NOOP("Labels", "capsule"),
    QT_TRANSLATE_NOOP("Labels", "cylinder"),      QT_TRANSLATE_NOOP("Labels", "cone"),
    QT_TRANSLATE_NOOP("Labels", "tetrahedron"),   QT_TRANSLATE_NOOP("Labels", "mesh"),
    QT_TRANSLATE_NOOP("Labels", "grid"),          QT_TRANSLATE_NOOP("Labels", "simplex"),
    QT_TRANSLATE_NOOP("Labels", "diagonal"),
};

QHash<QString, const char*> tableOf(std::span<const char* const> texts) {
  QHash<QString, const char*> table;
  for (const char* text : texts) table.insert(QString::fromUtf8(text), text);
  return table;
}

}  // namespace

const char* labelPhrase(const QString& name) {
  static const QHash<QString, const char*> table = tableOf(phrases);
  return table.value(name);
}

const char* labelWord(const QString& word) {
  static const QHash<QString, const char*> table = tableOf(words);
  return table.value(word);
}

}  // namespace hairline
