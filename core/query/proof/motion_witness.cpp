#include <algorithm>

#include "core/math/arithmetic_scope.h"
#include "core/query/proof/moving_axes.h"
#include "core/query/proof/proof_subject.h"
#include "core/query/proof/witness.h"
#include "core/query/proof/witness_parts.h"
#include "core/query/sweep/feature_contact.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using MovingVector = Vector3<Polynomial>;
using Moving = MovingPoint<Rational>;

Moving uniform(const MovingVector& vertex) {
  Moving moving;
  for (int k = 0; k < 3; ++k) {
    const Polynomial& p = vertex[k];
    moving.start[k] = p.degree() < 0 ? Rational(0) : p[0];
    moving.velocity[k] = p.degree() < 1 ? Rational(0) : p[1];
  }
  return moving;
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
    const FeaturePair<Rational> pair(isEdges, false, uniform(at(places[0])), uniform(at(places[1])),
                                     uniform(at(places[2])), uniform(at(places[3])));
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

/// Lets an interval for two pieces hold for others too, which it marks as covered: if its axis is
/// constant, for all that it separates at time 0 and at a last time.
void widen(IntervalsProof::Interval& interval, const std::array<std::vector<MovingHull>, 2>& hulls,
           std::size_t a, std::size_t b, const Rational& last, std::vector<bool>& areCovered) {
  if (!interval.higher.empty()) return;
  using Extents = std::array<Interval<Rational>, 2>;
  std::array<std::vector<Extents>, 2> extents;
  for (std::size_t i = 0; i < 2; ++i) {
    for (const MovingHull& hull : hulls[i]) {
      Extents& own = extents[i].emplace_back();
      for (std::size_t end = 0; end < 2; ++end) {
        for (const MovingVector& vertex : hull) {
          const Rational time = end == 0 ? Rational(0) : last;
          const Rational height = dot(
              interval.axis, Vector(vertex[0].at(time), vertex[1].at(time), vertex[2].at(time)));
          const bool isFirst = &vertex == hull.data();
          own[end] = {isFirst ? height : minimum(own[end].min, height),
                      isFirst ? height : maximum(own[end].max, height)};
        }
      }
    }
  }
  const bool isFirstBelow = extents[0][a][0].max < extents[1][b][0].min;
  const auto areApart = [&](std::size_t i, std::size_t k) {
    for (std::size_t end = 0; end < 2; ++end) {
      const Interval<Rational>& lower = extents[isFirstBelow ? 0 : 1][isFirstBelow ? i : k][end];
      const Interval<Rational>& upper = extents[isFirstBelow ? 1 : 0][isFirstBelow ? k : i][end];
      if (lower.max >= upper.min) return false;
    }
    return true;
  };
  const std::size_t columns = hulls[1].size();
  if (!areApart(a, b) || hulls[0].size() * columns == 1) return;
  PiecePair pieces;
  for (std::size_t k = 0; k < columns; ++k) {
    if (!areCovered[a * columns + k] && areApart(a, k)) pieces.b.push_back(k);
  }
  for (std::size_t i = 0; i < hulls[0].size(); ++i) {
    const auto isApart = [&](std::size_t k) { return areApart(i, k); };
    if (!std::ranges::all_of(pieces.b, isApart)) continue;
    pieces.a.push_back(i);
    for (const std::size_t k : pieces.b) areCovered[i * columns + k] = true;
  }
  if (hulls[0].size() == 1) pieces.a.clear();
  if (columns == 1) pieces.b.clear();
  interval.pieces = std::move(pieces);
}

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
  std::vector<bool> areCovered(first.size() * second.size());
  for (std::size_t i = 0; i < first.size(); ++i) {
    for (std::size_t k = 0; k < second.size(); ++k) {
      if (areCovered[i * second.size() + k]) continue;
      auto intervals =
          MovingAxes(first[i], second[k]).until(end, piecePair(i, first.size(), k, second.size()));
      if (!intervals && isHit) {
        // The contact alone proves the hit.
        proof.intervals.clear();
        return {{std::move(proof)}};
      }
      if (!intervals) return {};
      if (intervals->size() == 1) {
        widen((*intervals)[0], hulls, i, k, end ? end->enclosure().max : Rational(1), areCovered);
      }
      std::ranges::move(*intervals, std::back_inserter(proof.intervals));
    }
  }
  return {{std::move(proof)}};
}

}  // namespace hairline
