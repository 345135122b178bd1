#include "widgets/pair/pair_table.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

#include "core/scene/object_places.h"
#include "core/scene/transform.h"
#include "widgets/pair/pair_reports.h"

namespace hairline {
namespace {

/// The bounds, with a margin for rounding the shape to float: within it methods may differ, so the
/// pair is tested. All of space for an unbounded shape.
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
  if (change.reset) {
    m_now.m_objects.clear();
    m_now.m_count = 0;
    m_now.m_waiting.clear();
    m_numbers.clear();
    m_pairs.clear();
    m_intersecting.clear();
  }
  const bool keptAll = keepsAll();
  if (change.reset || change.order) {
    std::unordered_set<std::string_view> present;
    for (const SceneObject& object : scene.objects) present.insert(object.id);
    for (Job::Object& object : m_now.m_objects) {
      if (!present.contains(object.id)) remove(object);
    }
    for (const SceneObject& object : scene.objects) take(object);
  } else {
    ObjectPlaces places(scene);
    for (const std::string& id : change.ids) {
      if (const auto place = places.of(id)) take(scene.objects[*place]);
    }
  }
  if (std::exchange(m_hasRemoved, false)) {
    eraseIf([this](const Pair& pair, const Known&) {
      return shape(pair.first) == nullptr || shape(pair.second) == nullptr;
    });
  }
  if (keptAll == keepsAll()) return;
  for (Number number = 0; number < m_now.m_objects.size(); ++number) {
    if (shape(number) != nullptr) await(number);
  }
}

void PairTable::take(const SceneObject& object) {
  const auto next = static_cast<Number>(m_now.m_objects.size());
  const Number number = m_numbers.try_emplace(object.id, next).first->second;
  if (number == next) m_now.m_objects.push_back({.id = object.id});
  Job::Object& kept = m_now.m_objects[number];
  if (!object.visible) return remove(kept);
  if (kept.shape == nullptr) {
    ++m_now.m_count;
  } else {
    if (identical(*kept.shape, object.shape)) return;
    m_mayLosePairs |= kept.shape->index() != object.shape.index();
  }
  kept.shape = std::make_shared<const Shape>(object.shape);
  kept.bounds = roundedBounds(object.shape);
  await(number);
}

void PairTable::remove(Job::Object& object) {
  if (object.shape == nullptr) return;
  stopWaiting(object);
  object.shape.reset();
  object.version = ++m_lastVersion;
  --m_now.m_count;
  m_hasRemoved = true;
}

void PairTable::await(Number number) {
  Job::Object& object = m_now.m_objects[number];
  stopWaiting(object);
  object.waits = true;
  object.version = ++m_lastVersion;
  m_now.m_waiting.push_back(number);
}

void PairTable::stopWaiting(Job::Object& object) {
  if (!std::exchange(object.waits, false)) return;
  m_now.m_waiting.erase(
      std::ranges::find(m_now.m_waiting, static_cast<Number>(&object - m_now.m_objects.data())));
}

std::map<PairTable::Pair, PairTable::Known>::const_iterator PairTable::find(
    const std::string& a, const std::string& b) const {
  const auto first = m_numbers.find(a);
  const auto second = m_numbers.find(b);
  if (first == m_numbers.end() || second == m_numbers.end()) return m_pairs.end();
  return m_pairs.find(m_now.ordered(first->second, second->second));
}

bool PairTable::work(std::chrono::microseconds budget) {
  const auto end = std::chrono::steady_clock::now() + budget;
  bool late = false;
  std::vector<Answers> found;
  for (const Number number : m_now.waiting()) {
    auto answers = m_now.ask(number, [&](const Shape& a, const Shape& b, bool near) {
      late = std::chrono::steady_clock::now() >= end;
      return late || (near && mayTakeLong(a, b));
    });
    if (answers) found.push_back(*std::move(answers));
    if (late) break;
  }
  for (const Answers& answers : found) take(answers);
  return isComplete();
}

void PairTable::take(const Answers& answers) {
  const auto isCurrent = [this](Number number, std::uint64_t version) {
    return number < m_now.m_objects.size() && this->version(number) == version;
  };
  if (!isCurrent(answers.number, answers.version)) return;
  for (const Answers::Partner& partner : answers.partners) {
    if (!isCurrent(partner.number, partner.version)) continue;
    const auto [first, second] = m_now.ordered(answers.number, partner.number);
    m_pairs.insert_or_assign({first, second},
                             Known{partner.summary, version(first), version(second)});
    if (partner.summary.meet == true) {
      m_intersecting.insert({first, second});
    } else {
      m_intersecting.erase({first, second});
    }
  }
  stopWaiting(m_now.m_objects[answers.number]);
  if (!isComplete() || (keepsAll() && !std::exchange(m_mayLosePairs, false))) return;
  // Those that were not tested again: no query fits them, or they are no longer near.
  eraseIf([this](const Pair& pair, const Known& known) {
    return version(pair.first) != known.first || version(pair.second) != known.second;
  });
}

template <typename Is>
void PairTable::eraseIf(const Is& isGone) {
  std::erase_if(m_pairs, [&](const auto& each) {
    const bool gone = isGone(each.first, each.second);
    if (gone) m_intersecting.erase(each.first);
    return gone;
  });
}

std::optional<PairTable::Answers> PairTable::Job::ask(Number number, const Stop& stop) {
  const Object& object = m_objects[number];
  Answers answers{number, object.version, {}};
  for (Number i = 0; i < m_objects.size(); ++i) {
    const Object& other = m_objects[i];
    if (i == number || other.shape == nullptr || (other.waits && other.version > object.version)) {
      continue;
    }
    const bool near = meet(object.bounds, other.bounds);
    if (!near && !keepsAll()) continue;
    const auto [a, b] = ordered(number, i);
    const Shape& first = *m_objects[a].shape;
    const Shape& second = *m_objects[b].shape;
    if (!m_summarizer.canTell(first, second)) continue;
    if (stop(first, second, near)) return std::nullopt;
    answers.partners.push_back({i, other.version, m_summarizer.summarize(first, second, near)});
  }
  return answers;
}

}  // namespace hairline
