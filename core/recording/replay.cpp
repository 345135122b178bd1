#include "core/recording/replay.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <mutex>

#include "core/base/plain_text.h"
#include "core/base/threads.h"
#include "core/math/interruption.h"
#include "core/query/budget.h"
#include "core/recording/recorded_scene.h"
#include "core/search/finding_traits.h"

namespace hairline {
namespace {

/// The number of records that one thread judges at a time.
constexpr std::size_t recordsOfBlock = 2048;

/// A good batch size for requests to the user's methods.
constexpr std::size_t askedTogether = 16;

/// The number of blocks judged between two updates of progress.
constexpr std::size_t blocksOfRound = 64;

/// The answers of the recorded program, one at a time.
class RecordedAnswers : public OwnMethod {
 public:
  void set(const RecordedCall& call) { m_call = &call; }
  const std::string& name() const override { return m_name; }
  OwnAnswer answer(const SearchCase&, Kind, ScalarKind) override { return m_call->answer; }

 private:
  std::string m_name{recordedMethod};
  const RecordedCall* m_call = nullptr;
};

/// Records that are judged in the same way.
struct RecordSort {
  Kind kind{};
  ScalarKind scalar{};
  std::array<std::size_t, 3> types{};
  std::size_t count = 0;

  auto operator<=>(const RecordSort&) const = default;
};

RecordSort sortOf(const RecordedCall& call) {
  RecordSort sort{call.kind, call.scalar(), {}, call.given.shapes.size()};
  for (std::size_t i = 0; i < sort.count; ++i) sort.types[i] = call.given.shapes[i].index();
  return sort;
}

/// The judges of one thread.
struct Worker {
  RecordedAnswers recorded;
  std::vector<OwnMethod*> own;
  std::map<RecordSort, Result<Judge>> judges;
  /// Records waiting to be judged together: triangles and boxes for packs, or those of one sort for
  /// the user's methods.
  std::array<RecordedCall, TriangleBoxCases::most> calls;
  std::array<SearchCase, TriangleBoxCases::most> cases;
  std::array<std::size_t, TriangleBoxCases::most> places{};
  std::size_t waiting = 0;
  TriangleBoxCases batch;
};

/// What came of the records of a block.
struct PartState : ReplayState {
  std::vector<std::size_t> unjudged;
};

class Replay {
 public:
  Replay(const Recording& recording, const ReplayPlan& plan, const Work& work,
         const OwnMethodsOfThread& own)
      : m_recording(recording), m_plan(plan), m_work(work), m_own(own), m_threads(plan.threads) {}

  Result<ReplayState> run() {
    ReplayState all;
    const std::size_t blocks = (size() + recordsOfBlock - 1) / recordsOfBlock;
    for (std::size_t first = 0; first < blocks; first += blocksOfRound) {
      std::vector<PartState> states(std::min(blocksOfRound, blocks - first));
      m_threads.forEach(states.size(), [&](std::size_t i) { judgeBlock(first + i, states[i]); });
      if (m_work.isCancelled()) return cancelledError();
      if (m_error) return *m_error;
      for (PartState& state : states) add(all, std::move(state));
      // Memory does not grow with the number of wrong answers.
      if (m_plan.keep != 0 && all.findings.size() / 4 > m_plan.keep) keepFirst(all.findings);
      m_work.report(static_cast<double>(first + states.size()) / static_cast<double>(blocks));
    }
    keepWorst(all.findings);
    if (m_work.isCancelled()) return cancelledError();
    return all;
  }

 private:
  /// How many records are asked, and which.
  std::size_t size() const {
    return m_plan.places != nullptr ? m_plan.places->size() : m_recording.size();
  }
  std::size_t placeOf(std::size_t number) const {
    return m_plan.places != nullptr ? (*m_plan.places)[number] : number;
  }

  static void sort(std::vector<ReplayFinding>& findings) {
    std::ranges::stable_sort(findings, std::ranges::greater(), [](const ReplayFinding& found) {
      return std::pair(!found.isKnown, found.margin ? found.margin->relative : -1);
    });
  }
  void keepFirst(std::vector<ReplayFinding>& findings) const {
    sort(findings);
    if (m_plan.keep != 0 && findings.size() > m_plan.keep) findings.resize(m_plan.keep);
  }

  /// Keeps the worst by margins in double, and gives these the exact ones.
  void keepWorst(std::vector<ReplayFinding>& findings) {
    keepFirst(findings);
    // If small ones were left out, they are exact already.
    if (!m_plan.least.isAny()) return;
    m_threads.forEach(findings.size(), [&](std::size_t i) {
      const Interruptible interruptible(m_work.stop);
      RecordedCall call;
      try {
        if (m_work.isCancelled() || m_recording.read(findings[i].place, call)) return;
        const OperationBudget budget(operationsOfQuestion);
        findings[i].margin = marginOf(call.given, findings[i].finding);
      } catch (const Interrupted&) {
        return;
      } catch (const OverBudget&) {
        findings[i].margin.reset();
      }
    });
    sort(findings);
  }

  static void add(ReplayState& all, ReplayState&& part) {
    all.judged += part.judged;
    all.unanswered += part.unanswered;
    all.adjusted += part.adjusted;
    for (const auto& [reason, refused] : part.refused) {
      const auto [found, isNew] = all.refused.emplace(reason, refused);
      if (!isNew) found->second.count += refused.count;
    }
    // Parts come in the order of their records.
    if (!part.findings.empty() && !all.firstWrong) all.firstWrong = part.findings.front().place;
    all.found += part.findings.size();
    std::ranges::move(part.findings, std::back_inserter(all.findings));
    for (const auto& [method, counts] : part.own) all.own[method] += counts;
  }

  std::unique_ptr<Worker> take() {
    {
      const std::lock_guard lock(m_mutex);
      if (!m_free.empty()) {
        std::unique_ptr<Worker> worker = std::move(m_free.back());
        m_free.pop_back();
        return worker;
      }
    }
    auto made = std::make_unique<Worker>();
    if (m_own) made->own = m_own();
    return made;
  }

  static void refuse(PartState& state, std::size_t place, const Error& error) {
    state.unjudged.push_back(place);
    const auto [refused, isNew] =
        state.refused.emplace(refusalReason(error), ReplayState::Refused{0, place});
    ++refused->second.count;
  }

  void judgeBlock(std::size_t block, PartState& state) {
    if (m_work.isCancelled()) return;
    std::unique_ptr<Worker> worker = take();
    const Interruptible interruptible(m_work.stop);
    const std::size_t begin = block * recordsOfBlock;
    const std::size_t end = std::min(begin + recordsOfBlock, size());
    const bool isAlone = worker->own.empty() && m_plan.question.methods.empty();
    constexpr RecordSort triangleBox{
        Kind::intersect, {}, {shapeIndex<Triangle<double>>(), shapeIndex<Aabb<double>>()}, 2};
    try {
      for (std::size_t number = begin; number < end; ++number) {
        const std::size_t place = placeOf(number);
        RecordedCall& call = worker->calls[worker->waiting];
        if (const std::optional<Error> error = m_recording.read(place, call)) {
          refuse(state, place, *error);
          continue;
        }
        if (call.isAdjusted) ++state.adjusted;
        if (call.answer.verdict == Verdict::none && !call.answer.sqdist && !call.answer.time &&
            !call.answer.t && !call.answer.point && call.answer.points.empty() && isAlone) {
          ++state.unanswered;
          state.unjudged.push_back(place);
          continue;
        }
        RecordSort sort = sortOf(call);
        sort.scalar = {};
        if (sort.types[0] > sort.types[1]) std::swap(sort.types[0], sort.types[1]);
        const bool isVerdictAlone = !call.answer.t && !call.answer.point;
        if (isAlone && (sort != triangleBox || !isVerdictAlone)) {
          judge(place, call, *worker, state);
          continue;
        }
        if (!isAlone && worker->waiting > 0 && sortOf(call) != sortOf(worker->calls[0])) {
          const std::size_t count = worker->waiting;
          judgeTogether(*worker, state);
          std::swap(worker->calls[0], worker->calls[count]);
        }
        worker->places[worker->waiting] = place;
        ++worker->waiting;
        if (!isAlone && worker->waiting == askedTogether) judgeTogether(*worker, state);
        if (isAlone && worker->waiting == worker->calls.size()) judgeWaiting(*worker, state);
      }
      if (isAlone) {
        judgeWaiting(*worker, state);
      } else {
        judgeTogether(*worker, state);
      }
    } catch (const Interrupted&) {
      return;
    }
    std::ranges::stable_sort(state.findings, {}, &ReplayFinding::place);
    const std::lock_guard lock(m_mutex);
    m_free.push_back(std::move(worker));
    if (m_plan.partJudged && begin < end) {
      m_plan.partJudged(
          {placeOf(begin), placeOf(end - 1) - placeOf(begin) + 1, state.findings, state.unjudged});
    }
  }

  /// Those of one sort, which methods of the user's learn of before they are asked.
  void judgeTogether(Worker& worker, PartState& state) {
    const std::size_t count = std::exchange(worker.waiting, 0);
    if (count == 0) return;
    Result<Judge>& judge = judgeOf(worker.calls[0], worker);
    if (judge) {
      for (std::size_t i = 0; i < count; ++i) std::swap(worker.cases[i], worker.calls[i].given);
      judge->foresee({worker.cases.data(), count});
      for (std::size_t i = 0; i < count; ++i) std::swap(worker.cases[i], worker.calls[i].given);
    }
    for (std::size_t i = 0; i < count; ++i) {
      this->judge(worker.places[i], worker.calls[i], worker, state);
    }
  }

  /// Those of triangle and box that packs find right need no more words.
  void judgeWaiting(Worker& worker, PartState& state) {
    const std::size_t count = std::exchange(worker.waiting, 0);
    if (count == 0) return;
    for (std::size_t i = 0; i < count; ++i) std::swap(worker.cases[i], worker.calls[i].given);
    worker.batch.take({worker.cases.data(), count});
    const std::uint64_t exact = worker.batch.verdicts(TriangleBoxMethod::sat, ScalarKind::exact);
    for (std::size_t i = 0; i < count; ++i) {
      std::swap(worker.cases[i], worker.calls[i].given);
      if (worker.calls[i].answer.verdict == verdictOf((exact >> i & 1) != 0)) {
        ++state.judged;
      } else {
        judge(worker.places[i], worker.calls[i], worker, state);
      }
    }
  }

  Result<Judge>& judgeOf(const RecordedCall& call, Worker& worker) const {
    const RecordSort sort = sortOf(call);
    const auto found = worker.judges.find(sort);
    if (found != worker.judges.end()) return found->second;
    SearchQuestion question = m_plan.question;
    question.kind = sort.kind;
    question.operands.assign(sort.types.begin(), sort.types.begin() + sort.count);
    question.scalars = {sort.scalar};
    question.judgesContacts = true;
    // The others answer for other operands.
    std::erase_if(question.methods, [&](const std::string& method) {
      return std::ranges::none_of(
          findQueries(CaseOperands(call.given), call.kind), [&](const IndexedQuery& query) {
            return query.entry->info.method == method && query.entry->has(sort.scalar);
          });
    });
    std::vector<OwnMethod*> own{&worker.recorded};
    own.insert(own.end(), worker.own.begin(), worker.own.end());
    return worker.judges.emplace(sort, Judge::make(std::move(question), std::move(own)))
        .first->second;
  }

  void judge(std::size_t place, const RecordedCall& call, Worker& worker, PartState& state) {
    Result<Judge>& judge = judgeOf(call, worker);
    if (!judge) {
      refuse(state, place, judge.error());
      return;
    }
    if (!canAsk(call.kind, CaseOperands(call.given))) {
      refuse(state, place, unsupported(Message("These operands do not fit the query")));
      return;
    }
    worker.recorded.set(call);
    std::vector<Finding> found;
    try {
      const OperationBudget budget(operationsOfQuestion);
      judge->judge(call.given, found);
      Margins margins(call.given);
      for (Finding& finding : found) {
        const bool isRough = m_plan.least.isAny() && finding.against != Verdict::none;
        const std::optional<Margin> margin =
            isRough ? roughMarginOf(call.given, finding) : margins.of(finding);
        if (!m_plan.least.allow(margin)) continue;
        const bool isKnown = m_plan.known != nullptr && m_plan.known->contains(call.given, finding);
        state.findings.push_back({place, std::move(finding), margin, isKnown});
      }
    } catch (const OverBudget&) {
      refuse(state, place,
             {"limit", Message("The request exceeds the limit of operations; use smaller shapes or "
                               "name fewer methods")});
      return;
    }
    if (judge->unstarted()) {
      const std::lock_guard lock(m_mutex);
      m_error = judge->unstarted();
    }
    if (!worker.own.empty()) judge->countOwn(state.own);
    ++state.judged;
  }

  const Recording& m_recording;
  const ReplayPlan& m_plan;
  const Work& m_work;
  const OwnMethodsOfThread& m_own;
  Threads m_threads;
  std::mutex m_mutex;
  std::vector<std::unique_ptr<Worker>> m_free;
  std::optional<Error> m_error;
};

}  // namespace

Result<ReplayState> replay(const Recording& recording, const ReplayPlan& plan, const Work& work,
                           const OwnMethodsOfThread& own) {
  return Replay(recording, plan, work, own).run();
}

std::string refusalReason(const Error& error) {
  std::string reason;
  for (const char letter : error.message.text()) {
    const bool isIndex = std::isdigit(static_cast<unsigned char>(letter)) != 0 && !reason.empty() &&
                         (reason.back() == '[' || reason.back() == '#');
    if (!isIndex) {
      reason += letter;
    } else if (reason.back() == '[') {
      reason += '#';
    }
  }
  return reason;
}

FindingSource sourceOf(const Recording& recording, std::size_t place, const RecordedCall& call) {
  return {0, place, call.site ? wellFormedText(recording.sites()[*call.site].text()) : ""};
}

Scene sceneOf(const Recording& recording, std::size_t place, const RecordedCall& call) {
  Scene scene = sceneOf(call.given);
  describeRecorded(scene, recording, place, call);
  return scene;
}

Scene sceneOf(const Recording& recording, std::size_t place, const RecordedCall& call,
              const ReplayFinding& found) {
  const FindingSource source = sourceOf(recording, place, call);
  Scene scene = sceneOf(call.given, found.finding, source, found.margin);
  describeRecorded(scene, recording, place, call);
  return scene;
}

}  // namespace hairline
