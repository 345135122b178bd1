// The program's function as a method of Hairline, which check, shrink and fuzz ask:
//
//   c++ -std=c++17 -O2 -fPIC -shared -I../../plugin plugin.cpp -o box_test.so
//   hairline check wrong.jsonl --plugin "your program=./box_test.so"

#include <array>

#include "box_test.h"
#include "hairline_plugin.h"

namespace {

void answer(const hairline_shape_float* operands, hairline_answer* answer) {
  const auto vec = [](const float* at) { return Vec{at[0], at[1], at[2]}; };
  const float* triangle = operands[0].numbers;
  const float* box = operands[1].numbers;
  const bool hit =
      triangleMeetsBox(vec(triangle), vec(triangle + 3), vec(triangle + 6), vec(box), vec(box + 3));
  answer->verdict = hit ? HAIRLINE_YES : HAIRLINE_NO;
}

constexpr std::array<hairline_method, 1> methods{
    {{"box_test", "intersect", {"triangle", "aabb", nullptr}, nullptr, &answer}}};
constexpr hairline_plugin_info info{HAIRLINE_PLUGIN_VERSION, methods.size(), methods.data()};

}  // namespace

const hairline_plugin_info* hairline_plugin() { return &info; }
