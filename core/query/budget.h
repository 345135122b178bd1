#pragma once

#include "core/math/interruption.h"
#include "core/query/entry.h"

namespace hairline {

/// The limit of operations per question: about ten seconds on one core of a common machine.
constexpr std::uint64_t operationsOfQuestion = 200'000'000;

/// The limit on the length of the answer to one request.
constexpr std::size_t bytesOfAnswer = std::size_t{1} << 30;

/// The report of `ask()`, or one that says that the limit of operations was exceeded.
template <typename Ask>
Report withinBudget(const QueryEntry& entry, ScalarKind scalar, const Ask& ask,
                    std::uint64_t operations = operationsOfQuestion) {
  try {
    const OperationBudget budget(operations);
    return ask();
  } catch (const OverBudget&) {
    Report report;
    report.info = entry.info;
    report.scalar = scalar;
    report.limited = true;
    return report;
  }
}

}  // namespace hairline
