#include "widgets/pair/report_tables.h"

#include <QCoreApplication>

#include "core/scene/object_part.h"
#include "core/scene/shape_json.h"
#include "widgets/explain/steps_model.h"
#include "widgets/text/labels.h"
#include "widgets/text/markdown.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

struct ReportTexts {
  Q_DECLARE_TR_FUNCTIONS(ReportTexts)
};

QString fieldText(const Json& value, bool hexadecimal) {
  return QString::fromStdString(writeJson(value, {false, hexadecimal}))
      .remove(hexadecimal ? QLatin1Char('"') : QChar());
}

}  // namespace

TextTable stepsTable(const StepsModel& steps) {
  TextTable table{{ReportTexts::tr("Step"), ReportTexts::tr("Looked at"), ReportTexts::tr("Result"),
                   ReportTexts::tr("Remark"), ReportTexts::tr("State"), ReportTexts::tr("Numbers")},
                  {}};
  for (int row = 0; row < steps.rowCount(); ++row) {
    const StepText text = steps.text(row);
    table.rows << QStringList{QString::number(row),
                              text.label,
                              text.value,
                              text.note,
                              stateText(steps.context(row)),
                              text.details.join(QStringLiteral("; "))};
  }
  return table;
}

TextTable allStepsTable(const Scene& scene, const PairReports& pair) {
  TextTable all;
  StepsModel steps;
  for (const Report& report : pair.reports) {
    steps.setReport(&report, Operand(scene, pair.a).get(), Operand(scene, pair.b).get());
    const TextTable table = stepsTable(steps);
    if (all.head.isEmpty()) {
      all.head = QStringList{ReportTexts::tr("Kind"), ReportTexts::tr("Method"),
                             ReportTexts::tr("Scalar")} +
                 table.head;
    }
    const QStringList which{kindText(report.info.kind), methodText(report.info),
                            scalarText(report.scalar)};
    for (const QStringList& row : table.rows) all.rows << which + row;
  }
  return all;
}

TextTable verdictsTable(const PairReports& pair) {
  TextTable table{{ReportTexts::tr("Kind"), ReportTexts::tr("Method"), ReportTexts::tr("Scalar"),
                   ReportTexts::tr("Verdict"), ReportTexts::tr("Reason"), ReportTexts::tr("Proof"),
                   ReportTexts::tr("Certificate")},
                  {}};
  for (const Report& report : pair.reports) {
    table.rows << QStringList{kindText(report.info.kind), methodText(report.info),
                              scalarText(report.scalar),  verdictText(report),
                              reasonText(report),         proofText(report),
                              proofDetails(report)};
  }
  return table;
}

TextTable numbersTable(const Scene& scene) {
  TextTable table{{ReportTexts::tr("Object"), ReportTexts::tr("Shape"), ReportTexts::tr("Field"),
                   ReportTexts::tr("Decimal"), ReportTexts::tr("Hexadecimal")},
                  {}};
  for (const SceneObject& object : scene.objects) {
    const QString name = objectText(object);
    const QString type = shapeText(typeName(object.shape));
    Json fields = writeShape(object.shape);
    if (object.displacement) fields["displacement"] = writeVector(*object.displacement);
    for (const Vector3<double>& vector : object.displacements) {
      fields["displacements"].push_back(writeVector(vector));
    }
    if (object.rotation) {
      const Json rotation = writeRotation(*object.rotation);
      for (const auto& [part, value] : rotation.items()) fields["rotation." + part] = value;
    }
    for (const auto& [field, value] : fields.items()) {
      if (field == "type") continue;
      table.rows << QStringList{name, type, QString::fromStdString(field), fieldText(value, false),
                                fieldText(value, true)};
    }
  }
  return table;
}

QString toMarkdown(const TextTable& table) {
  const auto line = [](const QStringList& cells) {
    QStringList escaped;
    for (QString cell : cells) {
      cell.replace(QLatin1Char('\\'), QStringLiteral("\\\\"));
      cell.replace(QLatin1Char('|'), QStringLiteral("\\|"));
      cell.replace(QLatin1Char('\n'), QStringLiteral("<br>"));
      escaped << cell;
    }
    return QStringLiteral("| %1 |\n").arg(escaped.join(QStringLiteral(" | ")));
  };
  QString text = line(table.head);
  text += QStringLiteral("|") + QStringLiteral(" --- |").repeated(table.head.size()) +
          QLatin1Char('\n');
  for (const QStringList& row : table.rows) text += line(row);
  return text;
}

QString toCsv(const TextTable& table) {
  const auto line = [](const QStringList& cells) {
    QStringList quoted;
    for (QString cell : cells) {
      const bool plain = !cell.contains(QLatin1Char(',')) && !cell.contains(QLatin1Char('"')) &&
                         !cell.contains(QLatin1Char('\n')) && !cell.contains(QLatin1Char('\r'));
      if (!plain) {
        cell.replace(QLatin1Char('"'), QStringLiteral("\"\""));
        cell = QLatin1Char('"') + cell + QLatin1Char('"');
      }
      quoted << cell;
    }
    return quoted.join(QLatin1Char(',')) + QStringLiteral("\r\n");
  };
  QString text = line(table.head);
  for (const QStringList& row : table.rows) text += line(row);
  return text;
}

QString toHtml(const TextTable& table, const QString& name) {
  QString text = QStringLiteral("<div class=\"wide\"><table class=\"%1\"><thead><tr>").arg(name);
  for (const QString& cell : table.head) {
    text += QStringLiteral("<th scope=\"col\">%1</th>").arg(markup(cell));
  }
  text += QStringLiteral("</tr></thead><tbody>\n");
  for (const QStringList& row : table.rows) {
    text += QStringLiteral("<tr>");
    for (const QString& cell : row) {
      text += QStringLiteral("<td>") + markup(cell) + QStringLiteral("</td>");
    }
    text += QStringLiteral("</tr>\n");
  }
  return text + QStringLiteral("</tbody></table></div>\n");
}

}  // namespace hairline
