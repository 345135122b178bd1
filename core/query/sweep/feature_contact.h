#pragma once

#include <functional>

#include "core/query/sweep/coplanar_times.h"

namespace hairline {

// When two features of moving operands first meet. They can do so only while their four vertices
// are coplanar: at the roots of a cubic, unless they always are.

/// The first contact of a pair of features.
template <Scalar S>
struct FeatureContact {
  FeaturePair<S> pair;
  EventTime<S> time;
  /// The side of the face, or of the plane of both edges, from which the first vector of the pair
  /// came; 0 if it started there.
  int side = 0;
  /// Of a vertex on an edge, its place among those of the pair; -1 for a contact in the plane.
  int incidence = -1;
  /// Vertex and edge were on one line all the time.
  bool isAlongEdge = false;
};

namespace feature_contact {

/// A vertex and the ends of an edge, as places in a pair.
struct Incidence {
  std::size_t vertex;
  std::size_t from;
  std::size_t to;
};

/// The vertices and edges that meet if two features meet whose plane is undetermined, or in whose
/// plane they were before.
inline std::span<const Incidence> incidencesOf(bool isEdges) {
  static constexpr std::array<Incidence, 3> face{{{0, 1, 2}, {0, 1, 3}, {0, 2, 3}}};
  static constexpr std::array<Incidence, 4> edges{{{0, 2, 3}, {1, 2, 3}, {2, 0, 1}, {3, 0, 1}}};
  return isEdges ? std::span<const Incidence>(edges) : std::span<const Incidence>(face);
}

/// The vectors from the start of the edge to the vertex and to its end.
template <Scalar S>
std::array<MovingPoint<S>, 2> vectorsOf(const FeaturePair<S>& pair, const Incidence& incidence) {
  std::array<MovingPoint<S>, 2> vectors{
      pair.vertices[incidence.vertex] - pair.vertices[incidence.from],
      pair.vertices[incidence.to] - pair.vertices[incidence.from]};
  for (MovingPoint<S>& vector : vectors) {
    vector.start = timesFactor<S>(vector.start, pair.scale);
    vector.velocity = timesFactor<S>(vector.velocity, pair.scale);
  }
  return vectors;
}

/// The coefficients of a product of moving vectors, by `multiply`.
template <typename S, typename Multiply>
auto productOf(const MovingPoint<S>& a, const MovingPoint<S>& b, const Multiply& multiply) {
  using Product = std::decay_t<decltype(multiply(a.start, b.start))>;
  return std::array<Product, 3>{
      multiply(a.start, b.start),
      Product(multiply(a.start, b.velocity) + multiply(a.velocity, b.start)),
      multiply(a.velocity, b.velocity)};
}

/// The triple product of the three vectors of a pair, in powers of t.
template <typename S>
Cubic<S> tripleProduct(const std::array<MovingPoint<S>, 3>& v) {
  const auto n = productOf<S>(v[1], v[2],
                              [](const Vector3<S>& a, const Vector3<S>& b) { return cross(a, b); });
  const Vector3<S>& start = v[0].start;
  const Vector3<S>& velocity = v[0].velocity;
  return {dot(start, n[0]), dot(start, n[1]) + dot(velocity, n[0]),
          dot(start, n[2]) + dot(velocity, n[1]), dot(velocity, n[2])};
}

template <Scalar S>
bool isAlwaysZero(const Cubic<S>& c) {
  return sign(c[0]) == 0 && sign(c[1]) == 0 && sign(c[2]) == 0 && sign(c[3]) == 0;
}

/// The weights that two coplanar features have at their common point, times `square`, the squared
/// normal: of b and c for a vertex in a face, of b and d for two edges. N is a number or a
/// polynomial.
template <typename N>
struct PlaneWeights {
  Vector3<N> normal;
  N second;
  N third;
  N square;

  PlaneWeights(bool isEdges, const std::array<Vector3<N>, 3>& v) : normal(cross(v[1], v[2])) {
    second = dot(normal, cross(v[0], v[2]));
    third = dot(normal, cross(v[1], v[0]));
    square = squaredNorm(normal);
    // For edges the vector between the features leads the other way.
    if (isEdges) second = N(0) - second;
  }

  /// Whether both features have the common point. `signOf` yields the sign of an N.
  template <typename SignOf>
  bool areInside(bool isEdges, const SignOf& signOf) const {
    if constexpr (std::floating_point<N>) {
      // Branchless: the outcome is unpredictable.
      const N rest = square - second;
      const N last = isEdges ? square - third : rest - third;
      return !((second < N(0)) | (third < N(0)) | (rest < N(0)) | (last < N(0)));
    } else {
      if (signOf(second) < 0 || signOf(third) < 0) return false;
      if (!isEdges) return signOf(N(square - second - third)) >= 0;
      return signOf(N(square - second)) >= 0 && signOf(N(square - third)) >= 0;
    }
  }
};

/// Whether a vertex is on an edge, given as vectors from the start of the edge. `signOf` yields the
/// sign of an N.
template <typename N, typename SignOf>
bool isOnEdge(const std::array<Vector3<N>, 2>& v, const SignOf& signOf) {
  const Vector3<N> area = cross(v[0], v[1]);
  return signOf(area[0]) == 0 && signOf(area[1]) == 0 && signOf(area[2]) == 0 &&
         signOf(dot(v[0], Vector3<N>(v[0] - v[1]))) <= 0;
}

/// Offers the weights at a time, for display.
template <Scalar S, typename Observer>
void recordWeights(const FeaturePair<S>& pair, const EventTime<S>& when, Observer& observer) {
  const double time = eventForDisplay<S>(when);
  std::array<Vector3<double>, 3> v;
  for (std::size_t i = 0; i < 3; ++i) {
    v[i] = toDouble(pair.between[i].start) + toDouble(pair.between[i].velocity) * time;
  }
  const PlaneWeights<double> weights(pair.isEdges, v);
  const auto record = [&](Label label, double weight) {
    const double value = weight / weights.square;
    observer.step([&] { return SignStep{label, value, sign(value)}; });
  };
  if (pair.isEdges) {
    record("parameter on a", weights.second);
    record("parameter on b", weights.third);
    return;
  }
  record("weight of vertex 0", weights.square - weights.second - weights.third);
  record("weight of vertex 1", weights.second);
  record("weight of vertex 2", weights.third);
}

/// Whether coplanar features meet at a time: in their plane, or else `incidence` says at which
/// vertex and edge.
template <Scalar S, typename Observer>
bool meetAt(const FeaturePair<S>& pair, const EventTime<S>& time, int& incidence,
            Observer& observer) {
  bool isPlane = true;
  const bool isInside = atTime<S>(time, pair.between, [&](const auto& v, const auto& signOf) {
    using N = typename std::decay_t<decltype(v[0])>::Scalar;
    const PlaneWeights<N> weights(pair.isEdges, v);
    isPlane = signOf(weights.normal[0]) != 0 || signOf(weights.normal[1]) != 0 ||
              signOf(weights.normal[2]) != 0;
    // In exact each sign is a question of its own; doubles are faster without a branch.
    if constexpr (!std::floating_point<S>) {
      if (!isPlane) return false;
    }
    const bool areInside = weights.areInside(pair.isEdges, signOf);
    return isPlane && areInside;
  });
  incidence = -1;
  if (isPlane) {
    if (observer.records) recordWeights(pair, time, observer);
    return isInside;
  }
  const std::span<const Incidence> incidences = incidencesOf(pair.isEdges);
  for (std::size_t i = 0; i < incidences.size(); ++i) {
    const bool isOn =
        atTime<S>(time, vectorsOf(pair, incidences[i]), [](const auto& v, const auto& signOf) {
          using N = typename std::decay_t<decltype(v[0])>::Scalar;
          return isOnEdge<N>(v, signOf);
        });
    if (!isOn) continue;
    incidence = static_cast<int>(i);
    return true;
  }
  return false;
}

/// The first time at which a vertex that stays in the plane of an edge is on it.
template <Scalar S>
std::optional<EventTime<S>> firstOnEdge(const std::array<MovingPoint<S>, 2>& v, bool& isAlongEdge) {
  const auto area = productOf<S>(
      v[0], v[1], [](const Vector3<S>& a, const Vector3<S>& b) { return cross(a, b); });
  std::optional<EventTime<S>> first;
  const auto take = [&](const EventRoot<S>& root) {
    const bool isOn = atTime<S>(root.time, v, [](const auto& at, const auto& signOf) {
      using N = typename std::decay_t<decltype(at[0])>::Scalar;
      return isOnEdge<N>(at, signOf);
    });
    if (isOn) first = root.time;
    return !isOn;
  };
  isAlongEdge = false;
  for (int k = 0; k < 3; ++k) {
    const Cubic<S> component{area[0][k], area[1][k], area[2][k], S(0)};
    if (isAlwaysZero<S>(component)) continue;
    forEachRoot<S>(component, take);
    return first;
  }
  // On one line: it is on the edge while it is not on the same side of both ends.
  isAlongEdge = true;
  const auto between = productOf<S>(
      v[0], v[0] - v[1], [](const Vector3<S>& a, const Vector3<S>& b) { return S(dot(a, b)); });
  if (sign(between[0]) <= 0) return EventTime<S>(S(0));
  forEachRoot<S>({between[0], between[1], between[2], S(0)}, [&](const EventRoot<S>& root) {
    first = root.time;
    return false;
  });
  return first;
}

/// The first contact of features that are always coplanar: at the start, or when a vertex reaches
/// an edge.
template <Scalar S, typename Observer>
std::optional<FeatureContact<S>> firstInPlane(const FeaturePair<S>& pair, Observer& observer) {
  int incidence = -1;
  const EventTime<S> start(S(0));
  if (meetAt<S>(pair, start, incidence, observer)) {
    return FeatureContact<S>{pair, start, 0, incidence};
  }
  std::optional<FeatureContact<S>> first;
  const std::span<const Incidence> incidences = incidencesOf(pair.isEdges);
  for (std::size_t i = 0; i < incidences.size(); ++i) {
    bool isAlongEdge = false;
    const auto time = firstOnEdge<S>(vectorsOf(pair, incidences[i]), isAlongEdge);
    if (!time) continue;
    observer.step([&] { return TimeStep{"vertex on an edge", eventForDisplay<S>(*time), 0}; });
    if (first && compareEvents<S>(first->time, *time) <= 0) continue;
    first = FeatureContact<S>{pair, *time, 0, static_cast<int>(i), isAlongEdge};
  }
  return first;
}

/// The direction from which a vertex came to an edge, given as vectors from the start of the edge:
/// perpendicular to the edge, unless it came along it. Zero if it only slides.
template <typename N, Scalar S, typename SignOf>
Vector3<N> wayToEdge(const Vector3<N>& vertex, const Vector3<N>& edge,
                     const std::array<MovingPoint<S>, 2>& moving, bool isAlongEdge,
                     const SignOf& signOf) {
  const N along = dot(vertex, edge);
  const N square = squaredNorm(edge);
  const bool isPoint = signOf(square) == 0;
  Vector3<N> speed;
  for (int k = 0; k < 3; ++k) {
    const N own(moving[0].velocity[k]);
    speed[k] = isPoint ? N(N(0) - own) : N(N(moving[1].velocity[k]) * along - own * square);
  }
  if (isAlongEdge || isPoint) return speed;
  const N share = dot(edge, speed);
  for (int k = 0; k < 3; ++k) speed[k] = speed[k] * square - edge[k] * share;
  return speed;
}

/// Calls `use(normal, others, signOf)` with a normal of the contact from the second operand to the
/// first, or zero, and the positions of other points at that time.
template <Scalar S, std::size_t count, typename Use>
auto withNormal(const FeatureContact<S>& contact, const std::array<MovingPoint<S>, count>& others,
                const Use& use) {
  const FeaturePair<S>& pair = contact.pair;
  std::array<MovingPoint<S>, count + 2> points;
  std::copy(others.begin(), others.end(), points.begin());
  std::array<MovingPoint<S>, 2> vectors;
  bool isOfSecond = pair.isSwapped;
  if (contact.incidence < 0) {
    vectors = {pair.between[1], pair.between[2]};
  } else {
    const Incidence& incidence =
        incidencesOf(pair.isEdges)[static_cast<std::size_t>(contact.incidence)];
    vectors = vectorsOf(pair, incidence);
    if (pair.isEdges) isOfSecond = incidence.vertex > 1;
  }
  points[count] = vectors[0];
  points[count + 1] = vectors[1];
  return atTime<S>(contact.time, points, [&](const auto& at, const auto& signOf) {
    using N = typename std::decay_t<decltype(at[0])>::Scalar;
    Vector3<N> normal;
    int side = isOfSecond ? -1 : 1;
    if (contact.incidence < 0) {
      normal = cross(at[count], at[count + 1]);
      side *= contact.side;
    } else {
      normal = wayToEdge<N, S>(at[count], at[count + 1], vectors, contact.isAlongEdge, signOf);
    }
    for (int k = 0; k < 3; ++k) normal[k] = normal[k] * N(side);
    return use(normal, at, signOf);
  });
}

/// Whether the plane across the contact's normal separates two operands at that time, the first in
/// front.
template <Scalar S, std::size_t countA, std::size_t countB>
bool isSeparating(const FeatureContact<S>& contact, const std::array<MovingPoint<S>, countA>& a,
                  const std::array<MovingPoint<S>, countB>& b) {
  std::array<MovingPoint<S>, countA + countB> points;
  std::copy(b.begin(), b.end(), std::copy(a.begin(), a.end(), points.begin()));
  return withNormal(contact, points, [](const auto& normal, const auto& at, const auto& signOf) {
    using N = typename std::decay_t<decltype(normal)>::Scalar;
    if (signOf(normal[0]) == 0 && signOf(normal[1]) == 0 && signOf(normal[2]) == 0) return false;
    for (std::size_t i = 0; i < countA; ++i) {
      for (std::size_t j = countA; j < countA + countB; ++j) {
        if (signOf(dot(normal, Vector3<N>(at[i] - at[j]))) < 0) return false;
      }
    }
    return true;
  });
}

/// The point that touches, at the time of contact, as its numerators and denominator: the vertex on
/// a face or edge, or the point of the first edge.
template <Scalar S, typename Use>
auto withPoint(const FeatureContact<S>& contact, const Use& use) {
  const FeaturePair<S>& pair = contact.pair;
  std::array<MovingPoint<S>, 7> points;
  std::copy(pair.between.begin(), pair.between.end(),
            std::copy(pair.vertices.begin(), pair.vertices.end(), points.begin()));
  return atTime<S>(contact.time, points, [&](const auto& at, const auto&) {
    using N = typename std::decay_t<decltype(at[0])>::Scalar;
    if (contact.incidence >= 0) {
      const auto place = static_cast<std::size_t>(contact.incidence);
      return use(Vector3<N>(at[incidencesOf(pair.isEdges)[place].vertex]), N(1));
    }
    if (!pair.isEdges) return use(Vector3<N>(at[0]), N(1));
    const PlaneWeights<N> weights(true, {at[4], at[5], at[6]});
    Vector3<N> numerators;
    for (int k = 0; k < 3; ++k) {
      numerators[k] = at[0][k] * weights.square + (at[1][k] - at[0][k]) * weights.second;
    }
    return use(numerators, weights.square);
  });
}

/// Whether a vertex and an edge are on one line all the time.
template <Scalar S>
bool areAlwaysAligned(const std::array<MovingPoint<S>, 2>& v) {
  const auto area = productOf<S>(
      v[0], v[1], [](const Vector3<S>& a, const Vector3<S>& b) { return cross(a, b); });
  return isZero(area[0]) && isZero(area[1]) && isZero(area[2]);
}

/// Of contacts at the same time the first whose plane separates the operands; else the first. Where
/// a vertex meets several edges, each is tried.
template <Scalar S, std::size_t countA, std::size_t countB>
FeatureContact<S> bestContact(std::vector<FeatureContact<S>> contacts,
                              const std::array<MovingPoint<S>, countA>& a,
                              const std::array<MovingPoint<S>, countB>& b) {
  const std::size_t count = contacts.size();
  for (std::size_t k = 0; k < count; ++k) {
    if (contacts[k].incidence < 0) continue;
    const std::span<const Incidence> incidences = incidencesOf(contacts[k].pair.isEdges);
    for (std::size_t i = 0; i < incidences.size(); ++i) {
      const auto vectors = vectorsOf(contacts[k].pair, incidences[i]);
      const bool isOn = atTime<S>(contacts[k].time, vectors, [](const auto& v, const auto& signOf) {
        using N = typename std::decay_t<decltype(v[0])>::Scalar;
        return isOnEdge<N>(v, signOf);
      });
      if (!isOn) continue;
      FeatureContact<S> other = contacts[k];
      other.incidence = static_cast<int>(i);
      other.isAlongEdge = areAlwaysAligned<S>(vectors);
      contacts.push_back(std::move(other));
    }
  }
  const auto best = std::ranges::find_if(
      contacts, [&](const FeatureContact<S>& contact) { return isSeparating(contact, a, b); });
  return best == contacts.end() ? contacts[0] : *best;
}

/// Makes an answer a hit with this contact. A start in contact has no normal.
template <Scalar S>
void setContact(SweepAnswer<S>& answer, const FeatureContact<S>& contact) {
  answer.hit = true;
  bool isIrrational = false;
  bool isStart = false;
  if constexpr (std::same_as<S, Rational>) {
    isIrrational = !contact.time.rational();
    if (isIrrational) {
      answer.rounded = RoundedContact{contact.time.nearestDouble(), {}, {}};
    } else {
      answer.time = *contact.time.rational();
      isStart = sign(*answer.time) == 0;
    }
  } else {
    answer.time = contact.time;
    isStart = sign(*answer.time) == 0;
  }
  withPoint(contact, [&](const auto& numerators, const auto& denominator) {
    using N = std::decay_t<decltype(denominator)>;
    if constexpr (std::same_as<N, S>) {
      answer.point = Vector3<S>(numerators / denominator);
    } else if constexpr (std::same_as<S, Rational>) {
      answer.rounded->point.emplace();
      for (int k = 0; k < 3; ++k) {
        (*answer.rounded->point)[k] = contact.time.nearestQuotient(numerators[k], denominator);
      }
    }
  });
  if (isStart) return;
  withNormal(contact, std::array<MovingPoint<S>, 0>{},
             [&](const auto& normal, const auto&, const auto& signOf) {
               using N = typename std::decay_t<decltype(normal)>::Scalar;
               if (signOf(normal[0]) == 0 && signOf(normal[1]) == 0 && signOf(normal[2]) == 0) {
                 return;
               }
               if constexpr (std::same_as<N, S>) {
                 answer.normal = normal;
               } else if constexpr (std::same_as<S, Rational>) {
                 answer.rounded->normal.emplace();
                 for (int k = 0; k < 3; ++k) {
                   (*answer.rounded->normal)[k] = contact.time.nearestQuotient(normal[k], N(1));
                 }
               }
             });
}

/// Whether all vertices of one feature are above those of the other along an axis at both ends of
/// the motion, and so always: the features never meet. `isLess` says whether an N certainly is less
/// than another.
template <typename N, typename IsLess>
bool areBoxesDisjoint(bool isEdges, const std::array<MovingPoint<N>, 3>& v, const IsLess& isLess) {
  const N zero(0);
  for (int k = 0; k < 3; ++k) {
    bool areAbove = true;
    bool areBelow = true;
    const auto lookAt = [&](const N& first, const N& second, const N& third) {
      const N other = isEdges ? N(first + second) : N(first - second);
      // Both are NaN if one vertex is, as `other` is then, and NaN is on neither side.
      const N low = minimum(other, first);
      const N high = maximum(other, first);
      // Branchless: the outcomes are unpredictable.
      areAbove &= isLess(zero, low) & isLess(third, isEdges ? low : first);
      areBelow &= isLess(high, zero) & isLess(isEdges ? high : first, third);
    };
    lookAt(v[0].start[k], v[1].start[k], v[2].start[k]);
    lookAt(N(v[0].start[k] + v[0].velocity[k]), N(v[1].start[k] + v[1].velocity[k]),
           N(v[2].start[k] + v[2].velocity[k]));
    if (areAbove || areBelow) return true;
  }
  return false;
}

}  // namespace feature_contact

/// Calls `take(time, side, incidence, isAlongEdge)`, as in `FeatureContact`, for the first contact
/// of two features in [0, 1], if they have one: of the roots at
/// which their vertices are coplanar, the first at which they meet. Offers the coefficients, the
/// roots and the weights to the observer. Returns whether there is a contact.
template <Scalar S, typename Observer, typename Take>
bool searchContact(const FeaturePair<S>& pair, Observer& observer, const Take& take) {
  using namespace feature_contact;
  const bool areDisjoint = areBoxesDisjoint<S>(pair.isEdges, pair.between, std::less<S>());
  if (areDisjoint && !observer.records) return false;
  const Cubic<S> cubic = tripleProduct<S>(pair.between);
  constexpr std::array<Label, 4> labels{"coefficient 0", "coefficient 1", "coefficient 2",
                                        "coefficient 3"};
  for (std::size_t i = 0; i < 4; ++i) {
    observer.step([&] {
      const double scale = toDouble(pair.scale);
      return SignStep{labels[i], toDouble(cubic[i]) / scale / scale / scale, sign(cubic[i])};
    });
  }
  if (isAlwaysZero<S>(cubic)) {
    const auto contact = firstInPlane(pair, observer);
    if (!contact || areDisjoint) return false;
    take(contact->time, 0, contact->incidence, contact->isAlongEdge);
    return true;
  }
  bool doMeet = false;
  forEachRoot<S>(cubic, [&](const EventRoot<S>& root) {
    observer.step([&] { return TimeStep{"coplanar", eventForDisplay<S>(root.time), 0}; });
    int incidence = -1;
    doMeet = meetAt<S>(pair, root.time, incidence, observer) && !areDisjoint;
    if (doMeet) take(root.time, root.before, incidence, false);
    return !doMeet;
  });
  return doMeet;
}

/// The first contact of two features in [0, 1], if they have one.
template <Scalar S, typename Observer>
std::optional<FeatureContact<S>> firstContact(const FeaturePair<S>& pair, Observer& observer) {
  std::optional<FeatureContact<S>> first;
  searchContact<S>(pair, observer,
                   [&](const EventTime<S>& time, int side, int incidence, bool isAlongEdge) {
                     first = FeatureContact<S>{pair, time, side, incidence, isAlongEdge};
                   });
  return first;
}

/// Whether two features touch during [0, 1].
template <Scalar S>
bool doTouch(const FeaturePair<S>& pair) {
  VerdictOnly observer;
  return searchContact<S>(pair, observer, [](const EventTime<S>&, int, int, bool) {});
}

}  // namespace hairline
