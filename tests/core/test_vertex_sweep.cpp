#include <QTest>

#include "core/query/proof/certificate.h"
#include "core/query/query.h"
#include "tests/support/failures.h"
#include "tests/support/hit_rate.h"
#include "tests/support/question.h"
#include "tests/support/test_class.h"
#include "tests/support/vertex_motion.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::MotionMaker;
using testing::MotionOracle;
using testing::MovingPair;

namespace {

using V = Vector3<double>;

/// Vertices that move alike.
struct Motion {
  std::vector<V> vertices;
  V displacement;
};

const IndexedQuery& methodOf(const MovingPair& pair, std::string_view method) {
  const auto shapes = pair.pointers();
  const auto queries = findQueries(shapes, Kind::sweep);
  return *std::ranges::find_if(
      queries, [&](const IndexedQuery& query) { return query.entry->info.method == method; });
}

Report reportOf(const MovingPair& pair, std::string_view method, ScalarKind scalar) {
  return methodOf(pair, method).answer(pair.pointers(), scalar, pair.options());
}

bool verdictOf(const MovingPair& pair, std::string_view method, ScalarKind scalar) {
  return methodOf(pair, method).test(pair.pointers(), scalar, pair.options());
}

MovingPair roundedToFloat(const MovingPair& pair) {
  const auto round = [](const V& v) { return V(v.cast<float>().cast<double>()); };
  MovingPair rounded = pair;
  for (std::size_t i = 0; i < 2; ++i) {
    std::vector<V> vertices = testing::verticesOf(pair.shapes[i]);
    for (V& vertex : vertices) vertex = round(vertex);
    rounded.shapes[i] = MotionMaker::shapeOf(vertices);
    for (V& way : rounded.ways[i]) way = round(way);
  }
  return rounded;
}

/// What is wrong with the exact answer; nothing if it is right.
std::optional<std::string> faultOf(const MovingPair& pair, const Report& report) {
  const MotionOracle oracle(pair);
  if (!report.hit) return "no verdict";
  if (!*report.hit) {
    return oracle.areDisjointOver(Rational(0), Rational(1)) ? std::nullopt : std::optional("miss");
  }
  if (!report.time || !report.point) return "no time or point";
  const Rational margin(0x1p-40);
  const Rational time = report.time->exact ? *report.time->exact : Rational(report.time->value);
  if (report.time->exact && !oracle.doMeetAt(time)) return "no contact at the time";
  if (!report.time->exact && oracle.areDisjointOver(maximum(time - margin, Rational(0)),
                                                    minimum(time + margin, Rational(1)), 20)) {
    return "no contact near the time";
  }
  // Operands that graze come close slowly, so that halves of time tell only farther from the
  // contact.
  const auto isFirst = [&](const Rational& gap, int halves) {
    const Rational before = time - gap;
    return sign(before) <= 0 || oracle.areDisjointOver(Rational(0), before, halves);
  };
  if (!isFirst(Rational(0x1p-16), 200) && !isFirst(Rational(0x1p-4), 4000)) {
    return "an earlier contact";
  }
  return std::nullopt;
}

}  // namespace

/// Sweeps in which every vertex moves on its own line.
class TestVertexSweep : public QObject {
  Q_OBJECT

  static void addPairs() {
    QTest::addColumn<int>("a");
    QTest::addColumn<int>("b");
    QTest::newRow("point triangle") << 1 << 3;
    QTest::newRow("segment segment") << 2 << 2;
    QTest::newRow("triangle triangle") << 3 << 3;
  }
  static MotionMaker makerOfRow(std::uint64_t seed) {
    QFETCH(int, a);
    QFETCH(int, b);
    return MotionMaker(static_cast<std::size_t>(a), static_cast<std::size_t>(b), seed);
  }

 private slots:
  void exactIsRight_data() { addPairs(); }
  void exactIsRight() {
    MotionMaker maker = makerOfRow(1402);
    Failures failures;
    int hits = 0;
    int irrational = 0;
    const int count = caseCount(80);
    for (const MotionMaker::Mix mix : MotionMaker::mixes) {
      int hitsOfMix = 0;
      for (int i = 0; i < count; ++i) {
        const MovingPair pair = maker.next(mix);
        const Report report = reportOf(pair, "cubic", ScalarKind::exact);
        const auto fault = faultOf(pair, report);
        failures.check(!fault, [&] { return *fault + ": " + describe(pair); });
        failures.check(verdictOf(pair, "cubic", ScalarKind::exact) == report.hit,
                       [&] { return "test and answer differ: " + describe(pair); });
        hitsOfMix += report.hit.value_or(false) ? 1 : 0;
        irrational += report.time && !report.time->exact ? 1 : 0;
      }
      qInfo("mix %d: %d of %d hit", static_cast<int>(mix), hitsOfMix, count);
      hits += hitsOfMix;
    }
    QVERIFY2(failures.none(), failures.text());
    const double rate = hits / (5.0 * count);
    QVERIFY2(rate >= 0.3 && rate <= 0.7, std::to_string(rate).c_str());
    if (!testing::isScaledDown()) QVERIFY(irrational > 10);
  }

  void normalsSeparate_data() { addPairs(); }
  void normalsSeparate() {
    MotionMaker maker = makerOfRow(1402);
    Failures failures;
    int count = 0;
    for (int i = 0; i < caseCount(400); ++i) {
      const MovingPair pair = maker.next(MotionMaker::Mix::random);
      const Report report = reportOf(pair, "cubic", ScalarKind::exact);
      if (!*report.hit || report.time->value == 0) continue;
      ++count;
      failures.check(report.normal.has_value(), [&] { return "no normal: " + describe(pair); });
      if (!report.normal) continue;
      const V normal = report.normal->toVector().normalized();
      double least = 1;
      for (std::size_t j = 0; j < 2; ++j) {
        const auto vertices = testing::verticesOf(pair.shapes[j]);
        for (std::size_t k = 0; k < vertices.size(); ++k) {
          const V at = vertices[k] + pair.ways[j][k] * report.time->value;
          const double height = normal.dot(at - report.point->toVector()) * (j == 0 ? 1 : -1);
          least = std::min(least, height);
        }
      }
      failures.check(least > -1e-9, [&] { return "the normal does not part: " + describe(pair); });
    }
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(testing::isScaledDown() || count > 50);
  }

  void subdivisionMissesNothing_data() { addPairs(); }
  void subdivisionMissesNothing() {
    MotionMaker maker = makerOfRow(1403);
    testing::Random random(1404);
    Failures failures;
    int falseHits = 0;
    int hits = 0;
    int count = 0;
    for (int i = 0; i < caseCount(1000); ++i) {
      MovingPair pair = maker.next(MotionMaker::mixes[static_cast<std::size_t>(i) % 5]);
      if (random.chance(0.5)) {
        // A contact that a few units in the last place make or break.
        for (auto& ways : pair.ways) {
          for (V& way : ways) way = random.nudge(way, 2);
        }
      }
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        if (scalar == ScalarKind::float32) pair = roundedToFloat(pair);
        const bool isHit = verdictOf(pair, "cubic", ScalarKind::exact);
        const Report report = reportOf(pair, "interval_subdivision", scalar);
        ++count;
        hits += isHit ? 1 : 0;
        const auto text = [&] { return std::string(name(scalar)) + ": " + describe(pair); };
        failures.check(report.hit.has_value(), text);
        failures.check(!isHit || *report.hit, [&] { return "missed in " + text(); });
        falseHits += !isHit && *report.hit ? 1 : 0;
        if (!isHit || !*report.hit) continue;
        const Report exact = reportOf(pair, "cubic", ScalarKind::exact);
        failures.check(report.timeBracket && report.time->value == report.timeBracket->min.value &&
                           report.time->value <= exact.time->value,
                       [&] { return "late in " + text(); });
      }
    }
    qInfo("%d of %d hit, %d false hits", hits, count, falseHits);
    QVERIFY2(failures.none(), failures.text());
    QVERIFY(hits > 0.3 * count && hits < 0.7 * count);
  }

  /// Features that slide in one plane, or one of them a segment: the derivative has no inverse, or
  /// there are many contacts at once.
  void singularContactsAreFound_data() {
    QTest::addColumn<Motion>("a");
    QTest::addColumn<Motion>("b");
    QTest::addColumn<double>("time");
    QTest::newRow("in a plane") << Motion{{V(1, 0, -1)}, V(0, -2, 2)}
                                << Motion{{V(2, 1, -2), V(-1, -2, 2), V(0, -1, 1)}, V(0, -2, 1)}
                                << 1.0 / 3;
    QTest::newRow("triangle without area")
        << Motion{{V(1, 0, 1)}, V(-1, 0, -2)}
        << Motion{{V(-2, -1, 0), V(2, 1, 2), V(2, 1, 2)}, V(1, 0, -2)} << 0.5;
    QTest::newRow("parallel segments") << Motion{{V(-2, 0, 1), V(2, 0, 1)}, V(1, 1, 1)}
                                       << Motion{{V(-1, 0, 2), V(1, 0, 2)}, V(2, 1, -2)} << 1.0 / 3;
  }
  void singularContactsAreFound() {
    QFETCH(Motion, a);
    QFETCH(Motion, b);
    QFETCH(double, time);
    MovingPair pair;
    for (std::size_t i = 0; i < 2; ++i) {
      const Motion& motion = i == 0 ? a : b;
      pair.shapes[i] = MotionMaker::shapeOf(motion.vertices);
      pair.ways[i].assign(motion.vertices.size(), motion.displacement);
    }
    QCOMPARE(reportOf(pair, "cubic", ScalarKind::exact).time->value, time);
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      const Report report = reportOf(pair, "interval_subdivision", scalar);
      QVERIFY(report.hit.value_or(false));
      const double margin = scalar == ScalarKind::float32 ? 1e-4 : 1e-10;
      QVERIFY(report.timeBracket->min.value <= time &&
              report.timeBracket->min.value >= time - margin &&
              report.timeBracket->max.value <= time + margin);
    }
  }

  void cubicInDoubleIsMostlyRight_data() { addPairs(); }
  void cubicInDoubleIsMostlyRight() {
    MotionMaker maker = makerOfRow(1405);
    int wrong = 0;
    int late = 0;
    const int count = caseCount(2000);
    for (int i = 0; i < count; ++i) {
      const MovingPair pair = maker.next(MotionMaker::Mix::random);
      const Report report = reportOf(pair, "cubic", ScalarKind::float64);
      const bool isHit = verdictOf(pair, "cubic", ScalarKind::exact);
      wrong += report.hit != isHit ? 1 : 0;
      QCOMPARE(verdictOf(pair, "cubic", ScalarKind::float64), *report.hit);
      if (report.hit != isHit || !isHit || i % 4 != 0) continue;
      const Report exact = reportOf(pair, "cubic", ScalarKind::exact);
      late += std::abs(exact.time->value - report.time->value) > 1e-9 ? 1 : 0;
    }
    QCOMPARE(wrong, 0);
    QCOMPARE(late, 0);
  }

  /// The four are coplanar where 1 + 3t - 3t² - 3t³ is zero, which is level at 1/3, where the root
  /// is not.
  void levelVolumesAreNoRoots() {
    const MovingPair pair{
        {Point<double>{V(-4, 3, 1)}, Triangle<double>{{V(0, 0, 0), V(1, 0, 0), V(0, 1, 0)}}},
        {{{V(6, -3, -1)}, {V(0, 0, 0), V(0, 0, 1), V(1, 0, 0)}}}};
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      const Report report = reportOf(pair, "cubic", scalar);
      QVERIFY(report.hit.value_or(false) && verdictOf(pair, "cubic", scalar));
      const double margin = scalar == ScalarKind::float32 ? 1e-6 : 1e-15;
      QVERIFY(std::abs(report.time->value - 0.79251721397434033) <= margin);
    }
  }

  /// Numbers of every size: products of five of them must neither overflow nor vanish.
  void sizesDoNotMatter_data() { addPairs(); }
  void sizesDoNotMatter() {
    MotionMaker maker = makerOfRow(1406);
    Failures failures;
    for (int i = 0; i < caseCount(60); ++i) {
      const MovingPair pair = maker.next(MotionMaker::mixes[static_cast<std::size_t>(i) % 5]);
      const Report right = reportOf(pair, "cubic", ScalarKind::exact);
      for (const int exponent : {-900, -200, -60, 60, 200, 900}) {
        MovingPair scaled = pair;
        for (std::size_t k = 0; k < 2; ++k) {
          std::vector<V> vertices = testing::verticesOf(pair.shapes[k]);
          for (V& vertex : vertices) vertex *= std::ldexp(1.0, exponent);
          scaled.shapes[k] = MotionMaker::shapeOf(vertices);
          for (V& way : scaled.ways[k]) way *= std::ldexp(1.0, exponent);
        }
        const auto text = [&] { return std::to_string(exponent) + ": " + describe(scaled); };
        failures.check(verdictOf(scaled, "cubic", ScalarKind::exact) == *right.hit, text);
        const ScalarKind rounded =
            std::abs(exponent) == 60 ? ScalarKind::float32 : ScalarKind::float64;
        for (const std::string_view method : {"cubic", "interval_subdivision"}) {
          const Report before = reportOf(pair, method, rounded);
          const Report after = reportOf(scaled, method, rounded);
          const auto named = [&] { return std::string(method) + " in " + text(); };
          failures.check(before.hit == after.hit, named);
          if (!before.time || !after.time) continue;
          failures.check(before.time->value == after.time->value, named);
        }
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  /// Meshes first meet where two of their triangles do.
  void meshesMeetByTheirTriangles_data() {
    QTest::addColumn<int>("a");
    QTest::newRow("point, mesh") << 1;
    QTest::newRow("segment, mesh") << 2;
    QTest::newRow("triangle, mesh") << 3;
    QTest::newRow("mesh, mesh") << 0;
  }
  void meshesMeetByTheirTriangles() {
    QFETCH(int, a);
    MotionMaker maker(a == 0 ? 3 : a, 3, 1408);
    Failures failures;
    int hits = 0;
    const int count = caseCount(20);
    for (int i = 0; i < count; ++i) {
      std::vector<MovingPair> parts;
      for (int k = 0; k < (a == 0 ? 2 : 3); ++k) {
        parts.push_back(maker.next(MotionMaker::mixes[static_cast<std::size_t>(i) % 5]));
      }
      MovingPair pair = parts[0];
      std::vector<MovingPair> pieces;
      for (std::size_t side = a == 0 ? 0 : 1; side < 2; ++side) {
        Mesh mesh;
        pair.ways[side].clear();
        for (const MovingPair& part : parts) {
          const int first = static_cast<int>(mesh.vertices.size());
          mesh.triangles.edit().push_back({first, first + 1, first + 2});
          for (const V& vertex : testing::verticesOf(part.shapes[side])) {
            mesh.vertices.edit().push_back(vertex);
          }
          pair.ways[side].insert(pair.ways[side].end(), part.ways[side].begin(),
                                 part.ways[side].end());
        }
        pair.shapes[side] = std::move(mesh);
      }
      for (const MovingPair& first : parts) {
        for (const MovingPair& second : parts) {
          const MovingPair& moving = a == 0 ? first : parts[0];
          MovingPair piece{{moving.shapes[0], second.shapes[1]}, {moving.ways[0], second.ways[1]}};
          if (a == 2) {
            std::vector<V> corners = testing::verticesOf(piece.shapes[0]);
            corners.push_back(corners.back());
            piece.shapes[0] = MotionMaker::shapeOf(corners);
            piece.ways[0].push_back(V(piece.ways[0].back()));
          }
          pieces.push_back(std::move(piece));
        }
      }
      std::optional<Report> right;
      for (const MovingPair& piece : pieces) {
        const Report report = reportOf(piece, "cubic", ScalarKind::exact);
        if (*report.hit && (!right || report.time->value < right->time->value)) right = report;
      }
      hits += right ? 1 : 0;
      const auto text = [&] { return describe(pair); };
      for (const std::string_view method : {"cubic", "reference"}) {
        const Report report = reportOf(pair, method, ScalarKind::exact);
        failures.check(*report.hit == right.has_value(), text);
        failures.check(!right || (report.time->value == right->time->value &&
                                  report.time->exact == right->time->exact),
                       text);
        failures.check(verdictOf(pair, method, ScalarKind::exact) == *report.hit, text);
        const Certificate certificate =
            certify(report, pair.pointers(), pair.options(), ProofEffort::every);
        failures.check(certificate.status == Certificate::Status::proven, text);
      }
      const Report safe = reportOf(pair, "interval_subdivision", ScalarKind::float64);
      failures.check(!right || (*safe.hit && safe.time->value <= right->time->value), text);
      if (i % 5 == 0) {
        const Report report = reportOf(pair, "cubic", ScalarKind::float64);
        failures.check(*report.hit == right.has_value(), text);
        failures.check(!right || std::abs(report.time->value - right->time->value) < 1e-9, text);
      }
    }
    QVERIFY2(failures.none(), failures.text());
    // Of several triangles each, most meshes meet.
    QVERIFY2(testing::isBalanced(hits, count, 0.3, 0.95), std::to_string(hits).c_str());
  }

  /// A shape with displacements is never taken to be still, or to move as a whole.
  void otherMethodsDoNotApply() {
    MotionMaker maker(3, 3, 1407);
    const MovingPair pair = maker.next(MotionMaker::Mix::random);
    const auto shapes = pair.pointers();
    for (const IndexedQuery& query : findQueries(shapes, Kind::sweep)) {
      if (query.entry->info.movesVertices) continue;
      QVERIFY(!canAnswer(query.entry->info, pair.options()));
      const Report report = query.run(shapes, ScalarKind::exact, pair.options());
      QVERIFY(!report.hit);
    }
    for (const IndexedQuery& query : findQueries(shapes, Kind::intersect)) {
      QVERIFY(canAnswer(query.entry->info, pair.options()));
    }
  }
};

HAIRLINE_TEST(TestVertexSweep, nothing);
#include "test_vertex_sweep.moc"
