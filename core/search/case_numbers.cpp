#include "core/search/case_numbers.h"

#include <array>
#include <string>
#include <type_traits>
#include <vector>

#include "core/shapes/fields.h"

namespace hairline {
namespace {

using NumberUse = std::function<void(double&, const NumberPlace&)>;

void useNumbers(double& number, const NumberPlace& place, const NumberUse& use) {
  use(number, place);
}
void useNumbers(int&, const NumberPlace&, const NumberUse&) {}
void useNumbers(std::string&, const NumberPlace&, const NumberUse&) {}
template <int N, int options>
void useNumbers(Eigen::Matrix<double, N, 1, options>& vector, NumberPlace place,
                const NumberUse& use) {
  for (place.component = 0; place.component < N; ++place.component) {
    use(vector[place.component], place);
  }
}
template <typename List>
void useNumbers(List& list, NumberPlace place, const NumberUse& use) {
  place.item = 0;
  for (auto& item : list) {
    useNumbers(item, place, use);
    ++place.item;
  }
}
// Items of lists of lists are counted through.
template <typename T>
void useNumbers(std::vector<std::vector<T>>& loops, NumberPlace place, const NumberUse& use) {
  place.item = 0;
  for (std::vector<T>& loop : loops) {
    for (T& item : loop) {
      useNumbers(item, place, use);
      ++place.item;
    }
  }
}
template <typename T, typename Derived>
void useNumbers(SharedVector<T, Derived>& list, const NumberPlace& place, const NumberUse& use) {
  if constexpr (!std::is_same_v<T, std::array<int, 3>>) useNumbers(list.edit(), place, use);
}

template <typename Member>
constexpr NumberRole roleOf(std::string_view field) {
  if (field == "axes" || field == "axis") return NumberRole::unit;
  if (field == "direction" || field == "normal") return NumberRole::direction;
  // A radius or an extent is a single number; so are the slabs of a k-DOP.
  constexpr bool numbers = std::is_same_v<Member, double> ||
                           std::is_same_v<Member, std::vector<double>> ||
                           std::is_same_v<Member, std::array<double, 2>> ||
                           std::is_same_v<Member, std::array<double, 3>>;
  return numbers ? NumberRole::measure : NumberRole::position;
}

}  // namespace

void forEachPlacedNumber(Shape& shape, const NumberUse& use) {
  std::visit(
      [&](auto& known) {
        // From now on its numbers define the plane.
        if constexpr (requires { known.points.reset(); }) known.points.reset();
        forEachField(known, [&](std::string_view name, auto& member) {
          const NumberRole role = roleOf<std::decay_t<decltype(member)>>(name);
          useNumbers(member, {name, role}, use);
          return true;
        });
      },
      shape);
}

}  // namespace hairline
