#include "widgets/text/labels.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <optional>

#include "widgets/text/label_phrases.h"

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

/// The name as a whole, where it is known as one.
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

}  // namespace

QString labelText(Label label) {
  // Operands have the letters of the list of objects; small ones are the ends of segments and the
  // like.
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

QString scalarText(ScalarKind scalar) {
  return QStringList{Labels::tr("float"), Labels::tr("double"), Labels::tr("exact")}.value(
      static_cast<int>(scalar));
}

QString kindText(Kind kind) {
  return QStringList{Labels::tr("Intersect"), Labels::tr("Bound"), Labels::tr("Closest"),
                     Labels::tr("Contains"),  Labels::tr("Side"),  Labels::tr("Common"),
                     Labels::tr("Sweep")}
      .value(static_cast<int>(kind));
}

QString shapeText(std::string_view type) {
  if (type == "aabb") return Labels::tr("box");
  if (type == "obb") return Labels::tr("oriented box");
  if (type == "convex") return Labels::tr("convex hull");
  if (type == "kdop") return Labels::tr("k-DOP");
  if (type == "kdop2") return Labels::tr("k-DOP in the plane");
  if (type.ends_with('2')) {
    type.remove_suffix(1);
    return Labels::tr("%1 in the plane").arg(wordText(fromView(type)));
  }
  return wordText(fromView(type));
}

QString objectText(const SceneObject& object) {
  if (!object.name.empty()) return QString::fromStdString(object.name);
  // Ids that were made for the type, such as "aabb-2", in words.
  static const QRegularExpression number(QStringLiteral("^-([0-9]+)$"));
  const QString id = QString::fromStdString(object.id);
  const QString type = fromView(typeName(object.shape));
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

QString planeText(ProjectionPlane plane) { return fromView(name(plane)).toUpper(); }

QString axisText(int axis) { return QStringList{"x", "y", "z"}.value(axis); }

}  // namespace hairline
