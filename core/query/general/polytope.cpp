#include "core/query/general/polytope.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

#include "core/query/general/polytope_memory.h"
#include "core/shapes/fields.h"
#include "core/shapes/hull.h"
#include "core/shapes/slab_edges.h"

namespace hairline {
namespace {

template <typename S>
Vector3<S> spatial(const Vector2<S>& v) {
  return {v[0], v[1], S(0)};
}

/// An exactly computed number in the scalar S. For a filter it is a rounded one, unless it vanishes
/// or is no valid input.
template <Scalar S>
S nearest(const Rational& x) {
  if constexpr (std::same_as<S, Rational>) {
    return x;
  } else {
    const double rounded = x.toNearestDouble();
    if constexpr (std::same_as<S, Filtered>) {
      if (!Filtered::isSafeInput(rounded) || (rounded == 0 && sign(x) != 0)) Filtered::setDoubt();
    }
    return static_cast<S>(rounded);
  }
}

template <Scalar S>
Vector3<S> vectorOf(const std::array<int, 3>& row) {
  return {S(row[0]), S(row[1]), S(row[2])};
}

template <Scalar S>
std::vector<Vector3<S>> vectorsOf(const std::vector<std::array<int, 3>>& rows) {
  std::vector<Vector3<S>> vectors;
  for (const auto& row : rows) vectors.push_back(vectorOf<S>(row));
  return vectors;
}

/// A k-DOP with the slabs as they are in the scalar S.
template <Scalar S, typename K>
K roundedSlabs(const K& kdop) {
  if constexpr (std::same_as<S, float>) {
    K result = kdop;
    for (double& number : result.min) number = static_cast<float>(number);
    for (double& number : result.max) number = static_cast<float>(number);
    return result;
  } else {
    return kdop;
  }
}

/// Normalizes the directions roughly, to keep products with them in range.
template <Scalar S>
void scaleToUnit(std::vector<Vector3<S>>& directions) {
  if constexpr (std::floating_point<S>) {
    S largest(0);
    for (const Vector3<S>& direction : directions) {
      for (int k = 0; k < 3; ++k) largest = maximum(largest, absolute(direction[k]));
    }
    if (largest == 0) return;
    const int exponent = -std::ilogb(largest);
    for (Vector3<S>& direction : directions) {
      for (int k = 0; k < 3; ++k) direction[k] = std::ldexp(direction[k], exponent);
    }
  }
}

/// Reads the vertices of each type.
template <Scalar S>
struct Vertices {
  using Points = std::vector<Vector3<S>>;

  Points operator()(const Point<S>& s) const { return {s.position}; }
  Points operator()(const Segment<S>& s) const { return {s.a, s.b}; }
  Points operator()(const Triangle<S>& s) const { return {s.vertices.begin(), s.vertices.end()}; }
  Points operator()(const Tetrahedron<S>& s) const {
    return {s.vertices.begin(), s.vertices.end()};
  }
  Points operator()(const Frustum<S>& s) const { return {s.vertices.begin(), s.vertices.end()}; }
  Points operator()(const Convex<S>& s) const { return s.vertices; }
  Points operator()(const Aabb<S>& s) const {
    Points corners;
    corners.reserve(8);
    for (unsigned i = 0; i < 8; ++i) corners.push_back(s.corner(i));
    return corners;
  }
  Points operator()(const Rectangle<S>& s) const { return box(s); }
  Points operator()(const Obb<S>& s) const { return box(s); }
  template <typename Box>
  static Points box(const Box& s) {
    Points corners{s.center};
    for (std::size_t i = 0; i < s.axes.size(); ++i) {
      const Vector3<S> arm = s.axes[i] * s.halfExtents[i];
      Points both;
      for (const Vector3<S>& corner : corners) {
        both.push_back(corner - arm);
        both.push_back(corner + arm);
      }
      corners = std::move(both);
    }
    return corners;
  }
  Points operator()(const Point2<S>& s) const { return {spatial(s.position)}; }
  Points operator()(const Segment2<S>& s) const { return {spatial(s.a), spatial(s.b)}; }
  Points operator()(const Triangle2<S>& s) const {
    return {spatial(s.vertices[0]), spatial(s.vertices[1]), spatial(s.vertices[2])};
  }
  Points operator()(const Rectangle2<S>& s) const {
    const auto corners = s.corners();
    return {spatial(corners[0]), spatial(corners[1]), spatial(corners[2]), spatial(corners[3])};
  }
};

template <Scalar S>
std::vector<Vector3<S>> nearestVertices(const SlabPolytope& slabs) {
  std::vector<Vector3<S>> vertices;
  for (const Vector3<Rational>& v : slabs.vertices) {
    vertices.push_back({nearest<S>(v[0]), nearest<S>(v[1]), nearest<S>(v[2])});
  }
  return vertices;
}

/// Points as edges and normals of a hull are computed from them: in the filter, if it can hold
/// them, and exactly.
class HullPoints {
 public:
  explicit HullPoints(std::span<const Vector3<double>> points)
      : m_points(points), m_isSafe(std::ranges::all_of(points, [](const Vector3<double>& point) {
          return std::ranges::all_of(point, &Filtered::isSafeInput);
        })) {}

  /// The direction of an edge, or the normal of a face of three vertices.
  template <std::size_t N, typename S>
  Vector3<S> direction(const std::array<int, N>& corners) const {
    const Vector3<S> edge = point<S>(corners[1]) - point<S>(corners[0]);
    if constexpr (N == 2) {
      return edge;
    } else {
      return cross(edge, Vector3<S>(point<S>(corners[2]) - point<S>(corners[0])));
    }
  }
  bool isSafe() const { return m_isSafe; }

 private:
  template <typename S>
  Vector3<S> point(int i) const {
    return fromDouble<S>(m_points[static_cast<std::size_t>(i)]);
  }

  std::span<const Vector3<double>> m_points;
  bool m_isSafe;
};

/// Keeps the first of parallel edges, or of faces of parallel normals, decided exactly. Large hulls
/// keep all of theirs: comparing every pair would cost more than it saves.
template <std::size_t N>
class DistinctDirections {
 public:
  using Corners = std::array<int, N>;

  DistinctDirections(const HullPoints& points, std::size_t count)
      : m_points(points), m_compares(count <= 64) {}

  bool isNew(const Corners& corners) {
    if (!m_compares) return true;
    Kept made{corners, {}, {}};
    if (m_points.isSafe()) made.rounded = m_points.direction<N, Filtered>(corners);
    for (Kept& other : m_kept) {
      if (!differ(made.rounded, other.rounded) && areParallel(made, other)) return false;
    }
    m_kept.push_back(std::move(made));
    return true;
  }

 private:
  struct Kept {
    Corners corners;
    Vector3<Filtered> rounded;
    std::optional<Vector3<Rational>> exact;
  };

  /// Whether that is sure. The flag of doubt is left alone: it is that of the body which asks, and
  /// products of the fourth degree of safe numbers never underflow.
  bool differ(const Vector3<Filtered>& a, const Vector3<Filtered>& b) const {
    return m_points.isSafe() && std::ranges::any_of(cross(a, b), [](Filtered x) {
             return std::abs(x.value()) > Filtered::relativeError * x.magnitude();
           });
  }

  bool areParallel(Kept& made, Kept& other) const {
    if constexpr (N == 2) {
      return isZero(cross(exact(made), exact(other)));
    } else {
      // Faces have area, so that two edges decide, of a lower degree than the other normal.
      return std::ranges::all_of(std::array{made.corners[1], made.corners[2]}, [&](int corner) {
        const std::array<int, 2> edge{made.corners[0], corner};
        return sign(dot(exact(other), m_points.direction<2, Rational>(edge))) == 0;
      });
    }
  }

  const Vector3<Rational>& exact(Kept& kept) const {
    if (!kept.exact) kept.exact = m_points.direction<N, Rational>(kept.corners);
    return *kept.exact;
  }

  const HullPoints& m_points;
  bool m_compares;
  std::vector<Kept> m_kept;
};

/// Faces and edges from vertices and their adjacency.
template <Scalar S>
class Builder {
 public:
  explicit Builder(Polytope<S>& polytope) : m_polytope(polytope) {}

  void addEdge(int a, int b) { m_polytope.edges.push_back(at(b) - at(a)); }
  /// The normal of the face that contains the two added edges.
  void addFace(std::size_t first, std::size_t second) {
    m_polytope.normals.push_back(cross(m_polytope.edges[first], m_polytope.edges[second]));
  }

  /// Every edge and face of three or four vertices.
  void addSimplex() {
    const int count = static_cast<int>(m_polytope.vertices.size());
    for (int i = 0; i < count; ++i) {
      for (int j = i + 1; j < count; ++j) addEdge(i, j);
    }
    scaleToUnit(m_polytope.edges);
    if (count == 3) {
      addFace(0, 1);
      addSides();
    }
    // Edges 01, 02, 03, 12, 13, 23.
    if (count == 4) {
      addFace(0, 1);
      addFace(0, 2);
      addFace(1, 2);
      addFace(3, 4);
    }
  }

  void addHull() {
    std::vector<Vector3<double>> points;
    for (const Vector3<S>& vertex : m_polytope.vertices) points.push_back(toDouble(vertex));
    const Hull hull = convexHull(points);
    std::vector<std::array<int, 2>> edges;
    std::vector<std::array<int, 3>> faces = hull.faces;
    for (const auto& [a, b, c] : hull.faces) {
      // The neighbouring face has the edge in the opposite direction.
      if (a < b) edges.push_back({a, b});
      if (b < c) edges.push_back({b, c});
      if (c < a) edges.push_back({c, a});
    }
    for (std::size_t i = 0; i < hull.outline.size() && hull.dimension > 0; ++i) {
      edges.push_back({hull.outline[i], hull.outline[(i + 1) % hull.outline.size()]});
    }
    if (hull.dimension == 2) faces = {{hull.outline[0], hull.outline[1], hull.outline[2]}};
    const HullPoints known(points);
    DistinctDirections<2> distinctEdges(known, edges.size());
    for (const auto& edge : edges) {
      if (distinctEdges.isNew(edge)) addEdge(edge[0], edge[1]);
    }
    DistinctDirections<3> distinctNormals(known, faces.size());
    std::vector<Vector3<S>> sides;
    for (const auto& face : faces) {
      if (!distinctNormals.isNew(face)) continue;
      sides.push_back(at(face[1]) - at(face[0]));
      sides.push_back(at(face[2]) - at(face[0]));
    }
    scaleToUnit(m_polytope.edges);
    scaleToUnit(sides);
    for (std::size_t i = 0; i < sides.size(); i += 2) {
      m_polytope.normals.push_back(cross(sides[i], sides[i + 1]));
    }
    if (hull.dimension == 2) addSides();
  }

  /// The axes of a box scaled to its extents.
  template <std::size_t N>
  void addBox(const std::array<Vector3<S>, N>& axes, const std::array<S, N>& halfExtents) {
    for (std::size_t i = 0; i < N; ++i) {
      m_polytope.edges.push_back(sign(halfExtents[i]) == 0 ? Vector3<S>(S(0), S(0), S(0))
                                                           : axes[i]);
    }
    m_polytope.normals.push_back(cross(axes[0], axes[1]));
    if constexpr (N == 3) {
      m_polytope.normals.push_back(cross(axes[1], axes[2]));
      m_polytope.normals.push_back(cross(axes[2], axes[0]));
    } else {
      addSides();
    }
  }

  /// A box along the coordinate axes; edges of zero length are left out.
  void addAligned(const Vector3<S>& size) {
    for (int k = 0; k < 3; ++k) {
      Vector3<S> unit(S(0), S(0), S(0));
      unit[k] = S(1);
      m_polytope.normals.push_back(unit);
      if (sign(size[k]) != 0) m_polytope.edges.push_back(unit);
    }
  }

 private:
  /// For a flat polytope with its one face and all edges.
  void addSides() {
    for (const Vector3<S>& edge : m_polytope.edges) {
      m_polytope.sides.push_back(cross(m_polytope.normals[0], edge));
    }
  }

  const Vector3<S>& at(int i) const { return m_polytope.vertices[static_cast<std::size_t>(i)]; }

  Polytope<S>& m_polytope;
};

/// For a shape of the plane z = 0 the sides are across its edges in that plane.
template <Scalar S>
void keepToPlane(Polytope<S>& polytope) {
  polytope.planar = true;
  polytope.sides.clear();
  for (const Vector3<S>& edge : polytope.edges) {
    polytope.sides.push_back({-edge[1], edge[0], S(0)});
  }
}

template <typename T>
constexpr bool isSlabs = std::is_same_v<T, Kdop<double>> || std::is_same_v<T, Kdop2<double>>;

/// Whether faces and edges have to be found.
bool takesLong(const Shape& shape) {
  return std::visit(
      [](const auto& s) {
        using T = std::decay_t<decltype(s)>;
        return isSlabs<T> || std::is_same_v<T, Convex<double>> ||
               std::is_same_v<T, Frustum<double>>;
      },
      shape);
}

template <typename T, Scalar S>
constexpr bool hasVertices = requires(const T& shape) {
  Vertices<S>{}(convert<S>(shape));
};

template <Scalar S>
struct Faces {
  Polytope<S>& polytope;

  void operator()(const Segment<S>&) const { Builder<S>(polytope).addSimplex(); }
  void operator()(const Triangle<S>&) const { Builder<S>(polytope).addSimplex(); }
  void operator()(const Tetrahedron<S>&) const { Builder<S>(polytope).addSimplex(); }
  void operator()(const Segment2<S>&) const { Builder<S>(polytope).addSimplex(); }
  void operator()(const Triangle2<S>&) const { Builder<S>(polytope).addSimplex(); }
  void operator()(const Convex<S>&) const { Builder<S>(polytope).addHull(); }
  void operator()(const Frustum<S>&) const { Builder<S>(polytope).addHull(); }
  void operator()(const Aabb<S>& s) const { Builder<S>(polytope).addAligned(s.max - s.min); }
  void operator()(const Rectangle2<S>& s) const {
    Builder<S>(polytope).addBox(hairline::spatial(s).axes, s.halfExtents);
  }
  void operator()(const Rectangle<S>& s) const {
    Builder<S>(polytope).addBox(s.axes, s.halfExtents);
  }
  void operator()(const Obb<S>& s) const { Builder<S>(polytope).addBox(s.axes, s.halfExtents); }
  template <typename T>
  void operator()(const T&) const {}
};

}  // namespace

bool isPolytope(std::size_t type) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return ((I == type && (isSlabs<ShapeTypeAt<I>> || hasVertices<ShapeTypeAt<I>, double>)) || ...);
  }
  (std::make_index_sequence<shapeTypeCount>{});
}

constinit thread_local PolytopeMemory* PolytopeMemory::s_current = nullptr;

template <Scalar S>
std::vector<Vector3<S>> verticesOf(const Shape& shape) {
  return std::visit(
      [&](const auto& known) -> std::vector<Vector3<S>> {
        using T = std::decay_t<decltype(known)>;
        if constexpr (isSlabs<T>) {
          return polytopeOf<S>(shape).vertices;
        } else if constexpr (hasVertices<T, S>) {
          return Vertices<S>{}(convert<S>(known));
        } else {
          return {};
        }
      },
      shape);
}

template <Scalar S>
Polytope<S> polytopeOf(const Shape& shape) {
  const auto make = [&] {
    Polytope<S> whole = std::visit(
        [](const auto& known) -> Polytope<S> {
          using T = std::decay_t<decltype(known)>;
          if constexpr (isSlabs<T>) {
            const T rounded = roundedSlabs<S>(known);
            const SlabPolytope slabs =
                PolytopeMemory::valueOf(rounded, [&] { return slabPolytope(rounded); });
            return {nearestVertices<S>(slabs),
                    vectorsOf<S>(slabs.normals),
                    {},
                    vectorsOf<S>(slabs.edges)};
          } else if constexpr (hasVertices<T, S>) {
            Polytope<S> polytope;
            const auto converted = convert<S>(known);
            polytope.vertices = Vertices<S>{}(converted);
            Faces<S>{polytope}(converted);
            return polytope;
          } else {
            return {};
          }
        },
        shape);
    if (isPlanar(shape)) keepToPlane(whole);
    return whole;
  };
  // Making one for the filter may leave that in doubt.
  if constexpr (!std::same_as<S, Filtered>) {
    if (takesLong(shape)) return PolytopeMemory::valueOf(shape, make);
  }
  return make();
}

template std::vector<Vector3<float>> verticesOf(const Shape&);
template std::vector<Vector3<double>> verticesOf(const Shape&);
template std::vector<Vector3<Filtered>> verticesOf(const Shape&);
template std::vector<Vector3<Rational>> verticesOf(const Shape&);
template Polytope<float> polytopeOf(const Shape&);
template Polytope<double> polytopeOf(const Shape&);
template Polytope<Filtered> polytopeOf(const Shape&);
template Polytope<Rational> polytopeOf(const Shape&);

}  // namespace hairline
