#pragma once

#include "core/solve/contact.h"

namespace hairline {

/// What a command that makes shapes touch found.
struct Solved {
  /// The shape that moved, as doubles.
  Shape shape;
  /// How it stands to the other one now, exactly.
  Contact contact;
  /// The exact `intersect` query of the pair, where there is one, said so too.
  bool isVerified = false;
  /// Neighbouring doubles were taken for some coordinates, since those nearest to the exact answer
  /// miss it.
  bool tookNeighbours = false;
  /// No doubles can be exact: the length of the plane's normal is no rational number.
  bool isIrrational = false;

  /// Whether what was asked for holds to the last bit.
  bool isExact() const { return contact.state == ContactState::touching; }
};

}  // namespace hairline
