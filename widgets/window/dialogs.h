#pragma once

class QWidget;

namespace hairline {

class Recovery;

/// What the program is, its version, and what it is made with.
void showAbout(QWidget* parent);

/// All keys and what the mouse does, in a window of its own.
void showShortcuts(QWidget* parent);

/// The dialog in which the keys of all commands are listed and changed.
void editShortcuts(QWidget* window);

/// Lists every command to choose one from, and runs it.
void runChosenCommand(QWidget* window);

/// Offers what an earlier run left behind unsaved, one scene after the other, until one is taken:
/// recover it, throw it away, or decide at the next start. Does nothing where there is none.
void offerLostScenes(Recovery& recovery, QWidget* parent);

}  // namespace hairline
