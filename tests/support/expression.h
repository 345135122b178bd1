#pragma once

#include <vector>

#include "core/math/scalar.h"
#include "tests/support/random.h"

namespace hairline::testing {

/// A random straight-line program over a few inputs, to be run in any scalar: sums, differences,
/// products of bounded degree, minimum, maximum, absolute, and division if wanted. Runs the same
/// operations in every scalar, so that the signs of its last value can be compared.
class Expression {
 public:
  Expression(Random& random, int inputs, int operations, bool withDivision) : m_inputs(inputs) {
    std::vector<int> degrees(static_cast<std::size_t>(inputs), 1);
    for (int i = 0; i < operations; ++i) {
      const int last = static_cast<int>(degrees.size()) - 1;
      Operation operation{};
      operation.kind = random.integer(0, withDivision ? 6 : 5);
      // Mostly the newest values, so that programs grow deep; sometimes one twice, to cancel.
      operation.first = random.chance(0.6) ? last : random.integer(0, last);
      operation.second = random.chance(0.1) ? operation.first : random.integer(0, last);
      const int first = degrees[static_cast<std::size_t>(operation.first)];
      const int second = degrees[static_cast<std::size_t>(operation.second)];
      if (operation.kind == 2 && first + second > 6) operation.kind = 1;
      degrees.push_back(operation.kind == 2   ? first + second
                        : operation.kind == 6 ? 3
                                              : std::max(first, second));
      m_operations.push_back(operation);
    }
  }

  template <Scalar S>
  S evaluate(const std::vector<double>& inputs) const {
    std::vector<S> values;
    for (int i = 0; i < m_inputs; ++i) {
      values.push_back(fromDouble<S>(inputs[static_cast<std::size_t>(i)]));
    }
    for (const Operation& operation : m_operations) {
      const S a = values[static_cast<std::size_t>(operation.first)];
      const S b = values[static_cast<std::size_t>(operation.second)];
      values.push_back(apply<S>(operation.kind, a, b));
    }
    return values.back();
  }

 private:
  struct Operation {
    int kind;
    int first;
    int second;
  };

  template <Scalar S>
  static S apply(int kind, const S& a, const S& b) {
    switch (kind) {
      case 0:
        return a + b;
      case 1:
        return a - b;
      case 2:
        return a * b;
      case 3:
        return minimum(a, b);
      case 4:
        return maximum(a, b);
      case 5:
        return absolute(a);
      default:
        return sign(b) == 0 ? a : a / b;
    }
  }

  int m_inputs;
  std::vector<Operation> m_operations;
};

}  // namespace hairline::testing
