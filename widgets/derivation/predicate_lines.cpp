#include <QCoreApplication>
#include <QRegularExpression>

#include "widgets/derivation/operands.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

struct PredicateLines {
  Q_DECLARE_TR_FUNCTIONS(PredicateLines)
};

QString labelOf(const SignStep& step) {
  return QString::fromUtf8(step.label.data(), static_cast<qsizetype>(step.label.size()));
}

/// The value of the last step before one that has this label.
const SignStep* stepBefore(const DerivationInput& input, int index, Label label) {
  const std::vector<Step>& steps = input.report->trace.steps;
  for (int i = index - 1; i >= 0; --i) {
    const auto* sign = std::get_if<SignStep>(&steps[static_cast<std::size_t>(i)]);
    if (sign != nullptr && sign->label == label) return sign;
  }
  return nullptr;
}

/// Cramer's rule as Möller and Trumbore have it. All but the determinant are turned where the line
/// comes from behind, so that none may be negative.
QString cramerFormula(const QString& label, const DerivationInput& input, int index) {
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
  const SignStep* determinant = stepBefore(input, index, "determinant");
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
  const SignStep* u = stepBefore(input, index, "u");
  const SignStep* v = stepBefore(input, index, "v");
  const SignStep* t = stepBefore(input, index, "t");
  if (label == QLatin1String("1 - u - v") && u != nullptr && v != nullptr) {
    return QStringLiteral("(1 − u − v) |D| = |D| − u |D| − v |D| = %1 − %2 − %3 = ")
        .arg(size, n.factor(u->value), n.factor(v->value));
  }
  if (label == QLatin1String("1 - t") && t != nullptr) {
    return QStringLiteral("(1 − t) |D| = |D| − t |D| = %1 − %2 = ").arg(size, n.factor(t->value));
  }
  return {};
}

/// Signed volumes of the line with the edges of a triangle.
QString volumeFormula(const QString& label, const DerivationInput& input) {
  const FormulaNumbers& n = input.numbers;
  const Report& report = *input.report;
  const auto* triangle = operandOf<Triangle<double>>(input);
  const auto line = input.a != nullptr ? lineOf(*input.a, report) : std::nullopt;
  if (triangle == nullptr || !line) return {};
  const auto from = [&](int i) {
    return differenceOf(asComputed(triangle->vertices[static_cast<std::size_t>(i)], report),
                        line->origin, report);
  };
  const auto triple = [&](const char* symbols, int sign, int first, int second) {
    return QStringLiteral("%1 = %2%3·(%4 × %5) = ")
        .arg(QString::fromUtf8(symbols), sign < 0 ? QStringLiteral("−") : QString(),
             n(line->direction), n(from(first)), n(from(second)));
  };
  if (label == QLatin1String("direction c b")) {
    return triple("w_a = !d·((!c − !o) × (!b − !o))", 1, 2, 1);
  }
  if (label == QLatin1String("direction a c")) {
    return triple("w_b = !d·((!a − !o) × (!c − !o))", 1, 0, 2);
  }
  if (label == QLatin1String("direction b a")) {
    return triple("w_c = !d·((!b − !o) × (!a − !o))", 1, 1, 0);
  }
  if (label == QLatin1String("side of bc")) {
    return triple("w_a = −!d·((!b − !o) × (!c − !o))", -1, 1, 2);
  }
  if (label == QLatin1String("side of ca")) {
    return triple("w_b = −!d·((!c − !o) × (!a − !o))", -1, 2, 0);
  }
  if (label == QLatin1String("side of ab")) {
    return triple("w_c = −!d·((!a − !o) × (!b − !o))", -1, 0, 1);
  }
  return {};
}

/// Heights of one triangle's corners over the other's plane.
QString heightFormula(const QString& label, const DerivationInput& input) {
  static const QRegularExpression over(QStringLiteral("^height of ([ab]) (\\d) over ([ab])$"));
  const auto match = over.match(label);
  if (!match.hasMatch() || input.a == nullptr || input.b == nullptr) return {};
  const auto* a = std::get_if<Triangle<double>>(input.a);
  const auto* b = std::get_if<Triangle<double>>(input.b);
  if (a == nullptr || b == nullptr) return {};
  const bool overA = match.captured(3) == QLatin1String("a");
  const Triangle<double>& plane = overA ? *a : *b;
  const Triangle<double>& other = overA ? *b : *a;
  const int corner = match.captured(2).toInt();
  const Report& report = *input.report;
  const auto vertex = [&](const Triangle<double>& triangle, int i) {
    return asComputed(triangle.vertices[static_cast<std::size_t>(i)], report);
  };
  const Vector3<double> normal =
      crossOf(differenceOf(vertex(plane, 1), vertex(plane, 0), report),
              differenceOf(vertex(plane, 2), vertex(plane, 0), report), report);
  const FormulaNumbers& n = input.numbers;
  return QStringLiteral("h = !n_%1·(!%2_%3 − !%4_0) = %5·(%6 − %7) = ")
      .arg(overA ? QStringLiteral("A") : QStringLiteral("B"), match.captured(1), match.captured(2),
           match.captured(3), n(normal), n(vertex(other, corner)), n(vertex(plane, 0)));
}

/// The height of something over a plane.
QString planeFormula(const QString& label, const DerivationInput& input) {
  const auto* plane = operandOf<Plane<double>>(input);
  if (plane == nullptr) return {};
  const Report& report = *input.report;
  const FormulaNumbers& n = input.numbers;
  const Vector3<double> normal = asComputed(plane->normal, report);
  const auto height = [&](const char* symbol, const Vector3<double>& point) {
    return QStringLiteral("h = !n·!%1 − d = %2·%3 − %4 = ")
        .arg(QLatin1String(symbol), n(normal), n(asComputed(point, report)),
             n.factor(plane->offset));
  };
  if (const auto* point = operandOf<Point<double>>(input);
      point != nullptr && label == QLatin1String("height of the point")) {
    return height("p", point->position);
  }
  if (const auto* sphere = operandOf<Sphere<double>>(input);
      sphere != nullptr && label == QLatin1String("height of the centre")) {
    return height("c", sphere->center);
  }
  if (const auto* segment = operandOf<Segment<double>>(input);
      segment != nullptr && label == QLatin1String("height of b")) {
    return height("b", segment->b);
  }
  const auto line = input.a != nullptr ? lineOf(*input.a, report) : std::nullopt;
  if (line && label == QLatin1String("height")) return height("o", line->origin);
  if (line && label == QLatin1String("slope")) {
    return QStringLiteral("s = !n·!d = %1·%2 = ").arg(n(normal), n(line->direction));
  }
  return {};
}

/// Squared distances against squared radii.
QString ballFormula(const QString& label, const DerivationInput& input, int index) {
  const FormulaNumbers& n = input.numbers;
  const Report& report = *input.report;
  if (label == QString::fromUtf8("(sum of radii)² - distance²")) {
    const auto* a = input.a != nullptr ? std::get_if<Sphere<double>>(input.a) : nullptr;
    const auto* b = input.b != nullptr ? std::get_if<Sphere<double>>(input.b) : nullptr;
    if (a == nullptr || b == nullptr) return {};
    return QStringLiteral("(r_A + r_B)^2 − |!c_B − !c_A|^2 = (%1 + %2)^2 − |%3 − %4|^2 = ")
        .arg(n(a->radius), n(b->radius), n(asComputed(b->center, report)),
             n(asComputed(a->center, report)));
  }
  const auto* sphere = operandOf<Sphere<double>>(input);
  if (sphere == nullptr || label != QString::fromUtf8("radius² - distance²")) return {};
  const std::vector<Step>& steps = report.trace.steps;
  for (int i = index - 1; i >= 0; --i) {
    const auto* region = std::get_if<RegionStep>(&steps[static_cast<std::size_t>(i)]);
    if (region == nullptr) continue;
    return QStringLiteral("r^2 − |!q − !c|^2 = %1^2 − |%2 − %3|^2 = ")
        .arg(n(sphere->radius), n(region->nearest), n(asComputed(sphere->center, report)));
  }
  return QStringLiteral("r^2 − |!q − !c|^2 = ");
}

/// The products that tell in which region of a triangle a point lies.
QString regionFormula(const QString& label, const DerivationInput& input) {
  static const QRegularExpression product(
      QStringLiteral("^\\(([abcp])-([abcp])\\)·\\(([abcp])-([abcp])\\)$"));
  static const QRegularExpression inside(QStringLiteral("^inside of edge (\\d)$"));
  const auto* triangle = operandOf<Triangle<double>>(input);
  const Vector3<double>* point = nullptr;
  if (const auto* given = operandOf<Point<double>>(input)) point = &given->position;
  if (const auto* sphere = operandOf<Sphere<double>>(input)) point = &sphere->center;
  if (triangle == nullptr || point == nullptr) return {};
  const FormulaNumbers& n = input.numbers;
  const auto of = [&](QChar letter) {
    const Vector3<double>& given =
        letter == u'p' ? *point
                       : triangle->vertices[static_cast<std::size_t>(letter.unicode() - u'a')];
    return n(asComputed(given, *input.report));
  };
  if (const auto match = product.match(label); match.hasMatch()) {
    const auto letter = [&](int i) { return match.captured(i)[0]; };
    return QStringLiteral("(!%1 − !%2)·(!%3 − !%4) = (%5 − %6)·(%7 − %8) = ")
        .arg(letter(1))
        .arg(letter(2))
        .arg(letter(3))
        .arg(letter(4))
        .arg(of(letter(1)), of(letter(2)), of(letter(3)), of(letter(4)));
  }
  if (const auto match = inside.match(label); match.hasMatch()) {
    const QString letters = QStringLiteral("abc");
    const int edge = match.captured(1).toInt();
    const QChar first = letters[(edge + 1) % 3];
    const QChar second = letters[(edge + 2) % 3];
    return QStringLiteral("w_%1 = !n·((!%2 − !p) × (!%3 − !p)) = !n·((%4 − %6) × (%5 − %6)) = ")
        .arg(letters[edge])
        .arg(first)
        .arg(second)
        .arg(of(first), of(second), of(u'p'));
  }
  return {};
}

}  // namespace

QStringList linesOf(const SignStep& step, const DerivationInput& input, int index) {
  const QString label = labelOf(step);
  const FormulaNumbers& n = input.numbers;
  const bool isCramer = input.report->info.method.starts_with("moller_trumbore");
  QString formula = isCramer ? cramerFormula(label, input, index) : QString();
  if (formula.isEmpty()) formula = volumeFormula(label, input);
  if (formula.isEmpty()) formula = heightFormula(label, input);
  if (formula.isEmpty()) formula = planeFormula(label, input);
  if (formula.isEmpty()) formula = ballFormula(label, input, index);
  if (formula.isEmpty()) formula = regionFormula(label, input);
  if (formula.isEmpty()) {
    formula = wordsInFormula(labelText(step.label)) + QStringLiteral(" = ");
  }
  QStringList lines{formula + n(step.value)};
  // The sign as decided: the value shown may have rounded to zero.
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
               wordsInFormula(PredicateLines::tr("corner of the rectangle foremost along n"))
        << QStringLiteral("E = !n·(!q − !f) = %1·(%2 − %3) = %4")
               .arg(n(step.normal), n(step.corner), n(step.foot), n(step.value));
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
