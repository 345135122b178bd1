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
  switch (kind) {
    case FindingKind::methods:
      return Findings::tr("Methods differ");
    case FindingKind::exact:
      return Findings::tr("Differs from exact");
    case FindingKind::distance:
      return Findings::tr("Distance is wrong");
    case FindingKind::points:
      return Findings::tr("Nearest points are wrong");
    case FindingKind::certificate:
      return Findings::tr("Proof fails");
    case FindingKind::swapping:
      return Findings::tr("Changes when operands are swapped");
    case FindingKind::reordering:
      return Findings::tr("Changes with the order of vertices");
    case FindingKind::translation:
      return Findings::tr("Changes when all is moved");
    case FindingKind::scaling:
      return Findings::tr("Changes when all is scaled by 2ⁿ");
    case FindingKind::rotation:
      return Findings::tr("Changes when all is turned by 90°");
    case FindingKind::nan:
      return Findings::tr("No number");
    case FindingKind::time:
      return Findings::tr("Takes long");
    case FindingKind::failure:
      return Findings::tr("Fails");
    case FindingKind::inputRounding:
      return Findings::tr("Input rounding");
  }
  return {};
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
