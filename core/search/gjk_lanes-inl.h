// Part of triangle_box_lanes-inl.h: `gjk` for its verdict, a lane a pair. Compare gjk.h and
// simplex.h in core/query/general.
//
// What is kept of the simplex stands in the first three places, the difference found last in the
// fourth, so that parts are looked at in the same order as there; places may be empty.

/// The nearest part of a simplex to the origin.
template <typename S>
class NearestLanes {
 public:
  using V = Vec<S>;
  using M = Mask<S>;

  NearestLanes(const Vec3<S>* vertices, const M* taken) : m_v(vertices), m_taken(taken) {
    const Lanes<S> d;
    m_sqdist = hn::Set(d, std::numeric_limits<S>::infinity());
    m_largest = hn::Zero(d);
    m_direction = {{m_largest, m_largest, m_largest}};
    for (std::size_t i = 0; i < 4; ++i) {
      m_lengths[i] = dot<S>(m_v[i], m_v[i]);
      m_largest = hn::IfThenElse(m_taken[i], hn::Max(m_largest, m_lengths[i]), m_largest);
    }
    for (std::size_t i = 0; i < 4; ++i) offerVertex(i);
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = i + 1; j < 4; ++j) offerEdge(i, j);
    }
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = i + 1; j < 4; ++j) {
        for (std::size_t k = j + 1; k < 4; ++k) offerFace(i, j, k);
      }
    }
  }

  const Vec3<S>& direction() const { return m_direction; }
  V sqdist() const { return m_sqdist; }
  /// Whether a vertex has a weight.
  M isKept(std::size_t i) const { return m_kept[i]; }

 private:
  void offerVertex(std::size_t i) {
    const M take = hn::And(m_taken[i], isNegative(hn::Sub(m_lengths[i], m_sqdist)));
    m_direction = chosen<S>(take, m_v[i], m_direction);
    m_sqdist = hn::IfThenElse(take, m_lengths[i], m_sqdist);
    for (std::size_t m = 0; m < i; ++m) m_kept[m] = hn::AndNot(take, m_kept[m]);
    m_kept[i] = take;
  }

  // The mean `point` of vertices, in the lanes where it is one; `direction()` that which is the
  // point but for rounding.
  template <typename Direction>
  HWY_INLINE void offer(M isOne, unsigned vertices, const Vec3<S>& point,
                        const Direction& direction) {
    const Lanes<S> d;
    const V sqdist = dot<S>(point, point);
    const M take = hn::And(isOne, isNegative(hn::Sub(sqdist, m_sqdist)));
    if (hn::AllFalse(d, take)) return;
    const Vec3<S> freed = direction();
    const Vec3<S> off = freed - point;
    constexpr S allowed = 16 * std::numeric_limits<S>::epsilon();
    const M isRounding =
        hn::Le(dot<S>(off, off), hn::Mul(hn::Set(d, S(allowed * allowed)), m_largest));
    m_direction = chosen<S>(take, chosen<S>(isRounding, freed, point), m_direction);
    m_sqdist = hn::IfThenElse(take, sqdist, m_sqdist);
    for (std::size_t m = 0; m < 4; ++m) {
      m_kept[m] = (vertices >> m & 1) != 0 ? hn::Or(m_kept[m], take) : hn::AndNot(take, m_kept[m]);
    }
  }

  HWY_INLINE void offerEdge(std::size_t i, std::size_t j) {
    const Lanes<S> d;
    const M both = hn::And(m_taken[i], m_taken[j]);
    if (hn::AllFalse(d, both)) return;
    const M swapped = isNegative(hn::Sub(m_lengths[j], m_lengths[i]));
    const Vec3<S> from = chosen<S>(swapped, m_v[j], m_v[i]);
    const Vec3<S> to = chosen<S>(swapped, m_v[i], m_v[j]);
    const Vec3<S> edge = to - from;
    const V length = dot<S>(edge, edge);
    const V along = hn::Neg(dot<S>(from, edge));
    const M ahead = hn::And(both, hn::And(isPositive(length), isPositive(along)));
    if (hn::AllFalse(d, ahead)) return;
    const V part = hn::Div(along, length);
    const V rest = hn::Sub(hn::Set(d, S(1)), part);
    const M inside = hn::And(ahead, hn::And(isPositive(part), isPositive(rest)));
    offer(inside, 1U << i | 1U << j, times<S>(from, rest) + times<S>(to, part), [&]() HWY_ATTR {
      const Vec3<S> foot = from + times<S>(edge, part);
      return foot - times<S>(edge, hn::Div(dot<S>(foot, edge), length));
    });
  }

  HWY_INLINE void offerFace(std::size_t i, std::size_t j, std::size_t k) {
    const Lanes<S> d;
    const M all = hn::And(hn::And(m_taken[i], m_taken[j]), m_taken[k]);
    if (hn::AllFalse(d, all)) return;
    const M second = isNegative(hn::Sub(m_lengths[j], m_lengths[i]));
    const V least = hn::IfThenElse(second, m_lengths[j], m_lengths[i]);
    const M third = isNegative(hn::Sub(m_lengths[k], least));
    const Vec3<S> nearer = chosen<S>(second, m_v[j], m_v[i]);
    const Vec3<S> b = chosen<S>(second, m_v[i], m_v[j]);
    const Vec3<S> from = chosen<S>(third, m_v[k], nearer);
    const Vec3<S> c = chosen<S>(third, nearer, m_v[k]);
    const Vec3<S> toB = b - from;
    const Vec3<S> toC = c - from;
    const Vec3<S> normal = cross<S>(toB, toC);
    const V area = dot<S>(normal, normal);
    const V volumeB = dot<S>(cross<S>(toC, from), normal);
    const V volumeC = dot<S>(cross<S>(from, toB), normal);
    const M ahead =
        hn::And(hn::And(all, isPositive(area)), hn::And(isPositive(volumeB), isPositive(volumeC)));
    if (hn::AllFalse(d, ahead)) return;
    const V ofB = hn::Div(volumeB, area);
    const V ofC = hn::Div(volumeC, area);
    const V rest = hn::Sub(hn::Sub(hn::Set(d, S(1)), ofB), ofC);
    const M inside =
        hn::And(hn::And(ahead, isPositive(rest)), hn::And(isPositive(ofB), isPositive(ofC)));
    const Vec3<S> point = times<S>(from, rest) + times<S>(b, ofB) + times<S>(c, ofC);
    offer(inside, 1U << i | 1U << j | 1U << k, point,
          [&]() HWY_ATTR { return times<S>(normal, hn::Div(dot<S>(normal, from), area)); });
  }

  const Vec3<S>* m_v;
  const M* m_taken;
  V m_lengths[4];
  V m_largest;
  Vec3<S> m_direction;
  V m_sqdist;
  M m_kept[4];
};

// Whether a tetrahedron holds the origin.
template <typename S>
HWY_INLINE Mask<S> holdsOrigin(const Vec3<S>* v) {
  const auto volume = [&](std::size_t i, std::size_t j, std::size_t k)
                          HWY_ATTR { return dot<S>(cross<S>(v[j] - v[i], v[k] - v[i]), v[i]); };
  const Vec<S> volumes[4] = {volume(1, 3, 2), volume(0, 2, 3), volume(0, 3, 1), volume(0, 1, 2)};
  const Vec<S> whole = hn::Add(hn::Add(hn::Add(volumes[0], volumes[1]), volumes[2]), volumes[3]);
  Mask<S> inside = hn::Or(isPositive(whole), isNegative(whole));
  for (const Vec<S>& part : volumes) {
    inside = hn::AndNot(isNegative(hn::Div(part, whole)), inside);
  }
  return inside;
}

/// Triangles and boxes brought to about unit size, and what of them is foremost.
template <typename S>
class BodyLanes {
 public:
  using V = Vec<S>;
  using M = Mask<S>;

  BodyLanes(const TriangleBoxRuns<S>& runs, std::size_t at) {
    Vec3<S> points[5];
    V size = hn::Zero(Lanes<S>());
    for (std::size_t i = 0; i < 5; ++i) {
      points[i] = load(runs, i, at);
      for (std::size_t k = 0; k < 3; ++k) size = hn::Max(size, hn::Abs(points[i][k]));
    }
    constexpr int top = 2 * std::numeric_limits<S>::max_exponent;
    const V factor = powerAgainst<S>(size, top - 2, 1, top - 4);
    for (std::size_t i = 0; i < 3; ++i) m_triangle[i] = times<S>(points[i], factor);
    m_box[0] = times<S>(points[3], factor);
    m_box[1] = times<S>(points[4], factor);
  }

  /// The difference of the first points of both.
  Vec3<S> first() const { return m_triangle[0] - m_box[0]; }

  /// The triangle's first vertex foremost in a direction.
  HWY_INLINE Vec3<S> ofTriangle(const Vec3<S>& direction) const {
    Vec3<S> best = m_triangle[0];
    V most = dot<S>(direction, best);
    for (std::size_t i = 1; i < 3; ++i) {
      const V height = dot<S>(direction, m_triangle[i]);
      const M take = isPositive(hn::Sub(height, most));
      best = chosen<S>(take, m_triangle[i], best);
      most = hn::IfThenElse(take, height, most);
    }
    return best;
  }

  /// The box' first corner foremost in a direction, by pairs: of two equal ones the first stays.
  HWY_INLINE Vec3<S> ofBox(const Vec3<S>& direction) const {
    V terms[2][3];
    for (std::size_t k = 0; k < 3; ++k) {
      terms[0][k] = hn::Mul(direction[k], m_box[0][k]);
      terms[1][k] = hn::Mul(direction[k], m_box[1][k]);
    }
    Vec3<S> best[4];
    V most[4];
    for (std::size_t pair = 0; pair < 4; ++pair) {
      const std::size_t y = pair & 1;
      const std::size_t z = pair >> 1;
      const auto height = [&](std::size_t x) HWY_ATTR {
        return hn::Add(hn::Add(terms[x][0], terms[y][1]), terms[z][2]);
      };
      most[pair] = height(0);
      best[pair] = {{m_box[0][0], m_box[y][1], m_box[z][2]}};
      const V other = height(1);
      const M take = isPositive(hn::Sub(other, most[pair]));
      best[pair][0] = hn::IfThenElse(take, m_box[1][0], best[pair][0]);
      most[pair] = hn::IfThenElse(take, other, most[pair]);
    }
    const auto better = [&](std::size_t pair, std::size_t other) HWY_ATTR {
      const M take = isPositive(hn::Sub(most[other], most[pair]));
      best[pair] = chosen<S>(take, best[other], best[pair]);
      most[pair] = hn::IfThenElse(take, most[other], most[pair]);
    };
    better(0, 1);
    better(2, 3);
    better(0, 2);
    return best[0];
  }

 private:
  Vec3<S> m_triangle[3];
  /// The lower corner and the upper one.
  Vec3<S> m_box[2];
};

/// Lanes that meet, of those that `running` says.
template <typename S>
HWY_INLINE Mask<S> meetInLanes(const BodyLanes<S>& bodies, Mask<S> running) {
  const Lanes<S> d;
  const Mask<S> none = hn::Lt(hn::Zero(d), hn::Zero(d));
  Mask<S> apart = none;
  Vec3<S> vertices[4];
  for (Vec3<S>& vertex : vertices) vertex = bodies.first();
  Mask<S> taken[4] = {hn::Not(none), none, none, none};
  Vec3<S> direction = vertices[0];
  Vec<S> sqdist = dot<S>(direction, direction);
  for (int round = 0; round < 256; ++round) {
    running = hn::And(running, isPositive(sqdist));
    if (hn::AllFalse(d, running)) break;
    vertices[3] = bodies.ofTriangle(turned<S>(direction)) - bodies.ofBox(direction);
    const Vec<S> height = dot<S>(direction, vertices[3]);
    const Vec<S> length = dot<S>(direction, direction);
    const Mask<S> separates = hn::And(running, isPositive(height));
    apart = hn::Or(apart, separates);
    constexpr S rounding = 4 * std::numeric_limits<S>::epsilon();
    Mask<S> ends =
        hn::Or(separates, hn::Le(hn::Sub(length, height), hn::Mul(hn::Set(d, rounding), length)));
    for (std::size_t i = 0; i < 3; ++i) {
      const Mask<S> same = hn::And(
          hn::Eq(vertices[i][0], vertices[3][0]),
          hn::And(hn::Eq(vertices[i][1], vertices[3][1]), hn::Eq(vertices[i][2], vertices[3][2])));
      ends = hn::Or(ends, hn::And(taken[i], same));
    }
    taken[3] = hn::Not(none);
    const Mask<S> whole = hn::And(taken[0], hn::And(taken[1], taken[2]));
    running = hn::AndNot(ends, running);
    if (!hn::AllFalse(d, hn::And(running, whole))) {
      running = hn::AndNot(hn::And(whole, holdsOrigin<S>(vertices)), running);
    }
    if (hn::AllFalse(d, running)) break;
    const NearestLanes<S> nearest(vertices, taken);
    running = hn::And(running, isNegative(hn::Sub(nearest.sqdist(), sqdist)));
    sqdist = nearest.sqdist();
    direction = nearest.direction();
    for (std::size_t i = 0; i < 4; ++i) taken[i] = nearest.isKept(i);
    // The last empty place is filled by those behind it.
    const Mask<S> to2 = hn::Not(hn::And(taken[0], hn::And(taken[1], taken[2])));
    const Mask<S> to1 = hn::And(taken[2], hn::Not(hn::And(taken[0], taken[1])));
    const Mask<S> to0 = hn::And(hn::And(taken[1], taken[2]), hn::Not(taken[0]));
    const auto move = [&](std::size_t i, Mask<S> moves) HWY_ATTR {
      vertices[i] = chosen<S>(moves, vertices[i + 1], vertices[i]);
      taken[i] = hn::Or(hn::AndNot(moves, taken[i]), hn::And(moves, taken[i + 1]));
    };
    move(0, to0);
    move(1, to1);
    move(2, to2);
  }
  return hn::Not(apart);
}

template <typename S>
std::uint64_t allByGjk(const TriangleBoxRuns<S>& runs, std::size_t count) {
  const Lanes<S> d;
  std::uint64_t meet = 0;
  for (std::size_t at = 0; at < count; at += hn::Lanes(d)) {
    const Mask<S> all = hn::FirstN(d, count - at);
    meet |= bitsOf<S>(hn::And(all, meetInLanes<S>(BodyLanes<S>(runs, at), all)), at);
  }
  return meet;
}
