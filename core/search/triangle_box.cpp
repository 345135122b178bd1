#include "core/search/triangle_box.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/query/general/gjk.h"
#include "core/query/intersect/triangle_aabb/clip.h"
#include "core/query/intersect/triangle_aabb/pef.h"
#include "core/query/intersect/triangle_aabb/pef_setup.h"
#include "core/query/intersect/triangle_aabb/sat.h"
#include "core/shapes/every_number.h"

// Highway compiles the sources included here once per instruction set and picks one at run time.
#define HWY_TARGET_INCLUDE "core/search/triangle_box_packs-inl.h"
#include <hwy/foreach_target.h>

#include "core/search/triangle_box_packs-inl.h"

namespace hairline {

HWY_EXPORT(AskPacksFloat);
HWY_EXPORT(AskPacksDouble);

namespace {

constexpr std::size_t triangleType = shapeIndex<Triangle<double>>();
constexpr std::size_t boxType = shapeIndex<Aabb<double>>();

// The verdict of `IntersectGjk`, the points in the same order.
template <typename S>
bool meetByGjk(const triangle_aabb::Input<S>& input) {
  const auto points = triangle_aabb::corners(input);
  const TriangleBoxPair<Three<S>> pair(points.v, points.min, points.max);
  VerdictOnly observer;
  return !gjk(pair, zeroVector<Three<S>>(), GjkGoal::verdict, observer).separated;
}

struct Asked {
  std::string_view name;
  bool (*inFloat)(const triangle_aabb::Input<float>&);
  bool (*inDouble)(const triangle_aabb::Input<double>&);
  bool (*exactly)(const triangle_aabb::Input<double>&);
};
template <Query Q>
constexpr Asked asked{Q::info.method, decideIn<Q, float>, decideIn<Q, double>, test<Q, Exact>};

// In the order of `TriangleBoxMethod`. All but the cutting of `clip` have packs.
constexpr std::array<Asked, 5> methods{asked<TriangleAabbPef>, asked<TriangleAabbPefSetup>,
                                       asked<TriangleAabbSat>, asked<TriangleAabbClip>,
                                       Asked{"gjk", meetByGjk<float>, meetByGjk<double>, nullptr}};

}  // namespace

std::optional<TriangleBoxMethod> triangleBoxMethod(std::string_view name) {
  const auto found = std::ranges::find(methods, name, &Asked::name);
  if (found == methods.end()) return std::nullopt;
  return static_cast<TriangleBoxMethod>(found - methods.begin());
}

bool isTriangleBox(Kind kind, std::span<const std::size_t> operands) {
  return kind == Kind::intersect && operands.size() == 2 &&
         std::ranges::minmax(operands).min == std::min(triangleType, boxType) &&
         std::ranges::minmax(operands).max == std::max(triangleType, boxType);
}

void TriangleBoxCase::take(std::span<const Shape* const> shapes) {
  const std::size_t triangle = shapes[0]->index() == triangleType ? 0 : 1;
  take(*std::get_if<Triangle<double>>(shapes[triangle]),
       *std::get_if<Aabb<double>>(shapes[1 - triangle]));
}

void TriangleBoxCase::take(const Triangle<double>& triangle, const Aabb<double>& box) {
  m_double.a = triangle;
  m_double.b = box;
  m_float = convertInput<TriangleAabbSat, float>(m_double);
}

bool TriangleBoxCase::verdict(TriangleBoxMethod method, ScalarKind scalar) const {
  const Asked& by = methods[static_cast<std::size_t>(method)];
  if (scalar == ScalarKind::float32) return by.inFloat(m_float);
  return (scalar == ScalarKind::float64 ? by.inDouble : by.exactly)(m_double);
}

bool TriangleBoxCase::isOrdinary(ScalarKind scalar) const {
  return everyNumber(m_double,
                     [most = mostOrdinary(scalar)](double x) { return std::abs(x) <= most; });
}

void TriangleBoxCases::take(std::span<const SearchCase> cases) {
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const std::vector<Shape>& shapes = cases[i].shapes;
    const auto* first = std::get_if<Triangle<double>>(&shapes[0]);
    const Triangle<double>& triangle =
        first != nullptr ? *first : *std::get_if<Triangle<double>>(&shapes[1]);
    const Aabb<double>& box = *std::get_if<Aabb<double>>(&shapes[first != nullptr ? 1 : 0]);
    std::size_t run = 0;
    const auto put = [&](const Vector3<double>& point) {
      for (int k = 0; k < 3; ++k) m_double.numbers[run++][i] = point[k];
    };
    for (const Vector3<double>& vertex : triangle.vertices) put(vertex);
    put(box.min);
    put(box.max);
  }
  take(cases.size());
}

void TriangleBoxCases::take(std::size_t count) {
  m_count = count;
  const auto& numbers = m_double.numbers;
  std::array<double, most> greatest{};
  for (std::size_t run = 0; run < numbers.size(); ++run) {
    for (std::size_t i = 0; i < most; ++i) {
      m_float.numbers[run][i] = static_cast<float>(numbers[run][i]);
      const double size = std::abs(numbers[run][i]);
      greatest[i] = greatest[i] < size ? size : greatest[i];
    }
  }
  m_ordinary.fill(0);
  for (std::size_t scalar = 0; scalar < m_ordinary.size(); ++scalar) {
    const double limit = mostOrdinary(static_cast<ScalarKind>(scalar));
    for (std::size_t i = 0; i < count; ++i) {
      m_ordinary[scalar] |= std::uint64_t{greatest[i] <= limit} << i;
    }
  }
}

std::uint64_t TriangleBoxCases::verdicts(TriangleBoxMethod method, ScalarKind scalar) {
  const bool isExact = scalar == ScalarKind::exact;
  const bool isFloat = scalar == ScalarKind::float32;
  const TriangleBoxBits bits =
      isFloat ? HWY_DYNAMIC_DISPATCH(AskPacksFloat)(m_float, m_count, method, false)
              : HWY_DYNAMIC_DISPATCH(AskPacksDouble)(m_double, m_count, method, isExact);
  const std::uint64_t known =
      bits.known & ordinary(isFloat ? ScalarKind::float32 : ScalarKind::float64);
  std::uint64_t verdicts = bits.meets & known;
  for (std::uint64_t left = ordinary(ScalarKind::exact) & ~known; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    const auto point = [&](std::size_t k) -> Vector3<double> {
      const auto* run = &m_double.numbers[3 * k];
      return {run[0][i], run[1][i], run[2][i]};
    };
    m_one.take({{point(0), point(1), point(2)}}, {point(3), point(4)});
    verdicts |= std::uint64_t{m_one.verdict(method, scalar)} << i;
  }
  return verdicts;
}

}  // namespace hairline
