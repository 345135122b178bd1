#include "core/search/search.h"

#include <array>
#include <limits>
#include <mutex>
#include <numeric>

#include "core/math/interruption.h"
#include "core/voxel/threads.h"

namespace hairline {
namespace {

using Clock = std::chrono::steady_clock;

/// So many cases of a shard are judged by one thread at a stretch.
constexpr std::uint64_t blockSize = 512;

/// So many cases are made before the first of them is judged: as many as are looked at together, or
/// as requests to methods of the user's go well together.
constexpr std::size_t briefAtOnce = Judge::atOnce;
constexpr std::size_t wordyAtOnce = 16;
static_assert(blockSize % briefAtOnce == 0 && wordyAtOnce <= briefAtOnce);

/// Between two looks whether the search is to end.
constexpr std::chrono::milliseconds roundTime(100);

/// What came of a block.
struct Block {
  std::vector<FoundCase> found;
  std::map<std::string, std::uint64_t> counts;
  /// How often sightings of each sort were met, where the judges are brief.
  std::vector<std::uint64_t> sightings;
  bool isDone = false;
};

/// Judges that are lent to one thread at a time.
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
    m_isBrief = (*judge)->isBrief();
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
    while (!m_work.isCancelled() && !isAtEnd() && !isOver(start)) {
      const auto before = Clock::now();
      if (!round(count)) break;
      m_state.time = Clock::now() - start;
      if (m_listener.state) m_listener.state(m_state);
      m_work.tell(share());
      if (Clock::now() - before < roundTime) count *= 2;
      if (Clock::now() - before > 3 * roundTime && count > 1) count /= 2;
    }
    m_state.time = Clock::now() - start;
    if (m_listener.state) m_listener.state(m_state);
    return m_state;
  }

 private:
  bool isAtEnd() const { return m_plan.end && m_state.next >= *m_plan.end; }
  bool isOver(Clock::time_point start) const {
    return m_plan.time && Clock::now() - start >= *m_plan.time;
  }
  double share() const {
    if (!m_plan.end || *m_plan.end == 0) return 0;
    return std::min(1.0, static_cast<double>(m_state.next) / static_cast<double>(*m_plan.end));
  }

  /// Judges so many blocks; false where the search was ended on the way.
  bool round(std::size_t count) {
    std::vector<Block> blocks(count);
    const std::uint64_t first = m_state.next;
    m_wanted.assign(m_sorts.size(), std::numeric_limits<std::uint64_t>::max());
    for (std::size_t i = 0; i < m_sorts.size() && m_plan.keep != 0; ++i) {
      const auto kept = m_kept.find(m_sorts[i]);
      const std::uint64_t have = kept == m_kept.end() ? 0 : kept->second;
      m_wanted[i] = m_plan.keep - std::min(m_plan.keep, have);
    }
    m_threads.forEach(count, [&](std::size_t i) {
      judgeBlock(first + i * blockSize * m_plan.shards, blocks[i]);
    });
    for (Block& block : blocks) {
      if (!block.isDone) return false;
      std::uint64_t cases = blockSize;
      if (m_plan.end) {
        if (m_state.next >= *m_plan.end) break;
        const std::uint64_t left = (*m_plan.end - m_state.next - 1) / m_plan.shards + 1;
        cases = std::min(cases, left);
      }
      m_state.cases += cases;
      m_state.next += cases * m_plan.shards;
      for (const auto& [sort, met] : block.counts) m_state.counts[sort] += met;
      for (std::size_t i = 0; i < block.sightings.size(); ++i) {
        if (block.sightings[i] > 0) m_state.counts[m_sorts[i]] += block.sightings[i];
      }
      for (FoundCase& found : block.found) {
        std::uint64_t& kept = m_kept[found.finding.sort()];
        if (m_plan.keep != 0 && kept >= m_plan.keep) continue;
        ++kept;
        if (m_listener.found && !m_listener.found(found)) return false;
      }
    }
    return true;
  }

  void judgeBlock(std::uint64_t first, Block& block) {
    Result<std::unique_ptr<Judge>> judge = m_judges.take();
    if (!judge) return;
    const Interruptible interruptible(m_work.stop);
    const std::size_t atOnce = m_isBrief ? briefAtOnce : wordyAtOnce;
    std::array<SearchCase, briefAtOnce> cases;
    std::array<Recipe, briefAtOnce> recipes{};
    std::vector<Finding> found;
    std::vector<Sighting> seen;
    block.sightings.assign(m_sorts.size(), 0);
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
          (*judge)->look({cases.data(), count}, m_wanted, block.sightings, seen);
          for (const Sighting& sighting : seen) {
            block.found.push_back(
                {cases[sighting.place], (*judge)->told(sighting), sourceOf(sighting.place)});
          }
          continue;
        }
        (*judge)->foresee({cases.data(), count});
        for (std::size_t j = 0; j < count; ++j) {
          found.clear();
          (*judge)->judge(cases[j], found);
          for (Finding& finding : found) {
            std::uint64_t& met = block.counts[finding.sort()];
            ++met;
            if (m_plan.keep != 0 && met > m_plan.keep) continue;
            block.found.push_back({cases[j], std::move(finding), sourceOf(j)});
          }
        }
      }
    } catch (const Interrupted&) {
      return;
    }
    block.isDone = true;
    m_judges.giveBack(std::move(*judge));
  }

  /// Whether the work is to stop, which whoever started it may only learn when it is told.
  bool isStopped() {
    if (const std::unique_lock lock(m_telling, std::try_to_lock); lock) m_work.tell(share());
    return m_work.isCancelled();
  }

  const SearchPlan& m_plan;
  const SearchListener& m_listener;
  const Work& m_work;
  CaseGenerator m_generator;
  Judges m_judges;
  Threads m_threads;
  std::map<std::string, std::uint64_t> m_kept;
  /// Where judges are brief, the names of the sorts in their order, and how many more of each are
  /// to be kept.
  bool m_isBrief = false;
  std::vector<std::string> m_sorts;
  std::vector<std::uint64_t> m_wanted;
  SearchState m_state;
  std::mutex m_telling;
};

}  // namespace

std::uint64_t SearchState::findings() const {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0},
                         [](std::uint64_t sum, const auto& count) { return sum + count.second; });
}

Result<SearchState> search(const SearchPlan& plan, const SearchListener& listener, const Work& work,
                           const OwnMethodsOfThread& own) {
  return Search(plan, listener, work, own).run();
}

}  // namespace hairline
