#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/math/arithmetic_scope.h"
#include "core/query/proof/proof_subject.h"
#include "core/query/proof/witness.h"
#include "core/query/proof/witness_parts.h"
#include "core/query/sweep/feature_contact.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using MovingVector = Vector3<Polynomial>;
using Moving = MovingPoint<Rational>;

/// A piece of an operand: the convex hull of its moving vertices.
using MovingHull = std::vector<MovingVector>;

Moving uniform(const MovingVector& vertex) {
  Moving moving;
  for (int k = 0; k < 3; ++k) {
    const Polynomial& p = vertex[k];
    moving.start[k] = p.degree() < 0 ? Rational(0) : p[0];
    moving.velocity[k] = p.degree() < 1 ? Rational(0) : p[1];
  }
  return moving;
}

Vector valueAt(const MovingVector& v, const Rational& t) {
  return {v[0].at(t), v[1].at(t), v[2].at(t)};
}

MovingVector difference(const MovingVector& a, const MovingVector& b) {
  return MovingVector(a - b);
}

/// A common point of two hulls.
struct Meeting {
  RealRoot time;
  std::array<std::vector<Polynomial>, 2> weights;
};

/// The weights of a triangle's vertices at a point of its plane, times a positive number.
template <typename N>
std::array<N, 3> weightsIn(const std::array<Vector3<N>, 3>& fromFirst) {
  const feature_contact::PlaneWeights<N> weights(false, fromFirst);
  return {N(weights.square - weights.second - weights.third), weights.second, weights.third};
}

/// The first common point of two hulls of three vertices or fewer.
class FirstMeeting {
 public:
  FirstMeeting(const MovingHull& a, const MovingHull& b) : m_hulls{&a, &b} {}

  std::optional<Meeting> find() {
    if (crossAtStart(0) || crossAtStart(1)) return std::move(m_first);
    for (std::size_t i = 0; i < 2; ++i) {
      if (m_hulls[1 - i]->size() < 3) continue;
      for (std::size_t n = 0; n < m_hulls[i]->size(); ++n) {
        meet(false, {{{i, n}, {1 - i, 0}, {1 - i, 1}, {1 - i, 2}}});
      }
    }
    forEachEdge(*m_hulls[0], [&](std::size_t a, std::size_t b) {
      forEachEdge(*m_hulls[1], [&](std::size_t c, std::size_t d) {
        meet(true, {{{0, a}, {0, b}, {1, c}, {1, d}}});
      });
    });
    return std::move(m_first);
  }

  template <typename Take>
  static void forEachEdge(const MovingHull& hull, const Take& take) {
    if (hull.size() == 2) take(std::size_t{0}, std::size_t{1});
    for (std::size_t i = 0; hull.size() == 3 && i < 3; ++i) take(i, (i + 1) % 3);
  }

 private:
  struct Place {
    std::size_t operand;
    std::size_t vertex;
  };

  /// Whether an edge of an operand crosses the other, a triangle, at the start. Where a vertex or
  /// edge only touches it, features meet at time 0.
  bool crossAtStart(std::size_t operand) {
    if (m_hulls[1 - operand]->size() < 3) return false;
    std::array<Vector, 3> face;
    for (std::size_t n = 0; n < 3; ++n) face[n] = valueAt((*m_hulls[1 - operand])[n], Rational(0));
    const Vector normal = cross(Vector(face[1] - face[0]), Vector(face[2] - face[0]));
    forEachEdge(*m_hulls[operand], [&](std::size_t i, std::size_t k) {
      const Vector from = valueAt((*m_hulls[operand])[i], Rational(0));
      const Vector to = valueAt((*m_hulls[operand])[k], Rational(0));
      const Rational first = dot(normal, Vector(from - face[0]));
      const Rational second = dot(normal, Vector(to - face[0]));
      if (m_first || sign(first) * sign(second) >= 0) return;
      const Rational share = first / (first - second);
      const Vector point = from + (to - from) * share;
      const std::array<Rational, 3> weights = weightsIn<Rational>(
          {Vector(point - face[0]), Vector(face[1] - face[0]), Vector(face[2] - face[0])});
      if (std::ranges::any_of(weights, [](const Rational& w) { return sign(w) < 0; })) return;
      m_first = Meeting{RealRoot(Rational(0)), {}};
      for (const Rational& weight : weights) m_first->weights[1 - operand].emplace_back(weight);
      m_first->weights[operand].resize(m_hulls[operand]->size());
      m_first->weights[operand][i] = Polynomial(Rational(1) - share);
      m_first->weights[operand][k] = Polynomial(share);
    });
    return m_first.has_value();
  }

  const MovingVector& at(const Place& place) const {
    return (*m_hulls[place.operand])[place.vertex];
  }

  /// Takes the contact of two features, named as in `FeaturePair`, if it is the first so far.
  void meet(bool isEdges, const std::array<Place, 4>& places) {
    const FeaturePair<Rational> pair(isEdges, false,
                                     {uniform(at(places[0])), uniform(at(places[1])),
                                      uniform(at(places[2])), uniform(at(places[3]))});
    VerdictOnly observer;
    const auto contact = firstContact(pair, observer);
    if (!contact || (m_first && compare(contact->time, m_first->time) >= 0)) return;
    Meeting meeting{contact->time, {}};
    for (std::size_t i = 0; i < 2; ++i) meeting.weights[i].resize(m_hulls[i]->size());
    const auto set = [&](std::size_t place, const Polynomial& weight) {
      meeting.weights[places[place].operand][places[place].vertex] = weight;
    };
    const auto between = [&](std::size_t from, std::size_t to) {
      return difference(at(places[to]), at(places[from]));
    };
    if (contact->incidence >= 0) {
      const auto& [vertex, from, to] =
          feature_contact::incidencesOf(isEdges)[static_cast<std::size_t>(contact->incidence)];
      const MovingVector edge = between(from, to);
      const Polynomial square = dot(edge, edge);
      const Polynomial along = dot(edge, between(from, vertex));
      const bool isPoint = contact->time.signOf(square) == 0;
      set(vertex, 1);
      set(from, isPoint ? Polynomial(1) : square - along);
      set(to, isPoint ? Polynomial() : along);
    } else if (isEdges) {
      const feature_contact::PlaneWeights<Polynomial> weights(
          true, {between(2, 0), between(0, 1), between(2, 3)});
      set(0, weights.square - weights.second);
      set(1, weights.second);
      set(2, weights.square - weights.third);
      set(3, weights.third);
    } else {
      const std::array<Polynomial, 3> weights =
          weightsIn<Polynomial>({between(1, 0), between(1, 2), between(1, 3)});
      set(0, 1);
      for (std::size_t n = 0; n < 3; ++n) set(n + 1, weights[n]);
    }
    m_first = std::move(meeting);
  }

  std::array<const MovingHull*, 2> m_hulls;
  std::optional<Meeting> m_first;
};

std::vector<Rational> coefficientsOf(const Polynomial& p) {
  std::vector<Rational> coefficients;
  for (int i = 0; i <= p.degree(); ++i) coefficients.push_back(p[i]);
  return coefficients;
}

/// The statement of a common point, with polynomials as short as the time allows.
MeetingProof proofOf(const Meeting& meeting, PiecePair pieces) {
  const std::optional<Rational>& plain = meeting.time.rational();
  const Polynomial polynomial =
      plain ? Polynomial({-*plain, Rational(1)}) : meeting.time.polynomial();
  MeetingProof proof{coefficientsOf(polynomial), meeting.time.enclosure(), {}, std::move(pieces)};
  for (std::size_t i = 0; i < 2; ++i) {
    for (const Polynomial& weight : meeting.weights[i]) {
      proof.weights[i].push_back(coefficientsOf(divide(weight, polynomial).remainder));
    }
  }
  return proof;
}

/// Axes between two disjoint hulls until they meet. At each time the difference of their nearest
/// points is one, and while the same features are nearest it is a polynomial: the vector between
/// two vertices, the part of one across an edge, or the normal of a face or of two edges.
class Cover {
 public:
  /// `end` is the time of the contact; without one the hulls are disjoint in all of [0, 1].
  Cover(const MovingHull& a, const MovingHull& b, const std::optional<RealRoot>& end)
      : m_hulls{&a, &b}, m_end(end) {
    for (const MovingVector& from : a) {
      for (const MovingVector& to : b) addAxis(difference(to, from));
    }
    std::vector<MovingVector> edges;
    for (std::size_t i = 0; i < 2; ++i) {
      FirstMeeting::forEachEdge(*m_hulls[i], [&](std::size_t from, std::size_t to) {
        const MovingVector edge = difference((*m_hulls[i])[to], (*m_hulls[i])[from]);
        edges.push_back(edge);
        for (const MovingVector& vertex : *m_hulls[1 - i]) {
          const MovingVector vector = difference(vertex, (*m_hulls[i])[from]);
          addAxis(cross(MovingVector(cross(edge, vector)), edge));
        }
      });
    }
    // Of one triangle any two edges have the normal.
    for (std::size_t i = 0; i < edges.size(); ++i) {
      for (std::size_t k = i + 1; k < edges.size(); ++k) addAxis(cross(edges[i], edges[k]));
    }
  }

  /// Nothing if the axes change too often, or too near each other.
  std::optional<std::vector<IntervalsProof::Interval>> find(const PiecePair& pieces) {
    std::vector<IntervalsProof::Interval> found;
    Rational from(0);
    std::optional<Reach> last = farthest(from);
    while (last && found.size() < mostIntervals) {
      found.push_back({{}, from, std::nullopt, pieces});
      std::vector<Vector> coefficients = last->coefficients;
      found.back().axis = coefficients[0];
      found.back().higher.assign(coefficients.begin() + 1, coefficients.end());
      if (!last->until) {
        if (!m_end) found.back().to = Rational(1);
        return found;
      }
      // Another axis is one at that time, and so already before.
      std::optional<Reach> next;
      for (int shift = 2; shift <= 128 && !next; shift += shift) {
        const Rational time = before(*last->until, from, shift);
        next = farthest(time);
        if (next && next->until && compare(*next->until, *last->until) <= 0) next.reset();
        if (!next) continue;
        found.back().to = time;
        from = time;
      }
      last = std::move(next);
    }
    return std::nullopt;
  }

 private:
  static constexpr std::size_t mostIntervals = 32;

  /// An axis, and the time until which it separates; none if until the end.
  struct Reach {
    std::vector<Vector> coefficients;
    std::optional<RealRoot> until;
  };

  void addAxis(const MovingVector& axis) {
    if (!axis[0].isZero() || !axis[1].isZero() || !axis[2].isZero()) m_axes.push_back(axis);
  }

  /// A time before a root, nearer to it than to another time by a power of two.
  static Rational before(const RealRoot& root, const Rational& from, int shift) {
    const Rational left(std::ldexp(1.0, -shift));
    const Interval<Rational> near = root.within(left);
    return near.min - (near.min - from) * left;
  }

  /// The sign with which an axis leads from the first to the second hull at a time; 0 if it does
  /// not separate them.
  int orientationAt(const Vector& axis, const Rational& time) const {
    std::array<Interval<Rational>, 2> extents;
    for (std::size_t i = 0; i < 2; ++i) {
      for (const MovingVector& vertex : *m_hulls[i]) {
        const Rational height = dot(axis, valueAt(vertex, time));
        Interval<Rational>& extent = extents[i];
        const bool isFirst = &vertex == m_hulls[i]->data();
        if (isFirst || height < extent.min) extent.min = height;
        if (isFirst || height > extent.max) extent.max = height;
      }
    }
    return extents[0].max < extents[1].min ? 1 : extents[1].max < extents[0].min ? -1 : 0;
  }

  /// Until when an axis separates that does at a time.
  std::optional<RealRoot> reachOf(const MovingVector& axis, const Rational& from) const {
    const RealRoot start(from);
    std::optional<RealRoot> first;
    for (const MovingVector& a : *m_hulls[0]) {
      for (const MovingVector& b : *m_hulls[1]) {
        for (RealRoot& root : rootsInUnitInterval(dot(axis, difference(b, a)))) {
          if (compare(root, start) <= 0) continue;
          if (!first || compare(root, *first) < 0) first = std::move(root);
          break;
        }
      }
    }
    // At the contact itself the gap is zero.
    if (first && m_end && compare(*first, *m_end) >= 0) first.reset();
    return first;
  }

  static MovingVector constant(const Vector& axis) {
    return {Polynomial(axis[0]), Polynomial(axis[1]), Polynomial(axis[2])};
  }

  /// The axis that separates from a time until the latest: a constant one, if it does until the
  /// end.
  std::optional<Reach> farthest(const Rational& from) const {
    const Rational end = m_end ? m_end->enclosure().min : Rational(1);
    for (const Rational& time : {(from + end) * Rational(0.5), from}) {
      for (const MovingVector& axis : m_axes) {
        const Vector3<double> rounded = toDouble(valueAt(axis, time));
        if (!std::isfinite(rounded.lpNorm<1>()) || isZero(rounded)) continue;
        const Vector plain = exact(rounded);
        if (orientationAt(plain, from) == 0) continue;
        // An axis between the hulls at both ends is one at all times between.
        if (!m_end && orientationAt(plain, end) != orientationAt(plain, from)) continue;
        if (!reachOf(constant(plain), from)) return Reach{{plain}, std::nullopt};
      }
    }
    std::optional<Reach> best;
    for (const MovingVector& axis : m_axes) {
      if (orientationAt(valueAt(axis, from), from) == 0) continue;
      std::optional<RealRoot> until = reachOf(axis, from);
      if (best && until && compare(*until, *best->until) <= 0) continue;
      best = Reach{{}, std::move(until)};
      const int degree = std::max({axis[0].degree(), axis[1].degree(), axis[2].degree()});
      for (int power = 0; power <= degree; ++power) {
        Vector coefficient(Rational(0), Rational(0), Rational(0));
        for (int k = 0; k < 3; ++k) {
          if (power <= axis[k].degree()) coefficient[k] = axis[k][power];
        }
        best->coefficients.push_back(coefficient);
      }
      if (!best->until) break;
    }
    return best;
  }

  std::array<const MovingHull*, 2> m_hulls;
  std::optional<RealRoot> m_end;
  std::vector<MovingVector> m_axes;
};

}  // namespace

std::vector<Proof> findMotionProofs(bool isHit, std::span<const Shape* const> shapes,
                                    const QueryOptions& options, bool isTimed) {
  const ArithmeticScope scope;
  const ProofQuestion question = proofQuestion(Kind::sweep, shapes, options);
  const ProofSubject subject(question);
  std::array<std::vector<MovingHull>, 2> hulls;
  for (std::size_t i = 0; i < 2; ++i) {
    const auto* mesh = std::get_if<Mesh>(shapes[i]);
    const std::size_t count = mesh == nullptr ? 1 : mesh->triangles.size();
    if (count > mostPiecePairs) return {};
    for (std::size_t n = 0; n < count; ++n) {
      auto vertices = subject.movingVertices(i, {n});
      if (!vertices) return {};
      hulls[i].push_back(*std::move(vertices));
    }
  }
  const auto& [first, second] = hulls;
  if (first.size() * second.size() > mostPiecePairs) return {};
  std::optional<Meeting> meeting;
  IntervalsProof proof;
  for (std::size_t i = 0; isHit && i < first.size(); ++i) {
    for (std::size_t k = 0; k < second.size(); ++k) {
      std::optional<Meeting> found = FirstMeeting(first[i], second[k]).find();
      if (!found || (meeting && compare(found->time, meeting->time) >= 0)) continue;
      meeting = std::move(found);
      PiecePair pieces = piecePair(i, first.size(), k, second.size());
      if (std::holds_alternative<Mesh>(*shapes[0])) pieces.a = {i};
      if (std::holds_alternative<Mesh>(*shapes[1])) pieces.b = {k};
      proof.meeting = proofOf(*meeting, std::move(pieces));
    }
  }
  if (isHit && !meeting) return {};
  const bool isAtStart = meeting && meeting->time.rational() == Rational(0);
  if (isHit && (!isTimed || isAtStart)) return {{std::move(proof)}};
  std::optional<RealRoot> end;
  if (meeting) end = meeting->time;
  for (std::size_t i = 0; i < first.size(); ++i) {
    for (std::size_t k = 0; k < second.size(); ++k) {
      auto intervals =
          Cover(first[i], second[k], end).find(piecePair(i, first.size(), k, second.size()));
      if (!intervals && isHit) {
        // The contact alone proves the hit.
        proof.intervals.clear();
        return {{std::move(proof)}};
      }
      if (!intervals) return {};
      std::ranges::move(*intervals, std::back_inserter(proof.intervals));
    }
  }
  return {{std::move(proof)}};
}

}  // namespace hairline
