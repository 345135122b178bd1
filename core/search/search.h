#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/search/case_generator.h"
#include "core/search/judge.h"
#include "core/search/known_findings.h"
#include "core/work.h"

namespace hairline {

/// What of a search one run does.
struct SearchPlan {
  SearchQuestion question;
  CasePlan cases;
  std::uint64_t seed = 1;
  /// Of `shards` runs that share a search this one takes every case whose number leaves this rest:
  /// from 0.
  std::uint64_t shard = 0;
  std::uint64_t shards = 1;
  /// The search ends before the case of this number; nothing where it has no end.
  std::optional<std::uint64_t> end;
  /// The first case that is not done yet.
  std::uint64_t begin = 0;
  std::optional<std::chrono::duration<double>> time;
  /// 0 for as many as there are cores.
  int threads = 0;
  /// Of each sort of finding so many are kept, those of the lowest numbers; 0 keeps all.
  std::uint64_t keep = 0;
  /// How often each sort was kept already, in a search that is resumed.
  std::map<std::string, std::uint64_t> kept;
  /// Findings that are kept already though the search has yet to come to them: the number of the
  /// case, and the sort.
  std::set<std::pair<std::uint64_t, std::string>> known;
  /// Smaller ones are no findings.
  MarginLimits least = {};
  /// Findings that are counted and not kept; null for none. It lasts as long as the search.
  const KnownFindings* baseline = nullptr;
  /// By what is searched: the version of the program, and what decides how methods of the user's
  /// answer, such as the hashes of their files. `FindingsFile` compares it.
  Json askedBy;
};

/// A finding, and where it came from.
struct FoundCase {
  SearchCase given;
  Finding finding;
  FindingSource source;
  std::optional<Margin> margin = {};
};

inline Scene sceneOf(const FoundCase& found) {
  return sceneOf(found.given, found.finding, found.source, found.margin);
}

/// How far a search has come.
struct SearchState {
  /// The first case that is not done yet, of this shard or another.
  std::uint64_t next = 0;
  /// How many cases this run has judged.
  std::uint64_t cases = 0;
  /// How many it has left out, as they came after one that a method of the user's did not answer in
  /// time: the rest of that block.
  std::uint64_t skipped = 0;
  /// What came of asking the methods of the user's.
  OwnCountsOfAll own;
  /// How many findings it met, kept or not, of each sort.
  std::map<std::string, std::uint64_t> counts;
  /// How many of them the baseline has.
  std::uint64_t known = 0;
  std::chrono::duration<double> time{};

  std::uint64_t findings() const;
  /// Cases a second.
  double rate() const { return time.count() > 0 ? static_cast<double>(cases) / time.count() : 0; }
};

/// What a search reports on its way, in the thread that searches.
struct SearchListener {
  /// A finding, in the order of the cases' numbers, whatever the threads. False ends the search.
  std::function<bool(const FoundCase&)> found;
  /// Now and then, with all findings up to the state reported.
  std::function<void(const SearchState&)> state;
};

/// Makes the methods of the user's that one thread asks; they have to last as long as the search.
using OwnMethodsOfThread = std::function<std::vector<OwnMethod*>()>;

/// Asks the methods of the user's about the first case of a plan. An error where the question
/// cannot be asked, the program of one does not start, or one supports no such question in any
/// scalar.
/// Ends without an error when the time of the plan is over, which it shortens by what it took, or
/// the work is stopped.
std::optional<Error> tryOwnMethods(SearchPlan& plan, std::vector<OwnMethod*> own,
                                   const Work& work = {});

/// Searches until the end of the plan, or the work is stopped: what was judged by then is reported.
/// The time of the plan and the work are looked at for every case, and while one waits for a method
/// of the user's. Which findings are kept does not depend on the threads. A case that such a method
/// does not answer in time ends its block of cases. An error where the question cannot be asked, or
/// the program of such a method does not start any more.
Result<SearchState> search(const SearchPlan& plan, const SearchListener& listener,
                           const Work& work = {}, const OwnMethodsOfThread& own = {});

}  // namespace hairline
