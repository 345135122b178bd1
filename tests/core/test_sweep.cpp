#include <QTest>

#include "core/scene/transform.h"
#include "core/shapes/shape.h"
#include "tests/support/hit_rate.h"
#include "tests/support/random_shapes.h"
#include "tests/support/sweep_checks.h"
#include "tests/support/test_class.h"

using namespace hairline;
using testing::caseCount;
using testing::Displacements;
using testing::Failures;
using testing::ShapeMaker;
using testing::SweepChecks;

// Moving balls and boxes: every method against the reference, on random and difficult input.
class TestSweep : public QObject {
  Q_OBJECT

  using V = Vector3<double>;

  testing::Random m_random{83};
  /// How often a shape moves towards the other, and how often away from it; else it moves to about
  /// where that is.
  double m_aim = 0;
  double m_away = 0;

  static V placeOf(const Shape& shape) {
    if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) return sphere->center;
    if (const auto* box = std::get_if<Aabb<double>>(&shape)) return box->min;
    if (const auto* triangle = std::get_if<Triangle<double>>(&shape)) return triangle->vertices[0];
    if (const auto* polygon = std::get_if<Polygon<double>>(&shape)) return polygon->vertices[0];
    return V::Zero();
  }

  /// A displacement for a shape that starts at `start`: to about its origin, to a place beside it,
  /// or none.
  V wayFrom(const V& start, const Shape& a, const Shape& b, bool onGrid) {
    if (m_random.chance(0.05)) return V::Zero();
    V way = onGrid ? V(m_random.gridPoint(-1, 1) - start) : V(m_random.point(-0.8, 0.8) - start);
    if (m_random.chance(m_aim)) way = placeOf(b) - placeOf(a);
    if (m_random.chance(m_away)) return -way;
    if (m_random.chance(0.3)) way *= onGrid ? 2.0 : m_random.real(0.5, 3);
    if (m_random.chance(0.2)) way[m_random.integer(0, 2)] = 0;
    return way;
  }

  struct Case {
    Shape a;
    Shape b;
    Displacements ways;
  };

  Case next(ShapeMaker& maker, std::size_t first, std::size_t second, bool onGrid) {
    maker.setOnGrid(onGrid);
    const V start = m_random.chance(0.15) ? V(V::Zero())
                    : onGrid              ? m_random.gridPoint(-4, 4)
                                          : m_random.point(-4, 4);
    Case made{translated(maker.next(first), start), maker.next(second), {}};
    made.ways = {wayFrom(start, made.a, made.b, onGrid), V::Zero()};
    if (m_random.chance(0.5)) {
      // Both move: the same motion, seen from elsewhere.
      const V other = onGrid ? m_random.gridPoint(-3, 3) : m_random.point(-3, 3);
      made.ways = {made.ways[0] + other, other};
    }
    return made;
  }

  static Case scaled(Case made, double factor) {
    const auto scale = [factor](auto& shape) {
      using T = std::remove_cvref_t<decltype(shape)>;
      if constexpr (std::is_same_v<T, Sphere<double>>) {
        shape.center *= factor;
        shape.radius *= factor;
      } else if constexpr (std::is_same_v<T, Aabb<double>>) {
        shape.min *= factor;
        shape.max *= factor;
      } else if constexpr (std::is_same_v<T, Plane<double>>) {
        shape.offset *= factor;
      } else if constexpr (requires { shape.vertices[0] *= factor; }) {
        for (auto& vertex : shape.vertices) vertex *= factor;
      }
    };
    std::visit(scale, made.a);
    std::visit(scale, made.b);
    for (V& way : made.ways) way *= factor;
    return made;
  }

  /// Flat, collinear or single points; neighbours in the last place; or a million times as fast.
  Case nasty(Case made) {
    const auto flatten = [&](auto& shape) {
      using T = std::remove_cvref_t<decltype(shape)>;
      if constexpr (std::is_same_v<T, Aabb<double>>) {
        const int k = m_random.integer(0, 2);
        shape.max[k] = shape.min[k];
      } else if constexpr (std::is_same_v<T, Triangle<double>>) {
        auto& v = shape.vertices;
        v[2] = v[0] + (v[1] - v[0]) * m_random.integer(-1, 2);
        if (m_random.chance(0.3)) v[1] = v[0];
      }
    };
    const auto nudge = [&](auto& shape) {
      using T = std::remove_cvref_t<decltype(shape)>;
      if constexpr (std::is_same_v<T, Sphere<double>>) {
        shape.center = m_random.nudge(shape.center, 1);
      } else if constexpr (std::is_same_v<T, Aabb<double>>) {
        const V first = m_random.nudge(shape.min, 1);
        const V second = m_random.nudge(shape.max, 1);
        shape = {first.cwiseMin(second), first.cwiseMax(second)};
      } else if constexpr (std::is_same_v<T, Triangle<double>>) {
        for (V& vertex : shape.vertices) vertex = m_random.nudge(vertex, 1);
      }
    };
    if (m_random.chance(0.4)) std::visit(flatten, made.b);
    if (m_random.chance(0.2)) std::visit(flatten, made.a);
    if (m_random.chance(0.4)) {
      std::visit(nudge, made.a);
      std::visit(nudge, made.b);
      for (V& way : made.ways) way = m_random.nudge(way, 1);
    } else if (m_random.chance(0.5)) {
      // As it was at half time, but coming from afar.
      const V way = made.ways[0] - made.ways[1];
      made.a = translated(made.a, V(way * -(0x1p20 - 1)));
      made.ways = {way * 0x1p20, V::Zero()};
    }
    return made;
  }

  template <typename A, typename B>
  void compareAll(const char* what, int count, double aim, double away) {
    m_aim = aim;
    m_away = away;
    for (const char* mix : {"random", "grid", "nasty"}) {
      const bool onGrid = mix != std::string_view("random");
      ShapeMaker maker(89);
      SweepChecks checks;
      checks.setBounded(!onGrid);
      for (int i = caseCount(count); i > 0; --i) {
        Case made = next(maker, shapeIndex<A>(), shapeIndex<B>(), onGrid);
        if (mix == std::string_view("nasty")) made = nasty(made);
        checks.check(made.a, made.b, made.ways);
      }
      qInfo("%s, %s: %s", what, mix, checks.summary().c_str());
      QVERIFY2(checks.failures().none(), checks.failures().text());
      QVERIFY2(testing::isBalanced(checks.hitRate(), 1), what);
    }
    for (const double scale : {1e-300, 1e-30, 1e30, 1e300}) {
      ShapeMaker maker(97);
      SweepChecks checks;
      for (int i = caseCount(std::max(20, count / 20)); i > 0; --i) {
        const Case made = scaled(next(maker, shapeIndex<A>(), shapeIndex<B>(), i % 2 == 0), scale);
        checks.check(made.a, made.b, made.ways);
      }
      qInfo("%s at %g: %s", what, scale, checks.summary().c_str());
      QVERIFY2(checks.failures().none(), checks.failures().text());
    }
  }

  using SphereD = Sphere<double>;
  using AabbD = Aabb<double>;

  /// The verdict of the reference of a kind for shapes in their positions.
  static bool verdict(Kind kind, const Case& made) {
    const std::array<const Shape*, 2> shapes{&made.a, &made.b};
    for (const FittingQuery& query : queriesFor(shapes)) {
      const QueryInfo& info = query.entry->info;
      if (info.kind != kind || info.method != "reference") continue;
      return query.entry->test(query.shapes, ScalarKind::exact, {});
    }
    qFatal("there is no reference");
  }

 private slots:
  // Without motion, and with equal motions, a sweep gives the same answer as `intersect`.
  void atRestASweepIsAnIntersection() {
    const std::size_t sphere = shapeIndex<SphereD>();
    const std::size_t box = shapeIndex<AabbD>();
    const std::array<std::array<std::size_t, 2>, 7> pairs{{{sphere, shapeIndex<Plane<double>>()},
                                                           {box, shapeIndex<Plane<double>>()},
                                                           {sphere, sphere},
                                                           {sphere, shapeIndex<Triangle<double>>()},
                                                           {sphere, shapeIndex<Polygon<double>>()},
                                                           {sphere, box},
                                                           {box, box}}};
    m_aim = 0.8;
    m_away = 0;
    ShapeMaker maker(101);
    SweepChecks checks;
    for (int i = caseCount(700); i > 0; --i) {
      const bool onGrid = i % 2 == 0;
      const auto& [first, second] = pairs[static_cast<std::size_t>(i) % pairs.size()];
      Case made = next(maker, first, second, onGrid);
      if (i % 8 != 0) made = {translated(made.a, V(made.ways[0] - made.ways[1])), made.b, {}};
      const V way = onGrid ? m_random.gridPoint(-2, 2) : V(V::Zero());
      checks.check(made.a, made.b, {way, way});
      checks.failures().check(verdict(Kind::sweep, made) == verdict(Kind::intersect, made), [&] {
        return "at rest " + testing::describeSweep(made.a, made.b, {});
      });
    }
    qInfo("%s", checks.summary().c_str());
    QVERIFY2(checks.failures().none(), checks.failures().text());
    QVERIFY(testing::isBalanced(checks.hitRate(), 1));
  }

  void boxes() { compareAll<AabbD, AabbD>("aabb, aabb", 500, 0.1, 0); }
  void boxAndPlane() { compareAll<AabbD, Plane<double>>("aabb, plane", 500, 0, 0.4); }
  void sphereAndPlane() { compareAll<SphereD, Plane<double>>("sphere, plane", 500, 0, 0.3); }
  void spheres() { compareAll<SphereD, SphereD>("sphere, sphere", 400, 0.5, 0); }
  void sphereAndTriangle() {
    compareAll<SphereD, Triangle<double>>("sphere, triangle", 600, 0.5, 0);
  }
  void sphereAndPolygon() { compareAll<SphereD, Polygon<double>>("sphere, polygon", 150, 0.5, 0); }
  void sphereAndBox() { compareAll<SphereD, AabbD>("sphere, aabb", 250, 0.3, 0); }
};

HAIRLINE_TEST(TestSweep, nothing);
#include "test_sweep.moc"
