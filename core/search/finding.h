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
  /// A verdict differs from the exact one. A method of the user's is judged on the operands as it
  /// gets them, in float rounded to float.
  exact,
  /// A squared distance differs from the exact one by more than a part of it.
  distance,
  /// Of nearest points one is not in its operand, or they are not as far apart as the operands.
  points,
  /// The proof that a verdict comes with fails.
  certificate,
  // The verdict changes though the question does not:
  swapping,     ///< operands of one type exchanged
  reordering,   ///< vertices written down in another order
  translation,  ///< everything moved, no coordinate rounded
  scaling,      ///< everything times a power of two, no coordinate rounded
  rotation,     ///< everything turned by 90 degrees about a coordinate axis
  /// No verdict, or a number of the answer that is none: NaN, or beyond the range.
  nan,
  /// The answer took longer than the limit.
  time,
  /// A method of the user's crashed, hung, or answered what cannot be read.
  failure,
  /// A method of the user's is right in float for the operands as it got them, rounded to float,
  /// and
  /// for the operands as they are it is not: no fault of the method.
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

/// How findings name a program whose questions and answers were recorded, as a method.
inline constexpr std::string_view recordedMethod = "your program";

/// What was found about a case.
struct Finding {
  FindingKind kind{};
  /// What was asked.
  Kind query{};
  std::string method;
  ScalarKind scalar{};
  /// The answer that is found fault with.
  Verdict verdict = Verdict::none;
  /// What it was held against: the exact verdict, that of the other method, that after the change.
  Verdict against = Verdict::none;
  /// The other method of `methods`; the change of the kinds that change; what happened of
  /// `failure`; what is wrong of `points` (`name(PointsFault)`).
  std::string other;
  /// Of `distance`: the squared distance that it answers, and the exact one to the nearest double.
  /// Of `points` that of the points.
  std::optional<double> sqdist = {};
  std::optional<double> exactSqdist = {};

  /// Findings of one sort: alike in all but the answers.
  std::string sort() const;

  friend bool operator==(const Finding&, const Finding&) = default;
};

/// Where a finding came from.
struct FindingSource {
  std::uint64_t seed = 0;
  std::uint64_t number = 0;
  std::string recipe;
};

/// How wrong an answer is, judged exactly; numbers to the nearest double.
struct Margin {
  enum class Measure {
    /// The distance of operands that are said to touch: of a false hit.
    gap,
    /// The depth of the overlap of operands that are said not to touch: of a false miss.
    depth,
    /// By how much a distance is off.
    distance,
  };
  Measure measure{};
  /// In the units of the coordinates.
  double absolute = 0;
  /// As a part of the largest extent of an operand; where none has an extent, of the largest
  /// number.
  double relative = 0;
  /// In units in the last place of the largest number, in the scalar of the finding.
  double ulps = 0;

  friend bool operator==(const Margin&, const Margin&) = default;
};

constexpr std::array<std::string_view, 3> measureNames{"gap", "depth", "distance"};

constexpr std::string_view name(Margin::Measure measure) {
  return measureNames[static_cast<std::size_t>(measure)];
}

Json jsonOf(const Margin& margin);

/// The least margins of findings that are wanted; nothing for any. What has no margin is wanted.
struct MarginLimits {
  std::optional<double> absolute = {};
  std::optional<double> relative = {};
  std::optional<double> ulps = {};

  bool isAny() const { return !absolute && !relative && !ulps; }
  bool allow(const std::optional<Margin>& margin) const;
};

/// A case and what was found about it, as a scene: its field `finding` holds that. The window and
/// every command take it as any scene.
Scene sceneOf(const SearchCase& given, const Finding& finding,
              const std::optional<FindingSource>& source = {},
              const std::optional<Margin>& margin = {});

/// The margin of a scene's finding; nothing where it is not recorded.
std::optional<Margin> marginIn(const Scene& scene);

/// Where the finding of a scene came from; nothing where it is not recorded.
std::optional<FindingSource> sourceOf(const Scene& scene);

/// What the field `finding` of a scene holds; nothing where there is none that can be read.
std::optional<Finding> findingOf(const Scene& scene);

}  // namespace hairline
