#include <QTest>
#include <random>

#include "core/math/linear_program.h"
#include "core/query/polytope_reference.h"
#include "tests/support/hit_rate.h"
#include "tests/support/test_class.h"

using namespace hairline;

namespace {

Rational product(const std::vector<Rational>& a, const std::vector<Rational>& b) {
  Rational sum(0);
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

}  // namespace

class TestLinearProgram : public QObject {
  Q_OBJECT

 private slots:
  void solvesKnownPrograms() {
    // Dantzig's example in standard form: max 3x + 5y, x <= 4, 2y <= 12, 3x + 2y <= 18.
    const LinearSystem program{{{1, 0, 1, 0, 0}, {0, 2, 0, 1, 0}, {3, 2, 0, 0, 1}}, {4, 12, 18}};
    const LinearProgramAnswer answer = solveLinearProgram(program, {-3, -5, 0, 0, 0});
    QVERIFY(answer.status == LinearProgramAnswer::Status::optimal);
    QCOMPARE(answer.solution[0], Rational(2));
    QCOMPARE(answer.solution[1], Rational(6));
    QVERIFY(solveLinearProgram({{{1, -1}}, {0}}, {-1, 0}).status ==
            LinearProgramAnswer::Status::unbounded);
  }

  // Beale's example, on which the simplex method without an anti-cycling rule cycles.
  void doesNotCycle() {
    const Rational quarter(0.25);
    const Rational half(0.5);
    const LinearSystem program{{{quarter, -60, Rational::fraction(-1, 25), 9, 1, 0, 0},
                                {half, -90, Rational::fraction(-1, 50), 3, 0, 1, 0},
                                {0, 0, 1, 0, 0, 0, 1}},
                               {0, 0, 1}};
    const std::vector<Rational> costs{Rational(-0.75), 150, Rational::fraction(-1, 50), 6, 0, 0, 0};
    const LinearProgramAnswer answer = solveLinearProgram(program, costs);
    QVERIFY(answer.status == LinearProgramAnswer::Status::optimal);
    QCOMPARE(product(costs, answer.solution), Rational::fraction(-1, 20));
  }

  // Every answer comes with a proof, which is checked here; and no known solution may be declared
  // impossible.
  void everyAnswerIsProven() {
    std::mt19937 random(11);
    std::uniform_int_distribution<int> entry(-3, 3);
    int feasible = 0;
    const int rounds = 3000;
    for (int round = 0; round < rounds; ++round) {
      const std::size_t equations = 1 + random() % 5;
      const std::size_t variables = 1 + random() % 7;
      LinearSystem program;
      std::vector<Rational> known(variables);
      for (Rational& x : known) x = Rational(std::max(entry(random), 0));
      const bool planted = random() % 3 == 0;
      for (std::size_t i = 0; i < equations; ++i) {
        std::vector<Rational> row(variables);
        for (Rational& x : row) x = Rational(entry(random));
        // Repeated equations are redundant or contradict each other.
        if (i > 0 && random() % 4 == 0) row = program.rows.front();
        program.right.push_back(planted ? product(row, known) : Rational(entry(random)));
        program.rows.push_back(row);
      }
      std::vector<Rational> costs(variables);
      for (Rational& x : costs) x = Rational(entry(random));
      const LinearProgramAnswer answer = solveLinearProgram(program, costs);
      feasible += answer.feasible();
      if (answer.feasible()) {
        for (const Rational& x : answer.solution) QVERIFY2(sign(x) >= 0, qPrintable(name(round)));
        for (std::size_t i = 0; i < equations; ++i) {
          QVERIFY2(product(program.rows[i], answer.solution) == program.right[i],
                   qPrintable(name(round)));
        }
        if (planted && answer.status == LinearProgramAnswer::Status::optimal) {
          QVERIFY2(product(costs, answer.solution) <= product(costs, known),
                   qPrintable(name(round)));
        }
        continue;
      }
      QVERIFY2(!planted, qPrintable(name(round)));
      QVERIFY2(sign(product(answer.multipliers, program.right)) > 0, qPrintable(name(round)));
      for (std::size_t j = 0; j < variables; ++j) {
        Rational sum(0);
        for (std::size_t i = 0; i < equations; ++i) {
          sum += answer.multipliers[i] * program.rows[i][j];
        }
        QVERIFY2(sign(sum) <= 0, qPrintable(name(round)));
      }
    }
    QVERIFY2(testing::isBalanced(feasible, rounds), qPrintable(QString::number(feasible)));
  }

  void leastParameterIsTheFirstMeeting() {
    const GeneratedSet box = generatorsOf(Aabb<double>{{0, 0, 0}, {1, 1, 1}});
    const Ray<double> ray{{-3, 0.5, 0.5}, {2, 0, 0}};
    const IntersectAnswer<Rational> first =
        intersectByProgram(generatorsOf(ray), box, parameterCosts(ray));
    QVERIFY(first.hit && first.t);
    QCOMPARE(*first.t, Rational(1.5));
    QCOMPARE((*first.point)[0], Rational(0));
    // A line within a plane has no first point.
    const Line<double> line{{0, 0, 0}, {1, 0, 0}};
    const IntersectAnswer<Rational> none = intersectByProgram(
        generatorsOf(line), generatorsOf(Plane<double>{{0, 0, 1}, 0}), parameterCosts(line));
    QVERIFY(none.hit && !none.t);
  }

  // A touching corner is a hit, slightly beyond it is a miss, proven by its axis.
  void missesCarryTheirAxis() {
    const GeneratedSet box = generatorsOf(Aabb<double>{{0, 0, 0}, {1, 1, 1}});
    QVERIFY(intersectByProgram(generatorsOf(Point<double>{{1, 1, 1}}), box).hit);
    const IntersectAnswer<Rational> miss =
        intersectByProgram(generatorsOf(Point<double>{{1, 1, 1 + 0x1p-52}}), box);
    QVERIFY(!miss.hit && miss.separating);
    QVERIFY(sign(miss.separating->gap) > 0);
    const Ray<double> away{{0, 2, 0}, {-1, 1, 0}};
    QVERIFY(!intersectByProgram(generatorsOf(away), box).hit);
  }

 private:
  static QString name(int round) { return QStringLiteral("round %1").arg(round); }
};

HAIRLINE_TEST(TestLinearProgram, nothing);
#include "test_linear_program.moc"
