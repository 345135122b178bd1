#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <string>
#include <string_view>

#include "core/search/search_case.h"
#include "core/search/verdict.h"

namespace hairline {

/// What is wrong with an answer, or with two.
enum class FindingKind {
  /// Two methods for the same question differ in the same scalar.
  methods,
  /// A verdict differs from the exact one. A user's method is judged on the operands that it
  /// receives, which in float are rounded to float.
  exact,
  /// A squared distance differs from the exact one by more than a relative limit.
  distance,
  /// A nearest point is not in its operand, or the points are not as far apart as the operands.
  points,
  /// The proof of a verdict fails.
  certificate,
  // The verdict changes although the question does not:
  swapping,     ///< operands of one type exchanged
  reordering,   ///< vertices in another order
  translation,  ///< everything translated, no coordinate rounded
  scaling,      ///< everything scaled by a power of two, no coordinate rounded
  rotation,     ///< everything rotated by 90 degrees about a coordinate axis
  /// No verdict, or a number of the answer that is NaN or out of range.
  nan,
  /// The answer took longer than the limit.
  time,
  /// A user's method crashed, timed out, or gave unreadable output.
  failure,
  /// A user's method is right in float for the operands that it received, rounded to float,
  /// but wrong for the original operands: no fault of the method.
  inputRounding,
};

constexpr std::array<std::string_view, 14> findingKindNames{
    "methods",     "exact",   "distance", "points", "certificate", "swapping", "reordering",
    "translation", "scaling", "rotation", "nan",    "time",        "failure",  "input_rounding"};

constexpr std::string_view name(FindingKind kind) {
  return findingKindNames[static_cast<std::size_t>(kind)];
}

using FindingKinds = std::bitset<findingKindNames.size()>;

constexpr std::array<FindingKind, 5> changeKinds{FindingKind::swapping, FindingKind::reordering,
                                                 FindingKind::translation, FindingKind::scaling,
                                                 FindingKind::rotation};

/// The name of a recorded program as a method in findings.
inline constexpr std::string_view recordedMethod = "your program";

/// A finding about a case.
struct Finding {
  FindingKind kind{};
  /// What was asked.
  Kind query{};
  std::string method;
  ScalarKind scalar{};
  /// The wrong answer.
  Verdict verdict = Verdict::none;
  /// What it was compared with: the exact verdict, that of the other method, or that after the
  /// change.
  Verdict against = Verdict::none;
  /// The other method for `methods`; the change for the kinds with one; the event for `failure`;
  /// the fault for `points` (`name(PointsFault)`).
  std::string other;
  /// For `distance`: its squared distance, and the exact one to the nearest double. For `points`
  /// that of the points.
  std::optional<double> sqdist = {};
  std::optional<double> exactSqdist = {};

  /// Findings of one sort agree in everything but the answers.
  std::string sort() const;

  friend bool operator==(const Finding&, const Finding&) = default;
};

/// The origin of a finding.
struct FindingSource {
  std::uint64_t seed = 0;
  std::uint64_t number = 0;
  std::string recipe;
};

/// How wrong an answer is, judged exactly; numbers to the nearest double.
struct Margin {
  enum class Measure {
    /// The distance of operands reported to touch: for a false hit.
    gap,
    /// The depth of operands reported to be disjoint: for a false miss.
    depth,
    /// The error of a distance.
    distance,
  };
  Measure measure{};
  /// In the units of the coordinates.
  double absolute = 0;
  /// Relative to the largest extent of an operand; if none has an extent, to the largest number.
  double relative = 0;
  /// In ulps of the largest number, in the scalar of the finding.
  double ulps = 0;

  friend bool operator==(const Margin&, const Margin&) = default;
};

constexpr std::array<std::string_view, 3> measureNames{"gap", "depth", "distance"};

constexpr std::string_view name(Margin::Measure measure) {
  return measureNames[static_cast<std::size_t>(measure)];
}

Json jsonOf(const Margin& margin);

/// The least margins of findings to keep; nothing for any. Findings without a margin are kept.
struct MarginLimits {
  std::optional<double> absolute = {};
  std::optional<double> relative = {};
  std::optional<double> ulps = {};

  bool isAny() const { return !absolute && !relative && !ulps; }
  bool allow(const std::optional<Margin>& margin) const;
};

/// A case and its finding as a scene: its field `finding` has the finding. The window and every
/// command read it like any scene.
Scene sceneOf(const SearchCase& given, const Finding& finding,
              const std::optional<FindingSource>& source = {},
              const std::optional<Margin>& margin = {});

/// The margin of a scene's finding; nothing if it is not recorded.
std::optional<Margin> marginIn(const Scene& scene);

/// The origin of a scene's finding; nothing if it is not recorded.
std::optional<FindingSource> sourceOf(const Scene& scene);

/// The field `finding` of a scene; nothing if there is no readable one.
std::optional<Finding> findingOf(const Scene& scene);

}  // namespace hairline
