// Triangles that fall between boxes: a program whose collision test is sometimes wrong.
//
//   c++ -std=c++17 -O2 -I.. debris.cpp -o debris
//   ./debris debris.hcap
//   hairline replay debris.hcap -o wrong.jsonl

#include <cstdio>
#include <vector>

#include "box_test.h"
#include "hairline_capture.h"

namespace {

struct Body {
  Vec position, velocity, corners[3];
};

struct Box {
  Vec min, max;
};

/// The same numbers on every machine, from -1 to 1.
float number() {
  static unsigned state = 1;
  state = state * 1664525u + 1013904223u;
  return static_cast<float>(state >> 8) / 8388608.0f - 1;
}

Vec vec(float scale) {
  const float x = scale * number();
  const float y = scale * number();
  return {x, y, scale * number()};
}

}  // namespace

int main(int count, char** arguments) {
  if (count > 1 && !hairline::capture::start(arguments[1])) {
    std::perror(arguments[1]);
    return 1;
  }
  std::vector<Box> boxes;
  for (int i = 0; i < 8; ++i) {
    const Vec center = vec(4);
    boxes.push_back({center - Vec{1, 1, 1}, center + Vec{1, 1, 1}});
  }
  std::vector<Body> bodies(24);
  for (Body& body : bodies) {
    body = {vec(4) + Vec{0, 6, 0}, vec(1), {vec(1), vec(1), vec(1)}};
  }
  int hits = 0;
  constexpr float step = 1.0f / 60;
  for (int frame = 0; frame < 200; ++frame) {
    HAIRLINE_CAPTURE_FRAME();
    for (Body& body : bodies) {
      body.velocity = body.velocity + step * Vec{0, -9.8f, 0};
      body.position = body.position + step * body.velocity;
      if (body.position.y < -8) body.velocity.y = -body.velocity.y;
      const Vec a = body.position + body.corners[0];
      const Vec b = body.position + body.corners[1];
      const Vec c = body.position + body.corners[2];
      for (const Box& box : boxes) {
        const bool hit = triangleMeetsBox(a, b, c, box.min, box.max);
        HAIRLINE_CAPTURE(intersect, triangle(a, b, c), aabb(box.min, box.max), hit);
        if (hit) ++hits;
      }
    }
  }
  hairline::capture::stop();
  std::printf("%d contacts\n", hits);
  return 0;
}
