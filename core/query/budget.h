#pragma once

#include "core/math/interruption.h"
#include "core/query/entry.h"

namespace hairline {

/// How many operations one question may take: about ten seconds on one core of a common machine.
constexpr std::uint64_t operationsOfQuestion = 200'000'000;

/// How long a text one request may be answered by.
constexpr std::size_t bytesOfAnswer = std::size_t{1} << 30;

/// The report that `ask()` makes, or one that says that it took more operations than it may.
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
