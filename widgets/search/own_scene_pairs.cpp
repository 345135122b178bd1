#include "widgets/search/own_scene_pairs.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <set>
#include <tuple>

#include "core/search/plugin/own_report.h"
#include "core/search/plugin/plugin_process.h"
#include "widgets/pair/scene_pairs.h"
#include "widgets/search/own_methods.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array sceneScalars{ScalarKind::float32, ScalarKind::float64};
/// A job delivers results at this interval, and tests at most this many pairs.
constexpr std::chrono::milliseconds slice{50};
constexpr std::size_t mostPairs = 512;

/// An answer as one yes or no; nothing if it is none.
std::optional<bool> meets(Verdict verdict, std::optional<double> sqdist, Kind kind) {
  if (kind == Kind::closest) return sqdist ? std::optional(*sqdist == 0) : std::nullopt;
  switch (verdict) {
    case Verdict::none:
      return std::nullopt;
    case Verdict::no:
    case Verdict::front:
    case Verdict::behind:
    case Verdict::commonNothing:
      return false;
    default:
      return true;
  }
}

/// The correct answer for the operands rounded to float, if rounding changes them.
std::optional<bool> meetsRounded(const SearchCase& given, Kind kind) {
  const std::optional<Report> report = exactOfRounded(given, kind);
  if (!report) return std::nullopt;
  return meets(verdictOf(*report),
               report->sqdist ? std::optional(report->sqdist->value) : std::nullopt, kind);
}

}  // namespace

struct OwnScenePairs::Processes {
  std::vector<std::unique_ptr<PluginProcess>> all;
  /// The index of a process, its question, and the types of the operands, if it reported that it
  /// answers no such questions.
  std::set<std::tuple<std::size_t, Kind, ScalarKind, std::size_t, std::size_t>> unsupported;
};

struct OwnScenePairs::Item {
  PairTable::Pair pair;
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  Kind kind{};
  /// In the order of the operands.
  std::array<std::shared_ptr<const Shape>, 2> shapes;
  struct Failure {
    std::string method;
    Message what;
  };
  bool isAsked = false;
  std::vector<Said> said = {};
  std::vector<Failure> failures = {};
};

OwnScenePairs::OwnScenePairs(OwnMethods* methods, ScenePairs* pairs, QObject* parent)
    : QObject(parent), m_methods(methods), m_pairs(pairs) {
  m_turn.setSingleShot(true);
  m_turn.setInterval(0);
  connect(&m_turn, &QTimer::timeout, this, &OwnScenePairs::next);
  connect(pairs, &ScenePairs::updated, this, &OwnScenePairs::schedule);
  connect(methods, &OwnMethods::changed, this, [this] {
    forget();
    schedule();
  });
}

OwnScenePairs::~OwnScenePairs() = default;

void OwnScenePairs::setWatched(bool watched) {
  if (watched == m_watched) return;
  m_watched = watched;
  schedule();
}

const std::vector<OwnScenePairs::Said>& OwnScenePairs::said(const PairTable::Pair& pair) const {
  static const std::vector<Said> nothing;
  const auto known = m_known.find(pair);
  if (known == m_known.end()) return nothing;
  const PairTable& table = m_pairs->table();
  const bool isOfNow = known->second.first == table.version(pair.first) &&
                       known->second.second == table.version(pair.second) && table.isCurrent(pair);
  return isOfNow ? known->second.said : nothing;
}

bool OwnScenePairs::isWanted() const { return m_watched && m_methods->anyEnabled(); }

void OwnScenePairs::schedule() {
  if (isWanted() && !m_job.isPending()) m_turn.start();
}

void OwnScenePairs::forget() {
  m_job.drop();
  m_processes.reset();
  if (m_known.empty()) return;
  m_known.clear();
  emit updated();
}

std::vector<OwnScenePairs::Item> OwnScenePairs::waiting() {
  const PairTable& table = m_pairs->table();
  const auto& pairs = table.pairs();
  std::erase_if(m_known, [&](const auto& known) { return !pairs.contains(known.first); });
  std::vector<Item> items;
  for (const auto& [pair, summary] : pairs) {
    if (!table.isCurrent(pair)) continue;
    const auto [a, b] = pair;
    const auto known = m_known.find(pair);
    if (known != m_known.end() && known->second.first == table.version(a) &&
        known->second.second == table.version(b)) {
      continue;
    }
    Item item{pair, table.version(a), table.version(b), {}, {table.shape(a), table.shape(b)}};
    const auto telling = m_summarizer.telling(*item.shapes[0], *item.shapes[1]);
    if (!telling) continue;
    item.kind = telling->kind;
    if (telling->swapped) std::swap(item.shapes[0], item.shapes[1]);
    items.push_back(std::move(item));
  }
  // The last change comes first.
  const std::size_t kept = std::min(items.size(), mostPairs);
  std::ranges::partial_sort(items, items.begin() + static_cast<std::ptrdiff_t>(kept),
                            std::ranges::greater(),
                            [](const Item& item) { return std::max(item.first, item.second); });
  items.resize(kept);
  return items;
}

void OwnScenePairs::next() {
  if (!isWanted() || m_job.isPending()) return;
  const std::vector<Item> items = waiting();
  if (items.empty()) return;
  if (!m_processes) {
    m_processes = std::make_shared<Processes>();
    for (const OwnMethods::Maker& make : m_methods->makers()) m_processes->all.push_back(make());
  }
  m_job.start([this, processes = m_processes, items](Job::Run& run) -> Job::Take {
    return [this, answered = asked(items, *processes, run.stopToken())] { take(answered); };
  });
}

std::vector<OwnScenePairs::Item> OwnScenePairs::asked(std::vector<Item> items, Processes& processes,
                                                      const std::stop_token& stop) {
  const Clock::time_point start = Clock::now();
  for (Item& item : items) {
    if (stop.stop_requested() || Clock::now() - start > slice) break;
    const SearchCase given{{*item.shapes[0], *item.shapes[1]}};
    // Computed once, if an answer in float needs it.
    std::optional<std::optional<bool>> known;
    const auto rounded = [&] {
      if (!known) known = meetsRounded(given, item.kind);
      return *known;
    };
    for (std::size_t place = 0; place < processes.all.size(); ++place) {
      PluginProcess& process = *processes.all[place];
      for (const ScalarKind scalar : sceneScalars) {
        const auto question =
            std::tuple(place, item.kind, scalar, item.shapes[0]->index(), item.shapes[1]->index());
        if (processes.unsupported.contains(question)) continue;
        const OwnAnswer answer = process.answer(given, item.kind, scalar);
        if (answer.isUnsupported) {
          processes.unsupported.insert(question);
        } else if (!answer.failure.isEmpty()) {
          item.failures.push_back({process.name(), answer.failure});
        } else if (const auto meet = meets(answer.verdict, answer.sqdist, item.kind)) {
          item.said.push_back({process.name(), scalar, *meet});
          if (scalar == ScalarKind::float32) item.said.back().right = rounded();
        }
      }
    }
    item.isAsked = true;
  }
  return items;
}

void OwnScenePairs::take(const std::vector<Item>& items) {
  for (const Item& item : items) {
    if (!item.isAsked) continue;
    m_known[item.pair] = {item.first, item.second, item.said};
    for (const Item::Failure& failure : item.failures) {
      m_methods->reportFailure(QString::fromStdString(failure.method), coreMessage(failure.what),
                               {{*item.shapes[0], *item.shapes[1]}});
    }
  }
  emit updated();
  schedule();
}

}  // namespace hairline
