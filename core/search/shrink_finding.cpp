#include "core/search/shrink_finding.h"

#include <algorithm>

#include "core/math/interruption.h"

namespace hairline {
namespace {

/// Another process is asked, or a proof searched: a hundredth of the cases per second.
bool isSlow(const Finding& finding, const std::vector<OwnMethod*>& own) {
  return !own.empty() || finding.kind == FindingKind::certificate ||
         finding.kind == FindingKind::time || finding.method == "reference";
}

}  // namespace

Result<std::optional<Finding>> firstFinding(const SearchCase& given, const ShrinkRequest& request,
                                            const std::vector<OwnMethod*>& own) {
  SearchQuestion question = request.question;
  question.operands.clear();
  for (const Shape& shape : given.shapes) question.operands.push_back(shape.index());
  std::optional<Error> refused;
  bool isAsked = false;
  for (std::size_t i = 0; i < kindNames.size(); ++i) {
    question.kind = static_cast<Kind>(i);
    if (request.kind && question.kind != *request.kind) continue;
    Result<Judge> judge = Judge::make(question, own);
    if (!judge) {
      refused = judge.error();
      continue;
    }
    isAsked = true;
    std::vector<Finding> found;
    judge->judge(given, found);
    if (!found.empty()) return std::optional(std::move(found.front()));
  }
  if (!isAsked && refused) return *refused;
  return std::optional<Finding>();
}

namespace {

/// The same as `shrunk`, but may throw `Interrupted`.
Result<Scene> shrunkUnlessInterrupted(const Scene& scene, std::span<const std::string> ids,
                                      const ShrinkRequest& request,
                                      const std::vector<OwnMethod*>& own, const Work& work) {
  if (auto error = motionError(scene, ids)) return *error;
  const SearchCase given = caseOf(scene, ids);
  std::optional<Finding> finding;
  if (!request.chooses) finding = findingOf(scene);
  if (!finding) {
    Result<std::optional<Finding>> found = firstFinding(given, request, own);
    if (!found) return found.error();
    finding = std::move(*found);
  }
  if (!finding) {
    return unsupported(Message("The scene shows none of these findings; see --find"));
  }
  const std::vector<OwnMethod*> asked = ownOf(*finding, own);
  Result<Judge> judge = Judge::make(questionOf(*finding, given, request.question), asked);
  if (!judge) return judge.error();
  // The answers as they are now.
  if (!judge->shows(given, *finding)) {
    return unsupported(Message("The scene does not show its finding: %1", finding->sort()));
  }
  const SameMistake same(given, *finding, request.limits);
  const auto shows = [&](const SearchCase& candidate) {
    Finding looked = *finding;
    return judge->shows(candidate, looked) && same.isShownBy(candidate, looked);
  };
  ShrinkOptions options = request.options;
  if (isSlow(*finding, asked)) options.tries = std::max<std::uint64_t>(1, options.tries / 30);
  const SearchCase simplest = shrunk(given, shows, options, work);
  if (work.isCancelled()) return cancelledError();
  judge->shows(simplest, *finding);
  Scene made = sceneOf(simplest, *finding);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    made.objects[i].id = ids[i];
    made.focus[i] = ids[i];
    const SceneObject& from = *find(scene, ids[i]);
    made.objects[i].name = from.name;
    made.objects[i].color = from.color;
  }
  if (!scene.name.empty()) made.name = scene.name;
  return made;
}

}  // namespace

Result<Scene> shrunk(const Scene& scene, std::span<const std::string> ids,
                     const ShrinkRequest& request, const std::vector<OwnMethod*>& own,
                     const Work& work) {
  const Interruptible interruptible(work.stop);
  try {
    return shrunkUnlessInterrupted(scene, ids, request, own, work);
  } catch (const Interrupted&) {
    return cancelledError();
  }
}

}  // namespace hairline
