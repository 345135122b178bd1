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

/// The commands of the menu Arrange, on the selected objects.
enum class Arrange { grid, vertex, edge, face, touch, coplanar, collinear, ulpApart, ulpInto };

/// The result of a command of the menu, to be shown and kept.
struct ArrangeResult {
  /// One line: "triangle and box touch exactly."
  QString heading;
  /// What was solved, and the true gap as decimal, hexadecimal float and exact number.
  QString details;
  /// The request was impossible, and nothing was changed.
  bool refused = false;
};

/// The two objects of a command: the first selected one moves, or with `swapped` the second.
struct ArrangePair {
  std::string moving;
  std::string fixed;
};
ArrangePair arrangePair(const Selection& selection, bool swapped);

/// Why the selection does not fit a command; empty if it does.
QString whyNotArrange(const Document& document, const Selection& selection, Arrange what,
                      bool swapped);

/// The result of a command: the new shapes, and the message.
struct ArrangeAnswer {
  ArrangeResult result;
  std::vector<std::pair<std::string, Shape>> changes;
};

/// A command with copies of its objects. It is independent of the document, and can be solved on
/// any thread.
class ArrangeQuestion {
 public:
  /// The selection fits. Grids use the given step.
  ArrangeQuestion(const Document& document, const Selection& selection, Arrange what, bool swapped,
                  const DecimalStep& step);

  /// Solves it in exact arithmetic, which may be slow.
  ArrangeAnswer answer() const;
  /// The message if the user cancelled it.
  ArrangeResult cancelled() const;
  /// Puts the shapes of an answer into the document, as one undo step; none if nothing changes. If
  /// its objects have changed meanwhile, nothing is changed, and the result says so.
  ArrangeResult take(Document& document, const ArrangeAnswer& answer) const;

 private:
  /// The name of the undo step.
  QString name() const;
  ArrangeAnswer answerGrid() const;
  bool isCurrent(const Scene& scene) const;

  Arrange m_what;
  DecimalStep m_step;
  std::vector<SceneObject> m_moving;
  std::optional<SceneObject> m_fixed;
};

/// Moves the unlocked selected objects to the neighbouring doubles along a coordinate axis, every
/// coordinate separately, as one undo step.
ArrangeResult nudgeByUlp(Document& document, const Selection& selection, int axis, bool up);

}  // namespace hairline
