#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/derivation/formula.h"
#include "widgets/steps/step_row.h"

namespace hairline {

/// A part of a derivation: what an operand is, or one step.
struct DerivationPart {
  /// The step of the trace; -1 where it is none.
  int step = -1;
  QString title;
  /// "decides", "not needed", or nothing.
  QString state;
  /// In the notation of formula.h.
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

}  // namespace hairline
