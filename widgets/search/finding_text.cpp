#include "widgets/search/finding_text.h"

#include <QCoreApplication>

#include "core/search/nearest_points.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

struct Findings {
  Q_DECLARE_TR_FUNCTIONS(Findings)
};

}  // namespace

QString pointsFaultText(const std::string& fault) {
  if (fault == name(PointsFault::first)) return Findings::tr("First point outside");
  if (fault == name(PointsFault::second)) return Findings::tr("Second point outside");
  return {};
}

QString findingKindText(FindingKind kind) {
  return QStringList{Findings::tr("Methods differ"),
                     Findings::tr("Differs from exact"),
                     Findings::tr("Distance is wrong"),
                     Findings::tr("Nearest points are wrong"),
                     Findings::tr("Proof fails"),
                     Findings::tr("Changes when operands are swapped"),
                     Findings::tr("Changes with the order of vertices"),
                     Findings::tr("Changes when all is moved"),
                     Findings::tr("Changes when all is scaled by 2ⁿ"),
                     Findings::tr("Changes under rotation by 90°"),
                     Findings::tr("No number"),
                     Findings::tr("Takes long"),
                     Findings::tr("Fails"),
                     Findings::tr("Input rounding")}
      .value(static_cast<int>(kind));
}

QString verdictText(Kind kind, Verdict verdict) {
  // As reports are put into words.
  Report report;
  report.info.kind = kind;
  if (verdict >= Verdict::commonNothing) {
    report.relation = static_cast<Relation>(int(verdict) - int(Verdict::commonNothing));
  } else if (verdict >= Verdict::front) {
    report.side = static_cast<Side>(int(verdict) - int(Verdict::front));
  } else if (verdict != Verdict::none) {
    const bool yes = verdict == Verdict::yes;
    switch (kind) {
      case Kind::bound:
        report.mayHit = yes;
        break;
      case Kind::contains:
        report.contains = yes;
        break;
      default:
        report.hit = yes;
        break;
    }
  }
  return verdictText(report);
}

}  // namespace hairline
