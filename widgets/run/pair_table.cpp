#include "widgets/run/pair_table.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

#include "core/scene/transform.h"

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
    for (const std::string& id : change.ids) {
      if (const SceneObject* object = find(scene, id)) take(*object);
    }
  }
  if (keptAll != keepsAll()) awaitAll();
}

void PairTable::take(const SceneObject& object) {
  const auto known = m_numbers.find(object.id);
  if (known != m_numbers.end()) {
    if (!object.visible) {
      remove(known->second);
    } else if (!identical(m_objects[known->second].shape, object.shape)) {
      m_objects[known->second].shape = object.shape;
      m_objects[known->second].bounds = roundedBounds(object.shape);
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
  m_objects[number] = {object.id, object.shape, roundedBounds(object.shape), true, false};
  m_numbers.emplace(object.id, number);
  await(number);
}

void PairTable::remove(std::uint32_t number) {
  Object& object = m_objects[number];
  std::erase(m_waiting, number);
  std::erase_if(m_pairs, [number](const auto& entry) {
    return entry.first.first == number || entry.first.second == number;
  });
  m_numbers.erase(object.id);
  object = {};
  m_free.push_back(number);
}

void PairTable::await(std::uint32_t number) {
  if (m_objects[number].waiting) return;
  m_objects[number].waiting = true;
  m_waiting.push_back(number);
}

void PairTable::awaitAll() {
  for (std::uint32_t number = 0; number < m_objects.size(); ++number) {
    if (m_objects[number].present) await(number);
  }
}

bool PairTable::work(std::chrono::microseconds budget) {
  const auto end = std::chrono::steady_clock::now() + budget;
  while (!m_waiting.empty()) {
    const std::uint32_t number = m_waiting.back();
    m_waiting.pop_back();
    m_objects[number].waiting = false;
    askAbout(number);
    if (std::chrono::steady_clock::now() >= end) break;
  }
  return m_waiting.empty();
}

void PairTable::askAbout(std::uint32_t number) {
  const Object& object = m_objects[number];
  for (std::uint32_t i = 0; i < m_objects.size(); ++i) {
    const Object& other = m_objects[i];
    // An object that still waits asks about this one when its turn comes.
    if (i == number || !other.present || other.waiting) continue;
    const Pair pair{std::min(i, number), std::max(i, number)};
    const bool near = meet(object.bounds, other.bounds);
    const Object& first = m_objects[pair.first];
    const Object& second = m_objects[pair.second];
    if ((near || keepsAll()) && m_summarizer.canTell(first.shape, second.shape)) {
      m_pairs.insert_or_assign(pair, m_summarizer.summarize(first.shape, second.shape, near));
    } else {
      m_pairs.erase(pair);
    }
  }
}

}  // namespace hairline
