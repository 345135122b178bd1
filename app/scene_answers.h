#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/query_names.h"
#include "core/query/proof/certificate.h"
#include "core/scene/scene.h"

namespace hairline {

/// A report, and whether its query takes the operands in the opposite order.
struct SceneReport {
  Report report;
  bool swapped = false;
};

/// The answers of one kind about some objects of a scene.
struct SceneAnswer {
  Kind kind{};
  std::vector<const SceneObject*> operands;
  std::vector<SceneReport> reports;
};

/// Selects the questions about a scene; an empty field selects all.
struct SceneQuestion {
  std::optional<std::array<const SceneObject*, 2>> pair;
  std::vector<Kind> kinds;
  std::vector<std::string> methods;
  std::vector<ScalarKind> scalars;
  bool trace = false;
  /// How far to look for proofs of the verdicts; nothing leaves them without certificates.
  std::optional<ProofEffort> effort = ProofEffort::exact;
  /// Adds the user's methods to an answer, if there are any; called before the answer is taken.
  std::function<void(SceneAnswer&)> addOwn = {};
};

/// Answers every query that fits: all pairs in the order of the scene, or the one asked about, all
/// threes of planes, and the predicates of the active points. Each answer is given to `take` as
/// soon as it is there, so that memory does not grow with the number of pairs; where that returns
/// false no more is asked. Returns whether sweeps by methods that fit were left out because an
/// object rotates.
bool answerScene(const Scene& scene, const SceneQuestion& question,
                 const std::function<bool(SceneAnswer&&)>& take);

}  // namespace hairline
