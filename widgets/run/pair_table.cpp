#include "widgets/run/pair_table.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

#include "core/scene/object_places.h"
#include "core/scene/transform.h"
#include "widgets/run/pair_reports.h"

namespace hairline {
namespace {

/// The bounds, and as much around them as rounding to float may move the shape: within that methods
/// may differ, which is worth asking about. The whole space where a shape has no bounds.
Aabb<double> roundedBounds(const Shape& shape) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  std::optional<Aabb<double>> box = bounds(shape);
  if (!box) return {Vector3<double>::Constant(-infinity), Vector3<double>::Constant(infinity)};
  const double size = std::max(box->min.cwiseAbs().maxCoeff(), box->max.cwiseAbs().maxCoeff());
  const Vector3<double> slack = Vector3<double>::Constant(size * 0x1p-20);
  return {box->min - slack, box->max + slack};
}

bool meet(const Aabb<double>& a, const Aabb<double>& b) {
  return (a.min.array() <= b.max.array()).all() && (b.min.array() <= a.max.array()).all();
}

}  // namespace

void PairTable::update(const Scene& scene, const Change& change) {
  const bool keptAll = keepsAll();
  if (change.reset || change.order) {
    std::unordered_set<std::string_view> present;
    for (const SceneObject& object : scene.objects) {
      if (object.visible) present.insert(object.id);
    }
    for (std::uint32_t number = 0; number < m_objects.size(); ++number) {
      if (m_objects[number].present && !present.contains(m_objects[number].id)) remove(number);
    }
    for (const SceneObject& object : scene.objects) take(object);
  } else {
    ObjectPlaces places(scene);
    for (const std::string& id : change.ids) {
      if (const auto place = places.of(id)) take(scene.objects[*place]);
    }
  }
  if (keptAll != keepsAll()) awaitAll();
}

void PairTable::take(const SceneObject& object) {
  const auto known = m_numbers.find(object.id);
  if (known != m_numbers.end()) {
    Object& kept = m_objects[known->second];
    if (!object.visible) {
      remove(known->second);
    } else if (!identical(*kept.shape, object.shape)) {
      kept.shape = std::make_shared<const Shape>(object.shape);
      kept.bounds = roundedBounds(object.shape);
      await(known->second);
    }
    return;
  }
  if (!object.visible) return;
  if (m_free.empty()) {
    m_free.push_back(static_cast<std::uint32_t>(m_objects.size()));
    m_objects.emplace_back();
  }
  const std::uint32_t number = m_free.back();
  m_free.pop_back();
  Object& added = m_objects[number];
  added.id = object.id;
  added.shape = std::make_shared<const Shape>(object.shape);
  added.bounds = roundedBounds(object.shape);
  added.present = true;
  m_numbers.emplace(object.id, number);
  await(number);
}

void PairTable::remove(std::uint32_t number) {
  std::erase(m_waiting, number);
  const std::vector<std::uint32_t> partners = m_objects[number].partners;
  for (const std::uint32_t partner : partners) erasePair(std::minmax(number, partner));
  m_numbers.erase(m_objects[number].id);
  m_objects[number] = {};
  m_free.push_back(number);
}

void PairTable::await(std::uint32_t number) {
  Object& object = m_objects[number];
  object.version = ++m_lastVersion;
  object.inJob = false;
  // The last change comes first.
  if (object.waiting) std::erase(m_waiting, number);
  object.waiting = true;
  m_waiting.push_back(number);
}

void PairTable::awaitAll() {
  for (std::uint32_t number = 0; number < m_objects.size(); ++number) {
    if (m_objects[number].present) await(number);
  }
}

bool PairTable::work(std::chrono::microseconds budget) {
  const auto end = std::chrono::steady_clock::now() + budget;
  const std::vector<std::uint32_t> waiting(m_waiting.rbegin(), m_waiting.rend());
  for (const std::uint32_t number : waiting) {
    if (m_objects[number].inJob) continue;
    bool late = false;
    // It is asked about even while it waits, as only the others' waiting counts.
    const auto answers = Job::ask(m_summarizer, m_objects, keepsAll(), number,
                                  [&](const Shape& a, const Shape& b, bool near) {
                                    late = std::chrono::steady_clock::now() >= end;
                                    return late || (near && mayTakeLong(a, b));
                                  });
    if (late) break;
    if (answers) take(*answers);
  }
  return m_waiting.empty();
}

PairTable::Job PairTable::makeJob() {
  Job job;
  for (const std::uint32_t number : m_waiting) m_objects[number].inJob = true;
  job.m_objects = m_objects;
  job.m_waiting = m_waiting;
  job.m_keepsAll = keepsAll();
  m_hasJob = true;
  return job;
}

void PairTable::endJob() {
  m_hasJob = false;
  for (Object& object : m_objects) object.inJob = false;
  // Objects of the job met them as they had been, so that some of their pairs may be missing.
  for (const std::uint32_t number : std::exchange(m_answeredMeanwhile, {})) {
    if (m_objects[number].present && !m_objects[number].waiting) await(number);
  }
}

void PairTable::take(const Answers& answers) {
  Object& object = m_objects[answers.number];
  if (object.version != answers.version || !object.present) return;
  const auto isKept = [&](std::uint32_t number) {
    return std::ranges::binary_search(answers.partners, number, {}, &Answers::Partner::number);
  };
  const std::vector<std::uint32_t> before = object.partners;
  for (const std::uint32_t partner : before) {
    // One that waits asks about this one when its turn comes.
    if (!m_objects[partner].waiting && !isKept(partner)) {
      erasePair(std::minmax(answers.number, partner));
    }
  }
  for (const Answers::Partner& partner : answers.partners) {
    if (m_objects[partner.number].version != partner.version) continue;
    setPair(std::minmax(answers.number, partner.number), partner.summary);
  }
  if (m_hasJob && !object.inJob) m_answeredMeanwhile.push_back(answers.number);
  object.inJob = false;
  object.waiting = false;
  std::erase(m_waiting, answers.number);
}

void PairTable::setPair(const Pair& pair, const PairSummary& summary) {
  if (!m_pairs.insert_or_assign(pair, summary).second) return;
  const auto add = [&](std::uint32_t number, std::uint32_t partner) {
    std::vector<std::uint32_t>& partners = m_objects[number].partners;
    partners.insert(std::ranges::lower_bound(partners, partner), partner);
  };
  add(pair.first, pair.second);
  add(pair.second, pair.first);
}

void PairTable::erasePair(const Pair& pair) {
  if (m_pairs.erase(pair) == 0) return;
  std::erase(m_objects[pair.first].partners, pair.second);
  std::erase(m_objects[pair.second].partners, pair.first);
}

std::optional<PairTable::Answers> PairTable::Job::next(const std::function<bool()>& stop) {
  const std::uint32_t number = m_waiting[m_done];
  auto answers = ask(m_summarizer, m_objects, m_keepsAll, number,
                     [&](const Shape&, const Shape&, bool) { return stop(); });
  if (!answers) return std::nullopt;
  m_objects[number].waiting = false;
  ++m_done;
  return answers;
}

std::optional<PairTable::Answers> PairTable::Job::ask(PairSummarizer& summarizer,
                                                      const std::vector<Object>& objects,
                                                      bool keepsAll, std::uint32_t number,
                                                      const Stop& stop) {
  const Object& object = objects[number];
  Answers answers{number, object.version, {}};
  for (std::uint32_t i = 0; i < objects.size(); ++i) {
    const Object& other = objects[i];
    // An object that still waits asks about this one when its turn comes.
    if (i == number || !other.present || other.waiting) continue;
    const bool near = meet(object.bounds, other.bounds);
    if (!near && !keepsAll) continue;
    // The shapes in the order of the pair.
    const Shape& first = i < number ? *other.shape : *object.shape;
    const Shape& second = i < number ? *object.shape : *other.shape;
    if (!summarizer.canTell(first, second)) continue;
    if (stop(first, second, near)) return std::nullopt;
    answers.partners.push_back({i, other.version, summarizer.summarize(first, second, near)});
  }
  return answers;
}

}  // namespace hairline
