#pragma once

#include "core/shapes/every_number.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A shape of any type, read in the scalar S: the operand of methods that answer many types with
/// one body. The shape must outlive it.
template <typename S>
struct AnyShape {
  const Shape* shape = nullptr;
};

/// The same shape, read in the scalar T.
template <Scalar T>
AnyShape<T> convert(const AnyShape<double>& any) {
  return {any.shape};
}

/// Whether it is a plane by three points, whose normal is of a degree beyond the filter.
template <Scalar S>
bool isByPoints(const AnyShape<S>& any) {
  const auto* plane = std::get_if<Plane<double>>(any.shape);
  return plane != nullptr && plane->points.has_value();
}

/// Whether a predicate holds for every number of the shape in its scalar.
template <Scalar S, typename Predicate>
bool everyNumber(const AnyShape<S>& any, Predicate predicate) {
  return std::visit(
      [&](const auto& shape) {
        if constexpr (requires { convert<S>(shape); }) {
          return everyNumber(convert<S>(shape), predicate);
        } else {
          return true;
        }
      },
      *any.shape);
}

}  // namespace hairline
