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
    for (auto each = m_numbers.begin(); each != m_numbers.end();) {
      const auto known = each++;
      if (!present.contains(known->first)) remove(known);
    }
    for (const SceneObject& object : scene.objects) take(object);
  } else {
    ObjectPlaces places(scene);
    for (const std::string& id : change.ids) {
      if (const auto place = places.of(id)) take(scene.objects[*place]);
    }
  }
  if (std::exchange(m_hasRemoved, false)) {
    std::erase_if(m_pairs, [this](const auto& each) {
      return !m_now.m_objects.contains(each.first.first) ||
             !m_now.m_objects.contains(each.first.second);
    });
  }
  if (keptAll == keepsAll()) return;
  for (const auto& [number, object] : m_now.m_objects) await(number);
}

void PairTable::take(const SceneObject& object) {
  const auto known = m_numbers.find(object.id);
  if (!object.visible) {
    if (known != m_numbers.end()) remove(known);
    return;
  }
  const std::uint32_t number = known != m_numbers.end()
                                   ? known->second
                                   : m_numbers.emplace(object.id, ++m_lastNumber).first->second;
  Job::Object& kept = m_now.m_objects[number];
  if (kept.shape != nullptr && identical(*kept.shape, object.shape)) return;
  m_mayLosePairs |= kept.shape != nullptr && kept.shape->index() != object.shape.index();
  kept.id = object.id;
  kept.shape = std::make_shared<const Shape>(object.shape);
  kept.bounds = roundedBounds(object.shape);
  await(number);
}

void PairTable::remove(Numbers::iterator known) {
  m_now.m_waiting.erase(version(known->second));
  m_now.m_objects.erase(known->second);
  m_numbers.erase(known);
  m_hasRemoved = true;
}

void PairTable::await(std::uint32_t number) {
  std::uint64_t& version = m_now.m_objects.at(number).version;
  m_now.m_waiting.erase(version);
  version = ++m_lastVersion;
  m_now.m_waiting.emplace(version, number);
}

bool PairTable::work(std::chrono::microseconds budget) {
  const auto end = std::chrono::steady_clock::now() + budget;
  const auto waiting = m_now.m_waiting;
  bool late = false;
  for (auto each = waiting.begin(); each != waiting.end() && !late; ++each) {
    const auto answers = m_now.ask(each->second, [&](const Shape& a, const Shape& b, bool near) {
      late = std::chrono::steady_clock::now() >= end;
      return late || (near && mayTakeLong(a, b));
    });
    if (answers) take(*answers);
  }
  return isComplete();
}

void PairTable::take(const Answers& answers) {
  const auto versionOf = [this](std::uint32_t number) {
    const auto object = m_now.m_objects.find(number);
    return object == m_now.m_objects.end() ? 0 : object->second.version;
  };
  if (versionOf(answers.number) != answers.version) return;
  for (const Answers::Partner& partner : answers.partners) {
    if (versionOf(partner.number) != partner.version) continue;
    const auto [first, second] = std::minmax(answers.number, partner.number);
    m_pairs.insert_or_assign({first, second},
                             Known{partner.summary, versionOf(first), versionOf(second)});
  }
  m_now.m_waiting.erase(answers.version);
  if (!isComplete() || (keepsAll() && !std::exchange(m_mayLosePairs, false))) return;
  // Those that were not asked about again: no query fits them, or they are not near any more.
  std::erase_if(m_pairs, [&](const auto& each) {
    return versionOf(each.first.first) != each.second.first ||
           versionOf(each.first.second) != each.second.second;
  });
}

std::optional<PairTable::Answers> PairTable::Job::ask(std::uint32_t number, const Stop& stop) {
  const Object& object = m_objects.at(number);
  Answers answers{number, object.version, {}};
  for (const auto& [i, other] : m_objects) {
    if (i == number || (other.version > object.version && m_waiting.contains(other.version))) {
      continue;
    }
    const bool near = meet(object.bounds, other.bounds);
    if (!near && !keepsAll()) continue;
    // The shapes in the order of the pair.
    const Shape& first = i < number ? *other.shape : *object.shape;
    const Shape& second = i < number ? *object.shape : *other.shape;
    if (!m_summarizer.canTell(first, second)) continue;
    if (stop(first, second, near)) return std::nullopt;
    answers.partners.push_back({i, other.version, m_summarizer.summarize(first, second, near)});
  }
  return answers;
}

}  // namespace hairline
