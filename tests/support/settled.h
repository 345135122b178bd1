#pragma once

#include <QTest>

#include "widgets/window/main_window.h"

namespace hairline {

/// Whether a window has answered all questions about its scene and laid itself out for the answers;
/// waits two minutes for that.
inline bool isSettled(MainWindow& window) {
  const auto isCalm = [&] {
    return !window.jobs()->isBusy() &&
           (window.runner()->focus() == nullptr || !window.runner()->focus()->pending) &&
           window.pairs()->table().isComplete();
  };
  // Layouts come with pending events, which may also start new work.
  for (int calm = 0; calm < 5; calm = isCalm() ? calm + 1 : 0) {
    if (!QTest::qWaitFor(isCalm, 120000)) return false;
    QCoreApplication::processEvents();
  }
  return true;
}

}  // namespace hairline
