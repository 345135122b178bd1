#include "core/query/contains/point_mesh.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/ray_crossings.h"

namespace hairline {
ContainsAnswer<Rational> ContainsPointMeshReference::refer(const Input<double>& input) {
  const Vector3<double>& point = input.a.position;
  ContainsAnswer<Rational> answer;
  for (std::size_t t = 0; t < input.b.size(); ++t) {
    const Triangle<double> triangle = input.b[t];
    if (isBesideRay(point, triangle)) continue;
    if (*containsExactly(triangle, exact(point))) {
      answer.contains = true;
      return answer;
    }
    if (crosses(point, triangle)) answer.contains = !answer.contains;
  }
  return answer;
}

}  // namespace hairline
