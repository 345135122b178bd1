#pragma once

class QWidget;

namespace hairline {

class Recovery;

/// Offers what an earlier run left behind unsaved, one scene after the other, until one is taken:
/// recover it, throw it away, or decide at the next start. Does nothing where there is none.
void offerLostScenes(Recovery& recovery, QWidget* parent);

}  // namespace hairline
