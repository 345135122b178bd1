#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "widgets/explain/operands.h"
#include "widgets/explain/step_row.h"

namespace hairline {
namespace {

struct AxisLines {
  Q_DECLARE_TR_FUNCTIONS(AxisLines)
};

QString labelOf(const AxisStep& step) {
  return QString::fromUtf8(step.label.data(), static_cast<qsizetype>(step.label.size()));
}

Vector3<double> edgeOf(const Triangle<double>& triangle, int i, const Report& report) {
  const auto vertex = [&](int k) {
    return asComputed(triangle.vertices[static_cast<std::size_t>(k % 3)], report);
  };
  return differenceOf(vertex(i + 2), vertex(i + 1), report);
}

/// How the axis is computed, with the numbers inserted, up to its value.
QString axisFormula(const AxisStep& step, const DerivationInput& input) {
  static const QRegularExpression boxNormal(QStringLiteral("^box ([xyz])$"));
  static const QRegularExpression product(QStringLiteral("^([xyz]) cross edge (\\d)$"));
  static const QRegularExpression edges(QStringLiteral("^edge (\\d) cross edge (\\d)$"));
  const FormulaNumbers& n = input.numbers;
  const Report& report = *input.report;
  const QString label = labelOf(step);
  const auto* triangle = operandOf<Triangle<double>>(input);
  if (const auto match = boxNormal.match(label); match.hasMatch()) {
    return QStringLiteral("!L = !u_{%1} = ").arg(match.captured(1));
  }
  if (const auto match = product.match(label); match.hasMatch() && triangle != nullptr) {
    const int k = match.captured(1)[0].unicode() - u'x';
    const int e = match.captured(2).toInt();
    return QStringLiteral("!L = !u_%1 × !e_%2 = %3 × %4 = ")
        .arg(match.captured(1))
        .arg(e)
        .arg(n(Vector3<double>(Vector3<double>::Unit(k))), n(edgeOf(*triangle, e, report)));
  }
  if (label == QLatin1String("triangle normal") && triangle != nullptr) {
    return QStringLiteral("!L = !n = !e_1 × !e_2 = %1 × %2 = ")
        .arg(n(edgeOf(*triangle, 1, report)), n(edgeOf(*triangle, 2, report)));
  }
  const auto* a = input.a != nullptr ? std::get_if<Triangle<double>>(input.a) : nullptr;
  const auto* b = input.b != nullptr ? std::get_if<Triangle<double>>(input.b) : nullptr;
  if (const auto match = edges.match(label); match.hasMatch() && a != nullptr && b != nullptr) {
    const int i = match.captured(1).toInt();
    const int j = match.captured(2).toInt();
    return QStringLiteral("!L = !e_{A%1} × !e_{B%2} = %3 × %4 = ")
        .arg(i)
        .arg(j)
        .arg(n(edgeOf(*a, i, report)), n(edgeOf(*b, j, report)));
  }
  for (const auto& [name, shape, tag] :
       {std::tuple("normal of a", a, "A"), {"normal of b", b, "B"}}) {
    if (label != QLatin1String(name) || shape == nullptr) continue;
    const QString letter = QLatin1String(tag);
    return QStringLiteral("!L = !n_%1 = !e_{%2} × !e_{%3} = %4 × %5 = ")
        .arg(letter, letter + QLatin1Char('1'), letter + QLatin1Char('2'),
             n(edgeOf(*shape, 1, report)), n(edgeOf(*shape, 2, report)));
  }
  return QStringLiteral("!L = ");
}

/// The projection of a shape's corners: the first and the last on the axis.
QStringList cornerLines(const std::vector<Vector3<double>>& corners, const Interval<double>& range,
                        const AxisStep& step, const QString& symbol, const QString& corner,
                        const DerivationInput& input) {
  const FormulaNumbers& n = input.numbers;
  const auto place = [&](const Vector3<double>& x) {
    return dot(step.axis, Vector3<double>(asComputed(x, *input.report) - step.origin));
  };
  const auto [first, last] =
      std::ranges::minmax_element(corners, {}, [&](const Vector3<double>& x) { return place(x); });
  QStringList lines;
  const bool hasOrigin = !isZero(step.origin);
  const auto add = [&](const char* end, auto found, double value) {
    const QString point = n(asComputed(*found, *input.report));
    lines
        << QStringLiteral("%1_{%2} = !L·%3 = %4·%5 = %6")
               .arg(symbol, QLatin1String(end))
               .arg(hasOrigin
                        ? QStringLiteral("(!%1_{%2} − !o)").arg(corner).arg(found - corners.begin())
                        : QStringLiteral("!%1_{%2}").arg(corner).arg(found - corners.begin()))
               .arg(n(step.axis),
                    hasOrigin ? QStringLiteral("(%1 − %2)").arg(point, n(step.origin)) : point,
                    n(value));
  };
  add("min", first, range.min);
  add("max", last, range.max);
  return lines;
}

/// The projection of a box: the middle, and its radius.
QString boxLine(const CenterAndExtents& box, const Interval<double>& range, const AxisStep& step,
                const QString& symbol, const QString& tag, const DerivationInput& input) {
  const FormulaNumbers& n = input.numbers;
  const bool hasOrigin = !isZero(step.origin);
  QStringList reach;
  for (std::size_t i = 0; i < box.axes.size(); ++i) {
    const int k = static_cast<int>(i);
    reach << (box.aligned ? QStringLiteral("%1·|%2|").arg(n(box.halfExtents[i]), n(step.axis[k]))
                          : QStringLiteral("%1·|%2·%3|")
                                .arg(n(box.halfExtents[i]), n(step.axis), n(box.axes[i])));
  }
  const QString general =
      box.aligned ? QStringLiteral("Σ h_k |L_k|") : QStringLiteral("Σ h_k |!L·!u_k|");
  const QString center =
      hasOrigin ? QStringLiteral("(!c%1 − !o)").arg(tag) : QStringLiteral("!c%1").arg(tag);
  const QString centerNumbers =
      hasOrigin ? QStringLiteral("(%1 − %2)").arg(n(box.center), n(step.origin)) : n(box.center);
  return QStringLiteral("[%1_{min}, %1_{max}] = !L·%2 ± %3 = %4·%5 ± (%6) = %7")
      .arg(symbol, center, general, n(step.axis), centerNumbers, reach.join(QStringLiteral(" + ")),
           n(range));
}

QString ballLine(const Vector3<double>& center, double radius, const Interval<double>& range,
                 const AxisStep& step, const QString& symbol, const DerivationInput& input) {
  const FormulaNumbers& n = input.numbers;
  const bool hasOrigin = !isZero(step.origin);
  return QStringLiteral("[%1_{min}, %1_{max}] = !L·%2 ± r |!L| = %3·%4 ± %5·|%3| = %6")
      .arg(symbol, hasOrigin ? QStringLiteral("(!c − !o)") : QStringLiteral("!c"), n(step.axis),
           hasOrigin ? QStringLiteral("(%1 − %2)").arg(n(center), n(step.origin)) : n(center),
           n(radius), n(range));
}

/// A coordinate of a point, or of a sphere's centre, clamped to a box.
QStringList clampLines(const AxisStep& step, const DerivationInput& input) {
  const FormulaNumbers& n = input.numbers;
  const auto* sphere = operandOf<Sphere<double>>(input);
  const auto* point = operandOf<Point<double>>(input);
  QStringList lines;
  if (sphere != nullptr || point != nullptr) {
    const QString name = sphere != nullptr ? QStringLiteral("!c") : QStringLiteral("!p");
    const QString numbers =
        n(asComputed(sphere != nullptr ? sphere->center : point->position, *input.report));
    const bool hasOrigin = !isZero(step.origin);
    lines << QStringLiteral("x = !L·%1 = %2·%3 = %4")
                 .arg(
                     hasOrigin ? QStringLiteral("(%1 − !o)").arg(name) : name, n(step.axis),
                     hasOrigin ? QStringLiteral("(%1 − %2)").arg(numbers, n(step.origin)) : numbers,
                     n(step.a.min));
  }
  lines << QStringLiteral("[b_{min}, b_{max}] = %1").arg(n(step.b))
        << QStringLiteral("q = max(b_{min}, min(b_{max}, x)) = max(%1, min(%2, %3)) = %4")
               .arg(n(step.b.min), n(step.b.max), n(step.a.min),
                    n(std::max(step.b.min, std::min(step.b.max, step.a.min))));
  lines << (step.separates
                ? QStringLiteral("g = %1 > 0  ").arg(n(step.gap)) +
                      wordsInFormula(
                          AxisLines::tr("outside by this amount: clamped to the boundary"))
                : QStringLiteral("g ≤ 0  ") + wordsInFormula(AxisLines::tr("inside: not clamped")));
  return lines;
}

QStringList projectionLines(bool first, const AxisStep& step, const DerivationInput& input) {
  const QString symbol = first ? QStringLiteral("a") : QStringLiteral("b");
  const Interval<double>& range = first ? step.a : step.b;
  const Shape* shape = first ? input.a : input.b;
  const QString plain =
      QStringLiteral("[%1_{min}, %1_{max}] = %2").arg(symbol, input.numbers(range));
  // For the line of two planes a part of each operand is projected, and in sweeps they move.
  const bool isWhole = step.label != "line of the planes" && input.report->info.kind != Kind::sweep;
  if (shape == nullptr || !isWhole) return {plain};
  const QString tag =
      areAlike(input) ? (first ? QStringLiteral("_A") : QStringLiteral("_B")) : QString();
  const QString vertex = areAlike(input) ? symbol : QStringLiteral("v");
  const std::vector<Vector3<double>> corners = fewCornersOf(*shape);
  if (!corners.empty()) return cornerLines(corners, range, step, symbol, vertex, input);
  if (const auto box = boxOf(*shape, *input.report)) {
    return {boxLine(*box, range, step, symbol, tag, input)};
  }
  if (const auto* sphere = std::get_if<Sphere<double>>(shape)) {
    return {ballLine(asComputed(sphere->center, *input.report), sphere->radius, range, step, symbol,
                     input)};
  }
  return {plain};
}

}  // namespace

QStringList linesOf(const AxisStep& step, const DerivationInput& input, int index) {
  const FormulaNumbers& n = input.numbers;
  QStringList lines{axisFormula(step, input) + n(step.axis)};
  if (step.degenerate) {
    StepContext context;
    context.report = input.report;
    context.index = index;
    context.a = input.a;
    context.b = input.b;
    const QString reason = degenerateReason(step, context);
    lines << QStringLiteral("!L = 0  ") +
                 wordsInFormula(reason.isEmpty()
                                    ? AxisLines::tr("decides nothing")
                                    : AxisLines::tr("decides nothing: %1").arg(reason));
    return lines;
  }
  if (!isZero(step.origin)) {
    lines << QStringLiteral("!o = %1  ").arg(n(step.origin)) +
                 wordsInFormula(AxisLines::tr("origin of the projections"));
  }
  // The nearest point of a box is found coordinate by coordinate.
  if (step.label.starts_with("axis ")) return lines << clampLines(step, input);
  lines << projectionLines(true, step, input) << projectionLines(false, step, input);
  const QString gap = QStringLiteral(
                          "g = max(a_{min} − b_{max}, b_{min} − a_{max}) = max(%1 − %2, "
                          "%3 − %4) = %5")
                          .arg(n(step.a.min), n.factor(step.b.max), n(step.b.min),
                               n.factor(step.a.max), n(step.gap));
  lines << gap;
  // The sign as decided: the displayed number may have rounded to zero.
  QString verdict = QStringLiteral("g < 0  ") + wordsInFormula(AxisLines::tr("they overlap"));
  if (step.separates) {
    verdict = QStringLiteral("g > 0  ") +
              wordsInFormula(AxisLines::tr("disjoint: this axis separates them"));
  } else if (step.gap == 0) {
    verdict = QStringLiteral("g = 0  ") + wordsInFormula(AxisLines::tr("they touch on this axis"));
  }
  lines << verdict;
  // The amount shown by the view and the list of steps.
  const double length = step.axis.stableNorm();
  if (step.gap != 0 && length != 1 && std::isfinite(step.gap / length)) {
    lines << QStringLiteral("d = %1 / |!L| = %2 / %3 = %4  ")
                     .arg(step.separates ? QStringLiteral("g") : QStringLiteral("−g"),
                          n(std::abs(step.gap)), n(length), n(std::abs(step.gap) / length)) +
                 wordsInFormula(step.separates ? AxisLines::tr("the gap in units of length")
                                               : AxisLines::tr("the overlap in units of length"));
  }
  return lines;
}

}  // namespace hairline
