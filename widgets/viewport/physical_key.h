#pragma once

class QKeyEvent;

namespace hairline {

/// The key of an event as on a keyboard with Latin letters: its own character if that is a Latin
/// letter, a digit or none; otherwise (Cyrillic, Greek, Arabic, ...) the letter or digit at its
/// place on a US keyboard. A Qt::Key.
int physicalKey(const QKeyEvent& event);

}  // namespace hairline
