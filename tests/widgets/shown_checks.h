#pragma once

#include <QDeadlineTimer>
#include <QListWidget>
#include <QTableView>
#include <QTreeWidget>
#include <algorithm>
#include <map>

#include "core/scene/rotation.h"
#include "core/scene/scene_file.h"
#include "widgets/document/measurement_field.h"
#include "widgets/document/shape_fields.h"
#include "widgets/objects/measurement.h"
#include "widgets/objects/number_field.h"
#include "widgets/pair/group_in_focus.h"
#include "widgets/pair/verdict_table_model.h"
#include "widgets/text/labels.h"
#include "widgets/text/verdicts.h"
#include "widgets/window/main_window.h"

namespace hairline::testing {

// Whether what a window shows equals a fresh computation. Each returns the fault, or nothing.

inline QString compareFile(MainWindow& window) {
  const Result<Scene> read = parseScene(writeScene(window.document()->scene()));
  if (!read) return QStringLiteral("the scene cannot be read back");
  return identical(*read, window.document()->scene())
             ? QString()
             : QStringLiteral("read back it is another scene");
}

inline QString compareTree(MainWindow& window) {
  const auto* tree = window.findChild<QTreeWidget*>(QStringLiteral("objectTree"));
  if (tree->topLevelItemCount() != static_cast<int>(window.document()->scene().objects.size())) {
    return QStringLiteral("the list has another number of rows");
  }
  for (std::size_t i = 0; i < window.document()->scene().objects.size(); ++i) {
    const SceneObject& object = window.document()->scene().objects[i];
    const QTreeWidgetItem* item = tree->topLevelItem(static_cast<int>(i));
    if (item->text(0) != objectText(object)) return QStringLiteral("a row has another name");
    if (item->isSelected() != window.selection()->contains(object.id)) {
      return QStringLiteral("a row is selected where the object is not, or the other way round");
    }
    if (item->toolTip(2) != (object.visible ? MainWindow::tr("Hide") : MainWindow::tr("Show"))) {
      return QStringLiteral("a row's eye is wrong");
    }
  }
  return {};
}

inline QString compareNumbers(MainWindow& window) {
  const SceneObject* object = find(window.document()->scene(), window.selection()->current());
  if (object == nullptr) return {};
  std::size_t left = 0;
  bool sameSpelling = true;
  AxisAngle shown;
  for (const FieldRow& row : fieldRows(*object, 60, &left)) {
    for (const FieldCell& cell : row.cells) {
      const auto* field =
          window.findChild<NumberField*>(QString::fromStdString(cell.place.to_string()));
      if (field == nullptr) return QStringLiteral("a number has no field");
      if (const auto place = axisAnglePlace(cell.place)) {
        (*place < 3 ? shown.axis[int(*place)] : shown.degrees) = field->value();
        sameSpelling = sameSpelling && field->value() == cell.value;
      } else if (field->value() != cell.value) {
        return QStringLiteral("a field has another number");
      }
    }
  }
  if (sameSpelling) return {};
  // A rotation stays as it was typed: about (0, 0, 1) by -30 degrees, about (1, 1, 1) by 240.
  const auto rotated = withAxisAngle(object->shape, shown);
  return rotated && identical(*rotated, object->shape)
             ? QString()
             : QStringLiteral("the fields show another rotation");
}

inline QString compareVerdicts(MainWindow& window) {
  const auto* table = window.findChild<QTableView*>(QStringLiteral("verdictTable"));
  const auto* model = qobject_cast<const VerdictTableModel*>(table->model());
  const SelectionIds& selected = window.selection()->ids();
  const auto triple = groupInFocus(window.document()->scene(), selected);
  const auto pair = pairInFocus(window.document()->scene(), selected);
  if (!pair && !triple) {
    return window.runner()->focus() == nullptr ? QString()
                                               : QStringLiteral("there is no such pair");
  }
  const QueryOptions& options = window.runner()->options();
  const PairReports fresh = triple ? answerGroup(window.document()->scene(), *triple, options)
                                   : answerPair(window.document()->scene(), *pair, options);
  for (const Report& report : fresh.reports) {
    const QModelIndex cell = model->indexOf(report.info.kind, report.info.method, report.scalar);
    if (!cell.isValid()) return QStringLiteral("a verdict is not shown");
    if (cell.data().toString() != verdictText(report)) {
      return QStringLiteral("%1 in %2 is shown as %3, and is %4")
          .arg(methodText(report.info.method), scalarText(report.scalar), cell.data().toString(),
               verdictText(report));
    }
  }
  return {};
}

inline QString comparePairs(MainWindow& window) {
  PairTable fresh;
  Change everything;
  everything.reset = true;
  fresh.update(window.document()->scene(), everything);
  while (!fresh.work(std::chrono::hours(1))) {
    PairTable::Job job = fresh.job();
    const auto neverStop = [](const Shape&, const Shape&, bool) { return false; };
    for (const auto number : job.waiting()) fresh.take(*job.ask(number, neverStop));
  }
  std::map<std::pair<std::string, std::string>, PairSummary> expected;
  for (const auto& [pair, summary] : fresh.pairs()) {
    expected[std::minmax(fresh.id(pair.first), fresh.id(pair.second))] = summary;
  }
  const PairTable& table = window.pairs()->table();
  if (table.pairs().size() != expected.size()) {
    return QStringLiteral("%1 pairs, and not %2").arg(table.pairs().size()).arg(expected.size());
  }
  for (const auto& [pair, summary] : table.pairs()) {
    const auto found = expected.find(std::minmax(table.id(pair.first), table.id(pair.second)));
    if (found == expected.end()) return QStringLiteral("a pair that is none");
    if (found->second.meet != summary.meet || found->second.disagree != summary.disagree) {
      return QStringLiteral("of %1 and %2 the table says what is not so")
          .arg(QString::fromStdString(found->first.first),
               QString::fromStdString(found->first.second));
    }
  }
  return {};
}

inline QString compareMeasurements(MainWindow& window) {
  const Scene& scene = window.document()->scene();
  const auto* list = window.findChild<QListWidget*>(QStringLiteral("measureList"));
  const Json kept = measurementList(scene);
  if (list->count() != static_cast<int>(kept.size())) {
    return QStringLiteral("%1 measurements, and not %2").arg(list->count()).arg(kept.size());
  }
  for (int i = 0; i < list->count(); ++i) {
    const auto measurement = measurementFromJson(kept[static_cast<std::size_t>(i)]);
    if (!measurement) return QStringLiteral("a measurement cannot be read");
    const auto fresh = measure(*measurement, scene);
    if (fresh && list->item(i)->text() != fresh->line) {
      return QStringLiteral("measured is %1, and not %2").arg(list->item(i)->text(), fresh->line);
    }
  }
  return {};
}

/// Everything, once the answers are there.
inline QString compareShown(MainWindow& window) {
  const auto isDone = [&] {
    const PairReports* focus = window.runner()->focus();
    return !window.jobs()->isBusy() && (focus == nullptr || !focus->pending) &&
           window.pairs()->table().isComplete();
  };
  QCoreApplication::processEvents();
  for (QDeadlineTimer wait(120000); !isDone() && !wait.hasExpired();) {
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
  }
  if (!isDone()) return QStringLiteral("the answers do not come");
  QCoreApplication::processEvents();
  for (const QString& wrong :
       {compareFile(window), compareTree(window), compareNumbers(window), compareVerdicts(window),
        comparePairs(window), compareMeasurements(window)}) {
    if (!wrong.isEmpty()) return wrong;
  }
  return {};
}

}  // namespace hairline::testing
