#include <algorithm>

#include "core/query/proof/certificate.h"
#include "tests/robustness/over_families.h"

// How many exact verdicts of each method carry a proof that holds: writes the tables of PROOFS.md
// to standard output, and cases without one to standard error. The arguments are those of
// over_families.h.

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
  return member.entry->has(ScalarKind::exact);
}

/// The answer of a method with its certificate, as requests get it.
Report certified(const Member& member, std::vector<const Shape*> shapes, QueryOptions options,
                 ScalarKind scalar) {
  Report report = member.answer(shapes, scalar, options);
  if (member.swapped) {
    std::ranges::reverse(shapes);
    options = withSwappedOperands(options);
  }
  report.certificate = certify(report, shapes, options, ProofEffort::every);
  return report;
}

/// The verdicts of a kind in each scalar.
using KindTally = std::array<Tally, 3>;

void print(const std::array<KindTally, kindNames.size()>& byKind) {
  std::printf(
      "\n## By kind\n\nOf all verdicts of the same methods on the same cases, those in float and "
      "double included, the percent with a proof that holds, with one that fails, and with "
      "none.\n\n"
      "| kind | scalar | verdicts | hold | fail | none |\n|---|---|---|---|---|---|\n");
  for (std::size_t kind = 0; kind < byKind.size(); ++kind) {
    for (const ScalarKind scalar : testing::scalars) {
      const Tally& tally = byKind[kind][static_cast<std::size_t>(scalar)];
      if (tally.count == 0) continue;
      const double part = 100.0 / tally.count;
      std::printf("| %s | %s | %d | %.2f | %.2f | %.2f |\n", std::string(kindNames[kind]).c_str(),
                  std::string(name(scalar)).c_str(), tally.count,
                  part * (tally.count - tally.absent - tally.unproven), part * tally.unproven,
                  part * tally.absent);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const testing::Arguments arguments(argc, argv, 100);
  const auto seed = static_cast<unsigned long long>(arguments.seed);
  std::printf(
      "# Exact verdicts without a proof\n\n"
      "Percent of exact hits and of exact misses that carry no checked proof, over %d random cases "
      "(or as many as the column says) of each of the six mixes of RESULTS.md, seed %llu; of "
      "vertices on their own lines, of "
      "each of the five of MotionMaker. In "
      "brackets, how many carry a proof "
      "that fails. resources/documentation/formats.md says what proves which verdict.\n\n"
      "```\nninja -C build/release proofs\nbuild/release/proofs %d %g %llu "
      ">tests/robustness/PROOFS.md\n```\n\n"
      "| kind | operands | method | cases | hits | misses |\n|---|---|---|---|---|---|\n",
      arguments.count, seed, arguments.count, arguments.seconds, seed);
  Tally all;
  std::array<KindTally, kindNames.size()> byKind{};
  std::mutex mutex;
  const auto add = [&](Row& row, const std::vector<const Shape*>& shapes,
                       const QueryOptions& options, const std::string& text) {
    for (const ScalarKind scalar : testing::scalars) {
      if (!row.member->entry->has(scalar)) continue;
      const Report report = certified(*row.member, shapes, options, scalar);
      // An empty k-DOP has no distance.
      const std::optional<bool> verdict = report.verdict();
      if (!verdict) continue;
      const std::lock_guard lock(mutex);
      byKind[static_cast<std::size_t>(report.info.kind)][static_cast<std::size_t>(scalar)].add(
          report.certificate);
      if (scalar != ScalarKind::exact) continue;
      (*verdict ? row.hits : row.misses).add(report.certificate);
      all.add(report.certificate);
      if (report.certificate.status != Certificate::Status::proven) {
        std::fprintf(stderr, "%s: %s\n", testing::fullName(*row.member->entry).c_str(),
                     text.c_str());
      }
    }
  };
  const auto cells = [](const Row& row) { return std::array{row.hits.text(), row.misses.text()}; };
  testing::overFamilies<Row>(
      arguments, &isProvable,
      [&](const Family&, std::vector<Row>& rows, CaseMix, const Case& given) {
        const std::string text = describe(rows[0].member->entry->info.kind, given);
        for (Row& row : rows) add(row, given.pointers(), given.options(), text);
      },
      cells);
  testing::overMotions<Row>(
      arguments, &isProvable,
      [&](const Family&, std::vector<Row>& rows, const testing::MovingPair& pair) {
        const auto pointers = pair.pointers();
        const std::string text = testing::describe(pair);
        for (Row& row : rows) add(row, {pointers.begin(), pointers.end()}, pair.options(), text);
      },
      cells);
  std::printf("\nOf all %d verdicts %s %% have none.\n", all.count, all.text().c_str());
  print(byKind);
  return 0;
}
