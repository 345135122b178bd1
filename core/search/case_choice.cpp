#include "core/search/case_choice.h"

#include <algorithm>
#include <map>
#include <unordered_set>

#include "core/queries.h"
#include "core/search/known_findings.h"

namespace hairline {
namespace {

constexpr double fewUlps = 8;
constexpr double nearPart = 0x1p-20;

/// The number of cases generated for each one wanted; more if hits or misses are rare.
constexpr std::uint64_t triesForOne = 8;
constexpr std::uint64_t mostTriesForOne = 80;
constexpr std::uint64_t triesAtLeast = 200;

/// The traits that cases of one bucket share.
struct Bucket {
  Recipe recipe{};
  std::string parts;
  Nearness nearness{};

  friend auto operator<=>(const Bucket&, const Bucket&) = default;
};

Bucket bucketOf(const ChosenCase& made) {
  std::string parts(sortOfPart(made.contact.parts[0]));
  parts += '/';
  parts += sortOfPart(made.contact.parts[1]);
  return {made.recipe, parts, nearnessOf(made.contact)};
}

/// The cases of one verdict, by bucket, in the order in which they were generated.
class Shelf {
 public:
  void add(ChosenCase made) {
    m_buckets[bucketOf(made)].push_back(std::move(made));
    ++m_count;
  }
  std::size_t count() const { return m_count; }

  /// Takes from the bucket whose traits were taken least often.
  ChosenCase take() {
    const auto uses = [&](const Bucket& bucket) {
      return m_recipes[bucket.recipe] + m_parts[bucket.parts] + m_nearnesses[bucket.nearness];
    };
    auto least = m_buckets.begin();
    for (auto place = least; place != m_buckets.end(); ++place) {
      if (uses(place->first) < uses(least->first)) least = place;
    }
    ++m_recipes[least->first.recipe];
    ++m_parts[least->first.parts];
    ++m_nearnesses[least->first.nearness];
    std::vector<ChosenCase>& cases = least->second;
    ChosenCase taken = std::move(cases.front());
    cases.erase(cases.begin());
    if (cases.empty()) m_buckets.erase(least);
    --m_count;
    return taken;
  }

 private:
  std::map<Bucket, std::vector<ChosenCase>> m_buckets;
  std::map<Recipe, std::size_t> m_recipes;
  std::map<std::string, std::size_t> m_parts;
  std::map<Nearness, std::size_t> m_nearnesses;
  std::size_t m_count = 0;
};

/// The exact verdict; nothing if none can be expected of a function in double or float.
std::optional<bool> verdictOf(const SearchCase& given, Kind kind) {
  const CaseOperands operands(given);
  if (!canAsk(kind, operands)) return std::nullopt;
  const Report report =
      exactQuery(operands, kind)->answer(operands, ScalarKind::exact, given.options());
  if (report.limited || (kind == Kind::closest && report.overflow)) return std::nullopt;
  return report.verdict();
}

}  // namespace

Nearness nearnessOf(const CaseContact& contact) {
  if (!contact.margin) return Nearness::unknown;
  if (contact.margin->absolute == 0) return Nearness::touching;
  if (contact.margin->ulps <= fewUlps) return Nearness::ulps;
  return contact.margin->relative <= nearPart ? Nearness::near : Nearness::far;
}

std::string_view sortOfPart(std::string_view part) { return part.substr(0, part.find(' ')); }

Result<std::vector<ChosenCase>> chooseCases(const ChoicePlan& plan, const Work& work) {
  const CaseGenerator generator(plan.cases, plan.seed);
  const ScalarKind scalar = plan.cases.isSingle ? ScalarKind::float32 : ScalarKind::float64;
  std::array<Shelf, 2> shelves;
  std::unordered_set<std::string> seen;
  Finding asked;
  asked.query = plan.kind;
  ChosenCase made;
  generator.make(0, made.given);
  if (exactQuery(CaseOperands(made.given), plan.kind) == nullptr) {
    return Error{"unsupported", Message("No method answers this question exactly")};
  }
  const std::uint64_t tries = triesForOne * plan.count + triesAtLeast;
  const std::uint64_t most = mostTriesForOne * plan.count + triesAtLeast;
  const std::size_t half = (plan.count + 1) / 2;
  for (std::uint64_t i = 0; i < most; ++i) {
    if (work.isCancelled()) return cancelledError();
    const bool lacks = std::min(shelves[0].count(), shelves[1].count()) < half;
    if (i >= tries && !lacks) break;
    work.report(static_cast<double>(i) / static_cast<double>(i < tries ? tries : most));
    made.recipe = generator.make(i, made.given);
    if (!seen.insert(findingKey(made.given, asked)).second) continue;
    const std::optional<bool> verdict = verdictOf(made.given, plan.kind);
    if (!verdict) continue;
    made.verdict = *verdict;
    // Cases that come too often are not examined further.
    if (i >= tries && shelves[made.verdict].count() >= half) continue;
    made.contact = contactOf(made.given, plan.kind, scalar);
    shelves[made.verdict].add(made);
  }
  std::vector<ChosenCase> chosen;
  while (chosen.size() < plan.count && shelves[0].count() + shelves[1].count() > 0) {
    const bool wanted = chosen.size() % 2 == 0;
    chosen.push_back(shelves[shelves[wanted].count() > 0 ? wanted : !wanted].take());
  }
  return chosen;
}

}  // namespace hairline
