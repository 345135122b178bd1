#include "core/search/search.h"

#include <array>
#include <atomic>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <numeric>
#include <thread>

#include "core/base/threads.h"
#include "core/math/interruption.h"
#include "core/search/finding_traits.h"

namespace hairline {
namespace {

using Clock = std::chrono::steady_clock;

/// How many cases of a shard one thread judges at a time.
constexpr std::uint64_t blockSize = 512;

/// How many cases are generated before the first of them is judged: as many as are judged together,
/// or as form a good batch for user's methods.
constexpr std::size_t briefAtOnce = Judge::atOnce;
constexpr std::size_t wordyAtOnce = 16;
static_assert(blockSize % briefAtOnce == 0 && wordyAtOnce <= briefAtOnce);

/// Between two checks whether the search is to end.
constexpr std::chrono::milliseconds roundTime(100);

/// Between two checks whether the search is to stop, besides those at every case.
constexpr std::chrono::milliseconds betweenStopChecks(20);

/// The result of a block.
struct Block {
  std::vector<FoundCase> found;
  std::map<std::string, std::uint64_t> counts;
  /// How many of the findings are known, and how many others there are of each sort.
  std::uint64_t known = 0;
  std::map<std::string, std::uint64_t> others;
  /// The number of brief findings of each sort, if the judges are brief.
  std::vector<std::uint64_t> briefCounts;
  OwnCountsOfAll own;
  /// How many of its cases, from the first on, were judged.
  std::uint64_t cases = 0;
  /// Whether those are all cases to be judged.
  bool isDone = false;
  std::optional<Error> error;
};

/// When the time of a plan is over.
std::optional<Clock::time_point> endOf(const SearchPlan& plan, Clock::time_point start) {
  // A time beyond the clock's range is no end.
  if (!plan.time || *plan.time > std::chrono::hours(24 * 365)) return std::nullopt;
  return start + std::chrono::duration_cast<Clock::duration>(*plan.time);
}

/// Requests a stop once the work is stopped or a time is over. It is a thread of its own, because
/// all others may be waiting for user's methods.
class StopWatcher {
 public:
  /// The work outlives it; `share` may be called from its thread.
  StopWatcher(const Work& work, std::optional<Clock::time_point> end, std::function<double()> share,
              std::mutex& telling)
      : m_thread([this, &work, end, share = std::move(share), &telling](std::stop_token own) {
          std::mutex mutex;
          std::condition_variable_any changed;
          std::unique_lock lock(mutex);
          while (!own.stop_requested()) {
            {
              const std::lock_guard reporting(telling);
              work.report(share());
            }
            const auto now = Clock::now();
            if (work.isCancelled() || (end && now >= *end)) m_stop.request_stop();
            const auto next = now + betweenStopChecks;
            const bool isLast = end && *end > now && *end < next;
            changed.wait_until(lock, own, isLast ? *end : next, [] { return false; });
          }
        }) {}

  std::stop_token token() const { return m_stop.get_token(); }

 private:
  std::stop_source m_stop;
  std::jthread m_thread;
};

/// Judges, lent to one thread at a time.
class Judges {
 public:
  Judges(const SearchPlan& plan, const OwnMethodsOfThread& own) : m_plan(plan), m_own(own) {}

  Result<std::unique_ptr<Judge>> take() {
    const std::lock_guard lock(m_mutex);
    if (m_free.empty()) {
      Result<Judge> made =
          Judge::make(m_plan.question, m_own ? m_own() : std::vector<OwnMethod*>{});
      if (!made) return made.error();
      return std::make_unique<Judge>(std::move(*made));
    }
    std::unique_ptr<Judge> judge = std::move(m_free.back());
    m_free.pop_back();
    return judge;
  }
  void giveBack(std::unique_ptr<Judge> judge) {
    const std::lock_guard lock(m_mutex);
    m_free.push_back(std::move(judge));
  }

 private:
  const SearchPlan& m_plan;
  const OwnMethodsOfThread& m_own;
  std::mutex m_mutex;
  std::vector<std::unique_ptr<Judge>> m_free;
};

class Search {
 public:
  Search(const SearchPlan& plan, const SearchListener& listener, const Work& work,
         const OwnMethodsOfThread& own)
      : m_plan(plan),
        m_listener(listener),
        m_work(work),
        m_generator(plan.cases, plan.seed),
        m_judges(plan, own),
        m_threads(plan.threads),
        m_kept(plan.kept) {}

  Result<SearchState> run() {
    Result<std::unique_ptr<Judge>> judge = m_judges.take();
    if (!judge) return judge.error();
    // Brief findings are distinguished only by their sort.
    m_isBrief = (*judge)->isBrief() && m_plan.baseline == nullptr && m_plan.least.isAny();
    if (m_isBrief) {
      for (std::size_t i = 0; i < (*judge)->sortCount(); ++i) {
        m_sorts.push_back((*judge)->sortName(i));
      }
    }
    m_judges.giveBack(std::move(*judge));
    // The first number of this shard that is not below the beginning.
    const std::uint64_t rest = m_plan.begin % m_plan.shards;
    m_state.next = m_plan.begin + (m_plan.shard + m_plan.shards - rest) % m_plan.shards;
    std::size_t count = 1;
    const auto start = Clock::now();
    const std::optional<Clock::time_point> end = endOf(m_plan, start);
    const StopWatcher watcher(
        m_work, end, [this, start] { return tellRunning(start); }, m_telling);
    m_stop = watcher.token();
    while (!isStopped() && !isAtEnd()) {
      const auto before = Clock::now();
      const bool goesOn = round(count);
      if (m_error) return *m_error;
      reportProgress(start);
      if (!goesOn) break;
      if (Clock::now() - before < roundTime) count *= 2;
      if (Clock::now() - before > 3 * roundTime && count > 1) count /= 2;
    }
    reportProgress(start);
    return m_state;
  }

 private:
  bool isAtEnd() const { return m_plan.end && m_state.next >= *m_plan.end; }
  bool isStopped() const { return m_stop.stop_requested() || m_work.isCancelled(); }
  void reportProgress(Clock::time_point start) {
    const std::lock_guard lock(m_telling);
    m_state.time = Clock::now() - start;
    if (m_plan.end && *m_plan.end > 0) {
      m_share = std::min(1.0, static_cast<double>(m_state.next) / static_cast<double>(*m_plan.end));
    }
    if (m_listener.state) m_listener.state(m_state);
    m_work.report(m_share);
  }

  /// Progress within a round, which takes as long as the user's methods do.
  double tellRunning(Clock::time_point start) {
    const auto now = Clock::now();
    if (m_listener.state && m_judged > 0 && now >= m_nextReport) {
      m_nextReport = now + roundTime;
      SearchState state = m_state;
      state.cases += m_judged;
      state.time = now - start;
      m_listener.state(state);
    }
    return m_share;
  }

  /// Judges a number of blocks; false if the search ended meanwhile.
  bool round(std::size_t count) {
    std::vector<Block> blocks(count);
    const std::uint64_t first = m_state.next;
    m_wanted.assign(m_sorts.size(), std::numeric_limits<std::uint64_t>::max());
    for (std::size_t i = 0; i < m_sorts.size() && m_plan.keep != 0; ++i) {
      const auto kept = m_kept.find(m_sorts[i]);
      const std::uint64_t have = kept == m_kept.end() ? 0 : kept->second;
      m_wanted[i] = m_plan.keep - std::min(m_plan.keep, have);
      // Known ones are found as well, and left out then.
      if (!m_plan.known.empty()) m_wanted[i] = m_plan.keep;
    }
    m_threads.forEach(count, [&](std::size_t i) {
      judgeBlock(first + i * blockSize * m_plan.shards, blocks[i]);
    });
    const std::lock_guard lock(m_telling);
    m_judged = 0;
    for (Block& block : blocks) {
      if (block.error) {
        m_error = block.error;
        return false;
      }
      m_state.cases += block.cases;
      std::uint64_t passed = block.cases;
      if (block.isDone) {
        // A block that ended early is not resumed.
        passed = blockSize;
        if (m_plan.end) {
          if (m_state.next >= *m_plan.end) break;
          passed = std::min(passed, (*m_plan.end - m_state.next - 1) / m_plan.shards + 1);
        }
        m_state.skipped += passed - block.cases;
      }
      m_state.next += passed * m_plan.shards;
      for (const auto& [method, counts] : block.own) m_state.own[method] += counts;
      for (const auto& [sort, met] : block.counts) m_state.counts[sort] += met;
      m_state.known += block.known;
      for (std::size_t i = 0; i < block.briefCounts.size(); ++i) {
        if (block.briefCounts[i] > 0) m_state.counts[m_sorts[i]] += block.briefCounts[i];
      }
      for (FoundCase& found : block.found) {
        const std::string sort = found.finding.sort();
        if (m_plan.known.contains({found.source.number, sort})) continue;
        std::uint64_t& kept = m_kept[sort];
        if (m_plan.keep != 0 && kept >= m_plan.keep) continue;
        ++kept;
        if (!found.margin) found.margin = marginOf(found.given, found.finding);
        if (m_listener.found && !m_listener.found(found)) return false;
      }
      if (!block.isDone) return false;
    }
    return true;
  }

  void judgeBlock(std::uint64_t first, Block& block) {
    Result<std::unique_ptr<Judge>> judge = m_judges.take();
    if (!judge) {
      block.error = judge.error();
      return;
    }
    const Interruptible interruptible(m_stop);
    const std::size_t atOnce = m_isBrief ? briefAtOnce : wordyAtOnce;
    std::array<SearchCase, briefAtOnce> cases;
    std::array<Recipe, briefAtOnce> recipes{};
    std::vector<Finding> found;
    std::vector<BriefFinding> seen;
    block.briefCounts.assign(m_sorts.size(), 0);
    std::vector<std::uint64_t> briefCounts = block.briefCounts;
    try {
      for (std::uint64_t i = 0; i < blockSize; i += atOnce) {
        if (isStopped()) return;
        std::size_t count = 0;
        const auto numberOf = [&](std::size_t j) { return first + (i + j) * m_plan.shards; };
        for (; count < atOnce && !(m_plan.end && numberOf(count) >= *m_plan.end); ++count) {
          recipes[count] = m_generator.make(numberOf(count), cases[count]);
        }
        if (count == 0) break;
        const auto sourceOf = [&](std::size_t j) {
          return FindingSource{m_plan.seed, numberOf(j), std::string(name(recipes[j]))};
        };
        if (m_isBrief) {
          seen.clear();
          (*judge)->look({cases.data(), count}, m_wanted, briefCounts, seen);
          for (const BriefFinding& brief : seen) {
            block.found.push_back(
                {cases[brief.place], (*judge)->findingOf(brief), sourceOf(brief.place)});
          }
          block.briefCounts = briefCounts;
          block.cases += count;
          continue;
        }
        (*judge)->foresee({cases.data(), count});
        for (std::size_t j = 0; j < count; ++j) {
          if (isStopped()) return;
          found.clear();
          (*judge)->judge(cases[j], found);
          if ((*judge)->unstarted()) {
            block.error = (*judge)->unstarted();
            return;
          }
          (*judge)->countOwn(block.own);
          ++block.cases;
          ++m_judged;
          Margins margins(cases[j]);
          for (Finding& finding : found) {
            std::optional<Margin> margin;
            if (!m_plan.least.isAny()) {
              margin = margins.of(finding);
              if (!m_plan.least.allow(margin)) continue;
            }
            const std::string sort = finding.sort();
            ++block.counts[sort];
            if (m_plan.baseline != nullptr && m_plan.baseline->contains(cases[j], finding)) {
              ++block.known;
              continue;
            }
            if (++block.others[sort] > m_plan.keep && m_plan.keep != 0) continue;
            block.found.push_back({cases[j], std::move(finding), sourceOf(j), margin});
          }
          if ((*judge)->hasTimedOut()) {
            block.isDone = true;
            m_judges.giveBack(std::move(*judge));
            return;
          }
        }
      }
    } catch (const Interrupted&) {
      return;
    }
    block.isDone = true;
    m_judges.giveBack(std::move(*judge));
  }

  const SearchPlan& m_plan;
  const SearchListener& m_listener;
  const Work& m_work;
  CaseGenerator m_generator;
  Judges m_judges;
  Threads m_threads;
  std::map<std::string, std::uint64_t> m_kept;
  /// If judges are brief, the names of the sorts in their order, and how many more of each to keep.
  bool m_isBrief = false;
  std::vector<std::string> m_sorts;
  std::vector<std::uint64_t> m_wanted;
  SearchState m_state;
  std::stop_token m_stop;
  std::optional<Error> m_error;
  std::atomic<double> m_share = 0;
  /// Cases judged in the current round, if they are judged one by one.
  std::atomic<std::uint64_t> m_judged = 0;
  Clock::time_point m_nextReport;
  std::mutex m_telling;
};

}  // namespace

std::uint64_t SearchState::findings() const {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0},
                         [](std::uint64_t sum, const auto& count) { return sum + count.second; });
}

std::optional<Error> tryOwnMethods(SearchPlan& plan, std::vector<OwnMethod*> own,
                                   const Work& work) {
  const bool hasOwn = !own.empty();
  Result<Judge> judge = Judge::make(plan.question, std::move(own));
  if (!judge) return judge.error();
  if (!hasOwn) return std::nullopt;
  SearchCase first;
  CaseGenerator(plan.cases, plan.seed).make(plan.begin, first);
  const auto start = Clock::now();
  std::mutex telling;
  const StopWatcher watcher(
      work, endOf(plan, start), [] { return 0.0; }, telling);
  const Interruptible interruptible(watcher.token());
  std::optional<Error> error;
  try {
    error = judge->tryOwn(first);
  } catch (const Interrupted&) {
    // The search ends at once, too.
  }
  if (plan.time) {
    const std::chrono::duration<double> taken = Clock::now() - start;
    *plan.time -= std::min(*plan.time, taken);
  }
  return error;
}

Result<SearchState> search(const SearchPlan& plan, const SearchListener& listener, const Work& work,
                           const OwnMethodsOfThread& own) {
  return Search(plan, listener, work, own).run();
}

}  // namespace hairline
