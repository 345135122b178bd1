#pragma once

#include <QString>
#include <QStringList>

#include "core/math/interval.h"
#include "core/math/vector.h"

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

}  // namespace hairline
