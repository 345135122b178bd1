#pragma once

#include <array>
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

/// Goes over all families, at rest and moving, and over random cases of each mix, steered towards
/// as many hits as misses. A Row{&member} is made for each method that is `wanted(family, member)`;
/// each case is given to `take(family, rows, mix, case)`; then a line of the table is written for
/// every row, which ends with the cells that `cells(row)` gives. Families without an exact method
/// are passed over.
template <typename Row, typename Wanted, typename Take, typename Cells>
void overFamilies(const Arguments& arguments, Wanted wanted, Take take, Cells cells) {
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
      for (const CaseMix mix : caseMixes) {
        CaseMaker maker(family.operands, moving, mix, verdict, arguments.seed, 30);
        for (int i = 0; i < arguments.count; ++i) take(family, rows, mix, maker.next());
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
