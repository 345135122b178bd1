#include <algorithm>

#include "core/math/unit_factor.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cylinder.h"
#include "widgets/derivation/terms.h"

namespace hairline {
namespace {

/// The nearest point of a box is found axis by axis: each adds as far as the centre lies outside.
QString boxDistanceFormula(const Predicate& predicate) {
  const auto* sphere = operandOf<Sphere<double>>(predicate.input);
  const FormulaNumbers& n = predicate.input.numbers;
  const std::vector<Step>& steps = predicate.input.report->trace.steps;
  QString sum;
  for (int i = 0; i < predicate.index; ++i) {
    const auto* axis = std::get_if<AxisStep>(&steps[static_cast<std::size_t>(i)]);
    if (axis != nullptr) sum += QStringLiteral(" − %1^2").arg(n(std::max(0.0, axis->gap)));
  }
  if (sphere == nullptr || sum.isEmpty()) return {};
  return QStringLiteral("r^2 − Σ max(0, g_k)^2 = %1^2%2 = ")
      .arg(n(asComputed(sphere->radius, *predicate.input.report)), sum);
}

/// Squared distances against squared radii.
QString ballFormula(Predicate& predicate) {
  Terms& terms = predicate.terms;
  if (predicate.label == QString::fromUtf8("(sum of radii)² - distance²")) {
    return terms.write("([r_A] + [r_B])^2 − |[c_B] − [c_A]|^2");
  }
  if (predicate.label != QString::fromUtf8("radius² - distance²")) return {};
  if (terms.has(QStringLiteral("p"))) return terms.write("[r]^2 − |[p] − [c]|^2");
  const std::vector<Step>& steps = predicate.input.report->trace.steps;
  for (int i = predicate.index - 1; i >= 0; --i) {
    const auto* region = std::get_if<RegionStep>(&steps[static_cast<std::size_t>(i)]);
    if (region == nullptr) continue;
    terms.add(QStringLiteral("q"), QStringLiteral("!q"), region->nearest);
    return terms.write("[r]^2 − |[q] − [c]|^2");
  }
  return boxDistanceFormula(predicate);
}

/// A line, ray or segment and a sphere.
QString lineAndSphereFormula(const Predicate& predicate) {
  const QString& label = predicate.label;
  const Terms& terms = predicate.terms;
  if (operandOf<Sphere<double>>(predicate.input) == nullptr) return {};
  if (label == QString::fromUtf8("origin: distance² - radius²")) {
    return terms.write("|[o] − [c]|^2 − [r]^2");
  }
  if (label == QString::fromUtf8("end: distance² - radius²")) {
    return terms.write("|[o] + [d] − [c]|^2 − [r]^2");
  }
  if (label == QString::fromUtf8("direction · (origin - centre)")) {
    return terms.write("[d]·([o] − [c])");
  }
  if (label == QString::fromUtf8("direction · (end - centre)")) {
    return terms.write("[d]·([o] + [d] − [c])");
  }
  if (label != QLatin1String("discriminant")) return {};
  if (predicate.input.report->info.method == "test") {
    return terms.write("(([o] − [c])·[d])^2 − |[d]|^2 (|[o] − [c]|^2 − [r]^2)");
  }
  return terms.write("[r]^2 |[d]|^2 − |([o] − [c]) × [d]|^2");
}

/// A line and the balls at the ends of a capsule, or a side as seen along its axis.
QString lineAndSideFormula(Predicate& predicate) {
  const QString& label = predicate.label;
  const DerivationInput& input = predicate.input;
  const Report& report = *input.report;
  Terms& terms = predicate.terms;
  if (label == QLatin1String("discriminant of end a")) {
    return terms.write("[r]^2 |[d]|^2 − |([o] − [a]) × [d]|^2");
  }
  if (label == QLatin1String("discriminant of end b")) {
    return terms.write("[r]^2 |[d]|^2 − |([o] − [b]) × [d]|^2");
  }
  const auto* capsule = operandOf<Capsule<double>>(input);
  const auto* cylinder = operandOf<Cylinder<double>>(input);
  const auto line = input.a != nullptr ? lineOf(*input.a, report) : std::nullopt;
  if (!line || (capsule == nullptr && cylinder == nullptr)) return {};
  const Vector3<double> a = asComputed(capsule != nullptr ? capsule->a : cylinder->a, report);
  const Vector3<double> b = asComputed(capsule != nullptr ? capsule->b : cylinder->b, report);
  const Vector3<double> axis = differenceOf(b, a, report);
  const double length = dotOf(axis, axis, report);
  // What is left of a vector across the axis.
  const auto across = [&](const Vector3<double>& vector) {
    return Vector3<double>(vector - axis * (dotOf(axis, vector, report) / length));
  };
  terms.add(QStringLiteral("w"), QStringLiteral("!w"),
            across(differenceOf(line->origin, a, report)));
  terms.add(QStringLiteral("s"), QStringLiteral("!d_⊥"), across(line->direction));
  if (label == QLatin1String("discriminant")) {
    return terms.write("[r]^2 |[s]|^2 − |[w] × [s]|^2");
  }
  if (label == QString::fromUtf8("side: distance² - radius²")) {
    return QStringLiteral("|!w + t !d_⊥|^2 − r^2 = ");
  }
  return {};
}

/// The squared height of a sphere's centre against its radius, at rest and on its way.
QString sphereAndPlaneFormula(Predicate& predicate) {
  const DerivationInput& input = predicate.input;
  const Report& report = *input.report;
  const auto* sphere = operandOf<Sphere<double>>(input);
  const auto* plane = operandOf<Plane<double>>(input);
  if (sphere == nullptr || plane == nullptr) return {};
  const QString& label = predicate.label;
  Terms& terms = predicate.terms;
  if (label == QLatin1String("height of the centre")) {
    return terms.write("h", "[n]·[c] − [offset]");
  }
  const Vector3<double> normal = asComputed(plane->normal, report);
  const double height = dotOf(normal, asComputed(sphere->center, report), report) - plane->offset;
  terms.add(QStringLiteral("h"), QStringLiteral("h"), height);
  if (report.info.kind != Kind::sweep) {
    if (label != QLatin1String("squared height minus squared radius")) return {};
    return terms.write("[h]^2 − [r]^2 |[n]|^2");
  }
  const Vector3<double> way = differenceOf(asComputed(input.displacementA, report),
                                           asComputed(input.displacementB, report), report);
  const double along = dotOf(normal, way, report);
  // Float and double bring the numbers near one first, so that their squares stay in range.
  const double bound =
      std::max({std::abs(height), std::abs(along), sphere->radius * normal.cwiseAbs().maxCoeff()});
  const double scale = report.scalar == ScalarKind::exact     ? 1
                       : report.scalar == ScalarKind::float32 ? factorToUnit(float(bound))
                                                              : factorToUnit(bound);
  terms.add(QStringLiteral("k"), QStringLiteral("k"), scale);
  terms.add(QStringLiteral("m"), QStringLiteral("!m"), way);
  const bool scaled = scale != 1;
  if (label == QLatin1String("squared height minus squared radius")) {
    return terms.write(scaled ? "[k]^2 ([h]^2 − [r]^2 |[n]|^2)" : "[h]^2 − [r]^2 |[n]|^2");
  }
  if (label == QLatin1String("height at the end")) {
    return terms.write(scaled ? "[k] ([h] + [n]·[m])" : "[h] + [n]·[m]");
  }
  if (label == QLatin1String("squared height minus squared radius at the end")) {
    return terms.write(scaled ? "[k]^2 (([h] + [n]·[m])^2 − [r]^2 |[n]|^2)"
                              : "([h] + [n]·[m])^2 − [r]^2 |[n]|^2");
  }
  return {};
}

QString coneAndPlaneFormula(Predicate& predicate) {
  if (operandOf<Cone<double>>(predicate.input) == nullptr ||
      operandOf<Plane<double>>(predicate.input) == nullptr) {
    return {};
  }
  const QString& label = predicate.label;
  Terms& terms = predicate.terms;
  if (label == QLatin1String("height of the apex")) return terms.write("[n]·[a] − [offset]");
  if (label == QLatin1String("height of the base's centre")) {
    return terms.write("m", "[n]·([a] + [h] [u]) − [offset]");
  }
  if (label == QString::fromUtf8("normal · axis")) return terms.write("[n]·[u]");
  const SignStep* middle = predicate.before("height of the base's centre");
  if (label != QLatin1String("squared height minus squared reach of the rim") ||
      middle == nullptr) {
    return {};
  }
  terms.add(QStringLiteral("m"), QStringLiteral("m"), middle->value);
  return terms.write("[m]^2 |[u]|^2 − [r]^2 |[n] × [u]|^2");
}

}  // namespace

QString roundFormula(Predicate& predicate) {
  QString formula = ballFormula(predicate);
  if (formula.isEmpty()) formula = lineAndSphereFormula(predicate);
  for (const auto topic : {lineAndSideFormula, sphereAndPlaneFormula, coneAndPlaneFormula}) {
    if (formula.isEmpty()) formula = topic(predicate);
  }
  return formula;
}

}  // namespace hairline
