#include "widgets/scene_view/shape_geometry.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "core/scene/transform.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/positions.h"
#include "core/shapes/triangulate.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

using Eigen::Vector3d;
using Points = std::vector<Vector3d>;

constexpr std::size_t mostVerticesForMiddle = 4096;

Vector3d lift(const Vector2<double>& point) { return {point.x(), point.y(), 0}; }

// The corners of an intersection of half-spaces, for display.
Points cornersOf(const std::vector<HalfSpace<double>>& spaces) {
  Points corners;
  double size = 0;
  for (const HalfSpace<double>& space : spaces) size = std::max(size, std::abs(space.offset));
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    for (std::size_t j = i + 1; j < spaces.size(); ++j) {
      for (std::size_t k = j + 1; k < spaces.size(); ++k) {
        Eigen::Matrix3d rows;
        rows << spaces[i].normal.transpose(), spaces[j].normal.transpose(),
            spaces[k].normal.transpose();
        const double determinant = rows.determinant();
        if (std::abs(determinant) < 0.5) continue;  // rows of -1, 0, 1: an integer, or parallel
        const Vector3d offsets{spaces[i].offset, spaces[j].offset, spaces[k].offset};
        const Vector3d corner = rows.inverse() * offsets;
        const auto outside = [&](const HalfSpace<double>& space) {
          return space.normal.dot(corner) > space.offset + 1e-9 * size;
        };
        const auto same = [&](const Vector3d& known) {
          return (known - corner).cwiseAbs().maxCoeff() <= 1e-9 * size;
        };
        if (std::ranges::none_of(spaces, outside) && std::ranges::none_of(corners, same)) {
          corners.push_back(corner);
        }
      }
    }
  }
  return corners;
}

Points cornersOfKdop(const Kdop<double>& kdop) {
  std::vector<HalfSpace<double>> spaces;
  for (std::size_t i = 0; i < kdop.directions.size(); ++i) {
    const auto& d = kdop.directions[i];
    const Vector3d normal(d[0], d[1], d[2]);
    spaces.push_back({normal, kdop.max[i]});
    spaces.push_back({-normal, -kdop.min[i]});
  }
  return cornersOf(spaces);
}

Points cornersOfKdop(const Kdop2<double>& kdop) {
  std::vector<HalfSpace<double>> spaces{{Vector3d::UnitZ(), 0}, {-Vector3d::UnitZ(), 0}};
  for (std::size_t i = 0; i < kdop.directions.size(); ++i) {
    const Vector3d normal(kdop.directions[i][0], kdop.directions[i][1], 0);
    spaces.push_back({normal, kdop.max[i]});
    spaces.push_back({-normal, -kdop.min[i]});
  }
  return cornersOf(spaces);
}

template <typename Vectors>
Points listOf(const Vectors& vertices) {
  return Points(vertices.begin(), vertices.end());
}

Points boxAround(const Vector3d& centre, const Vector3d& x, const Vector3d& y, const Vector3d& z) {
  Points corners;
  for (unsigned i = 0; i < 8; ++i) {
    const auto towards = [i](unsigned bit) { return (i & bit) != 0 ? 1.0 : -1.0; };
    corners.push_back(centre + towards(1) * x + towards(2) * y + towards(4) * z);
  }
  return corners;
}

// Converts shapes to geometry, one overload per type.
class Maker {
 public:
  Maker(const Vector3d& centre, double halfWidth, int sectors)
      : m_centre(centre), m_halfWidth(halfWidth), m_sectors(sectors) {}

  void operator()(const Point<double>& shape) { m_result.points = {shape.position}; }
  void operator()(const Point2<double>& shape) { m_result.points = {lift(shape.position)}; }
  void operator()(const Segment<double>& shape) { chain({shape.a, shape.b}); }
  void operator()(const Segment2<double>& shape) { chain({lift(shape.a), lift(shape.b)}); }
  void operator()(const Line<double>& shape) { unbounded(shape.origin, shape.direction, false); }
  void operator()(const Ray<double>& shape) {
    unbounded(shape.origin, shape.direction, true);
    m_result.points = {shape.origin};
  }
  void operator()(const Plane<double>& shape) {
    const auto patch = patchOf(shape, m_centre, m_halfWidth);
    if (!patch) return;
    const Vector3d& middle = patch->middle;
    const Vector3d across = patch->half * patch->normal.unitOrthogonal();
    const Vector3d along = patch->normal.cross(across);
    polygon({middle - across - along, middle + across - along, middle + across + along,
             middle - across + along});
    chain({middle, patch->tip()});
  }
  // Its boundary, and short edges that lead into it.
  void operator()(const HalfSpace<double>& shape) {
    (*this)(shape.boundary());
    const auto patch = patchOf(shape.boundary(), m_centre, m_halfWidth);
    if (!patch) return;
    const Vector3d inward = patch->middle - patch->tip();
    const Points outline = m_result.edges.front();
    for (std::size_t i = 0; i < 4; ++i) chain({outline[i], outline[i] + inward});
  }
  void operator()(const Triangle<double>& shape) { polygon(listOf(shape.vertices)); }
  void operator()(const Triangle2<double>& shape) {
    polygon({lift(shape.vertices[0]), lift(shape.vertices[1]), lift(shape.vertices[2])});
  }
  void operator()(const Quad<double>& shape) { flat(shape, {listOf(shape.vertices)}); }
  void operator()(const Polygon<double>& shape) {
    std::vector<Points> loops;
    shape.forEachLoop([&](const Points& loop) { loops.push_back(loop); });
    flat(shape, std::move(loops));
  }
  void operator()(const Rectangle<double>& shape) {
    const Vector3d x = shape.halfExtents[0] * shape.axes[0];
    const Vector3d y = shape.halfExtents[1] * shape.axes[1];
    polygon(
        {shape.center - x - y, shape.center + x - y, shape.center + x + y, shape.center - x + y});
  }
  void operator()(const Rectangle2<double>& shape) { (*this)(spatial(shape)); }
  void operator()(const Aabb<double>& shape) { box(boxCorners(shape.min, shape.max)); }
  void operator()(const Obb<double>& shape) {
    std::array<Vector3d, 8> corners;
    std::ranges::copy(hairline::cornersOf(shape), corners.begin());
    box(corners);
  }
  void operator()(const Grid& shape) {
    const Vector3d extent =
        shape.cell * Vector3d(shape.dimensions[0], shape.dimensions[1], shape.dimensions[2]);
    box(boxCorners(shape.origin, shape.origin + extent));
    m_result.faces.clear();
  }
  void operator()(const Tetrahedron<double>& shape) {
    const auto& v = shape.vertices;
    m_result.faces = {
        {v[0], v[1], v[2]}, {v[0], v[1], v[3]}, {v[0], v[2], v[3]}, {v[1], v[2], v[3]}};
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = i + 1; j < 4; ++j) chain({v[i], v[j]});
    }
  }
  void operator()(const Frustum<double>& shape) { hull(listOf(shape.vertices)); }
  void operator()(const Convex<double>& shape) { hull(shape.vertices); }
  void operator()(const Kdop<double>& shape) { hull(cornersOfKdop(shape)); }
  void operator()(const Kdop2<double>& shape) { hull(cornersOfKdop(shape)); }
  void operator()(const Mesh& shape) {
    for (const auto& indices : shape.triangles) {
      ShapeGeometry::Face face;
      for (std::size_t i = 0; i < 3; ++i) {
        face[i] = shape.vertices[static_cast<std::size_t>(indices[i])];
      }
      m_result.faces.push_back(face);
      chain({face[0], face[1], face[2], face[0]});
    }
  }
  void operator()(const Sphere<double>& shape) { appendSphere(m_result, shape, m_sectors); }
  void operator()(const Ellipsoid<double>& shape) { appendEllipsoid(m_result, shape, m_sectors); }
  void operator()(const Capsule<double>& shape) { appendCapsule(m_result, shape, m_sectors); }
  void operator()(const Cylinder<double>& shape) { appendCylinder(m_result, shape, m_sectors); }
  void operator()(const Cone<double>& shape) { appendCone(m_result, shape, m_sectors); }
  void operator()(const Disc<double>& shape) { appendDisc(m_result, shape, m_sectors); }

  ShapeGeometry take() { return std::move(m_result); }

 private:
  void chain(Points points) { m_result.edges.push_back(std::move(points)); }

  // A convex polygon.
  void polygon(Points corners) {
    for (std::size_t i = 2; i < corners.size(); ++i) {
      m_result.faces.push_back({corners[0], corners[i - 1], corners[i]});
    }
    const bool isPoint = std::ranges::all_of(
        corners, [&](const Vector3d& corner) { return corner == corners.front(); });
    if (isPoint) m_result.points.push_back(corners.front());
    corners.push_back(corners.front());
    chain(std::move(corners));
  }

  // A quad or polygon, which may be concave, by its triangles.
  template <typename Flat>
  void flat(const Flat& shape, std::vector<Points> loops) {
    for (Points& loop : loops) {
      loop.push_back(Vector3d(loop.front()));
      chain(std::move(loop));
    }
    for (const Triangle<double>& triangle : trianglesOf(shape)) {
      m_result.faces.push_back(triangle.vertices);
    }
  }

  void box(const std::array<Vector3d, 8>& corners) {
    DrawList list;
    appendBoxFaces(list, corners, {});
    appendBoxEdges(list, corners, {});
    for (const DrawTriangle& triangle : list.triangles) m_result.faces.push_back(triangle.corners);
    for (DrawRibbon& ribbon : list.ribbons) m_result.edges.push_back(std::move(ribbon.points));
    if (corners[0] == corners[7]) m_result.points.push_back(corners[0]);
  }

  void hull(const Points& corners) {
    const auto polygons = hullPolygons(corners);
    for (const Points& face : polygons) polygon(face);
    if (!polygons.empty()) return;
    m_result.points = corners;
    if (corners.size() < 2 || corners.size() > largestHull) return;
    // Collinear: from end to end.
    const auto [least, greatest] =
        std::ranges::minmax_element(corners, [](const Vector3d& a, const Vector3d& b) {
          return std::ranges::lexicographical_compare(a, b);
        });
    chain({*least, *greatest});
  }

  void unbounded(const Vector3d& origin, const Vector3d& direction, bool half) {
    const double length = direction.stableNorm();
    if (!(length > 0)) return;
    const Vector3d unit = direction / length;
    double enter = half ? 0 : -std::numeric_limits<double>::infinity();
    double leave = std::numeric_limits<double>::infinity();
    for (int axis = 0; axis < 3; ++axis) {
      const double low = m_centre[axis] - m_halfWidth - origin[axis];
      const double high = m_centre[axis] + m_halfWidth - origin[axis];
      if (unit[axis] == 0) {
        if (low > 0 || high < 0) return;
        continue;
      }
      enter = std::max(enter, std::min(low / unit[axis], high / unit[axis]));
      leave = std::min(leave, std::max(low / unit[axis], high / unit[axis]));
    }
    if (enter < leave) chain({origin + enter * unit, origin + leave * unit});
  }

  Vector3d m_centre;
  double m_halfWidth;
  int m_sectors;
  ShapeGeometry m_result;
};

}  // namespace

std::optional<PlanePatch> patchOf(const Plane<double>& plane, const Vector3d& centre,
                                  double halfWidth) {
  const double length = plane.normal.stableNorm();
  if (!(length > 0)) return std::nullopt;
  const Vector3d normal = plane.normal / length;
  const double distance = plane.offset / length - normal.dot(centre);
  if (!(std::abs(distance) <= 2 * halfWidth)) return std::nullopt;
  return PlanePatch{centre + distance * normal, normal, halfWidth / 16};
}

std::optional<Vector3d> middleOf(const Shape& shape, const Vector3d& centre, double halfWidth) {
  if (const auto plane = boundaryOf(shape)) {
    const auto patch = patchOf(*plane, centre, halfWidth);
    return patch ? std::optional(patch->middle) : std::nullopt;
  }
  if (const auto* cone = std::get_if<Cone<double>>(&shape)) {
    return cone->apex + cone->height / 2 * cone->axis;
  }
  if (const auto* mesh = std::get_if<Mesh>(&shape); mesh != nullptr && !mesh->vertices.empty()) {
    // Of very many vertices only some, which move with the mesh.
    const std::size_t step = 1 + mesh->vertices.size() / mostVerticesForMiddle;
    Vector3d sum = Vector3d::Zero();
    const double count = static_cast<double>((mesh->vertices.size() + step - 1) / step);
    for (std::size_t i = 0; i < mesh->vertices.size(); i += step) sum += mesh->vertices[i] / count;
    return sum;
  }
  const Points positions = positionsOf(shape);
  if (positions.empty() || std::holds_alternative<Grid>(shape)) {
    const auto box = bounds(shape);
    return box ? std::optional<Vector3d>(box->min / 2 + box->max / 2) : std::nullopt;
  }
  Vector3d middle = Vector3d::Zero();
  for (const Vector3d& point : positions) middle += point / static_cast<double>(positions.size());
  return middle;
}

ShapeGeometry geometryOf(const Shape& shape, const Vector3d& centre, double halfWidth,
                         int sectors) {
  Maker maker(centre, halfWidth, sectors);
  std::visit(maker, shape);
  return maker.take();
}

std::vector<Vector3d> cornersOf(const Shape& shape) {
  return std::visit(
      [](const auto& s) -> Points {
        using T = std::decay_t<decltype(s)>;
        if constexpr (std::is_same_v<T, Aabb<double>>) {
          const auto corners = boxCorners(s.min, s.max);
          return listOf(corners);
        } else if constexpr (std::is_same_v<T, Obb<double>>) {
          return boxAround(s.center, s.halfExtents[0] * s.axes[0], s.halfExtents[1] * s.axes[1],
                           s.halfExtents[2] * s.axes[2]);
        } else if constexpr (std::is_same_v<T, Rectangle<double>>) {
          Points corners = boxAround(s.center, s.halfExtents[0] * s.axes[0],
                                     s.halfExtents[1] * s.axes[1], Vector3d::Zero());
          corners.resize(4);
          return corners;
        } else if constexpr (std::is_same_v<T, Kdop<double>> || std::is_same_v<T, Kdop2<double>>) {
          return cornersOfKdop(s);
        } else if constexpr (std::is_same_v<T, Triangle2<double>>) {
          return {lift(s.vertices[0]), lift(s.vertices[1]), lift(s.vertices[2])};
        } else if constexpr (std::is_same_v<T, Rectangle2<double>>) {
          const auto corners = s.corners();
          return {lift(corners[0]), lift(corners[1]), lift(corners[2]), lift(corners[3])};
        } else if constexpr (std::is_same_v<T, Segment<double>>) {
          return {s.a, s.b};
        } else if constexpr (std::is_same_v<T, Segment2<double>>) {
          return {lift(s.a), lift(s.b)};
        } else if constexpr (std::is_same_v<T, Point<double>>) {
          return {s.position};
        } else if constexpr (std::is_same_v<T, Point2<double>>) {
          return {lift(s.position)};
        } else if constexpr (std::is_same_v<T, Polygon<double>>) {
          return s.corners();
        } else if constexpr (requires { s.vertices; }) {
          return listOf(s.vertices);
        } else {
          return {};
        }
      },
      shape);
}

}  // namespace hairline
