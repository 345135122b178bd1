#include "core/search/triangle_box_voices.h"

#include <bit>

#include "core/query/general/gjk.h"
#include "core/query/intersect/triangle_aabb/clip.h"
#include "core/query/intersect/triangle_aabb/pef.h"
#include "core/query/intersect/triangle_aabb/pef_setup.h"
#include "core/query/intersect/triangle_aabb/sat.h"

namespace hairline {
namespace {

constexpr std::size_t triangleType = shapeIndex<Triangle<double>>();
constexpr std::size_t boxType = shapeIndex<Aabb<double>>();

/// As many points as a box has corners at most, where they stand.
template <typename S>
class FewPoints {
 public:
  void add(const Vector3<S>& point) { m_points[m_count++] = point; }
  bool empty() const { return m_count == 0; }
  const Vector3<S>& operator[](std::size_t i) const { return m_points[i]; }
  Vector3<S>* begin() { return m_points.data(); }
  Vector3<S>* end() { return m_points.data() + m_count; }
  const Vector3<S>* begin() const { return m_points.data(); }
  const Vector3<S>* end() const { return m_points.data() + m_count; }

 private:
  std::array<Vector3<S>, 8> m_points;
  std::size_t m_count = 0;
};

// The verdict of `IntersectGjk`, the points in the same order.
template <typename S>
bool meetByGjk(const Triangle<S>& triangle, const Aabb<S>& box) {
  ConvexBody<S, FewPoints<S>> a;
  ConvexBody<S, FewPoints<S>> b;
  for (const Vector3<S>& vertex : triangle.vertices) a.points.add(vertex);
  for (unsigned i = 0; i < 8; ++i) b.points.add(box.corner(i));
  const ConvexPair<S, FewPoints<S>> pair(a, b);
  const Vector3<S> none(S(0), S(0), S(0));
  VerdictOnly observer;
  return !gjk(pair, none, GjkGoal::verdict, observer).separated;
}

template <typename S>
bool meet(TriangleBoxVoices::Method method, const triangle_aabb::Input<S>& input) {
  switch (method) {
    case TriangleBoxVoices::Method::pef:
      return decideIn<TriangleAabbPef, S>(input);
    case TriangleBoxVoices::Method::pefSetup:
      return decideIn<TriangleAabbPefSetup, S>(input);
    case TriangleBoxVoices::Method::sat:
      return decideIn<TriangleAabbSat, S>(input);
    case TriangleBoxVoices::Method::clip:
      return decideIn<TriangleAabbClip, S>(input);
    case TriangleBoxVoices::Method::gjk:
      break;
  }
  return meetByGjk<S>(input.a, input.b);
}

bool meetExactly(TriangleBoxVoices::Method method, const triangle_aabb::Input<double>& input) {
  switch (method) {
    case TriangleBoxVoices::Method::pefSetup:
      return test<TriangleAabbPefSetup, Exact>(input);
    case TriangleBoxVoices::Method::sat:
      return test<TriangleAabbSat, Exact>(input);
    case TriangleBoxVoices::Method::clip:
      return test<TriangleAabbClip, Exact>(input);
    default:
      return test<TriangleAabbPef, Exact>(input);
  }
}

}  // namespace

std::optional<TriangleBoxVoices::Method> TriangleBoxVoices::methodNamed(std::string_view name) {
  constexpr std::array<std::string_view, 5> names{"pef", "pef_setup", "sat", "clip", "gjk"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<Method>(i);
  }
  return std::nullopt;
}

bool TriangleBoxVoices::knows(Kind kind, std::span<const std::size_t> operands) {
  return kind == Kind::intersect && operands.size() == 2 &&
         ((operands[0] == triangleType && operands[1] == boxType) ||
          (operands[0] == boxType && operands[1] == triangleType));
}

void TriangleBoxVoices::take(std::span<const Shape* const> shapes) {
  const std::size_t triangle = shapes[0]->index() == triangleType ? 0 : 1;
  m_double.a = *std::get_if<Triangle<double>>(shapes[triangle]);
  m_double.b = *std::get_if<Aabb<double>>(shapes[1 - triangle]);
  m_float = convertInput<TriangleAabbSat, float>(m_double);
  m_greatest = 0;
  everyNumber(m_double, [&](double x) {
    const std::uint64_t size = std::bit_cast<std::uint64_t>(x) << 1;
    m_greatest = m_greatest < size ? size : m_greatest;
    return true;
  });
}

bool TriangleBoxVoices::says(Method method, ScalarKind scalar) const {
  if (scalar == ScalarKind::float32) return meet(method, m_float);
  if (scalar == ScalarKind::float64) return meet(method, m_double);
  return meetExactly(method, m_double);
}

bool TriangleBoxVoices::isOrdinary(ScalarKind scalar) const {
  if (scalar == ScalarKind::exact) return true;
  constexpr auto bitsOf = [](double x) { return std::bit_cast<std::uint64_t>(x) << 1; };
  return m_greatest <=
         (scalar == ScalarKind::float32 ? bitsOf(ordinaryFloat) : bitsOf(ordinaryDouble));
}

}  // namespace hairline
