#include "core/query/entry.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/arithmetic_scope.h"
#include "core/query/mesh_index.h"
#include "core/query/proof/certificate.h"
#include "core/shapes/every_number.h"

namespace hairline {

Report QueryEntry::run(std::span<const Shape* const> shapes, ScalarKind scalar,
                       const QueryOptions& options, bool withTrace) const {
  const ArithmeticScope scope;
  Report report = answer(shapes, scalar, options, withTrace);
  report.certificate = certify(report, shapes, options, ProofEffort::exact);
  return report;
}

namespace {

/// Whether the direction, normal or axis of a shape is so short that its square vanishes in float:
/// to methods it is zero.
bool losesItsDirection(const Shape& shape) {
  const auto vanishes = [](const Vector3<double>& v) {
    return squaredNorm(fromDouble<float>(v)) < std::numeric_limits<float>::min();
  };
  return std::visit(
      [&](const auto& known) {
        if constexpr (requires { known.direction; }) return vanishes(known.direction);
        if constexpr (requires { known.normal; }) return vanishes(known.normal);
        if constexpr (requires { known.axis; }) return vanishes(known.axis);
        return false;
      },
      shape);
}

}  // namespace

bool areNumbersOf(ScalarKind scalar, std::span<const Shape* const> shapes,
                  const QueryOptions* motion) {
  if (scalar == ScalarKind::exact) return true;
  const auto isNumber = [isFloat = scalar == ScalarKind::float32](double x) {
    return std::isfinite(isFloat ? static_cast<double>(static_cast<float>(x)) : x);
  };
  const auto isMotion = [&](const QueryOptions& options) {
    return detail::everyNumberOf(options.displacements, isNumber) &&
           std::ranges::all_of(options.rotations,
                               [&](const RotationMotion* rotation) {
                                 return rotation == nullptr ||
                                        detail::everyNumberOf(rotation->center, isNumber);
                               }) &&
           std::ranges::all_of(options.vertexDisplacements, [&](const auto& vertices) {
             return std::ranges::all_of(vertices, [&](const Vector3<double>& displacement) {
               return detail::everyNumberOf(displacement, isNumber);
             });
           });
  };
  return (motion == nullptr || isMotion(*motion)) &&
         std::ranges::all_of(shapes, [&](const Shape* shape) {
           if (scalar == ScalarKind::float32 && losesItsDirection(*shape)) return false;
           // The largest number of a mesh is known.
           const auto* mesh = std::get_if<Mesh>(shape);
           if (mesh != nullptr) return isNumber(MeshIndex::of(*mesh)->largest());
           return std::visit([&](const auto& known) { return everyNumber(known, isNumber); },
                             *shape);
         });
}

}  // namespace hairline
