#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/math/interval.h"
#include "core/math/vector.h"
#include "core/scene/scene.h"
#include "widgets/explain/step_row.h"

namespace hairline {

// Formulas stand in a short notation, from which all forms are made that a formula is shown or
// copied in. Letters are symbols, "!n" is a vector, "_" and "^" put the next sign, or what stands
// in braces, below or above; words for people stand between backquotes. Everything else, such as
// "= · × − ∈ ∩", is itself: "!p_{min} = !n·(!v_0 − !o) = 0.5 `apart`".

/// As rich text for Qt, which sets it: vectors bold, symbols italic, indices low.
QString formulaToHtml(const QString& notation);
/// As LaTeX, to stand in a formula's environment.
QString formulaToLatex(const QString& notation);
/// As one line of plain text.
QString formulaToText(const QString& notation);

/// Words for people within a formula.
QString wordsInFormula(const QString& words);

/// Brings numbers into formulas: in four digits, or in all that tell a double.
class FormulaNumbers {
 public:
  explicit FormulaNumbers(bool allDigits) : m_allDigits(allDigits) {}

  /// A number; "∞" where it is infinite, "out of range" in words where it is none.
  QString operator()(double value) const;
  QString operator()(const Vector3<double>& vector) const;
  QString operator()(const Vector2<double>& vector) const;
  QString operator()(const Interval<double>& interval) const;
  /// The same in brackets where it is negative, to stand within a product.
  QString factor(double value) const;

 private:
  bool m_allDigits;
};

/// A part of a derivation: what an operand is, or one step.
struct DerivationPart {
  /// The step of the trace; -1 where it is none.
  int step = -1;
  QString title;
  /// "decides", "not needed", or nothing.
  QString state;
  /// In the notation above.
  QStringList lines;
};

/// How a report came about: formulas with the numbers put in, in the order in which the code took
/// the steps. Results are the numbers of the trace.
struct Derivation {
  /// Method, scalar and conclusion.
  QString heading;
  /// Where the method comes from, with the short names of books written out.
  QString source;
  std::vector<DerivationPart> parts;
  /// How many steps come before and after those that are given.
  int before = 0;
  int after = 0;
};

/// What the formulas are made from.
struct DerivationInput {
  const Report* report = nullptr;
  /// The operands in the order of the query; null when the objects are gone.
  const Shape* a = nullptr;
  const Shape* b = nullptr;
  /// The third plane, where three are asked about.
  const Shape* c = nullptr;
  /// The operands' ways, in sweeps.
  Vector3<double> displacementA = Vector3<double>::Zero();
  Vector3<double> displacementB = Vector3<double>::Zero();
  QString nameA;
  QString nameB;
  FormulaNumbers numbers{false};
  /// Of long traces only so many steps are derived, around this one.
  int around = 0;
  int mostSteps = 40;

  /// Takes the operands from objects, which are null where they are gone, and have to stay.
  void take(const SceneObject* first, const SceneObject* second, const SceneObject* third);
};

Derivation derive(const DerivationInput& input);

/// "RTCD 5.2.9" as a person can look it up.
QString sourceText(std::string_view source);

// Parts, each kind of step in a file by topic.

/// What is known of an operand before the first step, in the scalar of the report: corners, edges,
/// centre and half extents. `tag` is put to its symbols where both operands are of one kind.
DerivationPart definitionOf(const DerivationInput& input, bool first);
/// The numbers that a method makes of both operands before its first step; no lines where it makes
/// none.
DerivationPart setupOf(const DerivationInput& input);

QStringList linesOf(const AxisStep& step, const DerivationInput& input, int index);
QStringList linesOf(const EdgeFunctionStep& step, const DerivationInput& input, int index);
QStringList linesOf(const SignStep& step, const DerivationInput& input, int index);
QStringList linesOf(const SlabStep& step, const DerivationInput& input, int index);
QStringList linesOf(const RegionStep& step, const DerivationInput& input, int index);
QStringList linesOf(const PolygonStep& step, const DerivationInput& input, int index);
QStringList linesOf(const SimplexStep& step, const DerivationInput& input, int index);
QStringList linesOf(const TimeStep& step, const DerivationInput& input, int index);

/// Where a line, or a moving pair, enters and leaves a slab: the quotients with the numbers put in.
/// Nothing for slabs whose planes the step and the operands do not tell.
QStringList slabFormulas(const SlabStep& step, const DerivationInput& input, int index);

}  // namespace hairline
