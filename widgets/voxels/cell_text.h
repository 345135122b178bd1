#pragma once

#include <QString>

#include "widgets/text/numbers.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

/// "PEF float", "exact".
QString wayText(CellWay way);
/// "PEF float 2, SAT float 3": what each way decides otherwise than exact; empty for nothing.
QString wrongText(const std::array<std::size_t, cellWayCount>& wrong);
/// "PEF float 0.4 ms, SAT float 1.2 ms", of the ways that were asked.
QString timesText(const std::array<double, cellWayCount>& milliseconds);
/// "3, 4, 5".
QString cellText(const Cell& cell);

}  // namespace hairline
