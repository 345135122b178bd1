#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/query/query.h"
#include "core/scene/scene.h"

namespace hairline {

/// An operand of a test: the numbers that a user's function is to be called with.
struct TestOperand {
  std::string id;
  /// The shape as the scene format has it, `type` and its fields; a plane by normal and offset.
  Json shape;
  /// In a sweep, how far it moves over the time interval [0, 1].
  std::optional<Vector3<double>> displacement;
};

/// What a correct function has to answer: yes or no; of `side` which it is; of `closest` the
/// squared distance and of a sweep the first time, each the exact number rounded to the nearest one
/// of the scalar.
using ExpectedAnswer = std::variant<bool, Side, double>;

/// What a correct function has to answer for some operands.
struct ExpectedVerdict {
  std::string scene;
  /// What the case shows, as part of a name: "edge_2_on_box_edge_x_gap_3_ulp". Empty where the
  /// scene has a name of its own.
  std::string shows;
  Kind kind{};
  /// Every number of the operands fits binary32.
  bool single = false;
  /// In the order of the catalogue: the triangle before the box.
  std::vector<TestOperand> operands;
  /// The exact answer for the numbers of the operands as they stand.
  ExpectedAnswer answer;
  /// What proves it, a sentence a line; empty where there is no proof that can be said in numbers.
  std::vector<std::string> proof;
};

/// What a scene cannot be tested for, and why, a sentence each.
using LeftOut = std::vector<Message>;

/// Which verdicts are wanted; what is left empty narrows nothing.
struct VerdictQuestion {
  /// Ids of two objects.
  std::optional<std::array<std::string, 2>> pair;
  std::vector<Kind> kinds;
  /// For the numbers rounded to binary32, in place of those of the scene.
  bool single = false;
  /// The first times of sweeps besides, where they touch.
  bool times = false;
  /// Cases are named after what they show even where the scene has a name, which is a finding's.
  bool isOfFinding = false;
};

/// The exact verdict of every pair of a scene in the kinds that have one for people's functions to
/// give: `intersect`, `bound`, `contains`, `side` and `sweep` (where something moves), each
/// once whatever the methods; and `closest` where it is among the kinds wanted, as far as the
/// number is one of the scalar. Pairs that have none of these say nothing. What cannot be a test (a
/// mesh or a grid, a shape that is no legal one any more when it is rounded to binary32) is told in
/// `leftOut`.
std::vector<ExpectedVerdict> expectedVerdicts(const Scene& scene, const VerdictQuestion& question,
                                              LeftOut& leftOut);

}  // namespace hairline
