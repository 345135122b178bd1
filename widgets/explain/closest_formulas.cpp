#include <QRegularExpression>
#include <algorithm>
#include <optional>

#include "core/math/unit_factor.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"
#include "widgets/explain/terms.h"

namespace hairline {
namespace {

/// The triangle of a step, as a, b, c: the triangles of a polygon are tested one by one.
std::optional<Triangle<double>> triangleAskedAbout(const Predicate& predicate) {
  if (const auto* triangle = operandOf<Triangle<double>>(predicate.input)) return *triangle;
  const auto* polygon = operandOf<Polygon<double>>(predicate.input);
  if (polygon == nullptr) return std::nullopt;
  // Triangulated in the report's scalar.
  const std::vector<IndexTriple> triangles = triangulate(polygon->withCorners(
      [&](const Vector3<double>& vertex) { return asComputed(vertex, *predicate.input.report); }));
  const auto at = static_cast<std::size_t>(
      predicate.countBefore([&](Label other) { return other == predicate.step.label; }));
  if (at >= triangles.size()) return std::nullopt;
  return triangleOn(polygon->corners(), triangles[at]);
}

/// A corner's weight as a triple product with the normal.
QString weightByNormal(Predicate& predicate, const Triangle<double>& triangle, int corner) {
  const Report& report = *predicate.input.report;
  const auto edge = [&](std::size_t to) {
    return differenceOf(asComputed(triangle.vertices[to], report),
                        asComputed(triangle.vertices[0], report), report);
  };
  predicate.terms.add(QStringLiteral("n"), QStringLiteral("!n"), crossOf(edge(1), edge(2), report));
  const QString letters = QStringLiteral("abc");
  return predicate.terms.write(QStringLiteral("[n]·(([%1] − [p]) × ([%2] − [p]))")
                                   .arg(letters[(corner + 1) % 3])
                                   .arg(letters[(corner + 2) % 3]));
}

/// A corner's weight as products of the projections on two edges.
QString weightByProjections(Predicate& predicate, const Triangle<double>& triangle, int corner) {
  const Report& report = *predicate.input.report;
  const auto* sphere = operandOf<Sphere<double>>(predicate.input);
  const auto* point = operandOf<Point<double>>(predicate.input);
  if (sphere == nullptr && point == nullptr) return {};
  const Vector3<double> p =
      asComputed(sphere != nullptr ? sphere->center : point->position, report);
  const auto vertex = [&](std::size_t i) { return asComputed(triangle.vertices[i], report); };
  const QString letters = QStringLiteral("abc");
  // Named by the edge from a and by the corner relative to which the point is taken: "bc" is (b −
  // a)·(p − c).
  for (std::size_t edge = 1; edge < 3; ++edge) {
    for (std::size_t from = 0; from < 3; ++from) {
      const QChar to = letters[static_cast<qsizetype>(edge)];
      const QChar start = letters[static_cast<qsizetype>(from)];
      predicate.terms.add(QString(to) + start,
                          QStringLiteral("((!%1 − !a)·(!p − !%2))").arg(to).arg(start),
                          dotOf(differenceOf(vertex(edge), vertex(0), report),
                                differenceOf(p, vertex(from), report), report));
    }
  }
  static constexpr const char* patterns[] = {"[bb] [cc] − [bc] [cb]", "[bc] [ca] − [ba] [cc]",
                                             "[ba] [cb] − [bb] [ca]"};
  return predicate.terms.write(patterns[corner]);
}

/// The products that determine the Voronoi region of a point.
QString regionFormula(Predicate& predicate) {
  static const QRegularExpression product(
      QStringLiteral("^\\(([abcp])-([abcp])\\)·\\(([abcp])-([abcp])\\)$"));
  static const QRegularExpression inside(QStringLiteral("^inside of edge (\\d)$"));
  const auto projected = product.match(predicate.label);
  const auto weight = inside.match(predicate.label);
  if (!projected.hasMatch() && !weight.hasMatch()) return {};
  const std::optional<Triangle<double>> triangle = triangleAskedAbout(predicate);
  if (!triangle) return {};
  Terms& terms = predicate.terms;
  if (const auto* sphere = operandOf<Sphere<double>>(predicate.input)) {
    terms.add(QStringLiteral("p"), QStringLiteral("!p"), sphere->center);
  }
  for (std::size_t i = 0; i < 3; ++i) {
    const QString letter(QChar(u'a' + static_cast<int>(i)));
    terms.add(letter, QLatin1Char('!') + letter, triangle->vertices[i]);
  }
  if (projected.hasMatch()) {
    return terms.write(QStringLiteral("([%1] − [%2])·([%3] − [%4])")
                           .arg(projected.captured(1), projected.captured(2), projected.captured(3),
                                projected.captured(4)));
  }
  const int i = weight.captured(1).toInt();
  return predicate.input.report->info.method == "barycentric"
             ? weightByNormal(predicate, *triangle, i)
             : weightByProjections(predicate, *triangle, i);
}

/// The minimum of the squared distance as a quadratic over a triangle's two parameters.
QString quadraticFormula(Predicate& predicate) {
  const auto* triangle = operandOf<Triangle<double>>(predicate.input);
  const auto* point = operandOf<Point<double>>(predicate.input);
  if (predicate.input.report->info.method != "quadratic" || triangle == nullptr ||
      point == nullptr) {
    return {};
  }
  const Report& report = *predicate.input.report;
  Terms& terms = predicate.terms;
  const auto vertex = [&](std::size_t i) { return asComputed(triangle->vertices[i], report); };
  const Vector3<double> e1 = differenceOf(vertex(1), vertex(0), report);
  const Vector3<double> e2 = differenceOf(vertex(2), vertex(0), report);
  const Vector3<double> way = differenceOf(vertex(0), asComputed(point->position, report), report);
  const auto product = [&](const char* name, const char* symbol, const Vector3<double>& x,
                           const Vector3<double>& y) {
    terms.add(QLatin1String(name), QString::fromUtf8(symbol), dotOf(x, y, report));
  };
  product("a", "|!e_1|^2", e1, e1);
  product("b", "(!e_1·!e_2)", e1, e2);
  product("c", "|!e_2|^2", e2, e2);
  product("d", "(!e_1·(!v_0 − !p))", e1, way);
  product("e", "(!e_2·(!v_0 − !p))", e2, way);
  if (predicate.label == QLatin1String("determinant")) return terms.write("D", "[a] [c] − [b]^2");
  if (predicate.label.startsWith(QLatin1String("s of the free"))) {
    return terms.write("s D", "[b] [e] − [c] [d]");
  }
  if (predicate.label.startsWith(QLatin1String("t of the free"))) {
    return terms.write("t D", "[b] [d] − [a] [e]");
  }
  const SignStep* determinant = predicate.before("determinant");
  const SignStep* s = predicate.before("s of the free minimum, times the determinant");
  const SignStep* t = predicate.before("t of the free minimum, times the determinant");
  if (determinant == nullptr || s == nullptr || t == nullptr) return {};
  terms.add(QStringLiteral("D"), QStringLiteral("D"), determinant->value);
  terms.add(QStringLiteral("s"), QStringLiteral("s D"), s->value);
  terms.add(QStringLiteral("t"), QStringLiteral("t D"), t->value);
  return terms.write("(1 − s − t) D", "[D] − [s] − [t]");
}

/// Two lines, or two segments: the nearest point of each given the other's.
QString lineAndLineFormula(Predicate& predicate) {
  Terms& terms = predicate.terms;
  const QString& label = predicate.label;
  if (label == QString::fromUtf8("|d1 × d2|²")) return terms.write("|[d_A] × [d_B]|^2");
  if (label == QString::fromUtf8("(p2 - p1)·(d1 × d2)")) {
    return terms.write("([o_B] − [o_A])·([d_A] × [d_B])");
  }
  const Report& report = *predicate.input.report;
  const bool isFirst = label == QLatin1String("s");
  if (report.info.method != "clamp" || (!isFirst && label != QLatin1String("t"))) return {};
  // Each step clamps one of the two; the other is fixed.
  const auto beside = static_cast<std::size_t>(predicate.index + (isFirst ? 1 : -1));
  if (beside >= report.trace.steps.size()) return {};
  const auto* other = std::get_if<SignStep>(&report.trace.steps[beside]);
  const auto line = predicate.input.a != nullptr && predicate.input.b != nullptr
                        ? lineOf(isFirst ? *predicate.input.a : *predicate.input.b, report)
                        : std::nullopt;
  if (other == nullptr || !line) return {};
  if (isZero(line->direction)) {
    return QStringLiteral("!d_%1 = 0,  %2 = ").arg(QLatin1String(isFirst ? "A" : "B"), label);
  }
  terms.add(QStringLiteral("other"), isFirst ? QStringLiteral("t") : QStringLiteral("s"),
            other->value);
  std::string formula = isFirst ? "[d_A]·([o_B] + [other] [d_B] − [o_A]) / |[d_A]|^2"
                                : "[d_B]·([o_A] + [other] [d_A] − [o_B]) / |[d_B]|^2";
  const Shape& own = isFirst ? *predicate.input.a : *predicate.input.b;
  if (std::holds_alternative<Segment<double>>(own)) formula = "max(0, min(1, " + formula + "))";
  if (std::holds_alternative<Ray<double>>(own)) formula = "max(0, " + formula + ")";
  return terms.write(isFirst ? "s" : "t", formula.c_str());
}

/// The squared distance of a box around triangles against the least so far.
QString treeFormula(const Predicate& predicate) {
  if (!predicate.label.startsWith(QLatin1String("box "))) return {};
  const FormulaNumbers& n = predicate.input.numbers;
  const std::vector<Step>& steps = predicate.input.report->trace.steps;
  const RegionStep* best = nullptr;
  const auto distanceOf = [](const RegionStep& region) {
    return squaredNorm(Vector3<double>(region.query - region.nearest));
  };
  for (int i = 0; i < predicate.index; ++i) {
    const auto* region = std::get_if<RegionStep>(&steps[static_cast<std::size_t>(i)]);
    if (region == nullptr || (best != nullptr && distanceOf(*region) >= distanceOf(*best))) {
      continue;
    }
    best = region;
  }
  if (best == nullptr) return {};
  return QStringLiteral("D_{box}^2 − |!p − !q|^2 = D_{box}^2 − |%1 − %2|^2 = ")
      .arg(n(best->query), n(best->nearest));
}

/// The nearest point of a box is found axis by axis: each adds the distance by which the centre
/// lies outside.
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
  // Of a line the nearest point of the core is not recorded.
  if (predicate.input.report->info.kind == Kind::closest) return {};
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

/// A line and the balls at the ends of a capsule, or its side in the projection along the axis.
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
  // The component of a vector perpendicular to the axis.
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

/// The squared height of a sphere's centre against its radius, at rest and moving.
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
  // Float and double scale the numbers to about one first, so that their squares stay in range.
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

/// A vector in the space in which an ellipsoid is the unit ball.
Vector3<double> inRadii(const Ellipsoid<double>& ellipsoid, const Vector3<double>& vector) {
  const auto& axes = ellipsoid.axes;
  const double volume = dot(axes[0], cross(axes[1], axes[2]));
  Vector3<double> seen;
  for (std::size_t i = 0; i < 3; ++i) {
    const double radius = ellipsoid.radii[i];
    const Vector3<double> normal = cross(axes[(i + 1) % 3], axes[(i + 2) % 3]);
    seen[static_cast<int>(i)] = radius == 0 ? 0 : dot(normal, vector) / (volume * radius);
  }
  return seen;
}

/// An ellipsoid and a plane or half-space, or a line in the space in which it is the unit ball.
QString ellipsoidFormula(Predicate& predicate) {
  const DerivationInput& input = predicate.input;
  const Report& report = *input.report;
  const auto* ellipsoid = operandOf<Ellipsoid<double>>(input);
  if (ellipsoid == nullptr) return {};
  const QString& label = predicate.label;
  Terms& terms = predicate.terms;
  if (label.startsWith(QLatin1String("coefficient "))) {
    return QStringLiteral("[λ^%1] (|G + λ I| (|!d|^2 − r^2 − λ) − !b·adj(G + λ I) !b) = ")
        .arg(label.back());
  }
  if (label == QLatin1String("positive roots")) return QStringLiteral("n_{λ > 0} = ");
  if (label == QLatin1String("height of the centre")) {
    return terms.write("h", "[n]·[c] − [offset]");
  }
  const SignStep* height = predicate.before("height of the centre");
  if (label == QLatin1String("squared height minus squared radius") && height != nullptr) {
    terms.add(QStringLiteral("h"), QStringLiteral("h"), height->value);
    return terms.write("[h]^2 − ([r0] [n]·[u0])^2 − ([r1] [n]·[u1])^2 − ([r2] [n]·[u2])^2");
  }
  const auto line = input.a != nullptr ? lineOf(*input.a, report) : std::nullopt;
  if (!line) return {};
  terms.add(QStringLiteral("w"), QStringLiteral("!w"),
            inRadii(*ellipsoid, line->origin - ellipsoid->center));
  terms.add(QStringLiteral("s"), QStringLiteral("!s"), inRadii(*ellipsoid, line->direction));
  if (label == QLatin1String("discriminant")) return terms.write("|[s]|^2 − |[w] × [s]|^2");
  if (label == QString::fromUtf8("side: distance² - radius²")) {
    return QStringLiteral("|!w + t !s|^2 − 1 = ");
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

QString closestFormula(Predicate& predicate) {
  QString formula = regionFormula(predicate);
  if (predicate.input.report->info.kind != Kind::closest || !formula.isEmpty()) return formula;
  if (predicate.label == QString::fromUtf8("direction · (point - origin)")) {
    return predicate.terms.write("[d]·([p] − [o])");
  }
  if (predicate.label == QLatin1String("height of the point")) {
    return predicate.terms.write("h", "[n]·[p] − [offset]");
  }
  formula = quadraticFormula(predicate);
  if (formula.isEmpty()) formula = lineAndLineFormula(predicate);
  return formula.isEmpty() ? treeFormula(predicate) : formula;
}

QString roundFormula(Predicate& predicate) {
  QString formula = ballFormula(predicate);
  if (formula.isEmpty()) formula = lineAndSphereFormula(predicate);
  for (const auto topic :
       {ellipsoidFormula, lineAndSideFormula, sphereAndPlaneFormula, coneAndPlaneFormula}) {
    if (formula.isEmpty()) formula = topic(predicate);
  }
  return formula;
}

}  // namespace hairline
