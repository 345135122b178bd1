#include <map>

#include "tests/robustness/over_families.h"

// How often the verdict of each method in float and double differs from the exact one: writes the
// tables of RESULTS.md to standard output. The arguments are those of over_families.h.

using namespace hairline;
using testing::Case;
using testing::CaseMix;
using testing::Family;
using testing::Member;

namespace {

struct Tally {
  int count = 0;
  int different = 0;
  /// No verdict could be formed, since numbers left the range.
  int unformed = 0;
};

struct Row {
  const Member* member = nullptr;
  /// By mix and scalar.
  std::map<std::pair<CaseMix, ScalarKind>, Tally> tallies{};
};

constexpr std::array<ScalarKind, 2> rounded{ScalarKind::float32, ScalarKind::float64};

/// How verdicts are compared: for a side also which one. Empty slabs have no distance.
std::string verdictOf(const Report& report) {
  if (!report.verdict()) return "none";
  if (report.side) return std::string(name(*report.side));
  if (report.relation) return std::string(name(*report.relation));
  if (report.sign) return std::to_string(*report.sign);
  return *report.verdict() ? "yes" : "no";
}

/// The exact verdict, without the rest of an answer in rationals where that is the whole of it.
std::string exactVerdict(const Member& judge, const Case& given) {
  const Kind kind = judge.entry->info.kind;
  if (kind == Kind::side || kind == Kind::common || isPredicate(kind)) {
    return verdictOf(judge.answer(given.pointers(), ScalarKind::exact, given.options()));
  }
  return judge.test(given.pointers(), ScalarKind::exact, given.options()) ? "yes" : "no";
}

/// The method whose exact verdict counts: the pair's fastest for all that ask whether two sets
/// meet, else the method's own, or where it has none that of another of its kind.
const Member& judgeOf(const Family& family, const Member& member) {
  const Member& meeting = *testing::decider(family, member.entry->info.kind == Kind::sweep);
  if (testing::answersWhetherTheyMeet(*member.entry) &&
      testing::answersWhetherTheyMeet(*meeting.entry) && meeting.entry->has(ScalarKind::exact)) {
    return meeting;
  }
  if (member.entry->has(ScalarKind::exact)) return member;
  for (const Member& other : family.members) {
    const QueryInfo& info = other.entry->info;
    if (info.kind == member.entry->info.kind && !info.oneSided &&
        other.entry->has(ScalarKind::exact)) {
      return other;
    }
  }
  return member;
}

/// Whether a method rounds and has an exact verdict to compare with.
bool isJudged(const Family& family, const Member& member) {
  const bool isRounded = std::any_of(rounded.begin(), rounded.end(),
                                     [&](ScalarKind scalar) { return member.entry->has(scalar); });
  return isRounded && judgeOf(family, member).entry->has(ScalarKind::exact);
}

void take(const Family& family, std::vector<Row>& rows, CaseMix mix, const Case& given) {
  const auto shapes = given.pointers();
  std::map<const QueryEntry*, std::string> judged;
  for (Row& row : rows) {
    const Member& judge = judgeOf(family, *row.member);
    std::string& exact = judged[judge.entry];
    if (exact.empty()) {
      exact = exactVerdict(judge, given);
    }
    if (exact == "none") continue;
    for (const ScalarKind scalar : rounded) {
      if (!row.member->entry->has(scalar)) continue;
      const Report report = row.member->answer(shapes, scalar, given.options());
      Tally& tally = row.tallies[{mix, scalar}];
      ++tally.count;
      if (!report.verdict()) {
        ++tally.unformed;
      } else if (verdictOf(report) != exact) {
        ++tally.different;
      }
    }
  }
}

std::string cell(const Tally& tally) {
  if (tally.count == 0) return "";
  std::string text = testing::shareWithInterval(tally.different, tally.count);
  if (tally.unformed > 0) text += " (" + testing::percent(tally.unformed, tally.count) + ")";
  return text;
}

std::vector<std::string> cells(const Row& row) {
  std::vector<std::string> texts;
  for (const CaseMix mix : testing::robustnessMixes) {
    for (const ScalarKind scalar : rounded) {
      const auto tally = row.tallies.find({mix, scalar});
      texts.push_back(tally == row.tallies.end() ? std::string() : cell(tally->second));
    }
  }
  return texts;
}

}  // namespace

int main(int argc, char** argv) {
  const testing::Arguments arguments(argc, argv, 10000);
  const auto seed = static_cast<unsigned long long>(arguments.seed);
  std::printf(
      "# Verdicts that rounding turns\n\n"
      "Percent of random cases in which the verdict of a method in float or double is not the "
      "exact one for the numbers as given (of a side or of planes in common: which it is), with "
      "the "
      "interval that holds the true share with a probability of 95 %%; in round brackets, "
      "percent in which no verdict could be formed since numbers left the range. For float the "
      "operands are rounded first, which alone turns some. One-sided methods and each other method "
      "with an exact form are held to their own. Up to %d cases of each mix (ten times as many for "
      "the first rows, of triangle and box), and no more than %g s of them where exact verdicts "
      "are slow; the column says how many there were at least. Seed %llu, about half of them "
      "hits:\n\n"
      "- grid: small integers, much is touching, parallel or in one plane\n"
      "- real: coordinates of about unit size\n"
      "- near: real, brought to where the verdict in double changes within 2^-10 to 2^-52 of the "
      "way\n"
      "- ulps: grid, with numbers moved by a unit in the last place\n"
      "- scales: grid or real times 1e-300 to 1e300\n"
      "- degenerate: few different points\n\n"
      "```\nninja -C build/release robustness\nbuild/release/robustness %d %g %llu "
      ">tests/robustness/RESULTS.md\n```\n\n",
      arguments.count, arguments.seconds, seed, arguments.count, arguments.seconds, seed);
  std::printf("| kind | operands | method | cases |");
  for (const CaseMix mix : testing::robustnessMixes) {
    for (const ScalarKind scalar : rounded) {
      std::printf(" %s %s |", std::string(name(mix)).c_str(), std::string(name(scalar)).c_str());
    }
  }
  std::printf("\n|---|---|---|---|%s\n", "---|---|---|---|---|---|---|---|---|---|---|---|");
  testing::overFamilies<Row>(arguments, &isJudged, &take, &cells);
  return 0;
}
