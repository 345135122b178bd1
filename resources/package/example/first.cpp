#include <hairline/ask.h>

#include <iostream>

int main() {
  using namespace hairline;
  const Triangle<double> triangle{{{{1.5, 0.5, 0.5}, {0.5, 1.5, 0.5}, {1.5, 1.5, 0.5}}}};
  const Aabb<double> box{{0, 0, 0}, {1, 1, 1}};
  const Result<bool> hit = intersects(triangle, box);
  if (!hit) {
    std::cerr << hit.error().message.text() << '\n';
    return 1;
  }
  std::cout << (*hit ? "they intersect\n" : "they are disjoint\n");
}
