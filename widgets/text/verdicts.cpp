#include "widgets/text/verdicts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/query/budget.h"
#include "core/query/proof/proof_ground.h"
#include "core/search/plugin/own_report.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct Verdicts {
  Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

/// The exact gap on the axis, in units of length.
double trueDistance(const Report& report) {
  const Vector3<double> axis = report.separating->axis.toVector();
  const double length = std::hypot(axis[0], axis[1], axis[2]);
  const double gap = report.certificate.gap->value;
  return length > 0 && std::isfinite(length) ? gap / length : gap;
}

bool hasManyKinds(const PairReports& pair) {
  return std::any_of(pair.reports.begin(), pair.reports.end(), [&](const Report& report) {
    return report.info.kind != pair.reports.front().info.kind;
  });
}

QString rowText(const Report& report, bool withKind) {
  const QString method = methodText(report.info);
  // The simplest question needs no name.
  if (!withKind || report.info.kind == Kind::intersect) return method;
  //: A query where a pair has more than one kind: "Closest: Voronoi".
  return Verdicts::tr("%1: %2").arg(kindText(report.info.kind), method);
}

/// "PEF, SAT in float" for the reports selected by a predicate, grouped by scalar.
template <typename Picks>
QStringList namesByScalar(const PairReports& pair, bool withKind, Picks picks) {
  QStringList groups;
  for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
    QStringList names;
    for (const Report& report : pair.reports) {
      if (report.scalar == scalar && picks(report)) names << rowText(report, withKind);
    }
    if (names.isEmpty()) continue;
    //: Methods and the scalar they ran in: "PEF, SAT in float".
    groups << Verdicts::tr("%1 in %2").arg(names.join(QStringLiteral(", ")), scalarText(scalar));
  }
  return groups;
}

QString wrongPointsText() {
  return Verdicts::tr(
      "A nearest point is outside its shape, or the distance is not that of the points.");
}

/// The exact result, and the different results, for one wrong method; `names` are all of them.
QString wrongText(const Report& right, const Report& wrong, const QString& names) {
  const bool isOther = right.verdict() != wrong.verdict() || right.side != wrong.side ||
                       right.relation != wrong.relation || right.sign != wrong.sign;
  if (!isOther && distancesDiffer(right, wrong)) {
    QString exactly = shortNumber(right.sqdist->value);
    QString says = shortNumber(wrong.sqdist->value);
    if (exactly == says) {
      exactly = fullNumber(right.sqdist->value);
      says = fullNumber(wrong.sqdist->value);
    }
    //: %1 and %3 are squared distances, %2 are methods: "My test in double".
    return Verdicts::tr("Exactly: distance² %1. Wrong: %2, with %3.").arg(exactly, names, says);
  }
  const QString text = Verdicts::tr("Exactly: %1. Wrong: %2.").arg(verdictText(right), names);
  //: Who is wrong, and about what: two sentences.
  return isOther ? text : Verdicts::tr("%1 %2").arg(text, wrongPointsText());
}

/// Whether a step projects the operands on an axis, or on one parallel to it within float rounding.
bool testsAxis(const Step& step, const ReportAxis& axis) {
  Vector3<double> tested = Vector3<double>::Zero();
  if (const auto* projected = std::get_if<AxisStep>(&step)) {
    tested = projected->axis;
  } else if (const auto* edge = std::get_if<EdgeFunctionStep>(&step)) {
    tested[horizontalAxis(edge->plane)] = edge->normal[0];
    tested[verticalAxis(edge->plane)] = edge->normal[1];
  } else {
    return false;
  }
  if (label(step) == axis.label) return true;
  constexpr double rounding = 1e-5;
  const Vector3<double> a = tested.stableNormalized();
  const Vector3<double> b = axis.axis.toVector().stableNormalized();
  return !a.isZero(0) && cross(a, b).norm() < rounding;
}

QString sideText(Side side) {
  switch (side) {
    case Side::front:
      return Verdicts::tr("Front");
    case Side::behind:
      return Verdicts::tr("Behind");
    case Side::straddles:
      break;
  }
  return Verdicts::tr("Straddles");
}

QString relationText(Relation relation) {
  switch (relation) {
    case Relation::none:
      return Verdicts::tr("Nothing");
    case Relation::point:
      return Verdicts::tr("Point");
    case Relation::line:
      return Verdicts::tr("Line");
    case Relation::plane:
      break;
  }
  return Verdicts::tr("Plane");
}

/// Reports on the same question about a pair, in the order of the list; at least one.
using Question = std::vector<const Report*>;

/// A pair's reports grouped by question: one-sided methods answer a different one.
std::vector<Question> questionsOf(const PairReports& pair) {
  std::vector<Question> questions;
  for (const Report& report : pair.reports) {
    const auto same = std::ranges::find_if(questions, [&](const Question& question) {
      return question.front()->info.kind == report.info.kind &&
             question.front()->info.oneSided == report.info.oneSided;
    });
    if (same != questions.end()) {
      same->push_back(&report);
    } else {
      questions.push_back({&report});
    }
  }
  return questions;
}

/// If `isLater`, the view shows the objects at another time than that of the answers.
QString questionText(const PairReports& pair, const QueryInfo& info, bool isLater) {
  if (info.oneSided) return Verdicts::tr("Front side only");
  switch (info.kind) {
    case Kind::contains:
      //: Heading of a yes or no: whether the first object of the pair lies in the second.
      return pair.isSecondInside ? Verdicts::tr("B inside A") : Verdicts::tr("A inside B");
    case Kind::intersect:
      //: Heading of the verdict at the start of a motion, while a later time is shown.
      if (isLater) return Verdicts::tr("At t = 0");
      //: Heading of the verdict at time 0, beside "On the way".
      return Verdicts::tr("Now");
    case Kind::bound:
      return Verdicts::tr("Bounding volumes");
    case Kind::closest:
      return isLater ? Verdicts::tr("Distance at t = 0") : Verdicts::tr("Distance");
    case Kind::side:
      return Verdicts::tr("Side of the plane");
    case Kind::common:
      return Verdicts::tr("In common");
    case Kind::orientation:
      return Verdicts::tr("Orientation");
    case Kind::inCircle:
      return Verdicts::tr("In circle");
    case Kind::inSphere:
      return Verdicts::tr("In sphere");
    case Kind::sweep:
      break;
  }
  //: Heading of the verdict on moving objects, beside "Now".
  return Verdicts::tr("On the way");
}

/// The verdict of a question, and its number if it has one.
QString answerText(const Report& report) {
  if (report.contains) return *report.contains ? Verdicts::tr("yes") : Verdicts::tr("no");
  const QString verdict = verdictText(report).toLower();
  if (report.info.kind == Kind::sweep && report.hit == true && report.time) {
    return Verdicts::tr("%1 at t = %2").arg(verdict, shortNumber(report.time->value));
  }
  if (report.info.kind == Kind::closest && report.sqdist) {
    return shortNumber(std::sqrt(report.sqdist->value));
  }
  return verdict;
}

/// "Now: miss (26 agree)".
QString headline(const PairReports& pair, const Question& question, bool isLater) {
  const Report* exact = judge(pair, *question.front());
  // Without an exact answer a double's number is nearer than a float's.
  const Report& report =
      exact != nullptr ? *exact : **std::ranges::max_element(question, {}, &Report::scalar);
  const auto count = static_cast<int>(std::ranges::count_if(
      question, [&](const Report* each) { return failureOf(pair, *each) == nullptr; }));
  //: A question, its verdict, and how many answers say so: "Now: miss (26 agree)".
  return Verdicts::tr("%1: %2 (%n agree)", nullptr, count)
      .arg(questionText(pair, report.info, isLater), answerText(report));
}

QString proofsText(const PairReports& pair) {
  const auto count = [&](Certificate::Status status) {
    return static_cast<int>(std::ranges::count_if(
        pair.reports, [&](const Report& report) { return report.certificate.status == status; }));
  };
  const int unproven = count(Certificate::Status::unproven);
  if (unproven > 0) {
    return Verdicts::tr("%n proof(s) fail when checked exactly.", nullptr, unproven);
  }
  return count(Certificate::Status::proven) > 0
             ? Verdicts::tr("Every proof given was checked exactly and holds.")
             : Verdicts::tr("No method gives a proof here.");
}

/// Whether a round shape and another touch without depth: the difference that decides is zero.
bool isGrazing(const Report& report) {
  if (report.hit != true || report.trace.deciding < 0) return false;
  const Step& step = report.trace.steps[static_cast<std::size_t>(report.trace.deciding)];
  const auto* difference = std::get_if<SignStep>(&step);
  if (difference == nullptr || difference->sign != 0) return false;
  constexpr std::array<std::string_view, 3> differences{
      "radius² - distance²", "(sum of radii)² - distance²", "discriminant"};
  // A point as a sphere without radius may lie deep inside.
  return std::ranges::find(differences, difference->label) != differences.end() &&
         report.feature != "inside";
}

}  // namespace

QString verdictText(const Report& report) {
  if (report.hit) return *report.hit ? Verdicts::tr("Hit") : Verdicts::tr("Miss");
  if (report.mayHit) return *report.mayHit ? Verdicts::tr("May hit") : Verdicts::tr("Miss");
  if (report.contains)
    return *report.contains ? Verdicts::tr("Inside") : Verdicts::tr("Not inside");
  if (report.side) return sideText(*report.side);
  if (report.relation) return relationText(*report.relation);
  if (report.sign) {
    return *report.sign < 0    ? Verdicts::tr("Negative")
           : *report.sign == 0 ? Verdicts::tr("Zero")
                               : Verdicts::tr("Positive");
  }
  // A distance of 0 implies no depth.
  if (report.sqdist) {
    return *report.verdict() ? Verdicts::tr("Intersecting") : Verdicts::tr("Apart");
  }
  return Verdicts::tr("No answer");
}

QString proofText(const Report& report) {
  switch (report.certificate.status) {
    case Certificate::Status::proven:
      return Verdicts::tr("Proven");
    case Certificate::Status::unproven:
      return Verdicts::tr("Unproven");
    case Certificate::Status::absent:
      break;
  }
  return Verdicts::tr("No proof");
}

QString proofDetails(const Report& report) {
  const Certificate& certificate = report.certificate;
  const bool proven = certificate.status == Certificate::Status::proven;
  if (reportsWrongPoints(report)) return wrongPointsText();
  if (certificate.status == Certificate::Status::absent) {
    return Verdicts::tr("The method gives no proof that could be checked.");
  }
  if (isRefuted(report)) {
    return Verdicts::tr("Unproven: in exact arithmetic, a proof of the opposite holds.");
  }
  switch (proofGround(report)) {
    case ProofGround::point:
      return proven
                 ? Verdicts::tr("Proven: the common point lies in both, checked exactly.")
                 : Verdicts::tr("Unproven: in exact arithmetic, the point found is not in both.");
    case ProofGround::facing:
      return proven
                 ? Verdicts::tr("Proven: in exact arithmetic, it does not come from the front.")
                 : Verdicts::tr("Unproven: in exact arithmetic it does not come from the front.");
    case ProofGround::emptiness:
      return Verdicts::tr(
          "Proven: in exact arithmetic, the slabs of the k-DOP have no common point.");
    case ProofGround::slabs:
      return Verdicts::tr("Proven: in exact arithmetic, all slabs overlap.");
    case ProofGround::planes:
      return Verdicts::tr(
          "Proven: two planes between them are as far apart as the nearest points, checked "
          "exactly.");
    case ProofGround::weights:
      return Verdicts::tr("Proven: the point is a mean of vertices, checked exactly.");
    case ProofGround::plane:
      return Verdicts::tr("Proven: a plane lies between the two, checked exactly.");
    case ProofGround::sides:
      return Verdicts::tr("Proven: it has points on both sides of the plane, checked exactly.");
    case ProofGround::crossings:
      return Verdicts::tr("Proven: the crossings of a ray were counted exactly.");
    case ProofGround::equations:
      return Verdicts::tr("Proven: put into the equations of all planes, checked exactly.");
    case ProofGround::intervals:
      if (report.hit == false) {
        return Verdicts::tr("Proven: axes separate them at all times, checked exactly.");
      }
      return Verdicts::tr(
          "Proven: axes separate them until the contact, and the common point lies in both, "
          "checked "
          "exactly.");
    case ProofGround::outside:
      return Verdicts::tr(
          "Proven: a point of the shape lies beyond a plane that has the solid behind it, checked "
          "exactly.");
    case ProofGround::inside:
      return Verdicts::tr(
          "Proven: all of the shape lies behind the faces of the solid or within its surface, "
          "checked exactly.");
    case ProofGround::factors:
      return Verdicts::tr(
          "Proven: triangular factors of the determinant's matrix give its sign, checked exactly.");
    case ProofGround::locus:
      return Verdicts::tr("Proven: all points satisfy one equation, checked exactly.");
    case ProofGround::none:
      return Verdicts::tr("Unproven: rounding left neither a common point nor an axis to check.");
    case ProofGround::axis:
      break;
  }
  if (!certificate.gap) {
    return proven ? Verdicts::tr("Proven: in exact arithmetic, the axis separates.")
                  : Verdicts::tr("Unproven: in exact arithmetic, the axis does not separate.");
  }
  const double distance = trueDistance(report);
  const int side = certificate.gap->exact ? sign(*certificate.gap->exact) : sign(distance);
  const QString size = shortNumber(std::abs(distance));
  if (proven) {
    return Verdicts::tr("Proven: in exact arithmetic, the gap on this axis is %1.").arg(size);
  }
  if (side == 0) {
    return Verdicts::tr("Unproven: in exact arithmetic, the projections touch on this axis.");
  }
  return Verdicts::tr("Unproven: in exact arithmetic, the projections overlap by %1 on this axis.")
      .arg(size);
}

QString reasonText(const Report& report) {
  if (report.separating) {
    return Verdicts::tr("%1 separates by %2")
        .arg(labelText(report.separating->label), shortNumber(report.separating->distance.value));
  }
  if (report.overlap && report.overlap->amount.value == 0) {
    return Verdicts::tr("touching on %1").arg(labelText(report.overlap->label));
  }
  if (isGrazing(report)) return Verdicts::tr("touching");
  if (report.overlap) {
    return Verdicts::tr("least overlap %1 on %2")
        .arg(shortNumber(report.overlap->distance.value), labelText(report.overlap->label));
  }
  return {};
}

QString conclusionText(const Report& report) {
  const QString reason = reasonText(report);
  //: Method, scalar, verdict: "SAT in double: Hit".
  QString text = Verdicts::tr("%1 in %2: %3")
                     .arg(methodText(report.info), scalarText(report.scalar), verdictText(report));
  //: A verdict and the reason for it: "SAT in double: Hit, least overlap 0.2 on box x".
  if (!reason.isEmpty()) text = Verdicts::tr("%1, %2").arg(text, reason);
  if (report.overflow) {
    return Verdicts::tr("%1. A number left the range of the scalar.").arg(text);
  }
  return Verdicts::tr("%1. %2").arg(text, proofDetails(report));
}

QString missedText(const PairReports& pair, const Report& report) {
  const Report* right = isOwn(report) ? judge(pair, report) : nullptr;
  if (right == nullptr || !differ(*right, report)) return {};
  QString reason = reasonText(*right);
  const std::optional<ReportAxis>* separating = &right->separating;
  if (reason.isEmpty() && roundedJudge(pair, report) == nullptr) {
    // The judge may give no reason, although another exact method does.
    const auto telling = std::ranges::find_if(pair.reports, [&](const Report& other) {
      return other.scalar == ScalarKind::exact && other.info.kind == report.info.kind &&
             other.verdict() == right->verdict() && !reasonText(other).isEmpty();
    });
    if (telling != pair.reports.end()) {
      reason = reasonText(*telling);
      separating = &telling->separating;
    }
  }
  if (reason.isEmpty()) {
    return Verdicts::tr("Wrong: the exact verdict is %1.").arg(verdictText(*right).toLower());
  }
  //: Why a method is wrong: "Wrong: z × edge 1 separates by 0.1096."
  const QString wrong = Verdicts::tr("Wrong: %1.").arg(reason);
  const std::vector<Step>& steps = report.trace.steps;
  if (!*separating || steps.empty()) return wrong;
  const auto step = std::ranges::find_if(
      steps, [&](const Step& candidate) { return testsAxis(candidate, **separating); });
  if (step == steps.end()) {
    return Verdicts::tr("Wrong: %1, and none of the method's %n step(s) tests this axis.", nullptr,
                        static_cast<int>(steps.size()))
        .arg(reason);
  }
  //: After "Wrong: z × edge 1 separates by 0.1096."
  return Verdicts::tr("%1 Step %2 of the method tests this axis.")
      .arg(wrong)
      .arg(step - steps.begin() + 1);
}

QString unansweredText(const PairReports& pair, const Report& report) {
  if (report.limited) {
    return Verdicts::tr("Stopped at the limit of %1 operations per query")
        .arg(QLocale().toString(qulonglong{operationsOfQuestion}));
  }
  return pair.pending || pair.ownPending ? Verdicts::tr("Still being computed")
                                         : Verdicts::tr("Cancelled; the next edit restarts it");
}

Agreement agreementOf(const PairReports& pair, double shownTime) {
  if (pair.reports.empty()) {
    return {.title = Verdicts::tr("No answers"), .spoken = Verdicts::tr("No answers")};
  }
  const auto count = static_cast<int>(pair.reports.size() - pair.failures.size());
  const std::vector<Question> questions = questionsOf(pair);
  const bool isLater = shownTime > 0 && std::ranges::any_of(pair.reports, [](const Report& report) {
                         return report.info.kind == Kind::sweep;
                       });
  Agreement agreement{.agree = !pair.disagree, .questions = static_cast<int>(questions.size())};
  const auto isMissing = [&](const Report& report) { return isUnanswered(pair, report); };
  const auto missing = static_cast<int>(std::ranges::count_if(pair.reports, isMissing));
  if (missing > 0 && !pair.disagree) {
    const bool isOver = !pair.pending && !pair.ownPending;
    const QString title =
        isOver ? Verdicts::tr("%1 of %2 answered") : Verdicts::tr("%1 of %2 answers so far");
    // Pending answers are reported before missing ones.
    const auto first = std::ranges::find_if(pair.reports, [&](const Report& report) {
      return isMissing(report) && (isOver || !report.limited);
    });
    agreement.title = title.arg(count - missing).arg(count);
    agreement.spoken = agreement.title;
    agreement.details = unansweredText(pair, first != pair.reports.end() ? *first : Report());
    return agreement;
  }
  if (!pair.disagree) {
    QStringList lines;
    for (const Question& question : questions) {
      lines << headline(pair, question, isLater);
      if (question.front()->info.kind == Kind::sweep) agreement.motion = lines.back();
    }
    lines << proofsText(pair);
    if (!pair.failures.empty()) {
      const OwnFailure& failure = pair.failures.front();
      //: A user's method, and what it did instead of an answer.
      lines << Verdicts::tr("%1 gave no answer: %2.")
                   .arg(ownMethodText(failure.method), coreMessage(failure.what));
    }
    agreement.title = lines.takeFirst();
    const Report& front = pair.reports.front();
    //: A question and its verdict, read aloud: "Now: miss".
    const QString verdict = front.contains ? answerText(front) : verdictText(front).toLower();
    agreement.spoken = Verdicts::tr("%1: %2").arg(questionText(pair, front.info, isLater), verdict);
    agreement.details = lines.join(QLatin1Char('\n'));
    return agreement;
  }
  const auto isWrong = [&](const Report& report) {
    const Report* right = judge(pair, report);
    return right != nullptr && differ(*right, report);
  };
  const QStringList wrong = namesByScalar(pair, hasManyKinds(pair), isWrong);
  agreement.title = Verdicts::tr("Answers differ");
  agreement.spoken = agreement.title;
  if (wrong.isEmpty()) {
    agreement.details = Verdicts::tr("No exact verdict to compare with.");
    return agreement;
  }
  // Of several disputed questions the simplest comes first.
  const Report& first = *std::find_if(pair.reports.begin(), pair.reports.end(), isWrong);
  agreement.details = wrongText(*judge(pair, first), first, wrong.join(QStringLiteral("; ")));
  return agreement;
}

QString withheldText() { return Verdicts::tr("Results hidden until you predict (panel Lesson)."); }

}  // namespace hairline
