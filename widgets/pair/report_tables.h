#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include "core/scene/scene.h"
#include "widgets/pair/pair_reports.h"

namespace hairline {

class StepsModel;

/// A table of texts, for several output formats.
struct TextTable {
  QStringList head;
  QVector<QStringList> rows;
};

/// The steps of one report as in the panel Explain, with full numbers.
TextTable stepsTable(const StepsModel& steps);

/// The steps of all reports of a pair in one table, by kind, method and scalar.
TextTable allStepsTable(const Scene& scene, const PairReports& pair);

/// The verdicts of all methods in all scalars, and the state of their proofs.
TextTable verdictsTable(const PairReports& pair);

/// The numbers of all objects, one field per row, in decimal and as hexadecimal floats: both read
/// back to the same bits.
TextTable numbersTable(const Scene& scene);

/// A Markdown table in GitHub's dialect.
QString toMarkdown(const TextTable& table);
/// As in RFC 4180, the header first.
QString toCsv(const TextTable& table);
/// A table element; `name` is its class.
QString toHtml(const TextTable& table, const QString& name);

}  // namespace hairline
