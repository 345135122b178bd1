#include "core/search/recheck.h"

#include <map>

#include "core/math/interruption.h"
#include "core/search/finding_traits.h"

namespace hairline {
namespace {

/// The finding as recorded in a scene, not checked yet.
Rechecked readFrom(const Scene& scene) {
  Rechecked made;
  made.finding = findingOf(scene);
  made.source = sourceOf(scene);
  std::optional<SearchCase> given = caseInFocus(scene);
  if (given) made.given = std::move(*given);
  if (!given || !made.finding) {
    made.refusal = unsupported(Message("Not a finding that this version can read"));
  } else if (!canAsk(made.finding->query, CaseOperands(made.given))) {
    made.refusal = unsupported(Message("These operands do not fit the query"));
  }
  return made;
}

}  // namespace

Result<std::vector<Rechecked>> recheck(std::span<const Scene> findings,
                                       const SearchQuestion& question,
                                       const std::vector<OwnMethod*>& own, const Work& work) {
  const Interruptible interruptible(work.stop);
  std::vector<Rechecked> all;
  std::map<std::string, Result<Judge>> judges;
  for (const Scene& scene : findings) {
    work.report(static_cast<double>(all.size()) / static_cast<double>(findings.size()));
    if (work.isCancelled()) return cancelledError();
    Rechecked& made = all.emplace_back(readFrom(scene));
    if (made.refusal) continue;
    // One judge for all findings of a sort about operands of the same types.
    std::string key = std::string(name(made.finding->query)) + ' ' + made.finding->sort();
    for (const Shape& shape : made.given.shapes) key += ' ' + std::to_string(shape.index());
    auto judge = judges.find(key);
    if (judge == judges.end()) {
      judge = judges
                  .emplace(key, Judge::make(questionOf(*made.finding, made.given, question),
                                            ownOf(*made.finding, own)))
                  .first;
    }
    if (!judge->second) {
      made.refusal = judge->second.error();
      continue;
    }
    try {
      made.stands = judge->second->shows(made.given, *made.finding);
      if (made.stands) made.margin = marginOf(made.given, *made.finding);
      if (judge->second->unstarted()) return *judge->second->unstarted();
    } catch (const Interrupted&) {
      return cancelledError();
    }
  }
  return all;
}

}  // namespace hairline
