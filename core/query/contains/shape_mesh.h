#pragma once

#include "core/query/contains/open_shape.h"
#include "core/query/contains/point_mesh.h"
#include "core/query/general/any_pair.h"
#include "core/query/intersect/mesh_bvh.h"

namespace hairline {

namespace contains_mesh {

/// Looks for a point of a shape outside a mesh: off its surface, and not enclosed by it.
template <Scalar S, typename Observer>
class OutsideSearch {
 public:
  OutsideSearch(const Shape& shape, const Mesh& mesh, Observer& observer)
      : m_shape(shape), m_mesh{&mesh}, m_observer(observer) {
    if constexpr (std::same_as<S, Rational>) {
      const bool isSolid = m_shape.flats().empty() && !m_shape.isEmpty();
      if (!isSolid || !everyNumber(AnyShape<double>{&shape}, &Filtered::isSafeInput)) return;
      Filtered::clearDoubt();
      m_filter.emplace(shape);
      if (Filtered::inDoubt()) m_filter.reset();
    }
  }

  /// A point of the shape outside, if there is one.
  std::optional<Vector3<S>> find() {
    const std::vector<Cell<S>>& flats = m_shape.flats();
    for (const Vector3<S>& corner : m_shape.corners()) {
      testPoint(corner);
      if (m_found) return m_found;
    }
    for (std::size_t i = 0; i < flats.size() && !m_found; ++i) {
      const Triangles near = trianglesNear(boxAround<S>(flats[i]));
      searchIn(flats[i], placesOf(near), nullptr);
    }
    if (flats.empty() && !m_shape.isEmpty()) searchSolid();
    return m_found;
  }

 private:
  using Point = Vector3<S>;
  using Triangles = std::vector<Triangle<S>>;
  using Places = std::vector<const Triangle<S>*>;

  static Places placesOf(const Triangles& triangles) {
    Places places;
    for (const Triangle<S>& triangle : triangles) places.push_back(&triangle);
    return places;
  }

  /// In exact one of them is off all lines that were to be avoided.
  static constexpr int mostSamples = std::floating_point<S> ? 4 : std::numeric_limits<int>::max();

  void testPoint(const Point& point) {
    const bool isInside = encloses(point);
    m_observer.step([&] {
      return SignStep{isInside ? "point enclosed" : "point outside", isInside ? 1.0 : -1.0,
                      isInside ? 1 : -1};
    });
    if (!isInside) m_found = point;
  }

  /// Where numbers are rounded, with its corners in one order however the mesh has them, so that
  /// two triangles that coincide, as in the wall between two rooms, are rounded alike.
  Triangle<S> triangleAt(std::size_t index) const {
    Triangle<S> triangle = m_mesh[index];
    if constexpr (std::floating_point<S>) {
      std::ranges::sort(triangle.vertices, [](const Point& p, const Point& q) {
        return std::ranges::lexicographical_compare(p, q);
      });
    }
    return triangle;
  }

  /// The triangles near a box, without those that surely miss a solid.
  Triangles trianglesNear(const Aabb<S>& box) {
    Triangles near;
    intersect_mesh::traverseNear<Aabb, S>(
        box, *m_mesh.mesh, [&](bool apart) { intersect_mesh::recordBox(m_observer, apart); },
        [&](std::int32_t item) {
          countOperations(1);
          const auto index = static_cast<std::size_t>(item);
          if (!surelyMisses(index)) near.push_back(triangleAt(index));
          return true;
        });
    return near;
  }
  bool surelyMisses(std::size_t index) const {
    if constexpr (std::same_as<S, Rational>) {
      const Triangle<double> triangle = MeshOperand<double>{m_mesh.mesh}[index];
      if (!m_filter || !everyNumber(triangle, &Filtered::isSafeInput)) return false;
      Filtered::clearDoubt();
      const auto corners = convert<Filtered>(triangle).vertices;
      const bool misses = m_filter->misses({corners.begin(), corners.end()});
      return misses && !Filtered::inDoubt();
    } else {
      return false;
    }
  }

  /// If the middle is not outside, the solid is partly outside if and only if one side of a
  /// triangle is outside somewhere in its interior.
  void searchSolid() {
    const Triangles near = trianglesNear(m_shape.box());
    Point middle = m_shape.middle();
    // On a triangle without area the middle would say nothing about the space around it.
    const auto isOnFlat = [&](const Triangle<S>& triangle) {
      return isZero(normal(triangle)) && isOn(middle, triangle);
    };
    for (int i = 1; i < mostSamples && std::ranges::any_of(near, isOnFlat); ++i) {
      const Point way(S(1), S(i), S(i) * S(i));
      middle = m_shape.middle() + way * stepWithin(m_shape.middle(), way);
    }
    testPoint(middle);
    for (std::size_t i = 0; i < near.size() && !m_found; ++i) {
      countOperations(1);
      const Triangle<S>& triangle = near[i];
      const bool isFlat = isZero(normal(triangle));
      std::optional<Cell<S>> cell;
      if (!isFlat) cell = m_shape.clipped({triangle.vertices.begin(), triangle.vertices.end()});
      if (cell && !m_shape.sampleOf(*cell)) cell.reset();
      intersect_mesh::recordTriangle(m_observer, cell.has_value());
      if (!cell) continue;
      Places others = placesOf(near);
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      searchIn(*cell, std::move(others), &triangle);
    }
  }

  /// Cuts a cell along the surface until each part of it is either on it, or in one piece in the
  /// mesh or outside: a sample of each is tested. If the cell is part of a triangle, the sides of
  /// this are tested near the sample.
  void searchIn(const Cell<S>& cell, Places near, const Triangle<S>* own) {
    countOperations(1);
    if (m_found) return;
    const std::optional<Point> middle = m_shape.sampleOf(cell);
    if (!middle) return;
    if (own == nullptr) testPoint(*middle);
    if (m_found || cell.size() == 1) return;
    std::erase_if(near, [&](const Triangle<S>* triangle) {
      countOperations(1);
      return !cutBy(cell, *triangle);
    });
    if (near.empty()) return testSample(cell, own);
    // In the order of the tree its neighbours are on both sides, so that the parts are alike.
    const auto middlemost = near.begin() + static_cast<std::ptrdiff_t>(near.size() / 2);
    const std::optional<Cut> cut = cutBy(cell, **middlemost);
    near.erase(middlemost);
    for (const Cell<S>& part : cut->beside) searchIn(part, near, own);
    // The rest is on the surface.
    if (cut->within && own != nullptr) searchIn(*cut->within, near, own);
  }

  void testSample(const Cell<S>& cell, const Triangle<S>* own) {
    for (int ratio = 1; ratio <= mostSamples && !m_found; ++ratio) {
      const std::optional<Point> sample = m_shape.sampleOf(cell, ratio);
      if (!sample) return;
      // A triangle may meet the cell in a point, or in a side without area, and cut nothing.
      if (ratio < mostSamples && isOnAnother(*sample, own)) continue;
      if (own == nullptr) return testPoint(*sample);
      for (const Point& way : {normal(*own), Point(-normal(*own))}) {
        if (!m_found) testPoint(*sample + way * stepToNext(*sample, way));
      }
      return;
    }
  }

  static bool isOn(const Point& point, const Triangle<S>& triangle) {
    VerdictOnly silent;
    return ContainsPointTriangleSameSide::solve<S>({{point}, triangle}, silent).contains;
  }

  /// Whether a point is on a triangle, other than those in the plane of one.
  bool isOnAnother(const Point& point, const Triangle<S>* own) const {
    const auto isInPlane = [&](const Point& corner) {
      return sign(dot(normal(*own), Point(corner - own->vertices[0]))) == 0;
    };
    bool isOnOne = false;
    eachNear(Aabb<S>{point, point}, [&](const Triangle<S>& triangle) {
      const bool counts = own == nullptr || !std::ranges::all_of(triangle.vertices, isInPlane);
      isOnOne |= counts && isOn(point, triangle);
      return !isOnOne;
    });
    return isOnOne;
  }

  /// How far a point may be moved along the normal of its triangle, to remain in the solid and
  /// short of the next triangle.
  S stepToNext(const Point& from, const Point& way) const {
    S step = stepWithin(from, way);
    const Point to = from + way * step;
    S next(1);
    eachNear(Segment<S>{from, to}, [&](const Triangle<S>& triangle) {
      const IntersectAnswer<S> met = intersect_mesh::meet(Segment<S>{from, to}, triangle);
      if (met.hit && met.t && isPositive(*met.t)) next = minimum(next, S(*met.t / S(2)));
      return true;
    });
    return step * next;
  }

  /// A step along a way, not beyond its end, to another point in a solid.
  S stepWithin(const Point& from, const Point& way) const {
    S step(1);
    while (!m_shape.holds(from + way * step) && sign(step) != 0) {
      countOperations(1);
      step /= S(2);
    }
    return step;
  }

  /// The parts of a cell beside a triangle and, if it is in the plane or on the line of the cell,
  /// the part within it.
  struct Cut {
    std::vector<Cell<S>> beside;
    std::optional<Cell<S>> within;
  };
  /// Nothing if the triangle meets no points within the cell, or, of a polygon, only such that do
  /// not cut it.
  static std::optional<Cut> cutBy(const Cell<S>& cell, const Triangle<S>& triangle) {
    const Point across = normal(triangle);
    const auto parts = split<S>(cell, {across, dot(across, triangle.vertices[0])});
    if (parts[0] && parts[1]) {
      Cell<S> common;
      for (const Point& point : *parts[0]) {
        if (std::ranges::find(*parts[1], point) != parts[1]->end()) common.push_back(point);
      }
      if (!peeled(common, sidesOf(triangle, common))) return std::nullopt;
      return Cut{{*parts[0], *parts[1]}, std::nullopt};
    }
    const bool isInPlane = std::ranges::all_of(cell, [&](const Point& corner) {
      return sign(dot(across, Point(corner - triangle.vertices[0]))) == 0;
    });
    if (!isInPlane) return std::nullopt;
    return peeled(cell, sidesOf(triangle, cell));
  }

  /// The half-spaces whose common part is a triangle, in its plane; of one without area, that it is
  /// on the line of a segment, and all of the line between its ends. Nothing if it is not on it, or
  /// the cell is a polygon.
  static std::vector<HalfSpace<S>> sidesOf(const Triangle<S>& triangle, const Cell<S>& cell) {
    const auto& corners = triangle.vertices;
    const Point across = normal(triangle);
    std::vector<HalfSpace<S>> sides;
    if (!isZero(across)) {
      for (std::size_t i = 0; i < 3; ++i) {
        const Point outward = cross(Point(corners[(i + 1) % 3] - corners[i]), across);
        sides.push_back({outward, dot(outward, corners[i])});
      }
      return sides;
    }
    if (cell.size() != 2) return sides;
    const Point along = cell[1] - cell[0];
    std::vector<S> heights;
    for (const Point& corner : corners) {
      if (!isZero(cross(along, Point(corner - cell[0])))) return sides;
      heights.push_back(dot(along, corner));
    }
    sides.push_back({along, maximum(maximum(heights[0], heights[1]), heights[2])});
    sides.push_back({-along, -minimum(minimum(heights[0], heights[1]), heights[2])});
    return sides;
  }

  /// The parts of a cell that are beyond half-spaces, and the part in all of them; nothing if there
  /// is none, or no half-space.
  static std::optional<Cut> peeled(const Cell<S>& cell, const std::vector<HalfSpace<S>>& sides) {
    if (sides.empty() || cell.empty()) return std::nullopt;
    Cut cut{{}, cell};
    for (const HalfSpace<S>& side : sides) {
      auto [inside, outside] = split<S>(*cut.within, side);
      if (!inside) return std::nullopt;
      if (outside) cut.beside.push_back(*std::move(outside));
      cut.within = std::move(inside);
    }
    return cut;
  }

  /// As ContainsPointMesh up to rounding, of the triangles near the ray only.
  bool encloses(const Point& point) const {
    Count count;
    Silent silent;
    bool isOnSurface = false;
    const Point forward(S(1), S(0), S(0));
    eachNear(Ray<S>{point, forward}, [&](const Triangle<S>& triangle) {
      isOnSurface |= isOn(point, triangle);
      addCrossing(point, triangle, count, silent);
      return !isOnSurface;
    });
    return isOnSurface || Crossings::isInside(count);
  }

  template <template <typename> class A, typename Look>
  void eachNear(const A<S>& operand, const Look& look) const {
    intersect_mesh::traverseNear<A, S>(
        operand, *m_mesh.mesh, [](bool) {},
        [&](std::int32_t item) { return look(triangleAt(static_cast<std::size_t>(item))); });
  }

  OpenShape<S> m_shape;
  /// To exclude triangles fast.
  std::conditional_t<std::same_as<S, Rational>, std::optional<OpenShape<Filtered>>, std::monostate>
      m_filter;
  MeshOperand<S> m_mesh;
  Observer& m_observer;
  std::optional<Point> m_found;
};

}  // namespace contains_mesh

/// Whether all of a bounded shape is in the space enclosed by a mesh or on its surface; of a mesh,
/// all of its triangles.
///
/// A solid is inside if its middle is, and no triangle near it meets its interior. If one does, the
/// space on both sides of it may still be enclosed, as where two triangles cover each other: the
/// part of the triangle in the solid is cut along all others into cells, and beside a sample of
/// each a point on either side is tested. A flat shape or a segment is itself cut into such cells
/// where the surface crosses it. So shapes that touch the surface from inside or lie in it are
/// inside. What encloses a point, and what a mesh encloses that is not closed, is said at
/// ContainsPointMesh. An empty k-DOP is in every mesh.
struct ContainsMeshBvh : OfAnyPair {
  static constexpr QueryInfo info{Kind::contains, "bvh", "RTCD 5.4.3, 6"};
  /// Points are computed, and points of these.
  static constexpr bool filtered = false;

  template <Scalar S, typename Observer>
  static ContainsAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Mesh& mesh = std::get<Mesh>(*input.b.shape);
    contains_mesh::OutsideSearch<S, Observer> search(*input.a.shape, mesh, observer);
    ContainsAnswer<S> answer;
    answer.point = search.find();
    answer.contains = !answer.point;
    observer.decide();
    return answer;
  }
};

}  // namespace hairline
