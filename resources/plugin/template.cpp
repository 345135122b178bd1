// A plugin in C++: whether a triangle and a box meet, by the axes of the box alone, which is not
// enough. Search for the cases it gets wrong, then replace it with your own function.
//
//   c++ -std=c++17 -O2 -fPIC -shared -I. template.cpp -o template_cpp.so
//   hairline fuzz --operands triangle aabb --plugin ./template_cpp.so --seconds 10

#include <algorithm>
#include <array>

#include "hairline_plugin.h"

namespace {

// Receives the steps while Hairline traces a question; otherwise null.
const hairline_tracer* tracer = nullptr;

// The same code serves float and double.
template <typename Number, typename Shape>
void boundsMeet(const Shape* operands, hairline_answer* answer) {
  const Number* vertices = operands[0].numbers;
  const Number* low = operands[1].numbers;
  const Number* high = low + 3;
  constexpr std::array<const char*, 3> names{"box x", "box y", "box z"};
  for (int axis = 0; axis < 3; ++axis) {
    const auto [least, most] =
        std::minmax({vertices[axis], vertices[3 + axis], vertices[6 + axis]});
    const bool separates = most < low[axis] || least > high[axis];
    if (tracer != nullptr) {
      const std::array<double, 3> direction{double(axis == 0), double(axis == 1),
                                            double(axis == 2)};
      const std::array<double, 2> triangle{least, most};
      const std::array<double, 2> box{low[axis], high[axis]};
      tracer->axis(tracer->context, names[axis], direction.data(), triangle.data(), box.data(),
                   separates);
    }
    if (separates) {
      answer->verdict = HAIRLINE_NO;
      for (int i = 0; i < 3; ++i) answer->separating_axis[i] = i == axis ? 1 : 0;
      return;
    }
  }
  answer->verdict = HAIRLINE_YES;
}

constexpr std::array<hairline_method, 1> methods{{{"template_cpp",
                                                   "intersect",
                                                   {"triangle", "aabb", nullptr},
                                                   &boundsMeet<double, hairline_shape_double>,
                                                   &boundsMeet<float, hairline_shape_float>}}};

constexpr hairline_plugin_info info{HAIRLINE_PLUGIN_VERSION, methods.size(), methods.data()};

}  // namespace

const hairline_plugin_info* hairline_plugin() { return &info; }

// A plugin that reports no steps leaves this function out.
void hairline_plugin_trace(const hairline_tracer* wanted) { tracer = wanted; }
