#pragma once

#include <optional>
#include <vector>

#include "core/search/finding_traits.h"
#include "core/search/judge.h"
#include "core/search/shrink.h"

namespace hairline {

/// What a scene is shrunk for.
struct ShrinkRequest {
  /// What counts as a finding, if the scene has none or `chooses`; kind and operands are those of
  /// the scene.
  SearchQuestion question;
  /// Whether the question takes precedence over the finding in the scene.
  bool chooses = false;
  /// The kind of query; if unset, the first with a finding.
  std::optional<Kind> kind;
  ShrinkOptions options;
  /// What the shrunk scene keeps besides the sort of the finding.
  FindingLimits limits = {};
};

/// What a case shows of a request: the first finding; nothing if there is none. An error if the
/// question is invalid.
Result<std::optional<Finding>> firstFinding(const SearchCase& given, const ShrinkRequest& request,
                                            const std::vector<OwnMethod*>& own);

/// The simplest scene that, within the limits of the request, shows the same finding as the
/// operands of a scene: the recorded one, or the first for the request's question. It has only
/// those operands, keeps the ids, and has the finding with the current answers. An error if there
/// is no finding; "cancelled" if the work was stopped.
Result<Scene> shrunk(const Scene& scene, std::span<const std::string> ids,
                     const ShrinkRequest& request, const std::vector<OwnMethod*>& own,
                     const Work& work = {});

}  // namespace hairline
