#pragma once

#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/query/report.h"

namespace hairline {

/// Checks the certificates of answers, anybody's, one line each: `{"request": ..., "answer": ...}`.
/// No method is asked.
class Verifier {
 public:
  /// How many results were checked, and with what outcome.
  struct Counts {
    std::size_t hold = 0;
    std::size_t fail = 0;
    /// Results without a certificate, or without a verdict.
    std::size_t missing = 0;
  };

  /// Appends what the certificates of a line prove, with a line break. Returns whether the line
  /// could be read and no certificate in it fails.
  bool verify(std::string_view line, std::string& out);

  const Counts& counts() const { return m_counts; }

 private:
  Counts m_counts;
};

/// Reads the verdict of one of the `results` of an answer: `method` is ignored, and so are fields
/// that no proof is about. `path` is the path of the result, which errors name.
Result<Report> readVerdict(const Json& result, Kind kind, const std::string& path);

}  // namespace hairline
