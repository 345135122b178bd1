#include "widgets/objects/arrange.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/shapes/positions.h"
#include "core/solve/align.h"
#include "core/solve/touch.h"
#include "widgets/document/document.h"
#include "widgets/document/object_lock.h"
#include "widgets/document/selection.h"
#include "widgets/objects/measurement.h"
#include "widgets/scene_view/nudge.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

struct ArrangeTexts {
  Q_DECLARE_TR_FUNCTIONS(Arrange)
};

/// The objects of a command, with their names for texts.
struct Operands {
  const SceneObject& moving;
  const SceneObject& fixed;
  QString mover = objectText(moving);
  QString other = objectText(fixed);
};

QString stepNameOf(Arrange what) {
  return QStringList{ArrangeTexts::tr("Snap %1 to the grid"),
                     ArrangeTexts::tr("Snap %1 to a vertex"),
                     ArrangeTexts::tr("Snap %1 to an edge"),
                     ArrangeTexts::tr("Snap %1 to a face"),
                     ArrangeTexts::tr("Make %1 touch"),
                     ArrangeTexts::tr("Make %1 coplanar"),
                     ArrangeTexts::tr("Make %1 collinear"),
                     ArrangeTexts::tr("Move %1 one ulp apart"),
                     ArrangeTexts::tr("Move %1 one ulp into the other")}
      .value(static_cast<int>(what));
}

/// Replaces a shape by one that has moved; the points of a plane are no longer its definition.
void replaceShape(Scene& scene, const std::string& id, const Shape& shape) {
  SceneObject* object = find(scene, id);
  if (object == nullptr || identical(object->shape, shape)) return;
  const auto from = firstPosition(object->shape);
  const auto to = firstPosition(shape);
  if (object->rotation && from && to) object->rotation->center += *to - *from;
  object->shape = shape;
  object->planePoints.reset();
}

ArrangeResult refusal(const QString& command, const Error& error) {
  ArrangeResult result;
  result.refused = true;
  result.heading = ArrangeTexts::tr("%1: nothing was changed.").arg(command);
  result.details = coreMessage(error.message);
  return result;
}

/// For cylinders and cones, which have no exact distance.
ArrangeResult describeBracket(const Operands& operands, const Solved& solved, bool moved) {
  const bool meets = solved.contact.state != ContactState::apart;
  ArrangeResult result;
  result.heading = meets
                       ? ArrangeTexts::tr("%1 just touches %2.").arg(operands.mover, operands.other)
                       : ArrangeTexts::tr("%1 just misses %2.").arg(operands.mover, operands.other);
  QStringList lines;
  lines << (meets ? ArrangeTexts::tr("In exact arithmetic they intersect; the neighbouring "
                                     "movement would separate them.")
                  : ArrangeTexts::tr("In exact arithmetic they are disjoint; with the neighbouring "
                                     "movement they would intersect."))
        << ArrangeTexts::tr("The two displacements differ by %1 = %2.")
               .arg(fullNumber(*solved.bracket), hexadecimalNumber(*solved.bracket))
        << ArrangeTexts::tr(
               "These two shapes have no exact distance query, so the position was found where "
               "their exact verdict changes.");
  if (!moved) lines << ArrangeTexts::tr("Already in place; nothing was moved.");
  result.details = lines.join(QLatin1Char('\n'));
  return result;
}

ArrangeResult describe(const Operands& operands, const Solved& solved, Arrange what, bool moved) {
  if (solved.bracket) return describeBracket(operands, solved, moved);
  ArrangeResult result;
  const TrueLength& gap = solved.contact.gap;
  const QString size = shortNumber(std::abs(gap.value()));
  QStringList lines;
  // Fractions can be long, so they go below the text.
  QStringList measured;
  switch (solved.contact.state) {
    case ContactState::touching:
      result.heading =
          ArrangeTexts::tr("%1 touches %2 exactly.").arg(operands.mover, operands.other);
      lines << ArrangeTexts::tr("They touch exactly: the gap is 0.");
      break;
    case ContactState::apart:
      result.heading =
          ArrangeTexts::tr("%1 is %3 apart from %2.").arg(operands.mover, operands.other, size);
      measured << ArrangeTexts::tr("True gap:") << lengthText(gap);
      break;
    case ContactState::overlapping:
      result.heading =
          ArrangeTexts::tr("%1 reaches %3 into %2.").arg(operands.mover, operands.other, size);
      measured << ArrangeTexts::tr("Exact depth (negative: a gap):") << lengthText(gap);
      break;
  }
  if (what == Arrange::touch && !solved.isExact()) {
    lines << (solved.isIrrational
                  ? ArrangeTexts::tr(
                        "No doubles touch exactly: the length of the plane's normal is "
                        "irrational. These are the nearest ones found.")
                  : ArrangeTexts::tr("No double-precision position gives exact contact. This is "
                                     "the nearest one found."));
  }
  if (what == Arrange::ulpApart || what == Arrange::ulpInto) {
    lines << ArrangeTexts::tr(
        "No smaller step in double precision along the contact axis does that.");
  }
  if (!moved) lines << ArrangeTexts::tr("Already in place; nothing was moved.");
  if (solved.tookNeighbours) {
    lines << ArrangeTexts::tr("The nearest doubles do not intersect; neighbouring ones were used.");
  }
  if (solved.isVerified) lines << ArrangeTexts::tr("The exact query of the pair confirms it.");
  result.details = (lines + measured).join(QLatin1Char('\n'));
  return result;
}

QString exactlyAligned(Arrange what, const QString& mover, const QString& other) {
  switch (what) {
    case Arrange::coplanar:
      return ArrangeTexts::tr("%1 lies exactly in the plane of a face of %2.").arg(mover, other);
    case Arrange::collinear:
      return ArrangeTexts::tr("%1 lies exactly on the line of an edge of %2.").arg(mover, other);
    case Arrange::vertex:
      return ArrangeTexts::tr("A corner of %1 lies exactly on a vertex of %2.").arg(mover, other);
    case Arrange::edge:
      return ArrangeTexts::tr("A corner of %1 lies exactly on an edge of %2.").arg(mover, other);
    default:
      return ArrangeTexts::tr("A corner of %1 lies exactly on a face of %2.").arg(mover, other);
  }
}

QString nearlyAligned(Arrange what, const QString& mover, const QString& other,
                      const QString& distance) {
  switch (what) {
    case Arrange::coplanar:
      return ArrangeTexts::tr("%1 lies within %3 of the plane of a face of %2.")
          .arg(mover, other, distance);
    case Arrange::collinear:
      return ArrangeTexts::tr("%1 lies within %3 of the line of an edge of %2.")
          .arg(mover, other, distance);
    case Arrange::vertex:
      return ArrangeTexts::tr("A corner of %1 lies within %3 of a vertex of %2.")
          .arg(mover, other, distance);
    case Arrange::edge:
      return ArrangeTexts::tr("A corner of %1 lies within %3 of an edge of %2.")
          .arg(mover, other, distance);
    default:
      return ArrangeTexts::tr("A corner of %1 lies within %3 of a face of %2.")
          .arg(mover, other, distance);
  }
}

ArrangeResult describe(Arrange what, const QString& mover, const QString& other,
                       const Aligned& aligned, bool moved) {
  ArrangeResult result;
  QStringList lines;
  if (aligned.isExact()) {
    result.heading = exactlyAligned(what, mover, other);
    lines << ArrangeTexts::tr("The true distance is 0.");
  } else {
    result.heading = nearlyAligned(what, mover, other, shortNumber(aligned.left.value()));
    lines << ArrangeTexts::tr("%1 of %2 exactly; the largest remaining distance is:")
                 .arg(aligned.exactCorners)
                 .arg(aligned.corners)
          << lengthText(aligned.left)
          << ArrangeTexts::tr("No nearby double-precision position is exact.");
  }
  if (!moved) lines << ArrangeTexts::tr("Already in place; nothing was moved.");
  if (aligned.tookNeighbours) {
    lines << ArrangeTexts::tr("The nearest doubles do not intersect; neighbouring ones were used.");
  }
  result.details = lines.join(QLatin1Char('\n'));
  return result;
}

Result<Solved> solve(const Shape& moving, const Shape& fixed, Arrange what) {
  if (what == Arrange::touch) return touch(moving, fixed);
  return oneUlp(moving, fixed, what == Arrange::ulpApart ? UlpStep::apart : UlpStep::into);
}

Result<Aligned> align(const Shape& moving, const Shape& fixed, Arrange what) {
  switch (what) {
    case Arrange::coplanar:
      return makeCoplanar(moving, fixed);
    case Arrange::collinear:
      return makeCollinear(moving, fixed);
    case Arrange::vertex:
      return snapTo(moving, fixed, Feature::vertex);
    case Arrange::edge:
      return snapTo(moving, fixed, Feature::edge);
    default:
      return snapTo(moving, fixed, Feature::face);
  }
}

/// The step as its decimal number.
Rational rationalOf(const DecimalStep& step) {
  const std::string zeros(static_cast<std::size_t>(std::abs(step.exponent)), '0');
  const std::string digits = std::to_string(step.mantissa);
  return *Rational::fromString(step.exponent < 0 ? digits + "/1" + zeros : digits + zeros);
}

}  // namespace

ArrangePair arrangePair(const Selection& selection, bool swapped) {
  if (selection.ids().size() != 2) return {};
  const auto& ids = selection.ids();
  return swapped ? ArrangePair{ids[1], ids[0]} : ArrangePair{ids[0], ids[1]};
}

QString whyNotArrange(const Document& document, const Selection& selection, Arrange what,
                      bool swapped) {
  if (what == Arrange::grid) {
    if (selection.isEmpty()) return ArrangeTexts::tr("Select one or more objects first.");
    const bool allLocked = std::ranges::all_of(selection.ids(), [&](const std::string& id) {
      const SceneObject* object = find(document.scene(), id);
      return object == nullptr || isLocked(*object);
    });
    return allLocked ? ArrangeTexts::tr("The selection is locked.") : QString();
  }
  if (selection.ids().size() != 2) {
    return ArrangeTexts::tr(
        "Select two objects first: the one that moves, then with Shift the other.");
  }
  const SceneObject* moving = find(document.scene(), arrangePair(selection, swapped).moving);
  if (moving == nullptr) return ArrangeTexts::tr("Select two objects first.");
  if (isLocked(*moving))
    return ArrangeTexts::tr("%1 would move, but is locked.").arg(objectText(*moving));
  return {};
}

ArrangeQuestion::ArrangeQuestion(const Document& document, const Selection& selection, Arrange what,
                                 bool swapped, const DecimalStep& step)
    : m_what(what), m_step(step) {
  if (what == Arrange::grid) {
    for (const std::string& id : selection.ids()) {
      const SceneObject* object = find(document.scene(), id);
      if (object != nullptr && !isLocked(*object)) m_moving.push_back(*object);
    }
    return;
  }
  const ArrangePair pair = arrangePair(selection, swapped);
  m_moving.push_back(*find(document.scene(), pair.moving));
  m_fixed = *find(document.scene(), pair.fixed);
}

QString ArrangeQuestion::name() const {
  return stepNameOf(m_what).arg(m_moving.size() == 1
                                    ? objectText(m_moving.front())
                                    : ArrangeTexts::tr("%1 objects").arg(m_moving.size()));
}

ArrangeAnswer ArrangeQuestion::answerGrid() const {
  const Rational length = rationalOf(m_step);
  ArrangeAnswer answer;
  QStringList lines;
  for (const SceneObject& object : m_moving) {
    const Result<Aligned> aligned = snapToGrid(object.shape, length);
    if (!aligned) {
      lines << objectText(object) + QStringLiteral(": ") + coreMessage(aligned.error().message);
      continue;
    }
    lines
        << (aligned->isExact()
                ? ArrangeTexts::tr("%1: on multiples of %2 exactly.")
                      .arg(objectText(object), fullNumber(m_step.value()))
                : ArrangeTexts::tr(
                      "%1: on the doubles nearest to multiples of %2, which are not representable.")
                      .arg(objectText(object), fullNumber(m_step.value())));
    answer.changes.emplace_back(object.id, aligned->shape);
  }
  const QString names = m_moving.size() == 1 ? objectText(m_moving.front())
                                             : ArrangeTexts::tr("%1 objects").arg(m_moving.size());
  answer.result.refused = answer.changes.empty();
  answer.result.heading =
      ArrangeTexts::tr("Snapped %1 to the grid of %2.").arg(names, fullNumber(m_step.value()));
  answer.result.details = lines.join(QLatin1Char('\n'));
  return answer;
}

ArrangeAnswer ArrangeQuestion::answer() const {
  if (m_what == Arrange::grid) return answerGrid();
  const SceneObject& moving = m_moving.front();
  const Operands operands{moving, *m_fixed};
  const auto changeTo = [&moving](const Shape& shape) {
    ArrangeAnswer answer;
    if (!identical(shape, moving.shape)) answer.changes.emplace_back(moving.id, shape);
    return answer;
  };
  if (m_what == Arrange::touch || m_what == Arrange::ulpApart || m_what == Arrange::ulpInto) {
    const Result<Solved> solved = solve(moving.shape, m_fixed->shape, m_what);
    if (!solved) return {refusal(name(), solved.error()), {}};
    ArrangeAnswer answer = changeTo(solved->shape);
    answer.result = describe(operands, *solved, m_what, !answer.changes.empty());
    return answer;
  }
  const Result<Aligned> aligned = align(moving.shape, m_fixed->shape, m_what);
  if (!aligned) return {refusal(name(), aligned.error()), {}};
  ArrangeAnswer answer = changeTo(aligned->shape);
  answer.result =
      describe(m_what, operands.mover, operands.other, *aligned, !answer.changes.empty());
  return answer;
}

ArrangeResult ArrangeQuestion::cancelled() const {
  return {.heading = ArrangeTexts::tr("%1: cancelled, nothing was changed.").arg(name()),
          .details = {},
          .refused = true};
}

bool ArrangeQuestion::isCurrent(const Scene& scene) const {
  const auto isAsItWas = [&scene](const SceneObject& object) {
    const SceneObject* now = find(scene, object.id);
    return now != nullptr && identical(now->shape, object.shape) && !(isLocked(*now));
  };
  const auto isThere = [&scene](const SceneObject& object) {
    const SceneObject* now = find(scene, object.id);
    return now != nullptr && identical(now->shape, object.shape);
  };
  return std::ranges::all_of(m_moving, isAsItWas) && (!m_fixed || isThere(*m_fixed));
}

ArrangeResult ArrangeQuestion::take(Document& document, const ArrangeAnswer& answer) const {
  if (!isCurrent(document.scene())) {
    return {.heading = ArrangeTexts::tr("%1: nothing was changed.").arg(name()),
            .details = ArrangeTexts::tr("An object was changed while this was being solved."),
            .refused = true};
  }
  document.edit(name(), [&answer](Scene& scene) {
    for (const auto& [id, shape] : answer.changes) replaceShape(scene, id, shape);
  });
  return answer.result;
}

ArrangeResult nudgeByUlp(Document& document, const Selection& selection, int axis, bool up) {
  const Nudge nudge{.axis = axis, .up = up, .step = std::nullopt};
  int moved = 0;
  document.edit((up ? ArrangeTexts::tr("Nudge %1 up by one ulp")
                    : ArrangeTexts::tr("Nudge %1 down by one ulp"))
                    .arg(axisText(axis)),
                [&](Scene& scene) {
                  for (const std::string& id : selection.ids()) {
                    SceneObject* object = find(scene, id);
                    if (object == nullptr || isLocked(*object)) continue;
                    const Shape before = object->shape;
                    nudge.apply(*object);
                    if (!identical(before, object->shape)) ++moved;
                  }
                });
  ArrangeResult result;
  result.refused = moved == 0;
  result.heading =
      moved == 0 ? ArrangeTexts::tr("Nothing was nudged: no selected object can move that way.")
                 : (up ? ArrangeTexts::tr(
                             "Every %1 coordinate of the selection moved up to the next double.")
                       : ArrangeTexts::tr(
                             "Every %1 coordinate of the selection moved down to the next double."))
                       .arg(axisText(axis));
  return result;
}

}  // namespace hairline
