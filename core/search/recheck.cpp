#include "core/search/recheck.h"

#include <algorithm>
#include <map>

#include "core/math/interruption.h"

namespace hairline {

Result<Rechecked> recheck(std::span<const Scene> findings, const SearchQuestion& question,
                          const std::vector<OwnMethod*>& own, const Work& work) {
  const Interruptible interruptible(work.stop);
  Rechecked made;
  std::map<std::string, Judge> judges;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    work.tell(static_cast<double>(i) / static_cast<double>(findings.size()));
    if (work.isCancelled()) return cancelledError();
    std::optional<Finding> finding = findingOf(findings[i]);
    const std::optional<FindingSource> source = sourceOf(findings[i]);
    if (!finding || !source) continue;
    const std::vector<std::string>& ids = findings[i].focus;
    const bool isWhole =
        ids.size() >= 2 && ids.size() <= 3 && std::ranges::all_of(ids, [&](const std::string& id) {
          return find(findings[i], id) != nullptr;
        });
    if (!isWhole) continue;
    const SearchCase given = caseOf(findings[i], ids);
    // One judge for all findings of a sort about operands of the same types.
    std::string key = finding->sort();
    for (const Shape& shape : given.shapes) key += ' ' + std::to_string(shape.index());
    auto judge = judges.find(key);
    if (judge == judges.end()) {
      Result<Judge> fresh =
          Judge::make(questionOf(*finding, given, question), ownOf(*finding, own));
      if (!fresh) return fresh.error();
      judge = judges.emplace(key, std::move(*fresh)).first;
    }
    try {
      const bool stands = judge->second.shows(given, *finding);
      if (judge->second.unstarted()) return *judge->second.unstarted();
      if (stands) {
        made.standing.push_back({given, *finding, *source});
      } else {
        made.fixed.push_back(*finding);
      }
    } catch (const Interrupted&) {
      return cancelledError();
    }
  }
  return made;
}

}  // namespace hairline
