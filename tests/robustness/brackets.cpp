#include <optional>

#include "tests/robustness/over_families.h"

// Whether iterative methods keep what they promise about their time or distance: writes the tables
// of BRACKETS.md to standard output, and cases that break a promise to standard error. The
// arguments are those of over_families.h.

using namespace hairline;
using testing::Case;
using testing::CaseMix;
using testing::Family;
using testing::Member;

namespace {

/// Times closer than this are equal to the methods: two units in the last place of 1.
constexpr double shortestTime = 2 * std::numeric_limits<double>::epsilon();

struct Row {
  const Member* member = nullptr;
  int count = 0;
  /// Promised never to happen: a contact that is missed, a time after the exact one, an exact time
  /// before the lower end of a bracket.
  int broken = 0;
  /// Hits of sets that pass each other, or distance 0 between sets that are apart.
  int nearMisses = 0;
  /// The most by which a time is too early, and a distance wrong.
  double largestError = 0;

  void addError(double error) { largestError = std::max(largestError, error); }
};

/// The exact answer to the question of a method, once for each case.
class Judge {
 public:
  Judge(const Family& family, std::vector<const Shape*> shapes, QueryOptions options)
      : m_family(family), m_shapes(std::move(shapes)), m_options(std::move(options)) {}

  /// The method in exact that judges another; null for none.
  static const Member* of(const Family& family, const QueryInfo& info) {
    for (const Member& member : family.members) {
      const QueryInfo& other = member.entry->info;
      if (other.kind == info.kind && other.movesVertices == info.movesVertices &&
          member.entry->has(ScalarKind::exact)) {
        return &member;
      }
    }
    return nullptr;
  }

  const Report& exact(const QueryInfo& info) {
    std::optional<Report>& known = m_known[static_cast<std::size_t>(info.kind)];
    if (!known) known = of(m_family, info)->answer(m_shapes, ScalarKind::exact, m_options);
    return *known;
  }
  Report answer(const Member& member) const {
    return member.answer(m_shapes, ScalarKind::float64, m_options);
  }

 private:
  const Family& m_family;
  std::vector<const Shape*> m_shapes;
  QueryOptions m_options;
  std::array<std::optional<Report>, kindNames.size()> m_known;
};

/// Whether a method is iterative and another judges it. Where numbers leave the range, nothing is
/// promised.
bool isJudged(const Family& family, const Member& member) {
  const QueryInfo& info = member.entry->info;
  return (info.kind == Kind::sweep || info.kind == Kind::closest) &&
         !member.entry->has(ScalarKind::exact) && member.entry->has(ScalarKind::float64) &&
         Judge::of(family, info) != nullptr;
}

void compareTimes(Row& row, const Report& report, const Report& exact, const std::string& line) {
  if (!report.hit || !exact.hit) return;
  ++row.count;
  bool isBroken = *exact.hit && !*report.hit;
  if (*report.hit && !*exact.hit) ++row.nearMisses;
  if (*report.hit && *exact.hit && report.time && exact.time) {
    // The exact time rounded, by half a unit in the last place.
    const double time = exact.time->value;
    isBroken = report.time->value > time + shortestTime + std::numeric_limits<double>::epsilon();
    if (report.timeBracket) {
      isBroken = report.timeBracket->min.value > time + std::numeric_limits<double>::epsilon();
    }
    row.addError(time - report.time->value);
  }
  if (!isBroken) return;
  ++row.broken;
  std::fprintf(stderr, "%s: %s\n", std::string(report.info.method).c_str(), line.c_str());
}

void compareDistances(Row& row, const Report& report, const Report& exact, double size) {
  if (!report.sqdist || !exact.sqdist || report.overflow || exact.overflow) return;
  ++row.count;
  const double distance = std::sqrt(exact.sqdist->value);
  if (report.sqdist->value == 0 && distance > 0) ++row.nearMisses;
  if (size > 0) row.addError(std::abs(std::sqrt(report.sqdist->value) - distance) / size);
}

/// The largest absolute coordinate of the operands.
double sizeOf(const std::vector<const Shape*>& shapes) {
  double size = 0;
  for (const Shape* shape : shapes) {
    const auto box = bounds(*shape);
    if (!box) continue;
    size = std::max({size, box->min.cwiseAbs().maxCoeff(), box->max.cwiseAbs().maxCoeff()});
  }
  return size;
}

void take(const Family& family, std::vector<Row>& rows, CaseMix mix, const Case& given) {
  // Numbers near the ends of the range lose digits.
  if (mix == CaseMix::scales) return;
  Judge judge(family, given.pointers(), given.options());
  for (Row& row : rows) {
    const QueryInfo& info = row.member->entry->info;
    const Report report = judge.answer(*row.member);
    if (info.kind == Kind::sweep) {
      compareTimes(row, report, judge.exact(info), describe(info.kind, given));
    } else {
      compareDistances(row, report, judge.exact(info), sizeOf(given.pointers()));
    }
  }
}

std::array<std::string, 4> cells(const Row& row) {
  std::array<char, 16> error{};
  std::snprintf(error.data(), error.size(), "%.2g", row.largestError);
  return {std::to_string(row.count), std::to_string(row.broken), std::to_string(row.nearMisses),
          error.data()};
}

void takeMotion(const Family& family, std::vector<Row>& rows, const testing::MovingPair& pair) {
  const auto pointers = pair.pointers();
  Judge judge(family, {pointers.begin(), pointers.end()}, pair.options());
  for (Row& row : rows) {
    compareTimes(row, judge.answer(*row.member), judge.exact(row.member->entry->info),
                 testing::describe(pair));
  }
}

}  // namespace

int main(int argc, char** argv) {
  const testing::Arguments arguments(argc, argv, 1000);
  const auto seed = static_cast<unsigned long long>(arguments.seed);
  std::printf(
      "# What iterative methods promise\n\n"
      "The methods that stop when they are near enough, in double, against exact arithmetic, over "
      "five mixes of RESULTS.md (all but scales) of up to %d random cases, and no more than %g s "
      "each; seed %llu.\n\n"
      "- broken: promised never to happen. A sweep misses a contact; its time is more than two "
      "units in the last place of 1 after the exact first contact; or the lower end of its bracket "
      "is.\n"
      "- near: a sweep hits sets that pass each other, a distance of 0 between sets that are "
      "apart: closer than the rounding error, which counts as touching.\n"
      "- error: the most by which a time is before the exact one (flat approaches make a small gap "
      "a long time), and by which a distance is off, in units of the largest coordinate.\n\n"
      "```\nninja -C build/release brackets\nbuild/release/brackets %d %g %llu "
      ">tests/robustness/BRACKETS.md\n```\n\n"
      "| kind | operands | method | cases a mix | cases | broken | near | error |\n"
      "|---|---|---|---|---|---|---|---|\n",
      arguments.count, arguments.seconds, seed, arguments.count, arguments.seconds, seed);
  testing::overFamilies<Row>(arguments, &isJudged, &take, &cells);
  testing::overMotions<Row>(arguments, &isJudged, &takeMotion, &cells);
  return 0;
}
