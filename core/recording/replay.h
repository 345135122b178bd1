#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/recording/recording.h"
#include "core/search/known_findings.h"
#include "core/search/search.h"

namespace hairline {

/// A finding about a record.
struct ReplayFinding {
  /// The place of the record.
  std::size_t place = 0;
  Finding finding;
  std::optional<Margin> margin;
  bool isKnown = false;
};

/// What came of some records that follow each other.
struct ReplayPart {
  std::size_t first = 0;
  std::size_t count = 0;
  /// In the order of the records; margins of verdicts are those in double.
  std::span<const ReplayFinding> findings;
  /// Places of those that could not be judged, or had nothing that could.
  std::span<const std::size_t> unjudged;
};

/// How a recording is asked again.
struct ReplayPlan {
  /// Its kinds of findings and limits apply, and `methods` of the catalogue are judged too, if they
  /// answer the operands, each in the number type of the record.
  SearchQuestion question;
  /// Smaller ones are no findings.
  MarginLimits least = {};
  /// This many findings with the largest margins are kept; 0 keeps all.
  std::size_t keep = 0;
  /// Known findings, which do not displace others.
  const KnownFindings* known = nullptr;
  /// 0 for one per core.
  int threads = 0;
  /// The places of the only records that are asked, in their order; null for all.
  const std::vector<std::size_t>* places = nullptr;
  /// Called for each part that is judged, in any order, from any thread, by one at a time.
  std::function<void(const ReplayPart&)> partJudged = {};
};

/// The result of judging the records.
struct ReplayState {
  /// Judged: an exact answer was compared with that of the program.
  std::uint64_t judged = 0;
  /// The program's answer has nothing to judge.
  std::uint64_t unanswered = 0;
  /// Axes were made orthonormal before they were judged.
  std::uint64_t adjusted = 0;
  /// Those that could not be judged: why, how many, and the first of them.
  struct Refused {
    std::uint64_t count = 0;
    std::size_t first = 0;
  };
  std::map<std::string, Refused> refused;
  /// How many findings there were, without those of smaller margins.
  std::uint64_t found = 0;
  /// The first record with a finding; nothing if there is none.
  std::optional<std::size_t> firstWrong;
  /// The kept findings: known ones last; the largest margins relative to the operands first, those
  /// without a margin after all others, and ties in the order of the records.
  std::vector<ReplayFinding> findings;
  /// The counts for the user's methods that were judged too.
  OwnCountsOfAll own;
};

/// Answers every record of a recording in exact, and reports where the answer of the program, or of
/// another judged method, is wrong. An error if the program of one does not start; "cancelled" if
/// the work was stopped.
Result<ReplayState> replay(const Recording& recording, const ReplayPlan& plan,
                           const Work& work = {}, const OwnMethodsOfThread& own = {});

/// Why a record cannot be judged, without the index of the vertex at fault, so that equal refusals
/// compare equal.
std::string refusalReason(const Error& error);

/// The source of a finding about a record, for its scene.
FindingSource sourceOf(const Recording& recording, std::size_t place, const RecordedCall& call);

/// A record as a scene, with the place in the source, the frame and the thread in its notes, and
/// these and the answer of the program in its field `recorded` (recorded_scene.h).
Scene sceneOf(const Recording& recording, std::size_t place, const RecordedCall& call);

/// The same of a finding about a record.
Scene sceneOf(const Recording& recording, std::size_t place, const RecordedCall& call,
              const ReplayFinding& found);

}  // namespace hairline
