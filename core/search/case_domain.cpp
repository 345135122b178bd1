#include "core/search/case_domain.h"

#include <algorithm>
#include <cmath>

#include "core/scene/transform.h"
#include "core/search/case_changes.h"
#include "core/search/case_numbers.h"
#include "core/search/finding_traits.h"
#include "core/search/shape_maker.h"
#include "core/shapes/positions.h"

namespace hairline {
namespace {

using V = Vector3<double>;

double longestBetween(const std::vector<V>& points) {
  double longest = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      longest = std::max(longest, (points[i] - points[j]).norm());
    }
  }
  return longest;
}

/// The ratio of two measures, from 0 to 1.
double shareOf(double least, double largest) { return largest > 0 ? least / largest : 0; }

/// Twice the area of a closed polyline by the square of its largest diagonal or edge.
double flatThickness(const std::vector<V>& corners) {
  V doubled = V::Zero();
  for (std::size_t i = 2; i < corners.size(); ++i) {
    doubled += cross(corners[i - 1] - corners[0], corners[i] - corners[0]);
  }
  const double longest = longestBetween(corners);
  return shareOf(doubled.norm(), longest * longest);
}

double solidThickness(const std::vector<V>& corners) {
  const V normal = cross(corners[1] - corners[0], corners[2] - corners[0]);
  const double six = std::abs(dot(normal, corners[3] - corners[0]));
  double largest = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const V a = corners[(i + 1) % 4];
    const V doubled = cross(corners[(i + 2) % 4] - a, corners[(i + 3) % 4] - a);
    largest = std::max(largest, doubled.norm());
  }
  return shareOf(six, largest * longestBetween(corners));
}

/// For a shape of about unit size.
double thicknessHere(const Shape& shape) {
  const std::vector<V> points = positionsOf(shape);
  return std::visit(
      [&](const auto& s) -> double {
        using T = std::decay_t<decltype(s)>;
        if constexpr (std::is_same_v<T, Mesh>) {
          double thinnest = 1;
          for (const auto& face : s.triangles) {
            std::vector<V> corners;
            for (const int vertex : face)
              corners.push_back(points[static_cast<std::size_t>(vertex)]);
            thinnest = std::min(thinnest, flatThickness(corners));
          }
          return thinnest;
        } else if constexpr (std::is_same_v<T, Tetrahedron<double>>) {
          return solidThickness(points);
        } else if constexpr (std::is_same_v<T, Triangle<double>> ||
                             std::is_same_v<T, Triangle2<double>> ||
                             std::is_same_v<T, Quad<double>> ||
                             std::is_same_v<T, Polygon<double>>) {
          return flatThickness(points);
        } else if constexpr (requires { s.halfExtents; }) {
          const auto [least, largest] = std::ranges::minmax(s.halfExtents);
          return shareOf(least, largest);
        } else if constexpr (requires { s.radii; }) {
          const auto [least, largest] = std::ranges::minmax(s.radii);
          return shareOf(least, largest);
        } else if constexpr (std::is_same_v<T, Aabb<double>>) {
          const V sides = s.max - s.min;
          return shareOf(sides.minCoeff(), sides.maxCoeff());
        } else if constexpr (requires {
                               s.a[0];
                               s.radius;
                             }) {
          // The thickness of a capsule is that of its radius.
          const double along = (s.b - s.a).norm();
          if constexpr (std::is_same_v<T, Capsule<double>>) return s.radius > 0 ? 1 : 0;
          return shareOf(std::min(along, 2 * s.radius), std::max(along, 2 * s.radius));
        } else if constexpr (requires {
                               s.height;
                               s.radius;
                             }) {
          return shareOf(std::min(s.height, 2 * s.radius), std::max(s.height, 2 * s.radius));
        } else {
          const int full = fullRankOf(shape.index());
          return full == 0 || extentRank(shape) >= full ? 1 : 0;
        }
      },
      shape);
}

}  // namespace

double thicknessOf(const Shape& shape) {
  // Scaled to a size at which no square leaves the range.
  SearchCase alone{{shape}};
  const double largest = largestOf(alone);
  if (largest > 0 && std::isfinite(largest)) scaleBy(alone.shapes[0], -std::ilogb(largest));
  return thicknessHere(alone.shapes[0]);
}

int fullRankOf(std::size_t type) {
  if (shapeTypeNames[type].starts_with("kdop") || shapeTypeNames[type] == "grid") return 0;
  int rank = 0;
  Shape sample;
  // On a grid, because elsewhere polygons are off their plane by rounding, which adds a dimension.
  for (std::uint64_t i = 0; i < 64; ++i) {
    CaseRandom random(0, i);
    makeShape(type, {.onGrid = true}, random, sample);
    rank = std::max(rank, extentRank(sample));
  }
  return rank;
}

void bringInto(const CaseDomain& domain, SearchCase& made) {
  if (domain.range) {
    const auto [lowest, highest] = *domain.range;
    V least = V::Constant(HUGE_VAL);
    V most = -least;
    const auto measure = [&] {
      least = V::Constant(HUGE_VAL);
      most = -least;
      for (const Shape& shape : made.shapes) {
        for (const V& position : positionsOf(shape)) {
          least = least.cwiseMin(position);
          most = most.cwiseMax(position);
        }
      }
    };
    measure();
    const double extent = (most - least).maxCoeff();
    if (extent > highest - lowest && std::isfinite(extent)) {
      const int exponent = std::ilogb(highest - lowest) - std::ilogb(extent) - 1;
      for (Shape& shape : made.shapes) scaleBy(shape, exponent);
      for (V& way : made.displacements) way *= std::ldexp(1.0, exponent);
      measure();
    }
    V offset = V::Zero();
    for (int k = 0; k < 3; ++k) {
      if (least[k] < lowest) offset[k] = lowest - least[k];
      if (most[k] > highest) offset[k] = highest - most[k];
    }
    if (!offset.isZero(0) && offset.allFinite()) {
      for (Shape& shape : made.shapes) shape = translated(shape, offset);
    }
  }
  if (domain.grid) {
    forEachNumber(made, [&](double& number, NumberRole role) {
      if (role != NumberRole::unit) number = std::round(number / *domain.grid) * *domain.grid;
    });
  }
}

bool isIn(const CaseDomain& domain, const SearchCase& given, const std::vector<int>& fullRanks) {
  for (std::size_t i = 0; i < given.shapes.size(); ++i) {
    const Shape& shape = given.shapes[i];
    if (domain.isNondegenerate && extentRank(shape) < fullRanks[i]) return false;
    if (domain.thickness && !(thicknessOf(shape) > *domain.thickness)) return false;
    if (!domain.range) continue;
    bool isWithin = true;
    std::visit(
        [&](const auto& s) {
          forEachPosition(s, [&](const auto& position) {
            isWithin = isWithin && position.minCoeff() >= (*domain.range)[0] &&
                       position.maxCoeff() <= (*domain.range)[1];
          });
        },
        shape);
    if (!isWithin) return false;
  }
  return true;
}

}  // namespace hairline
