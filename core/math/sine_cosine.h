#pragma once

namespace hairline {

struct SineCosine {
  double sine = 0;
  double cosine = 1;
};

/// The sine and cosine of an angle in radians, between -10,000 and 10,000; each is off by at most
/// 2^-52. The same on every machine, as those of the C library are not. By the polynomials of
/// fdlibm (Sun 1993) after subtracting multiples of a quarter turn (Cody and Waite 1980).
SineCosine sineCosine(double angle);

}  // namespace hairline
