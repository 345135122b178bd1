#pragma once

#include <optional>

#include "core/solve/contact.h"

namespace hairline {

/// What a command that makes shapes touch found.
struct Solved {
  /// The shape that moved, as doubles.
  Shape shape;
  /// How it stands to the other one now, exactly.
  Contact contact;
  /// The exact `intersect` query of the pair, where there is one, agrees.
  bool isVerified = false;
  /// Neighbouring doubles were taken for some coordinates, since those nearest to the exact answer
  /// miss it.
  bool tookNeighbours = false;
  /// No doubles can be exact: the length of the plane's normal is no rational number.
  bool isIrrational = false;
  /// Where no exact distance is known (see touch_bracket.h): how far apart two neighbouring
  /// movements are of which one lets the shapes meet and the other does not. The contact has no
  /// length then.
  std::optional<double> bracket = {};

  /// Whether what was asked for holds to the last bit.
  bool isExact() const { return contact.state == ContactState::touching; }
};

}  // namespace hairline
