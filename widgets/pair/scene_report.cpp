#include "widgets/pair/scene_report.h"

#include <QCoreApplication>

#include "core/scene/object_part.h"
#include "core/scene/scene_file.h"
#include "core/scene/transform.h"
#include "widgets/controls/theme.h"
#include "widgets/explain/steps_model.h"
#include "widgets/pair/report_tables.h"
#include "widgets/pictures/scene_picture.h"
#include "widgets/pictures/vector_picture.h"
#include "widgets/text/labels.h"
#include "widgets/text/language.h"
#include "widgets/text/markdown.h"
#include "widgets/text/verdicts.h"

namespace hairline {
namespace {

struct SceneReport {
  Q_DECLARE_TR_FUNCTIONS(SceneReport)
};

constexpr const char* styleSheet =
    ":root{color-scheme:light dark;--text:#1b1f24;--paper:#fff;--line:#d0d5da;--head:#f1f3f5}"
    "@media(prefers-color-scheme:dark){:root{--text:#e6e8ea;--paper:#16191c;--line:#3c4247;"
    "--head:#24292e}}"
    "body{font:15px/1.5 system-ui,sans-serif;color:var(--text);background:var(--paper);"
    "max-width:70rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;font-size:13px}"
    "th,td{border:1px solid var(--line);padding:.2rem .5rem;text-align:left;vertical-align:top}"
    "th{background:var(--head)}td{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}"
    ".wide{overflow-x:auto}figure{margin:1rem 0;display:inline-block}"
    "figure svg{background:#fff;border:1px solid var(--line);max-width:100%;height:auto}"
    "summary{cursor:pointer;margin:.4rem 0}"
    "@media print{:root{--text:#000;--paper:#fff;--line:#999;--head:#eee}body{margin:0;"
    "max-width:none}tr,figure{break-inside:avoid}}";

QString titleOf(const Scene& scene) {
  return scene.name.empty() ? SceneReport::tr("Scene") : QString::fromStdString(scene.name);
}

PairReports reportsOf(const Scene& scene) {
  const auto focus = pairInFocus(scene, {});
  return focus ? answerPair(scene, *focus, {}) : PairReports();
}

QString pairTitle(const Scene& scene, const PairReports& pair) {
  QStringList names;
  for (const std::string& id : {pair.a, pair.b}) {
    const Operand operand(scene, id);
    if (operand) names << objectText(*operand);
  }
  return names.join(QStringLiteral(" – "));
}

/// A picture as an element of the page, without its file header.
QString inlineSvg(const Scene& scene, const ViewState& view) {
  const Theme theme = Theme::lightTheme();
  const VectorPicture picture = vectorPictureOf(scene, view, theme);
  const QString svg = QString::fromUtf8(toSvg(picture.list, view, theme.view, titleOf(scene)));
  const qsizetype start = svg.indexOf(QLatin1String("<svg"));
  return start < 0 ? QString() : svg.mid(start);
}

QString figure(const Scene& scene, const ViewState& view, const QString& caption) {
  return QStringLiteral("<figure>%1<figcaption>%2</figcaption></figure>\n")
      .arg(inlineSvg(scene, view), markup(caption));
}

ViewState lookingAlong(const Scene& scene, AxisView axis) {
  ViewState view;
  view.size = QSizeF(480, 360);
  view.camera.look(axis);
  if (const auto box = bounds(scene, true)) {
    // Names are drawn beside the shapes.
    const Eigen::Vector3d margin = 0.18 * (box->max - box->min);
    view.camera.frame(box->min - margin, box->max + margin, view.size);
  }
  return view;
}

QString heading(const QString& text) { return QStringLiteral("<h2>%1</h2>\n").arg(markup(text)); }

QString stepsHtml(const Scene& scene, const PairReports& pair) {
  QString text;
  StepsModel steps;
  for (const Report& report : pair.reports) {
    steps.setReport(&report, Operand(scene, pair.a).get(), Operand(scene, pair.b).get());
    text += QStringLiteral("<details><summary>%1</summary>\n").arg(markup(conclusionText(report)));
    text += steps.rowCount() > 0
                ? toHtml(stepsTable(steps), QStringLiteral("steps"))
                : QStringLiteral("<p>%1</p>").arg(SceneReport::tr("This method records no steps."));
    text += QStringLiteral("</details>\n");
  }
  return text;
}

}  // namespace

QString htmlReport(const Scene& scene, const ViewState& view) {
  const QString title = markup(titleOf(scene));
  QString text = QStringLiteral(
                     "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                     "<meta name=\"viewport\" content=\"width=device-width\"><title>")
                     .arg(currentLanguage());
  text += title;
  text += QStringLiteral("</title><style>") + QLatin1String(styleSheet);
  text += QStringLiteral("</style></head><body>\n<h1>") + title + QStringLiteral("</h1>\n");
  text += figure(scene, view, SceneReport::tr("Current view"));
  text += figure(scene, lookingAlong(scene, AxisView::top), SceneReport::tr("From above"));
  text += figure(scene, lookingAlong(scene, AxisView::front), SceneReport::tr("From the front"));
  text += figure(scene, lookingAlong(scene, AxisView::right), SceneReport::tr("From the right"));
  if (!scene.notes.empty()) {
    text += heading(SceneReport::tr("Notes"));
    text += QStringLiteral("<pre>%1</pre>\n").arg(markup(QString::fromStdString(scene.notes)));
  }
  text += heading(SceneReport::tr("Objects"));
  text += toHtml(numbersTable(scene), QStringLiteral("numbers"));
  const PairReports pair = reportsOf(scene);
  if (!pair.reports.empty()) {
    const Agreement agreement = agreementOf(pair);
    text += heading(SceneReport::tr("Verdicts on %1").arg(pairTitle(scene, pair)));
    text += QStringLiteral("<p><strong>%1</strong><br>%2</p>\n")
                .arg(markup(agreement.title),
                     markup(agreement.details).replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    text += toHtml(verdictsTable(pair), QStringLiteral("verdicts"));
    text += heading(SceneReport::tr("Steps"));
    text += stepsHtml(scene, pair);
  }
  const QByteArray json = QByteArray::fromStdString(writeScene(scene));
  text += heading(SceneReport::tr("Scene"));
  text += QStringLiteral(
              "<p><a download=\"scene.hairline.json\" href=\"data:application/json;"
              "base64,%1\">%2</a></p>\n<details><summary>%3</summary><pre>%4</pre>"
              "</details>\n")
              .arg(QString::fromLatin1(json.toBase64()), SceneReport::tr("Save the scene"),
                   SceneReport::tr("Show the scene's text"), markup(QString::fromUtf8(json)));
  return text + QStringLiteral("</body></html>\n");
}

QString markdownReport(const Scene& scene) {
  QString text = QStringLiteral("# %1\n\n").arg(titleOf(scene).simplified());
  text += QStringLiteral("## %1\n\n").arg(SceneReport::tr("Objects"));
  text += toMarkdown(numbersTable(scene));
  const PairReports pair = reportsOf(scene);
  if (pair.reports.empty()) return wellFormed(text);
  const Agreement agreement = agreementOf(pair);
  QString lines = agreement.title + QLatin1Char('\n') + agreement.details;
  text += QStringLiteral("\n## %1\n\n%2\n\n")
              .arg(SceneReport::tr("Verdicts on %1").arg(pairTitle(scene, pair).simplified()),
                   lines.replace(QLatin1Char('\n'), QStringLiteral("  \n")));
  text += toMarkdown(verdictsTable(pair));
  text += QStringLiteral("\n## %1\n\n").arg(SceneReport::tr("Steps"));
  return wellFormed(text + toMarkdown(allStepsTable(scene, pair)));
}

QString csvReport(const Scene& scene) {
  return wellFormed(toCsv(allStepsTable(scene, reportsOf(scene))));
}

}  // namespace hairline
