#include "widgets/explain/terms.h"

#include "core/shapes/boundary_of.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cone_of.h"
#include "core/shapes/cylinder.h"

namespace hairline {
namespace {

/// Whether there is a space between two factors.
bool isProduct(const QString& pattern, qsizetype space) {
  if (pattern[space] != u' ' || space == 0 || space + 1 >= pattern.size()) return false;
  return QStringLiteral("])|2").contains(pattern[space - 1]) &&
         QStringLiteral("[(|").contains(pattern[space + 1]);
}

}  // namespace

Terms::Terms(const DerivationInput& input) : m_input(input) {
  const bool alike = areAlike(input);
  for (const auto& [shape, tag] : {std::pair(input.a, "_A"), {input.b, "_B"}}) {
    if (shape != nullptr) addShape(*shape, alike ? QLatin1String(tag) : QString());
  }
  if (input.c != nullptr) addShape(*input.c, QStringLiteral("_C"));
}

void Terms::add(const QString& name, const QString& symbol, const Vector3<double>& value) {
  m_terms[name] = {symbol, m_input.numbers(asComputed(value, *m_input.report))};
}

void Terms::add(const QString& name, const QString& symbol, double value) {
  m_terms[name] = {symbol, m_input.numbers.factor(asComputed(value, *m_input.report))};
}

/// Symbols are those of the operand's definition; `tag` distinguishes operands of one kind.
void Terms::addShape(const Shape& shape, const QString& tag) {
  const auto put = [&](const char* letters, const auto& value) {
    const QString symbol = QLatin1String(letters);
    add(QString(symbol).remove(QLatin1Char('!')) + tag, symbol + tag, value);
  };
  if (const auto line = lineOf(shape, *m_input.report)) {
    put("!o", line->origin);
    put("!d", line->direction);
  } else if (const auto* point = std::get_if<Point<double>>(&shape)) {
    put("!p", point->position);
  } else if (const auto plane = boundaryOf(shape)) {
    put("!n", plane->normal);
    // Beside a line, whose direction is d, too.
    add(QStringLiteral("offset") + tag, QStringLiteral("d") + tag, plane->offset);
  } else if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) {
    put("!c", sphere->center);
    put("r", sphere->radius);
  } else if (const auto* box = std::get_if<Aabb<double>>(&shape)) {
    put("!min", box->min);
    put("!max", box->max);
  } else if (const auto* capsule = std::get_if<Capsule<double>>(&shape)) {
    put("!a", capsule->a);
    put("!b", capsule->b);
    put("r", capsule->radius);
  } else if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    put("!a", cylinder->a);
    put("!b", cylinder->b);
    put("r", cylinder->radius);
  } else if (const auto cone = coneOf(shape)) {
    put("!a", cone->apex);
    put("!u", cone->axis);
    put("h", cone->height);
    put("r", cone->radius);
  } else if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    put("!c", ellipsoid->center);
    for (std::size_t i = 0; i < 3; ++i) {
      const QString number = QString::number(i);
      add(QStringLiteral("u") + number, QStringLiteral("!u_") + number, ellipsoid->axes[i]);
      add(QStringLiteral("r") + number, QStringLiteral("r_") + number, ellipsoid->radii[i]);
    }
  } else if (const auto turned = boxOf(shape, *m_input.report)) {
    put("!c", turned->center);
    for (std::size_t i = 0; i < turned->axes.size(); ++i) {
      const QString number = QString::number(i);
      add(QStringLiteral("u") + number, QStringLiteral("!u_") + number, turned->axes[i]);
      add(QStringLiteral("h") + number, QStringLiteral("h_") + number, turned->halfExtents[i]);
    }
  } else {
    const std::vector<Vector3<double>> corners = fewCornersOf(shape);
    const QString letter = tag.isEmpty() ? QStringLiteral("v") : tag.mid(1).toLower();
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const QString number = QString::number(i);
      add(letter + number, QStringLiteral("!%1_{%2}").arg(letter, number), corners[i]);
    }
  }
}

QString Terms::filled(const QString& pattern, bool inNumbers) const {
  QString whole;
  qsizetype at = 0;
  while (at < pattern.size()) {
    if (pattern[at] != u'[') {
      // Adjacent symbols form a product; numbers need a sign for it.
      whole += inNumbers && isProduct(pattern, at) ? QChar(u'·') : pattern[at];
      ++at;
      continue;
    }
    const qsizetype end = pattern.indexOf(u']', at);
    const auto found = m_terms.find(pattern.mid(at + 1, end - at - 1));
    if (end < 0 || found == m_terms.end()) return {};
    at = end + 1;
    QString text = inNumbers ? found->second.number : found->second.symbol;
    // A power of a number that has a power of ten itself.
    const bool isPowered = at < pattern.size() && pattern[at] == u'^';
    if (inNumbers && isPowered && text.contains(u'e') && !text.startsWith(u'(')) {
      text = QStringLiteral("(%1)").arg(text);
    }
    whole += text;
  }
  return whole;
}

QString Terms::write(const QString& pattern) const {
  const QString symbols = filled(pattern, false);
  if (symbols.isEmpty()) return {};
  return QStringLiteral("%1 = %2 = ").arg(symbols, filled(pattern, true));
}

QString Terms::write(const char* name, const char* pattern) const {
  const QString formula = write(pattern);
  return formula.isEmpty() ? formula
                           : QStringLiteral("%1 = ").arg(QString::fromUtf8(name)) + formula;
}

Predicate::Predicate(const SignStep& given, const DerivationInput& from, int place)
    : input(from),
      label(QString::fromUtf8(given.label.data(), static_cast<qsizetype>(given.label.size()))),
      step(given),
      index(place),
      terms(from) {}

const SignStep* Predicate::before(Label other) const {
  const std::vector<Step>& steps = input.report->trace.steps;
  for (int i = index - 1; i >= 0; --i) {
    const auto* sign = std::get_if<SignStep>(&steps[static_cast<std::size_t>(i)]);
    if (sign != nullptr && sign->label == other) return sign;
  }
  return nullptr;
}

}  // namespace hairline
