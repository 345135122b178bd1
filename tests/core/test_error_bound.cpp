#include <QTest>

#include "core/math/error_bound.h"
#include "core/math/three.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/triangle_aabb/axes.h"
#include "core/query/intersect/triangle_triangle/axes.h"
#include "core/voxel/cell_errors.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/test_class.h"
#include "tests/support/triangle_box_mix.h"

namespace hairline {
namespace {
#include "core/traversal/wide_bodies-inl.h"
namespace rows {
#include "core/voxel/row_bodies-inl.h"
}  // namespace rows
}  // namespace
}  // namespace hairline

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::Mix;

namespace {

/// The errors of numbers in double, as a fraction of their bounds.
class Shares {
 public:
  template <typename S>
  void add(const Three<S>& computed, const Three<Rational>& exact, double bound) {
    for (int k = 0; k < 3; ++k) add(computed[k], exact[k], bound);
  }
  void add(double computed, const Rational& exact, double bound) {
    const double error = std::abs(toDouble(Rational(Rational(computed) - exact)));
    m_greatest = std::max(m_greatest, error / bound);
  }
  double greatest() const { return m_greatest; }

 private:
  double m_greatest = 0;
};

double extentOf(std::initializer_list<Vector3<double>> points) {
  Vector3<double> low = *points.begin();
  Vector3<double> high = low;
  for (const Vector3<double>& point : points) {
    low = low.cwiseMin(point);
    high = high.cwiseMax(point);
  }
  return (high - low).maxCoeff();
}

double shareOfBox(const triangle_aabb::Input<double>& input) {
  using namespace triangle_aabb;
  const auto& v = input.a.vertices;
  const double extent = extentOf({v[0], v[1], v[2], input.b.min, input.b.max});
  if (!(extent > 1e-90 && extent < 1e90)) return 0;
  constexpr SatErrors errors = satErrors();
  const Frame<Three<double>> computed(corners(input));
  const Frame<Three<Rational>> exact(corners(
      triangle_aabb::Input<Rational>{convert<Rational>(input.a), convert<Rational>(input.b), {}}));
  Shares shares;
  for (int e = 0; e < 3; ++e) {
    const auto x = satDistances(computed, e);
    const auto y = satDistances(exact, e);
    shares.add(x.distance - x.reach, y.distance - y.reach, errors.onProducts * extent * extent);
  }
  shares.add(excessOfFirst(onNormal(computed)), excessOfFirst(onNormal(exact)),
             errors.onNormal * extent * extent * extent);
  return shares.greatest();
}

/// The same for the numbers in twice the precision.
double shareOfPreciseAxes(const triangle_aabb::Input<double>& input) {
  using namespace triangle_aabb;
  const auto& v = input.a.vertices;
  const double extent = extentOf({v[0], v[1], v[2], input.b.min, input.b.max});
  if (!(extent > 1e-90 && extent < 1e90)) return 0;
  constexpr SatErrors errors = satErrors();
  constexpr SatErrors precise = preciseErrors();
  const double square = extent * extent;
  const double cube = square * extent;
  const Corners<Three<double>> points = corners(input);
  const Frame<Three<double>> frame(points);
  const Frame<Three<Rational>> exact(corners(
      triangle_aabb::Input<Rational>{convert<Rational>(input.a), convert<Rational>(input.b), {}}));
  const Three<double>& normal = frame.normal;
  const auto add = [](Shares& shares, double high, double low, const Rational& doubled,
                      double bound) {
    shares.add(high, Rational(doubled * Rational(0.5) - Rational(low)), bound);
  };
  Shares shares;
  bool isKnown = true;
  for (int e = 0; e < 3; ++e) {
    const auto values = preciseEdgeValues(projectionsOf(points.v[(e + 1) % 3]),
                                          projectionsOf(points.v[(e + 2) % 3]), points, normal);
    const Three<Rational> doubled = pefValues(exact, e);
    for (int k = 0; k < 3; ++k) {
      isKnown = isKnown && std::abs(normal[k]) >= errors.onProducts * square;
      if (std::abs(normal[k]) < errors.onProducts * square) continue;
      // `high` is rounded, by up to 2^-53 of itself.
      add(shares, values.high[k], values.low[k], doubled[k],
          precise.onProducts * square + 0x1p-53 * std::abs(values.high[k]));
    }
  }
  const auto side = onNormal(frame).first;
  if (!isKnown || std::abs(side) < errors.onNormal * cube) return shares.greatest();
  const auto excess =
      precisePlaneExcess(points, normal, Three<double>::of(side), Three<double>::of(8 * cube));
  add(shares, excess.first, excess.second, excessOfFirst(onNormal(exact)), precise.onNormal * cube);
  return shares.greatest();
}

double shareOfTriangles(const Triangle<double>& a, const Triangle<double>& b) {
  using namespace triangle_triangle;
  const auto& v = a.vertices;
  const auto& w = b.vertices;
  const double extent = extentOf({v[0], v[1], v[2], w[0], w[1], w[2]});
  if (!(extent > 1e-70 && extent < 1e70)) return 0;
  constexpr SatErrors errors = satErrors();
  const double cube = extent * extent * extent;
  const Pair<Three<double>> x(verticesOf<Three<double>>(a, b));
  const Pair<Three<Rational>> y(
      verticesOf<Three<Rational>>(convert<Rational>(a), convert<Rational>(b)));
  Shares shares;
  shares.add(heightsOfA(x), heightsOfA(y), errors.heights * cube);
  shares.add(heightsOfB(x), heightsOfB(y), errors.heights * cube);
  shares.add(lineOf(x), lineOf(y), errors.line * cube * extent);
  const double gapBound = errors.gaps * cube;
  const ProductAxes<Three<double>> computed(x);
  const ProductAxes<Three<Rational>> exact(y);
  const auto add = [&]<int i>() {
    const auto p = computed.template ofEdge<i>();
    const auto q = exact.template ofEdge<i>();
    shares.add(p.distance() - p.reach(), q.distance() - q.reach(), gapBound);
  };
  add.operator()<0>();
  add.operator()<1>();
  add.operator()<2>();
  return shares.greatest();
}

double shareOfLine(const Segment<double>& segment, const Triangle<double>& triangle) {
  using namespace linear_triangle;
  const auto& v = triangle.vertices;
  const double reach = extentOf({v[0], v[1], v[2], segment.a});
  const Linear<double> line = linear(segment);
  const double way = line.direction.cwiseAbs().maxCoeff();
  if (!(reach > 1e-60 && reach < 1e60 && way > 1e-60 && way < 1e60)) return 0;
  constexpr CramerErrors errors = cramerErrors();
  const auto x = cramerNumbers(line, triangle);
  const auto y = cramerNumbers(linear(convert<Rational>(segment)), convert<Rational>(triangle));
  Shares shares;
  const double bound = errors.weights * reach * reach * way;
  shares.add(x.determinant, y.determinant, bound);
  shares.add(x.weight0, y.weight0, bound);
  shares.add(x.weight1, y.weight1, bound);
  shares.add(x.weight2, y.weight2, bound);
  shares.add(x.determinant - x.t, y.determinant - y.t, errors.t * reach * reach * (reach + way));
  return shares.greatest();
}

/// The filters of the wide tree in float: coordinates are rounded, and so inexact from the start.
double shareInFloat(const Triangle<double>& a, const Triangle<double>& b) {
  float pad = 0;
  float greatest = 0;
  for (const Triangle<double>* const triangle : {&a, &b}) {
    for (const Vector3<double>& vertex : triangle->vertices) {
      for (const double x : vertex) {
        greatest = std::max(greatest, static_cast<float>(std::abs(x)));
        pad = std::max(pad, static_cast<float>(std::abs(x - double{static_cast<float>(x)})));
      }
    }
  }
  const auto rounded = [](const Vector3<double>& x) {
    return Three<float>{static_cast<float>(x[0]), static_cast<float>(x[1]),
                        static_cast<float>(x[2])};
  };
  const auto exactly = [](const Vector3<double>& x) {
    return Three<Rational>{Rational(x[0]), Rational(x[1]), Rational(x[2])};
  };
  const auto& v = a.vertices;
  const auto& w = b.vertices;
  TriangleOf<float> x, x2;
  TriangleOf<Rational> y, y2;
  x.setUp(rounded(v[0]), rounded(v[1]), rounded(v[2]));
  x2.setUp(rounded(w[0]), rounded(w[1]), rounded(w[2]));
  y.setUp(exactly(v[0]), exactly(v[1]), exactly(v[2]));
  y2.setUp(exactly(w[0]), exactly(w[1]), exactly(w[2]));
  if (!(greatest > 1e-3F && greatest < 1e6F)) return 0;
  // No less than trees have, whose products do not vanish for that.
  pad = std::max(pad, 0x1p-46F * greatest) * (1 + 0x1p-20F);
  const auto largest = [](const Three<float>& p) { return greatestOf(absolute(p)); };
  const auto edgeOf = [&](const TriangleOf<float>& t) {
    return std::max({largest(t.edges[0]), largest(t.edges[1]), largest(t.edges[2])}) + 2 * pad;
  };
  Shares shares;
  const float edge = edgeOf(x);
  const Three<float> to[3] = {x2.v[0] - x.v[0], x2.v[1] - x.v[0], x2.v[2] - x.v[0]};
  const Three<Rational> truly[3] = {y2.v[0] - y.v[0], y2.v[1] - y.v[0], y2.v[2] - y.v[0]};
  const float away = std::max({largest(to[0]), largest(to[1]), largest(to[2])}) + 2 * pad;
  const auto add = [&](const Three<float>& computed, const Three<Rational>& exact, float bound) {
    for (int k = 0; k < 3; ++k) shares.add(computed[k], exact[k], bound);
  };
  add(heightsOver(x, to), heightsOver(y, truly), errorOf(heightErrors, edge, away, pad) * edge);
  const float size = std::max(edge, edgeOf(x2));
  add(cross(x.normal, x2.normal), cross(y.normal, y2.normal),
      errorOf(lineErrors, size, pad) * (size * size));
  for (int i = 0; i < 3; ++i) {
    const auto gapOf = [i]<typename N>(const TriangleOf<N>& p, const TriangleOf<N>& q,
                                       const Three<N>& way) {
      return gapOnProduct(cross(way, p.edges[1]), q.edges[i], N(dot(p.normal, q.edges[i])),
                          N(dot(q.normal, p.edges[1])));
    };
    shares.add(gapOf(x, x2, to[0]), gapOf(y, y2, truly[0]),
               errorOf(gapErrors, size, away, pad) * size);
  }
  // A ray with one component of 1 whose direction is rounded.
  const Vector3<double> direction(v[1][0] / double{greatest}, 1, 1.0 / 3);
  const CramerNumbers<float> p(x.edges[2], -x.edges[1], to[1], rounded(direction));
  const CramerNumbers<Rational> q(y.edges[2], Three<Rational>(-y.edges[1]), truly[1],
                                  exactly(direction));
  shares.add(p.determinant, q.determinant, errorOf(determinantErrors, edge, pad));
  shares.add(p.weight1, q.weight1, errorOf(weightErrors, edge, away, pad));
  shares.add(p.weight2, q.weight2, errorOf(weightErrors, edge, away, pad));
  shares.add(p.t, q.t, errorOf(parameterErrors, edge, away, pad) * edge);
  // The start of a ray may be off by more than corners.
  const float more = 1000 * pad;
  const CramerNumbers<Rational> moved(y.edges[2], Three<Rational>(-y.edges[1]),
                                      truly[1] + Three<Rational>::of(Rational(double{more})),
                                      exactly(direction));
  const LineErrors errors(std::max({edge, away, pad / LineErrors::corners}), more);
  shares.add(p.determinant, moved.determinant, errors.determinant);
  shares.add(p.weight1, moved.weight1, errors.weight);
  shares.add(p.weight2, moved.weight2, errors.weight);
  shares.add(p.t, moved.t, errors.parameter);
  return shares.greatest();
}

/// Coordinates in S, and the largest resulting error.
template <typename S>
struct Rounded {
  S pad = 0;

  S operator()(double x) {
    const S rounded = static_cast<S>(x);
    const double off = std::abs(toDouble(Rational(Rational(x) - Rational(double{rounded}))));
    pad = std::max(pad, static_cast<S>(off * (1 + 0x1p-20)));
    return rounded;
  }
  Three<S> operator()(const Vector3<double>& v) {
    return {(*this)(v[0]), (*this)(v[1]), (*this)(v[2])};
  }
};

/// A triangle's constraints on rows of cells, solved in S. Coordinates are rounded beforehand, like
/// those of meshes in cells.
template <typename S>
double shareOfRows(const Triangle<double>& triangle, const Vector3<double>& place) {
  Rounded<S> rounded;
  Three<S> p[3];
  Three<Rational> q[3];
  double reach = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const Vector3<double>& v = triangle.vertices[i];
    p[i] = rounded(v);
    q[i] = Three<Rational>{Rational(v[0]), Rational(v[1]), Rational(v[2])};
    reach = std::max(reach, v.cwiseAbs().maxCoeff());
  }
  if (!(reach < 1e6)) return 0;
  const S cell[3] = {static_cast<S>(std::floor(place[0])), static_cast<S>(std::floor(place[1])),
                     static_cast<S>(std::floor(place[2]))};
  for (const S at : cell) reach = std::max(reach, std::abs(double{at}));
  if (!(reach < 1e6)) return 0;
  const S away = static_cast<S>((reach + 1) * (1 + 0x1p-20));
  const S pad = rounded.pad;
  const auto extent = [&](int k) {
    return std::max({p[0][k], p[1][k], p[2][k]}) - std::min({p[0][k], p[1][k], p[2][k]});
  };
  const S size = std::max({extent(0), extent(1), extent(2)}) + 2 * pad + 1;
  constexpr auto edgeErrors = ErrorSlopes<S>::of(rows::rowEdgeOff);
  constexpr auto planeErrors = ErrorSlopes<S>::of(rows::rowPlaneOff<8>);
  const S edgeBound = rows::errorOf(edgeErrors, size, away, pad);
  Shares shares;
  // Bounds are for cells that far away.
  const auto sizeOf = [&](S on) { return std::max(1.0, std::abs(double{on}) / double{away}); };
  const auto n = rows::rowNormal(Three<S>(p[1] - p[0]), Three<S>(p[2] - p[0]));
  const auto exactNormal =
      rows::rowNormal(Three<Rational>(q[1] - q[0]), Three<Rational>(q[2] - q[0]));
  for (int k = 0; k < 3; ++k) shares.add(n[k], exactNormal[k], edgeBound);
  for (std::size_t e = 0; e < 3; ++e) {
    const std::size_t to = (e + 1) % 3;
    for (int u = 0; u < 3; ++u) {
      const int v = (u + 1) % 3;
      const rows::EdgeNumbers<S> edge(p[e][v] - p[to][v], p[to][u] - p[e][u], p[e][u], p[e][v],
                                      S(1), S(1));
      const rows::EdgeNumbers<Rational> exact(Rational(q[e][v] - q[to][v]),
                                              Rational(q[to][u] - q[e][u]), q[e][u], q[e][v],
                                              Rational(1), Rational(1));
      if (!(std::abs(edge.a) > S(1e-20))) continue;
      // The solution of a constraint, as computed, substituted back into it.
      const S inverse = -1 / edge.a;
      const rows::SolvedEdge<S> solved(edge, inverse);
      const S on = solved.slope * cell[v] + solved.at;
      const S other = solved.slope * cell[v] + rows::SolvedEdge<S>::other(edge, inverse);
      const Rational along = exact.b * Rational(double{cell[v]}) + exact.c;
      shares.add(0, Rational(exact.a * Rational(double{on}) + along), edgeBound * sizeOf(on));
      shares.add(0, Rational(exact.a * Rational(double{other}) + along - exact.width),
                 edgeBound * sizeOf(other));
    }
  }
  if (std::abs(n.x) > S(1e-20)) {
    const Three<S> width = Three<S>::of(1);
    const rows::PlaneNumbers<S> plane(n, p[0], width);
    const rows::PlaneNumbers<Rational> exact(exactNormal, q[0], Three<Rational>::of(Rational(1)));
    const S factor = -1 / n.x;
    S across = n.z * factor * cell[2];
    for (int row = 1; row < 8; ++row) across = across + n.y * factor;
    const Rational along = exactNormal.y * Rational(7) + exactNormal.z * Rational(double{cell[2]});
    const S planeBound = rows::errorOf(planeErrors, size, away, pad) * size;
    const auto add = [&](S number, const Rational& truly) {
      const S on = across + number * factor;
      shares.add(0, Rational(exactNormal.x * Rational(double{on}) + along + truly),
                 planeBound * sizeOf(on));
    };
    add(plane.from, exact.from);
    add(plane.to, exact.to);
  }
  return shares.greatest();
}

/// The assumed errors of the query in float, with rounded operands, in the voxelizer.
double shareOfCells(const triangle_aabb::Input<double>& input) {
  using namespace triangle_aabb;
  const CellErrors errors(Grid{{0, 0, 0}, 1, {1, 1, 1}}, ScalarKind::float32);
  const auto& v = input.a.vertices;
  Rounded<float> rounded;
  const Corners<Three<float>> points{
      {rounded(v[0]), rounded(v[1]), rounded(v[2])}, rounded(input.b.min), rounded(input.b.max)};
  const double pad = double{rounded.pad};
  const double size = extentOf({v[0], v[1], v[2], input.b.min, input.b.max}) + 2 * pad;
  if (!(size > 1e-6 && size < 1e6)) return 0;
  const Frame<Three<float>> computed(points);
  const Frame<Three<Rational>> exact(corners(
      triangle_aabb::Input<Rational>{convert<Rational>(input.a), convert<Rational>(input.b), {}}));
  const double edge = 2 * rows::errorOf(errors.queryEdge, size, pad);
  Shares shares;
  for (int e = 0; e < 3; ++e) {
    const auto x = satDistances(computed, e);
    const auto y = satDistances(exact, e);
    shares.add(x.distance - x.reach, y.distance - y.reach, edge);
  }
  shares.add(excessOfFirst(onNormal(computed)), excessOfFirst(onNormal(exact)),
             2 * rows::errorOf(errors.queryPlane, size, pad) * size);
  return shares.greatest();
}

}  // namespace

/// The bounds that bodies yield hold for their numbers in double, and are at most some hundred
/// times the observed errors.
class TestErrorBound : public QObject {
  Q_OBJECT

 private slots:
  void boundsHold_data() {
    QTest::addColumn<int>("mix");
    for (const Mix mix : testing::judgedMixes) {
      QTest::newRow(std::string(name(mix)).c_str()) << static_cast<int>(mix);
    }
  }
  void boundsHold() {
    QFETCH(int, mix);
    Failures failures;
    std::array<double, 8> greatest{};
    testing::TriangleBoxMix source(static_cast<Mix>(mix), 31);
    for (int i = caseCount(5000); i > 0; --i) {
      const auto input = source.next();
      const auto other = source.next();
      const Segment<double> segment{other.a.vertices[0], other.b.max};
      const std::array<double, 8> shares{shareOfBox(input),
                                         shareOfPreciseAxes(input),
                                         shareOfTriangles(input.a, other.a),
                                         shareOfLine(segment, input.a),
                                         shareInFloat(input.a, other.a),
                                         shareOfRows<double>(input.a, other.b.max),
                                         shareOfRows<float>(input.a, other.b.max),
                                         shareOfCells(input)};
      for (std::size_t k = 0; k < shares.size(); ++k) {
        greatest[k] = std::max(greatest[k], shares[k]);
        failures.check(shares[k] <= 1, [&] {
          return std::to_string(k) + " " + std::to_string(shares[k]) + ": " +
                 testing::describe(input.a) + ", " + testing::describe(input.b) + ", " +
                 testing::describe(other.a);
        });
      }
    }
    QVERIFY2(failures.none(), failures.text());
    for (const double share : greatest) qInfo("%g of the bound", share);
    if (static_cast<Mix>(mix) != Mix::unit) return;
    for (const double share : greatest) QVERIFY(share > 0.002);
  }
};

HAIRLINE_TEST(TestErrorBound, nothing);
#include "test_error_bound.moc"
