#pragma once

#include <QString>

#include "widgets/voxels/cell_sets.h"

namespace hairline {

/// "PEF float", "exact".
QString wayText(CellWay way);
/// "PEF float 2, SAT float 3": what each way decides otherwise than exact; empty for nothing.
QString wrongText(const std::array<std::size_t, cellWayCount>& wrong);
/// "3, 4, 5".
QString cellText(const Cell& cell);
/// A count as the user's language groups its digits.
QString countText(std::uint64_t count);

}  // namespace hairline
