#include <QTest>
#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

#include "core/queries.h"
#include "tests/support/describe.h"
#include "tests/support/failures.h"
#include "tests/support/feature_oracle.h"
#include "tests/support/hit_rate.h"
#include "tests/support/instruction_sets.h"
#include "tests/support/question.h"
#include "tests/support/test_class.h"
#include "tests/support/triangle_aabb_methods.h"
#include "tests/support/triangle_box_mix.h"

using namespace hairline;
using testing::caseCount;
using testing::Failures;
using testing::Mix;
using testing::TriangleBoxMix;
using Input = triangle_aabb::Input<double>;

namespace {

std::string about(std::string_view what, const Input& input) {
  return std::string(what) + ": " + testing::describeIntersect(input);
}

template <typename Q>
Report reportOf(const Input& input, ScalarKind scalar) {
  const Shape a = input.a;
  const Shape b = input.b;
  const std::array<const Shape*, 2> shapes{&a, &b};
  return testing::listed(Q::info, shapes).run(shapes, scalar, input.options, false);
}

void addMixes() {
  QTest::addColumn<int>("mix");
  for (const Mix mix : testing::judgedMixes) {
    QTest::newRow(std::string(name(mix)).c_str()) << static_cast<int>(mix);
  }
}

// Whether the vertices lie on one line, in GMP's own numbers.
bool isCollinear(const Triangle<double>& triangle) {
  const auto& v = triangle.vertices;
  for (int k = 0; k < 3; ++k) {
    const int i = (k + 1) % 3;
    const int j = (k + 2) % 3;
    const auto difference = [&](std::size_t vertex, int axis) {
      return mpq_class(mpq_class(v[vertex][axis]) - mpq_class(v[0][axis]));
    };
    if (difference(1, i) * difference(2, j) != difference(1, j) * difference(2, i)) return false;
  }
  return true;
}

template <typename Q, typename S>
void checkSilentEqualsExplained(Failures& failures, const Input& input) {
  const bool verdict = test<Q, S>(input);
  const auto answer = solve<Q, S>(input);
  const auto explained = explain<Q, S>(input);
  failures.check(verdict == answer.hit && verdict == explained.answer.hit,
                 [&] { return about(Q::info.method, input); });
  const auto label = [](const auto& a) {
    return a.separating ? a.separating->label : (a.overlap ? a.overlap->label : Label());
  };
  failures.check(label(answer) == label(explained.answer) &&
                     answer.point.has_value() == explained.answer.point.has_value(),
                 [&] { return about("certificate differs", input); });
}

// What holds for the trace of every method: the deciding step is the first that separates.
void checkDecidingStep(Failures& failures, const Trace& trace, bool hit, const Input& input) {
  const auto separates = [](const Step& step) {
    if (const auto* axis = std::get_if<AxisStep>(&step)) return axis->separates;
    if (const auto* edge = std::get_if<EdgeFunctionStep>(&step)) return edge->separates;
    if (const auto* polygon = std::get_if<PolygonStep>(&step)) return polygon->empties;
    return false;
  };
  const auto first = std::find_if(trace.steps.begin(), trace.steps.end(), separates);
  failures.check(hit == (first == trace.steps.end()),
                 [&] { return about("steps against verdict", input); });
  if (hit) return;
  failures.check(trace.deciding == first - trace.steps.begin(),
                 [&] { return about("deciding step", input); });
}

template <typename S>
void checkSatTrace(Failures& failures, const Input& input) {
  const auto explained = explain<TriangleAabbSat, S>(input);
  const Trace& trace = explained.trace;
  checkDecidingStep(failures, trace, explained.answer.hit, input);
  failures.check(trace.steps.size() == 13, [&] { return about("13 axes", input); });
  std::vector<Label> labels;
  for (const Step& step : trace.steps) labels.push_back(label(step));
  std::sort(labels.begin(), labels.end());
  failures.check(std::unique(labels.begin(), labels.end()) == labels.end(),
                 [&] { return about("axis twice", input); });
  for (const Step& step : trace.steps) {
    const auto& axis = std::get<AxisStep>(step);
    failures.check(!(axis.degenerate && axis.separates),
                   [&] { return about("a zero axis separates", input); });
    if constexpr (!std::same_as<S, Rational>) {
      failures.check((axis.gap > 0) == axis.separates,
                     [&] { return about("gap against verdict", input); });
      continue;
    }
    bool zero = false;
    if (axis.label == triangle_aabb::normalLabel) zero = isCollinear(input.a);
    for (int k = 0; k < 3; ++k) {
      for (int e = 0; e < 3; ++e) {
        if (axis.label != triangle_aabb::crossLabels[std::size_t(k)][std::size_t(e)]) continue;
        const auto& from = input.a.vertices[std::size_t(e + 1) % 3];
        const auto& to = input.a.vertices[std::size_t(e + 2) % 3];
        zero = from[(k + 1) % 3] == to[(k + 1) % 3] && from[(k + 2) % 3] == to[(k + 2) % 3];
      }
    }
    failures.check(axis.degenerate == zero,
                   [&] { return about("degenerate " + std::string(axis.label), input); });
  }
}

}  // namespace

class TestTriangleAabb : public QObject {
  Q_OBJECT

 private slots:
  void hitRateIsTelling() {
    TriangleBoxMix mix(Mix::unit, 1);
    int hits = 0;
    constexpr int count = 20000;
    for (int i = 0; i < count; ++i) hits += test<TriangleAabbSat, Exact>(mix.next()) ? 1 : 0;
    QVERIFY2(testing::isBalanced(hits, count), std::to_string(hits).c_str());
  }

  void methodsAgreeWithReference_data() { addMixes(); }
  void methodsAgreeWithReference() {
    QFETCH(int, mix);
    TriangleBoxMix source(static_cast<Mix>(mix), 2);
    Failures failures;
    const int count = caseCount(24000);
    for (int i = 0; i < count; ++i) {
      Input input = source.next();
      const bool expected = test<TriangleAabbReference, Exact>(input);
      testing::forEachJudgedMethod([&]<typename Q>() {
        failures.check(test<Q, Exact>(input) == expected,
                       [&] { return about(Q::info.method, input); });
      });
      for (const AxisOrder order : {AxisOrder::nineThreeOne, AxisOrder::threeNineOne}) {
        input.options.order = order;
        failures.check(test<TriangleAabbSat, Exact>(input) == expected,
                       [&] { return about(name(order), input); });
      }
    }
    QVERIFY2(failures.none(), failures.text());
  }

  // Also of boxes that are flat, segments or points, which the mix near the surface has not.
  void exactVerdictsAgreeOnEveryInstructionSet_data() { addMixes(); }
  void exactVerdictsAgreeOnEveryInstructionSet() {
    QFETCH(int, mix);
    TriangleBoxMix source(static_cast<Mix>(mix), 12);
    testing::Random random(13);
    std::vector<Input> inputs;
    std::vector<bool> expected;
    for (int i = caseCount(6000); i > 0; --i) {
      Input input = source.next();
      for (int k = 0; k < 3; ++k) {
        if (!random.chance(0.3)) continue;
        if (random.chance(0.5)) {
          input.b.min[k] = input.b.max[k];
        } else {
          input.b.max[k] = input.b.min[k];
        }
      }
      inputs.push_back(input);
      expected.push_back(test<TriangleAabbReference, Exact>(input));
    }
    Failures failures;
    testing::onEveryInstructionSet([&](const char* set) {
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        failures.check(test<TriangleAabbSat, Exact>(inputs[i]) == expected[i],
                       [&] { return about(set, inputs[i]); });
      }
    });
    QVERIFY2(failures.none(), failures.text());
  }

  void referenceAgreesWithFeatures_data() { addMixes(); }
  void referenceAgreesWithFeatures() {
    QFETCH(int, mix);
    TriangleBoxMix source(static_cast<Mix>(mix), 3);
    Failures failures;
    for (int i = caseCount(6000); i > 0; --i) {
      const Input input = source.next();
      failures.check(
          test<TriangleAabbReference, Exact>(input) == testing::FeatureOracle(input).meets(),
          [&] { return about("reference", input); });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void silentEqualsExplained_data() { addMixes(); }
  void silentEqualsExplained() {
    QFETCH(int, mix);
    TriangleBoxMix source(static_cast<Mix>(mix), 4);
    Failures failures;
    for (int i = caseCount(1200); i > 0; --i) {
      Input input = source.next();
      input.options.order = static_cast<AxisOrder>(i % 3);
      testing::forEachMethod([&]<typename Q>() {
        if constexpr (scalarsOf<Q>().float32) {
          checkSilentEqualsExplained<Q, float>(failures, input);
          checkSilentEqualsExplained<Q, double>(failures, input);
        }
        checkSilentEqualsExplained<Q, Exact>(failures, input);
      });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void orderOfVerticesDoesNotMatter_data() { addMixes(); }
  void orderOfVerticesDoesNotMatter() {
    QFETCH(int, mix);
    TriangleBoxMix source(static_cast<Mix>(mix), 5);
    Failures failures;
    for (int i = caseCount(2500); i > 0; --i) {
      const Input input = source.next();
      const bool expected = test<TriangleAabbSat, Exact>(input);
      std::array<std::size_t, 3> order{0, 1, 2};
      do {
        Input turned = input;
        for (std::size_t k = 0; k < 3; ++k) turned.a.vertices[k] = input.a.vertices[order[k]];
        testing::forEachJudgedMethod([&]<typename Q>() {
          failures.check(test<Q, Exact>(turned) == expected,
                         [&] { return about(Q::info.method, turned); });
        });
      } while (std::next_permutation(order.begin(), order.end()));
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void sizeAndPlaceDoNotMatter_data() { addMixes(); }
  void sizeAndPlaceDoNotMatter() {
    QFETCH(int, mix);
    TriangleBoxMix source(static_cast<Mix>(mix), 6);
    testing::Random random(7);
    Failures failures;
    const auto compare = [&](const Input& input, const Input& moved) {
      testing::forEachJudgedMethod([&]<typename Q>() {
        failures.check(test<Q, Exact>(moved) == test<Q, Exact>(input),
                       [&] { return about(Q::info.method, moved); });
      });
    };
    const auto change = [](Input input, auto&& each) {
      for (auto& vertex : input.a.vertices) each(vertex);
      each(input.b.min);
      each(input.b.max);
      return input;
    };
    for (int i = caseCount(3000); i > 0; --i) {
      const Input input = source.next();
      const double factor = std::ldexp(1.0, random.integer(-300, 300));
      bool exact = true;
      const Input scaled = change(input, [&](Vector3<double>& v) {
        for (double& x : v) {
          exact = exact && (x * factor) / factor == x;
          x *= factor;
        }
      });
      if (exact) compare(input, scaled);
      const Vector3<double> shift = random.gridPoint(-64, 64);
      exact = true;
      const Input moved = change(input, [&](Vector3<double>& v) {
        for (int k = 0; k < 3; ++k) {
          exact = exact && mpq_class(v[k] + shift[k]) == mpq_class(v[k]) + mpq_class(shift[k]);
          v[k] += shift[k];
        }
      });
      if (exact) compare(input, moved);
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void exactVerdictsAreProven_data() { addMixes(); }
  void exactVerdictsAreProven() {
    QFETCH(int, mix);
    TriangleBoxMix source(static_cast<Mix>(mix), 8);
    Failures failures;
    for (int i = caseCount(1200); i > 0; --i) {
      const Input input = source.next();
      testing::forEachMethod([&]<typename Q>() {
        const Report report = reportOf<Q>(input, ScalarKind::exact);
        failures.check(report.certificate.status == Certificate::Status::proven,
                       [&] { return about(Q::info.method, input); });
        failures.check(!*report.hit || report.depth.has_value() || report.overflow,
                       [&] { return about("no depth", input); });
      });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  // Float and double may err, but must not prove an error. The rate is printed.
  void wrongVerdictsAreNeverProven_data() { addMixes(); }
  void wrongVerdictsAreNeverProven() {
    QFETCH(int, mix);
    Failures failures;
    testing::forEachJudgedMethod([&]<typename Q>() {
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        TriangleBoxMix source(static_cast<Mix>(mix), 9);
        const int count = caseCount(4000);
        int wrong = 0;
        int unproven = 0;
        int unformed = 0;
        for (int i = count; i > 0; --i) {
          const Input input = source.next();
          const bool truth = test<TriangleAabbSat, Exact>(input);
          const Report report = reportOf<Q>(input, scalar);
          const bool proven = report.certificate.status == Certificate::Status::proven;
          unformed += report.hit ? 0 : 1;
          wrong += report.hit && *report.hit != truth ? 1 : 0;
          unproven += report.hit && *report.hit == truth && !proven ? 1 : 0;
          failures.check(!proven || *report.hit == truth,
                         [&] { return about(Q::info.method, input); });
        }
        qInfo("%-10s %-7s of %d: %d wrong, %d right but unproven, %d without a verdict",
              Q::info.method.data(), name(scalar).data(), count, wrong, unproven, unformed);
      }
    });
    QVERIFY2(failures.none(), failures.text());
  }

  void tracesTellTheVerdict_data() { addMixes(); }
  void tracesTellTheVerdict() {
    QFETCH(int, mix);
    // Beyond its range float has verdicts of infinities, without meaningful steps.
    const bool inRange = static_cast<Mix>(mix) != Mix::scales;
    TriangleBoxMix source(static_cast<Mix>(mix), 10);
    Failures failures;
    for (int i = caseCount(1000); i > 0; --i) {
      Input input = source.next();
      input.options.order = static_cast<AxisOrder>(i % 3);
      if (inRange) {
        checkSatTrace<float>(failures, input);
        checkSatTrace<double>(failures, input);
      }
      checkSatTrace<Exact>(failures, input);
      testing::forEachJudgedMethod([&]<typename Q>() {
        const auto exact = explain<Q, Exact>(input);
        checkDecidingStep(failures, exact.trace, exact.answer.hit, input);
        if (!inRange) return;
        const auto rounded = explain<Q, float>(input);
        checkDecidingStep(failures, rounded.trace, rounded.answer.hit, input);
      });
    }
    QVERIFY2(failures.none(), failures.text());
  }

  void separatingAxisIsInSceneCoordinates_data() { addMixes(); }
  void separatingAxisIsInSceneCoordinates() {
    QFETCH(int, mix);
    TriangleBoxMix source(static_cast<Mix>(mix), 11);
    Failures failures;
    for (int i = caseCount(2000); i > 0; --i) {
      const Input input = source.next();
      testing::forEachJudgedMethod([&]<typename Q>() {
        const auto answer = solve<Q, Exact>(input);
        if (!answer.separating) return;
        const auto& found = *answer.separating;
        Interval<Rational> a{};
        Interval<Rational> b{};
        for (std::size_t v = 0; v < 3; ++v) {
          const Rational x = dot(found.axis, fromDouble<Rational>(input.a.vertices[v]));
          a = v == 0 ? Interval<Rational>{x, x}
                     : Interval<Rational>{minimum(a.min, x), maximum(a.max, x)};
        }
        for (unsigned c = 0; c < 8; ++c) {
          const Rational x = dot(found.axis, fromDouble<Rational>(input.b.corner(c)));
          b = c == 0 ? Interval<Rational>{x, x}
                     : Interval<Rational>{minimum(b.min, x), maximum(b.max, x)};
        }
        const Rational gap = maximum(b.min - a.max, a.min - b.max);
        failures.check(found.a == a && found.b == b && found.gap == gap && sign(gap) > 0,
                       [&] { return about(Q::info.method, input); });
      });
    }
    QVERIFY2(failures.none(), failures.text());
  }
};

HAIRLINE_TEST(TestTriangleAabb, nothing);
#include "test_triangle_aabb.moc"
