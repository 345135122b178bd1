#pragma once

#include <vector>

#include "core/search/search_case.h"

namespace hairline {

/// How hard a number is to read: 0 first, then 1 and -1, small integers, halves and quarters, short
/// decimals, then numbers that are short only in hexadecimal. Less than 20 for up to three
/// significant digits of ordinary size.
int costOf(double number);

/// How hard a case is to read: its numbers, how many different absolute values there are, and how
/// many numbers at all.
int costOf(const SearchCase& given);

/// The number of significant digits of the shortest decimal that reads back to a number.
int significantDigits(double number);

/// The numbers near one that are easier to read, the easiest first.
std::vector<double> simplerThan(double number);

}  // namespace hairline
