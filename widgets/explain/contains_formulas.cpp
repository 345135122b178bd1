#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "core/shapes/hull.h"
#include "core/shapes/triangulate.h"
#include "widgets/explain/terms.h"

namespace hairline {
namespace {

/// Bounds of the solids and rectangles that are tested by their definition.
QString solidFormula(const Predicate& predicate) {
  const QString& label = predicate.label;
  const Terms& terms = predicate.terms;
  const DerivationInput& input = predicate.input;
  const auto* point = operandOf<Point<double>>(input);
  if (const auto* ellipsoid = operandOf<Ellipsoid<double>>(input)) {
    // Vertices have no numbers here, only symbols.
    const bool isPoint = point != nullptr;
    const QString along = isPoint ? QStringLiteral("([p] − [c])·([u%1] × [u%2])")
                                  : QStringLiteral("(!v_i − !c)·(!u_%1 × !u_%2)");
    const QString share = isPoint ? QStringLiteral(" − (%1 / ([u0]·([u1] × [u2]) [r%2]))^2")
                                  : QStringLiteral(" − (%1 / (!u_0·(!u_1 × !u_2) r_%2))^2");
    const auto write = [&](const QString& formula) {
      return isPoint ? terms.write(formula) : formula + QStringLiteral(" = ");
    };
    const auto alongAxis = [&](int i) { return along.arg((i + 1) % 3).arg((i + 2) % 3); };
    if (label.startsWith(QLatin1String("radius "))) {
      return write(QStringLiteral("−|%1|").arg(alongAxis(label.back().digitValue())));
    }
    if (label != QString::fromUtf8("1 - distance² in radii")) return {};
    QString sum = QStringLiteral("1");
    for (int i = 0; i < 3; ++i) {
      if (ellipsoid->radii[static_cast<std::size_t>(i)] == 0) continue;
      sum += share.arg(alongAxis(i)).arg(i);
    }
    return write(sum);
  }
  if (operandOf<Aabb<double>>(input) != nullptr) {
    static const QRegularExpression bound(QStringLiteral("^(?:([xyz]) - min|max - ([xyz]))$"));
    const auto match = bound.match(label);
    const auto* box = operandOf<Aabb<double>>(input);
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
  if (const auto* kdop = operandOf<Kdop<double>>(input); kdop != nullptr && point != nullptr) {
    const bool isLow = label == QLatin1String("height - min");
    if (!isLow && label != QLatin1String("max - height")) return {};
    const auto i = static_cast<std::size_t>(
        predicate.countBefore([&](Label other) { return other == predicate.step.label; }));
    Vector3<double> direction;
    for (std::size_t k = 0; k < 3; ++k) direction[static_cast<int>(k)] = kdop->directions[i][k];
    Terms parts = terms;
    parts.add(QStringLiteral("n"), QStringLiteral("!u_%1").arg(i), direction);
    parts.add(QStringLiteral("bound"),
              isLow ? QStringLiteral("m_{min}") : QStringLiteral("m_{max}"),
              isLow ? kdop->min[i] : kdop->max[i]);
    return parts.write(isLow ? "[n]·[p] − [bound]" : "[bound] − [n]·[p]");
  }
  if (operandOf<Obb<double>>(input) != nullptr && label.startsWith(QLatin1String("half-extent "))) {
    const int i = label.back().digitValue();
    return terms.write(QStringLiteral("|[u0]·([u1] × [u2])| [h%1] − |([p] − [c])·([u%2] × [u%3])|")
                           .arg(i)
                           .arg((i + 1) % 3)
                           .arg((i + 2) % 3));
  }
  if (operandOf<Rectangle<double>>(input) != nullptr) {
    if (label == QLatin1String("height over the plane")) {
      return terms.write("([u0] × [u1])·([p] − [c])");
    }
    if (!label.startsWith(QLatin1String("half-extent "))) return {};
    const int i = label.back().digitValue();
    return terms.write(
        QStringLiteral("|[u0] × [u1]|^2 [h%1] − |([p] − [c])·([u%2] × ([u0] × [u1]))|")
            .arg(i)
            .arg(1 - i));
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
  if (label == QLatin1String("offset - height")) return terms.write("[offset] − [n]·[p]");
  if (label == QLatin1String("beyond the apex")) return terms.write("[u]·([p] − [a])");
  if (label == QLatin1String("before the base")) {
    return terms.write("[h] |[u]|^2 − [u]·([p] − [a])");
  }
  if (label == QLatin1String("within the rim")) {
    return terms.write("[r]^2 |[u]|^2 − |[u] × ([p] − [a])|^2");
  }
  if (label == QLatin1String("within the lateral surface")) {
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
  const auto convex = hullOperand(predicate.input);
  if (!convex) return {};
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

/// The polygon, or the quad as one.
std::optional<Polygon<double>> polygonOperand(const DerivationInput& input) {
  if (const auto* polygon = operandOf<Polygon<double>>(input)) return *polygon;
  const auto* quad = operandOf<Quad<double>>(input);
  if (quad == nullptr) return std::nullopt;
  return Polygon<double>{{quad->vertices.begin(), quad->vertices.end()}};
}

QString polygonFormula(Predicate& predicate) {
  const std::optional<Polygon<double>> polygon = polygonOperand(predicate.input);
  const auto* point = operandOf<Point<double>>(predicate.input);
  if (!polygon || point == nullptr) return {};
  const Report& report = *predicate.input.report;
  const QString& label = predicate.label;
  Terms& terms = predicate.terms;
  const std::size_t count = polygon->vertices.size();
  const std::vector<Vector3<double>> corners = polygon->corners();
  const auto offset = [&](std::size_t i, const Vector3<double>& origin) {
    return differenceOf(asComputed(corners[i], report), asComputed(origin, report), report);
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
  std::size_t first = 0;
  std::size_t end = count;
  std::size_t hole = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (i == end) {
      first = end;
      end += polygon->holes[hole++].size();
    }
    const std::size_t next = i + 1 < end ? i + 1 : first;
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

/// The triangle of a small mesh in a step: the crossings of the ray along x are counted.
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

/// A line, ray or segment and a plane, or what three planes have in common.
QString planeFormula(const Predicate& predicate) {
  const QString& label = predicate.label;
  const Terms& terms = predicate.terms;
  const Report& report = *predicate.input.report;
  if (report.info.kind == Kind::common) {
    if (label == QLatin1String("determinant")) return terms.write("D", "[n_A]·([n_B] × [n_C])");
    return terms.write("|[n_A] × [n_B]|^2");
  }
  if (areFlat(predicate.input)) {
    if (label == QLatin1String("height")) {
      return terms.write("[offset_A] ([n_A]·[n_B]) − [offset_B] |[n_A]|^2");
    }
    const bool isAlong = label == QString::fromUtf8("normal · normal");
    return terms.write(isAlong ? "[n_A]·[n_B]" : "|[n_A] × [n_B]|^2");
  }
  if (operandOf<Plane<double>>(predicate.input) == nullptr &&
      operandOf<HalfSpace<double>>(predicate.input) == nullptr) {
    return {};
  }
  if (label == QLatin1String("height")) return terms.write("h", "[n]·[o] − [offset]");
  if (label == QLatin1String("height of b")) return terms.write("h", "[n]·([o] + [d]) − [offset]");
  if (label == QLatin1String("slope")) return terms.write("s", "[n]·[d]");
  return {};
}

/// Areas of two segments in the plane: on which side of each the ends of the other lie.
QString areaFormula(Predicate& predicate) {
  static const QRegularExpression area(QStringLiteral("^area ([abcd]) ([abcd]) ([abcd])$"));
  const auto match = area.match(predicate.label);
  const auto* a =
      predicate.input.a != nullptr ? std::get_if<Segment2<double>>(predicate.input.a) : nullptr;
  const auto* b =
      predicate.input.b != nullptr ? std::get_if<Segment2<double>>(predicate.input.b) : nullptr;
  if (!match.hasMatch() || a == nullptr || b == nullptr) return {};
  // The ends of the two segments are a, b and c, d.
  const std::array<Vector2<double>, 4> points{a->a, a->b, b->a, b->b};
  const QStringList names{QStringLiteral("a_0"), QStringLiteral("a_1"), QStringLiteral("b_0"),
                          QStringLiteral("b_1")};
  Terms& terms = predicate.terms;
  for (int i = 1; i <= 3; ++i) {
    const auto which = static_cast<std::size_t>(match.captured(i)[0].unicode() - u'a');
    const QString name = names[static_cast<qsizetype>(which)];
    const QString brief = name[0] + QStringLiteral("_{") + name[2];
    terms.add(QStringLiteral("x%1").arg(i), brief + QStringLiteral("x}"), points[which][0]);
    terms.add(QStringLiteral("y%1").arg(i), brief + QStringLiteral("y}"), points[which][1]);
  }
  return terms.write("([x2] − [x1]) ([y3] − [y1]) − ([y2] − [y1]) ([x3] − [x1])");
}

/// The triangles that a line is tested against: one, or the two of a quad with their cut first.
std::vector<Triangle<double>> trianglesOf(const DerivationInput& input) {
  if (const auto* triangle = operandOf<Triangle<double>>(input)) return {*triangle};
  const auto* quad = operandOf<Quad<double>>(input);
  if (quad == nullptr) return {};
  const auto& v = quad->vertices;
  const bool from1 = triangulate(*quad)[0][2] == 3;
  if (from1) return {Triangle<double>{{v[3], v[1], v[0]}}, Triangle<double>{{v[1], v[3], v[2]}}};
  return {Triangle<double>{{v[2], v[0], v[1]}}, Triangle<double>{{v[0], v[2], v[3]}}};
}

/// Signed volumes of a line with the edges of a triangle.
struct Volume {
  const char* label;
  const char* lead;
  const char* pattern;
};
constexpr Volume volumes[] = {
    {"direction c b", "w_a", "[d]·(([c] − [o]) × ([b] − [o]))"},
    {"direction a c", "w_b", "[d]·(([a] − [o]) × ([c] − [o]))"},
    {"direction b a", "w_c", "[d]·(([b] − [o]) × ([a] − [o]))"},
    {"side of bc", "w_a", "−[d]·(([b] − [o]) × ([c] − [o]))"},
    {"side of ca", "w_b", "−[d]·(([c] − [o]) × ([a] − [o]))"},
    {"side of ab", "w_c", "−[d]·(([a] − [o]) × ([b] − [o]))"},
    {"t", "t W", "−([a] − [o])·(([b] − [o]) × ([c] − [o]))"},
    {"1 - t", "(1 − t) W", "([a] − [o] − [d])·(([b] − [o] − [d]) × ([c] − [o] − [d]))"},
    {"height", "h", "(([b] − [a]) × ([c] − [a]))·([o] − [a])"},
};

double volumeOf(const QString& label, const OriginAndDirection& line,
                const Triangle<double>& triangle) {
  using Vector = Vector3<double>;
  const Vector a = triangle.vertices[0] - line.origin;
  const Vector b = triangle.vertices[1] - line.origin;
  const Vector c = triangle.vertices[2] - line.origin;
  if (label.endsWith(QLatin1String("c b")) || label.endsWith(QLatin1String("bc"))) {
    return dot(line.direction, cross(c, b));
  }
  if (label.endsWith(QLatin1String("a c")) || label.endsWith(QLatin1String("ca"))) {
    return dot(line.direction, cross(a, c));
  }
  if (label.endsWith(QLatin1String("b a")) || label.endsWith(QLatin1String("ab"))) {
    return dot(line.direction, cross(b, a));
  }
  if (label == QLatin1String("t")) return -dot(a, cross(b, c));
  const Vector end = line.direction;
  if (label == QLatin1String("1 - t")) {
    return dot(Vector(a - end), cross(Vector(b - end), Vector(c - end)));
  }
  return -dot(a, cross(Vector(b - a), Vector(c - a)));
}

QString volumeFormula(Predicate& predicate) {
  const DerivationInput& input = predicate.input;
  const auto* volume = std::ranges::find_if(
      volumes, [&](const Volume& each) { return predicate.label == QLatin1String(each.label); });
  const auto line = input.a != nullptr ? lineOf(*input.a, *input.report) : std::nullopt;
  const std::vector<Triangle<double>> triangles = trianglesOf(input);
  if (volume == std::end(volumes) || !line || triangles.empty()) return {};
  Terms& terms = predicate.terms;
  // Signs are reversed if the line comes from behind, and a quad's steps do not name their
  // triangle: the value shows which.
  const bool mayTurn = predicate.label.endsWith(QLatin1Char('t'));
  const Triangle<double>* nearest = nullptr;
  bool turned = false;
  double least = 0;
  for (const Triangle<double>& triangle : triangles) {
    const double value = volumeOf(predicate.label, *line, triangle);
    for (const bool turn : {false, true}) {
      if (turn && !mayTurn) continue;
      const double off = std::abs((turn ? -value : value) - predicate.step.value);
      if (nearest != nullptr && !(off < least)) continue;
      nearest = &triangle;
      turned = turn;
      least = off;
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    const QString letter(QChar(u'a' + static_cast<int>(i)));
    terms.add(letter, QLatin1Char('!') + letter, nearest->vertices[i]);
  }
  QString pattern = QString::fromUtf8(volume->pattern);
  if (turned) {
    const QString minus = QString::fromUtf8("−");
    pattern = pattern.startsWith(minus) ? pattern.mid(1) : minus + pattern;
  }
  const QString formula = terms.write(pattern);
  return QString::fromUtf8(volume->lead) + QStringLiteral(" = ") + formula;
}

/// On which side of a quad's cut the line passes.
QString cutFormula(Predicate& predicate) {
  const std::vector<Triangle<double>> triangles = trianglesOf(predicate.input);
  if (predicate.label != QLatin1String("cut") || triangles.size() != 2) return {};
  predicate.terms.add(QStringLiteral("a"), QStringLiteral("!a"), triangles[0].vertices[0]);
  predicate.terms.add(QStringLiteral("b"), QStringLiteral("!b"), triangles[0].vertices[1]);
  return predicate.terms.write("[d]·(([a] − [o]) × ([b] − [o]))");
}

/// Heights of one triangle's corners over the other's plane.
QString heightFormula(Predicate& predicate) {
  static const QRegularExpression over(QStringLiteral("^height of ([ab]) (\\d) over ([ab])$"));
  const auto match = over.match(predicate.label);
  const DerivationInput& input = predicate.input;
  if (!match.hasMatch() || input.a == nullptr || input.b == nullptr) return {};
  const bool overA = match.captured(3) == QLatin1String("a");
  const auto* plane = std::get_if<Triangle<double>>(overA ? input.a : input.b);
  if (plane == nullptr) return {};
  const Report& report = *input.report;
  const auto edge = [&](std::size_t to) {
    return differenceOf(asComputed(plane->vertices[to], report),
                        asComputed(plane->vertices[0], report), report);
  };
  predicate.terms.add(QStringLiteral("n"), QStringLiteral("!n_") + (overA ? "A" : "B"),
                      crossOf(edge(1), edge(2), report));
  const QString pattern =
      QStringLiteral("[n]·([%1] − [%2])")
          .arg(match.captured(1) + match.captured(2), match.captured(3) + QLatin1Char('0'));
  return QStringLiteral("h = ") + predicate.terms.write(pattern);
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

QString crossingFormula(Predicate& predicate) {
  QString formula = planeFormula(predicate);
  for (const auto topic : {areaFormula, volumeFormula, cutFormula, heightFormula}) {
    if (formula.isEmpty()) formula = topic(predicate);
  }
  return formula;
}

}  // namespace hairline
