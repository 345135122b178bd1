#include "core/query/closest/point_reference.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// A corner and the edges from it. Along each edge a piece is at the corner, at the far end, or runs
// between: 9 or 27 in all.
std::vector<FlatPiece> boxPieces(const Vector& corner, const std::vector<Vector>& edges) {
  std::vector<FlatPiece> pieces{{corner, {}, {}}};
  for (const Vector& edge : edges) {
    std::vector<FlatPiece> next;
    for (const FlatPiece& piece : pieces) {
      next.push_back(piece);
      next.push_back(piece);
      next.back().origin += edge;
      next.push_back(piece);
      next.back().directions.push_back(edge);
      next.back().ranges.push_back({Rational(0), Rational(1)});
    }
    pieces = std::move(next);
  }
  return pieces;
}

// Every subset of a simplex' vertices spans a piece: the first is the origin, the others give the
// directions.
std::vector<FlatPiece> simplexPieces(const std::vector<Vector3<double>>& vertices) {
  std::vector<FlatPiece> pieces;
  for (unsigned subset = 1; subset < 1U << vertices.size(); ++subset) {
    FlatPiece piece;
    piece.simplex = true;
    bool first = true;
    for (std::size_t i = 0; i < vertices.size(); ++i) {
      if ((subset >> i & 1U) == 0) continue;
      if (first) {
        piece.origin = exact(vertices[i]);
      } else {
        piece.directions.push_back(exact(vertices[i]) - piece.origin);
        piece.ranges.push_back({Rational(0), std::nullopt});
      }
      first = false;
    }
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

template <std::size_t N>
std::vector<FlatPiece> orientedPieces(const Vector3<double>& center,
                                      const std::array<Vector3<double>, N>& axes,
                                      const std::array<double, N>& halfExtents) {
  Vector corner = exact(center);
  std::vector<Vector> edges;
  for (std::size_t i = 0; i < N; ++i) {
    const Vector arm = exact(axes[i]) * Rational(halfExtents[i]);
    corner -= arm;
    edges.push_back(arm + arm);
  }
  return boxPieces(corner, edges);
}

}  // namespace

std::optional<std::vector<Rational>> footOn(const std::vector<Vector>& directions,
                                            const Vector& offset) {
  const std::size_t n = directions.size();
  std::vector<std::vector<Rational>> rows(n);
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) {
      rows[i].push_back(dot(directions[i], directions[j]));
    }
    rows[i].push_back(dot(directions[i], offset));
  }
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t pivot = i;
    while (pivot < n && sign(rows[pivot][i]) == 0) ++pivot;
    if (pivot == n) return std::nullopt;
    std::swap(rows[pivot], rows[i]);
    const Rational lead = rows[i][i];
    for (Rational& entry : rows[i]) entry /= lead;
    for (std::size_t other = 0; other < n; ++other) {
      if (other == i) continue;
      const Rational factor = rows[other][i];
      for (std::size_t k = 0; k <= n; ++k) rows[other][k] -= factor * rows[i][k];
    }
  }
  std::vector<Rational> coefficients;
  for (std::size_t i = 0; i < n; ++i) coefficients.push_back(rows[i][n]);
  return coefficients;
}

bool keepsRanges(std::span<const Rational> coefficients, const FlatPiece& piece) {
  Rational sum(0);
  for (const Rational& coefficient : coefficients) sum += coefficient;
  if (piece.simplex && sum > Rational(1)) return false;
  for (std::size_t i = 0; i < coefficients.size(); ++i) {
    const FlatPiece::Range& range = piece.ranges[i];
    if (range.min && coefficients[i] < *range.min) return false;
    if (range.max && coefficients[i] > *range.max) return false;
  }
  return true;
}

ClosestAnswer<Rational> nearestOfPieces(const Vector3<double>& point,
                                        const std::vector<FlatPiece>& pieces) {
  const Vector from = exact(point);
  ClosestAnswer<Rational> best;
  bool any = false;
  for (const FlatPiece& piece : pieces) {
    const auto coefficients = footOn(piece.directions, from - piece.origin);
    if (!coefficients || !keepsRanges(*coefficients, piece)) continue;
    Vector nearest = piece.origin;
    for (std::size_t i = 0; i < coefficients->size(); ++i) {
      nearest += piece.directions[i] * (*coefficients)[i];
    }
    const Rational distance = squaredNorm(nearest - from);
    if (any && distance >= best.sqdist) continue;
    any = true;
    best.sqdist = distance;
    best.points = {from, nearest};
  }
  return best;
}

std::vector<FlatPiece> piecesOf(const Line<double>& line) {
  return {{exact(line.origin), {exact(line.direction)}, {{}}}};
}

std::vector<FlatPiece> piecesOf(const Ray<double>& ray) {
  return {{exact(ray.origin), {exact(ray.direction)}, {{Rational(0), std::nullopt}}},
          {exact(ray.origin), {}, {}}};
}

std::vector<FlatPiece> piecesOf(const Segment<double>& segment) {
  const Vector a = exact(segment.a);
  const Vector b = exact(segment.b);
  return {{a, {Vector(b - a)}, {{Rational(0), Rational(1)}}}, {a, {}, {}}, {b, {}, {}}};
}

std::vector<FlatPiece> piecesOf(const Plane<double>& given) {
  const Plane<Rational> plane = convert<Rational>(given);
  // Two directions across the normal, made with the coordinate axis that is least along it.
  const Vector& normal = plane.normal;
  int least = 0;
  for (int k = 1; k < 3; ++k) {
    if (absolute(normal[k]) < absolute(normal[least])) least = k;
  }
  Vector axis(Rational(0), Rational(0), Rational(0));
  axis[least] = Rational(1);
  const Vector u = cross(normal, axis);
  const Vector v = cross(normal, u);
  int largest = 0;
  for (int k = 1; k < 3; ++k) {
    if (absolute(normal[k]) > absolute(normal[largest])) largest = k;
  }
  Vector origin(Rational(0), Rational(0), Rational(0));
  origin[largest] = plane.offset / normal[largest];
  return {{origin, {u, v}, {{}, {}}}};
}

std::vector<FlatPiece> piecesOf(const Aabb<double>& box) {
  const Vector min = exact(box.min);
  const Vector size = exact(box.max) - min;
  const Rational zero(0);
  return boxPieces(
      min, {Vector(size[0], zero, zero), Vector(zero, size[1], zero), Vector(zero, zero, size[2])});
}

std::vector<FlatPiece> piecesOf(const Rectangle<double>& rectangle) {
  return orientedPieces(rectangle.center, rectangle.axes, rectangle.halfExtents);
}

std::vector<FlatPiece> piecesOf(const Obb<double>& box) {
  return orientedPieces(box.center, box.axes, box.halfExtents);
}

std::vector<FlatPiece> piecesOf(const Triangle<double>& triangle) {
  return simplexPieces({triangle.vertices.begin(), triangle.vertices.end()});
}

std::vector<FlatPiece> piecesOf(const Tetrahedron<double>& tetrahedron) {
  return simplexPieces({tetrahedron.vertices.begin(), tetrahedron.vertices.end()});
}

}  // namespace hairline
