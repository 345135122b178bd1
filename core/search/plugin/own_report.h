#pragma once

#include "core/query/report.h"
#include "core/search/plugin/own_method.h"

namespace hairline {

/// The source shown for a user's method.
inline constexpr std::string_view ownMethodSource = "your own";

/// The same of what the user's program answered when it was recorded.
inline constexpr std::string_view recordedSource = "recorded";

/// Whether a source is that of a method of the user's, or of what one answered once.
constexpr bool isOwnSource(std::string_view source) {
  return source == ownMethodSource || source == recordedSource;
}

/// Whether a report is of a method of the user's.
inline bool isOwn(const Report& report) { return isOwnSource(report.info.source); }

/// Whether a report gives nearest points that are not (`reportOf`).
inline bool reportsWrongPoints(const Report& report) {
  return report.info.kind == Kind::closest && isOwn(report) &&
         report.certificate.status == Certificate::Status::unproven;
}

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
