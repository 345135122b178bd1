#pragma once

#include <cmath>
#include <concepts>
#include <string_view>
#include <utility>

#include "core/math/filtered.h"
#include "core/math/fixed.h"
#include "core/math/rational.h"

namespace hairline {

/// The three number types in which every query is answered.
enum class ScalarKind { float32, float64, exact };

/// "float", "double" or "exact": the names used in files and on the command line.
constexpr std::string_view name(ScalarKind kind) {
  switch (kind) {
    case ScalarKind::float32:
      return "float";
    case ScalarKind::float64:
      return "double";
    case ScalarKind::exact:
      break;
  }
  return "exact";
}

/// The exact scalar. Verdicts in it are filtered (see query.h); numbers are rationals.
using Exact = Rational;

/// Calls use() with a zero of the scalar's type.
template <typename Use>
auto inScalar(ScalarKind scalar, const Use& use) {
  switch (scalar) {
    case ScalarKind::float32:
      return use(float(0));
    case ScalarKind::float64:
      return use(double(0));
    case ScalarKind::exact:
      break;
  }
  return use(Exact(0));
}

/// The number types of query bodies. `Filtered` and `Fixed` only serve the first stages of an exact
/// verdict; nothing is reported in them.
template <typename S>
concept Scalar = std::same_as<S, float> || std::same_as<S, double> || std::same_as<S, Filtered> ||
    std::same_as<S, Fixed<1>> || std::same_as<S, Fixed<2>> || std::same_as<S, Rational>;

/// The sign of a number: -1, 0 or 1. Bodies compare through this and the functions below, so that
/// the filter sees every decision. A NaN has sign 0.
template <std::floating_point S>
constexpr int sign(S x) {
  return (x > S(0)) - (x < S(0));
}

/// The lesser of two numbers. Not a decision: it never puts the filter in doubt.
template <std::floating_point S>
constexpr S minimum(S a, S b) {
  return b < a ? b : a;
}

/// The greater of two numbers. Not a decision: it never puts the filter in doubt.
template <std::floating_point S>
constexpr S maximum(S a, S b) {
  return a < b ? b : a;
}

/// √x, for answers: verdicts take no roots.
template <std::floating_point S>
S squareRoot(S x) {
  return std::sqrt(x);
}

/// |x|. Not a decision: it never puts the filter in doubt.
template <std::floating_point S>
constexpr S absolute(S x) {
  return std::abs(x);  // branchless, unlike a comparison
}

/// The type of a product of two numbers: the same scalar, except for `Fixed`.
template <typename S>
using Product = decltype(std::declval<S>() * std::declval<S>());

/// x for the sign 1, -x for the sign -1. Not a decision, and branchless.
template <typename S>
requires std::floating_point<S> || std::same_as<S, Filtered>
constexpr S withSign(S x, int sign) { return x * S(sign); }
inline Rational withSign(const Rational& x, int sign) { return sign < 0 ? -x : x; }

/// Whether any of three numbers is positive. One decision, branchless where branches are costly.
template <typename S>
bool anyPositive(const S& a, const S& b, const S& c) {
  if constexpr (std::floating_point<S>) {
    return (a > S(0)) | (b > S(0)) | (c > S(0));
  } else if constexpr (std::same_as<S, Rational>) {
    return sign(a) > 0 || sign(b) > 0 || sign(c) > 0;
  } else {
    // The greatest is certain or in doubt; the others do not matter.
    return sign(maximum(maximum(a, b), c)) > 0;
  }
}

/// The double nearest to a number.
constexpr double toDouble(float x) { return x; }
constexpr double toDouble(double x) { return x; }

/// A double converted to the scalar S: rounded for float, unchanged for the others.
template <Scalar S>
S fromDouble(double x) {
  return static_cast<S>(x);
}

}  // namespace hairline
