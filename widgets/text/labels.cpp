#include "widgets/text/labels.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>

namespace hairline {
namespace {

struct Labels {
  Q_DECLARE_TR_FUNCTIONS(Labels)
};

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString wordText(const QString& word) {
  static const QHash<QString, const char*> words{
      {QStringLiteral("vertex"), QT_TRANSLATE_NOOP("Labels", "vertex")},
      {QStringLiteral("edge"), QT_TRANSLATE_NOOP("Labels", "edge")},
      {QStringLiteral("face"), QT_TRANSLATE_NOOP("Labels", "face")},
      {QStringLiteral("inside"), QT_TRANSLATE_NOOP("Labels", "inside")},
      {QStringLiteral("box"), QT_TRANSLATE_NOOP("Labels", "box")},
      {QStringLiteral("triangle"), QT_TRANSLATE_NOOP("Labels", "triangle")},
      {QStringLiteral("normal"), QT_TRANSLATE_NOOP("Labels", "normal")},
      {QStringLiteral("plane"), QT_TRANSLATE_NOOP("Labels", "plane")},
      {QStringLiteral("axis"), QT_TRANSLATE_NOOP("Labels", "axis")},
      {QStringLiteral("min"), QT_TRANSLATE_NOOP("Labels", "min")},
      {QStringLiteral("max"), QT_TRANSLATE_NOOP("Labels", "max")},
      {QStringLiteral("cross"), "×"},
  };
  const auto found = words.find(word);
  return found == words.end() ? word : Labels::tr(*found);
}

}  // namespace

QString labelText(Label label) {
  static const QRegularExpression product(QStringLiteral("^([a-z]\\w*) cross (\\w+) (\\d+)$"));
  static const QRegularExpression projected(QStringLiteral("^(xy|yz|zx) edge (\\d+)$"));
  const QString text = fromView(label);
  if (const auto match = product.match(text); match.hasMatch()) {
    //: An axis made of the cross product of two directions, such as "x × edge 2".
    return Labels::tr("%1 × %2 %3")
        .arg(match.captured(1), wordText(match.captured(2)), match.captured(3));
  }
  if (const auto match = projected.match(text); match.hasMatch()) {
    //: An edge of the triangle in a projection, such as "XY edge 2".
    return Labels::tr("%1 edge %2").arg(match.captured(1).toUpper(), match.captured(2));
  }
  QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (QString& word : words) word = wordText(word);
  return words.join(QLatin1Char(' '));
}

QString methodText(std::string_view method) {
  if (method == "pef") return Labels::tr("PEF");
  if (method == "pef_setup") return Labels::tr("PEF setup");
  if (method == "sat") return Labels::tr("SAT");
  if (method == "gjk") return Labels::tr("GJK");
  if (method == "clip") return Labels::tr("Clip");
  if (method == "reference") return Labels::tr("Reference");
  if (method == "slabs") return Labels::tr("Slabs");
  QString text = fromView(method).replace(QLatin1Char('_'), QLatin1Char(' '));
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString scalarText(ScalarKind scalar) {
  switch (scalar) {
    case ScalarKind::float32:
      return Labels::tr("float");
    case ScalarKind::float64:
      return Labels::tr("double");
    case ScalarKind::exact:
      break;
  }
  return Labels::tr("exact");
}

QString kindText(Kind kind) {
  switch (kind) {
    case Kind::intersect:
      return Labels::tr("Intersect");
    case Kind::bound:
      return Labels::tr("Bound");
    case Kind::closest:
      return Labels::tr("Closest");
    case Kind::contains:
      return Labels::tr("Contains");
    case Kind::side:
      return Labels::tr("Side");
    case Kind::common:
      return Labels::tr("Common");
    case Kind::sweep:
      break;
  }
  return Labels::tr("Sweep");
}

QString shapeText(std::string_view type) {
  if (type == "aabb") return Labels::tr("box");
  if (type == "obb") return Labels::tr("turned box");
  if (type == "kdop") return Labels::tr("k-DOP");
  if (type == "kdop2") return Labels::tr("k-DOP in the plane");
  if (type.ends_with('2')) {
    type.remove_suffix(1);
    return Labels::tr("%1 in the plane").arg(wordText(fromView(type)));
  }
  return wordText(fromView(type));
}

QString objectText(const SceneObject& object) {
  return QString::fromStdString(object.name.empty() ? object.id : object.name);
}

QString planeText(ProjectionPlane plane) { return fromView(name(plane)).toUpper(); }

QString axisText(int axis) { return QStringList{"x", "y", "z"}.value(axis); }

}  // namespace hairline
