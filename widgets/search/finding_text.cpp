#include "widgets/search/finding_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/queries.h"
#include "core/search/nearest_points.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

struct Findings {
  Q_DECLARE_TR_FUNCTIONS(Findings)
};

QString mistakeText(const FindingCause& cause) {
  switch (cause.direction) {
    case FindingCause::Direction::tooShort:
      return Findings::tr("Distance too short");
    case FindingCause::Direction::tooLong:
      return Findings::tr("Distance too long");
    case FindingCause::Direction::falseHit:
      return Findings::tr("False hit");
    case FindingCause::Direction::falseMiss:
      return Findings::tr("False miss");
    case FindingCause::Direction::other:
      break;
  }
  const QString kind = findingKindText(cause.kind);
  if (!cause.fault.empty()) {
    const QString fault = pointsFaultText(cause.fault);
    //: A kind of finding and what happened: "Fails: timed out".
    return Findings::tr("%1: %2").arg(
        kind, fault.isEmpty() ? QString::fromStdString(cause.fault) : fault);
  }
  if (cause.against == Verdict::none) return kind;
  //: A kind of finding and two verdicts: "Methods differ: Hit, Miss".
  return Findings::tr("%1: %2, %3")
      .arg(kind, verdictText(cause.query, cause.verdict), verdictText(cause.query, cause.against));
}

/// Up to three axes or features, the most frequent first.
QString labelsText(const FindingGroups::Group& group) {
  constexpr int most = 3;
  QStringList texts;
  for (const std::string& label : group.labelsByCount()) {
    if (texts.size() == most) break;
    texts << labelText(label);
    if (group.labels.size() == 1) break;
    texts.back() += QStringLiteral(" (%1)").arg(group.labels.at(label));
  }
  const QString text = texts.join(QStringLiteral(", "));
  const int left = static_cast<int>(group.labels.size()) - most;
  //: Axes with how often each is the one, and how many there are besides: "box x (7), box y (2) and
  //: 2 more".
  return left > 0 ? Findings::tr("%1 and %n more", nullptr, left).arg(text) : text;
}

QString stepText(const FindingGroups::Group& group) {
  const FindingCause& cause = group.cause;
  const QString labels = labelsText(group);
  switch (cause.step) {
    case FindingCause::Step::separates:
      return cause.isExactStep ? Findings::tr("exactly separated by %1").arg(labels)
                               : Findings::tr("separated by %1").arg(labels);
    case FindingCause::Step::touches:
      return cause.isExactStep ? Findings::tr("exactly touching on %1").arg(labels)
                               : Findings::tr("touching on %1").arg(labels);
    case FindingCause::Step::overlaps:
      return cause.isExactStep ? Findings::tr("exactly overlapping")
                               : Findings::tr("least overlap on %1").arg(labels);
    case FindingCause::Step::nearest:
      return cause.isExactStep ? Findings::tr("exactly nearest %1").arg(labels)
                               : Findings::tr("nearest %1").arg(labels);
    case FindingCause::Step::none:
      break;
  }
  return {};
}

}  // namespace

QString causeText(const FindingGroups::Group& group) {
  QString text = mistakeText(group.cause);
  const QString step = stepText(group);
  //: A mistake and the step behind it: "False hit, exactly separated by box x".
  if (!step.isEmpty()) text = Findings::tr("%1, %2").arg(text, step);
  if (group.cause.recipe.empty()) return text;
  //: A mistake and how the inputs were made: "False hit (touching)".
  return Findings::tr("%1 (%2)").arg(text, QString::fromStdString(group.cause.recipe));
}

QString marginText(const Margin& margin) {
  const QString measure =
      QStringList{Findings::tr("Gap"), Findings::tr("Depth"), Findings::tr("Error of the distance")}
          .value(static_cast<int>(margin.measure));
  //: "Gap 0.0011, 0.37 of the size, 1.2e6 ulp"; the size is that of the larger operand.
  return Findings::tr("%1 %2, %3 of the size, %4 ulp")
      .arg(measure, shortNumber(margin.absolute), shortNumber(margin.relative),
           shortNumber(margin.ulps));
}

QString findingMethodText(Kind query, const std::string& method) {
  const bool isOfTheProgram = std::ranges::any_of(allQueries(), [&](const QueryEntry* entry) {
    return entry->info.kind == query && entry->info.method == method;
  });
  return isOfTheProgram ? methodText(method) : ownMethodText(method);
}

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
                     Findings::tr("Changes when everything is moved"),
                     Findings::tr("Changes when everything is scaled by 2ⁿ"),
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
  if (verdict >= Verdict::negative) {
    report.sign = int(verdict) - int(Verdict::zero);
  } else if (verdict >= Verdict::commonNothing) {
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
