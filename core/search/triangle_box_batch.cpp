#include "core/search/triangle_box_batch.h"

#include <bit>
#include <cmath>

namespace hairline {

void TriangleBoxBatch::take(std::span<const SearchCase> cases) {
  m_cases = cases;
  m_float.byAxes.reset();
  m_double.byAxes.reset();
  auto& numbers = m_double.runs.numbers;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const std::vector<Shape>& shapes = cases[i].shapes;
    const auto* first = std::get_if<Triangle<double>>(&shapes[0]);
    const Triangle<double>& triangle =
        first != nullptr ? *first : *std::get_if<Triangle<double>>(&shapes[1]);
    const Aabb<double>& box = *std::get_if<Aabb<double>>(&shapes[first != nullptr ? 1 : 0]);
    std::size_t run = 0;
    const auto put = [&](const Vector3<double>& point) {
      for (int k = 0; k < 3; ++k) numbers[run++][i] = point[k];
    };
    for (const Vector3<double>& vertex : triangle.vertices) put(vertex);
    put(box.min);
    put(box.max);
  }
  std::array<double, most> greatest{};
  for (std::size_t run = 0; run < numbers.size(); ++run) {
    for (std::size_t i = 0; i < most; ++i) {
      m_float.runs.numbers[run][i] = static_cast<float>(numbers[run][i]);
      const double size = std::abs(numbers[run][i]);
      greatest[i] = greatest[i] < size ? size : greatest[i];
    }
  }
  m_float.ordinary = m_double.ordinary = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const auto bit = [&](double limit) { return std::uint64_t{greatest[i] <= limit} << i; };
    m_float.ordinary |= bit(TriangleBoxVoices::ordinaryFloat);
    m_double.ordinary |= bit(TriangleBoxVoices::ordinaryDouble);
  }
}

std::uint64_t TriangleBoxBatch::ordinary(ScalarKind scalar) const {
  if (scalar == ScalarKind::exact) return all();
  return scalar == ScalarKind::float32 ? m_float.ordinary : m_double.ordinary;
}

template <typename S>
std::uint64_t TriangleBoxBatch::saysInLanes(Method method, InScalar<S>& in, std::uint64_t& left) {
  std::uint64_t told = in.ordinary;
  std::uint64_t said = 0;
  switch (method) {
    case Method::pef:
      said = in.axes(m_cases.size()).pef;
      break;
    case Method::pefSetup:
      said = in.axes(m_cases.size()).pefSetup;
      break;
    case Method::sat:
      said = in.axes(m_cases.size()).sat;
      break;
    case Method::clip: {
      const TriangleBoxVerdicts& axes = in.axes(m_cases.size());
      said = axes.clipMeets;
      told &= said | axes.clipApart;
      break;
    }
    case Method::gjk:
      said = meetByGjk(in.runs, m_cases.size());
      break;
  }
  left &= ~told;
  return said & told;
}

std::uint64_t TriangleBoxBatch::oneByOne(Method method, ScalarKind scalar, std::uint64_t some) {
  std::uint64_t said = 0;
  for (std::uint64_t left = some; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    m_one.take(CaseOperands(m_cases[i]));
    said |= std::uint64_t{m_one.says(method, scalar)} << i;
  }
  return said;
}

std::uint64_t TriangleBoxBatch::says(Method method, ScalarKind scalar) {
  std::uint64_t left = all();
  std::uint64_t said = 0;
  if (scalar == ScalarKind::float32) said = saysInLanes(method, m_float, left);
  if (scalar == ScalarKind::float64) said = saysInLanes(method, m_double, left);
  return said | oneByOne(method, scalar, left);
}

std::uint64_t TriangleBoxBatch::exact(Method method) {
  const TriangleBoxVerdicts& axes = m_double.axes(m_cases.size());
  const std::uint64_t told = axes.certain & m_double.ordinary;
  return (axes.exact & told) | oneByOne(method, ScalarKind::exact, all() & ~told);
}

}  // namespace hairline
