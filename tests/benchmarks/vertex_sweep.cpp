// Sweeps in which every vertex moves on its own line: the verdicts of `cubic` in double and exact,
// and of `interval_subdivision` in double, against a plain solver of the cubic on the same pairs,
// one at a time, in turn, round by round.

#include "core/query/sweep/vertices_cubic.h"
#include "core/query/sweep/vertices_subdivision.h"
#include "tests/benchmarks/contest.h"
#include "tests/benchmarks/plain_vertices.h"
#include "tests/support/random.h"

using namespace hairline;
using benchmarks::Contest;

namespace {

constexpr std::size_t count = std::size_t{1} << 14;
constexpr int rounds = 15;

struct Motion {
  std::array<std::vector<Vector3<double>>, 2> starts;
  std::array<std::vector<Vector3<double>>, 2> ways;
};

/// Random vertices that pass each other: `aim` of them so that chosen points come close in between.
Motion makeMotion(testing::Random& random, std::size_t countA, std::size_t countB, double aim) {
  Motion made;
  const std::array<std::size_t, 2> counts{countA, countB};
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t k = 0; k < counts[i]; ++k) {
      made.starts[i].push_back(random.point(-1, 1) + Vector3<double>(0, 0, i == 0 ? 1 : 0));
      made.ways[i].push_back(random.point(-1, 1) - Vector3<double>(0, 0, i == 0 ? 2 : 0));
    }
  }
  if (random.chance(aim)) {
    const double time = random.real(0.1, 0.9);
    std::array<Vector3<double>, 2> middles;
    for (std::size_t i = 0; i < 2; ++i) {
      middles[i] = Vector3<double>::Zero();
      for (std::size_t k = 0; k < counts[i]; ++k) {
        middles[i] += (made.starts[i][k] + made.ways[i][k] * time) / static_cast<double>(counts[i]);
      }
    }
    for (Vector3<double>& start : made.starts[0]) {
      start += middles[1] - middles[0] + random.point(-0.2, 0.2);
    }
  }
  return made;
}

plain::Mover mover(const Motion& motion, std::size_t operand, std::size_t vertex) {
  return {plain::of(motion.starts[operand][vertex]), plain::of(motion.ways[operand][vertex])};
}

bool meetsPlainly(const Motion& m) {
  if (m.starts[0].size() == 1) {
    const plain::Mover face[3] = {mover(m, 1, 0), mover(m, 1, 1), mover(m, 1, 2)};
    return plain::vertexMeetsFace(mover(m, 0, 0), face);
  }
  return plain::edgesMeet(mover(m, 0, 0), mover(m, 0, 1), mover(m, 1, 0), mover(m, 1, 1));
}

void readOperand(const std::vector<Vector3<double>>& v, Point<double>& point) {
  point.position = v[0];
}
void readOperand(const std::vector<Vector3<double>>& v, Segment<double>& segment) {
  segment = {v[0], v[1]};
}
void readOperand(const std::vector<Vector3<double>>& v, Triangle<double>& triangle) {
  triangle.vertices = {v[0], v[1], v[2]};
}

template <template <typename> class A, template <typename> class B>
void compare(const char* name, std::size_t countA, std::size_t countB, double aim) {
  using ByCubic = SweepVerticesCubic<A, B>;
  using BySubdivision = SweepVerticesSubdivision<A, B>;
  testing::Random random(17);
  std::vector<Motion> motions;
  std::vector<typename ByCubic::template Input<double>> inputs;
  for (std::size_t i = 0; i < count; ++i) {
    motions.push_back(makeMotion(random, countA, countB, aim));
  }
  for (const Motion& motion : motions) {
    auto& input = inputs.emplace_back();
    readOperand(motion.starts[0], input.a);
    readOperand(motion.starts[1], input.b);
    input.options.vertexDisplacements = {motion.ways[0], motion.ways[1]};
  }
  Contest contest(name, count, rounds);
  contest.add("plain", [&](std::size_t i) { return meetsPlainly(motions[i]); });
  contest.add("cubic, double", [&](std::size_t i) { return test<ByCubic, double>(inputs[i]); });
  contest.add("cubic, exact", [&](std::size_t i) { return test<ByCubic, Exact>(inputs[i]); });
  contest.add("interval_subdivision, double",
              [&](std::size_t i) { return test<BySubdivision, double>(inputs[i]); });
  const auto results = contest.run();
  for (const Contest::Result& result : results) {
    std::printf("| %s, %.0f %% hit | %s | %.0f | %.2f | %zu |\n", name, contest.percentNotZero(),
                result.name.c_str(), result.nanoseconds, result.ratio, result.otherAnswers);
  }
}

}  // namespace

int main() {
  std::printf("| operands | method | ns | times plain | other answers |\n|---|---|---|---|---|\n");
  for (const double aim : {0.0, 1.0}) {
    compare<Point, Triangle>("point triangle", 1, 3, aim);
    compare<Segment, Segment>("segment segment", 2, 2, aim);
  }
}
