#pragma once

#include "core/query/report.h"
#include "core/search/plugin/own_method.h"

namespace hairline {

/// The source shown for a user's method.
inline constexpr std::string_view ownMethodSource = "your own";

/// Whether a report gives false nearest points (`reportOf`).
inline bool reportsWrongPoints(const Report& report) {
  return report.info.kind == Kind::closest && report.info.source == ownMethodSource &&
         report.certificate.status == Certificate::Status::unproven;
}

/// Whether a report is from a user's method.
inline bool isOwn(const Report& report) { return report.info.source == ownMethodSource; }

/// The answer of a user's method as a report, with its proof checked if it has given a
/// common point or an axis; if nearest points are not nearest, or not as far apart as reported
/// (`nearestPointsFault`), the proof by a point fails. Its name is kept until the program ends. For
/// a failure or a missing answer it only has the name.
Report reportOf(const OwnAnswer& answer, const std::string& name, const SearchCase& given,
                Kind kind, ScalarKind scalar);

/// The exact answer for judging a user's method in float: that for the operands rounded to
/// float, as it received them. Nothing if rounding changes none of them or one leaves the range, so
/// that the exact answer for the original ones counts, and if no exact query fits or its verdict
/// could not be formed.
std::optional<Report> exactOfRounded(const SearchCase& given, Kind kind);

}  // namespace hairline
