#pragma once

#include <string>

#include "core/query/report.h"

namespace hairline {

/// How a report is written as JSON.
struct ReportJsonStyle {
  /// Numbers as strings with hexadecimal floats; rationals stay as they are.
  bool hexadecimal = false;
  /// With the list of steps, which is empty if the method has none.
  bool trace = false;
  /// The report's query has its operands in the opposite order: all per-operand entries are
  /// swapped.
  bool swapped = false;
  /// With the certificate, as far as it was checked.
  bool certificate = false;
};

/// Appends a report as one object of a `results` list, on one line. Fields that the report lacks
/// are left out, as are plain numbers beyond a double's range; in exact the rationals follow under
/// `exact`, as far as they exist. NaN and infinities never appear. Labels are those of the report,
/// the same in every language.
void appendReportJson(std::string& text, const Report& report, const ReportJsonStyle& style = {});

}  // namespace hairline
