#include "core/search/finding_traits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "core/math/rational.h"
#include "core/queries.h"
#include "core/search/case_changes.h"
#include "core/search/case_numbers.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/positions.h"

namespace hairline {
namespace {

using V = Vector3<double>;

/// The dimension of the affine hull of some points, by elimination in rationals.
int dimensionOf(const std::vector<V>& points) {
  std::vector<Vector3<Rational>> basis;
  std::vector<int> pivots;
  for (std::size_t i = 1; i < points.size() && basis.size() < 3; ++i) {
    Vector3<Rational> way = fromDouble<Rational>(points[i]);
    const Vector3<Rational> from = fromDouble<Rational>(points[0]);
    for (int k = 0; k < 3; ++k) way[k] = way[k] - from[k];
    for (std::size_t j = 0; j < basis.size(); ++j) {
      const Rational share = way[pivots[j]] / basis[j][pivots[j]];
      for (int k = 0; k < 3; ++k) way[k] = way[k] - share * basis[j][k];
    }
    for (int k = 0; k < 3; ++k) {
      if (way[k] == Rational(0)) continue;
      basis.push_back(way);
      pivots.push_back(k);
      break;
    }
  }
  return static_cast<int>(basis.size());
}

template <typename T>
constexpr bool hasFixedVertices = requires(const T& s) {
  std::tuple_size<std::decay_t<decltype(s.vertices)>>::value;
};

int differing(const std::vector<V>& points) {
  std::vector<V> seen;
  for (const V& point : points) {
    if (std::find(seen.begin(), seen.end(), point) == seen.end()) seen.push_back(point);
  }
  return static_cast<int>(seen.size());
}

/// The nonzero measures of a shape, such as radii.
int measuresOf(Shape shape) {
  int count = 0;
  forEachNumber(shape, [&](double& number, NumberRole role) {
    if (role == NumberRole::measure && number != 0) ++count;
  });
  return count;
}

/// The depth by the first method that computes one in this scalar.
std::optional<double> depthOf(const SearchCase& given, ScalarKind scalar) {
  if (!canAsk(Kind::intersect, CaseOperands(given))) return std::nullopt;
  for (const IndexedQuery& query : findQueries(CaseOperands(given), Kind::intersect)) {
    if (!query.entry->has(scalar)) continue;
    const Report report = query.answer(CaseOperands(given), scalar);
    if (report.depth && std::isfinite(report.depth->value)) return std::abs(report.depth->value);
  }
  return std::nullopt;
}

/// The query that gives distances in a scalar: the exact one where it is built for that, or else
/// the first that is, such as GJK. Null where there is none.
const IndexedQuery* distanceQuery(std::span<const Shape* const> operands, ScalarKind scalar) {
  const IndexedQuery* exact = exactQuery(operands, Kind::closest);
  if (exact == nullptr || exact->entry->has(scalar)) return exact;
  for (const IndexedQuery& query : findQueries(operands, Kind::closest)) {
    if (query.entry->has(scalar)) return &query;
  }
  return nullptr;
}

/// Of errors that are no larger than this as a part of the numbers no more is concluded than that
/// they come of rounding.
double roundingLevel(ScalarKind scalar) { return scalar == ScalarKind::float32 ? 1e-5 : 1e-12; }

constexpr double orderOfMagnitude = 10;

/// The event, without the numbers in its text.
std::string_view withoutDetails(std::string_view failure) {
  return failure.substr(0, failure.find_first_of(",:"));
}

}  // namespace

int extentRank(const Shape& shape) {
  return std::visit(
      [&](const auto& s) {
        using T = std::decay_t<decltype(s)>;
        if constexpr (requires { s.offset; }) {
          return 0;
        } else if constexpr (requires { s.min.data(); }) {
          int count = 0;
          for (int i = 0; i < static_cast<int>(s.min.size()); ++i) {
            count += s.min.data()[i] < s.max.data()[i] ? 1 : 0;
          }
          return count;
        } else {
          const std::vector<V> points = positionsOf(shape);
          int rank = dimensionOf(points) + measuresOf(shape);
          if constexpr (hasFixedVertices<T>) rank += differing(points);
          return rank;
        }
      },
      shape);
}

std::optional<Separation> separationOf(SearchCase given, std::initializer_list<ScalarKind> depths,
                                       ScalarKind distances) {
  if (given.moves() || given.shapes.size() != 2) return std::nullopt;
  Separation made;
  made.largest = largestOf(given);
  if (!(made.largest > 0) || !std::isfinite(made.largest)) return std::nullopt;
  made.exponent = -std::ilogb(made.largest);
  for (Shape& shape : given.shapes) scaleBy(shape, made.exponent);
  made.largest = largestOf(given);
  const CaseOperands operands(given);
  const IndexedQuery* distance = distanceQuery(operands, distances);
  if (distance == nullptr || !canAsk(Kind::closest, operands)) return std::nullopt;
  const Report report = distance->answer(operands, distances);
  if (!report.sqdist || report.overflow) return std::nullopt;
  for (std::size_t i = 0; i < report.points.size() && i < 2; ++i) {
    made.points[distance->swapped ? 1 - i : i] = report.points[i].toVector();
  }
  made.amount = std::sqrt(report.sqdist->value);
  made.isGap = made.amount > 0;
  if (made.isGap) return made;
  made.amount = std::numeric_limits<double>::quiet_NaN();
  for (const ScalarKind scalar : depths) {
    const std::optional<double> depth = depthOf(given, scalar);
    if (!depth) continue;
    made.amount = *depth;
    break;
  }
  return made;
}

namespace {

bool isOfVerdict(const Finding& finding) { return finding.against != Verdict::none; }

/// The largest extent of a shape along an axis, by its positions, or the largest of its diameters.
/// Planes and half-spaces have none.
double extentOf(Shape shape) {
  if (boundaryOf(shape)) return 0;
  double extent = 0;
  const std::vector<V> points = positionsOf(shape);
  for (const V& point : points) {
    extent = std::max(extent, (point - points[0]).cwiseAbs().maxCoeff());
  }
  forEachNumber(shape, [&](double& number, NumberRole role) {
    if (role == NumberRole::measure) extent = std::max(extent, 2 * std::abs(number));
  });
  return extent;
}

double ulpOf(double number, ScalarKind scalar) {
  const int digits = scalar == ScalarKind::float32 ? std::numeric_limits<float>::digits
                                                   : std::numeric_limits<double>::digits;
  return std::ldexp(1.0, std::ilogb(number) + 1 - digits);
}

/// Whether a user's method received a case rounded to float.
bool isAskedRounded(const SearchCase& given, const Finding& finding) {
  return finding.scalar == ScalarKind::float32 &&
         std::ranges::none_of(
             findQueries(CaseOperands(given), finding.query),
             [&](const IndexedQuery& query) { return query.entry->info.method == finding.method; });
}

}  // namespace

std::optional<double> sizeOfError(const SearchCase& given, const Finding& finding) {
  if (finding.kind == FindingKind::distance) {
    if (!finding.sqdist || !finding.exactSqdist || !(*finding.exactSqdist > 0)) return std::nullopt;
    return std::abs(*finding.sqdist - *finding.exactSqdist) / *finding.exactSqdist;
  }
  if (!isOfVerdict(finding)) return std::nullopt;
  const std::optional<Separation> separation = separationOf(given, {ScalarKind::float64});
  if (!separation || std::isnan(separation->amount)) return std::nullopt;
  return separation->amount / separation->largest;
}

std::optional<Margin> marginOf(const SearchCase& given, const Separation& separation,
                               ScalarKind scalar) {
  if (!(separation.largest > 0)) return std::nullopt;
  Margin margin;
  margin.measure = separation.isGap ? Margin::Measure::gap : Margin::Measure::depth;
  double extent = 0;
  for (const Shape& shape : given.shapes) extent = std::max(extent, extentOf(shape));
  const double size = extent > 0 ? std::ldexp(extent, separation.exponent) : separation.largest;
  margin.absolute = std::ldexp(separation.amount, -separation.exponent);
  margin.relative = separation.amount / size;
  margin.ulps = separation.amount / ulpOf(separation.largest, scalar);
  const bool isFinite = std::isfinite(margin.absolute) && std::isfinite(margin.relative) &&
                        std::isfinite(margin.ulps);
  return isFinite ? std::optional(margin) : std::nullopt;
}

std::optional<Margin> Margins::marginOn(const SearchCase& given, Asked& asked,
                                        const Finding& finding) {
  if (finding.sqdist && finding.exactSqdist) {
    Separation error{.largest = largestOf(given)};
    const double said = std::sqrt(std::max(0.0, *finding.sqdist));
    const double exact = std::sqrt(*finding.exactSqdist);
    // From the squares, whose difference is rounded once.
    const double sum = said + exact;
    const double difference = std::abs(std::max(0.0, *finding.sqdist) - *finding.exactSqdist);
    error.amount = sum > 0 ? difference / sum : 0;
    std::optional<Margin> margin = marginOf(given, error, finding.scalar);
    if (margin) margin->measure = Margin::Measure::distance;
    return margin;
  }
  if (!isOfVerdict(finding)) return std::nullopt;
  if (!asked.isDone) {
    asked.separation = separationOf(given, {ScalarKind::exact, ScalarKind::float64});
  }
  asked.isDone = true;
  if (!asked.separation) return std::nullopt;
  // Touching although the exact verdict is a miss: not what was asked.
  const bool isMiss = finding.kind == FindingKind::exact && finding.against == Verdict::no;
  if (isMiss && !asked.separation->isGap) return std::nullopt;
  return marginOf(given, *asked.separation, finding.scalar);
}

std::optional<Margin> Margins::of(const Finding& finding) {
  if (!isAskedRounded(m_given, finding)) return marginOn(m_given, m_asIs, finding);
  const std::optional<SearchCase> rounded = roundedToFloat(m_given);
  return rounded ? marginOn(*rounded, m_rounded, finding) : std::nullopt;
}

std::optional<Margin> roughMarginOf(const SearchCase& given, const Finding& finding) {
  if (!isOfVerdict(finding)) return std::nullopt;
  const std::optional<Separation> separation =
      separationOf(given, {ScalarKind::float64}, ScalarKind::float64);
  return separation ? marginOf(given, *separation, finding.scalar) : std::nullopt;
}

SameMistake::SameMistake(const SearchCase& given, const Finding& finding, FindingLimits limits)
    : m_limits(limits), m_finding(finding) {
  if (limits.keepsDimensions) {
    for (const Shape& shape : given.shapes) m_ranks.push_back(extentRank(shape));
  }
  if (limits.keepsDirection) m_size = sizeOfError(given, finding);
}

bool SameMistake::hasSameDirection(const Finding& finding) const {
  if (finding.verdict != m_finding.verdict || finding.against != m_finding.against) return false;
  switch (finding.kind) {
    case FindingKind::distance:
      return (finding.sqdist > finding.exactSqdist) == (m_finding.sqdist > m_finding.exactSqdist);
    case FindingKind::points:
      return finding.other == m_finding.other;
    case FindingKind::failure:
      return withoutDetails(finding.other) == withoutDetails(m_finding.other);
    default:
      return true;
  }
}

bool SameMistake::isShownBy(const SearchCase& given, const Finding& finding) const {
  if (m_limits.keepsDirection && !hasSameDirection(finding)) return false;
  if (m_limits.keepsDimensions) {
    const bool isRounded = finding.scalar == ScalarKind::float32;
    const std::optional<SearchCase> rounded = isRounded ? roundedToFloat(given) : std::nullopt;
    for (std::size_t i = 0; i < m_ranks.size(); ++i) {
      if (extentRank(given.shapes[i]) < m_ranks[i]) return false;
      if (rounded && extentRank(rounded->shapes[i]) < m_ranks[i]) return false;
    }
  }
  if (!m_size) return true;
  const std::optional<double> size = sizeOfError(given, finding);
  if (!size) return false;
  const double level = roundingLevel(finding.scalar);
  if (*m_size <= level || *size <= level) return *m_size <= level && *size <= level;
  return *size <= *m_size * orderOfMagnitude && *m_size <= *size * orderOfMagnitude;
}

}  // namespace hairline
