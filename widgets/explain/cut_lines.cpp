#include <QCoreApplication>
#include <limits>

#include "core/shapes/capsule.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/hull.h"
#include "widgets/explain/derivation.h"
#include "widgets/explain/operands.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

struct CutLines {
  Q_DECLARE_TR_FUNCTIONS(CutLines)
};

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The part of the line that remained before a cut: after the previous one, or the line itself.
Interval<double> leftBefore(const DerivationInput& input, int index) {
  const std::vector<Step>& steps = input.report->trace.steps;
  for (int i = index - 1; i >= 0; --i) {
    const auto* slab = std::get_if<SlabStep>(&steps[static_cast<std::size_t>(i)]);
    if (slab != nullptr) return slab->remaining;
  }
  // A sweep covers the times from 0 to 1.
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

struct SlabFormulas {
  Q_DECLARE_TR_FUNCTIONS(SlabFormulas)
};

int coordinateOf(const SlabStep& step) {
  const bool isBoxSlab = step.label.size() == 5 && step.label.starts_with("box ");
  const int k = isBoxSlab ? step.label.back() - 'x' : -1;
  return k >= 0 && k <= 2 ? k : -1;
}

/// Two planes across a line, as low ≤ place + t slope ≤ high.
struct Slab {
  QString place;
  QString slope;
  QString low;
  QString high;
  double placeValue = 0;
  double slopeValue = 0;
  double lowValue = 0;
  double highValue = 0;
};

QStringList quotients(const SlabStep& step, const Slab& slab, const FormulaNumbers& n) {
  if (step.parallel) {
    return {QStringLiteral("%1 = %2  ").arg(slab.slope, n(slab.slopeValue)) +
                wordsInFormula(SlabFormulas::tr("parallel to the slab")),
            QStringLiteral("%1 ≤ %2 ≤ %3: %4 ≤ %5 ≤ %6")
                .arg(slab.low, slab.place, slab.high, n(slab.lowValue), n(slab.placeValue),
                     n(slab.highValue))};
  }
  const bool forwards = slab.slopeValue > 0;
  const QString divisor =
      slab.slope.contains(u'·') ? QStringLiteral("(%1)").arg(slab.slope) : slab.slope;
  const auto end = [&](const char* name, bool low, double t) {
    return QStringLiteral("t_{%1} = (%2 − %3) / %4 = (%5 − %6) / %7 = %8")
        .arg(QLatin1String(name), low ? slab.low : slab.high, slab.place, divisor,
             n(low ? slab.lowValue : slab.highValue), n.factor(slab.placeValue),
             n.factor(slab.slopeValue), n(t));
  };
  QStringList lines;
  if (step.t.min > -infinity && step.t.min < infinity) {
    lines << end("in", forwards, step.t.min);
  }
  if (step.t.max > -infinity && step.t.max < infinity) {
    lines << end("out", !forwards, step.t.max);
  }
  return lines;
}

/// A slab of a box, along the coordinate axes or oriented.
QStringList boxLines(const SlabStep& step, const DerivationInput& input) {
  const Report& report = *input.report;
  const int k = coordinateOf(step);
  const auto line = input.a != nullptr ? lineOf(*input.a, report) : std::nullopt;
  if (k < 0 || !line) return {};
  if (const auto* box = operandOf<Aabb<double>>(input)) {
    const QString axis = axisText(k);
    return quotients(
        step,
        {QStringLiteral("o_") + axis, QStringLiteral("d_") + axis, axis + QStringLiteral("_{min}"),
         axis + QStringLiteral("_{max}"), line->origin[k], line->direction[k],
         asComputed(box->min, report)[k], asComputed(box->max, report)[k]},
        input.numbers);
  }
  const auto* turned = operandOf<Obb<double>>(input);
  if (turned == nullptr) return {};
  const auto box = boxOf(Shape(*turned), report);
  const auto i = static_cast<std::size_t>(k);
  const double reach = box->halfExtents[i];
  return quotients(step,
                   {QStringLiteral("!u_%1·(!o − !c)").arg(k), QStringLiteral("!u_%1·!d").arg(k),
                    QStringLiteral("(−h_%1)").arg(k), QStringLiteral("h_%1").arg(k),
                    dotOf(box->axes[i], differenceOf(line->origin, box->center, report), report),
                    dotOf(box->axes[i], line->direction, report), -reach, reach},
                   input.numbers);
}

/// The caps of a cylinder, or the planes through the ends of a capsule's axis.
QStringList capLines(const SlabStep& step, const DerivationInput& input) {
  if (step.label != "caps" && step.label != "between a and b") return {};
  const Report& report = *input.report;
  const auto* capsule = operandOf<Capsule<double>>(input);
  const auto* cylinder = operandOf<Cylinder<double>>(input);
  const auto line = input.a != nullptr ? lineOf(*input.a, report) : std::nullopt;
  if (!line || (capsule == nullptr && cylinder == nullptr)) return {};
  const Vector3<double> a = asComputed(capsule != nullptr ? capsule->a : cylinder->a, report);
  const Vector3<double> b = asComputed(capsule != nullptr ? capsule->b : cylinder->b, report);
  const Vector3<double> axis = differenceOf(b, a, report);
  const FormulaNumbers& n = input.numbers;
  QStringList lines{QStringLiteral("!m = !b − !a = %1 − %2 = %3").arg(n(b), n(a), n(axis))};
  const double length = dotOf(axis, axis, report);
  const Vector3<double> offset = differenceOf(line->origin, a, report);
  lines << quotients(step,
                     {QStringLiteral("!m·(!o − !a)"), QStringLiteral("!m·!d"), QStringLiteral("0"),
                      QStringLiteral("|!m|^2"), dotOf(axis, offset, report),
                      dotOf(axis, line->direction, report), 0, length},
                     n);
  if (!(length > 0)) return lines;
  // The side uses the projection along the axis.
  const auto across = [&](const char* symbol, const char* whole, const Vector3<double>& vector) {
    const Vector3<double> rest = vector - axis * (dotOf(axis, vector, report) / length);
    return QStringLiteral("%1 = %2 − !m (!m·%2) / |!m|^2 = %3  ")
               .arg(QString::fromUtf8(symbol), QString::fromUtf8(whole),
                    n(asComputed(rest, report))) +
           wordsInFormula(SlabFormulas::tr("as seen along the axis"));
  };
  return lines << across("!w", "(!o − !a)", offset) << across("!d_⊥", "!d", line->direction);
}

/// One face of a convex hull: a half-space.
QStringList faceLines(const SlabStep& step, const DerivationInput& input, int index) {
  const Report& report = *input.report;
  const auto convex = hullOperand(input);
  const auto line = input.a != nullptr ? lineOf(*input.a, report) : std::nullopt;
  if (step.label != "face" || !convex || !line) return {};
  const Hull hull = hullAsComputed(*convex, report);
  // Each face is one step, in their order.
  const auto at = static_cast<std::size_t>(index);
  if (hull.dimension != 3 || at >= hull.faces.size()) return {};
  const auto vertex = [&](std::size_t i) {
    return asComputed(convex->vertices[static_cast<std::size_t>(hull.faces[at][i])], report);
  };
  const Vector3<double> normal = crossOf(differenceOf(vertex(1), vertex(0), report),
                                         differenceOf(vertex(2), vertex(0), report), report);
  const Vector3<double> way = differenceOf(vertex(0), line->origin, report);
  const double slope = dotOf(normal, line->direction, report);
  const FormulaNumbers& n = input.numbers;
  QStringList lines{
      QStringLiteral("!n = (!v_{%2} − !v_{%1}) × (!v_{%3} − !v_{%1}) = %4")
          .arg(hull.faces[at][0])
          .arg(hull.faces[at][1])
          .arg(hull.faces[at][2])
          .arg(n(normal)),
      QStringLiteral("!n·!d = %1·%2 = %3").arg(n(normal), n(line->direction), n(slope))};
  if (step.parallel) {
    return lines << wordsInFormula(SlabFormulas::tr("parallel to the slab"));
  }
  const bool enters = slope < 0;
  return lines << QStringLiteral("t_{%1} = !n·(!v_{%2} − !o) / (!n·!d) = %3·%4 / %5 = %6")
                      .arg(QLatin1String(enters ? "in" : "out"))
                      .arg(hull.faces[at][0])
                      .arg(n(normal), n(way), n.factor(slope), n(enters ? step.t.min : step.t.max));
}

/// Times at which the projections of a moving pair on an axis meet and separate.
QStringList sweepLines(const SlabStep& step, const DerivationInput& input) {
  if (input.report->info.kind != Kind::sweep) return {};
  const Report& report = *input.report;
  const FormulaNumbers& n = input.numbers;
  const Vector3<double> way = differenceOf(asComputed(input.displacementA, report),
                                           asComputed(input.displacementB, report), report);
  const auto* a = input.a != nullptr ? std::get_if<Aabb<double>>(input.a) : nullptr;
  const auto* b = input.b != nullptr ? std::get_if<Aabb<double>>(input.b) : nullptr;
  const int k = coordinateOf(step);
  QStringList lines{QStringLiteral("!m = !m_A − !m_B = %1 − %2 = %3  ")
                        .arg(n(asComputed(input.displacementA, report)),
                             n(asComputed(input.displacementB, report)), n(way)) +
                    wordsInFormula(SlabFormulas::tr("displacement of A relative to B"))};
  if (a != nullptr && b != nullptr && k >= 0) {
    const QString axis = axisText(k);
    const auto end = [&](const char* name, bool above, double t) {
      const double from = above ? asComputed(b->max, report)[k] : asComputed(b->min, report)[k];
      const double of = above ? asComputed(a->min, report)[k] : asComputed(a->max, report)[k];
      return QStringLiteral("t_{%1} = (b_{%2} − a_{%3}) / m_%4 = (%5 − %6) / %7 = %8")
          .arg(QLatin1String(name), QLatin1String(above ? "max" : "min"),
               QLatin1String(above ? "min" : "max"), axis, n(from), n.factor(of), n.factor(way[k]),
               n(t));
    };
    if (step.parallel) return lines << QStringLiteral("m_%1 = %2").arg(axis, n(way[k]));
    return lines << end("in", way[k] < 0, step.t.min) << end("out", way[k] > 0, step.t.max);
  }
  if (report.info.method != "sat") return lines;
  return lines << (step.parallel ? QStringLiteral("!L·!m = 0")
                                 : QStringLiteral("t = (b_{min} − a_{max}) / (!L·!m),  "
                                                  "(b_{max} − a_{min}) / (!L·!m)"));
}

/// A line in the space in which an ellipsoid is the unit ball, and in the plane of a flat one.
QStringList ellipsoidLines(const SlabStep& step, const DerivationInput& input) {
  if (operandOf<Ellipsoid<double>>(input) == nullptr) return {};
  if (step.label == "side") {
    return {QStringLiteral("w_i = (!u_j × !u_k)·(!o − !c) / (r_i !u_0·(!u_1 × !u_2)),  "
                           "s_i = (!u_j × !u_k)·!d / (r_i !u_0·(!u_1 × !u_2))"),
            QStringLiteral("t = (−!w·!s ± √(|!s|^2 − |!w × !s|^2)) / |!s|^2 = %1,  %2")
                .arg(input.numbers(step.t.min), input.numbers(step.t.max))};
  }
  const int i = step.label.back() - '0';
  return {QStringLiteral("t = (!u_%1 × !u_%2)·(!c − !o) / ((!u_%1 × !u_%2)·!d)")
              .arg((i + 1) % 3)
              .arg((i + 2) % 3)};
}

/// The roots of a line's squared distance from an axis.
QStringList rootLines(const SlabStep& step, const DerivationInput& input) {
  if (step.label != "side" || input.report->info.kind == Kind::sweep) return {};
  return {QStringLiteral("t = (−!w·!d_⊥ ± √(r^2 |!d_⊥|^2 − |!w × !d_⊥|^2)) / |!d_⊥|^2 = %1,  %2")
              .arg(input.numbers(step.t.min), input.numbers(step.t.max))};
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
    lines << wordsInFormula(CutLines::tr("already empty"));
    return lines;
  }
  const QString left = step.empties ? QStringLiteral("∅") : n(step.remaining);
  lines << QStringLiteral("%1 ∩ %2 = %3  ").arg(n(before), slab, left) +
               wordsInFormula(step.empties ? CutLines::tr("empty: a miss")
                                           : CutLines::tr("remaining after this cut"));
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
  // Only the answer has the squared distance.
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

QStringList slabFormulas(const SlabStep& step, const DerivationInput& input, int index) {
  if (const QStringList lines = sweepLines(step, input); !lines.isEmpty()) return lines;
  for (const auto topic : {boxLines, capLines, ellipsoidLines, rootLines}) {
    if (const QStringList lines = topic(step, input); !lines.isEmpty()) return lines;
  }
  return faceLines(step, input, index);
}

}  // namespace hairline
