#pragma once

class QWidget;

namespace hairline {

class Recovery;

/// About the program: its purpose, its version, and its libraries.
void showAbout(QWidget* parent);

/// All keys and mouse actions, in a window of their own.
void showShortcuts(QWidget* parent);

/// The dialog that lists the keys of all commands and changes them.
void editShortcuts(QWidget* window);

/// Lists every command, and runs the chosen one.
void runChosenCommand(QWidget* window);

/// Offers the unsaved scenes of an earlier run, one after the other, until one is taken: recover
/// it, discard it, or decide at the next start. Does nothing if there is none.
void offerLostScenes(Recovery& recovery, QWidget* parent);

}  // namespace hairline
