#pragma once

#include <array>
#include <initializer_list>
#include <optional>

#include "core/search/finding.h"

namespace hairline {

/// The traits of a finding that a shrunk case must keep, so that it shows the same mistake and not
/// another.
struct FindingLimits {
  /// The error keeps its direction (a false hit stays one) and its order of magnitude.
  bool keepsDirection = true;
  /// Operands that are not degenerate stay so.
  bool keepsDimensions = true;
};

/// How far a shape is from being degenerate: the dimensions that its positions span, exactly; the
/// radii and extents that are not zero; and, where it always has the same number of vertices, how
/// many of them differ. A change that lowers it has made the shape degenerate, or more so.
int extentRank(const Shape& shape);

/// How large an error is: for a distance the relative error of its square; for a verdict the
/// distance of the operands, or else the depth of their overlap, relative to the largest number of
/// the case. Nothing if that is unknown.
std::optional<double> sizeOfError(const SearchCase& given, const Finding& finding);

/// The distance of two operands, or else the depth of their overlap, computed for the case scaled
/// by 2^exponent, whose largest number is of about unit size, so that squares stay in range.
struct Separation {
  /// The nearest points, one per operand in their order; a common point if they intersect.
  std::array<Vector3<double>, 2> points{Vector3<double>::Zero(), Vector3<double>::Zero()};
  bool isGap = false;
  /// NaN if there is no query for the depth.
  double amount = 0;
  int exponent = 0;
  /// The largest number of the scaled case.
  double largest = 0;
};

/// The depth is that of the first of some scalars that has one. Nothing for moving operands, and if
/// there is no exact distance. `distances` is the scalar of the distance.
std::optional<Separation> separationOf(SearchCase given, std::initializer_list<ScalarKind> depths,
                                       ScalarKind distances = ScalarKind::exact);

/// A separation of a case as a margin; ulps are those of the scalar. Nothing if a number leaves the
/// range.
std::optional<Margin> marginOf(const SearchCase& given, const Separation& separation,
                               ScalarKind scalar);

/// The margins of findings about one case, which is evaluated once for all of them.
class Margins {
 public:
  /// The case must outlive this.
  explicit Margins(const SearchCase& given) : m_given(given) {}

  /// How wrong the answer of a finding is. For a user's method in float on its rounded
  /// operands. Nothing if that is unknown: for findings without a verdict or distance, for moving
  /// operands, and if there is no exact distance or no depth.
  std::optional<Margin> of(const Finding& finding);

 private:
  struct Asked {
    bool isDone = false;
    std::optional<Separation> separation;
  };

  std::optional<Margin> marginOn(const SearchCase& given, Asked& asked, const Finding& finding);

  const SearchCase& m_given;
  Asked m_asIs;
  Asked m_rounded;
};

/// The same for a finding about a verdict, in double: fast but approximate.
std::optional<Margin> roughMarginOf(const SearchCase& given, const Finding& finding);

/// The same for one finding.
inline std::optional<Margin> marginOf(const SearchCase& given, const Finding& finding) {
  return Margins(given).of(finding);
}

/// Decides whether other cases show the same mistake as one case.
class SameMistake {
 public:
  SameMistake(const SearchCase& given, const Finding& finding, FindingLimits limits);

  /// `finding` is of the same sort, as shown by `given`.
  bool isShownBy(const SearchCase& given, const Finding& finding) const;

 private:
  bool hasSameDirection(const Finding& finding) const;

  FindingLimits m_limits;
  Finding m_finding;
  std::vector<int> m_ranks;
  std::optional<double> m_size;
};

}  // namespace hairline
