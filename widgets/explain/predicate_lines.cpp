#include <QCoreApplication>
#include <QRegularExpression>
#include <cmath>

#include "widgets/explain/terms.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

struct PredicateLines {
  Q_DECLARE_TR_FUNCTIONS(PredicateLines)
};

/// Cramer's rule in the form of Möller and Trumbore. All numbers except the determinant change
/// their sign if the line comes from behind, so that none may be negative.
QString cramerFormula(const Predicate& predicate) {
  const DerivationInput& input = predicate.input;
  const QString& label = predicate.label;
  const FormulaNumbers& n = input.numbers;
  const Report& report = *input.report;
  const auto* triangle = operandOf<Triangle<double>>(input);
  const auto line = input.a != nullptr ? lineOf(*input.a, report) : std::nullopt;
  if (triangle == nullptr || !line) return {};
  const auto vertex = [&](std::size_t i) { return asComputed(triangle->vertices[i], report); };
  const Vector3<double> edge1 = differenceOf(vertex(1), vertex(0), report);
  const Vector3<double> edge2 = differenceOf(vertex(2), vertex(0), report);
  const Vector3<double> s = differenceOf(line->origin, vertex(0), report);
  const Vector3<double> p = crossOf(line->direction, edge2, report);
  const Vector3<double> q = crossOf(s, edge1, report);
  const auto product = [&](const char* symbols, const Vector3<double>& x,
                           const Vector3<double>& y) {
    return QStringLiteral("%1 = %2·%3 = ").arg(QString::fromUtf8(symbols), n(x), n(y));
  };
  if (label == QLatin1String("determinant")) return product("D = !e_1·!p", edge1, p);
  const SignStep* determinant = predicate.before("determinant");
  if (determinant == nullptr) return {};
  const bool behind = determinant->sign < 0;
  const auto turned = [&](const char* front, const char* back, const Vector3<double>& x,
                          const Vector3<double>& y) {
    const QString numbers = QString::fromUtf8(behind ? "−(%1·%2) = " : "%1·%2 = ").arg(n(x), n(y));
    return QString::fromUtf8(behind ? back : front) + QStringLiteral(" = ") + numbers;
  };
  if (label == QLatin1String("u")) return turned("u D = !s·!p", "u |D| = −!s·!p", s, p);
  if (label == QLatin1String("v")) {
    return turned("v D = !d·!q", "v |D| = −!d·!q", line->direction, q);
  }
  if (label == QLatin1String("t")) return turned("t D = !e_2·!q", "t |D| = −!e_2·!q", edge2, q);
  const QString size = n(std::abs(determinant->value));
  const SignStep* u = predicate.before("u");
  const SignStep* v = predicate.before("v");
  const SignStep* t = predicate.before("t");
  if (label == QLatin1String("1 - u - v") && u != nullptr && v != nullptr) {
    return QStringLiteral("(1 − u − v) |D| = |D| − u |D| − v |D| = %1 − %2 − %3 = ")
        .arg(size, n.factor(u->value), n.factor(v->value));
  }
  if (label == QLatin1String("1 - t") && t != nullptr) {
    return QStringLiteral("(1 − t) |D| = |D| − t |D| = %1 − %2 = ").arg(size, n.factor(t->value));
  }
  return {};
}

/// Predicates without a number: whether two sets intersect, and outside which faces a point lies.
/// Nothing for all other predicates.
QStringList linesWithoutNumber(const Predicate& predicate) {
  static const QRegularExpression edge(QStringLiteral("^edge (\\d) of ([ab]) against ([ab])$"));
  const int sign = predicate.step.sign;
  const QString common = sign > 0 ? QStringLiteral("≠ ∅  ") : QStringLiteral("= ∅  ");
  if (const auto match = edge.match(predicate.label); match.hasMatch()) {
    const int i = match.captured(1).toInt();
    const QString ends = predicate.terms.write(
        QStringLiteral("[%1%2], [%1%3]").arg(match.captured(2)).arg((i + 1) % 3).arg((i + 2) % 3));
    return {QStringLiteral("E = ") + ends.chopped(3),
            QStringLiteral("E ∩ %1 %2").arg(match.captured(3).toUpper(), common) +
                wordsInFormula(sign > 0 ? PredicateLines::tr("this edge meets the triangle")
                                        : PredicateLines::tr("this edge misses the triangle"))};
  }
  static const QRegularExpression part(QStringLiteral("^(edge|diagonal) (\\d)$"));
  const auto match = part.match(predicate.label);
  if (match.hasMatch() && predicate.input.report->info.method == "voorhies") {
    const bool isEdge = match.captured(1) == QLatin1String("edge");
    return {QStringLiteral("%1_%2 ∩ %3 %4")
                .arg(isEdge ? "E" : "D", match.captured(2), isEdge ? "B" : "A", common)};
  }
  if (predicate.label == QLatin1String("edges and vertices in one plane")) {
    return {QStringLiteral("A ∩ B %1").arg(common) +
            wordsInFormula(
                PredicateLines::tr("every pair of edges, and a corner of one inside the other"))};
  }
  const bool isNearest = predicate.input.report->info.kind == Kind::closest;
  if (operandOf<Tetrahedron<double>>(predicate.input) == nullptr ||
      !predicate.label.startsWith(QLatin1String(isNearest ? "face " : "inside of face "))) {
    return {};
  }
  const int i = predicate.label.back().digitValue();
  const QString side = QStringLiteral("(([v%1] − [v%2]) × ([v%3] − [v%2]))·([%4] − [v%2])")
                           .arg((i + 2) % 4)
                           .arg((i + 1) % 4)
                           .arg((i + 3) % 4);
  QString point = QStringLiteral("h = ") + predicate.terms.write(side.arg(QStringLiteral("p")));
  QString vertex = predicate.terms.write(side.arg(QStringLiteral("v%1").arg(i)));
  point = isNearest ? point.chopped(3) : point + predicate.input.numbers(predicate.step.value);
  vertex = QStringLiteral("h_%1 = ").arg(i) + vertex.chopped(3);
  // The nearest point uses the faces outside which the point lies, the other query those on whose
  // inner side it is.
  const int outward = isNearest ? sign : -sign;
  const QString verdict =
      outward > 0 ? QStringLiteral("h h_%1 < 0  ").arg(i) +
                        wordsInFormula(PredicateLines::tr("outside of this face"))
      : outward < 0 ? QStringLiteral("h h_%1 > 0  ").arg(i) +
                          wordsInFormula(PredicateLines::tr("on its inner side"))
                    : QStringLiteral("h h_%1 = 0  ").arg(i) +
                          wordsInFormula(PredicateLines::tr("in the plane of this face"));
  return {point, vertex, verdict};
}

}  // namespace

QStringList linesOf(const SignStep& step, const DerivationInput& input, int index) {
  const FormulaNumbers& n = input.numbers;
  Predicate predicate(step, input, index);
  if (const QStringList lines = linesWithoutNumber(predicate); !lines.isEmpty()) return lines;
  QString formula;
  if (input.report->info.method.starts_with("moller_trumbore")) formula = cramerFormula(predicate);
  for (const auto topic : {containsFormula, roundFormula, closestFormula, crossingFormula}) {
    if (formula.isEmpty()) formula = topic(predicate);
  }
  if (formula.isEmpty()) formula = symbolFormula(predicate);
  if (formula.isEmpty()) {
    formula = wordsInFormula(labelText(step.label)) + QStringLiteral(" = ");
  }
  QStringList lines{formula + n(step.value)};
  // The sign as decided: the displayed value may have rounded to zero.
  if (step.sign > 0) {
    lines << QStringLiteral("> 0  ") + wordsInFormula(PredicateLines::tr("positive"));
  } else if (step.sign < 0) {
    lines << QStringLiteral("< 0  ") + wordsInFormula(PredicateLines::tr("negative"));
  } else {
    lines << QStringLiteral("= 0  ") + wordsInFormula(PredicateLines::tr("zero"));
  }
  return lines;
}

QStringList linesOf(const EdgeFunctionStep& step, const DerivationInput& input, int index) {
  const FormulaNumbers& n = input.numbers;
  QStringList lines{QStringLiteral("!n = %1  ").arg(n(step.normal)) +
                    wordsInFormula(PredicateLines::tr("inward normal of the edge"))};
  if (step.degenerate) {
    StepContext context;
    context.report = input.report;
    context.index = index;
    lines << QStringLiteral("!n = 0  ") + wordsInFormula(PredicateLines::tr("decides nothing"));
    return lines;
  }
  lines << QStringLiteral("!q = %1  ").arg(n(step.corner)) +
               wordsInFormula(PredicateLines::tr("support point of the rectangle along n"))
        << QStringLiteral("E = !n·(!q − !f) = %1·(%2 − %3) = %4")
               .arg(n(step.normal), n(step.corner), n(step.foot), n(step.value));
  const double length = std::hypot(step.normal[0], step.normal[1]);
  const double distance = std::abs(step.value) / length;
  if (step.value != 0 && length != 1 && std::isfinite(distance)) {
    lines << QStringLiteral("d = |E| / |!n| = %1 / %2 = %3  ")
                     .arg(n(std::abs(step.value)), n(length), n(distance)) +
                 wordsInFormula(PredicateLines::tr("the distance in units of length"));
  }
  if (step.separates) {
    lines << QStringLiteral("E < 0  ") +
                 wordsInFormula(PredicateLines::tr("outside: this edge separates them"));
  } else if (step.value == 0) {
    lines << QStringLiteral("E = 0  ") + wordsInFormula(PredicateLines::tr("on the edge's line"));
  } else {
    lines << QStringLiteral("E > 0  ") + wordsInFormula(PredicateLines::tr("not outside"));
  }
  return lines;
}

}  // namespace hairline
