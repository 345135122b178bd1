#include <QCoreApplication>
#include <limits>

#include "widgets/derivation/operands.h"
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

/// Where a line crosses the two planes of a slab of a box along the coordinates.
QStringList crossingLines(const SlabStep& step, const DerivationInput& input) {
  const auto* box = operandOf<Aabb<double>>(input);
  const auto line = input.a != nullptr ? lineOf(*input.a, *input.report) : std::nullopt;
  const bool isBoxSlab = step.label.size() == 5 && step.label.starts_with("box ");
  const int k = isBoxSlab ? step.label.back() - 'x' : -1;
  if (box == nullptr || !line || k < 0 || k > 2) return {};
  const FormulaNumbers& n = input.numbers;
  const QString axis = axisText(k);
  const Vector3<double> low = asComputed(box->min, *input.report);
  const Vector3<double> high = asComputed(box->max, *input.report);
  const double slope = line->direction[k];
  if (step.parallel) {
    return {QStringLiteral("d_%1 = %2  ").arg(axis, n(slope)) +
                wordsInFormula(CutLines::tr("parallel to the slab")),
            QStringLiteral("%1_{min} ≤ o_%1 ≤ %1_{max}: %2 ≤ %3 ≤ %4")
                .arg(axis, n(low[k]), n(line->origin[k]), n(high[k]))};
  }
  const bool forwards = slope > 0;
  const auto end = [&](const char* name, const char* side, double bound, double t) {
    return QStringLiteral("t_{%1} = (%2_{%3} − o_%2) / d_%2 = (%4 − %5) / %6 = %7")
        .arg(QLatin1String(name), axis, QLatin1String(side), n(bound), n.factor(line->origin[k]),
             n.factor(slope), n(t));
  };
  return {end("in", forwards ? "min" : "max", forwards ? low[k] : high[k], step.t.min),
          end("out", forwards ? "max" : "min", forwards ? high[k] : low[k], step.t.max)};
}

QString listOf(const std::vector<Vector3<double>>& points, const FormulaNumbers& n) {
  QStringList texts;
  for (const Vector3<double>& point : points) texts << n(point);
  return texts.join(QStringLiteral(", "));
}

}  // namespace

QStringList linesOf(const SlabStep& step, const DerivationInput& input, int index) {
  const FormulaNumbers& n = input.numbers;
  QStringList lines = crossingLines(step, input);
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
  const bool isAnswer = input.report->info.kind == Kind::closest && input.report->sqdist &&
                        &step == std::get_if<RegionStep>(&input.report->trace.steps.back());
  lines << (isAnswer ? difference + QStringLiteral(" = ") + n(input.report->sqdist->value)
                     : difference);
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
