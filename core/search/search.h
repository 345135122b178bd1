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

/// The part of a search that one run does.
struct SearchPlan {
  SearchQuestion question;
  CasePlan cases;
  std::uint64_t seed = 1;
  /// Of `shards` runs that share a search this one takes every case whose number leaves this rest:
  /// from 0.
  std::uint64_t shard = 0;
  std::uint64_t shards = 1;
  /// The search ends before the case with this number; nothing for no end.
  std::optional<std::uint64_t> end;
  /// The first case that is not done yet.
  std::uint64_t begin = 0;
  std::optional<std::chrono::duration<double>> time;
  /// 0 for one per core.
  int threads = 0;
  /// The number of findings to keep per sort, those with the lowest case numbers; 0 keeps all.
  std::uint64_t keep = 0;
  /// How many of each sort were already kept, in a resumed search.
  std::map<std::string, std::uint64_t> kept;
  /// Findings that are already kept although the search has not reached them yet: the number of the
  /// case, and the sort.
  std::set<std::pair<std::uint64_t, std::string>> known;
  /// Smaller ones are no findings.
  MarginLimits least = {};
  /// Findings that are counted and not kept; null for none. Must outlive the search.
  const KnownFindings* baseline = nullptr;
  /// What the search was made with: the version of the program, and everything that determines the
  /// answers of the user's methods, such as the hashes of their files. Compared by `FindingsFile`.
  Json askedBy;
};

/// A finding, and its origin.
struct FoundCase {
  SearchCase given;
  Finding finding;
  FindingSource source;
  std::optional<Margin> margin = {};
};

inline Scene sceneOf(const FoundCase& found) {
  return sceneOf(found.given, found.finding, found.source, found.margin);
}

/// The progress of a search.
struct SearchState {
  /// The first case that is not done yet, of this shard or another.
  std::uint64_t next = 0;
  /// How many cases this run has judged.
  std::uint64_t cases = 0;
  /// How many it has skipped, because they followed a timeout of a user's method in the same
  /// block.
  std::uint64_t skipped = 0;
  /// The outcomes of the user's methods.
  OwnCountsOfAll own;
  /// How many findings of each sort it found, kept or not.
  std::map<std::string, std::uint64_t> counts;
  /// How many of them the baseline has.
  std::uint64_t known = 0;
  std::chrono::duration<double> time{};

  std::uint64_t findings() const;
  /// Cases a second.
  double rate() const { return time.count() > 0 ? static_cast<double>(cases) / time.count() : 0; }
};

/// What a search reports while running, in the thread that searches.
struct SearchListener {
  /// A finding, in the order of the cases' numbers, whatever the threads. Returning false ends the
  /// search.
  std::function<bool(const FoundCase&)> found;
  /// From time to time, with all findings up to the reported state.
  std::function<void(const SearchState&)> state;
};

/// Makes the user's methods for one thread; they must outlive the search.
using OwnMethodsOfThread = std::function<std::vector<OwnMethod*>()>;

/// Tries the user's methods on the first case of a plan. An error if the question is
/// invalid, the program of one does not start, or one supports no such question in any scalar. Ends
/// without an error when the time of the plan is over, which it shortens by the time used, or the
/// work is stopped.
std::optional<Error> tryOwnMethods(SearchPlan& plan, std::vector<OwnMethod*> own,
                                   const Work& work = {});

/// Searches until the end of the plan, or until the work is stopped: the cases judged by then are
/// reported. Time and stop requests are checked for every case, and while waiting for a method of
/// the user's. Which findings are kept does not depend on the threads. A timeout of such a method
/// ends its block of cases. An error if the question is invalid, or the program of such a method no
/// longer starts.
Result<SearchState> search(const SearchPlan& plan, const SearchListener& listener,
                           const Work& work = {}, const OwnMethodsOfThread& own = {});

}  // namespace hairline
