#include "core/search/certainty_exact.h"

#include "core/math/quadratic.h"

namespace hairline {

std::optional<bool> ExactSearch::intersects() {
  const End end = run(false);
  if (end == End::unknown) return std::nullopt;
  return end == End::intersecting;
}

std::optional<double> ExactSearch::sqdist() {
  if (run(true) != End::nearest) return std::nullopt;
  const Carrier<Rational>& on = exactCarrier();
  const Rational& margin = exactPair().margin;
  const Rational ofCores = on.height * on.height / squaredNorm(on.axis);
  // (√c - m)² = c + m² - 2 m √c
  return nearestDouble({ofCores + margin * margin, Rational(-2) * margin, ofCores});
}

ExactSearch::End ExactSearch::run(bool untilNearest) {
  constexpr int mostRounds = 32;
  for (int round = 0; round < mostRounds; ++round) {
    const std::size_t before = m_simplex.size();
    m_exactCarrier.reset();
    Filtered::clearDoubt();
    if (m_known != nullptr) m_carrier = carrier(*m_known);
    m_isCarrierInDoubt = m_known == nullptr || Filtered::inDoubt();
    const End end = runOnce(untilNearest);
    if (end != End::unknown || m_simplex.size() == before) return end;
  }
  return End::unknown;
}

ExactSearch::End ExactSearch::runOnce(bool untilNearest) {
  const auto height = [](const auto&, const auto& on) { return on.height; };
  if (m_simplex.size() == 4) {
    if (signOf(height) == 0) return End::unknown;
    return dropOne() ? End::unknown : End::intersecting;
  }
  const int side = signOf(height);
  if (side == 0 || !exceedsMargin(height)) {
    if (isDegenerate()) return End::unknown;
    return dropOne() ? End::unknown : End::intersecting;
  }
  Vertex support = m_simplex[0];
  for (std::size_t i = 0; i < 2; ++i) {
    const std::size_t count =
        m_known != nullptr ? m_known->points[i].size() : exactPair().points[i].size();
    for (std::size_t j = 0; j < count; ++j) {
      if (j == support[i]) continue;
      const int step = signOf([&](const auto& pair, const auto& on) {
        const auto& points = pair.points[i];
        return dot(on.axis, points[j] - points[support[i]]);
      });
      if (step * side * (i == 0 ? 1 : -1) < 0) support[i] = j;
    }
  }
  if (support == m_simplex[0]) {
    if (!untilNearest) return End::separated;
    return dropOne() ? End::unknown : End::nearest;
  }
  const auto gap = [&](const auto& pair, const auto& on) {
    return dot(on.axis, pair.points[0][support[0]] - pair.points[1][support[1]]);
  };
  if (!untilNearest && signOf(gap) == side && exceedsMargin(gap)) return End::separated;
  if (!dropOne()) m_simplex.push_back(support);
  return End::unknown;
}

template <typename S>
ExactSearch::Carrier<S> ExactSearch::carrier(const CorePair<S>& pair) const {
  Carrier<S> on;
  for (std::size_t i = 0; i < m_simplex.size(); ++i) {
    on.vertices[i] = pair.points[0][m_simplex[i][0]] - pair.points[1][m_simplex[i][1]];
  }
  const Vector3<S>& from = on.vertices[0];
  on.axis = from;
  if (m_simplex.size() == 2) {
    const Vector3<S> edge = on.vertices[1] - from;
    on.axis = cross(Vector3<S>(cross(edge, from)), edge);
  } else if (m_simplex.size() >= 3) {
    on.axis = cross(Vector3<S>(on.vertices[1] - from), Vector3<S>(on.vertices[2] - from));
  }
  // Of four vertices it is the volume.
  on.height =
      m_simplex.size() == 4 ? S(dot(on.axis, on.vertices[3] - from)) : S(dot(on.axis, from));
  return on;
}

template <typename S>
S ExactSearch::weight(const Carrier<S>& on, std::size_t vertex) const {
  const std::size_t count = m_simplex.size();
  const auto other = [&](std::size_t step) -> const Vector3<S>& {
    return on.vertices[(vertex + step) % count];
  };
  switch (count) {
    case 2:
      return dot(other(1), other(1) - other(0));
    case 3:
      return dot(on.axis, cross(other(1), other(2)));
    case 4: {
      const S volume = dot(cross(other(1), other(2)), other(3));
      // Odd steps of four reverse the orientation.
      return (vertex % 2 == 0 ? volume : S(-volume)) * on.height;
    }
    default:
      return S(1);
  }
}

bool ExactSearch::isDegenerate() {
  if (m_simplex.size() == 1) return false;
  return signOf([&](const auto&, const auto& on) {
           if (m_simplex.size() == 3) return squaredNorm(on.axis);
           return squaredNorm(on.vertices[1] - on.vertices[0]);
         }) == 0;
}

template <typename Number>
int ExactSearch::signOf(const Number& number) {
  if (!m_isCarrierInDoubt) {
    Filtered::clearDoubt();
    const int quick = sign(number(*m_known, m_carrier));
    if (!Filtered::inDoubt()) return quick;
  }
  return sign(number(exactPair(), exactCarrier()));
}

template <typename Length>
bool ExactSearch::exceedsMargin(const Length& length) {
  if (signOf([](const auto& pair, const auto&) { return pair.margin; }) == 0) return true;
  return signOf([&](const auto& pair, const auto& on) {
           auto square = length(pair, on);
           square = square * square - pair.margin * pair.margin * squaredNorm(on.axis);
           return square;
         }) > 0;
}

bool ExactSearch::dropOne() {
  for (std::size_t i = 0; i < m_simplex.size(); ++i) {
    if (signOf([&](const auto&, const auto& on) { return weight(on, i); }) >= 0) continue;
    m_simplex.erase(m_simplex.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
  }
  return false;
}

const CorePair<Rational>& ExactSearch::exactPair() {
  if (!m_exact) m_exact = m_makeExact();
  return *m_exact;
}

const ExactSearch::Carrier<Rational>& ExactSearch::exactCarrier() {
  if (!m_exactCarrier) m_exactCarrier = carrier(exactPair());
  return *m_exactCarrier;
}

}  // namespace hairline
