#include <QCoreApplication>
#include <limits>

#include "widgets/derivation/operands.h"
#include "widgets/derivation/slab_formulas.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

struct CutLines {
  Q_DECLARE_TR_FUNCTIONS(CutLines)
};

constexpr double infinity = std::numeric_limits<double>::infinity();

/// What was left of the line before a cut: after the last one, or the line itself.
Interval<double> leftBefore(const DerivationInput& input, int index) {
  const std::vector<Step>& steps = input.report->trace.steps;
  for (int i = index - 1; i >= 0; --i) {
    const auto* slab = std::get_if<SlabStep>(&steps[static_cast<std::size_t>(i)]);
    if (slab != nullptr) return slab->remaining;
  }
  // A sweep goes over the times from 0 to 1.
  if (input.report->info.kind == Kind::sweep) return {0, 1};
  const bool hasEnd = operandOf<Segment<double>>(input) != nullptr;
  const bool hasStart = hasEnd || operandOf<Ray<double>>(input) != nullptr;
  return {hasStart ? 0 : -infinity, hasEnd ? 1 : infinity};
}

QString listOf(const std::vector<Vector3<double>>& points, const FormulaNumbers& n) {
  QStringList texts;
  for (const Vector3<double>& point : points) texts << n(point);
  return texts.join(QStringLiteral(", "));
}

}  // namespace

QStringList linesOf(const SlabStep& step, const DerivationInput& input, int index) {
  const FormulaNumbers& n = input.numbers;
  QStringList lines = slabFormulas(step, input, index);
  const Interval<double> before = leftBefore(input, index);
  const bool inside = step.t.min <= step.t.max;
  const QString slab = inside ? n(step.t) : QStringLiteral("∅");
  const bool wasEmpty = before.min > before.max;
  lines << QStringLiteral("t ∈ %1  ").arg(slab) +
               wordsInFormula(step.parallel && inside ? CutLines::tr("inside for all t")
                              : inside                ? CutLines::tr("inside of this slab")
                                                      : CutLines::tr("inside for no t"));
  if (wasEmpty) {
    lines << wordsInFormula(CutLines::tr("nothing was left before"));
    return lines;
  }
  const QString left = step.empties ? QStringLiteral("∅") : n(step.remaining);
  lines << QStringLiteral("%1 ∩ %2 = %3  ").arg(n(before), slab, left) +
               wordsInFormula(step.empties ? CutLines::tr("nothing left: a miss")
                                           : CutLines::tr("left after this cut"));
  return lines;
}

QStringList linesOf(const PolygonStep& step, const DerivationInput& input, int) {
  const FormulaNumbers& n = input.numbers;
  QStringList lines;
  const auto* box = operandOf<Aabb<double>>(input);
  const Label label = step.label;
  const bool low = label.ends_with(" min");
  if (box != nullptr && label.size() == 5 && (low || label.ends_with(" max"))) {
    const int k = label[0] - 'x';
    if (k >= 0 && k <= 2) {
      lines << QStringLiteral("P = P ∩ (%1 %2 %1_{%3} = %4)")
                   .arg(axisText(k), low ? QStringLiteral("≥") : QStringLiteral("≤"),
                        low ? QStringLiteral("min") : QStringLiteral("max"),
                        n(asComputed(low ? box->min : box->max, *input.report)[k]));
    }
  }
  if (step.vertices.empty()) {
    lines << QStringLiteral("P = ∅  ") + wordsInFormula(CutLines::tr("nothing left"));
  } else {
    lines << QStringLiteral("P = %1").arg(listOf(step.vertices, n));
    lines << wordsInFormula(CutLines::tr("vertices left: %1").arg(step.vertices.size()));
  }
  return lines;
}

QStringList linesOf(const RegionStep& step, const DerivationInput& input, int) {
  const FormulaNumbers& n = input.numbers;
  QStringList lines{
      QStringLiteral("!p = %1").arg(n(step.query)),
      QStringLiteral("!q = %1  ").arg(n(step.nearest)) +
          wordsInFormula(CutLines::tr("nearest, on %1").arg(labelText(step.feature)))};
  const QString difference =
      QStringLiteral("|!p − !q|^2 = |%1 − %2|^2").arg(n(step.query), n(step.nearest));
  // Only of the answer the squared distance is known.
  const Report& report = *input.report;
  const bool isAnswer = report.info.kind == Kind::closest && report.sqdist &&
                        report.points.size() == 2 && report.points[0].toVector() == step.query &&
                        report.points[1].toVector() == step.nearest;
  lines << (isAnswer ? difference + QStringLiteral(" = ") + n(report.sqdist->value) : difference);
  return lines;
}

QStringList linesOf(const SimplexStep& step, const DerivationInput& input, int) {
  const FormulaNumbers& n = input.numbers;
  QStringList lines{QStringLiteral("W = (%1)  ").arg(listOf(step.vertices, n)) +
                        wordsInFormula(CutLines::tr("points of A − B")),
                    QStringLiteral("|!v| = min |!w| = %1  ").arg(n(step.distance)) +
                        wordsInFormula(CutLines::tr("distance of their hull from the origin"))};
  if (isZero(step.direction)) {
    lines << wordsInFormula(CutLines::tr("the origin is in the hull"));
  } else {
    lines << QStringLiteral("!d = −!v = %1  ").arg(n(step.direction)) +
                 wordsInFormula(CutLines::tr("direction of the next support point"));
  }
  return lines;
}

QStringList linesOf(const TimeStep& step, const DerivationInput& input, int) {
  const FormulaNumbers& n = input.numbers;
  return {QStringLiteral("t = %1").arg(n(step.time)),
          QStringLiteral("D(t) = %1  ").arg(n(step.distance)) +
              wordsInFormula(CutLines::tr("distance at this time"))};
}

}  // namespace hairline
