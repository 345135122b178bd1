#include "widgets/voxels/cell_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace hairline {
namespace {

struct CellTexts {
  Q_DECLARE_TR_FUNCTIONS(CellTexts)
};

}  // namespace

QString wayText(CellWay way) {
  return QStringList{CellTexts::tr("PEF float"), CellTexts::tr("PEF double"),
                     CellTexts::tr("SAT float"), CellTexts::tr("SAT double"),
                     CellTexts::tr("exact")}
      .value(static_cast<int>(way));
}

QString wrongText(const std::array<std::size_t, cellWayCount>& wrong) {
  QStringList parts;
  for (const CellWay way : cellWays) {
    const std::size_t count = wrong[static_cast<std::size_t>(way)];
    if (count > 0) {
      parts << QStringLiteral("%1 %2").arg(wayText(way), countText(count));
    }
  }
  return parts.join(QStringLiteral(", "));
}

QString timesText(const std::array<double, cellWayCount>& milliseconds) {
  QStringList parts;
  for (const CellWay way : cellWays) {
    const double time = milliseconds[static_cast<std::size_t>(way)];
    if (!(time > 0)) continue;
    //: A method with its scalar, and how many milliseconds it took: "PEF float 0.4 ms".
    parts << CellTexts::tr("%1 %2 ms")
                 .arg(wayText(way), QLocale().toString(time, 'f', time < 10 ? 1 : 0));
  }
  return parts.join(QStringLiteral(", "));
}

QString cellText(const Cell& cell) {
  return QStringLiteral("%1, %2, %3").arg(cell[0]).arg(cell[1]).arg(cell[2]);
}

}  // namespace hairline
