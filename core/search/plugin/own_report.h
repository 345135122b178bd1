#pragma once

#include "core/query/report.h"
#include "core/search/plugin/own_method.h"

namespace hairline {

/// What stands as the source of a method of the user's.
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

/// The answer of a method of the user's as a report like any other, its proof checked where it has
/// given a common point or an axis; of nearest points that are not what they are given as, or not
/// as far apart as it reports (`nearestPointsFault`), the proof by a point fails. Its name lasts to
/// the end of the program. Of a failure, and of what is not answered, nothing is in it but whose it
/// is.
Report reportOf(const OwnAnswer& answer, const std::string& name, const SearchCase& given,
                Kind kind, ScalarKind scalar);

/// The exact answer by which a method of the user's in float is judged: that for the operands as it
/// got them, rounded to float. Nothing where rounding changes none of them or one leaves the range,
/// so that the exact answer for those given counts, and where no exact query fits or its verdict
/// could not be formed.
std::optional<Report> exactOfRounded(const SearchCase& given, Kind kind);

}  // namespace hairline
