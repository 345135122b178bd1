#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "tests/support/case_maker.h"
#include "tests/support/question.h"

// How often the verdict of each method in float and double differs from the exact one: writes the
// tables of RESULTS.md to standard output. Arguments: cases of each mix, seed, and words that the
// names of pairs must have.

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
  std::map<std::pair<CaseMix, ScalarKind>, Tally> tallies;
};

constexpr std::array<ScalarKind, 2> rounded{ScalarKind::float32, ScalarKind::float64};

/// What a verdict is compared by: of a side also which.
std::string verdictOf(const Report& report) {
  if (report.side) return std::string(name(*report.side));
  if (report.relation) return std::string(name(*report.relation));
  return *report.verdict() ? "yes" : "no";
}

/// The method whose exact verdict counts: its own, or where it has none that of the pair.
const Member& judgeOf(const Family& family, const Member& member) {
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

std::vector<Row> measure(const Family& family, bool moving, int count, std::uint64_t seed) {
  std::vector<Row> rows;
  for (const Member& member : family.members) {
    const bool isRounded = std::any_of(rounded.begin(), rounded.end(), [&](ScalarKind scalar) {
      return member.entry->has(scalar);
    });
    const bool judged = judgeOf(family, member).entry->has(ScalarKind::exact);
    if ((member.entry->info.kind == Kind::sweep) == moving && isRounded && judged) {
      rows.push_back({&member, {}});
    }
  }
  const Member* decider = testing::decider(family, moving);
  if (rows.empty() || !decider->entry->has(ScalarKind::exact)) return {};
  const auto verdict = [&](const Case& given) {
    return decider->test(given.pointers(), ScalarKind::exact, given.options());
  };
  for (const CaseMix mix : testing::caseMixes) {
    testing::CaseMaker maker(family.operands, moving, mix, verdict, seed, 30);
    for (int i = 0; i < count; ++i) {
      const Case given = maker.next();
      const auto shapes = given.pointers();
      std::map<const QueryEntry*, std::string> judged;
      for (Row& row : rows) {
        const Member& judge = judgeOf(family, *row.member);
        std::string& exact = judged[judge.entry];
        if (exact.empty()) {
          exact = verdictOf(judge.answer(shapes, ScalarKind::exact, given.options()));
        }
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
  }
  return rows;
}

std::string percent(int part, int whole) {
  if (part == 0) return "0";
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.2g", 100.0 * part / whole);
  return text.data();
}

std::string cell(const Tally& tally) {
  if (tally.count == 0) return "";
  std::string text = percent(tally.different, tally.count);
  if (tally.unformed > 0) text += " (" + percent(tally.unformed, tally.count) + ")";
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 300;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  std::printf(
      "# Verdicts that rounding turns\n\n"
      "Percent of random cases in which the verdict of a method in float or double is not the "
      "exact "
      "one for the numbers as given (of a side or of planes in common: which it is); in brackets, "
      "percent in which no verdict could be formed since numbers left the range. For float the "
      "operands are rounded first, which alone turns some. One-sided methods and each other method "
      "with an exact form are held to their own. %d cases of each mix, seed %llu, about half of "
      "them hits:\n\n"
      "- grid: small integers, much is touching, parallel or in one plane\n"
      "- real: coordinates of about unit size\n"
      "- ulps: grid, with numbers moved by a unit in the last place\n"
      "- scales: grid or real times 1e-300 to 1e300\n"
      "- degenerate: few different points\n\n"
      "```\nninja -C build/release robustness\nbuild/release/robustness %d %llu "
      ">tests/robustness/RESULTS.md\n```\n\n",
      count, static_cast<unsigned long long>(seed), count, static_cast<unsigned long long>(seed));
  std::printf("| kind | operands | method |");
  for (const CaseMix mix : testing::caseMixes) {
    for (const ScalarKind scalar : rounded) {
      std::printf(" %s %s |", std::string(name(mix)).c_str(), std::string(name(scalar)).c_str());
    }
  }
  std::printf("\n|---|---|---|%s\n", "---|---|---|---|---|---|---|---|---|---|");
  for (const Family& family : testing::allFamilies()) {
    const std::string operands = testing::namesOf(family.operands);
    bool wanted = true;
    for (int i = 3; i < argc; ++i) wanted = wanted && operands.find(argv[i]) != std::string::npos;
    if (!wanted) continue;
    for (const bool moving : {false, true}) {
      for (const Row& row : measure(family, moving, count, seed)) {
        const QueryInfo& info = row.member->entry->info;
        std::printf("| %s | %s | `%s` |", std::string(name(info.kind)).c_str(), operands.c_str(),
                    std::string(info.method).c_str());
        for (const CaseMix mix : testing::caseMixes) {
          for (const ScalarKind scalar : rounded) {
            const auto tally = row.tallies.find({mix, scalar});
            const std::string text =
                tally == row.tallies.end() ? std::string() : cell(tally->second);
            std::printf(" %s |", text.c_str());
          }
        }
        std::printf("\n");
        std::fflush(stdout);
      }
    }
  }
  return 0;
}
