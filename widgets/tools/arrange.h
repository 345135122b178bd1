#pragma once

#include <QString>

#include "widgets/scene_view/snapping.h"

namespace hairline {

class Document;
class Selection;

/// What the menu Arrange does with the selected objects.
enum class Arrange { grid, vertex, edge, face, touch, coplanar, collinear, ulpApart, ulpInto };

/// What a command of the menu came to, to be told and kept.
struct ArrangeResult {
  /// One line: "triangle and box touch exactly."
  QString heading;
  /// What was solved, and the true gap as decimal, hexadecimal float and exact number.
  QString details;
  /// Something was asked for that cannot be, and nothing was changed.
  bool refused = false;
};

/// The two objects of a command: of two selected the first one moves, or with `swapped` the second.
struct ArrangePair {
  std::string moving;
  std::string fixed;
};
ArrangePair arrangePair(const Selection& selection, bool swapped);

/// Why the selection does not fit a command; empty where it does.
QString whyNotArrange(const Document& document, const Selection& selection, Arrange what,
                      bool swapped);

/// Runs a command as one undo step; none where nothing changes. The selection fits. Grids have the
/// step given.
ArrangeResult arrange(Document& document, const Selection& selection, Arrange what, bool swapped,
                      const DecimalStep& step);

/// Moves the selected objects that are not locked to the neighbouring doubles along a coordinate
/// axis, every coordinate by itself, as one undo step.
ArrangeResult nudgeByUlp(Document& document, const Selection& selection, int axis, bool up);

}  // namespace hairline
