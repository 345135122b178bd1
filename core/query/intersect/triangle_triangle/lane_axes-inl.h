// Included by lanes_sat.h and once a target by wide_sat-inl.h, each time within a namespace, and
// without a guard for that reason. No lambdas: they would not be compiled for the target.

/// The 11 axes of `sat` in float or double as lanes: the heights of three vertices, and one edge
/// with the three of the other triangle, at once. The same expressions as in `Side` and `EdgeAxes`,
/// and so the same verdict to the last bit.
template <typename Lanes>
class LaneAxes {
 public:
  struct Corners {
    Lanes v[3];
  };
  [[gnu::always_inline]] static Corners corners(const Triangle<typename Lanes::Number>& triangle) {
    const auto& v = triangle.vertices;
    return {{Lanes::inner(v[0].data()), Lanes::inner(v[1].data()), Lanes::last(v[2].data())}};
  }

  [[gnu::always_inline]] LaneAxes(const Corners& a, const Corners& b) : m_a(a), m_b(b) {}

  /// The heights of one triangle's vertices over the other's plane: it parts them where all have
  /// one sign.
  [[gnu::always_inline]] Lanes heightsOfB() const {
    return dot(m_a.normal, across(m_b.v, m_a.v[0]));
  }
  [[gnu::always_inline]] Lanes heightsOfA() const {
    return dot(m_b.normal, across(m_a.v, m_b.v[0]));
  }

  /// An axis separates where the size of the distance is greater than the reach.
  struct Products {
    Lanes distance;
    Lanes reach;
  };
  struct AllProducts {
    /// By the edges of a, those of b as lanes.
    Products ofEdge[3];
  };
  [[gnu::always_inline]] AllProducts products() const {
    const Columns edgesOfB = columns(m_b.edges);
    const Lanes offset = dot(m_a.normal, edgesOfB);
    const Lanes offsetOfB = dot(m_b.normal, columns(m_a.edges));
    // Edge 0 of b starts at vertex 1; vertex 0 lies on the two others.
    const Lanes onto[3] = {m_b.v[1], m_b.v[0], m_b.v[0]};
    const Columns fromVertex0 = across(onto, m_a.v[0]);
    return {{product(across(onto, m_a.v[1]), m_a.edges[0], edgesOfB, offset, spread<0>(offsetOfB)),
             product(fromVertex0, m_a.edges[1], edgesOfB, offset, spread<1>(offsetOfB)),
             product(fromVertex0, m_a.edges[2], edgesOfB, offset, spread<2>(offsetOfB))}};
  }

  /// Along the line in which the planes meet; zero where they are parallel, or one is none.
  [[gnu::always_inline]] Lanes line() const { return cross(m_a.normal, m_b.normal); }

  /// Bounds on what products that have no direction (hasDirection) leave of the numbers here, with
  /// ample room: each of their components is below 40 epsilon times two components of edges, and
  /// numbers on them are sums of up to 18 such times a component of an edge or offset.
  struct Noise {
    Lanes heightsOfA, heightsOfB, distance, line;
  };
  [[gnu::always_inline]] Noise noise() const {
    using S = typename Lanes::Number;
    constexpr S share = sizeof(S) == 4 ? S(0x1p-23 * 1024) : S(0x1p-52 * 1024);
    const Lanes a = atMost(size(m_a.edges[1]) + size(m_a.edges[2]));
    const Lanes b = atMost(size(m_b.edges[1]) + size(m_b.edges[2]));
    const Lanes away = atMost(size(m_b.v[0] - m_a.v[0])) + a + b;
    const Lanes shareOfA = Lanes::of(share) * a;
    const Lanes shareOfB = Lanes::of(share) * b;
    // Where products vanish nothing is told.
    const Lanes least = Lanes::of(sizeof(S) == 4 ? S(FLT_MIN) : S(DBL_MIN));
    return {shareOfB * b * away + least, shareOfA * a * away + least, shareOfA * b * away + least,
            shareOfA * a * (b * b) + least};
  }

 private:
  /// Three vectors with their coordinates side by side.
  struct Columns {
    Lanes x, y, z;
  };

  struct Side {
    [[gnu::always_inline]] explicit Side(const Corners& corners)
        : v{corners.v[0], corners.v[1], corners.v[2]},
          edges{v[2] - v[1], v[0] - v[2], v[1] - v[0]},
          normal(cross(edges[1], edges[2])) {}

    Lanes v[3];
    Lanes edges[3];
    Lanes normal;
  };

  /// In every lane no less than the greatest of the three, and no more than three times that.
  [[gnu::always_inline]] static Lanes atMost(Lanes sizes) {
    return sizes + yzx(sizes) + zxy(sizes);
  }

  [[gnu::always_inline]] static Products product(const Columns& w, Lanes edge,
                                                 const Columns& edgesOfB, Lanes offset,
                                                 Lanes offsetHere) {
    const Lanes x = spread<0>(edge);
    const Lanes y = spread<1>(edge);
    const Lanes z = spread<2>(edge);
    const Columns axis{w.y * z - w.z * y, w.z * x - w.x * z, w.x * y - w.y * x};
    const Lanes center = edgesOfB.x * axis.x + edgesOfB.y * axis.y + edgesOfB.z * axis.z;
    return {(center + center) + (offset + offsetHere), size(offset) + size(offsetHere)};
  }

  [[gnu::always_inline]] static Lanes cross(Lanes a, Lanes b) {
    return yzx(a) * zxy(b) - zxy(a) * yzx(b);
  }
  [[gnu::always_inline]] static Columns columns(const Lanes (&rows)[3]) {
    Columns result;
    transpose(rows[0], rows[1], rows[2], result.x, result.y, result.z);
    return result;
  }
  /// From one point to three.
  [[gnu::always_inline]] static Columns across(const Lanes (&to)[3], Lanes from) {
    const Lanes ways[3] = {to[0] - from, to[1] - from, to[2] - from};
    return columns(ways);
  }
  [[gnu::always_inline]] static Lanes dot(Lanes a, const Columns& b) {
    return spread<0>(a) * b.x + spread<1>(a) * b.y + spread<2>(a) * b.z;
  }

  Side m_a, m_b;
};

/// The verdict of `sat`; nothing where the planes may not meet in a line, so that other axes count,
/// where what separates may be no axis, or where heights are past the range of the scalar, which
/// has its own order.
template <typename Lanes>
[[gnu::always_inline]] inline std::optional<bool> meetInLanes(
    const Triangle<typename Lanes::Number>& a, const Triangle<typename Lanes::Number>& b) {
  using Axes = LaneAxes<Lanes>;
  const Axes axes(Axes::corners(a), Axes::corners(b));
  const Lanes zero = Lanes::of(0);
  const Lanes ofA = axes.heightsOfA();
  const Lanes ofB = axes.heightsOfB();
  const Lanes greatestNumbers = Lanes::greatestNumbers();
  if (!all((size(ofA) <= greatestNumbers) & (size(ofB) <= greatestNumbers))) [[unlikely]]
    return std::nullopt;
  bool apart = all(ofA > zero) | all(zero > ofA) | all(ofB > zero) | all(zero > ofB);
  typename Lanes::Mask productsApart = Lanes::Mask::none();
  const auto products = axes.products();
  for (int i = 0; i < 3; ++i) {
    productsApart = productsApart | (size(products.ofEdge[i].distance) > products.ofEdge[i].reach);
  }
  apart |= any(productsApart);
  const auto noise = axes.noise();
  if (apart) {
    bool known = all(ofA > noise.heightsOfA) | all(zero - noise.heightsOfA > ofA) |
                 all(ofB > noise.heightsOfB) | all(zero - noise.heightsOfB > ofB);
    typename Lanes::Mask productsKnown = Lanes::Mask::none();
    for (int i = 0; i < 3; ++i) {
      const Lanes distance = size(products.ofEdge[i].distance);
      productsKnown =
          productsKnown | ((distance > products.ofEdge[i].reach) & (distance > noise.distance));
    }
    known |= any(productsKnown);
    if (known) [[likely]]
      return false;
    return std::nullopt;
  }
  if (any(size(axes.line()) > noise.line)) [[likely]]
    return true;
  return std::nullopt;
}
