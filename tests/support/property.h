#pragma once

#include <rapidcheck.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "core/shapes/validate.h"
#include "tests/support/case_maker.h"

namespace hairline::testing {

namespace detail {

/// A measure of how readable a number is.
inline int complexity(double x) {
  if (!std::isfinite(x)) return std::numeric_limits<int>::max();
  if (x == 0) return 0;
  if (x == 1) return 1;
  if (x == -1) return 2;
  if (x == std::trunc(x) && std::abs(x) < 1e6) return 3 + 2 * std::ilogb(x) + (x < 0 ? 1 : 0);
  int bits = 0;
  int exponent = 0;
  for (double rest = std::frexp(x, &exponent); rest != 0; ++bits) {
    rest *= 2;
    rest -= std::trunc(rest);
  }
  return 100 + bits + (std::abs(exponent) > 8 ? std::abs(exponent) : 0);
}

/// Ways to simplify a number, the boldest first.
inline double simplified(double x, int way) {
  int exponent = 0;
  switch (way) {
    case 0:
      return 0;
    case 1:
      return 1;
    case 2:
      return -1;
    case 3:
      return std::trunc(x);
    case 4:
      return std::trunc(x / 2);
    case 5:
      return std::ldexp(std::trunc(std::ldexp(x, 8)), -8);
    case 6:
      return static_cast<double>(static_cast<float>(x));
    default:
      return std::frexp(x, &exponent);
  }
}

/// One vertex less of a shape that may have any number of them, where there is such a vertex.
inline bool dropVertex(Shape& shape, int place) {
  return std::visit(
      [&](auto& known) {
        if constexpr (requires { known.vertices.erase(known.vertices.begin()); }) {
          if constexpr (!requires { known.triangles; }) {
            const int count = static_cast<int>(known.vertices.size());
            if (place >= count || count == 1) return false;
            known.vertices.erase(known.vertices.begin() + place);
            return true;
          }
        }
        return false;
      },
      shape);
}

/// The legal cases that are simpler in one respect, one after another.
class SimplerCases {
 public:
  explicit SimplerCases(const Case& given) : m_given(std::make_shared<const Case>(given)) {}

  rc::Maybe<Case> operator()() {
    for (; m_place < 100; advance()) {
      Case simpler = *m_given;
      if (!change(simpler)) continue;
      if (std::any_of(simpler.shapes.begin(), simpler.shapes.end(),
                      [](const Shape& shape) { return validate(shape).has_value(); })) {
        continue;
      }
      advance();
      return simpler;
    }
    return rc::Nothing;
  }

 private:
  static constexpr int ways = 8;

  void advance() {
    if (++m_way < ways + 3) return;
    m_way = 0;
    ++m_place;
  }

  bool change(Case& simpler) const {
    if (m_way >= ways) {
      const auto operand = static_cast<std::size_t>(m_way - ways);
      return operand < simpler.shapes.size() && dropVertex(simpler.shapes[operand], m_place);
    }
    bool changed = false;
    int at = 0;
    forEachNumber(simpler, [&](double& number) {
      if (at++ != m_place) return;
      const double simple = simplified(number, m_way);
      changed = complexity(simple) < complexity(number);
      number = simple;
    });
    return changed;
  }

  std::shared_ptr<const Case> m_given;
  int m_place = 0;
  int m_way = 0;
};

class SilentListener : public rc::detail::TestListener {
  void onTestCaseFinished(const rc::detail::CaseDescription&) override {}
  void onShrinkTried(const rc::detail::CaseDescription&, bool) override {}
  void onTestFinished(const rc::detail::TestMetadata&, const rc::detail::TestResult&) override {}
};

}  // namespace detail

/// The seed of random tests: HAIRLINE_TEST_SEED, or a fixed one.
inline std::uint64_t testSeed() {
  const char* seed = std::getenv("HAIRLINE_TEST_SEED");
  return seed == nullptr ? 1 : std::strtoull(seed, nullptr, 10);
}

/// Tests a property on some cases. `fault(case)` says what is wrong with one, or nothing. The first
/// failing case is simplified as far as it still fails; the text describes its fault. Nothing if
/// the property holds.
template <typename Fault>
std::optional<std::string> firstFault(CaseMaker& maker, int count, Fault&& fault) {
  const rc::Gen<Case> cases([&maker](const rc::Random&, int) {
    return rc::shrinkable::shrinkRecur(
        maker.next(), [](const Case& given) { return rc::Seq<Case>(detail::SimplerCases(given)); });
  });
  std::optional<std::string> last;
  const auto holds = [&] {
    const Case given = *cases;
    std::optional<std::string> found = fault(given);
    if (!found) return;
    last = std::move(found);
    RC_FAIL("");
  };
  rc::detail::TestParams parameters;
  parameters.seed = testSeed();
  parameters.maxSuccess = count;
  detail::SilentListener listener;
  const auto result =
      rc::detail::checkTestable(holds, rc::detail::TestMetadata(), parameters, listener);
  if (result.template is<rc::detail::SuccessResult>()) return std::nullopt;
  if (last) return last;
  std::ostringstream text;
  rc::detail::printResultMessage(result, text);
  return text.str();
}

}  // namespace hairline::testing
