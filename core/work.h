#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "core/base/result.h"

namespace hairline {

/// How long-running work reports progress and learns that it is no longer wanted.
struct Work {
  /// Called regularly with the fraction done, from 0 to 1, from one thread at a time.
  std::function<void(double)> progress;
  std::stop_token stop;

  void report(double share) const {
    if (progress) progress(share);
  }
  bool isCancelled() const { return stop.stop_requested(); }
};

/// The error of cancelled work: the code "cancelled".
inline Error cancelledError() { return {"cancelled", Message("Cancelled")}; }

}  // namespace hairline
