#pragma once

class QKeyEvent;

namespace hairline {

/// The key of an event as on a keyboard with Latin letters: what it gives where that is a Latin
/// letter, a digit or no character; otherwise (Cyrillic, Greek, Arabic, ...) the letter or digit
/// that stands in its place on a US keyboard. A Qt::Key.
int physicalKey(const QKeyEvent& event);

}  // namespace hairline
