// Asks Hairline's library whether a triangle meets a box: once exactly, then every method in every
// scalar.

#include <hairline/ask.h>

#include <array>
#include <iostream>

int main() {
  using namespace hairline;
  const Shape triangle = Triangle<double>{{{{1.5, 0.5, 0.5}, {0.5, 1.5, 0.5}, {1.5, 1.5, 0.5}}}};
  const Shape box = Aabb<double>{{0, 0, 0}, {1, 1, 1}};
  const Result<bool> meets = intersects(triangle, box);
  const Result<double> apart = distance(triangle, box);
  if (!meets || !apart) return 1;
  std::cout << "exactly: " << (*meets ? "hit" : "miss") << ", distance " << *apart << '\n';
  const std::array<const Shape*, 2> shapes{&triangle, &box};
  for (const FittingQuery& fitting : queriesFor(shapes)) {
    const QueryEntry& query = *fitting.entry;
    if (query.info.kind != Kind::intersect) continue;
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (!query.has(scalar)) continue;
      const bool hit = query.test(fitting.shapes, scalar, {});
      std::cout << query.info.method << ' ' << name(scalar) << ": " << (hit ? "hit" : "miss")
                << '\n';
    }
  }
}
