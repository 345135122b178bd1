#include "core/query/contains/point_mesh.h"
#include "core/query/proof/ray_crossings.h"

namespace hairline {

ContainsAnswer<Rational> ContainsPointMeshReference::refer(const Input<double>& input) {
  ContainsAnswer<Rational> answer;
  answer.contains = crossingsFrom(exact(input.a.position), *input.b.mesh).isInside();
  return answer;
}

}  // namespace hairline
