#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "core/shapes/triangulate.h"
#include "widgets/derivation/terms.h"

namespace hairline {
namespace {

/// A line, ray or segment and a plane, or what three planes have in common.
QString planeFormula(const Predicate& predicate) {
  const QString& label = predicate.label;
  const Terms& terms = predicate.terms;
  const Report& report = *predicate.input.report;
  if (report.info.kind == Kind::common) {
    if (label == QLatin1String("determinant")) return terms.write("D", "[n_A]·([n_B] × [n_C])");
    return terms.write("|[n_A] × [n_B]|^2");
  }
  if (operandOf<Plane<double>>(predicate.input) == nullptr) return {};
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
  // The ends of both segments have the letters a, b and c, d.
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

/// The triangles that a line may be asked about: the one, or the two of a quad with their cut
/// first.
std::vector<Triangle<double>> trianglesOf(const DerivationInput& input) {
  if (const auto* triangle = operandOf<Triangle<double>>(input)) return {*triangle};
  const auto* quad = operandOf<Quad<double>>(input);
  if (quad == nullptr) return {};
  const auto& v = quad->vertices;
  const bool from1 = triangulate(*quad)[0][2] == 3;
  if (from1) return {Triangle<double>{{v[3], v[1], v[0]}}, Triangle<double>{{v[1], v[3], v[2]}}};
  return {Triangle<double>{{v[2], v[0], v[1]}}, Triangle<double>{{v[0], v[2], v[3]}}};
}

/// Signed volumes of a line with the corners of a triangle.
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
  // Numbers of t are turned where the line comes from behind, and a quad's steps do not say which
  // of its triangles they are about: the value does.
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

QString crossingFormula(Predicate& predicate) {
  QString formula = planeFormula(predicate);
  for (const auto topic : {areaFormula, volumeFormula, cutFormula, heightFormula}) {
    if (formula.isEmpty()) formula = topic(predicate);
  }
  return formula;
}

}  // namespace hairline
