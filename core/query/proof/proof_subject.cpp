#include "core/query/proof/proof_subject.h"

#include <algorithm>
#include <numeric>

#include "core/math/interruption.h"
#include "core/query/proof/pieces.h"
#include "core/shapes/positions.h"
#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

}  // namespace

void countTriangles(const Shape& shape) {
  std::visit(
      [](const auto& s) {
        if constexpr (requires { s.triangles; }) {
          countOperations(1 + s.triangles.size() / 4);
        } else if constexpr (requires { triangulate(s); }) {
          // Ears are clipped in a time that grows with the square.
          std::size_t count = 0;
          forEachPosition(s, [&](const auto&) { ++count; });
          countOperations(1 + count * count / 4);
        }
      },
      shape);
}

bool isIn(const Shape& shape, const Vector& point) {
  countTriangles(shape);
  const auto* mesh = std::get_if<Mesh>(&shape);
  if (mesh == nullptr) return containsExactly(shape, point).value_or(false);
  const Vector3<double> rounded = toDouble(point);
  for (const auto& indices : mesh->triangles) {
    // No triangle contains a point beyond all of its corners. The nearest double of a coordinate is
    // not beyond a double that the coordinate does not pass.
    bool isBeyond = false;
    std::array<Vector3<double>, 3> corners;
    for (std::size_t i = 0; i < 3; ++i) {
      corners[i] = mesh->vertices[static_cast<std::size_t>(indices[i])];
    }
    for (int k = 0; k < 3 && !isBeyond; ++k) {
      const auto [least, most] = std::minmax({corners[0][k], corners[1][k], corners[2][k]});
      isBeyond = rounded[k] < least || rounded[k] > most;
    }
    if (!isBeyond && *containsExactly(Triangle<double>{corners}, point)) return true;
  }
  return false;
}

std::optional<std::size_t> ProofSubject::outerOperand() const {
  if (!isPair()) return std::nullopt;
  for (std::size_t i = 0; i < 2; ++i) {
    const Shape& inner = shape(i);
    if (std::holds_alternative<Point<double>>(inner) ||
        std::holds_alternative<Point2<double>>(inner)) {
      return 1 - i;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> ProofSubject::planeOperand() const {
  if (!isPair()) return std::nullopt;
  const bool isFirst = std::holds_alternative<Plane<double>>(shape(0));
  if (isFirst == std::holds_alternative<Plane<double>>(shape(1))) return std::nullopt;
  return isFirst ? 0 : 1;
}

const std::vector<Shape>& ProofSubject::piecesOf(std::size_t operand) {
  std::vector<Shape>& pieces = m_pieces[operand];
  if (pieces.empty()) {
    countTriangles(shape(operand));
    pieces = proofPieces(shape(operand));
  }
  return pieces;
}

std::optional<std::vector<Vector3<Polynomial>>> ProofSubject::movingVertices(
    std::size_t operand, const std::vector<std::size_t>& pieces) const {
  const Shape& given = shape(operand);
  std::array<Vector3<double>, 2> ends;
  std::span<const Vector3<double>> starts;
  std::vector<std::size_t> places;
  if (const auto* mesh = std::get_if<Mesh>(&given)) {
    starts = mesh->vertices;
    for (const std::size_t piece : pieces) {
      if (piece >= mesh->triangles.size()) return std::nullopt;
      for (const int index : mesh->triangles[piece]) {
        places.push_back(static_cast<std::size_t>(index));
      }
    }
  } else if (std::ranges::any_of(pieces, [](std::size_t piece) { return piece > 0; })) {
    return std::nullopt;
  } else if (const auto* point = std::get_if<Point<double>>(&given)) {
    starts = {&point->position, 1};
  } else if (const auto* segment = std::get_if<Segment<double>>(&given)) {
    ends = {segment->a, segment->b};
    starts = ends;
  } else if (const auto* triangle = std::get_if<Triangle<double>>(&given)) {
    starts = triangle->vertices;
  } else {
    return std::nullopt;
  }
  if (places.empty()) {
    places.resize(starts.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
  }
  countOperations(1 + places.size());
  const std::span<const Vector3<double>> own = m_question.vertexMotion[operand];
  if (!own.empty() && own.size() != starts.size()) return std::nullopt;
  std::vector<Vector3<Polynomial>> vertices;
  for (const std::size_t place : places) {
    const Vector start = exact(starts[place]);
    const Vector velocity = own.empty() ? motion(operand) : exact(own[place]);
    vertices.emplace_back();
    for (int k = 0; k < 3; ++k) vertices.back()[k] = Polynomial({start[k], velocity[k]});
  }
  return vertices;
}

std::optional<ExactExtent> ProofSubject::extentOf(std::size_t operand, const Vector& axis,
                                                  const std::vector<std::size_t>& pieces) {
  if (pieces.empty()) return extentAlong(shape(operand), axis);
  const std::vector<Shape>& all = piecesOf(operand);
  std::optional<ExactExtent> whole;
  for (const std::size_t piece : pieces) {
    std::optional<ExactExtent> part;
    if (piece < all.size()) part = extentAlong(all[piece], axis);
    if (!part) return std::nullopt;
    if (!whole) {
      whole = std::move(part);
      continue;
    }
    // Several pieces are triangles, which have both ends.
    if (compare(*part->min, *whole->min) < 0) whole->min = part->min;
    if (compare(*part->max, *whole->max) > 0) whole->max = part->max;
  }
  return whole;
}

std::optional<ProofSubject::Extents> ProofSubject::restingExtents(const Vector& axis,
                                                                  const PiecePair& pieces) {
  if (!isPair()) return std::nullopt;
  std::optional<ExactExtent> first = extentOf(0, axis, pieces.a);
  std::optional<ExactExtent> second = extentOf(1, axis, pieces.b);
  if (!first || !second) return std::nullopt;
  return Extents{*std::move(first), *std::move(second)};
}

std::optional<ProofSubject::Extents> ProofSubject::extents(const Vector& axis,
                                                           const PiecePair& pieces) {
  std::optional<Extents> found = restingExtents(axis, pieces);
  if (!found) return found;
  const Rational way = wayAlong(axis);
  std::optional<Quadratic<Rational>>& end = sign(way) < 0 ? found->a.min : found->a.max;
  if (end) end->a += way;
  return found;
}

ProofFacts ProofSubject::ofCommonPoint() const {
  ProofFacts facts;
  switch (kind()) {
    case Kind::intersect:
    case Kind::sweep:
    case Kind::bound:
      facts.hit = true;
      break;
    case Kind::closest:
      facts.sqdist = {Rational(0), Rational(0)};
      break;
    case Kind::contains:
      if (outerOperand()) facts.contains = true;
      break;
    case Kind::side:
      facts.side = Side::straddles;
      break;
    default:
      break;
  }
  return facts;
}

ProofFacts ProofSubject::ofDisjoint() const {
  ProofFacts facts;
  if (kind() == Kind::intersect || kind() == Kind::sweep) facts.hit = false;
  // A point off the surface of a mesh may be in the space that it encloses.
  const std::optional<std::size_t> outer = outerOperand();
  if (kind() == Kind::contains && outer && !std::holds_alternative<Mesh>(shape(*outer))) {
    facts.contains = false;
  }
  return facts;
}

}  // namespace hairline
