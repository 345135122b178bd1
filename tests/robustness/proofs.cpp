#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/support/case_maker.h"
#include "tests/support/question.h"

// How many exact verdicts of each method carry a proof that holds: writes the tables of PROOFS.md
// to standard output. Arguments: cases of each mix, seed, and words that the names of pairs must
// have.

using namespace hairline;
using testing::Case;
using testing::CaseMix;
using testing::Family;
using testing::Member;

namespace {

struct Tally {
  int count = 0;
  int absent = 0;
  int unproven = 0;

  void add(const Certificate& certificate) {
    ++count;
    absent += certificate.status == Certificate::Status::absent ? 1 : 0;
    unproven += certificate.status == Certificate::Status::unproven ? 1 : 0;
  }
};

struct Row {
  const Member* member = nullptr;
  Tally hits;
  Tally misses;
};

/// Whether the method's exact verdicts are such as a common point or an axis proves.
bool isProvable(const Member& member) {
  const Kind kind = member.entry->info.kind;
  return member.entry->has(ScalarKind::exact) &&
         (kind == Kind::intersect || kind == Kind::bound || kind == Kind::sweep);
}

std::vector<Row> measure(const Family& family, bool moving, int count, std::uint64_t seed) {
  std::vector<Row> rows;
  for (const Member& member : family.members) {
    if ((member.entry->info.kind == Kind::sweep) == moving && isProvable(member)) {
      rows.push_back({&member, {}, {}});
    }
  }
  if (rows.empty()) return {};
  const Member* decider = testing::decider(family, moving);
  const auto verdict = [&](const Case& given) {
    return decider->test(given.pointers(), ScalarKind::exact, given.options());
  };
  for (const CaseMix mix : testing::caseMixes) {
    testing::CaseMaker maker(family.operands, moving, mix, verdict, seed, 30);
    for (int i = 0; i < count; ++i) {
      const Case given = maker.next();
      for (Row& row : rows) {
        std::vector<const Shape*> shapes = given.pointers();
        QueryOptions options = given.options();
        if (row.member->swapped) {
          std::reverse(shapes.begin(), shapes.end());
          options = turned(options);
        }
        const Report report = row.member->entry->run(shapes, ScalarKind::exact, options, false);
        (*report.verdict() ? row.hits : row.misses).add(report.certificate);
      }
    }
  }
  return rows;
}

std::string cell(const Tally& tally) {
  if (tally.count == 0) return "";
  std::array<char, 48> text{};
  const int without = tally.absent + tally.unproven;
  std::snprintf(text.data(), text.size(), "%.2g", 100.0 * without / tally.count);
  std::string result = text.data();
  if (tally.unproven > 0) result += " (" + std::to_string(tally.unproven) + " fail)";
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 100;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  std::printf(
      "# Exact verdicts without a proof\n\n"
      "Percent of exact hits and of exact misses that carry no checked proof, over %d random cases "
      "of each of the five mixes of RESULTS.md, seed %llu. In brackets, how many carry a proof "
      "that "
      "fails. A hit is proven by a point of both sets, a miss by an axis between them, each "
      "checked "
      "on its own.\n\n"
      "```\nninja -C build/release proofs\nbuild/release/proofs %d %llu "
      ">tests/robustness/PROOFS.md\n```\n\n"
      "| kind | operands | method | hits | misses |\n|---|---|---|---|---|\n",
      count, static_cast<unsigned long long>(seed), count, static_cast<unsigned long long>(seed));
  Tally all;
  for (const Family& family : testing::allFamilies()) {
    const std::string operands = testing::namesOf(family.operands);
    bool wanted = true;
    for (int i = 3; i < argc; ++i) wanted = wanted && operands.find(argv[i]) != std::string::npos;
    if (!wanted) continue;
    for (const bool moving : {false, true}) {
      for (const Row& row : measure(family, moving, count, seed)) {
        for (const Tally& tally : {row.hits, row.misses}) {
          all.count += tally.count;
          all.absent += tally.absent;
          all.unproven += tally.unproven;
        }
        const QueryInfo& info = row.member->entry->info;
        std::printf("| %s | %s | `%s` | %s | %s |\n", std::string(name(info.kind)).c_str(),
                    operands.c_str(), std::string(info.method).c_str(), cell(row.hits).c_str(),
                    cell(row.misses).c_str());
        std::fflush(stdout);
      }
    }
  }
  std::printf("\nOf all %d verdicts %s %% have none.\n", all.count, cell(all).c_str());
  return 0;
}
