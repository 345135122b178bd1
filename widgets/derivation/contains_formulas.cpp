#include <QRegularExpression>
#include <algorithm>

#include "core/shapes/hull.h"
#include "core/shapes/triangulate.h"
#include "widgets/derivation/terms.h"

namespace hairline {
namespace {

/// Bounds of the solids that are told by their definition.
QString solidFormula(const Predicate& predicate) {
  const QString& label = predicate.label;
  const Terms& terms = predicate.terms;
  const DerivationInput& input = predicate.input;
  if (operandOf<Aabb<double>>(input) != nullptr) {
    static const QRegularExpression bound(QStringLiteral("^(?:([xyz]) - min|max - ([xyz]))$"));
    const auto match = bound.match(label);
    const auto* box = operandOf<Aabb<double>>(input);
    const auto* point = operandOf<Point<double>>(input);
    if (!match.hasMatch() || point == nullptr) return {};
    const bool low = !match.captured(1).isEmpty();
    const QString axis = match.captured(low ? 1 : 2);
    const int k = axis[0].unicode() - u'x';
    Terms parts = terms;
    parts.add(QStringLiteral("x"), QStringLiteral("p_") + axis, point->position[k]);
    parts.add(QStringLiteral("bound"), axis + (low ? "_{min}" : "_{max}"),
              low ? box->min[k] : box->max[k]);
    return parts.write(low ? "[x] − [bound]" : "[bound] − [x]");
  }
  if (operandOf<Obb<double>>(input) != nullptr && label.startsWith(QLatin1String("half-extent "))) {
    const int i = label.back().digitValue();
    return terms.write(QStringLiteral("|[u0]·([u1] × [u2])| [h%1] − |([p] − [c])·([u%2] × [u%3])|")
                           .arg(i)
                           .arg((i + 1) % 3)
                           .arg((i + 2) % 3));
  }
  if (label == QString::fromUtf8("radius² - distance² to a")) {
    return terms.write("[r]^2 − |[p] − [a]|^2");
  }
  if (label == QString::fromUtf8("radius² - distance² to b")) {
    return terms.write("[r]^2 − |[p] − [b]|^2");
  }
  if (label == QString::fromUtf8("radius² - distance² to the axis")) {
    return terms.write("[r]^2 |[b] − [a]|^2 − |([b] − [a]) × ([p] − [a])|^2");
  }
  if (label == QLatin1String("beyond cap a")) return terms.write("([b] − [a])·([p] − [a])");
  if (label == QLatin1String("before cap b")) return terms.write("([b] − [a])·([b] − [p])");
  if (label == QLatin1String("beyond the apex")) return terms.write("[u]·([p] − [a])");
  if (label == QLatin1String("before the base")) {
    return terms.write("[h] |[u]|^2 − [u]·([p] − [a])");
  }
  if (label == QLatin1String("within the rim")) {
    return terms.write("[r]^2 |[u]|^2 − |[u] × ([p] − [a])|^2");
  }
  if (label == QLatin1String("within the mantle")) {
    return terms.write("([r] ([u]·([p] − [a])))^2 − [h]^2 |[u]|^2 |[u] × ([p] − [a])|^2");
  }
  return {};
}

QString tetrahedronFormula(const Predicate& predicate) {
  if (operandOf<Tetrahedron<double>>(predicate.input) == nullptr) return {};
  if (predicate.label == QLatin1String("volume")) {
    return predicate.terms.write("([v1] − [v0])·(([v2] − [v0]) × ([v3] − [v0]))");
  }
  if (!predicate.label.startsWith(QLatin1String("inside of face "))) return {};
  const int i = predicate.label.back().digitValue();
  return predicate.terms.write(QStringLiteral("(([v%2] − [v%1]) × ([v%3] − [v%1]))·([p] − [v%1])")
                                   .arg((i + 1) % 4)
                                   .arg((i + 2) % 4)
                                   .arg((i + 3) % 4));
}

/// The vertex from which a height over a triangle is measured: in float and double the one nearest
/// to the point.
int vertexMeasuredFrom(const Triangle<double>& triangle, const Vector3<double>& point,
                       const Report& report) {
  if (report.scalar == ScalarKind::exact) return 0;
  const auto distanceTo = [&](std::size_t i) {
    return differenceOf(asComputed(point, report), asComputed(triangle.vertices[i], report), report)
        .cwiseAbs()
        .maxCoeff();
  };
  const int nearest = distanceTo(1) < distanceTo(0) ? 1 : 0;
  return distanceTo(2) < std::min(distanceTo(0), distanceTo(1)) ? 2 : nearest;
}

QString triangleFormula(Predicate& predicate) {
  const auto* triangle = operandOf<Triangle<double>>(predicate.input);
  const auto* point = operandOf<Point<double>>(predicate.input);
  if (triangle == nullptr || point == nullptr) return {};
  const Report& report = *predicate.input.report;
  const QString& label = predicate.label;
  Terms& terms = predicate.terms;
  const auto vertex = [&](std::size_t i) { return asComputed(triangle->vertices[i], report); };
  const auto from = [&](std::size_t i, std::size_t j) {
    return differenceOf(vertex(i), vertex(j), report);
  };
  terms.add(QStringLiteral("n"), QStringLiteral("!n"), crossOf(from(1, 0), from(2, 0), report));
  if (label == QLatin1String("height over the plane")) {
    return terms.write(QStringLiteral("[n]·([p] − [v%1])")
                           .arg(vertexMeasuredFrom(*triangle, point->position, report)));
  }
  if (label.startsWith(QLatin1String("inside of edge "))) {
    const int i = label.back().digitValue();
    return terms.write(
        QStringLiteral("[n]·(([v%1] − [v%2]) × ([p] − [v%2]))").arg((i + 2) % 3).arg((i + 1) % 3));
  }
  if (!label.startsWith(QLatin1String("weight of vertex "))) return {};
  const Vector3<double> way = differenceOf(asComputed(point->position, report), vertex(0), report);
  const auto product = [&](const char* name, const char* symbol, const Vector3<double>& x,
                           const Vector3<double>& y) {
    terms.add(QLatin1String(name), QString::fromUtf8(symbol), dotOf(x, y, report));
  };
  product("bb", "|!e_1|^2", from(1, 0), from(1, 0));
  product("bc", "(!e_1·!e_2)", from(1, 0), from(2, 0));
  product("cc", "|!e_2|^2", from(2, 0), from(2, 0));
  product("pb", "((!p − !v_0)·!e_1)", way, from(1, 0));
  product("pc", "((!p − !v_0)·!e_2)", way, from(2, 0));
  const int i = label.back().digitValue();
  if (i == 1) return terms.write("v D", "[cc] [pb] − [bc] [pc]");
  if (i == 2) return terms.write("w D", "[bb] [pc] − [bc] [pb]");
  return terms.write("u D = D − v D − w D",
                     "[bb] [cc] − [bc]^2 − ([cc] [pb] − [bc] [pc]) − ([bb] [pc] − [bc] [pb])");
}

QString hullFormula(Predicate& predicate) {
  const auto* convex = operandOf<Convex<double>>(predicate.input);
  if (convex == nullptr) return {};
  Terms& terms = predicate.terms;
  const auto add = [&](const char* name, int i) {
    terms.add(QLatin1String(name), QStringLiteral("!v_{%1}").arg(i),
              convex->vertices[static_cast<std::size_t>(i)]);
  };
  const Hull hull = hullAsComputed(*convex, *predicate.input.report);
  const auto at = static_cast<std::size_t>(
      predicate.countBefore([&](Label other) { return other == predicate.step.label; }));
  if (predicate.label == QLatin1String("height over face") && at < hull.faces.size()) {
    add("a", hull.faces[at][0]);
    add("b", hull.faces[at][1]);
    add("c", hull.faces[at][2]);
    return terms.write("(([b] − [a]) × ([c] − [a]))·([p] − [a])");
  }
  if (hull.outline.size() < 3) return {};
  add("a", hull.outline[0]);
  add("b", hull.outline[1]);
  add("c", hull.outline[2]);
  if (predicate.label == QLatin1String("height over the plane")) {
    return terms.write("(([b] − [a]) × ([c] − [a]))·([p] − [a])");
  }
  if (predicate.label != QLatin1String("inside of edge") || at >= hull.outline.size()) return {};
  add("from", hull.outline[at]);
  add("to", hull.outline[(at + 1) % hull.outline.size()]);
  return terms.write("(([b] − [a]) × ([c] − [a]))·(([to] − [from]) × ([p] − [from]))");
}

QString polygonFormula(Predicate& predicate) {
  const auto* polygon = operandOf<Polygon<double>>(predicate.input);
  const auto* point = operandOf<Point<double>>(predicate.input);
  if (polygon == nullptr || point == nullptr) return {};
  const Report& report = *predicate.input.report;
  const QString& label = predicate.label;
  Terms& terms = predicate.terms;
  const std::size_t count = polygon->vertices.size();
  const auto offset = [&](std::size_t i, const Vector3<double>& origin) {
    return differenceOf(asComputed(polygon->vertices[i], report), asComputed(origin, report),
                        report);
  };
  if (label == QLatin1String("height over the plane")) {
    Vector3<double> normal = Vector3<double>::Zero();
    for (std::size_t i = 1; i + 1 < count; ++i) {
      normal +=
          crossOf(offset(i, polygon->vertices[0]), offset(i + 1, polygon->vertices[0]), report);
    }
    terms.add(QStringLiteral("n"), QStringLiteral("!n"), normal);
    terms.add(QStringLiteral("v0"), QStringLiteral("!v_0"), polygon->vertices[0]);
    return terms.write("[n]·([p] − [v0])");
  }
  if (label == QLatin1String("quarter turns")) {
    const SignStep* last = predicate.before("quarter turns");
    const double before = last != nullptr ? last->value : 0;
    terms.add(QStringLiteral("before"), QStringLiteral("q"), before);
    terms.add(QStringLiteral("turn"), QStringLiteral("Δq"), predicate.step.value - before);
    return terms.write("q", "[before] + [turn]");
  }
  if (!label.startsWith(QLatin1String("edge "))) return {};
  std::vector<Vector3<double>> rounded;
  for (const Vector3<double>& vertex : polygon->vertices) {
    rounded.push_back(asComputed(vertex, report));
  }
  const int axis = viewOf(rounded).axis;
  const int across = (axis + 1) % 3;
  const int up = (axis + 2) % 3;
  int passed = predicate.countBefore([](Label other) { return other.starts_with("edge "); });
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t next = (i + 1) % count;
    const Vector3<double> a = offset(i, point->position);
    const Vector3<double> b = offset(next, point->position);
    if ((a[up] > 0) == (b[up] > 0) || passed-- > 0) continue;
    const auto add = [&](const char* name, std::size_t corner, int k, double value) {
      terms.add(QLatin1String(name),
                QStringLiteral("(!v_{%1} − !p)_%2").arg(corner).arg(QChar(u'x' + k)), value);
    };
    add("ax", i, across, a[across]);
    add("ay", i, up, a[up]);
    add("bx", next, across, b[across]);
    add("by", next, up, b[up]);
    return terms.write("[ax] [by] − [ay] [bx]");
  }
  return {};
}

/// The triangle of a small mesh that a step is about: the rays along x that pass it are counted.
QString meshFormula(Predicate& predicate) {
  const auto* mesh = operandOf<Mesh>(predicate.input);
  const auto* point = operandOf<Point<double>>(predicate.input);
  if (mesh == nullptr || point == nullptr) return {};
  if (!predicate.label.startsWith(QLatin1String("face "))) return {};
  const Report& report = *predicate.input.report;
  Terms& terms = predicate.terms;
  constexpr std::size_t fewTriangles = 500;
  int passed = predicate.countBefore([](Label other) { return other.starts_with("face "); });
  const auto sideOf = [&](const Vector3<double>& a, const Vector3<double>& b) {
    const double side = crossOf(a, b, report)[0];
    const double turn = side != 0 ? side : b[2] != a[2] ? a[2] - b[2] : b[1] - a[1];
    return turn > 0 ? 1 : turn < 0 ? -1 : 0;
  };
  for (const std::array<int, 3>& triangle : mesh->triangles) {
    if (mesh->triangles.size() > fewTriangles) break;
    std::array<Vector3<double>, 3> v;
    for (std::size_t i = 0; i < 3; ++i) {
      v[i] = differenceOf(asComputed(mesh->vertices[static_cast<std::size_t>(triangle[i])], report),
                          asComputed(point->position, report), report);
    }
    const int facing = sideOf(v[0], v[1]);
    if (facing == 0 || sideOf(v[1], v[2]) != facing || sideOf(v[2], v[0]) != facing) continue;
    if (passed-- > 0) continue;
    for (std::size_t i = 0; i < 3; ++i) {
      terms.add(QString(QChar(u'a' + static_cast<int>(i))),
                QStringLiteral("!v_{%1}").arg(triangle[i]),
                mesh->vertices[static_cast<std::size_t>(triangle[i])]);
    }
    return terms.write("([a] − [p])·(([b] − [p]) × ([c] − [p]))");
  }
  return QStringLiteral("(!v_i − !p)·((!v_j − !p) × (!v_k − !p)) = ");
}

}  // namespace

QString containsFormula(Predicate& predicate) {
  if (predicate.input.report->info.kind != Kind::contains) return {};
  QString formula = solidFormula(predicate);
  if (formula.isEmpty()) formula = tetrahedronFormula(predicate);
  for (const auto topic : {triangleFormula, hullFormula, polygonFormula, meshFormula}) {
    if (formula.isEmpty()) formula = topic(predicate);
  }
  return formula;
}

}  // namespace hairline
