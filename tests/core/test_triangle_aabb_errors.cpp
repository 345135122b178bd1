#include <QTest>
#include <algorithm>
#include <cmath>

#include "tests/support/test_class.h"
#include "tests/support/triangle_aabb_methods.h"

using namespace hairline;
using Input = triangle_aabb::Input<double>;

namespace {

template <typename S>
void expectEverywhere(const Input& input, bool hit) {
  testing::forEachJudgedMethod([&]<typename Q>() {
    QVERIFY2((test<Q, S>(input) == hit), Q::info.method.data());
    QVERIFY2((solve<Q, S>(input).hit == hit), Q::info.method.data());
  });
}

// The axis x cross (v1 - v0), written as in the texts: the box about the origin with half extents
// h, p0 and p2 the projections of the vertices 0 and 2. `faulty` takes p2 with y and z mixed up.
bool firstCrossAxisSeparates(const Input& input, bool faulty) {
  const Vector3<double> h = input.b.max;
  const auto& v = input.a.vertices;
  const double y = v[1][1] - v[0][1];
  const double z = v[1][2] - v[0][2];
  const double p0 = v[0][2] * v[1][1] - v[0][1] * v[1][2];
  const double p2 = faulty ? v[2][2] * y - v[2][2] * z : v[2][2] * y - v[2][1] * z;
  const double r = h[1] * std::abs(z) + h[2] * std::abs(y);
  return std::max(-std::max(p0, p2), std::min(p0, p2)) > r;
}

}  // namespace

/// Mistakes that the published listings of triangle and box contain, or invite: each input is one
/// that the faulty form gets wrong.
class TestTriangleAabbErrors : public QObject {
  Q_OBJECT

 private slots:
  void projectionOfVertexTwoMixesYAndZ() {
    // The edge from vertex 0 to 2 runs through the middle of the box.
    const Input input{{{{{0, 1.5, -3}, {0, 1.5, 3}, {0, -0.5, 3}}}}, {{-1, -1, -1}, {1, 1, 1}}};
    QVERIFY(firstCrossAxisSeparates(input, true));
    QVERIFY(!firstCrossAxisSeparates(input, false));
    expectEverywhere<float>(input, true);
    expectEverywhere<double>(input, true);
    expectEverywhere<Exact>(input, true);
  }

  void zeroCrossProductIsNoSeparatingAxis() {
    // An edge along x: x cross edge is the zero vector, both projections are [0, 0], and a test
    // that calls touching intervals apart (>=) reports a miss.
    const Input input{{{{{-0.5, 0, 0}, {0.5, 0, 0}, {0, 0.5, 0}}}}, {{-1, -1, -1}, {1, 1, 1}}};
    expectEverywhere<float>(input, true);
    expectEverywhere<double>(input, true);
    expectEverywhere<Exact>(input, true);
    // All axes but the box normals are zero.
    const Input point{{{{{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}}}, {{-1, -1, -1}, {1, 1, 1}}};
    expectEverywhere<float>(point, true);
    expectEverywhere<Exact>(point, true);
  }

  void productOfTwoSignedDistancesUnderflows() {
    // Only the triangle's normal separates. The distances of the box's corners from its plane are
    // about 2^-600, well within double; their product is not.
    const double s = 0x1p-200;
    const Input input{{{{{3 * s, 0, 0}, {0, 3 * s, 0}, {0, 0, 3 * s}}}},
                      {{0, 0, 0}, {0.9 * s, 0.9 * s, 0.9 * s}}};
    const Vector3<double> n = normal(input.a);
    const double nearest = dot(n, input.b.max - input.a.vertices[0]);
    const double farthest = dot(n, input.b.min - input.a.vertices[0]);
    QVERIFY(nearest < 0 && farthest < 0);
    QVERIFY(!(nearest * farthest > 0));
    testing::forEachJudgedMethod([&]<typename Q>() {
      QVERIFY2((!test<Q, double>(input)), Q::info.method.data());
      QVERIFY2((!test<Q, Exact>(input)), Q::info.method.data());
    });
    // The same at 1e-13 in float.
    const double t = 1e-13;
    const Input small{{{{{3 * t, 0, 0}, {0, 3 * t, 0}, {0, 0, 3 * t}}}},
                      {{0, 0, 0}, {0.9 * t, 0.9 * t, 0.9 * t}}};
    expectEverywhere<float>(small, false);
    expectEverywhere<Exact>(small, false);
  }

  void roundedCentresLoseFaceContacts() {
    // Centre and half extent of [0.1, 0.2] rounded: the lower face moves up by an ulp.
    const double min = 0.1;
    const double max = 0.2;
    const double center = (min + max) / 2;
    const double half = (max - min) / 2;
    QVERIFY(std::abs(min - center) > half);
    const Input input{{{{{min, 0.5, 0.5}, {0, 0.1, 0.2}, {0, 0.7, 0.3}}}},
                      {{min, 0, 0}, {max, 1, 1}}};
    expectEverywhere<double>(input, true);
    expectEverywhere<Exact>(input, true);
  }
};

HAIRLINE_TEST(TestTriangleAabbErrors, nothing);
#include "test_triangle_aabb_errors.moc"
