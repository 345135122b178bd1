#pragma once

#include <array>
#include <initializer_list>
#include <optional>

#include "core/search/finding.h"

namespace hairline {

/// What of a finding a shrunk case is to keep, so that it shows the same mistake and not another.
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

/// How large an error is: of a distance the part of the exact squared distance by which it is off;
/// of a verdict the distance of the operands, or else the depth of their overlap, as a part of the
/// largest number of the case. Nothing where that is not known.
std::optional<double> sizeOfError(const SearchCase& given, const Finding& finding);

/// The distance of two operands, or else the depth of their overlap, asked of the case times
/// 2^exponent, whose largest number is of about unit size: squares of others leave the range.
struct Separation {
  /// The nearest points, one an operand in their order; a common point where they intersect.
  std::array<Vector3<double>, 2> points{Vector3<double>::Zero(), Vector3<double>::Zero()};
  bool isGap = false;
  /// NaN where no depth can be asked for.
  double amount = 0;
  int exponent = 0;
  /// The largest number of the case that was asked.
  double largest = 0;
};

/// The depth is that of the first of some scalars that has one. Nothing of moving operands, and
/// where no exact distance can be asked for. `distances` is the scalar in which that is asked.
std::optional<Separation> separationOf(SearchCase given, std::initializer_list<ScalarKind> depths,
                                       ScalarKind distances = ScalarKind::exact);

/// A separation of a case as a margin; ulps are those of the scalar. Nothing where a number leaves
/// the range.
std::optional<Margin> marginOf(const SearchCase& given, const Separation& separation,
                               ScalarKind scalar);

/// The margins of findings about one case, which is asked once for all of them.
class Margins {
 public:
  /// The case lasts as long.
  explicit Margins(const SearchCase& given) : m_given(given) {}

  /// How wrong the answer of a finding is. Of a method of the user's in float for the operands as
  /// it gets them, rounded. Nothing where that is not known: of findings that are about no verdict
  /// and no distance, of moving operands, and where no exact distance or no depth can be asked for.
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

/// The same of a finding about a verdict, in double: quick, and as near as that is.
std::optional<Margin> roughMarginOf(const SearchCase& given, const Finding& finding);

/// The same of one finding.
inline std::optional<Margin> marginOf(const SearchCase& given, const Finding& finding) {
  return Margins(given).of(finding);
}

/// Tells whether what other cases show is what one case shows.
class SameMistake {
 public:
  SameMistake(const SearchCase& given, const Finding& finding, FindingLimits limits);

  /// `finding` is of the same sort, as `given` shows it.
  bool isShownBy(const SearchCase& given, const Finding& finding) const;

 private:
  bool hasSameDirection(const Finding& finding) const;

  FindingLimits m_limits;
  Finding m_finding;
  std::vector<int> m_ranks;
  std::optional<double> m_size;
};

}  // namespace hairline
