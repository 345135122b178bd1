#include "tests/robustness/over_families.h"

// How many exact verdicts of each method carry a proof that holds: writes the tables of PROOFS.md
// to standard output. The arguments are those of over_families.h.

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
  std::string text() const {
    if (count == 0) return "";
    std::string result = testing::percent(absent + unproven, count);
    if (unproven > 0) result += " (" + std::to_string(unproven) + " fail)";
    return result;
  }
};

struct Row {
  const Member* member = nullptr;
  Tally hits{};
  Tally misses{};
};

/// Whether the method's exact verdicts carry proofs.
bool isProvable(const Family&, const Member& member) {
  const Kind kind = member.entry->info.kind;
  return member.entry->has(ScalarKind::exact) &&
         (kind == Kind::intersect || kind == Kind::bound || kind == Kind::sweep);
}

}  // namespace

int main(int argc, char** argv) {
  const testing::Arguments arguments(argc, argv, 100);
  const auto seed = static_cast<unsigned long long>(arguments.seed);
  std::printf(
      "# Exact verdicts without a proof\n\n"
      "Percent of exact hits and of exact misses that carry no checked proof, over %d random cases "
      "(or as many as the column says) of each of the six mixes of RESULTS.md, seed %llu. In "
      "brackets, how many carry a proof "
      "that fails. A hit is proven by a point of both sets, a miss by an axis between them, each "
      "checked on its own; what one-sided methods miss by the facing, empty k-DOPs by weights of "
      "their bounds, the overlap of slabs by comparing them.\n\n"
      "```\nninja -C build/release proofs\nbuild/release/proofs %d %g %llu "
      ">tests/robustness/PROOFS.md\n```\n\n"
      "| kind | operands | method | cases | hits | misses |\n|---|---|---|---|---|---|\n",
      arguments.count, seed, arguments.count, arguments.seconds, seed);
  Tally all;
  std::mutex mutex;
  testing::overFamilies<Row>(
      arguments, &isProvable,
      [&](const Family&, std::vector<Row>& rows, CaseMix, const Case& given) {
        for (Row& row : rows) {
          const Report report =
              row.member->run(given.pointers(), ScalarKind::exact, given.options());
          (*report.verdict() ? row.hits : row.misses).add(report.certificate);
          const std::lock_guard lock(mutex);
          all.add(report.certificate);
        }
      },
      [](const Row& row) {
        return std::array{row.hits.text(), row.misses.text()};
      });
  std::printf("\nOf all %d verdicts %s %% have none.\n", all.count, all.text().c_str());
  return 0;
}
