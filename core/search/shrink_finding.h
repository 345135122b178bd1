#pragma once

#include <optional>
#include <vector>

#include "core/search/finding_traits.h"
#include "core/search/judge.h"
#include "core/search/shrink.h"

namespace hairline {

/// What a scene is to be shrunk for.
struct ShrinkRequest {
  /// What counts as a finding, where the scene does not tell or `chooses`; kind and operands are
  /// those of the scene.
  SearchQuestion question;
  /// Whether the question goes before the finding that stands in the scene.
  bool chooses = false;
  /// The kind of query; the first in which there is a finding without.
  std::optional<Kind> kind;
  ShrinkOptions options;
  /// What the shrunk scene keeps besides the sort of the finding.
  FindingLimits limits = {};
};

/// What a case shows of what a request asks for: the first finding; nothing where there is none.
/// An error where nothing can be asked.
Result<std::optional<Finding>> firstFinding(const SearchCase& given, const ShrinkRequest& request,
                                            const std::vector<OwnMethod*>& own);

/// The simplest scene that shows the same finding, within the limits of the request, as the
/// operands of a scene do: the one that stands in it, or the first that the request's question
/// finds. It has those operands alone, keeps the ids, and holds the finding with the answers as
/// they are now. An error where there is no finding to be seen; "cancelled" where the work was
/// stopped.
Result<Scene> shrunk(const Scene& scene, std::span<const std::string> ids,
                     const ShrinkRequest& request, const std::vector<OwnMethod*>& own,
                     const Work& work = {});

}  // namespace hairline
