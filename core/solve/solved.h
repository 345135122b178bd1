#pragma once

#include <optional>

#include "core/solve/contact.h"

namespace hairline {

/// The result of a command that makes shapes touch.
struct Solved {
  /// The moved shape, in doubles.
  Shape shape;
  /// Its new relation to the other one, exactly.
  Contact contact;
  /// The exact `intersect` query of the pair, if there is one, agrees.
  bool isVerified = false;
  /// Neighbouring doubles were taken for some coordinates, because those nearest to the exact
  /// answer miss it.
  bool tookNeighbours = false;
  /// No doubles can be exact: the length of the plane's normal is irrational.
  bool isIrrational = false;
  /// If no exact distance is known (see touch_bracket.h): the distance between two neighbouring
  /// movements of which one makes the shapes intersect and the other does not. The contact has no
  /// length then.
  std::optional<double> bracket = {};

  /// Whether the goal holds to the last bit.
  bool isExact() const { return contact.state == ContactState::touching; }
};

}  // namespace hairline
