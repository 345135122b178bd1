#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/math/vector.h"

namespace hairline {

/// The points whose hulls are the cores of two bounded convex sets, and the sum of their radii.
template <typename S>
struct CorePair {
  std::array<std::vector<Vector3<S>>, 2> points;
  S margin{};
};

/// The last rounds of GJK with exact signs: each is found with an error bound and, only where that
/// leaves it open, in rationals. It begins with the simplex at which GJK in double ended, which is
/// nearly always the right one, so that a few signs decide even whether sets touch.
class ExactSearch {
 public:
  /// Indices of a point of each set, whose difference is a vertex.
  using Vertex = std::array<std::size_t, 2>;

  /// `known` is null for numbers beyond the filter. `makeExact` gives the same points in rationals;
  /// it is called at most once. The search refers to `known`.
  ExactSearch(const CorePair<Filtered>* known, std::function<CorePair<Rational>()> makeExact,
              std::vector<Vertex> simplex)
      : m_known(known), m_makeExact(std::move(makeExact)), m_simplex(std::move(simplex)) {}

  /// Whether the sets have a point in common; nothing if that is not found within a few rounds.
  std::optional<bool> intersects();
  /// The double nearest to the squared distance of the sets; nothing as above, and if they
  /// intersect.
  std::optional<double> sqdist();

 private:
  /// The vertices of a simplex, and the direction of the point of the line or plane through them
  /// that is nearest to the origin: of any length, and for a plane in either orientation.
  template <typename S>
  struct Carrier {
    std::array<Vector3<S>, 4> vertices;
    Vector3<S> axis;
    S height;
  };

  enum class End { intersecting, separated, nearest, unknown };

  End run(bool untilNearest);
  End runOnce(bool untilNearest);
  template <typename S>
  Carrier<S> carrier(const CorePair<S>& pair) const;
  /// The weight of a vertex in the foot of the origin, up to a common positive factor.
  template <typename S>
  S weight(const Carrier<S>& carrier, std::size_t vertex) const;
  template <typename Number>
  int signOf(const Number& number);
  /// Whether a length along the axis, not zero and in its units, is greater than the margin.
  template <typename Length>
  bool exceedsMargin(const Length& length);
  /// Whether the vertices of an edge are one, or those of a face on a line.
  bool isDegenerate();
  /// Removes a vertex against which the foot lies. Returns whether there was one.
  bool dropOne();
  const CorePair<Rational>& exactPair();
  const Carrier<Rational>& exactCarrier();

  const CorePair<Filtered>* m_known;
  std::function<CorePair<Rational>()> m_makeExact;
  std::optional<CorePair<Rational>> m_exact;
  std::vector<Vertex> m_simplex;
  Carrier<Filtered> m_carrier;
  bool m_isCarrierInDoubt = false;
  std::optional<Carrier<Rational>> m_exactCarrier;
};

}  // namespace hairline
