#pragma once

class QWidget;

namespace hairline {

/// What the program is, its version, and what it is made with.
void showAbout(QWidget* parent);

/// All keys and what the mouse does, in a window of its own.
void showShortcuts(QWidget* parent);

}  // namespace hairline
