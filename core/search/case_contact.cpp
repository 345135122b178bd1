#include "core/search/case_contact.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/queries.h"
#include "core/search/case_changes.h"
#include "core/search/finding_traits.h"
#include "core/shapes/positions.h"

namespace hairline {
namespace {

using V = Vector3<double>;

/// Anything nearer than this fraction of a shape's extent counts as one place.
constexpr double nearness = 0x1p-40;

/// Overlaps deeper than this fraction of the operands' extent have no contact feature.
constexpr double mostShallow = 0x1p-20;

bool isNear(const V& p, const V& q, double tolerance) {
  return (p - q).cwiseAbs().maxCoeff() <= tolerance;
}

bool isOnSegment(const V& p, const V& a, const V& b, double tolerance) {
  const V along = b - a;
  const double length = along.squaredNorm();
  const double t = length > 0 ? std::clamp((p - a).dot(along) / length, 0.0, 1.0) : 0;
  return isNear(p, a + t * along, tolerance);
}

/// For a box whose sides are `bounded`: those on which a point lies.
std::string boxPart(const std::vector<bool>& bounded, std::string_view axes) {
  const auto count = static_cast<std::size_t>(std::ranges::count(bounded, true));
  if (count == bounded.size()) return "vertex";
  if (count == 0) return bounded.size() == 3 ? "inside" : "face";
  // An edge runs along the remaining axis, a face lies across the bounded one.
  const bool isEdge = count + 1 == bounded.size();
  const auto axis = std::ranges::find(bounded, !isEdge) - bounded.begin();
  return (isEdge ? "edge " : "face ") + std::string(1, axes[static_cast<std::size_t>(axis)]);
}

/// The feature of a shape on which a point lies.
class PartOf {
 public:
  PartOf(const V& point, double tolerance) : m_point(point), m_tolerance(tolerance) {}

  template <typename T>
  std::string operator()(const T& shape) const {
    if constexpr (requires {
                    shape.axes;
                    shape.halfExtents;
                  }) {
      std::vector<bool> bounded;
      for (std::size_t i = 0; i < shape.axes.size(); ++i) {
        const double along = inSpace(shape.axes[i]).dot(m_point - inSpace(shape.center));
        bounded.push_back(std::abs(along) >= shape.halfExtents[i] - m_tolerance);
      }
      return boxPart(bounded, "012");
    } else if constexpr (std::is_same_v<T, Aabb<double>>) {
      std::vector<bool> bounded;
      for (int k = 0; k < 3; ++k) {
        bounded.push_back(m_point[k] <= shape.min[k] + m_tolerance ||
                          m_point[k] >= shape.max[k] - m_tolerance);
      }
      return boxPart(bounded, "xyz");
    } else if constexpr (requires {
                           shape.a[0];
                           shape.b[0];
                         }) {
      if constexpr (requires { shape.radius; }) return "";
      if (isNear(m_point, inSpace(shape.a), m_tolerance)) return "end a";
      return isNear(m_point, inSpace(shape.b), m_tolerance) ? "end b" : "";
    } else if constexpr (std::is_same_v<T, Ray<double>>) {
      return isNear(m_point, shape.origin, m_tolerance) ? "origin" : "";
    } else if constexpr (std::is_same_v<T, Polygon<double>>) {
      return polygonal(shape);
    } else if constexpr (requires { shape.vertices[0]; }) {
      std::vector<V> corners;
      for (const auto& corner : shape.vertices) corners.push_back(inSpace(corner));
      return cornered<T>(corners);
    } else {
      return "";
    }
  }

 private:
  // Vertices and edges are counted through all loops.
  std::string polygonal(const Polygon<double>& polygon) const {
    std::size_t first = 0;
    std::string edge;
    std::string vertex;
    polygon.forEachLoop([&](const std::vector<V>& loop) {
      for (std::size_t i = 0; i < loop.size(); ++i) {
        const V& next = loop[(i + 1) % loop.size()];
        if (vertex.empty() && isNear(m_point, loop[i], m_tolerance)) {
          vertex = "vertex " + std::to_string(first + i);
        } else if (edge.empty() && isOnSegment(m_point, loop[i], next, m_tolerance)) {
          edge = "edge " + std::to_string(first + (polygon.cornerCount() == 3 ? (i + 2) % 3 : i));
        }
      }
      first += loop.size();
    });
    return !vertex.empty() ? vertex : !edge.empty() ? edge : "face";
  }
  template <typename T>
  std::string cornered(const std::vector<V>& corners) const {
    for (std::size_t i = 0; i < corners.size(); ++i) {
      if (isNear(m_point, corners[i], m_tolerance)) return "vertex " + std::to_string(i);
    }
    if constexpr (std::is_same_v<T, Tetrahedron<double>>) {
      return tetrahedral(corners);
    } else if constexpr (std::is_same_v<T, Convex<double>> || std::is_same_v<T, Frustum<double>> ||
                         std::is_same_v<T, Mesh>) {
      return "";
    } else {
      const std::size_t count = corners.size();
      for (std::size_t i = 0; i < count; ++i) {
        const std::size_t first = count == 3 ? i + 1 : i;
        const V& from = corners[first % count];
        if (isOnSegment(m_point, from, corners[(first + 1) % count], m_tolerance)) {
          return "edge " + std::to_string(i);
        }
      }
      return std::is_same_v<T, Triangle2<double>> ? "inside" : "face";
    }
  }

  std::string tetrahedral(const std::vector<V>& corners) const {
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = i + 1; j < 4; ++j) {
        if (isOnSegment(m_point, corners[i], corners[j], m_tolerance)) {
          return "edge " + std::to_string(i) + ' ' + std::to_string(j);
        }
      }
    }
    for (std::size_t i = 0; i < 4; ++i) {
      const V& foot = corners[(i + 1) % 4];
      const V normal = (corners[(i + 2) % 4] - foot).cross(corners[(i + 3) % 4] - foot);
      if (std::abs(normal.dot(m_point - foot)) <= m_tolerance * normal.norm()) {
        return "face " + std::to_string(i);
      }
    }
    return "inside";
  }

  V m_point;
  double m_tolerance;
};

std::string partAt(const Shape& shape, const V& point) {
  V low = V::Constant(INFINITY);
  V high = -low;
  for (const V& position : positionsOf(shape)) {
    low = low.cwiseMin(position);
    high = high.cwiseMax(position);
  }
  std::visit(
      [&](const auto& s) {
        if constexpr (requires { s.halfExtents; }) {
          for (const double extent : s.halfExtents) high = high.cwiseMax(low + V::Constant(extent));
        }
      },
      shape);
  // Coordinates are rounded, too.
  const double extent = std::max((high - low).maxCoeff(), 0x1p-10 * point.cwiseAbs().maxCoeff());
  return std::visit(PartOf(point, extent * nearness), shape);
}

CaseContact firstContactOf(const SearchCase& given) {
  CaseContact contact;
  const CaseOperands operands(given);
  const IndexedQuery* query = exactQuery(operands, Kind::sweep);
  if (query == nullptr) return contact;
  const Report report = query->answer(operands, ScalarKind::exact, given.options());
  if (!report.time || report.overflow) return contact;
  contact.time = report.time->value;
  if (!report.point) return contact;
  for (std::size_t i = 0; i < 2; ++i) {
    const V before = report.point->toVector() - *contact.time * given.displacements[i];
    contact.parts[i] = partAt(given.shapes[i], before);
  }
  return contact;
}

}  // namespace

CaseContact contactOf(const SearchCase& given, Kind kind, ScalarKind scalar) {
  if (kind == Kind::sweep) return firstContactOf(given);
  CaseContact contact;
  SearchCase standing = given;
  standing.displacements = {V::Zero(), V::Zero()};
  standing.shapes.resize(2);
  const std::optional<Separation> separation =
      separationOf(standing, {ScalarKind::exact, ScalarKind::float64});
  if (!separation) return contact;
  contact.margin = marginOf(standing, *separation, scalar);
  const bool isDeep = contact.margin && contact.margin->measure == Margin::Measure::depth &&
                      contact.margin->relative > mostShallow;
  if (isDeep) return contact;
  for (std::size_t i = 0; i < 2; ++i) {
    scaleBy(standing.shapes[i], separation->exponent);
    contact.parts[i] = partAt(standing.shapes[i], separation->points[i]);
  }
  return contact;
}

}  // namespace hairline
