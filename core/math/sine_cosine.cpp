#include "core/math/sine_cosine.h"

#include <cmath>

namespace hairline {
namespace {

// Of an angle `high + low` of at most an eighth of a turn to either side.

double sineWithin(double high, double low) {
  const double square = high * high;
  const double cube = square * high;
  const double rest =
      8.33333333332248946124e-03 +
      square *
          (-1.98412698298579493134e-04 +
           square * (2.75573137070700676789e-06 +
                     square * (-2.50507602534068634195e-08 + square * 1.58969099521155010221e-10)));
  return high - ((square * (0.5 * low - cube * rest) - low) + cube * 1.66666666666666324348e-01);
}

double cosineWithin(double high, double low) {
  const double square = high * high;
  const double rest =
      square * (4.16666666666666019037e-02 +
                square * (-1.38888888888741095749e-03 +
                          square * (2.48015872894767294178e-05 +
                                    square * (-2.75573143513906633035e-07 +
                                              square * (2.08757232129817482790e-09 +
                                                        square * -1.13596475577881948265e-11)))));
  const double half = 0.5 * square;
  const double most = 1 - half;
  return most + (((1 - most) - half) + (square * rest - high * low));
}

}  // namespace

SineCosine sineCosine(double angle) {
  // A quarter turn in three parts. The first two have 33 bits, so that products with the number of
  // quarters are exact.
  constexpr double first = 1.57079632673412561417e+00;
  constexpr double second = 6.07710050630396597660e-11;
  constexpr double third = 2.02226624879595063154e-21;
  const double quarters = std::floor(angle * 6.36619772367581382433e-01 + 0.5);
  const double coarse = angle - quarters * first;
  const double shift = quarters * second;
  const double high = coarse - shift;
  const double low = ((coarse - high) - shift) - quarters * third;
  const double sine = sineWithin(high, low);
  const double cosine = cosineWithin(high, low);
  switch (static_cast<int>(quarters) & 3) {
    case 0:
      return {sine, cosine};
    case 1:
      return {cosine, -sine};
    case 2:
      return {-sine, -cosine};
    default:
      return {-cosine, sine};
  }
}

}  // namespace hairline
