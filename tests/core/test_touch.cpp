#include <QTest>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "core/queries.h"
#include "core/shapes/fields.h"
#include "core/shapes/positions.h"
#include "core/shapes/validate.h"
#include "core/solve/exact_move.h"
#include "core/solve/touch.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/general_pairs.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::ShapeMaker;

/// The exact relation of shapes, and bringing them into contact.
class TestTouch : public QObject {
  Q_OBJECT

  using V = Vector3<double>;
  using Box = Aabb<double>;

  static std::string describePair(const Shape& a, const Shape& b) {
    return testing::describe(Kind::intersect, std::array<const Shape*, 2>{&a, &b});
  }

  static std::optional<Report> ask(const Shape& a, const Shape& b, Kind kind,
                                   std::string_view method) {
    const auto found = testing::findQuery(a, b, kind, method);
    if (!found || !found->entry->has(ScalarKind::exact)) return std::nullopt;
    return found->entry->run(found->shapes, ScalarKind::exact, {}, false);
  }

  static bool isNear(double a, double b) {
    return std::abs(a - b) <= 1e-12 * std::max({1.0, std::abs(a), std::abs(b)});
  }

  // The verdict against the intersect query, the distance against the closest one, the depth
  // against that of sat.
  static void checkContact(const Shape& a, const Shape& b, const Contact& contact,
                           Failures& failures) {
    const auto text = [&] { return describePair(a, b); };
    const bool hit = contact.state != ContactState::apart;
    if (const auto verdict = exactVerdict(a, b)) failures.check(*verdict == hit, text);
    if (const auto closest = ask(a, b, Kind::closest, "reference")) {
      if (closest->sqdist && closest->sqdist->exact) {
        failures.check(hit == (sign(*closest->sqdist->exact) == 0), text);
        if (!hit) {
          failures.check(contact.gap.square() == closest->sqdist->exact,
                         [&] { return "distance of " + text(); });
        }
      }
    }
    failures.check((contact.gap.sign() == 0) == (contact.state == ContactState::touching) ||
                       contact.state == ContactState::overlapping,
                   [&] { return "state of " + text(); });
    // In space shapes of the plane are free at once.
    if (isPlanar(a)) return;
    if (const auto sat = ask(a, b, Kind::intersect, "sat"); sat && hit && sat->overlap) {
      const Rational& amount = *sat->overlap->amount.exact;
      const double depth = -contact.gap.value();
      const bool touches = contact.state == ContactState::touching;
      failures.check(sign(amount) != 0 || touches, [&] { return "touching of " + text(); });
      // Of shapes without an inside sat may not look at the axis that frees them.
      failures.check(isNear(depth, sat->overlap->distance.value) || (depth == 0 && touches),
                     [&] { return "depth of " + text(); });
    }
  }

  static std::vector<std::size_t> everyType() {
    std::vector<std::size_t> types;
    for (std::size_t i = 0; i < shapeTypeCount; ++i) types.push_back(i);
    return types;
  }

  static bool isRound(const Shape& shape) {
    return std::holds_alternative<Sphere<double>>(shape) ||
           std::holds_alternative<Capsule<double>>(shape);
  }
  static bool isUnion(const Shape& shape) {
    return std::holds_alternative<Quad<double>>(shape) ||
           std::holds_alternative<Polygon<double>>(shape) || std::holds_alternative<Mesh>(shape);
  }

  // Shapes with rims or radii of three sizes have no parts whose distance is exact: of them only a
  // bracket of the contact is found.
  static bool isCurved(const Shape& shape) {
    return std::holds_alternative<Cylinder<double>>(shape) ||
           std::holds_alternative<Cone<double>>(shape) ||
           std::holds_alternative<Disc<double>>(shape) ||
           std::holds_alternative<Ellipsoid<double>>(shape);
  }

  static double sizeOf(const Shape& shape) {
    Shape copy = shape;
    double size = 1;
    for (const double* number : placeNumbers(copy)) size = std::max(size, std::abs(*number));
    return size;
  }

 private slots:
  void everyPair_data() {
    QTest::addColumn<bool>("onGrid");
    QTest::addColumn<bool>("degenerate");
    QTest::newRow("random") << false << false;
    QTest::newRow("grid") << true << false;
    QTest::newRow("degenerate") << true << true;
  }
  void everyPair() {
    QFETCH(bool, onGrid);
    QFETCH(bool, degenerate);
    ShapeMaker maker(20261122);
    maker.setOnGrid(onGrid);
    maker.setDegenerate(degenerate);
    maker.setExactlyFlat(onGrid);
    Failures failures;
    int solved = 0;
    int exact = 0;
    int refused = 0;
    for (const std::size_t i : everyType()) {
      for (const std::size_t j : everyType()) {
        // Numbers with many digits are slow: a third of the pairs will do.
        if (!onGrid && (i + j) % 3 != 0) continue;
        if (isPlanar(maker.next(i)) != isPlanar(maker.next(j))) continue;
        for (int n = 0; n < 1; ++n) {
          const Shape a = maker.next(i);
          const Shape b = maker.next(j);
          if (validate(a) || validate(b)) continue;
          const auto text = [&] { return describePair(a, b); };
          const Result<Contact> contact = contactOf(a, b);
          if (!contact) {
            failures.check(!contact.error().message.isEmpty(), text);
            refused += isCurved(a) || isCurved(b) ? 0 : 1;
            continue;
          }
          checkContact(a, b, *contact, failures);
          const Result<Solved> touching = touch(a, b);
          if (!touching) {
            failures.check(!touching.error().message.isEmpty(), text);
            ++refused;
            continue;
          }
          ++solved;
          if (touching->isExact()) ++exact;
          failures.check(!validate(touching->shape), text);
          checkContact(touching->shape, b, touching->contact, failures);
          const double left = std::abs(touching->contact.gap.value());
          // Round shapes are freed of the parts of another one at a time, which need not end.
          const bool isHard = (isRound(a) || isRound(b)) && (isUnion(a) || isUnion(b));
          failures.check(isHard || left <= 1e-14 * std::max(sizeOf(touching->shape), sizeOf(b)),
                         [&] { return "left " + std::to_string(left) + " of " + text(); });
        }
      }
    }
    qInfo("%d solved, %d exactly, %d refused", solved, exact, refused);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(solved > 6 * refused);
    if (onGrid) QVERIFY(exact > solved * 6 / 10);
  }

  void boxesOntoEachOther() {
    const Box moving{{-3, 0.1, 0.2}, {-1.9, 1, 0.7}};
    const Box fixed{{0.3, 0, 0}, {1, 1, 1}};
    const Result<Solved> solved = touch(moving, fixed);
    QVERIFY(solved);
    QVERIFY(solved->isExact() && solved->isVerified);
    const Box& box = std::get<Box>(solved->shape);
    QCOMPARE(box.max[0], 0.3);
    QCOMPARE(box.min[1], 0.1);
    // Out of an overlap by the shortest translation.
    const Result<Solved> freed = touch(Box{{-3, 0, 0}, {0.4, 1, 1}}, fixed);
    QVERIFY(freed && freed->isExact());
    QCOMPARE(std::get<Box>(freed->shape).max[0], 0.3);
  }

  void cornerOntoAFace() {
    // The foot of the corner on x + y + z = 1 is (1/3, 1/3, 1/3), which is not representable.
    const Triangle<double> face{{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}};
    const Result<Solved> solved = touch(Point<double>{{0.9, 0.9, 0.9}}, face);
    QVERIFY(solved);
    QVERIFY(solved->isExact());
    const V point = std::get<Point<double>>(solved->shape).position;
    QVERIFY((point - V::Constant(1.0 / 3)).norm() < 1e-15);
    const Rational sum = Rational(point[0]) + Rational(point[1]) + Rational(point[2]);
    QCOMPARE(sum.toString(), std::string("1"));
  }

  void irrationalContactsSayWhatIsLeft() {
    const Plane<double> plane{{1, 1, 0}, 1};
    const Result<Solved> solved = touch(Sphere<double>{{3, 3, 0}, 1}, plane);
    QVERIFY(solved);
    QVERIFY(!solved->isExact() && solved->isIrrational);
    QVERIFY(solved->contact.gap.sign() != 0);
    QVERIFY(std::abs(solved->contact.gap.value()) < 1e-15);
    QVERIFY(!solved->contact.gap.rational());
    // Along 3, 4 the length is 5.
    const Result<Solved> rational =
        touch(Sphere<double>{{3, 3, 0}, 1}, Plane<double>{{3, 4, 0}, 1});
    QVERIFY(rational && !rational->isIrrational);
  }

  void alongADirection() {
    const Box fixed{{0, 0, 0}, {1, 1, 1}};
    const Box moving{{-3, -3, 0}, {-2, -2, 1}};
    QVERIFY(!touch(moving, fixed, V(1, 0, 0)));
    QVERIFY(!touch(moving, fixed, V(0, 0, 0)));
    const Result<Solved> diagonal = touch(moving, fixed, V(1, 1, 0));
    QVERIFY(diagonal && diagonal->isExact());
    QCOMPARE(std::get<Box>(diagonal->shape).max, V(0, 0, 1));
    // Out of an overlap, though another way is shorter.
    const Result<Solved> up = touch(Box{{-0.9, 0, 0.2}, {0.1, 1, 1.2}}, fixed, V(0, 0, 5));
    QVERIFY(up && up->isExact());
    QCOMPARE(std::get<Box>(up->shape).min[2], 1.0);
    const Result<Solved> sphere =
        touch(Sphere<double>{{0, 0, 5}, 1}, Plane<double>{{0, 0, 2}, 1}, V(1, 0, 1));
    QVERIFY(sphere && sphere->isExact());
    QCOMPARE(std::get<Sphere<double>>(sphere->shape).center, V(-3.5, 0, 1.5));
  }

  void extremeScales_data() {
    QTest::addColumn<double>("scale");
    for (const double scale : {1e-300, 1e-150, 1e150, 1e300}) {
      QTest::newRow(qPrintable(QString::number(scale))) << scale;
    }
  }
  void extremeScales() {
    QFETCH(double, scale);
    const Box fixed{V(0, 0, 0), V(1, 1, 1) * scale};
    const Triangle<double> moving{
        {{V(3, 0.1, 0.5) * scale, V(4, 1, 0) * scale, V(4, 0, 2) * scale}}};
    const Result<Solved> solved = touch(moving, fixed);
    QVERIFY(solved);
    QVERIFY(solved->isExact() && solved->isVerified);
    QCOMPARE(std::get<Triangle<double>>(solved->shape).vertices[0][0], scale);
    const Result<Solved> apart = oneUlp(moving, fixed, UlpStep::apart);
    QVERIFY(apart && apart->contact.state == ContactState::apart);
    QVERIFY(apart->contact.gap.sign() > 0);
  }

  void touchesAtOppositeScales() {
    const Result<Solved> solved =
        touch(Point<double>{{1e300, 1e-300, 0}}, Box{{0, 0, 0}, {1e-300, 1e-300, 1e-300}});
    QVERIFY(solved && solved->isExact());
    QCOMPARE(std::get<Point<double>>(solved->shape).position, V(1e-300, 1e-300, 0));
  }

  // Cylinders and cones have no exact distance; their position is found where the verdict changes.
  void roundSolidsGoToWhereTheVerdictTurns() {
    const Shape cylinder = Cylinder<double>{{0.1, 0, -1}, {0.1, 0, 1}, 1};
    const Shape cone = Cone<double>{{-0.3, 0.2, -2.1}, {0, 0, 1}, 2, 0.7};
    const std::array<Shape, 6> others{
        Box{{3, -1.5, -1}, {4, 1.3, 1}},
        Sphere<double>{{-2.5, 1.3, 0.7}, 0.6},
        Triangle<double>{{{{2.2, 0.3, 0.1}, {3, 1, 2}, {2.7, -2, 0.4}}}},
        Segment<double>{{-0.2, -0.1, 0.3}, {5, 0.4, 0.1}},
        Cone<double>{{2.5, 0.3, -1}, {1, 0, 0}, 1, 1.5},
        Capsule<double>{{-3, 0.4, -0.2}, {-2.5, 1.6, 0}, 0.4}};
    for (const Shape& moving : {cylinder, cone}) {
      for (const Shape& fixed : others) {
        const std::string text = describePair(moving, fixed);
        const Result<Solved> met = touch(moving, fixed);
        QVERIFY2(met, (text + (met ? "" : met.error().message.text())).c_str());
        QVERIFY2(exactVerdict(met->shape, fixed) == true, text.c_str());
        QVERIFY2(met->bracket && *met->bracket > 0 && *met->bracket < 1e-12, text.c_str());
        const Result<Solved> apart = oneUlp(moving, fixed, UlpStep::apart);
        QVERIFY2(apart && exactVerdict(apart->shape, fixed) == false, text.c_str());
        // The result stays unchanged.
        const Result<Solved> again = touch(met->shape, fixed);
        QVERIFY2(again && exactVerdict(again->shape, fixed) == true, text.c_str());
      }
    }
    // Side against face, the place is known.
    const Result<Solved> beside = touch(cylinder, others[0]);
    QVERIFY(std::abs(std::get<Cylinder<double>>(beside->shape).a[0] - 2) < 1e-9);
  }

  void whatCannotBeSolvedIsRefused() {
    const Shape cone = Cone<double>{{0, 0, 0}, {0, 0, 1}, 1, 1};
    const Shape triangle = Triangle<double>{{{{5, 0, 0}, {6, 0, 0}, {5, 1, 0}}}};
    QVERIFY(touch(cone, Plane<double>{{0, 0, 1}, -3}));
    QVERIFY(!touch(Plane<double>{{0, 0, 1}, 0}, Plane<double>{{1, 0, 0}, 0}));
    QVERIFY(touch(Plane<double>{{0, 0, 1}, 0}, Plane<double>{{0, 0, 2}, 3}));
    QVERIFY(!touch(Line<double>{{0, 0, 0}, {0, 0, 1}}, Plane<double>{{1, 0, 1}, 0}));
    QVERIFY(!touch(Shape(testing::emptySlabs()), triangle));
  }

  void piercedDiagonalIsNoTouch() {
    // A quad that is not exactly flat is two triangles; the segment goes through their common edge.
    Quad<double> quad{{{{0, 0, 0}, {1, 0, 1e-13}, {1, 1, 0}, {0, 1, 0}}}};
    const Shape segment = Segment<double>{{0.5, 0.5, -1}, {0.5, 0.5, 1}};
    const Result<Contact> contact = contactOf(segment, quad);
    QVERIFY(contact);
    QCOMPARE(contact->state, ContactState::overlapping);
  }

  // No double step between that and none leaves the contact; judged by the query.
  void oneUlpIsTheSmallestStep() {
    ShapeMaker maker(7);
    Failures failures;
    int checked = 0;
    for (const bool onGrid : {false, true}) {
      maker.setOnGrid(onGrid);
      for (const std::size_t type :
           {shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>(), shapeIndex<Obb<double>>(),
            shapeIndex<Sphere<double>>(), shapeIndex<Tetrahedron<double>>()}) {
        for (int n = 0; n < caseCount(6); ++n) {
          const Shape a = maker.next(type);
          const Shape b = maker.next(shapeIndex<Aabb<double>>());
          const auto text = [&] { return describePair(a, b); };
          const Result<Solved> apart = oneUlp(a, b, UlpStep::apart);
          failures.check(bool(apart), text);
          if (!apart) continue;
          ++checked;
          failures.check(apart->contact.state == ContactState::apart, text);
          failures.check(exactVerdict(apart->shape, b) == std::optional<bool>(false), text);
          failures.check(apart->contact.gap.value() <= 1e-14 * std::max(sizeOf(a), sizeOf(b)),
                         [&] { return "gap of " + text(); });
          const Result<Solved> into = oneUlp(a, b, UlpStep::into);
          if (!into) continue;
          failures.check(into->contact.state == ContactState::overlapping, text);
          failures.check(exactVerdict(into->shape, b) == std::optional<bool>(true), text);
          failures.check(into->contact.gap.value() >= -1e-14 * std::max(sizeOf(a), sizeOf(b)),
                         [&] { return "depth of " + text(); });
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(checked > 6 * caseCount(6));
    const Result<Solved> apart =
        oneUlp(Box{{2, 0, 0}, {3, 1, 1}}, Box{{0, 0, 0}, {1, 1, 1}}, UlpStep::apart);
    QVERIFY(apart);
    QCOMPARE(std::get<Box>(apart->shape).min[0], std::nextafter(1.0, 2.0));
    const Result<Solved> into =
        oneUlp(Box{{2, 0, 0}, {3, 1, 1}}, Box{{0, 0, 0}, {1, 1, 1}}, UlpStep::into);
    QVERIFY(into);
    QCOMPARE(std::get<Box>(into->shape).min[0], std::nextafter(1.0, 0.0));
    // At zero the smallest step is the least double.
    const Result<Solved> least =
        oneUlp(Box{{-3, 0, 0}, {-1, 1, 1}}, Box{{0, 0, 0}, {1, 1, 1}}, UlpStep::apart);
    QVERIFY(least);
    QCOMPARE(std::get<Box>(least->shape).max[0], -std::numeric_limits<double>::denorm_min());
    QVERIFY(!oneUlp(Point<double>{{0, 0, 3}}, Triangle<double>{{{{1, 0, 0}, {0, 1, 0}, {0, 0, 0}}}},
                    UlpStep::into));
  }

  void orderOfDoubles() {
    for (const double x : {0.0, -0.0, 1.0, -1.0, 1e-300, -1e300, 5e-324}) {
      QCOMPARE(doubleAt(orderOf(x)), x);
      QCOMPARE(stepped(x, 1), std::nextafter(x, std::numeric_limits<double>::infinity()));
      QCOMPARE(stepped(x, -1), std::nextafter(x, -std::numeric_limits<double>::infinity()));
    }
    constexpr double largest = std::numeric_limits<double>::max();
    QCOMPARE(stepped(largest, 5), largest);
    QCOMPARE(stepped(-largest, -5), -largest);
  }
};

HAIRLINE_TEST(TestTouch, nothing);
#include "test_touch.moc"
