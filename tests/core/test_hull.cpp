#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "core/math/orientation.h"
#include "core/shapes/hull.h"
#include "tests/support/failures.h"
#include "tests/support/random.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::Failures;
using testing::Random;

namespace {

using Points = std::vector<Vector3<double>>;

const Vector3<double>& at(const Points& points, int i) {
  return points[static_cast<std::size_t>(i)];
}

// Closed, and every point on the inner side of every face.
bool isSolidHull(const Hull& hull, const Points& points) {
  std::map<std::pair<int, int>, int> edges;
  for (const auto& face : hull.faces) {
    for (std::size_t i = 0; i < 3; ++i) ++edges[{face[i], face[(i + 1) % 3]}];
    for (const Vector3<double>& point : points) {
      if (orientation(at(points, face[0]), at(points, face[1]), at(points, face[2]), point) > 0) {
        return false;
      }
    }
  }
  return std::all_of(edges.begin(), edges.end(), [&](const auto& edge) {
    return edge.second == 1 && edges.contains({edge.first.second, edge.first.first});
  });
}

std::string describe(const Points& points) {
  std::string text;
  for (const Vector3<double>& p : points) {
    text += QString::asprintf(" {%a, %a, %a}", p[0], p[1], p[2]).toStdString();
  }
  return text;
}

}  // namespace

class TestHull : public QObject {
  Q_OBJECT

 private slots:
  void dimensions() {
    QCOMPARE(convexHull(Points{}).dimension, -1);
    QCOMPARE(convexHull(Points{{1, 2, 3}, {1, 2, 3}}).dimension, 0);
    const Hull segment = convexHull(Points{{1, 1, 1}, {0, 0, 0}, {3, 3, 3}, {2, 2, 2}});
    QCOMPARE(segment.dimension, 1);
    QCOMPARE(segment.outline, (std::vector<int>{1, 2}));
    // A square with a point on an edge, one inside, and one twice.
    const Hull flat = convexHull(
        Points{{0, 0, 5}, {2, 0, 5}, {1, 0, 5}, {2, 2, 5}, {1, 1, 5}, {0, 2, 5}, {0, 0, 5}});
    QCOMPARE(flat.dimension, 2);
    QCOMPARE(flat.outline.size(), std::size_t(4));
    // Coplanar except for one ulp.
    const Points nearlyFlat{{0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1 + 0x1p-52}};
    QCOMPARE(convexHull(nearlyFlat).dimension, 3);
  }

  void cube() {
    Points points;
    for (int i = 0; i < 27; ++i) points.emplace_back(i % 3, i / 3 % 3, i / 9);
    const Hull hull = convexHull(points);
    QCOMPARE(hull.dimension, 3);
    QVERIFY(isSolidHull(hull, points));
  }

  void largeHullsAreQuick() {
    Random random(52);
    Points points;
    while (points.size() < 30000) {
      const Vector3<double> point = random.point(-1, 1);
      if (squaredNorm(point) > 0.01) points.push_back(point.normalized());
    }
    const Hull hull = convexHull(points);
    std::map<std::pair<int, int>, int> edges;
    std::set<int> vertices;
    for (const auto& face : hull.faces) {
      for (std::size_t i = 0; i < 3; ++i) ++edges[{face[i], face[(i + 1) % 3]}];
      vertices.insert(face.begin(), face.end());
    }
    QVERIFY(vertices.size() > 29000);
    QCOMPARE(hull.faces.size(), 2 * vertices.size() - 4);
    for (const auto& [edge, count] : edges) {
      QVERIFY(count == 1 && edges.contains({edge.second, edge.first}));
    }
  }

  void solidsAreClosedAndHoldAllPoints() {
    Random random(51);
    Failures failures;
    int solids = 0;
    for (int round = testing::caseCount(1500); round > 0; --round) {
      Points points;
      const int count = random.integer(4, 30);
      const int kind = round % 4;
      for (int i = 0; i < count; ++i) {
        Vector3<double> p = kind == 0   ? random.point(-1, 1)
                            : kind == 1 ? random.gridPoint(-1, 1)
                            : kind == 2 ? random.nudge(random.gridPoint(1, 3), 1)
                                        : random.point(-1e-200, 1e-200);
        points.push_back(p);
      }
      const Hull hull = convexHull(points);
      if (hull.dimension != 3) continue;
      ++solids;
      failures.check(isSolidHull(hull, points), [&] { return describe(points); });
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(solids > testing::caseCount(1500) / 2);
  }
};

HAIRLINE_TEST(TestHull, nothing);
#include "test_hull.moc"
