#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include "core/scene/scene.h"
#include "widgets/pair/pair_reports.h"

namespace hairline {

class StepsModel;

/// A table of texts, to be written in other forms.
struct TextTable {
  QStringList head;
  QVector<QStringList> rows;
};

/// The steps of one report as the panel Explain lists them, numbers in full.
TextTable stepsTable(const StepsModel& steps);

/// The steps of all reports of a pair in one table, by kind, method and scalar.
TextTable allStepsTable(const Scene& scene, const PairReports& pair);

/// What all methods say in all scalars, and how far it is proven.
TextTable verdictsTable(const PairReports& pair);

/// The numbers of all objects, a field a row, in decimal and as hexadecimal floats: both read back
/// to the same bits.
TextTable numbersTable(const Scene& scene);

/// A table of Markdown as GitHub has it.
QString toMarkdown(const TextTable& table);
/// As RFC 4180 has it, the head first.
QString toCsv(const TextTable& table);
/// A table element; `name` is its class.
QString toHtml(const TextTable& table, const QString& name);

}  // namespace hairline
