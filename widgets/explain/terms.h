#pragma once

#include <map>

#include "widgets/explain/operands.h"

namespace hairline {

/// The names of a formula, each with its symbol and its number in the report's scalar, so that a
/// formula is written once and rendered in symbols and in numbers: "[r]^2 − |[p] − [c]|^2".
class Terms {
 public:
  explicit Terms(const DerivationInput& input);

  /// A name that the operands do not define. Symbols are in the notation of formula.h.
  void add(const QString& name, const QString& symbol, const Vector3<double>& value);
  void add(const QString& name, const QString& symbol, double value);

  bool has(const QString& name) const { return m_terms.contains(name); }
  /// The formula in symbols and with the numbers inserted, ending with " = " for its result. Empty
  /// if a name is unknown.
  QString write(const QString& pattern) const;
  QString write(const char* pattern) const { return write(QString::fromUtf8(pattern)); }
  /// The same after "name = ".
  QString write(const char* name, const char* pattern) const;

 private:
  struct Term {
    QString symbol;
    QString number;
  };

  void addShape(const Shape& shape, const QString& tag);
  /// The pattern with each name replaced, or nothing if one is unknown.
  QString filled(const QString& pattern, bool inNumbers) const;

  const DerivationInput& m_input;
  std::map<QString, Term> m_terms;
};

/// The input of a predicate's formula.
struct Predicate {
  const DerivationInput& input;
  QString label;
  const SignStep& step;
  /// Its index in the trace.
  int index;
  Terms terms;

  Predicate(const SignStep& given, const DerivationInput& from, int place);

  /// The last previous step with a label; null if there is none.
  const SignStep* before(Label other) const;
  /// How many previous steps satisfy a condition on their labels.
  template <typename Condition>
  int countBefore(const Condition& condition) const {
    const std::vector<Step>& steps = input.report->trace.steps;
    int count = 0;
    for (int i = 0; i < index; ++i) {
      const auto* sign = std::get_if<SignStep>(&steps[static_cast<std::size_t>(i)]);
      if (sign != nullptr && condition(sign->label)) ++count;
    }
    return count;
  }
};

// Formulas of predicates by topic, up to their results. Empty for labels of other topics, and if an
// operand is gone.

/// Points in solids, tetrahedra, hulls, triangles, polygons and meshes.
QString containsFormula(Predicate& predicate);
/// Spheres, capsules, cylinders and cones against lines and planes.
QString roundFormula(Predicate& predicate);
/// Nearest points.
QString closestFormula(Predicate& predicate);
/// Lines and segments that cross planes, triangles, quads and each other.
QString crossingFormula(Predicate& predicate);
/// In symbols alone: points of predicates, and what the operands do not name, such as the vertex
/// that is farthest along a normal.
QString symbolFormula(const Predicate& predicate);

}  // namespace hairline
