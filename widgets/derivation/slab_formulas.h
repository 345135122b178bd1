#pragma once

#include "widgets/derivation/derivation.h"

namespace hairline {

/// Where a line, or a moving pair, enters and leaves a slab: the quotients with the numbers put in.
/// Nothing for slabs whose planes the step and the operands do not tell.
QStringList slabFormulas(const SlabStep& step, const DerivationInput& input, int index);

}  // namespace hairline
