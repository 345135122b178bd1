#pragma once

class QWidget;

namespace hairline {

/// The dialog in which the keys of all commands are listed and changed.
void editShortcuts(QWidget* window);

}  // namespace hairline
