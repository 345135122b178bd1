#include <QTest>

#include "core/math/error_bound.h"
#include "core/math/three.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/triangle_aabb/axes.h"
#include "core/query/intersect/triangle_triangle/axes.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/test_class.h"
#include "tests/support/triangle_box_mix.h"

namespace hairline {
namespace {
#include "core/hierarchy/wide_bodies-inl.h"
}  // namespace
}  // namespace hairline

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::Mix;

namespace {

/// How far numbers in double are from the true ones, as a share of what they may be.
class Shares {
 public:
  void add(const Three<double>& computed, const Three<Rational>& exact, double bound) {
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
  const CramerNumbers<double> x(line, triangle);
  const CramerNumbers<Rational> y(linear(convert<Rational>(segment)), convert<Rational>(triangle));
  Shares shares;
  const double bound = errors.weights * reach * reach * way;
  shares.add(x.determinant, y.determinant, bound);
  shares.add(x.weight0, y.weight0, bound);
  shares.add(x.weight1, y.weight1, bound);
  shares.add(x.weight2, y.weight2, bound);
  shares.add(x.determinant - x.t, y.determinant - y.t, errors.t * reach * reach * (reach + way));
  return shares.greatest();
}

/// The filters of the wide tree in float: coordinates are rounded, and so off before anything is
/// computed.
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
  add(heightsOver(x, to), heightsOver(y, truly), heightErrors(edge, away, pad) * edge);
  const float size = std::max(edge, edgeOf(x2));
  add(cross(x.normal, x2.normal), cross(y.normal, y2.normal),
      lineErrors(size, pad) * (size * size));
  for (int i = 0; i < 3; ++i) {
    const auto gapOf = [i]<typename N>(const TriangleOf<N>& p, const TriangleOf<N>& q,
                                       const Three<N>& way) {
      return gapOnProduct(cross(way, p.edges[1]), q.edges[i], N(dot(p.normal, q.edges[i])),
                          N(dot(q.normal, p.edges[1])));
    };
    shares.add(gapOf(x, x2, to[0]), gapOf(y, y2, truly[0]), gapErrors(size, away, pad) * size);
  }
  // A ray with one component of 1 whose direction is rounded.
  const Vector3<double> direction(v[1][0] / double{greatest}, 1, 1.0 / 3);
  const LineNumbers<float> p(x.edges[2], -x.edges[1], to[1], rounded(direction));
  const LineNumbers<Rational> q(y.edges[2], Three<Rational>(-y.edges[1]), truly[1],
                                exactly(direction));
  const float weights = weightErrors(edge, away, pad);
  shares.add(p.determinant, q.determinant, determinantErrors(edge, pad));
  shares.add(p.u, q.u, weights);
  shares.add(p.v, q.v, weights);
  shares.add(p.t, q.t, parameterErrors(edge, away, pad) * edge);
  return shares.greatest();
}

}  // namespace

/// The bounds that bodies yield of themselves hold for their numbers in double, and are no more
/// than some hundred times what is met.
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
    std::array<double, 4> greatest{};
    testing::TriangleBoxMix source(static_cast<Mix>(mix), 31);
    for (int i = caseCount(5000); i > 0; --i) {
      const auto input = source.next();
      const auto other = source.next();
      const Segment<double> segment{other.a.vertices[0], other.b.max};
      const std::array<double, 4> shares{shareOfBox(input), shareOfTriangles(input.a, other.a),
                                         shareOfLine(segment, input.a),
                                         shareInFloat(input.a, other.a)};
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
    qInfo("%g %g %g %g of the bounds", greatest[0], greatest[1], greatest[2], greatest[3]);
    if (static_cast<Mix>(mix) != Mix::unit) return;
    for (const double share : greatest) QVERIFY(share > 0.002);
  }
};

HAIRLINE_TEST(TestErrorBound, nothing);
#include "test_error_bound.moc"
