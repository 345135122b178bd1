#pragma once

#include <array>
#include <utility>

#include "core/math/signs.h"
#include "core/math/unit_factor.h"
#include "core/query/query.h"
#include "core/shapes/ellipsoid.h"
#include "core/shapes/sphere.h"

namespace hairline {

/// Sphere and solid ellipsoid by the roots of their characteristic polynomial, here that of the
/// dual of the distance: with the arms as the columns of M, G = MᵀM, d from one centre to the other
/// and b = Mᵀd, the squared distance less radius² is the greatest value for λ >= 0 of
///   h(λ) / |G + λI|,  h(λ) = |G + λI| (d² - radius² - λ) - b·adj(G + λI) b.
/// They are disjoint if h is positive somewhere beyond 0, where |G + λI| is: if it has two positive
/// roots, as both ends are negative. The roots are counted by Sturm's theorem, and none is
/// computed. Wang, Wang and Kim, An Algebraic Condition for the Separation of Two Ellipsoids, 2001.
struct SphereEllipsoidCharacteristic {
  static constexpr QueryInfo info{Kind::intersect, "characteristic_polynomial",
                                  "Wang, Wang and Kim 2001"};
  /// Remainders of remainders are beyond the filter.
  static constexpr bool filtered = false;
  template <typename S>
  using Input = typename PairInput<Sphere, Ellipsoid>::template Type<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const Coefficients<S> h = characteristic(input);
    constexpr std::array<Label, 4> labels{"coefficient 0", "coefficient 1", "coefficient 2",
                                          "coefficient 3"};
    for (std::size_t i = 0; i < labels.size(); ++i) {
      observer.step([&] { return SignStep{labels[i], toDouble(h[i]), sign(h[i])}; });
    }
    IntersectAnswer<S> answer;
    // Flat ellipsoids and points have roots at 0.
    std::size_t least = 0;
    while (sign(h[least]) == 0) ++least;
    Chain<S> first{{}, 4 - least};
    for (std::size_t i = least; i < h.size(); ++i) first.coefficients[i - least] = h[i];
    const int roots = positiveRoots(first);
    observer.step([&] {
      return SignStep{"positive roots", static_cast<double>(roots), roots > 0 ? 1 : 0};
    });
    observer.decide();
    answer.hit = sign(h[least]) < 0 && roots < 2;
    return answer;
  }

 private:
  /// Of λ⁰ to λ⁴.
  template <typename S>
  using Coefficients = std::array<S, 5>;

  template <Scalar S>
  static Coefficients<S> characteristic(const Input<S>& input) {
    S scale(1);
    if constexpr (std::floating_point<S>) scale = factorToUnit(sizeOf(input));
    std::array<Vector3<S>, 3> arms;
    for (std::size_t i = 0; i < 3; ++i) arms[i] = input.b.arm(i) * scale;
    const Vector3<S> way = (input.a.center - input.b.center) * scale;
    const S radius = input.a.radius * scale;
    // The coefficients of |G + λI|.
    S trace(0);
    S minors(0);
    S mixed(0);
    for (std::size_t i = 0; i < 3; ++i) {
      const Vector3<S> normal = cross(arms[(i + 1) % 3], arms[(i + 2) % 3]);
      trace += squaredNorm(arms[i]);
      minors += squaredNorm(normal);
      const S height = dot(normal, way);
      mixed += height * height;
    }
    const S volume = dot(arms[0], cross(arms[1], arms[2]));
    S along(0);
    for (const Vector3<S>& arm : arms) along += dot(arm, way) * dot(arm, way);
    const S square = radius * radius;
    const S room = squaredNorm(way) - square;
    // b·adj(G + λI) b = b² λ² + (d² minors - mixed) λ + d² volume².
    return {-square * volume * volume, mixed - square * minors - volume * volume,
            room * trace - minors - along, room - trace, S(-1)};
  }

  template <std::floating_point S>
  static S sizeOf(const Input<S>& input) {
    S size = absolute(input.a.radius);
    for (const S& radius : input.b.radii) size = maximum(size, radius);
    for (int k = 0; k < 3; ++k) {
      size = maximum(size, absolute(S(input.a.center[k] - input.b.center[k])));
    }
    return size;
  }

  /// A polynomial; the coefficient of its degree is not zero.
  template <typename S>
  struct Chain {
    Coefficients<S> coefficients;
    std::size_t degree;

    int signAtZero() const { return sign(coefficients[0]); }
    int signAtInfinity() const { return sign(coefficients[degree]); }
  };

  /// The number of different positive roots, of a polynomial that is not zero at 0.
  template <Scalar S>
  static int positiveRoots(Chain<S> first) {
    Chain<S> second{{}, first.degree == 0 ? 0 : first.degree - 1};
    for (std::size_t i = 1; i <= first.degree; ++i) {
      second.coefficients[i - 1] = first.coefficients[i] * S(static_cast<int>(i));
    }
    int changes = 0;
    int atZero = first.signAtZero();
    int atInfinity = first.signAtInfinity();
    bool isLast = first.degree == 0;
    while (!isLast) {
      const int zero = second.signAtZero();
      const int infinity = second.signAtInfinity();
      if (zero != 0) {
        changes += zero != atZero ? 1 : 0;
        atZero = zero;
      }
      changes -= infinity != atInfinity ? 1 : 0;
      atInfinity = infinity;
      isLast = second.degree == 0 || !replaceByRemainder(first, second);
      std::swap(first, second);
    }
    return changes;
  }

  /// The remainder of a division by a polynomial of a lesser degree, with the other sign, in place
  /// of the dividend; false if it is zero.
  template <Scalar S>
  static bool replaceByRemainder(Chain<S>& dividend, const Chain<S>& divisor) {
    auto& rest = dividend.coefficients;
    for (std::size_t top = dividend.degree + 1; top-- > divisor.degree;) {
      const S factor = rest[top] / divisor.coefficients[divisor.degree];
      for (std::size_t i = 0; i < divisor.degree; ++i) {
        rest[top - divisor.degree + i] -= factor * divisor.coefficients[i];
      }
      rest[top] = S(0);
    }
    dividend.degree = divisor.degree;
    do {
      if (dividend.degree == 0) return false;
      --dividend.degree;
    } while (sign(rest[dividend.degree]) == 0);
    for (S& coefficient : rest) coefficient = -coefficient;
    return true;
  }
};

}  // namespace hairline
