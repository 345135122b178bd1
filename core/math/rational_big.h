#pragma once

#include <gmp.h>

#include <memory>

/// Of a value numerator / denominator * 2^exponent, what does not fit in place. The numerator is
/// odd, and the denominator odd and positive: powers of two are in the exponent, so that sums and
/// products of doubles need no greatest common divisor. Other common factors may stay.
struct RationalBig {
  RationalBig() {
    mpz_init(numerator);
    mpz_init(denominator);
  }
  RationalBig(const RationalBig&) = delete;
  RationalBig& operator=(const RationalBig&) = delete;
  ~RationalBig() {
    mpz_clear(numerator);
    mpz_clear(denominator);
  }
  bool isDyadic() const { return mpz_size(denominator) == 0; }

  mpz_t numerator;
  mpz_t denominator;  // 0 stands for 1, and needs no memory
  long exponent = 0;
  RationalBig* next = nullptr;
};

namespace hairline {

/// A number with the memory of one that is no longer used, if there is one: asking for memory takes
/// longer than most sums. Its numerator and exponent are arbitrary.
RationalBig* takeNumber();
/// Takes a number back.
void giveNumber(RationalBig* number);

struct GiveNumber {
  void operator()(RationalBig* number) const { giveNumber(number); }
};
/// A number that is being computed.
using NewNumber = std::unique_ptr<RationalBig, GiveNumber>;

inline NewNumber newNumber() {
  NewNumber made(takeNumber());
  mpz_set_ui(made->denominator, 0);
  return made;
}

/// Removes the common factor, except where finding it takes longer than computing with it. A
/// denominator of 1 becomes 0.
void reduce(RationalBig& value);

}  // namespace hairline
