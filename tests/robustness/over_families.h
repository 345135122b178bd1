#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/support/case_maker.h"
#include "tests/support/question.h"

namespace hairline::testing {

/// What the programs of this folder are told: cases of each mix, seed, and words that the names of
/// pairs must have.
struct Arguments {
  int count;
  std::uint64_t seed;
  std::vector<std::string> words;

  Arguments(int argc, char** argv, int usualCount)
      : count(argc > 1 ? std::atoi(argv[1]) : usualCount),
        seed(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1),
        words(argv + std::min(argc, 3), argv + argc) {}

  bool wants(const std::string& operands) const {
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
      return operands.find(word) != std::string::npos;
    });
  }
};

inline std::string percent(int part, int whole) {
  if (part == 0) return "0";
  if (part == whole) return "100";
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.2g", 100.0 * part / whole);
  return text.data();
}

/// A share in percent with the interval that holds the true one with a probability of 95 % (Wilson
/// 1927): "0.12 [0.10, 0.15]".
inline std::string shareWithInterval(int part, int whole) {
  const double n = whole;
  const double share = part / n;
  constexpr double z = 1.96;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half =
      z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%s [%.2g, %.2g]", percent(part, whole).c_str(),
                100 * std::max(0.0, middle - half), 100 * std::min(1.0, middle + half));
  return text.data();
}

constexpr std::array<CaseMix, 6> robustnessMixes{CaseMix::grid,   CaseMix::real,
                                                 CaseMix::near,   CaseMix::ulps,
                                                 CaseMix::scales, CaseMix::degenerate};

/// Goes over all families, at rest and moving, and over random cases of each mix, steered towards
/// as many hits as misses. A Row{&member} is made for each method that is `wanted(family, member)`;
/// each case is given to `take(family, rows, mix, case)`; then a line of the table is written for
/// every row, which ends with the cells that `cells(row)` gives. The first families, with ten rows
/// or more together, get ten times as many cases. Families without an exact method
/// are passed over.
template <typename Row, typename Wanted, typename Take, typename Cells>
void overFamilies(const Arguments& arguments, Wanted wanted, Take take, Cells cells) {
  std::size_t rowsBefore = 0;
  for (const Family& family : allFamilies()) {
    const std::string operands = namesOf(family.operands);
    if (!arguments.wants(operands)) continue;
    for (const bool moving : {false, true}) {
      std::vector<Row> rows;
      for (const Member& member : family.members) {
        if ((member.entry->info.kind == Kind::sweep) == moving && wanted(family, member)) {
          rows.push_back(Row{&member});
        }
      }
      const Member* judge = decider(family, moving);
      if (rows.empty() || !judge->entry->has(ScalarKind::exact)) continue;
      const auto verdict = [&](const Case& given) {
        return judge->test(given.pointers(), ScalarKind::exact, given.options());
      };
      const int count = rowsBefore < 10 ? 10 * arguments.count : arguments.count;
      rowsBefore += rows.size();
      for (const CaseMix mix : robustnessMixes) {
        CaseMaker maker(family.operands, moving, mix, verdict, arguments.seed, 30);
        for (int i = 0; i < count; ++i) take(family, rows, mix, maker.next());
      }
      for (const Row& row : rows) {
        const QueryInfo& info = row.member->entry->info;
        std::printf("| %s | %s | `%s` |", std::string(name(info.kind)).c_str(), operands.c_str(),
                    std::string(info.method).c_str());
        for (const std::string& cell : cells(row)) std::printf(" %s |", cell.c_str());
        std::printf("\n");
        std::fflush(stdout);
      }
    }
  }
}

}  // namespace hairline::testing
