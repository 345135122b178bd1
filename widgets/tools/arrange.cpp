#include "widgets/tools/arrange.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/solve/align.h"
#include "core/solve/touch.h"
#include "widgets/document/document.h"
#include "widgets/document/object_lock.h"
#include "widgets/document/selection.h"
#include "widgets/scene_view/nudge.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"
#include "widgets/tools/exact_text.h"

namespace hairline {
namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Arrange)
};

/// The objects of a command, their names for texts.
struct Operands {
  const SceneObject& moving;
  const SceneObject& fixed;
  QString mover = objectText(moving);
  QString other = objectText(fixed);
};

QString stepNameOf(Arrange what) {
  switch (what) {
    case Arrange::grid:
      return Texts::tr("Snap %1 to the grid");
    case Arrange::vertex:
      return Texts::tr("Snap %1 to a vertex");
    case Arrange::edge:
      return Texts::tr("Snap %1 to an edge");
    case Arrange::face:
      return Texts::tr("Snap %1 to a face");
    case Arrange::touch:
      return Texts::tr("Make %1 touch");
    case Arrange::coplanar:
      return Texts::tr("Make %1 coplanar");
    case Arrange::collinear:
      return Texts::tr("Make %1 collinear");
    case Arrange::ulpApart:
      return Texts::tr("Move %1 one ulp apart");
    case Arrange::ulpInto:
      break;
  }
  return Texts::tr("Move %1 one ulp into the other");
}

/// Puts a shape in place of another; the points a plane was given by are its no longer.
void replaceShape(Scene& scene, const std::string& id, const Shape& shape) {
  SceneObject* object = find(scene, id);
  if (object == nullptr || identical(object->shape, shape)) return;
  object->shape = shape;
  object->planePoints.reset();
}

ArrangeResult refusal(const QString& command, const Error& error) {
  ArrangeResult result;
  result.refused = true;
  result.heading = Texts::tr("%1: nothing was changed.").arg(command);
  result.details = QString::fromStdString(error.message);
  return result;
}

ArrangeResult describe(const Operands& operands, const Solved& solved, Arrange what, bool moved) {
  ArrangeResult result;
  const TrueLength& gap = solved.contact.gap;
  const QString size = shortNumber(std::abs(gap.value()));
  QStringList lines;
  switch (solved.contact.state) {
    case ContactState::touching:
      result.heading = Texts::tr("%1 touches %2 exactly.").arg(operands.mover, operands.other);
      lines << Texts::tr("They meet, and no depth is left: the true gap is 0.");
      break;
    case ContactState::apart:
      result.heading =
          Texts::tr("%1 is %3 apart from %2.").arg(operands.mover, operands.other, size);
      lines << Texts::tr("True gap:") << lengthText(gap);
      break;
    case ContactState::overlapping:
      result.heading =
          Texts::tr("%1 reaches %3 into %2.").arg(operands.mover, operands.other, size);
      lines << Texts::tr("True depth, less than zero as a gap:") << lengthText(gap);
      break;
  }
  if (what == Arrange::touch && !solved.isExact()) {
    lines << (solved.isIrrational
                  ? Texts::tr("No doubles touch exactly: the length of the plane's normal is "
                              "irrational. These are the nearest ones found.")
                  : Texts::tr("Exactly touching is not representable beside the exact answer. "
                              "These are the nearest doubles found."));
  }
  if (what == Arrange::ulpApart || what == Arrange::ulpInto) {
    lines << Texts::tr("No smaller step of the doubles along the axis of the contact does that.");
  }
  if (!moved) lines << Texts::tr("It stood there already; nothing was moved.");
  if (solved.tookNeighbours) {
    lines << Texts::tr("The nearest doubles miss; neighbours of theirs were taken.");
  }
  if (solved.isVerified) lines << Texts::tr("The exact query of the pair confirms it.");
  result.details = lines.join(QLatin1Char('\n'));
  return result;
}

ArrangeResult describe(const QString& where, const QString& mover, const Aligned& aligned,
                       bool moved) {
  ArrangeResult result;
  QStringList lines;
  if (aligned.isExact()) {
    result.heading = Texts::tr("%1 lies exactly %2.").arg(mover, where);
    lines << Texts::tr("The true distance is 0.");
  } else {
    result.heading =
        Texts::tr("%1 lies %2 within %3.").arg(mover, where, shortNumber(aligned.left.value()));
    lines << Texts::tr("%1 of %2 exactly; of the others the furthest is off by the true distance:")
                 .arg(aligned.exactCorners)
                 .arg(aligned.corners)
          << lengthText(aligned.left)
          << Texts::tr("No doubles near the exact answer are exactly there.");
  }
  if (!moved) lines << Texts::tr("It stood there already; nothing was moved.");
  if (aligned.tookNeighbours) {
    lines << Texts::tr("The nearest doubles miss; neighbours of theirs were taken.");
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

QString whereOf(Arrange what, const QString& other) {
  switch (what) {
    case Arrange::coplanar:
      return Texts::tr("in the plane of a face of %1").arg(other);
    case Arrange::collinear:
      return Texts::tr("on the line of an edge of %1").arg(other);
    case Arrange::vertex:
      return Texts::tr("with a corner on a vertex of %1").arg(other);
    case Arrange::edge:
      return Texts::tr("with a corner on an edge of %1").arg(other);
    default:
      return Texts::tr("with a corner on a face of %1").arg(other);
  }
}

/// The step as the decimal number it stands for.
Rational rationalOf(const DecimalStep& step) {
  const std::string zeros(static_cast<std::size_t>(std::abs(step.exponent)), '0');
  const std::string digits = std::to_string(step.mantissa);
  return *Rational::fromString(step.exponent < 0 ? digits + "/1" + zeros : digits + zeros);
}

ArrangeResult ontoGrid(Document& document, const Selection& selection, const DecimalStep& step) {
  const Rational length = rationalOf(step);
  std::vector<std::pair<std::string, Shape>> changes;
  QStringList lines;
  int snapped = 0;
  for (const std::string& id : selection.ids()) {
    const SceneObject* object = find(document.scene(), id);
    if (object == nullptr || isLocked(*object)) continue;
    const Result<Aligned> aligned = snapToGrid(object->shape, length);
    if (!aligned) {
      lines << objectText(*object) + QStringLiteral(": ") +
                   QString::fromStdString(aligned.error().message);
      continue;
    }
    ++snapped;
    lines
        << (aligned->isExact()
                ? Texts::tr("%1: on multiples of %2 exactly.").arg(objectText(*object), step.text())
                : Texts::tr("%1: on the doubles nearest to multiples of %2, which no doubles are.")
                      .arg(objectText(*object), step.text()));
    changes.emplace_back(id, aligned->shape);
  }
  const QString names = selection.ids().size() == 1
                            ? objectText(*find(document.scene(), selection.current()))
                            : Texts::tr("%1 objects").arg(selection.ids().size());
  document.edit(stepNameOf(Arrange::grid).arg(names), [&](Scene& scene) {
    for (const auto& [id, shape] : changes) replaceShape(scene, id, shape);
  });
  ArrangeResult result;
  result.refused = snapped == 0;
  result.heading = Texts::tr("Snapped %1 to the grid of %2.").arg(names, step.text());
  result.details = lines.join(QLatin1Char('\n'));
  return result;
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
    if (selection.isEmpty()) return Texts::tr("Select one or more objects first.");
    const bool allLocked = std::ranges::all_of(selection.ids(), [&](const std::string& id) {
      const SceneObject* object = find(document.scene(), id);
      return object == nullptr || isLocked(*object);
    });
    return allLocked ? Texts::tr("What is selected is locked.") : QString();
  }
  if (selection.ids().size() != 2) {
    return Texts::tr("Select two objects first: the one that moves, then with Shift the other.");
  }
  const SceneObject* moving = find(document.scene(), arrangePair(selection, swapped).moving);
  if (moving == nullptr) return Texts::tr("Select two objects first.");
  if (isLocked(*moving)) return Texts::tr("%1 would move, but is locked.").arg(objectText(*moving));
  return {};
}

ArrangeResult arrange(Document& document, const Selection& selection, Arrange what, bool swapped,
                      const DecimalStep& step) {
  if (what == Arrange::grid) return ontoGrid(document, selection, step);
  const ArrangePair pair = arrangePair(selection, swapped);
  const SceneObject moving = *find(document.scene(), pair.moving);
  const SceneObject fixed = *find(document.scene(), pair.fixed);
  const Operands operands{moving, fixed};
  const QString name = stepNameOf(what).arg(operands.mover);
  const auto keep = [&](const Shape& shape) {
    document.edit(name, [&](Scene& scene) { replaceShape(scene, pair.moving, shape); });
    return !identical(shape, moving.shape);
  };
  if (what == Arrange::touch || what == Arrange::ulpApart || what == Arrange::ulpInto) {
    const Result<Solved> solved = solve(moving.shape, fixed.shape, what);
    if (!solved) return refusal(name, solved.error());
    return describe(operands, *solved, what, keep(solved->shape));
  }
  const Result<Aligned> aligned = align(moving.shape, fixed.shape, what);
  if (!aligned) return refusal(name, aligned.error());
  return describe(whereOf(what, operands.other), operands.mover, *aligned, keep(aligned->shape));
}

ArrangeResult nudgeByUlp(Document& document, const Selection& selection, int axis, bool up) {
  const Nudge nudge{.axis = axis, .up = up, .step = std::nullopt};
  const QString way = up ? Texts::tr("up") : Texts::tr("down");
  int moved = 0;
  document.edit(Texts::tr("Nudge %1 %2 by one ulp").arg(axisText(axis), way), [&](Scene& scene) {
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
      moved == 0 ? Texts::tr("Nothing was nudged: no selected object may move so.")
                 : Texts::tr("Every %1 coordinate of the selection went %2 to the next double.")
                       .arg(axisText(axis), way);
  return result;
}

}  // namespace hairline
