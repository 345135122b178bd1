#include <QTest>

#include "core/shapes/shape.h"
#include "tests/support/closest_checks.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::ClosestChecks;
using testing::ShapeMaker;

// A point with a rectangle and with an oriented box, on axes orthonormal or not to the last bit.
class TestClosestPointBoxes : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  testing::Random m_random{47};

  // Half of the points are placed in the set, or on its boundary, along the stored axes.
  template <typename Box>
  V pointFor(const Box& box, bool onGrid) {
    if (m_random.chance(0.5)) return onGrid ? m_random.gridPoint(-2, 2) : m_random.point(-1.5, 1.5);
    V point = box.center;
    for (std::size_t i = 0; i < box.axes.size(); ++i) {
      point += box.axes[i] * (box.halfExtents[i] * m_random.integer(-2, 2) / 2);
    }
    return point;
  }

  template <typename Box>
  void compare(const char* what, int count, bool onGrid, double scale, bool bounded) {
    ShapeMaker maker(48);
    maker.setOnGrid(onGrid);
    ClosestChecks checks;
    checks.setBounded(bounded);
    for (int i = caseCount(count); i > 0; --i) {
      Box box = std::get<Box>(maker.next(shapeIndex<Box>()));
      V point = pointFor(box, onGrid);
      box.center *= scale;
      for (double& extent : box.halfExtents) extent *= scale;
      point *= scale;
      checks.check(Point<double>{point}, box);
    }
    qInfo("%s: %s", what, checks.summary().c_str());
    QVERIFY2(checks.failures().none(), checks.failures().text());
    // Off the grid few points end up exactly where they were placed.
    if (onGrid) {
      QVERIFY2(checks.isBalanced(), checks.summary().c_str());
    }
  }

 private slots:
  void random() {
    compare<Obb<double>>("obb", 1000, false, 1, true);
    compare<Rectangle<double>>("rectangle", 1000, false, 1, true);
  }
  void onAGrid() {
    compare<Obb<double>>("obb on a grid", 2000, true, 1, true);
    compare<Rectangle<double>>("rectangle on a grid", 2000, true, 1, true);
  }
  void hugeAndTiny() {
    for (const double scale : {1e-300, 1e-30, 1e30, 1e300}) {
      compare<Obb<double>>("scaled obb", 60, false, scale, false);
      compare<Rectangle<double>>("scaled rectangle", 60, false, scale, false);
    }
  }

  // Axes as far from orthonormal as is legal: the clamped projection is not the nearest point, and
  // exact has to find the one that is.
  void axesAsStored() {
    ClosestChecks checks;
    ShapeMaker maker(49);
    int moved = 0;
    for (int i = caseCount(600); i > 0; --i) {
      auto box = std::get<Obb<double>>(maker.next(shapeIndex<Obb<double>>()));
      for (V& axis : box.axes) axis += m_random.point(-1, 1) * 2e-10;
      const V point = pointFor(box, false);
      checks.check(Point<double>{point}, box);
      Rectangle<double> rectangle{
          box.center, {box.axes[0], box.axes[1]}, {box.halfExtents[0], box.halfExtents[1]}};
      checks.check(Point<double>{point}, rectangle);
      // Whether the clamped projections differ from the answer.
      const Shape a = Point<double>{point};
      const Shape b = box;
      const std::array<const Shape*, 2> shapes{&a, &b};
      V held = box.center;
      for (std::size_t k = 0; k < 3; ++k) {
        held += box.axes[k] * std::clamp(box.axes[k].dot(point - box.center), -box.halfExtents[k],
                                         box.halfExtents[k]);
      }
      for (const FittingQuery& query : queriesFor(shapes)) {
        if (query.entry->info.method != "clamp") continue;
        const Report report = query.entry->run(query.shapes, ScalarKind::exact, {}, false);
        moved += (report.points[1].toVector() - held).norm() > 1e-11 ? 1 : 0;
      }
    }
    qInfo("axes askew by 1e-10: %s; held projections are off in %d", checks.summary().c_str(),
          moved);
    QVERIFY2(checks.failures().none(), checks.failures().text());
    QVERIFY(moved > 0);
  }
};

HAIRLINE_TEST(TestClosestPointBoxes, nothing);
#include "test_closest_point_boxes.moc"
