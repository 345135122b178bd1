#include "core/solve/features.h"

#include "core/query/closest/convex_reference.h"
#include "core/query/general/polytope.h"
#include "core/shapes/triangulate.h"
#include "core/solve/exact_move.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

void addEdge(std::vector<ExactLine>& edges, const Vector& a, const Vector& b) {
  if (!isZero(Vector(b - a))) edges.push_back({a, b - a});
}

template <typename Vertices>
void addOutline(std::vector<ExactLine>& edges, const Vertices& vertices) {
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    addEdge(edges, exact(vertices[i]), exact(vertices[(i + 1) % vertices.size()]));
  }
}

ExactFace faceOf(const Vector& a, const Vector& b, const Vector& c) {
  const Vector normal = cross(b - a, c - a);
  return {normal, dot(normal, a), {a, b, c}};
}

template <typename Outline>
ExactFace outlineFace(const Outline& outline) {
  const std::vector<Vector3<double>> given(outline.vertices.begin(), outline.vertices.end());
  const Vector normal = newellNormal(given);
  ExactFace face{normal, dot(normal, exact(given[0])), {}};
  for (const Vector3<double>& corner : given) face.corners.push_back(exact(corner));
  return face;
}

// The faces of a convex polytope: at the support points along its normals and against them.
std::vector<ExactFace> facesOfPolytope(const Polytope<Rational>& polytope) {
  std::vector<ExactFace> faces;
  for (const Vector& normal : polytope.normals) {
    if (isZero(normal)) continue;
    ExactFace high{normal, dot(normal, polytope.vertices[0]), {}};
    ExactFace low = high;
    for (const Vector& vertex : polytope.vertices) {
      high.offset = maximum(high.offset, dot(normal, vertex));
      low.offset = minimum(low.offset, dot(normal, vertex));
    }
    for (ExactFace* face : {&high, &low}) {
      for (const Vector& vertex : polytope.vertices) {
        if (sign(face->height(vertex)) == 0) face->corners.push_back(vertex);
      }
      // A normal given for both ends may have a face at only one.
      bool isFace = false;
      for (std::size_t i = 2; i < face->corners.size() && !isFace; ++i) {
        isFace = !isZero(
            cross(face->corners[1] - face->corners[0], face->corners[i] - face->corners[0]));
      }
      if (isFace) faces.push_back(*face);
      if (high.offset == low.offset) break;
    }
  }
  return faces;
}

// Two corners are joined by an edge if two faces that are not parallel contain both.
std::vector<ExactLine> edgesOfPolytope(const Polytope<Rational>& polytope) {
  const std::vector<ExactFace> faces = facesOfPolytope(polytope);
  const std::vector<Vector>& corners = polytope.vertices;
  std::vector<ExactLine> edges;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t j = i + 1; j < corners.size(); ++j) {
      const Vector* first = nullptr;
      for (const ExactFace& face : faces) {
        if (sign(face.height(corners[i])) != 0 || sign(face.height(corners[j])) != 0) continue;
        if (first == nullptr) {
          first = &face.normal;
        } else if (!isZero(cross(*first, face.normal))) {
          addEdge(edges, corners[i], corners[j]);
          break;
        }
      }
    }
  }
  return edges;
}

struct Edges {
  std::vector<ExactLine> edges;

  void operator()(const Segment<double>& s) { addEdge(edges, exact(s.a), exact(s.b)); }
  void operator()(const Line<double>& s) {
    edges.push_back({exact(s.origin), exact(s.direction), false, false});
  }
  void operator()(const Ray<double>& s) {
    edges.push_back({exact(s.origin), exact(s.direction), true, false});
  }
  void operator()(const Triangle<double>& s) { addOutline(edges, s.vertices); }
  void operator()(const Quad<double>& s) { addOutline(edges, s.vertices); }
  void operator()(const Polygon<double>& s) {
    s.forEachLoop([&](const auto& loop) { addOutline(edges, loop); });
  }
  void operator()(const Mesh& s) {
    for (const IndexTriple& t : s.triangles) {
      for (std::size_t k = 0; k < 3; ++k) {
        const auto at = [&](std::size_t i) { return exact(s.vertices[std::size_t(t[i % 3])]); };
        if (t[k] < t[(k + 1) % 3]) addEdge(edges, at(k), at(k + 1));
      }
    }
  }
  template <typename T>
  void operator()(const T& s) {
    const Shape shape = s;
    if (!isPolytope(shape.index())) return;
    const Polytope<Rational> polytope = polytopeOf<Rational>(shape);
    if (polytope.isEmpty()) return;
    edges = edgesOfPolytope(polytope);
    // A flat or thinner polytope has its corners in order.
    if (!edges.empty() || polytope.vertices.size() > 4) return;
    const std::vector<Vector>& corners = polytope.vertices;
    if constexpr (std::is_same_v<T, Rectangle<double>>) {
      for (const auto& [i, j] : {std::pair{0, 1}, {1, 3}, {3, 2}, {2, 0}}) {
        addEdge(edges, corners[std::size_t(i)], corners[std::size_t(j)]);
      }
    } else {
      for (std::size_t i = 0; i < corners.size(); ++i) {
        addEdge(edges, corners[i], corners[(i + 1) % corners.size()]);
      }
    }
  }
};

struct Faces {
  std::vector<ExactFace> faces;

  void operator()(const Plane<double>& s) {
    const Plane<Rational> plane = convert<Rational>(s);
    faces.push_back({plane.normal, plane.offset, {}});
  }
  void operator()(const HalfSpace<double>& s) { (*this)(s.boundary()); }
  void operator()(const Quad<double>& s) { faces.push_back(outlineFace(s)); }
  void operator()(const Polygon<double>& s) { faces.push_back(outlineFace(s)); }
  void operator()(const Mesh& s) {
    for (const IndexTriple& t : s.triangles) {
      const auto at = [&](std::size_t i) { return exact(s.vertices[std::size_t(t[i])]); };
      const ExactFace face = faceOf(at(0), at(1), at(2));
      if (!isZero(face.normal)) faces.push_back(face);
    }
  }
  template <typename T>
  void operator()(const T& s) {
    const Shape shape = s;
    if (!isPolytope(shape.index())) return;
    const Polytope<Rational> polytope = polytopeOf<Rational>(shape);
    if (!polytope.isEmpty()) faces = facesOfPolytope(polytope);
  }
};

}  // namespace

Vector ExactLine::nearest(const Vector& point, bool onWholeLine) const {
  Rational t = dot(direction, point - origin) / squaredNorm(direction);
  if (!onWholeLine && hasStart) t = maximum(t, Rational(0));
  if (!onWholeLine && hasEnd) t = minimum(t, Rational(1));
  return origin + direction * t;
}

Vector ExactFace::foot(const Vector& point) const {
  return point - normal * Rational(height(point) / squaredNorm(normal));
}

Vector ExactFace::nearest(const Vector& point) const {
  if (corners.empty()) return foot(point);
  return nearestOfCores({{point}}, {corners}).points[1];
}

std::vector<Vector> cornersExactly(const Shape& shape) {
  if (isPolytope(shape.index())) return verticesOf<Rational>(shape);
  return pointsOf(shape);
}

std::vector<ExactLine> edgesExactly(const Shape& shape) {
  Edges edges;
  std::visit(edges, shape);
  return edges.edges;
}

std::vector<ExactFace> facesExactly(const Shape& shape) {
  Faces faces;
  std::visit(faces, shape);
  return faces.faces;
}

}  // namespace hairline
