#include <QTest>
#include <algorithm>
#include <array>
#include <map>

#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/question.h"
#include "tests/support/random.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

using V = Vector3<double>;
using Exactly = Vector3<Rational>;

/// A question: what is asked, of how many points of how many coordinates.
struct Asked {
  Kind kind;
  std::size_t count;
  int dimension;
};

constexpr std::array<Asked, 4> questions{Asked{Kind::orientation, 3, 2},
                                         Asked{Kind::orientation, 4, 3},
                                         Asked{Kind::inCircle, 4, 2}, Asked{Kind::inSphere, 5, 3}};

std::vector<Shape> shapesOf(const Asked& asked, const std::vector<V>& points) {
  std::vector<Shape> shapes;
  for (const V& point : points) {
    if (asked.dimension == 2) {
      shapes.push_back(Point2<double>{{point[0], point[1]}});
    } else {
      shapes.push_back(Point<double>{point});
    }
  }
  return shapes;
}

std::vector<const Shape*> pointersTo(const std::vector<Shape>& shapes) {
  std::vector<const Shape*> pointers;
  for (const Shape& shape : shapes) pointers.push_back(&shape);
  return pointers;
}

int ask(const Asked& asked, const std::vector<V>& points, std::string_view method,
        ScalarKind scalar) {
  const std::vector<Shape> shapes = shapesOf(asked, points);
  const std::vector<const Shape*> operands = pointersTo(shapes);
  for (const IndexedQuery& query : findQueries(operands, asked.kind)) {
    if (query.entry->info.method != method) continue;
    const Report report = query.run(operands, scalar);
    // Beside the verdict of the fastest path.
    if (!report.sign || query.test(operands, scalar) != (*report.sign > 0)) return 7;
    return *report.sign;
  }
  return 8;
}

/// The sign of a triple product of differences, in rationals.
int sideOf(const Exactly& a, const Exactly& b, const Exactly& c, const Exactly& d) {
  return sign(dot(Exactly(a - d), cross(Exactly(b - d), Exactly(c - d))));
}

/// The answer by the centre of the circle or sphere, which is found by Cramer's rule on the planes
/// of equal distance; points of the plane lie on one sphere whose centre is in the plane. Nothing
/// for points that have none.
std::optional<int> byCentre(const Asked& asked, const std::vector<V>& points) {
  std::vector<Exactly> p;
  for (const V& point : points) p.push_back(fromDouble<Rational>(point));
  std::array<Exactly, 3> normals;
  std::array<Rational, 3> offsets;
  for (std::size_t i = 0; i < 3; ++i) {
    if (asked.dimension == 2 && i == 2) {
      normals[i] = Exactly(Rational(0), Rational(0), Rational(1));
      offsets[i] = Rational(0);
      continue;
    }
    normals[i] = (p[i + 1] - p[0]) * Rational(2);
    offsets[i] = squaredNorm(p[i + 1]) - squaredNorm(p[0]);
  }
  const Rational whole = dot(normals[0], cross(normals[1], normals[2]));
  if (sign(whole) == 0) return std::nullopt;
  Exactly centre = cross(normals[1], normals[2]) * offsets[0] +
                   cross(normals[2], normals[0]) * offsets[1] +
                   cross(normals[0], normals[1]) * offsets[2];
  for (int k = 0; k < 3; ++k) centre[k] /= whole;
  const Rational room =
      squaredNorm(Exactly(p[0] - centre)) - squaredNorm(Exactly(p.back() - centre));
  const int positive = asked.dimension == 2
                           ? sign(Rational((p[1][0] - p[0][0]) * (p[2][1] - p[0][1]) -
                                           (p[1][1] - p[0][1]) * (p[2][0] - p[0][0])))
                           : sideOf(p[0], p[1], p[2], p[3]);
  return sign(room) * positive;
}

/// Points at random, of a grid, or all but on one line, plane, circle or sphere.
std::vector<V> pointsFor(const Asked& asked, testing::Random& random) {
  std::vector<V> points;
  const int mix = random.integer(0, 3);
  const V origin = mix == 2 ? random.point(-2, 2) : V(V::Zero());
  const V u = random.point(-1, 1);
  const V v = random.point(-1, 1);
  for (std::size_t i = 0; i < asked.count; ++i) {
    V point = mix == 0 ? random.gridPoint(-2, 2) : random.point(-1, 1);
    if (mix >= 2) {
      const double s = random.integer(-8, 8) / 8.0;
      const double t = asked.dimension == 3 ? random.integer(-8, 8) / 8.0 : 0;
      point = random.nudge(V(origin + u * s + v * t), 1);
      if (asked.kind != Kind::orientation) {
        // Within roundings of one circle or sphere around the origin.
        point = random.point(-1, 1);
        if (asked.dimension == 2) point[2] = 0;
        point = random.nudge(V(point / point.norm() + origin), 1);
      }
    }
    if (asked.dimension == 2) point[2] = 0;
    points.push_back(point);
  }
  return points;
}

}  // namespace

/// The signs of Shewchuk's determinants, naive and always right.
class TestPredicates : public QObject {
  Q_OBJECT

 private slots:
  void signsAreShewchuks() {
    const std::vector<V> ccw{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    const std::vector<V> below{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, -1}};
    const std::vector<V> inCircle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.5, 0.5, 0}};
    const std::vector<V> inSphere{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, -1}, {0.5, 0.5, -0.25}};
    const std::array<const std::vector<V>*, 4> positive{&ccw, &below, &inCircle, &inSphere};
    for (std::size_t i = 0; i < questions.size(); ++i) {
      for (const char* method : {"naive", "determinant", "reference"}) {
        QCOMPARE(ask(questions[i], *positive[i], method, ScalarKind::exact), 1);
        std::vector<V> exchanged = *positive[i];
        std::swap(exchanged[0], exchanged[1]);
        QCOMPARE(ask(questions[i], exchanged, method, ScalarKind::exact), -1);
      }
    }
  }

  void allAgreeExactly() {
    testing::Random random(2031);
    testing::Failures failures;
    std::map<std::string, int> wrong;
    for (const Asked& asked : questions) {
      int positive = 0;
      constexpr int cases = 1500;
      for (int i = 0; i < cases; ++i) {
        const std::vector<V> points = pointsFor(asked, random);
        const std::vector<Shape> shapes = shapesOf(asked, points);
        const auto text = [&] { return testing::describe(asked.kind, pointersTo(shapes)); };
        const int right = ask(asked, points, "reference", ScalarKind::exact);
        positive += right > 0 ? 1 : 0;
        for (const char* method : {"naive", "determinant"}) {
          failures.check(ask(asked, points, method, ScalarKind::exact) == right, text);
        }
        if (asked.kind != Kind::orientation) {
          if (const auto other = byCentre(asked, points)) failures.check(*other == right, text);
        }
        std::vector<V> single = points;
        for (V& point : single) point = point.cast<float>().cast<double>();
        const int rightInFloat = ask(asked, single, "reference", ScalarKind::exact);
        failures.check(ask(asked, points, "determinant", ScalarKind::float64) == right, text);
        failures.check(ask(asked, points, "determinant", ScalarKind::float32) == rightInFloat,
                       text);
        const std::string key(name(asked.kind));
        wrong[key] += ask(asked, points, "naive", ScalarKind::float64) != right ? 1 : 0;
      }
      QVERIFY2(testing::isBalanced(positive, cases), std::to_string(positive).c_str());
    }
    QVERIFY2(failures.none(), failures.text());
    // Rounding shows on points so placed.
    for (const auto& [kind, count] : wrong) QVERIFY2(count > 20, kind.c_str());
  }

  void sizesDoNotMatter() {
    testing::Random random(5);
    for (const Asked& asked : questions) {
      for (int i = 0; i < 60; ++i) {
        const double size = std::ldexp(1.0, random.integer(-1000, 1000));
        std::vector<V> points = pointsFor(asked, random);
        for (V& point : points) point *= size;
        QCOMPARE(ask(asked, points, "determinant", ScalarKind::float64),
                 ask(asked, points, "reference", ScalarKind::exact));
      }
    }
  }
};

HAIRLINE_TEST(TestPredicates, nothing);
#include "test_predicates.moc"
