#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "core/math/interruption.h"
#include "core/query/closest/mesh_bvh.h"
#include "core/query/closest/segment_segment.h"
#include "core/query/contains/quadric_inclusion.h"
#include "core/query/general/carrier.h"
#include "core/query/general/pieces.h"
#include "core/shapes/cone_of.h"
#include "core/shapes/flat_hull.h"

namespace hairline {

/// A convex polygon by its corners in order; two are a segment, and one is a point.
template <typename S>
using Cell = std::vector<Vector3<S>>;

/// A point within a cell, away from its ends and sides: the mean of the corners, each with `ratio`
/// times the weight of the one before. With different ratios no more of these points lie on a line
/// than the cell has corners.
template <Scalar S>
Vector3<S> middleOf(const Cell<S>& cell, int ratio = 1) {
  Vector3<S> sum(S(0), S(0), S(0));
  S weight(1);
  S weights(0);
  for (const Vector3<S>& corner : cell) {
    sum += corner * weight;
    weights += weight;
    weight *= S(ratio);
  }
  return sum / weights;
}

/// The part of a cell inside a half-space and the part outside. Nothing for a part without length,
/// or, of a polygon, without area.
template <Scalar S>
std::array<std::optional<Cell<S>>, 2> split(const Cell<S>& cell, const HalfSpace<S>& half) {
  std::vector<S> heights;
  bool isBelow = false;
  bool isAbove = false;
  for (const Vector3<S>& corner : cell) {
    heights.push_back(dot(half.normal, corner) - half.offset);
    isBelow |= isNegative(heights.back());
    isAbove |= isPositive(heights.back());
  }
  if (!isAbove) return {cell, std::nullopt};
  if (!isBelow) return {std::nullopt, cell};
  std::array<Cell<S>, 2> parts;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    const int side = sign(heights[i]);
    if (side <= 0) parts[0].push_back(cell[i]);
    if (side >= 0) parts[1].push_back(cell[i]);
    // A segment has one side, not two.
    if (cell.size() == 2 && i == 1) break;
    const std::size_t next = (i + 1) % cell.size();
    if (side * sign(heights[next]) >= 0) continue;
    const S along = heights[i] / (heights[i] - heights[next]);
    const Vector3<S> crossing = cell[i] + (cell[next] - cell[i]) * along;
    for (Cell<S>& part : parts) part.push_back(crossing);
  }
  return {std::move(parts[0]), std::move(parts[1])};
}

template <Scalar S>
Aabb<S> boxAround(const std::vector<Vector3<S>>& points) {
  Aabb<S> box{points[0], points[0]};
  for (const Vector3<S>& point : points) {
    for (int k = 0; k < 3; ++k) {
      box.min[k] = minimum(box.min[k], point[k]);
      box.max[k] = maximum(box.max[k], point[k]);
    }
  }
  return box;
}

/// A bounded shape without its boundary: of a solid its interior, of a flat shape what is within
/// its outline, of a segment what is between its ends. The shape is the closure of this. In the
/// filter, only of solids and without corners, middle and box.
template <typename S>
class OpenShape {
 public:
  explicit OpenShape(const Shape& shape) {
    std::visit([&](const auto& known) { read(known, shape); }, shape);
  }

  /// Points of the shape itself, from which it may be outside a set: its corners.
  const std::vector<Vector3<S>>& corners() const { return m_corners; }
  /// Nothing of an empty k-DOP.
  bool isEmpty() const { return m_flats.empty() && !m_middle; }
  /// Of a shape without volume, cells that contain it, each in a plane or on a line with a part of
  /// it; a mesh is its triangles.
  const std::vector<Cell<S>>& flats() const { return m_flats; }
  /// A point of a solid.
  const Vector3<S>& middle() const { return *m_middle; }
  /// Around a solid.
  const Aabb<S>& box() const { return m_box; }

  /// Whether a triangle has no points in a solid, by conditions that cut nothing: true for most
  /// that have none.
  bool misses(const Cell<S>& triangle) const {
    const auto isBeyond = [&](const HalfSpace<S>& face) {
      return std::ranges::none_of(triangle, [&](const Vector3<S>& corner) {
        return isNegative(S(dot(face.normal, corner) - face.offset));
      });
    };
    if (std::ranges::any_of(m_faces, isBeyond)) return true;
    const bool isBall = !std::holds_alternative<std::monostate>(m_round) &&
                        !std::holds_alternative<Cone<S>>(m_round);
    return isBall && !pointWithinRound(triangle);
  }

  /// The part of a polygon that is in a solid's closed half-spaces; nothing if it has no points
  /// strictly in all of them.
  std::optional<Cell<S>> clipped(Cell<S> cell) const {
    for (const HalfSpace<S>& face : m_faces) {
      auto [inside, outside] = split<S>(cell, face);
      if (!inside) return std::nullopt;
      cell = *std::move(inside);
    }
    return isWithinFaces(middleOf<S>(cell)) ? std::optional(std::move(cell)) : std::nullopt;
  }

  /// A point within a cell that is in the open shape, too; nothing if there is none. Others with
  /// other ratios (middleOf).
  std::optional<Vector3<S>> sampleOf(const Cell<S>& cell, int ratio = 1) const {
    const Vector3<S> middle = middleOf<S>(cell, ratio);
    if (!isWithinFaces(middle)) return std::nullopt;
    if (isWithinRound(middle)) return middle;
    const std::optional<Vector3<S>> inner = pointWithinRound(cell);
    // From there, which may be on the side of the cell, a little towards its middle.
    S part(1);
    for (int i = 0; inner && i < mostHalvings; ++i) {
      countOperations(1);
      const Vector3<S> point = *inner + (middle - *inner) * part;
      if (isWithinRound(point)) return point;
      part /= S(2);
    }
    return std::nullopt;
  }

  bool holds(const Vector3<S>& point) const { return isWithinFaces(point) && isWithinRound(point); }

 private:
  /// All within a radius of a segment.
  struct Core {
    Segment<S> segment;
    S radius;
  };
  using Round = std::variant<std::monostate, Sphere<S>, Core, Ellipsoid<S>, Cone<S>>;
  // In exact, as far apart in size as doubles are, squared twice.
  static constexpr int mostHalvings = std::floating_point<S> ? 64 : 8192;

  void setBox(const std::vector<Vector3<S>>& points, const Vector3<S>& reach) {
    m_box = boxAround<S>(points);
    for (int k = 0; k < 3; ++k) {
      // The sums are rounded.
      S slack(0);
      if constexpr (std::floating_point<S>) {
        slack = S(8) * std::numeric_limits<S>::epsilon() *
                (absolute(m_box.min[k]) + absolute(m_box.max[k]) + reach[k]);
      }
      m_box.min[k] -= reach[k] + slack;
      m_box.max[k] += reach[k] + slack;
    }
  }

  void setFlats(std::vector<Cell<S>> flats) {
    m_flats = std::move(flats);
    m_corners.clear();
    for (const Cell<S>& flat : m_flats) m_corners.insert(m_corners.end(), flat.begin(), flat.end());
  }

  /// A square around a disc.
  void setDisc(const Vector3<S>& center, const Vector3<S>& normal, const S& radius) {
    const Vector3<S> across = quadric_inclusion::anyAcross<S>(normal);
    std::array<Vector3<S>, 2> sides{across, Vector3<S>(cross(normal, across))};
    for (Vector3<S>& side : sides) {
      // As long as the radius at least, and less than twice that.
      S largest(0);
      for (int k = 0; k < 3; ++k) largest = maximum(largest, absolute(side[k]));
      side *= radius / largest;
    }
    setFlats({around(center, sides)});
    m_corners.clear();
    m_round = Sphere<S>{center, radius};
  }
  static Cell<S> around(const Vector3<S>& center, const std::array<Vector3<S>, 2>& arms) {
    return {Vector3<S>(center - arms[0] - arms[1]), Vector3<S>(center + arms[0] - arms[1]),
            Vector3<S>(center + arms[0] + arms[1]), Vector3<S>(center - arms[0] + arms[1])};
  }

  template <typename Known>
  void read(const Known&, const Shape& shape) {
    if (isPolytope(shape.index())) readPolytope(shape);
  }
  void readPolytope(const Shape& shape) {
    // Flat shapes have none, though rounding may move their corners out of a plane.
    std::optional<std::vector<HalfSpace<S>>> faces = halfSpacesOf<S>(shape);
    if constexpr (!std::same_as<S, Filtered>) {
      m_corners = verticesOf<S>(shape);
      if (m_corners.empty()) return;
      if (!faces || !spansVolume(m_corners)) return setFlats({flatHull<S>(m_corners)});
      m_middle = middleOf<S>(m_corners);
      setBox(m_corners, Vector3<S>(S(0), S(0), S(0)));
    }
    m_faces = *std::move(faces);
  }
  static bool spansVolume(const std::vector<Vector3<S>>& points) {
    Vector3<S> along(S(0), S(0), S(0));
    Vector3<S> normal = along;
    for (const Vector3<S>& point : points) {
      const Vector3<S> offset = point - points[0];
      if (sign(dot(normal, offset)) != 0) return true;
      if (isZero(along)) along = offset;
      if (isZero(normal)) normal = cross(along, offset);
    }
    return false;
  }

  void read(const Quad<double>&, const Shape& shape) { readPieces(shape); }
  void read(const Polygon<double>&, const Shape& shape) { readPieces(shape); }
  void readPieces(const Shape& shape) {
    std::vector<Cell<S>> flats;
    for (const Shape& piece : pieces::of<S>(shape)) flats.push_back(flatHull(verticesOf<S>(piece)));
    setFlats(std::move(flats));
  }
  void read(const Mesh& mesh, const Shape&) {
    std::vector<Cell<S>> flats;
    const MeshOperand<S> triangles{&mesh};
    for (std::size_t i = 0; i < triangles.size(); ++i) {
      const auto& corners = triangles[i].vertices;
      flats.push_back(flatHull<S>({corners.begin(), corners.end()}));
    }
    setFlats(std::move(flats));
  }

  void readCore(const Vector3<S>& a, const Vector3<S>& b, const S& radius) {
    if (sign(radius) == 0) return setFlats({flatHull<S>({a, b})});
    m_round = Core{{a, b}, radius};
    m_middle = (a + b) / S(2);
    setBox({a, b}, Vector3<S>(radius, radius, radius));
  }
  void read(const Sphere<double>& known, const Shape&) {
    const auto sphere = convert<S>(known);
    if (sign(sphere.radius) == 0) return setFlats({{sphere.center}});
    m_round = sphere;
    m_middle = sphere.center;
    setBox({sphere.center}, Vector3<S>(sphere.radius, sphere.radius, sphere.radius));
  }
  void read(const Capsule<double>& known, const Shape&) {
    const auto capsule = convert<S>(known);
    readCore(capsule.a, capsule.b, capsule.radius);
  }
  /// Between its caps it is the capsule around its axis.
  void read(const Cylinder<double>& known, const Shape&) {
    const auto cylinder = convert<S>(known);
    readCore(cylinder.a, cylinder.b, cylinder.radius);
    const Vector3<S> axis = cylinder.b - cylinder.a;
    if (m_middle) {
      half_spaces::addSlab<S>(m_faces, axis, dot(axis, cylinder.a), dot(axis, cylinder.b));
    }
  }
  void read(const Cone<double>& known, const Shape&) {
    const auto cone = convert<S>(known);
    const Vector3<S> base = cone.apex + cone.axis * cone.height;
    if (sign(cone.radius) == 0) return setFlats({flatHull<S>({cone.apex, base})});
    if (sign(cone.height) == 0) return setDisc(base, cone.axis, cone.radius);
    const S start = dot(cone.axis, cone.apex);
    half_spaces::addSlab<S>(m_faces, cone.axis, start,
                            S(start + cone.height * squaredNorm(cone.axis)));
    m_round = cone;
    m_middle = (cone.apex + base) / S(2);
    setBox({cone.apex, base}, Vector3<S>(cone.radius, cone.radius, cone.radius));
  }
  void read(const Disc<double>& known, const Shape&) {
    const auto disc = convert<S>(known);
    if (sign(disc.radius) == 0) return setFlats({{disc.center}});
    setDisc(disc.center, disc.normal, disc.radius);
  }
  void read(const Ellipsoid<double>& known, const Shape&) {
    const auto ellipsoid = convert<S>(known);
    std::vector<Vector3<S>> arms;
    for (std::size_t i = 0; i < 3; ++i) {
      if (sign(ellipsoid.radii[i]) != 0) arms.push_back(ellipsoid.arm(i));
    }
    const Vector3<S>& center = ellipsoid.center;
    if (arms.empty()) return setFlats({{center}});
    if (arms.size() == 1) return setFlats({{center - arms[0], center + arms[0]}});
    m_round = ellipsoid;
    if (arms.size() == 2) {
      setFlats({around(center, {arms[0], arms[1]})});
      m_corners.clear();
      return;
    }
    m_middle = center;
    Vector3<S> reach(S(0), S(0), S(0));
    for (const Vector3<S>& arm : arms) {
      for (int k = 0; k < 3; ++k) reach[k] += absolute(arm[k]);
    }
    setBox({center}, reach);
  }

  bool isWithinFaces(const Vector3<S>& point) const {
    return std::ranges::all_of(m_faces, [&](const HalfSpace<S>& face) {
      return isNegative(S(dot(face.normal, point) - face.offset));
    });
  }

  /// In the radii of an ellipsoid from its centre.
  static Vector3<S> inRadii(const Ellipsoid<S>& ellipsoid, const Vector3<S>& point) {
    const auto& axes = ellipsoid.axes;
    const Vector3<S> offset = point - ellipsoid.center;
    const S whole = dot(axes[0], cross(axes[1], axes[2]));
    Vector3<S> place(S(0), S(0), S(0));
    for (std::size_t i = 0; i < 3; ++i) {
      if (sign(ellipsoid.radii[i]) == 0) continue;
      place[static_cast<int>(i)] =
          dot(offset, cross(axes[(i + 1) % 3], axes[(i + 2) % 3])) / (whole * ellipsoid.radii[i]);
    }
    return place;
  }

  bool isWithinRound(const Vector3<S>& point) const {
    if (const auto* ball = std::get_if<Sphere<S>>(&m_round)) {
      return isNegative(S(squaredNorm(point - ball->center) - ball->radius * ball->radius));
    }
    if (const auto* core = std::get_if<Core>(&m_round)) {
      const auto nearest =
          closest_segments::nearest(core->segment, Segment<S>{point, point}).onFirst;
      return isNegative(S(squaredNorm(point - nearest) - core->radius * core->radius));
    }
    if (const auto* ellipsoid = std::get_if<Ellipsoid<S>>(&m_round)) {
      return isNegative(S(squaredNorm(inRadii(*ellipsoid, point)) - S(1)));
    }
    if (const auto* cone = std::get_if<Cone<S>>(&m_round)) {
      const Vector3<S> offset = point - cone->apex;
      const S along = dot(cone->axis, offset);
      const S inward = cone->radius * along;
      const S outward = cone->height * cone->height * squaredNorm(cone->axis) *
                        squaredNorm(cross(cone->axis, offset));
      return isPositive(along) && isPositive(S(inward * inward - outward));
    }
    return true;
  }

  /// The point of a polygon nearest to an operand.
  template <typename Operand>
  static Vector3<S> nearestIn(const Cell<S>& cell, const Operand& operand) {
    Silent silent;
    std::optional<ClosestAnswer<S>> best;
    for (std::size_t i = 1; i + 1 < cell.size(); ++i) {
      const Triangle<S> triangle{{cell[0], cell[i], cell[i + 1]}};
      ClosestAnswer<S> found = closest_mesh::nearest(operand, triangle, silent);
      if (!best || isNegative(S(found.sqdist - best->sqdist))) best = std::move(found);
    }
    return best->points[1];
  }

  /// A point of a polygon in the open round shape, if there is one: the nearest to its core. A cone
  /// has a point of one of the polygon's sides, where its function is greatest along this, unless
  /// its section is all within the polygon: then this meets its axis.
  std::optional<Vector3<S>> pointWithinRound(const Cell<S>& cell) const {
    std::vector<Vector3<S>> candidates;
    if (const auto* core = std::get_if<Core>(&m_round)) {
      candidates = {nearestIn(cell, core->segment)};
    } else if (const auto* ball = std::get_if<Sphere<S>>(&m_round)) {
      candidates = {nearestIn(cell, Point<S>{ball->center})};
    } else if (const auto* ellipsoid = std::get_if<Ellipsoid<S>>(&m_round)) {
      Cell<S> seen;
      for (const Vector3<S>& corner : cell) seen.push_back(inRadii(*ellipsoid, corner));
      const Vector3<S> none(S(0), S(0), S(0));
      const Vector3<S> nearest = nearestIn(seen, Point<S>{none});
      candidates = {ellipsoid->center};
      for (std::size_t i = 0; i < 3; ++i) {
        candidates[0] += ellipsoid->arm(i) * nearest[static_cast<int>(i)];
      }
    } else if (const auto* cone = std::get_if<Cone<S>>(&m_round)) {
      const Segment<S> axis{cone->apex, Vector3<S>(cone->apex + cone->axis * cone->height)};
      candidates = cell;
      candidates.push_back(nearestIn(cell, axis));
      for (std::size_t i = 0; i < cell.size(); ++i) {
        const Vector3<S>& from = cell[i];
        const Vector3<S> way = cell[(i + 1) % cell.size()] - from;
        if (const auto t = mostWithin(*cone, from, way)) candidates.push_back(from + way * *t);
      }
    }
    const auto found = std::ranges::find_if(
        candidates, [&](const Vector3<S>& point) { return isWithinRound(point); });
    return found == candidates.end() ? std::nullopt : std::optional(*found);
  }

  /// Where along a side a cone's function is greatest, if that is between its ends.
  static std::optional<S> mostWithin(const Cone<S>& cone, const Vector3<S>& from,
                                     const Vector3<S>& way) {
    const Vector3<S> offset = from - cone.apex;
    const S steepness = cone.height * cone.height * squaredNorm(cone.axis);
    const auto product = [&](const Vector3<S>& u, const Vector3<S>& v) -> S {
      return cone.radius * cone.radius * dot(cone.axis, u) * dot(cone.axis, v) -
             steepness * dot(cross(cone.axis, u), cross(cone.axis, v));
    };
    const S bend = product(way, way);
    const S slope = product(offset, way);
    // Greatest at t = -slope / bend.
    if (!isNegative(bend) || !isPositive(slope) || !isNegative(S(slope + bend))) {
      return std::nullopt;
    }
    return S(-slope / bend);
  }

  std::vector<Vector3<S>> m_corners;
  std::vector<Cell<S>> m_flats;
  std::vector<HalfSpace<S>> m_faces;
  Round m_round;
  std::optional<Vector3<S>> m_middle;
  Aabb<S> m_box;
};

}  // namespace hairline
