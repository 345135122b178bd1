#include "core/search/finding_traits.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "core/math/rational.h"
#include "core/queries.h"
#include "core/search/case_numbers.h"
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

/// The measures of a shape, such as radii, that are not zero.
int measuresOf(Shape shape) {
  int count = 0;
  forEachNumber(shape, [&](double& number, NumberRole role) {
    if (role == NumberRole::measure && number != 0) ++count;
  });
  return count;
}

std::optional<double> depthOf(const SearchCase& given) {
  if (!canAsk(Kind::intersect, CaseOperands(given))) return std::nullopt;
  for (const IndexedQuery& query : findQueries(CaseOperands(given), Kind::intersect)) {
    if (!query.entry->has(ScalarKind::float64)) continue;
    const Report report = query.answer(CaseOperands(given), ScalarKind::float64);
    if (report.depth && std::isfinite(report.depth->value)) return std::abs(report.depth->value);
  }
  return std::nullopt;
}

/// Of errors that are no larger than this as a part of the numbers no more is concluded than that
/// they come of rounding.
double roundingLevel(ScalarKind scalar) { return scalar == ScalarKind::float32 ? 1e-5 : 1e-12; }

constexpr double orderOfMagnitude = 10;

/// What happened, without the numbers that come with it.
std::string_view withoutDetails(std::string_view failure) {
  return failure.substr(0, failure.find_first_of(",:"));
}

}  // namespace

int extentRank(const Shape& shape) {
  return std::visit(
      [&](const auto& s) {
        using T = std::decay_t<decltype(s)>;
        if constexpr (std::is_same_v<T, Plane<double>>) {
          return 0;
        } else if constexpr (requires { s.min.data(); }) {
          int count = 0;
          for (int i = 0; i < static_cast<int>(s.min.size()); ++i) {
            count += s.min.data()[i] < s.max.data()[i] ? 1 : 0;
          }
          return count;
        } else {
          std::vector<V> points;
          forEachPosition(s, [&](const auto& position) { points.push_back(inSpace(position)); });
          int rank = dimensionOf(points) + measuresOf(shape);
          if constexpr (hasFixedVertices<T>) rank += differing(points);
          return rank;
        }
      },
      shape);
}

std::optional<double> sizeOfError(const SearchCase& given, const Finding& finding) {
  if (finding.kind == FindingKind::distance) {
    if (!finding.sqdist || !finding.exactSqdist || !(*finding.exactSqdist > 0)) return std::nullopt;
    return std::abs(*finding.sqdist - *finding.exactSqdist) / *finding.exactSqdist;
  }
  const bool isOfVerdict = finding.against != Verdict::none && !given.moves();
  if (!isOfVerdict || given.shapes.size() != 2) return std::nullopt;
  const double largest = largestOf(given);
  const CaseOperands operands(given);
  const IndexedQuery* distance = exactQuery(operands, Kind::closest);
  if (distance == nullptr || !canAsk(Kind::closest, operands) || !(largest > 0))
    return std::nullopt;
  const Report report = distance->answer(operands, ScalarKind::exact);
  if (!report.sqdist || report.overflow) return std::nullopt;
  const double gap = std::sqrt(report.sqdist->value);
  if (gap > 0) return gap / largest;
  const std::optional<double> depth = depthOf(given);
  return depth ? std::optional(*depth / largest) : std::nullopt;
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
