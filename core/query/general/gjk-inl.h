// Included by convex_body.h, and once per target where numbers are packs of lanes, each time within
// a namespace, hence no include guard.
//
// The algorithm of Gilbert, Johnson and Keerthi, written once: in float, double and rationals, one
// pair of bodies at a time, and in packs, one pair per lane. V is a vector of three numbers,
// Eigen's or Three; a verdict is bool, or the mask of a pack.

template <typename V>
using NumberOf = std::remove_cvref_t<decltype(std::declval<const V&>()[0])>;
template <typename V>
using VerdictOf = decltype(isPositive(std::declval<NumberOf<V>>()));
template <typename N>
constexpr bool isInexact = std::is_floating_point_v<typename NumberTraits<N>::Real>;
template <typename N>
constexpr auto fewUlps = 4 * std::numeric_limits<typename NumberTraits<N>::Real>::epsilon();
/// Packs compute verdicts only.
template <typename V>
constexpr bool isPack = !std::is_same_v<VerdictOf<V>, bool>;

template <typename V>
[[gnu::always_inline]] constexpr V zeroVector() {
  const NumberOf<V> zero = NumberTraits<NumberOf<V>>::zero();
  return {zero, zero, zero};
}

/// A sum that starts at zero, so that it is never a negative zero, which answers would show.
template <typename V>
[[gnu::always_inline]] constexpr V fromZero(const V& sum) {
  if constexpr (isPack<V>) {
    return sum;
  } else {
    return zeroVector<V>() + sum;
  }
}

/// The support point of some points in a direction; the first of several.
template <typename V>
[[gnu::always_inline]] constexpr V supportPoint(const V* points, std::size_t count,
                                                const V& direction) {
  using N = NumberOf<V>;
  V best = points[0];
  N most = dot(direction, best);
  for (std::size_t i = 1; i < count; ++i) {
    const N height = dot(direction, points[i]);
    const VerdictOf<V> isHigher = isPositive(N(height - most));
    replaceWhere(isHigher, best, points[i]);
    replaceWhere(isHigher, most, height);
  }
  return best;
}

/// The point of a simplex that is nearest to the origin.
template <typename V>
struct NearestOfSimplex {
  /// The vertices that span it.
  VerdictOf<V> kept[4];
  /// Except in packs: their weights, all positive, and their weighted mean, which is the point.
  NumberOf<V> weights[4];
  V point;
  /// The direction of the point, without rounding errors along its face: perpendicular to the
  /// face's edges.
  V direction;
  NumberOf<V> sqdist;
};

/// Finds it among the faces of a simplex of up to four vertices, those `taken` of four slots, that
/// have the last one as a vertex: for each the foot of the origin on its plane or line, if it lies
/// inside; the nearest wins. The last vertex has to be nearer, along the direction of the nearest
/// point of the others, than that point: no other face is nearest then. Testing these faces costs
/// more than Voronoi regions, but a wrong region (flat and needle-like simplices) cannot mislead
/// it: every point it compares lies in the simplex.
template <typename V>
class SimplexSearch {
 public:
  using N = NumberOf<V>;
  using M = VerdictOf<V>;

  [[gnu::always_inline]] constexpr SimplexSearch(const V* vertices, const M* taken)
      : m_v(vertices), m_taken(taken), m_largest(NumberTraits<N>::zero()) {
    m_best.sqdist = m_largest;
    m_best.point = m_best.direction = zeroVector<V>();
    for (M& kept : m_best.kept) kept = M(taken[0] & !taken[0]);
    for (int i = 0; i < 4; ++i) measureVertex(i);
    // If the origin is inside, nothing is nearer: tested first, because it saves the rest.
    const M isWhole(taken[0] & taken[1] & taken[2] & taken[3]);
    m_any = holdsNowhere(isWhole) ? isWhole : isInside(isWhole);
    if (holdsNowhere(M(taken[3] & !m_any))) return;
    offerVertex(3);
    for (int i = 0; i < 3; ++i) offerEdge(i, 3);
    for (int i = 0; i < 3; ++i) {
      for (int j = i + 1; j < 3; ++j) offerFace(i, j, 3);
    }
  }

  [[gnu::always_inline]] constexpr const NearestOfSimplex<V>& nearest() const { return m_best; }

 private:
  [[gnu::always_inline]] constexpr void measureVertex(int i) {
    // In packs a mispredicted branch costs more than the work it saves.
    if (!isPack<V> && holdsNowhere(m_taken[i])) return;
    m_lengths[i] = squaredNorm(m_v[i]);
    replaceWhere(m_taken[i], m_largest, maximum(m_largest, m_lengths[i]));
  }

  // A vertex is its own nearest point and direction.
  [[gnu::always_inline]] constexpr void offerVertex(int i) {
    const M isNearer(m_taken[i] & (M(!m_any) | isNegative(N(m_lengths[i] - m_best.sqdist))));
    m_any = M(m_any | m_taken[i]);
    if (!isPack<V> && holdsNowhere(isNearer)) return;
    take(isNearer, 1U << i, fromZero(m_v[i]), m_v[i], m_lengths[i]);
    if constexpr (!isPack<V>) m_best.weights[i] = N(1);
  }

  // Vertices are measured from the one nearest to the origin, which loses the fewest digits.
  [[gnu::always_inline]] constexpr void offerEdge(int i, int j) {
    const M both(m_taken[i] & m_taken[j]);
    if (holdsNowhere(both)) return;
    const M isSwapped = isNegative(N(m_lengths[j] - m_lengths[i]));
    const V from = select(isSwapped, m_v[j], m_v[i]);
    const V to = select(isSwapped, m_v[i], m_v[j]);
    const V edge = to - from;
    const N length = squaredNorm(edge);
    // Tested before the division, the most expensive operation, and after it, where it may vanish.
    const N along = -dot(from, edge);
    const M isAhead(both & isPositive(length) & isPositive(along));
    if (holdsNowhere(isAhead)) return;
    const N part = along / length;
    const N rest = N(1) - part;
    const V point = fromZero(V(from * rest)) + to * part;
    const N sqdist = squaredNorm(point);
    const M isNearer(isAhead & isPositive(part) & isPositive(rest) & isNearest(sqdist));
    if (holdsNowhere(isNearer)) return;
    const V foot = from + edge * part;
    const V freed = foot - edge * N(dot(foot, edge) / length);
    take(isNearer, 1U << i | 1U << j, point, withoutDoubt(freed, point, N(1)), sqdist);
    if constexpr (!isPack<V>) {
      m_best.weights[i] = isSwapped ? part : rest;
      m_best.weights[j] = isSwapped ? rest : part;
    }
  }

  [[gnu::always_inline]] constexpr void offerFace(int i, int j, int k) {
    const M all(m_taken[i] & m_taken[j] & m_taken[k]);
    if (holdsNowhere(all)) return;
    const M isSecond = isNegative(N(m_lengths[j] - m_lengths[i]));
    const N least = select(isSecond, m_lengths[j], m_lengths[i]);
    const M isThird = isNegative(N(m_lengths[k] - least));
    const V nearer = select(isSecond, m_v[j], m_v[i]);
    const V from = select(isThird, m_v[k], nearer);
    const V b = select(isSecond, m_v[i], m_v[j]);
    const V c = select(isThird, nearer, m_v[k]);
    const V first = b - from;
    const V second = c - from;
    const V normal = cross(first, second);
    const N area = squaredNorm(normal);
    const N firstVolume = dot(cross(second, from), normal);
    const N secondVolume = dot(cross(from, first), normal);
    const M isAhead(all & isPositive(area) & isPositive(firstVolume) & isPositive(secondVolume));
    if (holdsNowhere(isAhead)) return;
    const N ofFirst = firstVolume / area;
    const N ofSecond = secondVolume / area;
    const N rest = N(N(1) - ofFirst) - ofSecond;
    const M isWithin(isAhead & isPositive(rest) & isPositive(ofFirst) & isPositive(ofSecond));
    if (holdsNowhere(isWithin)) return;
    const V point = V(fromZero(V(from * rest)) + b * ofFirst) + c * ofSecond;
    const N sqdist = squaredNorm(point);
    const M isNearer(isWithin & isNearest(sqdist));
    if (holdsNowhere(isNearer)) return;
    const V freed = normal * N(dot(normal, from) / area);
    const N needle = squaredNorm(first) * squaredNorm(second) / area;
    take(isNearer, 1U << i | 1U << j | 1U << k, point, withoutDoubt(freed, point, needle), sqdist);
    if constexpr (!isPack<V>) {
      const N& ofNearer = isThird ? ofSecond : rest;
      m_best.weights[i] = isSecond ? ofFirst : ofNearer;
      m_best.weights[j] = isSecond ? ofNearer : ofFirst;
      m_best.weights[k] = isThird ? rest : ofSecond;
    }
  }

  [[gnu::always_inline]] constexpr M isNearest(const N& sqdist) const {
    return isNegative(N(sqdist - m_best.sqdist));
  }

  // The direction, if it differs from the point by no more than rounding explains. On a narrow
  // triangle that is more: rounding moves the point along the plane, and tilts it as seen from the
  // origin, by far more than it turns the normal. `needle` is the square of that factor, the
  // product of two edges over the doubled area. On one narrower than the root of an ulp the normal
  // may be arbitrary.
  [[gnu::always_inline]] constexpr V withoutDoubt(const V& direction, const V& point,
                                                  const N& needle) const {
    if constexpr (isInexact<N>) {
      using Real = typename NumberTraits<N>::Real;
      constexpr Real epsilon = std::numeric_limits<Real>::epsilon();
      constexpr Real allowed = 16 * epsilon;
      const V off = direction - point;
      const N stretch = select(isAtMost(needle, N(Real(1) / epsilon)), needle, N(1));
      const M isRounding =
          isAtMost(squaredNorm(off), N(N(N(Real(allowed * allowed)) * m_largest) * stretch));
      return select(isRounding, direction, point);
    } else {
      return point;
    }
  }

  [[gnu::always_inline]] constexpr void take(const M& where, unsigned vertices, const V& point,
                                             const V& direction, const N& sqdist) {
    for (int i = 0; i < 4; ++i) {
      M& kept = m_best.kept[i];
      kept = (vertices >> i & 1) != 0 ? M(kept | where) : M(kept & !where);
    }
    if constexpr (!isPack<V>) m_best.point = point;
    replaceWhere(where, m_best.direction, direction);
    replaceWhere(where, m_best.sqdist, sqdist);
  }

  [[gnu::always_inline]] constexpr N volume(int i, int j, int k) const {
    return dot(cross(V(m_v[j] - m_v[i]), V(m_v[k] - m_v[i])), m_v[i]);
  }

  // The origin is inside if replacing each vertex by it keeps the sign of the volume. Volumes are
  // those of pyramids on the faces; the whole is their sum, so that a flat simplex contains nothing
  // off its plane whatever the rounding. In its plane volumes may be rounding alone: then their
  // parts are weights of another point.
  [[gnu::always_inline]] constexpr M isInside(const M& asked) {
    const N volumes[4] = {volume(1, 3, 2), volume(0, 2, 3), volume(0, 3, 1), volume(0, 1, 2)};
    const N whole = volumes[0] + volumes[1] + volumes[2] + volumes[3];
    M inside(asked & (isPositive(whole) | isNegative(whole)));
    V point = zeroVector<V>();
    for (int i = 0; i < 4 && !holdsNowhere(inside); ++i) {
      const N part = volumes[i] / whole;
      inside = M(inside & !isNegative(part));
      m_best.kept[i] = isPositive(part);
      if constexpr (!isPack<V>) m_best.weights[i] = part;
      if constexpr (isInexact<N>) point = point + m_v[i] * part;
    }
    if constexpr (isInexact<N>) {
      const N within = N(fewUlps<N> * fewUlps<N> * 16) * m_largest;
      inside = M(inside & isAtMost(squaredNorm(point), within));
    }
    return inside;
  }

  const V* m_v;
  const M* m_taken;
  N m_lengths[4];
  N m_largest;
  NearestOfSimplex<V> m_best;
  /// Whether anything was found.
  M m_any;
};

/// The result of the algorithm for two bodies.
template <typename V>
struct GjkResult {
  /// Whether an axis separates the bodies.
  VerdictOf<V> separated;
  /// That axis, from b towards a, and the gap of the cores on it, in its units.
  V axis;
  NumberOf<V> gap;
  /// The nearest points of the cores, if requested. Those of a are relative to its position before
  /// the offset.
  V onA, onB;
  /// onA + offset - onB, and its square.
  V difference;
  NumberOf<V> sqdist;
};

/// The stopping criterion.
enum class GjkGoal {
  /// At the first separating axis or common point.
  verdict,
  /// At the nearest points.
  distance,
};

/// The simplex of differences of two bodies: up to three vertices in the first slots, which may be
/// empty, then the newest one.
template <typename V, bool withPoints>
struct GjkSimplex {
  using M = VerdictOf<V>;

  V differences[4];
  M taken[4];
  /// The points whose differences they are.
  V onA[withPoints ? 4 : 1], onB[withPoints ? 4 : 1];

  [[gnu::always_inline]] constexpr void put(int i, const V& a, const V& b, const V& offset) {
    differences[i] = V(a - b) + offset;
    if constexpr (withPoints) {
      onA[i] = a;
      onB[i] = b;
    }
  }

  /// Keeps the vertices that have a weight, and frees the last slot, unless all four are kept.
  [[gnu::always_inline]] constexpr void keep(const M (&kept)[4]) {
    for (int i = 0; i < 4; ++i) taken[i] = kept[i];
    const M fills2(!(taken[0] & taken[1] & taken[2]));
    const M fills1(taken[2] & !(taken[0] & taken[1]));
    const M fills0(taken[1] & taken[2] & !taken[0]);
    fill(0, fills0);
    fill(1, fills1);
    fill(2, fills2);
    taken[3] = M(taken[3] & !fills2);
  }

  /// Whether it had this vertex beside the newest, and no longer has it.
  constexpr bool drop(const V& vertex) {
    for (int i = 0; i < 3; ++i) {
      if (!taken[i] || differences[i] != vertex) continue;
      taken[i] = false;
      return true;
    }
    return false;
  }

 private:
  [[gnu::always_inline]] constexpr void fill(int i, const M& where) {
    replaceWhere(where, differences[i], differences[i + 1]);
    taken[i] = M((taken[i] & !where) | (where & taken[i + 1]));
    if constexpr (withPoints) {
      replaceWhere(where, onA[i], onA[i + 1]);
      replaceWhere(where, onB[i], onB[i + 1]);
    }
  }
};

/// The nearest points of two convex bodies, a moved by an offset: the simplex of differences
/// a - b that is nearest to the origin is replaced by the nearest part of itself and the support
/// point against it, until
/// - a common point is found: the simplex holds the origin, or comes within the margins of it;
/// - (goal verdict) the support point lies beyond the plane across the nearest point: a separating
///   axis;
/// - the support point is no nearer than the simplex, to 4 ulps of the squared distance; or it
///   belongs to the simplex already; or the new simplex is no nearer than any before: rounding
///   allows no further progress. Two things may still allow it, each of which is tried first: the
///   direction of a simplex that is as near, to 4 ulps, if the one before was nearer; and leaving
///   out the start, if it may be an inner point, so near to the origin that what other vertices add
///   is lost in rounding;
/// - 256 rounds were made, which only round bodies of extreme shapes need (float and double).
/// Bodies are disjoint only if an axis separates as computed: if rounding leaves neither axis nor
/// common point, they touch. In Rational, for polytopes, the result is exact. Gilbert, Johnson and
/// Keerthi 1988; RTCD 9.5.
///
/// In packs the `asked` lanes only get whether an axis separates.
template <typename Pair, typename Observer>
constexpr GjkResult<typename Pair::Vector> gjk(
    const Pair& pair, const typename Pair::Vector& offset, GjkGoal goal, Observer& observer,
    VerdictOf<typename Pair::Vector> asked = VerdictOf<typename Pair::Vector>{true}) {
  using V = typename Pair::Vector;
  using N = NumberOf<V>;
  using M = VerdictOf<V>;
  const N zero = NumberTraits<N>::zero();
  const M none(asked & !asked);
  GjkSimplex<V, Pair::givesPoints> simplex{};
  simplex.taken[0] = M(!none);
  simplex.put(0, pair.a.anyPoint(), pair.b.anyPoint(), offset);
  const V start = simplex.differences[0];
  V direction = start;
  GjkResult<V> result{none,      zeroVector<V>(),       zero, simplex.onA[0], simplex.onB[0],
                      direction, squaredNorm(direction)};
  const N margin = pair.margin();
  const N reach = margin * margin;
  N axisLength = zero;
  N least = result.sqdist;
  M mayStay(!none);
  // The result with the start, if the search went on without it.
  std::optional<GjkResult<V>> withStart;
  for (int round = 0; !isInexact<N> || round < 256; ++round) {
    pair.offerSimplex(simplex, direction, result.sqdist, observer);
    asked = M(asked & isPositive(result.sqdist) & isPositive(N(result.sqdist - reach)));
    if (holdsNowhere(asked)) break;
    simplex.put(3, pair.a.support(V(-direction)), pair.b.support(direction), offset);
    const V& support = simplex.differences[3];
    const N height = dot(direction, support);
    const N length = squaredNorm(direction);
    M separates(asked & isPositive(height));
    if (pair.hasMargin()) {
      separates = M(separates & isPositive(N(height * height - reach * length)));
    }
    if (goal == GjkGoal::distance) {
      const N ahead = height * height * axisLength - result.gap * result.gap * length;
      separates = M(separates & (M(!result.separated) | isPositive(ahead)));
    }
    if constexpr (Pair::givesPoints) {
      replaceWhere(separates, result.axis, direction);
      replaceWhere(separates, result.gap, height);
      replaceWhere(separates, axisLength, length);
    }
    result.separated = M(result.separated | separates);
    if (goal == GjkGoal::verdict) asked = M(asked & !separates);
    if constexpr (isInexact<N>) {
      asked = M(asked & !isAtMost(N(length - height), N(N(fewUlps<N>) * length)));
    } else {
      asked = M(asked & isPositive(N(length - height)));
    }
    for (int i = 0; i < 3; ++i) {
      asked = M(asked & !(simplex.taken[i] & (simplex.differences[i] == support)));
    }
    if (holdsNowhere(asked)) break;
    simplex.taken[3] = asked;
    NearestOfSimplex<V> next = SimplexSearch<V>(simplex.differences, simplex.taken).nearest();
    M isNearer = isNegative(N(next.sqdist - least));
    if constexpr (isInexact<N>) {
      const M isAsNear = isAtMost(N(next.sqdist - least), N(N(fewUlps<N>) * least));
      asked = M(asked & (isNearer | M(mayStay & next.kept[3] & isAsNear)));
      mayStay = isNearer;
    } else {
      asked = M(asked & isNearer);
    }
    if constexpr (isInexact<N> && requires { pair.mayStartInside(); }) {
      if (!asked && !withStart && pair.mayStartInside() && simplex.drop(start)) {
        withStart = result;
        next = SimplexSearch<V>(simplex.differences, simplex.taken).nearest();
        asked = isNearer = true;
      }
    }
    if (holdsNowhere(asked)) break;
    replaceWhere(isNearer, least, next.sqdist);
    result.sqdist = next.sqdist;
    direction = next.direction;
    if constexpr (Pair::givesPoints) {
      result.difference = next.point;
      result.onA = result.onB = zeroVector<V>();
      for (int i = 0; i < 4; ++i) {
        if (!next.kept[i]) continue;
        result.onA = result.onA + simplex.onA[i] * next.weights[i];
        result.onB = result.onB + simplex.onB[i] * next.weights[i];
      }
    }
    simplex.keep(next.kept);
  }
  observer.decide();
  if constexpr (Pair::givesPoints && isInexact<N>) {
    if (withStart && withStart->sqdist < result.sqdist) {
      result.onA = withStart->onA;
      result.onB = withStart->onB;
      result.difference = withStart->difference;
      result.sqdist = withStart->sqdist;
    }
  }
  return result;
}

/// The hull of some points as a body without allocation.
template <typename V, std::size_t count>
struct FewPoints {
  V points[count];

  [[gnu::always_inline]] constexpr const V& anyPoint() const { return points[0]; }
  [[gnu::always_inline]] constexpr V support(const V& direction) const {
    if constexpr (!isPack<V>) {
      return supportPoint(points, count, direction);
    } else {
      // In pairs, so that no comparison waits for all before it; of two equal ones the first wins.
      V best[count];
      NumberOf<V> heights[count];
      for (std::size_t i = 0; i < count; ++i) {
        best[i] = points[i];
        heights[i] = dot(direction, points[i]);
      }
      for (std::size_t step = 1; step < count; step *= 2) {
        for (std::size_t i = 0; i + step < count; i += 2 * step) {
          const VerdictOf<V> isHigher = isPositive(heights[i + step] - heights[i]);
          replaceWhere(isHigher, best[i], best[i + step]);
          replaceWhere(isHigher, heights[i], heights[i + step]);
        }
      }
      return best[0];
    }
  }
};

/// A triangle and a box scaled to about unit size, for a series of questions or for packs.
template <typename V>
struct TriangleBoxPair {
  using Vector = V;
  using N = NumberOf<V>;
  static constexpr bool givesPoints = false;

  FewPoints<V, 3> a;
  FewPoints<V, 8> b;

  [[gnu::always_inline]] constexpr TriangleBoxPair(const V (&triangle)[3], const V& min,
                                                   const V& max) {
    V sizes = maximum(absolute(min), absolute(max));
    for (const V& vertex : triangle) sizes = maximum(sizes, absolute(vertex));
    const N factor = factorToUnit(greatestOf(sizes));
    for (std::size_t i = 0; i < 3; ++i) a.points[i] = triangle[i] * factor;
    const V ends[2] = {min * factor, max * factor};
    for (unsigned i = 0; i < 8; ++i) {
      b.points[i] = {ends[i & 1][0], ends[i >> 1 & 1][1], ends[i >> 2][2]};
    }
  }

  [[gnu::always_inline]] constexpr N margin() const { return NumberTraits<N>::zero(); }
  [[gnu::always_inline]] static constexpr bool hasMargin() { return false; }
  template <typename Observer>
  [[gnu::always_inline]] constexpr void offerSimplex(const GjkSimplex<V, false>&, const V&,
                                                     const N&, Observer&) const {}
};
