#include <algorithm>

#include "core/query/closest/closest_bracket.h"
#include "core/query/general/convex_body.h"
#include "core/query/general/curved_reference.h"
#include "core/query/general/ellipsoid_reference.h"
#include "core/query/general/first_contact.h"
#include "core/query/general/references.h"
#include "core/query/proof/pieces.h"
#include "core/query/proof/proof_facts.h"
#include "core/query/proof/turned_witness.h"
#include "core/query/proof/witness_parts.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// Indices of pieces, in ascending order.
using Group = std::vector<std::size_t>;

/// The pieces of a shape, of which groups are taken. Shapes of several pieces consist of triangles.
class Pieces {
 public:
  explicit Pieces(const Shape& shape) : m_sets(generatedPieces(shape)) {
    if (!m_sets.empty()) m_shapes = proofPieces(shape);
  }

  std::size_t size() const { return m_sets.size(); }
  Group all() const {
    Group group(size());
    for (std::size_t i = 0; i < group.size(); ++i) group[i] = i;
    return group;
  }
  const GeneratedSet& set(const Group& group) const { return m_sets[group[0]]; }
  /// What a statement about a group names.
  Group named(const Group& group) const { return group.size() < size() ? group : Group{}; }

  Shape hull(const Group& group) const {
    if (group.size() == 1) return m_shapes[group[0]];
    Convex<double> hull;
    for (const std::size_t i : group) {
      const auto& corners = triangle(i).vertices;
      hull.vertices.insert(hull.vertices.end(), corners.begin(), corners.end());
    }
    return hull;
  }
  /// How far a group of several extends along each coordinate.
  Vector3<double> extent(const Group& group) const {
    Vector3<double> low = triangle(group[0]).vertices[0];
    Vector3<double> high = low;
    for (const std::size_t i : group) {
      for (const Vector3<double>& corner : triangle(i).vertices) {
        low = low.cwiseMin(corner);
        high = high.cwiseMax(corner);
      }
    }
    return high - low;
  }
  /// The halves of a group by the centers along its longest side.
  std::array<Group, 2> halves(const Group& group) const {
    int side = 0;
    extent(group).maxCoeff(&side);
    std::vector<std::pair<double, std::size_t>> order;
    for (const std::size_t i : group) {
      const auto& [a, b, c] = triangle(i).vertices;
      order.emplace_back(a[side] / 3 + b[side] / 3 + c[side] / 3, i);
    }
    std::ranges::sort(order);
    std::array<Group, 2> halves;
    for (std::size_t n = 0; n < order.size(); ++n) {
      halves[n < order.size() / 2 ? 0 : 1].push_back(order[n].second);
    }
    for (Group& half : halves) std::ranges::sort(half);
    return halves;
  }

 private:
  const Triangle<double>& triangle(std::size_t i) const {
    return std::get<Triangle<double>>(m_shapes[i]);
  }

  std::vector<Shape> m_shapes;
  std::vector<GeneratedSet> m_sets;
};

/// The first of some axes that separates two sets, of which the first is extended by its way.
std::optional<Vector> separating(const Shape& a, const Shape& b, const Vector& way,
                                 const std::vector<Vector>& axes) {
  const Vector none(Rational(0), Rational(0), Rational(0));
  const std::array<const Shape*, 2> shapes{&a, &b};
  const ProofQuestion question{Kind::sweep, shapes, {way, none}};
  const auto found = std::ranges::find_if(axes, [&](const Vector& axis) {
    return factsOf(question, {AxisProof{{{axis}}}}).has_value();
  });
  return found != axes.end() ? std::optional(*found) : std::nullopt;
}

/// An axis between a set, extended by its way, and a cylinder, cone or disc, however near they are.
std::optional<Vector> axisAcrossGap(const Shape& a, const Shape& solid, const Vector& way) {
  GeneratedSet set = generatorsOf(a);
  if (set.points.empty()) return std::nullopt;
  if (!isZero(way)) set = sweptAlong(set, way);
  ClosestBracket bracket(GeneratedSet{pointsBeside(set, solid), {}, set.radius}, solid);
  while (!bracket.meets() && !bracket.isExhausted()) {
    bracket.narrow();
    if (!bracket.separates()) continue;
    const Vector& normal = bracket.normal();
    if (set.directions.empty()) return normal;
    // Unbounded sets have none but those across them; a ray also those against it.
    const Vector& along = set.directions[0];
    const Vector across = normal * squaredNorm(along) - along * dot(along, normal);
    if (auto axis = separating(a, solid, way, {across, normal})) return axis;
  }
  return std::nullopt;
}

/// An axis between a set and a cylinder, cone, disc or ellipsoid: as double finds it, or in exact.
std::optional<Vector> axisBeside(const Shape& a, const Shape& solid, const Vector& way) {
  const std::vector<Vector> rough =
      isZero(way) ? axesBeside(a, solid) : axesBesideWay(a, solid, way);
  if (auto axis = separating(a, solid, way, rough)) return axis;
  if (isZero(way) && isCurved(a)) return pointOrAxisOfCurved(a, solid).axis;
  if (isCurved(a)) return MovingCurved(a, solid, way).axis();
  if (isEllipsoid(solid)) return axisBesideEllipsoid(a, solid, way);
  return axisAcrossGap(a, solid, way);
}

/// Axes between all pieces of two shapes, each for as large groups of them as an axis separates.
class GroupAxes {
 public:
  GroupAxes(const Shape& a, const Shape& b, const Vector& way) : m_a(a), m_b(b), m_way(way) {}

  std::vector<Proof> find() {
    if (m_a.size() == 0 || m_b.size() == 0 || !separate(m_a.all(), m_b.all())) return {};
    return {{std::move(m_proof)}};
  }

 private:
  /// Meshes that lie around each other along a long way take more axes than anyone wants to check.
  bool isTooLong() const { return m_proof.axes.size() > 4 * (m_a.size() + m_b.size()); }

  bool separate(const Group& a, const Group& b) {
    if (isTooLong()) return false;
    const bool areSeveral = a.size() > 1 || b.size() > 1;
    if (const auto axis = areSeveral ? axisOfHulls(m_a.hull(a), m_b.hull(b)) : axisOfPair(a, b)) {
      m_proof.axes.push_back({*axis, {m_a.named(a), m_b.named(b)}});
      return true;
    }
    if (!areSeveral) return false;
    const bool splitsFirst =
        b.size() == 1 || (a.size() > 1 && m_a.extent(a).maxCoeff() >= m_b.extent(b).maxCoeff());
    const std::array<Group, 2> halves = splitsFirst ? m_a.halves(a) : m_b.halves(b);
    return std::ranges::all_of(halves, [&](const Group& half) {
      return splitsFirst ? separate(half, b) : separate(a, half);
    });
  }

  std::optional<Vector> axisOfPair(const Group& a, const Group& b) const {
    const GeneratedSet& first = m_a.set(a);
    return pointOrAxisOf(isZero(m_way) ? first : sweptAlong(first, m_way), m_b.set(b)).axis;
  }

  std::optional<Vector> axisOfHulls(const Shape& a, const Shape& b) const {
    const bool isBounded = isBoundedConvex(b.index());
    if (!isZero(m_way) && !isBounded) return std::nullopt;
    return separating(a, b, m_way,
                      !isZero(m_way) ? axesBesideWay(a, b, m_way)
                      : isBounded    ? axesBeside(a, b)
                                     : axesBeside(b, a));
  }

  Pieces m_a;
  Pieces m_b;
  Vector m_way;
  AxisProof m_proof;
};

}  // namespace

std::vector<Proof> axesBetween(const Shape& a, const Shape& b, const Vector& way) {
  const auto isSolid = [](const Shape& shape) { return isCoreless(shape) && !segmentOf(shape); };
  if (!isSolid(a) && !isSolid(b)) return GroupAxes(a, b, way).find();
  const auto axis = isSolid(b) ? axisBeside(a, b, way) : axisBeside(b, a, -way);
  return axis ? std::vector<Proof>{{AxisProof{{{*axis}}}}} : std::vector<Proof>{};
}

}  // namespace hairline
