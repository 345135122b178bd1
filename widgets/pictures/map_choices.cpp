#include "widgets/pictures/map_choices.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

#include "core/queries.h"
#include "core/scene/motion.h"
#include "core/scene/object_part.h"
#include "widgets/document/object_lock.h"
#include "widgets/pictures/map_painting.h"
#include "widgets/text/labels.h"

namespace hairline {
MapChoices mapChoices(const Scene& scene, const std::string& a, const std::string& b,
                      const std::vector<std::string>& own) {
  MapChoices made;
  std::vector<const Shape*> shapes;
  const Operand first(scene, a);
  const Operand second(scene, b);
  if (!first || !second) return made;
  made.ids = {a, b};
  made.objects = {*first, *second};
  for (std::size_t i = 0; i < 2; ++i) {
    const SceneObject& object = made.objects[i];
    shapes.push_back(&object.shape);
    if (object.displacement) made.options.displacements[i] = *object.displacement;
    // A part of an object moves with the whole, which is not an operand.
    if (find(scene, made.ids[i]) == nullptr || isLocked(object)) continue;
    for (Freedom& freedom : freedomsOf(object, i)) made.freedoms.push_back(std::move(freedom));
  }
  // A map moves the operands as a whole; nothing rotates or moves on lines of its own there.
  const bool moves = (first->displacement || second->displacement) && isOnlyTranslated(*first) &&
                     isOnlyTranslated(*second);
  for (const IndexedQuery& query : findQueries(shapes)) {
    const Kind kind = query.entry->info.kind;
    if (!hasMap(kind) || !canAsk(kind, shapes) || (kind == Kind::sweep && !moves)) continue;
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
      if (query.entry->has(scalar)) made.methods.push_back({query.entry, query.swapped, scalar});
    }
  }
  const std::vector<MapMethod> queries = made.methods;
  std::set<Kind> kinds;
  for (const MapMethod& query : queries) {
    if (!kinds.insert(query.entry->info.kind).second) continue;
    for (const std::string& name : own) {
      for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
        made.methods.push_back({query.entry, false, scalar, name});
      }
    }
  }
  return made;
}

namespace {

QString textOf(const QString& name, const Freedom& freedom) {
  const auto axis = [](std::size_t place) { return axisText(static_cast<int>(place)); };
  switch (freedom.sort) {
    case Freedom::Sort::position:
      return MapTexts::tr("%1 position %2").arg(name, axis(freedom.place));
    case Freedom::Sort::angle:
      return MapTexts::tr("%1 angle about %2").arg(name, axis(freedom.place));
    case Freedom::Sort::number:
      break;
  }
  QString text = name + QLatin1Char(' ') + fieldText(freedom.field);
  if (freedom.item >= 0) text += QLatin1Char(' ') + QString::number(freedom.item);
  if (freedom.component >= 0) text += QLatin1Char(' ') + axisText(freedom.component);
  return text;
}

}  // namespace

QString freedomText(const MapChoices& choices, const Freedom& freedom) {
  return textOf(objectText(choices.objects[freedom.operand]), freedom);
}

QString shortFreedomText(const MapChoices& choices, const Freedom& freedom) {
  constexpr qsizetype most = 12;
  constexpr qsizetype end = 4;
  QString name = objectText(choices.objects[freedom.operand]);
  if (name.size() > most) {
    name = name.left(most - end - 1) + QChar(0x2026) + name.right(end);
  }
  return textOf(name, freedom);
}

QString mapMethodText(const MapChoices& choices, const MapMethod& method) {
  const QueryInfo& info = method.entry->info;
  const QString name = method.own.empty() ? methodText(info.method)
                                          : QStringLiteral("\u2605 ") + ownMethodText(method.own);
  const QString text = name + QLatin1Char(' ') + scalarText(method.scalar);
  // The default question needs no name.
  const bool isFirstKind = info.kind == choices.methods.front().entry->info.kind;
  return isFirstKind ? text : MapTexts::tr("%1: %2").arg(kindText(info.kind), text);
}

}  // namespace hairline
