#include "core/query/sweep/vertices_exact.h"

#include "core/math/enclosure.h"
#include "core/query/intersect/triangle_triangle/exact.h"
#include "core/query/sweep/feature_contact.h"

namespace hairline {
namespace {

using Vectors = std::array<MovingPoint<Enclosure>, 3>;

/// The vector between two points, over a part of the motion that counts as [0, 1].
MovingPoint<Enclosure> between(const MovingPoint<double>& from, const MovingPoint<double>& to,
                               double limit) {
  MovingPoint<Enclosure> vector;
  for (int k = 0; k < 3; ++k) {
    vector.start[k] = Enclosure::difference(to.start[k], from.start[k]);
    vector.velocity[k] = Enclosure::difference(to.velocity[k], from.velocity[k]);
    if (limit != 1) vector.velocity[k] *= Enclosure(limit);
  }
  return vector;
}

/// The control points of a cubic over a part of [0, 1], times three.
using ControlPoints = std::array<Enclosure, 4>;

/// A verdict on two features, as far as it is certain.
class Decision {
 public:
  Decision(bool isEdges, const Vectors& vectors) : m_isEdges(isEdges), m_vectors(vectors) {}

  std::optional<bool> run() {
    using namespace feature_contact;
    if (areBoxesDisjoint<Enclosure>(m_isEdges, m_vectors, [](Enclosure a, Enclosure b) {
          return (b - a).certainSign() > 0;
        })) {
      return false;
    }
    const Cubic<Enclosure> c = tripleProduct<Enclosure>(m_vectors);
    for (std::size_t i = 0; i < 4; ++i) m_cubic[i] = c[i].value();
    m_coefficients = c;
    const Enclosure three(3);
    visit({three * c[0], three * c[0] + c[1], three * c[0] + Enclosure(2) * c[1] + c[2],
           three * (c[0] + c[1] + (c[2] + c[3]))},
          0, 1, 0);
    if (m_isHit) return true;
    return m_isInDoubt ? std::nullopt : std::optional(false);
  }

 private:
  /// By Descartes' rule of signs: no root without a change of sign, one with one, and else halves.
  void visit(const ControlPoints& points, double low, double high, int depth) {
    std::array<int, 4> signs;
    for (std::size_t i = 0; i < 4; ++i) signs[i] = points[i].certainSign();
    if (signs[0] == 0 || signs[3] == 0) {
      m_isInDoubt = true;
      return;
    }
    const bool areInnerCertain = signs[1] != 0 && signs[2] != 0;
    if (areInnerCertain) {
      const int changes = (signs[0] != signs[1]) + (signs[1] != signs[2]) + (signs[2] != signs[3]);
      if (changes == 0) return;
      if (changes == 1) {
        visitRoot(low, high, points[0].value(), points[3].value(), signs[0]);
        return;
      }
    }
    if (depth == 12) {
      m_isInDoubt = true;
      return;
    }
    const auto middleOf = [](Enclosure a, Enclosure b) { return (a + b) * Enclosure(0.5); };
    const Enclosure first = middleOf(points[0], points[1]);
    const Enclosure inner = middleOf(points[1], points[2]);
    const Enclosure last = middleOf(points[2], points[3]);
    const Enclosure second = middleOf(first, inner);
    const Enclosure third = middleOf(inner, last);
    const Enclosure center = middleOf(second, third);
    const double middle = 0.5 * (low + high);
    visit({points[0], first, second, center}, low, middle, depth + 1);
    if (!m_isHit) visit({center, third, last, points[3]}, middle, high, depth + 1);
  }

  int signAt(double t) const {
    const Enclosure time(t);
    return (((m_coefficients[3] * time + m_coefficients[2]) * time + m_coefficients[1]) * time +
            m_coefficients[0])
        .certainSign();
  }

  /// The inside test over an interval around the only root between two times.
  void visitRoot(double low, double high, double atLow, double atHigh, int signAtLow) {
    const double root = coplanar_times::rootBetween<double>(m_cubic, low, high, atLow, atHigh);
    const Enclosure at =
        ((m_coefficients[3] * Enclosure(root) + m_coefficients[2]) * Enclosure(root) +
         m_coefficients[1]) *
            Enclosure(root) +
        m_coefficients[0];
    const double slope = std::abs((3 * m_cubic[3] * root + 2 * m_cubic[2]) * root + m_cubic[1]);
    double radius = 4 * (at.radius() + std::abs(at.value())) / slope + 0x1p-52 * root;
    if (!(radius < 0x1p-10)) {
      m_isInDoubt = true;
      return;
    }
    const double before = std::max(low, root - radius);
    const double after = std::min(high, root + radius);
    const bool isAround = (before == low || signAt(before) == signAtLow) &&
                          (after == high || signAt(after) == -signAtLow);
    if (!isAround) {
      m_isInDoubt = true;
      return;
    }
    decideAt(Enclosure(root, radius + 0x1p-52 * root));
  }

  void decideAt(const Enclosure& time) {
    std::array<Vector3<Enclosure>, 3> v;
    for (std::size_t i = 0; i < 3; ++i) {
      v[i] = m_vectors[i].start + m_vectors[i].velocity * time;
    }
    const feature_contact::PlaneWeights<Enclosure> weights(m_isEdges, v);
    const Enclosure& second = weights.second;
    const Enclosure& third = weights.third;
    std::array<int, 4> signs{second.certainSign(), third.certainSign(), 1, 1};
    if (m_isEdges) {
      signs[2] = (weights.square - second).certainSign();
      signs[3] = (weights.square - third).certainSign();
    } else {
      signs[2] = (weights.square - second - third).certainSign();
    }
    if (std::ranges::find(signs, -1) != signs.end()) return;
    if (std::ranges::find(signs, 0) != signs.end()) {
      m_isInDoubt = true;
    } else {
      m_isHit = true;
    }
  }

  bool m_isEdges;
  const Vectors& m_vectors;
  Cubic<Enclosure> m_coefficients;
  Cubic<double> m_cubic{};
  bool m_isHit = false;
  bool m_isInDoubt = false;
};

template <std::size_t count>
bool areSafe(const std::array<MovingPoint<double>, count>& points) {
  return std::ranges::all_of(points, [](const MovingPoint<double>& point) {
    for (int k = 0; k < 3; ++k) {
      if (!Filtered::isSafeInput(point.start[k]) || !Filtered::isSafeInput(point.velocity[k])) {
        return false;
      }
    }
    return true;
  });
}

/// The shortest part of a motion: products of a shorter one could vanish.
constexpr double leastLimit = 0x1p-30;

std::optional<bool> vertexMeetsFace(const MovingPoint<double>& p,
                                    const std::array<MovingPoint<double>, 3>& face,
                                    double limit = 1) {
  const Vectors vectors{between(face[0], p, limit), between(face[0], face[1], limit),
                        between(face[0], face[2], limit)};
  return Decision(false, vectors).run();
}

std::optional<bool> edgesMeet(const MovingPoint<double>& a, const MovingPoint<double>& b,
                              const MovingPoint<double>& c, const MovingPoint<double>& d,
                              double limit = 1) {
  const Vectors vectors{between(c, a, limit), between(a, b, limit), between(c, d, limit)};
  return Decision(true, vectors).run();
}

}  // namespace

bool missForCertain(bool isEdges, const std::array<MovingPoint<double>, 4>& v) {
  if (!areSafe(v)) return false;
  return isEdges ? edgesMeet(v[0], v[1], v[2], v[3]) == false
                 : vertexMeetsFace(v[0], {v[1], v[2], v[3]}) == false;
}

std::optional<bool> meetForCertain(const std::array<MovingPoint<double>, 1>& a,
                                   const std::array<MovingPoint<double>, 3>& b, double limit) {
  if (!areSafe(a) || !areSafe(b)) return std::nullopt;
  return vertexMeetsFace(a[0], b, std::max(limit, leastLimit));
}

std::optional<bool> meetForCertain(const std::array<MovingPoint<double>, 2>& a,
                                   const std::array<MovingPoint<double>, 2>& b) {
  if (!areSafe(a) || !areSafe(b)) return std::nullopt;
  return edgesMeet(a[0], a[1], b[0], b[1]);
}

std::optional<bool> meetForCertain(const std::array<MovingPoint<double>, 3>& a,
                                   const std::array<MovingPoint<double>, 3>& b, double limit) {
  if (!areSafe(a) || !areSafe(b)) return std::nullopt;
  limit = std::max(limit, leastLimit);
  const auto trianglesOf = [](const std::array<MovingPoint<double>, 3>& points) {
    return Triangle<double>{{points[0].start, points[1].start, points[2].start}};
  };
  if (triangle_triangle::meetExactly({trianglesOf(a), trianglesOf(b), {}})) return true;
  bool isInDoubt = false;
  bool isHit = false;
  const auto take = [&](const std::optional<bool>& verdict) {
    isInDoubt = isInDoubt || !verdict;
    isHit = verdict.value_or(false);
    return !isHit;
  };
  for (std::size_t i = 0; i < 3 && !isHit; ++i) {
    if (take(vertexMeetsFace(a[i], b, limit))) take(vertexMeetsFace(b[i], a, limit));
  }
  for (std::size_t i = 0; i < 3 && !isHit; ++i) {
    for (std::size_t j = 0; j < 3 && !isHit; ++j) {
      take(edgesMeet(a[i], a[(i + 1) % 3], b[j], b[(j + 1) % 3], limit));
    }
  }
  if (isHit) return true;
  return isInDoubt ? std::nullopt : std::optional(false);
}

}  // namespace hairline
