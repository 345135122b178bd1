// Included by lanes_sat.h and once a target by wide_sat-inl.h, each time within a namespace, and
// without a guard for that reason. No lambdas: they would not be compiled for the target.

/// The 13 axes of `sat` in float or double as lanes: those of the box, and the products of the
/// three axes with one edge, at once. The same expressions as in `Frame`, and so the same verdict
/// to the last bit. No branch: where about half of the pairs meet, a wrongly foretold one costs as
/// much as all the axes that it saves.
template <typename Lanes>
class LaneAxes {
 public:
  using S = typename Lanes::Number;

  [[gnu::always_inline]] LaneAxes(const Triangle<S>& triangle, const Aabb<S>& box)
      : m_v0(Lanes::inner(triangle.vertices[0].data())),
        m_v1(Lanes::inner(triangle.vertices[1].data())),
        m_v2(Lanes::last(triangle.vertices[2].data())),
        // Measured: one by one, as the box straddles cache lines more often than not.
        m_min(Lanes::each(box.min.data())),
        m_max(Lanes::each(box.max.data())) {}

  [[gnu::always_inline]] LaneAxes(Lanes v0, Lanes v1, Lanes v2, Lanes min, Lanes max)
      : m_v0(v0), m_v1(v1), m_v2(v2), m_min(min), m_max(max) {}

  /// The lanes on which a box normal separates: coordinates compared as they are.
  [[gnu::always_inline]] typename Lanes::Mask boxAxesApart() const {
    return (m_min > greatest(greatest(m_v0, m_v1), m_v2)) |
           (least(least(m_v0, m_v1), m_v2) > m_max);
  }

  /// How far apart triangle and box are on each box normal; negative where they overlap.
  [[gnu::always_inline]] Lanes boxGaps() const {
    return greatest(m_min - greatest(greatest(m_v0, m_v1), m_v2),
                    least(least(m_v0, m_v1), m_v2) - m_max);
  }

  /// The greatest difference of coordinates of triangle and box, by coordinate axis.
  [[gnu::always_inline]] Lanes extents() const {
    return greatest(greatest(greatest(m_v0, m_v1), m_v2), m_max) -
           least(least(least(m_v0, m_v1), m_v2), m_min);
  }

  /// An axis separates where the distance is greater than the reach.
  struct Axis {
    Lanes distance;
    Lanes reach;
  };
  struct OtherAxes {
    /// The products of the three coordinate axes with each edge.
    Axis ofEdge[3];
    /// The triangle's normal, on the first lane.
    Axis plane;
  };
  [[gnu::always_inline]] OtherAxes otherAxes() const {
    const Lanes edges[3] = {m_v2 - m_v1, m_v0 - m_v2, m_v1 - m_v0};
    const Lanes center = (m_min - m_v0) + (m_max - m_v0);
    const Lanes width = m_max - m_min;
    const Turned centers{yzx(center), zxy(center)};
    const Turned widths{yzx(width), zxy(width)};
    const Lanes normal = yzx(edges[1]) * zxy(edges[2]) - zxy(edges[1]) * yzx(edges[2]);
    const Lanes extent = size(normal);
    const typename Lanes::TwoSums sums(normal * center, extent * width);
    return {{product(edges[0], normal, extent, centers, widths),
             product(edges[1], -normal, extent, centers, widths),
             product(edges[2], -normal, extent, centers, widths)},
            {sums.sizeOfFirst(), sums.second()}};
  }

 private:
  struct Turned {
    Lanes yzx;
    Lanes zxy;
  };

  [[gnu::always_inline]] static Axis product(Lanes edge, Lanes opposite, Lanes extent,
                                             const Turned& center, const Turned& width) {
    const Lanes i = yzx(edge);
    const Lanes j = zxy(edge);
    const Lanes middle = i * center.zxy - j * center.yzx;
    const Lanes radius = size(i) * width.zxy + size(j) * width.yzx;
    return {size(middle + opposite), extent + radius};
  }

  Lanes m_v0, m_v1, m_v2, m_min, m_max;
};

/// The verdict of `sat`.
template <typename Lanes>
[[gnu::always_inline]] inline bool meetInLanes(const Triangle<typename Lanes::Number>& triangle,
                                               const Aabb<typename Lanes::Number>& box) {
  const LaneAxes<Lanes> axes(triangle, box);
  const auto others = axes.otherAxes();
  typename Lanes::Mask apart =
      axes.boxAxesApart() | first(others.plane.distance > others.plane.reach);
  for (int i = 0; i < 3; ++i) {
    apart = apart | (others.ofEdge[i].distance > others.ofEdge[i].reach);
  }
  return !any(apart);
}

/// The exact verdict, where doubles and a bound on their error tell it; where not, the axes that
/// are in doubt are set: all others do not separate.
template <typename Lanes>
[[gnu::always_inline]] inline std::optional<bool> certainInLanes(const Triangle<double>& triangle,
                                                                 const Aabb<double>& box,
                                                                 AxesInDoubt& doubt) {
  const LaneAxes<Lanes> axes(triangle, box);
  const double extent = greatestOf(axes.extents());
  // Products of three neither under- nor overflow. (Asked so that NaN is out of the range too.)
  if (!(extent > 1e-90 && extent < 1e90)) [[unlikely]] {
    doubt.outOfRange = true;
    return std::nullopt;
  }
  // With u = 2^-53 and no difference of coordinates above G = extent, the distance and the reach on
  // a cross product are off by less than 34 u G² and 20 u G², those on the normal by less than
  // 104 u G³ and 46 u G³; comparing them adds a rounding of 10 u G² and 18 u G³.
  const Lanes crossError = Lanes::of(extent * extent * 0x1p-46);
  const Lanes planeError = Lanes::of(extent * extent * extent * 0x1p-44);
  const Lanes zero = Lanes::of(0);
  const auto others = axes.otherAxes();
  const auto boxApart = axes.boxAxesApart();
  const Lanes planeGap = others.plane.distance - others.plane.reach;
  const auto planeNear = first(planeGap > (zero - planeError));
  typename Lanes::Mask apart = boxApart | first(planeGap > planeError);
  typename Lanes::Mask near = boxApart | planeNear;
  typename Lanes::Mask nearOfEdge[3];
  for (int i = 0; i < 3; ++i) {
    const Lanes gap = others.ofEdge[i].distance - others.ofEdge[i].reach;
    apart = apart | (gap > crossError);
    nearOfEdge[i] = gap > (zero - crossError);
    near = near | nearOfEdge[i];
  }
  // What is apart is near as well. No branch but that on doubt, which is why these are compared.
  const bool isApart = any(apart);
  const bool isNear = any(near);
  if (isNear != isApart) [[unlikely]] {
    for (int i = 0; i < 3; ++i) doubt.ofEdge[i] = bitsOf(nearOfEdge[i]);
    doubt.plane = any(planeNear);
    return std::nullopt;
  }
  return !isApart;
}
