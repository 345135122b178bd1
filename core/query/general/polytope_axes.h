#pragma once

#include <limits>
#include <optional>

#include "core/math/interruption.h"
#include "core/query/general/axis_labels.h"
#include "core/query/general/polytope.h"
#include "core/query/intersect/edge_pair_scan.h"
#include "core/query/sweep/contact.h"

namespace hairline {

/// The edges of two polytopes in one list.
template <Scalar S>
std::vector<EdgeDirection<S>> edgesOfPair(const Polytope<S>& a, const Polytope<S>& b) {
  std::vector<EdgeDirection<S>> directions;
  for (std::size_t i = 0; i < a.edges.size(); ++i) directions.push_back({a.edges[i], 0, i});
  for (std::size_t i = 0; i < b.edges.size(); ++i) directions.push_back({b.edges[i], 1, i});
  return directions;
}

/// Names the products of an edge of each operand; products within one operand are its faces, which
/// are listed already, or no face at all.
inline Label edgePairName(const auto& first, const auto& second) {
  return first.operand == second.operand ? Label() : edgePairLabel(first.index, second.index);
}

/// Calls `visit(label, axis)` for the sides of a flat operand until it returns true; returns
/// whether it did.
template <Scalar S, typename Visit>
bool forEachSide(const Polytope<S>& polytope, int operand, const Visit& visit) {
  for (std::size_t i = 0; i < polytope.sides.size(); ++i) {
    if (visit(sideLabel(operand, i), polytope.sides[i])) return true;
  }
  return false;
}

/// Calls `visit(label, axis)` for the faces of two polytopes, and the sides of flat ones, until it
/// returns true; returns whether it did.
template <Scalar S, typename Visit>
bool forEachFaceNormal(const Polytope<S>& a, const Polytope<S>& b, const Visit& visit) {
  const std::array<const Polytope<S>*, 2> operands{&a, &b};
  for (int i = 0; i < 2; ++i) {
    const Polytope<S>& polytope = *operands[static_cast<std::size_t>(i)];
    for (std::size_t j = 0; j < polytope.normals.size(); ++j) {
      if (visit(faceLabel(i, j), polytope.normals[j])) return true;
    }
    if (forEachSide(polytope, i, visit)) return true;
  }
  return false;
}

/// A displacement scaled to about unit length in float and double, so that products with it stay in
/// range.
template <Scalar S>
Vector3<S> nearUnit(const Vector3<S>& way) {
  if constexpr (std::floating_point<S>) {
    return timesFactor(way, factorToUnit(largestMagnitude(way)));
  } else {
    return way;
  }
}

/// Calls `visit(label, axis)` for all axes that may separate two shapes of the plane, until it
/// returns true; returns whether it did. They lie in the plane: the sides of both, and if the
/// difference of the two has no area, the additional axes of that case. `between` holds differences
/// of a point of b and one of a: any one, and for moving shapes also their relative motion. If that
/// leaves the plane, its normal is an axis too.
template <Scalar S, typename Visit>
bool forEachPlanarAxis(const Polytope<S>& a, const Polytope<S>& b,
                       std::span<const Vector3<S>> between, bool leavesPlane, const Visit& visit) {
  if (forEachSide(a, 0, visit) || forEachSide(b, 1, visit)) return true;
  if (leavesPlane && visit("normal of the plane", Vector3<S>(S(0), S(0), S(1)))) return true;
  std::optional<Vector3<S>> along;
  for (const Polytope<S>* polytope : {&a, &b}) {
    for (const Vector3<S>& edge : polytope->edges) {
      if (along && sign(S((*along)[0] * edge[1] - (*along)[1] * edge[0])) != 0) return false;
      if (!along && !isZero(edge)) along = edge;
    }
  }
  if (along) return visit("along the common direction", *along);
  for (const Vector3<S>& way : between) {
    if (visit("between two points", way)) return true;
  }
  return false;
}

/// Computes the interval of axis·(X - origin) over a nonempty polytope, for a sequence of axes. In
/// Rational only the candidates for support points are evaluated exactly, found in double with an
/// error bound: nearly all vertices of a large hull are skipped.
template <Scalar S>
class PolytopeExtent {
 public:
  PolytopeExtent(const Polytope<S>& polytope, const Vector3<S>& origin) {
    m_offsets.reserve(polytope.vertices.size());
    for (const Vector3<S>& vertex : polytope.vertices) m_offsets.push_back(vertex - origin);
    if constexpr (std::same_as<S, Rational>) {
      for (const Vector3<S>& offset : m_offsets) m_rounded.push_back(toDouble(offset));
      for (const Vector3<double>& offset : m_rounded) {
        m_reach = std::max(m_reach, offset.cwiseAbs().maxCoeff());
      }
    }
  }

  /// Of the vertices in doubles.
  double reach() const { return m_reach; }
  // By itself: within its caller, registers may run out, and the extent go to memory and back for
  // each vertex.
  [[gnu::noinline]] Interval<double> rounded(const Vector3<double>& axis) const {
    countOperations(1 + m_rounded.size() / 64);
    Interval<double> extent{dot(axis, m_rounded[0]), dot(axis, m_rounded[0])};
    for (const Vector3<double>& offset : m_rounded) {
      const double value = dot(axis, offset);
      extent = {std::min(extent.min, value), std::max(extent.max, value)};
    }
    return extent;
  }

  Interval<S> operator()(const Vector3<S>& axis) const {
    // Two large hulls have as many axes as the product of their edges, and on grid coordinates, or
    // in a filter, all of them may be decided without a long rational.
    countOperations(1 + m_offsets.size() / 32);
    if constexpr (std::same_as<S, Rational>) {
      if (const auto found = amongForemost(axis)) return *found;
    }
    Interval<S> extent{dot(axis, m_offsets[0]), dot(axis, m_offsets[0])};
    for (std::size_t i = 1; i < m_offsets.size(); ++i) include(extent, dot(axis, m_offsets[i]));
    return extent;
  }

 private:
  static void include(Interval<S>& extent, const S& value) {
    extent = {minimum(extent.min, value), maximum(extent.max, value)};
  }

  /// Nothing if numbers are outside the range of the error bound.
  std::optional<Interval<Rational>> amongForemost(const Vector3<Rational>& axis) const {
    const Vector3<double> n = toDouble(axis);
    const double greatest = n.cwiseAbs().maxCoeff() * m_reach;
    if (!(m_reach > 1e-100 && m_reach < 1e100 && greatest > 1e-150 && greatest < 1e150)) {
      return std::nullopt;
    }
    // Six numbers and five operations were rounded: a sum of three has a far smaller error.
    const double error = greatest * 0x1p-47;
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    std::vector<double>& values = m_values;
    values.clear();
    for (const Vector3<double>& offset : m_rounded) {
      values.push_back(dot(n, offset));
      low = std::min(low, values.back());
      high = std::max(high, values.back());
    }
    std::optional<Interval<Rational>> extent;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i] > low + error && values[i] < high - error) continue;
      const Rational value = dot(axis, m_offsets[i]);
      if (!extent) extent = Interval<Rational>{value, value};
      include(*extent, value);
    }
    return extent;
  }

  std::vector<Vector3<S>> m_offsets;
  std::vector<Vector3<double>> m_rounded;
  double m_reach = 0;
  mutable std::vector<double> m_values;
};

/// The product of two edges and the extents on it in doubles, with bounds on their errors. Two
/// large hulls have as many such axes as the product of their edges, and nearly all of them show
/// nothing new, which is seen without rationals.
struct RoundedAxis {
  Vector3<double> axis;
  Interval<double> a;
  Interval<double> b;
  /// Of each component of the axis, and of each end of an extent.
  double axisError;
  double error;

  /// By how much they surely overlap, of any length of the axis; negative if that is not sure.
  double leastOverlap() const { return std::min(a.max - b.min, b.max - a.min) - 2 * error; }
  /// A bound on the squared length of the axis.
  double mostSquaredNorm() const {
    const double size = axis.norm() + 2 * axisError;
    return size * size * (1 + 0x1p-50);
  }
};

class RoundedAxes {
 public:
  RoundedAxes(const Polytope<Rational>& a, const Polytope<Rational>& b,
              const PolytopeExtent<Rational>& extentOfA, const PolytopeExtent<Rational>& extentOfB)
      : m_extentOfA(extentOfA), m_extentOfB(extentOfB) {
    for (const Vector3<Rational>& edge : a.edges) m_edgesOfA.push_back(toDouble(edge));
    for (const Vector3<Rational>& edge : b.edges) m_edgesOfB.push_back(toDouble(edge));
  }

  /// Nothing if numbers are outside the range of the error bounds.
  std::optional<RoundedAxis> operator()(std::size_t edgeOfA, std::size_t edgeOfB) const {
    const Vector3<double>& first = m_edgesOfA[edgeOfA];
    const Vector3<double>& second = m_edgesOfB[edgeOfB];
    const double size = first.cwiseAbs().maxCoeff() * second.cwiseAbs().maxCoeff();
    const double reach = std::max(m_extentOfA.reach(), m_extentOfB.reach());
    const auto isInRange = [](double x) { return x > 1e-70 && x < 1e70; };
    if (!isInRange(size) || !isInRange(reach)) return std::nullopt;
    RoundedAxis rounded;
    rounded.axis = cross(first, second);
    // A difference of two products of rounded numbers; then a sum of three products.
    rounded.axisError = size * 0x1p-49;
    rounded.error = size * reach * 0x1p-46;
    rounded.a = m_extentOfA.rounded(rounded.axis);
    rounded.b = m_extentOfB.rounded(rounded.axis);
    return rounded;
  }

 private:
  const PolytopeExtent<Rational>& m_extentOfA;
  const PolytopeExtent<Rational>& m_extentOfB;
  std::vector<Vector3<double>> m_edgesOfA;
  std::vector<Vector3<double>> m_edgesOfB;
};

/// The interval for a single axis.
template <Scalar S>
Interval<S> projectFrom(const Polytope<S>& polytope, const Vector3<S>& origin,
                        const Vector3<S>& axis) {
  return PolytopeExtent<S>(polytope, origin)(axis);
}

}  // namespace hairline
