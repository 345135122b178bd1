#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/query/query.h"
#include "core/scene/scene.h"

namespace hairline {

/// An operand of a test: the numbers with which a user's function is called.
struct TestOperand {
  std::string id;
  /// A plane by normal and offset.
  Shape shape;
  /// The same as the scene format has it, `type` and its fields.
  Json fields;
  /// In a sweep, how far it moves over the time interval [0, 1].
  std::optional<Vector3<double>> displacement;
};

/// What a correct function returns: yes or no; for `side` which side; for `closest` the squared
/// distance and for a sweep the first time, each the exact number rounded to the nearest number of
/// the scalar.
using ExpectedAnswer = std::variant<bool, Side, double>;

/// What a correct function returns for some operands.
struct ExpectedVerdict {
  std::string scene;
  /// What the case shows, as part of a name: "edge_2_on_box_edge_x_gap_3_ulp". Empty if the scene
  /// has a name of its own.
  std::string shows;
  Kind kind{};
  /// Every number of the operands fits binary32.
  bool single = false;
  /// In the order of the catalogue: the triangle before the box.
  std::vector<TestOperand> operands;
  /// The exact answer for the numbers of the operands as they stand.
  ExpectedAnswer answer;
  /// Its proof, one sentence per line; empty if no proof can be written in numbers.
  std::vector<std::string> proof;
};

/// An object that cannot be tested, and why.
struct LeftOut {
  std::string id;
  Message reason;

  friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

/// Selects the verdicts; an empty field selects all.
struct VerdictQuestion {
  /// Ids of two objects.
  std::optional<std::array<std::string, 2>> pair;
  std::vector<Kind> kinds;
  /// For the numbers rounded to binary32, in place of those of the scene.
  bool single = false;
  /// Also the first times of sweeps that touch.
  bool times = false;
  /// Cases are named after what they show even if the scene has a name, namely a finding's.
  bool isOfFinding = false;
};

/// The exact verdict of every pair of a scene in the kinds that have one for people's functions to
/// give: `intersect`, `bound`, `contains`, `side` and `sweep` (where something moves), each once
/// whatever the methods; and `closest` if requested, provided the number is in the range of the
/// scalar. Pairs without any of these are skipped. Objects that cannot be tested (a mesh or a grid,
/// a shape that becomes illegal when rounded to binary32) are listed in `leftOut`.
std::vector<ExpectedVerdict> expectedVerdicts(const Scene& scene, const VerdictQuestion& question,
                                              std::vector<LeftOut>& leftOut);

}  // namespace hairline
