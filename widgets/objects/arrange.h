#pragma once

#include <QString>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/math/decimal_step.h"
#include "core/scene/scene.h"

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

/// What a command found: the shapes that take the place of others, and what to tell.
struct ArrangeAnswer {
  ArrangeResult result;
  std::vector<std::pair<std::string, Shape>> changes;
};

/// A command with the objects it is about, as they are. It needs the document no longer, and can be
/// answered on any thread.
class ArrangeQuestion {
 public:
  /// The selection fits. Grids have the step given.
  ArrangeQuestion(const Document& document, const Selection& selection, Arrange what, bool swapped,
                  const DecimalStep& step);

  /// Solves it in exact arithmetic, which may take long.
  ArrangeAnswer answer() const;
  /// What is said where the user did not want to wait.
  ArrangeResult cancelled() const;
  /// Puts the shapes of an answer into the document, as one undo step; none where nothing changes.
  /// Where its objects are no longer what they were, nothing is changed, and the result says so.
  ArrangeResult take(Document& document, const ArrangeAnswer& answer) const;

 private:
  /// Of the undo step.
  QString name() const;
  ArrangeAnswer answerGrid() const;
  bool isCurrent(const Scene& scene) const;

  Arrange m_what;
  DecimalStep m_step;
  std::vector<SceneObject> m_moving;
  std::optional<SceneObject> m_fixed;
};

/// Moves the selected objects that are not locked to the neighbouring doubles along a coordinate
/// axis, every coordinate by itself, as one undo step.
ArrangeResult nudgeByUlp(Document& document, const Selection& selection, int axis, bool up);

}  // namespace hairline
