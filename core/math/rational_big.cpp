#include "core/math/rational_big.h"

#include <utility>

#include "core/math/interruption.h"

namespace hairline {
namespace {

constexpr unsigned mostFree = 64;
constexpr int mostFreeLimbs = 32;
struct FreeNumbers {
  RationalBig* first;
  unsigned count;
  bool isClosed;
};
[[gnu::tls_model("initial-exec")]] constinit thread_local FreeNumbers freeNumbers{};

// Deletes them at the end of the thread; numbers that end later are deleted at once.
struct FreeNumbersEnd {
  ~FreeNumbersEnd() {
    freeNumbers.isClosed = true;
    while (freeNumbers.first != nullptr) delete takeNumber();
  }
};

}  // namespace

RationalBig* takeNumber() {
  if (freeNumbers.first == nullptr) return new RationalBig;
  --freeNumbers.count;
  return std::exchange(freeNumbers.first, freeNumbers.first->next);
}

void giveNumber(RationalBig* number) {
  if (freeNumbers.isClosed || freeNumbers.count == mostFree ||
      number->numerator->_mp_alloc + number->denominator->_mp_alloc > mostFreeLimbs) {
    delete number;
    return;
  }
  if (freeNumbers.first == nullptr) {
    static thread_local FreeNumbersEnd end;
    static_cast<void>(end);
  }
  ++freeNumbers.count;
  number->next = std::exchange(freeNumbers.first, number);
}

void reduce(RationalBig& value) {
  constexpr std::size_t mostUnreducedLimbs = 48;
  const std::size_t above = mpz_size(value.numerator);
  const std::size_t below = mpz_size(value.denominator);
  if ((above <= 2 && below <= 2) || above + below > mostUnreducedLimbs) {
    countOperations(above + below + above * below / 16);
    const NewNumber common = newNumber();
    mpz_gcd(common->numerator, value.numerator, value.denominator);
    if (mpz_cmp_ui(common->numerator, 1) != 0) {
      mpz_divexact(value.numerator, value.numerator, common->numerator);
      mpz_divexact(value.denominator, value.denominator, common->numerator);
    }
  }
  if (mpz_cmp_ui(value.denominator, 1) == 0) mpz_set_ui(value.denominator, 0);
}

}  // namespace hairline
