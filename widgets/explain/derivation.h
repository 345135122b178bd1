#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/math/interval.h"
#include "core/math/vector.h"
#include "core/scene/scene.h"
#include "widgets/explain/step_row.h"

namespace hairline {

// Formulas use a short notation, from which all displayed and copied forms are generated. Letters
// are symbols, "!n" is a vector, "_" and "^" set the next character, or the text in braces, as
// subscript or superscript; words are in backquotes. Everything else, such as "= · × − ∈ ∩", is
// itself: "!p_{min} = !n·(!v_0 − !o) = 0.5 `apart`".

/// As rich text for Qt: vectors bold, symbols italic, indices as subscripts.
QString formulaToHtml(const QString& notation);
/// As LaTeX, for a formula's environment.
QString formulaToLatex(const QString& notation);
/// As one line of plain text.
QString formulaToText(const QString& notation);

/// Words for people within a formula.
QString wordsInFormula(const QString& words);

/// Formats numbers in formulas: with four digits, or with all that identify a double.
class FormulaNumbers {
 public:
  explicit FormulaNumbers(bool allDigits) : m_allDigits(allDigits) {}

  /// A number; "∞" if it is infinite, "out of range" in words if it is NaN.
  QString operator()(double value) const;
  QString operator()(const Vector3<double>& vector) const;
  QString operator()(const Vector2<double>& vector) const;
  QString operator()(const Interval<double>& interval) const;
  /// The same in brackets if it is negative, for use in a product.
  QString factor(double value) const;

 private:
  bool m_allDigits;
};

/// A part of a derivation: the definition of an operand, or one step.
struct DerivationPart {
  /// The step of the trace; -1 for none.
  int step = -1;
  QString title;
  /// "decides", "not needed", or nothing.
  QString state;
  /// In the notation above.
  QStringList lines;
};

/// How a report was computed: formulas with the numbers inserted, in the order in which the code
/// took the steps. Results are the numbers of the trace.
struct Derivation {
  /// Method, scalar and conclusion.
  QString heading;
  /// The source of the method, with the short names of books written out.
  QString source;
  std::vector<DerivationPart> parts;
  /// How many steps precede and follow those that are given.
  int before = 0;
  int after = 0;
};

/// The input of the formulas.
struct DerivationInput {
  const Report* report = nullptr;
  /// The operands in the order of the query; null if the objects are gone.
  const Shape* a = nullptr;
  const Shape* b = nullptr;
  /// The third plane, in a question about three.
  const Shape* c = nullptr;
  /// The operands' displacements, in sweeps.
  Vector3<double> displacementA = Vector3<double>::Zero();
  Vector3<double> displacementB = Vector3<double>::Zero();
  QString nameA;
  QString nameB;
  FormulaNumbers numbers{false};
  /// Of long traces only this many steps are derived, around this one.
  int around = 0;
  int mostSteps = 40;

  /// Takes the operands from objects, which are null if they are gone, and must stay valid.
  void take(const SceneObject* first, const SceneObject* second, const SceneObject* third);
};

Derivation derive(const DerivationInput& input);

/// "RTCD 5.2.9" as a person can look it up.
QString sourceText(std::string_view source);

// Parts, each kind of step in a file by topic.

/// The facts about an operand before the first step, in the scalar of the report: corners, edges,
/// centre and half extents. `tag` is added to its symbols if both operands are of one kind.
DerivationPart definitionOf(const DerivationInput& input, bool first);
/// The numbers that a method computes from both operands before its first step; no lines if there
/// are none.
DerivationPart setupOf(const DerivationInput& input);

QStringList linesOf(const AxisStep& step, const DerivationInput& input, int index);
QStringList linesOf(const EdgeFunctionStep& step, const DerivationInput& input, int index);
QStringList linesOf(const SignStep& step, const DerivationInput& input, int index);
QStringList linesOf(const SlabStep& step, const DerivationInput& input, int index);
QStringList linesOf(const RegionStep& step, const DerivationInput& input, int index);
QStringList linesOf(const PolygonStep& step, const DerivationInput& input, int index);
QStringList linesOf(const SimplexStep& step, const DerivationInput& input, int index);
QStringList linesOf(const TimeStep& step, const DerivationInput& input, int index);

/// Where a line, or a moving pair, enters and leaves a slab: the quotients with the numbers
/// inserted. Nothing for slabs whose planes are unknown.
QStringList slabFormulas(const SlabStep& step, const DerivationInput& input, int index);

}  // namespace hairline
